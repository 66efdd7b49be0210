import { createRoute } from '@hono/zod-openapi';
import { OutcomeFilter, OutcomeRates, paths } from '@replysmith/contract';
import type { Services } from '../../../services/context.ts';
import { getOutcomeRates } from '../../../services/sent-emails/get-outcome-rates.ts';
import { createApi } from '../../api.ts';
import { contextOf } from '../../context-of.ts';
import { replies } from '../../replies.ts';

const read = createRoute({
  method: 'get',
  path: paths.outcomeRates,
  summary: 'What came of the emails you sent: of all of them, or of those that are asked for',
  request: { query: OutcomeFilter },
  responses: replies('Counts, and rates with their 95 % intervals', OutcomeRates),
});

export function outcomeRates(services: Services) {
  return createApi().openapi(read, async (c) => {
    const ctx = contextOf(c, services);
    return c.json(await getOutcomeRates(ctx, c.req.valid('query')), 200);
  });
}
