import { type Mend, mendsOf } from './adoption.ts';
import { type Sources, changedTokens, untracedIn } from './facts.ts';
import { breaksGrammar, isPlain, newIn, saysMore } from './statements.ts';
import { type Block, type Unit, isClosed } from './units.ts';
import type { Email, ProtectedKind, ProtectedToken, Stretch } from '../document/email.ts';
import { findReplyMark } from '../document/protected-tokens.ts';
import { readEmail } from '../document/read-draft.ts';

const labels: Readonly<Record<Exclude<ProtectedKind, 'merge_tag'>, string>> = {
  name: 'a name',
  number: 'a figure',
  date: 'a date',
  link: 'a link',
  email_address: 'an email address',
  quotation: 'their words',
  blank: 'a figure',
};

/** What is asked for in place of a fact: "{{first_name}}" asks for a first name. */
function labelOf({ kind, text }: ProtectedToken, part: Unit['part']): string {
  const field = text.replace(/[^\p{L}]+/gu, ' ').trim();
  if (kind === 'merge_tag') return field === '' ? labels.name : field.toLowerCase().slice(0, 40);
  if (kind === 'name' && part === 'greeting') return 'first name';
  return kind === 'name' && part === 'signature' ? 'your name' : labels[kind];
}

/**
 * A text with blanks in place of some of its tokens, and without the stretches that are to go with the space after
 * them. Offsets count from the start of the text; both lists are apart.
 */
export function fillBlanks(
  text: string,
  tokens: readonly ProtectedToken[],
  part: Unit['part'] = 'sentence',
  gone: readonly Stretch[] = [],
): string {
  const changes = [
    ...tokens.map((token) => ({ ...token, put: `[fill in: ${labelOf(token, part)}]` })),
    ...gone.map(({ start, end }) => ({ start, end: end + (text[end] === ' ' ? 1 : 0), put: '' })),
  ].sort((one, other) => one.start - other.start);
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, put } of changes) {
    parts.push(text.slice(from, start), put);
    from = end;
  }
  return [...parts, text.slice(from)].join('');
}

/** `taken`: what stands in place of the draft's units from now on; null when they stay. */
export type VettedBlock = Block & {
  readonly taken: readonly { readonly unit: Unit; readonly text: string }[] | null;
  readonly mended: readonly Mend[];
};

/** Decides about one change, as far as it can be judged without the rest of the text. */
export function vetBlock(block: Block, own: Email, written: Email, sources: Sources): VettedBlock {
  const refuse = (kind: Mend['kind'], why: readonly { readonly text: string }[]) => ({
    ...block,
    taken: null,
    mended: mendsOf(kind, why),
  });
  if (block.isSame) return refuse('claim', []);
  if (block.own.some(isClosed)) return refuse('token', block.own);
  if (isCutOff(block, own, written)) return refuse('claim', []);
  // The writer has a signature and a footer of their own, and a thread is nobody's to add.
  const units = block.written.filter(
    ({ part }) =>
      part !== 'thread' &&
      !(part === 'footer' && own.footer) &&
      !(part === 'signature' && own.signature),
  );
  const [mine, theirs] = [block.own, units].map((all) =>
    all.filter(({ part }) => part === 'sentence'),
  ) as [Unit[], Unit[]];
  const isAdded = block.own.length === 0;
  const changed = changedTokens([own, block.own], [written, units]);
  if (changed.length > 0) return refuse('token', changed);
  const claimed = isAdded
    ? theirs.filter((unit) => saysMore([], [unit], sources))
    : saysMore(mine, theirs, sources) || breaksGrammar(mine, theirs)
      ? theirs
      : [];
  if (claimed.length > 0 && !isAdded) return refuse('claim', claimed);
  const vetted = units
    .filter((unit) => !claimed.includes(unit))
    .map((unit) => ({ unit, ...vetUnit(written, unit, sources) }));
  return {
    ...block,
    taken: vetted,
    mended: [...mendsOf('claim', claimed), ...vetted.flatMap(({ mended }) => mended)],
  };
}

/** A written unit with blanks for what no source holds. */
function vetUnit(email: Email, { start, end, text, part }: Unit, sources: Sources) {
  const untraced = untracedIn(email, { field: 'body', start, end }, sources);
  const inUnit = untraced.map((one) => ({
    ...one,
    start: one.start - start,
    end: one.end - start,
  }));
  return { text: fillBlanks(text, inUnit, part), mended: mendsOf('fact', untraced) };
}

/** The written text ends before the sign-off, and the signature that comes back needs one. */
function isCutOff({ own: units, written: others }: Block, own: Email, written: Email): boolean {
  const isSignOff = units.length > 0 && units.every(({ part }) => part === 'sign_off');
  return isSignOff && others.length === 0 && own.signature !== null && written.signature === null;
}

const longestSubject = 200;

/** The written subject, when it says nothing that has no source; the draft's own otherwise. */
export function vetSubject(own: Email, written: Email, sources: Sources) {
  const kept = (mended: Mend[]) => ({ subject: own.subject, mended });
  const line = (written.subject ?? '').replace(/\s+/gu, ' ').trim();
  if (line === '' || line === own.subject || line.length > longestSubject) return kept([]);
  const isReply = findReplyMark(line) !== null && findReplyMark(own.subject ?? '') === null;
  const isClaim = newIn([], readEmail(written).subject, sources).some((one) => !isPlain(one));
  if (isReply || isClaim) return kept(mendsOf('claim', [{ text: line }]));
  const field = written.subject ?? '';
  const untraced = untracedIn(written, { field: 'subject', start: 0, end: field.length }, sources);
  return untraced.length === 0 ? { subject: line, mended: [] } : kept(mendsOf('fact', untraced));
}
