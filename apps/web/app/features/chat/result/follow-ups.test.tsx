import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openResult } from '../../../testing/open-result.tsx';
import { score as coachScore } from '@replysmith/coach';
import { tenths } from '../../../lib/words.ts';
import { signedPoints } from '../../../components/ledger.tsx';
import { goodEmail } from '../../../testing/samples.ts';
import { followUpsOfEmail } from '../../../data/coach/follow-ups.ts';

/** An email whose point and ask each make sense alone. */
const email = `Subject: Gaskets for the Rotherham line

Hi Tom,

I hope this email finds you well. Your tender in August asked for seals that stand 230 °C and can be washed every shift. We supply silicone gaskets to 31 food plants within 60 miles of Rotherham. Our van delivers 200 pieces to your gate in two days.

Would a sample pair for line 3 be useful?

Best regards,
Nora Lindqvist
Brightlane`;

const followUps = () =>
  within(
    screen.getByRole('heading', { name: 'If no answer comes from Tom' }).closest('section') ??
      document.body,
  ).getAllByRole('listitem');

it('says how long to wait for an answer, with the lines as they are sent', async () => {
  await openResult(email);
  const [first] = followUps();
  expect(first?.textContent).toMatch(/^After 3 daysDay 3/u);
  expect(first?.textContent).toContain('Best regards,\nNora Lindqvist\nBrightlane');
});

it('scores it as the coach scores a follow-up, and says what it loses', async () => {
  const { result } = await openResult(email);
  const [last] = followUps();
  const [drafted] = result.follow_ups;
  expect(last?.querySelector('summary')?.textContent).toContain(
    `${tenths(drafted?.score ?? 0)} of 10`,
  );
  const thread = `Re: ${result.optimized_email.subject ?? ''}`;
  const { lines } = coachScore({ subject: thread, body: drafted?.body ?? '', stage: 'follow_up' });
  const [costliest] = lines;
  expect(last?.textContent).toContain(
    `it loses: ${costliest?.name ?? ''} ${signedPoints(costliest?.points ?? 0, tenths)}`,
  );
});

it('drafts what may follow from the email as the choices leave it', async () => {
  const { user, result } = await openResult(
    email.replace('Our van', 'Thier van').replace('We supply', 'We recieve and supply'),
  );
  await user.click(screen.getByRole('button', { name: 'Put all back' }));
  const expected = followUpsOfEmail({
    ...{ email: result.original_email, reading: result.reading, stored: null },
  }).followUps;
  expect(expected[0]?.body).not.toBe(result.follow_ups[0]?.body);
  const withoutSpaces = (text = '') => text.replaceAll(/\s+/gu, '');
  await waitFor(() =>
    expect(withoutSpaces(followUps()[0]?.textContent)).toContain(withoutSpaces(expected[0]?.body)),
  );
});

it('says of a last note that nothing should follow it', async () => {
  await openResult(
    'Subject: Webhooks\n\nHi Ines,\n\nYour talk at NodeConf in May on idempotent webhooks is the clearest I have heard on the subject. Kestrel Pay has the same problem at 900 payments a second.\n\nThis is my last note. All the best with the talks.\n\nBest,\nPedro',
  );
  expect(screen.getByText('This is your last note, so nothing should follow it.')).toBeTruthy();
  expect(screen.queryByText('Why these gaps, and when to stop')).toBeNull();
});

it('says why where the email holds nothing to bring again', async () => {
  const { result } = await openResult(goodEmail);
  expect(result.follow_ups).toEqual([]);
  expect(screen.getByText(/^No follow-up is drafted/u)).toBeTruthy();
});

it('calls what may follow a follow-up something else', async () => {
  await openResult(
    goodEmail
      .replace('Subject: ', 'Subject: Re: ')
      .replace('Your talk', 'I wrote last week about the role. Your talk'),
  );
  expect(screen.getByRole('heading', { name: / to this one either$/u })).toBeTruthy();
});
