import type { Email, Sentence, Word } from '../../document/email.ts';
import { hasPhrase, phraseBook } from '../../document/sentences.ts';
import { guiltPhrases } from '../../lexicon/honesty/guilt-phrases.ts';
import { boastWords } from '../../lexicon/wording/boast-words.ts';
import {
  emptyAdjectives,
  emptyAdverbs,
  emptyPromises,
} from '../../lexicon/wording/empty-praise.ts';
import { englishFunctionWords } from '../../lexicon/words/function-words.ts';
import { manner as mannerRule } from '../../rules/manner.ts';
import type { Candidate } from '../edit.ts';
import {
  type SentenceHit,
  type TextChange,
  articleFor,
  cut,
  cutSentence,
  findInSentences,
  leansBack,
  swap,
  touchesName,
} from '../wording.ts';
import { openGuilt } from '../../lexicon/honesty/open-guilt.ts';

const praise = phraseBook([...emptyAdjectives, ...emptyAdverbs]);
const adverbs: ReadonlySet<string> = new Set(emptyAdverbs);

const joint = /^(?:,?[ \t]+|,?[ \t]+(?:and|yet|but|&)[ \t]+)$/iu;
const wordFollows = /^[ \t]+[\p{L}-]{3,}/u;
/** "one of the leading events" is no longer a sentence without it. */
const oneOf = /\bone of (?:the|our|its|their)(?: \p{L}+['’]s)? $/iu;
const compared = /\b(?:so|as|how|too|not)[ \t]+$/iu;
const determined =
  /(?:\b(?:a|an|the|our|your|their|its|his|her|my|this|these|those|with|of|offers?|provides?|uses?|using|delivers?|as)|\bwe are)[ \t]+$/iu;
/** "an ISO certified and award-winning company": after "a", what stands before "and" is an adjective too. */
const adjectiveBefore = /\ban?[ \t]+(?:[\p{L}-]+[ \t]+){0,2}[\p{L}-]+(,?[ \t]+and|,)[ \t]+$/iu;
const soleProvider =
  /^[ \t]+(?:\p{Ll}[\p{Ll}-]*[ \t]+){0,2}(?:provider|partner|supplier|platform|agency|consultancy|company|firm|vendor|tool|solution|specialist|expert)\b/u;
/** "a leading, independent bakery": after an article or "of" a comma only parts adjectives. */
const listed = /^,[ \t]+(?=([\p{Ll}-]{3,}))/u;
const opensList = /\b(?:a|an|the|our|your|their|its|his|her|my|of|with)[ \t]+$/iu;
/** "a robust and secure tool": after "a" so does "and". */
const joinedOn = /^,?[ \t]+(?:and|yet|but)[ \t]+(?=([\p{Ll}-]{3,}))/u;
const opensOne = /\ban?[ \t]+$/iu;
const notANoun =
  /^[ \t]+(?:and|or|but|for|to|at|in|on|of|with|by|from|than|that|which|when|as|if|the|is|are|was|were|has|have|will|can|costs?|starts?)\b/iu;

const nearby = 40;

/** Neighbouring words of praise go together, with the commas and "and" between them. */
function joinNeighbours(email: Email, hits: readonly SentenceHit[]): SentenceHit[] {
  const joined: SentenceHit[] = [];
  for (const hit of hits) {
    const last = joined.at(-1);
    if (last && joint.test(email.body.slice(last.end, hit.start))) {
      joined[joined.length - 1] = { ...last, end: hit.end, phrase: hit.phrase };
    } else joined.push(hit);
  }
  return joined;
}

function withoutPraise(email: Email, { start, end, phrase }: SentenceHit): TextChange | null {
  const before = email.body.slice(Math.max(0, start - 60), start);
  const after = email.body.slice(end, end + nearby);
  const joiner =
    (opensOne.test(before) && joinedOn.exec(after)) ||
    (opensList.test(before) && !oneOf.test(before) && listed.exec(after));
  if (joiner)
    return englishFunctionWords.has(joiner[1] ?? '')
      ? null
      : cut(email, start, end + joiner[0].length);
  if (!wordFollows.test(after)) return null;
  if (adverbs.has(phrase)) return compared.test(before) ? null : cut(email, start, end);
  if (notANoun.test(after) || oneOf.test(before)) return null;
  const joined = adjectiveBefore.exec(before)?.[1];
  if (joined !== undefined) {
    return { field: 'body', start: start - joined.length - 1, end, after: '' };
  }
  if (!determined.test(before)) return null;
  if (/\bthe $/iu.test(before) && soleProvider.test(after)) {
    return swap(email, start - 4, end, articleFor(after.trim()));
  }
  return cut(email, start, end);
}

function reasonFor(words: string, phrase: string): string {
  return adverbs.has(phrase)
    ? `“${words}” adds length, not weight.`
    : `“${words}” is praise any company could print; the fact reads stronger alone.`;
}

/** The cuts of praise; those of swelling adverbs alone, or all but those. */
function praiseCuts(email: Email, kind: 'adjectives' | 'adverbs'): Candidate[] {
  return joinNeighbours(email, findInSentences(email, praise))
    .filter(({ phrase }) => adverbs.has(phrase) === (kind === 'adverbs'))
    .flatMap((hit) => {
      const change = withoutPraise(email, hit);
      const words = email.body.slice(hit.start, hit.end);
      return change
        ? [{ ...change, rule: 'plain-words', reason: reasonFor(words, hit.phrase) }]
        : [];
    });
}

/** Takes out the adjectives any company could use, where a noun is left standing. */
export function cutPraise(email: Email): Candidate[] {
  return praiseCuts(email, 'adjectives');
}

/** Takes out the adverbs that swell a claim. */
export function cutIntensifiers(email: Email): Candidate[] {
  return praiseCuts(email, 'adverbs');
}

const phrases = phraseBook(guiltPhrases);
const longestCut = 32;

const blame =
  /\b(?:you (?:have(?:n['’]t| not)|did(?:n['’]t| not)|never) (?:repl|respon|answer|got back|get back)|(?:unanswered|times without)|(?:clearly|obviously) not (?:a priority|interested)|wast(?:ed|ing) my time)/iu;
const blamingClause =
  /^(?:(?:since|as|because|given that|seeing that) I (?:have(?:n['’]t| not)|did(?:n['’]t| not)|never)[^,.;!?]{3,80},|I (?:have(?:n['’]t| not)|did(?:n['’]t| not)|never) (?:heard|hear|received|receive|gotten|get|had)[^,.;!?]{0,60},? (?:so|and|but)(?= (?:I|we)\b))[ \t]*/iu;

/** ", but I never heard back" at the end of a sentence that says more. */
const blamingEnd =
  /,?\s+(?:(?:and|but|as|since|because|though)\s+)?I (?:have(?:n['’]t| not)|did(?:n['’]t| not)|never) (?:yet )?(?:heard|hear|received|receive|gotten|get|had)\b[^,.;:!?]{0,40}(?=[.!]*$)/iu;

/** What is left of "I never heard back, so I wanted to check whether you saw my email" reminds just as much. */
const mereReminder =
  /^I (?:just )?(?:wanted|want|thought I['’]d|thought I would|am writing|['’]m writing)(?: to)? (?:quickly )?(?:check|ask|see|make sure|know|confirm|follow up|bump|ping|resend|remind)\b(?=.*\b(?:saw|seen|got|get|received|read|lost|missed|my (?:last|previous|earlier|first)?|inbox|again|this|you)\b)(?!.*\d)/iu;

/** The sentence gone when it says nothing else; the blaming clause gone when that would take too much. */
function withoutBlame(email: Email, sentence: Sentence): TextChange[] {
  const clause = blamingClause.exec(sentence.text)?.[0] ?? '';
  const rest = sentence.text.slice(clause.length);
  const end = clause === '' ? blamingEnd.exec(sentence.text) : null;
  const asks = email.asks.some((ask) => ask.sentence.start === sentence.start);
  const goes =
    clause === '' ? !asks && sentence.words.length <= longestCut : mereReminder.test(rest);
  const whole = goes ? cutSentence(email, sentence) : null;
  const from = sentence.start + (end?.index ?? 0);
  return [
    ...(end && end.index > 0 ? [cut(email, from, from + end[0].length)] : []),
    ...(whole ? [whole] : []),
    ...(clause === '' ? [] : [cut(email, sentence.start, sentence.start + clause.length)]),
  ];
}

const openly = phraseBook(openGuilt);

/** Takes out words that blame the reader for not having answered. */
export function cutGuilt(email: Email): Candidate[] {
  return email.sentences.flatMap((sentence) => {
    if (
      !hasPhrase(sentence.words, openly) &&
      !hasPhrase(sentence.words, phrases) &&
      !blame.test(sentence.text)
    )
      return [];
    const reason =
      'Being reminded of not answering makes a reader put it off; the request stands without it.';
    return withoutBlame(email, sentence).map((change) => ({
      ...change,
      rule: mannerRule.id,
      reason,
    }));
  });
}

const boastful = phraseBook([...emptyAdjectives, ...emptyPromises]);
const swelling: ReadonlySet<string> = new Set([...emptyAdverbs, ...emptyAdjectives]);
const selfPromise = phraseBook([...emptyAdjectives]);

/** Where a clause hangs on a sentence that can do without it. */
const clauseStart =
  /,\s+(?:(?:and|as)\s+(?=our\b|we\b|it\b|they\b)|(?:which|ensuring|delivering|driving|offering|providing|helping|with|an?|the|one of)\b)|\s+and\s+(?=our\b)/giu;

const isAside = /,\s+(?:an?|the|one of|which|with)\b/iu;
const isNounPhrase = /,\s+(?:an?|the|one of)\b/iu;
/** What follows an aside: the verb of the sentence, or its subject after "At Kite, …". */
const goesOn =
  /^\s+(?:(?:also|now|recently|just|already|currently)\s+)?(?:is|are|was|were|has|have|had|can|will|would|does|did|I|we|you|our|my|your|helps?|makes?|made|builds?|built|bakes?|baked|cuts?|saves?|saved|sells?|sold|runs?|ran|plans?|planned|offers?|offered|provides?|gives?|gave|works?|worked|serves?|served|ships?|shipped|designs?|designed|develops?|developed|delivers?|delivered|supports?|specialises?|specializes?|wants?|needs?|asked|opened|launched|founded|raised|reduced|won|grew|moved|hired|joined|started|turned)\b/iu;
const nearBoast = 40;

/** A longer sentence is not one that a person wrote. */
const longestRead = 200;

function saysNothing(email: Email, words: readonly Word[]): boolean {
  return (
    words.length >= 3 &&
    !words.some((word) => touchesName(email, word)) &&
    hasPhrase(words, boastful) &&
    words.every(
      ({ key }) =>
        englishFunctionWords.has(key) ||
        boastWords.has(key) ||
        swelling.has(key) ||
        key.split('-').every((part) => boastWords.has(part) || englishFunctionWords.has(part)),
    )
  );
}

function boastReason(text: string): string {
  const words = text.replace(/^[\s,]+|[\s,.]+$/gu, '').replace(/\s+/gu, ' ');
  const quote = words.length > 60 ? `${words.slice(0, words.lastIndexOf(' ', 60))} …` : words;
  return `“${quote}” could be said by any company, so it says nothing about yours.`;
}

/** Where a clause that runs on to a comma ends; null where the comma only parts the things of a list. */
function endOfAside(sentence: Sentence, from: number): number | null {
  for (let comma = sentence.text.indexOf(',', from); comma !== -1;) {
    const rest = sentence.text.slice(comma + 1, comma + 1 + nearBoast);
    if (goesOn.test(rest)) return comma;
    comma = sentence.text.indexOf(',', comma + 1);
  }
  return null;
}

type Clause = { readonly start: number; readonly end: number; readonly isInside: boolean };

/** The clause that opens here, in places of the sentence: up to where the sentence goes on without it. */
function clauseAt(sentence: Sentence, start: number, opening: string): Clause | null {
  const inside = isAside.test(opening) ? endOfAside(sentence, start + opening.length) : null;
  if (inside !== null) return { start, end: inside, isInside: true };
  const closing = /[.!?]*$/u.exec(sentence.text)?.[0].length ?? 0;
  const end = sentence.text.length - closing;
  const hasComma = sentence.text.slice(start + opening.length, end).includes(',');
  const isOpen = hasComma && !isNounPhrase.test(opening);
  return isOpen ? null : { start, end, isInside: false };
}

/** "We bake bread, cakes, the best pies": the last of several things is no aside. */
function closesList(sentence: Sentence, start: number, opening: string): boolean {
  const left = sentence.text.slice(0, start);
  return isNounPhrase.test(opening) && left.includes(',') && !/\p{Lu}[\p{L}\p{N}’'-]*$/u.test(left);
}

function cutClause(email: Email, sentence: Sentence): Candidate | null {
  if (sentence.words.length > longestRead) return null;
  for (const { index, 0: opening } of sentence.text.matchAll(clauseStart)) {
    const clause = clauseAt(sentence, index, opening);
    if (!clause || closesList(sentence, index, opening)) continue;
    const [start, end] = [sentence.start + clause.start, sentence.start + clause.end];
    const words = sentence.words.filter((word) => word.start >= start && word.end <= end);
    const left = sentence.words.filter((word) => word.end <= start);
    if (left.length < (clause.isInside ? 1 : 3) || !saysNothing(email, words)) continue;
    return {
      field: 'body',
      start,
      end: clause.isInside ? end + 1 : end,
      after: '',
      rule: 'plain-words',
      reason: boastReason(email.body.slice(start, end)),
    };
  }
  return null;
}

/** Takes out clauses and sentences made of nothing but praise and promises. */
export function cutBoasts(email: Email): Candidate[] {
  return email.sentences.flatMap((sentence, at) => {
    if (
      sentence.text.includes('?') ||
      email.asks.some((ask) => ask.sentence.start === sentence.start)
    )
      return [];
    const whole =
      hasPhrase(sentence.words, selfPromise) &&
      saysNothing(email, sentence.words) &&
      !leansBack(email.sentences[at + 1]?.text ?? '');
    const change = whole ? cutSentence(email, sentence) : null;
    if (change) return [{ ...change, rule: 'plain-words', reason: boastReason(sentence.text) }];
    const clause = cutClause(email, sentence);
    return clause ? [clause] : [];
  });
}
