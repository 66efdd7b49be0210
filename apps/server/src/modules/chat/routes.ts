import {
  ChatMessage,
  ChatMessageList,
  ChatMessageQuery,
  ChatSession,
  ChatSessionPage,
  ChatSessionQuery,
  PurgeChatSessionRequest,
  RestoreChatSessionRequest,
  UpdateChatMessageRequest,
  UpdateChatSessionRequest,
  paths,
} from '@replysmith/contract';
import { searchLimit, sessionSearch } from '../../platform/http/rate-limits.ts';
import { type Route, idParams, nothing, route } from '../../platform/http/route.ts';
import { listChatMessages } from './messages.ts';
import {
  deleteChatSession,
  getChatSession,
  listChatSessions,
  purgeChatSession,
  restoreChatSession,
  updateChatSession,
} from './sessions.ts';
import { updateChatMessage } from './update-message.ts';

export const chatRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: paths.chatSessions,
    summary: 'Your sessions, last used first; or those in which every word of a search stands',
    limit: searchLimit(sessionSearch),
    query: ChatSessionQuery,
    reply: ['A page of sessions', ChatSessionPage],
    run: ({ ctx, query }) => listChatSessions(ctx, query),
  }),
  route({
    method: 'get',
    path: `${paths.chatSessions}/{id}`,
    summary: 'One session',
    params: idParams,
    reply: ['The session', ChatSession],
    run: ({ ctx, params }) => getChatSession(ctx, params.id),
  }),
  route({
    method: 'patch',
    path: `${paths.chatSessions}/{id}`,
    summary: 'Name a session, or put it into the archive and back',
    params: idParams,
    body: UpdateChatSessionRequest,
    reply: ['The session as it is now', ChatSession],
    run: ({ ctx, params, body }) => updateChatSession(ctx, params.id, body),
  }),
  route({
    method: 'delete',
    path: `${paths.chatSessions}/{id}`,
    summary: 'Delete a session; it can be restored while the trash keeps it',
    params: idParams,
    body: nothing,
    reply: ['The session as it is now', ChatSession],
    run: ({ ctx, params }) => deleteChatSession(ctx, params.id),
  }),
  route({
    method: 'post',
    path: paths.restoreChatSession,
    summary: 'Have a deleted session back, while the trash keeps it',
    body: RestoreChatSessionRequest,
    reply: ['The session', ChatSession],
    run: ({ ctx, body }) => restoreChatSession(ctx, body.session_id),
  }),
  route({
    method: 'post',
    path: paths.purgeChatSession,
    summary: 'Delete for good a session that has been deleted already',
    body: PurgeChatSessionRequest,
    reply: ['The session', ChatSession],
    run: ({ ctx, body }) => purgeChatSession(ctx, body.session_id),
  }),
  route({
    method: 'get',
    path: paths.chatMessages,
    summary: "A session's messages, in the order they were written",
    query: ChatMessageQuery,
    reply: ['The messages', ChatMessageList],
    run: async ({ ctx, query }) => ({ items: await listChatMessages(ctx, query.session_id) }),
  }),
  route({
    method: 'patch',
    path: `${paths.chatMessages}/{id}`,
    summary: 'Keeps what you decided about a rewrite, or puts it in use',
    params: idParams,
    body: UpdateChatMessageRequest,
    reply: ['The message as it is now', ChatMessage],
    run: ({ ctx, params, body }) => updateChatMessage(ctx, params.id, body),
  }),
];
