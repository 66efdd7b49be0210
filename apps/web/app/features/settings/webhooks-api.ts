import {
  type CreateWebhookRequest,
  type RotateWebhookSecretRequest,
  type UpdateWebhookRequest,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryPage,
  WebhookList,
  WebhookWithSecret,
  paths,
} from '@replysmith/contract';
import {
  type QueryClient,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiDelete, apiGet, apiPatch, apiPost } from '../../lib/http.ts';

const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => apiGet(paths.webhooks, WebhookList, { signal }),
  staleTime: 0,
});

/** Oldest first. */
export function useWebhooks() {
  return useQuery(webhooksQuery);
}

const refresh = (client: QueryClient) => client.invalidateQueries(webhooksQuery);

export function useCreateWebhook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (webhook: CreateWebhookRequest) =>
      apiPost(paths.webhooks, webhook, WebhookWithSecret),
    onSettled: () => refresh(client),
  });
}

export function useUpdateWebhook(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changes: UpdateWebhookRequest) =>
      apiPatch(`${paths.webhooks}/${id}`, changes, Webhook),
    onSettled: () => refresh(client),
  });
}

/** Deletes a webhook, which can be restored for a while. */
export function useDeleteWebhook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => apiDelete(`${paths.webhooks}/${id}`, Webhook),
    onSettled: () => refresh(client),
  });
}

export function useRestoreWebhook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (webhook_id: string) => apiPost(paths.restoreWebhook, { webhook_id }, Webhook),
    onSettled: () => refresh(client),
  });
}

/** Gives the webhook another secret, and ends the old one. */
export function useRotateSecret() {
  return useMutation({
    mutationFn: (request: RotateWebhookSecretRequest) =>
      apiPost(paths.rotateWebhookSecret, request, WebhookWithSecret),
  });
}

const deliveriesKey = (webhookId: string) => ['webhooks', webhookId, 'deliveries'];

/** How soon an attempt must be due for the log to look again by itself. */
const soonMs = 60_000;

/** The newest deliveries; while one is about to be made, they are read again. */
export function useDeliveries(webhookId: string, limit: number) {
  const client = useQueryClient();
  const deliveries = useQuery({
    queryKey: [...deliveriesKey(webhookId), limit],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ webhook_id: webhookId, limit: String(limit) });
      return apiGet(`${paths.webhookDeliveries}?${query}`, WebhookDeliveryPage, { signal });
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.some(isDue) ? 2_000 : false),
  });
  const { data } = deliveries;
  // How an attempt ended may change what is said of the webhook.
  useEffect(() => {
    if (data) void client.invalidateQueries({ ...webhooksQuery, exact: true });
  }, [client, data]);
  return deliveries;
}

function isDue({ status, next_attempt_at }: WebhookDelivery): boolean {
  return (
    status === 'waiting' &&
    next_attempt_at !== null &&
    Date.parse(next_attempt_at) < Date.now() + soonMs
  );
}

/** Sends a test event. */
export function usePing(webhook_id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => apiPost(paths.pingWebhook, { webhook_id }, WebhookDelivery),
    onSettled: () => client.invalidateQueries({ queryKey: deliveriesKey(webhook_id) }),
  });
}

export function useResend(webhookId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (delivery_id: string) =>
      apiPost(paths.resendWebhook, { delivery_id }, WebhookDelivery),
    onSettled: () => client.invalidateQueries({ queryKey: deliveriesKey(webhookId) }),
  });
}
