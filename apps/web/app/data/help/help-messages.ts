import {
  HelpChatbotReply,
  HelpMessageList,
  paths,
  type HelpChatbotRequest,
} from '@replysmith/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiDelete, apiGet, apiPost } from '../../lib/wire/api-client.ts';

export const helpMessagesKey = ['help-messages'] as const;

/** What was asked of the help chat, and its answers, the oldest first. */
export function useHelpMessages(isNeeded: boolean) {
  return useQuery({
    queryKey: helpMessagesKey,
    queryFn: ({ signal }) => apiGet(paths.helpMessages, HelpMessageList, { signal }),
    enabled: isNeeded,
  });
}

/** What it says to whoever has not asked anything: no model writes it, and it is not kept. */
export function useHelpGreeting(isNeeded: boolean) {
  const nothing: HelpChatbotRequest = { message: '' };
  return useQuery({
    queryKey: ['help-greeting'],
    queryFn: ({ signal }) => apiPost(paths.helpChatbot, nothing, HelpChatbotReply, { signal }),
    enabled: isNeeded,
    staleTime: Infinity,
  });
}

export function useClearHelpMessages() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => apiDelete(paths.helpMessages, HelpMessageList),
    onSuccess: (left) => client.setQueryData<HelpMessageList>(helpMessagesKey, left),
  });
}
