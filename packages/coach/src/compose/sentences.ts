import type { Material } from './material.ts';
import type { Pain } from './read-pain.ts';
import { blank, countWords, inSentence } from './words.ts';

function asks({ request, voice, say }: Material): string[] {
  const { kind, text, link } = request;
  if (link !== null && kind === 'meeting')
    return [say(voice.asks.reply), say(voice.links.calendar, link)];
  if (link !== null && (kind === 'send' || kind === 'show'))
    return [say(voice.asks.show, text), say(voice.links.page, link)];
  const bare = kind === 'meeting' && text === '' ? 'reply' : kind;
  const ask = bare === 'question' ? text : say(voice.asks[bare], text);
  return link === null ? [ask] : [ask, say(voice.links.page, link)];
}

/** The request as one small question, with where to go after a yes. */
export function askFor(material: Material): string[] {
  return [...asks(material), ...material.request.more];
}

/** The same where time together is what the email is for: it is asked for as what it is, in one sentence. */
export function askPlainly(material: Material): string[] {
  const { request, voice, say } = material;
  const isPlain = request.kind === 'meeting' && request.text !== '' && request.link === null;
  return isPlain ? [say(voice.meets, request.text), ...request.more] : askFor(material);
}

const longestFramed = 34;

/** Words of two pain points that still make one question. */
const mostJoined = 8;

/** What the writer does, which can be a reason to ask; who they are is none. */
const tellsDeed = /^(?:(?:we|i)(?:['’]ve)?\s(?!(?:am|are|was|were)\b)|(?:our|my)\s)/iu;

function isPlain({ form, text }: Pain): boolean {
  return form === 'thing' && !/[,;:“]|\s(?:and|or|you|that|who|which|nobody|when)\s/u.test(text);
}

/** The first pain point, with the next one where both are short. */
function leading([first, second]: readonly Pain[]): Pain | null {
  if (!first) return null;
  const isJoined =
    second &&
    isPlain(first) &&
    isPlain(second) &&
    countWords(`${first.text} ${second.text}`) <= mostJoined;
  return isJoined ? { ...first, text: `${first.text} and ${second.text}` } : first;
}

/** What the reader may have to do with, as a question. */
function plainQuestion({ pains, voice, say }: Material): string | null {
  const pain = leading(pains);
  if (!pain) return null;
  return pain.form === 'question' ? pain.text : say(voice.pains[pain.form], pain.text);
}

/** The same, put to the reader as one of the audience. */
export function painQuestion(material: Material): string | null {
  const { frame } = material;
  const [pain] = material.pains;
  const question = plainQuestion(material);
  if (!pain || question === null) return null;
  const isQuoted = pain.form === 'words' && frame?.startsWith('In ') === true;
  if (frame === null || isQuoted || pain.form === 'question' || pain.form === 'past')
    return question;
  const framed = `${frame} ${inSentence(question)}`;
  const fits = countWords(framed) <= longestFramed;
  return fits ? framed : question;
}

const afterIf: Readonly<Partial<Record<Pain['form'], string>>> = {
  clause: '',
  deed: 'you ',
  trait: 'you find it ',
  state: 'you are ',
};

/** Where the writer could help, without saying that the reader needs it. */
export function helping({ pains, voice, say }: Material): string | null {
  const named = leading(pains.filter(({ form }) => form === 'thing'));
  const conditions = [
    ...(named ? [`you have to deal with ${named.text}`] : []),
    ...pains.flatMap(({ form, text }) => {
      const opening = afterIf[form];
      return opening === undefined ? [] : [`${opening}${text}`];
    }),
  ];
  return conditions.length === 0
    ? null
    : say(voice.helping, conditions.slice(0, 2).join(', or if '));
}

/** The facts, or a place for them. */
export function tellFacts(
  { facts }: Material,
  wanted = 'what you offer, in one sentence',
): readonly string[] {
  return facts.length === 0 ? [`${blank(wanted)}.`] : facts;
}

/** The facts as the reason for a question, where the first one tells what the writer does. */
export function reasonFor(material: Material): readonly string[] {
  const [first, ...rest] = tellFacts(material);
  if (first === undefined || !tellsDeed.test(first)) return tellFacts(material);
  return [material.say(material.voice.because, inSentence(first)), ...rest];
}
