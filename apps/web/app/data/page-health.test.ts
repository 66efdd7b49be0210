import { paths, ReportEventRequest } from '@replysmith/contract';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { network } from '../testing/network.ts';
import { watchErrors } from './page-health.ts';

let reports: ReportEventRequest[];
let now: number;
let end: () => void;
beforeEach(() => {
  reports = [];
  now = 1_000_000;
  network.use(
    http.post(`*${paths.userAnalytics}`, async ({ request }) => {
      reports.push(ReportEventRequest.parse(await request.json()));
      return HttpResponse.json({ recorded: true });
    }),
  );
  end = watchErrors(() => now);
});
afterEach(() => end());

const breaks = (error: unknown, message = '') =>
  dispatchEvent(new ErrorEvent('error', { error, message }));
const rejects = (reason: unknown) =>
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
const messages = () => reports.map(({ metadata }) => metadata.message);
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

it('tells of what nobody caught, as severe', async () => {
  breaks(new TypeError('No such thing'));
  rejects(new RangeError('Too far'));
  await vi.waitFor(() => expect(reports).toHaveLength(2));
  expect(reports.map(({ metadata }) => metadata)).toMatchObject([
    { type: 'TypeError', message: 'No such thing', context: 'uncaught', severity: 'high' },
    { type: 'RangeError', message: 'Too far', context: 'unhandled rejection', severity: 'high' },
  ]);
});

it('tells the same only once', async () => {
  for (let i = 0; i < 4; i++) breaks(new Error('Again'));
  breaks(new Error('Another'));
  await vi.waitFor(() => expect(reports.length).toBeGreaterThan(1));
  await settled();
  expect(messages()).toEqual(['Again', 'Another']);
});

it('tells of five a minute at most, and of more in the next', async () => {
  for (let i = 0; i < 8; i++) breaks(new Error(`Number ${String(i)}`));
  await settled();
  expect(reports).toHaveLength(5);
  now += 60_001;
  breaks(new Error('Later'));
  await vi.waitFor(() => expect(messages()).toContain('Later'));
});

it.each([
  [
    'a remark of the browser',
    null,
    'ResizeObserver loop completed with undelivered notifications.',
  ],
  ['a script of somebody else', null, 'Script error.'],
  ['work that was given up', new DOMException('Gone', 'AbortError'), ''],
  [
    'an extension',
    Object.assign(new Error('x'), { stack: 'at chrome-extension://abc/a.js:1:1' }),
    '',
  ],
])('says nothing of %s', async (_, error, message) => {
  breaks(error, message);
  await settled();
  expect(reports).toEqual([]);
});

it('says nothing of what was thrown that may hold a text of the reader', async () => {
  rejects({ draft: 'Hi Tom' });
  await vi.waitFor(() => expect(reports).toHaveLength(1));
  expect(messages()).toEqual(['object']);
});
