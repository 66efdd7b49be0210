import { describe, expect, it } from 'vitest';
import { caps, rules } from '../rules/rules.ts';
import { sequenceRules } from '../sequence/lint/sequence-rules.ts';
import { evidenceCard, evidenceIds } from './evidence.ts';

describe('evidence', () => {
  it('stands behind every rule and cap', () => {
    for (const { evidence } of [...rules, ...caps]) expect(evidence.length).toBeGreaterThan(0);
  });

  it('holds no card that nothing cites', () => {
    const cited = new Set([...rules, ...caps, ...sequenceRules].flatMap((rule) => rule.evidence));
    expect(evidenceIds.filter((id) => !cited.has(id))).toEqual([]);
  });

  it('names a source and an address wherever something was found', () => {
    for (const id of evidenceIds) {
      const card = evidenceCard(id);
      expect(card.source).not.toBe('');
      if (card.strength !== 'none') expect(card.url).toMatch(/^https?:\/\//u);
    }
  });
});
