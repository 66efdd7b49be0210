import {
  type VettedRewrite,
  type Repair,
  type Verdict,
  type Written,
  longestVetted,
  repairsOf,
} from './outcome.ts';
import { bareEmail, isAboutTheText } from './bare-email.ts';
import { type Placed, joinUnits } from './join-units.ts';
import { editsBetween } from './edits.ts';
import { type Sources, figuresIn, sourcesOf } from './facts.ts';
import { align, likeness, stemOf, unitsOf } from './units.ts';
import { type VettedBlock, vetBlock, vetSubject } from './vet-block.ts';
import { endsTheMatter } from '../document/goodbyes.ts';
import { findBlanks } from '../blanks.ts';
import type { Email } from '../document/email.ts';
import { parseEmail } from '../document/parse-email.ts';
import { blankOut } from '../document/stretch.ts';
import type { Draft } from '../draft.ts';
import { englishFunctionWords } from '../lexicon/function-words.ts';
import { type Review, helpBeside } from '../review.ts';
import type { RewriteOptions } from '../rewrite/edit.ts';
import { type TokenToKeep, keepsTokens, tokensToKeep } from '../rewrite/protection.ts';
import { type Rewrite, hasSameFrame, rewrite } from '../rewrite/rewrite.ts';
import { score } from '../score/score.ts';

/** Below this likeness a sentence is another one. */
const leastAlike = 0.4;

/**
 * Whether a version changes words and phrases alone: each sentence still stands in its place and
 * paragraph and says most of what it said, and none has come or gone.
 */
export function isLightTouch(version: Email, own: Email): boolean {
  if (!hasSameFrame(version, own)) return false;
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
  const isOther = /^(?:list|code)$/u.test(written.reading.kind);
  if (isOther && draft.reading.kind === 'email') return false;
  const isData = ({ body }: Email) => /^\s*(?:[{[]\s*["{[]|<\?xml)/u.test(body);
  if (isData(written) && !isData(draft)) return false;
  if (isAboutTheText(written.body) && !isAboutTheText(draft.body)) return false;
  if (answers(written, draft)) return false;
  const [own, writtenStems] = [stemsOf(draft), stemsOf(written)];
  const again = [...writtenStems].filter((stem) => own.has(stem)).length;
  const held = [...writtenStems].filter((stem) => own.has(stem) || sources.stems.has(stem)).length;
  if (again === 0) return false;
  if (again >= fewestAgain && held >= writtenStems.size * mostlyHeld) return true;
  return Math.sqrt((again / own.size) * (held / writtenStems.size)) >= leastInCommon;
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

type VettedBody = Written & { readonly repaired: readonly Repair[] };

/** The draft with every change taken over that loses nothing of the writer's and makes nothing up. */
function takeOver(own: Email, written: Email, sources: Sources): VettedBody {
  const units = { own: unitsOf(own), written: unitsOf(written) };
  let blocks = align(units.own, units.written).map((block) =>
    vetBlock(block, own, written, sources),
  );
  let { subject, repaired } = vetSubject(own, written, sources);
  repaired = [...repaired, ...blocks.flatMap((block) => block.repaired)];
  for (;;) {
    const body = joinUnits(
      blocks.flatMap(placeBlock),
      { body: own.body, units: units.own },
      { body: written.body, units: units.written },
    );
    const lost = lostFrom(own, { subject, body });
    const isGuilty = (block: VettedBlock) => block.accepted !== null && lost.some(heldIn(block));
    const isSubjectLost = subject !== own.subject && lost.some(({ field }) => field === 'subject');
    if (!isSubjectLost && !blocks.some(isGuilty)) return { subject, body, repaired };
    repaired = [...repaired, ...repairsOf('token', lost)];
    blocks = blocks.map((block) => (isGuilty(block) ? { ...block, accepted: null } : block));
    if (isSubjectLost) ({ subject } = own);
  }
}

/** What the draft has and a text has no more; "four" is still there when it is written "4", and a quotation with a capital. */
function lostFrom(own: Email, next: Written): TokenToKeep[] {
  const missing = tokensToKeep(own).filter((token) => !keepsTokens([token], next));
  const figures = missing.length > 0 ? figuresIn(`${next.subject ?? ''}\n${next.body}`) : [];
  const body = next.body.toLowerCase();
  return missing.filter(({ kind, text }) => {
    if (kind === 'number') return !figuresIn(text).every((one) => figures.includes(one));
    return kind !== 'quotation' || !body.includes(text.toLowerCase());
  });
}

/** Whether the old words of a block held a token. */
function heldIn(block: VettedBlock): (token: TokenToKeep) => boolean {
  return ({ field, start, end }) =>
    field === 'body' && block.own.some((unit) => unit.start <= start && end <= unit.end);
}

function placeBlock({ own, written, accepted, isSame }: VettedBlock): Placed[] {
  if (accepted === null) {
    const same = isSame ? (written[0]?.index ?? null) : null;
    return own.map(({ text, index }) => ({ text, own: index, written: same }));
  }
  return accepted.map(({ text, unit }, at) => {
    const beside = at === 0 ? own[0] : at === accepted.length - 1 ? own.at(-1) : undefined;
    return { text, own: beside?.index ?? null, written: unit.index };
  });
}

/**
 * Vets a rewrite that somebody else wrote, a model or a colleague, so that it can be shown as the coach's own are.
 * What is said around the email goes; what the draft has and the rewrite lost is put back; a fact that neither the
 * draft nor `known` holds becomes a blank, a claim without a source is refused. Never throws.
 *
 * @param known texts that facts may come from besides the draft: a brief, a profile.
 * @param options `light`: the subject stays, and it is unusable where a sentence came, went, moved or became another.
 * @example
 * vetRewrite({ subject: null, body: 'Hi Tom,\n\nWe make ovens in order to save time.' }, { subject: null, body: 'Hi Tom,\n\nOur ovens save time.' }).body; // 'Hi Tom,\n\nOur ovens save time.'
 * vetRewrite({ subject: null, body: 'Hi Tom,\n\nWe make ovens.' }, { subject: null, body: 'Roses are red.' }).verdict; // 'unusable'
 */
export function vetRewrite(
  draft: Draft,
  written: Written,
  known: readonly string[] = [],
  { manner = 'full' }: RewriteOptions = {},
): VettedRewrite {
  const before = score(draft);
  const { subject, body } = draft;
  const as = (verdict: Verdict): VettedRewrite => ({
    ...{ subject, body, before, after: before, edits: [], verdict, repaired: [] },
  });
  const isLight = manner === 'light';
  const candidate = isLight ? { ...written, subject } : written;
  if (candidate.subject === subject && candidate.body === body) return as('equal');
  if (body.length > longestVetted || candidate.body.length > longestVetted) return as('unusable');
  const own = parseEmail(draft);
  const sources = sourcesOf(own, known);
  const isOwn = candidate.body === body;
  const bare = isOwn ? { ...candidate, repaired: [] } : bareEmail(candidate, own, sources);
  const other = parseEmail({ ...draft, subject: bare.subject ?? '', body: bare.body });
  if (!isOwn && !isRewriteOf(other, own, sources)) return as('unusable');
  const vetted = takeOver(own, other, sources);
  const next: Draft = { ...draft, subject: vetted.subject, body: vetted.body };
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
    repaired: [...bare.repaired, ...vetted.repaired],
  };
}

/**
 * All that there is to say of an email that another hand rewrote: the rewrite vetted as by `vetRewrite`, with the
 * coach's own changes where they win points, offers and questions, subject ideas, and follow-ups to the adopted text. Never throws.
 *
 * @param known texts that facts may come from besides the draft: a brief, a profile.
 * @param options `light`: the subject stays, and it is unusable where a sentence came, went, moved or became another.
 * @example
 * vetReview({ subject: null, body: 'Hi Tom,\n\nWe make ovens in order to save time.' }, { subject: null, body: 'Hi Tom,\n\nOur ovens save time.' }).body; // 'Hi Tom,\n\nOur ovens save time.'
 */
export function vetReview(
  draft: Draft,
  written: Written,
  known: readonly string[] = [],
  options: RewriteOptions = {},
): VettedRewrite & Omit<Review, keyof Rewrite> {
  const vetted = vetRewrite(draft, written, known, options);
  const improved = polish(draft, vetted, known, options);
  return { ...improved, ...helpBeside(draft, improved, options) };
}

/** The coach's own changes on top of the other hand's words, where they win points. */
function polish(
  draft: Draft,
  improved: VettedRewrite,
  known: readonly string[],
  options: RewriteOptions,
): VettedRewrite {
  const { verdict, subject, body, after, repaired } = improved;
  if (verdict === 'unusable' || verdict === 'worse') return improved;
  const better = rewrite({ ...draft, subject, body }, { manner: options.manner });
  const polished = vetRewrite(draft, better, known, options);
  return polished.after.value > after.value ? { ...polished, repaired } : improved;
}
