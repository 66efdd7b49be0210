import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepSocket } from './socket.ts';

/** A fake server socket. */
class Line extends EventTarget {
  static readonly OPEN = 1;
  static readonly opened: Line[] = [];
  readonly sent: string[] = [];
  readonly address: string;
  readyState = 0;

  constructor(address: URL) {
    super();
    this.address = address.href;
    Line.opened.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }

  agree(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  tell(message: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  lose(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}

const received: unknown[] = [];
let returns = 0;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  Line.opened.length = 0;
  received.length = 0;
  returns = 0;
  stop = keepSocket({
    path: '/realtime/v1',
    schema: {
      parse: (data) => {
        if (data === 'unknown') throw new Error('unknown');
        return data;
      },
    },
    onEvent: (event) => received.push(event),
    onReturn: () => (returns += 1),
    ping: 'ping',
    heartbeatMs: 25_000,
    timeoutMs: 10_000,
    reconnectMs: [1_000, 2_000, 5_000, 10_000],
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const latest = () => Line.opened.at(-1) ?? expect.fail('No socket was asked for.');

/** The seconds until the next reconnect. */
function secondsUntilNext(): number {
  const before = Line.opened.length;
  let seconds = 0;
  for (; Line.opened.length === before && seconds < 60; seconds += 0.1) vi.advanceTimersByTime(100);
  return seconds;
}

function openLine(): Line {
  latest().agree();
  latest().tell('welcome');
  return latest();
}

it('asks the own server, and passes on what it says', () => {
  expect(latest().address).toBe('ws://localhost:3000/realtime/v1');
  openLine().tell({ news: 1 });
  latest().tell('unknown');
  latest().tell({ news: 2 });
  expect(received).toEqual(['welcome', { news: 1 }, { news: 2 }]);
  expect(returns).toBe(0);
});

it('waits one, two, five, ten and ten seconds between tries, and a little longer so that not all come at once', () => {
  for (const seconds of [1, 2, 5, 10, 10]) {
    latest().lose();
    const waited = secondsUntilNext();
    expect(waited).toBeGreaterThanOrEqual(seconds - 0.01);
    expect(waited).toBeLessThanOrEqual(seconds * 1.2 + 0.2);
  }
});

it('begins with one second again only after the server has spoken', () => {
  openLine().lose();
  expect(secondsUntilNext()).toBeLessThan(1.5);
  latest().agree();
  latest().lose();
  expect(secondsUntilNext()).toBeGreaterThan(1.9);
  openLine().lose();
  expect(secondsUntilNext()).toBeLessThan(1.5);
});

it('says that it is back after a loss, and only then', () => {
  latest().lose();
  secondsUntilNext();
  openLine();
  expect(returns).toBe(0);
  latest().lose();
  secondsUntilNext();
  openLine().tell('more');
  expect(returns).toBe(1);
});

describe('a line that is silent', () => {
  it('is asked after twenty-five seconds, and stays when it answers', () => {
    const line = openLine();
    const atFirst = line.sent.length;
    vi.advanceTimersByTime(24_900);
    expect(line.sent).toHaveLength(atFirst);
    for (let turn = 1; turn <= 5; turn += 1) {
      vi.advanceTimersByTime(100);
      expect(line.sent).toHaveLength(atFirst + turn);
      line.tell('pong');
      vi.advanceTimersByTime(24_900);
    }
    expect(Line.opened).toHaveLength(1);
  });

  it('is given up ten seconds later, and replaced', () => {
    const line = openLine();
    vi.advanceTimersByTime(34_900);
    expect(line.readyState).toBe(1);
    vi.advanceTimersByTime(200);
    expect(line.readyState).toBe(3);
    line.tell('too late');
    secondsUntilNext();
    expect(Line.opened).toHaveLength(2);
    expect(received).toEqual(['welcome']);
  });

  it.each([
    ['never opens', () => undefined],
    ['opens without a word', () => latest().agree()],
  ])('and %s is given up after ten seconds', (_how, begin) => {
    begin();
    vi.advanceTimersByTime(9_900);
    expect(latest().readyState).not.toBe(3);
    vi.advanceTimersByTime(200);
    expect(latest().readyState).toBe(3);
  });
});

describe('when the browser comes back', () => {
  it('tries at once instead of waiting', () => {
    for (const back of [
      () => dispatchEvent(new Event('online')),
      () => document.dispatchEvent(new Event('visibilitychange')),
    ]) {
      latest().lose();
      const before = Line.opened.length;
      back();
      expect(Line.opened).toHaveLength(before + 1);
      vi.advanceTimersByTime(5_000);
      expect(Line.opened).toHaveLength(before + 1);
    }
  });

  it('asks whether an open line has survived, and opens no second one', () => {
    const line = openLine();
    const before = line.sent.length;
    dispatchEvent(new Event('online'));
    expect(line.sent).toHaveLength(before + 1);
    expect(Line.opened).toHaveLength(1);
    vi.advanceTimersByTime(10_100);
    expect(line.readyState).toBe(3);
  });
});

it('does nothing more once it is told to stop', () => {
  const line = openLine();
  stop();
  expect(line.readyState).toBe(3);
  line.tell('late');
  line.lose();
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(Line.opened).toHaveLength(1);
  expect(received).toEqual(['welcome']);
});
