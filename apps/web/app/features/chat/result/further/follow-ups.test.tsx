import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openResult } from '../../../../testing/open-result.tsx';
import { email, goodEmail } from '../../../../testing/samples.ts';
import { draftFollowUps } from './draft-follow-ups.ts';

const followUps = () =>
  within(
    screen.getByRole('heading', { name: 'If nothing comes back' }).closest('section') ??
      document.body,
  ).getAllByRole('listitem');

it('gives what may follow a day each and no score, with its lines as they are sent', async () => {
  await openResult(email);
  const [first, second] = followUps();
  expect(first?.textContent).toMatch(/^Day 3/u);
  expect(second?.textContent).toMatch(/^Day 9/u);
  expect(first?.querySelector('summary')?.textContent).not.toMatch(/\d\.\d/u);
  expect(first?.textContent).toContain('Best regards,\nNora Lindqvist\nBrightlane');
});

it('drafts what may follow from the email as the choices leave it', async () => {
  const { user, result } = await openResult(email);
  await user.click(screen.getByRole('button', { name: 'Put all back' }));
  const expected = draftFollowUps(result.original_email);
  expect(expected[0]?.body).not.toBe(result.follow_ups[0]?.body);
  const told = (text = '') => text.replaceAll(/\s+/gu, '');
  await waitFor(() => expect(told(followUps()[0]?.textContent)).toContain(told(expected[0]?.body)));
});

it('calls what may follow a follow-up something else', async () => {
  await openResult(
    goodEmail
      .replace('Subject: ', 'Subject: Re: ')
      .replace('Your talk', 'I wrote last week about the role. Your talk'),
  );
  expect(screen.getByRole('heading', { name: 'After that' })).toBeTruthy();
});
