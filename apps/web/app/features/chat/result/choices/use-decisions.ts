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
  /** The field that was typed into; null for any other decision. */
  field: string | null;
};

/** Decides, and takes the last decision back; what is typed into one field in a row is one decision. */
export function useDecisions(
  choices: RewriteChoices,
  keep: (change: RewriteChoicesChange) => void,
) {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const last = steps.at(-1);
  return {
    choose: (next: RewriteChoices) => {
      const change = changeBetween(choices, next);
      const field = typedField(change);
      const isSameField = field !== null && field === last?.field;
      if (!isSameField)
        setSteps([...steps, { back: changeBetween(next, choices), field }].slice(-mostSteps));
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

function typedField({ blanks = {}, answers = {}, ...others }: RewriteChoicesChange): string | null {
  if (Object.keys(others).length > 0) return null;
  const fields = [
    ...Object.keys(blanks).map((label) => `blank ${label}`),
    ...Object.keys(answers).map((id) => `answer ${id}`),
  ];
  return fields.length === 1 ? (fields[0] ?? null) : null;
}
