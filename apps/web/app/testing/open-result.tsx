import {
  changedChoices,
  paths,
  UpdateChatMessageRequest,
  type ChatMessage,
} from '@replysmith/contract';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useChatMessages } from '../data/chat-messages.ts';
import { useSession } from '../data/session.ts';
import { hasResult } from '../features/chat/messages/message-pairs.ts';
import { ResultMessage } from '../features/chat/result/result-message.tsx';
import { signedIn } from './handlers.ts';
import { network } from './network.ts';
import { renderPages } from './render-pages.tsx';
import { messagePair, sessionId } from './samples.ts';

type Changes = Partial<Pick<ChatMessage, 'choices' | 'optimization_results'>>;

/** Renders what the coach answers to an email, to somebody who is signed in. */
export async function openResult(content: string, changes: Changes = {}) {
  const [draft, written] = messagePair(content);
  let answer: ChatMessage = { ...written, ...changes };
  const { optimization_results: result } = answer;
  if (!result) throw new Error('The sample answer holds no result.');
  const Result = () => (useSession().data ? <Answer /> : null);
  network.use(
    http.get(`*${paths.chatMessages}`, () => HttpResponse.json({ items: [draft, answer] })),
    http.patch(`*${paths.chatMessages}/:id`, async ({ request }) => {
      const { choices = {} } = UpdateChatMessageRequest.parse(await request.json());
      answer = { ...answer, choices: changedChoices(answer.choices, choices) };
      return HttpResponse.json(answer);
    }),
    ...signedIn,
  );
  const page = renderPages([{ path: '/', Component: Result }], ['/']);
  await screen.findByRole('heading', { level: 2 });
  await coachHasRead();
  const heading = screen.getByRole('heading', { level: 2 });
  const stored = () => answer.choices;
  /** Decides as another browser does. */
  const decideElsewhere = (choices: ChatMessage['choices']) => {
    answer = { ...answer, choices };
  };
  return { ...page, result, headline: () => heading.textContent, stored, decideElsewhere };
}

/** Waits until the result is that of the newest choices, with its follow-ups. */
export async function coachHasRead(): Promise<void> {
  await waitFor(() => {
    if (document.querySelector('[aria-busy="true"]')) throw new Error('The coach still reads.');
  });
}

function Answer() {
  const answer = useChatMessages(sessionId).data?.items.at(-1);
  if (!answer || !hasResult(answer)) return null;
  return (
    <main>
      <ResultMessage ways={null} answer={answer} arrival={null} />
    </main>
  );
}
