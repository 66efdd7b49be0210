import { AppError } from '../../errors.ts';
import { createRunningAnswer, type RunningAnswer } from './running-answer.ts';

/** More of one person's than any use has; they would only wait. */
const mostOpen = 100;
const triesAgainSeconds = 10;

/** The answers this process is writing. */
export type RunningAnswers = {
  /** Refused once the server is closing, and to who has too many already. */
  readonly open: (id: string, userId: string) => RunningAnswer;
  readonly find: (id: string) => RunningAnswer | undefined;
  readonly forget: (id: string) => void;
  /** Begins no more, stops all, and waits until each is forgotten. */
  readonly close: () => Promise<unknown>;
  readonly isClosing: () => boolean;
};

export function createRunningAnswers(): RunningAnswers {
  const running = new Map<string, RunningAnswer>();
  const closed = Promise.withResolvers<null>();
  let isClosing = false;
  const closeWhenDone = () => {
    if (isClosing && running.size === 0) closed.resolve(null);
  };
  return {
    open: (id, userId) => {
      if (isClosing) throw new AppError('unavailable');
      const open = [...running.values()].filter((answer) => answer.userId === userId);
      if (open.length >= mostOpen) {
        throw new AppError('rate_limited', { retryAfterSeconds: triesAgainSeconds });
      }
      const answer = createRunningAnswer(id, userId);
      running.set(id, answer);
      return answer;
    },
    find: (id) => running.get(id),
    forget: (id) => {
      running.delete(id);
      closeWhenDone();
    },
    close: () => {
      isClosing = true;
      for (const answer of running.values()) answer.stop();
      closeWhenDone();
      return closed.promise;
    },
    isClosing: () => isClosing,
  };
}
