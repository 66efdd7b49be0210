import type { Email } from '../document/email.ts';
import { newsBeyond } from '../document/new-facts.ts';
import { parseEmail } from '../document/parse-email.ts';
import { readEmail } from '../document/read-draft.ts';
import { fakeReply } from '../rules/fake-reply.ts';
import {
  type Judgement,
  type Verdict,
  askedBack,
  breaksYes,
  findOffence,
  judgeAnswer,
} from './judge-answer.ts';
import type { Reader } from './reader.ts';
import type { AskedBack, ConcernId, Decision } from './reply.ts';
import { acceptWords, mainAsk } from './wording.ts';

/** Why the recipient does what they do. */
export type Cause =
  // The email never got as far as being weighed.
  | 'empty'
  | 'language'
  | 'scam'
  | 'not_email'
  | 'internal_note'
  | 'merge_tag'
  | 'fake_reply'
  | 'misfit'
  // It was weighed.
  | 'weak'
  | 'unmoved'
  | 'no_need'
  | 'curious'
  | 'scruple'
  | 'gap'
  | 'won'
  // The writer wrote again.
  | 'answered'
  | 'answered_weak'
  | 'candid'
  | 'dodged'
  | 'pushed'
  | 'guilt'
  | 'bump'
  | 'news'
  | 'agreed'
  | 'told'
  | 'pressed'
  | 'strayed'
  | 'insulted'
  | 'retracted'
  | 'preyed'
  | 'wordless'
  | 'withdrawn'
  | 'settled';

/** One thing the recipient does, before it is put into words. */
export type Move = {
  readonly decision: Decision;
  readonly cause: Cause;
  /** What they want to know; null unless they ask. */
  readonly concern: ConcernId | null;
  /** Which question of the writer's they answer; null when it is none. */
  readonly tells: AskedBack | null;
  readonly isOver: boolean;
};

const silence = (cause: Cause, isOver = false): Move => ({
  decision: 'silence',
  cause,
  concern: null,
  tells: null,
  isOver,
});

const say = (decision: Exclude<Decision, 'silence' | 'question'>, cause: Cause): Move => ({
  decision,
  cause,
  concern: null,
  tells: null,
  isOver: decision === 'no',
});

const ask = (concern: ConcernId, cause: Cause): Move => ({
  decision: 'question',
  cause,
  concern,
  tells: null,
  isOver: false,
});

/** After a yes: a short answer to what the writer asks about it. */
const tell = (tells: AskedBack): Move => ({ ...say('yes', 'told'), tells });

const worthAsking = 45;

const worthThanking = 60;

/** How often a strong email to the wrong desk is told so. */
const mostPassedOn = 0.6;

/** What the person does on first reading the email. */
function react(reader: Reader): Move {
  return stumble(reader) ?? (reader.isWeak ? shrugOff(reader) : weigh(reader));
}

/** What stops a reader before the email is weighed at all. */
function stumble(reader: Reader): Move | null {
  const { score, temper, fit, sight } = reader;
  const { reading } = sight.email;
  if (reading.kind === 'empty') return silence('empty');
  if (reading.kind === 'scam') return silence('scam', true);
  if (!reading.isSupported)
    return temper.isCourteous
      ? { ...say('not_now', 'language'), isOver: true }
      : silence('language', true);
  if (reading.kind === 'internal_note') return aside('internal_note', reader);
  if (reading.kind !== 'email') return aside('not_email', reader);
  if (sight.email.protectedTokens.some(({ kind }) => kind === 'merge_tag'))
    return aside('merge_tag', reader);
  if (fakeReply.find(readEmail(sight.email))) return aside('fake_reply', reader);
  if (fit !== 'wrong') return null;
  return score.band === 'strong' && temper.trust < mostPassedOn
    ? say('no', 'misfit')
    : aside('misfit', reader);
}

function aside(cause: Cause, { temper }: Reader): Move {
  return temper.isCourteous ? say('no', cause) : silence(cause);
}

/** A weak email: mostly nothing, a short no from the polite, a question from the curious who have the need. */
function shrugOff(reader: Reader): Move {
  const { temper, need, appeal, open, unclear, isRefused } = reader;
  if (!isRefused && need === 'live' && temper.isCurious && appeal >= worthAsking) {
    const first = unclear[0] ?? open[0];
    if (first) return ask(first, 'curious');
  }
  return aside('weak', reader);
}

function weigh(reader: Reader): Move {
  const { temper, need, brief, appeal, open, asksFirst } = reader;
  if (need === 'none') return decline(reader);
  if (appeal < brief.questionFrom)
    return temper.isCourteous ? say('not_now', 'unmoved') : silence('unmoved');
  if (open[0] === 'gap') return ask('gap', 'gap');
  const first = chooseConcern(reader, []);
  const isWon = appeal >= brief.yesFrom;
  if (isWon && !(asksFirst && first)) return say('yes', 'won');
  return first ? ask(first, isWon ? 'scruple' : 'curious') : say('not_now', 'unmoved');
}

/** Nobody buys what they have no use for; a good email is thanked more often. */
function decline({ temper, appeal, chance }: Reader): Move {
  const isThanked = temper.isCourteous || (temper.isCurious && appeal >= worthThanking);
  if (!isThanked) return silence('no_need');
  return say(chance.draw('door') < 0.6 ? 'not_now' : 'no', 'no_need');
}

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
  const { brief, need, temper, isWeak } = reader;
  switch (judged.verdict) {
    case 'answered': {
      const next = asked.length < brief.patience ? chooseConcern(reader, asked) : null;
      const insists = reader.asksFirst && reader.chance.draw(`insist ${asked.length}`) < insistence;
      return next && insists ? ask(next, 'answered') : decideAfterAnswer(reader);
    }
    case 'candid':
      return need === 'live' && !isWeak && temper.isCurious
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

/** No answer makes a weak email strong. */
function decideAfterAnswer({ appeal, brief, need, isWeak }: Reader): Move {
  if (isWeak) return final(say('not_now', 'answered_weak'));
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
  const { isWeak, fit, need } = reader;
  const isLost = isWeak || fit === 'wrong' || need === 'none';
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

const first = 0.5;

const second = 0.8;

/** The next thing to ask: most often the most pressing. Null when all is answered. */
function chooseConcern({ open, chance }: Reader, asked: readonly ConcernId[]): ConcernId | null {
  const left = open.filter((id) => !asked.includes(id));
  const drawn = chance.draw(`concern ${asked.length}`);
  const at = drawn < first ? 0 : drawn < second ? 1 : 2;
  return left[Math.min(at, left.length - 1)] ?? null;
}
