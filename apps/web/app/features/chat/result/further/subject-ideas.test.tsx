import { score } from '@replysmith/coach';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openResult } from '../../../../testing/open-result.tsx';
import { email, goodEmail } from '../../../../testing/samples.ts';
import { signedPoints } from '../../../../ui/ledger/signed-points.ts';
import { tenths } from '../../../../lib/tenths.ts';

it('shows a subject in the sheet as soon as it is used, whichever version is open', async () => {
  const { user } = await openResult(goodEmail);
  const [use] = screen.getAllByRole('button', { name: /^Use "/ });
  if (!use) throw new Error('There is no other subject.');
  const subject = /"(.+)"/.exec(use.getAttribute('aria-label') ?? '')?.[1] ?? '';
  await user.click(use);
  const sheet = screen.getByRole('tabpanel');
  expect(sheet.querySelector('ins')?.textContent).toContain(subject);
});

it('says of a subject what it would move, and nothing when it moves nothing', async () => {
  const { result } = await openResult(email);
  const ideas = result.improvements.subject_suggestions;
  const { subject, body } = result.optimized_email;
  for (const idea of ideas.filter((one) => one.subject !== subject)) {
    const moved = score({ subject: idea.subject, body }).value - result.score.optimized_score;
    const row = screen.getByText(idea.subject, { selector: 'li > span' }).closest('li');
    const figures = /[+−]?\d\.\d/u.exec(row?.textContent.slice(idea.subject.length) ?? '');
    expect(figures?.[0]).toBe(moved === 0 ? undefined : signedPoints(moved, tenths));
  }
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
