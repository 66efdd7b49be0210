import {
  paths,
  SentEmail,
  type CreateSentEmailRequest,
  type UpdateSentEmailRequest,
} from '@replysmith/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiDelete, apiPatch, apiPost } from '../../lib/wire/api-client.ts';
import { refreshOutcomes, sentEmailsQuery } from './sent-emails.ts';

type Marking = Pick<CreateSentEmailRequest, 'message_id' | 'step'> &
  Partial<CreateSentEmailRequest>;

type Change = { id: string; changes: UpdateSentEmailRequest };

const pathOf = (id: string) => `${paths.sentEmails}/${id}`;

/** One after the other, so that the last change made is the one that stays. */
const scope = { id: paths.sentEmails };

/** The emails of an answer, with a way to change how they are shown before the server has answered. */
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

/** Marks one email to one person as sent. */
export function useMarkSent(messageId: string) {
  const { client, show } = useShown(messageId);
  return useMutation({
    mutationFn: ({ email, key }: { email: Marking; key: string }) =>
      apiPost(paths.sentEmails, email, SentEmail, { headers: { 'idempotency-key': key } }),
    onSuccess: (made) => show(withEmail(made)),
    onSettled: () => refreshOutcomes(client),
  });
}

/** Has what was taken back counted again, as it was. */
export function useRestoreSent(messageId: string) {
  const { client, show } = useShown(messageId);
  return useMutation({
    scope,
    mutationFn: (sent_email_id: string) =>
      apiPost(paths.restoreSentEmail, { sent_email_id }, SentEmail),
    onSuccess: (email) => show(withEmail(email)),
    onSettled: () => refreshOutcomes(client),
  });
}

/** Says what came of an email, or whom it went to. */
export function useChangeSent(messageId: string) {
  const { client, show } = useShown(messageId);
  return useMutation({
    scope,
    mutationFn: ({ id, changes }: Change) => apiPatch(pathOf(id), changes, SentEmail),
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

/** Takes back that an email was sent. */
export function useUnmarkSent(messageId: string) {
  const { client, show } = useShown(messageId);
  return useMutation({
    scope,
    mutationFn: (id: string) => apiDelete(pathOf(id), SentEmail),
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
