import { paths, UnsubscribeReply } from '@replysmith/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiPost } from '../../lib/http.ts';

/** Stops the mails that the token belongs to, whoever is signed in. */
export function useUnsubscribe() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => apiPost(paths.unsubscribe, { token }, UnsubscribeReply),
    onSuccess: () => client.invalidateQueries({ queryKey: ['profile'] }),
  });
}
