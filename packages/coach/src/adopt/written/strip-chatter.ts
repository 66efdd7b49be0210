import { closingChatter, furtherVersion, openingChatter } from '../../lexicon/adopt/chatter.ts';
import type { Mend, Written } from '../adoption.ts';
import { plainText } from '../units/plain-text.ts';

/** A written email without what was said around it. */
export type Stripped = Written & { readonly mended: readonly Mend[] };

const fenced = /```[\w-]{0,20}[ \t]*\n([\s\S]*?)(?:\n[ \t]*```|$)/u;
const subjectLine =
  /^\W{0,4}(?:subject(?: line)?|betreff)\W{0,3}:[ \t*]{0,4}([^\n]{0,300})(?:\n+|$)/iu;
const bodyLabel =
  /^\W{0,4}(?:body|email(?: body)?|message(?: body)?)\W{0,3}:[ \t*]{0,4}(?:\n+|$)/iu;
const quoted = /^(?:"([^"]*)"|“([^“”]*)”)$/u;
const quotedLines = /^(?:>[^\n]*(?:\n|$))+$/u;
const mostLayers = 4;

/** Takes away what was said to the writer, fences, labels, quotation marks and notes around an email; what the draft says stays. */
export function stripChatter({ subject, body }: Written, draft = ''): Stripped {
  const own = plainText(draft);
  const mended: Mend[] = [];
  let text = withoutOddBreaks(body);
  let found = subject;
  const cut = (pattern: RegExp): RegExpExecArray | null => {
    const match = pattern.exec(text);
    const gone = match?.[0].trim() ?? '';
    if (!match || gone === '' || gone === text) return null;
    if (own.includes(plainText(gone))) return null;
    text = (text.slice(0, match.index) + text.slice(match.index + match[0].length)).trim();
    mended.push({ kind: 'chatter', text: gone });
    return match;
  };
  const unwrap = (inside: string | undefined): void => {
    if (inside === undefined || inside.trim() === '') return;
    mended.push({ kind: 'chatter', text: text.replace(inside, ' … ').trim().slice(0, 200) });
    text = inside.trim();
  };
  for (let layer = 0; layer < mostLayers; layer += 1) {
    const before = text;
    for (const pattern of openingChatter) cut(pattern);
    unwrap(fenced.exec(text)?.[1]);
    const line = cut(subjectLine)?.[1];
    if (line !== undefined && (found ?? '').trim() === '') found = plainLine(line);
    cut(bodyLabel);
    const inside = quoted.exec(text);
    unwrap(inside?.[1] ?? inside?.[2]);
    if (quotedLines.test(text)) unwrap(text.replace(/^>[ \t]?/gmu, ''));
    if (text === before) break;
  }
  cut(furtherVersion);
  for (const pattern of closingChatter) cut(pattern);
  return { subject: found === null ? null : subjectOf(found), body: text, mended };
}

function withoutOddBreaks(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/gu, '\n').trim() : text.trim();
}

/** "Subject:" and quotation marks do not belong to a subject. */
function subjectOf(subject: string): string {
  const bare = subject.replace(/^\s*\**subject(?: line)?\**\s*:\s*/iu, '');
  return bare === subject ? subject : plainLine(bare);
}

function plainLine(line: string): string {
  return line
    .replace(/\*+$/u, '')
    .trim()
    .replace(/^["“](.*)["”]$/u, '$1');
}
