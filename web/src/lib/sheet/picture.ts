// A sheet drawn on a canvas, to be sent as a picture.
import { m } from '../paraglide/messages';
import { settings } from '../settings.svelte';
import { gridOf, type Cell, type Grid } from './grid';
import type { Sheet } from './types';
import { gameWord, presetWord, titleOf } from './words';

const COLOURS = {
  paper: '#fffaf2',
  ink: '#2a241b',
  muted: '#655a49',
  line: '#dccfb9',
  accent: '#8a4f06',
  good: '#1e6b3c',
  bad: '#a3242f',
} as const;
const FONT = "'Vazirmatn Variable', 'Vazirmatn', system-ui, sans-serif";
const WIDTH = 600;
const MARGIN = 28;
const HEAD = 96;
const NAMES = 44;
const ROW = 52;
const RULE = 30;
const FOOT = 28;
const NARROW = 0.6;
const SCALE = 2;
/** Phones draw no larger canvas than this. */
const MOST_PIXELS = 16_000_000;

interface Pen {
  readonly on: CanvasRenderingContext2D;
  readonly rtl: boolean;
  readonly width: number;
}

/** The sheet as PNG; null where the browser cannot. */
export async function pictureOf(sheet: Sheet): Promise<Blob | null> {
  await Promise.all(['400', '700'].map((weight) => document.fonts.load(`${weight} 16px ${FONT}`, 'آA1')));
  const grid = gridOf(sheet);
  const width = Math.max(WIDTH, 2 * MARGIN + grid.heads.length * 84);
  const height = HEAD + NAMES + rowsHeight(grid) + FOOT * grid.foot.length + MARGIN;
  const canvas = document.createElement('canvas');
  const scale = Math.min(SCALE, Math.sqrt(MOST_PIXELS / (width * height)));
  canvas.width = Math.floor(width * scale);
  canvas.height = Math.floor(height * scale);
  const on = canvas.getContext('2d');
  if (!on) return null;
  on.scale(scale, scale);
  on.fillStyle = COLOURS.paper;
  on.fillRect(0, 0, width, height);
  const pen: Pen = { on, rtl: settings.dir === 'rtl', width };
  on.direction = settings.dir;
  on.textBaseline = 'middle';
  drawHead(pen, sheet);
  drawFoot(pen, grid, drawRows(pen, grid, drawNames(pen, grid)));
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

const rowsHeight = (grid: Grid) =>
  grid.rows.reduce((sum, row) => sum + ROW + (row.rule ? RULE : 0) + (row.note ? RULE : 0), 0);

/** Columns from the side where reading begins; the deal's number needs less room. */
function columnsOf({ rtl, width }: Pen, grid: Grid): { middle: number; width: number }[] {
  const shares = grid.heads.map((_, i) => (i === grid.middle && grid.middle === 0 ? NARROW : 1));
  const unit = (width - 2 * MARGIN) / shares.reduce((a, b) => a + b, 0);
  let at = MARGIN;
  return shares.map((share) => {
    const from = at;
    at += share * unit;
    const middle = from + (share * unit) / 2;
    return { middle: rtl ? width - middle : middle, width: share * unit };
  });
}

function write(pen: Pen, text: string, x: number, y: number, size: number, room: number, bold = false) {
  const { on } = pen;
  on.font = `${bold ? 700 : 400} ${size}px ${FONT}`;
  let shown = text;
  const letters = [...text];
  while (letters.length > 1 && on.measureText(shown).width > room) {
    letters.pop();
    shown = `${letters.join('')}…`;
  }
  on.fillText(shown, x, y);
}

function rule({ on, width }: Pen, y: number, colour: string, thick: number) {
  on.strokeStyle = colour;
  on.lineWidth = thick;
  on.beginPath();
  on.moveTo(MARGIN, y);
  on.lineTo(width - MARGIN, y);
  on.stroke();
}

function drawHead(pen: Pen, sheet: Sheet) {
  const { on, rtl, width } = pen;
  const [start, end] = rtl ? [width - MARGIN, MARGIN] : [MARGIN, width - MARGIN];
  const day = new Intl.DateTimeFormat(settings.locale, { dateStyle: 'medium' }).format(sheet.changed);
  on.textAlign = 'start';
  on.fillStyle = COLOURS.ink;
  write(pen, titleOf(sheet), start, 34, 24, width - 2 * MARGIN - 70, true);
  on.fillStyle = COLOURS.muted;
  write(pen, `${gameWord(sheet.game)} · ${presetWord(sheet)} · ${day}`, start, 68, 15, width - 2 * MARGIN - 70);
  on.textAlign = 'end';
  on.fillStyle = COLOURS.accent;
  write(pen, m.app_name(), end, 34, 18, 70, true);
  on.textAlign = 'center';
}

function drawNames(pen: Pen, grid: Grid): number {
  pen.on.fillStyle = COLOURS.ink;
  columnsOf(pen, grid).forEach((column, i) => {
    write(pen, grid.heads[i] ?? '', column.middle, HEAD + NAMES / 2, 16, column.width - 10, true);
  });
  rule(pen, HEAD + NAMES, COLOURS.muted, 2);
  return HEAD + NAMES;
}

function drawRows(pen: Pen, grid: Grid, top: number): number {
  const columns = columnsOf(pen, grid);
  let y = top;
  for (const row of grid.rows) {
    row.cells.forEach((cell, i) => drawCell(pen, cell, columns[i]!, y));
    y += ROW;
    rule(pen, y, COLOURS.line, 1);
    for (const text of [row.rule, row.note]) {
      if (!text) continue;
      if (text === row.rule) rule(pen, y, COLOURS.accent, 2);
      pen.on.fillStyle = COLOURS.accent;
      write(pen, text, pen.width / 2, y + RULE / 2, 14, pen.width - 2 * MARGIN);
      y += RULE;
    }
  }
  return y;
}

function drawCell(pen: Pen, cell: Cell, column: { middle: number; width: number }, top: number) {
  const { on } = pen;
  const y = top + (cell.small ? 19 : ROW / 2);
  on.fillStyle = COLOURS.ink;
  write(pen, cell.big, column.middle, y, 20, column.width - 6, true);
  if (cell.struck) {
    const half = on.measureText(cell.big).width / 2 + 3;
    on.fillStyle = COLOURS.bad;
    on.fillRect(column.middle - half, y - 1, 2 * half, 2);
  }
  on.fillStyle = cell.tone === 'plain' ? COLOURS.muted : COLOURS[cell.tone];
  write(pen, cell.small, column.middle, top + 40, 13, column.width - 6);
}

function drawFoot(pen: Pen, grid: Grid, top: number) {
  pen.on.fillStyle = COLOURS.muted;
  grid.foot.forEach((text, i) => {
    write(pen, text, pen.width / 2, top + MARGIN / 2 + FOOT * (i + 0.5), 14, pen.width - 2 * MARGIN);
  });
}
