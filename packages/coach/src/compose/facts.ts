import { couldBeVerb, opensWithVerb, readPhrase, wordsOf } from './phrase.ts';
import {
  closed,
  countWords,
  inSentence,
  isPlural,
  namesOthers,
  once,
  opening,
  sentencesOf,
  speaksOfReader,
  tidy,
  toReader,
} from './text.ts';
import { isFinite, nounPhrasesOf } from '../document/grammar.ts';
import { type Token, tagText } from '../document/language.ts';
import { isCommonWord } from '../rules/questions.ts';

/**
 * Something that the writer told, in the writer's own words: a sentence, a `bit` that is none, one of those before the
 * first sentence (`lead`), or an `order` to whoever writes the email.
 */
export type Fact = { readonly kind: 'lead' | 'sentence' | 'bit' | 'order'; readonly text: string };

const longest = 4_000;
const passedOn =
  /^(?:please\s)?(?:mention|say|stress|highlight|emphasi[sz]e|note|include|add|remember)(?:\sthat)?:?\s/iu;

/** The facts of a context in their order, each once; `self` is the subject of a sentence that has none. */
export function readFacts(context: string, self: 'I' | 'We' = 'We'): Fact[] {
  const facts: Fact[] = [];
  let subject: string = self;
  let isOfReader = true;
  for (const given of sentencesOf(context.slice(0, longest))) {
    const said = given.replace(passedOn, '');
    const small = inSentence(tidy(said));
    const tokens = wordsOf(small);
    const isToReader = isOfReader && speaksOfReader(tokens);
    const whole =
      withSubject(small, tokens, { subject, self }) ??
      (isWhole(said, tokens) ? closed(said) : null);
    const rest = facts.some(({ kind }) => kind === 'sentence') ? 'bit' : 'lead';
    if (whole !== null)
      facts.push({ kind: 'sentence', text: isToReader ? opening(toReader(whole)) : whole });
    else facts.push({ kind: isOrder(small, tokens) ? 'order' : rest, text: said });
    if (!isToReader && namesOthers(tokens)) isOfReader = false;
    subject = subjectAfter(tokens) ?? subject;
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

function isOrder(small: string, [first, second]: readonly Token[]): boolean {
  return opensWithVerb(small) || (first?.key === 'do' && second?.key === "n't");
}

const subjects = /^(?:i|we|you|it|this|there|he|she|they)$/u;
/** With fewer words it is no sentence only because it is closed. */
const fewestOfLong = 6;

/** Whether it is a sentence: it has a subject with its verb, or the writer closed it behind words that could be. */
function isWhole(said: string, tokens: readonly Token[]): boolean {
  if (tokens.length < 2) return false;
  if (/[^\p{ASCII}\p{Script=Latin}\p{P}\p{S}]/u.test(said) && tokens.length > 3) return true;
  const { form, verb } = readPhrase(said);
  const isMain = verb > 0 && !(form === 'verb' && tokens[1]?.tag === 'PRON');
  const isTold = tokens.some(
    ({ key }, at) => subjects.test(key) && [1, 2].some((step) => isFinite(tokens, at + step)),
  );
  if (isMain || /^(?:(?:many|my) )?thank/iu.test(said) || (isTold && form !== 'verb')) return true;
  if (form === 'verb' || !/[.!]$/u.test(said) || tokens.length < fewestOfLong) return false;
  return tokens.some(({ tag, key, lemma }, at) => {
    const isTelling =
      at > 0 && (tag === 'AUX' || (key !== lemma && tokens[at - 1]?.tag === 'NOUN'));
    return couldBeVerb(tokens, at) || (isTelling && isFinite(tokens, at));
  });
}

/** Who a sentence without a subject goes on to tell of: "it" behind a product, the writer behind "we". */
function subjectAfter(tokens: readonly Token[]): 'I' | 'We' | 'It' | null {
  if (tokens[0]?.key === 'i') return 'I';
  if (tokens[0]?.key === 'we') return 'We';
  const [phrase] = nounPhrasesOf(tokens);
  const isOther =
    phrase?.start === 0 &&
    !isPlural(tokens[phrase.head]) &&
    !/^(?:our|my)$/u.test(phrase.determiner ?? '');
  return isOther ? 'It' : null;
}

type Told = { readonly subject: string; readonly self: string };

/** "Helps dentists fill slots" → "We help dentists fill slots."; "built the shop" → "I built the shop." */
function withSubject(
  small: string,
  tokens: readonly Token[],
  { subject, self }: Told,
): string | null {
  const at = tokens[0]?.tag === 'ADV' ? 1 : 0;
  const [verb, next, then] = tokens.slice(at);
  if (!verb || !next) return null;
  const own = subject === 'It' ? self : subject;
  if (verb.tag === 'AUX' && /^(?:can|will|have|am)$/u.test(verb.key))
    return closed(`${own} ${small}`);
  if (verb.key === verb.lemma) return null;
  if (verb.key.endsWith('s') && at === 0) {
    const behind = wordsOf(`it ${small}`)[1];
    const isVerb =
      [verb, behind].some((one) => one?.tag === 'VERB') && !/^(?:ADP|PUNCT)$/u.test(next.tag);
    const plain = `${behind?.lemma ?? verb.lemma}${small.slice(verb.end)}`;
    return isVerb ? closed(`${subject} ${subject === 'It' ? small : plain}`) : null;
  }
  const hasObject = /^(?:DET|PRON|NUM)$/u.test(next.tag) || (isPlural(next) && then?.tag === 'ADP');
  const isTold = verb.tag === 'VERB' && hasObject && !verb.key.endsWith('ing');
  return isTold ? closed(`${own} ${small}`) : null;
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
  const isTelling = (text: string, fewest: number) =>
    countWords(text) >= fewest || /\d/u.test(text);
  const sentences = of('sentence');
  const lead = fewOf(of('lead'), sentences.length > 0 ? mostWords / 2 : mostWords, mostBits);
  if (sentences.length === 0 && !isTelling(lead.join(' '), fewestInBits)) return [];
  const told = fewOf(sentences, mostWords - countWords(lead.join(' ')));
  const words = countWords([...lead, ...told].join(' '));
  const bits = of('bit').filter((bit) => isTelling(bit, 2));
  const added = words < enoughWords ? fewOf(bits, mostWords - words, mostBits) : [];
  const tell = (frame: string, some: string[]) =>
    some.slice(0, 1).map(() => frame.replace('_', () => listed(some)));
  return [...tell(frames.briefly, lead), ...told, ...tell(frames.further, added)];
}

/** The texts that so many words allow, in the writer's order: the first, then those with a figure, then the others. */
function fewOf(texts: readonly string[], words: number, most = Infinity): string[] {
  const rank = (at: number) => (at === 0 ? 0 : /\d/u.test(texts[at] ?? '') ? 1 : 2);
  const kept = new Set<number>();
  const wanted = [...texts.keys()].toSorted((one, other) => rank(one) - rank(other));
  let left = words;
  for (const at of wanted.slice(0, most)) {
    const count = countWords(texts[at] ?? '');
    if (at > 0 && count > left) continue;
    kept.add(at);
    left -= count;
  }
  return texts.filter((_, at) => kept.has(at));
}

/** "free trial, no card" → one of them with commas, or semicolons where they hold commas themselves. */
function listed(bits: readonly string[]): string {
  const isLong = bits.some((bit) => bit.includes(',') || countWords(bit) > 7);
  const small = (bit: string) =>
    isCommonWord(/^\p{L}*/u.exec(bit)?.[0].toLowerCase() ?? '') ? inSentence(bit) : bit;
  return bits
    .map(tidy)
    .map(small)
    .join(isLong ? '; ' : ', ');
}

const contact = /^(?:meet|write|send|show|speak|talk|promise|call|visit|chat)$/u;

/** Whether a fact tells that writer and reader had to do with one another: "You saw a demo last week." */
export function tellsContact(fact: string): boolean {
  const tokens = tagText(fact);
  const isPast = ({ tag, key, lemma }: Token) =>
    tag === 'VERB' && key !== lemma && !/(?:ing|s)$/u.test(key);
  const at = tokens.findIndex(isPast);
  const before = tokens.slice(0, Math.max(at, 0)).map(({ key }) => key);
  const isContact =
    contact.test(tokens[at]?.lemma ?? '') &&
    before.slice(-2).some((key) => /^(?:i|we)$/u.test(key));
  return isContact || before.includes('you');
}
