import type { UserSubscription, WorkflowExecution } from '@replysmith/contract';
import type { WebSocket } from 'ws';
import type { LiveSession } from './live-session.ts';
import { liveSocket, type LiveSocket } from './live-socket.ts';
import { watchSession } from './watch-session.ts';

export type Seat = {
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

/**
 * One place among those a person may take, held from before the socket opens: of two who come for
 * the last one at the same time, one is turned away.
 */
export function createSeat(
  session: LiveSession,
  on: { opened: () => void; left: () => void },
): Seat {
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
