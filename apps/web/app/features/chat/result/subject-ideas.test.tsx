import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openResult } from '../../../testing/open-result.tsx';
import { email, goodEmail } from '../../../testing/samples.ts';
import { optimized } from '../../../testing/optimized.ts';

it('shows a subject in the sheet as soon as it is used, whichever version is open', async () => {
  const { user } = await openResult(goodEmail);
  const [use] = screen.getAllByRole('button', { name: /^Use "/ });
  if (!use) throw new Error('There is no other subject.');
  const subject = /"(.+)"/.exec(use.getAttribute('aria-label') ?? '')?.[1] ?? '';
  await user.click(use);
  const sheet = screen.getByRole('tabpanel');
  expect(sheet.querySelector('ins')?.textContent).toContain(subject);
});

it('says how many words a subject has', async () => {
  const { result } = await openResult(email);
  const [idea] = result.improvements.subject_suggestions;
  const { subject = '', words = 0 } = idea ?? {};
  const row = screen.getByText(subject, { selector: 'li > span' }).closest('li');
  expect(row?.textContent).toContain(`${String(words)} words`);
});

it('shows an idea stored without its words all the same', async () => {
  const { improvements } = optimized(email);
  const [{ subject, reason, score } = { subject: '', reason: '', score: 0 }] =
    improvements.subject_suggestions;
  const older = { ...improvements, subject_suggestions: [{ subject, reason, score }] };
  await openResult(email, {
    optimization_results: { ...optimized(email), improvements: older },
  });
  const row = screen.getByText(subject, { selector: 'li > span' }).closest('li');
  expect(row?.textContent).not.toMatch(/\d words|undefined/u);
});

it.each([
  ['by its subject', goodEmail.replace('Subject: ', 'Subject: Re: ')],
  ['by what it quotes', `${goodEmail}\n\nOn Mon, 9 Nov 2026, Pedro wrote:\n> Hi Ines,\n> A role.`],
])('offers no subject that would break a thread, told %s', async (_, text) => {
  const written = text.replace('Your talk', 'I wrote last week about a role. Your talk');
  const { result } = await openResult(written);
  expect(result.reading?.stage).toBe('follow_up');
  expect(screen.queryByRole('heading', { name: 'Subjects' })).toBeNull();
});
