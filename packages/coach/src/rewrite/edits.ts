import type { Email } from '../document/email.ts';
import type { Draft, Field } from '../draft.ts';
import type { Candidate, Edit } from './edit.ts';

type Change = Pick<Edit, 'field' | 'start' | 'end' | 'after'>;

/** Reading order; an insertion comes before the words that start where it stands. */
export function inReadingOrder(a: Change, b: Change): number {
  if (a.field !== b.field) return a.field === 'subject' ? -1 : 1;
  return a.start - b.start || a.end - b.end;
}

function changeText(text: string, field: Field, changes: readonly Change[]): string {
  let changed = '';
  let position = 0;
  for (const change of changes) {
    if (change.field !== field || change.start < position) continue;
    changed += text.slice(position, change.start) + change.after;
    position = change.end;
  }
  return changed + text.slice(position);
}

/**
 * The draft with the given edits made. Any subset of a rewrite's edits gives a clean text.
 *
 * @example
 * applyEdits({ subject: null, body: 'Hi all,' }, [{ field: 'body', start: 3, end: 6, after: 'Tom' }]).body; // 'Hi Tom,'
 */
export function applyEdits(draft: Draft, edits: readonly Change[]): Draft {
  const ordered = edits.toSorted(inReadingOrder);
  const subject = changeText(draft.subject ?? '', 'subject', ordered);
  const hasSubject = draft.subject !== null || ordered.some((edit) => edit.field === 'subject');
  return {
    ...draft,
    subject: hasSubject ? subject : null,
    body: changeText(draft.body, 'body', ordered),
  };
}

const sentenceMark = /[.!?…\n]/u;

function isInside(candidate: Candidate, { start, end }: { start: number; end: number }): boolean {
  return candidate.start >= start && candidate.end <= end;
}

/** Whether a change stays within one sentence and leaves its end, or within the greeting or the subject. */
export function isWordChange(email: Email, candidate: Candidate): boolean {
  const { field, start, end, after } = candidate;
  if (start === end) return false;
  if (field === 'subject') return after.trim() !== '';
  const { greeting } = email;
  if (greeting && isInside(candidate, greeting)) return after.trim() !== '';
  const sentence = email.sentences.find((one) => isInside(candidate, one));
  if (!sentence || (start === sentence.start && end === sentence.end)) return false;
  const marks = (text: string) => text.split(sentenceMark).length;
  return marks(email.body.slice(start, end)) === marks(after);
}

/** Whether two emails have as many sentences, in as many paragraphs. */
export function hasSameFrame(one: Email, other: Email): boolean {
  return (
    one.sentences.length === other.sentences.length &&
    one.paragraphs.length === other.paragraphs.length &&
    one.paragraphs.every(
      ({ sentences }, at) => sentences.length === other.paragraphs[at]?.sentences.length,
    )
  );
}

/** A change as it lies in the text between the two rounds, where both rounds can be compared. */
type Placed = {
  readonly start: number;
  readonly end: number;
  readonly round: 1 | 2;
  readonly candidate: Candidate;
};

function placeInBetween(field: Field, first: readonly Candidate[]): Placed[] {
  let shift = 0;
  return first
    .filter((candidate) => candidate.field === field)
    .toSorted(inReadingOrder)
    .map((candidate) => {
      const start = candidate.start + shift;
      const end = start + candidate.after.length;
      shift = end - candidate.end;
      return { start, end, round: 1, candidate };
    });
}

function groupTouching(placed: readonly Placed[]): Placed[][] {
  const groups: Placed[][] = [];
  let reach = -1;
  for (const item of placed.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const group = groups.at(-1);
    if (group && item.start <= reach) group.push(item);
    else groups.push([item]);
    reach = Math.max(reach, item.end);
  }
  return groups;
}

/** The reasons of both rounds, each said once, the main rule's first. */
function joinReasons(group: readonly Placed[], rule: string): string {
  const [main, others] = [true, false].map((isMain) =>
    group.filter(({ candidate }) => (candidate.rule === rule) === isMain),
  );
  const reasons = [...(main ?? []), ...(others ?? [])].map(({ candidate }) => candidate.reason);
  return [...new Set(reasons)].join(' ');
}

/** How much longer or shorter the first round made the text. */
function growth(group: readonly Placed[]): number {
  return group
    .filter((item) => item.round === 1)
    .reduce((sum, { candidate: { after, start, end } }) => sum + after.length - (end - start), 0);
}

/** Points won back so far under a rule. */
type Gain = (rule: string) => number;

/** A joined change answers the line that won most by it; the first of equals. */
function dearestRule(group: readonly Placed[], gain: Gain): string {
  const inOrder = [...group].sort((a, b) => a.round - b.round);
  return inOrder.reduce(
    (best, { candidate: { rule } }) => (best === '' || gain(rule) > gain(best) ? rule : best),
    '',
  );
}

function composeField(
  draft: Draft,
  field: Field,
  first: readonly Candidate[],
  second: readonly Candidate[],
  gain: Gain,
): Candidate[] {
  const original = draft[field] ?? '';
  const between = applyEdits(draft, first)[field] ?? '';
  const placed = placeInBetween(field, first);
  for (const candidate of second) {
    if (candidate.field !== field) continue;
    placed.push({ start: candidate.start, end: candidate.end, round: 2, candidate });
  }
  let shift = 0;
  const composed: Candidate[] = [];
  for (const group of groupTouching(placed)) {
    const start = Math.min(...group.map((item) => item.start));
    const end = Math.max(...group.map((item) => item.end));
    const later = group.filter((item) => item.round === 2).map((item) => item.candidate);
    const upToEnd = { subject: null, body: '', [field]: between.slice(0, end) };
    const after = (applyEdits(upToEnd, later)[field] ?? '').slice(start);
    const from = start - shift;
    shift += growth(group);
    const to = end - shift;
    if (original.slice(from, to) === after) continue;
    const rule = dearestRule(group, gain);
    composed.push({ field, start: from, end: to, after, rule, reason: joinReasons(group, rule) });
  }
  return composed;
}

/**
 * Two rounds of changes as one. The second round was written against the text that the first one
 * left; where the two touch they become a single change, so that every change stands on its own.
 */
export function composeEdits(
  draft: Draft,
  first: readonly Candidate[],
  second: readonly Candidate[],
  gain: Gain,
): readonly Candidate[] {
  return [
    ...composeField(draft, 'subject', first, second, gain),
    ...composeField(draft, 'body', first, second, gain),
  ];
}
