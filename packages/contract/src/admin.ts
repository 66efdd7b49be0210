import { z } from 'zod';
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

export const SetUserRoleRequest = z.strictObject({
  user_id: z.uuid(),
  role: AdminUser.shape.role,
});
export type SetUserRoleRequest = z.infer<typeof SetUserRoleRequest>;
