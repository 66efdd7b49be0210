import type { Schema } from './http.ts';

type SocketOptions<Event> = {
  path: string;
  schema: Schema<Event>;
  onEvent: (event: Event) => void;
  /** Called after a reconnect: events in between were missed. */
  onReturn: () => void;
  /** The ping message. */
  ping: string;
  /** Milliseconds of silence after which a ping is sent. */
  heartbeatMs: number;
  /** How long to wait for the first message, and for a reply to a ping. */
  timeoutMs: number;
  /** Delays before reconnects; the last one repeats. */
  reconnectMs: readonly number[];
};

/** Spreads reconnects after a server restart. */
const jitter = 0.2;

/** Keeps a socket to this site's server open, reconnecting until stopped. */
export function keepSocket<Event>(options: SocketOptions<Event>): () => void {
  const { path, schema, onEvent, onReturn, ping, heartbeatMs, timeoutMs, reconnectMs } = options;
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let losses = 0;
  let wasHeard = false;

  const next = (step: () => void, ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(step, ms);
  };

  function connect(): void {
    const opened = new WebSocket(addressOf(path));
    socket = opened;
    const whileCurrent = (step: (message: string) => void) => (event: globalThis.Event) => {
      if (socket === opened) step(event instanceof MessageEvent ? String(event.data) : '');
    };
    opened.addEventListener('open', whileCurrent(check));
    opened.addEventListener('message', whileCurrent(receive));
    opened.addEventListener('close', whileCurrent(drop));
    next(drop, timeoutMs);
  }

  function check(): void {
    socket?.send(ping);
    next(drop, timeoutMs);
  }

  function receive(message: string): void {
    next(check, heartbeatMs);
    if (losses > 0 && wasHeard) onReturn();
    losses = 0;
    wasHeard = true;
    const event = read(message, schema);
    if (event !== null) onEvent(event);
  }

  function drop(): void {
    hangUp();
    const pause = reconnectMs[losses] ?? reconnectMs.at(-1) ?? 0;
    losses += 1;
    next(connect, pause * (1 + jitter * Math.random()));
  }

  function hangUp(): void {
    const closing = socket;
    socket = null;
    clearTimeout(timer);
    closing?.close();
  }

  /** Reconnects now, or checks whether the connection is alive. */
  function hurry(): void {
    if (document.visibilityState === 'hidden') return;
    if (socket === null) connect();
    else if (socket.readyState === WebSocket.OPEN) check();
  }

  addEventListener('online', hurry);
  document.addEventListener('visibilitychange', hurry);
  connect();

  return () => {
    removeEventListener('online', hurry);
    document.removeEventListener('visibilitychange', hurry);
    hangUp();
  };
}

function addressOf(path: string): URL {
  const url = new URL(path, location.origin);
  url.protocol = url.protocol.replace('http', 'ws');
  return url;
}

/** Null for events unknown to this version of the page. */
function read<Event>(message: string, schema: Schema<Event>): Event | null {
  try {
    return schema.parse(JSON.parse(message));
  } catch {
    return null;
  }
}
