import {
  type Authorship,
  type RewriteManner,
  engineReasons,
  isCounted,
} from '@replysmith/contract';
import { tenths } from '../../../lib/words.ts';

export function authorOf({ engine, model }: Authorship): string {
  return engine === 'coach' ? 'the coach' : (model ?? 'a model');
}

export const aiText = 'AI-generated text';

/** What a text must be labelled as before it is read. */
export function aiLabel({ engine }: Authorship): string | undefined {
  return engine === 'model' ? aiText : undefined;
}

/** What was wrong with the model that the coach stepped in for; null when nobody had to. */
export function whatFailed({ engine, engine_reason: reason }: Authorship): string | null {
  return engine === 'coach' && reason ? engineReasons[reason] : null;
}

/** Why the coach wrote a rewrite that a model was asked for, and what that cost. */
export function whyTheCoach(by: Authorship): string | null {
  const failure = whatFailed(by);
  const cost = isCounted(by) ? '' : '; this one was not counted';
  return failure && `${failure} The coach wrote this instead${cost}.`;
}

/** No model was asked: the same text in the same manner comes out the same again. */
export function isCoachAlone({ engine, engine_reason: reason }: Authorship): boolean {
  return engine === 'coach' && reason === null;
}

/** "9.3, up from 6.1"; "9.3 so far, up from 6.1" while blanks are open. */
export function compared(before: number, value: number, isSoFar = false): string {
  const now = isSoFar ? `${tenths(value)} so far` : tenths(value);
  if (value > before) return `${now}, up from ${tenths(before)}`;
  if (value < before) return `${now}, down from ${tenths(before)}`;
  return `${now}, as before`;
}

export const mannerNames: Readonly<Record<RewriteManner, string>> = {
  full: 'Full rewrite',
  light: 'Lighter touch',
};
