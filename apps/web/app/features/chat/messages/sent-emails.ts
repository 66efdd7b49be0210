import {
  type CreateSentEmailRequest,
  type SentEmail,
  type SentEmailPage,
  type UpdateSentEmailRequest,
  lengths,
  paths,
} from '@replysmith/contract';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { analyticsKey } from '../../../data/analytics.ts';
import { campaignsKey } from '../../../data/campaigns.ts';
import { recipients } from '../../../data/drafts.ts';
import { useSignedInUser } from '../../../data/session.ts';
import { apiDelete, apiGet, apiPatch, apiPost } from '../../../lib/http.ts';
import { listOf, number, reply, text } from '../../../lib/checks.ts';
import { useStored } from '../../../lib/storage.ts';

const sentEmail = reply<SentEmail>({ id: text, step: number, status: text, sent_at: text });
const sentPage = reply<SentEmailPage>({ items: listOf(sentEmail), total: number });

/** The key of queries for sent emails and their outcomes. */
export const outcomesKey = 'outcomes';

const sentEmailsQuery = (messageId: string) =>
  queryOptions({
    queryKey: [outcomesKey, 'sent', messageId],
    queryFn: async ({ signal }): Promise<readonly SentEmail[]> => {
      const items: SentEmail[] = [];
      for (;;) {
        const query = new URLSearchParams({
          message_id: messageId,
          limit: String(lengths.page),
          offset: String(items.length),
        });
        const page = await apiGet(`${paths.sentEmails}?${query}`, sentPage, { signal });
        items.push(...page.items);
        if (page.items.length === 0 || items.length >= page.total) return items;
      }
    },
  });

/** The emails of an answer that were marked as sent, newest first. */
export function useSentEmails(messageId: string, isWanted: boolean) {
  return useQuery({ ...sentEmailsQuery(messageId), enabled: isWanted });
}

/** Refetches everything that counts outcomes. */
function refreshOutcomes(client: QueryClient): void {
  for (const key of [outcomesKey, campaignsKey, analyticsKey]) {
    void client.invalidateQueries({ queryKey: [key] });
  }
}

type Marking = Pick<CreateSentEmailRequest, 'message_id' | 'step'> &
  Partial<CreateSentEmailRequest>;

type Change = { id: string; changes: UpdateSentEmailRequest };

const pathOf = (id: string) => `${paths.sentEmails}/${id}`;

/** One after the other, so that the last change is the one that stays. */
const scope = { id: paths.sentEmails };

/** The sent emails of an answer, with a way to update them before the server has answered. */
function useShown(messageId: string) {
  const client = useQueryClient();
  const { queryKey } = sentEmailsQuery(messageId);
  return {
    client,
    show: async (change: (emails: readonly SentEmail[]) => readonly SentEmail[]) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (known) => known && change(known));
    },
  };
}

/** Marks an email to one person as sent. */
export function useMarkSent(messageId: string) {
  const { client, show } = useShown(messageId);
  return useMutation({
    mutationFn: ({ email, key }: { email: Marking; key: string }) =>
      apiPost(paths.sentEmails, email, sentEmail, { headers: { 'idempotency-key': key } }),
    onSuccess: (made) => show(withEmail(made)),
    onSettled: () => refreshOutcomes(client),
  });
}

/** Restores a mark that was removed. */
export function useRestoreSent(messageId: string) {
  const { client, show } = useShown(messageId);
  return useMutation({
    scope,
    mutationFn: (sent_email_id: string) =>
      apiPost(paths.restoreSentEmail, { sent_email_id }, sentEmail),
    onSuccess: (email) => show(withEmail(email)),
    onSettled: () => refreshOutcomes(client),
  });
}

/** Changes the outcome or the recipient of a sent email. */
export function useChangeSent(messageId: string) {
  const { client, show } = useShown(messageId);
  return useMutation({
    scope,
    mutationFn: ({ id, changes }: Change) => apiPatch(pathOf(id), changes, sentEmail),
    onMutate: ({ id, changes: { status, recipient, sent_at } }) =>
      show((emails) =>
        emails.map((email) =>
          email.id === id
            ? {
                ...email,
                ...(status && { status }),
                ...(recipient !== undefined && { recipient }),
                ...(sent_at && { sent_at }),
              }
            : email,
        ),
      ),
    onSettled: () => refreshOutcomes(client),
  });
}

/** Removes the mark that an email was sent. */
export function useUnmarkSent(messageId: string) {
  const { client, show } = useShown(messageId);
  return useMutation({
    scope,
    mutationFn: (id: string) => apiDelete(pathOf(id), sentEmail),
    onMutate: (id) => show((emails) => emails.filter((email) => email.id !== id)),
    onSettled: () => refreshOutcomes(client),
  });
}

function withEmail(email: SentEmail) {
  return (emails: readonly SentEmail[]) =>
    [email, ...emails.filter(({ id }) => id !== email.id)].toSorted(lastSentFirst);
}

function lastSentFirst(one: SentEmail, other: SentEmail): number {
  return Date.parse(other.sent_at) - Date.parse(one.sent_at);
}

/** Whom the email behind an answer is for, as far as the writer has said it in this tab. */
export function useRecipient(answerId: string): string {
  const { id: userId } = useSignedInUser();
  return useStored(recipients, recipients.key(userId, answerId));
}
