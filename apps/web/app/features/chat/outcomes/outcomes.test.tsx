import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ComponentType } from 'react';
import { paths } from '@replysmith/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { useAnalyticsSummary } from '../../../data/analytics.ts';
import { useCampaigns } from '../../../data/campaigns.ts';
import { useSession } from '../../../data/session.ts';
import { emptySummary } from '../../../testing/analytics-samples.ts';
import { signedIn } from '../../../testing/handlers.ts';
import { everythingInSight } from '../../../testing/in-sight.ts';
import { network } from '../../../testing/network.ts';
import { renderPages } from '../../../testing/render-pages.tsx';
import { refusal } from '../../../testing/samples.ts';
import { sentMail } from '../../../testing/sent-mail.ts';
import { sampleId } from '../../../testing/template-samples.ts';
import { showToast } from '../../../components/toast.tsx';
import { Outcomes } from './outcomes.tsx';

const messageId = sampleId(500);
let mail: ReturnType<typeof sentMail>;

beforeEach(() => {
  everythingInSight();
  mail = sentMail();
  network.use(...mail.handlers, ...signedIn);
});

function openSignedIn(Page: ComponentType) {
  const SignedIn = () => (useSession().data ? <Page /> : null);
  return renderPages([{ path: '/', Component: SignedIn }], ['/']);
}

function open() {
  const { user } = openSignedIn(() => <Outcomes id={messageId} days={[3, 9]} />);
  const send = async (name: string) => {
    await user.type(await screen.findByLabelText('Sent to, optional'), `${name}{Enter}`);
    if (name) await screen.findByText(name, { selector: 'b' });
  };
  const row = (name: string) =>
    within(screen.getByText(name, { selector: 'b' }).closest('li') ?? document.body);
  return { user, send, row };
}

it('marks one email after the other as sent, follow-ups too', async () => {
  const { user, send } = open();
  await send('Tom Okafor');
  expect(screen.getByLabelText<HTMLInputElement>('Sent to, optional').value).toBe('');
  await user.selectOptions(screen.getByLabelText('What was sent'), 'Follow-up, day 9');
  await send('Ines Moreau');
  expect(
    mail.stored.emails.map(({ recipient, step, message_id }) => [recipient, step, message_id]),
  ).toEqual([
    ['Ines Moreau', 2, messageId],
    ['Tom Okafor', 0, messageId],
  ]);
  expect(new Set(mail.stored.keys).size).toBe(2);
  expect(await screen.findByText(/Follow-up, day 9, sent/)).toBeTruthy();
});

it('brings the row that was just marked clear of all the toasts there are', async () => {
  const scrollBy = vi.spyOn(window, 'scrollBy').mockReturnValue();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 600, 350, 100),
  );
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return 80 * this.childElementCount;
  });
  const { send } = open();
  act(() => showToast({ title: 'Copied', message: 'It is on the clipboard.' }));
  await send('Tom Okafor');
  const [nearest, twoToasts] = [innerHeight, 160];
  expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(2);
  expect(scrollBy.mock.lastCall).toEqual([
    { top: 700 + 32 + twoToasts - nearest, behavior: 'auto' },
  ]);
});

it('says what came of each, and takes that back when it is pressed again', async () => {
  const { user, send, row } = open();
  await send('Tom Okafor');
  await user.click(row('Tom Okafor').getByRole('button', { name: 'Replied' }));
  await waitFor(() => expect(mail.stored.emails[0]?.status).toBe('replied'));
  expect(screen.getByText('Tom Okafor: Replied')).toBeTruthy();
  await user.click(row('Tom Okafor').getByRole('button', { name: 'Replied', pressed: true }));
  await waitFor(() => expect(mail.stored.emails[0]?.status).toBe('sent'));
});

it('gives no rate for too few, then a rate with its range and those waiting apart', async () => {
  const { user, send, row } = open();
  for (const name of ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay']) await send(name);
  await user.click(row('Ann').getByRole('button', { name: 'Meeting' }));
  expect(await screen.findByText(/Not enough data yet: 1 of the 5/)).toBeTruthy();
  expect(screen.getByText('5 still waiting')).toBeTruthy();
  for (const name of ['Ben', 'Cleo', 'Dan', 'Eve']) {
    await user.click(row(name).getByRole('button', { name: 'No reply' }));
  }
  expect(await screen.findByText('1 of 5 replied, 20% (4–62%)')).toBeTruthy();
  expect(screen.getByText('1 still waiting')).toBeTruthy();
});

it('takes back that an email was sent, and that as well', async () => {
  const { user, send, row } = open();
  await send('Tom Okafor');
  await user.click(row('Tom Okafor').getByRole('button', { name: 'Meeting' }));
  const [before] = mail.stored.emails;
  await user.click(screen.getByRole('button', { name: 'Not sent after all: Tom Okafor' }));
  await waitFor(() => expect(mail.stored.emails).toEqual([]));
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(mail.stored.emails).toEqual([before]));
  expect(before).toMatchObject({ recipient: 'Tom Okafor', status: 'meeting' });
});

it('has the campaigns and the analytics read anew, which count it too', async () => {
  const read = { campaigns: 0, analytics: 0 };
  network.use(
    http.get(`*${paths.wizardCampaigns}`, () => {
      read.campaigns += 1;
      return HttpResponse.json({ items: [] });
    }),
    http.get(`*${paths.analyticsSummary}`, () => {
      read.analytics += 1;
      return HttpResponse.json(emptySummary);
    }),
  );
  const { user } = openSignedIn(() => {
    useCampaigns('saved');
    useAnalyticsSummary(emptySummary.range);
    return <Outcomes id={messageId} days={[]} />;
  });
  await waitFor(() => expect(read).toEqual({ campaigns: 1, analytics: 1 }));
  await user.type(screen.getByLabelText('Sent to, optional'), 'Tom{Enter}');
  await waitFor(() => expect(read).toEqual({ campaigns: 2, analytics: 2 }));
});

it('is corrected afterwards: to whom it went, and on which day', async () => {
  const { user, send, row } = open();
  await send('Tom');
  const pencil = () => screen.getByRole('button', { name: /^Correct recipient and date/ });
  await user.click(pencil());
  await user.type(screen.getByLabelText('Sent to'), ' Okafor');
  await user.clear(screen.getByLabelText('Sent on'));
  await user.type(screen.getByLabelText('Sent on'), '2024-03-04');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(mail.stored.emails[0]?.recipient).toBe('Tom Okafor'));
  expect(new Date(mail.stored.emails[0]?.sent_at ?? '').getFullYear()).toBe(2024);
  expect(row('Tom Okafor').getByText('4 Mar 2024', { exact: false })).toBeTruthy();
  expect(document.activeElement).toBe(pencil());

  await user.click(pencil());
  await user.type(screen.getByLabelText('Sent to'), '!{Escape}');
  expect(row('Tom Okafor')).toBeTruthy();
});

it('shows what still holds when an outcome could not be saved', async () => {
  const { user, send, row } = open();
  await send('Tom Okafor');
  network.use(http.patch(`*${paths.sentEmails}/:id`, () => refusal('unavailable')));
  await user.click(row('Tom Okafor').getByRole('button', { name: 'Replied' }));
  expect(await screen.findByText(/This was not saved/)).toBeTruthy();
  await waitFor(() =>
    expect(row('Tom Okafor').getByRole('button', { name: 'Replied', pressed: false })).toBeTruthy(),
  );
});

it('keeps the name that was typed, and the key, when marking fails', async () => {
  const { user, send } = open();
  network.use(
    http.post(
      `*${paths.sentEmails}`,
      ({ request }) => {
        mail.stored.keys.push(request.headers.get('idempotency-key'));
        return refusal('unavailable');
      },
      { once: true },
    ),
  );
  await user.type(await screen.findByLabelText('Sent to, optional'), 'Tom{Enter}');
  expect((await screen.findByRole('alert')).textContent).toMatch(/not available right now/);
  expect(screen.getByLabelText<HTMLInputElement>('Sent to, optional').value).toBe('Tom');
  await send('');
  await waitFor(() => expect(mail.stored.emails).toHaveLength(1));
  expect(new Set(mail.stored.keys).size).toBe(1);
});
