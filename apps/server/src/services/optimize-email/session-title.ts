import { lengths } from '@replysmith/contract';
import { parseEmail, type Draft } from '@replysmith/coach';

const titleWords = 6;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What a new session is called: the subject line, else how the message begins, else the moment. */
export function sessionTitle(draft: Draft, now: Date): string {
  const subject = draft.subject?.trim();
  if (subject) return shorten(subject);
  const opening = firstLine(draft);
  if (opening) return shorten(opening.split(/\s+/u).slice(0, titleWords).join(' '));
  return `Cold Email - ${now.toISOString().slice(0, 16).replace('T', ' ')}`;
}

function firstLine(draft: Draft): string | undefined {
  return draft.body
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .map((line) => line.slice(parseEmail({ subject: null, body: line }).greeting?.end ?? 0).trim())
    .find((line) => /[\p{L}\p{N}]/u.test(line) && !line.startsWith('>'));
}

function shorten(text: string): string {
  const characters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  if (characters.length <= lengths.sessionTitle) return text;
  return `${characters.slice(0, lengths.sessionTitle).join('')}...`;
}
