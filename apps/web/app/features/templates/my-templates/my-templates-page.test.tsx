import { paths, type DeletedFolder } from '@replysmith/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { useSession } from '../../../data/session.ts';
import { signedIn } from '../../../testing/handlers.ts';
import { network } from '../../../testing/network.ts';
import { profileStore } from '../../../testing/profile-store.ts';
import { renderPages } from '../../../testing/render-pages.tsx';
import { refusal, subscription } from '../../../testing/samples.ts';
import {
  sampleId,
  templateFolder,
  templateSummaries,
  templateSummary,
} from '../../../testing/template-samples.ts';
import { templateStore } from '../../../testing/template-store.ts';
import { MyTemplatesPage } from './my-templates-page.tsx';

const folder = templateFolder();
const inFolder = { folder_id: folder.id, folder };
const three = [
  templateSummary({ id: sampleId(1), name: 'Slow checkout', tags: ['speed'], ...inFolder }),
  templateSummary({
    id: sampleId(2),
    name: 'Kiosk pilot',
    category: 'Follow-up',
    tags: ['pilot'],
    optimization_score: 54,
  }),
  templateSummary({ id: sampleId(3), name: 'Not judged yet', tags: [], optimization_score: null }),
];

function open(store: ReturnType<typeof templateStore>, address = '/dashboard/templates') {
  network.use(...signedIn, ...store.handlers);
  const Page = () => (useSession().data ? <MyTemplatesPage /> : null);
  const page = renderPages([{ path: '/dashboard/templates', Component: Page }], [address]);
  return {
    ...page,
    names: async () => (await screen.findAllByRole('article')).map(nameOf),
    address: () => screen.getByLabelText('Address').textContent,
  };
}

const nameOf = (card: HTMLElement) => within(card).getByRole('heading').textContent;
const card = (name: string) => screen.findByRole('article', { name });
const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });

it('says that it is loading, in the shape of what will come', async () => {
  const store = templateStore();
  open(store);
  network.use(http.get(`*${paths.emailTemplates}`, () => delay('infinite')));
  expect(await screen.findByText('Loading templates...')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'My Templates' })).toBeTruthy();
});

it('invites whoever has no template to create one', async () => {
  open(templateStore());
  expect(await screen.findByRole('heading', { name: 'No templates found' })).toBeTruthy();
  expect(screen.getByText(/^Create your first template to get started/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Create Template' })).toBeTruthy();
});

it('names the filter that matches nothing, and takes it away', async () => {
  const { user, names } = open(
    templateStore({ templates: three }),
    '/dashboard/templates?tag=none',
  );
  expect(await screen.findByText('Nothing matches Tag: none.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await names()).toHaveLength(3);
});

it('says what failed, with its reference, and tries again', async () => {
  const store = templateStore({ templates: three });
  const { user, names } = open(store);
  network.use(http.get(`*${paths.emailTemplates}`, () => refusal('rate_limited')));
  expect((await screen.findByText(/Unable to load templates/)).textContent).toContain('req-1');
  network.use(...store.handlers);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await names()).toHaveLength(3);
});

it('shows what a template says, how good it is, and its place in the list', async () => {
  open(templateStore({ templates: three, folders: [folder] }));
  const first = await card('Slow checkout');
  expect(first.getAttribute('aria-posinset')).toBe('1');
  expect(first.getAttribute('aria-setsize')).toBe('3');
  expect(within(first).getByRole('img', { name: 'Score 93, Strong' })).toBeTruthy();
  expect(within(first).getByText(/^E-commerce, /)).toBeTruthy();
  expect(within(first).getByText('Used 14 times')).toBeTruthy();
  const unscored = await card('Not judged yet');
  expect(within(unscored).getByRole('img', { name: 'Not scored' })).toBeTruthy();
});

it('filters by tag, category and folder, all in the address', async () => {
  const { user, names, address } = open(templateStore({ templates: three, folders: [folder] }));
  await user.click(await screen.findByRole('button', { name: 'pilot' }));
  await waitFor(async () => expect(await names()).toEqual(['Kiosk pilot']));
  expect(address()).toContain('tag=pilot');
  const filters = screen.getByRole('group', { name: 'Filters' });
  await user.click(within(filters).getByRole('button', { name: 'Remove Tag: pilot' }));
  await waitFor(async () => expect(await names()).toHaveLength(3));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Follow-up');
  await waitFor(async () => expect(await names()).toEqual(['Kiosk pilot']));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), '');
  await user.click(screen.getByRole('link', { name: /E-commerce/ }));
  await waitFor(async () => expect(await names()).toEqual(['Slow checkout']));
  expect(address()).toContain(`folder=${folder.id}`);
});

it('groups the list by folder and remembers how it was looked at', async () => {
  const store = templateStore({ templates: three, folders: [folder] });
  const { user, unmount } = open(store);
  await user.click(await screen.findByRole('button', { name: 'List' }));
  const headings = await screen.findAllByRole('heading', { level: 2, name: /\d$/ });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['E-commerce1', 'Unorganized2']);
  unmount();
  open(store);
  expect(await screen.findByRole('heading', { level: 2, name: /^Unorganized/ })).toBeTruthy();
});

it('selects a range with Shift, all with Ctrl+A, and nothing with Escape', async () => {
  const { user } = open(templateStore({ templates: templateSummaries(5) }));
  await card('Template 1');
  await user.click(box('Template 2'));
  await user.keyboard('{Shift>}');
  await user.click(box('Template 4'));
  await user.keyboard('{/Shift}');
  expect(await screen.findByText('3 selected')).toBeTruthy();
  expect(box('Template 3')).toHaveProperty('checked', true);
  await user.click(screen.getByRole('button', { name: 'Select all 5 listed' }));
  expect(screen.getByText('5 selected')).toBeTruthy();
  await user.click(box('Template 1'));
  expect(screen.getByText('4 selected')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByText(/selected/)).toBeNull();
  await user.keyboard('{Control>}a{/Control}');
  expect(screen.getByText('5 selected')).toBeTruthy();
});

it('deletes one at once and gives it back with Undo', async () => {
  const { user, names } = open(templateStore({ templates: three }));
  await card('Kiosk pilot');
  await user.click(screen.getByRole('button', { name: 'More actions: Kiosk pilot' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText('“Kiosk pilot” deleted.')).toBeTruthy();
  await waitFor(async () => expect(await names()).not.toContain('Kiosk pilot'));
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(async () => expect(await names()).toContain('Kiosk pilot'));
});

it('takes a star back that the server refused, and says why', async () => {
  const { user } = open(templateStore({ templates: three }));
  await card('Kiosk pilot');
  network.use(http.post(`*${paths.changeTemplates}`, () => refusal('unavailable')));
  const star = screen.getByRole('button', { name: 'Favorite: Kiosk pilot' });
  await user.click(star);
  expect(await screen.findByText('Toggle Favorite Failed')).toBeTruthy();
  expect(screen.getByText(/^Unable to update "Kiosk pilot":/)).toBeTruthy();
  expect(star.getAttribute('aria-pressed')).toBe('false');
});

it('changes many with the words of each mistake, and undoes it', async () => {
  const store = templateStore({ templates: three, folders: [folder] });
  const { user } = open(store);
  await card('Kiosk pilot');
  await user.keyboard('{Control>}a{/Control}');
  await user.click(screen.getByRole('button', { name: 'Bulk Actions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bulk Actions' }));
  await user.click(dialog.getByRole('button', { name: 'Add tags' }));
  expect(dialog.getByText('Please enter at least one tag')).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: 'Delete' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(dialog.getByText('Confirmation Required')).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: 'Move' }));
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  expect(dialog.getByText('Please select a folder')).toBeTruthy();
  for (const name of ['Marketing', 'Sales', 'Support', 'Archive']) {
    expect(dialog.getByRole('option', { name })).toBeTruthy();
  }
  await user.selectOptions(dialog.getByRole('combobox'), 'E-commerce');
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('Bulk Operation Completed')).toBeTruthy();
  expect(screen.getByText(/3 templates moved successfully/)).toBeTruthy();
  expect(store.stored.templates.map((one) => one.folder_id)).toEqual(Array(3).fill(folder.id));
  expect(screen.queryByText('3 selected')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(() =>
    expect(store.stored.templates.map((one) => one.folder_id)).toEqual([folder.id, null, null]),
  );
});

it('says how much of an undo failed, and why, instead of claiming all of it', async () => {
  const store = templateStore({ templates: three, folders: [folder] });
  const { user } = open(store);
  await card('Kiosk pilot');
  await user.keyboard('{Control>}a{/Control}');
  await user.click(screen.getByRole('button', { name: 'Bulk Actions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bulk Actions' }));
  await user.type(dialog.getByRole('textbox'), 'spring');
  await user.click(dialog.getByRole('button', { name: 'Add tags' }));
  await screen.findByText('Bulk Operation Completed');
  store.stored.folders = [];
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText('Not all could be undone')).toBeTruthy();
  expect(screen.getByText('1 of 3 could not be put back: There is no such folder.')).toBeTruthy();
  expect(screen.queryByText('Everything is as it was.')).toBeNull();
});

it('says when a folder is back without all of its templates', async () => {
  const store = templateStore({ templates: three, folders: [folder] });
  const deleted: DeletedFolder = { folder, template_ids: [sampleId(1), sampleId(9)] };
  const { user } = open(store);
  network.use(http.delete(`*${paths.templateFolders}/:id`, () => HttpResponse.json(deleted)));
  await card('Kiosk pilot');
  store.stored.folders = [];
  await user.click(await screen.findByRole('button', { name: `Folder actions: ${folder.name}` }));
  await user.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText('Not all could be undone')).toBeTruthy();
  expect(screen.getByText(/: 1 of 2 could not be put back:/)).toBeTruthy();
});

it('names what could not be changed, and leaves it selected', async () => {
  const { user } = open(templateStore({ templates: three }));
  await card('Kiosk pilot');
  network.use(
    http.post(`*${paths.changeTemplates}`, () =>
      HttpResponse.json({
        done: [{ id: sampleId(1), before: { folder_id: null, tags: [], is_favorite: false } }],
        failed: [{ id: sampleId(2), name: 'Kiosk pilot', reason: 'It has 20 tags already.' }],
        next: null,
      }),
    ),
  );
  await user.click(box('Slow checkout'));
  await user.click(box('Kiosk pilot'));
  await user.click(screen.getByRole('button', { name: 'Bulk Actions' }));
  const bulk = within(await screen.findByRole('dialog', { name: 'Bulk Actions' }));
  await user.type(bulk.getByRole('textbox'), 'spring, warm');
  await user.click(bulk.getByRole('button', { name: 'Add tags' }));
  const report = within(await screen.findByRole('dialog', { name: 'Error Adding Tags' }));
  expect(report.getByText('It has 20 tags already.')).toBeTruthy();
  await user.click(report.getByRole('button', { name: 'Close' }));
  expect(box('Kiosk pilot')).toHaveProperty('checked', true);
  expect(box('Slow checkout')).toHaveProperty('checked', false);
});

it('makes a folder in one of ten colors, and says when there is one of this name', async () => {
  const { user } = open(templateStore({ templates: three, folders: [folder] }));
  await card('Kiosk pilot');
  await user.click(screen.getByRole('button', { name: 'New Folder' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New folder' }));
  expect(dialog.getAllByRole('radio')).toHaveLength(10);
  await user.click(dialog.getByRole('button', { name: 'Create folder' }));
  expect(dialog.getByText('Folder name is required')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'E-commerce');
  await user.click(dialog.getByRole('button', { name: 'Create folder' }));
  expect(await dialog.findByText('You already have a folder with this name.')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' spring');
  await user.click(dialog.getByRole('radio', { name: 'Plum' }));
  await user.click(dialog.getByRole('button', { name: 'Create folder' }));
  expect(await screen.findByText('Folder created successfully')).toBeTruthy();
  expect(await screen.findByRole('link', { name: /E-commerce spring/ })).toBeTruthy();
});

it('keeps what was deleted in the trash, with the days left, until it is deleted for good', async () => {
  const deleted_at = new Date(Date.now() - 86_400_000).toISOString();
  const store = templateStore({ templates: [templateSummary({ deleted_at })] });
  const { user } = open(store, '/dashboard/templates?trash=true');
  const trashed = within(await card('Slow checkout, first touch'));
  expect(trashed.getByText('29 days left')).toBeTruthy();
  await user.click(trashed.getByRole('button', { name: /^Delete for good: / }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete for good?' }));
  expect(
    dialog.getByText(/Are you sure you want to delete "Slow checkout, first touch"\?/),
  ).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByRole('heading', { name: 'The trash is empty' })).toBeTruthy();
  expect(store.stored.templates).toEqual([]);
});

it('says at the limit why there is no new template, and leads to the plans', async () => {
  const full = { ...subscription, usage_tracking: { daily_ai_requests: 0, templates_saved: 10 } };
  network.use(http.get(`*${paths.userSubscriptions}`, () => HttpResponse.json(full)));
  const { user, address } = open(templateStore({ templates: three }));
  network.use(http.get(`*${paths.userSubscriptions}`, () => HttpResponse.json(full)));
  await card('Kiosk pilot');
  await screen.findByText('10 of 10 slots used', { exact: false });
  await user.keyboard('c');
  const dialog = within(await screen.findByRole('dialog', { name: 'No slot left' }));
  await user.click(dialog.getByRole('link', { name: 'See plans' }));
  expect(address()).toBe('/dashboard/upgrade');
});

it('lists its keys on ?, and leaves single ones alone once they are switched off', async () => {
  const { user, address } = open(templateStore({ templates: three }));
  network.use(...profileStore().handlers);
  await card('Kiosk pilot');
  await user.keyboard('g');
  await waitFor(() => expect(address()).toContain('view=list'));
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  await user.keyboard('g');
  await user.click(dialog.getByRole('checkbox'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('g');
  expect(address()).toContain('view=list');
  await user.keyboard('{Alt>}g{/Alt}');
  await waitFor(() => expect(address()).toContain('view=grid'));
});

it('shows the rows of every folder as they arrive', async () => {
  const { names } = open(
    templateStore({ templates: three, folders: [folder] }),
    '/dashboard/templates?view=list',
  );
  await waitFor(async () =>
    expect(await names()).toEqual(['Slow checkout', 'Kiosk pilot', 'Not judged yet']),
  );
});

it('searches as one types, and / leads to the field', async () => {
  const { user, names, address } = open(templateStore({ templates: three }));
  await card('Kiosk pilot');
  network.use(
    http.get(`*${paths.templateSuggestions}`, () => HttpResponse.json({ tags: [], words: [] })),
  );
  await user.keyboard('/kiosk');
  await waitFor(async () => expect(await names()).toEqual(['Kiosk pilot']));
  expect(address()).toContain('q=kiosk');
  await user.click(screen.getByRole('button', { name: 'Remove “kiosk”' }));
  await waitFor(async () => expect(await names()).toHaveLength(3));
});
