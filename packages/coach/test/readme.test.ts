import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scoreTable, withScoreTable } from '../../../bench/panel/fitting/score-table.ts';
import calibration from '../data/calibration.json' with { type: 'json' };
import { evidenceIds } from '../src/index.ts';
import { rules } from '../src/rules/rules.ts';

const coach = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(coach, file), 'utf8');
const readme = read('README.md');
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

describe('the examples of the README', () => {
  const examples = Array.from(
    readme.matchAll(/^```js\n([\s\S]*?)^```$/gmu),
    ([, code = '']) => code,
  );

  it('print what they say', () => {
    expect(examples.length).toBeGreaterThan(0);
    for (const code of examples) {
      const said = Array.from(
        code.matchAll(/^console\.log\(.+\); \/\/ (.+)$/gmu),
        ([, line]) => line,
      );
      const args = ['--input-type=module', '--eval', code];
      const printed = execFileSync(process.execPath, args, { cwd: coach, encoding: 'utf8' });
      expect(said.length).toBeGreaterThan(0);
      expect(printed.trimEnd().split('\n')).toEqual(said);
    }
  });
});

describe('the provenance', () => {
  it('says of every file of data where it comes from', () => {
    const text = read('PROVENANCE.md');
    const files = globSync('data/**/*.json', { cwd: coach });
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => !text.includes(`\`${file}\``))).toEqual([]);
  });
});
