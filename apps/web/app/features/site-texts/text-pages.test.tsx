import { evidenceCard } from '@replysmith/coach/light';
import { cleanup, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { siteContent, type SiteContent } from '../../data/site-content.ts';
import { renderPages } from '../../testing/render-pages.tsx';
import { AboutPage } from './about/about-page.tsx';
import { tallyEvidence } from './about/tally-evidence.server.ts';
import { AccessibilityPage } from './accessibility-page.tsx';
import { ContactPage } from './contact-page.tsx';
import { PrivacyPage } from './privacy-page.tsx';
import { TermsPage } from './terms-page.tsx';

type Page = ComponentType<{ content: SiteContent }>;

const About: Page = ({ content }) => <AboutPage content={content} evidence={tallyEvidence()} />;
const all: readonly Page[] = [About, ContactPage, PrivacyPage, TermsPage, AccessibilityPage];

async function show(Page: Page, changes: Partial<SiteContent> = {}): Promise<HTMLElement> {
  const content = { ...siteContent, ...changes };
  renderPages([{ path: '/page', Component: () => <Page content={content} /> }], ['/page']);
  return screen.findByRole('article');
}

function headings(page: HTMLElement, level: number): (string | null)[] {
  return within(page)
    .queryAllByRole('heading', { level })
    .map(({ textContent }) => textContent);
}

/** All that a page says, once every page has been shown. */
async function textOfAll(changes: Partial<SiteContent>): Promise<string> {
  const texts: (string | null)[] = [];
  for (const page of all) {
    texts.push((await show(page, changes)).textContent);
    cleanup();
  }
  return texts.join('\n');
}

it('tells about the product in the sections that were promised', async () => {
  const page = await show(About);
  expect(headings(page, 2)).toEqual(['Mission', 'Values', 'Story', 'Team', 'Global reach']);
  expect(headings(page, 3)).toEqual(['Innovation', 'Trust', 'Success']);
});

it('adds the findings up to all that there are', async () => {
  const { strengths, total } = tallyEvidence();
  expect(Object.values(strengths).reduce((sum, count) => sum + count, 0)).toBe(total);
  const page = await show(About);
  expect(within(page).getByRole('row', { name: `Findings ${total}` })).toBeTruthy();
});

it.each([
  ['B1', ['4.8%', '2.7%', '49', '127']],
  ['P2', ['2.44']],
  ['P1', ['1.16']],
] as const)('quotes finding %s with the figures on its card', async (id, figures) => {
  const { finding } = evidenceCard(id);
  const page = await show(About);
  for (const figure of figures) {
    expect(finding).toContain(figure);
    expect(page.textContent).toContain(figure);
  }
});

it('says how to reach the operator, where the offices are and what is asked most', async () => {
  const page = await show(ContactPage);
  expect(headings(page, 2)).toEqual(['Support', 'Offices', 'Business inquiries', 'Questions']);
  expect(headings(page, 3)).toEqual([
    ...['Partnerships', 'Enterprise', 'Media'],
    ...['Can I start immediately?', 'Can I cancel anytime?', 'Is my data secure?'],
  ]);
  expect(page.textContent).toContain('Response time: within 24 hours');
  expect(page.textContent).toContain('Texas, USA');
  expect(page.textContent).toContain('Athens, Greece');
  expect(page.querySelector('form')).toBeNull();
});

it('has the ten sections of the privacy policy, in their order', async () => {
  const page = await show(PrivacyPage);
  expect(within(page).getByText('January 16, 2025')).toBeTruthy();
  expect(headings(page, 2)).toEqual([
    ...['Information we collect', 'How we use it', 'Who we share it with', 'Security'],
    ...['Your rights', 'Retention', 'International transfers', 'Children under 13'],
    ...['Changes', 'Contact'],
  ]);
  const rights = within(page).getByRole('region', { name: 'Your rights' });
  expect(headings(rights, 3)).toEqual([
    ...['Access', 'Correction', 'Deletion', 'Portability', 'Opt-out'],
  ]);
});

it('has the twelve sections of the terms, in their order', async () => {
  const page = await show(TermsPage);
  expect(within(page).getByText('January 16, 2025')).toBeTruthy();
  expect(headings(page, 2)).toEqual([
    ...['Acceptance', 'The service', 'Accounts', 'Acceptable use', 'Subscription and payment'],
    ...['Intellectual property', 'Privacy', 'Disclaimers', 'Indemnification', 'Governing law'],
    ...['Changes', 'Contact'],
  ]);
  const payment = within(page).getByRole('region', { name: 'Subscription and payment' });
  expect(payment.textContent).toContain('billed in advance');
  expect(payment.textContent).toContain('non-refundable, except where the law says otherwise');
  expect(payment.textContent).toContain('at the end of the billing period');
});

it('leads from the contents to every section', async () => {
  const page = await show(TermsPage);
  const contents = within(page).getByRole('navigation', { name: 'On this page' });
  const links = within(contents).getAllByRole<HTMLAnchorElement>('link');
  expect(links).toHaveLength(12);
  for (const { hash } of links) expect(page.querySelector(hash)).toBeTruthy();
});

it('names the operator, its law and its courts as the owner states them', async () => {
  const operator = { ...siteContent.operator, name: 'Acme', law: 'Irish law', courts: 'Dublin' };
  const text = await textOfAll({ operator });
  expect(text).toContain('“We” are Acme');
  expect(text).toContain('governed by Irish law');
  expect(text).toContain('courts of Dublin');
  expect(text).not.toContain('Greek law');
});

it('leaves out whatever the owner does not state', async () => {
  const text = await textOfAll({
    operator: { ...siteContent.operator, address: null, consentAge: null },
    supportEmail: null,
    responseHours: 24,
    offices: [],
    processors: [],
    backupDays: null,
    sourceUrl: null,
    withdrawalUrl: null,
  });
  expect(text).not.toMatch(/null|undefined|NaN/);
  expect(text).not.toMatch(/24 hours|@|same address|from the age of|younger than|or by post/);
  expect(text).not.toMatch(/our offices? |is overwritten|These companies|contract here|source of/i);
});

it('says what the owner does state, in its place', async () => {
  const text = await textOfAll({
    operator: { ...siteContent.operator, address: '1 Quay Street, Dublin', consentAge: 16 },
    processors: [{ name: 'Hosting Ltd', country: 'Ireland', does: 'Keeps the servers' }],
    backupDays: 35,
    sourceUrl: 'https://code.example/replysmith',
    withdrawalUrl: 'https://acme.example/withdraw',
  });
  expect(text).toContain('by post to Replysmith, 1 Quay Street, Dublin');
  expect(text).toContain('from the age of 16');
  expect(text).toContain('Hosting Ltd');
  expect(text).toContain('Keeps the servers. Ireland.');
  expect(text).toContain('a backup is overwritten after 35 days');
  expect(text).toContain('code.example/replysmith');
  expect(text).toContain('Withdraw from a contract here');
});
