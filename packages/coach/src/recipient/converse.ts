import { isGoodbye } from '../document/asks.ts';
import type { Email } from '../document/email.ts';
import { newsBeyond } from '../document/new-facts.ts';
import { parseEmail } from '../document/parse-email.ts';
import { type ReadSentence, readDocument, readEmail } from '../document/read-draft.ts';
import { fakeReply } from '../rules/fake-reply.ts';
import { answersOf } from '../rules/questions.ts';
import { answerIn, openConcerns } from './concerns.ts';
import type { Reader } from './reader.ts';
import type { ConcernId, Decision, Move, Verdict } from './reply.ts';

type Cause = Move['cause'];

/** Where a conversation stands after the recipient's latest move. */
export type Standing = {
  readonly move: Move;
  /** The latest move that words led to; an empty message leaves it as it was. */
  readonly held: Move;
  /** The writer's message that led to it, what it was taken for and the sentence that settled it; null at first. */
  readonly heard: (Judgement & { readonly message: Email }) | null;
  readonly asked: readonly ConcernId[];
  /** Messages that did not help, and messages after a yes. */
  readonly misses: number;
  readonly told: number;
};

type Judgement = { readonly verdict: Verdict; readonly sentence: ReadSentence | null };

function act(decision: Decision, cause: Cause, isOver = decision === 'no'): Move {
  return { decision, cause, concern: null, rule: null, isOver };
}

/** What the person does on first reading the email. */
export function opening(reader: Reader): Standing {
  const move = stumble(reader) ?? weigh(reader);
  const asked = move.concern ? [move.concern] : [];
  return { move, held: move, heard: null, asked, misses: 0, told: 0 };
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

/** So far below a yes they still ask, and so far they still put it off. */
const toQuestion = 19;
const toNotNow = 30;
/** How often a question that is open comes before a yes; a point less adds a hundredth. */
const scruple = 0.2;
/** A good answer, or nothing left to ask, weighs as much as this many points of the email. */
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

type Question = ReturnType<typeof openConcerns>[number];

function ask({ id, rule }: Question, cause: Cause): Move {
  return { ...act('question', cause), concern: id, rule };
}

/** The next thing to ask: most often the most pressing, a blank always. Null when all is answered. */
function nextQuestion(reader: Reader, asked: readonly ConcernId[]): Question | null {
  const left = openConcerns(reader).filter(({ id }) => !asked.includes(id));
  const drawn = reader.chance.draw(`concern ${asked.length}`);
  const at = left[0]?.id === 'gap' || drawn < 0.5 ? 0 : drawn < 0.8 ? 1 : 2;
  return left[Math.min(at, left.length - 1)] ?? null;
}

const longestHeard = 8_000;

/** What the recipient does when the writer writes again; `before` is all that the writer said. */
export function respond(
  reader: Reader,
  { held, ...standing }: Standing,
  text: string,
  before: readonly string[],
): Standing {
  const { message, rudest } = readMessage(text.slice(0, longestHeard));
  const heard = { message, ...judge(message, rudest, held, before) };
  const isOver = held.isOver;
  if (heard.verdict === 'wordless')
    return {
      ...standing,
      held,
      heard,
      move: act('silence', isOver ? 'settled' : 'wordless', isOver),
    };
  const isMiss = heard.verdict === 'dodged' || heard.verdict === 'nothing';
  const misses = standing.misses + (isMiss ? 1 : 0);
  const next = { ...standing, held, heard, misses };
  const move = isOver ? act('silence', 'settled', true) : reply(reader, next, heard);
  const asked = [...new Set([...standing.asked, ...(move.concern ? [move.concern] : [])])];
  return {
    ...next,
    move,
    held: move,
    asked,
    told: standing.told + (held.decision === 'yes' ? 1 : 0),
  };
}

const mostMisses = 2;
/** So many questions a yes has patience for. */
const mostTold = 2;
/** How often one answer leads to a further question. */
const insistence = 0.3;

type Heard = Omit<Standing, 'move'> & { readonly heard: { readonly message: Email } };

function reply(
  reader: Reader,
  { held, asked, misses, told, heard }: Heard,
  { verdict }: Judgement,
): Move {
  const { brief, willingness, isWeak, isForeign, isCourteous, chance } = reader;
  const isYes = held.decision === 'yes';
  if (verdict === 'withdrawn') return act('silence', verdict, true);
  if (verdict === 'offended') return act(isCourteous || isYes ? 'no' : 'silence', verdict, true);
  if (isYes) {
    const isAsked = heard.message.sentences.some(({ text }) => text.endsWith('?'));
    return act('yes', 'agreed', !isAsked || told >= mostTold);
  }
  if (held.decision !== 'question') {
    const isOpen = !isWeak && !isForeign && verdict === 'news';
    const question = isOpen ? nextQuestion(reader, asked) : null;
    if (question) return ask(question, verdict);
    return act('silence', verdict, held.decision !== 'silence' || isWeak || misses >= mostMisses);
  }
  if (verdict === 'candid') return act('not_now', verdict, true);
  if (verdict !== 'answered')
    return misses < Math.min(brief.patience, mostMisses)
      ? { ...held, cause: verdict }
      : act('no', verdict);
  const insists =
    asked.length < brief.patience && chance.draw(`insist ${asked.length}`) < insistence;
  const more = insists ? nextQuestion(reader, asked) : null;
  if (more) return ask(more, verdict);
  const isWon = !isWeak && willingness + answerPoints >= brief.yesFrom;
  return act(isWon ? 'yes' : 'not_now', verdict, !isWon);
}

const shortest = 10;

/** How a message bears on what the recipient last did. */
function judge(
  message: Email,
  rudest: ReadSentence | null,
  { decision, concern }: Move,
  before: readonly string[],
): Judgement {
  const { sentences } = readEmail(message);
  const [first = null] = sentences;
  const told = message.protectedTokens.filter(({ kind }) => /^(?:number|name|link)$/u.test(kind));
  if (message.words.length + told.length === 0) return { verdict: 'wordless', sentence: null };
  if (rudest) return { verdict: 'offended', sentence: rudest };
  if (decision === 'yes') return { verdict: 'agreed', sentence: first };
  const hit = concern ? answerIn(message, concern, before) : undefined;
  if (hit) return { verdict: 'answered', sentence: hit };
  const isThanks =
    message.words.length <= shortest && message.words.some(({ key }) => thanks.test(key));
  const isClosing = message.asks.length === 0 && (isThanks || isGoodbye(sentences, message.asks));
  if (isClosing) return { verdict: 'withdrawn', sentence: first };
  const open = concern ? sentences.find(admits) : undefined;
  if (open) return { verdict: 'candid', sentence: open };
  const asking = sentences.find(({ start }) => message.asks[0]?.sentence.start === start);
  if (concern) return { verdict: 'dodged', sentence: asking ?? first };
  const isNews =
    newsBeyond(
      told.map(({ text }) => text),
      before,
    ).length > 0;
  return { verdict: isNews ? 'news' : 'nothing', sentence: first };
}

const thanks = /^thanks?$/u;

/** "I don’t have that yet": who writes says what they cannot. */
function admits({ tokens }: ReadSentence): boolean {
  const has = (keys: RegExp) => tokens.some(({ key }) => keys.test(key));
  return has(/^(?:i|we)$/u) && has(/^(?:not|n't|no)$/u);
}

type Message = { readonly message: Email; readonly rudest: ReadSentence | null };

const read = new Map<string, Message>();
const mostKept = 100;

/** A message that the same conversation will bring again with its next turn, read once. */
function readMessage(body: string): Message {
  const known = read.get(body);
  if (known) return known;
  const message = parseEmail({ subject: null, body, stage: 'follow_up' });
  const made = { message, rudest: rudestOf(message) };
  if (read.size >= mostKept) read.clear();
  read.set(body, made);
  return made;
}

const mostJudged = 8;
const longestJudged = 400;
/** The severity that words add to a plain answer before they are held against whoever wrote them. */
const leastRude = 0.75;

const against = ['manner', 'honesty'] as const;
let plainAnswer: readonly number[] | undefined;

/** The sentence that presses, blames, insults or deceives most; null where none does. */
function rudestOf(message: Email): ReadSentence | null {
  const plain = (plainAnswer ??= severitiesAmid(''));
  const added = (text: string) =>
    severitiesAmid(`${text.slice(0, longestJudged)} `).map((now, at) => now - (plain[at] ?? 0));
  const [worst] = readEmail(message)
    .sentences.slice(0, mostJudged)
    .map((sentence) => ({ sentence, by: Math.max(...added(sentence.text)) }))
    .toSorted((one, other) => other.by - one.by);
  const isRude = worst && Math.max(worst.by, ...added(message.body)) >= leastRude;
  return isRude ? worst.sentence : null;
}

/** A line is too short to be read by itself, so it is read in the midst of a plain answer. */
function severitiesAmid(said: string): number[] {
  const body = `Hi Anna,\n\nYou asked me about this yesterday. ${said}I hope that this helps. What do you think?\n\nTom`;
  const { severity } = answersOf(readDocument({ subject: null, body, stage: 'follow_up' }));
  return against.map((question) => severity(question));
}
