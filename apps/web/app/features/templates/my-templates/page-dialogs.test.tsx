import { ExportTemplatesRequest, paths, type TemplateFacets } from '@replysmith/contract';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ExportedTemplates } from '../export-form.tsx';
import { signedIn } from '../../../testing/handlers.ts';
import { network } from '../../../testing/network.ts';
import { renderPages } from '../../../testing/render-pages.tsx';
import { refusal } from '../../../testing/samples.ts';
import { ExportDialog } from './page-dialogs.tsx';

const downloads: string[] = [];
let requestBody: unknown;
let saved: number;

beforeEach(() => {
  downloads.length = 0;
  requestBody = undefined;
  saved = 12;
  URL.createObjectURL = () => 'blob:export';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    downloads.push(this.download);
  });
  network.use(
    ...signedIn,
    http.get(`*${paths.templateFacets}`, () => {
      const none = { unorganized: 0, favorites: 0, trash: 0, categories: [], tags: [] };
      const facets: TemplateFacets = { saved, ...none };
      return HttpResponse.json(facets);
    }),
    http.post(`*${paths.exportTemplates}`, async ({ request }) => {
      requestBody = await request.json();
      ExportTemplatesRequest.parse(requestBody);
      return new HttpResponse('[]', {
        headers: {
          'content-disposition': `attachment; filename="Gre_s.csv"; filename*=UTF-8''Gr%C3%BC%C3%9Fe.csv`,
        },
      });
    }),
  );
});

afterEach(() => {
  vi.restoreAllMocks();
});

async function open(of: ExportedTemplates, count: number) {
  let isClosed = false;
  const Page = () => (
    <ExportDialog isOpen onClose={() => (isClosed = true)} of={of} count={count} />
  );
  const { user } = renderPages([{ path: '/', Component: Page }], ['/']);
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog, isClosed: () => isClosed };
}

const shown: ExportedTemplates = { filter: { view: 'saved', tag: ['speed'], favorite: true } };

it('exports what the list shows, under the name that the server gives the file', async () => {
  const { user, dialog, isClosed } = await open(shown, 3);
  await user.click(dialog.getByRole('radio', { name: /^CSV/ }));
  await user.click(dialog.getByRole('button', { name: 'Export 3 templates' }));
  expect(await screen.findByText('3 templates exported as CSV')).toBeTruthy();
  expect(requestBody).toEqual({ format: 'csv', of: shown });
  expect(downloads).toEqual(['Grüße.csv']);
  expect(isClosed()).toBe(true);
});

it('offers no choice for a single template', async () => {
  const { dialog } = await open({ ids: ['00000000-0000-4000-8000-000000000001'] }, 1);
  expect(dialog.queryByRole('radio', { name: /^All/ })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Export 1 template' })).toBeTruthy();
});

it('offers all templates beside those that the list shows', async () => {
  const { user, dialog } = await open(shown, 3);
  await user.click(await dialog.findByRole('radio', { name: /All your templates/ }));
  await user.click(dialog.getByRole('button', { name: 'Export 12 templates' }));
  expect(await screen.findByText('12 templates exported as JSON')).toBeTruthy();
  expect(requestBody).toEqual({ format: 'json', of: { filter: { view: 'saved', tag: [] } } });
});

it('says that there is nothing to export', async () => {
  saved = 0;
  const { dialog } = await open({ filter: { view: 'saved', tag: [] } }, 0);
  expect(await dialog.findByRole('heading', { name: 'No Templates to Export' })).toBeTruthy();
});

it('stays open and says why when it fails', async () => {
  network.use(http.post(`*${paths.exportTemplates}`, () => refusal('unavailable')));
  const { user, dialog, isClosed } = await open(shown, 3);
  await user.click(dialog.getByRole('button', { name: 'Export 3 templates' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^Export failed\. The service/);
  expect(downloads).toEqual([]);
  expect(isClosed()).toBe(false);
});
