import { paths, ReportEventRequest } from '@replysmith/contract';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { network } from '../testing/network.ts';
import { reportEvent } from './report-event.ts';

function listen(): unknown[] {
  const reports: unknown[] = [];
  network.use(
    http.post(`*${paths.userAnalytics}`, async ({ request }) => {
      reports.push(await request.json());
      return HttpResponse.json({ recorded: true });
    }),
  );
  return reports;
}

it('tells the server what the page saw, without what its address asks for', async () => {
  const reports = listen();
  reportEvent({
    metric_name: 'error_occurrence',
    metric_value: 1,
    metadata: { message: 'Broken', url: 'https://a.example/dashboard?token=abc#part' },
  });
  await vi.waitFor(() => expect(reports).toHaveLength(1));
  expect(reports[0]).toEqual({
    metric_name: 'error_occurrence',
    metric_value: 1,
    metadata: { message: 'Broken', url: 'https://a.example/dashboard' },
  });
});

it('cuts texts to what the server takes', async () => {
  const reports = listen();
  const long = 'x'.repeat(10_000);
  reportEvent({
    metric_name: 'error_occurrence',
    metric_value: 1,
    metadata: { type: long, message: long, stack: long, url: long, context: long, item: long },
  });
  await vi.waitFor(() => expect(reports).toHaveLength(1));
  expect(ReportEventRequest.safeParse(reports[0]).error).toBeUndefined();
});

it('lets nothing come of a server that cannot be reached', async () => {
  const rejected = vi.fn();
  process.on('unhandledRejection', rejected);
  network.use(http.post(`*${paths.userAnalytics}`, () => HttpResponse.error()));
  expect(() => reportEvent({ metric_name: 'page_load', metric_value: 4_000 })).not.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 50));
  process.off('unhandledRejection', rejected);
  expect(rejected).not.toHaveBeenCalled();
});
