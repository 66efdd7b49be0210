import type { Reader } from '../person/reader.ts';
import type { Cause } from '../talk/move.ts';
import type { Standing } from '../talk/converse.ts';
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

/** One thing for the writer to do now. */
export function nextStep(reader: Reader, { move, asked }: Standing): string {
  const { decision, cause, concern } = move;
  if (decision === 'question' && concern)
    return `Answer this first, in a line or so: ${wanted[concern]}.`;
  if (decision === 'yes' && cause !== 'agreed')
    return 'Do what you offered, soon, and ask for nothing else.';
  const missed = asked.at(-1);
  if (missed && (cause === 'dodged' || cause === 'pushed'))
    return `Next time, answer before anything else: ${wanted[missed]}. If you cannot, say so.`;
  if (missed && cause === 'candid') return `Find it out and write again: ${wanted[missed]}.`;
  const known = clear[cause];
  if (known !== undefined) return known;
  const [dearest] = losses(reader);
  const fix = reader.score.lines.find(({ rule }) => rule === dearest?.rule)?.fix;
  const isTheText = cause !== 'no_need' || reader.isWeak;
  return isTheText && fix !== undefined
    ? fix
    : 'Leave the text as it is. Write to someone who has the need, or to this person once you have news.';
}
