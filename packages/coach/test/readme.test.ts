import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { evidenceIds } from '../src/index.ts';
import { ceilings } from '../src/rules/caps/ceilings.ts';
import { caps, rules } from '../src/rules/rules.ts';

const readme = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8');
const row = /^\|[^|]+\|([A-Z0-9 ]+)\|\s*`([a-z-]+)`\s*\|\s*(\d+)\s*\|$/gmu;
const table = Array.from(readme.matchAll(row), ([, findings = '', rule = '', figure = '']) => ({
  findings: findings.split(' ').filter((id) => id !== ''),
  rule,
  figure: Number(figure),
}));

describe('the table of what is scored', () => {
  it('names every rule and cap once, with its points or its ceiling', () => {
    const real = [
      ...rules.map(({ id, points }) => [id, points] as const),
      ...caps.map(({ id }) => [id, ceilings[id]] as const),
    ];
    expect(new Map(table.map(({ rule, figure }) => [rule, figure]))).toEqual(new Map(real));
    expect(table).toHaveLength(real.length);
  });

  it('names the findings that each of them cites, and every one is a card', () => {
    for (const { id, evidence } of [...rules, ...caps]) {
      const findings = table.find(({ rule }) => rule === id)?.findings ?? [];
      expect(findings.toSorted(), id).toEqual(evidence.toSorted());
      for (const finding of findings) expect(evidenceIds).toContain(finding);
    }
  });
});
