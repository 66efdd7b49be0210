import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Seat } from './seat.ts';

const retryMs = 2_000;

/** All open sockets of one person, who hear the same. */
export type Room = {
  readonly seats: Set<Seat>;
  readonly refresh: () => void;
  /** Told once: whoever does not hear it finds it in the log. */
  readonly tellRun: (executionId: string) => void;
};

export function createRoom(log: Logger): Room {
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
