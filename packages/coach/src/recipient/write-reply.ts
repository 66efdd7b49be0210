import { isQuestion } from '../document/asks.ts';
import type { Ask, Email } from '../document/email.ts';
import { readEmail } from '../document/read-draft.ts';
import { isCommonWord } from '../rules/questions.ts';
import { figureIn, gapIn } from './concerns.ts';
import type { Standing } from './converse.ts';
import type { Reader } from './reader.ts';
import { gains, losses, skimEmail, topicOf } from './sight.ts';
import { type Shape, acceptances, because, fill, linesFor, questionsOn, wants } from './voices.ts';

/** The move in the person's words, greeted at first; null when it is silence. No sentence of `before` comes again. */
export function writeReply(
  reader: Reader,
  standing: Standing,
  before: readonly string[],
): string | null {
  const { email, chance, persona } = reader;
  const { decision, cause, concern, isOver } = standing.move;
  if (decision === 'silence') return null;
  const slots = slotsFor(reader, standing);
  const used = new Set(before.flatMap(sentencesOf));
  const pick = (lines: readonly string[]): string => {
    const filled = lines.flatMap((line) => fill(line, slots) ?? []);
    const fresh = filled.filter((line) => !sentencesOf(line).some((one) => used.has(one)));
    return chance.pick(fresh, `${lines[0]} ${used.size} ${email.body.length}`) ?? '';
  };
  const isMore = decision === 'yes' && cause === 'agreed' && !isOver;
  const words = [
    pick(linesFor(persona, decision, isMore ? afterYes(standing) : cause)),
    concern ? pick(questionsOn(concern, persona)) : '',
  ];
  const said = words.filter((part) => part !== '').join(' ');
  if (before.length > 0) return said;
  const name = nameIn(email.signature?.text.split('\n')[0] ?? '');
  const greeting = name !== '' && chance.draw('greeting') < 0.7 ? `Hi ${name},` : '';
  const nameless = isNameless(email) ? pick(linesFor(persona, 'nameless', cause)) : '';
  const me = nameIn(email.addressee?.text ?? '');
  return [greeting, said, nameless, me].filter((part) => part !== '').join('\n\n');
}

function sentencesOf(text: string): string[] {
  return (text.match(/[^.!?\n]{9,}[.!?]/gu) ?? []).map((sentence) => sentence.trim());
}

/** Whether one more yes settles what the message asks after a yes: an offer, a meeting, and no "who" or "what". */
function afterYes({ heard }: Standing): string {
  const question = heard && readEmail(heard.message).sentences.findLast(isQuestion);
  const isOpen = asksWhat.test(question?.tokens[0]?.key ?? '');
  const shape = heard && !isOpen ? shapeOf(heard.message) : 'open';
  return shape === 'offer' || shape === 'meeting' ? 'settled' : 'later';
}

const title = /^\s*(?:mr|mrs|ms|miss|mx|dr|doctor|prof|professor|sir|madam)\b/iu;

/** The first name in a line that holds nothing but names; '' where no word there is surely one. */
function nameIn(line: string): string {
  const words = line.trim().split(/\s+/u);
  const isName = words.every(
    (word) => /^\p{Lu}[\p{L}’'-]+$/u.test(word) && !isCommonWord(word.toLowerCase()),
  );
  return isName && words.length <= 3 && !title.test(line) ? (words[0] ?? '') : '';
}

/** Whether the place for the reader's name is still a blank. */
function isNameless({ protectedTokens, greeting }: Email): boolean {
  return protectedTokens.some(
    ({ kind, field, start }) =>
      kind === 'blank' && field === 'body' && start < (greeting?.end ?? 0),
  );
}

/** What a line may speak of, in words of the email; the reason may stay unsaid. */
function slotsFor(reader: Reader, { move, heard }: Standing): Record<string, string | null> {
  const { email, chance } = reader;
  const asking = heard && heard.message.asks.length > 0 ? heard.message : email;
  const isWon = move.decision === 'yes' && gains(reader).some(({ rule }) => rule === 'relevance');
  return {
    accept: acceptIn(reader, asking),
    topic: isWon ? topicOf(email) : null,
    figure: figureIn(email),
    gap: gapIn(email),
    want: wants[email.reading.profile],
    because: chance.draw('because') < 0.7 ? reasonIn(reader) : '',
  };
}

/** What the dearest line comes to that has words of the reader's; a short email is none too long. */
function reasonIn(reader: Reader): string {
  const isShort = /^(?:empty|line|short)$/u.test(skimEmail(reader.email).length);
  const [lines = []] = losses(reader).flatMap(({ rule }) =>
    rule === 'body-length' && isShort
      ? []
      : [because[rule] ?? []].filter(({ length }) => length > 0),
  );
  return reader.chance.pick(lines, 'reason') ?? '';
}

/** A sentence that says yes to the last thing asked. */
function acceptIn({ chance }: Reader, email: Email): string {
  const shape = shapeOf(email);
  const day = shape === 'meeting' ? chance.pick(daysIn(email, mainAsk(email)), 'day') : undefined;
  const line = chance.pick(acceptances[day === undefined ? shape : 'day'], 'accept') ?? '';
  return fill(line, { day: day ?? null }) ?? '';
}

function daysIn({ protectedTokens }: Email, ask: Ask | undefined): string[] {
  const { start = 0, end = 0 } = ask?.sentence ?? {};
  return protectedTokens
    .filter((token) => token.kind === 'date' && token.start >= start && token.end <= end)
    .map(({ text }) => text)
    .filter((text) => /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/iu.test(text));
}

const asksWhat = /^(?:who|whom|whose|what|which|where|when|why|how)$/u;
const modal = /^(?:can|could|may|might|shall|should)$/u;
const ofFact = /^(?:do|does|did|is|are|was|were|have|has)$/u;

/** The last thing asked; to be sent on to somebody only where nothing else is. */
function mainAsk({ asks }: Email): Ask | undefined {
  return asks.findLast(({ kind }) => kind !== 'referral') ?? asks.at(-1);
}

/** What sort of yes an email wants, by the words that open its question. */
function shapeOf(email: Email): Shape {
  const ask = mainAsk(email);
  if (!ask) return 'nothing';
  if (ask.kind === 'referral') return 'referral';
  if (ask.kind === 'meeting' || ask.kind === 'calendar') return 'meeting';
  const { tokens = [] } =
    readEmail(email).sentences.find(({ start }) => start === ask.sentence.start) ?? {};
  const keys = tokens
    .filter(({ tag }) => tag !== 'PUNCT' && tag !== 'INTJ' && tag !== 'CCONJ')
    .map(({ key }) => key);
  if (asksWhat.test(keys[0] ?? '')) return 'open';
  const isPair = (key: string, at: number) =>
    /^(?:i|we|you)$/u.test(keys[at + 1] ?? '') &&
    (modal.test(key) || ofFact.test(key) || key === 'would');
  const at = Math.max(0, keys.findIndex(isPair));
  const verb = keys[at] ?? '';
  const isYou = keys[at + 1] === 'you';
  if (modal.test(verb)) return isYou ? 'favour' : 'offer';
  if (verb === 'would' && isYou) return 'wish';
  return ofFact.test(verb) || (verb === 'would' && ask.kind === 'question') ? 'fact' : 'other';
}
