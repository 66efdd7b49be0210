import { HelpChatbotReply, HelpChatbotRequest, HelpMessageList, paths } from '@replysmith/contract';
import { type Route, route } from '../../platform/http/route.ts';
import { clearHelpMessages, listHelpMessages } from './messages.ts';
import { askHelp } from './service.ts';

export const helpRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: paths.helpMessages,
    summary: 'What you asked of the help chat, and its answers',
    scope: 'read',
    reply: ['The last messages, the oldest first', HelpMessageList],
    run: async ({ ctx }) => ({ items: await listHelpMessages(ctx) }),
  }),
  route({
    method: 'delete',
    path: paths.helpMessages,
    operationId: 'deleteHelpMessages',
    summary: 'Forgets all of them',
    scope: 'write',
    reply: ['What is left: nothing', HelpMessageList],
    run: async ({ ctx }) => {
      await clearHelpMessages(ctx);
      return { items: [] };
    },
  }),
  route({
    method: 'post',
    path: paths.helpChatbot,
    operationId: 'askHelp',
    summary: 'Answers a question about the product from its help pages; nothing is greeted',
    scope: 'write',
    // Long, because a model may be asked.
    longest: 95_000,
    body: HelpChatbotRequest,
    refusals: ['fair_use_reached'],
    reply: ['The answer, with the help items that it rests on', HelpChatbotReply],
    run: ({ ctx, body, c }) => askHelp(ctx, body, c.req.raw.signal),
  }),
];
