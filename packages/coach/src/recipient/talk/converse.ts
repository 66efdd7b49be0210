import type { Reader } from '../person/reader.ts';
import type { Email } from '../../text/email.ts';
import { parseEmail } from '../../text/parse-email.ts';
import { chooseConcern } from './choose-concern.ts';
import type { ConcernId } from './concerns.ts';
import { judgeAnswer, type Judgement } from './judge-answer.ts';
import { ask, say, silence, type Move } from './move.ts';
import { react } from './react.ts';

/** Where a conversation stands after the recipient's latest move. */
export type Standing = {
  readonly move: Move;
  /** What the writer's latest message was taken for; null before the first. */
  readonly judged: Judgement | null;
  readonly asked: readonly ConcernId[];
  /** Answers that missed what was asked, and reminders with nothing new in them. */
  readonly misses: number;
};

/** A good answer weighs as much as this many points of the email. */
const answerPoints = 8;
const mostMisses = 2;
/** How often one answer leads to a further question. */
const insistence = 0.5;
const longestHeard = 8_000;

export function opening(reader: Reader): Standing {
  const move = react(reader);
  return { move, judged: null, asked: move.concern ? [move.concern] : [], misses: 0 };
}

/** What the recipient does when the writer writes again. */
export function respond(reader: Reader, before: Standing, text: string): Standing {
  const message = parseEmail({ subject: null, body: text.slice(0, longestHeard) });
  const judged = judgeAnswer(message, before.move.concern);
  const isMiss = ['dodged', 'pushed', 'bump'].includes(judged.verdict);
  const misses = before.misses + (isMiss ? 1 : 0);
  const move = before.move.isOver
    ? silence('settled', true)
    : nextMove(reader, { ...before, judged, misses, message });
  const asked = move.concern && !before.asked.includes(move.concern) ? [move.concern] : [];
  return { move, judged, misses, asked: [...before.asked, ...asked] };
}

type Heard = Standing & { readonly judged: Judgement; readonly message: Email };

function nextMove(reader: Reader, heard: Heard): Move {
  const { verdict } = heard.judged;
  if (verdict === 'withdrawn') return silence('withdrawn', true);
  if (verdict === 'guilt')
    return final(reader.temper.isCourteous ? say('no', 'guilt') : silence('guilt'));
  switch (heard.move.decision) {
    case 'question':
      return afterQuestion(reader, heard);
    case 'yes':
      return final(say('yes', 'agreed'));
    case 'not_now':
      return afterNotNow(reader, heard);
    case 'no':
      return silence('settled', true);
    case 'silence':
      return afterSilence(reader, heard);
  }
}

function afterQuestion(reader: Reader, heard: Heard): Move {
  const { move, judged, asked, misses } = heard;
  const { brief, temper, isWeak } = reader;
  switch (judged.verdict) {
    case 'answered': {
      const next = asked.length < brief.patience ? chooseConcern(reader, asked) : null;
      const insists = reader.asksFirst && reader.chance.draw(`insist ${asked.length}`) < insistence;
      return next && insists ? ask(next, 'answered') : decideAfterAnswer(reader);
    }
    case 'candid':
      return temper.need === 'live' && !isWeak && temper.isCurious
        ? say('yes', 'candid')
        : final(say('not_now', 'candid'));
    case 'pushed':
      return brief.patience > 2 && misses < mostMisses && move.concern
        ? ask(move.concern, 'pushed')
        : say('no', 'pushed');
    default:
      return misses < mostMisses && brief.patience > 1 && move.concern
        ? ask(move.concern, 'dodged')
        : say('no', 'dodged');
  }
}

function decideAfterAnswer({ appeal, brief, temper, isWeak }: Reader): Move {
  if (isWeak) return final(say('not_now', 'answered_weak'));
  const isWon = temper.need !== 'none' && appeal + answerPoints >= brief.yesFrom;
  return isWon ? say('yes', 'answered') : final(say('not_now', 'answered'));
}

/** Something new may reopen what was only put off; a mere reminder closes it. */
function afterNotNow(reader: Reader, heard: Heard): Move {
  if (heard.judged.verdict === 'pushed') return say('no', 'pushed');
  if (!bringsNews(reader, heard) || reader.isWeak || reader.temper.need === 'none')
    return silence('settled', true);
  const next = chooseConcern(reader, heard.asked);
  return next ? ask(next, 'news') : final(say('not_now', 'answered'));
}

function afterSilence(reader: Reader, heard: Heard): Move {
  const { isWeak, breaches, temper } = reader;
  const isLost = isWeak || breaches.length > 0 || reader.fit === 'wrong' || temper.need === 'none';
  if (isLost || !bringsNews(reader, heard))
    return silence(
      heard.judged.verdict === 'bump' ? 'bump' : heard.move.cause,
      heard.misses >= mostMisses || isLost,
    );
  const next = chooseConcern(reader, heard.asked);
  return next ? ask(next, 'news') : final(say('not_now', 'answered'));
}

/** A figure, a name or a link that the email did not have. */
function bringsNews({ sight }: Reader, { message }: Heard): boolean {
  const said = `${sight.email.subject ?? ''}\n${sight.email.body}`.toLowerCase();
  return message.protectedTokens.some(
    ({ kind, text }) =>
      (kind === 'number' || kind === 'name' || kind === 'link') &&
      !said.includes(text.toLowerCase()),
  );
}

function final(move: Move): Move {
  return { ...move, isOver: true };
}
