import { z } from './schemas.ts';
import { PasswordRequest, passwordProblem } from './accounts.ts';
import { lengths } from './lengths.ts';

/** What an address can be told of. */
export const webhookEvents = ['answer.finished', 'email.sent', 'email.replied'] as const;
export const WebhookEvent = z.enum(webhookEvents, 'There is no such event.');
export type WebhookEvent = z.infer<typeof WebhookEvent>;

const fields = {
  url: z
    .string({ error: ({ input }) => (input == null ? 'Enter an address.' : 'This must be text.') })
    .trim()
    .min(1, 'Enter an address.')
    .max(lengths.webhookUrl, `Use at most ${lengths.webhookUrl} characters.`)
    .refine(isWebAddress, 'Enter a whole address, such as https://example.com/webhooks.')
    .refine(
      (url) => !isWebAddress(url) || new URL(url).username + new URL(url).password === '',
      'Leave the user name and the password out. What is sent is signed instead.',
    ),
  events: z
    .array(WebhookEvent, 'Choose at least one event.')
    .min(1, 'Choose at least one event.')
    .transform((events) => webhookEvents.filter((event) => events.includes(event))),
  includes_text: z.boolean(),
};

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

/**
 * Why nothing is sent: switched off by its owner, the address answered that it is gone, it failed for
 * days, or the password was reset.
 */
export const WebhookOffReason = z.enum(['person', 'gone', 'failing', 'reset']);

/** An address that events are sent to. */
export const Webhook = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  url: z.string(),
  events: z.array(WebhookEvent),
  /** Whether what is sent holds the words of the email and its recipient. */
  includes_text: z.boolean(),
  created_at: z.iso.datetime(),
  /** Since when no delivery has succeeded; null when the last one did. */
  failing_since: z.iso.datetime().nullable(),
  /** Since when nothing is sent; null where it is on. */
  off_at: z.iso.datetime().nullable(),
  off_reason: WebhookOffReason.nullable(),
});
export type Webhook = z.infer<typeof Webhook>;

export const WebhookList = z.object({ items: z.array(Webhook) });
export type WebhookList = z.infer<typeof WebhookList>;

/** With the secret that signs what is sent, which is shown only now. */
export const WebhookWithSecret = Webhook.extend({ secret: z.string() });
export type WebhookWithSecret = z.infer<typeof WebhookWithSecret>;

export const CreateWebhookRequest = z.strictObject({
  ...PasswordRequest.shape,
  url: fields.url,
  events: fields.events,
  includes_text: fields.includes_text.default(false),
});
export type CreateWebhookRequest = z.infer<typeof CreateWebhookRequest>;

/** Only what is given changes. Changing `url` or `includes_text` takes the password. */
export const UpdateWebhookRequest = z
  .strictObject({ ...fields, is_on: z.boolean(), ...PasswordRequest.shape })
  .partial()
  .refine(
    ({ url, includes_text, password }) =>
      password !== undefined || (url === undefined && includes_text === undefined),
    { path: ['password'], error: passwordProblem },
  );
export type UpdateWebhookRequest = z.infer<typeof UpdateWebhookRequest>;

export const OneWebhookRequest = z.strictObject({
  webhook_id: z.uuid('There is no such webhook.'),
});
export type OneWebhookRequest = z.infer<typeof OneWebhookRequest>;

export const RotateWebhookSecretRequest = z.strictObject({
  ...OneWebhookRequest.shape,
  ...PasswordRequest.shape,
});
export type RotateWebhookSecretRequest = z.infer<typeof RotateWebhookSecretRequest>;

export const WebhookDelivery = z.object({
  /** The `webhook-id` of every attempt. */
  id: z.uuid(),
  webhook_id: z.uuid(),
  event: z.enum([...webhookEvents, 'ping']),
  status: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int().min(0),
  /** Null when there will be none. */
  next_attempt_at: z.iso.datetime().nullable(),
  /** These are of the last attempt; null before it. */
  attempted_at: z.iso.datetime().nullable(),
  response_status: z.int().nullable(),
  duration_ms: z.int().nullable(),
  /** The beginning of the reply. */
  response: z.string().nullable(),
  /** What went wrong, in a sentence. */
  problem: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const WebhookDeliveryQuery = z.object({
  webhook_id: z.uuid(),
  limit: z.coerce.number().int().min(1).max(lengths.page).default(20),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
});
export type WebhookDeliveryQuery = z.infer<typeof WebhookDeliveryQuery>;

/** The newest first. */
export const WebhookDeliveryPage = z.object({
  items: z.array(WebhookDelivery),
  total: z.int().min(0),
});
export type WebhookDeliveryPage = z.infer<typeof WebhookDeliveryPage>;

export const ResendWebhookRequest = z.strictObject({
  delivery_id: z.uuid('There is no such delivery.'),
});
export type ResendWebhookRequest = z.infer<typeof ResendWebhookRequest>;

/** The first version of what is sent: `type`, `timestamp` and `data`, by the Standard Webhooks. */
export const WebhookPayload = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('answer.finished'),
    timestamp: z.iso.datetime(),
    data: z.object({
      message_id: z.uuid(),
      session_id: z.uuid(),
      message_type: z.string(),
      /** From 0 to 100; null where no email was scored. */
      original_score: z.int().nullable(),
      optimized_score: z.int().nullable(),
      /** Only where the person chose to include the text, and only of an email. */
      email: z.object({ subject: z.string().nullable(), body: z.string() }).optional(),
    }),
  }),
  z.object({
    type: z.enum(['email.sent', 'email.replied']),
    timestamp: z.iso.datetime(),
    data: z.object({
      sent_email_id: z.uuid(),
      message_id: z.uuid().nullable(),
      session_id: z.uuid().nullable(),
      campaign_id: z.uuid().nullable(),
      template_id: z.uuid().nullable(),
      step: z.int(),
      status: z.string(),
      score: z.int().nullable(),
      sent_at: z.iso.datetime(),
      /** These three only where the person chose to include the text; the body of a sent email only. */
      recipient: z.string().nullable().optional(),
      subject: z.string().nullable().optional(),
      body: z.string().optional(),
    }),
  }),
  z.object({
    type: z.literal('ping'),
    timestamp: z.iso.datetime(),
    data: z.object({ webhook_id: z.uuid() }),
  }),
]);
export type WebhookPayload = z.infer<typeof WebhookPayload>;
