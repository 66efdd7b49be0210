import type { Email, Sentence } from '../../text/email.ts';
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

/** Takes out a whole sentence, and its paragraph when nothing else is in it. */
export function cutSentence(email: Email, sentence: Sentence): TextChange | null {
  const at = email.paragraphs.findIndex(
    (paragraph) => paragraph.start <= sentence.start && sentence.end <= paragraph.end,
  );
  const sentences = email.paragraphs[at]?.sentences ?? [];
  if (sentences.length === 1) return cutParagraph(email, at);
  const index = sentences.findIndex(({ start }) => start === sentence.start);
  const next = sentences[index + 1];
  const previous = sentences[index - 1];
  if (next) return { field: 'body', start: sentence.start, end: next.start, after: '' };
  if (previous) return { field: 'body', start: previous.end, end: sentence.end, after: '' };
  return null;
}
