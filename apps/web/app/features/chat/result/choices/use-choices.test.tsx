import { paths } from '@replysmith/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { network } from '../../../../testing/network.ts';
import { openResult } from '../../../../testing/open-result.tsx';
import { email, exchange, userId } from '../../../../testing/samples.ts';
import { optimized } from '../../../../testing/optimized.ts';
import { choicesKey } from './choices-key.ts';

const result = optimized(email);
const ids = result.changes.map(({ id }) => id);
const press = (name: string) => screen.getByRole('button', { name });
const patience = { timeout: 4_000 };

it('goes to the server once the choices stand still, and is kept in the browser no longer', async () => {
  const { user, stored } = await openResult(email);
  await user.click(press('Put all back'));
  expect(stored()).toBeNull();
  await waitFor(() => expect(stored()?.put_back).toEqual(ids), patience);
  await waitFor(() => {
    const kept = Object.keys(localStorage).filter((key) => key.includes(`${userId}:result:`));
    expect(kept).toEqual([]);
  }, patience);
  expect(press('Put all back').getAttribute('aria-disabled')).toBe('true');
});

it('shows what was decided in another browser', async () => {
  const choices = { put_back: ids, subject: null, blanks: {} };
  const { headline } = await openResult(email, { choices });
  expect(headline()).toContain('as before');
});

const refused = (status: number, code: string) => () =>
  HttpResponse.json({ error: { code, message: 'Not now.', request_id: null } }, { status });

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
    await screen.findByText(/could not be saved to your account yet/u, {}, patience);
    expect(headline()).toContain('as before');
    await waitFor(() => expect(stored()?.put_back).toEqual(ids), patience);
    await waitFor(() => expect(screen.queryByText(/could not be saved/u)).toBeNull(), patience);
  },
  12_000,
);

it('sends what was decided here alone, and so undoes nothing that was decided elsewhere', async () => {
  const { user, stored, decideElsewhere } = await openResult(email);
  decideElsewhere({ put_back: [], subject: 'Theirs', blanks: { seconds: '9' } });
  await user.click(press('Put all back'));
  const all = { put_back: ids, subject: 'Theirs', blanks: { seconds: '9' } };
  await waitFor(() => expect(stored()).toEqual(all), patience);
});

it('takes in what another tab decides, and adds to it', async () => {
  const { user, headline, stored } = await openResult(email);
  const key = `replysmith:kept:${choicesKey(userId, exchange(email)[1].id)}`;
  const theirs = JSON.stringify({ put_back: Object.fromEntries(ids.map((id) => [id, true])) });
  localStorage.setItem(key, theirs);
  act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue: theirs })));
  expect(headline()).toContain('as before');
  const [first] = screen.getAllByRole('button', { name: /^Keep change \d+$/u });
  if (!first) throw new Error('No line can be kept again.');
  await user.click(first);
  await waitFor(() => expect(stored()?.put_back).toHaveLength(ids.length - 1), patience);
});

it('takes decisions back one by one, by the button and by Ctrl+Z', async () => {
  const { user, headline } = await openResult(email);
  const before = headline();
  expect(press('Undo').getAttribute('aria-disabled')).toBe('true');
  const [first] = screen.getAllByRole('button', { name: /^Put change \d+ back$/u });
  if (!first) throw new Error('No line can be put back.');
  await user.click(first);
  const between = headline();
  await user.click(press('Put all back'));
  await user.keyboard('{Control>}z{/Control}');
  expect(headline()).toBe(between);
  await user.click(press('Undo'));
  expect(headline()).toBe(before);
  expect(press('Undo').getAttribute('aria-disabled')).toBe('true');
});

it('leaves Ctrl+Z in a field to what is typed there, and takes what was typed back as one', async () => {
  const blank = {
    ...result,
    optimized_email: { subject: 'A', body: 'I waited [fill in: seconds].' },
  };
  const composed = {
    ...blank,
    original_email: blank.optimized_email,
    changes: [],
    brief: 'A brief',
  };
  const { user } = await openResult(email, { optimization_results: composed });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Seconds' });
  await user.type(field, 'nine');
  await user.keyboard('{Control>}z{/Control}');
  expect(screen.getByRole('tabpanel').textContent).toContain('I waited nine.');
  await user.click(press('Undo'));
  expect(field.value).toBe('');
});
