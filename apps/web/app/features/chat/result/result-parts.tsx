import type { RewriteChoices } from '@replysmith/contract';
import { type RefObject, useEffect, useRef } from 'react';
import type { Highlight } from '../../../components/highlight.ts';
import type { Arrival } from '../messages/scrolling.ts';
import type { RevisedResult } from '../../../data/coach/answers.ts';
import type { ScoreBreakdown } from './score-breakdown.ts';
import classes from './follow-ups.module.css';

type ResultHeadingProps = {
  text: string;
  arrival?: Arrival | null;
  ref?: RefObject<HTMLHeadingElement | null>;
};

/** The result in a sentence; it takes the focus when it has just come. */
export function ResultHeading({ text, arrival = null, ref }: ResultHeadingProps) {
  const own = useRef<HTMLHeadingElement>(null);
  const heading = ref ?? own;
  const takes = arrival?.takes ?? 'nothing';
  useEffect(() => {
    if (takes !== 'nothing') heading.current?.focus({ preventScroll: takes === 'focus' });
  }, [takes, heading]);
  return (
    <h2 ref={heading} tabIndex={-1} className={`head mb-4 ${classes.heading}`}>
      {text}
    </h2>
  );
}

/** What every part of a result needs. */
export type ResultParts = Omit<RevisedResult, 'choices'> & {
  /** The id of the answer. */
  id: string;
  breakdown: ScoreBreakdown;
  choices: RewriteChoices;
  /** The choices that the revision is of: the newest, or while somebody types those of a moment ago. */
  applied: RewriteChoices;
  choose: (choices: RewriteChoices) => void;
  /** Undoes the last decision; null when there is none. */
  undo: (() => void) | null;
  /** Whether the choices could be saved; `gone` when the message no longer exists. */
  saving: 'fine' | 'not_yet' | 'gone';
  highlight: Highlight;
};
