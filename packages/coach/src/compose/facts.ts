import { couldBeVerb, opensWithVerb, readPhrase, wordsOf } from './phrase.ts';
import {
  closed,
  countWords,
  inSentence,
  namesOthers,
  once,
  sentencesOf,
  speaksOfReader,
  tidy,
  toReader,
} from './text.ts';
import { isFinite, isPast } from '../document/grammar.ts';
import { type Token, tagText } from '../document/language.ts';
import { isCommonWord } from '../rules/learned-questions.ts';

/**
 * Something that the writer told, in the writer's own words: a sentence, a `bit` that is none, one of those before the
 * first sentence (`lead`), or an `order` to whoever writes the email.
 */
export type Fact = { readonly kind: 'lead' | 'sentence' | 'bit' | 'order'; readonly text: string };

const longest = 4_000;
const passedOn =
  /^(?:please\s)?(?:mention|say|stress|highlight|emphasi[sz]e|note|include|add|remember)(?:\sthat)?:?\s/iu;

const writer = /^(?:I|We)\b/u;
const ofWriter = /^(?:I|We|My|Our)\b/u;

/** The facts of a context in their order, each once; `self` is the subject of a sentence that has none. */
export function readFacts(context: string, self: 'I' | 'We' = 'We'): Fact[] {
  const facts: Fact[] = [];
  let isOfReader = true;
  for (const raw of sentencesOf(context.slice(0, longest))) {
    const statement = raw.replace(passedOn, '');
    const small = inSentence(tidy(statement));
    const tokens = wordsOf(small);
    const isToReader = isOfReader && speaksOfReader(tokens);
    const own = facts.flatMap(({ text }) => writer.exec(text) ?? []).at(-1) ?? self;
    const isOther = self === 'We' && facts.length > 0 && !ofWriter.test(facts.at(-1)?.text ?? '');
    const sentence =
      withSubject(small, own, isOther ? 'It' : own) ??
      (isWhole(statement, tokens) ? statement : null);
    const rest = facts.some(({ kind }) => kind === 'sentence') ? 'bit' : 'lead';
    if (sentence !== null)
      facts.push({ kind: 'sentence', text: closed(isToReader ? toReader(sentence) : sentence) });
    else facts.push({ kind: opensWithVerb(small) ? 'order' : rest, text: statement });
    if (!isToReader && namesOthers(tokens)) isOfReader = false;
  }
  const texts = new Set(once(facts.map(({ text }) => text)));
  return facts.filter(
    ({ kind, text }) => texts.delete(text) && (kind !== 'order' || tellsMore(text)),
  );
}

/** "Mind the price", but not "keep it short", which only tells how to write. */
function tellsMore(order: string): boolean {
  return tagText(order).some(({ tag }, at) => at > 0 && /^(?:NOUN|PROPN|NUM)$/u.test(tag));
}

/** A text of at least this length that the writer closed is kept as it is. */
const fewestOfClosed = 6;

const subjects = /^(?:i|we|you|it|this|there|he|she|they)$/u;

/** Whether it is a sentence: it has a subject with its verb, or the writer closed it behind words that could be. */
function isWhole(text: string, tokens: readonly Token[]): boolean {
  const { form, verb } = readPhrase(text);
  const isMain = verb > 0 && !(form === 'verb' && tokens[1]?.tag === 'PRON');
  if (isMain || /^(?:(?:many|my) )?thank/iu.test(text)) return true;
  if (form === 'verb') return false;
  const isTold = tokens.some(
    ({ key }, at) => subjects.test(key) && [1, 2].some((step) => isFinite(tokens, at + step)),
  );
  const couldBe = tokens.some(
    (_, at) => at > 0 && (isFinite(tokens, at) || couldBeVerb(tokens, at)),
  );
  const isClosed = /[.!]$/u.test(text) && countWords(text) >= fewestOfClosed;
  return isTold || (isClosed && (couldBe || /\p{Script=Greek}|\p{Script=Cyrillic}/u.test(text)));
}

/**
 * "built the shop" → "I built the shop", of the writer; "helps dentists fill slots" → "It helps dentists fill slots", of
 * whom the words before told; null of others.
 */
function withSubject(small: string, own: string, last: string): string | null {
  const [first, second, third] = wordsOf(small, 'it');
  const [verb, next] = first?.tag === 'ADV' ? [second, third] : [first, second];
  if (!verb || !next) return null;
  if (/^(?:can|will|have|am)$/u.test(verb.key)) return `${own} ${small}`;
  if (verb.tag !== 'VERB' || verb.key === verb.lemma) return null;
  if (verb.key.endsWith('s')) {
    const plain = `${verb.lemma}${small.slice(verb.end)}`;
    const isTelling = verb === first && !/^(?:ADP|PUNCT)$/u.test(next.tag);
    return isTelling ? `${last} ${last === 'It' ? small : plain}` : null;
  }
  const isTold = /^(?:DET|PRON|NUM)$/u.test(next.tag) && !verb.key.endsWith('ing');
  return isTold ? `${own} ${small}` : null;
}

/** Before words that are no sentences: alone, or after some that are. */
type Frames = { readonly briefly: string; readonly further: string };

const mostWords = 46;
const enoughWords = 24;
const mostBits = 4;
/** With fewer words and no figure they say nothing: "law firm". */
const fewestInBits = 3;

/** The facts that fit an email, in the writer's order: of each sort the first, then those with a figure. */
export function chooseFacts(facts: readonly Fact[], frames: Frames): string[] {
  const of = (kind: Fact['kind']) =>
    facts.flatMap((fact) => (fact.kind === kind ? [fact.text] : []));
  const sentences = of('sentence');
  const lead = fewOf(of('lead'), sentences.length > 0 ? mostWords / 2 : mostWords, mostBits);
  const short = lead.join(' ');
  if (sentences.length === 0 && countWords(short) < fewestInBits && !/\d/u.test(short)) return [];
  const included = fewOf(sentences, mostWords - countWords(short));
  const words = countWords([short, ...included].join(' '));
  const added = words < enoughWords ? fewOf(of('bit'), mostWords - words, mostBits) : [];
  const tell = (frame: string, some: string[]) =>
    some.length > 0 ? [frame.replace('_', () => listed(some))] : [];
  return [...tell(frames.briefly, lead), ...included, ...tell(frames.further, added)];
}

/**
 * The texts that fit the word limit, in the writer's order: the first has priority, then those with
 * a figure.
 */
function fewOf(texts: readonly string[], words: number, most = Infinity): string[] {
  const rank = (at: number) => (at === 0 ? 0 : /\d/u.test(texts[at] ?? '') ? 1 : 2);
  const chosen = new Set<number>();
  const ranked = [...texts.keys()].toSorted((one, other) => rank(one) - rank(other));
  let wordsLeft = words;
  for (const at of ranked.slice(0, most)) {
    const count = countWords(texts[at] ?? '');
    if (at > 0 && count > wordsLeft) continue;
    chosen.add(at);
    wordsLeft -= count;
  }
  return texts.filter((_, at) => chosen.has(at));
}

/** "free trial, no card" → one of them with commas, or semicolons where they hold commas themselves. */
function listed(bits: readonly string[]): string {
  const isLong = bits.some((bit) => bit.includes(',') || countWords(bit) > 7);
  const small = (bit: string) =>
    isCommonWord(/^\p{L}*/u.exec(bit)?.[0].toLowerCase() ?? '') ? inSentence(bit) : bit;
  return bits.map((bit) => small(tidy(bit))).join(isLong ? '; ' : ', ');
}

const contact = /^(?:meet|write|send|show|speak|talk|promise|call|visit|chat)$/u;

/** Whether a fact shows that writer and reader have met: "You saw a demo last week." */
export function tellsContact(fact: string): boolean {
  const verb = tagText(fact).find(isPast);
  const before = fact.slice(0, verb?.start ?? 0);
  const isOurs = /\b(?:I|we)\s(?:\S+\s)?$/iu.test(before);
  return /\byou\b/iu.test(before) || (isOurs && contact.test(verb?.lemma ?? ''));
}
