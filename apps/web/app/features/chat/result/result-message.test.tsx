import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSession } from '../../../data/session.ts';
import { signedIn } from '../../../testing/handlers.ts';
import { network } from '../../../testing/network.ts';
import { renderPages } from '../../../testing/render-pages.tsx';
import { email, exchange } from '../../../testing/samples.ts';
import { ResultMessage } from './result-message.tsx';

function answerTo(content: string) {
  const [, answer] = exchange(content);
  const result = answer.optimization_results;
  if (!result) throw new Error('The sample answer holds no result.');
  return { ...answer, optimization_results: result };
}

const result = answerTo(email).optimization_results;

async function open(content = email) {
  const answer = answerTo(content);
  const Result = () => (useSession().data ? <ResultMessage answer={answer} isNew={false} /> : null);
  network.use(...signedIn);
  const page = renderPages([{ path: '/', Component: Result }], ['/']);
  await screen.findByRole('heading', { level: 2 });
  return page;
}

const headline = () => screen.getByRole('heading', { level: 2 }).textContent;
const struck = () => [...document.querySelectorAll('del')].map((del) => del.textContent).join(' ');

it('strikes what goes, underlines what comes, and numbers each change', async () => {
  await open();
  expect(struck()).toContain('I hope you’re well!');
  expect(document.querySelectorAll('ins').length).toBeGreaterThan(0);
  expect(screen.getAllByRole('button', { name: /^Change \d+$/ })).toHaveLength(
    result.changes.length,
  );
});

it('gives the reason of a change when its number is pressed, and lets it go with Escape', async () => {
  const { user } = await open();
  const [first] = screen.getAllByRole('button', { name: /^Change \d+$/ });
  if (!first) throw new Error('No change is shown.');
  await user.click(first);
  expect(screen.getByRole('group', { name: 'Reason' }).textContent).toContain(
    result.changes[0]?.reason,
  );
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: 'Reason' })).toBeNull();
});

it('puts one change back in the text and in the score, and keeps it again', async () => {
  const { user } = await open();
  const before = headline();
  const buttons = screen.getAllByRole('button', { name: /^Put change \d+ back$/ });
  const [dearest] = buttons;
  if (!dearest) throw new Error('No line can be put back.');
  await user.click(dearest);
  expect(headline()).not.toBe(before);
  expect(screen.getAllByRole('button', { name: /^Change \d+, put back$/ }).length).toBe(1);
  const [keep] = screen.getAllByRole('button', { name: /^Keep change \d+$/ });
  if (!keep) throw new Error('No line can be kept.');
  await user.click(keep);
  expect(headline()).toBe(before);
});

it('puts all back to the draft and its score', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Put all back' }));
  expect(struck()).toBe('');
  expect(headline()).toContain('as before');
  await user.click(screen.getByRole('button', { name: 'Keep all' }));
  expect(headline()).toContain('up from');
});

it('remembers the choices after a reload', async () => {
  const first = await open();
  await first.user.click(screen.getByRole('button', { name: 'Put all back' }));
  first.unmount();
  await open();
  expect(headline()).toContain('as before');
});

it('uses another subject', async () => {
  const { user } = await open();
  const [use] = screen.getAllByRole('button', { name: /^Use "/ });
  if (!use) throw new Error('There is no other subject.');
  const subject = /"(.+)"/.exec(use.getAttribute('aria-label') ?? '')?.[1] ?? '';
  await user.click(use);
  await user.click(screen.getByRole('tab', { name: 'Rewrite' }));
  expect(within(screen.getByRole('tabpanel')).getByText(subject)).toBeTruthy();
});

it('opens on the marked draft when there is nothing to change', async () => {
  await open(`Subject: Staff engineer, payments, Lisbon

Hi Ines,

Your talk at NodeConf in May on idempotent webhooks is the clearest I have heard on the subject. Kestrel Pay has the same problem at 900 payments a second, and is looking for a staff engineer to own it.

Is this worth hearing more about?

Best,
Pedro`);
  expect(headline()).toMatch(/^9\.\d\. Nothing to change\.$/u);
  expect(screen.getByRole('tab', { name: 'Draft' }).getAttribute('aria-selected')).toBe('true');
  expect(document.querySelectorAll('mark').length).toBeGreaterThan(0);
  expect(screen.getByText(/^10 − 0\.\d$/u)).toBeTruthy();
});
