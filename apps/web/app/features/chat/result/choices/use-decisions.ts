import { useState } from 'react';
import type { Choices } from './choices.ts';

const mostSteps = 100;

type Step = {
  before: Choices;
  /** The blank that was typed into; null for any other decision. */
  blank: string | null;
};

/** Decides, and takes the last decision back; what is typed into one blank in a row is one decision. */
export function useDecisions(choices: Choices, keepChoices: (choices: Choices) => void) {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const last = steps.at(-1);
  return {
    choose: (next: Choices) => {
      const blank = typedBlank(choices, next);
      const isSameBlank = blank !== null && blank === last?.blank;
      if (!isSameBlank) setSteps([...steps, { before: choices, blank }].slice(-mostSteps));
      keepChoices(next);
    },
    /** Null when nothing was decided since the page was opened. */
    undo: last
      ? () => {
          setSteps(steps.slice(0, -1));
          keepChoices(last.before);
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
