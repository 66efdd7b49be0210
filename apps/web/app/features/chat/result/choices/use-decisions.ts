import type { RewriteChoicesChange } from '@replysmith/contract';
import { useState } from 'react';
import { changeBetween, type Choices } from './choices.ts';

const mostSteps = 100;

type Step = {
  /** What takes it back, and nothing that was decided elsewhere. */
  back: RewriteChoicesChange;
  /** The blank that was typed into; null for any other decision. */
  blank: string | null;
};

/** Decides, and takes the last decision back; what is typed into one blank in a row is one decision. */
export function useDecisions(choices: Choices, keep: (change: RewriteChoicesChange) => void) {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const last = steps.at(-1);
  return {
    choose: (next: Choices) => {
      const blank = typedBlank(choices, next);
      const isSameBlank = blank !== null && blank === last?.blank;
      if (!isSameBlank)
        setSteps([...steps, { back: changeBetween(next, choices), blank }].slice(-mostSteps));
      keep(changeBetween(choices, next));
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

function typedBlank(before: Choices, after: Choices): string | null {
  const isElsewhere = before.putBack !== after.putBack || before.subject !== after.subject;
  if (isElsewhere) return null;
  const labels = Object.keys({ ...before.blanks, ...after.blanks });
  return labels.find((label) => before.blanks[label] !== after.blanks[label]) ?? null;
}
