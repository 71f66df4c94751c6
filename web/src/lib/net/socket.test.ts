import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage } from '../protocol';
import { TableSocket, waitBefore, type LinkState } from './socket';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: { id: number; t: string }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  tell(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const welcome = { t: 'welcome', protocol: 1, version: '0', view: {} };
const listeners = new Map<string, () => void>();
let states: LinkState[];
let messages: ServerMessage[];
let codes: number[];

function open() {
  return new TableSocket('ws://table', {
    message: (message) => messages.push(message),
    state: (state) => states.push(state),
    ended: (code) => codes.push(code),
  });
}

const latest = () => FakeSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  [states, messages, codes] = [[], [], []];
  const listen = (name: string, handler: () => void) => listeners.set(name, handler);
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('removeEventListener', (name: string) => listeners.delete(name));
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: listen,
    removeEventListener: (name: string) => listeners.delete(name),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('commands', () => {
  it('are resolved by their ids, in any order', async () => {
    const socket = open();
    latest().tell(welcome);
    const [sit, next] = [socket.send({ t: 'sit', seat: 1 }), socket.send({ t: 'next' })];
    const [first, second] = latest().sent;
    const reason = { code: 'deal_running', text: '', params: {} };
    latest().tell({ t: 'refused', id: second!.id, reason, view: null });
    latest().tell({ t: 'done', id: first!.id });
    expect(await sit).toEqual({ ok: true });
    expect(await next).toEqual({ ok: false, reason });
  });

  it('are lost with the connection and never sent again', async () => {
    const socket = open();
    latest().tell(welcome);
    const act = socket.send({ t: 'act', number: 0, turn: 3, action: 'pass' });
    latest().drop();
    expect(await act).toEqual({ ok: false, lost: true });
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
    latest().tell(welcome);
    expect(latest().sent).toEqual([]);
  });

  it('are lost at once without a connection', async () => {
    const socket = open();
    latest().drop();
    expect(await socket.send({ t: 'next' })).toEqual({ ok: false, lost: true });
  });

  it('that get no answer break the connection off', async () => {
    const socket = open();
    latest().tell(welcome);
    const next = socket.send({ t: 'next' });
    await vi.advanceTimersByTimeAsync(8000);
    expect(await next).toEqual({ ok: false, lost: true });
    expect(states).toContain('lost');
  });
});

describe('the connection', () => {
  it('comes back by itself and says so', async () => {
    open();
    latest().tell(welcome);
    latest().drop();
    await vi.advanceTimersByTimeAsync(1000);
    latest().tell(welcome);
    expect(states).toEqual(['open', 'lost', 'open']);
    expect(messages.map((message) => message.t)).toEqual(['welcome', 'welcome']);
  });

  it('comes back at once when the network does', () => {
    open();
    latest().tell(welcome);
    listeners.get('offline')?.();
    expect(states.at(-1)).toBe('lost');
    listeners.get('online')?.();
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('stays closed once it was closed', async () => {
    const socket = open();
    latest().drop(4404);
    expect(codes).toEqual([4404]);
    socket.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('waits longer from time to time, up to ten seconds, with jitter', () => {
    expect(waitBefore(0, 0)).toBe(150);
    expect(waitBefore(0, 1)).toBe(300);
    expect(waitBefore(20, 1)).toBe(10_000);
    expect(waitBefore(20, 0)).toBe(5000);
  });
});
