import {
  type HelpChatbotReply,
  type HelpChatbotRequest,
  type HelpMessage,
  type HelpMessageList,
  lengths,
  paths,
} from '@replysmith/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { apiDelete, apiGet, apiPost } from '../../lib/http.ts';
import { list, listOf, reply, text } from '../../lib/checks.ts';

const message = reply({ id: text, role: text, content: text, citations: list, suggestions: list });
const messageList = reply<HelpMessageList>({ items: listOf(message) });
const answer = reply<HelpChatbotReply>({
  ...{ response: text, suggestions: list, citations: list, messages: listOf(message) },
});

const helpMessagesKey = ['help-messages'] as const;

/** What was asked of the help chat, and its answers, the oldest first. */
export function useHelpMessages(isNeeded: boolean) {
  return useQuery({
    queryKey: helpMessagesKey,
    queryFn: ({ signal }) => apiGet(paths.helpMessages, messageList, { signal }),
    enabled: isNeeded,
  });
}

/** The greeting shown before the first question. It is fixed text and not stored. */
export function useHelpGreeting(isNeeded: boolean) {
  const nothing: HelpChatbotRequest = { message: '' };
  return useQuery({
    queryKey: ['help-greeting'],
    queryFn: ({ signal }) => apiPost(paths.helpChatbot, nothing, answer, { signal }),
    enabled: isNeeded,
    staleTime: Infinity,
  });
}

export function useClearHelpMessages() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => apiDelete(paths.helpMessages, messageList),
    onSuccess: (left) => client.setQueryData<HelpMessageList>(helpMessagesKey, left),
  });
}

/** How many earlier messages are sent with a question. */
const remembered = 10;

type Events = {
  onAnswered: () => void;
  /** Not called for a stopped question. */
  onFailed: (question: string) => void;
};

type Asked = { question: string; controller: AbortController };

/** Asks the help chat, one question at a time, until it is answered or stopped. */
export function useAskHelp({ onAnswered, onFailed }: Events) {
  const client = useQueryClient();
  const running = useRef<AbortController | null>(null);
  const { mutate, reset, isPending, variables, error } = useMutation({
    mutationFn: ({ question, controller }: Asked) => {
      const known = client.getQueryData<HelpMessageList>(helpMessagesKey)?.items ?? [];
      const { signal } = controller;
      return apiPost(paths.helpChatbot, requestOf(question, known), answer, { signal });
    },
    onSuccess: ({ messages }) => {
      client.setQueryData<HelpMessageList>(helpMessagesKey, (known) => ({
        items: [...(known?.items ?? []), ...messages].slice(-lengths.helpMessages),
      }));
      onAnswered();
    },
    onError: (_, { question, controller }) => {
      if (!controller.signal.aborted) onFailed(question);
    },
    onSettled: (_, __, { controller }) => {
      if (running.current === controller) running.current = null;
    },
  });
  return {
    ask: (question: string) => {
      if (running.current) return;
      const controller = new AbortController();
      running.current = controller;
      mutate({ question, controller });
    },
    stop: () => {
      running.current?.abort();
      running.current = null;
      reset();
    },
    /** What is being asked. */
    pending: isPending ? variables.question : null,
    /** What was not answered, and why. */
    failed: error ? { question: variables.question, error } : null,
    forgetFailure: reset,
  };
}

function requestOf(question: string, known: readonly HelpMessage[]): HelpChatbotRequest {
  return {
    message: question,
    context: { currentPage: location.pathname.slice(0, 200), timestamp: new Date().toISOString() },
    conversationHistory: known
      .slice(-remembered)
      .map(({ role, content }) => ({ role, content: content.slice(0, lengths.chatMessage) })),
  };
}
