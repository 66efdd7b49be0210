import type { Profile, Score, Stage } from '@replysmith/coach';

/** `system` is ours and the same for everybody; everything that people wrote is in `prompt`. */
export type Prompt = { readonly system: string; readonly prompt: string };

/** What a person wrote or pasted, as JSON, so that none of its lines can pose as anything else. */
export function asMaterial(material: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(material, null, 1);
}

/** How an email is made easy to answer; for rewritten and for new emails. */
export const ease = `Then make it easy to answer.
- Open with the reason for writing to this reader: a fact about them that the email holds, tied to what is offered.
- One idea and one ask, near the end: whether it interests them, or one small question. No calendar link, no meeting time as the ask.
- Two or three short paragraphs. Sentences of about 16 words, none over 25. Everyday words instead of buzzwords; no praise of the sender, no pressure, no guilt.
- More about the reader than about "we" and the company. "I" is fine.
- A greeting with the name that is there; a plain close with thanks.`;

export const harmless = `Do not touch what does no harm: contractions, an exclamation mark, one or two links, an opt-out line, a polite "would" or "I think", words that name a problem.`;

export const form =
  'Give the subject and the body as plain text, without Markdown, HTML or remarks.';

export const lengthRules: Readonly<Record<Stage, string>> = {
  first:
    'This is a first email: 40 to 90 words without greeting, close and signature. Never pad a shorter one.',
  follow_up:
    'This is a follow-up in a thread: 40 to 120 words, since a bare reminder gives nothing to answer. Keep its subject. No "just checking in", no word about missing answers.',
};

const usualSubject =
  'The subject: 2 to 6 plain words that say what it is about for this reader. No capitals throughout, and no Re: or Fwd: that is not there.';

const longerSubject = usualSubject.replace('2 to 6', 'up to 10');

/** For emails that ask for a link, longer subjects do no worse. */
export function subjectRule(profile: Profile): string {
  return profile === 'link_building' ? longerSubject : usualSubject;
}

/** The most expensive ones come first. */
const mostCosts = 10;
const longestQuote = 200;

/** The score's losses, in the form that a model is given. */
export function costsOf({ lines }: Score) {
  return lines.slice(0, mostCosts).map(({ points, quote, fix }) => ({
    points,
    words: quote.slice(0, longestQuote),
    fix,
  }));
}
