import { capitalise } from '../wording/letter-case.ts';

const lead = /^(?:(?:so|and|but|also|therefore),? )?/iu;
const telling =
  /^((?:please |kindly |just |do )*(?:let (?:me|us) know|tell (?:me|us)|inform (?:me|us)|confirm))(?: either way)?,? (?:if|whether) (.+)$/iu;
const grateful =
  /^(?:I|we)(?: would| should|['’]d) (?:(?:be|feel) (?:\p{L}+ ){0,2}(?:grateful|thankful|obliged|honou?red|delighted|happy|glad|pleased)|(?:\p{L}+ )?appreciate it) if you (?:could|would|can|might)(?: be able to)? (.+)$/iu;
const wondering =
  /^I(?: was| am|['’]m)?(?: just)? (?:wondering|wondered|wanted to (?:ask|see|know|find out)|would like to (?:ask|know)|(?:writing|reaching out|emailing)(?: to)?(?: you)?(?: today)? to (?:ask|see|find out)) (?:if|whether) (.+)$/iu;

/** "Kindly consider my loaf", "We request you to kindly taste it" */
const wish =
  /^(?:(?:please |kindly )+(?=consider\b)|(?:I|we) (?:kindly |humbly )?request you to (?:kindly )?)(.+)$/iu;

/** Only offers help; nothing hangs on the answer. */
const courtesy =
  /^(?:there (?:is|are)|you (?:have|need|require|want|would like) (?:any|more|further|additional|other|some|images|anything)\b)/iu;
const follows =
  /,? (?:and (?:then )?|so (?:that )?)(?=(?:I|we)(?:['’]ll| will| can| could|['’]d| would)\b)/iu;
const furtherWish = /,? and (?=(?:which|what|when|how|where)\b)/iu;
const remains = /,? and (?=I remain\b)/iu;

/** "you are interested in bread" → "Would you be interested in bread" */
const inversions: readonly (readonly [RegExp, string])[] = [
  [/^you(?: are|['’]re) (interested|open|willing|keen|available)\b/iu, 'Would you be $1'],
  [/^you(?: are|['’]re)\b/iu, 'Are you'],
  [/^you (would|could|can|might|will)\b/iu, '$1 you'],
  [/^you (want|like|prefer)\b/iu, 'Would you $1'],
  [/^you (have|need|think|know|accept|use|offer|plan)\b/iu, 'Do you $1'],
  [/^(this|that|it) (?:is|would be|could be|might be|may be)\b/iu, 'Would $1 be'],
  [/^(this|that|it) (sound|work|make|fit|suit|interest)s\b/iu, 'Does $1 $2'],
  [/^((?:\p{Lu}[\p{L}\p{N}&'’.-]*)(?: \p{Lu}[\p{L}\p{N}&'’.-]*){0,3}) would\b/u, 'Would $1'],
];

function invert(clause: string): string | null {
  for (const [pattern, words] of inversions) {
    if (pattern.test(clause)) return capitalise(clause.replace(pattern, words));
  }
  return null;
}

/** "let us know by 15 March whether you can" → "you can", and the day as a wish of its own. */
const nested =
  /^((?:let (?:me|us) know|tell (?:me|us)|inform (?:me|us)))((?: by [^,.]{3,24})?) (?:if|whether) (.+)$/iu;

type Split = { readonly head: string; readonly rest: string | null };

/** "you like it and we can plan a visit" → the question, and what comes after a yes. */
function split(clause: string, verb: string): Split {
  const parts = [
    { at: follows.exec(clause), rest: (words: string) => `If so, ${words}.` },
    {
      at: furtherWish.exec(clause),
      rest: (words: string) => `If so, ${verb.toLowerCase()} ${words}.`,
    },
    { at: remains.exec(clause), rest: (words: string) => `${capitalise(words)}.` },
  ].flatMap(({ at, rest }) => (at ? [{ at: at.index, end: at.index + at[0].length, rest }] : []));
  const first = parts.toSorted((a, b) => a.at - b.at)[0];
  if (!first) return { head: clause, rest: null };
  return { head: clause.slice(0, first.at), rest: first.rest(clause.slice(first.end)) };
}

/**
 * A request in the form of a statement, as the question it is: "Please let me know if you are interested in
 * bread" → "Would you be interested in bread?"; null when it is none, or holds more than one question can.
 */
export function asQuestion(sentence: string): string | null {
  if (/[?;:]/u.test(sentence)) return null;
  const bare = sentence.replace(lead, '').replace(/[.!\s]+$/u, '');
  const told = telling.exec(bare);
  const hoped = grateful.exec(bare)?.[1] ?? wish.exec(bare)?.[1];
  const clause = told?.[2] ?? wondering.exec(bare)?.[1] ?? hoped;
  if (clause === undefined || courtesy.test(clause)) return null;
  const inner = nested.exec(clause);
  const { head, rest } = split(inner?.[3] ?? clause, told?.[1] ?? 'please tell me');
  const question = hoped === undefined || inner ? invert(head) : `Would you ${head}`;
  const until = inner?.[2] ? `Please ${inner[1] ?? ''}${inner[2]}.` : null;
  return question && [`${question}?`, until, rest].filter(Boolean).join(' ');
}
