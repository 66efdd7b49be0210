import {
  ChangeTemplatesRequest,
  ImportedTemplate,
  ImportTemplatesRequest,
  paths,
  type ImportTemplatesReply,
  type ImportVerdict,
} from '@replysmith/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signedIn } from '../../../testing/handlers.ts';
import { network } from '../../../testing/network.ts';
import { renderPages } from '../../../testing/render-pages.tsx';
import { refusal } from '../../../testing/samples.ts';
import { ImportDialog } from '../my-templates/page-dialogs.tsx';
import { answerReader, type Source } from './read-source.ts';

class ReaderInThisThread extends EventTarget {
  postMessage(source: Source): void {
    queueMicrotask(() =>
      this.dispatchEvent(new MessageEvent('message', { data: answerReader(source) })),
    );
  }

  terminate(): void {
    // Does nothing between messages.
  }
}

const saved: string[] = [];
const keys: (string | null)[] = [];
let places: number | null;

const uuid = (one: number) => `00000000-0000-4000-8000-${String(one).padStart(12, '0')}`;

/** Answers like the server: imports each name once, while there are places. */
function answers(request: ImportTemplatesRequest): ImportTemplatesReply {
  const verdicts = request.rows.map((row): ImportVerdict => {
    const { data } = ImportedTemplate.safeParse(row);
    if (!data) return { status: 'invalid', problems: ['Name: Template name is required'] };
    const twin = saved.indexOf(data.name);
    if (twin >= 0 && request.skip_duplicates) return { status: 'duplicate', id: uuid(twin) };
    if (request.dry_run) return { status: 'ready' };
    if (places === 0) return { status: 'over_limit' };
    if (places !== null) places -= 1;
    saved.push(data.name);
    return { status: 'imported', id: uuid(saved.length - 1) };
  });
  return { verdicts, places_left: places };
}

beforeEach(() => {
  vi.stubGlobal('Worker', ReaderInThisThread);
  // jsdom has no layout: a list 640 px high with lines of 64 px.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
  saved.length = 0;
  keys.length = 0;
  places = null;
  network.use(
    ...signedIn,
    http.post(`*${paths.importTemplates}`, async ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return HttpResponse.json(answers(ImportTemplatesRequest.parse(await request.json())));
    }),
  );
});

const text = 'Hi Ana,\n\nIs your stock counted by hand?';
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const row = (name: string, body = text) => ({ name, subject: `About ${name}`, body });
const file = (name: string, contents: unknown) =>
  new File([typeof contents === 'string' ? contents : JSON.stringify(contents)], name);

async function open(files?: readonly File[]) {
  let isClosed = false;
  const Page = () => <ImportDialog isOpen onClose={() => (isClosed = true)} files={files} />;
  const { user } = renderPages([{ path: '/', Component: Page }], ['/']);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('heading');
  return { user, dialog, isClosed: () => isClosed };
}

it('shows what would become of every row, and imports those that it can', async () => {
  saved.push('Saved');
  const rows = [
    row('One'),
    row('Two', `<p>${text}</p>`),
    row('Saved'),
    row('One'),
    { name: 'Bare' },
  ];
  const { user, dialog, isClosed } = await open([file('list.json', rows)]);
  const start = await dialog.findByRole('button', { name: 'Import 2 templates' });
  expect(dialog.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'list.json, 1OneAbout OneReady',
    'list.json, 2TwoAbout TwoHTML became text.Ready',
    'list.json, 3SavedAbout SavedThe same is saved already.Duplicate',
    'list.json, 4OneAbout OneThe same as a row above.Duplicate',
    expect.stringMatching(/^list\.json, 5BareBareContent: .*Problem$/),
  ]);
  expect(saved).toEqual(['Saved']);
  await user.click(start);
  await dialog.findByRole('heading', { name: '2 templates imported' });
  expect(saved).toEqual(['Saved', 'One', 'Two']);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(isClosed()).toBe(true);
});

it('imports duplicates when told to', async () => {
  saved.push('Saved');
  const { user, dialog } = await open([file('list.json', [row('Saved'), row('One'), row('One')])]);
  await user.click(await dialog.findByRole('checkbox', { name: /2 duplicates/ }));
  await user.click(dialog.getByRole('button', { name: 'Import 3 templates' }));
  await dialog.findByRole('heading', { name: '3 templates imported' });
});

it('says before anything is written how far the places reach', async () => {
  places = 1;
  const { user, dialog } = await open([file('a.json', [row('One'), row('Two'), row('Three')])]);
  const start = await dialog.findByRole('button', { name: 'Import 1 template' });
  expect(dialog.getByText(/1 slot is left on your plan/).closest('p')?.textContent).toContain(
    '2 have to wait',
  );
  expect(dialog.getAllByText('No slot left', { selector: 'span' })).toHaveLength(2);
  await user.click(start);
  await dialog.findByRole('heading', { name: '1 template imported' });
  expect(saved).toEqual(['One']);
});

it('takes many rows in batches, each with a key of its own', async () => {
  const rows = Array.from({ length: 450 }, (_, one) => row(`Row ${one}`));
  const { user, dialog } = await open([file('a.json', rows)]);
  await user.click(await dialog.findByRole('button', { name: 'Import 450 templates' }));
  await dialog.findByRole('heading', { name: '450 templates imported' });
  expect(keys).toHaveLength(10);
  expect(new Set(keys).size).toBe(10);
  expect(dialog.getAllByRole('listitem').length).toBeLessThan(60);
  expect(dialog.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('450');
});

it('sends a batch again under its key when the answer was lost', async () => {
  const { user, dialog } = await open([file('a.json', [row('One')])]);
  const start = await dialog.findByRole('button', { name: 'Import 1 template' });
  keys.length = 0;
  network.use(
    http.post(
      `*${paths.importTemplates}`,
      ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  await user.click(start);
  await dialog.findByRole('heading', { name: '1 template imported' });
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

it('keeps what was imported when the server refuses to go on, and says why', async () => {
  const { user, dialog } = await open([file('a.json', [row('One')])]);
  const start = await dialog.findByRole('button', { name: 'Import 1 template' });
  network.use(http.post(`*${paths.importTemplates}`, () => refusal('internal')));
  await user.click(start);
  await dialog.findByRole('heading', { name: 'Nothing was imported' });
  expect(dialog.getByText('An unexpected error occurred')).toBeTruthy();
  expect(dialog.getByText('Not imported')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Download what was not imported' })).toBeTruthy();
});

it('takes an import back', async () => {
  let undone: unknown;
  network.use(
    http.post(`*${paths.changeTemplates}`, async ({ request }) => {
      const { change, of } = ChangeTemplatesRequest.parse(await request.json());
      undone = { change, of };
      return HttpResponse.json({ done: [], failed: [], next: null });
    }),
  );
  const { user, dialog, isClosed } = await open([file('a.json', [row('One')])]);
  await user.click(await dialog.findByRole('button', { name: 'Import 1 template' }));
  await user.click(await dialog.findByRole('button', { name: 'Undo import' }));
  expect(await screen.findByText('Import undone')).toBeTruthy();
  expect(undone).toEqual({ change: { type: 'delete' }, of: { ids: [uuid(0)] } });
  expect(isClosed()).toBe(true);
});

it('says what is wrong with each file, and reads the others', async () => {
  const { user, dialog } = await open();
  await user.upload(dialog.getByLabelText('Files to import'), [
    file('my.js.json', [row('One')]),
    file('b.json', '[{'),
    file('c.csv', 'name,body\n'),
  ]);
  await dialog.findByRole('button', { name: 'Import 1 template' });
  const problems = within(dialog.getByRole('alert')).getAllByRole('listitem');
  expect(problems.map((problem) => problem.textContent)).toEqual([
    expect.stringMatching(/^Import Error - Failed to parse file "b\.json": /),
    'Import Error - Failed to parse file "c.csv": there is no row below the headings',
  ]);
});

it('stays at the choice when no file can be read', async () => {
  const { dialog } = await open();
  const drop = dialog.getByText('Drop files here, or choose them.');
  fireEvent.drop(drop, { dataTransfer: { files: [file('a.exe', 'MZ')] } });
  expect(await dialog.findByText('Invalid file type: a.exe')).toBeTruthy();
  fireEvent.drop(drop, {
    dataTransfer: { files: Array.from({ length: 11 }, (_, one) => file(`${one}.json`, [])) },
  });
  expect(await dialog.findByText('Maximum 10 files allowed')).toBeTruthy();
});

it('takes what is pasted, and keeps it when it cannot be read', async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Read it' }));
  expect(await dialog.findByText('Please provide data to import')).toBeTruthy();
  const field = dialog.getByLabelText('Or paste templates');
  await user.selectOptions(dialog.getByLabelText('Format of the pasted text'), 'json');
  await user.click(field);
  await user.paste('[{');
  await user.click(dialog.getByRole('button', { name: 'Read it' }));
  expect(await dialog.findByText(/^Import Failed: Failed to parse JSON data: /)).toBeTruthy();
  expect((field as HTMLTextAreaElement).value).toBe('[{');
});

it('lets a person say which column is which', async () => {
  const csv = `Betreff,Inhalt\nAbout stock,"${text}"\n`;
  const { user, dialog } = await open([file('a.csv', csv)]);
  await user.selectOptions(await dialog.findByLabelText('Subject is in'), 'Betreff');
  await user.selectOptions(await dialog.findByLabelText('Content is in'), 'Inhalt');
  await user.click(await dialog.findByRole('button', { name: 'Import 1 template' }));
  await dialog.findByRole('heading', { name: '1 template imported' });
  expect(saved).toEqual(['About stock']);
});
