import type { Layout, Stretch } from '../email.ts';
import { findClosing } from './find-closing.ts';
import { findFooter } from './find-footer.ts';
import { findGreeting } from './find-greeting.ts';
import { findQuotedThread } from './find-quoted-thread.ts';
import { splitSubject } from '../split-subject.ts';
import { isBlank, splitLines } from '../words/split-lines.ts';
import { stretchOf, trimmedStretch } from '../words/stretch.ts';

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
