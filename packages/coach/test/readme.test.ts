import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scoreTable, withScoreTable } from '../../../bench/panel/fitting/score-table.ts';
import calibration from '../data/calibration.json' with { type: 'json' };
import { evidenceIds } from '../src/index.ts';
import { rules } from '../src/rules/rules.ts';

const readme = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8');
const table = scoreTable(rules, calibration);

describe('the table of what is scored', () => {
  it('is what was fitted last: npm run bench panel/table.ts', () => {
    expect(readme).toContain(table);
    expect(withScoreTable(readme, table)).toBe(readme);
    expect(withScoreTable(readme, 'none')).not.toContain(table);
  });

  it('names every rule once, and findings that are cards', () => {
    const rows = Array.from(table.matchAll(/^\|[^|]+\| `([a-z-]+)` \|([^|]+)\|/gmu));
    expect(rows.map(([, id]) => id).toSorted()).toEqual(rules.map(({ id }) => id).toSorted());
    for (const [, , findings = ''] of rows)
      if (findings.trim() !== 'the panel alone')
        for (const id of findings.trim().split(' ')) expect(evidenceIds).toContain(id);
  });

  it('has a loss for every rule and for no other', () => {
    expect(Object.keys(calibration.losses).toSorted()).toEqual(
      rules.map(({ id }) => id).toSorted(),
    );
  });
});
