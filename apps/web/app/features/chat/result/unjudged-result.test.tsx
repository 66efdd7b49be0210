import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openResult } from '../../../testing/open-result.tsx';
import { optimized } from '../../../testing/optimized.ts';

const greek = `Subject: Ερώτηση

Καλημέρα κύριε Παπαδόπουλε,

Είδα ότι το ταμείο του καταστήματός σας αργεί να φορτώσει στο κινητό. Βοηθήσαμε πέρυσι ένα κατάστημα στη Θεσσαλονίκη να κερδίσει τέσσερα δευτερόλεπτα.

Θα σας ενδιέφερε;`;
const poem = `The baker stirs before the day,
Her oven glows, her flour flies,
And all the loaves in bright array
Lie waiting for the sun to rise.

The street is still, the lamps are low,
A cat goes by on silent feet,
And soon the early people go
For something warm along the street.`;
const fraud = `Dear Beloved Friend,

I am Barrister James Okoro, attorney to a late client who died in a plane crash. He left behind the sum of $18,500,000 in a bank here. I seek your consent to present you as the next of kin. Please send me your full name, bank account number and telephone number.`;

it.each([
  [greek, 'This reads as Greek, which is not supported yet.'],
  [poem, 'This reads as a notice or an article, not an email to one person.'],
])('gives no verdict on what is no email to judge: %#', async (text, sentence) => {
  const { headline } = await openResult(text);
  expect(headline()).toBe(sentence);
  expect(screen.getByRole('img', { name: 'Not judged' })).toBeTruthy();
  expect(screen.getByRole('main').textContent).not.toMatch(/[+−]\d|\d\.\d|first email|written/u);
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryAllByRole('listitem').length).toBeLessThanOrEqual(1);
});

it('marks the words that read as fraud in a result from when that was told apart', async () => {
  const result = optimized(fraud);
  const line = {
    ...{ rule: 'honesty', name: 'Honesty', points: -40, spans: [], quote: '', wins: 0 },
    ...{ reason: 'A sum.', fix: 'Leave it out.', evidence: [] },
  };
  const start = result.original_email.body.indexOf('Barrister');
  const telling = {
    ...line,
    ...{ rule: 'scam', name: 'Reads as fraud', points: -1, quote: 'Barrister' },
    spans: [{ field: 'body' as const, start, end: start + 'Barrister'.length }],
  };
  await openResult(fraud, {
    optimization_results: {
      ...result,
      reading: result.reading && { ...result.reading, kind: 'scam' },
      score: { ...result.score, original_lines: [line, telling] },
    },
  });
  const marked = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marked).toEqual([expect.stringContaining('Barrister')]);
  expect(screen.getByRole('list', { name: 'What gave it away' }).textContent).toContain(
    'Reads as fraud',
  );
});
