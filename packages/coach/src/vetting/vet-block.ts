import { type Repair, repairsOf } from './outcome.ts';
import { type Sources, blankFor, exchangedIn, untracedIn } from './facts.ts';
import { breaksGrammar, isPlain, newIn, saysMore } from './statements.ts';
import { type Block, type Unit, isClosed } from './units.ts';
import type { Email } from '../document/email.ts';
import { findReplyMark } from '../document/protected-tokens.ts';
import { readEmail } from '../document/read-draft.ts';
import { replaceStretches } from '../document/stretch.ts';

/** `accepted`: what stands in place of the draft's units from now on; null when they stay. */
export type VettedBlock = Block & {
  readonly accepted: readonly { readonly unit: Unit; readonly text: string }[] | null;
  readonly repaired: readonly Repair[];
};

/** Decides about one change, as far as it can be judged without the rest of the text. */
export function vetBlock(block: Block, own: Email, written: Email, sources: Sources): VettedBlock {
  const refuse = (kind: Repair['kind'], why: readonly { readonly text: string }[]) => ({
    ...block,
    accepted: null,
    repaired: repairsOf(kind, why),
  });
  if (block.isSame || isCutOff(block, own, written)) return refuse('claim', []);
  if (block.own.some(isClosed)) return refuse('token', block.own);
  // The writer has a signature and a footer of their own, and a thread is nobody's to add.
  const units = block.written.filter(
    ({ part }) =>
      part !== 'thread' &&
      !(part === 'footer' && own.footer) &&
      !(part === 'signature' && own.signature),
  );
  const exchanged = exchangedIn(tokensIn(own, block.own), tokensIn(written, units));
  if (exchanged.length > 0) return refuse('token', exchanged);
  const isSentence = ({ part }: Unit) => part === 'sentence';
  const [mine, theirs] = [block.own.filter(isSentence), units.filter(isSentence)];
  if (block.own.length > 0 && (saysMore(mine, theirs, sources) || breaksGrammar(mine, theirs)))
    return refuse('claim', theirs);
  const isAdded = block.own.length === 0;
  const claimed = theirs.filter((unit) => isAdded && saysMore([], [unit], sources));
  const vetted = units
    .filter((unit) => !claimed.includes(unit))
    .map((unit) => ({ unit, ...vetUnit(written, unit, sources) }));
  return {
    ...block,
    accepted: vetted,
    repaired: [...repairsOf('claim', claimed), ...vetted.flatMap(({ repaired }) => repaired)],
  };
}

function tokensIn({ protectedTokens }: Email, units: readonly Unit[]) {
  return protectedTokens.filter(
    ({ field, start, end }) =>
      field === 'body' && units.some((unit) => start >= unit.start && end <= unit.end),
  );
}

/** A written unit with blanks for what no source holds. */
function vetUnit(email: Email, unit: Unit, sources: Sources) {
  const untraced = untracedIn(email, 'body', unit, sources);
  const blanks = untraced.map((fact) => ({
    start: fact.start - unit.start,
    end: fact.end - unit.start,
    shown: blankFor(fact, unit.part),
  }));
  return { text: replaceStretches(unit.text, blanks), repaired: repairsOf('fact', untraced) };
}

/** The written text ends before the sign-off, and the signature that comes back needs one. */
function isCutOff({ own: units, written: others }: Block, own: Email, written: Email): boolean {
  const isSignOff = units.length > 0 && units.every(({ part }) => part === 'sign_off');
  return isSignOff && others.length === 0 && own.signature !== null && written.signature === null;
}

/** In characters, and more than for a suggestion: the writer's own subject may be long. Beyond it the draft's stays. */
const longestWritten = 200;

/** The written subject, when it says nothing that has no source; the draft's own otherwise. */
export function vetSubject(own: Email, written: Email, sources: Sources) {
  const keepOwn = (repaired: Repair[]) => ({ subject: own.subject, repaired });
  const field = written.subject ?? '';
  const line = field.replace(/\s+/gu, ' ').trim();
  if (line === '' || line === own.subject || line.length > longestWritten) return keepOwn([]);
  const isReply = findReplyMark(line) !== null && findReplyMark(own.subject ?? '') === null;
  const isClaim = newIn([], readEmail(written).subject, sources).some((one) => !isPlain(one));
  if (isReply || isClaim) return keepOwn(repairsOf('claim', [{ text: line }]));
  const untraced = untracedIn(written, 'subject', { start: 0, end: field.length }, sources);
  return untraced.length === 0
    ? { subject: line, repaired: [] }
    : keepOwn(repairsOf('fact', untraced));
}
