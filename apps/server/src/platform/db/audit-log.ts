import type { AuditAction } from '@replysmith/contract';
import type { Client } from 'pg';
import type { Database } from './database.ts';

export type AuditRecord = {
  readonly at: Date;
  /** A person's id, or "system", "provider", or "command" for one typed on the server. */
  readonly actor: string;
  readonly action: AuditAction;
  /** The id of the person it is about. */
  readonly subject?: string | undefined;
  /** Ids, figures and states: no addresses, no secrets, nothing that people wrote. */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly requestId?: string | undefined;
};

/**
 * Writes an entry that nobody can change. Call it in the transaction of the act itself, as operator
 * or biller, so that neither is stored without the other.
 */
export async function recordAudit(tx: Database, record: AuditRecord): Promise<void> {
  const { at, actor, action, subject, details = {}, requestId } = record;
  await tx
    .insertInto('audit_log')
    .values({
      ...{ at, actor, action },
      subject: subject ?? null,
      details: JSON.stringify(details),
      request_id: requestId ?? null,
    })
    .execute();
}

/** The same for a command, in the transaction of its connection. Earlier schemas have no log. */
export async function recordCommand(
  client: Client,
  action: AuditAction,
  details: NonNullable<AuditRecord['details']>,
): Promise<void> {
  const { rows } = await client.query<{ found: boolean }>(
    `SELECT to_regclass('public.audit_log') IS NOT NULL AS found`,
  );
  if (!rows[0]?.found) return;
  await client.query('SET LOCAL ROLE replysmith_operator');
  await client.query(
    `INSERT INTO public.audit_log (actor, action, details) VALUES ('command', $1, $2)`,
    [action, JSON.stringify(details)],
  );
  await client.query('RESET ROLE');
}

/** What an entry says of the call that caused it. */
export function auditOf(ctx: {
  readonly user: { readonly id: string };
  readonly now: () => Date;
  readonly call: { readonly requestId?: string | undefined };
}): Pick<AuditRecord, 'at' | 'actor' | 'requestId'> {
  return { at: ctx.now(), actor: ctx.user.id, requestId: ctx.call.requestId };
}
