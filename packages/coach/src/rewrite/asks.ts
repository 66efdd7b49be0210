import { isQuestion } from '../document/asks.ts';
import type { Ask, AskKind, Email, Sentence, Word } from '../document/email.ts';
import { capitalise } from './wording.ts';

/** "If so, I could do a call" → "I could also do a call": farther from the question "so" would mean something else. */
export function offerApart(offer: string): string {
  return offer.replace(/^If so, (I|we) could\b/u, (_, who: string) =>
    who === 'we' ? 'We could also' : 'I could also',
  );
}

const endsInLink = /(?:https?:\/\/|www\.)\S*[^\s.,;:!?]$/u;
const goesOn = /^[ \t]+\S/u;
const nearby = 40;

/** A link ends its line without a full stop, which would look like a part of it; before a further sentence it needs one. */
export function closeLink({ body }: Email, end: number, text: string): string {
  return endsInLink.test(text) && goesOn.test(body.slice(end, end + nearby)) ? `${text}.` : text;
}

/** The link at which the sentences let the reader choose a time or a demonstration: the first after the words that ask for it, or the last before them. */
function bookingLink(email: Email, sentences: readonly Sentence[]): string | null {
  const links = email.protectedTokens.filter(
    ({ kind, field }) => kind === 'link' && field === 'body',
  );
  for (const { start, end } of sentences) {
    const ask = email.asks.find((one) => one.kind === 'calendar' && one.sentence.start === start);
    if (!ask) continue;
    const inside = links.filter((link) => start <= link.start && link.end <= end);
    const link = inside.find((one) => one.start >= ask.start) ?? inside.at(-1);
    if (link) return link.text;
  }
  return null;
}

const easy: readonly AskKind[] = ['interest', 'question'];
const aboutTime =
  /\b(?:calendar|availab\w+|free (?:on|at|this|next|for)|what time|when (?:can|could|would|are)|which (?:day|time)|schedule)\b/iu;

/** "What does your calendar look like?" is a question in form and a request for time in fact. */
export function askKindOf({ kind, sentence }: Ask): AskKind {
  return kind === 'question' && aboutTime.test(sentence.text) ? 'meeting' : kind;
}

/** Whether a question is asked already that one word can answer, or nothing harder is. */
export function hasEasyAsk({ asks }: Email): boolean {
  const simple = asks.filter((ask) => easy.includes(askKindOf(ask)));
  const isAsked = simple.some(({ sentence }) => isQuestion(sentence));
  return isAsked || (simple.length > 0 && simple.length === asks.length);
}

const preamble =
  /^(?:(?:so|and|then|also|alternatively),? )?(?:(?:if (?:you(?:['’]re| are| would be)|this is|it is)? ?(?:interested|of interest)(?: in [^,.!?]{3,40})?|(?:for (?:more|further|any)|to (?:be considered|apply|learn more|find out more|register|get started))[^.!?]{0,50}?),?(?: then)? (?=please|kindly|just|simply|do not|don['’]t|send|call|click|reply|contact|submit|email|book|visit|sign|register|apply))?/iu;
const polite =
  /^(?:please |kindly |just |simply |feel free to |you can(?: also)? |you may |(?:do not|don['’]t) hesitate to )*/iu;
const job =
  /^(?:send|share|reply|respond|call|ring|phone|telephone|email|text|message|contact|click|sign up|register|book|download|visit|watch|try|order|schedule|fill (?:in|out)|apply|submit|donate|complete|join|follow|check out|(?:have|take) a look|drop (?:me|us)|give (?:me|us)|get (?:in touch|back)|reach out|grab|pick|go to)\b/iu;
const isOver = /\b(?:unsubscribe|opt out|stop|remove|not interested|no longer)\b/iu;

/** "For a free quote, call …": what is promised stays. */
const promise = /^for (?:an?|your|our) [^.!?,]{3,50}, /iu;

/** "If you are interested, please send your CV." → "please send your CV."; null when no job is given. */
export function demandOf(sentence: string): string | null {
  if (sentence.includes('?') || isOver.test(sentence)) return null;
  const bare = sentence.replace(preamble, '');
  return job.test(bare.replace(promise, '').replace(polite, '')) ? bare : null;
}

/** "Do you do wholesale?" is what the writer wants to know: no rule of one request deletes that. */
export function isOwnMatter({ asks }: Email, sentence: Sentence): boolean {
  const own = asks.filter((ask) => ask.sentence.start === sentence.start);
  return isQuestion(sentence) && own.every((ask) => askKindOf(ask) === 'question');
}

const shortAsk = 22;
const fewestWordsBefore = 5;
const asksThroughout =
  /^(?:so |and )?(?:(?:I|we)(?:['’]d| would| should)(?: (?:really|very much|greatly))? (?:love|like|appreciate|welcome|be (?:grateful|happy|glad|keen))|(?:but |and )?I (?:was |am )?wonder(?:ed|ing) (?:if|whether)|would|could|can|do|are|please|kindly)\b/iu;
const joint =
  /(?:,? (?:and|so)|[,;]| [–—-])\s+(?=(?:I|we|would|could|can|do|are|let|please|if|perhaps|maybe)\b)/giu;

/** A last clause that cannot stand without the one that would go. */
const dependent =
  /(?:^|[,;]\s*(?:and |but |so )?|\band )(?:if|when|while|as|since|because|although|though|given|should)\b[^,;]*$/iu;

type ClauseStart = {
  readonly start: number;
  /** What the question needs before it: nothing, or the full stop of the sentence it leaves. */
  readonly lead: string;
};

/**
 * Where the asking part of a sentence begins. A short sentence asks from its start; of a long one
 * only the last clause may go, and null says that no clause can be told apart.
 */
export function askClauseStart({ sentence, start }: Ask): ClauseStart | null {
  const before = sentence.words.filter((word) => word.end <= start).length;
  const isShort = sentence.words.length <= shortAsk || before < fewestWordsBefore;
  if (isShort || asksThroughout.test(sentence.text)) {
    return { start: sentence.start, lead: '' };
  }
  const found = Array.from(sentence.text.matchAll(joint), ({ index }) => index)
    .filter((index) => sentence.start + index < start)
    .at(-1);
  if (found === undefined) return null;
  const at = sentence.start + found;
  const left = sentence.words.filter((word) => word.end <= at).length;
  const hangs = dependent.test(sentence.text.slice(0, found));
  return left < fewestWordsBefore || hangs ? null : { start: at, lead: '. ' };
}

const call =
  /\b(an?|our)\s+(?:[\w:-]+\s+){0,4}?(?:call|chat|meeting|demo|conversation|coffee|walkthrough|zoom)\b/iu;
const length =
  /\b(?:\d{1,3}|five|ten|fifteen|twenty|thirty|forty-five|sixty)(?:-|\s+)?(?:min(?:ute)?s?|hours?)\b|\b(?:half an|an|half-)\s?hour\b/iu;
const timeWord =
  /^(?:(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?s?|mon|wed|fri|tomorrow|tonight|january|february|march|april|june|july|august|september|october|november|december|\d{1,2}:\d{2}|\d{1,2}(?::\d{2})?(?:am|pm)|am|pm|\d{1,2}(?:st|nd|rd|th)|noon|midday|gmt|cet|cest|bst|utc|est|edt|cst|cdt|mst|mdt|pst|pdt|et|pt|ist|aest|aedt)$/iu;
const timeJoiner =
  /^(?:on|at|in|or|and|next|this|either|between|the|of|from|to|week|month|morning|afternoon|evening|any|time|before|after|around|later|early|by|\d{1,2})$/iu;
const opensTime = /^(?:on|at|next|this|either|between|before|after|around|later|early|by|from)$/iu;
/** "the December sale" */
const bareMonth =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/u;
const quarter = /^Q\d$/u;
const weekdayFirst = /^(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?s?\b/iu;
const orNext =
  /^ or (?:the )?(?:next|following|week after|one after|early next|later|the week after)(?: week| month)?\b/iu;
/** "in the coming fortnight", "over the next few weeks" */
const span =
  /\b(?:in|over|within|during) the (?:coming|next)(?: few| couple of)? (?:days?|weeks?|fortnight|months?)\b/iu;
const opensSpan = /^(?:in|over|within|during|by|before|after)\b/iu;
/** "I can start Monday": what the writer could do then, and not only that they could. */
const ownDeed =
  /\b(?:I|we)(?:['’]d| can| could| would)(?: be able to)? (start|begin|come(?: by| over| round| in)?|call(?: you)?|ring(?: you)?|visit(?: you)?|drop by|stop by)\b/iu;
const lowerDay =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december)s?\b/gu;
const bareMeeting = /^an? (?:\p{L}+ )?meeting$/iu;
const hour = /^\d{1,2}$/u;
const partOfTime = /^(?:week|month|morning|afternoon|evening)$/iu;

/** The words that name a day or an hour, with the little words that bind them. */
function whenOf(email: Email, { words, text }: Sentence): string | null {
  const dates = email.protectedTokens.filter(
    ({ kind, field }) => kind === 'date' && field === 'body',
  );
  const isTime = (word: Word | undefined) =>
    word !== undefined &&
    !quarter.test(word.text) &&
    (timeWord.test(word.text) ||
      dates.some(({ start, end }) => start <= word.start && word.end <= end));
  let first = words.findIndex(isTime);
  if (first === -1) return span.exec(text)?.[0] ?? null;
  if (bareMonth.test(words[first]?.key ?? '') && !opensTime.test(words[first - 1]?.key ?? '')) {
    return span.exec(text)?.[0] ?? null;
  }
  let last = first;
  for (let at = first + 1; isTime(words[at]) || timeJoiner.test(words[at]?.key ?? ''); at += 1) {
    if (isTime(words[at])) last = at;
  }
  if (partOfTime.test(words[last + 1]?.key ?? '')) last += 1;
  if (
    /^(?:at|around|before|after)$/u.test(words[last + 1]?.key ?? '') &&
    hour.test(words[last + 2]?.key ?? '')
  )
    last += 2;
  while (first > 0 && opensTime.test(words[first - 1]?.key ?? '')) first -= 1;
  const start = words[first]?.start ?? 0;
  const end = words[last]?.end ?? start;
  const tail = orNext.exec(email.body.slice(end, end + 40))?.[0].length ?? 0;
  return email.body.slice(start, end + tail).replace(lowerDay, capitalise);
}

/** The times of all the sentences, each once: "next week, on Tuesday at 3pm". */
function whensOf(email: Email, sentences: readonly Sentence[]): string | undefined {
  const whens = sentences.flatMap((sentence) => whenOf(email, sentence) ?? []);
  const different = [...new Set(whens)].map((when) =>
    weekdayFirst.test(when) ? `on ${when}` : when,
  );
  return different.length === 0 ? undefined : different.join(', ');
}

/** What was asked for: "a 30-minute call", "15 minutes for a quick call". */
function meetingOf({ text }: Sentence): string | null {
  const named = call.exec(text)?.[0].replace(/^our\b/iu, 'a') ?? null;
  const lasting = length.exec(text)?.[0] ?? null;
  if (named === null || lasting === null || named.includes(lasting)) return named ?? lasting;
  return `${lasting} for ${named}`;
}

function firstOf(sentences: readonly Sentence[], read: (sentence: Sentence) => string | null) {
  return sentences.map(read).find((found) => found !== null);
}

/** What was asked for, as something the writer could do: "do a 30-minute call on Tuesday". */
function offeredTime(email: Email, sentences: readonly Sentence[]): string | null {
  const meeting = firstOf(sentences, meetingOf);
  const when = whensOf(email, sentences);
  const lasting = firstOf(sentences, ({ text }) => length.exec(text)?.[0] ?? null);
  if (meeting === undefined) {
    if (when === undefined) return null;
    const deed = firstOf(sentences, ({ text }) => ownDeed.exec(text)?.[1] ?? null);
    if (deed !== undefined) return `${deed} ${when}`;
    return opensSpan.test(when) || /^(?:next|this) (?:week|month)/iu.test(when)
      ? `talk ${when}`
      : `do ${when.replace(/^on /iu, '')}`;
  }
  const whole = length.test(meeting) || !lasting ? meeting : `${lasting} for ${meeting}`;
  if (when === undefined && !length.test(whole)) return null;
  const what = bareMeeting.test(whole) ? 'meet' : `do ${whole}`;
  return [what, when].filter(Boolean).join(' ');
}

function saysWe({ text }: Sentence): boolean {
  return /\bwe(?:['’]d| would) (?:love|like|appreciate|be)\b/iu.test(text);
}

/** "If so, I could do a 30-minute call on Tuesday.": what was asked for, now only offered. */
export function ifSo(email: Email, sentences: readonly Sentence[]): string | null {
  const time = offeredTime(email, sentences);
  const link = bookingLink(email, sentences);
  const who = sentences.some(saysWe) ? 'we' : 'I';
  const offers = [
    ...(time === null ? [] : [`${who} could ${time}`]),
    ...(link === null ? [] : [`you can pick a time here: ${link}`]),
  ];
  if (offers.length === 0) return null;
  return `If so, ${offers.join(', or ')}${link === null ? '.' : ''}`;
}
