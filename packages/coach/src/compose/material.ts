import type { Brief } from '../brief/brief.ts';
import { type Role, readRole } from './read-audience.ts';
import { readEncounter, readFacts } from './read-facts.ts';
import { type Pain, readPain } from './read-pain.ts';
import { type Request, frameOf, readRequest, wish } from './read-request.ts';
import { countWords } from './words.ts';
import { type Voice, type Ways, voiceOf } from './voices.ts';
import { blank, isInEnglish, once, tidy } from './words.ts';
import { hashOf, seeded } from '../recipient/reader.ts';
import { capitalise } from '../rewrite/wording.ts';

/** What an email is written from. */
export type Material = {
  readonly voice: Voice;
  /** The way to say it that this brief takes, with the writer's words in it. */
  readonly say: (ways: Ways, words?: string) => string;
  /** The reader as one of the audience, or where they work: "As a dentist,". */
  readonly frame: string | null;
  readonly pains: readonly (Pain & { readonly raw: string })[];
  readonly request: Request;
  /** What a job application is for, "senior designer"; null where the brief does not say. */
  readonly role: Role | null;
  readonly sender: Sender;
  /** Where the two met, by what the audience says: "We met at Ambiente." */
  readonly met: string | null;
  /** The chosen sentences and, where there are too few, the bits in one. */
  readonly facts: readonly string[];
  /** Every fact of the brief, chosen or not. */
  readonly told: readonly string[];
};

export function materialOf(brief: Brief, sender: Sender, isForRole = false): Material {
  const voice = voiceOf(brief.tone);
  const chance = seeded(hashOf(`${brief.category}\n${brief.audience}`), 'compose');
  const say = (ways: Ways, words = '') =>
    capitalise((chance.pick(ways, ways[0]) ?? ways[0]).replace('_', () => words));
  const { sentences, bits } = readFacts(brief.context);
  const isEnglish = isInEnglish(brief);
  const role = isForRole ? readRole(brief.callToAction) : null;
  const request = readRequest(role === null ? brief.callToAction : role.rest);
  return {
    voice,
    say,
    frame: isEnglish ? frameOf(brief) : null,
    pains: readPains(brief.painPoints),
    request: isEnglish ? request : quoted(request, brief.callToAction),
    role,
    sender,
    met: readEncounter(brief.audience),
    facts: chooseFacts(sentences, bits, (words) => say(voice.briefly, words)),
    told: [...sentences, ...bits],
  };
}

/** A request in words of another language, which no English sentence can be built around. */
function quoted(request: Request, callToAction: string): Request {
  if (request.link !== null || ['question', 'reply', 'words'].includes(request.kind))
    return request;
  return { ...request, ...wish('words', tidy(callToAction)), more: [], unsaid: [] };
}

/** Each pain point once. */
function readPains(raws: readonly string[]): Material['pains'] {
  return once(raws).flatMap((raw) => {
    const pain = readPain(raw);
    return pain ? [{ ...pain, raw }] : [];
  });
}

const noticed = 'what you saw of theirs that made you write, with its name or date';

/** Why this reader: a place for what only the writer knows. */
export function noticedBlank(): string {
  return `${blank(noticed)}.`;
}

/** Who sends the email; an empty text is one that was not given. */
export type Sender = {
  readonly name: string;
  readonly company: string;
  /** What stands under every email of theirs, as they wrote it. */
  readonly signature: string;
};

const mostWords = 42;

const enoughWords = 24;

const mostBits = 4;

/** With fewer words and no figure they say nothing: "law firm". */
const fewestOfBits = 3;

/** "free trial, no card" → one of them with commas, or semicolons where they hold commas themselves. */
function listed(bits: readonly string[]): string {
  return bits.join(bits.some((bit) => bit.includes(',')) ? '; ' : ', ');
}

/**
 * The sentences that fit an email, in the writer's order: the first, then those with a figure, then the others;
 * bits fill up what is short.
 */
function chooseFacts(
  sentences: readonly string[],
  bits: readonly string[],
  briefly: (words: string) => string,
): string[] {
  const order = [...sentences.keys()];
  const [first, ...rest] = order;
  const hasFigure = (at: number) => /\d/u.test(sentences[at] ?? '');
  const wanted = [
    ...(first === undefined ? [] : [first]),
    ...rest.filter(hasFigure),
    ...rest.filter((at) => !hasFigure(at)),
  ];
  const kept = new Set<number>();
  let words = 0;
  for (const at of wanted) {
    const count = countWords(sentences[at] ?? '');
    if (words > 0 && words + count > mostWords) continue;
    kept.add(at);
    words += count;
    if (words >= mostWords) break;
  }
  const chosen = order.filter((at) => kept.has(at)).map((at) => sentences[at] ?? '');
  const isTooLittle =
    words === 0 && countWords(bits.join(' ')) < fewestOfBits && !/\d/u.test(bits.join(' '));
  if (words >= enoughWords || bits.length === 0 || isTooLittle) return chosen;
  const added: string[] = [];
  for (const bit of bits.slice(0, mostBits)) {
    words += countWords(bit);
    if (added.length > 0 && words > mostWords) break;
    added.push(bit);
  }
  return [...chosen, briefly(listed(added))];
}
