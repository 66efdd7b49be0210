import { libraryTemplates } from '@replysmith/library';
import { expect, test } from 'vitest';
import { propose } from '../../../data/coach/propose.ts';
import { sampleDraft } from '../../../data/examples.ts';
import { renderChapters } from './render-chapters.server.tsx';

const rewrite = propose(sampleDraft);
const { before, value } = rewrite.breakdown;
const html = renderChapters({ rewrite, library: libraryTemplates });

function open(): HTMLElement {
  const page = document.createElement('main');
  page.innerHTML = html;
  return page;
}

const textOf = (list: Element | null, part: string) =>
  [...(list?.querySelectorAll(part) ?? [])].map(({ textContent }) => textContent);

const list = (page: HTMLElement, name: string) => page.querySelector(`[aria-label="${name}"]`);

const sumOf = (figures: string[]) =>
  figures.reduce((sum, figure) => sum + (Number(figure.replace('−', '-')) || 0), 0);

test('names the four features, in the chapter that the address points at', () => {
  const names = textOf(open().querySelector('#features'), 'h3');
  expect(names).toEqual([
    'Rewrite Suggestions',
    'AI Optimization',
    'AI Chat as Client',
    'Manage Templates',
  ]);
});

test('says what the coach really made of the sample', () => {
  const page = open();
  expect(page.querySelector('h2')?.textContent).toBe(
    `One email, from ${String(before)} to ${String(value)}.`,
  );
  expect(sumOf(textOf(list(page, 'What each change won'), 'li > :nth-child(3)'))).toBe(
    value - before,
  );
  expect(100 + sumOf(textOf(list(page, 'Still lost'), 'li > :last-child'))).toBe(value);
});

test('numbers every change with a line that says what it won', () => {
  const page = open();
  const lines = textOf(list(page, 'What each change won'), 'li > :first-child');
  const changes = textOf(page, 'del, ins').length;
  const numbers = textOf(page, 'span')
    .map((text) => /^Change (\d+)$/u.exec(text)?.[1])
    .filter((number) => number !== undefined);
  expect(changes).toBeGreaterThan(0);
  expect(numbers.filter((number) => !lines.includes(number))).toEqual([]);
});

test('tells once what moved without a change of its own', () => {
  const reasons = textOf(list(open(), 'What each change won'), 'small');
  expect(reasons.filter((reason) => reason === 'Moved by the changes above.')).toHaveLength(1);
});

test('marks every reply as simulated', () => {
  const replies = [...open().querySelectorAll('figure')];
  expect(replies).toHaveLength(2);
  for (const reply of replies) expect(reply.textContent).toContain('Simulated');
});

test('counts the library', () => {
  const page = open();
  const counts = textOf(page.querySelector('#features'), 'dl dd');
  expect(sumOf(counts)).toBe(libraryTemplates.length);
  expect(page.textContent).toContain(`${String(libraryTemplates.length)} in the library`);
});

test('leads to addresses that the browser can open without a router', () => {
  const addresses = [...open().querySelectorAll('a')].map(
    (link) => link.getAttribute('href') ?? '',
  );
  expect(addresses).toContain('/library');
  for (const address of addresses) expect(address).toMatch(/^(\/|https?:\/\/)/u);
});
