import { createRoute } from '@hono/zod-openapi';
import { paths, ReportEventReply, ReportEventRequest } from '@replysmith/contract';
import type { Auth } from '../../../auth/auth.ts';
import type { Services } from '../../../services/context.ts';
import { AppError } from '../../../services/errors.ts';
import { countAnonymousEvent } from '../../../services/system/count-anonymous-event.ts';
import { recordEvent } from '../../../services/user-analytics/record-event.ts';
import { createApi } from '../../api.ts';
import { jsonBody } from '../../json-body.ts';
import { replies } from '../../replies.ts';

const report = createRoute({
  method: 'post',
  path: paths.userAnalytics,
  summary: 'Report what a page saw: kept with your account, or only summed up for visitors',
  request: { body: jsonBody(ReportEventRequest) },
  responses: replies('That it was taken', ReportEventReply),
});

/** Open to everybody, since pages also break for those who are not signed in. */
export function userAnalytics(auth: Auth, services: Services) {
  return createApi().openapi(report, async (c) => {
    const user = await auth.findUser(c.req.header('Cookie') ?? '');
    const retryAfterSeconds = await auth.countReport(user?.id ?? c.get('clientAddress'));
    if (retryAfterSeconds !== null) throw new AppError('rate_limited', { retryAfterSeconds });
    const event = c.req.valid('json');
    if (user) {
      const userAgent = c.req.header('User-Agent') ?? null;
      const ctx = { ...services, user, call: c.get('call') };
      await recordEvent(ctx, { ...event, userAgent });
    } else {
      await countAnonymousEvent(services, event);
    }
    return c.json({ recorded: true as const }, 200);
  });
}
