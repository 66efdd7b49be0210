import {
  changeBetween,
  type RewriteChoices,
  type RewriteChoicesChange,
} from '@replysmith/contract';
import { useState } from 'react';

const mostSteps = 100;

type Step = {
  /** What takes it back, and nothing that was decided elsewhere. */
  back: RewriteChoicesChange;
  /** The blank that was typed into; null for any other decision. */
  blank: string | null;
};

/** Decides, and takes the last decision back; what is typed into one blank in a row is one decision. */
export function useDecisions(
  choices: RewriteChoices,
  keep: (change: RewriteChoicesChange) => void,
) {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const last = steps.at(-1);
  return {
    choose: (next: RewriteChoices) => {
      const change = changeBetween(choices, next);
      const blank = typedBlank(change);
      const isSameBlank = blank !== null && blank === last?.blank;
      if (!isSameBlank)
        setSteps([...steps, { back: changeBetween(next, choices), blank }].slice(-mostSteps));
      keep(change);
    },
    /** Null when nothing was decided since the page was opened. */
    undo: last
      ? () => {
          setSteps(steps.slice(0, -1));
          keep(last.back);
        }
      : null,
  };
}

function typedBlank({ put_back, subject, blanks = {} }: RewriteChoicesChange): string | null {
  if (put_back || subject !== undefined) return null;
  return Object.keys(blanks)[0] ?? null;
}
