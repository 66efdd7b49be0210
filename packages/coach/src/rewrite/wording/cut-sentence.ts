import type { Email, Paragraph, Sentence } from '../../document/email.ts';
import type { TextChange } from './cut.ts';

/** Takes out a whole paragraph with the blank line above it, or below it when it comes first. */
function cutParagraph(email: Email, index: number): TextChange | null {
  const paragraph = email.paragraphs[index];
  if (!paragraph) return null;
  const above = email.paragraphs[index - 1] ?? email.greeting;
  const below = email.paragraphs[index + 1] ?? email.signOff ?? email.signature;
  const change = above
    ? { start: above.end, end: paragraph.end }
    : { start: paragraph.start, end: below?.start ?? paragraph.end };
  const around = email.body.slice(change.start, change.end).replace(paragraph.text, '');
  return around.trim() === '' && (above ?? below) ? { field: 'body', ...change, after: '' } : null;
}

/** Where the line begins if nothing but a bullet stands before the sentence; null in mid-line. */
function startOfLine({ body }: Email, paragraph: Paragraph, start: number): number | null {
  const line = Math.max(paragraph.start, body.lastIndexOf('\n', start - 1) + 1);
  return /^\s*(?:[^\p{L}\p{N}\s]{1,3}|\d{1,2}[.)]|[a-z]\))?\s*$/iu.test(body.slice(line, start))
    ? line
    : null;
}

/** A heading over bullets holds them together. */
function opensList({ body }: Email, line: number | null, sentence: Sentence, next: Sentence) {
  const marker = body.slice(sentence.end, next.start);
  const isBullet = (between: string) => /\n\s*\S+\s+$/u.test(between);
  return isBullet(marker) && (line === null || !isBullet(`\n${body.slice(line, sentence.start)}`));
}

function cutWithin(email: Email, paragraph: Paragraph, sentence: Sentence): TextChange | null {
  const { sentences } = paragraph;
  const index = sentences.findIndex(({ start }) => start === sentence.start);
  const next = sentences[index + 1];
  const previous = sentences[index - 1];
  if (!next)
    return previous ? { field: 'body', start: previous.end, end: sentence.end, after: '' } : null;
  const line = startOfLine(email, paragraph, sentence.start);
  if (opensList(email, line, sentence, next)) return null;
  const nextLine = startOfLine(email, paragraph, next.start);
  const endsLine = email.body.slice(sentence.end, next.start).includes('\n');
  if (!endsLine || nextLine === null)
    return { field: 'body', start: sentence.start, end: next.start, after: '' };
  return line === null
    ? { field: 'body', start: previous?.end ?? sentence.start, end: sentence.end, after: '' }
    : { field: 'body', start: line, end: nextLine, after: '' };
}

/** Takes out a whole sentence, and its paragraph or its bullet when nothing else is in it. */
export function cutSentence(email: Email, sentence: Sentence): TextChange | null {
  const at = email.paragraphs.findIndex(
    (paragraph) => paragraph.start <= sentence.start && sentence.end <= paragraph.end,
  );
  const paragraph = email.paragraphs[at];
  if (!paragraph) return null;
  return paragraph.sentences.length === 1
    ? cutParagraph(email, at)
    : cutWithin(email, paragraph, sentence);
}
