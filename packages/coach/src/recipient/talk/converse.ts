import type { Reader } from '../person/reader.ts';
import type { Email } from '../../text/email.ts';
import { parseEmail } from '../../text/parse-email.ts';
import { newsBeyond } from '../../text/tokens/news-beyond.ts';
import { chooseConcern } from './choose-concern.ts';
import type { ConcernId } from './concerns.ts';
import { breaksYes } from './breaks-yes.ts';
import { findOffence } from './find-offence.ts';
import { judgeAnswer, type Judgement, type Verdict } from './judge-answer.ts';
import { ask, say, silence, type Cause, type Move } from './move.ts';
import { react } from './react.ts';

/** Where a conversation stands after the recipient's latest move. */
export type Standing = {
  readonly move: Move;
  /** The latest move that words led to; an empty message leaves it as it was. */
  readonly held: Move;
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
  return { move, held: move, judged: null, asked: move.concern ? [move.concern] : [], misses: 0 };
}

/** What the recipient does when the writer writes again. */
export function respond(reader: Reader, before: Standing, text: string): Standing {
  const message = parseEmail({ subject: null, body: text.slice(0, longestHeard) });
  const { held } = before;
  if (message.words.length === 0 && message.protectedTokens.length === 0) {
    const judged = { verdict: 'wordless', sentence: null } as const;
    return { ...before, move: silence(held.isOver ? 'settled' : 'wordless', held.isOver), judged };
  }
  const about = reader.sight.email;
  const judged =
    findOffence(message, about) ??
    (held.decision === 'yes' ? breaksYes(message, about) : null) ??
    judgeAnswer(message, held.concern);
  const isMiss = ['dodged', 'pushed', 'bump'].includes(judged.verdict);
  const misses = before.misses + (isMiss ? 1 : 0);
  const move = held.isOver
    ? silence('settled', true)
    : nextMove(reader, { ...before, move: held, judged, misses, message });
  const asked = move.concern && !before.asked.includes(move.concern) ? [move.concern] : [];
  return { move, held: move, judged, misses, asked: [...before.asked, ...asked] };
}

type Heard = Standing & { readonly judged: Judgement; readonly message: Email };

/** What ends the talk at once. */
const endings: Readonly<Partial<Record<Verdict, Cause>>> = {
  guilt: 'guilt',
  insulted: 'insulted',
  retracted: 'retracted',
  preyed: 'preyed',
  pressed: 'pressed',
  strayed: 'strayed',
};

function nextMove(reader: Reader, heard: Heard): Move {
  const { verdict } = heard.judged;
  if (verdict === 'withdrawn') return silence('withdrawn', true);
  const ending = endings[verdict];
  if (ending !== undefined) {
    const isTold = reader.temper.isCourteous || heard.move.decision === 'yes';
    return final(isTold ? say('no', ending) : silence(ending));
  }
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
  const { brief, temper, isWeak, canWin } = reader;
  switch (judged.verdict) {
    case 'answered': {
      const next = asked.length < brief.patience ? chooseConcern(reader, asked) : null;
      const insists = reader.asksFirst && reader.chance.draw(`insist ${asked.length}`) < insistence;
      return next && insists ? ask(next, 'answered') : decideAfterAnswer(reader, move.concern);
    }
    case 'candid':
      return temper.need === 'live' && !isWeak && canWin && temper.isCurious
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

/** An answer makes up for what the email left unclear; else a weak one stays weak. */
function decideAfterAnswer(reader: Reader, answered: ConcernId | null): Move {
  const { appeal, brief, temper, isWeak, canWin, unclear } = reader;
  const isClear = canWin || (answered !== null && unclear.includes(answered));
  if (isWeak || !isClear) return final(say('not_now', 'answered_weak'));
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
function bringsNews({ sight: { email } }: Reader, { message }: Heard): boolean {
  const told = message.protectedTokens.filter(({ kind }) => /^(?:number|name|link)$/u.test(kind));
  const tokens = told.map(({ text }) => text);
  return newsBeyond(tokens, [email.subject ?? '', email.body]).length > 0;
}

function final(move: Move): Move {
  return { ...move, isOver: true };
}
