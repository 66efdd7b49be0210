import type { Email, Sentence } from '../../../document/email.ts';
import type { Candidate } from '../../candidate.ts';
import { capitalise } from '../../wording/letter-case.ts';

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
