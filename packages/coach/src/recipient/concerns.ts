import { findBlanks } from '../blanks.ts';
import type { Email } from '../document/email.ts';
import { type Token, tagText } from '../document/language.ts';
import { remembering } from '../document/memo.ts';
import { newsBeyond, openFacts } from '../document/new-facts.ts';
import { type ReadSentence, readEmail } from '../document/read-draft.ts';
import { rolesOf } from '../document/roles.ts';
import { overlaps } from '../document/stretch.ts';
import type { ConcernId } from './motives.ts';
import type { Reader } from './reader.ts';
import { losses } from './sight.ts';
import { type News, concernIds, concerns, questionsOn } from './voices.ts';

/** A question that is open, with the rule whose line raised it; null where it comes with their trade. */
export type OpenConcern = { readonly id: ConcernId; readonly rule: string | null };

/** A line that costs less raises no question. */
const leastRaising = 4;

/** What an email leaves open for this person: a blank, what its costliest lines raise, what they always ask. */
export function openConcerns(reader: Reader): OpenConcern[] {
  const { email, brief } = reader;
  const open = openIn(email);
  const raised = losses(reader)
    .filter(({ points }) => points <= -leastRaising)
    .flatMap(({ rule }): OpenConcern[] => {
      const ids = open.filter((id) => concerns[id].raisedBy?.includes(rule));
      const id = brief.concerns.find((one) => ids.includes(one)) ?? ids.at(-1);
      return id ? [{ id, rule }] : [];
    });
  const ofTrade = brief.concerns
    .filter((id) => open.includes(id))
    .map((id) => ({ id, rule: null }));
  const blank = gapIn(email) === null ? [] : [{ id: 'gap' as const, rule: null }];
  const all = [...blank, ...raised, ...ofTrade];
  return all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at);
}

/** The part of an email that is considered for questions. */
const mostRead = 60;

/** What could be asked about an email by anybody. */
function openIn(email: Email): ConcernId[] {
  const doc = readEmail(email);
  const sentences = doc.sentences.slice(0, mostRead);
  const { profile } = email.reading;
  const asking = new Set(email.asks.map(({ sentence }) => sentence.start));
  const isOffer = ({ tokens, start }: ReadSentence, at: number) =>
    rolesOf(doc)[at] === 'offer' && !asking.has(start) && tokens.some(({ key }) => key === 'we');
  const isVague = profile === 'general' && !sentences.some(isOffer);
  const nouns = new Set(
    sentences.flatMap(({ tokens }) => tokens.filter(isNoun).map(({ lemma }) => lemma)),
  );
  return concernIds.filter((id) => {
    const { profiles, opens } = concerns[id];
    if (id === 'gap' || (profiles && (isVague || !profiles.includes(profile)))) return false;
    if (id === 'source') return figureIn(email) !== null;
    if (opens === 'touched') return [...wordsAbout(id).nouns].some((noun) => nouns.has(noun));
    return opens !== 'untold' || !sentences.some((one) => answers(email, one, id, []));
  });
}

/** "“minutes”" of the first blank in the message that asks for a fact. */
export function gapIn(email: Email): string | null {
  const from = email.greeting?.end ?? 0;
  const blank = openFacts(email).find(({ field, start }) => field === 'body' && start >= from);
  return blank ? `“${findBlanks(blank.text)[0]?.label || 'fill in'}”` : null;
}

/** A share that can be asked about: "38%". */
export function figureIn({ protectedTokens }: Email): string | null {
  const share = protectedTokens.find(
    ({ field, text }) => field === 'body' && /^(?!100\D)\d[\d.,]*\s?%$/u.test(text),
  );
  return share?.text ?? null;
}

/** The sentence of a message that answers a question, beyond what was said before; undefined where none does. */
export function answerIn(
  message: Email,
  id: ConcernId,
  before: readonly string[],
): ReadSentence | undefined {
  return readEmail(message).sentences.find((sentence) => answers(message, sentence, id, before));
}

/** A question back answers nothing, unless it is what was wanted: an ask, an offer to show. */
function answers(
  email: Email,
  sentence: ReadSentence,
  id: ConcernId,
  before: readonly string[],
): boolean {
  const { tokens } = sentence;
  const isOffer = id === 'sample' && tokens.some(({ key }) => key === 'i' || key === 'we');
  if (tokens.at(-1)?.key === '?' && id !== 'ask' && !isOffer) return false;
  const news = newsIn(email, sentence, before);
  const needed = concerns[id].answeredBy;
  // "Norden Bank cut $41k" says what came of it for somebody, and no price.
  const isOthers = news.has('money') && tokens[0]?.tag === 'PROPN';
  if (!isOthers && needed.some((kind) => kind !== 'words' && news.has(kind))) return true;
  const { telling } = wordsAbout(id);
  const isAbout = tokens.some((token) => isTelling(token) && telling.has(token.lemma));
  return isAbout && (needed.includes('words') || news.has('figure'));
}

const currency = /[$£€¥]\s?\d|\d\s?(?:eur|usd|gbp|euros?|dollars?|pounds?|cents?)\b/iu;
const longestHeard = 600;
const unitOfTime = /^(?:minute|hour|day|night|week|month|quarter|year)$/u;

function newsIn(email: Email, sentence: ReadSentence, before: readonly string[]): Set<News> {
  const { tokens, start, text } = sentence;
  const protectedInBody = email.protectedTokens.filter(
    (token) => token.field === 'body' && overlaps(token, sentence),
  );
  const isNew = (texts: readonly string[]) => newsBeyond(texts, before).length > 0;
  const brings = (kinds: RegExp) =>
    isNew(protectedInBody.filter(({ kind }) => kinds.test(kind)).map((token) => token.text));
  const has = (keys: RegExp) => tokens.some(({ key }) => keys.test(key));
  const dates = protectedInBody.filter(({ kind }) => kind === 'date');
  const capitals = tokens
    .slice(1)
    .filter((token) => token.tag === 'PROPN' && /^\p{Lu}/u.test(token.text))
    .filter((token) => !dates.some((date) => overlaps(date, token)));
  const nouns = tokens.filter(isNoun).map(({ key }) => key);
  const acts = nouns.length > 0 && tokens.some(({ tag }) => tag === 'VERB');
  const isAsk = email.asks.some((ask) => ask.sentence.start === start);
  const all: Readonly<Record<News, boolean>> = {
    figure: brings(/^number$/u),
    money: brings(/^number$/u) && currency.test(text.slice(0, longestHeard)),
    time: brings(/^date$/u) || tokens.some(({ lemma }) => unitOfTime.test(lemma)),
    name: brings(/^name$/u) || isNew(capitals.map((token) => token.text)),
    link: brings(/^(?:link|email_address)$/u),
    deed: acts && has(/^(?:i|we|it)$/u),
    reader: acts && has(/^yours?$|^you$/u) && (brings(/^(?:name|number|date)$/u) || isNew(nouns)),
    ask: isAsk || (has(/^(?:i|we)$/u) && has(/^(?:like|want)$/u)),
  };
  return new Set((Object.keys(all) as News[]).filter((kind) => all[kind]));
}

function isNoun({ tag }: Token): boolean {
  return tag === 'NOUN' || tag === 'PROPN';
}

/** Words too general to tell what a question is about. */
const light = new Set('be have do get go say make much many first fast other'.split(' '));

function isTelling({ tag, lemma }: Token): boolean {
  return /^(?:NOUN|PROPN|VERB|ADJ|ADV)$/u.test(tag) && !light.has(lemma);
}

type Words = { readonly telling: ReadonlySet<string>; readonly nouns: ReadonlySet<string> };

/** What a question is about: the lemmas of the ways to ask it. */
const wordsAbout = remembering(concernIds.length, (id: ConcernId): Words => {
  const tokens = questionsOn(id).flatMap((line) => tagText(line.replace(/\{\w+\}/gu, 'it')));
  const lemmasOf = (is: (token: Token) => boolean) =>
    new Set(tokens.filter(is).map(({ lemma }) => lemma));
  return { telling: lemmasOf(isTelling), nouns: lemmasOf(isNoun) };
});
