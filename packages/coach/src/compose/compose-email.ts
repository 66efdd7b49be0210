import type { Brief, BriefField } from '../brief/brief.ts';
import { type Fact, chooseFacts, readFacts } from './facts.ts';
import { type Material, kindOf, voiceOf, write } from './kinds.ts';
import { type Pain, readBond, readName, readPain, readRole } from './reader.ts';
import { readRequest } from './request.ts';
import { bare, blank, countWords, once, opening, tidy } from './text.ts';
import { findBlanks } from '../document/blanks.ts';
import { detectLanguage } from '../document/language-of.ts';
import { scanWords } from '../document/sentences.ts';
import { isCommonWord } from '../rules/questions.ts';

/** Who sends the email; an empty text is one that was not given. */
export type Sender = {
  readonly name: string;
  readonly company: string;
  /** What stands under every email of theirs, as they wrote it. */
  readonly signature: string;
};

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

/** With fewer words a line is added that makes the question easier to answer. */
const fewWords = 45;
/** What is wanted that a yes or a no answers. */
const yesOrNo = /^(?:meeting|thing|deed|offer|reply|words)$/u;

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
  const isForRole = kind.name === 'job application';
  const { name = '', signature = '' } = sender;
  const company = isForRole ? '' : (sender.company ?? '').trim();
  const facts = readFacts(brief.context, isForRole ? 'I' : 'We');
  const isEnglish = isInEnglish(brief);
  const given = { ...materialOf(brief, facts, isForRole), company };
  const material = isEnglish ? given : quoted(given, brief);
  const { voice, request } = material;
  const message = kind.paragraphs
    .map((parts) => parts.flatMap((part) => write(part, material)))
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.join(' '));
  const isQuestion = kind.name !== 'thank you' && !isForRole;
  const isShort = countWords(message.join(' ')) < fewWords && request.link === null;
  if (isShort && isQuestion && yesOrNo.test(request.want))
    message.push(`${message.pop() ?? ''} ${voice.eases}`);
  const unsigned = [name.trim() || blank('your name'), company].filter(Boolean);
  const signed = signature.trim() === '' ? unsigned : [signature.trim()];
  const body = [
    `${voice.greeting} ${readName(brief.audience) ?? blank('first name')},`,
    ...message.map((paragraph) => withOneApostrophe(paragraph, brief)),
    [voice.close, ...signed].join('\n'),
  ].join('\n\n');
  const leftOut = leftOutOf(brief, material, facts, body);
  const pain = material.pains.find(({ raw }) => leftOut.every(({ text }) => text !== raw.trim()));
  const named = pain?.name ? [`a question about ${pain.name}`] : [];
  const offered = request.want === 'thing' ? [request.text] : [];
  const role = material.role ? [`${material.role.title} application`] : [];
  const title = [...role, ...(isQuestion ? [...named, ...offered] : [])].find(fitsSubject);
  const subject = withOneApostrophe(opening(title ?? kind.subject), brief);
  const open = [...new Set(findBlanks(`${subject}\n${body}`).map(({ label }) => label))];
  return { subject, body, open, leftOut, isEnglish };
}

/** A short line about what the reader knows. */
function fitsSubject(text: string): boolean {
  return countWords(text) <= 9 && !/[[\]{}<>|?!“:]|\b(?:you|your)\b/iu.test(text);
}

function materialOf(brief: Brief, facts: readonly Fact[], isForRole: boolean): Material {
  const voice = voiceOf(brief.tone);
  const role = isForRole ? readRole(brief.callToAction) : null;
  return {
    ...{ voice, role, company: '', bond: readBond(brief.audience) },
    request: readRequest(role?.rest ?? brief.callToAction),
    pains: once(brief.painPoints).flatMap((raw) => readPain(raw) ?? []),
    facts: chooseFacts(facts, voice),
  };
}

/** The same with words of another language, which no English sentence can be built around. */
function quoted(material: Material, { callToAction }: Brief): Material {
  const { request, pains } = material;
  const isPlain = request.link !== null || /^(?:question|reply)$/u.test(request.want);
  const words = {
    ...request,
    want: 'words',
    text: tidy(callToAction),
    more: [],
    unsaid: [],
  } as const;
  const quote = (pain: Pain) =>
    ({ ...pain, frame: 'other', text: tidy(pain.raw), unsaid: '' }) as const;
  return {
    ...{ ...material, bond: null, request: isPlain ? request : words },
    pains: pains.map((pain) => (pain.frame === 'question' ? pain : quote(pain))),
  };
}

const longestBrief = 2_000;

/** Whether the words of a brief are English, as far as one can tell: fragments look like any language. */
function isInEnglish(brief: Brief): boolean {
  const text = wordsIn(brief).slice(0, longestBrief);
  const words = scanWords(text, 0, text.length);
  const known = words.filter(({ key }) => isCommonWord(key)).length;
  return known > words.length / 2 || ['en', 'und'].includes(detectLanguage(words, []));
}

const longestLeft = 200;

/** What of a brief its email does not say. */
function leftOutOf(
  brief: Brief,
  { pains, request }: Material,
  facts: readonly Fact[],
  body: string,
): LeftOut[] {
  const said = ` ${bare(body)} `;
  const isUnsaid = (text: string) => !said.includes(` ${bare(text)} `);
  const as = (field: LeftOut['field']) => (text: string) => ({
    field,
    text: text.slice(0, longestLeft),
  });
  const untold = once(brief.painPoints).map((raw) => {
    const pain = pains.find((one) => one.raw === raw);
    return pain && !isUnsaid(pain.text) ? pain.unsaid : raw.trim();
  });
  const told = facts.map(({ text }) => text).filter(isUnsaid);
  return [
    ...once(untold).map(as('painPoints')),
    ...request.unsaid.map(as('callToAction')),
    ...told.map(as('context')),
  ];
}

/** Words of the email with the apostrophe that the brief uses, so that one email has one kind. */
function withOneApostrophe(text: string, brief: Brief): string {
  const isStraight = /\p{L}'\p{L}/u.test(wordsIn(brief));
  return isStraight ? text.replace(/(?<=\p{L})’(?=\p{L})/gu, "'") : text;
}

function wordsIn({ audience, painPoints, callToAction, context }: Brief): string {
  return [audience, ...painPoints, callToAction, context].join('\n');
}
