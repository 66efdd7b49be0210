import { paths, type NearestTemplate } from '@replysmith/contract';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { emailTemplate } from '../../../testing/email-template.ts';
import { everythingInSight } from '../../../testing/in-sight.ts';
import { libraryTemplate } from '../../../testing/library-samples.ts';
import { network } from '../../../testing/network.ts';
import { renderPages } from '../../../testing/render-pages.tsx';
import { refusal } from '../../../testing/samples.ts';
import { TemplateSuggestions } from './template-suggestions.tsx';

const own = emailTemplate();
const library = libraryTemplate();
const near: NearestTemplate[] = [
  {
    ...{ source: 'own', id: own.id, name: own.name, subject: own.subject_line },
    ...{ category: own.category, similarity: 0.92, reason: 'Both: “checkout”.' },
  },
  {
    ...{ source: 'library', id: library.id, name: library.name, subject: library.subject_line },
    ...{ category: library.category, similarity: 0.24, reason: 'Both: “phone”.' },
  },
];
let requestBody: unknown;
let used: unknown[];

beforeEach(() => {
  everythingInSight();
  requestBody = undefined;
  used = [];
  network.use(
    http.post(`*${paths.nearestTemplates}`, async ({ request }) => {
      requestBody = await request.json();
      return HttpResponse.json({ items: near });
    }),
    http.get(`*${paths.emailTemplates}/:id`, () => HttpResponse.json(own)),
    http.get(`*${paths.libraryTemplates}`, () => HttpResponse.json({ items: [library] })),
    http.post(`*${paths.useTemplate}`, async ({ request }) => {
      used.push(await request.json());
      return HttpResponse.json({});
    }),
    http.get(`*${paths.userSubscriptions}`, () => refusal('unavailable')),
  );
});

function open() {
  const Page = () => {
    const { state } = useLocation() as { state: unknown };
    return (
      <>
        <TemplateSuggestions email={{ subject: 'Ovens', body: 'Hi Tom,' }} />
        <output aria-label="Carried">{JSON.stringify(state)}</output>
      </>
    );
  };
  return renderPages([{ path: '/', Component: Page }], ['/']);
}

const carried = () => JSON.parse(screen.getByLabelText('Carried').textContent || 'null') as unknown;

it('shows whose they are, how alike they are and why', async () => {
  open();
  expect(
    await screen.findByText(/Yours, Cold Outreach, nearly the same\. Both: “checkout”/),
  ).toBeTruthy();
  expect(screen.getByText(/Library, Cold Outreach, partly similar\. Both: “phone”/)).toBeTruthy();
  expect(requestBody).toEqual({ subject: 'Ovens', body: 'Hi Tom,' });
});

it('carries one of one’s own to the draft, and counts that', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: `Use “${own.name}”` }));
  await waitFor(() =>
    expect(carried()).toEqual({
      loadTemplate: {
        subject: own.subject_line,
        content: own.email_content,
        templateName: own.name,
        isFromLibrary: false,
        templateId: own.id,
      },
    }),
  );
  await waitFor(() => expect(used).toEqual([{ template_id: own.id, usage_type: 'use' }]));
});

it('shows one of the library before it is used', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: `Preview “${library.name}”` }));
  expect(await screen.findByText(/I wrote down which scripts are to blame/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Use in the draft' }));
  await waitFor(() => expect(carried()).toMatchObject({ loadTemplate: { isFromLibrary: true } }));
  expect(used).toEqual([]);
});

it('is quiet when none is near, and when they cannot be found', async () => {
  let calls = 0;
  network.use(
    http.post(`*${paths.nearestTemplates}`, () => {
      calls += 1;
      return refusal('unavailable');
    }),
  );
  open();
  await waitFor(() => expect(calls).toBe(1));
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
