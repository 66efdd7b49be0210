import { findBlanks } from '../blanks.ts';
import { type Standing, standingAtStart, respond } from './converse.ts';
import { type Reader, letterOf, readerOf } from './reader.ts';
import type { Conversation, Debrief, Move, Remark, SimulatedReply, Turn } from './reply.ts';
import { toRemark, gains, losses, noticedBy, skimEmail } from './sight.ts';
import { concerns, entryFor, losing, nextSteps, reasons, winning } from './voices.ts';
import { writeReply } from './write-reply.ts';

/** Where a conversation stood; `turn` is the writer's message that led to it, null for the email itself. */
type Step = Standing & { readonly turn: number | null };

const mostTurns = 40;

/**
 * Plays the conversation again from its first line, so that nothing is stored. The recipient's own words in `turns`
 * stand, whoever wrote them, so that none is said twice. A message after the end or without a word is no step.
 */
function replay(reader: Reader, turns: readonly Turn[]) {
  const { subject, body } = reader.email;
  const texts = [subject ?? '', body];
  const before: string[] = [];
  let latest = standingAtStart(reader);
  let text = writeReply(reader, latest, before);
  const steps: Step[] = [{ ...latest, turn: null }];
  for (const [turn, message] of turns.slice(0, mostTurns).entries()) {
    if (message.from === 'recipient') {
      before.push(message.text);
      continue;
    }
    if (text !== null) before.push(text);
    latest = respond(reader, latest, message.text, texts);
    texts.push(message.text);
    text = writeReply(reader, latest, before);
    const isIdle = latest.move.cause === 'wordless' || latest.move.cause === 'settled';
    if (!isIdle) steps.push({ ...latest, turn });
  }
  return { steps, latest, text };
}

/** Why the recipient did that, told to the writer: the line that the reply speaks of, and what is missing. */
function reasonOf(reader: Reader, move: Move): string {
  const missing = move.concern ? ` One thing is missing: ${concerns[move.concern].wanted}.` : '';
  const line = move.cause === 'weighed' ? lineOf(reader, move) : undefined;
  if (!line) return `${entryFor(reasons, move) ?? ''}${missing}`;
  const lead = move.decision === 'yes' ? 'What won them: ' : 'They stop at ';
  return `${line.place ? `${lead}${quoted(line.quote)}` : ''}${line.why}${missing}`;
}

function lineOf(reader: Reader, { decision, rule }: Move): Remark | undefined {
  if (decision === 'yes') return gains(reader)[0];
  const lost = losses(reader);
  return decision === 'question' ? lost.find((line) => line.rule === rule) : lost[0];
}

const longestQuote = 12;

/** "“…”. " Long lines are cut; the remarks hold them whole. */
function quoted(quote: string): string {
  const words = quote.replace(/\s+/gu, ' ').trim().split(' ');
  const shown = words.slice(0, longestQuote).join(' ').slice(0, 120);
  return `“${shown.replace(/[.!?,;:]+$/u, '')}${words.length > longestQuote ? ' …' : ''}”. `;
}

/** What one person on one day answers to what was said so far. */
export function replyOf(reader: Reader, turns: readonly Turn[]): SimulatedReply {
  const { latest, text } = replay(reader, turns);
  const { decision, concern, isOver } = latest.move;
  const reason = reasonOf(reader, latest.move);
  const skim = skimEmail(reader.email);
  return { decision, concern, text, reason, skim, noticed: noticedBy(reader), isOver };
}

/**
 * Plays the person an email is for. They skim it, decide, and answer in their own words or not at all.
 * It is a rehearsal and no forecast: no figure in it is the chance of a reply. Whatever the text, it
 * never throws; the same input gives the same reply. An email under 60 points never gets a yes.
 *
 * @example
 * simulateReply({ draft: { subject: null, body: '' }, persona: 'editor', seed: 1 }).decision; // 'silence'
 * simulateReply({ draft: { subject: null, body: '' }, persona: 'editor', seed: 1 }).reason; // 'There is nothing to read.'
 */
export function simulateReply({ draft, persona, seed, turns = [] }: Conversation): SimulatedReply {
  return replyOf(readerOf(letterOf(draft), persona, seed), turns);
}

const mostRemarks = 4;

/** The debrief of one person on one day: it speaks of the lines that the replies spoke of. */
export function debriefOf(reader: Reader, turns: readonly Turn[]): Debrief {
  const { steps, latest } = replay(reader, turns);
  const { move } = steps.at(-1) ?? latest;
  const raising = losses(reader).toSorted(
    (one, other) => Number(other.rule === move.rule) - Number(one.rule === move.rule),
  );
  const won = [...remarksOn(steps, turns, winning), ...gains(reader).map(toRemark)];
  const lost = [...remarksOn(steps, turns, losing), ...raising.map(toRemark)];
  return {
    decision: move.decision,
    reason: reasonOf(reader, move),
    deciding: decidingOf(move, won, lost),
    won: won.slice(0, mostRemarks),
    lost: lost.slice(0, mostRemarks),
    next: `${fillIn(reader)}${nextStep(reader, move)}`,
  };
}

/** What the writer's messages won or lost, latest first. */
function remarksOn(steps: readonly Step[], turns: readonly Turn[], whys: typeof winning): Remark[] {
  return steps.toReversed().flatMap(({ latest, turn }): Remark[] => {
    const why = latest ? whys[latest.verdict] : undefined;
    if (!latest || !why || turn === null) return [];
    const text = turns[turn]?.text ?? '';
    const { start, end } = latest.sentence ?? { start: 0, end: text.length };
    return [{ quote: text.slice(start, end), place: { field: 'turn', turn, start, end }, why }];
  });
}

const unworded = /^(?:empty|language|merge_tag|foreign)$/u;

/** The line that decided; a question that comes with the reader's trade was won by what won so far. */
function decidingOf(
  { decision, cause, rule }: Move,
  won: readonly Remark[],
  lost: readonly Remark[],
): Remark | null {
  if (unworded.test(cause)) return null;
  const isOfTrade = decision === 'question' && cause === 'weighed' && rule === null;
  const isHelp = winning[cause] !== undefined && decision !== 'silence';
  const isWon = decision === 'yes' || cause === 'withdrawn' || isHelp || isOfTrade;
  return (isWon ? won : lost)[0] ?? null;
}

/** A blank that is still open goes before anything else. */
function fillIn({ email }: Reader): string {
  const [first, ...others] = findBlanks(`${email.subject ?? ''}\n${email.body}`);
  if (!first) return '';
  const what = others.length > 0 ? `the ${others.length + 1} blanks` : `“${first.label}”`;
  return `Fill in ${what} in the email before anything else: as it stands they see the brackets. `;
}

/** One thing for the writer to do now: what is asked, the fix of the costliest line, or what such a move calls for. */
function nextStep(reader: Reader, move: Move): string {
  if (move.concern) return `Answer this first, in a line or so: ${concerns[move.concern].wanted}.`;
  const step = entryFor(nextSteps, move);
  if (step) return step;
  const [costliest] = losses(reader);
  const fix = reader.score.lines.find(({ rule }) => rule === costliest?.rule)?.fix;
  return fix ?? nextSteps['unfaulted'] ?? '';
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
