import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type OwnerTools, ToolsPage } from './tools-page.tsx';
import { renderPages } from '../../testing/render-pages.tsx';

const path = '/dashboard/tools';
const open = (query = '', tabs?: OwnerTools) =>
  renderPages([{ path, Component: () => <ToolsPage {...(tabs && { tabs })} /> }], [path + query]);
const address = () => screen.getByLabelText('Address').textContent;
const panel = () => screen.getByRole('tabpanel');

const recommending: OwnerTools = [
  {
    ...{ key: 'email-marketing', name: 'Email Marketing' },
    banner: {
      ...{ title: 'A mailer', text: 'It sends.', linkLabel: 'See it' },
      href: 'https://mailer.example/?via=us',
    },
    links: [{ title: 'A checker', text: 'It checks.', href: 'https://checker.example/' }],
  },
];

it('has the five tabs, the first of them with what one can check, and advertises nothing', () => {
  open();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    ...['Email Marketing', 'Online Courses', 'Ebooks', 'Hosting', 'Other Tools'],
  ]);
  expect(within(panel()).getByText('nslookup -type=TXT _dmarc.example.com')).toBeTruthy();
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('keeps the chosen tab in the address, and says when it holds nothing', async () => {
  const { user } = open();
  await user.click(screen.getByRole('tab', { name: 'Hosting' }));
  expect(address()).toBe(`${path}?tab=hosting`);
  expect(panel().textContent).toBe('Nothing is recommended under Hosting yet.');
});

it.each([
  ['?tab=ebooks', 'Ebooks'],
  ['?tab=nonsense', 'Email Marketing'],
])('opens %s at %s', (query, name) => {
  open(query);
  expect(screen.getByRole('tabpanel', { name })).toBeTruthy();
});

it('is walked with the arrow keys', async () => {
  const { user } = open();
  await user.click(screen.getByRole('tab', { name: 'Email Marketing' }));
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement?.textContent).toBe('Other Tools');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Online Courses');
  await user.keyboard('{End}{Home}');
  expect(address()).toBe(path);
});

it('calls an affiliate link what it is, and a plain one not', () => {
  open('', recommending);
  const paid = screen.getByRole('link', { name: /^See it/ });
  expect(paid.getAttribute('rel')).toContain('sponsored');
  expect(screen.getByText('Affiliate link')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^A checker/ }).getAttribute('rel')).not.toContain(
    'sponsored',
  );
});
