import type { Brief, BriefField } from '../brief/brief.ts';
import { type Kind, kindOf } from './kinds.ts';
import { type Material, type Sender, materialOf } from './material.ts';
import { namesOfPain } from './read-pain.ts';
import type { RequestKind } from './read-request.ts';
import { countWords } from './words.ts';
import { blank, headOf, isInEnglish, once, readName } from './words.ts';
import { findBlanks } from '../document/blanks.ts';

/** Something of a brief that the email does not say, in the writer's words. */
export type LeftOut = {
  readonly field: Extract<BriefField, 'painPoints' | 'callToAction' | 'context'>;
  readonly text: string;
};

/** An email written from a brief. */
export type Composition = {
  readonly subject: string;
  readonly body: string;
  /** The labels of its blanks, in reading order. */
  readonly open: readonly string[];
  /** What found no room, in the order of the brief; what only tells how to write is not named. */
  readonly leftOut: readonly LeftOut[];
  /** False where the words of the brief are of another language: they are then quoted in English frames. */
  readonly isEnglish: boolean;
};

const longest = 200;

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** What of a brief its email does not say. */
function leftOutOf(brief: Brief, material: Material, body: string): LeftOut[] {
  const said = ` ${bare(body)} `;
  const isSaid = (text: string) => said.includes(` ${bare(text)} `);
  const as = (field: LeftOut['field']) => (text: string) => ({
    field,
    text: text.slice(0, longest),
  });
  const { pains, request, told } = material;
  return [
    ...once(
      brief.painPoints.flatMap((raw) => {
        const pain = pains.find((one) => one.raw === raw);
        if (!pain) return [];
        return isSaid(pain.text) ? [pain.unsaid].filter(Boolean) : [raw.trim()];
      }),
    ).map(as('painPoints')),
    ...request.unsaid.map(as('callToAction')),
    ...told.filter((fact) => !isSaid(fact)).map(as('context')),
  ];
}

const curly = /(?<=\p{L})’(?=\p{L})/gu;

/** Words of the email with the apostrophe that the brief uses, so that one email has one kind. */
function withOneApostrophe(text: string, brief: Brief): string {
  const own = [brief.audience, brief.callToAction, brief.context, ...brief.painPoints];
  const isStraight = own.some((words) => /\p{L}'\p{L}/u.test(words));
  return isStraight ? text.replace(curly, "'") : text;
}

const fewestWords = 2;

const mostWords = 6;

function fits(text: string): boolean {
  const words = countWords(text);
  return words >= fewestWords && words <= mostWords && !/[[\]{}<>|?!“:]/u.test(text);
}

/** With its first letter large, if it starts with one: "4 am shifts" stays. */
function opening(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A thing by its name, or as short as it still says what it is. */
function names(thing: string): string[] {
  return [thing, headOf(thing)];
}

/** A single word heads nothing on its own. */
function asked(trouble: string): string[] {
  return countWords(trouble) === 1 ? [`a question about ${trouble}`] : names(trouble);
}

/** A short line about what the reader knows: what troubles them, else what is offered, else what the email is. */
function subjectOf({ pains, request, role }: Material, kind: Kind): string {
  const things = kind.asksOfTrouble ? pains.slice(0, 1).flatMap(namesOfPain).flatMap(asked) : [];
  const isOffer = request.kind === 'send' || request.kind === 'thing';
  const offered = kind.asksOfTrouble && isOffer ? names(request.text) : [];
  const own = [...(role === null ? [] : [`${role.name} application`]), ...things, ...offered].find(
    (text) => fits(text) && !/\b(?:you|your)\b/iu.test(text),
  );
  return own === undefined ? kind.subject : opening(own);
}

const nobody: Sender = { name: '', company: '', signature: '' };

/** With fewer words a line is added that makes the question easier to answer. */
const fewWords = 45;

/** Not answered with a yes or a no. */
const openRequests: readonly RequestKind[] = ['favour', 'ask', 'order', 'question'];

function closing({ voice, say, sender }: Material): string {
  const { name, company, signature } = sender;
  const own = signature.trim();
  const signed = own === '' ? [name.trim() || blank('your name'), company.trim()] : [own];
  return [say(voice.closes), ...signed].filter(Boolean).join('\n');
}

/**
 * Writes an email from a brief, in nothing but the words of the brief and the sender. Whatever it
 * needs and they lack stays open as `[fill in: …]`. The same brief always gives the same email;
 * never throws.
 *
 * @example
 * composeEmail({ campaign: '', category: 'Cold Outreach', audience: 'café owners', tone: 'Casual', industry: '', companySize: '', painPoints: [], callToAction: '', context: '' }).open[0]; // 'first name'
 */
export function composeEmail(brief: Brief, sender: Partial<Sender> = {}): Composition {
  const kind = kindOf(brief.category);
  const from = { ...nobody, ...sender, ...(kind.isForRole && { company: '' }) };
  const material = materialOf(brief, from, kind.isForRole);
  const { voice, say } = material;
  const paragraphs = kind
    .write(material)
    .map((sentences) => sentences.filter((sentence) => sentence !== null && sentence !== ''))
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => withOneApostrophe(sentences.join(' '), brief));
  const isShort =
    kind.makesItEasy &&
    !openRequests.includes(material.request.kind) &&
    countWords(paragraphs.join(' ')) < fewWords &&
    material.request.link === null;
  const message = isShort
    ? [
        ...paragraphs.slice(0, -1),
        `${paragraphs.at(-1) ?? ''} ${withOneApostrophe(say(voice.eases), brief)}`,
      ]
    : paragraphs;
  const body = [
    `${voice.greeting} ${readName(brief.audience) ?? blank('first name')},`,
    ...message,
    closing(material),
  ].join('\n\n');
  const leftOut = leftOutOf(brief, material, body);
  const pains = material.pains.filter(({ raw }) =>
    leftOut.every(({ text }) => text !== raw.trim()),
  );
  const subject = withOneApostrophe(subjectOf({ ...material, pains }, kind), brief);
  return {
    subject,
    body,
    open: [...new Set(findBlanks(`${subject}\n${body}`).map(({ label }) => label))],
    leftOut,
    isEnglish: isInEnglish(brief),
  };
}
