import data from '../../data/follow-ups.json' with { type: 'json' };
import { lastNoteIn } from '../document/goodbyes.ts';
import type { Email } from '../document/email.ts';
import { newsBeyond } from '../document/new-facts.ts';
import { readEmail } from '../document/read-draft.ts';
import type { EvidenceId } from '../evidence.ts';
import { answersOf } from '../rules/learned-questions.ts';
import type { PlannedMessage } from './sequence.ts';

/** A message of a sequence with what is known of it. */
export type ReadMessage = PlannedMessage & { readonly email: Email };

type Fault = { readonly quote: string; readonly reason: string; readonly fix: string };
/** `message` is 0 for the first, null for the sequence as a whole; `loss` a share of the rule's points. */
export type SequenceFinding = Fault & { readonly message: number | null; readonly loss: number };

type Check = (messages: readonly ReadMessage[]) => SequenceFinding[];

/** A fault in words, each slot filled. */
export function faultOf(
  name: keyof typeof data.faults,
  slots: Readonly<Record<string, string | number>> = {},
): Fault {
  const fill = (line: string) =>
    line.replace(/\{(\w+)\}/gu, (_, slot: string) => String(slots[slot] ?? ''));
  const { quote, reason, fix } = data.faults[name];
  return { quote: fill(quote), reason: fill(reason), fix: fill(fix) };
}

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

const touches: Check = ({ length: count }) => {
  const loss = lossByCount[count] ?? mostLost;
  if (loss === 0) return [];
  const others = count === best + 1 ? 'the other one' : `the other ${count - best}`;
  const name = count === 1 ? 'one' : count < best ? 'few' : 'many';
  return [{ message: null, loss, ...faultOf(name, { count, others }) }];
};

const lossBySoon = [0.8, 0.5, 0.15];
const [shortest, longest, forgotten] = [3, 5, 14];

const firstGap: Check = ([, second]) => {
  const days = second ? gapDays(second) : shortest;
  const loss = lossBySoon[days] ?? Math.max(0, (Math.min(days, forgotten) - longest) / 30);
  if (loss === 0) return [];
  const name = days < shortest ? 'soon' : 'late';
  return [{ message: 1, loss, ...faultOf(name, { days: inDays(days) }) }];
};

const laterGaps = inEach((message, earlier) => {
  const last = earlier.at(-1);
  if (!last || earlier.length < 2) return null;
  const [days, before] = [gapDays(message), gapDays(last)];
  const least = Math.max(before, shortest);
  const slots = { days: inDays(days), before: inDays(before).toLowerCase(), least };
  return days < least ? faultOf('shrinking', slots) : null;
});

/** Fewer words are a bump: they cannot repeat, and their manner cannot be judged. */
const fewestWords = 15;

const bumps = inEach(({ email: { words }, body }, earlier) => {
  if (earlier.length === 0 || words.length >= fewestWords) return null;
  const count = words.length === 1 ? '1 word gives' : `${words.length} words give`;
  const text = body.slice(words[0]?.start, words.at(-1)?.end ?? 0);
  return faultOf('bump', { words: text || 'No words', count });
});

const grave = 2;

const guilt = inEach(({ email, body }) => {
  const { severity, harm } = answersOf(readEmail(email));
  if (email.words.length < fewestWords || severity('manner') < grave) return null;
  const words = harm('manner').filter(({ field }) => field === 'body');
  return faultOf('guilt', {
    words: words.map(({ start, end }) => body.slice(start, end)).join(' … '),
  });
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

/** Whether a message names a figure, a name or a day that none of the earlier ones has; a blank will. */
function bringsNews({ protectedTokens }: Email, earlier: readonly Email[]): boolean {
  const bodyTokens = protectedTokens.filter(({ field }) => field === 'body');
  const facts = bodyTokens.filter(({ kind }) => /^(?:number|name|date|quotation)$/u.test(kind));
  const tokens = facts.map(({ text }) => text);
  const before = earlier.map(({ body }) => body);
  return bodyTokens.some(({ kind }) => kind === 'blank') || newsBeyond(tokens, before).length > 0;
}

const repeats = inEach(({ email }, messages) => {
  const earlier = messages.map((message) => message.email);
  if (email.words.length < fewestWords || bringsNews(email, earlier)) return null;
  const shares = earlier.map((before) => messageOverlap(email, before));
  const most = Math.max(...shares);
  const slots = { share: Math.round(most * 100), number: shares.indexOf(most) + 1 };
  return most > mostOverlap ? faultOf('repeat', slots) : null;
});

/** A no that is welcome, or nothing that must be done. */
const freely =
  /\b(?:an? no|yes or no|say no|no (?:need|worries|problem|pressure|hurry)|no (?:reply|answer)(?: is)? needed|not (?:for you|interested|a fit)|rather not|nothing to do|unsubscribe|opt out)\b/iu;

function maySayNo({ email: { footer, sentences } }: ReadMessage): boolean {
  const isFree = footer !== null || lastNoteIn(sentences) !== undefined;
  return isFree || sentences.some(({ text }) => freely.test(text));
}

const easyOut: Check = (messages) =>
  messages.length < 2 || messages.some(maySayNo)
    ? []
    : [{ message: messages.length - 1, loss: 1, ...faultOf('no_way_out') }];

type RuleId = keyof typeof data.rules;
const checks: Readonly<Record<RuleId, Check>> = {
  touches,
  'first-gap': firstGap,
  repeats,
  bumps,
  guilt,
  'later-gaps': laterGaps,
  'easy-out': easyOut,
};

/** What may cost a sequence points, `points` at most each; all together 100. */
export const sequenceRules = (Object.keys(checks) as RuleId[]).map((id) => {
  const { name, points, evidence } = data.rules[id];
  return { id, name, points, evidence: evidence as readonly EvidenceId[], check: checks[id] };
});
