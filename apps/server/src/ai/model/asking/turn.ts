import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of work after which others have theirs. */
const longest = 15;

/** What comes in thousands of pieces at once would be read to its end before anybody else's turn. */
export function startTurn(now = () => performance.now()) {
  let began = now();
  return {
    /** Gives the others a turn, if this one has lasted long enough. */
    end: async (): Promise<void> => {
      if (now() - began < longest) return;
      await nextTurn();
      began = now();
    },
  };
}
