import type { Optimization, RewriteChoices } from '@replysmith/contract';
import { useState } from 'react';
import { useSettled } from '../../../lib/timing.ts';
import { compared } from '../messages/answer-words.ts';
import type { ScoreBreakdown } from './score-breakdown.ts';
import { answered } from '../changes/choices.ts';

type DecisionStatusProps = {
  result: Optimization;
  choices: RewriteChoices;
  breakdown: ScoreBreakdown;
};

/** Tells aloud what the last decision came to, once it has stood still. */
export function DecisionStatus({ result, choices, breakdown }: DecisionStatusProps) {
  const words = decisionWords(result, choices, breakdown);
  const [first] = useState(words);
  const [isDecided, setDecided] = useState(false);
  if (!isDecided && words !== first) setDecided(true);
  return (
    <p role="status" className="visually-hidden">
      {useSettled(isDecided ? words : '', 500)}
    </p>
  );
}

/** Such as "2 of 5 changes kept, 1 offer taken. 7.3, up from 6.5." */
export function decisionWords(
  { changes }: Pick<Optimization, 'changes'>,
  choices: RewriteChoices,
  { before, value }: Pick<ScoreBreakdown, 'before' | 'value'>,
): string {
  const { put_back, taken, subject } = choices;
  const retained = changes.filter(({ id }) => !put_back.includes(id)).length;
  const answers = answered(choices).length;
  const own = [
    taken.length > 0 && `${counted(taken.length, 'offer')} taken`,
    answers > 0 && `${counted(answers, 'question')} answered`,
  ].filter((words) => words !== false);
  const ofChanges = keptWords(retained, changes.length, subject !== null, own.length > 0);
  const words = [...ofChanges, ...own].join(', ');
  return `${words === '' ? '' : `${words}. `}${compared(before, value)}.`;
}

function keptWords(
  retained: number,
  all: number,
  hasOwnSubject: boolean,
  hasMore: boolean,
): string[] {
  if (all === 0) return [];
  if (retained === all) return ['All changes kept'];
  if (retained > 0) return [`${String(retained)} of ${String(all)} changes kept`];
  if (hasOwnSubject) return ['All changes put back except your subject'];
  return [hasMore ? 'All changes put back' : 'All put back'];
}

function counted(count: number, what: string): string {
  return `${String(count)} ${what}${count === 1 ? '' : 's'}`;
}
