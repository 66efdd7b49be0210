import { realtimeLimits } from '@replysmith/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type LiveSession, type Seat, closeCodes, createSeat } from './live-socket.ts';
import { readNotice } from './notice.ts';

const retryMs = 2_000;

/** All open sockets of one person, who hear the same. */
type Room = {
  readonly seats: Set<Seat>;
  readonly refresh: () => void;
  /** Told once: whoever does not hear it finds it in the log. */
  readonly tellRun: (executionId: string) => void;
};

function createRoom(log: Logger): Room {
  const seats = new Set<Seat>();
  let isReading = false;
  let isStale = false;

  /** However much happens at once there is one read at a time, and one after the last change. */
  async function refresh(): Promise<void> {
    isStale = true;
    if (isReading) return;
    isReading = true;
    for (let seat = anySeat(); isStale && seat; seat = anySeat()) {
      isStale = false;
      await readFor(seat);
    }
    isReading = false;
  }

  function anySeat(): Seat | undefined {
    return seats.values().next().value;
  }

  async function readFor({ session }: Seat): Promise<void> {
    try {
      const subscription = await session.read();
      for (const seat of seats) seat.tell(subscription);
    } catch (error) {
      log.warn({ err: error }, 'could not read what to tell the sockets of a person');
      isStale = true;
      await sleep(retryMs, undefined, { ref: false });
    }
  }

  async function tellRun(executionId: string): Promise<void> {
    try {
      const execution = await anySeat()?.session.readRun(executionId);
      if (execution) for (const seat of seats) seat.tellRun(execution);
    } catch (error) {
      log.warn({ err: error }, 'could not read the run of a workflow');
    }
  }

  return { seats, refresh: () => void refresh(), tellRun: (id) => void tellRun(id) };
}

type LiveDeps = {
  readonly log: Logger;
  readonly now: () => Date;
  readonly heartbeatMs?: number;
};

/** The open sockets of this server, by person. */
export function createLive({ log, now, heartbeatMs = realtimeLimits.heartbeatMs }: LiveDeps) {
  const rooms = new Map<string, Room>();
  let isClosed = false;
  let day = dayOf(now());
  const heart = setInterval(beat, heartbeatMs).unref();

  function beat(): void {
    for (const seat of allSeats()) seat.beat();
    const today = dayOf(now());
    // Daily counts begin again although nobody has written anything.
    if (today !== day) refreshAll();
    day = today;
  }

  function allSeats(): Seat[] {
    return [...rooms.values()].flatMap(({ seats }) => [...seats]);
  }

  function refreshAll(): void {
    for (const room of rooms.values()) room.refresh();
  }

  return {
    /** Null when all of the person's seats are taken. */
    takeSeat: (session: LiveSession): Seat | null => {
      const { userId } = session;
      const room = rooms.get(userId) ?? createRoom(log);
      if (isClosed || room.seats.size >= realtimeLimits.socketsPerUser) return null;
      rooms.set(userId, room);
      const seat = createSeat(session, {
        opened: room.refresh,
        left: () => {
          room.seats.delete(seat);
          if (room.seats.size === 0 && rooms.get(userId) === room) rooms.delete(userId);
        },
      });
      room.seats.add(seat);
      return seat;
    },

    /** Passes on what a trigger of the database told. */
    hear: (payload: string): void => {
      const notice = readNotice(payload);
      const room = notice && rooms.get(notice.user_id);
      if (!room) return;
      if (notice.type === 'subscription') {
        room.refresh();
        return;
      }
      if (notice.type === 'workflow') {
        room.tellRun(notice.execution_id);
        return;
      }
      for (const seat of room.seats) {
        if (seat.session.sessionId === notice.session_id) seat.endSession();
      }
    },

    /** Makes up for what may have been told while nobody listened. */
    catchUp: (): void => {
      refreshAll();
      for (const seat of allSeats()) seat.look();
    },

    /** How many sockets are open here. */
    size: (): number => allSeats().length,

    /** Sends everybody away, to come back to the next server. */
    close: (): void => {
      isClosed = true;
      clearInterval(heart);
      for (const seat of allSeats()) seat.close(closeCodes.restarting);
    },
  };
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

export type Live = Pick<ReturnType<typeof createLive>, 'takeSeat'>;
