import { RealtimeCall, realtimeLimits } from '@replysmith/contract';
import type { RealtimeEvent, UserSubscription, WorkflowExecution } from '@replysmith/contract';
import type { RawData, WebSocket } from 'ws';

export const closeCodes = { refused: 1008, restarting: 1012 } as const;

/** Who does not take a goodbye within this time is cut off. */
const goodbyeMs = 1_000;

/** Who takes nothing of what is sent gets no more of it. */
const unsentBytes = 1024 * 1024;

export type LiveSocket = {
  /** Greets with it the first time, tells it as news from then on. */
  readonly tell: (subscription: UserSubscription) => void;
  readonly tellRun: (execution: WorkflowExecution) => void;
  readonly endSession: () => void;
  /** Cuts the line if nothing was heard since the last beat. */
  readonly beat: () => void;
  readonly close: (code: number) => void;
};

/** One tab's end of the line: what it says is counted and checked, whatever it is. */
export function liveSocket(socket: WebSocket): LiveSocket {
  const callTimes: number[] = [];
  let isWelcomed = false;
  let isHeard = true;
  let isClosing = false;

  const noteLife = () => {
    isHeard = true;
  };
  socket.on('pong', noteLife);
  // Whatever goes wrong with a line, "close" follows.
  socket.on('error', () => undefined);
  socket.on('ping', () => {
    noteLife();
    if (!isClosing && isTooMany()) close(closeCodes.refused);
  });
  socket.on('message', (data, isBinary) => {
    noteLife();
    if (isClosing) return;
    if (isTooMany() || !isCall(data, isBinary)) close(closeCodes.refused);
    else send({ type: 'pong' });
  });

  function isTooMany(): boolean {
    const now = performance.now();
    callTimes.push(now);
    while (callTimes[0] !== undefined && callTimes[0] < now - 60_000) callTimes.shift();
    return callTimes.length > realtimeLimits.callsPerMinute;
  }

  function send(event: RealtimeEvent): void {
    if (isClosing || socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > unsentBytes) socket.terminate();
    else socket.send(JSON.stringify(event));
  }

  function close(code: number): void {
    if (isClosing) return;
    isClosing = true;
    socket.close(code);
    const cut = setTimeout(() => socket.terminate(), goodbyeMs);
    socket.once('close', () => clearTimeout(cut));
  }

  return {
    tell: (subscription) => {
      send({ type: isWelcomed ? 'subscription.updated' : 'welcome', subscription });
      isWelcomed = true;
    },
    tellRun: (execution) => send({ type: 'workflow.ran', execution }),
    endSession: () => {
      send({ type: 'session.ended' });
      close(closeCodes.refused);
    },
    beat: () => {
      if (isHeard) socket.ping();
      else socket.terminate();
      isHeard = false;
    },
    close,
  };
}

function isCall(data: RawData, isBinary: boolean): boolean {
  if (isBinary) return false;
  try {
    return RealtimeCall.safeParse(JSON.parse((data as Buffer).toString())).success;
  } catch {
    return false;
  }
}
