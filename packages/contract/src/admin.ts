import { z } from './schemas.ts';
import { SubscriptionStatus } from './billing.ts';
import { lengths } from './lengths.ts';
import { isPlainText } from './plain-text.ts';

/** An account as admins see it. */
export const AdminUser = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  is_email_verified: z.boolean(),
  has_two_factor: z.boolean(),
  role: z.enum(['user', 'admin']),
  plan: z.string(),
  status: SubscriptionStatus,
  daily_ai_requests: z.int().min(0),
  created_at: z.iso.datetime(),
});
export type AdminUser = z.infer<typeof AdminUser>;

export const AdminUserQuery = z.object({
  /** Part of an address or a name. */
  search: z
    .string()
    .trim()
    .max(100, 'Search query too long')
    .refine(isPlainText, 'Search query contains unreadable characters')
    .optional(),
  limit: z.coerce.number().int().min(1).max(lengths.page).default(50),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});
export type AdminUserQuery = z.infer<typeof AdminUserQuery>;

export const AdminUserPage = z.object({ items: z.array(AdminUser), total: z.int().min(0) });
export type AdminUserPage = z.infer<typeof AdminUserPage>;

/** The state of the service on one page. */
export const AdminOverview = z.object({
  users: z.int().min(0),
  /** By current plan; plans on offer first. */
  plans: z.array(z.object({ name: z.string(), users: z.int().min(0) })),
  requests_today: z.int().min(0),
  health: z.array(
    z.object({
      name: z.string(),
      state: z.enum(['good', 'attention', 'bad']),
      /** A sentence or two. */
      note: z.string(),
    }),
  ),
});
export type AdminOverview = z.infer<typeof AdminOverview>;

/** What the audit log records: what admins did, what happened to money, and what commands undid. */
export const AuditAction = z.enum([
  'role.granted',
  'role.removed',
  'users.viewed',
  'usage.reset',
  'subscription.started',
  'subscription.changed',
  'subscription.renewed',
  'subscription.cancelled',
  'subscription.resumed',
  'subscription.ended',
  'payment.received',
  'payment.failed',
  'payment.refunded',
  'account.deleted',
  'key.created',
  'key.used',
  'key.revoked',
  'webhook.created',
  'webhook.changed',
  'webhook.rotated',
  'webhook.deleted',
  'webhook.restored',
  'retention.purged',
  'backup.restored',
  'migration.reverted',
]);
export type AuditAction = z.infer<typeof AuditAction>;

const wrongDay = 'Choose a day such as 2026-11-28';

/** PostgreSQL has no year 0. */
const day = z.iso.date(wrongDay).refine((text) => text >= '0001-01-01', wrongDay);

export const AuditQuery = z
  .object({
    action: AuditAction.optional(),
    /** Whoever did it or whom it is about: an id, or the address of an account. */
    person: z
      .string()
      .trim()
      .max(254, 'Too long for an address')
      .refine(isPlainText, 'Contains unreadable characters')
      .optional(),
    /** The first and the last day, both included, in UTC. */
    from: day.optional(),
    to: day.optional(),
    limit: z.coerce.number().int().min(1).max(lengths.page).default(50),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    message: 'The last day is before the first',
  });
export type AuditQuery = z.infer<typeof AuditQuery>;

export const AuditEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** A person's id, or system, provider or command. */
  actor: z.string(),
  /** Null for an account that is gone, and for what is no person. */
  actor_email: z.string().nullable(),
  /** A text, since a newer server may know other actions. */
  action: z.string(),
  subject: z.string().nullable(),
  subject_email: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  request_id: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditPage = z.object({ items: z.array(AuditEntry), total: z.int().min(0) });
export type AuditPage = z.infer<typeof AuditPage>;

export const SetUserRoleRequest = z.strictObject({
  user_id: z.uuid(),
  role: AdminUser.shape.role,
});
export type SetUserRoleRequest = z.infer<typeof SetUserRoleRequest>;
