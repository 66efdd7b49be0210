import type { Mend } from './adoption.ts';
import { saysMore } from './claims.ts';
import { changedTokens, isTurnedRound, tokensIn } from './facts.ts';
import { findClaims, isNovelStatement, untracedIn } from './sources.ts';
import { type Sources } from './facts.ts';
import { type Block, type Part, type Unit, isClosed } from './units.ts';
import type { Email, ProtectedKind, ProtectedToken, Stretch } from '../document/email.ts';
import { findReplyMark } from '../document/protected-tokens.ts';

const labels: Readonly<Record<Exclude<ProtectedKind, 'blank' | 'merge_tag'>, string>> = {
  name: 'a name',
  number: 'a figure',
  date: 'a date',
  link: 'a link',
  email_address: 'an email address',
  quotation: 'their words',
};

/**
 * A text with blanks in place of some of its tokens, and without the stretches that are to go with the space after
 * them. Offsets count from the start of the text; both lists are in order and apart.
 */
export function fillBlanks(
  text: string,
  tokens: readonly ProtectedToken[],
  part: Part,
  gone: readonly Stretch[] = [],
): string {
  const changes = [
    ...tokens.map((token) => ({ ...token, put: blankFor(token, part) })),
    ...gone.map(({ start, end }) => ({ start, end: end + (text[end] === ' ' ? 1 : 0), put: '' })),
  ].sort((one, other) => one.start - other.start);
  let filled = '';
  let from = 0;
  for (const { start, end, put } of changes) {
    filled += text.slice(from, start) + put;
    from = end;
  }
  return filled + text.slice(from);
}

function blankFor({ kind, text }: ProtectedToken, part: Part): string {
  if (kind === 'blank') return '[fill in: a figure]';
  const label = kind === 'merge_tag' ? fieldOf(text) : labelOf(kind, part);
  return `[fill in: ${label}]`;
}

function labelOf(kind: keyof typeof labels, part: Part): string {
  if (kind !== 'name') return labels[kind];
  if (part === 'greeting') return 'first name';
  return part === 'signature' ? 'your name' : labels.name;
}

/** "{{first_name}}" asks for a first name. */
function fieldOf(tag: string): string {
  const words = tag
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase();
  return words === '' ? 'a name' : words.slice(0, 40);
}

/** A written unit with blanks for what no source holds. */
type VettedUnit = { readonly text: string; readonly mended: readonly Mend[] };

function vetUnit(email: Email, unit: Unit, sources: Sources): VettedUnit {
  const untraced = untracedIn(email, { field: 'body', start: unit.start, end: unit.end }, sources);
  const inUnit = untraced.map((token) => ({
    ...token,
    start: token.start - unit.start,
    end: token.end - unit.start,
  }));
  return {
    text: fillBlanks(unit.text, inUnit, unit.part),
    mended: untraced.map(({ text }) => ({ kind: 'fact', text })),
  };
}

/** `taken`: what stands in place of the draft's units from now on; null when they stay. */
export type VettedBlock = Block & {
  readonly taken: readonly { readonly unit: Unit; readonly text: string }[] | null;
  readonly mended: readonly Mend[];
};

/** Decides about one change, as far as it can be judged without the rest of the text. */
export function vetBlock(block: Block, own: Email, written: Email, sources: Sources): VettedBlock {
  if (block.isSame) return { ...block, taken: null, mended: [] };
  if (block.own.some(isClosed)) return refuse(block, 'token', block.own);
  if (isCutOff(block, own, written)) return { ...block, taken: null, mended: [] };
  const units = block.written.filter((unit) => !isWritersOwn(unit, own));
  const isAdded = block.own.length === 0;
  const claimed = units.filter((unit) => claims(unit, sources, isAdded));
  if (claimed.length > 0 && !isAdded) return refuse(block, 'claim', claimed);
  const changed = changedTokens(
    block.own.flatMap((unit) => tokensIn(own, unit)),
    units.flatMap((unit) => tokensIn(written, unit)),
  );
  if (changed.length > 0) return refuse(block, 'token', changed);
  if (!isAdded && isTurnedRound(block, own, written)) return refuse(block, 'claim', units);
  if (!isAdded && saysMore(sentencesOf(block.own), sentencesOf(units), sources))
    return refuse(block, 'claim', units);
  const vetted = units
    .filter((unit) => !claimed.includes(unit))
    .map((unit) => ({ unit, ...vetUnit(written, unit, sources) }));
  return {
    ...block,
    taken: vetted.map(({ unit, text }) => ({ unit, text })),
    mended: [...mendsOf('claim', claimed), ...vetted.flatMap(({ mended }) => mended)],
  };
}

function sentencesOf(units: readonly Unit[]): string[] {
  return units.filter(({ part }) => part === 'sentence').map(({ text }) => text);
}

/** The written text ends before the sign-off, and the signature that comes back needs one. */
function isCutOff({ own: units, written: others }: Block, own: Email, written: Email): boolean {
  const isSignOff = units.length > 0 && units.every(({ part }) => part === 'sign_off');
  return isSignOff && others.length === 0 && own.signature !== null && written.signature === null;
}

function claims({ part, text }: Unit, sources: Sources, isAdded: boolean): boolean {
  if (part === 'greeting' || part === 'sign_off') return false;
  if (findClaims(text, sources).length > 0) return true;
  if (part !== 'sentence') return false;
  if (isAdded && saysMore([], [text], sources)) return true;
  return isNovelStatement(text, sources, isAdded ? 'added' : 'reworded');
}

function refuse(
  block: Block,
  kind: Mend['kind'],
  why: readonly { readonly text: string }[],
): VettedBlock {
  return { ...block, taken: null, mended: mendsOf(kind, why) };
}

function mendsOf(kind: Mend['kind'], why: readonly { readonly text: string }[]): Mend[] {
  return why.map(({ text }) => ({ kind, text }));
}

/** A signature, footer or thread that the draft has its own of. */
function isWritersOwn({ part, key }: Unit, { signature, footer, quotedThread }: Email): boolean {
  if (part === 'thread') return true;
  if (part === 'footer') return footer !== null;
  if (part === 'signature') return signature !== null;
  const lines = [signature, footer, quotedThread].flatMap((stretch) =>
    (stretch?.text ?? '').split('\n').map((line) => line.trim()),
  );
  return lines.includes(key);
}

type VettedSubject = { readonly text: string | null; readonly mended: readonly Mend[] };

const longestSubject = 200;

/** The written subject, when it says nothing that has no source; the draft's own otherwise. */
export function vetSubject(own: Email, written: Email, sources: Sources): VettedSubject {
  const kept = { text: own.subject, mended: [] };
  if (written.subject === own.subject) return kept;
  const line = (written.subject ?? '').replace(/\s+/gu, ' ').trim();
  if (line === '' || line === own.subject || line.length > longestSubject) return kept;
  if (findReplyMark(line) && !findReplyMark(own.subject ?? ''))
    return { ...kept, mended: [{ kind: 'claim', text: line }] };
  const claims = findClaims(line, sources);
  if (claims.length > 0) return { ...kept, mended: [{ kind: 'claim', text: line }] };
  const field = written.subject ?? '';
  const untraced = untracedIn(written, { field: 'subject', start: 0, end: field.length }, sources);
  if (untraced.length === 0) return { text: line, mended: [] };
  return { ...kept, mended: untraced.map(({ text }) => ({ kind: 'fact', text })) };
}
