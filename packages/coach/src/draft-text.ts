import words from '../data/words/mail-programs.json' with { type: 'json' };
import { htmlToText, isHtmlSource } from './document/html.ts';
import type { Draft } from './draft.ts';

const names = words.subjectNames.join('|');
const subjectLine = new RegExp(
  String.raw`^[\uFEFF\u200B]?(?:[ \t]*(?:\r\n?|\n))*[ \t]*(?:#{1,6}[ \t]+)?(?:(\*{1,3})(?:${names})\**[ \t]*[:\uFF1A]\**|(?:${names})[ \t]*[:\uFF1A])[ \t]*([^\r\n]*)`,
  'iu',
);
const lineBreak = /\r\n?|\n/gu;
const blankLines = /^(?:[ \t]*(?:\r\n?|\n))*/u;

/** A pasted text as a draft, with where each part stands in it. */
type SplitDraft = Draft & {
  /** Add this to an offset in `subject` to get the place in the pasted text. */
  readonly subjectAt: number;
  /** Add this to an offset in `body` to get the place in the pasted text. */
  readonly bodyAt: number;
};

/**
 * Reads an optional leading "Subject:" line, also in the words of other mail programs. The body is the pasted text from `bodyAt` to its end,
 * never changed, so offsets map by addition.
 *
 * @example
 * splitSubject('Subject: Ovens\n\nHi Tom,').bodyAt; // 16
 */
export function splitSubject(pasted: string): SplitDraft {
  const head = pasted.slice(0, 2_000);
  const found = subjectLine.exec(head);
  if (!found) return { subject: null, body: pasted, subjectAt: 0, bodyAt: 0 };
  const [whole, stars, raw = ''] = found;
  const subject = raw.trimEnd().replace(stars === undefined ? /$/u : /\*{1,3}$/u, '');
  lineBreak.lastIndex = whole.length;
  const rest = lineBreak.test(pasted) ? lineBreak.lastIndex : pasted.length;
  const bodyAt = rest + (blankLines.exec(pasted.slice(rest))?.[0].length ?? 0);
  return { subject, body: pasted.slice(bodyAt), subjectAt: whole.length - raw.length, bodyAt };
}

/**
 * A pasted text as a draft. The source of an HTML mail becomes the text that it shows.
 *
 * @example
 * parseDraft('Subject: Ovens\n\nHi Tom,').subject; // 'Ovens'
 * parseDraft('<p>Hi Tom,</p><p>Ovens.</p>').body; // 'Hi Tom,\n\nOvens.'
 */
export function parseDraft(pasted: string): Draft {
  const { subject, body } = splitSubject(pasted);
  if (!isHtmlSource(body)) return { subject, body };
  const text = htmlToText(body);
  if (!/\p{L}/u.test(text)) return { subject, body };
  if (subject !== null) return { subject, body: text };
  const shown = splitSubject(text);
  return { subject: shown.subject, body: shown.body };
}
