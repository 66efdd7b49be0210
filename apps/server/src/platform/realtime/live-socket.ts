import {
  RealtimeCall,
  type RealtimeEvent,
  type UserSubscription,
  type WorkflowExecution,
  realtimeLimits,
} from '@replysmith/contract';
import type { RawData, WebSocket } from 'ws';

export const closeCodes = { refused: 1008, restarting: 1012 } as const;

/** A client that does not close within this time is disconnected. */
const goodbyeMs = 1_000;

/** A client with more unsent bytes is disconnected. */
const unsentBytes = 1024 * 1024;

type LiveSocket = {
  /** Sends a welcome the first time and updates after that. */
  readonly sendSubscription: (subscription: UserSubscription) => void;
  readonly sendRun: (execution: WorkflowExecution) => void;
  readonly endSession: () => void;
  /** Disconnects if nothing was received since the last beat. */
  readonly beat: () => void;
  readonly close: (code: number) => void;
};

/** The server's end of one tab's socket. It counts and checks everything the tab sends. */
function liveSocket(socket: WebSocket): LiveSocket {
  const callTimes: number[] = [];
  let isWelcomed = false;
  let isHeard = true;
  let isClosing = false;

  const noteLife = () => {
    isHeard = true;
  };
  socket.on('pong', noteLife);
  // After any error, "close" follows.
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
    sendSubscription: (subscription) => {
      send({ type: isWelcomed ? 'subscription.updated' : 'welcome', subscription });
      isWelcomed = true;
    },
    sendRun: (execution) => send({ type: 'workflow.ran', execution }),
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

/**
 * The longest pause between two checks of a session, in case its end was changed or a notice got
 * lost.
 */
const longestMs = 10 * 60_000;

/** The pause before the next check while the database does not answer. */
const retryMs = 5_000;

/**
 * Finds out when a session is over. It checks at the expected end, because the session may have
 * been extended.
 */
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
      // A little later, when it is over for the database too.
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
  readonly sendSubscription: (subscription: UserSubscription) => void;
  readonly sendRun: (execution: WorkflowExecution) => void;
  readonly beat: () => void;
  /** Checks whether the session is still valid. */
  readonly look: () => void;
  readonly endSession: () => void;
  readonly close: (code: number) => void;
  readonly leave: () => void;
};

/** A request for a socket. Its connection is null until it is accepted. */
export type Upgrade = { connection: Pick<Connection, 'open' | 'leave'> | null };

/**
 * One of a person's limited connections. It counts from before the socket opens, so of two
 * concurrent requests for the last one, one is refused.
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
      // The session may have ended while the socket was opening.
      watch.look();
      on.opened();
    },
    sendSubscription: (subscription) => line?.sendSubscription(subscription),
    sendRun: (execution) => line?.sendRun(execution),
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

/** The session that a socket is open for. */
export type LiveSession = {
  readonly userId: string;
  readonly sessionId: string;
  /** The person's present subscription. */
  readonly read: () => Promise<UserSubscription>;
  /** One run of one of this person's workflows; null when the log no longer has it. */
  readonly readRun: (id: string) => Promise<WorkflowExecution | null>;
  /** When the session ends, unless it is extended; null when it is over. */
  readonly endsAt: () => Promise<Date | null>;
};
