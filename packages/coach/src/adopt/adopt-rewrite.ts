import type { Adoption, Mend, Verdict, Written } from './adoption.ts';
import { type Placed, compose } from './compose.ts';
import { editsBetween, withReasons } from './edits.ts';
import { figuresIn } from './facts.ts';
import { sourcesOf } from './sources.ts';
import { type Sources } from './facts.ts';
import { type Unit, align, stemOf, unitsOf } from './units.ts';
import { type VettedBlock, vetBlock, vetSubject } from './vetting.ts';
import { bareEmail } from './written.ts';
import { endsTheMatter } from '../document/asks.ts';
import { findBlanks } from '../document/blanks.ts';
import type { Email } from '../document/email.ts';
import { parseEmail } from '../document/parse-email.ts';
import { blankOut } from '../document/stretch.ts';
import type { Draft } from '../draft.ts';
import { assistantTalk } from '../lexicon/adopt/chatter.ts';
import { englishFunctionWords } from '../lexicon/words/function-words.ts';
import type { Review } from '../review/review.ts';
import { hasSameFrame } from '../rewrite/edits.ts';
import type { Manner, RewriteOptions } from '../rewrite/edit.ts';
import { type KeptToken, keepsTokens, tokensToKeep } from '../rewrite/protection.ts';
import { rewrite } from '../rewrite/rewrite.ts';
import { score } from '../score/score.ts';
import { draftSequence } from '../sequence/draft-sequence.ts';
import { suggestSubjects } from '../subjects/suggest-subjects.ts';

/** Longer than any email, in characters, and as much as is read of a text that may be anything. */
export const longestRead = 60_000;

/** Twice the words in common over the words of both: below this a sentence is another one. */
const leastShared = 0.4;

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
    return before?.part === unit.part && saysTheSame(unit, before);
  });
}

function saysTheSame(unit: Unit, before: Unit): boolean {
  if (unit.key === before.key || unit.part !== 'sentence') return true;
  const shared = [...unit.stems].filter((stem) => before.stems.has(stem)).length;
  return 2 * shared >= leastShared * (unit.stems.size + before.stems.size);
}

/**
 * The geometric mean of how much of the draft is said again and how much of the text the sources hold. Of texts that
 * answer other emails all but a few in a thousand stay below it; of rewrites hardly one does.
 */
const leastInCommon = 0.25;
/** A long draft cut to a few lines says little of it again, and hardly anything else. */
const fewestAgain = 4;
const mostlyHeld = 0.5;
const word = /[\p{L}\p{N}][\p{L}\p{N}'’]*/gu;
const data = /^\s*(?:[{[]\s*["{[]|<\?xml)/u;

/** Whether a text says enough of what the draft says, and little enough else, to be a version of it. */
function isRewriteOf(written: Email, draft: Email, sources: Sources): boolean {
  const { kind } = written.reading;
  if (draft.reading.kind === 'email' && /^(?:poem|list|code)$/u.test(kind)) return false;
  if (data.test(written.body) && !data.test(draft.body)) return false;
  if (assistantTalk.some((talk) => talk.test(written.body) && !talk.test(draft.body))) return false;
  if (answers(written, draft)) return false;
  const own = stemsOf(draft);
  const said = stemsOf(written);
  const again = [...said].filter((stem) => own.has(stem)).length;
  const held = [...said].filter((stem) => own.has(stem) || sources.stems.has(stem)).length;
  if (said.size === 0 || again === 0) return false;
  if (again >= fewestAgain && held >= said.size * mostlyHeld) return true;
  return Math.sqrt((again / own.size) * (held / said.size)) >= leastInCommon;
}

/** It greets the one who wrote the draft. */
function answers({ addressee: other }: Email, { addressee, signature }: Email): boolean {
  if (!other || other.text === addressee?.text) return false;
  return (signature?.text ?? '').split(/[^\p{L}'’-]+/u).includes(other.text);
}

function stemsOf({ body }: Email): Set<string> {
  const words = blankOut(body, findBlanks(body)).toLowerCase().match(word) ?? [];
  return new Set(words.filter((one) => !englishFunctionWords.has(one)).map(stemOf));
}

type Taken = Written & { readonly mended: readonly Mend[] };

/** The draft with every change taken over that loses nothing of the writer's and makes nothing up. */
function takeOver(own: Email, written: Email, sources: Sources): Taken {
  const units = { own: unitsOf(own), written: unitsOf(written) };
  const blocks = align(units.own, units.written).map((block) =>
    vetBlock(block, own, written, sources),
  );
  const subject = vetSubject(own, written, sources);
  const refused = new Set<VettedBlock>();
  const mended: Mend[] = [...subject.mended, ...blocks.flatMap((block) => block.mended)];
  const tokens = tokensToKeep(own);
  let isSubjectKept = false;
  const draftOf = () => ({
    subject: isSubjectKept ? own.subject : subject.text,
    body: compose(
      blocks.flatMap((block) => place(block, refused.has(block))),
      { body: own.body, units: units.own },
      { body: written.body, units: units.written },
    ),
  });
  for (let next = draftOf(); ; next = draftOf()) {
    const isKept = keptIn(next);
    const lost = tokens.filter((token) => !isKept(token));
    const guilty = lost.flatMap((token) => blocksWith(blocks, refused, token));
    const isSubjectLost: boolean = !isSubjectKept && lost.some(({ field }) => field === 'subject');
    if (guilty.length === 0 && !isSubjectLost) return { ...next, mended };
    mended.push(...lost.map(({ text }): Mend => ({ kind: 'token', text })));
    for (const block of guilty) refused.add(block);
    isSubjectKept ||= isSubjectLost;
  }
}

/** Tells of each token whether a text still has it; "four" is still there when it is written "4". */
function keptIn(next: Written): (token: KeptToken) => boolean {
  let figures: ReadonlySet<string> | null = null;
  return (token) => {
    if (keepsTokens([token], next)) return true;
    if (token.kind !== 'number') return false;
    figures ??= new Set(figuresIn(`${next.subject ?? ''}\n${next.body}`));
    return figuresIn(token.text).every((figure) => figures?.has(figure));
  };
}

/** The blocks taken over so far whose old words held the token. */
function blocksWith(
  blocks: readonly VettedBlock[],
  refused: ReadonlySet<VettedBlock>,
  { field, start, end }: KeptToken,
): VettedBlock[] {
  if (field !== 'body') return [];
  return blocks.filter(
    (block) =>
      block.taken !== null &&
      !refused.has(block) &&
      block.own.some((unit) => unit.start <= start && end <= unit.end),
  );
}

function place(block: VettedBlock, isRefused: boolean): Placed[] {
  const { own, written, taken, isSame } = block;
  if (isSame || taken === null || isRefused) {
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
  const unusable: Adoption = {
    subject: draft.subject,
    body: draft.body,
    before,
    after: before,
    edits: [],
    verdict: 'unusable',
    mended: [],
  };
  if (draft.body.length > longestRead || written.body.length > longestRead) return unusable;
  const own = parseEmail(draft);
  const sources = sourcesOf(draft, known);
  const isLight = manner === 'light';
  const isOwn = written.body === draft.body;
  const given = isLight ? { ...written, subject: draft.subject } : written;
  const stripped = isOwn ? { ...given, mended: [] } : bareEmail(given, own, sources);
  const other = parseEmail({ ...draft, subject: stripped.subject ?? '', body: stripped.body });
  if (!isOwn && !isRewriteOf(other, own, sources)) return unusable;
  const taken = takeOver(own, other, sources);
  const next: Draft = { ...draft, subject: taken.subject, body: taken.body };
  if (isLight && !isLightTouch(parseEmail(next), own)) return unusable;
  if (endsTheMatter(own) && !endsTheMatter(parseEmail(next))) return unusable;
  const after = score(next);
  const mended: Mend[] = [...stripped.mended, ...taken.mended];
  return {
    subject: next.subject,
    body: next.body,
    before,
    after,
    edits: withReasons(draft, editsBetween(draft, next), before, after),
    verdict: verdictOf(after.value - before.value),
    mended,
  };
}

function verdictOf(gain: number): Verdict {
  if (gain === 0) return 'equal';
  return gain > 0 ? 'better' : 'worse';
}

/** The coach's own changes on top of the other hand's words, where they win points. */
function polish(
  draft: Draft,
  adoption: Adoption,
  known: readonly string[],
  manner: Manner,
): Adoption {
  const { verdict, subject, body, after, mended } = adoption;
  if (verdict === 'unusable' || verdict === 'worse') return adoption;
  const polished = adoptRewrite(draft, rewrite({ ...draft, subject, body }, { manner }), known, {
    manner,
  });
  return polished.after.value > after.value ? { ...polished, mended } : adoption;
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
  { manner = 'full' }: RewriteOptions = {},
): Adoption & Pick<Review, 'subjects' | 'sequence'> {
  const adoption = polish(draft, adoptRewrite(draft, written, known, { manner }), known, manner);
  const { subject, body } = adoption;
  return {
    ...adoption,
    subjects: suggestSubjects(draft),
    sequence: draftSequence({ ...draft, subject, body }),
  };
}
