import { score } from '@replysmith/coach';
import { parseDraft, scoreBasis, verdictOf } from '@replysmith/coach/light';
import { paths } from '@replysmith/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { CoachInThisThread } from '../../../testing/coach-in-this-thread.ts';
import { network } from '../../../testing/network.ts';
import { openResult } from '../../../testing/open-result.tsx';
import { optimized } from '../../../testing/optimized.ts';
import { email, goodEmail } from '../../../testing/samples.ts';
import { withoutNumbers } from '../../../testing/without-numbers.ts';
import { signedPoints } from '../../../components/ledger.tsx';
import { tenths } from '../../../lib/words.ts';

const result = optimized(email);
const struck = () =>
  [...document.querySelectorAll('[role="tabpanel"] del')].map((del) => del.textContent).join(' ');

it('starts the coach with the first decision, and not before', async () => {
  const Worker = vi.fn(CoachInThisThread);
  vi.stubGlobal('Worker', Worker);
  const { user, stored } = await openResult(email);
  expect(screen.getByRole('heading', { name: /^If no answer comes/u })).toBeTruthy();
  expect(Worker).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Put all back' }));
  await waitFor(() => expect(Worker).toHaveBeenCalledOnce());
  // A choice that is not saved yet would be made again on the next page.
  await waitFor(() => expect(stored()).not.toBeNull());
});

it('strikes what goes, underlines what comes, and numbers each change', async () => {
  await openResult(email);
  expect(struck()).toContain('I hope you’re well!');
  expect(document.querySelectorAll('ins').length).toBeGreaterThan(0);
  expect(screen.getAllByRole('button', { name: /^Change \d+$/ })).toHaveLength(
    result.changes.length,
  );
});

it('gives the reason of a change when its number is pressed, and lets it go with Escape', async () => {
  const { user } = await openResult(email);
  const [first] = screen.getAllByRole('button', { name: /^Change \d+$/ });
  if (!first) throw new Error('No change is shown.');
  await user.click(first);
  expect(screen.getByRole('group', { name: 'Reason' }).textContent).toContain(
    result.changes[0]?.reason,
  );
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: 'Reason' })).toBeNull();
});

it('puts one line back in the text and in the score, and keeps it again', async () => {
  const { user, headline } = await openResult(email);
  const before = headline();
  const [costliest] = screen.getAllByRole('button', { name: /^Put back change \d+$/ });
  if (!costliest) throw new Error('No line can be put back.');
  const [number = ''] = /\d+/u.exec(costliest.getAttribute('aria-label') ?? '') ?? [];
  const changes = screen.getAllByRole('button', { name: `Change ${number}` });
  await user.click(costliest);
  expect(headline()).not.toBe(before);
  expect(screen.getAllByRole('button', { name: `Change ${number}, put back` })).toHaveLength(
    changes.length,
  );
  await user.click(screen.getByRole('button', { name: `Keep change ${number}` }));
  expect(headline()).toBe(before);
});

it('puts all back to the draft and its score', async () => {
  const { user, headline } = await openResult(email);
  await user.click(screen.getByRole('button', { name: 'Put all back' }));
  expect(struck()).toBe('');
  expect(headline()).toContain('as before');
  await user.click(screen.getByRole('button', { name: 'Accept all' }));
  expect(headline()).toContain('up from');
});

it('remembers choices that could not be saved after a reload, and saves them then', async () => {
  const first = await openResult(email);
  network.use(http.patch(`*${paths.chatMessages}/:id`, () => HttpResponse.error()));
  await first.user.click(screen.getByRole('button', { name: 'Put all back' }));
  first.unmount();
  const { headline, stored } = await openResult(email);
  expect(headline()).toContain('as before');
  await waitFor(() => expect(stored()?.put_back).toHaveLength(result.changes.length));
});

it('shows what is written into a blank of an email that the coach left as it was', async () => {
  const text = { subject: 'Stock', body: 'Hi Tom,\n\nDo you count [fill in: figure] by hand?' };
  const untouched = {
    ...{ ...result, original_email: text, optimized_email: text },
    ...{ changes: [], as_proposed: null },
  };
  const { user, headline } = await openResult(goodEmail, { optimization_results: untouched });
  const selected = () => screen.getByRole('tab', { selected: true }).textContent;
  expect(selected()).toBe('Changes');
  await user.click(screen.getByRole('tab', { name: 'Draft' }));
  const blank = screen.getByRole('textbox', { name: 'Figure' });
  await user.type(blank, '47 pallets');
  expect(selected()).toBe('Changes');
  expect(withoutNumbers(screen.getByRole('tabpanel'))).toContain(
    'Do you count 47 pallets by hand?',
  );
  expect(document.activeElement).toBe(blank);
  expect(headline()).not.toMatch(/only you can change|Nothing to change|safely/u);
});

it('opens on the marked draft when the coach changed nothing, and claims no writing', async () => {
  const { headline } = await openResult(goodEmail);
  const { value } = score(parseDraft(goodEmail));
  expect(headline()).toMatch(
    /^[\d.]+\. (Strong; the rest only you can change|The coach found no)/u,
  );
  expect(headline()).toContain(`${tenths(value)}. `);
  expect(screen.getByRole('tab', { name: 'Draft' }).getAttribute('aria-selected')).toBe('true');
  expect(document.querySelectorAll('mark').length).toBeGreaterThan(0);
  expect(screen.getByText(`10 − ${tenths(100 - value)}`)).toBeTruthy();
  expect(screen.getByText('Scored by the coach')).toBeTruthy();
  expect(screen.getByText(/read as a first email.*\(guessed\)/u)).toBeTruthy();
  expect(screen.queryByText(/^(Written|written as)/u)).toBeNull();
});

it('opens a line on its reason and its fix with what that wins; the findings lie behind', async () => {
  const { user } = await openResult(email);
  const [line] = within(screen.getByRole('list', { name: 'Still lost' })).getAllByRole('listitem');
  if (!line) throw new Error('Nothing is lost.');
  if (!line.textContent.includes('What was found'))
    await user.click(within(line).getByRole('button'));
  const [costliest] = result.score.optimized_lines;
  for (const words of [
    costliest?.reason,
    costliest?.fix,
    signedPoints(costliest?.wins ?? 0, tenths),
  ]) {
    expect(line.textContent).toContain(words);
  }
  expect(within(line).getByRole('group').hasAttribute('open')).toBe(false);
});

it('says in a phrase what the score says, and how far to trust it', async () => {
  const { user } = await openResult(email);
  const verdict = verdictOf(result.score.optimized_score);
  expect(screen.getByText(new RegExp(`^${verdict}`, 'iu'))).toBeTruthy();
  await user.click(screen.getByText('How far to trust this'));
  const text = screen.getByText('How far to trust this').closest('details')?.textContent;
  for (const figure of [
    `${scoreBasis.emails.toLocaleString('en')} emails`,
    `${scoreBasis.ratings.toLocaleString('en')} ratings`,
    `${scoreBasis.agreement.toFixed(2)} of 1`,
    `${scoreBasis.agreementOnReal.toFixed(2)} on real mail`,
    `off by ${tenths(scoreBasis.error)} of 10`,
  ])
    expect(text).toContain(figure);
});

it.each([email, 'Hi Zyx,\n\nQuuxifying brimble wobbeths? Grommish flurbs.\n\nVex'])(
  'says of an email unlike the rated ones, and of no other, that the score may be wrong: %#',
  async (text) => {
    await openResult(text);
    const isSaid = screen.queryByText(/^This email is unlike those/u) !== null;
    expect(isSaid).toBe(score(optimized(text).optimized_email).isUnsure);
  },
);

it('scores a result of another version anew', async () => {
  const older = {
    ...result,
    score: { ...result.score, version: 'older', original_score: 1, optimized_score: 2 },
  };
  const { headline } = await openResult(email, { optimization_results: older });
  expect(headline()).toContain(tenths(result.score.optimized_score));
  expect(headline()).toContain(tenths(result.score.original_score));
});
