import { lengths, messageRules, misread } from '@replysmith/contract';
import {
  type Draft,
  type Question,
  decidedEdits,
  review,
  score,
  verdictOf,
} from '@replysmith/coach';
import type { Change, DraftText, Help, Reading, Verdict } from '../messages.ts';

function toDraft({ subject, body, isReply }: DraftText): Draft {
  return {
    subject: subject === null || subject.trim() === '' ? null : subject,
    body,
    ...(isReply && { stage: 'follow_up' }),
  };
}

const isTooLong = ({ body }: DraftText) => body.length > lengths.emailContent;

function readDraft(typed: DraftText): Reading {
  if (isTooLong(typed)) {
    const words = messageRules.email_optimization.tooLong;
    return { value: 0, band: 'unjudged', words, isUnsure: false, lines: [] };
  }
  const { value, band, reading, lines, isProvisional, isUnsure } = score(toDraft(typed));
  const trouble = misread(reading);
  const words = isProvisional ? `${verdictOf(value)}, so far` : verdictOf(value);
  return {
    value,
    band: trouble ? 'unjudged' : isProvisional ? 'open' : band,
    words: trouble ?? words,
    isUnsure: trouble === null && isUnsure,
    lines: trouble
      ? []
      : lines.map(({ rule, name, points, quote, reason, fix, spans }, index) => ({
          ...{ rule, name, points, quote, reason, fix, spans },
          number: index + 1,
        })),
  };
}

function scoreDraft(typed: DraftText): Verdict {
  const { value, band, words } = readDraft(typed);
  return { value, band, words };
}

function reviewDraft(typed: DraftText): Help {
  if (isTooLong(typed)) return { value: 0, changes: [], offers: [], questions: [] };
  const { after, edits, offers, questions } = review(toDraft(typed));
  return { value: after.value, changes: edits, offers, questions };
}

type Answered = { readonly draft: DraftText; readonly question: Question; readonly answer: string };

/** An answer as a sentence at its place in the draft. */
function placeAnswer({ draft, question, answer }: Answered): Change[] {
  const help = { edits: [], questions: [question] };
  return decidedEdits(toDraft(draft), help, { answers: { [question.id]: answer } }).map(
    ({ field, start, end, after }) => ({ field, start, end, after }),
  );
}

export const tasks = {
  score: scoreDraft,
  read: readDraft,
  review: reviewDraft,
  answer: placeAnswer,
};
export type Tasks = typeof tasks;

/** As it is posted to the worker; the reply has the same id, and no answer if there is none. */
export type CoachRequest = {
  readonly id: number;
  readonly task: keyof Tasks;
  readonly input: unknown;
};
export type CoachReply =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number };
