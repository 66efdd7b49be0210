import {
  type ChatMessage,
  type ChatMessageList,
  type Optimization,
  paths,
} from '@replysmith/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiGet } from '../lib/http.ts';
import { flag, list, listOf, orNull, record, reply, text } from '../lib/checks.ts';

const optimization = reply<Optimization>({
  original_email: reply({ body: text }),
  optimized_email: reply({ body: text }),
  improvements: reply({ subject_suggestions: list }),
  score: reply({ original_lines: list, optimized_lines: list, improvement_areas: list }),
  ...{ analysis: record, changes: list, offers: list, questions: list, strengths: list },
  ...{ template_suggestions: list, sequence_recommendations: list, follow_ups: list },
});

const choices = reply({ put_back: list, taken: list, blanks: record, answers: record });

export const chatMessage = reply<ChatMessage>({
  ...{ id: text, session_id: text, role: text, message_type: text, content: text },
  ...{ is_partial: flag, created_at: text, email_data: orNull(record) },
  optimization_results: orNull(optimization),
  answer: orNull(reply({ citations: list, evidence: list, follow_ups: list })),
  client_reply: orNull(reply({ persona: text, decision: text })),
  choices: orNull(choices),
});

const messageList = reply<ChatMessageList>({ items: listOf(chatMessage) });

export const chatMessagesQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['chat-messages', sessionId],
    queryFn: ({ signal }) =>
      apiGet(`${paths.chatMessages}?session_id=${encodeURIComponent(sessionId)}`, messageList, {
        signal,
      }),
  });

export function useChatMessages(sessionId: string) {
  return useQuery(chatMessagesQuery(sessionId));
}
