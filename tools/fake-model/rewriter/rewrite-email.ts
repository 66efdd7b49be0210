import type { Email } from '../read-email.ts';
import { subjectOpenings, wording } from './wording.ts';

const subjectWords = 6;

/** An address that opens a sentence keeps its small letter. */
const sentenceStart = /(^|[.?!] +|\n\n)(\p{Ll})(?!\S*[.@]\S)/gu;

/** Plainer words for stock phrases; everything else stands as it was written. */
export function rewriteEmail({ subject, body }: Email): Email {
  let plainer = body;
  for (const [stock, instead] of wording) plainer = plainer.replace(stock, instead);
  return { subject: shorter(subject), body: tidied(plainer) };
}

function shorter(subject: string): string {
  const opened = subject.replace(subjectOpenings, '').replace(subjectOpenings, '');
  const words = opened.split(/\s+/);
  const cut = words.slice(0, subjectWords);
  while (words.length > subjectWords && /^(?:and|or|of|for|to|the|a|in)$/i.test(cut.at(-1) ?? '')) {
    cut.pop();
  }
  return capital(cut.join(' '));
}

function tidied(body: string): string {
  return body
    .replace(/[ \t]+$/gm, '')
    .replace(/([^\n]) {2,}/g, '$1 ')
    .replace(/\n{3,}/g, '\n\n')
    .replace(sentenceStart, (_all, before: string, letter: string) => before + letter.toUpperCase())
    .trim();
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
