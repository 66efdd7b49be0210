import type { Pool } from 'pg';
import { brokenLaws } from '../models/soak/account.ts';
import type { Outcome } from './outcome.ts';

/** Counts that must be 0, by what they count. */
export type Verdict = ReadonlyMap<string, number>;

/** Looks up every write that was acknowledged, and counts all that nobody may see. */
export async function verify(
  database: Pool,
  outcome: Outcome,
  { away, kills }: { readonly away: number; readonly kills: number },
): Promise<Verdict> {
  const { kept, troubles, streams } = outcome;
  const count = async (query: string, values: unknown[] = []) =>
    (await database.query(query, values)).rowCount ?? 0;
  const sum = (all: Iterable<number>) => [...all].reduce((a, b) => a + b, 0);
  const unexpected = [...troubles.unexpected];

  const templates = 'SELECT id, name AS text FROM email_templates';
  const lostTemplates = await lost(database, templates, kept.templates);
  const lostAnswers = await lost(
    database,
    `SELECT message.id, message.content AS text FROM chat_messages AS message
     JOIN ai_requests AS request ON request.answer_message_id = message.id
     WHERE request.status = 'answered' AND request.charge IN ('charged', 'free')`,
    new Map([...kept.answers].map(([id, text]) => [id, [text]] as const)),
  );
  const accounts = [...kept.accounts];
  const there = await count('SELECT FROM auth.users WHERE email = ANY ($1)', [accounts]);
  const twice =
    (await count('SELECT FROM email_templates GROUP BY name HAVING count(*) > 1')) +
    (await count(`SELECT FROM chat_messages WHERE role = 'user'
      GROUP BY user_id, content HAVING count(*) > 1`));
  const limited = await database.query<{ used: number; limit: number }>(usedOfLimits);
  const over = limited.rows.filter(({ used, limit }) => used > limit).length;
  const full = limited.rows.filter(({ used, limit }) => used === limit).length;
  const laws = [...(await brokenLaws(database))].filter(([, times]) => times > 0);

  console.log(
    `  acknowledged: ${kept.templates.size} templates, ${kept.answers.size} answers, ` +
      `${kept.accounts.size} accounts; ${full} of ${limited.rowCount} people used up their limit; ` +
      `${streams.followed} answers were followed, ${streams.reloaded} from another page, ` +
      `${streams.broken} streams broke`,
  );
  for (const [law, times] of laws) console.log(`  broken in the ledger: ${times} × ${law}`);
  const by = (status: string) =>
    sum(unexpected.filter(([what]) => what.startsWith(status)).map(([, times]) => times));
  return new Map([
    ['acknowledged writes lost', lostTemplates + lostAnswers + accounts.length - there],
    ['writes done twice', twice],
    ['replies that were 500', by('500')],
    ['refusals by servers that were too busy', by('503')],
    ['other replies that nobody promised', by('') - by('500') - by('503')],
    ['answers not continued word for word', streams.notContinued],
    ['sockets that did not come back', away],
    ['people over their limit', over],
    ['laws of the ledger broken', laws.length],
    ['parts of this that nobody tried', untried(outcome, { full, kills })],
  ]);
}

/** How many of these texts are not there as they were acknowledged. */
async function lost(
  database: Pool,
  query: string,
  kept: ReadonlyMap<string, readonly string[]>,
): Promise<number> {
  const { rows } = await database.query<{ id: string; text: string }>(query);
  const texts = new Map(rows.map(({ id, text }) => [id, text]));
  return [...kept].filter(([id, right]) => !right.includes(texts.get(id) ?? '')).length;
}

const usedOfLimits = `
  SELECT count(*)::integer AS used, feature_value::integer AS limit
  FROM ai_requests AS request
  JOIN user_subscriptions AS subscription USING (user_id)
  JOIN plan_features AS feature USING (plan_id)
  WHERE charge IN ('charged', 'reserved')
    AND feature_key = 'daily_ai_requests' AND feature_value <> 'unlimited'
  GROUP BY user_id, feature_value`;

/** Nothing can be said of what did not happen. */
function untried(
  outcome: Outcome,
  { full, kills }: { readonly full: number; readonly kills: number },
): number {
  const { kept, streams, sockets } = outcome;
  const happened = [
    kept.templates.size,
    kept.answers.size,
    kept.accounts.size,
    streams.followed,
    streams.reloaded,
    sockets.messages,
    full,
  ];
  return happened.filter((times) => times === 0).length + kills - outcome.kills.length;
}
