import { type RelayDeps, type AnswerRelay, createAnswerRelay } from './answer-relay.ts';
import { type AnswerQueue, createAnswerQueue } from './answer-queue.ts';
import {
  type FollowedAnswers,
  type RunningAnswers,
  createFollowedAnswers,
  createRunningAnswers,
} from './answer-streams.ts';

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
