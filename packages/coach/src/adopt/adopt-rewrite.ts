import { type Adoption, type Mend, type Verdict, type Written, longestRead } from './adoption.ts';
import { bareEmail, isAboutTheText } from './bare-email.ts';
import { type Placed, compose } from './compose.ts';
import { editsBetween } from './edits.ts';
import { type Sources, figuresIn, sourcesOf } from './facts.ts';
import { align, likeness, stemOf, unitsOf } from './units.ts';
import { type VettedBlock, vetBlock, vetSubject } from './vetting.ts';
import { endsTheMatter } from '../document/asks.ts';
import { findBlanks } from '../document/blanks.ts';
import type { Email } from '../document/email.ts';
import { parseEmail } from '../document/parse-email.ts';
import { blankOut } from '../document/stretch.ts';
import type { Draft } from '../draft.ts';
import { englishFunctionWords } from '../lexicon/words/function-words.ts';
import type { Review } from '../review/review.ts';
import type { RewriteOptions } from '../rewrite/edit.ts';
import { type KeptToken, keepsTokens, tokensToKeep } from '../rewrite/protection.ts';
import { rewrite } from '../rewrite/rewrite.ts';
import { score } from '../score/score.ts';
import { draftSequence } from '../sequence/draft-sequence.ts';
import { suggestSubjects } from '../subjects/suggest-subjects.ts';

/** Below this likeness a sentence is another one. */
const leastAlike = 0.4;

/**
 * Whether a version changes words and phrases alone: each sentence still stands in its place and
 * paragraph and says most of what it said, and none has come or gone.
 */
export function isLightTouch(version: Email, own: Email): boolean {
  const frameOf = ({ paragraphs }: Email) => paragraphs.map((one) => one.sentences.length).join();
  if (frameOf(version) !== frameOf(own)) return false;
  const [units, others] = [unitsOf(version), unitsOf(own)];
  if (units.length !== others.length) return false;
  return units.every((unit, at) => {
    const before = others[at];
    return before?.part === unit.part && likeness(unit, before) >= leastAlike;
  });
}

/**
 * The geometric mean of how much of the draft is said again and how much of the text the sources hold. Of texts that
 * answer other emails all but a few in a thousand stay below it; of rewrites hardly one does.
 */
const leastInCommon = 0.25;
/** A long draft cut to a few lines says little of it again, and hardly anything else. */
const fewestAgain = 4;
const mostlyHeld = 0.5;

/** Whether a text says enough of what the draft says, and little enough else, to be a version of it. */
function isRewriteOf(written: Email, draft: Email, sources: Sources): boolean {
  const isOther = /^(?:poem|list|code)$/u.test(written.reading.kind);
  if (isOther && draft.reading.kind === 'email') return false;
  const isData = ({ body }: Email) => /^\s*(?:[{[]\s*["{[]|<\?xml)/u.test(body);
  if (isData(written) && !isData(draft)) return false;
  if (isAboutTheText(written.body) && !isAboutTheText(draft.body)) return false;
  if (answers(written, draft)) return false;
  const [own, said] = [stemsOf(draft), stemsOf(written)];
  const again = [...said].filter((stem) => own.has(stem)).length;
  const held = [...said].filter((stem) => own.has(stem) || sources.stems.has(stem)).length;
  if (again === 0) return false;
  if (again >= fewestAgain && held >= said.size * mostlyHeld) return true;
  return Math.sqrt((again / own.size) * (held / said.size)) >= leastInCommon;
}

/** It greets the one who wrote the draft. */
function answers({ addressee: other }: Email, { addressee, signature }: Email): boolean {
  if (!other || other.text === addressee?.text) return false;
  return (signature?.text ?? '').split(/[^\p{L}'’-]+/u).includes(other.text);
}

function stemsOf({ body }: Email): Set<string> {
  const text = blankOut(body, findBlanks(body)).toLowerCase();
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu) ?? [];
  return new Set(words.filter((one) => !englishFunctionWords.has(one)).map(stemOf));
}

type Taken = Written & { readonly mended: readonly Mend[] };

/** The draft with every change taken over that loses nothing of the writer's and makes nothing up. */
function takeOver(own: Email, written: Email, sources: Sources): Taken {
  const units = { own: unitsOf(own), written: unitsOf(written) };
  const blocks = align(units.own, units.written).map((block) =>
    vetBlock(block, own, written, sources),
  );
  const vetted = vetSubject(own, written, sources);
  const mended: Mend[] = [...vetted.mended, ...blocks.flatMap((block) => block.mended)];
  const refused = new Set<VettedBlock>();
  let { subject } = vetted;
  for (;;) {
    const body = compose(
      blocks.flatMap((block) => place(block, refused.has(block))),
      { body: own.body, units: units.own },
      { body: written.body, units: units.written },
    );
    const isKept = keptIn({ subject, body });
    const lost = tokensToKeep(own).filter((token) => !isKept(token));
    const guilty = blocks.filter(
      (block) => block.taken && !refused.has(block) && lost.some((token) => held(block, token)),
    );
    const isSubjectLost = subject !== own.subject && lost.some(({ field }) => field === 'subject');
    if (guilty.length === 0 && !isSubjectLost) return { subject, body, mended };
    mended.push(...lost.map(({ text }): Mend => ({ kind: 'token', text })));
    for (const block of guilty) refused.add(block);
    if (isSubjectLost) ({ subject } = own);
  }
}

/** Tells of each token whether a text still has it; "four" is still there when it is written "4", and a quotation with a capital. */
function keptIn(next: Written): (token: KeptToken) => boolean {
  let figures: ReadonlySet<string> | null = null;
  return (token) => {
    if (keepsTokens([token], next)) return true;
    if (token.kind === 'quotation')
      return next.body.toLowerCase().includes(token.text.toLowerCase());
    if (token.kind !== 'number') return false;
    figures ??= new Set(figuresIn(`${next.subject ?? ''}\n${next.body}`));
    return figuresIn(token.text).every((figure) => figures?.has(figure));
  };
}

/** Whether the old words of a block held the token. */
function held(block: VettedBlock, { field, start, end }: KeptToken): boolean {
  return field === 'body' && block.own.some((unit) => unit.start <= start && end <= unit.end);
}

function place({ own, written, taken, isSame }: VettedBlock, isRefused: boolean): Placed[] {
  if (taken === null || isRefused) {
    const same = isSame ? (written[0]?.index ?? null) : null;
    return own.map(({ text, index }) => ({ text, own: index, written: same }));
  }
  const [first, last] = [own[0]?.index ?? null, own.at(-1)?.index ?? null];
  return taken.map(({ text, unit }, at) => ({
    text,
    own: at === 0 ? first : at === taken.length - 1 ? last : null,
    written: unit.index,
  }));
}

/**
 * Vets a rewrite that somebody else wrote, a model or a colleague, so that it can be shown as the coach's own are.
 * What is said around the email goes; what the draft has and the rewrite lost is put back; a fact that neither the
 * draft nor `known` holds becomes a blank, a claim without a source is refused. Never throws.
 *
 * @param known texts that facts may come from besides the draft: a brief, a profile.
 * @param options `light`: the subject stays, and it is unusable where a sentence came, went, moved or became another.
 * @example
 * adoptRewrite({ subject: null, body: 'Hi Tom,\n\nWe make ovens in order to save time.' }, { subject: null, body: 'Hi Tom,\n\nOur ovens save time.' }).body; // 'Hi Tom,\n\nOur ovens save time.'
 * adoptRewrite({ subject: null, body: 'Hi Tom,\n\nWe make ovens.' }, { subject: null, body: 'Roses are red.' }).verdict; // 'unusable'
 */
export function adoptRewrite(
  draft: Draft,
  written: Written,
  known: readonly string[] = [],
  { manner = 'full' }: RewriteOptions = {},
): Adoption {
  const before = score(draft);
  const { subject, body } = draft;
  const as = (verdict: Verdict): Adoption => ({
    ...{ subject, body, before, after: before, edits: [], verdict, mended: [] },
  });
  const isLight = manner === 'light';
  const given = isLight ? { ...written, subject } : written;
  if (given.subject === subject && given.body === body) return as('equal');
  if (body.length > longestRead || given.body.length > longestRead) return as('unusable');
  const own = parseEmail(draft);
  const sources = sourcesOf(own, known);
  const isOwn = given.body === body;
  const bare = isOwn ? { ...given, mended: [] } : bareEmail(given, own, sources);
  const other = parseEmail({ ...draft, subject: bare.subject ?? '', body: bare.body });
  if (!isOwn && !isRewriteOf(other, own, sources)) return as('unusable');
  const taken = takeOver(own, other, sources);
  const next: Draft = { ...draft, subject: taken.subject, body: taken.body };
  const read = parseEmail(next);
  if (isLight && !isLightTouch(read, own)) return as('unusable');
  if (endsTheMatter(own) && !endsTheMatter(read)) return as('unusable');
  const after = score(next);
  const gain = after.value - before.value;
  return {
    subject: next.subject,
    body: next.body,
    before,
    after,
    edits: editsBetween(draft, next, before, after),
    verdict: gain === 0 ? 'equal' : gain > 0 ? 'better' : 'worse',
    mended: [...bare.mended, ...taken.mended],
  };
}

/**
 * All that there is to say of an email that another hand rewrote: the rewrite vetted as by `adoptRewrite`, with the
 * coach's own changes where they win points, subject ideas, and follow-ups to the adopted text. Never throws.
 *
 * @param known texts that facts may come from besides the draft: a brief, a profile.
 * @param options `light`: the subject stays, and it is unusable where a sentence came, went, moved or became another.
 * @example
 * adoptReview({ subject: null, body: 'Hi Tom,\n\nWe make ovens in order to save time.' }, { subject: null, body: 'Hi Tom,\n\nOur ovens save time.' }).body; // 'Hi Tom,\n\nOur ovens save time.'
 */
export function adoptReview(
  draft: Draft,
  written: Written,
  known: readonly string[] = [],
  options: RewriteOptions = {},
): Adoption & Pick<Review, 'subjects' | 'sequence'> {
  const vetted = adoptRewrite(draft, written, known, options);
  const adoption = polish(draft, vetted, known, options);
  const { subject, body } = adoption;
  return {
    ...adoption,
    subjects: suggestSubjects(draft),
    sequence: draftSequence({ ...draft, subject, body }),
  };
}

/** The coach's own changes on top of the other hand's words, where they win points. */
function polish(
  draft: Draft,
  adoption: Adoption,
  known: readonly string[],
  options: RewriteOptions,
): Adoption {
  const { verdict, subject, body, after, mended } = adoption;
  if (verdict === 'unusable' || verdict === 'worse') return adoption;
  const better = rewrite({ ...draft, subject, body }, { manner: options.manner });
  const polished = adoptRewrite(draft, better, known, options);
  return polished.after.value > after.value ? { ...polished, mended } : adoption;
}
