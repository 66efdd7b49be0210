import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardCell, unguardCell } from './cell-guard.ts';

const formulas = [
  '=1+1',
  '=HYPERLINK("http://evil.example","Click")',
  '=cmd|" /C calc"!A0',
  '+1-2',
  '-2+3+cmd|" /C calc"!A0',
  '@SUM(1+1)*cmd|" /C calc"!A0',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '  =1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '\u00A0=1+1',
];

describe('guardCell', () => {
  it.each(formulas)('makes text of %j', (formula) => {
    expect(guardCell(formula)).toBe(`'${formula}`);
  });

  it.each(['Hi Tom', 'a=b', '3-4', '', "'tis", '«+»'])('leaves %j as it is', (text) => {
    expect(guardCell(text)).toBe(text);
  });

  it('guards what only looks guarded once more, so that it survives', () => {
    expect(guardCell("'=1")).toBe("''=1");
    expect(unguardCell("''=1")).toBe("'=1");
    expect(unguardCell("'tis")).toBe("'tis");
  });

  it('is taken back whatever a cell begins with', () => {
    const signs = ["'", '=', '+', '-', '@', ' ', '\t', '\r', '\n', '＝', 'a', '\u00A0'];
    const beginning = fc.string({ unit: fc.constantFrom(...signs) });
    fc.assert(
      fc.property(beginning, fc.string(), (start, rest) => {
        const cell = start + rest;
        expect(unguardCell(guardCell(cell))).toBe(cell);
        expect(guardCell(cell)).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
      }),
    );
  });
});
