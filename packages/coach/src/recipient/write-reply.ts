import { type Cause, type Move, type Standing, opening, respond } from './converse.ts';
import type { PersonaId } from './personas.ts';
import { type Reader, hashOf } from './reader.ts';
import { isEarned } from './remarks.ts';
import type { Turn } from './reply.ts';
import { type Facts, type Slot, openBlanks, quotable } from './sight.ts';
import type { Sight } from './skim.ts';
import {
  type Situation,
  everyday,
  plainVoice,
  profileVoices,
  trades,
  voices,
  wordsOf,
} from './voices.ts';
import { sentencesOf } from './wording.ts';

/** How often a line that holds the email's own words goes before one that would fit any email. */
const specificOdds = 0.6;

/** How often a yes is a mere nod and does not repeat what was asked. */
const briefOdds = 0.4;

/** With fewer lines of their own for something people also say what anybody would. */
const enough = 3;

const said: Readonly<Partial<Record<Cause, Situation>>> = {
  won: 'won',
  answered: 'won_by_answer',
  candid: 'won_by_candour',
  agreed: 'agreed',
};

const putOff: Readonly<Partial<Record<Cause, Situation>>> = {
  no_need: 'no_need_not_now',
  unmoved: 'unmoved',
  language: 'language',
  answered: 'answered_not_now',
  answered_weak: 'answered_weak',
  candid: 'candid_not_now',
};

const refused: Readonly<Partial<Record<Cause, Situation>>> = {
  no_need: 'no_need_no',
  dodged: 'dodged_no',
  pushed: 'pushed_no',
  pressed: 'pressed_no',
  strayed: 'strayed_no',
  insulted: 'insulted_no',
  retracted: 'retracted_no',
  preyed: 'preyed_no',
  weak: 'weak',
  guilt: 'guilt',
  misfit: 'misfit',
  merge_tag: 'merge_tag',
  fake_reply: 'fake_reply',
  not_email: 'not_email',
  internal_note: 'internal_note',
};

const leads: Readonly<Partial<Record<Cause, Situation>>> = {
  scruple: 'lead_scruple',
  curious: 'lead_curious',
  answered: 'lead_answered',
  news: 'lead_news',
  dodged: 'lead_dodged',
  pushed: 'lead_pushed',
};

function situationsOf({ decision, cause, concern, tells }: Move): Situation[] {
  switch (decision) {
    case 'silence':
      return [];
    case 'question': {
      const lead = leads[cause];
      const question: Situation[] = concern ? [`ask_${concern}`] : [];
      return lead ? [lead, ...question] : question;
    }
    case 'yes':
      return [tells ? `told_${tells}` : (said[cause] ?? 'won')];
    case 'not_now':
      return [putOff[cause] ?? 'unmoved'];
    case 'no':
      return [refused[cause] ?? 'weak'];
  }
}

/** The move in the person's words, greeted at first; null when it is silence. No sentence of `before` comes again. */
function writeReply(reader: Reader, standing: Standing, before: readonly string[]): string | null {
  const said = sayMove(reader, standing, before);
  if (said === null || before.length > 0) return said;
  const say = (situation: Situation) =>
    pickLine(reader, situation, { facts: reader.sight.facts, used: new Set(), turn: 0 });
  const isNameless = openBlanks(reader.sight.email).some(({ isName }) => isName);
  const nameless = isNameless ? say('nameless') : null;
  return [say('greeting'), said, nameless, say('sign_off')].filter(Boolean).join('\n\n');
}

/** The move alone, in the person's words. */
export function sayMove(
  reader: Reader,
  { move, judged, accepts }: Standing,
  before: readonly string[],
): string | null {
  const answer = judged?.verdict === 'answered' ? judged.sentence : null;
  const quote = answer && !answer.text.trimEnd().endsWith('?') && quotable(answer, null);
  const { accept, nod, ...seen } = reader.sight.facts;
  const yes = accepts ? { accept: accepts, nod: accepts } : !move.tells && { accept, nod };
  const facts: Facts = { ...seen, ...yes, ...(quote && { answer: quote }) };
  const told = { facts, used: new Set(before.flatMap(sentencesOf)), turn: before.length };
  const parts = situationsOf(move).flatMap((situation) => pickLine(reader, situation, told) ?? []);
  return parts.length === 0 ? null : parts.filter((part) => part !== '').join(' ');
}

type Told = {
  readonly facts: Facts;
  /** Sentences said before. */
  readonly used: ReadonlySet<string>;
  readonly turn: number;
};

/** Whether a line and the words filled into it say the same thing. */
function repeats(text: string, { topic, theirs }: Facts): boolean {
  return [topic, theirs].some(
    (thing) => thing !== undefined && text.indexOf(thing) !== text.lastIndexOf(thing),
  );
}

/** A technical buyer has no shop talk for honey, nor an investor for a lifeboat. */
function isTrade(persona: PersonaId, { profile, isSoftware, isOffer, isVenture }: Sight): boolean {
  if (!trades[persona].includes(profile) || (profile === 'general' && !isOffer)) return false;
  if (profile === 'fundraising') return isVenture;
  return persona !== 'technical_buyer' || isSoftware;
}

function pickLine(
  reader: Reader,
  situation: Situation,
  { facts, used, turn }: Told,
): string | null {
  const { persona, chance, sight } = reader;
  const { body } = sight.email;
  const isOwn = everyday.has(situation) || isTrade(persona, sight);
  const voice = isOwn ? voices[persona] : profileVoices[sight.profile];
  const own = voice?.[situation] ?? [];
  const mixes = everyday.has(situation) && own.length < enough;
  const choices = mixes ? [[...own, ...plainVoice[situation]]] : [own, plainVoice[situation]];
  const label = `${situation} ${turn} ${hashOf(body)}`;
  const isBrief = facts.nod !== undefined && chance.draw(`brief ${turn}`) < briefOdds;
  const shortened = isBrief ? { ...facts, accept: facts.nod } : facts;
  for (const lines of choices) {
    const fresh = lines.flatMap((line) => {
      const words = wordsOf(line);
      const text = fill(words, words.startsWith('{accept}') ? shortened : facts);
      const isFresh =
        text !== null &&
        !sentencesOf(text).some((sentence) => used.has(sentence)) &&
        !repeats(text, facts) &&
        isEarned(line, reader);
      return isFresh ? [{ text, isSpecific: text !== words }] : [];
    });
    const specific = fresh.filter(({ isSpecific }) => isSpecific);
    const prefers = specific.length > 0 && chance.draw(`${label} specific`) < specificOdds;
    const picked = chance.pick(prefers ? specific : fresh, label);
    if (picked) return picked.text;
  }
  return null;
}

/** One step of a conversation; `turn` is the writer's message that led to it, null for the email itself. */
export type Step = { readonly standing: Standing; readonly turn: number | null };

type Replayed = {
  /** From the email to the latest message. */
  readonly steps: readonly Step[];
  readonly latest: Standing;
  /** What the recipient says now; null for silence. */
  readonly text: string | null;
};

const mostTurns = 40;

/**
 * Plays the conversation again from its first line. Nothing is stored: the same turns lead to the same place.
 * The recipient's own words in `turns` stand, whoever wrote them, so that none is said twice.
 */
export function replay(reader: Reader, turns: readonly Turn[]): Replayed {
  const before: string[] = [];
  let latest = opening(reader);
  let text = writeReply(reader, latest, before);
  const steps: Step[] = [{ standing: latest, turn: null }];
  for (const [turn, message] of turns.slice(0, mostTurns).entries()) {
    if (message.from === 'recipient') {
      before.push(message.text);
      continue;
    }
    if (text !== null) before.push(text);
    latest = respond(reader, latest, message.text);
    text = writeReply(reader, latest, before);
    steps.push({ standing: latest, turn });
  }
  return { steps, latest, text };
}

const slot = /\{(\w+)\}/gu;

const sentenceStart = /(?:^|[.!?]\s|\n)$/u;

function isSlot(name: string, facts: Facts): name is Slot {
  return facts[name as Slot] !== undefined;
}

/** A line with the email's words in its slots; null when one of them has nothing to hold. */
function fill(line: string, facts: Facts): string | null {
  const names = Array.from(line.matchAll(slot), ([, name = '']) => name);
  if (!names.every((name) => isSlot(name, facts))) return null;
  return line.replace(slot, (_, name: string, at: number) => {
    const value = isSlot(name, facts) ? (facts[name] ?? '') : '';
    return sentenceStart.test(line.slice(0, at)) ? capitalised(value) : value;
  });
}

function capitalised(text: string): string {
  return text.replace(
    /^(“?)(\p{Ll})/u,
    (_, quote: string, letter: string) => quote + letter.toUpperCase(),
  );
}
