import {
  CreateEmailTemplateRequest,
  paths,
  type NewTemplateSuggestions,
  type TemplateFacets,
} from '@replysmith/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { useSession } from '../../../data/session.ts';
import { clearStorage } from '../../../lib/storage.ts';
import { emailTemplate } from '../../../testing/email-template.ts';
import { signedIn } from '../../../testing/handlers.ts';
import { network } from '../../../testing/network.ts';
import { profileStore } from '../../../testing/profile-store.ts';
import { renderPages } from '../../../testing/render-pages.tsx';
import { profile, refusal } from '../../../testing/samples.ts';
import { sampleId } from '../../../testing/template-samples.ts';
import type { SaveTemplateProps } from './save-fields.ts';
import { SaveTemplate } from './save-template.tsx';
import { useSaving } from './use-saving.ts';

const saved = emailTemplate();
let asked: CreateEmailTemplateRequest[];
let keys: (string | null)[];

const category = (name: string, number: number) => ({
  ...{ id: sampleId(number), name, description: '', is_active: true },
});

const facets: TemplateFacets = {
  ...{ saved: 1, unorganized: 1, favorites: 0, trash: 0, categories: [] },
  tags: [{ name: 'shops', count: 1 }],
};

const saves = http.post(`*${paths.emailTemplates}`, async ({ request }) => {
  keys.push(request.headers.get('idempotency-key'));
  asked.push(CreateEmailTemplateRequest.parse(await request.json()));
  return HttpResponse.json(saved, { status: 201 });
});

beforeEach(() => {
  clearStorage();
  asked = [];
  keys = [];
  network.use(
    ...signedIn,
    saves,
    http.get(`*${paths.campaignCategories}`, () =>
      HttpResponse.json({ items: [category('Follow-up', 1), category('Networking', 2)] }),
    ),
    http.get(`*${paths.templateFacets}`, () => HttpResponse.json(facets)),
  );
});

const email = { subject: 'Re: Fernhill <checkout>', body: 'Hi Tom,\n\nIs this known?\n\nNora' };

async function open(changes: Partial<SaveTemplateProps> = {}, at = '/?save=one') {
  const Page = () => {
    const { open: reopen } = useSaving();
    return useSession().data ? (
      <>
        <button onClick={() => reopen('one')}>Save</button>
        <SaveTemplate what="one" email={email} title="Slow checkout" stage={null} {...changes} />
      </>
    ) : null;
  };
  const { user } = renderPages([{ path: '/', Component: Page }], [at]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as Template' }));
  const name = await dialog.findByLabelText<HTMLInputElement>('Template Name');
  const submit = () => user.click(dialog.getByRole('button', { name: 'Save template' }));
  return { user, dialog, name, submit };
}

it('is named after the subject, shows the email, and saves what is said of it', async () => {
  const { user, dialog, name, submit } = await open();
  expect(name.value).toBe('Fernhill checkout');
  expect(document.activeElement).toBe(name);
  expect(dialog.getByRole('region', { name: 'Email' }).textContent).toContain('Is this known?');
  await user.clear(name);
  await user.type(name, 'First touch');
  await dialog.findByRole('option', { name: 'Networking' });
  await user.selectOptions(dialog.getByLabelText('Category'), 'Networking');
  await submit();
  expect(await screen.findByText(/Template saved successfully!/)).toBeTruthy();
  expect(asked[0]).toMatchObject({
    ...{ name: 'First touch', subject_line: email.subject },
    ...{ email_content: email.body, category: 'Networking', tags: [] },
  });
  expect(screen.getByRole('link', { name: 'Open template' }).getAttribute('href')).toBe(
    `/dashboard/templates/${saved.id}`,
  );
  await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/'));
});

it('adds tags with Enter, each once, and takes them away again', async () => {
  const { user, dialog, submit } = await open();
  const tags = dialog.getByLabelText('Tags');
  await user.type(tags, 'speed{Enter}  {Enter}Speed{Enter}first touch{Enter}oops{Enter}');
  expect(asked).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Remove oops' }));
  await user.type(tags, 'typed only');
  await submit();
  await waitFor(() => expect(asked[0]?.tags).toEqual(['speed', 'first touch', 'typed only']));
});

it('saves a tag that is still being typed, by Ctrl+S', async () => {
  const { user, dialog } = await open();
  await user.type(dialog.getByLabelText('Tags'), 'speed{Enter}typed only{Control>}s{/Control}');
  await waitFor(() => expect(asked[0]?.tags).toEqual(['speed', 'typed only']));
});

it('saves nothing while a tag is refused, and leads to it', async () => {
  const { user, dialog, submit } = await open();
  const tags = dialog.getByLabelText<HTMLInputElement>('Tags');
  await user.type(tags, 'a & b');
  await submit();
  expect(dialog.getByText(/^A tag has letters/u)).toBeTruthy();
  expect([document.activeElement, tags.value]).toEqual([tags, 'a & b']);
  await user.keyboard('{Control>}s{/Control}');
  expect(asked).toEqual([]);
  await user.clear(tags);
  await user.type(tags, 'shops');
  await submit();
  await waitFor(() => expect(asked[0]?.tags).toEqual(['shops']));
});

it('offers the tags of the templates that are saved already', async () => {
  const { dialog } = await open();
  const field = dialog.getByLabelText<HTMLInputElement>('Tags');
  await waitFor(() =>
    expect([...(field.list?.options ?? [])].map(({ value }) => value)).toEqual(['shops']),
  );
});

it('asks for a name and a subject before it sends anything', async () => {
  const { user, dialog, name, submit } = await open({ email: { ...email, subject: null } });
  expect(name.value).toBe('Slow checkout');
  await user.clear(name);
  await submit();
  expect(dialog.getByText('Template name is required')).toBeTruthy();
  expect(dialog.getByText('Subject line is required')).toBeTruthy();
  expect(document.activeElement).toBe(name);
  await user.type(name, 'A');
  expect(dialog.queryByText('Template name is required')).toBeNull();
  expect(asked).toEqual([]);
});

it('saves without categories when they cannot be loaded', async () => {
  network.use(http.get(`*${paths.campaignCategories}`, () => refusal('not_found')));
  const { dialog, submit } = await open();
  expect(within(dialog.getByLabelText('Category')).getAllByRole('option')).toHaveLength(1);
  await submit();
  await waitFor(() => expect(asked[0]?.category).toBe('General'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['unauthenticated', 'You must be logged in to save templates.'],
  ['unavailable', 'Failed to save template. Please try again.'],
] as const)('keeps everything when saving is refused: %s', async (code, words) => {
  network.use(http.post(`*${paths.emailTemplates}`, () => refusal(code), { once: true }));
  const { user, dialog, name, submit } = await open();
  await user.type(name, ' two');
  await submit();
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(dialog.getByText(new RegExp(words))).toBeTruthy();
  expect(name.value).toBe('Fernhill checkout two');
});

it('sends the same again under the same key, and something else under another', async () => {
  network.use(
    http.post(`*${paths.emailTemplates}`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return refusal('unavailable');
    }),
  );
  const { user, name, submit } = await open();
  await submit();
  await waitFor(() => expect(keys).toHaveLength(1));
  await submit();
  await waitFor(() => expect(keys).toHaveLength(2));
  await user.type(name, '!');
  await submit();
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
});

it('says why there is no room, offers a plan with more, and keeps the text', async () => {
  network.use(http.post(`*${paths.emailTemplates}`, () => refusal('usage_limit_reached')));
  const { dialog, name, submit } = await open();
  await submit();
  const told = await dialog.findByRole('alert');
  expect(told.textContent).toContain('all 10 slots of the Free plan');
  expect(within(told).getByRole('link', { name: 'See plans' })).toBeTruthy();
  expect(name.value).toBe('Fernhill checkout');
});

it('still has what was typed when it is closed and opened again', async () => {
  const { user, name } = await open();
  await user.type(name, ' two');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const again = await screen.findByLabelText<HTMLInputElement>('Template Name');
  expect(again.value).toBe('Fernhill checkout two');
});

it('names the blanks that the template will have, and leads to them', async () => {
  let fills = 0;
  const { user, dialog } = await open({
    email: { subject: 'Ovens', body: 'I waited [fill in: seconds] for it.' },
    onFill: () => (fills += 1),
  });
  expect(
    dialog.getByText(/^1 blank is still open: seconds\. It stays in the template/),
  ).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Fill it first' }));
  await waitFor(() => expect(fills).toBe(1));
  expect(screen.getByLabelText('Address').textContent).toBe('/');
});

it('saves with Ctrl+S', async () => {
  const { user } = await open();
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(asked).toHaveLength(1));
});

const filed = (changes: Partial<NewTemplateSuggestions>) =>
  http.post(`*${paths.suggestForNewTemplate}`, () =>
    HttpResponse.json({ category: null, tags: [], folder: null, near_copy: null, ...changes }),
  );

it('begins with the tags that its person wants suggested, and without those taken away', async () => {
  network.use(filed({ tags: ['speed', 'shops'] }));
  const { user, dialog, submit } = await open();
  await user.click(await dialog.findByRole('button', { name: 'Remove shops' }));
  await submit();
  await waitFor(() => expect(asked[0]?.tags).toEqual(['speed']));
});

it('leaves tags and folder to the settings when nobody has seen them', async () => {
  network.use(http.post(`*${paths.suggestForNewTemplate}`, () => refusal('unavailable')));
  const { submit } = await open();
  await submit();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).not.toHaveProperty('tags');
  expect(asked[0]).not.toHaveProperty('folder_id');
});

it('names and files it as the settings have it', async () => {
  const { organization_preferences: organization, workflow_settings: workflow } = profile;
  network.use(
    filed({ category: 'Networking' }),
    ...profileStore({
      organization_preferences: { ...organization, autoCategorizationEnabled: true },
      workflow_settings: { ...workflow, templateNamingPattern: 'category-subject' },
    }).handlers,
  );
  const { dialog } = await open();
  await waitFor(() =>
    expect(dialog.getByLabelText<HTMLInputElement>('Template Name').value).toBe(
      'Networking: Fernhill checkout',
    ),
  );
  expect(dialog.getByLabelText<HTMLSelectElement>('Category').value).toBe('Networking');
});

it('tells of a near copy first, and saves it all the same', async () => {
  network.use(filed({ near_copy: { id: sampleId(9), name: 'Checkout, first touch' } }));
  const { user, dialog, submit } = await open();
  await submit();
  expect((await dialog.findByRole('alert')).textContent).toContain('“Checkout, first touch”');
  expect(asked).toEqual([]);
  expect(dialog.getByRole('link', { name: 'Open it' })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(asked).toHaveLength(1));
});

const filled = {
  email: {
    subject: 'Fernhill took nine seconds',
    body: 'Hi Tom,\n\nIs it [fill in: cause]?\n\nNora',
  },
  unfilled: {
    subject: 'Fernhill took [fill in: seconds]',
    body: 'Hi [fill in: first name],\n\nIs it [fill in: cause]?\n\nNora',
  },
};

it('leaves the blanks that were filled open, says so, and asks for them no second time', async () => {
  const { dialog, name, submit } = await open({ ...filled, onFill: () => undefined });
  expect(
    dialog.getByText(
      'You filled 2 blanks: seconds and first name. The template leaves them open and asks for them each time it is used.',
    ),
  ).toBeTruthy();
  expect(dialog.getByText(/1 blank is still open: cause\./u)).toBeTruthy();
  expect(name.value).not.toContain('nine');
  expect(dialog.getByRole('region', { name: 'Email' }).textContent).not.toContain('Tom');
  await submit();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({
    ...{ subject_line: filled.unfilled.subject, email_content: filled.unfilled.body },
  });
});

it('saves the filled words where they are wanted, and still does after a reload', async () => {
  const first = await open(filled);
  await first.user.click(first.dialog.getByRole('checkbox', { name: 'Keep what I filled in' }));
  expect(first.dialog.getByText(/The template keeps your words\./u)).toBeTruthy();
  cleanup();
  const { dialog, submit } = await open(filled);
  expect(dialog.getByLabelText<HTMLInputElement>('Subject line').value).toBe(filled.email.subject);
  await submit();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({
    ...{ subject_line: filled.email.subject, email_content: filled.email.body },
  });
});

it('opens the blanks again in a subject and a name that were typed over the filled ones', async () => {
  const { user, dialog, name, submit } = await open(filled);
  const subject = dialog.getByLabelText<HTMLInputElement>('Subject line');
  const keep = dialog.getByRole('checkbox', { name: 'Keep what I filled in' });
  await user.click(keep);
  await user.type(subject, '?');
  await user.type(name, ' two');
  await user.click(keep);
  expect(subject.value).toBe('Fernhill took [fill in: seconds]?');
  expect(name.value).toBe('Fernhill took seconds two');
  await submit();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ subject_line: 'Fernhill took [fill in: seconds]?' });
});

it('drops a subject that may hold the words for one reader, and keeps a name of its own', async () => {
  const { user, dialog, name } = await open(filled);
  const subject = dialog.getByLabelText<HTMLInputElement>('Subject line');
  const keep = dialog.getByRole('checkbox', { name: 'Keep what I filled in' });
  await user.clear(name);
  await user.type(name, 'First touch');
  await user.click(keep);
  await user.type(subject, '{Backspace}');
  expect(subject.value).toBe('Fernhill took nine second');
  await user.click(keep);
  expect(subject.value).toBe(filled.unfilled.subject);
  expect(name.value).toBe('First touch');
});

it('fills the blanks in a subject that was typed over the open ones', async () => {
  const { user, dialog } = await open(filled);
  const subject = dialog.getByLabelText<HTMLInputElement>('Subject line');
  await user.type(subject, '?');
  await user.click(dialog.getByRole('checkbox', { name: 'Keep what I filled in' }));
  expect(subject.value).toBe('Fernhill took nine seconds?');
});

it('names each blank by what the template really says', async () => {
  const { user, dialog } = await open(filled);
  const subject = dialog.getByLabelText<HTMLInputElement>('Subject line');
  await user.clear(subject);
  await user.type(subject, 'Ovens');
  expect(
    dialog.getByText(/^You filled 1 blank: first name\. The template leaves it/u),
  ).toBeTruthy();
  await user.click(dialog.getByRole('checkbox', { name: 'Keep what I filled in' }));
  expect(subject.value).toBe('Ovens');
  await user.type(subject, ' [[fill in: seconds]');
  expect(dialog.getByText(/^You filled 1 blank: first name\. The template keeps/u)).toBeTruthy();
  expect(dialog.getByText(/^2 blanks are still open: seconds and cause\./u)).toBeTruthy();
});

it('checks for a copy of the text that is saved, anew when that changes', async () => {
  const looked: unknown[] = [];
  network.use(
    http.post(`*${paths.suggestForNewTemplate}`, async ({ request }) => {
      looked.push(await request.json());
      return undefined;
    }),
    filed({ near_copy: { id: sampleId(9), name: 'Checkout, first touch' } }),
  );
  const { user, dialog, submit } = await open(filled);
  await submit();
  await dialog.findByRole('alert');
  expect(looked).toContainEqual({
    ...{ subject_line: filled.unfilled.subject, email_content: filled.unfilled.body },
  });
  await user.click(dialog.getByRole('checkbox', { name: 'Keep what I filled in' }));
  expect(dialog.queryByRole('alert')).toBeNull();
});

it('says nothing of filled blanks where none was', async () => {
  const { dialog } = await open();
  expect(dialog.queryByText(/You filled/u)).toBeNull();
  expect(dialog.queryByRole('checkbox')).toBeNull();
});
