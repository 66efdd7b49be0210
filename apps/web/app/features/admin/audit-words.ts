import type { AuditEntry } from '@replysmith/contract';
import { z } from 'zod';

const names: Readonly<Record<string, string>> = {
  'role.granted': 'Made admin',
  'role.removed': 'Admin removed',
  'users.viewed': 'People viewed',
  'usage.reset': 'Daily reset',
  'subscription.started': 'Plan started',
  'subscription.changed': 'Plan changed',
  'subscription.renewed': 'Plan renewed',
  'subscription.cancelled': 'Plan cancelled',
  'subscription.resumed': 'Plan resumed',
  'subscription.ended': 'Plan ended',
  'payment.received': 'Payment received',
  'payment.failed': 'Payment failed',
  'payment.refunded': 'Payment refunded',
  'account.deleted': 'Account deleted',
  'key.created': 'Access key made',
  'key.used': 'Access key used',
  'key.revoked': 'Access key revoked',
  'webhook.created': 'Webhook made',
  'webhook.changed': 'Webhook changed',
  'webhook.rotated': 'Webhook secret renewed',
  'webhook.deleted': 'Webhook deleted',
  'webhook.restored': 'Webhook restored',
  'retention.purged': 'Trash purged',
  'backup.restored': 'Backup restored',
  'migration.reverted': 'Update taken back',
};

/** An action's name; of one that only a newer server knows, its own. */
export function nameOfAction(action: string): string {
  return names[action] ?? action;
}

const State = z.object({
  plan: z.string(),
  status: z.string(),
  periodEnd: z.string().nullable(),
  endsAt: z.string().nullable(),
});

const Details = z
  .object({
    because: z.string(),
    shown: z.array(z.string()),
    searched: z.boolean(),
    people: z.number(),
    from: State,
    to: State,
    amount: z.number().nullable(),
    currency: z.string().nullable(),
    event: z.string().nullable(),
    customer: z.string().nullable(),
    migration: z.string(),
    madeAt: z.string(),
    is_new_address: z.boolean(),
    includes_text: z.boolean(),
  })
  .partial();

/** What an entry's details say, in a few short lines. */
export function detailsOf({ details }: AuditEntry): string[] {
  const known = Details.safeParse(details).data;
  if (!known) return [JSON.stringify(details)];
  const { because, shown, searched, people, from, to, amount, currency, event, customer } = known;
  const { migration, madeAt, is_new_address, includes_text } = known;
  const lines = [
    because === 'first_admin' && 'Named by ADMIN_EMAIL',
    shown && `${counted(shown.length, 'account')} shown${searched ? ' by a search' : ''}`,
    people !== undefined && `Counters of ${people === 1 ? '1 person' : `${people} people`}`,
    from && to && changeOf(from, to),
    typeof amount === 'number' && money(amount, currency),
    event && `Event ${event}`,
    customer && `Customer ${customer}`,
    migration,
    madeAt && `Made at ${madeAt.slice(0, 16).replace('T', ' ')}`,
    is_new_address && 'New address',
    includes_text !== undefined && `${includes_text ? 'With' : 'Without'} the text of emails`,
    ...purged(details),
  ];
  return lines.filter((line) => typeof line === 'string');
}

function changeOf(from: z.infer<typeof State>, to: z.infer<typeof State>): string {
  const sides = [from, to].map(({ plan, status }) => {
    const name = plan.charAt(0).toUpperCase() + plan.slice(1);
    return status === 'active' ? name : `${name} (${status.replaceAll('_', ' ')})`;
  });
  const change = sides[0] === sides[1] ? String(sides[0]) : sides.join(' → ');
  if (to.endsAt) return `${change}, ends ${to.endsAt.slice(0, 10)}`;
  return to.periodEnd ? `${change}, until ${to.periodEnd.slice(0, 10)}` : change;
}

function money(amount: number, currency: string | null | undefined): string {
  return `${(amount / 100).toFixed(2)} ${(currency ?? '').toUpperCase()}`.trim();
}

const purgedThings = {
  templates: 'template',
  workflows: 'workflow',
  campaigns: 'campaign',
  sessions: 'chat',
  sentEmails: 'sent email',
  webhooks: 'webhook',
} as const;

function purged(details: AuditEntry['details']): string[] {
  return Object.entries(purgedThings).flatMap(([key, thing]) => {
    const count = details[key];
    return typeof count === 'number' && count > 0 ? [counted(count, thing)] : [];
  });
}

function counted(count: number, thing: string): string {
  return `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`;
}
