import data from '../../data/words/asks.json' with { type: 'json' };
import type { Ask, AskKind, Sentence, Stretch, Word } from './email.ts';
import { findOrders, isPutToReader } from './orders.ts';
import { findLinks } from './protected-tokens.ts';
import { findPhrases, hasPhrase, phraseBook } from './sentences.ts';
import { joinStretches, overlaps, stretchOf } from './stretch.ts';
import { weekdays } from '../lexicon/dates.ts';

/** Questions that want no answer. */
const book = phraseBook(data.rhetoricalPhrases);
/** Verbs of bait questions: "do you struggle", "would you like to earn". */
const hookVerbs = new Set(data.hookVerbs);
const openingWords = 6;
const shouted = /[?!]{3,}\s*$/u;
/** "How can companies do nothing?", "Am I wasting my time?", "Can you afford that?", "Why choose us?" */
const reproach =
  /^(?:and |but |so )?(?:how (?:can|could|dare|is|are) (?!i\b|we\b|the\b|this\b|that\b|it\b|your\b)\p{L}+|am i (?!right|correct|too late)|can (?:you|your \p{L}+|anyone) (?:really )?afford|why (?:choose|not|wait|would (?:anyone|you not))|who (?:doesn['’]t|wouldn['’]t)|isn['’]t it time|what are you waiting|is anyone|how is your (?:business|family|health|day|week))\b/iu;
const asksAfterState =
  /^(?:and |but |so )?(?:do|does|are|is|have|would) (?:you|your)(?: (?:ever|often|also|still|currently|really))? (?:like )?(?:to )?(\p{L}+)/iu;
/** "Do you need a cleaner?": somebody offers to be one. */
const offersSelf =
  /^(?:and |but |so )?do you (?:still |also )?(?:need|want) an? (?:\p{L}+ ){0,2}\p{L}+(?:er|or|ist|ian)(?: (?:for|in|at|on|this|next)\b[^?]{0,40})?\?/iu;
const figure = /\d/u;

/**
 * A rhetorical question: a hook, a reproach, small talk. One with a figure, or at the very end,
 * counts as a real question.
 */
function isRhetorical({ words, text }: Sentence, isLast: boolean): boolean {
  const opening = text.slice(0, 120);
  if (offersSelf.test(opening)) return false;
  if (hasPhrase(words.slice(0, openingWords), book)) return true;
  if (shouted.test(text.slice(-8)) || reproach.test(opening)) return true;
  const verb = asksAfterState.exec(opening)?.[1]?.toLowerCase() ?? '';
  return !isLast && hookVerbs.has(verb) && !figure.test(opening) && !namesSomething(words);
}

/**
 * A capital inside is a name, so the question is specific: "Are you looking for somebody on
 * Saturdays?"
 */
function namesSomething(words: Sentence['words']): boolean {
  return words.slice(1).some(({ text }) => /^\p{Lu}\p{Ll}/u.test(text));
}

/** "A quick call": the noun needs an article close before it, and what may stand between them. */
export const meetingNouns = new Set(data.meetingNouns);
const meetingAdjectives = new Set(data.meetingAdjectives);
const articles = new Set(data.articles);
const duration =
  /^(?:(?:\d{1,3}|one|two|half|five|ten|fifteen|twenty|thirty|forty|sixty|ninety)(?:-?(?:min(?:ute)?s?|hours?|day))?|hour-long)$/u;
const timeOfDay = new RegExp(`^(?:${weekdays}|\\d{1,2}(?::\\d{2})?(?:am|pm)|tomorrow)$`, 'u');
const connectors = new Set(data.connectors);

/** "A 30-minute call on Tuesday or Thursday": from the duration to the last day named. */
function findMeetingNouns(body: string, { words }: Sentence): Stretch[] {
  return words.flatMap((word, at) => {
    if (!meetingNouns.has(word.key)) return [];
    const first = firstOfPhrase(words, at);
    if (first === null) return [];
    const last = lastOfPhrase(words, at);
    return [stretchOf(body, words[first]?.start ?? word.start, words[last]?.end ?? word.end)];
  });
}

/** Whether the sentence names a length, a day or an hour. */
function namesATime({ words }: Sentence): boolean {
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

const phrases = {
  calendar: phraseBook(data.calendarPhrases),
  referral: phraseBook(data.referralPhrases),
  meeting: phraseBook(data.meetingPhrases),
  action: phraseBook(data.actionPhrases),
  interest: phraseBook(data.interestPhrases),
  open: phraseBook(data.openPhrases),
};
/** What turns a statement into a request. */
const request = phraseBook(data.requestPhrases);
/** Interest that can be put without a question mark; "so that we can send you a quote" is none. */
const offers = phraseBook(data.offerPhrases);
const calendarHost =
  /\b(?:calendly\.com|cal\.com|savvycal\.com|chilipiper\.com|youcanbook\.me|doodle\.com|zcal\.co|meetings\.hubspot\.com|calendar\.app\.google)\b/iu;
const question = /\?["'”’)\]]*$/u;
const endsIt =
  /\b(?:unsubscribe|opt out|not (?:email|contact|bother) you again|no (?:worries|problem|pressure|hurry)|stop)\b/iu;

const onYes = /^If (?:so|yes|it is|it would|it does)\b/iu;
const choosing = /\b(?:let me know|tell me) (?:which|whether)\b/iu;
/** "Who should I send the details to?" asks for an address, not for a favour. */
const whereTo =
  /^(?:and |so |but )?(?:who|whom|to whom|where|which address) (?:should|can|could|do|may) (?:i|we) (?:send|post|mail|report|bring|leave|deliver|return)\b[^?]{0,80}/iu;
const suits = /\b(?:work|suit|free|available|convenient|good (?:for you|time|day))\b/iu;
/** "Could I bring lunch on Tuesday": the writer comes and the reader need do nothing. */
const brings =
  /^(?:and |or |so )?(?:could|can|may|shall|should) (?:i|we) (?:bring|drop|leave|send|post|show|test|fix|clip|put|lend|deliver|pick|cook|come and (?:test|fix|show|bring))\b/iu;
const bareVerbs = new Set(data.bareVerbs);
/** "Do you have 15 minutes": the reader's own time. */
const sparesTime =
  /\b(?:have|got|spare|give (?:me|us)|lend (?:me|us))\s+(?:[\p{L}]+\s+){0,2}?(?:\d{1,3}|five|ten|fifteen|twenty|thirty|half an|an)[\s-]*(?:min(?:ute)?s?|hours?)\b/iu;

const longestEnd = 200;

type Hit = Stretch & { readonly kind: AskKind };

/** What the sentences ask for, in reading order. */
export function findAsks(body: string, sentences: readonly Sentence[]): Ask[] {
  const asks = sentences.flatMap((sentence, at) => {
    const hits = hitsIn(body, sentence, at === sentences.length - 1);
    return hangsOnYes(sentence, hits, sentences[at - 1])
      ? []
      : hits.map((hit): Ask => ({ ...hit, sentence }));
  });
  if (asks.some((ask) => ask.kind !== 'open'))
    return asks.filter((ask) => ask.kind !== 'open' || isQuestion(ask.sentence));
  return asks.length > 0 ? asks : findOrders(body, sentences);
}

/** "You asked “who has this?”" reports a question and asks none. */
export function isQuestion({ words, text }: Sentence): boolean {
  return words.length > 0 && question.test(text.slice(-8)) && !endsInQuotation(text);
}

function endsInQuotation(text: string): boolean {
  const start = text.endsWith('"') ? text.lastIndexOf('"', text.length - 2) : text.lastIndexOf('“');
  return /["”]$/u.test(text) && start > 0;
}

/** "Is this of use? If so, pick a time here": the reader answers the question; the time comes after a yes. */
function hangsOnYes(sentence: Sentence, hits: readonly Hit[], before?: Sentence): boolean {
  const isTime = hits.every(({ kind }) => kind === 'meeting' || kind === 'calendar');
  const isOffer = isTime && onYes.test(sentence.text) && !isQuestion(sentence);
  return isOffer && before !== undefined && isQuestion(before);
}

function hitsIn(body: string, sentence: Sentence, isLast: boolean): Hit[] {
  const asking = isQuestion(sentence);
  if (asking && isRhetorical(sentence, isLast)) return [];
  const link = bookingLink(body, sentence);
  if (!asking && !link && (!isRequest(body, sentence) || endsIt.test(sentence.text.slice(0, 400))))
    return [];
  const hits = strongHits(body, sentence, link);
  const choice = hits.length > 0 && !whereTo.test(sentence.text) ? null : choiceIn(sentence);
  if (choice) return [{ ...choice, kind: 'question' }];
  const best = hits.length > 0 ? hits : hitsOf('open', body, sentence);
  if (best.length > 0 || !asking) return best;
  const end = sentence.text.slice(-longestEnd);
  const isTime =
    !brings.test(sentence.text.slice(0, longestEnd)) &&
    ((namesATime(sentence) && suits.test(end)) || sparesTime.test(end));
  const kind = isTime ? 'meeting' : 'question';
  return [{ ...stretchOf(body, sentence.start, sentence.end), kind }];
}

/** A bare verb, "book", "order", asks only where it is put to the reader. */
function isRequest(body: string, sentence: Sentence): boolean {
  return findPhrases(sentence.words, request).some(
    ({ phrase, start }) =>
      phrase.includes(' ') || isPutToReader(body, sentence, start) || !bareVerbs.has(phrase),
  );
}

/** "Let me know which topic you like" is a small question without its mark; so is where a thing should go. */
function choiceIn({ start, text }: Sentence): Stretch | null {
  const found = choosing.exec(text.slice(0, longestEnd)) ?? whereTo.exec(text.slice(0, longestEnd));
  if (!found) return null;
  const at = start + found.index;
  return { start: at, end: at + found[0].length, text: found[0] };
}

/** Interest may overlap the meeting it is about; `settle` chooses. */
function strongHits(body: string, sentence: Sentence, link: Stretch | null): Hit[] {
  const hits: Hit[] = link ? [{ ...link, kind: 'calendar' }] : [];
  for (const kind of ['calendar', 'referral', 'meeting', 'action'] as const) {
    if (hits.some((hit) => hit.kind === kind)) continue;
    const found = hitsOf(kind, body, sentence);
    hits.push(...found.filter((hit) => !hits.some((other) => overlaps(hit, other))));
  }
  hits.push(...hitsOf('interest', body, sentence));
  return settle(sentence, hits).sort((one, other) => one.start - other.start);
}

/** "Worth a short call?" is about interest, "worth 30 minutes on Tuesday?" about time; either way it is one ask. */
function settle(sentence: Sentence, hits: readonly Hit[]): Hit[] {
  const isSoft =
    hits.some((hit) => hit.kind === 'interest') && isQuestion(sentence) && !namesATime(sentence);
  const dropped: readonly AskKind[] = isSoft ? ['meeting', 'action'] : ['interest'];
  const others = hits.filter((hit) => !dropped.includes(hit.kind));
  return others.length > 0 ? others : [...hits];
}

/** The phrases of one kind, joined: one sentence asks for one meeting, however often it says so. Each job counts. */
function hitsOf(kind: keyof typeof phrases, body: string, sentence: Sentence): Hit[] {
  const nouns = kind === 'meeting' ? findMeetingNouns(body, sentence) : [];
  const book = kind === 'interest' && !isQuestion(sentence) ? offers : phrases[kind];
  const found = findPhrases(sentence.words, book)
    .filter(
      ({ start }) =>
        kind !== 'action' || isPutToReader(body, sentence, start) || isQuestion(sentence),
    )
    .filter(({ start, end }) => kind !== 'action' || !body.slice(start, end).includes('-'))
    .map(({ start, end }) => stretchOf(body, start, end));
  if (kind === 'action') return jobsIn(body, found).map((hit) => ({ ...hit, kind }));
  const joined = joinStretches(body, nouns.length > 0 ? nouns : found);
  return joined ? [{ ...joined, kind }] : [];
}

/** "Click here to sign up" is one job. */
function jobsIn(body: string, found: readonly Stretch[]): Stretch[] {
  const jobs: Stretch[] = [];
  for (const hit of found) {
    const last = jobs.at(-1);
    const isMeans = last && /^\s+to\s+$/u.test(body.slice(last.end, hit.start));
    if (isMeans) jobs[jobs.length - 1] = stretchOf(body, last.start, hit.end);
    else jobs.push(hit);
  }
  return jobs;
}

function bookingLink(body: string, sentence: Sentence): Stretch | null {
  if (!calendarHost.test(sentence.text)) return null;
  const link = findLinks(sentence.text).links.find(({ text }) => calendarHost.test(text));
  return link ? stretchOf(body, sentence.start + link.start, sentence.start + link.end) : null;
}
