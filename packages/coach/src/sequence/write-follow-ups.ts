import { findBlanks } from '../document/blanks.ts';
import type { Ask, Email } from '../document/email.ts';
import { observationVerbs } from '../lexicon/readers/reader-verbs.ts';
import { newlineOf } from '../rewrite/wording.ts';
import type { Fact, FactKind } from './facts.ts';
import { isAgeing, pointsBack } from './stands-alone.ts';
import { type TopicPhrase, lowerFirst } from './topic-phrase.ts';
import {
  type OutreachKind,
  about,
  asksOf,
  eases,
  lastNotes,
  obstacleQuestions,
  openDoors,
  releases,
  salesAsks,
  wordingFor,
} from './wordings.ts';

/** What a follow-up is written from. */
export type Material = {
  readonly email: Email;
  /** What the email is about; null when unsure. */
  readonly topic: TopicPhrase | null;
  /** What no earlier follow-up has brought back, strongest first. */
  readonly unused: readonly Fact[];
  /** One blank in a sequence is enough. */
  readonly hasBlank: boolean;
  /** How many follow-ups come before this one. */
  readonly before: number;
};

/** A way to write a follow-up. */
export type FollowUpDraft = {
  readonly paragraphs: readonly string[];
  readonly used: readonly Fact[];
  readonly adds: string;
};

function unusedOf({ unused }: Material, ...kinds: readonly FactKind[]): Fact[] {
  return unused.filter(({ kind }) => kinds.includes(kind));
}

function aboutTopic({ topic }: Material): string {
  return topic === null ? '' : ` about ${topic.text}`;
}

const investing = /\b(?:invest\w*|pre-seed|seed|series [a-c]|round|angels?|raising|fund|deck)\b/iu;

const guestPost =
  /\b(?:guest (?:post|article|piece)|write (?:for|a|an)|contribut\w+|article for|piece for)\b/iu;

function outreachKindOf({ reading: { profile }, body, subject }: Email): OutreachKind {
  const text = `${subject ?? ''}\n${body}`;
  switch (profile) {
    case 'general':
      return 'sales';
    case 'fundraising':
      return investing.test(text) ? 'investor' : 'donor';
    case 'link_building':
      return guestPost.test(text) ? 'guest_post' : 'link';
    default:
      return profile;
  }
}

/** A question of the kind's own that names what the email is about, where that is sure. */
function plainAsk(email: Email, topic: TopicPhrase | null): string {
  const kind = outreachKindOf(email);
  const isSale = email.reading.profile === 'sales' || topic?.kind === 'doing';
  const { named, plain } =
    kind === 'sales'
      ? { named: salesAsks[isSale ? (topic?.kind ?? 'thing') : 'theirs'], plain: salesAsks.plain }
      : asksOf[kind];
  const isNamed = topic !== null && named.length > 0 && (kind === 'sales' || isOnOffer(topic));
  const ways = isNamed ? named : plain;
  return about(wordingFor(email, ways, 'ask'), topic?.text ?? '');
}

/** A subject that is quoted is no story, and a thing of the reader's is not what they are offered. */
function isOnOffer({ text, kind }: TopicPhrase): boolean {
  return kind !== 'theirs' && !text.startsWith('“');
}

/** A question, and whether it names what the email is about. */
type SmallAsk = { readonly text: string; readonly namesTopic: boolean };

/** The same request, made so small that one word answers it: in the writer's own words first. */
function smallerAsks(email: Email, topic: TopicPhrase | null, fact?: Fact): SmallAsk[] {
  const ease = wordingFor(email, eases, 'ease');
  return [...ownAsks(email, fact), plainAsk(email, topic)].map((ask) => ({
    text: `${ask} ${ease}`,
    namesTopic: topic !== null && ask.includes(topic.text),
  }));
}

const offerToSend =
  /\b(?:(?:shall|should|could|can|may|might) i|want me to|like me to|(?:useful|helpful|of use|help|worth it|interest)(?: to you)? if i) (send|sent|share|shared|show|showed|forward)(?: you| over)? ((?:the|an?|our|my|some|two|three|four|five|\d+) [^.,;!?\n—–]{3,60})/iu;

const present: Readonly<Record<string, string>> = { sent: 'send', shared: 'share', showed: 'show' };

const longestAsk = 20;

const opensQuestion = /^(?:would|could|may|can|shall|should|is|are|do|does|want)\b/iu;

const expletive =
  /^(?:would|could|might|is) it (?:be (?:of )?(?:useful|helpful|worth|use|interest)|help|make sense|useful|worth)\b/iu;

const leaning =
  /\b(?:it|its|they|them|their|ones?|so|instead|he|she|him|his|her|yours|ours|mine)\b|^\p{L}+ th(?:is|at|ese|ose)\b/iu;

const vagueThing = /\b(?:it|this|that|these|details|information|more)\b/iu;

/** "The checklist we used": for whom, an earlier sentence said. */
const openEnded =
  /\b(?:used|did|made|had|saw|got|wrote|built|found|gave|sent|ran|mentioned|described)$/iu;

/** "The drawings": which, an earlier sentence said. */
const unsaidThing =
  /\bthe (?!deck|book|role|job|position|post)\p{L}+(?: (?:be|help|suit|fit|work|interest)\b.*)?$/iu;

const namesAThing =
  /\b(?:your|our|my|an?|the|\p{N}+)\s+\p{L}+|\b(?:to|of|in|about|on|for|at|with)\s+(?!interest|value|help)\p{L}{4,}|\p{Ll} \p{Lu}\p{Ll}/u;

/** "Shall I send you the three things I would fix first?" of an ask that offers to send them. */
function sendAsk(asks: readonly Ask[]): string[] {
  return asks.flatMap(({ sentence }): string[] => {
    const [, said = '', thing = ''] = offerToSend.exec(sentence.text) ?? [];
    const object = thing.trim();
    const isClear =
      said !== '' && ![vagueThing, leaning, openEnded, unsaidThing].some((one) => one.test(object));
    const verb = said.toLowerCase();
    return isClear ? [`Shall I ${present[verb] ?? verb} you ${object}?`] : [];
  });
}

/** Whether the question means the same without what the email says before it. */
function isClear({ sentence }: Ask): boolean {
  const rest = sentence.text.replace(expletive, '').replace(/\?$/u, '');
  return ![leaning, openEnded, unsaidThing].some((one) => one.test(rest)) && !pointsBack(rest);
}

/** "Would you like the tables?" is clear right after the sentence that the email has before it. */
function follows({ body }: Email, { sentence }: Ask, fact: Fact | undefined): boolean {
  const isUnsaid = unsaidThing.test(sentence.text.replace(/\?$/u, ''));
  return fact !== undefined && !isUnsaid && body.slice(fact.end, sentence.start).trim() === '';
}

/** The writer's own small question, where it makes sense after the fact that is brought back. */
function ownAsks(email: Email, fact?: Fact): string[] {
  const asks = email.asks.filter(
    ({ sentence: { text } }) => !isAgeing(text) && !/[[{\n]/u.test(text),
  );
  const own = asks.filter(
    (ask) =>
      (ask.kind === 'interest' || ask.kind === 'question') &&
      ask.sentence.text.endsWith('?') &&
      ask.sentence.words.length <= longestAsk &&
      !ask.sentence.text.includes('http') &&
      opensQuestion.test(ask.sentence.text) &&
      namesAThing.test(ask.sentence.text) &&
      (isClear(ask) || follows(email, ask, fact)),
  );
  return [...sendAsk(asks), ...own.map(({ sentence }) => sentence.text)].slice(0, 1);
}

const withoutSubject = /^(?:just )?(?:saw|noticed|read|heard|found|spotted|watched|tried)\b/iu;

const saysWhy = /\b(?:is|was) (?:why|how|what|the reason)\b/u;

const byWriter = /^I (?:just |recently )?(\p{L}+)/u;

const motives = ['What I had in mind', 'It started from this', 'What made me write'] as const;

const leads = [
  'If I had to keep one part of that email, it would be this',
  'The one line in it that I would keep is this',
  'The point of it, in one line',
  'It comes down to this',
] as const;

/** "I wrote because I saw the second café." Of anything else: "What made me write: …" */
function reason(email: Email, { text }: Fact): string {
  const whole = withoutSubject.test(text)
    ? `I ${text.slice(0, 1).toLowerCase()}${text.slice(1)}`
    : text;
  if (saysWhy.test(whole)) return whole;
  const verb = byWriter.exec(whole)?.[1] ?? '';
  const looked = observationVerbs.has(verb) || /^(?:looked|walked)$/u.test(verb);
  if (looked && !/[.;:] /u.test(whole)) return `I wrote because ${whole}`;
  return `${wordingFor(email, motives, 'motive')}: ${lowerFirst(whole, email)}`;
}

/** "If I had to keep one part of that email, it would be this: Laynes bakes 120 a day." */
function keptPart(email: Email, { text }: Fact): string {
  const lead = wordingFor(email, leads, 'lead');
  return text.includes(': ') ? `${lead}. ${text}` : `${lead}: ${lowerFirst(text, email)}`;
}

const longestReason = 24;

const adds = 'A light end that asks for nothing.';

/** The last one: that it is the last, why it was written, and an open door; it asks for nothing. */
export function closingNote(material: Material): FollowUpDraft[] {
  const { email, topic } = material;
  const ways = topic === null ? lastNotes.plain : lastNotes.named;
  const last = about(wordingFor(email, ways, 'last'), topic?.text ?? '');
  const door = wordingFor(email, openDoors[outreachKindOf(email)], 'door');
  const end = `${door} ${wordingFor(email, releases, 'release')}`;
  const reasons = unusedOf(material, 'reader').filter(({ words }) => words.length <= longestReason);
  return [
    ...reasons.map((fact) => ({
      paragraphs: [`${last} ${reason(email, fact)}`, end],
      used: [fact],
      adds,
    })),
    { paragraphs: [last, end], used: [], adds },
  ];
}

const mostCloseLines = 4;

const mostWordsInLine = 5;

/** "Best, Åsa (asa@a.example)": a close and more in one line. */
const closing =
  /^(?:(?:all the |with )?best(?: wishes| regards)?|(?:many )?thanks|thank you|cheers|(?:kind |warm )?regards|warmly|sincerely|yours(?: \p{L}+)?),? (?:\p{Lu}|\p{L}+$)/iu;

/** "Un saludo,\nIker": the short last lines of an email whose sign-off was not recognised. */
function closeOf({ body, signOff, signature, paragraphs }: Email): string {
  const known = signOff ?? signature;
  if (known) return body.slice(known.start, (signature ?? signOff)?.end);
  const last = paragraphs.at(-1)?.text ?? '';
  const lines = last.split(/\r?\n/u);
  const isClose =
    paragraphs.length > 1 &&
    lines.length <= mostCloseLines &&
    lines.every((line) => !/[.?!:]$/u.test(line) && line.split(/\s+/u).length <= mostWordsInLine);
  return isClose ? last : (lines.find((line) => closing.test(line)) ?? '');
}

/** The greeting with the whole of a blank in it. */
function greetingOf({ body, greeting }: Email): string {
  if (!greeting) return '';
  const blank = findBlanks(body.slice(0, greeting.end + 200)).find(
    ({ start, end }) => start < greeting.end && greeting.end < end,
  );
  return blank ? `${body.slice(greeting.start, blank.end)},` : greeting.text;
}

/** A body in the writer's own frame: their greeting, these paragraphs, their close, signature and footer. */
export function composeMessage(email: Email, paragraphs: readonly string[]): string {
  const line = newlineOf(email.body);
  return [greetingOf(email), ...paragraphs, closeOf(email), email.footer?.text ?? '']
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(line + line);
}

const mostLeads = 3;

const bringsFact = 'One fact of the first email on its own, and a question that one word answers.';

const pointers = [
  'A few days ago I wrote to you_.',
  'I wrote to you_ a few days ago.',
  'I wrote to you_ the other day.',
] as const;

/** For a long fact, which alone would only say again what the first email said. */
const tails = [
  'This note keeps to one point, since a short one is easier to answer; everything else stands in my first email.',
  'Everything else stands in my first email; I only wanted to put the main point in front of you without the rest.',
] as const;

const proofBonus = 3;

const because = /^I wrote because /u;

/** A few days later: the fact that matters most, once more and alone, and the same request made smaller. */
export function firstFollowUp(material: Material): FollowUpDraft[] {
  const { email, topic } = material;
  const leads = material.unused
    .toSorted((one, other) => worth(other) - worth(one))
    .slice(0, mostLeads);
  const tail = wordingFor(email, tails, 'tail');
  const withFact = leads.flatMap((fact) => {
    const asks = smallerAsks(email, topic, fact);
    return ['', ` ${tail}`].flatMap((rest) =>
      asks.map((ask) => ({
        paragraphs: [`${telling(material, fact, ask)}${rest}`, ask.text],
        used: [fact],
        adds: bringsFact,
      })),
    );
  });
  return [...withFact, ...newsFollowUp(material, smallerAsks(email, topic))];
}

/** What was seen of the reader's can also close the sequence; what proves the offer cannot. */
function worth({ kind, weight }: Fact): number {
  if (kind === 'offer') return -1;
  return weight + (kind === 'proof' ? proofBonus : 0);
}

function telling(material: Material, fact: Fact, ask: SmallAsk): string {
  const { email } = material;
  const about = ask.namesTopic ? '' : aboutTopic(material);
  const told = fact.kind === 'reader' ? reason(email, fact) : keptPart(email, fact);
  if (because.test(told))
    return `A few days ago I wrote to you${about} because ${told.replace(because, '')}`;
  const pointer = wordingFor(email, pointers, 'pointer').replace('_', () => about);
  return `${pointer} ${told}`;
}

const blank = '[fill in: one new figure, name or piece of news]';

const bringsNews = 'Room for your news, since the email holds no further fact to bring.';

/** What the email does not hold is left for the writer to fill in, once: a second time nothing is left to say. */
function newsFollowUp(material: Material, asks: readonly SmallAsk[]): FollowUpDraft[] {
  if (material.hasBlank) return [];
  return asks.flatMap(({ text, namesTopic }) => {
    const ways = namesTopic ? [''] : [...new Set([aboutTopic(material), ''])];
    return ways.map((about) => {
      const news = `Since I wrote to you${about}, there is news: ${blank}.`;
      return { paragraphs: [news, text], used: [], adds: bringsNews };
    });
  });
}

/** A further fact, and a question about what stands in the way. */
export function nextFollowUp(material: Material): FollowUpDraft[] {
  const { email, topic, before } = material;
  const pointer = topic === null ? 'One more point.' : `One more point on ${topic.text}.`;
  const question = wordingFor(email, obstacleQuestions, 'obstacle', before);
  const points = unusedOf(material, 'proof', 'offer').map((fact) => ({
    paragraphs: [`${pointer} ${fact.text}`, question],
    used: [fact],
    adds: 'A further fact of yours, and a question about what stands in the way.',
  }));
  return [...points, ...newsFollowUp(material, [{ text: question, namesTopic: false }])];
}
