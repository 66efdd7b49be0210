import type { Email, Sentence, Word } from '../../text/email.ts';

const call =
  /\b(an?|our)\s+(?:[\w:-]+\s+){0,4}?(?:call|chat|meeting|demo|conversation|coffee|walkthrough|zoom)\b/iu;
const length =
  /\b(?:\d{1,3}|five|ten|fifteen|twenty|thirty|forty-five|sixty)(?:-|\s+)?(?:min(?:ute)?s?|hours?)\b/iu;
const timeWord =
  /^(?:(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?s?|mon|wed|fri|tomorrow|today|tonight|january|february|march|april|may|june|july|august|september|october|november|december|\d{1,2}(?::\d{2})?(?:am|pm)?|\d{1,2}(?:st|nd|rd|th)|noon|midday|[ecmp][sd]?t|gmt|cet|bst|utc)$/iu;
const timeJoiner =
  /^(?:on|at|in|or|and|next|this|either|between|the|of|from|to|week|month|morning|afternoon|evening|any|time|before|after|around|later|early|by|am|pm|a\.m|p\.m)$/iu;
const opensTime =
  /^(?:on|at|next|this|either|between|before|after|around|later|early|by|from|any)$/iu;

/** The words that name a day or an hour, with the little words that bind them. */
function whenOf(email: Email, { words }: Sentence, from: number): string {
  const dates = email.protectedTokens.filter(
    ({ kind, field }) => kind === 'date' && field === 'body',
  );
  const isTime = (word: Word) =>
    word.start >= from &&
    (timeWord.test(word.text) ||
      dates.some(({ start, end }) => start <= word.start && word.end <= end));
  let first = words.findIndex(isTime);
  if (first === -1) return '';
  let last = first;
  for (let at = first + 1; at < words.length; at += 1) {
    const word = words[at];
    if (word && isTime(word)) last = at;
    else if (!word || !timeJoiner.test(word.key)) break;
  }
  const following = words[last + 1];
  if (following && /^(?:week|month|morning|afternoon|evening)$/iu.test(following.key)) last += 1;
  while (first > 0 && opensTime.test(words[first - 1]?.key ?? '')) first -= 1;
  const start = words[first]?.start ?? 0;
  return email.body.slice(start, words[last]?.end ?? start);
}

/** "If so, I could do a 30-minute call on Tuesday or Thursday.": the time the writer offered, no longer asked for. */
export function offeredTime(email: Email, sentence: Sentence): string | null {
  const named = call.exec(sentence.text);
  const lasting = length.exec(sentence.text);
  const meeting = named ?? lasting;
  const from = meeting ? sentence.start + meeting.index + meeting[0].length : sentence.start;
  const when = whenOf(email, sentence, from) || whenOf(email, sentence, sentence.start);
  const apart = lasting && named && !named[0].includes(lasting[0]) ? `${lasting[0]} for ` : '';
  const timed = lasting !== null;
  if (!timed && when === '') return null;
  if (!meeting) return `If so, I could talk ${when}.`;
  const what = apart + meeting[0].replace(/^our\b/iu, 'a');
  return `If so, I could do ${[what, when].filter(Boolean).join(' ')}.`;
}
