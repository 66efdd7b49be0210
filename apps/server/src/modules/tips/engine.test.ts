import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFacts } from './testing/any-facts.ts';
import type { Fact } from './facts/person-facts.ts';
import { changedClearly } from './plan.ts';
import { confidenceOf, fill, fillPath, matches } from './make-tip.ts';
import { holds } from './conditions.ts';

const anyFact = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.string(),
  fc.boolean(),
  fc.constant(null),
);
const anything = fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true });

describe('a condition', () => {
  it.each<[Fact, unknown, boolean]>([
    [3, { lt: 3 }, false],
    [3, { lte: 3 }, true],
    [3, { gt: 3 }, false],
    [3, { gte: 3 }, true],
    [3, { eq: 3 }, true],
    [3, { ne: 3 }, false],
    [3, { gte: 3, lt: 9 }, true],
    [9, { gte: 3, lt: 9 }, false],
    [3, 3, true],
    ['free', 'free', true],
    [false, false, true],
    [0, false, false],
    ['3', 3, false],
    ['3', { gte: 3 }, false],
    [3, {}, false],
    [3, [3], false],
    [3, { near: 3 }, false],
    [3, { gte: 3, constructor: 3 }, false],
    [3, { ne: undefined }, false],
    [null, null, false],
    [null, { ne: 3 }, false],
    [Number.NaN, { ne: 'x', gte: 0 }, false],
  ])('%o against %o: %s', (fact, condition, expected) => {
    expect(holds(fact, condition)).toBe(expected);
  });

  it('never throws, whatever it is', () => {
    fc.assert(
      fc.property(anyFact, anything, (fact, condition) => {
        expect(typeof holds(fact, condition)).toBe('boolean');
      }),
    );
  });

  it('is the contrary of its contrary', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (fact, than) => {
        expect(holds(fact, { lt: than })).toBe(!holds(fact, { gte: than }));
        expect(holds(fact, { gt: than })).toBe(!holds(fact, { lte: than }));
        expect(holds(fact, { eq: than })).toBe(!holds(fact, { ne: than }));
      }),
    );
  });
});

describe('a template', () => {
  const words = { title: 'Title', description: 'Words', action: null };
  const fits = (target_conditions: unknown) =>
    matches({ ...words, target_conditions }, anyFacts(1));

  it('fits only where all of its conditions hold', () => {
    expect(fits({ totalTemplates: 1 })).toBe(true);
    expect(fits({ totalTemplates: 1, folders: { gt: 1 } })).toBe(false);
    expect(fits({ totalTemplates: 1, unheardOf: { ne: 1 } })).toBe(false);
    expect(fits({ constructor: { ne: 1 } })).toBe(false);
  });

  it('fits nobody when it asks nothing or cannot be read', () => {
    for (const broken of [{}, null, undefined, 5, 'x', [], [{ totalTemplates: 1 }]]) {
      expect(fits(broken)).toBe(false);
    }
    fc.assert(fc.property(anything, (conditions) => void fits(conditions)));
  });
});

describe('a text', () => {
  const facts: Readonly<Record<string, Fact>> = {
    zero: 0,
    one: 1,
    four: 4,
    many: 1284,
    name: 'a/b?c',
  };
  const known = (name: string): Fact => facts[name] ?? null;

  it.each([
    ['{{one|template has|templates have}} no folder.', 'One template has no folder.'],
    ['{{four|template has|templates have}} no folder.', 'Four templates have no folder.'],
    ['Of {{many|email|emails}}', 'Of 1,284 emails'],
    ['With {{zero|email|emails}}', 'With no emails'],
    ['Show {{one:it|them}}, show {{four:it|them}}', 'Show it, show them'],
    ['So.[[ Because of {{nothing}}.]] Really.', 'So. Really.'],
    ['So.[[ Because of {{four}}.]]', 'So. Because of 4.'],
    ['Of {{nothing}}', null],
  ])('%s', (text, filled) => {
    expect(fill(text, known)).toBe(filled);
  });

  it('spells nothing out where it goes on in a sentence', () => {
    expect(fill('{{four|draft|drafts}}', known, true)).toBe('4 drafts');
  });

  it('puts facts into an address as values, never as a part of the way', () => {
    expect(fillPath('/dashboard/x?name={{name}}', known)).toBe('/dashboard/x?name=a%2Fb%3Fc');
  });

  it('is filled whatever stands in it', () => {
    fc.assert(fc.property(fc.string(), fc.string(), (text, value) => void fill(text, () => value)));
  });
});

describe('how sure a tip is', () => {
  const sure = (share: number, drafts: number) =>
    confidenceOf({ askShare: { gte: 40 } }, { ...anyFacts(1), askShare: share }, drafts);

  it('grows with how far the facts go and with how many they were counted from', () => {
    expect(sure(80, 30)).toBeGreaterThan(sure(45, 30));
    expect(sure(60, 30)).toBeGreaterThan(sure(60, 5));
  });

  it('stays from 70 to 95', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (share, drafts) => {
        expect(sure(share, drafts)).toBeGreaterThanOrEqual(70);
        expect(sure(share, drafts)).toBeLessThanOrEqual(95);
      }),
    );
  });
});

describe('a clear change', () => {
  const changed = (conditions: unknown, from: unknown, to: unknown) =>
    changedClearly(conditions, { unfiledTemplates: from }, { unfiledTemplates: to });

  it.each([
    [{ gte: 3 }, 4, 7, true],
    [{ gte: 3 }, 4, 6, false],
    [{ gte: 3 }, 20, 26, false],
    [{ gte: 3 }, 20, 5, false],
    [{ lt: 80 }, 75, 50, true],
    [{ lt: 80 }, 75, 70, false],
    [false, 4, 9, false],
    [{ gte: 3 }, null, 9, false],
  ])('of %o from %o to %o: %s', (condition, from, to, expected) => {
    expect(changed({ unfiledTemplates: condition }, from, to)).toBe(expected);
  });

  it('is not that there is more to count from', () => {
    expect(
      changedClearly({ recentDrafts: { gte: 5 } }, { recentDrafts: 6 }, { recentDrafts: 40 }),
    ).toBe(false);
  });
});
