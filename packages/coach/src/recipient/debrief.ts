import { type Cause, type Standing, opening } from './converse.ts';
import { type Step, replay } from './write-reply.ts';
import type { Verdict } from './judge-answer.ts';
import { type Reader, inNeed, letterOf, readerOf } from './reader.ts';
import { reasonOf, wanted } from './reasons.ts';
import { bare, gains, losses } from './remarks.ts';
import type { Conversation, Debrief, Remark, Turn } from './reply.ts';
import { labelOf, openBlanks } from './sight.ts';

type Side = 'won' | 'lost';

/** Causes that no line of the writer's brought about. */
const beyondText: ReadonlySet<Cause> = new Set(['empty', 'no_need', 'settled']);

const breachRules: Readonly<Partial<Record<Cause, string>>> = {
  fake_reply: 'fake-reply',
  scam: 'scam',
};

type Deciding = { readonly side: Side; readonly remark: Remark };

type Found = { readonly won: readonly Remark[]; readonly lost: readonly Remark[] };

/** The one line that decided, out of those that won and those that lost; null when no wording did. */
function decidingOf(reader: Reader, { move }: Standing, { won, lost }: Found): Deciding | null {
  const { cause, decision } = move;
  if (beyondText.has(cause)) return null;
  const rule = breachRules[cause];
  const breach = lost.find(({ why }) => why === lineOf(reader, rule)?.reason);
  if (breach) return { side: 'lost', remark: breach };
  if (cause === 'misfit') return asked(reader);
  if (move.concern === 'source') return claimed(reader);
  const goesWell = decision === 'yes' || cause === 'scruple' || cause === 'withdrawn';
  const isAnswer = cause === 'answered' || cause === 'candid' || cause === 'answered_weak';
  const side: Side = goesWell || (isAnswer && decision !== 'no') ? 'won' : 'lost';
  const remark = side === 'won' ? won[0] : lost[0];
  return remark ? { side, remark } : null;
}

function lineOf({ score }: Reader, rule: string | undefined) {
  return score.lines.find((line) => line.rule === rule);
}

/** To the wrong person the ask is what cannot be met. */
function asked({ sight }: Reader): Deciding | null {
  const span = sight.skim.ask?.span;
  if (!span) return null;
  const quote = sight.email.body.slice(span.start, span.end);
  const why = 'This is not theirs to give, however well it is put.';
  return { side: 'lost', remark: { quote, place: span, why } };
}

function claimed({ sight }: Reader): Deciding | null {
  const claim = sight.claim?.sentence;
  if (!claim) return null;
  const place = { field: 'body', start: claim.start, end: claim.end } as const;
  const why = 'It is what they would like to believe, and nothing stands behind it yet.';
  return { side: 'lost', remark: { quote: claim.text, place, why } };
}

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
function nextStep(reader: Reader, standing: Standing): string {
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

type Sides = { readonly won: readonly Remark[]; readonly lost: readonly Remark[] };

const winning: Readonly<Partial<Record<Verdict, string>>> = {
  answered: 'It answers what they asked.',
  candid: 'It says openly what you cannot tell, and they trust the rest more for it.',
  withdrawn: 'It lets them go, which costs you nothing and leaves the door open.',
};
const losing: Readonly<Partial<Record<Verdict, string>>> = {
  dodged: 'They asked one thing and this is about another.',
  pushed: 'It presses for more before it gives what they asked for.',
  guilt: 'It blames them for not answering an email they did not ask for.',
  pressed: 'They had said yes, and it presses on.',
  strayed: 'They had said yes to one thing, and this is another.',
  insulted: 'It insults the person you want something from.',
  retracted: 'It takes back what they had relied on.',
  preyed: 'It asks for money or for what opens their accounts.',
  bump: 'It reminds them and brings nothing new.',
};

/** What the writer's messages won and lost, latest first. */
function turnRemarks(steps: readonly Step[], turns: readonly Turn[]): Sides {
  const judged = steps.toReversed();
  return {
    won: judged.flatMap((step) => remarkOn(step, turns, winning)),
    lost: judged.flatMap((step) => remarkOn(step, turns, losing)),
  };
}

function remarkOn(
  { standing, turn }: Step,
  turns: readonly Turn[],
  whys: Readonly<Partial<Record<Verdict, string>>>,
): Remark[] {
  const why = standing.judged && whys[standing.judged.verdict];
  const text = turn === null ? undefined : turns[turn]?.text;
  if (why === undefined || why === null || turn === null || text === undefined) return [];
  const { start, end } = standing.judged?.sentence ?? { start: 0, end: text.length };
  const quote = text.slice(start, end);
  return [{ quote, place: quote === '' ? null : { field: 'turn', turn, start, end }, why }];
}

const mostRemarks = 4;

/** The debrief of one person on one day. */
export function debriefOf(reader: Reader, turns: readonly Turn[]): Debrief {
  const steps = untilEnd(replay(reader, turns).steps);
  const latest = steps.at(-1)?.standing ?? opening(reader);
  const said = turnRemarks(steps, turns);
  const won = [...said.won, ...gains(reader).map(bare)];
  const lost = [...said.lost, ...losses(reader).map(bare)];
  const deciding = decidingOf(reader, latest, { won, lost });
  const first = (side: 'won' | 'lost') => (deciding?.side === side ? deciding.remark : null);
  return {
    decision: latest.move.decision,
    reason: reasonOf(reader, latest),
    deciding: deciding?.remark ?? null,
    won: ledBy(
      first('won'),
      won.filter(({ quote }) => quote !== first('lost')?.quote),
    ),
    lost: ledBy(first('lost'), lost),
    next: nextStep(reader, latest),
  };
}

/** Without what was said after the end, and messages with no word in them: neither changes anything. */
function untilEnd(steps: readonly Step[]): Step[] {
  const end = steps.findIndex(({ standing }) => standing.move.isOver);
  return (end === -1 ? steps : steps.slice(0, end + 1)).filter(
    ({ standing }) => standing.judged?.verdict !== 'wordless',
  );
}

function ledBy(first: Remark | null, remarks: readonly Remark[]): Remark[] {
  const others = remarks.filter(
    ({ quote, why }) => !(first && quote === first.quote && why === first.why),
  );
  return [...(first ? [first] : []), ...others].slice(0, mostRemarks);
}

/**
 * Looks back on a simulated conversation: which lines of the email and of the writer's messages won,
 * which lost, and one thing to do next. Every quote is exact; its place says where it stands.
 *
 * @example
 * debrief({ draft: { subject: null, body: '' }, persona: 'editor', seed: 1 }).next; // 'Write the email first.'
 */
export function debrief({ draft, persona, seed, turns = [] }: Conversation): Debrief {
  return debriefOf(readerOf(letterOf(draft), persona, seed), turns);
}
