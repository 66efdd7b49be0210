import type { Brief, BriefField } from '../brief.ts';
import { type Fact, chooseFacts, readFacts } from './facts.ts';
import { type Material, kindOf, voiceOf, write } from './kinds.ts';
import { readBond, readName, readPain, readRole } from './reader.ts';
import { readRequest } from './request.ts';
import { bare, blank, countWords, once, opening } from './text.ts';
import { findBlanks } from '../blanks.ts';
import { detectLanguage } from '../document/language-of.ts';
import { scanWords } from '../document/sentences.ts';
import { isCommonWord } from '../rules/learned-questions.ts';

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
  /** What did not fit, in the order of the brief; writing instructions are not listed. */
  readonly leftOut: readonly LeftOut[];
  /** False if the brief is in another language: its words are then quoted in English sentences. */
  readonly isEnglish: boolean;
};

/** Below this length a line is added that makes the question easier to answer. */
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
  const isQuestion = kind.name !== 'thank you' && !isForRole;
  const isEnglish = isInEnglish(brief);
  const voice = voiceOf(brief.tone);
  const facts = readFacts(brief.context, isForRole ? 'I' : 'We');
  const role = isForRole ? readRole(brief.callToAction) : null;
  const request = readRequest(role?.rest ?? brief.callToAction, isEnglish);
  const material: Material = {
    voice,
    role,
    request,
    bond: isEnglish ? readBond(brief.audience) : null,
    pains: once(brief.painPoints).flatMap((raw) => readPain(raw, isEnglish) ?? []),
    facts: chooseFacts(facts, voice),
    company: isForRole ? '' : (sender.company ?? '').trim(),
  };
  const message = kind.paragraphs
    .map((parts) => parts.flatMap((part) => write(part, material)).join(' '))
    .filter(Boolean);
  const isShort = countWords(message.join(' ')) < fewWords && request.link === null;
  if (isShort && isQuestion && yesOrNo.test(request.want))
    message.push(`${message.pop() ?? ''} ${voice.eases}`);
  const body = [
    `${voice.greeting} ${readName(brief.audience) ?? blank('first name')},`,
    ...message.map((paragraph) => withOneApostrophe(paragraph, brief)),
    `${voice.close}\n${signatureOf(sender, material)}`,
  ].join('\n\n');
  const leftOut = leftOutOf(brief, material, facts, body);
  const title = titlesFor(material, leftOut, isQuestion).find(fitsSubject) ?? kind.subject;
  const subject = withOneApostrophe(opening(title), brief);
  const open = [...new Set(findBlanks(`${subject}\n${body}`).map(({ label }) => label))];
  return { subject, body, open, leftOut, isEnglish };
}

function signatureOf(
  { name = '', signature = '' }: Partial<Sender>,
  { company }: Material,
): string {
  const unsigned = [name.trim() || blank('your name'), company].filter(Boolean);
  return signature.trim() || unsigned.join('\n');
}

/** Subject candidates, best first; a pain point only if the email mentions it. */
function titlesFor(
  { role, pains, request }: Material,
  leftOut: readonly LeftOut[],
  isQuestion: boolean,
): string[] {
  if (!isQuestion) return role ? [`${role.title} application`] : [];
  const pain = pains.find(({ raw }) => leftOut.every(({ text }) => text !== raw.trim()));
  const named = pain?.name ? [`a question about ${pain.name}`] : [];
  return request.want === 'thing' ? [...named, request.text] : named;
}

/** A short line about what the reader knows. */
function fitsSubject(text: string): boolean {
  return countWords(text) <= 9 && !/[[\]{}<>|?!“:]|\b(?:you|your)\b/iu.test(text);
}

const longestBrief = 2_000;

/** Whether the brief is in English, as far as fragments allow to tell. */
function isInEnglish(brief: Brief): boolean {
  const text = wordsIn(brief).slice(0, longestBrief);
  const words = scanWords(text, 0, text.length);
  const known = words.filter(({ key }) => isCommonWord(key)).length;
  return known > words.length / 2 || ['en', 'und'].includes(detectLanguage(words, []));
}

const longestLeft = 200;

/** The parts of a brief that its email leaves out. */
function leftOutOf(
  { painPoints }: Brief,
  { pains, request }: Material,
  facts: readonly Fact[],
  body: string,
): LeftOut[] {
  const bareBody = ` ${bare(body)} `;
  const isUnsaid = (text: string) => !bareBody.includes(` ${bare(text)} `);
  const left = (field: LeftOut['field'], texts: readonly string[]) =>
    texts.map((text) => ({ field, text: text.slice(0, longestLeft) }));
  const untold = once(painPoints).map((raw) => {
    const pain = pains.find((one) => one.raw === raw);
    return pain && !isUnsaid(pain.text) ? pain.unsaid : raw.trim();
  });
  return [
    ...left('painPoints', once(untold)),
    ...left('callToAction', request.unsaid),
    ...left('context', facts.map(({ text }) => text).filter(isUnsaid)),
  ];
}

/** Uses the brief's kind of apostrophe throughout. */
function withOneApostrophe(text: string, brief: Brief): string {
  const isStraight = /\p{L}'\p{L}/u.test(wordsIn(brief));
  return isStraight ? text.replace(/(?<=\p{L})’(?=\p{L})/gu, "'") : text;
}

function wordsIn({ audience, painPoints, callToAction, context }: Brief): string {
  return [audience, ...painPoints, callToAction, context].join('\n');
}
