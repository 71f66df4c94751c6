// The only place that knows the charting library; it is fetched with it.
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { num } from '../numbers';
import type { Curve } from './judged';

const HEIGHT = 190;

export interface Plot {
  draw: (curve: Curve, last: number, now: number) => void;
  destroy: () => void;
}

/** A chart in this box; a click on it goes to the action there. */
export function makePlot(box: HTMLElement, onpick: (action: number) => void): Plot {
  const style = getComputedStyle(box);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const font = `13px ${style.fontFamily}`;
  let now = 0;
  let last = 1;

  const axis = {
    stroke: colour('--ink'),
    font,
    grid: { stroke: colour('--line'), width: 1 },
    ticks: { stroke: colour('--line') },
  };

  function mark(chart: uPlot) {
    const x = chart.valToPos(now, 'x', true);
    const { ctx, bbox } = chart;
    ctx.save();
    ctx.strokeStyle = colour('--accent');
    ctx.lineWidth = 3 * devicePixelRatio;
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
    ctx.restore();
  }

  const chart = new uPlot(
    {
      width: box.clientWidth,
      height: HEIGHT,
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false } },
      scales: { x: { time: false, range: () => [0, Math.max(1, last)] } },
      axes: [
        { ...axis, values: (_, values) => values.map((value) => (Number.isInteger(value) ? num(value) : '')) },
        { ...axis, size: 54, values: (_, values) => values.map((value) => num(Math.round(value))) },
      ],
      series: [
        {},
        { stroke: colour('--primary'), width: 2, points: { show: true, size: 5, fill: colour('--primary') } },
      ],
      hooks: { draw: [mark] },
    },
    [[], []],
    box,
  );
  const pick = () => {
    const { idx } = chart.cursor;
    const action = idx === null || idx === undefined ? undefined : chart.data[0][idx];
    if (action !== undefined) onpick(action);
  };
  chart.over.addEventListener('click', pick);
  const watch = new ResizeObserver(() => chart.setSize({ width: box.clientWidth, height: HEIGHT }));
  watch.observe(box);

  return {
    draw(curve, end, at) {
      [last, now] = [end, at];
      chart.setData([curve.actions, curve.points]);
    },
    destroy() {
      watch.disconnect();
      chart.destroy();
    },
  };
}
