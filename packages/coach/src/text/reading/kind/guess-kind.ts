import type { Email } from '../../email.ts';
import { scanWords } from '../../words/scan-words.ts';
import { isBlank, splitLines } from '../../words/split-lines.ts';
import type { TextKind } from '../reading.ts';
import { findFraud, type FoundFraud, type Passage } from './find-fraud.ts';
import { isAutomatic } from './is-automatic.ts';
import { isCode } from './is-code.ts';
import { isImpersonal } from './is-impersonal.ts';
import { isInternalNote } from './is-internal-note.ts';
import { isList } from './is-list.ts';
import { isNewsletter } from './is-newsletter.ts';
import { isPoem } from './is-poem.ts';

const longestRead = 20_000;

type Parts = Pick<
  Email,
  | 'subject'
  | 'subjectWords'
  | 'body'
  | 'greeting'
  | 'addressee'
  | 'signOff'
  | 'footer'
  | 'quotedThread'
  | 'sentences'
>;

/**
 * What the text is. What greets a reader and is no fraud stays an email: to turn one away is worse than to judge
 * something that is none.
 */
export function guessKind(parts: Parts): TextKind {
  const { body, greeting, signOff, footer, quotedThread, sentences } = parts;
  if (sentences.length === 0) return 'empty';
  if (fraudIn(parts)) return 'scam';
  if (isInternalNote(greeting, sentences)) return 'internal_note';
  if (isAutomatic(parts)) return 'impersonal';
  if (isNewsletter(parts)) return 'newsletter';
  if (greeting) return 'email';
  const end = (footer ?? quotedThread)?.start ?? body.length;
  const lines = splitLines(body.slice(0, Math.min(end, longestRead))).filter(
    (line) => !isBlank(line),
  );
  if (isCode(lines)) return 'code';
  if (signOff) return 'email';
  if (isList(lines, sentences)) return 'list';
  if (isPoem(lines)) return 'poem';
  return isImpersonal(sentences) ? 'impersonal' : 'email';
}

/** The fraud that the text is, and the words that give it away. */
export function fraudIn(
  parts: Pick<Parts, 'subject' | 'subjectWords' | 'body' | 'greeting' | 'sentences'>,
): FoundFraud | null {
  const { subject, subjectWords, body, greeting, sentences } = parts;
  const inSubject: Passage = {
    field: 'subject',
    start: 0,
    text: subject ?? '',
    words: subjectWords,
  };
  const opening = greeting && { ...greeting, words: scanWords(body, greeting.start, greeting.end) };
  const inBody = [...(opening ? [opening] : []), ...sentences].map((part): Passage => ({
    ...part,
    field: 'body',
  }));
  return findFraud([inSubject, ...inBody]);
}
