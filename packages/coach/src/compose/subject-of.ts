import { subjectIdeas } from '../subjects/subject-ideas.ts';
import { parseEmail } from '../text/parse-email.ts';
import { isEmail } from '../text/reading/reading.ts';
import { countWords } from './choose-facts.ts';
import type { Material } from './material.ts';

const fewestWords = 2;
const mostWords = 6;

function fits(text: string): boolean {
  const words = countWords(text);
  return words >= fewestWords && words <= mostWords && !/[[\]{}<>|?!]/u.test(text);
}

/** With its first letter large, if it starts with one: "4 am shifts" stays. */
function opening(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A short line about what the reader knows: the pain point, else what is offered, else what the body names. */
export function subjectOf(body: string, { pains, request, audience }: Material): string {
  const [pain] = pains;
  const problem =
    pain && pain.form !== 'question' && !/\byou\b/iu.test(pain.text) ? [pain.text] : [];
  const offered = request.kind === 'send' || request.kind === 'thing' ? [request.text] : [];
  const own = [...problem, ...offered].find(fits);
  if (own !== undefined) return opening(own);
  const email = parseEmail({ subject: null, body });
  const ideas = isEmail(email.reading) ? subjectIdeas(email) : [];
  const reader = (audience ?? '').toLowerCase();
  const idea = ideas.find(
    ({ subject, isFiller }) =>
      !isFiller && fits(subject) && !reader.includes(subject.replace(/^An? /u, '').toLowerCase()),
  );
  return idea?.subject ?? 'A question for you';
}
