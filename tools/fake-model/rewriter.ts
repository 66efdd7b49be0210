import { answer, type Pace, type Script } from './behaviour.ts';
import { fillForm } from './fill-form.ts';
import { readEmail, type ReadEmail, type Email } from './read-email.ts';

/** What goes, and what stands in its place. Applied in this order; case of the first letter is mended after. */
const wording: readonly (readonly [RegExp, string])[] = [
  [/\bI hope (?:you're|you are|this (?:e-?mail|message) finds you|all is) well[.!]?\s*/gi, ''],
  [/\bI know how busy you must be\.\s*/gi, ''],
  [/\s*\bI look forward to hearing from you[.!]*/gi, ''],
  [/\baward-winning\s+/gi, ''],
  [/\bis able to\b/gi, 'can'],
  [/\bin a timely manner\b/gi, 'on time'],
  [/\bMy name is [^.,\n]{1,60} and I/g, 'I'],
  [/\bI (?:am|'m) (?:writing|reaching out) (?:to you )?(?:today )?(?:to|because)\s+/gi, ''],
  [/\bI (?:just )?wanted to (?:reach out|touch base)(?: to)?\s*/gi, ''],
  [/\bI was recently looking at ([^.\n]{1,60}) and noticed that\b/g, 'On $1'],
  [/\b(?:a|the) leading (?:boutique )?(consultancy|company|provider)\b/gi, 'a $1'],
  [
    /\b(?:cutting-edge|state-of-the-art|innovative|world-class|best-in-class|game-changing)\s+/gi,
    '',
  ],
  [/,? and our proven methodology consistently delivers results\./gi, '.'],
  [/\bthat leverages solutions to help\b/gi, 'that helps'],
  [/\bunlock their full potential\b/gi, 'sell more'],
  [/\bleverag(?:e|ing)\b/gi, 'use'],
  [/\butilis?z?e\b/gi, 'use'],
  [/\bin order to\b/gi, 'to'],
  [/\bat your earliest convenience\b/gi, 'when it suits you'],
  [
    /\b(?:Please )?(?:do not|don't) hesitate to (?:contact|reach out to) (?:me|us)\b/gi,
    'Just reply',
  ],
  [/\bWould you be available for\b/g, 'Could we have'],
  [/\bI would love to\b/g, "I'd like to"],
  [/ to discuss how we (?:could|can) work together\b/gi, ''],
  [/\b(?:really|very|truly|simply|basically)\s+/gi, ''],
  [/!+/g, '.'],
];

const subjectOpenings =
  /^(?:re:|fwd:|(?:a )?quick question(?: about| on)?|introduction:?|improving|partnership opportunity:?)\s*/i;

export type RewriterOptions = Pace & { readonly readEmail?: ReadEmail };

/** A model that rewrites the email it was given, in the form asked for or as `{"subject": …, "body": …}`. */
export function rewriter({ readEmail: read = readEmail, ...pace }: RewriterOptions = {}): Script {
  return (request) => answer(JSON.stringify(fillForm(request, rewriteEmail(read(request)))), pace);
}

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
