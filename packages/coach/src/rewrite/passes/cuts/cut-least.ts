import {
  furtherOffers,
  noise,
  ownVirtues,
  selfPraise,
  worldTalk,
} from '../../../lexicon/wording/low-value-sentences.ts';
import { idle } from '../../../lexicon/tones/idle-talk.ts';
import type { Email, Sentence } from '../../../document/email.ts';
import type { Candidate } from '../../candidate.ts';
import { cutSentence } from '../../wording/cut-sentence.ts';
import { isMostlyHollow } from '../../wording/hollow-words.ts';
import { leansBack } from '../../wording/leans-back.ts';

/** From so many words on sentences go, until there are no more than so many. */
type Aim = { readonly from: number; readonly until: number; readonly because: string };

/** From here on length costs answers; down to there it is worth cutting. B1, B5, B8. */
const longEmail: Aim = { from: 125, until: 100, because: 'and a long email has no room for it' };
/** What is shorter than this says too little as it is. B8. */
const likedShort: Aim = { from: 40, until: 40, because: 'and you like your emails short' };
const quoted = 60;

type Kind = { readonly isOne: (sentence: Sentence) => boolean; readonly why: string };

function oneOf(patterns: readonly RegExp[]): (sentence: Sentence) => boolean {
  return ({ text }) => patterns.some((pattern) => pattern.test(text));
}

/** Least worth first. */
const kinds: readonly Kind[] = [
  { isOne: oneOf(noise), why: 'tells nothing' },
  { isOne: oneOf(worldTalk), why: 'is true for everyone' },
  { isOne: oneOf([...selfPraise, ...ownVirtues]), why: 'could be said by any sender' },
  { isOne: ({ words }) => isMostlyHollow(words), why: 'is made of words that any company uses' },
  { isOne: oneOf(furtherOffers), why: 'can wait until the reader has said yes to the first thing' },
];
const idleTalk: Kind = { isOne: oneOf(idle), why: 'holds no fact and asks nothing' };

/** Names, figures and links that are said nowhere else. */
function holdsFact(email: Email, { start, end }: Sentence): boolean {
  const held = email.protectedTokens.filter(
    (token) => token.field === 'body' && start <= token.start && token.end <= end,
  );
  return held.some(({ text }) => {
    const rest = `${email.subject ?? ''}\n${email.body.slice(0, start)}\n${email.body.slice(end)}`;
    return !rest.includes(text);
  });
}

/** What speaks of the reader's own things, asks, or carries the next sentence has to stay. */
function isNeeded(email: Email, sentence: Sentence): boolean {
  const at = email.sentences.indexOf(sentence);
  const next = email.sentences[at + 1];
  return (
    sentence.text.includes('?') ||
    email.asks.some((ask) => ask.sentence.start === sentence.start) ||
    (next !== undefined && leansBack(next.text)) ||
    holdsFact(email, sentence)
  );
}

function quote(text: string): string {
  const words = text.replace(/\s+/gu, ' ').replace(/[.!]+$/u, '');
  return words.length > quoted ? `${words.slice(0, words.lastIndexOf(' ', quoted))} …` : words;
}

function cutDown(email: Email, kinds: readonly Kind[], { from, until, because }: Aim): Candidate[] {
  let words = email.words.length;
  if (words <= from) return [];
  const cuts: Candidate[] = [];
  for (const { isOne, why } of kinds) {
    for (const sentence of email.sentences) {
      if (words <= until) return cuts;
      if (!isOne(sentence) || isNeeded(email, sentence)) continue;
      const change = cutSentence(email, sentence);
      if (!change || cuts.some(({ start, end }) => change.start < end && start < change.end))
        continue;
      const reason = `“${quote(sentence.text)}” ${why}, ${because}.`;
      cuts.push({ ...change, rule: 'body-length', reason });
      words -= sentence.words.length;
    }
  }
  return cuts;
}

/** In a long email, takes out the sentences that say least, until it is short enough. */
export function cutLeast(email: Email): Candidate[] {
  return cutDown(email, kinds, longEmail);
}

/** For who likes emails short: the same wherever there are words to spare, and idle talk. */
export function cutIdle(email: Email): Candidate[] {
  return cutDown(email, [idleTalk, ...kinds], likedShort);
}
