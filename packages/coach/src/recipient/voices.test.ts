import type { ConcernId } from './motives.ts';
import { describe, expect, it } from 'vitest';
import data from '../../data/reader-voices.json' with { type: 'json' };
import { rules } from '../rules/rules.ts';
import { briefs } from './motives.ts';
import { personaIds } from './personas.ts';
import { acceptances, because, concerns, fill, questionsOn } from './voices.ts';

const ids = Object.keys(concerns) as ConcernId[];
const slots = new Set(['praise', 'figure', 'gap', 'accept', 'want', 'because', 'day']);
const spoken = [
  ...ids.flatMap((id) => questionsOn(id)),
  ...Object.values(data.says).flat(),
  ...personaIds.flatMap((id) => Object.values(briefs[id].lines).flatMap((lines) => lines ?? [])),
  ...Object.values(acceptances).flat(),
  ...Object.values(data.because).flat(),
  ...Object.values(data.praise),
];

describe('what people say', () => {
  it.each([...new Set(spoken)])('“%s” is a plain sentence', (line) => {
    expect(line).toMatch(/^(?:\{\w+\}|\p{Lu})/u);
    expect(line).toMatch(/(?:[.!?]|\{accept\}|\{because\})$/u);
    expect(line).not.toMatch(/\d|'| {2}|—/u);
    for (const [, slot = ''] of line.matchAll(/\{(\w+)\}/gu)) expect(slots).toContain(slot);
  });

  it('leaves everybody at least two ways to say it', () => {
    const choices = [
      ...ids.map((id) => concerns[id].lines),
      ...Object.values(data.says),
      ...Object.values(acceptances),
    ];
    for (const lines of choices) expect(lines.length, lines[0]).toBeGreaterThanOrEqual(2);
  });

  it('fills a line only where every slot has something to hold', () => {
    expect(fill('No. {because}', { because: '' })).toBe('No.');
    expect(fill('Where does the {figure} come from?', { figure: null })).toBeNull();
    expect(fill('{accept} Thanks.', { accept: 'Yes.' })).toBe('Yes. Thanks.');
  });
});

describe('the tables behind it', () => {
  it('name rules, concerns and persons that there are', () => {
    const known = new Set(rules.map(({ id }) => id));
    const named = [
      ...ids.flatMap((id) => concerns[id].raisedBy ?? []),
      ...Object.keys(because),
      ...personaIds.flatMap((id) => briefs[id].eye),
    ];
    expect(named.filter((rule) => !known.has(rule))).toEqual([]);
    expect(Object.keys(briefs)).toEqual([...personaIds]);
    for (const id of personaIds)
      for (const concern of briefs[id].concerns) expect(ids).toContain(concern);
  });
});
