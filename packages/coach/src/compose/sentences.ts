import { blank } from './composition.ts';
import { countWords } from './choose-facts.ts';
import type { Material } from './material.ts';
import { inSentence } from './reading/tidy.ts';
import type { Ways } from './voices/voice.ts';

const longestFramed = 34;
const speaksOfSelf = /^(?:we|i|our|my)(?:['’](?:ve|re|m|ll|d))?\s/iu;

/** The first pain point as a question. */
export function plainQuestion({ pains, voice, say }: Material): string | null {
  const [pain] = pains;
  if (!pain) return null;
  return pain.form === 'question' ? pain.text : say(voice.pains[pain.form], pain.text);
}

/** The first pain point as a question, put to the reader as one of the audience. */
export function painQuestion(material: Material): string | null {
  const { frame } = material;
  const [pain] = material.pains;
  const question = plainQuestion(material);
  if (!pain || question === null) return null;
  const isQuoted = pain.form === 'words' && frame?.includes(':') === true;
  if (frame === null || isQuoted || pain.form === 'question') return question;
  const isApart = /[?.]\s~$/u.test(frame);
  const framed = frame.replace('~', () => (isApart ? question : inSentence(question)));
  const fits = countWords(framed) <= longestFramed;
  return fits ? framed : question;
}

/** Pain points as a list, which any words fit. */
export function painList({ pains, say }: Material, ways: Ways, most: number): string | null {
  const listed = pains.filter(({ form }) => form !== 'question').slice(0, most);
  if (listed.length === 0) return null;
  const isPlain = listed.every(
    ({ form, text }) => (form === 'thing' || form === 'doing') && !/[,;:]|\sand\s/u.test(text),
  );
  return say(ways, listed.map(({ text }) => text).join(isPlain ? ' and ' : '; '));
}

/** The facts, told as the reason for asking where the first one speaks of the writer. */
export function tellFacts({ facts, voice, say }: Material, asReason: boolean): string[] {
  const [first, ...rest] = facts;
  if (first === undefined) return [`${blank('what you offer, in one sentence')}.`];
  if (!asReason || !speaksOfSelf.test(first)) return [first, ...rest];
  return [say(voice.because, inSentence(first)), ...rest];
}

/** The request as one small question, with where to go after a yes. */
export function askFor({ request, voice, say }: Material): string[] {
  const { kind, text, link } = request;
  if (link !== null && kind === 'meeting')
    return [say(voice.asks.reply), say(voice.links.calendar, link)];
  if (link !== null && (kind === 'send' || kind === 'thing' || kind === 'show'))
    return [say(voice.asks.show, text), say(voice.links.page, link)];
  const bare = kind === 'meeting' && text === '' ? 'reply' : kind;
  const ask = bare === 'question' ? text : say(voice.asks[bare], text);
  return link === null ? [ask] : [ask, say(voice.links.page, link)];
}
