import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { caps, rules } from './rules.ts';

describe('the rules', () => {
  it('may cost 100 points together', () => {
    expect(rules.reduce((sum, rule) => sum + rule.points, 0)).toBe(100);
  });

  it('are named for their files, each once', () => {
    const ids = [...rules, ...caps].map((rule) => rule.id);
    expect(new Set(ids).size).toBe(ids.length);
    const files = readdirSync(import.meta.dirname, { recursive: true }).map((file) =>
      basename(String(file)),
    );
    for (const id of ids) expect(files).toContain(`${id}.ts`);
  });

  it('stand dearest first', () => {
    const points = rules.map((rule) => rule.points);
    expect(points).toEqual([...points].sort((one, other) => other - one));
  });
});
