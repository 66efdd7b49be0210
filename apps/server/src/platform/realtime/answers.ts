import { type RelayDeps, type AnswerRelay, createAnswerRelay } from './answer-relay.ts';
import {
  type FollowedAnswers,
  type RunningAnswers,
  createFollowedAnswers,
  createRunningAnswers,
} from './answer-streams.ts';
import { watchWaitingAnswers } from '../observability/metrics.ts';

export type Answers = {
  /** The answers that this server is writing. */
  readonly running: RunningAnswers;
  readonly followed: FollowedAnswers;
  readonly queue: AnswerQueue;
  readonly relay: AnswerRelay;
  /** Stops an answer that is written here; does nothing if it is not. */
  readonly stop: (id: string) => void;
};

/** All open answers that this server has to do with. */
export function createAnswers(deps: Pick<RelayDeps, 'send' | 'log'>): Answers {
  const running = createRunningAnswers();
  const followed = createFollowedAnswers();
  return {
    running,
    followed,
    queue: createAnswerQueue(),
    relay: createAnswerRelay({ ...deps, running, followed }),
    stop: (id) => running.find(id)?.stop(),
  };
}

/** Answers of one person that are written at the same time; the others wait in order. */
const atOnce = 2;

/** Nobody's emails hold up those of others, however many they send. */
type AnswerQueue = {
  /** Waits for a place among a person's, or until `signal` says that it is not needed; gives how to leave it. */
  readonly enter: (person: string, signal: AbortSignal) => Promise<() => void>;
};

type Line = { busy: number; readonly waiting: Set<() => void> };

export function createAnswerQueue(): AnswerQueue {
  const lines = new Map<string, Line>();
  watchWaitingAnswers(() =>
    [...lines.values()].reduce((sum, { waiting }) => sum + waiting.size, 0),
  );

  function leave(person: string, line: Line): void {
    const [next] = line.waiting;
    if (next) {
      line.waiting.delete(next);
      next();
      return;
    }
    line.busy -= 1;
    if (line.busy === 0) lines.delete(person);
  }

  return {
    enter: async (person, signal) => {
      const line = lines.get(person) ?? { busy: 0, waiting: new Set() };
      lines.set(person, line);
      if (line.busy < atOnce) {
        line.busy += 1;
        return () => leave(person, line);
      }
      const hasPlace = await new Promise<boolean>((resolve) => {
        const begin = () => resolve(true);
        line.waiting.add(begin);
        signal.addEventListener('abort', () => {
          if (line.waiting.delete(begin)) resolve(false);
        });
      });
      return hasPlace ? () => leave(person, line) : () => undefined;
    },
  };
}
