import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openResult } from '../../../testing/open-result.tsx';
import { optimized } from '../../../testing/optimized.ts';
import { email } from '../../../testing/samples.ts';
import { withoutNumbers } from '../../../testing/without-numbers.ts';

const result = optimized(email);
const text = { subject: 'Phones', body: 'Hi Tom,\n\nI waited [fill in: seconds] for it.' };
const composed = {
  ...result,
  ...{ original_email: text, optimized_email: text, changes: [], offers: [], questions: [] },
  as_proposed: null,
  brief: 'Write a cold email.',
  score: { ...result.score, original_score: 87, optimized_score: 87 },
};

it('says that it was written from the brief, with nothing to accept and nothing before it', async () => {
  const { headline } = await openResult(email, { optimization_results: composed });
  expect(headline()).toMatch(/^Written from your brief: 8\.7 so far\. One blank is yours to fill/u);
  expect(screen.getByText('Written by the coach')).toBeTruthy();
  expect(screen.getByText(/written as a first email/u).textContent).not.toContain('guessed');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Email', 'Marked']);
  expect(screen.queryByRole('button', { name: 'Put all back' })).toBeNull();
  expect(screen.getByRole('img', { name: /^Score 8\.7 of 10\. / })).toBeTruthy();
  expect(withoutNumbers(screen.getByRole('tabpanel'))).toContain(
    'I waited [fill in: seconds] for it.',
  );
});

it('becomes a template with its blanks, and says so, though they are filled', async () => {
  const { user } = await openResult(email, { optimization_results: composed });
  await user.type(screen.getByRole('textbox', { name: 'Seconds' }), 'nine seconds');
  await user.click(screen.getByRole('button', { name: 'Save as Template' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as Template' }));
  const preview = await dialog.findByRole('region', { name: 'Email' });
  expect(preview.textContent).toContain('I waited [fill in: seconds] for it.');
  expect(dialog.getByText(/^You filled 1 blank: seconds\./u)).toBeTruthy();
  await user.click(dialog.getByRole('checkbox', { name: 'Keep what I filled in' }));
  expect(preview.textContent).toContain('I waited nine seconds for it.');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(withoutNumbers(screen.getByRole('tabpanel'))).toContain('I waited nine seconds for it.');
});
