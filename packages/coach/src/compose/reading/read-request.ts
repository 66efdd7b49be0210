import { furtherRequest } from '../../lexicon/briefs/requests.ts';
import { splitSentences } from '../../document/sentences.ts';
import { stretchOf } from '../../document/stretch.ts';
import { closed } from './closed.ts';
import { isAsked } from './is-asked.ts';
import { readWish } from './read-wish.ts';
import { type Request, type Wish, wish } from './request.ts';
import { calm, inSentence, tidy } from './tidy.ts';

const longest = 300;
const url = /\(?\b(?:https?:\/\/|www\.)[^\s<>()"]+\)?/iu;
const polite =
  /^(?:let['’]?s\s+|(?:please|kindly|just|simply|now|to|then)\s+|(?:they|you|readers)\s(?:should|could|can|must|need to)\s+|(?:(?:we|I)(?:['’]d| would)? (?:want|like|love|hope|need)(?: to)?(?: (?:get|have|ask))?|ask(?:ing)?|get(?:ting)?|encourage|have|convince|persuade)\s+(?:them|you|the reader|readers|people|prospects|the recipient)\s+(?:to\s+)?(?!to\b))+/iu;
const wants = /^(?:we|I)(?:['’]d| would)? (?:like|want|love|hope) to\s+(?:please\s+)?/iu;
/** What the writer would do alone, so that it cannot be asked of the reader. */
const ofWriter = /^(?:I|we)(?:['’](?:ll|m|re|ve|d))?\s/iu;
const urging = /[\s,]*\b(?:today|now|asap|right away|here|below)$/iu;
/** What led to a link that is kept apart. */
const leadIn =
  /[\s,:]*\b(?:here|below|via|at|on|using|through|with|by clicking|this link|the link)$/iu;
/** A question whose mark was left off: "can I call you", "when would you have time". */
const opensQuestion =
  /^(?:(?:what|when|where|how|which|who)(?:\s\p{L}+){0,2}?\s)?(?:can|could|may|shall|should|would|will|do|does|did|are|is|am|have|has)\s(?:I|we|you|they|it|this|that|there)\s/iu;
/** What the writer can or would do, after a yes. */
const wouldFollow =
  /^(?:I|we)(?:['’](?:ll|d)|\s(?:can|could|will|would|may|might|am happy to|want to|hope to))\s/iu;
/** Wishes that say the same whoever has them. */
const shared: ReadonlySet<string> = new Set(['meeting', 'send', 'show', 'talk', 'ask', 'offer']);
const sharedDeed =
  /^(?:connect|talk|chat|speak|meet|collaborate|partner|work together)\b(?!.*\byou)/u;

function sentencesOf(text: string): string[] {
  return text
    .split(/\r\n?|\n/u)
    .flatMap((line) => splitSentences(line, stretchOf(line, 0, line.length), []))
    .map((sentence) => sentence.text.replace(/\s+/gu, ' ').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .map((sentence) =>
      opensQuestion.test(sentence) ? `${sentence.replace(/[.!?\s]+$/u, '')}?` : sentence,
    );
}

/** A sentence about the writer: a wish like any other, what would follow a yes, or only said. */
function readOwn(said: string): Wish & Pick<Request, 'more'> {
  const wanted = wants.exec(said)?.[0];
  const found = wanted === undefined ? null : readWish(said.slice(wanted.length));
  const isShared = found?.kind === 'act' && sharedDeed.test(found.text);
  if (found && (shared.has(found.kind) || isShared)) return { ...found, more: [] };
  return wouldFollow.test(said)
    ? { ...wish('order', inSentence(said)), more: [] }
    : { ...wish('reply', ''), more: [closed(said)] };
}

/** What a call to action asks for. Never throws; of an empty one only an answer. */
export function readRequest(raw: string): Request {
  const cut = raw.slice(0, longest).trim();
  const link = url.exec(cut)?.[0].replace(/^\(|[).,;:!?]+$/gu, '') ?? null;
  const sentences = sentencesOf(link === null ? cut : cut.replace(url, ' '));
  const beyond = raw.slice(longest).trim().slice(0, longest);
  const unsaid = beyond === '' ? [] : [beyond];
  if (sentences.some(isAsked)) {
    const text = sentences
      .map((sentence) => (isAsked(sentence) ? capital(sentence) : closed(sentence)))
      .join(' ');
    return { kind: 'question', text, link, more: [], unsaid };
  }
  const [line = '', ...others] = sentences;
  const said = tidy(tidy(line).replace(link === null ? urging : leadIn, ''));
  const text = said.replace(polite, '').replace(/^on (?=an? )/iu, '');
  const further = furtherRequest.exec(text)?.[0] ?? '';
  const first = text.slice(0, text.length - further.length);
  const found = ofWriter.test(first) ? readOwn(first) : { ...readWish(first), more: [] };
  return {
    ...found,
    link,
    more: [...found.more, ...others.map(closed)],
    unsaid:
      further === '' ? unsaid : [further.replace(/^\W+(?:and|then)?\s*/iu, '').trim(), ...unsaid],
  };
}

function capital(text: string): string {
  const quiet = calm(text);
  return quiet.slice(0, 1).toUpperCase() + quiet.slice(1);
}
