import { paragraphs as rule } from '../../../rules/form/paragraphs.ts';
import type { Email, Paragraph, Sentence } from '../../../document/email.ts';
import type { Candidate } from '../../candidate.ts';
import { opensLeaning } from '../../wording/leans-back.ts';
import { newlineOf } from '../../wording/newline.ts';

/** A block of fewer words is taken in at a glance. */
const longBlock = 60;
/** About as much as a paragraph of a letter holds. */
const wanted = 45;
const mostParts = 4;

const closing =
  /^(?:many |kind |best |warm |thanks and |with )*(?:thanks|thank you|regards|wishes|best|cheers|sincerely|yours (?:sincerely|faithfully|truly))\b[^.!?,]{0,30}[,.!]\s+/iu;
const longestClosing = 12;

function wordsOf(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, { words }) => sum + words.length, 0);
}

/** "Thanks and best regards, Viktor" at the end of the block. */
function isClosing({ text, words }: Sentence): boolean {
  const name = text.slice(closing.exec(text)?.[0].length ?? text.length);
  return words.length <= longestClosing && /^\p{Lu}/u.test(name);
}

/** Where a paragraph may begin: not at a sentence that leans on the one before. */
function mayOpen(sentences: readonly Sentence[], index: number): boolean {
  const sentence = sentences[index];
  return index > 0 && sentence !== undefined && !opensLeaning(sentence.text);
}

function asksAt(email: Email, sentences: readonly Sentence[]): number {
  const first = sentences.findIndex(({ start }) =>
    email.asks.some((ask) => ask.sentence.start === start),
  );
  const asksToTheEnd = first !== -1 && wordsOf(sentences.slice(first)) <= wanted * 1.5;
  return asksToTheEnd && mayOpen(sentences, first) ? first : -1;
}

/** The openings nearest to even shares of what comes before the ask. */
function evenOpenings(sentences: readonly Sentence[], parts: number): number[] {
  const total = wordsOf(sentences);
  const found = new Set<number>();
  for (let part = 1; part < parts; part += 1) {
    const goal = (total * part) / parts;
    const free = sentences.map((_, index) => index).filter((index) => mayOpen(sentences, index));
    const distance = (index: number) => Math.abs(wordsOf(sentences.slice(0, index)) - goal);
    const nearest = free.toSorted((a, b) => distance(a) - distance(b))[0];
    if (nearest !== undefined) found.add(nearest);
  }
  return [...found];
}

/** Which sentences of the block open a paragraph of their own. */
function openings(email: Email, block: Paragraph): number[] {
  const { sentences } = block;
  const last = sentences.length - 1;
  const ends = sentences[last] && isClosing(sentences[last]) ? last : -1;
  const message = ends === -1 ? sentences : sentences.slice(0, ends);
  const ask = asksAt(email, message);
  const before = ask === -1 ? message : message.slice(0, ask);
  const share = Math.round(wordsOf(before) / wanted);
  const most = mostParts - (ask === -1 ? 0 : 1);
  const parts = Math.min(most, ask === -1 ? Math.max(2, share) : Math.max(1, share));
  const opens = before.length < 3 ? [] : evenOpenings(before, parts);
  return [...opens, ask].filter((index) => index > 0).toSorted((a, b) => a - b);
}

function breakAt(email: Email, { sentences }: Paragraph, index: number): Candidate[] {
  const previous = sentences[index - 1];
  const next = sentences[index];
  if (!previous || !next) return [];
  const line = newlineOf(email.body);
  const reason = 'A long block looks like work; with a break here it is taken in piece by piece.';
  const span = { field: 'body', start: previous.end, end: next.start } as const;
  return [{ ...span, after: line + line, rule: rule.id, reason }];
}

/** "… on Tuesday. Best wishes, Tom" → the close and the name on lines of their own. */
function freeClose(email: Email, { sentences }: Paragraph): Candidate[] {
  const last = sentences.at(-1);
  const previous = sentences.at(-2);
  if (!last || !previous || !isClosing(last)) return [];
  const words = closing.exec(last.text)?.[0] ?? '';
  const line = newlineOf(email.body);
  return [
    {
      field: 'body',
      start: previous.end,
      end: last.start + words.length,
      after: line + line + words.trimEnd() + line,
      rule: rule.id,
      reason: 'The close and the name stand apart, so the reader sees at a glance who writes.',
    },
  ];
}

/** "Hello Anna, my name is …": in a long block the greeting gets its own line. */
function freeGreeting(email: Email, block: Paragraph): Candidate[] {
  const { greeting, body } = email;
  if (!greeting || greeting.end > block.start || /\n/u.test(body.slice(greeting.end, block.start)))
    return [];
  const letter = /^\p{Ll}/u.exec(body.slice(block.start, block.start + 2))?.[0] ?? '';
  const line = newlineOf(body);
  return [
    {
      field: 'body',
      start: greeting.end,
      end: block.start + letter.length,
      after: line + line + letter.toUpperCase(),
      rule: rule.id,
      reason: 'The greeting stands alone, so the first line of the message is seen.',
    },
  ];
}

function isLong({ sentences, text }: Paragraph): boolean {
  return wordsOf(sentences) >= longBlock && !text.includes('\n');
}

/** Long blocks become paragraphs of about 45 words, with the ask in one of its own. */
export function setParagraphs(email: Email): Candidate[] {
  const [first] = email.paragraphs;
  const last = email.paragraphs.at(-1);
  if (!first || !last || email.words.length < longBlock) return [];
  return [
    ...freeGreeting(email, first),
    ...email.paragraphs
      .filter(isLong)
      .flatMap((block) => openings(email, block).flatMap((index) => breakAt(email, block, index))),
    ...freeClose(email, last),
  ];
}
