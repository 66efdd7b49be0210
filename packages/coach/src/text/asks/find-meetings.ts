import { weekdays } from '../../lexicon/layout/dates.ts';
import { meetingAdjectives, meetingNouns } from '../../lexicon/requests/ask-phrases.ts';
import type { Sentence, Stretch, Word } from '../email.ts';
import { stretchOf } from '../words/stretch.ts';

const articles = new Set(['a', 'an', 'the', 'our', 'this', 'another']);
const duration =
  /^(?:(?:\d{1,3}|one|two|half|five|ten|fifteen|twenty|thirty|forty|sixty|ninety)(?:-?(?:min(?:ute)?s?|hours?|day))?|hour-long)$/u;
const timeOfDay = new RegExp(`^(?:${weekdays}|\\d{1,2}(?::\\d{2})?(?:am|pm)|tomorrow)$`, 'u');
const connectors = new Set([
  'on',
  'at',
  'or',
  'and',
  'next',
  'this',
  'week',
  'either',
  'morning',
  'afternoon',
  'for',
  'minutes',
]);

/** "A 30-minute call on Tuesday or Thursday": from the duration to the last day named. */
export function findMeetingNouns(body: string, { words }: Sentence): Stretch[] {
  return words.flatMap((word, at) => {
    if (!meetingNouns.has(word.key)) return [];
    const first = firstOfPhrase(words, at);
    if (first === null) return [];
    const last = lastOfPhrase(words, at);
    return [stretchOf(body, words[first]?.start ?? word.start, words[last]?.end ?? word.end)];
  });
}

/** Whether the sentence names a length, a day or an hour. */
export function namesATime({ words }: Sentence): boolean {
  return words.some(
    ({ key }, at) =>
      timeOfDay.test(key) ||
      (duration.test(key) &&
        (/\D$/u.test(key) || /^(?:min(?:ute)?s?|hours?)\b/u.test(words[at + 1]?.key ?? ''))),
  );
}

function firstOfPhrase(words: readonly Word[], noun: number): number | null {
  let at = noun - 1;
  while (at >= 0 && at > noun - 5 && isAdjective(words[at])) at -= 1;
  const before = words[at]?.key ?? '';
  return articles.has(before) || at + 1 < noun ? at + 1 : null;
}

function isAdjective(word: Word | undefined): boolean {
  return (
    word !== undefined &&
    (meetingAdjectives.has(word.key) || duration.test(word.key) || meetingNouns.has(word.key))
  );
}

function lastOfPhrase(words: readonly Word[], noun: number): number {
  let last = noun;
  for (let at = noun + 1; at < words.length; at += 1) {
    const key = words[at]?.key ?? '';
    if (timeOfDay.test(key)) last = at;
    else if (!connectors.has(key)) break;
  }
  return last;
}
