import { lastNoteIn } from '../document/asks.ts';
import type { Email, ProtectedKind } from '../document/email.ts';
import { newsBeyond } from '../document/new-facts.ts';
import { readEmail } from '../document/read-draft.ts';
import type { EvidenceId } from '../evidence/evidence.ts';
import { answersOf } from '../rules/questions.ts';
import type { PlannedMessage } from './sequence.ts';

/** A message of a sequence with what is known of it. */
export type ReadMessage = PlannedMessage & { readonly email: Email };

type Fault = { readonly quote: string; readonly reason: string; readonly fix: string };
/** `message` is 0 for the first, null for the sequence as a whole; `loss` a share of the rule's points. */
export type SequenceFinding = Fault & { readonly message: number | null; readonly loss: number };

type Check = (messages: readonly ReadMessage[]) => SequenceFinding[];

/** Takes half for each message with the fault; `earlier` are those before it. */
function inEach(
  find: (message: ReadMessage, earlier: readonly ReadMessage[]) => Fault | null,
): Check {
  return (messages) =>
    messages.flatMap((message, at) => {
      const fault = find(message, messages.slice(0, at));
      return fault ? [{ message: at, loss: 0.5, ...fault }] : [];
    });
}

/** Whole days; what is no number of days counts as none. */
function gapDays({ gap_days: days }: PlannedMessage): number {
  return Number.isFinite(days) ? Math.max(0, Math.round(days)) : 0;
}

function inDays(days: number): string {
  return days === 0 ? 'The same day' : days === 1 ? '1 day' : `${days} days`;
}

const lossByCount = [0, 0.4, 0.05, 0, 0.1, 0.25, 0.4, 0.5];
const mostLost = 0.6;
const best = 3;
const tooFew =
  'One follow-up raised the answers in every large data set but one; a second, with something new, still brings a few.';
const tooMany =
  'From the third follow-up on answers fell by 20 to 30%, and spam complaints more than tripled from the fourth email.';

const touches: Check = ({ length: count }) => {
  const loss = lossByCount[count] ?? mostLost;
  if (loss === 0) return [];
  const quote = `${count} ${count === 1 ? 'email' : 'emails'}`;
  if (count > best) {
    const others = count === best + 1 ? 'the other one' : `the other ${count - best}`;
    const fix = `Keep the ${best} that say most and drop ${others}.`;
    return [{ message: null, loss, quote, reason: tooMany, fix }];
  }
  const fix =
    count === 1
      ? 'Add a follow-up after 3 days.'
      : 'Add a last, light one after 5 to 7 days, if you have something new.';
  return [{ message: null, loss, quote, reason: tooFew, fix }];
};

const lossBySoon = [0.8, 0.5, 0.15];
const [shortest, longest, forgotten] = [3, 5, 14];

const firstGap: Check = ([, second]) => {
  const days = second ? gapDays(second) : shortest;
  const loss = lossBySoon[days] ?? Math.max(0, (Math.min(days, forgotten) - longest) / 30);
  if (loss === 0) return [];
  const reason =
    days < shortest
      ? 'The reader may not have got to the first email yet, so a second one presses.'
      : 'Nine answers in ten come within a day of the opening, so a long wait only lets the first email be forgotten.';
  const fix = `Wait ${shortest} to ${longest} days.`;
  return [{ message: 1, loss, quote: inDays(days), reason, fix }];
};

const laterGaps = inEach((message, earlier) => {
  const before = earlier.at(-1);
  if (!before || earlier.length < 2) return null;
  const [days, previous] = [gapDays(message), gapDays(before)];
  const least = Math.max(previous, shortest);
  if (days >= least) return null;
  return {
    quote: `${inDays(days)} after ${inDays(previous).toLowerCase()}`,
    reason: 'A short gap, or one shorter than before, presses a reader who has not answered.',
    fix: `Wait at least ${least} days; 5 to 7 for the second follow-up, 7 to 14 for a third.`,
  };
});

/** Fewer words are a bump: they cannot repeat, and their manner cannot be judged. */
const fewestWords = 15;

const bumps = inEach(({ email: { words }, body }, earlier) => {
  if (earlier.length === 0 || words.length >= fewestWords) return null;
  return {
    quote: body.slice(words[0]?.start, words.at(-1)?.end ?? 0) || 'No words',
    reason: `${words.length} ${words.length === 1 ? 'word gives' : 'words give'} the reader nothing new to answer.`,
    fix: 'Say one new thing in 45 to 120 words, or leave this email out.',
  };
});

const grave = 2;

const guilt = inEach(({ email, body }) => {
  const { severity, harm } = answersOf(readEmail(email));
  if (email.words.length < fewestWords || severity('manner') < grave) return null;
  const words = harm('manner').filter(({ field }) => field === 'body');
  return {
    quote: words.map(({ start, end }) => body.slice(start, end)).join(' … '),
    reason: 'It blames, begs or presses, and nobody likes to answer that.',
    fix: 'Leave the silence out and bring something new instead.',
  };
});

const telling: ReadonlySet<string> = new Set('NOUN PROPN NUM VERB ADJ ADV X'.split(' '));
/** Above this a message says what an earlier one has said. */
export const mostOverlap = 0.6;

/** The lemmas that carry the meaning of the message proper, each once. */
function lemmasOf(email: Email): ReadonlySet<string> {
  const tokens = readEmail(email).sentences.flatMap((sentence) => sentence.tokens);
  return new Set(tokens.flatMap(({ tag, lemma }) => (telling.has(tag) ? lemma.toLowerCase() : [])));
}

/** The share of a message's telling lemmas that an earlier message has too, 0 to 1. */
export function messageOverlap(message: Email, earlier: Email): number {
  const [lemmas, before] = [[...lemmasOf(message)], lemmasOf(earlier)];
  return lemmas.filter((lemma) => before.has(lemma)).length / Math.max(1, lemmas.length);
}

const newsKinds: ReadonlySet<ProtectedKind> = new Set(['number', 'name', 'date', 'quotation']);

/** Whether a message names a figure, a name or a day that none of the earlier ones has; a blank will. */
function bringsNews({ protectedTokens }: Email, earlier: readonly Email[]): boolean {
  const told = protectedTokens.filter(({ field }) => field === 'body');
  const tokens = told.flatMap(({ kind, text }) => (newsKinds.has(kind) ? text : []));
  const before = earlier.map(({ body }) => body);
  return told.some(({ kind }) => kind === 'blank') || newsBeyond(tokens, before).length > 0;
}

const repeats = inEach(({ email }, messages) => {
  const earlier = messages.map((message) => message.email);
  if (email.words.length < fewestWords || bringsNews(email, earlier)) return null;
  const shares = earlier.map((before) => messageOverlap(email, before));
  const most = Math.max(...shares);
  if (most <= mostOverlap) return null;
  return {
    quote: `${Math.round(most * 100)}% of its words stand in email ${shares.indexOf(most) + 1}`,
    reason: 'It repeats an earlier email and brings no new figure or name.',
    fix: 'Bring one new fact, or ask something smaller.',
  };
});

/** A no that is welcome, or nothing that must be done. */
const freely =
  /\b(?:an? no|yes or no|say no|no (?:need|worries|problem|pressure|hurry)|no (?:reply|answer)(?: is)? needed|not (?:for you|interested|a fit)|rather not|nothing to do|unsubscribe|opt out)\b/iu;

function maySayNo({ email: { footer, sentences } }: ReadMessage): boolean {
  const isFree = footer !== null || lastNoteIn(sentences) !== undefined;
  return isFree || sentences.some(({ text }) => freely.test(text));
}

const easyOut: Check = (messages) => {
  if (messages.length < 2 || messages.some(maySayNo)) return [];
  const quote = 'No email says how to end it';
  const reason =
    'The reader who does not want this can only wait for the next email, or report it.';
  const fix = 'Say in the last email that a no is fine, and stop on any answer.';
  return [{ message: messages.length - 1, loss: 1, quote, reason, fix }];
};

type Row = readonly [string, string, number, readonly EvidenceId[], Check];

const ofCount = ['Q1', 'Q2', 'Q3', 'Q4', 'Q5', 'Q6', 'Q7', 'Q8', 'Q9'] as const;
const table: readonly Row[] = [
  ['touches', 'Number of emails', 30, ofCount, touches],
  ['first-gap', 'First gap', 15, ['Q4', 'Q5', 'Q10', 'Q11', 'Q12'], firstGap],
  ['repeats', 'Nothing new', 15, ['B11'], repeats],
  ['bumps', 'Bare reminders', 12, ['B8', 'B11'], bumps],
  ['guilt', 'Guilt', 10, ['T8', 'T9'], guilt],
  ['later-gaps', 'Later gaps', 10, ['Q4', 'Q5', 'Q11'], laterGaps],
  ['easy-out', 'A way to say no', 8, ['Q6'], easyOut],
];

/** What may cost a sequence points, `points` at most each; all together 100. */
export const sequenceRules = table.map(([id, name, points, evidence, check]) => {
  return { id, name, points, evidence, check };
});
