import { describe, expect, it } from 'vitest';
import { conflictsOf, evidenceCard, evidenceIds } from './evidence.ts';
import { rules } from './rules/rules.ts';

describe('evidence', () => {
  it('is a card wherever a rule cites one, and no rule cites it twice', () => {
    for (const { id, evidence } of rules) {
      expect(new Set(evidence).size, id).toBe(evidence.length);
      for (const card of evidence) expect(evidenceIds, id).toContain(card);
    }
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
