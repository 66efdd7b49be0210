import { paths } from '@replysmith/contract';
import type { RouteAccess } from './route-access.ts';

/** The routes of chat sessions, for the route matrix. */
export const chatSessionRoutes: Readonly<Record<string, RouteAccess>> = {
  [`GET ${paths.chatSessions}`]: { who: 'signed-in', call: { path: paths.chatSessions } },
  [`GET ${paths.chatSessions}/:id`]: {
    who: 'owner',
    call: ({ session }) => ({ path: `${paths.chatSessions}/${session}` }),
  },
  [`PATCH ${paths.chatSessions}/:id`]: {
    who: 'owner',
    call: ({ session }) => ({
      method: 'PATCH',
      path: `${paths.chatSessions}/${session}`,
      body: { session_name: 'Fernhill' },
    }),
  },
  [`DELETE ${paths.chatSessions}/:id`]: {
    who: 'owner',
    call: ({ deletedSession }) => ({
      method: 'DELETE',
      path: `${paths.chatSessions}/${deletedSession}`,
    }),
  },
  [`POST ${paths.restoreChatSession}`]: {
    who: 'owner',
    call: ({ session: session_id }) => ({ path: paths.restoreChatSession, body: { session_id } }),
  },
  [`POST ${paths.purgeChatSession}`]: {
    who: 'owner',
    call: ({ deletedSession: session_id }) => ({
      path: paths.purgeChatSession,
      body: { session_id },
    }),
  },
};
