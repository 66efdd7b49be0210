import type { Reader } from '../person/reader.ts';
import type { Email } from '../../document/email.ts';
import { parseEmail } from '../../document/parse-email.ts';
import { newsBeyond } from '../../document/new-facts.ts';
import { acceptWords } from '../wording/accept-ask.ts';
import { mainAsk } from '../wording/main-ask.ts';
import { askedBack } from './asked-back.ts';
import { chooseConcern } from './choose-concern.ts';
import type { ConcernId } from './concern-id.ts';
import { breaksYes } from './breaks-yes.ts';
import { findOffence } from './find-offence.ts';
import { type Judgement, type Verdict, judgeAnswer } from './judge-answer.ts';
import { type Cause, type Move, ask, say, silence, tell } from './move.ts';
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
  /** Questions of the writer's that were answered after a yes. */
  readonly told: number;
  /** A yes to what the writer's latest message asks, in its own words; null where it asks nothing that has one. */
  readonly accepts: string | null;
};

/** A good answer weighs as much as this many points of the email. */
const answerPoints = 8;
const mostMisses = 2;
/** How often one answer leads to a further question. */
const insistence = 0.5;
/** So many questions a yes has patience for. */
const mostTold = 2;
const longestHeard = 8_000;

export function opening(reader: Reader): Standing {
  const move = react(reader);
  const asked = move.concern ? [move.concern] : [];
  return { move, held: move, judged: null, asked, misses: 0, told: 0, accepts: null };
}

/** What the recipient does when the writer writes again. */
export function respond(reader: Reader, before: Standing, text: string): Standing {
  const message = parseEmail({ subject: null, body: text.slice(0, longestHeard) });
  const { held } = before;
  if (message.words.length === 0 && message.protectedTokens.length === 0) {
    const judged = { verdict: 'wordless', sentence: null } as const;
    const move = silence(held.isOver ? 'settled' : 'wordless', held.isOver);
    return { ...before, move, judged, accepts: null };
  }
  const about = reader.sight.email;
  const judged = findOffence(message, about) ?? judge(message, held, about);
  const isMiss = ['dodged', 'pushed', 'bump'].includes(judged.verdict);
  const misses = before.misses + (isMiss ? 1 : 0);
  const move = held.isOver
    ? silence('settled', true)
    : nextMove(reader, { ...before, move: held, judged, misses, message });
  const asked = move.concern && !before.asked.includes(move.concern) ? [move.concern] : [];
  return {
    move,
    held: move,
    judged,
    misses,
    asked: [...before.asked, ...asked],
    told: before.told + (move.tells ? 1 : 0),
    accepts: acceptWords(message, mainAsk(message)),
  };
}

/** After a yes there is nothing left to answer, to push for or to let go of: what does not break it goes along. */
function judge(message: Email, { decision, concern }: Move, about: Email): Judgement {
  const heard = judgeAnswer(message, concern);
  if (decision !== 'yes' || heard.verdict === 'guilt') return heard;
  return breaksYes(message, about) ?? { verdict: 'agreed', sentence: message.sentences[0] ?? null };
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
      return afterYes(heard);
    case 'not_now':
      return afterNotNow(reader, heard);
    case 'no':
      return silence('settled', true);
    case 'silence':
      return afterSilence(reader, heard);
  }
}

/** What is agreed is gone along with; a question about it gets its answer. */
function afterYes({ message, told }: Heard): Move {
  const question = told < mostTold ? askedBack(message) : null;
  return question ? tell(question) : final(say('yes', 'agreed'));
}

function afterQuestion(reader: Reader, heard: Heard): Move {
  const { move, judged, asked, misses } = heard;
  const { brief, need, temper, isWeak, canWin } = reader;
  switch (judged.verdict) {
    case 'answered': {
      const next = asked.length < brief.patience ? chooseConcern(reader, asked) : null;
      const insists = reader.asksFirst && reader.chance.draw(`insist ${asked.length}`) < insistence;
      return next && insists ? ask(next, 'answered') : decideAfterAnswer(reader, move.concern);
    }
    case 'candid':
      return need === 'live' && !isWeak && canWin && temper.isCurious
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
  const { appeal, brief, need, isWeak, canWin, unclear } = reader;
  const isClear = canWin || (answered !== null && unclear.includes(answered));
  if (isWeak || !isClear) return final(say('not_now', 'answered_weak'));
  const isWon = need !== 'none' && appeal + answerPoints >= brief.yesFrom;
  return isWon ? say('yes', 'answered') : final(say('not_now', 'answered'));
}

/** Something new may reopen what was only put off; a mere reminder closes it. */
function afterNotNow(reader: Reader, heard: Heard): Move {
  if (heard.judged.verdict === 'pushed') return say('no', 'pushed');
  if (!bringsNews(reader, heard) || reader.isWeak || reader.need === 'none')
    return silence('settled', true);
  const next = chooseConcern(reader, heard.asked);
  return next ? ask(next, 'news') : final(say('not_now', 'answered'));
}

function afterSilence(reader: Reader, heard: Heard): Move {
  const { isWeak, breaches, need } = reader;
  const isLost = isWeak || breaches.length > 0 || reader.fit === 'wrong' || need === 'none';
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
