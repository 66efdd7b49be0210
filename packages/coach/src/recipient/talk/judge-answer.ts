import { guiltPhrases } from '../../lexicon/honesty/guilt-phrases.ts';
import { followUpPhrases } from '../../lexicon/kinds/follow-up-phrases.ts';
import type { Email, Sentence } from '../../document/email.ts';
import { findPhrases, hasPhrase, phraseBook } from '../../document/sentences.ts';
import type { ConcernId } from './concern-id.ts';
import { concerns } from './concerns.ts';

/**
 * What the writer's message did. `answered`: gave what was asked, or something new where nothing was ·
 * `candid`: said openly that they cannot · `dodged`: spoke of something else · `pushed`: pressed for
 * more without it · `guilt`: blamed the reader · `withdrawn`: let go · `agreed`: went along ·
 * `pressed`, `strayed`: after a yes, pushed on or came with another matter · `insulted`, `retracted`,
 * `preyed`: insulted, took a claim back, wanted money or secrets · `wordless`: said nothing.
 */
export type Verdict =
  | 'answered'
  | 'candid'
  | 'dodged'
  | 'pushed'
  | 'guilt'
  | 'bump'
  | 'withdrawn'
  | 'agreed'
  | 'pressed'
  | 'strayed'
  | 'insulted'
  | 'retracted'
  | 'preyed'
  | 'wordless';

export type Judgement = {
  readonly verdict: Verdict;
  /** The sentence that settled it. */
  readonly sentence: Sentence | null;
};

const guilt = phraseBook(guiltPhrases);
const bumpBelow = 6;
const bump = phraseBook(followUpPhrases);
const candour =
  /\b(?:(?:we|i) (?:don[’']t|do not|can[’']t|cannot|couldn[’']t|haven[’']t|have not|have no)\b|(?:i[’']m|we[’']re|i am|we are) not sure|not (?:measured|known)|no (?:figures?|data|number)|good question,? (?:and )?i don[’']t|honest answer|to be honest|you[’']re right|you are right|fair point)/iu;
const letting =
  /\b(?:no (?:problem|worries|hard feelings)|i understand|fair enough|thanks? (?:you )?(?:for your time|for reading|anyway|all the same)|won[’']t (?:write|email|contact|bother)|will not (?:write|email|contact)|leave it (?:there|at that)|all the best|good luck)\b/iu;
const pressing =
  /\b(?:trust me|act now|today only|last chance|limited|won[’']t regret|will not regret|miss(?:ing)? out|hurry|asap|urgent\w*|before it[’']s too late|guarantee[ds]?|no[- ]brainer|are you seriously|why not|final offer|what do you have to lose|don[’']t you (?:want|care))\b/iu;

/** Who else joins a call is a question about it and asks for none. */
const aboutIt = /^(?:who|whose|where|what)\b/iu;

/** How a message bears on what the recipient last did. `pending` is null when they asked nothing. */
export function judgeAnswer(email: Email, pending: ConcernId | null): Judgement {
  const { sentences } = email;
  const blaming = sentences.find(({ words }) => findPhrases(words, guilt).length > 0);
  if (blaming) return { verdict: 'guilt', sentence: blaming };
  const pushing = pushIn(email);
  if (pending !== null) {
    const hit = sentences.find((sentence) => answers(sentence, pending));
    if (hit) return { verdict: 'answered', sentence: hit };
    const open = sentences.find((sentence) => candour.test(sentence.text.slice(0, 400)));
    if (open) return { verdict: 'candid', sentence: open };
  }
  const release = sentences.find((sentence) => letting.test(sentence.text.slice(0, 400)));
  if (release && !pushing) return { verdict: 'withdrawn', sentence: release };
  if (pushing) return { verdict: 'pushed', sentence: pushing };
  if (pending !== null) return { verdict: 'dodged', sentence: sentences[0] ?? null };
  return email.words.length < bumpBelow || hasPhrase(email.words, bump)
    ? { verdict: 'bump', sentence: sentences[0] ?? null }
    : { verdict: 'agreed', sentence: sentences[0] ?? null };
}

const offersToShow =
  /^(?:\p{L}+, )?(?:shall|may|can|could|should) i\b.*\b(?:send|show|share|attach|bring)\b|^(?:want|would you like)\b.*\b(?:send|show|share|see)\b/iu;

/** A question back holds no answer, whatever words are in it; but to offer a sample is one to who wants to see it. */
function answers({ text }: Sentence, pending: ConcernId): boolean {
  const start = text.slice(0, 600);
  if (!start.trimEnd().endsWith('?')) return concerns[pending].answered.test(start);
  return pending === 'sample' && offersToShow.test(start);
}

/** The sentence that presses. */
export function pressingIn({ sentences }: Email): Sentence | null {
  return sentences.find((sentence) => pressing.test(sentence.text.slice(0, 400))) ?? null;
}

function pushIn(message: Email): Sentence | null {
  const call = message.asks.find(
    ({ kind, sentence }) =>
      (kind === 'meeting' || kind === 'calendar' || kind === 'action') &&
      !aboutIt.test(sentence.text),
  );
  return pressingIn(message) ?? call?.sentence ?? null;
}
