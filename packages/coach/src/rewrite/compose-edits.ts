import type { Draft, Field } from '../draft.ts';
import { applyEdits, inReadingOrder } from './apply-edits.ts';
import type { Candidate } from './candidate.ts';

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
