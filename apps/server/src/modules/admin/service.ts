import {
  type AdminOverview,
  AdminUser,
  type AdminUserPage,
  type AdminUserQuery,
  type SetUserRoleRequest,
} from '@replysmith/contract';
import { sql } from 'kysely';
import { nextUtcDay, utcDay, utcMoment } from '../../platform/clock.ts';
import { isLastOf, lockAdmins, setRole } from '../../platform/auth/users.ts';
import { type Actor, assertMayActOnEverybody } from '../../platform/context/actor.ts';
import type { Check, Context, HealthCheck, Services } from '../../platform/context/context.ts';
import { auditOf, recordAudit } from '../../platform/db/audit-log.ts';
import type { Database } from '../../platform/db/database.ts';
import { withOperator } from '../../platform/db/with-user.ts';
import { AppError } from '../../platform/errors.ts';
import { entitledPlanId } from '../billing/plans.ts';
import { usageOn } from '../billing/usage.ts';

const slowFrom = 250;

function databaseHealth({ db }: Services): HealthCheck {
  return {
    name: 'Database',
    look: async () => {
      const start = performance.now();
      const { rows } = await sql<{ version: string; bytes: string }>`
        SELECT current_setting('server_version') AS version,
          pg_database_size(current_database()) AS bytes
      `.execute(db);
      const took = Math.max(1, Math.round(performance.now() - start));
      const [{ version, bytes } = { version: '', bytes: '' }] = rows;
      return {
        state: took < slowFrom ? 'good' : 'attention',
        note: `PostgreSQL ${version.split(' ')[0] ?? ''} answers in ${took} ms and holds ${megabytes(Number(bytes))}.`,
      };
    },
  };
}

/** "9.5 MB" */
function megabytes(bytes: number): string {
  const figure = (bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 });
  return `${figure} MB`;
}

/** How many people use the service, by plan, and the health of each part. */
export async function getAdminOverview(ctx: Context): Promise<AdminOverview> {
  assertMayActOnEverybody(ctx);
  const now = ctx.now();
  const days = [utcDay(now), utcDay(nextUtcDay(now))];
  const plans = await withOperator(ctx.db, (tx) =>
    tx
      .selectFrom('pricing_plans as plan')
      .leftJoin('user_subscriptions as subscription', (join) =>
        join.on('plan.id', '=', entitledPlanId(now)),
      )
      .select(({ fn }) => ['plan.name', fn.count<string>('subscription.user_id').as('users')])
      .select(
        sql<string>`coalesce(sum((subscription.usage_tracking ->> 'daily_ai_requests')::integer)
          FILTER (WHERE subscription.usage_day IN (${sql.join(days)})), 0)`.as('requests'),
      )
      .groupBy('plan.id')
      .orderBy('plan.is_active', 'desc')
      .orderBy('plan.sort_order')
      .execute(),
  );
  const checks = [databaseHealth(ctx), billingHealth(ctx), ...ctx.checks];
  return {
    users: sum(plans.map(({ users }) => Number(users))),
    plans: plans.map(({ name, users }) => ({ name, users: Number(users) })),
    requests_today: sum(plans.map(({ requests }) => Number(requests))),
    health: await Promise.all(checks.map((check) => lineOf(ctx, check))),
  };
}

async function lineOf(ctx: Context, { name, look }: HealthCheck): Promise<Check> {
  try {
    return { name, ...(await look()) };
  } catch (error) {
    ctx.log.warn({ err: error, check: name }, 'a part of the service could not say how it is');
    return { name, state: 'bad', note: 'It did not answer.' };
  }
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

function billingHealth({ billing, db }: Services): HealthCheck {
  return {
    name: 'Payment',
    look: async () => {
      if (!billing) {
        return { state: 'attention', note: 'No provider is set up, so nothing can be bought.' };
      }
      if (billing.isSandbox) {
        return { state: 'attention', note: 'The sandbox: checkouts work, and nobody pays.' };
      }
      const latest = await withOperator(db, (tx) =>
        tx
          .selectFrom('billing_events')
          .select(['type', 'received_at'])
          .orderBy('received_at', 'desc')
          .limit(1)
          .executeTakeFirst(),
      );
      return latest
        ? { state: 'good', note: `Last event: ${latest.type}, ${utcMoment(latest.received_at)}.` }
        : { state: 'attention', note: 'The provider has not sent an event yet.' };
    },
  };
}

/** Accounts with the plan in force and its usage; callers narrow the query down. */
function adminUserRows(tx: Database, now: Date) {
  return tx
    .selectFrom('auth.users as user')
    .innerJoin('user_subscriptions as subscription', 'subscription.user_id', 'user.id')
    .innerJoin('pricing_plans as plan', (join) => join.on('plan.id', '=', entitledPlanId(now)))
    .leftJoin('profiles as profile', 'profile.id', 'user.id');
}

const adminUserColumns = [
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

function toAdminUser(now: Date, row: AdminUserRow): AdminUser {
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

/** Accounts whose address or name contains a text, newest first. */
export async function listAdminUsers(
  ctx: Context,
  { search, limit, offset }: AdminUserQuery,
): Promise<AdminUserPage> {
  assertMayActOnEverybody(ctx);
  const now = ctx.now();
  const { rows, total } = await withOperator(ctx.db, async (tx) => {
    const found = adminUserRows(tx, now).$if(Boolean(search), (users) => {
      const part = `%${literally(search ?? '')}%`;
      return users.where((eb) =>
        eb.or([
          eb('user.email', 'ilike', part),
          eb('user.name', 'ilike', part),
          eb('profile.full_name', 'ilike', part),
        ]),
      );
    });
    const rows = await found
      .select(adminUserColumns)
      .orderBy('user.createdAt', 'desc')
      .orderBy('user.id')
      .limit(limit)
      .offset(offset)
      .execute();
    await recordView(ctx, tx, { searched: Boolean(search), shown: rows.map(({ id }) => id) });
    return {
      rows,
      total: await found
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow(),
    };
  });
  return { items: rows.map((row) => toAdminUser(now, row)), total: Number(total.count) };
}

/** Records whom an admin was shown; the same list once an hour, however often it is read. */
async function recordView(
  ctx: Context,
  tx: Database,
  details: { readonly searched: boolean; readonly shown: readonly string[] },
): Promise<void> {
  const seen = await tx
    .selectFrom('audit_log')
    .select('id')
    .where('actor', '=', ctx.user.id)
    .where('action', '=', 'users.viewed')
    .where('at', '>', new Date(ctx.now().getTime() - 3_600_000))
    .where(sql<boolean>`details = ${JSON.stringify(details)}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  if (!seen) await recordAudit(tx, { ...auditOf(ctx), action: 'users.viewed', details });
}

/** Escapes the characters that LIKE treats as wildcards. */
function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

const roleActions = { admin: 'role.granted', user: 'role.removed' } as const;

type RoleChange = {
  readonly id: string;
  readonly role: SetUserRoleRequest['role'];
  readonly at: Date;
};

async function changeRole(
  tx: Database,
  actor: Actor,
  { id, role, at }: RoleChange,
): Promise<AdminUser> {
  const admins = await lockAdmins(tx);
  // The caller may have lost the role a moment ago.
  if (actor !== 'system' && !admins.includes(actor.user.id)) throw new AppError('not_found');
  if (role === 'user' && isLastOf(admins, id)) throw new AppError('last_admin');
  if (await setRole(tx, id, role)) {
    const audit = actor === 'system' ? { at, actor: 'command' } : auditOf(actor);
    await recordAudit(tx, { ...audit, action: roleActions[role], subject: id });
  }
  const row = await adminUserRows(tx, at)
    .select(adminUserColumns)
    .where('user.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return toAdminUser(at, row);
}

/** Makes somebody an admin or takes the role away; the last active admin keeps it. */
export async function setUserRole(
  ctx: Context,
  { user_id: id, role }: SetUserRoleRequest,
): Promise<AdminUser> {
  assertMayActOnEverybody(ctx);
  const user = await withOperator(ctx.db, (tx) => changeRole(tx, ctx, { id, role, at: ctx.now() }));
  ctx.forgetUser(id);
  return user;
}

/** The same for whoever has the address. The system acts here by a command. */
export async function setRoleByEmail(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  { email, role }: { readonly email: string; readonly role: SetUserRoleRequest['role'] },
): Promise<AdminUser> {
  assertMayActOnEverybody(actor);
  return withOperator(db, async (tx) => {
    const found = await tx
      .selectFrom('auth.users')
      .select('id')
      .where('email', '=', email.trim().toLowerCase())
      .executeTakeFirst();
    if (!found) throw new AppError('not_found');
    return changeRole(tx, actor, { id: found.id, role, at: now() });
  });
}
