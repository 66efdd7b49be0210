import type { Draft } from '../draft.ts';
import { htmlToText } from './markup/html-to-text.ts';
import { isHtmlSource } from './markup/is-html-source.ts';
import { splitSubject } from './split-subject.ts';

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
