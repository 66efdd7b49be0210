import { lengths } from '@replysmith/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ListedTemplate } from '../../data/public-library.ts';
import { renderPages } from '../../testing/render-pages.tsx';
import { PublicLibraryPage } from './public-library-page.tsx';

function listed(id: string, changes: Partial<ListedTemplate>): ListedTemplate {
  return {
    ...{ id, name: id, category: 'Follow-up', stage: 'first', industry: 'Retail' },
    ...{ persona: 'Founder', goal: 'Ask advice', tags: [], purpose: 'Asks.', subject: 'Ovens' },
    ...{ score: 97, band: 'strong' },
    ...changes,
  };
}

const library = [
  listed('Gas or not', { category: 'Cold Outreach', industry: 'Any' }),
  listed('Second look', { persona: 'Editor' }),
  listed('Last word', {}),
];

function open(query = '') {
  const page = { path: '/library', Component: () => <PublicLibraryPage library={library} /> };
  return renderPages([page], [`/library${query}`]);
}

const names = () => screen.queryAllByRole('heading', { level: 3 }).map((h) => h.textContent);
const address = () => screen.getByLabelText('Address').textContent;

it('shows every template under its category, with its score and the way to its page', () => {
  open();
  const group = screen.getByRole('region', { name: /Follow-up 2/ });
  const [second] = within(group).getAllByRole('listitem');
  if (!second) throw new Error('The category is empty.');
  expect(within(second).getByRole('img', { name: 'Score 97, Strong' })).toBeTruthy();
  const link = within(second).getByRole('link', { name: 'Second look' });
  expect(link.getAttribute('href')).toBe('/library/Second%20look');
});

it('searches as one types, says how many are left, and keeps the search in the address', async () => {
  const { user } = open();
  await user.type(screen.getByRole('searchbox'), 'editor{Enter}');
  expect(names()).toEqual(['Second look']);
  expect(screen.getByText('1 template of 3').getAttribute('role')).toBe('status');
  expect(address()).toBe('/library?q=editor');
});

it('searches for no more than an address can hold', async () => {
  const { user } = open();
  const field = screen.getByRole('searchbox');
  fireEvent.change(field, { target: { value: 'ש'.repeat(10_000) } });
  await user.type(field, '{Enter}');
  expect(address()).toBe(`/library?q=${encodeURIComponent('ש'.repeat(lengths.search))}`);
});

it('filters by what the address says, and counts in each list what the others leave', async () => {
  const { user } = open('?persona=Founder');
  expect(names()).toEqual(['Gas or not', 'Last word']);
  const industry = screen.getByRole('combobox', { name: 'Industry' });
  expect(
    within(industry)
      .getAllByRole('option')
      .map((o) => o.textContent),
  ).toEqual(['Every industry', 'Any industry, 1', 'Retail, 1']);
  await user.selectOptions(industry, 'Retail');
  expect(names()).toEqual(['Last word']);
  expect(address()).toBe('/library?industry=Retail&persona=Founder');
});

it('leads out of a search that finds nothing', async () => {
  const { user } = open('?q=zeppelin');
  expect(names()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Show all 3' }));
  expect(names().length).toBe(3);
  expect(address()).toBe('/library');
});
