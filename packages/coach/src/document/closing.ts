import type { Stretch } from './email.ts';
import { isBlank, isBlankAt, stretchOf, trimmedStretch } from './stretch.ts';
import { signOffs } from '../lexicon/layout.ts';

type Closing = {
  /** The first line that no longer belongs to the message. */
  readonly from: number;
  /** The first line after the signature. */
  readonly until: number;
  readonly signOff: Stretch | null;
  readonly signature: Stretch | null;
};

const inlineName =
  /^(.{2,45}?[,!.]|.{2,45}?\s[-–—])\s*(\p{Lu}[\p{L}'’.-]{0,30}(?: \p{Lu}[\p{L}'’.-]{0,30}){0,2})$/u;
const dashedName = /^\s*[-–—~]{1,2}\s?\p{Lu}[\p{L}'’. -]{1,40}$/u;
const delimiter = /^--\s*$/u;
const nameLine = /^\p{Lu}[\p{L}'’.-]*(?: (?:\p{Lu}[\p{L}'’.-]*|de|van|von|der|di|da)){0,3},?$/u;
/** What stands beside a name on its line: "Nora | Brightlane". */
const besideName = /\s*[|·•]\s*|,\s/u;
const contact = /@|\bwww\.|https?:|\+?\d[\d ().-]{6,}|\w\.[a-z]{2,}\b/u;
const postscript = /^\s*p\.?\s?p?\.?s\b/iu;
const mostSignatureLines = 12;

/** The sign-off and signature at the end of lines `from` to `end`. */
export function findClosing(
  body: string,
  lines: readonly Stretch[],
  from: number,
  end: number,
): Closing {
  const until = beforePostscript(lines, from, end);
  const floor = Math.max(from, until - mostSignatureLines * 2);
  let below = 0;
  for (let index = until - 1; index >= floor && below <= mostSignatureLines; index -= 1) {
    const line = lines[index];
    if (!line || isBlank(line)) continue;
    const found = signOffAt(body, line);
    if (found && lines.slice(0, index).some((above) => !isBlank(above))) {
      const after = trimmedStretch(body, found.restFrom, lines[until - 1]?.end ?? found.restFrom);
      return { from: index, until, signOff: found.signOff, signature: after };
    }
    if (delimiter.test(line.text)) return signatureOnly(body, lines, index, until);
    if (isProse(line.text)) break;
    below += 1;
  }
  const start = nameBlock(lines, from, until);
  if (start !== null) return signatureOnly(body, lines, start, until);
  return { from: until, until, signOff: null, signature: null };
}

function signOffAt(body: string, line: Stretch): { signOff: Stretch; restFrom: number } | null {
  const text = line.text.trim();
  if (text.length > 80) return null;
  const start = line.start + line.text.indexOf(text);
  if (signOffs.has(plain(text))) {
    return { signOff: stretchOf(body, start, start + text.length), restFrom: line.end };
  }
  const words = inlineName.exec(text)?.[1];
  if (words === undefined || !signOffs.has(plain(words))) return null;
  const end = start + words.trimEnd().length;
  return { signOff: stretchOf(body, start, end), restFrom: end };
}

/** Too long, or too much of a sentence, for a line of a signature. */
function isProse(text: string): boolean {
  if (text.length > 200) return true;
  return /[.!?]\s*$/u.test(text) && text.trim().split(/\s+/u).length > 6;
}

function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace('’', "'")
    .replace(/[\s,.!–—:;-]+$/u, '');
}

/** Without a sign-off: a dashed name, or lines that open with a name and hold no sentence. */
function nameBlock(lines: readonly Stretch[], from: number, until: number): number | null {
  let last = until - 1;
  while (last > from && isBlankAt(lines, last)) last -= 1;
  if (last > from && dashedName.test(lines[last]?.text.slice(0, 60) ?? '')) return last;
  let start = last + 1;
  while (start > from && isSignatureLine(lines[start - 1]?.text ?? '')) start -= 1;
  const block = lines.slice(start, last + 1).map(({ text }) => text.trim());
  const [name = ''] = (block[0] ?? '').split(besideName);
  const fits = block.length <= mostLinesAfter(lines, start - 1, block);
  return start > from && fits && name.length <= 60 && nameLine.test(name) ? start : null;
}

/** How long a signature may be: a name or two under a sentence, more under a blank line, most with an address in it. */
function mostLinesAfter(
  lines: readonly Stretch[],
  above: number,
  block: readonly string[],
): number {
  const before = lines.slice(0, above + 1).findLast((line) => !isBlank(line))?.text ?? '';
  if (/:\s*$/u.test(before)) return 0;
  if (!isBlankAt(lines, above)) return /[.!?…]\s*$/u.test(before) ? 2 : 0;
  return block.some((line) => contact.test(line)) ? 8 : 4;
}

function isSignatureLine(text: string): boolean {
  const line = text.trim();
  return line.length > 0 && line.length <= 80 && !/[.!?:]$/u.test(line);
}

function signatureOnly(
  body: string,
  lines: readonly Stretch[],
  from: number,
  until: number,
): Closing {
  const signature = trimmedStretch(body, lines[from]?.start ?? 0, lines[until - 1]?.end ?? 0);
  return { from, until, signOff: null, signature };
}

/** A postscript under the signature is part of the message again. */
function beforePostscript(lines: readonly Stretch[], from: number, end: number): number {
  for (let index = end - 1; index > from && index >= end - 8; index -= 1) {
    const line = lines[index];
    if (line && postscript.test(line.text.slice(0, 20)) && isBlankAt(lines, index - 1))
      return index;
  }
  return end;
}
