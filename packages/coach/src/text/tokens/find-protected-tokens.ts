import type { Field } from '../../draft.ts';
import type { Layout, ProtectedKind, ProtectedToken, Sentence, Stretch, Word } from '../email.ts';
import { findDates } from './find-dates.ts';
import { findLinks } from './find-links.ts';
import { findBlanks } from './find-blanks.ts';
import { findMergeTags } from './find-merge-tags.ts';
import { findNames, nameKey } from './find-names.ts';
import { findNumbers } from './find-numbers.ts';
import { findQuotations } from './find-quotations.ts';
import { findReplyMark } from './find-reply-mark.ts';
import { scanWords } from '../words/scan-words.ts';
import { splitLines } from '../words/split-lines.ts';
import { stretchOf, withoutOverlaps } from '../words/stretch.ts';

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
function notTaken(stretches: readonly Stretch[], taken: readonly ProtectedToken[]): Stretch[] {
  let at = 0;
  return stretches.filter((stretch) => {
    while ((taken[at]?.end ?? Infinity) <= stretch.start) at += 1;
    return (taken[at]?.start ?? Infinity) >= stretch.end;
  });
}

function linesOfWords(body: string, part: Stretch): (readonly Word[])[] {
  return splitLines(part.text).map((line) =>
    scanWords(body, part.start + line.start, part.start + line.end),
  );
}

function capitalised(text: string, part: Stretch): string[] {
  return scanWords(text, part.start, part.end)
    .filter((word) => /^\p{Lu}\p{Ll}/u.test(word.text))
    .map(nameKey);
}
