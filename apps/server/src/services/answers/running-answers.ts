import { AppError } from '../errors.ts';
import { createRunningAnswer, type RunningAnswer } from './running-answer.ts';

/** The answers this process is writing. */
export type RunningAnswers = {
  /** Refused once the server is closing. */
  readonly open: (id: string, userId: string) => RunningAnswer;
  readonly find: (id: string) => RunningAnswer | undefined;
  readonly forget: (id: string) => void;
  /** Begins no more, stops all, and waits until each has told its end. */
  readonly close: () => Promise<void>;
  readonly isClosing: () => boolean;
};

export function createRunningAnswers(): RunningAnswers {
  const running = new Map<string, RunningAnswer>();
  let isClosing = false;
  return {
    open: (id, userId) => {
      if (isClosing) throw new AppError('unavailable');
      const answer = createRunningAnswer(id, userId);
      running.set(id, answer);
      return answer;
    },
    find: (id) => running.get(id),
    forget: (id) => running.delete(id),
    close: async () => {
      isClosing = true;
      const open = [...running.values()];
      for (const answer of open) answer.stop();
      await Promise.all(open.map(({ ended }) => ended));
    },
    isClosing: () => isClosing,
  };
}
