import { paths, type RealtimeEvent, type UserSubscription } from '@replysmith/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse, ws, type WebSocketHandlerConnection } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { network } from '../testing/network.ts';
import { renderPages } from '../testing/render-pages.tsx';
import { account, refusal, subscription } from '../testing/samples.ts';
import { useRealtime } from './realtime.ts';
import { useSessionExpired } from './session.ts';
import { useSubscription } from './subscription.ts';

type Line = WebSocketHandlerConnection['client'];

let lines: Line[];
let closed: number;
let reads: number;
/** Every value ever rendered. */
let shown: Set<number | undefined>;
let answer: () => Response | Promise<Response>;

const server = ws.link('ws://localhost:3000/realtime/v1');

beforeEach(() => {
  lines = [];
  closed = 0;
  reads = 0;
  shown = new Set();
  answer = () => HttpResponse.json(subscription);
  network.use(
    http.get(`*${paths.accounts.session}`, () => HttpResponse.json(account)),
    http.get(`*${paths.userSubscriptions}`, () => {
      reads += 1;
      return answer();
    }),
    server.addEventListener('connection', ({ client }) => {
      lines.push(client);
      client.addEventListener('close', () => (closed += 1));
    }),
  );
});

const holding = (used: number, version: number, more: Partial<UserSubscription> = {}) => ({
  ...subscription,
  ...more,
  version,
  usage_tracking: { ...subscription.usage_tracking, daily_ai_requests: used },
});

const updated = (news: UserSubscription): RealtimeEvent => ({
  type: 'subscription.updated',
  subscription: news,
});

async function open(): Promise<Line> {
  function Page() {
    useRealtime();
    const used = useSubscription().data?.usage_tracking.daily_ai_requests;
    shown.add(used);
    return <p>{useSessionExpired() ? 'Expired' : `Used ${used ?? 'unknown'}`}</p>;
  }
  renderPages([{ path: '/', Component: Page }], ['/']);
  await screen.findByText('Used 1');
  await waitFor(() => expect(lines).toHaveLength(1));
  return lines[0] ?? expect.fail();
}

const lookAt = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

const tell = (line: Line, event: RealtimeEvent) => act(() => line.send(JSON.stringify(event)));

it('shows what the server tells, without asking', async () => {
  const line = await open();
  tell(line, { type: 'welcome', subscription: holding(2, 2) });
  await screen.findByText('Used 2');
  tell(line, updated(holding(3, 3)));
  await screen.findByText('Used 3');
  expect(reads).toBe(1);
});

it('never lets older news replace newer, whichever way it comes', async () => {
  const line = await open();
  tell(line, updated(holding(4, 7)));
  await screen.findByText('Used 4');
  tell(line, updated(holding(3, 6)));
  answer = () => HttpResponse.json(holding(2, 5));
  lookAt();
  await waitFor(() => expect(reads).toBe(2));
  tell(line, updated(holding(5, 8)));
  await screen.findByText('Used 5');
  expect([...shown]).toEqual([undefined, 1, 4, 5]);
});

it('takes a new day, which has no new version', async () => {
  const line = await open();
  tell(line, updated(holding(4, 7)));
  await screen.findByText('Used 4');
  tell(line, updated(holding(0, 7, { resets_at: '2026-03-06T00:00:00.000Z' })));
  await screen.findByText('Used 0');
  tell(line, updated(holding(6, 7)));
  tell(line, updated(holding(2, 8)));
  await screen.findByText('Used 2');
  expect([...shown]).toEqual([undefined, 1, 4, 0, 2]);
});

it('asks again whenever the page is looked at', async () => {
  await open();
  answer = () => HttpResponse.json(holding(5, 9));
  lookAt();
  await screen.findByText('Used 5');
});

it('asks again when the line is back', async () => {
  const line = await open();
  tell(line, { type: 'welcome', subscription: holding(2, 2) });
  await screen.findByText('Used 2');
  act(() => line.close());
  await waitFor(() => expect(lines).toHaveLength(2), { timeout: 3_000 });
  answer = () => HttpResponse.json(holding(5, 9));
  const back = lines[1] ?? expect.fail();
  tell(back, { type: 'welcome', subscription: holding(2, 2) });
  await screen.findByText('Used 5');
});

it('lets the person sign in again when the session has ended', async () => {
  const line = await open();
  answer = () => refusal('unauthenticated');
  tell(line, { type: 'session.ended' });
  await screen.findByText('Expired');
  await waitFor(() => expect(closed).toBe(1));
});

it('goes on when the session has only given way to a new one', async () => {
  const line = await open();
  tell(line, { type: 'session.ended' });
  act(() => line.close());
  await waitFor(() => expect(lines).toHaveLength(2), { timeout: 3_000 });
  expect(screen.queryByText('Expired')).toBeNull();
});
