import { parseDraft } from '@replysmith/coach/light';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { assess } from '../../data/coach/assess.ts';
import { sampleDraft } from '../../data/examples.ts';
import { CoachInThisThread, WorkerThatNeverLoads } from '../../testing/coach-in-this-thread.ts';
import { network } from '../../testing/network.ts';
import { render } from '../../testing/render.tsx';
import { Toaster } from '../../components/toast.tsx';
import { LandingPage } from './landing-page.tsx';

const sample = assess(sampleDraft);

function open(path = '/') {
  return render(<LandingPage sample={sample} freeRequests={7} isSignedIn={false} />, { path });
}

const email = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Email' });
const subject = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Subject' });
const ring = (name: RegExp) => screen.findByRole('img', { name });

/** The target of a link that only this kind of visitor sees. */
function wayFor(reader: 'guest' | 'member', name: string | RegExp): string | null {
  const link = screen.getByRole('link', { name });
  expect(link.dataset['for']).toBe(reader);
  return link.getAttribute('href');
}

beforeEach(() => {
  vi.stubGlobal('Worker', CoachInThisThread);
});

test('shows the sample with a score that its ledger adds up to', () => {
  open();

  const ledger = screen.getByRole('list', { name: 'Points lost' });
  const points = within(ledger)
    .getAllByText(/^−\d+$/u)
    .reduce((sum, { textContent }) => sum + Number(textContent.slice(1)), 0);
  expect(100 - points).toBe(sample.value);
  expect(email().value).toBe(sampleDraft.body);
});

test('opens a line on its fix with what that wins, and on the finding where a finger can reach it', () => {
  open();

  const [costliest] = sample.lines;
  const [line] = within(screen.getByRole('list', { name: 'Points lost' })).getAllByRole('listitem');
  expect(line?.textContent).toContain(`${costliest?.fix ?? ''} +${String(costliest?.wins)}`);
  expect(line?.querySelector('[title]')).toBeNull();
  expect(line?.querySelector('details')?.textContent).toContain(costliest?.cards[0]?.finding);
});

test('gives a text that is no email no score, no ledger and no rewrite', async () => {
  const { user } = open();

  await user.clear(subject());
  await user.clear(email());
  await user.click(email());
  await user.paste(
    'Καλημέρα, είδα ότι το ταμείο του καταστήματός σας αργεί να φορτώσει στο κινητό.',
  );

  expect(await ring(/^Not judged$/u)).toBeTruthy();
  expect(screen.getByText('This reads as Greek, which is not supported yet.')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Points lost' })).toBeNull();
  const rewrite = screen.getByRole('button', { name: 'Show the rewrite' });
  expect(rewrite.getAttribute('aria-disabled')).toBe('true');
});

test('scores what is typed and sends nothing anywhere', async () => {
  const requests: string[] = [];
  network.events.on('request:start', ({ request }) => requests.push(request.url));
  const { user } = open();

  await user.clear(subject());
  await user.type(subject(), 'Your checkout');
  await user.clear(email());
  await user.type(email(), 'Hi Tom,{Enter}{Enter}Is a faster checkout on your list?');

  const now = assess({ subject: subject().value, body: email().value });
  expect(now.value).not.toBe(sample.value);
  expect(await ring(new RegExp(`^Score ${String(now.value)} of 100`, 'u'))).toBeTruthy();
  expect(requests).toEqual([]);
});

test('keeps the text when the coach cannot be loaded, and says so', async () => {
  vi.stubGlobal('Worker', WorkerThatNeverLoads);
  const { user } = open();

  await user.type(email(), ' More.');

  expect((await screen.findByRole('alert')).textContent).toContain('The score has stopped.');
  expect(email().value).toBe(`${sampleDraft.body} More.`);

  vi.stubGlobal('Worker', CoachInThisThread);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('still has the draft after a reload', async () => {
  const { user, unmount } = open();
  await user.clear(subject());
  await user.type(subject(), 'Only mine');
  unmount();

  open();

  expect(subject().value).toBe('Only mine');
});

test('shows the rewrite in place with what it won, and goes back to the draft', async () => {
  const { user } = open();

  await user.click(screen.getByRole('button', { name: 'Show the rewrite' }));

  expect(await screen.findByRole('list', { name: 'Won back' })).toBeTruthy();
  expect(await ring(new RegExp(`up from ${String(sample.value)}`, 'u'))).toBeTruthy();
  await waitFor(() => expect(document.querySelectorAll('del, ins').length).toBeGreaterThan(0));
  const gain = screen.getByText(new RegExp(`^${String(sample.value)} →`, 'u'));
  expect(Number(gain.textContent.split(' → ')[1])).toBeGreaterThan(sample.value);
  expect(wayFor('guest', /^Keep or put back .+: start free$/u)).toMatch(/^\/signup\?plan=free/u);
  expect(wayFor('member', /^Keep or put back .+: open/u)).toBe('/dashboard');

  await user.click(screen.getByRole('button', { name: 'Back to the draft' }));
  expect(email().value).toBe(sampleDraft.body);
});

test('adds up in all that the rewrite won back and took back, and numbers every change', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Show the rewrite' }));
  await screen.findByRole('list', { name: 'Won back' });

  const sumOf = (name: string) => {
    const list = screen.queryByRole('list', { name });
    const figures = list ? within(list).queryAllByText(/^[−+]\d+$/u, { selector: 'span' }) : [];
    return figures.reduce((sum, figure) => sum + Number(figure.textContent.replace('−', '-')), 0);
  };
  const label = (await ring(/up from/u)).getAttribute('aria-label') ?? '';
  const value = Number(/^Score (\d+)/u.exec(label)?.[1]);
  expect(sumOf('Won back') + sumOf('Costs more now')).toBe(value - sample.value);
  expect(100 + sumOf('Still lost')).toBe(value);
  expect(screen.queryByText('+0')).toBeNull();

  await waitFor(() => expect(document.querySelector('ins')).not.toBeNull());
  const numbers = screen.getAllByText(/^Change\s*$/u).map(({ parentElement }) => parentElement);
  expect(numbers.length).toBeGreaterThan(0);
  expect(numbers.every((number) => /^Change \d+$/u.test(number?.textContent ?? ''))).toBe(true);
});

test('copies the rewrite, and says how to when the browser refuses', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Show the rewrite' }));
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(parseDraft(await navigator.clipboard.readText()).subject).toBeTruthy();

  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  render(<Toaster />);
  await user.click(screen.getByRole('button', { name: 'Copied' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Copy failed');
});

test('moves from the subject to the email on Enter instead of breaking the line', async () => {
  const { user } = open();

  await user.click(subject());
  await user.keyboard('{Enter}');

  expect(subject().value).toBe(sampleDraft.subject);
  expect(document.activeElement).toBe(email());
});

test('waits quietly while there is nothing to score', async () => {
  const { user } = open();

  await user.clear(subject());
  await user.clear(email());

  expect(screen.getByText('Paste an email and the score follows.')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Points lost' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Restore the sample' }));
  expect(email().value).toBe(sampleDraft.body);
  expect(screen.queryByRole('button', { name: 'Restore the sample' })).toBeNull();
});

test('has a way in for guests, with what is free, and one for members', () => {
  open();

  expect(wayFor('guest', 'Start free')).toMatch(/^\/signup\?plan=free/u);
  expect(wayFor('member', 'Open the dashboard')).toBe('/dashboard');
  const note = screen.getByText(/7 AI requests a day, free\.$/u);
  expect(note.dataset['for']).toBe('guest');
});
