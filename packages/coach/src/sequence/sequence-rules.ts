import type { Email, ProtectedKind } from '../document/email.ts';
import { newsBeyond } from '../document/new-facts.ts';
import { readEmail } from '../document/read-draft.ts';
import { findPhrases, hasPhrase, phraseBook } from '../document/sentences.ts';
import type { EvidenceId } from '../evidence/evidence.ts';
import { easyOuts } from '../lexicon/requests/easy-outs.ts';
import { englishFunctionWords } from '../lexicon/words/function-words.ts';
import { guiltPhrases } from '../lexicon/honesty/guilt-phrases.ts';
import { fakeReply as fakeReplyOfEmail } from '../rules/fake-reply.ts';
import { curve } from './curve.ts';
import type { PlannedMessage } from './sequence.ts';

const newsKinds: ReadonlySet<ProtectedKind> = new Set(['number', 'name', 'date', 'quotation']);
/** Above this a message says what an earlier one has said. */
export const mostOverlap = 0.6;

const plainWord = /^[\p{L}\p{N}]/u;

/** The words that carry the meaning of the message proper, each once. */
export function tellingWords({ words }: Pick<Email, 'words'>): ReadonlySet<string> {
  return new Set(
    words
      .map(({ key }) => key.replace(/'s$/u, ''))
      .filter((key) => plainWord.test(key) && !englishFunctionWords.has(key)),
  );
}

/** The share of a message's telling words that an earlier message has too, 0 to 1. */
export function messageOverlap(message: Email, earlier: Email): number {
  const words = [...tellingWords(message)];
  const before = tellingWords(earlier);
  return words.length === 0 ? 0 : words.filter((word) => before.has(word)).length / words.length;
}

/** Whether a message names a figure, a name or a day that none of the earlier ones has; a blank will. */
export function bringsNews(message: Email, earlier: readonly Email[]): boolean {
  const told = message.protectedTokens.filter(({ field }) => field === 'body');
  const tokens = told.filter(({ kind }) => newsKinds.has(kind)).map(({ text }) => text);
  const before = earlier.map(({ body }) => body);
  return told.some(({ kind }) => kind === 'blank') || newsBeyond(tokens, before).length > 0;
}

/** A message of a sequence with what is known of it. */
export type ReadMessage = PlannedMessage & { readonly email: Email };

export type SequenceFinding = {
  /** Which message it is about, 0 for the first; null for the sequence as a whole. */
  readonly message: number | null;
  /** The share of the rule's points that is lost: above 0, at most 1. */
  readonly loss: number;
  /** The words or the figure that cost it. */
  readonly quote: string;
  readonly reason: string;
  readonly fix: string;
};

/** One thing that costs a sequence points. */
type SequenceRule = {
  readonly id: string;
  readonly name: string;
  /** The most points it may cost. All rules together stay within 100. */
  readonly points: number;
  readonly evidence: readonly EvidenceId[];
  /** Losses of one rule add up to 1 at most. */
  check(messages: readonly ReadMessage[]): SequenceFinding[];
};

/** Whole days; what is no number of days counts as none. */
export function gapDays({ gap_days: days }: PlannedMessage): number {
  return Number.isFinite(days) ? Math.max(0, Math.round(days)) : 0;
}

export function inDays(days: number): string {
  return days === 0 ? 'The same day' : days === 1 ? '1 day' : `${days} days`;
}

// Gaps that shrink press a reader who has not answered; each should be as long as the one before. Q4, Q5, Q11.

const leastGap = 3;

export const laterGaps: SequenceRule = {
  id: 'later-gaps',
  name: 'Later gaps',
  points: 10,
  evidence: ['Q4', 'Q5', 'Q11'],
  check(messages) {
    return messages.flatMap((message, at) => {
      const before = messages[at - 1];
      if (at < 2 || !before) return [];
      const days = gapDays(message);
      const previous = gapDays(before);
      const isShort = days < leastGap;
      if (days >= previous && !isShort) return [];
      return [
        {
          message: at,
          loss: 0.5,
          quote: `${inDays(days)} after ${inDays(previous).toLowerCase()}`,
          reason:
            days < previous
              ? 'The gap is shorter than the one before, so the reader is pressed harder the longer they are silent.'
              : 'Emails on each other’s heels press a reader who has not answered.',
          fix: `Wait at least ${Math.max(previous, leastGap)} days; 5 to 7 for the second follow-up, 7 to 14 for a third.`,
        },
      ];
    });
  },
};

// "Re:" on a first email claims a talk that never took place. L1, K7.

export const fakeReply = {
  id: fakeReplyOfEmail.id,
  name: fakeReplyOfEmail.name,
  evidence: fakeReplyOfEmail.evidence,
  check([first]: readonly ReadMessage[]): SequenceFinding | null {
    if (!first) return null;
    const { email } = first;
    const asFirst = { ...email, reading: { ...email.reading, stage: 'first' as const } };
    const found = fakeReplyOfEmail.find(readEmail(asFirst));
    const [span] = found?.spans ?? [];
    if (!found || !span) return null;
    const quote = (first.subject ?? '').slice(span.start, span.end);
    return { message: 0, loss: 1, quote, reason: found.reason, fix: found.fix };
  },
};

// A day later is too soon to have been missed; two weeks later the first email is forgotten. Q4, Q5, Q10.

const shortest = 3;
const longest = 5;
const worth = curve([
  [0, 0.2],
  [1, 0.5],
  [2, 0.85],
  [shortest, 1],
  [longest, 1],
  [7, 0.9],
  [14, 0.7],
]);

export const firstGap: SequenceRule = {
  id: 'first-gap',
  name: 'First gap',
  points: 15,
  evidence: ['Q4', 'Q5', 'Q10', 'Q11', 'Q12'],
  check([, second]) {
    const days = second ? gapDays(second) : shortest;
    const loss = 1 - worth(days);
    if (loss === 0) return [];
    return [
      {
        message: 1,
        loss,
        quote: inDays(days),
        reason:
          days < shortest
            ? 'The reader may not have got to the first email yet, so a second one presses.'
            : 'Nine answers in ten come within a day of the opening, so a long wait only lets the first email be forgotten.',
        fix: `Wait ${shortest} to ${longest} days.`,
      },
    ];
  },
};

// A reader who is blamed for silence stays silent. T8, T9.

const guiltBook = phraseBook(guiltPhrases);

export const guilt: SequenceRule = {
  id: 'guilt',
  name: 'Guilt',
  points: 10,
  evidence: ['T8', 'T9'],
  check(messages) {
    return messages.flatMap(({ email, body }, at) => {
      const found = email.sentences.flatMap(({ words }) => findPhrases(words, guiltBook));
      if (found.length === 0) return [];
      return [
        {
          message: at,
          loss: 0.5,
          quote: found.map(({ start, end }) => body.slice(start, end)).join(' … '),
          reason: 'It tells the reader they did wrong, and nobody likes to answer that.',
          fix: 'Leave the silence out and bring something new instead.',
        },
      ];
    });
  },
};

// The first follow-up pays; every further one pays less and annoys more. Q1–Q9.

const worthOfCount = curve([
  [1, 0.6],
  [2, 0.95],
  [3, 1],
  [4, 0.9],
  [5, 0.75],
  [6, 0.6],
  [8, 0.4],
]);
const best = 3;

export const touches: SequenceRule = {
  id: 'touches',
  name: 'Number of emails',
  points: 30,
  evidence: ['Q1', 'Q2', 'Q3', 'Q4', 'Q5', 'Q6', 'Q7', 'Q8', 'Q9'],
  check(messages) {
    const count = messages.length;
    const loss = 1 - worthOfCount(count);
    if (count === 0 || loss === 0) return [];
    const quote = `${count} ${count === 1 ? 'email' : 'emails'}`;
    if (count < best) {
      return [
        {
          message: null,
          loss,
          quote,
          reason:
            count === 1
              ? 'One follow-up raised the answers in every large data set but one, and there is none here.'
              : 'One more follow-up with something new still brings a few answers.',
          fix:
            count === 1
              ? 'Add a follow-up after 3 days.'
              : 'Add a last, light one after 5 to 7 days.',
        },
      ];
    }
    return [
      {
        message: null,
        loss,
        quote,
        reason:
          'From the third follow-up on answers fell by 20 to 30%, and spam complaints more than tripled from the fourth email.',
        fix: `Keep the ${best} that say most and drop ${count === best + 1 ? 'the other one' : `the other ${count - best}`}.`,
      },
    ];
  },
};

// A reader who may say no in a word says it, and the sequence can stop. Q6.

const book = phraseBook(easyOuts);

export const easyOut: SequenceRule = {
  id: 'easy-out',
  name: 'A way to say no',
  points: 8,
  evidence: ['Q6'],
  check(messages) {
    const last = messages.length - 1;
    const offers = ({ email }: (typeof messages)[number]) =>
      email.footer !== null || email.sentences.some(({ words }) => hasPhrase(words, book));
    if (last < 1 || messages.some(offers)) return [];
    return [
      {
        message: last,
        loss: 1,
        quote: 'No email says how to end it',
        reason: 'The reader who does not want this can only wait for the next email, or report it.',
        fix: 'Say in the last email that a no is fine, and stop on any answer.',
      },
    ];
  },
};

// A follow-up that says the same again gives no reason to answer now. B11.

/** Of fewer words one cannot say whether they repeat; they are a bump. */
const fewestWords = 15;

export const repeats: SequenceRule = {
  id: 'repeats',
  name: 'Nothing new',
  points: 15,
  evidence: ['B11'],
  check(messages) {
    return messages.flatMap(({ email }, at) => {
      const earlier = messages.slice(0, at).map((message) => message.email);
      if (email.words.length < fewestWords || bringsNews(email, earlier)) return [];
      const shares = earlier.map((before) => messageOverlap(email, before));
      const most = Math.max(...shares);
      if (most <= mostOverlap) return [];
      return [
        {
          message: at,
          loss: 0.5,
          quote: `${Math.round(most * 100)}% of its words stand in email ${shares.indexOf(most) + 1}`,
          reason: 'It repeats an earlier email and brings no new figure or name.',
          fix: 'Bring one new fact, or ask something smaller.',
        },
      ];
    });
  },
};

// "Just bumping this" leaves the reader to look for the reason themselves. B8, B11.

const fewestOfNews = 15;

export const bumps: SequenceRule = {
  id: 'bumps',
  name: 'Bare reminders',
  points: 12,
  evidence: ['B8', 'B11'],
  check(messages) {
    return messages.flatMap(({ email: { words } }, at) => {
      if (at === 0 || words.length >= fewestOfNews) return [];
      const first = words[0];
      const last = words.at(-1);
      return [
        {
          message: at,
          loss: 0.5,
          quote:
            first && last ? (messages[at]?.body.slice(first.start, last.end) ?? '') : 'No words',
          reason: `${words.length} ${words.length === 1 ? 'word gives' : 'words give'} the reader nothing new to answer.`,
          fix: 'Say one new thing in 45 to 120 words, or leave this email out.',
        },
      ];
    });
  },
};

/** Every rule of the plan, dearest first. Their points sum to 100. */
export const sequenceRules: readonly SequenceRule[] = [
  touches,
  firstGap,
  repeats,
  bumps,
  guilt,
  laterGaps,
  easyOut,
];
