import { createRoute } from '@hono/zod-openapi';
import { HelpMessageList, paths } from '@replysmith/contract';
import type { Services } from '../../services/context.ts';
import { clearHelpMessages } from '../../services/help/clear-help-messages.ts';
import { listHelpMessages } from '../../services/help/list-help-messages.ts';
import { createApi } from '../api.ts';
import { contextOf } from '../context-of.ts';
import { replies } from '../replies.ts';

const list = createRoute({
  method: 'get',
  path: paths.helpMessages,
  summary: 'What you asked of the help chat, and its answers',
  responses: replies('The last messages, the oldest first', HelpMessageList),
});

const clear = createRoute({
  method: 'delete',
  path: paths.helpMessages,
  summary: 'Forgets all of them',
  responses: replies('What is left: nothing', HelpMessageList),
});

export function helpMessages(services: Services) {
  return createApi()
    .openapi(list, async (c) =>
      c.json({ items: await listHelpMessages(contextOf(c, services)) }, 200),
    )
    .openapi(clear, async (c) => {
      await clearHelpMessages(contextOf(c, services));
      return c.json({ items: [] }, 200);
    });
}
