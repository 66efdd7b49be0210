import { expect, it } from 'vitest';
import { optimized } from '../../../../testing/optimized.ts';
import { clumsyEmail } from '../../../../testing/samples.ts';
import { choicesOf, putBack, take } from '../choices/choices.ts';
import { offerGroups } from './offer-states.ts';

const result = optimized(clumsyEmail);
const nothing = choicesOf(null);
const statesWith = (choices = nothing) =>
  offerGroups(result, choices).flatMap(({ states }) => states);
const shorter = result.offers.find(({ kind }) => kind === 'shorter');
const ask = result.offers.find(({ kind }) => kind === 'ask');
if (!shorter || !ask) throw new Error('The coach offers no shorter version or no smaller ask.');

it('puts offers of one kind and reason together, the shorter version first', () => {
  const groups = offerGroups(result, nothing);
  expect(groups[0]?.kind).toBe('shorter');
  const heads = groups.map(({ kind, reason }) => `${kind}: ${reason}`);
  expect(new Set(heads).size).toBe(heads.length);
  expect(groups.flatMap(({ states }) => states)).toHaveLength(result.offers.length);
});

it('lets every offer be taken while none is', () => {
  expect(statesWith().filter(({ moot, isTaken }) => moot !== null || isTaken)).toEqual([]);
});

it('lets what is part of the shorter version step back as long as that is taken', () => {
  const within = (start: number, end: number) =>
    shorter.edits.some((edit) => edit.start <= start && end <= edit.end);
  const parts = result.offers.filter(
    ({ id, edits }) => id !== shorter.id && edits.every(({ start, end }) => within(start, end)),
  );
  expect(parts.length).toBeGreaterThan(0);
  const moot = (choices = nothing) =>
    statesWith(choices)
      .filter((state) => state.moot === 'shorter')
      .map(({ offer }) => offer.id);
  expect(moot(take(nothing, shorter.id)).toSorted()).toEqual(parts.map(({ id }) => id).toSorted());
  expect(moot(take(take(nothing, parts[0]?.id ?? ''), shorter.id))).toContain(parts[0]?.id);
  expect(moot()).toEqual([]);
});

it('lets an offer step back whose words another has changed', () => {
  const rival = {
    ...ask,
    id: 'offer rival',
    edits: ask.edits.map((edit) => ({ ...edit, after: 'Is it?' })),
  };
  const offers = [...result.offers, rival];
  const states = offerGroups({ ...result, offers }, take(nothing, ask.id)).flatMap(
    (group) => group.states,
  );
  expect(states.find(({ offer }) => offer.id === rival.id)?.moot).toBe('other');
  expect(states.find(({ offer }) => offer.id === ask.id)).toMatchObject({
    ...{ isTaken: true, moot: null },
  });
});

it('offers the same whether changes are kept or put back', () => {
  const ids = result.changes.map(({ id }) => id);
  expect(statesWith(putBack(nothing, ids)).some(({ moot }) => moot !== null)).toBe(false);
});
