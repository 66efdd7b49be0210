import {
  composeEmail,
  draftSequence,
  score,
  suggestSubjects,
  type Brief,
  type Draft,
  type Review,
  type Sender,
} from '@replysmith/coach';
import type { Composed } from '../../ports/ai.ts';

/** Writes the email that a brief asks for, and scores it as any other; `said` is what it is meant to be. */
export function composeDraft(
  brief: Brief,
  sender: Sender,
  said: Pick<Draft, 'stage' | 'profile'>,
): Composed {
  const { subject, body } = composeEmail(brief, sender);
  const draft = { ...said, subject, body };
  return { brief, draft, score: score(draft) };
}

/** All that there is to say of a composed email, which is left as it was composed. */
export function reviewComposed({ draft, score: own }: Composed): Review {
  const { subject, body } = draft;
  return {
    ...{ subject, body, before: own, after: own, edits: [] },
    ...{ strengths: [], offers: [], questions: [] },
    subjects: suggestSubjects(draft),
    sequence: draftSequence(draft),
  };
}
