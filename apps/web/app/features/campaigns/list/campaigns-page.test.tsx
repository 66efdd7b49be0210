import { composeEmail, score } from '@replysmith/coach';
import { OneCampaignRequest, paths, type ListedCampaign } from '@replysmith/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { exampleBrief, exampleSender } from '../../../data/examples.ts';
import { tenths } from '../../../lib/words.ts';
import { campaign } from '../../../testing/campaign-samples.ts';
import { CoachInThisThread } from '../../../testing/coach-in-this-thread.ts';
import { signedIn } from '../../../testing/handlers.ts';
import { network } from '../../../testing/network.ts';
import { renderPages } from '../../../testing/render-pages.tsx';
import { refusal, sessionId } from '../../../testing/samples.ts';
import { SessionGuard } from '../../../layout/dashboard/session-guard.tsx';
import { CampaignsPage } from './campaigns-page.tsx';

const at = (path: string) => `*${path}`;
const other = '44444444-5a1e-4a3b-9d0c-6c1d2f4b7e01';

/** A person's campaigns as the server keeps them. */
function campaignStore(items: ListedCampaign[]) {
  const store = { items };
  const change = (id: unknown, changes: Partial<ListedCampaign>) => {
    store.items = store.items.map((one) => (one.id === id ? { ...one, ...changes } : one));
    return HttpResponse.json(store.items.find((one) => one.id === id));
  };
  network.use(
    ...signedIn,
    http.get(at(paths.wizardCampaigns), ({ request }) => {
      const isDeleted = new URL(request.url).searchParams.get('state') === 'deleted';
      const shown = store.items.filter((one) => (one.deleted_at !== null) === isDeleted);
      return HttpResponse.json({ items: shown });
    }),
    http.delete(at(`${paths.wizardCampaigns}/:id`), ({ params }) =>
      change(params['id'], { deleted_at: '2026-03-05T10:00:00.000Z' }),
    ),
    http.post(at(paths.restoreCampaign), async ({ request }) =>
      change(OneCampaignRequest.parse(await request.json()).campaign_id, { deleted_at: null }),
    ),
    http.post(at(paths.duplicateCampaign), async ({ request }) => {
      const { campaign_id } = OneCampaignRequest.parse(await request.json());
      const original = store.items.find((one) => one.id === campaign_id) ?? campaign();
      const copy = { ...original, id: other, template_name: `Copy of ${original.template_name}` };
      store.items = [copy, ...store.items];
      return HttpResponse.json(copy);
    }),
  );
  return store;
}

function Campaigns() {
  return (
    <SessionGuard>
      <CampaignsPage />
    </SessionGuard>
  );
}

const open = (address = '/dashboard/wizard') =>
  renderPages([{ path: '/dashboard/wizard', Component: Campaigns }], [address]);

const cafes = campaign({ template_name: 'Cafés', target_audience: 'owners of cafés' });

beforeEach(() => void vi.stubGlobal('Worker', CoachInThisThread));

it('explains itself the first time, by an example that the coach writes', async () => {
  campaignStore([]);
  open();
  expect(await screen.findByText('No campaigns yet')).toBeTruthy();
  const { subject, body } = composeEmail(exampleBrief, exampleSender);
  const { value } = score({ subject, body });
  const ring = screen.getByRole('img', { name: /^Score \d+/ });
  expect(ring.getAttribute('aria-label')).toContain(tenths(value));
  expect(screen.getAllByRole('link', { name: 'New Campaign' })).toHaveLength(1);
});

it('says how far a campaign is and what came of it', async () => {
  const outcomes = {
    ...{ sent: 3, waiting: 1, replied: 1, meetings: 0, no_reply: 1 },
    ...{ reply_rate: null, meeting_rate: null },
  };
  const sent = campaign({
    ...{ id: other, template_name: 'Dentists', status: 'in_chat', session_id: sessionId },
    outcomes,
  });
  campaignStore([cafes, sent]);
  open();
  expect(await screen.findByText('Step 1, Template Basics')).toBeTruthy();
  expect(screen.getByText('Not enough data yet: 2 of the 5 needed, 1 waiting')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open chat: Dentists' }).getAttribute('href')).toBe(
    `/dashboard/coldmail/${sessionId}`,
  );
  expect(screen.getByRole('link', { name: 'Continue: Cafés' })).toBeTruthy();
});

it('deletes at once, and gives back by Undo or from the deleted ones', async () => {
  const store = campaignStore([cafes]);
  const { user } = open();
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'More for Cafés' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByText('No campaigns yet');
  };
  await remove();
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await remove();
  await user.click(screen.getByRole('link', { name: 'Deleted campaigns' }));
  await user.click(await screen.findByRole('button', { name: 'Restore: Cafés' }));
  await waitFor(() => expect(store.items[0]?.deleted_at).toBeNull());
  expect(await screen.findByText('Nothing was deleted')).toBeTruthy();
});

it('leads on to the next campaign where one is deleted', async () => {
  campaignStore([cafes, campaign({ id: other, template_name: 'Dentists' })]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'More for Cafés' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Dentists' })),
  );
});

it('duplicates, and leads to the copy', async () => {
  campaignStore([cafes]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'More for Cafés' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  expect(await screen.findByRole('link', { name: 'Copy of Cafés' })).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'Edit the copy' });
  expect(link.getAttribute('href')).toBe(`/dashboard/wizard/${other}?step=1`);
});

it('asks for the same copy again where nobody knows whether it was made', async () => {
  campaignStore([cafes]);
  const keys: (string | null)[] = [];
  network.use(
    http.post(at(paths.duplicateCampaign), ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return keys.length === 1 ? HttpResponse.error() : undefined;
    }),
  );
  const { user } = open();
  const duplicate = async () => {
    await user.click(await screen.findByRole('button', { name: 'More for Cafés' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  };
  await duplicate();
  await screen.findByText(/Failed to duplicate campaign/u);
  await duplicate();
  await screen.findByRole('link', { name: 'Edit the copy' });
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys).toEqual([keys[0], keys[0]]);
});

it('duplicates once, however fast it is pressed twice', async () => {
  const store = campaignStore([cafes]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'More for Cafés' }));
  const duplicate = await screen.findByRole('menuitem', { name: 'Duplicate' });
  act(() => {
    duplicate.click();
    duplicate.click();
  });
  await screen.findByRole('link', { name: 'Edit the copy' });
  expect(store.items).toHaveLength(2);
});

it.each(['cafes', 'LATE payers', 'payers cafe', 'friendly outreach'])(
  'is found by %s, wherever its words stand, whatever the case and the accents',
  async (search) => {
    const found = {
      ...{ pain_points: ['late payers'], tone: { name: 'Friendly' } },
      category: { name: 'Cold Outreach' },
    };
    campaignStore([{ ...cafes, ...found }, campaign({ id: other, template_name: 'Dentists' })]);
    open(`/dashboard/wizard?search=${encodeURIComponent(search)}`);
    expect(await screen.findByRole('link', { name: 'Cafés' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Dentists' })).toBeNull();
  },
);

it('says when nothing matches', async () => {
  campaignStore([cafes]);
  const { user } = open('/dashboard/wizard?search=owners+caf');
  expect(await screen.findByRole('link', { name: 'Cafés' })).toBeTruthy();
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('No campaign matches')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('link', { name: 'Cafés' })).toBeTruthy();
  expect(screen.getByLabelText('Address').textContent).toBe('/dashboard/wizard');
});

it('says that it could not be loaded, and tries again', async () => {
  campaignStore([cafes]);
  network.use(http.get(at(paths.wizardCampaigns), () => refusal('not_found'), { once: true }));
  const { user } = open();
  expect(await screen.findByText('Failed to load campaigns')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Cafés' })).toBeTruthy();
});
