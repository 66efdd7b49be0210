import type { Ask, AskKind, Email } from '../document/email.ts';
import { readEmail } from '../document/read-draft.ts';
import { isCommonWord } from '../rules/learned-questions.ts';
import { figureIn, gapIn } from './concerns.ts';
import type { Standing } from './converse.ts';
import type { Reader } from './reader.ts';
import { gains, losses, skimEmail } from './sight.ts';
import {
  type Shape,
  acceptances,
  because,
  fill,
  linesFor,
  praise,
  questionsOn,
  wants,
} from './voices.ts';

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
  const isMore = cause === 'agreed' && !isOver;
  const message = joined(' ', [
    pick(linesFor(persona, decision, isMore ? afterYes(standing) : cause)),
    concern ? pick(questionsOn(concern, persona)) : '',
  ]);
  if (before.length > 0) return message;
  const name = nameIn(email.signature?.text.split('\n')[0] ?? '');
  const greeting = name !== '' && chance.draw('greeting') < 0.7 ? `Hi ${name},` : '';
  const nameless = isNameless(email) ? pick(linesFor(persona, 'nameless', cause)) : '';
  return joined('\n\n', [greeting, message, nameless, nameIn(email.addressee?.text ?? '')]);
}

function joined(by: string, parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(by);
}

function sentencesOf(text: string): string[] {
  return (text.match(/[^.!?\n]{9,}[.!?]/gu) ?? []).map((sentence) => sentence.trim());
}

/** Whether one more yes settles what the message asks after a yes. */
function afterYes({ latest }: Standing): string {
  const ask = latest && mainAsk(latest.message);
  return ask && !shapeOfWords(latest.message, ask) ? 'settled' : 'later';
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
  const end = greeting?.end ?? 0;
  return protectedTokens.some(
    ({ kind, field, start }) => kind === 'blank' && field === 'body' && start < end,
  );
}

/** What a line may speak of, in words of the email; the reason may stay unsaid. */
function slotsFor(reader: Reader, { move, latest }: Standing): Record<string, string | null> {
  const { email, chance } = reader;
  const asking = latest && latest.message.asks.length > 0 ? latest.message : email;
  const [won] = move.decision === 'yes' ? gains(reader) : [];
  return {
    accept: acceptIn(reader, asking),
    praise: won ? (praise[won.rule] ?? null) : null,
    figure: figureIn(email),
    gap: gapIn(email),
    want: wants[email.reading.profile],
    because: chance.draw('because') < 0.7 ? reasonIn(reader) : '',
  };
}

/** What the costliest line comes to that has words of the reader's; a short email is none too long. */
function reasonIn(reader: Reader): string {
  const isShort = /^(?:empty|line|short)$/u.test(skimEmail(reader.email).length);
  const costliest = losses(reader)
    .filter(({ rule }) => !(isShort && rule === 'body-length'))
    .find(({ rule }) => because[rule]);
  return reader.chance.pick(because[costliest?.rule ?? ''] ?? [], 'reason') ?? '';
}

/** A sentence that says yes to the last thing asked. */
function acceptIn({ chance }: Reader, email: Email): string {
  const shape = shapeOf(email);
  const day = shape === 'meeting' ? chance.pick(daysIn(email, mainAsk(email)), 'day') : undefined;
  const line = chance.pick(acceptances[day ? 'day' : shape], 'accept') ?? '';
  return fill(line, { day: day ?? null }) ?? '';
}

function daysIn({ protectedTokens }: Email, ask: Ask | undefined): string[] {
  const { start = 0, end = 0 } = ask?.sentence ?? {};
  return protectedTokens
    .filter((token) => token.kind === 'date' && token.start >= start && token.end <= end)
    .map(({ text }) => text)
    .filter((text) => /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/iu.test(text));
}

/** The last thing asked; to be sent on to somebody only where nothing else is. */
function mainAsk({ asks }: Email): Ask | undefined {
  return asks.findLast(({ kind }) => kind !== 'referral') ?? asks.at(-1);
}

const shapeOfKind: Readonly<Partial<Record<AskKind, Shape>>> = {
  referral: 'referral',
  meeting: 'meeting',
  calendar: 'meeting',
  action: 'favour',
};
const shapesOfWords: readonly (readonly [Shape, RegExp])[] = [
  ['open', /^(?:who|whom|whose|what|which|where|when|why|how)\b/u],
  ['favour', /\b(?:can|could|might) you\b/u],
  ['fact', /^(?:do|does|did|is|are|was|were|have|has)\b/u],
];

/** What sort of yes an email wants, by what it asks for and how. */
function shapeOf(email: Email): Shape {
  const ask = mainAsk(email);
  if (!ask) return 'nothing';
  return shapeOfKind[ask.kind] ?? shapeOfWords(email, ask) ?? 'other';
}

/** What sort the words of the question show; undefined where a plain yes will do. */
function shapeOfWords(email: Email, { sentence }: Ask): Shape | undefined {
  const asking = readEmail(email).sentences.find(({ start }) => start === sentence.start);
  const words = asking?.tokens.filter(({ tag }) => !/^(?:PUNCT|INTJ|CCONJ)$/u.test(tag)) ?? [];
  const text = words.map(({ key }) => key).join(' ');
  return shapesOfWords.find(([, shape]) => shape.test(text))?.[0];
}
