import { findBlanks } from '../blanks.ts';
import { findMergeTags } from './merge-tags.ts';
import type { Layout, ProtectedKind, ProtectedToken, Sentence, Stretch, Word } from './email.ts';
import { lookAlikes } from './markup.ts';
import { capitalised, findNames } from './names.ts';
import { scanWords } from './sentences.ts';
import { findVisible, matchesOf, splitLines, stretchOf, withoutOverlaps } from './stretch.ts';
import type { Field } from '../draft.ts';
import { months, weekdays } from '../lexicon/dates.ts';
import { numberWords } from '../lexicon/layout.ts';

const shapes = [
  /\b\d{4}-\d{2}-\d{2}\b/gu,
  /\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b/gu,
  new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${months})\\b(?:,? \\d{4}\\b)?`, 'giu'),
  new RegExp(`\\b(?:${months})\\.? \\d{1,2}(?:st|nd|rd|th)?\\b(?:,? \\d{4}\\b)?`, 'giu'),
  new RegExp(`\\b(?:${months}) \\d{4}\\b`, 'giu'),
  /\b(?:January|February|April|June|July|August|September|October|November|December)\b/gu,
  /(?<=\b(?:in|since|last|this|next|by|from|until|of|for) )(?:March|May)\b/gu,
  new RegExp(`\\b(?:${weekdays})\\b(?=\\s|[,.;:!?)]|$)`, 'giu'),
  /\b\d{1,2}(?:[:.]\d{2})? ?(?:[ap]\.m\.|[ap]m\b)/giu,
  /\b\d{1,2}:\d{2}\b/gu,
  /\bQ[1-4](?: ?(?:20)?\d{2})?\b/gu,
  /\b(?:tomorrow|tonight|yesterday|(?:this|next|last) (?:week|month|quarter|year|spring|summer|autumn|fall|winter))\b/giu,
];
const weekdayAbbreviation = /^(?:mon|tues?|weds?|thurs?|fri|sat|sun)$/u;

/** Days, months, dates and times. "Sat" and "sun" count only with a capital. */
function findDates(text: string): Stretch[] {
  return shapes.flatMap((shape) =>
    matchesOf(text, shape).filter((date) => !weekdayAbbreviation.test(date.text)),
  );
}

const chunk = /[^\s<>"“”|]+/gu;
const openers = /^[([{'*]+/u;
const closers = /[)\]}'*.,;:!?]+$/u;
const address = /^(?:mailto:)?[^\s@()]{1,64}@[a-z0-9.-]{1,200}\.[a-z]{2,24}$/iu;
const scheme = /^(?:https?:\/\/|www\.)\S/iu;
const bareDomain =
  /^(?:[a-z0-9-]{1,63}\.){1,5}(?:com|org|net|io|co|ai|app|dev|eu|uk|us|de|fr|es|it|nl|gr|ch|at|be|ca|au|in|me|ly|gl|gg|so|tv|xyz|shop|store|link|page|site|tech|info|biz|agency|studio)(?:[/?#:]|$)/iu;
const markdownTarget = /\]\((https?:\/\/[^\s()]{1,500})\)/u;
const longestChunk = 2048;

type Links = { readonly links: readonly Stretch[]; readonly addresses: readonly Stretch[] };

/** Links and email addresses, read chunk by chunk so that no text can make it slow. */
export function findLinks(text: string): Links {
  const links: Stretch[] = [];
  const addresses: Stretch[] = [];
  for (const match of text.matchAll(chunk)) {
    const piece = match[0];
    if (!piece.includes('.') || piece.length > longestChunk) continue;
    const lead = openers.exec(piece)?.[0].length ?? 0;
    const core = piece.slice(lead, piece.length - (closers.exec(piece)?.[0].length ?? 0));
    const at = match.index + lead;
    const target = markdownTarget.exec(piece)?.[1];
    if (target !== undefined) {
      const start = match.index + piece.indexOf(target);
      links.push(stretchOf(text, start, start + target.length));
    } else if (address.test(core)) addresses.push(stretchOf(text, at, at + core.length));
    else if (scheme.test(core) || bareDomain.test(core))
      links.push(stretchOf(text, at, at + core.length));
  }
  return { links, addresses };
}

const figure =
  /(?<![\p{L}\p{N}])(?:(?:USD|EUR|GBP|US\$|[$€£¥])\s?)?\d{1,15}(?:[.,]\d{1,15}){0,6}(?:\s?(?:%|percent\b|per cent\b|€|£|k\b|m\b|bn\b|thousand\b|million\b|billion\b|x\b)|\+)?/giu;

/** Figures with their currency or unit, and numbers spelt out. */
function findNumbers(text: string, words: readonly Word[]): Stretch[] {
  return [...matchesOf(text, figure), ...words.filter((word) => numberWords.has(word.key))];
}

const quotationShapes = [
  /"[^"\n]{2,500}"/gu,
  /“[^“”\n]{2,500}”/gu,
  /(?<![\p{L}\p{N}])”(?=\p{L})[^“”\n]{2,500}”(?!\p{L})/gu,
  /„[^„“”\n]{2,500}[“”]/gu,
  /‚[^‚‘’\n]{2,500}[‘’](?!\p{L})/gu,
  /«[^«»\n]{2,500}»/gu,
  /»[^«»\n]{2,500}«/gu,
  /‹[^‹›\n]{2,500}›/gu,
];
/** An apostrophe stands before a letter, or after the "s" of several owners. */
const betweenApostrophes = [
  /(?<![\p{L}\p{N}‘’])‘(?=[\p{L}\p{N}])(?:[^‘’\n]|’(?=\p{L})|(?<=s)’(?= \p{Ll})){2,500}’(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}'])'(?=\p{L})(?!(?:tis|twas|em|cause|til|till|bout|round|n)\b)(?:[^'\n]|'(?=\p{L})|(?<=s)'(?= \p{Ll})){2,500}'(?![\p{L}\p{N}])/giu,
];
const severalWords = /\S\s+\S/u;

/** Words of somebody else between quotation marks, on one line. Between apostrophes it takes two words to be sure. */
export function findQuotations(text: string): Stretch[] {
  return [
    ...quotationShapes.flatMap((shape) => matchesOf(text, shape)),
    ...betweenApostrophes
      .flatMap((shape) => matchesOf(text, shape))
      .filter(({ text: words }) => severalWords.test(words)),
  ];
}

const names = 're|fwd?|aw|antw|antwort|wg|sv|vb|vs|vl|tr|rv|odp';
const count = String.raw`(?:\s?[[(^]?\d{1,3}[\])]?)?`;
const mark = [
  String.raw`(?:${names})${count}\s?:`,
  String.raw`[[(](?:re|fwd?|aw|wg|antwort)${count}\s?:?[\])](?:\s?:|(?=\s|$))`,
  String.raw`(?:re|fwd?)\s?[-\u2013\u2014]+(?=\s)`,
].join('|');
const marks = new RegExp(`^\\s*(?:(?:${mark})\\s*)+`, 'iu');
const longestHead = 120;

/** In a mark these pass for Latin letters too. */
const inMarks = new Map([...lookAlikes, ['ԝ', 'w'], ['г', 'r'], ['ѵ', 'v'], ['т', 't']]);
const otherLetter = /[\p{Script=Cyrillic}\p{Script=Greek}]/gu;
const fullWidth = /[\uff01-\uff5e]/gu;
const fromFullWidth = 0xfee0;

/** "Re:", "FW: AW:", "[Re]", "Re[2]:" at the head of a subject, as a reader sees it and whatever signs it is made of. */
export function findReplyMark(subject: string): Stretch | null {
  const [found] = findVisible(subject.slice(0, longestHead), (visible) => {
    const whole = marks.exec(plainLetters(visible))?.[0];
    if (whole === undefined) return [];
    const start = whole.length - whole.trimStart().length;
    return [stretchOf(visible, start, whole.trimEnd().length)];
  });
  return found ? { ...found, text: subject.slice(found.start, found.end) } : null;
}

function plainLetters(text: string): string {
  return text
    .replace(otherLetter, (sign) => inMarks.get(sign) ?? sign)
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - fromFullWidth));
}

type Parts = {
  readonly subject: string | null;
  readonly body: string;
  readonly subjectWords: readonly Word[];
  readonly sentences: readonly Sentence[];
  readonly layout: Layout;
  /** Where links lead that only markup shows. */
  readonly targets: readonly Stretch[];
};

/** What no rewrite may lose or change, in reading order, subject first. */
export function findProtectedTokens(parts: Parts): ProtectedToken[] {
  const { subject, body, subjectWords, sentences, layout, targets } = parts;
  const around = [layout.greeting, layout.signOff, layout.signature].flatMap((part) =>
    part ? linesOfWords(body, part) : [],
  );
  const lines = [...sentences.map((sentence) => sentence.words), ...around];
  const people = [layout.addressee, layout.signature].flatMap((part) =>
    part ? capitalised(body, part) : [],
  );
  const namesInBody = findNames(body, lines, new Set(people));
  const inBody = tokensOf('body', body, lines.flat(), namesInBody, targets);
  if (subject === null) return inBody;
  const known = new Set([...people, ...namesInBody.flatMap((name) => capitalised(body, name))]);
  const from = findReplyMark(subject)?.end ?? 0;
  const ownWords = subjectWords.filter(({ start }) => start >= from);
  const names = findNames(subject, [ownWords], known);
  const inSubject = tokensOf('subject', subject, ownWords, names, []);
  return [...inSubject.filter(({ start }) => start >= from), ...inBody];
}

function tokensOf(
  field: Field,
  text: string,
  words: readonly Word[],
  names: readonly Stretch[],
  targets: readonly Stretch[],
): ProtectedToken[] {
  const blanks = findBlanks(text);
  const tags = findMergeTags(text);
  const { links, addresses } = findLinks(text);
  const inside = withoutOverlaps([...blanks, ...tags, ...links, ...targets, ...addresses]);
  const byPrecedence: readonly (readonly [ProtectedKind, readonly Stretch[]])[] = [
    ['blank', blanks],
    ['merge_tag', tags],
    ['link', [...links, ...targets]],
    ['email_address', addresses],
    ['quotation', besides(text, withoutOverlaps(findQuotations(text)), inside)],
    ['date', findDates(text)],
    ['number', findNumbers(text, words)],
    ['name', names],
  ];
  return byPrecedence.reduce<ProtectedToken[]>((tokens, [kind, found]) => {
    const free = notTaken(withoutOverlaps(found), tokens).map(
      ({ start, end, text: words }): ProtectedToken => ({ field, kind, start, end, text: words }),
    );
    return [...tokens, ...free].sort((one, other) => one.start - other.start);
  }, []);
}

/** The stretches without the parts inside them: a link in a quotation is one, and so is what stands around it. */
function besides(
  text: string,
  stretches: readonly Stretch[],
  parts: readonly Stretch[],
): Stretch[] {
  let at = 0;
  return stretches.flatMap(({ start, end }) => {
    const pieces: Stretch[] = [];
    let from = start;
    while ((parts[at]?.end ?? Infinity) <= start) at += 1;
    for (let next = parts[at]; next && next.start < end; next = parts[at]) {
      pieces.push(stretchOf(text, from, Math.max(from, next.start)));
      from = next.end;
      if (next.end > end) break;
      at += 1;
    }
    pieces.push(stretchOf(text, from, Math.max(from, end)));
    return pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece.text));
  });
}

/** Both lists are in order and walked once, side by side. */
function notTaken(stretches: readonly Stretch[], claimed: readonly ProtectedToken[]): Stretch[] {
  let at = 0;
  return stretches.filter((stretch) => {
    while ((claimed[at]?.end ?? Infinity) <= stretch.start) at += 1;
    return (claimed[at]?.start ?? Infinity) >= stretch.end;
  });
}

function linesOfWords(body: string, part: Stretch): (readonly Word[])[] {
  return splitLines(part.text).map((line) =>
    scanWords(body, part.start + line.start, part.start + line.end),
  );
}
