import {
  ChatSessionQuery,
  paths,
  PurgeChatSessionRequest,
  RestoreChatSessionRequest,
  UpdateChatSessionRequest,
  type ChatSession,
  type ChatSessionHit,
  type ChatSessionPage,
} from '@replysmith/contract';
import { http, HttpResponse } from 'msw';
import { refusal } from './samples.ts';

const at = (path: string) => `*${path}`;
const now = '2026-03-05T09:00:00.000Z';

/** A person's sessions as the server keeps them, in the memory of one test. */
export function sessionStore(sessions: readonly ChatSession[]) {
  let stored = [...sessions];
  const find = (id: unknown) => stored.find((one) => one.id === id);
  const change = (id: unknown, changes: Partial<ChatSession>) => {
    const found = find(id);
    if (!found) return refusal('not_found');
    const changed = { ...found, ...changes };
    stored = stored.map((one) => (one.id === id ? changed : one));
    return HttpResponse.json(changed);
  };

  const handlers = [
    http.get(at(paths.chatSessions), ({ request }) => {
      const params = new URL(request.url).searchParams;
      const {
        state = 'active',
        search,
        limit,
      } = ChatSessionQuery.parse(Object.fromEntries(params));
      const listed = (which: typeof state) =>
        stored
          .filter((one) => stateOf(one) === which)
          .map((one) => ({ ...one, hit: search ? hitOf(one, search) : null }))
          .filter(({ hit }) => !search || hit);
      const items = listed(state);
      const isNowhere = search && state === 'active' && items.length === 0;
      const page: ChatSessionPage = {
        items: items.slice(0, limit),
        total: items.length,
        ...(isNowhere && { archived: listed('archived').length }),
      };
      return HttpResponse.json(page);
    }),
    http.get(at(`${paths.chatSessions}/:id`), ({ params }) => {
      const found = find(params.id);
      return found && !found.deleted_at ? HttpResponse.json(found) : refusal('not_found');
    }),
    http.patch(at(`${paths.chatSessions}/:id`), async ({ params, request }) => {
      const { session_name, is_archived, last_activity } = UpdateChatSessionRequest.parse(
        await request.json(),
      );
      return change(params.id, {
        ...(session_name !== undefined && { session_name, last_activity: last_activity ?? now }),
        ...(is_archived !== undefined && { is_archived }),
      });
    }),
    http.delete(at(`${paths.chatSessions}/:id`), ({ params }) =>
      change(params.id, { deleted_at: now }),
    ),
    http.post(at(paths.restoreChatSession), async ({ request }) => {
      const { session_id } = RestoreChatSessionRequest.parse(await request.json());
      return change(session_id, { deleted_at: null });
    }),
    http.post(at(paths.purgeChatSession), async ({ request }) => {
      const { session_id } = PurgeChatSessionRequest.parse(await request.json());
      const purged = change(session_id, {});
      stored = stored.filter(({ id }) => id !== session_id);
      return purged;
    }),
  ];
  return { handlers, find };
}

function stateOf({ deleted_at, is_archived }: ChatSession) {
  if (deleted_at) return 'deleted';
  return is_archived ? 'archived' : 'active';
}

function hitOf({ session_name, title }: ChatSession, search: string): ChatSessionHit | null {
  const text = session_name ?? title;
  const start = text.toLowerCase().indexOf(search.toLowerCase());
  if (start < 0) return null;
  return { field: 'name', message_id: null, text, ranges: [[start, start + search.length]] };
}
