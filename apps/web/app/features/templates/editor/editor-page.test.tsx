import {
  CreateEmailTemplateRequest,
  paths,
  UpdateEmailTemplateRequest,
  type EmailTemplate,
  type TemplateVersionList,
} from '@replysmith/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Outlet, useParams, useSearchParams } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../../../data/session.ts';
import { CoachInThisThread } from '../../../testing/coach-in-this-thread.ts';
import { emailTemplate } from '../../../testing/email-template.ts';
import { signedIn } from '../../../testing/handlers.ts';
import { network } from '../../../testing/network.ts';
import { renderPages } from '../../../testing/render-pages.tsx';
import { refusal } from '../../../testing/samples.ts';
import { sampleId, templateFolder } from '../../../testing/template-samples.ts';
import { templateStore } from '../../../testing/template-store.ts';
import { CopyTemplatePage, EditTemplatePage, NewTemplatePage } from './editor-page.tsx';

const SignedIn = () => (useSession().data ? <Outlet /> : null);
function New() {
  const original = useSearchParams()[0].get('copy');
  return original ? <CopyTemplatePage of={original} /> : <NewTemplatePage />;
}
const Edit = () => <EditTemplatePage id={useParams()['id'] ?? ''} />;
const pages = [
  {
    Component: SignedIn,
    children: [
      { path: '/dashboard/templates/new', Component: New },
      { path: '/dashboard/templates/:id', Component: Edit },
    ],
  },
];
const newPath = '/dashboard/templates/new';
const saved = emailTemplate();
const editPath = `/dashboard/templates/${saved.id}`;
const open = (path: string) => renderPages(pages, [path]);
const at = (path: string) => `*${path}`;

/** A server with these templates. */
function serves(...templates: EmailTemplate[]) {
  const kept = new Map(templates.map((one) => [one.id, one]));
  const sent: { body: unknown; key: string | null }[] = [];
  network.use(
    http.get(at(`${paths.emailTemplates}/:id`), ({ params }) => {
      const found = kept.get(String(params['id']));
      return found ? HttpResponse.json(found) : refusal('not_found');
    }),
    http.post(at(paths.emailTemplates), async ({ request }) => {
      const body = CreateEmailTemplateRequest.parse(await request.json());
      sent.push({ body, key: request.headers.get('idempotency-key') });
      const { folder_id = null, tags = [] } = body;
      const made = emailTemplate({ ...body, folder_id, tags, id: sampleId(50) });
      kept.set(made.id, made);
      return HttpResponse.json(made, { status: 201 });
    }),
    http.patch(at(`${paths.emailTemplates}/:id`), async ({ request, params }) => {
      const body = UpdateEmailTemplateRequest.parse(await request.json());
      sent.push({ body, key: null });
      const found = kept.get(String(params['id']));
      if (!found) return refusal('not_found');
      const { version, ...changes } = body;
      if (version !== undefined && version !== found.version) return refusal('version_conflict');
      const next = { ...found, ...changes, version: found.version + 1 } as EmailTemplate;
      kept.set(found.id, next);
      return HttpResponse.json(next);
    }),
  );
  return { kept, sent };
}

const name = () => screen.findByLabelText<HTMLInputElement>('Template name');
const subject = () => screen.findByLabelText<HTMLTextAreaElement>('Subject');
const content = () => screen.findByLabelText<HTMLTextAreaElement>('Email content');
const save = () => screen.getByRole('button', { name: 'Save' });
const address = () => screen.getByLabelText('Address').textContent;
const type = async (field: Promise<HTMLElement>, value: string) =>
  fireEvent.change(await field, { target: { value } });

beforeEach(() => {
  vi.stubGlobal('Worker', CoachInThisThread);
  network.use(...signedIn, ...templateStore({ folders: [templateFolder()] }).handlers);
});

describe('a new template', () => {
  it('is saved with a key, and then open at its own address', async () => {
    const { sent } = serves();
    const { user } = open(newPath);
    await user.type(await name(), 'Slow checkout');
    await type(subject(), 'Fernhill on phones');
    await type(content(), 'Hi Tom, your checkout takes nine seconds.');
    await user.click(save());
    expect(await screen.findByText('Template created successfully!')).toBeTruthy();
    await waitFor(() => expect(address()).toBe(`/dashboard/templates/${sampleId(50)}`));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.key).toMatch(/^[\da-f-]{36}$/);
    expect(sent[0]?.body).toMatchObject({ name: 'Slow checkout', category: 'General' });
  });

  it('says what is missing beside each field, and sends nothing', async () => {
    const { sent } = serves();
    const { user } = open(newPath);
    await name();
    await user.click(save());
    expect(
      await screen.findByText('Please fill in all required fields before saving.'),
    ).toBeTruthy();
    for (const problem of [
      'Template name is required',
      'Subject line is required',
      'Email content must be at least 10 characters',
    ]) {
      expect(screen.getByText(problem)).toBeTruthy();
    }
    expect(document.activeElement).toBe(await name());
    expect(sent).toEqual([]);
  });

  it('is kept when there is no place for it, and sent under the same key again', async () => {
    const keys: (string | null)[] = [];
    serves();
    network.use(
      http.post(at(paths.emailTemplates), ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return refusal('usage_limit_reached');
      }),
    );
    const { user, unmount } = open(newPath);
    await type(name(), 'Slow checkout');
    await type(subject(), 'Fernhill on phones');
    await type(content(), 'Hi Tom, your checkout takes nine seconds.');
    await user.click(save());
    const dialog = await screen.findByRole('dialog', { name: 'No slot left' });
    expect(within(dialog).getByText(/all 10 slots of the Free plan/)).toBeTruthy();
    expect(within(dialog).getByRole('link', { name: 'See plans' })).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Keep writing' }));
    unmount();

    const { user: later } = open(newPath);
    expect((await name()).value).toBe('Slow checkout');
    expect(screen.getByText(/^What you wrote at .* is back\.$/)).toBeTruthy();
    await later.click(save());
    await screen.findByRole('dialog', { name: 'No slot left' });
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });
});

it('offers back what was kept, and takes a discarding back', async () => {
  serves(saved);
  const first = open(editPath);
  await type(subject(), 'Half a thought');
  first.unmount();

  const { user } = open(editPath);
  expect((await subject()).value).toBe('Half a thought');
  await user.click(screen.getByRole('button', { name: 'Discard it' }));
  expect((await subject()).value).toBe(saved.subject_line);
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  expect((await subject()).value).toBe('Half a thought');
});

it('saves what was changed with its version, by Ctrl+S', async () => {
  const { sent } = serves(saved);
  const { user } = open(editPath);
  await type(name(), 'Slow checkout, shorter');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Template updated successfully!')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ name: 'Slow checkout, shorter', version: 1 }]);
  expect(await screen.findByText('Saved, version 2')).toBeTruthy();
});

describe('when another tab was faster', () => {
  async function conflict() {
    const server = serves(saved);
    const { user } = open(editPath);
    await type(subject(), 'Mine about {{company}}');
    server.kept.set(saved.id, { ...saved, subject_line: 'Theirs', version: 2 });
    await user.click(save());
    const dialog = await screen.findByRole('dialog', { name: 'Changed elsewhere' });
    return { ...server, user, dialog: within(dialog) };
  }

  it('shows both, and keeps mine over the newest version', async () => {
    const { user, dialog, kept } = await conflict();
    await user.click(dialog.getByRole('button', { name: 'See both' }));
    const differing = within(dialog.getByRole('region', { name: 'What differs' }));
    expect(differing.getByText('Theirs').closest('del')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await screen.findByText('Template updated successfully!');
    expect(kept.get(saved.id)).toMatchObject({
      subject_line: 'Mine about {{company}}',
      version: 3,
    });
  });

  it('takes theirs, and gives mine back on Undo', async () => {
    const { user, dialog } = await conflict();
    await user.click(dialog.getByRole('button', { name: 'Take theirs' }));
    await waitFor(async () => expect((await subject()).value).toBe('Theirs'));
    await user.click(await screen.findByRole('button', { name: /^Undo/ }));
    expect((await subject()).value).toBe('Mine about {{company}}');
  });
});

it('becomes a template of its own when duplicated, in the same folder', async () => {
  const original = { ...saved, folder_id: templateFolder().id };
  const { sent } = serves(original);
  const { user } = open(`${newPath}?copy=${saved.id}`);
  expect((await name()).value).toBe('Slow checkout, first touch (Copy)');
  await user.click(save());
  expect(await screen.findByText('New template created based on the original!')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({
    parent_template_id: saved.id,
    folder_id: templateFolder().id,
    tags: saved.tags,
  });
});

it('scores the example while one types, and lights words from the ledger', async () => {
  serves(saved);
  const { user } = open(editPath);
  const before = await screen.findByRole('img', { name: /^Score \d+ of 100$/ });
  const first = before.getAttribute('aria-label');
  const [line] = within(screen.getByRole('list', { name: 'Points lost' }))
    .getAllByRole('button', { name: /leading/ })
    .slice(0, 1);
  if (!line) throw new Error('No line quotes the word.');
  await user.click(line);
  const highlight = [...document.querySelectorAll('mark[data-highlighted]')];
  expect(highlight.some(({ textContent }) => textContent.includes('leading'))).toBe(true);
  await type(
    content(),
    'Hi {{firstName}},\n\nYour checkout takes nine seconds. Is that known?\n\nNora',
  );
  await waitFor(() =>
    expect(screen.getByRole('img', { name: /^Score/ }).getAttribute('aria-label')).not.toBe(first),
  );
});

it('is scored as what it is said to be, and saved so', async () => {
  const told = 'We mended it for Harrow and Vale in two days, and for 40 other shops since 2021. ';
  const email_content = saved.email_content.replace('Is that', `${told.repeat(8)}Is that`);
  const { sent } = serves({ ...saved, email_content });
  const { user } = open(editPath);
  const score = async () =>
    (await screen.findByRole('img', { name: /^Score \d+ of 100$/ })).getAttribute('aria-label');
  const guessed = await score();
  await user.click(screen.getByRole('tab', { name: 'Settings' }));
  const readAs = screen.getByRole('combobox', { name: 'Read as' });
  expect(within(readAs).getByRole('option', { selected: true }).textContent).toBe(
    'Let the coach guess',
  );
  await user.selectOptions(readAs, 'Follow-up');
  await user.click(screen.getByRole('tab', { name: 'Content' }));
  expect(await score()).not.toBe(guessed);
  await user.click(save());
  await waitFor(() => expect(sent[0]?.body).toEqual({ stage: 'follow_up', version: 1 }));
});

describe('variables', () => {
  it('come from a menu after two braces, and from chips', async () => {
    serves(saved);
    const { user } = open(editPath);
    const field = await content();
    await user.clear(field);
    await user.type(field, 'Hi {{{{fir');
    expect(screen.getByRole('option', { name: 'firstName' })).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(field.value).toBe('Hi {{firstName}}');
    await user.click(screen.getByRole('button', { name: 'company' }));
    expect(field.value).toBe('Hi {{firstName}}{{company}}');
    expect(field.selectionStart).toBe(field.value.length);
  });

  it('are told when nothing is known of them', async () => {
    serves(saved);
    const { user } = open(editPath);
    await type(content(), 'Hi {{first_name}}, {{fee}} for a look at your shop?');
    await user.click(screen.getByRole('button', { name: 'Use {{firstName}}' }));
    expect((await content()).value).toContain('Hi {{firstName}}, {{fee}}');
    await user.click(screen.getByRole('button', { name: 'Give it one' }));
    const fee = within(await screen.findByRole('group', { name: 'fee' }));
    await user.type(fee.getByLabelText('Sample'), '20 euros');
    await user.click(screen.getByRole('tab', { name: 'Preview' }));
    expect(screen.getByRole('region', { name: 'Preview' }).textContent).toContain(
      'Hi Sarah, 20 euros for a look',
    );
  });
});

it('shows tags as they were typed in the preview', async () => {
  serves({ ...saved, email_content: '<img src=x onerror=alert(1)> <b>Hi</b> Tom, a look?' });
  const { user } = open(editPath);
  await content();
  await user.keyboard('{Alt>}3{/Alt}');
  const preview = await screen.findByRole('region', { name: 'Preview' });
  expect(preview.textContent).toContain('<img src=x onerror=alert(1)> <b>Hi</b> Tom');
  expect(preview.querySelector('img, b')).toBeNull();
});

it('takes at most ten tags, one by Enter', async () => {
  serves({ ...saved, tags: Array.from({ length: 9 }, (_, n) => `tag ${String(n)}`) });
  const { user } = open(`${editPath}?tab=settings`);
  const field = await screen.findByLabelText<HTMLInputElement>('Tags');
  await user.type(field, 'tenth{Enter}');
  expect(screen.getByRole('button', { name: 'Remove tenth' })).toBeTruthy();
  await user.type(field, 'eleventh{Enter}');
  expect(screen.getByText('Too many tags (maximum 10)')).toBeTruthy();
  expect(field.value).toBe('eleventh');
});

it('saves a tag that is still being typed, by Ctrl+S', async () => {
  const { sent } = serves({ ...saved, tags: ['speed'] });
  const { user } = open(`${editPath}?tab=settings`);
  await user.type(await screen.findByLabelText('Tags'), 'shops');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Template updated successfully!')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ tags: ['speed', 'shops'], version: 1 }]);
});

it('keeps a tag that is still being typed when another tab is opened by keys', async () => {
  serves({ ...saved, tags: ['speed'] });
  const { user } = open(`${editPath}?tab=settings`);
  await user.type(await screen.findByLabelText('Tags'), 'shops');
  await user.keyboard('{Control>}1{/Control}');
  await content();
  await user.keyboard('{Control>}2{/Control}');
  expect(await screen.findByRole('button', { name: 'Remove shops' })).toBeTruthy();
});

it('saves nothing while a tag is refused, and leads to it', async () => {
  const { sent } = serves({ ...saved, tags: [] });
  const { user } = open(`${editPath}?tab=settings`);
  const field = await screen.findByLabelText<HTMLInputElement>('Tags');
  await user.type(field, 'a & b');
  await user.click(save());
  expect(screen.getByText(/^A tag has letters/u)).toBeTruthy();
  expect([document.activeElement, field.value]).toEqual([field, 'a & b']);
  await user.click(screen.getByRole('tab', { name: 'Content' }));
  await user.click(save());
  const again = await screen.findByLabelText<HTMLInputElement>('Tags');
  expect([document.activeElement, again.value]).toEqual([again, 'a & b']);
  expect(screen.getByText(/^A tag has letters/u)).toBeTruthy();
  expect(sent).toEqual([]);
  await user.clear(again);
  await user.type(again, 'shops');
  await user.click(save());
  await waitFor(() => expect(sent[0]?.body).toEqual({ tags: ['shops'], version: 1 }));
});

it('goes back to an earlier version', async () => {
  const server = serves({ ...saved, version: 2 });
  const versions: TemplateVersionList = {
    items: [
      {
        ...{ name: saved.name, email_content: saved.email_content, category: saved.category },
        ...{ tags: saved.tags, description: null, template_variables: [], stage: null },
        subject_line: 'The first subject',
        version: 1,
        optimization_score: 81,
        score_version: null,
        template_id: saved.id,
        created_at: saved.updated_at,
      },
    ],
  };
  const asked: unknown[] = [];
  network.use(
    http.get(at(paths.templateVersions), () => HttpResponse.json(versions)),
    http.post(at(paths.restoreTemplateVersion), async ({ request }) => {
      asked.push(await request.json());
      const back = { ...saved, subject_line: 'The first subject', version: 3 };
      server.kept.set(saved.id, back);
      return HttpResponse.json(back);
    }),
  );
  const { user } = open(editPath);
  await content();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Versions' }));
  await user.click(await screen.findByRole('button', { name: 'Restore version 1' }));
  await waitFor(async () => expect((await subject()).value).toBe('The first subject'));
  expect(asked).toEqual([{ template_id: saved.id, version: 1, latest: 2 }]);
});

it('says when there is no such template', async () => {
  serves();
  open(editPath);
  expect(await screen.findByRole('heading', { name: 'Template not found' })).toBeTruthy();
});
