import type { Stretch } from '../email.ts';
import { isBlank } from '../words/split-lines.ts';

const attribution =
  /^\s*(?:on|am|le|el|il|στις)\s.{4,120}(?:wrote|schrieb|a écrit|escribió|ha scritto|έγραψε)\s?:\s*$/iu;
const attributionOpening = /^\s*on\s.{4,120}$/iu;
const attributionEnd = /(?:wrote)\s?:\s*$/iu;
const divider =
  /^\s*(?:-{2,}\s*(?:original|forwarded) message\s*-{2,}|begin forwarded message:|_{10,})\s*$/iu;
const headerFrom = /^\s*\*?from:\*?\s/iu;
const headerNext = /^\s*\*?(?:sent|date|to|subject):\*?\s/iu;

/** The index of the first line of an earlier message quoted below; `lines.length` when there is none. */
export function findQuotedThread(lines: readonly Stretch[]): number {
  const found = lines.findIndex((line, index) => {
    const text = line.text.slice(0, 200);
    const next = lines[index + 1]?.text.slice(0, 200) ?? '';
    if (divider.test(text) || attribution.test(text)) return true;
    if (attributionOpening.test(text) && attributionEnd.test(next)) return true;
    if (headerFrom.test(text) && headerNext.test(next)) return true;
    return false;
  });
  const quotes = quotedTail(lines);
  return found === -1 ? quotes : Math.min(found, quotes);
}

/** Where the unbroken run of `>` lines at the end starts. */
function quotedTail(lines: readonly Stretch[]): number {
  let start = lines.length;
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = lines[index];
    if (!line || isBlank(line)) continue;
    if (!line.text.trimStart().startsWith('>')) break;
    start = index;
  }
  return start;
}
