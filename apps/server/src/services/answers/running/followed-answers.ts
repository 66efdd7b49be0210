import type { RunningAnswer } from './running-answer.ts';

/** The answers that other servers write and somebody here waits for, each followed once. */
export type FollowedAnswers = {
  readonly find: (id: string, userId: string) => RunningAnswer | undefined;
  /** Found from now on, until it has ended. */
  readonly add: (answer: RunningAnswer) => void;
};

export function createFollowedAnswers(): FollowedAnswers {
  const followed = new Map<string, RunningAnswer>();
  return {
    find: (id, userId) => {
      const answer = followed.get(id);
      return answer?.userId === userId ? answer : undefined;
    },
    add: (answer) => {
      followed.set(answer.id, answer);
      void answer.ended.then(() => followed.delete(answer.id));
    },
  };
}
