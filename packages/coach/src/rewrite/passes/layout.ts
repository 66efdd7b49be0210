import type { Email, Paragraph, Sentence } from '../../document/email.ts';
import { type Candidate, wording } from '../edit.ts';
import { capitalise, newlineOf, opensLeaning } from '../wording.ts';
import { paragraphs as rule } from '../../rules/paragraphs.ts';

/** "{{first_name}} ," as it would be filled: "Tom ," */
const spaceBeforeSign = /(?<=[\p{L}\p{N}_][}\]>%|]{1,3})[ \t]+(?=[,.!?](?:\s|$))/gu;

function closeGaps(email: Email): Candidate[] {
  return Array.from(email.body.matchAll(spaceBeforeSign)).flatMap(({ index, 0: gap }) =>
    email.protectedTokens.some(
      ({ kind, field, end }) => kind === 'merge_tag' && field === 'body' && end === index,
    )
      ? [
          {
            field: 'body' as const,
            start: index,
            end: index + gap.length,
            after: '',
            rule: wording,
            reason: 'No space stands between a name and its comma.',
          },
        ]
      : [],
  );
}

/** Puts back the brackets without which no mail program fills a tag; whole tags stay as they are. */
export function mendTags(email: Email): Candidate[] {
  const mended = email.brokenTags.map(({ field, start, end, text, mended: after }) => ({
    field,
    start,
    end,
    after,
    rule: wording,
    reason: `No mail program fills “${text}”; the reader would see it as it stands.`,
  }));
  return [...mended, ...closeGaps(email)];
}

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

const longest = 25;
/** "…, so we know": the reason and what follows from it are best read together. */
const longWithSo = 35;
const shortestPart = 5;
/** A longer sentence is not one that a person wrote. */
const longestRead = 300;

const dependent =
  /^(?:if|when|while|because|since|although|though|unless|until|whether|before|after|as|given|once|whenever|despite|should|had)\b/iu;

const leansForward =
  /^\s*(?:and |but |so )?(?:if|when|while|because|since|although|though|until|unless|before|after|once|where|whereas|as)\b|\bthat (?:if|when|since|as|while)\b/iu;

/** What a clause opens with when it could be a sentence of its own. */
const subject =
  "(?:I|we|you|they|he|she|it|this|that|these|those|our|my|your|their|its|there)(?:['’](?:m|re|ve|ll|d|s))?";

type Joint = {
  readonly pattern: RegExp;
  opening(found: RegExpExecArray): string;
  /** Whether what stands before can end here. */
  fits?(head: string, words: number): boolean;
};

/** "My name is Bo, we bake": what stands before the comma says all that it has to. */
function isWholeClause(head: string): boolean {
  const last = head.slice(Math.max(head.lastIndexOf(','), head.lastIndexOf(';')) + 1);
  return /^(?:I|We|My|Our|It|This)\s/u.test(head) && !leansForward.test(last);
}

/** "…, Brightlane, which is": the clause is about the name, not about all that was said. */
function endsInName({ input, index }: RegExpExecArray): boolean {
  return /\p{Lu}[\p{L}\p{N}]*$/u.test(input.slice(Math.max(0, index - 40), index));
}

/** Places where one sentence can become two, and the words that open the second. */
const joints: readonly Joint[] = [
  { pattern: /[ \t]*;\s+(?=\p{L})/gu, opening: () => '' },
  {
    pattern:
      /,\s+which\s+(is|was|means|meant|makes|made|leads|led|causes|caused|shows|showed|suggests|saved|cost|cut|gave|brought|increased|reduced|resulted)\b/gu,
    opening: (found) => `${endsInName(found) ? 'It' : 'That'} ${found[1] ?? ''}`,
  },
  { pattern: /,\s+which\s+(are|were)\b/gu, opening: (found) => `They ${found[1] ?? ''}` },
  {
    pattern: /,\s+which\s+(has|helps|lets|gives|can|will|saves|cuts|allows|turns|takes)\b/gu,
    opening: (found) => `It ${found[1] ?? ''}`,
  },
  { pattern: new RegExp(`,\\s+and\\s+(?=${subject}\\s)`, 'gu'), opening: () => '' },
  {
    pattern: new RegExp(`,\\s+and\\s+(?=(?:as|since|because|if|when)\\s+${subject}\\s)`, 'gu'),
    opening: () => '',
  },
  { pattern: new RegExp(`,\\s+but\\s+(?=${subject}\\s)`, 'gu'), opening: () => 'But ' },
  {
    pattern: new RegExp(`,\\s+so\\s+(?=${subject}\\s)`, 'gu'),
    opening: () => 'So ',
    fits: (head, count) => count >= longWithSo && !/,.*\band\b/u.test(head),
  },
  {
    pattern:
      /,\s+(?=(?:(?:last|this|next) (?:year|month|week|summer|winter) )?(?:I|we|it|they)\s+(?:am|are|is|was|were|have|has|had|do|did|offer|make|made|can|help|helped|work|provide|sell|sold|expect|won|would)\s|what do you think\?)/giu,
    opening: () => '',
    fits: isWholeClause,
  },
  { pattern: new RegExp(`\\s*[–—]\\s*(?=${subject}\\s)`, 'gu'), opening: () => '' },
  { pattern: /(?<!\b(?:you|both|between))\s+and\s+(?=(?:I|we|they)\s)/gu, opening: () => '' },
];

function countWords(sentence: Sentence, from: number, to: number): number {
  return sentence.words.filter((word) => word.start >= from && word.end <= to).length;
}

/** Inside brackets or quotation marks a full stop would break the pair. */
function isOpen(text: string): boolean {
  const opened = text.match(/[([“]/gu)?.length ?? 0;
  const closed = text.match(/[)\]”]/gu)?.length ?? 0;
  return opened !== closed || (text.match(/"/gu)?.length ?? 0) % 2 === 1;
}

function splitAt(email: Email, sentence: Sentence, joint: Joint): Candidate[] {
  return Array.from(sentence.text.matchAll(joint.pattern), (found) => {
    const start = sentence.start + found.index;
    const end = start + found[0].length;
    const left = countWords(sentence, sentence.start, start);
    const right = countWords(sentence, end, sentence.end);
    const head = sentence.text.slice(0, found.index);
    if (left < shortestPart || right < shortestPart - 1) return [];
    if (dependent.test(head) || isOpen(head) || joint.fits?.(head, sentence.words.length) === false)
      return [];
    const opening = joint.opening(found);
    const next = opening === '' ? (/^\p{L}/u.exec(email.body.slice(end))?.[0] ?? '') : '';
    const reason = `One sentence of ${sentence.words.length} words is now two.`;
    const after = `. ${opening}${capitalise(next)}`;
    const middle = Math.abs(left - right);
    return [
      {
        middle,
        candidate: {
          field: 'body' as const,
          start,
          end: end + next.length,
          after,
          rule: 'long-sentences',
          reason,
        },
      },
    ];
  })
    .flat()
    .toSorted((a, b) => a.middle - b.middle)
    .map(({ candidate }) => candidate);
}

/** Splits sentences of more than 25 words at the joint nearest their middle. */
export function splitLongSentences(email: Email): Candidate[] {
  return email.sentences.flatMap((sentence) => {
    if (sentence.words.length <= longest || sentence.words.length > longestRead) return [];
    return joints.flatMap((joint) => splitAt(email, sentence, joint)).slice(0, 1);
  });
}
