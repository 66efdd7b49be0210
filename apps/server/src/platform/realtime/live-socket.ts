import {
  RealtimeCall,
  type RealtimeEvent,
  type UserSubscription,
  type WorkflowExecution,
  realtimeLimits,
} from '@replysmith/contract';
import type { RawData, WebSocket } from 'ws';

export const closeCodes = { refused: 1008, restarting: 1012 } as const;

/** Who does not take a goodbye within this time is cut off. */
const goodbyeMs = 1_000;

/** Who takes nothing of what is sent gets no more of it. */
const unsentBytes = 1024 * 1024;

type LiveSocket = {
  /** Greets with it the first time, tells it as news from then on. */
  readonly tell: (subscription: UserSubscription) => void;
  readonly tellRun: (execution: WorkflowExecution) => void;
  readonly endSession: () => void;
  /** Cuts the line if nothing was heard since the last beat. */
  readonly beat: () => void;
  readonly close: (code: number) => void;
};

/** One tab's end of the line: what it says is counted and checked, whatever it is. */
function liveSocket(socket: WebSocket): LiveSocket {
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

/** However long a session has yet to run, and whatever news got lost, it is looked at this often. */
const longestMs = 10 * 60_000;

/** The next look while the database does not answer. */
const retryMs = 5_000;

/** Finds out when a session is over: looks when it should be, because it may have been renewed. */
function watchSession(session: LiveSession, onEnd: () => void) {
  let isStopped = false;
  let next: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    clearTimeout(next);
    const pause = await pauseUntilNext();
    if (isStopped) return;
    clearTimeout(next);
    if (pause === null) onEnd();
    else next = setTimeout(() => void look(), pause).unref();
  }

  async function pauseUntilNext(): Promise<number | null> {
    try {
      const end = await session.endsAt();
      // A moment later, it is over for the database too.
      return end && Math.min(Math.max(end.getTime() - Date.now(), 0) + 50, longestMs);
    } catch {
      return retryMs;
    }
  }

  return {
    look: () => void look(),
    stop: () => {
      isStopped = true;
      clearTimeout(next);
    },
  };
}

export type Connection = {
  readonly session: LiveSession;
  readonly open: (socket: WebSocket) => void;
  readonly tell: (subscription: UserSubscription) => void;
  readonly tellRun: (execution: WorkflowExecution) => void;
  readonly beat: () => void;
  /** Looks whether the session still holds. */
  readonly look: () => void;
  readonly endSession: () => void;
  readonly close: (code: number) => void;
  readonly leave: () => void;
};

/** A request to become a socket; null until it is let in. */
export type Upgrade = { connection: Pick<Connection, 'open' | 'leave'> | null };

/**
 * One of the connections that a person may have, counted from before the socket opens: of two that
 * ask for the last one at the same time, one is refused.
 */
export function createConnection(
  session: LiveSession,
  on: { opened: () => void; left: () => void },
): Connection {
  let line: LiveSocket | null = null;
  let isLeft = false;
  const watch = watchSession(session, endSession);

  function endSession(): void {
    line?.endSession();
    leave();
  }

  function leave(): void {
    isLeft = true;
    watch.stop();
    on.left();
  }

  return {
    session,
    open: (socket) => {
      line = liveSocket(socket);
      if (isLeft) {
        line.endSession();
        return;
      }
      socket.once('close', leave);
      // It may have ended while the socket was opening.
      watch.look();
      on.opened();
    },
    tell: (subscription) => line?.tell(subscription),
    tellRun: (execution) => line?.tellRun(execution),
    beat: () => line?.beat(),
    look: watch.look,
    endSession,
    close: (code) => {
      line?.close(code);
      leave();
    },
    leave,
  };
}

/** On whose behalf a socket is open. */
export type LiveSession = {
  readonly userId: string;
  readonly sessionId: string;
  /** What holds for this person now. */
  readonly read: () => Promise<UserSubscription>;
  /** One run of a workflow of this person's; null for one that is gone. */
  readonly readRun: (id: string) => Promise<WorkflowExecution | null>;
  /** When the session ends, unless it is renewed; null once it is over. */
  readonly endsAt: () => Promise<Date | null>;
};
