import { paths } from '@replysmith/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { everythingInSight } from '../../../testing/in-sight.ts';
import { withoutNumbers } from '../../../testing/without-numbers.ts';
import { network } from '../../../testing/network.ts';
import { coachHasRead, openResult } from '../../../testing/open-result.tsx';
import { email, messagePair, userId } from '../../../testing/samples.ts';
import { optimized } from '../../../testing/optimized.ts';
import { sentMail } from '../../../testing/sent-mail.ts';
import { unsavedChoices } from '../../../data/drafts.ts';
import { choicesOf } from './choices.ts';

const result = optimized(email);
const ids = result.changes.map(({ id }) => id);
const noneMade = choicesOf(null);
const press = (name: string) => screen.getByRole('button', { name });
const longWait = { timeout: 10_000 };
const storedKeys = () =>
  Object.keys(localStorage).filter((key) => key.includes(`${userId}:result:`));

it('goes to the server, and is kept in the browser no longer', async () => {
  const { user, stored } = await openResult(email);
  await user.click(press('Put all back'));
  await waitFor(() => expect(stored()?.put_back).toEqual(ids), longWait);
  await waitFor(() => expect(storedKeys()).toEqual([]), longWait);
  expect(press('Put all back').getAttribute('aria-disabled')).toBe('true');
});

describe('an email that is marked as sent', () => {
  /** The choices that the server knew at each marking. */
  async function decideAndMark() {
    everythingInSight();
    const marked: unknown[] = [];
    const page = await openResult(email);
    const note = http.post(`*${paths.sentEmails}`, () => void marked.push(page.stored()?.put_back));
    network.use(note, ...sentMail().handlers);
    const decide = async () => {
      await page.user.click(press('Put all back'));
      await page.user.click(press('Mark as sent'));
    };
    return { ...page, marked, decide };
  }

  it('is noted as the choices leave it, however new they are', async () => {
    const { marked, decide } = await decideAndMark();
    await decide();
    await waitFor(() => expect(marked).toEqual([ids]));
  });

  it('is not noted, and that is said, while they cannot be saved', async () => {
    const { user, marked, decide } = await decideAndMark();
    let isDown = true;
    network.use(
      http.patch(`*${paths.chatMessages}/:id`, () => (isDown ? HttpResponse.error() : undefined)),
    );
    await decide();
    expect(await screen.findByText(/could not be saved yet, so it was not marked/u)).toBeTruthy();
    expect(marked).toEqual([]);
    isDown = false;
    await user.click(press('Mark as sent'));
    await waitFor(() => expect(marked).toEqual([ids]));
  });
});

it('shows what was decided in another browser', async () => {
  const choices = { ...noneMade, put_back: ids };
  const { headline } = await openResult(email, { choices });
  expect(headline()).toContain('as before');
});

const refused = (status: number, code: string) => () =>
  HttpResponse.json({ error: { code, message: 'Not now.', request_id: 'r1' } }, { status });

it.each([
  ['cannot be reached', () => HttpResponse.error()],
  ['wants them to sign in again', refused(401, 'unauthenticated')],
  ['asks for a pause', refused(429, 'rate_limited')],
])(
  'holds on to a choice, says so, and tries again where the server %s',
  async (_, answer) => {
    const { user, headline, stored } = await openResult(email);
    network.use(http.patch(`*${paths.chatMessages}/:id`, answer, { once: true }));
    await user.click(press('Put all back'));
    const notice = await screen.findByText(/could not be saved to your account yet/u, {}, longWait);
    expect(notice.getAttribute('role')).toBe('status');
    expect(headline()).toContain('as before');
    await waitFor(() => expect(stored()?.put_back).toEqual(ids), longWait);
    await waitFor(() => expect(screen.queryByText(/could not be saved/u)).toBeNull(), longWait);
  },
  30_000,
);

it('says that a choice can be saved no more once the chat is gone, and keeps it no longer', async () => {
  const { user, headline } = await openResult(email);
  let calls = 0;
  network.use(
    http.patch(`*${paths.chatMessages}/:id`, () => {
      calls += 1;
      return refused(404, 'not_found')();
    }),
  );
  await user.click(press('Put all back'));
  const notice = await screen.findByText(/can no longer be saved/u, {}, longWait);
  expect(notice.getAttribute('role')).toBe('status');
  expect(screen.queryByText(/not be saved to your account yet/u)).toBeNull();
  expect(headline()).toContain('as before');
  expect(storedKeys()).toEqual([]);
  act(() => void dispatchEvent(new Event('online')));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(calls).toBe(1);
});

it('sends what was decided here alone, and so undoes nothing that was decided elsewhere', async () => {
  const { user, stored, decideElsewhere } = await openResult(email);
  decideElsewhere({ ...noneMade, subject: 'Theirs', blanks: { seconds: '9' } });
  await user.click(press('Put all back'));
  const all = { ...noneMade, put_back: ids, subject: 'Theirs', blanks: { seconds: '9' } };
  await waitFor(() => expect(stored()).toEqual(all), longWait);
});

it('takes in what another tab decides, and adds to it', async () => {
  const { user, headline, stored } = await openResult(email);
  const key = `replysmith:kept:${unsavedChoices.key(userId, messagePair(email)[1].id)}`;
  const theirs = JSON.stringify({ put_back: Object.fromEntries(ids.map((id) => [id, true])) });
  localStorage.setItem(key, theirs);
  act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue: theirs })));
  await waitFor(() => expect(headline()).toContain('as before'));
  const [first] = screen.getAllByRole('button', { name: /^Keep change \d+$/u });
  if (!first) throw new Error('No line can be kept again.');
  await user.click(first);
  await waitFor(() => expect(stored()?.put_back.length).toBeLessThan(ids.length), longWait);
});

/** Every text that the headline had. */
function headlines(): string[] {
  const announcements: string[] = [];
  const heading = screen.getByRole('heading', { level: 2 });
  new MutationObserver(() => announcements.push(heading.textContent)).observe(heading, {
    ...{ childList: true, characterData: true, subtree: true },
  });
  return announcements;
}

const everyId = Object.fromEntries(ids.map((id) => [id, true]));

/** Simulates another tab that has kept a decision, or has saved it. */
function tellFromOtherTab(stored: string) {
  const key = `replysmith:kept:${unsavedChoices.key(userId, messagePair(email)[1].id)}`;
  if (stored === '') localStorage.removeItem(key);
  else localStorage.setItem(key, stored);
  act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue: stored || null })));
}

it('lets go of nothing that another tab has saved until the server says it here, too', async () => {
  const { headline, decideElsewhere } = await openResult(email);
  tellFromOtherTab(JSON.stringify({ put_back: everyId }));
  await coachHasRead();
  expect(headline()).toContain('as before');
  const announcements = headlines();
  decideElsewhere({ ...noneMade, put_back: ids });
  tellFromOtherTab('');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(headline()).toContain('as before');
  expect(announcements).toEqual([]);
});

it('saves the same decision again once another tab has taken it back', async () => {
  const { user, headline, stored, decideElsewhere } = await openResult(email);
  await user.click(press('Put all back'));
  await waitFor(() => expect(stored()?.put_back).toEqual(ids), longWait);
  await waitFor(() => expect(storedKeys()).toEqual([]), longWait);
  decideElsewhere(noneMade);
  const back = Object.fromEntries(ids.map((id) => [id, false]));
  tellFromOtherTab(JSON.stringify({ put_back: back }));
  tellFromOtherTab('');
  await waitFor(() => expect(headline()).toContain('up from'));
  await user.click(press('Put all back'));
  await waitFor(() => expect(stored()?.put_back).toEqual(ids), longWait);
}, 30_000);

it.each([
  ['the page is left', () => void dispatchEvent(new Event('pagehide'))],
  ['the result is folded', (unmount: () => void) => unmount()],
])('saves what was just decided before %s', async (_, leave) => {
  const { user, stored, unmount } = await openResult(email);
  await user.click(press('Put all back'));
  act(() => leave(unmount));
  await waitFor(() => expect(stored()?.put_back).toEqual(ids), { timeout: 600 });
});

it('tries again as soon as the browser is online', async () => {
  const { user, stored } = await openResult(email);
  network.use(http.patch(`*${paths.chatMessages}/:id`, () => HttpResponse.error(), { once: true }));
  await user.click(press('Put all back'));
  await screen.findByText(/could not be saved to your account yet/u, {}, longWait);
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(stored()?.put_back).toEqual(ids), { timeout: 1_000 });
});

it('takes decisions back one by one, by the button and by Ctrl+Z', async () => {
  const { user, headline } = await openResult(email);
  const before = headline();
  expect(press('Undo: the last decision').getAttribute('aria-disabled')).toBe('true');
  const [first] = screen.getAllByRole('button', { name: /^Put back change \d+$/u });
  if (!first) throw new Error('No line can be put back.');
  await user.click(first);
  await coachHasRead();
  const between = headline();
  await user.click(press('Put all back'));
  await user.keyboard('{Control>}z{/Control}');
  await coachHasRead();
  expect(headline()).toBe(between);
  await user.click(press('Undo: the last decision'));
  await coachHasRead();
  expect(headline()).toBe(before);
  expect(press('Undo: the last decision').getAttribute('aria-disabled')).toBe('true');
}, 30_000);

it('leaves Ctrl+Z in a field to what is typed there, and takes what was typed back as one', async () => {
  const blank = {
    ...result,
    optimized_email: { subject: 'A', body: 'I waited [fill in: seconds].' },
  };
  const composed = {
    ...blank,
    original_email: blank.optimized_email,
    changes: [],
    as_proposed: null,
    brief: 'A brief',
  };
  const { user } = await openResult(email, { optimization_results: composed });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Seconds' });
  await user.type(field, 'nine');
  await user.keyboard('{Control>}z{/Control}');
  expect(withoutNumbers(screen.getByRole('tabpanel'))).toContain('I waited nine.');
  await user.click(press('Undo: the last decision'));
  expect(field.value).toBe('');
});
