import {
  CreateWorkflowRuleRequest,
  paths,
  type NamedWorkflowRule,
  type TemplateFacets,
  type WorkflowExecution,
  type WorkflowPreview,
  type WorkflowRule,
} from '@replysmith/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { useSession } from '../../data/session.ts';
import { network } from '../../testing/network.ts';
import { renderPages } from '../../testing/render-pages.tsx';
import { account, refusal, userId } from '../../testing/samples.ts';
import { ProductivityPage } from './productivity-page.tsx';

const path = '/dashboard/productivity';
const moment = '2026-03-04T10:41:00.000Z';
const star: WorkflowRule = {
  id: '5b0e0a52-7a2b-4a57-8b43-0d5a3f6f1a01',
  user_id: userId,
  name: 'Star what works',
  description: null,
  trigger: { type: 'high_usage', usage_count: 100, min_score: 80 },
  conditions: {},
  actions: [{ type: 'favorite', parameters: {} }],
  is_active: true,
  execution_count: 2,
  last_triggered: moment,
  next_run_at: null,
  created_at: moment,
  updated_at: moment,
};
const templateId = '6b0e0a52-7a2b-4a57-8b43-0d5a3f6f1a01';
const run: WorkflowExecution = {
  id: '7b0e0a52-7a2b-4a57-8b43-0d5a3f6f1a01',
  rule_id: star.id,
  rule_name: star.name,
  trigger: 'manual',
  status: 'success',
  executed_at: moment,
  result: {
    templates: { count: 2, examples: [{ id: templateId, name: 'Slow checkout' }] },
    actions: [{ type: 'favorite', changed: 1 }],
    messages: [],
  },
  error: null,
};
const failed: WorkflowExecution = {
  ...{ ...run, id: '8b0e0a52-7a2b-4a57-8b43-0d5a3f6f1a01', status: 'failed' },
  ...{ result: null, error: 'There is no slot left for a copy of “Slow checkout”.' },
};
const facets: TemplateFacets = {
  ...{ saved: 2, unorganized: 2, favorites: 0, trash: 0 },
  ...{ categories: [], tags: [] },
};
const preview: WorkflowPreview = {
  templates: { count: 12, examples: [{ id: templateId, name: 'Slow checkout' }] },
  tried: 12,
  actions: [{ type: 'tag', changes: 9 }],
  error: null,
};

let rules: WorkflowRule[];
let unreadable: NamedWorkflowRule[];
let runs: WorkflowExecution[];
let previews: unknown[];

beforeEach(() => {
  localStorage.clear();
  rules = [star];
  unreadable = [];
  runs = [];
  previews = [];
  network.use(
    http.get(`*${paths.accounts.session}`, () => HttpResponse.json(account)),
    http.get(`*${paths.templateFolders}`, () => HttpResponse.json({ items: [] })),
    http.get(`*${paths.templateFacets}`, () => HttpResponse.json(facets)),
    http.get(`*${paths.workflowInsights}`, () =>
      HttpResponse.json({ executions: 4, tasks: 12, minutes: 20, efficiency: 15 }),
    ),
    http.get(`*${paths.workflowRules}`, () => HttpResponse.json({ items: rules, unreadable })),
    http.get(`*${paths.workflowExecutions}`, () => HttpResponse.json({ items: runs })),
    http.post(`*${paths.previewWorkflow}`, () => HttpResponse.json(preview)),
    http.post(`*${paths.workflowRules}`, async ({ request }) => {
      const rule = CreateWorkflowRuleRequest.parse(await request.json());
      previews.push(rule);
      const made = { ...star, ...rule, id: crypto.randomUUID(), execution_count: 0 };
      rules = [...rules, made];
      return HttpResponse.json(made);
    }),
    http.delete(`*${paths.workflowRules}/:id`, () => {
      [rules, unreadable] = [[], []];
      return HttpResponse.json({ id: star.id, name: star.name });
    }),
    http.post(`*${paths.restoreWorkflow}`, async ({ request }) => {
      previews.push(await request.json());
      rules = [star];
      return HttpResponse.json({ id: star.id, name: star.name });
    }),
  );
});

/** Signed in, as in the dashboard. */
const Page = () => (useSession().data ? <ProductivityPage /> : null);
const open = (entry = path) => renderPages([{ path, Component: Page }], [entry]);

it('says of each workflow what it does, and labels what is estimated', async () => {
  open();
  expect(
    await screen.findByText(
      'When a template has been used 100 times and scores 80 or more: give it a star.',
    ),
  ).toBeTruthy();
  expect(screen.getByText(/^2 runs · Last/)).toBeTruthy();
  expect(screen.getByRole('switch', { name: 'Active: Star what works' })).toHaveProperty(
    'ariaChecked',
    'true',
  );
  const formula =
    '5 minutes for each run: 4 runs that did not fail since your workflows were created, × 5';
  expect(await screen.findByRole('button', { name: `Estimate: ${formula}` })).toBeTruthy();
  expect(await screen.findByText(/^Nothing has run yet/)).toBeTruthy();
});

it('shows what ran and what failed, with the reason and the templates by name', async () => {
  runs = [failed, run];
  open();
  const [first, second] = within(await screen.findByRole('list', { name: 'Runs' })).getAllByRole(
    'listitem',
  );
  expect(first?.textContent).toContain('Workflow Failed');
  expect(first?.textContent).toContain('There is no slot left for a copy');
  expect(second?.textContent).toContain('2 templates: 1 starred.');
  const link = within(second ?? document.body).getByRole('link', { name: 'Slow checkout' });
  expect(link.getAttribute('href')).toBe(`/dashboard/templates/${templateId}`);
});

it('offers to make the first one when there is none', async () => {
  rules = [];
  const { user } = open();
  await screen.findByText('No workflows yet');
  const [first] = screen.getAllByRole('button', { name: 'New workflow' });
  await user.click(first ?? expect.fail());
  expect(await screen.findByRole('dialog', { name: 'New workflow' })).toBeTruthy();
  expect(screen.getByLabelText('Address').textContent).toBe(`${path}?workflow=new`);
});

it('says what could not be loaded, and tries again', async () => {
  network.use(http.get(`*${paths.workflowRules}`, () => refusal('not_found'), { once: true }));
  const { user } = open();
  await screen.findByText('Your workflows could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Star what works')).toBeTruthy();
});

it('makes a workflow, after showing what it would do', async () => {
  const { user } = open(`${path}?workflow=new`);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Save workflow' }));
  expect(dialog.getByText('Workflow name is required')).toBeTruthy();
  expect(dialog.getByText('Please enter at least one tag')).toBeTruthy();
  expect(previews).toEqual([]);
  await user.type(dialog.getByLabelText('Name'), 'Shops');
  await user.selectOptions(dialog.getByLabelText('Add a condition'), 'Has in its name');
  await user.type(dialog.getByLabelText('Has in its name'), 'shop');
  await user.type(dialog.getByLabelText('Tags'), 'shop, retail');
  expect(await dialog.findByText('9 templates would be tagged “shop” and “retail”.')).toBeTruthy();
  expect(dialog.getByText('and 11 more')).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText('Add an action'), 'Give it a star');
  await user.click(dialog.getByRole('button', { name: 'Earlier: Give it a star' }));
  await user.dblClick(dialog.getByRole('button', { name: 'Save workflow' }));
  await waitFor(() =>
    expect(previews).toMatchObject([
      {
        name: 'Shops',
        trigger: { type: 'template_create' },
        conditions: { name_contains: 'shop' },
        actions: [
          { type: 'favorite', parameters: {} },
          { type: 'tag', parameters: { tags: ['shop', 'retail'] } },
        ],
      },
    ]),
  );
  expect(await screen.findByText('“Shops” is on.')).toBeTruthy();
  expect(screen.getAllByText('“Shops” is on.')).toHaveLength(1);
  expect(await screen.findByRole('heading', { name: 'Shops' })).toBeTruthy();
  await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe(path));
});

it('keeps what was typed when the dialog is closed, or the server refuses', async () => {
  network.use(http.post(`*${paths.workflowRules}`, () => refusal('too_many_workflows')));
  const { user } = open(`${path}?workflow=new`);
  await user.type(await screen.findByLabelText('Name'), 'Shops');
  await user.type(screen.getByLabelText('Tags'), 'shop');
  await user.click(screen.getByRole('button', { name: 'Save workflow' }));
  expect((await screen.findByRole('alert')).textContent).toContain('You can have');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'New workflow' }));
  expect(await screen.findByLabelText('Name')).toHaveProperty('value', 'Shops');
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.getByLabelText('Name')).toHaveProperty('value', '');
});

it('deletes at once, and has the same one back when that is undone', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'More for Star what works' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(previews).toEqual([{ rule_id: star.id }]));
  expect(await screen.findByRole('switch', { name: 'Active: Star what works' })).toBeTruthy();
});

it('shows a workflow that it cannot read, only to delete', async () => {
  [rules, unreadable] = [[], [{ id: star.id, name: 'From the moon' }]];
  const { user } = open();
  expect(await screen.findByText(/^This workflow can no longer be read/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Delete: From the moon' }));
  expect(await screen.findByText('No workflows yet')).toBeTruthy();
});

it('says before it is saved that it would fail, or that only the newest were tried', async () => {
  let answer: WorkflowPreview = { ...preview, actions: [], error: 'There is no slot left.' };
  network.use(
    http.post(`*${paths.previewWorkflow}`, async ({ request }) => {
      previews.push(await request.json());
      return HttpResponse.json(answer);
    }),
  );
  const { user } = open(`${path}?workflow=${star.id}`);
  await screen.findByText('It would fail and change nothing: There is no slot left.');
  expect(screen.queryByText(/would get a star/)).toBeNull();
  expect(previews).toMatchObject([{ rule_id: star.id }]);
  answer = { ...preview, tried: 5 };
  await user.selectOptions(screen.getByLabelText('Add an action'), 'Move it to Archive');
  expect(await screen.findByText('Of the newest 5:')).toBeTruthy();
});

it('runs one now and says what came of it', async () => {
  network.use(http.post(`*${paths.runWorkflow}`, () => HttpResponse.json(run)));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Run now: Star what works' }));
  expect(await screen.findByText('2 templates: 1 starred.')).toBeTruthy();
});

it('turns the switch back when the server refuses', async () => {
  network.use(http.patch(`*${paths.workflowRules}/:id`, () => refusal('workflow_not_found')));
  const { user } = open();
  await user.click(await screen.findByRole('switch'));
  expect(await screen.findByText('Workflow not found')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('switch')).toHaveProperty('ariaChecked', 'true'));
});

it('says so when the address names a workflow that is gone', async () => {
  open(`${path}?workflow=${templateId}`);
  expect(await screen.findByText('Workflow not found')).toBeTruthy();
  await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe(path));
});
