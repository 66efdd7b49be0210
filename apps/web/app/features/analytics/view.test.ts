import { expect, it } from 'vitest';
import { addressOf, readView } from './view.ts';

const today = '2026-05-20';

it('keeps in the address what others say there, and takes out what no longer holds', () => {
  const known = new URLSearchParams('from=2026-05-01&to=2026-05-09&rules=after&page=3');
  const view = readView(known, today);
  const changed = { ...view, preset: 30 as const, area: 'The ask', page: 1 };
  expect(String(addressOf(changed, known))).toBe('rules=after&range=30d&area=The+ask');
  expect(String(known)).toBe('from=2026-05-01&to=2026-05-09&rules=after&page=3');
});

it('is read as it was written', () => {
  const view = readView(new URLSearchParams('range=14d&area=Length&page=2'), today);
  expect(readView(addressOf(view), today)).toEqual(view);
});
