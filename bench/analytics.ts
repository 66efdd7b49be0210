import { scoreBasis } from '@replysmith/coach';
import { paths } from '@replysmith/contract';
import type { Pool } from 'pg';
import { withProduct } from '../tools/product/running-server.ts';
import { signInWithoutLimit } from './ask-product.ts';
import { printLatencies } from './latency-by-kind.ts';
import { seedTemplates } from './seed-templates.ts';

const count = 100_000;
const days = 365;
const rounds = 40;

// Scores, rules and industries follow from the number, spread as a busy person's may be.
const answers = `
  INSERT INTO optimization_analytics (
    user_id, template_id, original_score, optimized_score, score_version, improvement_areas,
    industry_context, rule_losses, created_at
  )
  SELECT $1, ($3::uuid[])[n % 25], 30 + n % 50, 50 + n % 50, $4, ARRAY['The ask'],
    CASE n % 4 WHEN 0 THEN 'software' WHEN 1 THEN 'retail' END,
    (
      SELECT jsonb_agg(jsonb_build_object(
        'rule', 'rule-' || (n * 7 + k * k) % 40, 'name', 'Rule ' || (n * 7 + k * k) % 40,
        'before', 1 + (n + k) % 9, 'after', (n + k) % 3
      ))
      FROM generate_series(1, 6) AS k
    ),
    now() - n * interval '1 day' * ${days} / $2
  FROM generate_series(1, $2::integer) AS n`;

const sent = `
  INSERT INTO sent_emails (
    user_id, template_id, score, score_version, recipient, subject, status, sent_at, status_at
  )
  SELECT $1, ($3::uuid[])[n % 25], 40 + n % 60, $4, 'Person ' || n, 'Subject ' || n,
    (ARRAY['sent', 'replied', 'no_reply', 'no_reply', 'meeting'])[1 + n % 5], moment, moment
  FROM generate_series(1, $2::integer) AS n,
    LATERAL (SELECT now() - n * interval '1 day' * ${days} / $2 AS moment) AS at`;

async function seed(database: Pool): Promise<void> {
  const { rows: people } = await database.query<{ id: string }>('SELECT id FROM auth.users');
  const userId = people[0]?.id;
  await seedTemplates(database, 20);
  const made = await database.query<{ id: string }>('SELECT id FROM email_templates');
  const ids = made.rows.map(({ id }) => id);
  for (const statement of [answers, sent]) {
    await database.query(statement, [userId, count, ids, scoreBasis.version]);
  }
  await database.query('VACUUM ANALYZE');
}

/** The last so many days, by the calendar of somebody in New York. */
function lastDays(length: number): string {
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
  const range = { from: day(length - 1), to: day(0), time_zone: 'America/New_York' };
  return new URLSearchParams(range).toString();
}

const requests: Readonly<Record<string, string>> = {
  home: `${paths.dashboardStats}?time_zone=America/New_York`,
  'a week': `${paths.analyticsSummary}?${lastDays(7)}`,
  'a month': `${paths.analyticsSummary}?${lastDays(30)}`,
  'a year': `${paths.analyticsSummary}?${lastDays(365)}`,
  'a month, advanced': `${paths.advancedAnalytics}?${lastDays(30)}`,
  'a year, advanced': `${paths.advancedAnalytics}?${lastDays(365)}`,
  'a page of answers': `${paths.optimizationAnalytics}?${lastDays(365)}`,
  'a page of sent emails': paths.sentEmails,
  'all outcomes': paths.outcomeRates,
  tips: paths.userTips,
};

await withProduct(async ({ url, pid, database }) => {
  const { cookie } = await signInWithoutLimit(url, database);
  await seed(database);
  console.log(`${count} answers and ${count} sent emails of one person in a year`);
  const kinds = Object.entries(requests).map(([name, path]) => [name, () => path] as const);
  await printLatencies({ url, pid, database, cookie }, Object.fromEntries(kinds), rounds);
});
