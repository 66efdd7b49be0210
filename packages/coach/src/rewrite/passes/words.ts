import type { Email, Paragraph, Sentence } from '../../document/email.ts';
import { findSlips, isSmallI } from '../../document/spelling.ts';
import { boastWords } from '../../lexicon/wording/boast-words.ts';
import { emptyAdjectives } from '../../lexicon/wording/empty-praise.ts';
import { plainWords } from '../../lexicon/wording/plain-words.ts';
import { stackedHedges } from '../../lexicon/wording/stacked-hedges.ts';
import { wordyPhrases } from '../../lexicon/wording/wordy-phrases.ts';
import type { Candidate } from '../edit.ts';
import { asTyped, swapListed, touchesName } from '../wording.ts';
import { readerFocus } from '../../rules/reader/reader-focus.ts';
import { typos } from '../../rules/words/typos.ts';

export const usePlainWords = swapListed(plainWords, {
  rule: 'plain-words',
  reason: (before, after) => `“${before}” is office language; “${after}” is what people say.`,
});

export const shortenWordy = swapListed(wordyPhrases, {
  rule: 'body-length',
  reason: (before, after) => `“${after}” says the same as “${before}” and is read sooner.`,
});

export const unstackHedges = swapListed(stackedHedges, {
  rule: 'stacked-hedges',
  reason: (before, after) => `“${before}” doubts twice; “${after}” is careful enough.`,
});

type Mend = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly meant: string;
};

/** Who never writes a capital means it so. */
function writesCapitals({ sentences }: Email): boolean {
  const capitals = sentences.filter(({ text }) => /^["'“‘(]?\p{Lu}/u.test(text)).length;
  return capitals * 2 > sentences.length;
}

function smallI(email: Email): Mend[] {
  if (!writesCapitals(email)) return [];
  return email.words
    .filter((word) => isSmallI(email.body, word))
    .map(({ start, end }) => ({ start, end, text: 'i', meant: 'I' }));
}

/** Mends misspelt words, doubled words, missing spaces and a small "i", where no doubt is left. */
export function mendSlips(email: Email): Candidate[] {
  const slips = findSlips(email).filter(({ text }) => text !== 'i');
  return [...slips, ...(slips.length < findSlips(email).length ? smallI(email) : [])].map(
    ({ start, end, text, meant }) => ({
      field: 'body',
      start,
      end,
      after: asTyped(meant, email.body),
      rule: typos.id,
      reason: `“${text}” is a slip; “${meant}” was meant.`,
    }),
  );
}

/** "Our platform allows you to" → "With our platform you can" */
const enables =
  /^(Our (?:\p{Ll}[\p{Ll}-]* ){1,3})(?:allows?|enables?|empowers?|lets?) you (?:to )?(?=\p{Ll})/u;
/** "We provide you with" → "You get" */
const provides =
  /^We (?:can |will |also )?(?:offer|provide|give|supply) you (?:with )?(?!with\b)(?=\p{Ll})/u;
const longestOpening = 120;

function turn(
  sentence: Sentence,
  pattern: RegExp,
  words: (subject: string) => string,
): Candidate[] {
  const found = pattern.exec(sentence.text.slice(0, longestOpening));
  if (!found) return [];
  return [
    {
      field: 'body',
      start: sentence.start,
      end: sentence.start + found[0].length,
      after: words((found[1] ?? '').replace('Our', 'our')),
      rule: readerFocus.id,
      reason: 'Says what the reader gets rather than what “we” do.',
    },
  ];
}

/** In a mail about "we", turns sentences that give the reader something to the reader's side. */
export function faceTheReader(email: Email): Candidate[] {
  if (!readerFocus.check(email)) return [];
  return email.sentences.flatMap((sentence) => [
    ...turn(sentence, enables, (subject) => `With ${subject}you can `),
    ...turn(sentence, provides, () => 'You get '),
  ]);
}

/** What one person feels or thinks; who saw or did something is a fact, and stays as it is told. */
const personal =
  /^We(?:(?:['’]d| would) (?:love|like|be happy|be glad)| (?:think|thought|believe|wanted|hope)|(?: were| are|['’]re) (?:wondering|keen|curious|hoping))\b/u;
const speaksForSeveral = /\b(?:we|us|our|ours|ourselves)\b/iu;
const severalSign = /\b(?:team|group|and|&)\b/iu;

function inFirstPerson(opening: string): string {
  return opening
    .replace(/^We['’]re\b/u, (found) => `I${found.charAt(2)}m`)
    .replace(/^We were\b/u, 'I was')
    .replace(/^We are\b/u, 'I am')
    .replace(/^We\b/u, 'I');
}

function toFirstPerson(paragraph: Paragraph, sentence: Sentence): Candidate[] {
  const opening = personal.exec(sentence.text)?.[0];
  if (!opening || speaksForSeveral.test(paragraph.text.replace(opening, ''))) return [];
  return [
    {
      field: 'body',
      start: sentence.start,
      end: sentence.start + opening.length,
      after: inFirstPerson(opening),
      rule: 'reader-focus',
      reason: 'One person writes and one person reads; “we” sounds like a company.',
    },
  ];
}

/** Turns "we hope" into "I hope", unless the paragraph speaks for a company or several people sign. */
export function speakForYourself(email: Email): Candidate[] {
  if (severalSign.test(email.signature?.text.split('\n')[0] ?? '')) return [];
  return email.paragraphs.flatMap((paragraph) =>
    paragraph.sentences.flatMap((sentence) => toFirstPerson(paragraph, sentence)),
  );
}

const empty: ReadonlySet<string> = new Set(emptyAdjectives);

const promise =
  /\b(?:(that|which|who) (?:leverages?|us(?:es?|ing)|utili[sz]es?|combines?|employs?|offers?|provides?|delivers?) ([^,.;!?]{3,60}?) (?:that|to|which) )?(help|helps|helping|empower|empowers|empowering|enable|enables|enabling|allow|allows) ((?:[\p{L}\p{N}'’-]+ ){1,4}?)(?:to )?(?:unlock|unleash|reach|achieve|reali[sz]e|maximi[sz]e|fulfill?) (?:their|its|your)(?: [\p{L}-]+){0,2} (?:potential|goals|objectives|growth|success)\b/giu;

const workWith: Readonly<Record<string, string>> = {
  s: 'works with',
  g: 'working with',
};

/** "We use AI to simplify workflows and | empower teams …": the rest can do without its second half. */
const secondOfTwo = /(?<=\b(?:to|we|I|and|help|that|which)\b[^,;]{3,60}) and $/iu;

function isAllPraise(words: string): boolean {
  return words
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .every((word) => empty.has(word) || boastWords.has(word) || word === 'and');
}

/** "helps brands unlock their full potential" promises nothing; "works with brands" is what is left. */
export function nameTheService(email: Email): Candidate[] {
  return email.sentences.flatMap((sentence) =>
    Array.from(sentence.text.matchAll(promise), (found): Candidate[] => {
      const [phrase, pronoun, means, verb = '', whom = ''] = found;
      if (means !== undefined && !isAllPraise(means)) return [];
      const ending = pronoun !== undefined && pronoun !== 'who' ? 's' : (verb.at(-1) ?? '');
      const work = workWith[ending] ?? 'work with';
      const start = sentence.start + found.index;
      const at = start + phrase.indexOf(`${verb} ${whom}`);
      if (touchesName(email, { start: at, end: at + verb.length })) return [];
      const joint =
        pronoun === undefined ? secondOfTwo.exec(sentence.text.slice(0, found.index)) : null;
      const isRest =
        joint !== null && /^[.!]/u.test(sentence.text.slice(found.index + phrase.length));
      if (isRest)
        return [
          {
            field: 'body',
            start: sentence.start + joint.index,
            end: start + phrase.length,
            after: '',
            rule: 'plain-words',
            reason: `“${phrase}” promises nothing one could check.`,
          },
        ];
      return [
        {
          field: 'body',
          start,
          end: start + phrase.length,
          after: `${pronoun === undefined ? '' : `${pronoun} `}${work} ${whom.trim()}`,
          rule: 'plain-words',
          reason: `“${phrase.slice(phrase.lastIndexOf(whom) + whom.length)}” promises nothing one could check.`,
        },
      ];
    }).flat(),
  );
}
