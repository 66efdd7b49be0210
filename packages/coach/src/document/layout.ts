import { findClosing } from './closing.ts';
import { splitSubject } from '../draft-text.ts';
import type { Layout, Stretch } from './email.ts';
import { findGreeting } from './greeting.ts';
import { findQuotedThread } from './quoted-thread.ts';
import { isBlank, isBlankAt, splitLines, stretchOf, trimmedStretch } from './stretch.ts';

const footerWords =
  /^\s*(?:sent (?:from|via|with) (?:my|outlook|gmail|yahoo|mail for|proton|superhuman|hey)|get outlook for|von meinem \S+ gesendet|envoyé de mon|enviado desde mi|inviato da(?:l mio)?)\b|\bunsubscribe\b|\bmanage (?:your )?(?:email )?preferences\b|\bupdate your preferences\b|\bview (?:this email )?in (?:your )?browser\b|\bopt(?:ing)?[- ]?out\b|\bno longer (?:wish|want)\b|\brather not (?:hear|receive|get)\b|\bdon['’]t want to (?:hear|receive|get)\b|\bstop receiving\b|\bremove(?:d)? (?:me|you )?from (?:my|our|this|the) (?:mailing )?list\b|\bconfidential(?:ity)?\b.{0,200}\bintended\b|^\s*(?:confidentiality|legal|privacy) (?:notice|disclaimer)\b|^\s*disclaimer\s?:|\bconsider the environment before\b|\bif you (?:are not|have received this|received this) (?:the intended|e-?mail|message)|\byou (?:received|are getting) this (?:e-?mail|message|because)\b|\bintended (?:solely|only) for\b|\bregistered (?:in|office|company)\b|\bprivacy (?:policy|notice)\b|\ball rights reserved\b|©|\byou(?:['’]re| are) receiving this\b|\bthis (?:e-?mail|message) (?:was sent|and any|is confidential)\b/iu;
const longestFooterLine = 1000;

/**
 * The index of the first line of a legal or opt-out footer among lines `from` to `end`; `end` when there is none.
 * It is looked for in the last paragraphs only: a footer has nothing but more footer below it.
 */
function findFooter(lines: readonly Stretch[], from: number, end: number): number {
  let footer = end;
  let paragraphEnd = end;
  while (paragraphEnd > from) {
    let start = paragraphEnd;
    while (start > from && !isBlankAt(lines, start - 1)) start -= 1;
    const isFooter = lines
      .slice(start, paragraphEnd)
      .some((line) => footerWords.test(line.text.slice(0, longestFooterLine)));
    if (isFooter) footer = firstFooterLine(lines, start, paragraphEnd);
    else if (start < paragraphEnd) break;
    paragraphEnd = start - 1;
  }
  return footer;
}

/** A signature right above the footer, with no blank line between, is not part of it. */
function firstFooterLine(lines: readonly Stretch[], start: number, end: number): number {
  for (let index = start; index < end; index += 1) {
    const text = lines[index]?.text.slice(0, longestFooterLine) ?? '';
    if (footerWords.test(text)) return index;
  }
  return start;
}

/** The blocks of the message proper, and what stands around them. */
type LaidOut = Layout & { readonly blocks: readonly Stretch[] };

/** `hasSubject`: whether the draft has a subject apart from the body. */
export function layOut(body: string, hasSubject = true): LaidOut {
  const lines = splitLines(body);
  const thread = findQuotedThread(lines);
  const head = hasSubject ? null : findSubjectLine(body);
  const first = lines.findIndex((line) => line.start >= (head?.until ?? 0) && !isBlank(line));
  const opening = first === -1 || first >= thread ? undefined : lines[first];
  const greeting = opening ? findGreeting(body, opening) : null;
  const start = first === -1 ? lines.length : first;
  const isAlone = greeting && opening && restIsBlank(body, greeting.greeting, opening);
  const from = isAlone ? start + 1 : start;
  const footer = findFooter(lines, Math.min(from + 1, thread), thread);
  const closing = findClosing(body, lines, from, footer);
  const messageStart = greeting?.greeting.end ?? 0;
  return {
    subjectLine: head?.subjectLine ?? null,
    greeting: greeting?.greeting ?? null,
    addressee: greeting?.addressee ?? null,
    signOff: closing.signOff,
    signature: closing.signature,
    footer: between(body, lines, footer, thread),
    quotedThread: between(body, lines, thread, lines.length),
    blocks: [
      ...blocksOf(body, lines, from, closing.from, messageStart),
      ...blocksOf(body, lines, closing.until, footer, messageStart),
    ],
  };
}

function findSubjectLine(body: string): { subjectLine: Stretch; until: number } | null {
  const { subject, subjectAt, bodyAt } = splitSubject(body);
  if (subject === null) return null;
  return { subjectLine: stretchOf(body, subjectAt, subjectAt + subject.length), until: bodyAt };
}

function between(
  body: string,
  lines: readonly Stretch[],
  from: number,
  end: number,
): Stretch | null {
  const first = lines[from];
  const last = lines[end - 1];
  return first && last && end > from ? trimmedStretch(body, first.start, last.end) : null;
}

function blocksOf(
  body: string,
  lines: readonly Stretch[],
  from: number,
  end: number,
  notBefore: number,
): Stretch[] {
  const blocks: Stretch[] = [];
  let open: number | null = null;
  for (let index = from; index <= end; index += 1) {
    const line = lines[index];
    const closes = index === end || !line || isBlank(line);
    if (!closes) open ??= index;
    else if (open !== null) {
      const start = Math.max(lines[open]?.start ?? 0, notBefore);
      const block = trimmedStretch(body, start, lines[index - 1]?.end ?? start);
      if (block) blocks.push(block);
      open = null;
    }
  }
  return blocks;
}

function restIsBlank(body: string, greeting: Stretch, line: Stretch): boolean {
  return body.slice(greeting.end, line.end).trim() === '';
}
