import { longestRead } from './adopt-rewrite.ts';
import { touching } from './facts.ts';
import { findClaims, inventedIn, sourcesIn } from './sources.ts';
import { type Sources } from './facts.ts';
import { fillBlanks } from './vetting.ts';
import { holdsTag, reduceMarkup } from './written.ts';
import type { ProtectedToken, Stretch } from '../document/email.ts';
import { findQuotations } from '../document/protected-tokens.ts';
import { overlaps, stretchOf, withoutOverlaps } from '../document/stretch.ts';
import { accepts, declines, linkOut, ofItself, outOfPart } from '../lexicon/adopt/speech.ts';
import type { ConcernId } from '../recipient/reply.ts';
import type { Decision } from '../recipient/reply.ts';

type Line = {
  /** "- " or "2. " */
  readonly mark: string;
  readonly sentences: readonly Stretch[];
};

const item = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/u;
const gap = /(?<=[.!?][)’]?)\s+/gu;

/** The lines of a text, each with its sentences; a quotation is never cut. */
function linesSaid(body: string, quotations: readonly Stretch[]): Line[] {
  const ends = Array.from(body.matchAll(/\n|$/gu), ({ index }) => index);
  const isQuoted = touching(quotations);
  let start = 0;
  return ends.map((end) => {
    const line = lineOf(body, stretchOf(body, start, end), isQuoted);
    start = end + 1;
    return line;
  });
}

function lineOf(body: string, line: Stretch, isQuoted: ReturnType<typeof touching>): Line {
  const mark = item.exec(line.text)?.[0] ?? '';
  const sentences: Stretch[] = [];
  let from = line.start + mark.length;
  for (const { index, 0: space } of line.text.matchAll(gap)) {
    const start = line.start + index;
    const end = start + space.length;
    if (start <= from || isQuoted({ start, end })) continue;
    sentences.push(stretchOf(body, from, start));
    from = end;
  }
  const last = stretchOf(body, from, Math.max(from, line.end));
  return { mark, sentences: last.text === '' ? sentences : [...sentences, last] };
}

/** Words without which a question is hardly about a concern. */
const words: Readonly<Record<ConcernId, string>> = {
  gap: "blank|missing|gap|brackets?|placeholder|fill\\w*|belongs?|goes|unfinished|left out|value|figure|what (?:is|was|should|were|did)|could you tell me|what[’']s",
  why_me:
    'why|what made|how did you|come across|did you (?:mean|write|see|find)|made you|particular|reason|which of our|role of ours',
  what: 'what|which|again|plain\\w*|explain|sell|offer\\w*',
  ask: 'what|how can i|help|raising|asking|need',
  source:
    'comes?|came|from|measur\\w*|count\\w*|calculat\\w*|baseline|average|evidence|behind|based|period|compared|rests?|chosen|how do you know|get (?:to|there)|your (?:doing|part)|own doing|alone|real|true|best case|verif\\w*',
  price:
    'costs?|pric\\w*|pay|charge|budget|fees?|rates?|range|how much|expensive|damage|spend|money',
  effort:
    'work|hours?|how long|time|effort|set ?up|start\\w*|going|takes?|taken?|tied up|of my week|roll|involve\\w*|on our side|have to do|install\\w*|implement\\w*|smallest|used to|run it',
  proof:
    'who|whom|which (?:of your|other|customers?|teams?|companies)|names?|named|references?|customers?|clients?|another (?:team|company|firm)|anyone|someone|somebody|others?|case stud(?:y|ies)|similar',
  sample:
    'examples?|samples?|see|look at|show|demo|sandbox|docs|documentation|drafts?|deck|send|piece|read|portfolio|attach\\w*|output|write-up|cv|screenshots?|judge',
  integration:
    'integrat\\w*|connect\\w*|plugs?|fits? in\\w*|apis?|install|systems?|works? with|existing|stack|already (?:run|use|have)|talks? to|needs?|hooks?',
  data: 'data|stor\\w*|kept|host\\w*|leaves?|secur\\w*|servers?|gdpr|access|privacy|see of|run it ourselves',
  angle: 'angle|story|why|surpris\\w*|readers?|headline|today|now|news',
  exclusive: 'else|exclusiv\\w*|first|only|anyone|anywhere|alone|run|published|others?',
  readers: 'readers?|better|page|gains?|lacks?|visitors?',
  notice: 'start\\w*|notice|free|available|availability|when|soon',
  pay: 'pay\\w*|paid|salary|range|band|earn\\w*|number|rates?|compensation|package',
  role: 'role|plate|doing|work\\w*|jobs?|team|own|build|stack|position|openings?|months?|responsib\\w*|part|do',
  traction:
    'revenue|grow\\w*|customers?|pay\\w*|sales|numbers?|traction|month\\w*|users?|arr|mrr|churn|left|sold',
  terms: 'rais\\w*|round|valuation|terms|lead|how much|already in|committed|equity|invest\\w*',
};

const patterns = new Map(
  Object.entries(words).map(([id, any]) => [id, new RegExp(`\\b(?:${any})\\b`, 'iu')]),
);

/** Whether one of the questions in a text is about the concern. */
export function asksAbout(text: string, concern: ConcernId): boolean {
  const questions = text.match(/[^.!?\n]+\?/gu) ?? [];
  return questions.some((question) => patterns.get(concern)?.test(question) === true);
}

/** Nobody writes more to a stranger. */
const mostWords = 90;

const fits: Readonly<Record<Decision, (text: string) => boolean>> = {
  yes: (text) => !declines.test(text),
  question: (text) => text.includes('?'),
  not_now: (text) => !accepts.test(text),
  no: (text) => !accepts.test(text),
  silence: () => false,
};

/**
 * Whether a reply by another hand is what the coach decided on, said as the reader would say it: at most 90 words, and
 * none about being a program or a real person. A question must be about `concern`, or the debrief would speak of another.
 *
 * @example
 * isInPart('Happy to. Send it over.', 'yes'); // true
 * isInPart('Sure, when?', 'no'); // false
 * isInPart('Who else uses it?', 'question', 'price'); // false
 */
export function isInPart(
  text: string,
  decision: Decision,
  concern: ConcernId | null = null,
): boolean {
  const words = text.split(/\s+/u).length;
  const isToThePoint = concern === null || asksAbout(text, concern);
  return words <= mostWords && !outOfPart.test(text) && fits[decision](text) && isToThePoint;
}

const leastKept = 0.5;
/** Nobody proposes more wordings at once; what is quoted beyond them needs a source. */
const mostProposals = 20;
/** "2 sentences" and "one question" are no findings. */
const smallCounts = '1 2 3 4 5';

/**
 * What is said to a person, sentence by sentence: one that would need a blank goes, since only an email has somebody to
 * fill it in, and so does one that is not fit. Wording that is proposed for the email, in quotation marks, does have
 * blanks. Null when too little is left.
 */
function vetSpeech(
  written: string,
  known: readonly string[],
  isFit: (sentence: string) => boolean,
): string | null {
  if (written.length > longestRead) return null;
  const sources = sourcesIn([...known, smallCounts].join('\n\n'));
  const { body } = reduceMarkup({ subject: null, body: written, mended: [] }, '', sources);
  const quotations = withoutOverlaps(findQuotations(body));
  const proposals = quotations.slice(0, mostProposals);
  const toFillIn = proposals.flatMap((one) => inventedBetweenMarks(one, sources));
  const facts = inventedIn(body, sources).facts.filter(
    (fact) => !proposals.some((one) => overlaps(one, fact)),
  );
  const isInvented = touching(facts);
  const isSound = (sentence: Stretch) =>
    !isInvented(sentence) &&
    isFit(sentence.text) &&
    !linkOut.test(sentence.text) &&
    !holdsTag(sentence.text) &&
    findClaims(sentence.text, sources).length === 0;
  const kept = linesSaid(body, quotations)
    .map(({ mark, sentences }) => {
      const sound = sentences.filter(isSound).map((one) => withBlanks(one, toFillIn));
      return sound.length === 0 ? '' : mark + sound.join(' ');
    })
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
  return kept !== '' && kept.length >= written.length * leastKept ? kept : null;
}

function inventedBetweenMarks({ start, text }: Stretch, sources: Sources): ProtectedToken[] {
  return shifted(inventedIn(text.slice(1, -1), sources).facts, start + 1);
}

function withBlanks(sentence: Stretch, toFillIn: readonly ProtectedToken[]): string {
  const inside = toFillIn.filter((fact) => overlaps(fact, sentence));
  return fillBlanks(sentence.text, shifted(inside, -sentence.start), 'sentence');
}

function shifted(facts: readonly ProtectedToken[], by: number): ProtectedToken[] {
  return facts.map((fact) => ({ ...fact, start: fact.start + by, end: fact.end + by }));
}

/**
 * The reply of a played reader in the words of another hand, without the sentences that state what `known` does not
 * hold or show markup. Null when less than half is left, or for more than 60,000 characters. Never throws.
 *
 * @param known texts that facts may come from: the email, what was said, the reply that the coach decided on.
 * @example
 * vetReply('Sure, send me a line on how it works. Jenny Smith agrees.', []); // 'Sure, send me a line on how it works.'
 * vetReply('Call Jenny at Acme.', []); // null
 */
export function vetReply(text: string, known: readonly string[]): string | null {
  return vetSpeech(text, known, () => true);
}

/**
 * An answer about an email by another hand, without the sentences that state what `known` does not hold, show markup
 * or speak of their author. Wording that it proposes in quotation marks gets blanks instead. Null when less than half
 * is left, or for more than 60,000 characters. Never throws.
 *
 * @param known texts that facts may come from: the question, the articles cited, the email, a profile.
 * @example
 * vetAnswer('Keep it short, and cut the last line. Mailchimp found that 73% agree.', ['Is my email short?']); // 'Keep it short, and cut the last line.'
 * vetAnswer('Name them: “You opened in Leeds.”', []); // 'Name them: “You opened in [fill in: a name].”'
 */
export function vetAnswer(text: string, known: readonly string[]): string | null {
  return vetSpeech(text, known, (sentence) => !ofItself.test(sentence));
}
