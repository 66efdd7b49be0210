import type { Email, Sentence, Word } from '../../document/email.ts';
import { capitalise } from '../wording/letter-case.ts';
import { bookingLink } from './booking-link.ts';

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
