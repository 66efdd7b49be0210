import type { Email, Sentence } from '../../document/email.ts';
import { isFiller } from '../../document/sentences.ts';
import { idle } from '../../lexicon/tones/idle-talk.ts';
import { clauseVerbs } from '../../lexicon/topics/topic-boundaries.ts';
import { leadIns, slowOpenings } from '../../lexicon/wording/filler-sentences.ts';
import {
  furtherOffers,
  noise,
  ownVirtues,
  selfPraise,
  worldTalk,
} from '../../lexicon/wording/low-value-sentences.ts';
import type { Candidate } from '../edit.ts';
import { splitRequest } from '../requests.ts';
import { cut, cutSentence, isMostlyHollow, leansBack } from '../wording.ts';
import { length as lengthRule } from '../../rules/length.ts';
import { plainWords as plainWordsRule } from '../../rules/plain-words.ts';

/** Where the point should stand filler is hollow; elsewhere it only makes the email longer. */
function ruleFor(email: Email, { start }: Sentence): string {
  return start === email.sentences[0]?.start ? plainWordsRule.id : lengthRule.id;
}

function cutWhole(email: Email, sentence: Sentence): Candidate | null {
  if (!isFiller(sentence.text)) return null;
  const change = cutSentence(email, sentence);
  const rule = ruleFor(email, sentence);
  const reason =
    rule === plainWordsRule.id
      ? 'The first line is what the inbox shows; this one could open any email.'
      : 'This could stand in any email; without it the rest is read sooner.';
  return change && { ...change, rule, reason };
}

/** "It should be noted that the work is done and that the data is safe": the second "that" leans on the opening. */
function carriesMore(leadIn: string, text: string): boolean {
  return (
    /\bthat\s*$/iu.test(leadIn) &&
    /\b(?:and|or|but)(?: also)? that\b/iu.test(text.slice(leadIn.length))
  );
}

function cutLeadIn(email: Email, sentence: Sentence): Candidate | null {
  for (const leadIn of leadIns) {
    const found = leadIn.exec(sentence.text)?.[0];
    if (found === undefined || carriesMore(found, sentence.text)) continue;
    return {
      ...cut(email, sentence.start, sentence.start + found.trimEnd().length),
      rule: ruleFor(email, sentence),
      reason: `“${found.trim()}” only delays the point.`,
    };
  }
  return null;
}

function hasten(email: Email, sentence: Sentence): Candidate | null {
  for (const [opening, shorter] of slowOpenings) {
    const found = opening.exec(sentence.text)?.[0];
    if (found === undefined || found === shorter) continue;
    return {
      field: 'body',
      start: sentence.start,
      end: sentence.start + found.length,
      after: shorter,
      rule: ruleFor(email, sentence),
      reason: `“${found.trim()}” takes its time; the point follows sooner now.`,
    };
  }
  return null;
}

/** Takes out sentences and openings that put off the point. */
export function cutFiller(email: Email): Candidate[] {
  return email.sentences.flatMap((sentence) => {
    const candidate =
      cutWhole(email, sentence) ?? cutLeadIn(email, sentence) ?? hasten(email, sentence);
    return candidate ? [candidate] : [];
  });
}

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
      cuts.push({ ...change, rule: lengthRule.id, reason });
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

/** From here on length costs answers. B1, B5, B8. */
const long = 125;
const fewestItems = 6;
const kept = 3;
const mostWordsInItem = 3;
/** "anything, including blogs, …" */
const opensList = /^(?:including|such as|like|from) /u;
const plainItem = /^(?:(?:and|or) )?\p{Ll}[\p{Ll}'’ -]*$/u;
const withAnd = /^(.+) and (.+)$/u;

type Item = { readonly end: number; readonly text: string };

function itemsOf(text: string): Item[] {
  let end = -1;
  return text.split(', ').map((part) => {
    end += part.length + (end === -1 ? 1 : 2);
    return { end, text: part };
  });
}

function isPlain({ text }: Item): boolean {
  const words = text.replace(/^(?:and|or) /u, '').split(' ');
  return (
    plainItem.test(text) &&
    words.length <= mostWordsInItem + (withAnd.test(text) ? 2 : 0) &&
    !words.some((word) => clauseVerbs.has(word) || /^(?:we|i|you|that|which|who)$/u.test(word))
  );
}

/** "We do rugs, lamps, beds, chairs, desks and stools." → "We do rugs, lamps, beds and more." */
function shorten(sentence: Sentence): Candidate[] {
  const body = sentence.text.replace(/[.!]$/u, '');
  const items = itemsOf(body.replace(/\s/gu, ' '));
  const [, ...rest] = items;
  const last = items.at(-1);
  const count = items.length + (withAnd.test(last?.text ?? '') ? 1 : 0);
  const isList = count >= fewestItems && rest.every(isPlain);
  const shown = opensList.test(rest[0]?.text ?? '') ? kept + 1 : kept;
  const from = items[shown - 2];
  if (!isList || !last || !from || !/(?:^| )(?:and|or) /u.test(last.text)) return [];
  const third = items[shown - 1];
  if (!third) return [];
  return [
    {
      field: 'body',
      start: sentence.start + from.end,
      end: sentence.start + body.length,
      after: `, ${third.text} and more`,
      rule: lengthRule.id,
      reason: 'Three of the list show what is meant; the rest can wait until the reader asks.',
    },
  ];
}

/** In a long email, a list of everything on offer keeps its first three. */
export function shortenLists(email: Email): Candidate[] {
  if (email.words.length <= long) return [];
  return email.sentences.flatMap((sentence) =>
    sentence.text.includes('?') || splitRequest(sentence) ? [] : shorten(sentence),
  );
}
