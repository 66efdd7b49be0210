import { inNeed, type Reader } from '../person/reader.ts';
import { labelOf, openBlanks } from '../sight/open-blanks.ts';
import { opening, type Standing } from '../talk/converse.ts';
import type { Cause } from '../talk/move.ts';
import { losses } from './remarks.ts';
import { wanted } from './wanted.ts';

const clear: Readonly<Partial<Record<Cause, string>>> = {
  empty: 'Write the email first.',
  language: 'Write in a language they read.',
  scam: 'Start again from who you are and why you write to this one person.',
  not_email: 'Write a message around it: who you are, why them, what you ask.',
  internal_note: 'Check the address before you send.',
  misfit: 'Send it to someone who can give what you ask for, or ask this person who that is.',
  guilt: 'Let it rest. If you write again, bring something new and leave the silence out.',
  bump: 'Wait, and write again only when you have something new to say.',
  agreed: 'Deliver what you said, and add no second request.',
  told: 'Thank them and deliver what you said. A yes has little patience for more questions.',
  pressed: 'After a yes, do what you offered. There is nothing left to sell.',
  strayed: 'Deliver what was agreed first. Anything else can be an email of its own.',
  insulted: 'Leave it there. A second message makes it worse.',
  retracted: 'Take the claim out of the email before anybody else gets it.',
  preyed: 'Never ask for passwords, account details or money in an email to a stranger.',
  wordless: 'Write what you meant to, or leave it at that.',
  withdrawn: 'Nothing. You left the door open.',
  settled: 'Stop here. One more message wins nothing.',
  answered_weak: 'Put the answer you just gave into the first lines of the email.',
};

/** One thing for the writer to do now; a blank that is still open goes before it. */
export function nextStep(reader: Reader, standing: Standing): string {
  return [fillIn(reader), stepOf(reader, standing)].filter((step) => step !== null).join(' ');
}

function fillIn({ sight: { email } }: Reader): string | null {
  const [first, ...more] = openBlanks(email);
  if (!first) return null;
  return more.length === 0
    ? `Fill in ${labelOf(first.token)} in the email before anything else: as it stands they see the brackets.`
    : `Fill in the ${more.length + 1} blanks in the email before anything else: as it stands they see the brackets.`;
}

function stepOf(reader: Reader, { move, asked }: Standing): string {
  const { decision, cause, concern } = move;
  if (decision === 'question' && concern)
    return `Answer this first, in a line or so: ${wanted[concern]}.`;
  if (decision === 'yes' && cause !== 'agreed' && cause !== 'told')
    return 'Do what you offered, soon, and ask for nothing else.';
  const missed = asked.at(-1);
  if (missed && (cause === 'dodged' || cause === 'pushed'))
    return `Next time, answer before anything else: ${wanted[missed]}. If you cannot, say so.`;
  if (missed && cause === 'candid') return `Find it out and write again: ${wanted[missed]}.`;
  return clear[cause] ?? mendText(reader, cause);
}

/** The dearest loss first; then what somebody with the need would have asked. Only what lost nothing is left as it is. */
function mendText(reader: Reader, cause: Cause): string {
  const fix = dearestFix(reader);
  if (cause !== 'no_need')
    return fix ?? 'Leave the text as it is, and write again once you have news for them.';
  if (fix !== null) return `${fix} Then write to someone who has the need.`;
  const { concern } = opening(inNeed(reader)).move;
  return concern
    ? `Have an answer ready to this, and write to someone who has the need: ${wanted[concern]}.`
    : 'Leave the text as it is. Write to someone who has the need, or to this person once you have news.';
}

/** An open blank is no loss to mend here: it is named before anything else. */
function dearestFix(reader: Reader): string | null {
  const blanks = new Set(openBlanks(reader.sight.email).map(({ token }) => token.start));
  const dearest = losses(reader).find(
    ({ place }) => !(place?.field === 'body' && blanks.has(place.start)),
  );
  return reader.score.lines.find(({ rule }) => rule === dearest?.rule)?.fix ?? null;
}
