import { blank } from './composition.ts';
import { countWords } from './choose-facts.ts';
import type { Material } from './material.ts';
import { inSentence } from './reading/tidy.ts';
import type { Pain } from './reading/read-pain.ts';
import type { Ways } from './voices/voice.ts';

const longestFramed = 34;
const speaksOfSelf = /^(?:we|i|our|my)(?:['’](?:ve|re|m|ll|d))?\s/iu;

/** The first pain point as a question, put to the reader as one of the audience. */
export function painQuestion({ pains, voice, say, frame }: Material): string | null {
  const [pain] = pains;
  if (!pain) return null;
  const question =
    pain.form === 'question' ? `${pain.text}?` : say(voice.pains[pain.form], pain.text);
  if (frame === null || pain.form === 'question') return question;
  const isApart = /[?.]\s~$/u.test(frame);
  const framed = frame.replace('~', () => (isApart ? question : inSentence(question)));
  const fits = countWords(framed) <= longestFramed;
  return fits ? framed : question;
}

/** Pain points as a list, which any words fit. */
export function painList({ pains, say }: Material, ways: Ways, most: number): string | null {
  const texts = pains
    .filter(({ form }) => form !== 'question')
    .map(listedAs)
    .slice(0, most);
  if (texts.length === 0) return null;
  const joint = texts.some((text) => text.includes(',')) ? '; ' : ', ';
  return say(ways, texts.join(joint));
}

function listedAs({ text }: Pain): string {
  return text;
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
  const ask = kind === 'question' ? text : say(voice.asks[kind], text);
  return link === null ? [ask] : [ask, `If so, it is all here: ${link}`];
}
