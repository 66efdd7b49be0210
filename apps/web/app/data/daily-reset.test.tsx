import { paths } from '@replysmith/contract';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../lib/query-client.ts';
import { network } from '../testing/network.ts';
import { refusal, subscription } from '../testing/samples.ts';
import { subscriptionQuery } from './subscription.ts';
import { dailyResetQuery, useUntilReset } from './daily-reset.ts';

const Countdown = () => <output>{useUntilReset() ?? 'not known'}</output>;
const says = (left: string) =>
  http.get(`*${paths.dailyResetStatus}`, () => HttpResponse.json([{ next_reset_in: left }]));
const shown = () => screen.getByRole('status').textContent;

function renderCountdown(): QueryClient {
  const client = createQueryClient({ onUnauthenticated: () => undefined });
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay: 1 } });
  render(
    <QueryClientProvider client={client}>
      <Countdown />
    </QueryClientProvider>,
  );
  return client;
}

afterEach(() => {
  vi.useRealTimers();
});

it('shows what the server says is left, and nothing before that', async () => {
  network.use(says('05:12:30'));
  renderCountdown();
  expect(shown()).toBe('not known');
  await waitFor(() => expect(shown()).toBe('5h 12m until daily reset'));
});

it.each([
  ['refuses', () => refusal('internal')],
  ['has no answer', () => HttpResponse.json([])],
])('shows nothing where the server %s', async (_, answer) => {
  network.use(http.get(`*${paths.dailyResetStatus}`, answer));
  const client = renderCountdown();
  const hasTried = () => client.getQueryState(dailyResetQuery.queryKey)?.status !== 'pending';
  await waitFor(() => expect(hasTried()).toBe(true));
  expect(shown()).toBe('not known');
});

it('keeps what it knows when a later call fails', async () => {
  network.use(says('05:12:30'));
  const client = renderCountdown();
  await waitFor(() => expect(shown()).toContain('5h'));
  network.use(http.get(`*${paths.dailyResetStatus}`, () => refusal('internal')));
  await act(() => client.refetchQueries({ queryKey: dailyResetQuery.queryKey }));
  expect(shown()).toBe('5h 12m until daily reset');
});

it('says "Resetting..." when the time has come, and reads what is left again', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date'],
  });
  network.use(says('00:00:30'));
  const client = renderCountdown();
  client.setQueryData(subscriptionQuery.queryKey, subscription);
  const isStale = () => client.getQueryState(subscriptionQuery.queryKey)?.isInvalidated;
  await vi.waitFor(() => expect(shown()).toBe('0h 0m until daily reset'));
  network.use(says('24:00:00'));
  await act(() => vi.advanceTimersByTimeAsync(30_500));
  expect(shown()).toBe('Resetting...');
  expect(isStale()).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(isStale()).toBe(true);
  await vi.waitFor(() => expect(shown()).toMatch(/^(24h 0m|23h 59m) until/));
});
