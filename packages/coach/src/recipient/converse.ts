import { isGoodbye } from '../document/goodbyes.ts';
import type { Email } from '../document/email.ts';
import { remembering } from '../document/memo.ts';
import { newsBeyond } from '../document/new-facts.ts';
import { parseEmail } from '../document/parse-email.ts';
import { type ReadSentence, readEmail } from '../document/read-draft.ts';
import { fakeReply } from '../rules/fake-reply.ts';
import { type OpenConcern, answerIn, openConcerns } from './concerns.ts';
import type { Reader } from './reader.ts';
import type { ConcernId, Decision, Move, Verdict } from './reply.ts';
import { rudestOf } from './rudeness.ts';

type Cause = Move['cause'];

/** Where a conversation stands after the recipient's latest move. */
export type Standing = {
  readonly move: Move;
  /** The latest move that words led to; an empty message leaves it as it was. */
  readonly held: Move;
  /** The writer's message that led to it, what it was taken for and the sentence that settled it; null at first. */
  readonly latest: JudgedMessage | null;
  readonly askedConcerns: readonly ConcernId[];
  /** Messages that moved nothing: what did not help, and what came after a yes. */
  readonly idle: number;
};

type Judgement = { readonly verdict: Verdict; readonly sentence: ReadSentence | null };
type JudgedMessage = Judgement & { readonly message: Email };

function act(decision: Decision, cause: Cause, isOver = decision === 'no'): Move {
  return { decision, cause, concern: null, rule: null, isOver };
}

/** What the person does on first reading the email. */
export function standingAtStart(reader: Reader): Standing {
  const move = stumble(reader) ?? weigh(reader);
  const askedConcerns = move.concern ? [move.concern] : [];
  return { move, held: move, latest: null, askedConcerns, idle: 0 };
}

/** What stops a reader before the email is weighed. */
function stumble(reader: Reader): Move | null {
  const { email, isForeign, isCourteous } = reader;
  const { kind, isSupported } = email.reading;
  if (kind === 'empty') return act('silence', 'empty');
  if (!isSupported) return act(isCourteous ? 'not_now' : 'silence', 'language', true);
  if (kind !== 'email') return refuse(reader, 'not_email');
  const hasTag = email.protectedTokens.some((token) => token.kind === 'merge_tag');
  if (hasTag) return refuse(reader, 'merge_tag');
  if (fakeReply.find(readEmail(email))) return refuse(reader, 'fake_reply');
  return isForeign ? refuse(reader, 'foreign') : null;
}

function refuse({ isCourteous }: Reader, cause: Cause): Move {
  return act(isCourteous ? 'no' : 'silence', cause);
}

/** How far below a yes they still ask, and how far they still postpone. */
const toQuestion = 19;
const toNotNow = 30;
/** How often an open question comes before a yes; each missing point adds a hundredth. */
const scruple = 0.2;
/** A good answer, or no question left, counts as this many points of the email. */
const answerPoints = 8;

/** The more willing, the more they do. */
function weigh(reader: Reader): Move {
  const { willingness, brief, chance, isRefused, isWeak, isCourteous } = reader;
  if (isRefused || willingness < brief.yesFrom - toNotNow) return refuse(reader, 'weighed');
  const question = willingness < brief.yesFrom - toQuestion ? null : nextQuestion(reader, []);
  const wins = brief.yesFrom - (question ? 0 : answerPoints);
  const isWon = willingness >= wins && !isWeak && question?.id !== 'gap';
  const asksFirst = chance.draw('trust') < scruple + (100 - willingness) / 100;
  if (isWon && !(question && asksFirst)) return act('yes', 'weighed');
  if (question) return ask(question, 'weighed');
  return act(isCourteous || !isWeak ? 'not_now' : 'silence', 'weighed');
}

function ask({ id, rule }: OpenConcern, cause: Cause): Move {
  return { ...act('question', cause), concern: id, rule };
}

/** The next question: usually the most pressing, a blank always. Null when all is answered. */
function nextQuestion(reader: Reader, askedConcerns: readonly ConcernId[]): OpenConcern | null {
  const open = openConcerns(reader).filter(({ id }) => !askedConcerns.includes(id));
  const drawn = reader.chance.draw(`concern ${askedConcerns.length}`);
  const at = open[0]?.id === 'gap' || drawn < 0.5 ? 0 : drawn < 0.8 ? 1 : 2;
  return open[Math.min(at, open.length - 1)] ?? null;
}

const longestHeard = 8_000;

/** What the recipient does when the writer writes again; `before` is all that the writer said. */
export function respond(
  reader: Reader,
  standing: Standing,
  text: string,
  before: readonly string[],
): Standing {
  const { held } = standing;
  const { message, rudest } = readMessage(text.slice(0, longestHeard));
  const latest = { message, ...judge(message, rudest, held, before) };
  if (held.isOver) return { ...standing, latest, move: act('silence', 'settled', true) };
  if (latest.verdict === 'wordless')
    return { ...standing, latest, move: act('silence', 'wordless') };
  const isIdle = /^(?:dodged|nothing|agreed)$/u.test(latest.verdict);
  const idle = standing.idle + (isIdle ? 1 : 0);
  const move = reply(reader, { held, latest, idle, askedConcerns: standing.askedConcerns });
  const isNew = move.concern !== null && !standing.askedConcerns.includes(move.concern);
  const askedConcerns = isNew ? [...standing.askedConcerns, move.concern] : standing.askedConcerns;
  return { move, held: move, latest, askedConcerns, idle };
}

/** The number of unhelpful messages they tolerate. */
const mostIdle = 2;
/** How often one answer leads to a further question. */
const insistence = 0.3;

type Spoken = Pick<Standing, 'held' | 'idle' | 'askedConcerns'> & {
  readonly latest: JudgedMessage;
};

function reply(reader: Reader, { held, latest, idle, askedConcerns }: Spoken): Move {
  const { brief, willingness, isWeak, isForeign, isCourteous, chance } = reader;
  const { verdict, message } = latest;
  switch (verdict) {
    case 'withdrawn':
      return act('silence', verdict, true);
    case 'offended':
      return act(isCourteous || held.decision === 'yes' ? 'no' : 'silence', verdict, true);
    case 'candid':
      return act('not_now', verdict, true);
    case 'agreed': {
      const isAsked = message.sentences.some(({ text }) => text.endsWith('?'));
      return act('yes', verdict, !isAsked || idle > mostIdle);
    }
    case 'dodged': {
      const isPatient = idle < Math.min(brief.patience, mostIdle);
      return isPatient ? { ...held, cause: verdict } : act('no', verdict);
    }
    case 'answered': {
      const insists = chance.draw(`insist ${askedConcerns.length}`) < insistence;
      const more =
        insists && askedConcerns.length < brief.patience
          ? nextQuestion(reader, askedConcerns)
          : null;
      if (more) return ask(more, verdict);
      const isWon = !isWeak && willingness + answerPoints >= brief.yesFrom;
      return act(isWon ? 'yes' : 'not_now', verdict, !isWon);
    }
    default: {
      const isOpen = verdict === 'news' && !isWeak && !isForeign;
      const question = isOpen ? nextQuestion(reader, askedConcerns) : null;
      if (question) return ask(question, verdict);
      return act('silence', verdict, held.decision !== 'silence' || isWeak || idle >= mostIdle);
    }
  }
}

const longestThanks = 10;

/** How a message bears on what the recipient last did. */
function judge(
  message: Email,
  rudest: ReadSentence | null,
  { decision, concern }: Move,
  before: readonly string[],
): Judgement {
  const { words, asks, protectedTokens } = message;
  const { sentences } = readEmail(message);
  const [first = null] = sentences;
  const factTokens = protectedTokens.filter(({ kind }) => /^(?:number|name|link)$/u.test(kind));
  if (words.length + factTokens.length === 0) return { verdict: 'wordless', sentence: null };
  if (rudest) return { verdict: 'offended', sentence: rudest };
  if (decision === 'yes') return { verdict: 'agreed', sentence: first };
  const answer = concern ? answerIn(message, concern, before) : undefined;
  if (answer) return { verdict: 'answered', sentence: answer };
  const isThanks = words.length <= longestThanks && words.some(({ key }) => /^thanks?$/u.test(key));
  const isClosing = asks.length === 0 && (isThanks || isGoodbye(sentences, asks));
  if (isClosing) return { verdict: 'withdrawn', sentence: first };
  if (concern) {
    const candid = sentences.find(admits);
    if (candid) return { verdict: 'candid', sentence: candid };
    const asking = sentences.find(({ start }) => asks[0]?.sentence.start === start);
    return { verdict: 'dodged', sentence: asking ?? first };
  }
  const facts = factTokens.map(({ text }) => text);
  const isNews = newsBeyond(facts, before).length > 0;
  return { verdict: isNews ? 'news' : 'nothing', sentence: first };
}

/** "I don’t have that yet": the writer admits to having no answer. */
function admits({ tokens }: ReadSentence): boolean {
  const has = (keys: RegExp) => tokens.some(({ key }) => keys.test(key));
  return has(/^(?:i|we)$/u) && has(/^(?:not|n't|no)$/u);
}

/** A message that the same conversation will bring again with its next turn, read once. */
const readMessage = remembering(100, (body) => {
  const message = parseEmail({ subject: null, body, stage: 'follow_up' });
  return { message, rudest: rudestOf(message) };
});
