import {
  ChatMessageQuery,
  OptimizeEmailRequest,
  paths,
  type AiRequestList,
  type ChatMessageList,
} from '@replysmith/contract';
import { http, HttpResponse } from 'msw';
import { answerAtOnce } from './answer-stream.ts';
import { answerEvents } from './answer-events.ts';
import { sessionStore } from './session-store.ts';
import { account, chatSession, profile, refusal, stats, subscription } from './samples.ts';

const at = (path: string) => `*${path}`;

export const signedOut = http.get(at(paths.accounts.session), () => HttpResponse.json(null));

/** The server as a signed-in person with one session meets it. */
export const signedIn = [
  http.get(at(paths.accounts.session), () => HttpResponse.json(account)),
  http.post(at(paths.suggestForNewTemplate), () =>
    HttpResponse.json({ category: null, tags: [], folder: null, near_copy: null }),
  ),
  http.get(at(`${paths.profiles}/:id`), () => HttpResponse.json(profile)),
  http.get(at(paths.userSubscriptions), () => HttpResponse.json(subscription)),
  http.get(at(paths.dailyResetStatus), () => HttpResponse.json([{ next_reset_in: '05:12:30' }])),
  http.get(at(paths.dashboardStats), () => HttpResponse.json(stats)),
  http.post(at(paths.userTips), () => HttpResponse.json({ items: [], total: 0 })),
  ...sessionStore([chatSession()]).handlers,
  http.get(at(paths.aiRequests), () => {
    const list: AiRequestList = { items: [] };
    return HttpResponse.json(list);
  }),
  http.get(at(paths.chatMessages), ({ request }) => {
    const query = ChatMessageQuery.safeParse({
      session_id: new URL(request.url).searchParams.get('session_id'),
    });
    if (!query.success) return refusal('validation_failed');
    const isKnown = query.data.session_id === chatSession().id;
    const list: ChatMessageList = { items: [] };
    return isKnown ? HttpResponse.json(list) : refusal('not_found');
  }),
];

/** Answers an email as the server does when the coach writes. */
export const optimizes = http.post(at(paths.optimizeEmail), async ({ request }) => {
  const { content } = OptimizeEmailRequest.parse(await request.json());
  const { started, scored, answered } = answerEvents(content);
  return answerAtOnce([started, scored, answered]);
});
