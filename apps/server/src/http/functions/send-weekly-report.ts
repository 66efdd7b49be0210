import { createRoute } from '@hono/zod-openapi';
import { paths, SendWeeklyReportReply, SendWeeklyReportRequest } from '@replysmith/contract';
import type { Services } from '../../services/context.ts';
import { sendReportNow } from '../../services/reports/send-report-now.ts';
import { createApi } from '../api.ts';
import { contextOf } from '../context-of.ts';
import { replies } from '../replies.ts';

const send = createRoute({
  method: 'post',
  path: paths.sendWeeklyReport,
  summary: 'Have the report of your last seven days mailed to you now',
  request: {
    body: { required: true, content: { 'application/json': { schema: SendWeeklyReportRequest } } },
  },
  responses: replies('Whether there was anything to tell', SendWeeklyReportReply),
});

export function sendWeeklyReportFunction(services: Services) {
  return createApi().openapi(send, async (c) =>
    c.json({ outcome: await sendReportNow(contextOf(c, services)) }, 200),
  );
}
