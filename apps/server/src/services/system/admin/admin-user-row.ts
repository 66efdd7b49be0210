import { AdminUser } from '@replysmith/contract';
import type { Database } from '../../../db/database.ts';
import { entitledPlanId } from '../../user-subscriptions/entitled-plan.ts';
import { usageOn } from '../../user-subscriptions/usage.ts';

/** Accounts with the plan that holds and what is used of it, to be narrowed down. */
export function adminUserRows(tx: Database, now: Date) {
  return tx
    .selectFrom('auth.users as user')
    .innerJoin('user_subscriptions as subscription', 'subscription.user_id', 'user.id')
    .innerJoin('pricing_plans as plan', (join) => join.on('plan.id', '=', entitledPlanId(now)))
    .leftJoin('profiles as profile', 'profile.id', 'user.id');
}

export const adminUserColumns = [
  'user.id',
  'user.email',
  'user.name',
  'user.role',
  'user.emailVerified',
  'user.twoFactorEnabled',
  'user.createdAt',
  'profile.full_name',
  'plan.name as plan',
  'subscription.status',
  'subscription.usage_tracking',
  'subscription.usage_day',
] as const;

type AdminUserRow = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly emailVerified: boolean;
  readonly twoFactorEnabled: boolean;
  readonly createdAt: Date;
  readonly full_name: string | null;
  readonly plan: string;
  readonly status: string;
  readonly usage_tracking: unknown;
  readonly usage_day: string;
};

export function toAdminUser(now: Date, row: AdminUserRow): AdminUser {
  return AdminUser.parse({
    id: row.id,
    email: row.email,
    name: row.full_name ?? row.name,
    is_email_verified: row.emailVerified,
    has_two_factor: row.twoFactorEnabled,
    role: row.role,
    plan: row.plan,
    status: row.status,
    daily_ai_requests: usageOn(now, row).daily_ai_requests,
    created_at: row.createdAt.toISOString(),
  });
}
