import type { Brief } from '../brief/brief.ts';
import { findBlanks } from '../document/blanks.ts';
import { countWords } from './choose-facts.ts';
import { type Composition, type Sender, blank } from './composition.ts';
import { kindOf } from './kinds/kind-of.ts';
import { type Material, materialOf } from './material.ts';
import type { RequestKind } from './reading/request.ts';
import { readName } from './reading/read-name.ts';
import { isInEnglish } from './is-in-english.ts';
import { leftOutOf } from './left-out.ts';
import { withOneApostrophe } from './with-one-apostrophe.ts';
import { subjectOf } from './subject-of.ts';

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
