import { describe, expect, it } from 'vitest';
import { caps, rules } from '../rules/rules.ts';
import { conflictsOf } from './conflicts.ts';
import { evidenceCard, evidenceIds } from './evidence.ts';

describe('evidence', () => {
  it('stands behind every rule, and every cap but those that state what is plain to see', () => {
    for (const { evidence } of rules) expect(evidence.length).toBeGreaterThan(0);
    const plain = caps.filter(({ evidence }) => evidence.length === 0);
    expect(plain.map(({ id }) => id)).toEqual(['unfilled-merge-tag', 'not-an-email']);
  });

  it('shows both sides of every conflict', () => {
    const conflicts = new Set(evidenceIds.flatMap(conflictsOf));
    expect(conflicts.size).toBeGreaterThan(5);
    for (const conflict of conflicts) {
      const [one, other] = conflict.between;
      expect(one).not.toBe(other);
      expect(conflictsOf(one)).toContain(conflict);
      expect(conflictsOf(other)).toContain(conflict);
    }
  });

  it('names a source and an address wherever something was found', () => {
    for (const id of evidenceIds) {
      const card = evidenceCard(id);
      expect(card.source).not.toBe('');
      if (card.strength !== 'none') expect(card.url).toMatch(/^https?:\/\//u);
    }
  });
});
