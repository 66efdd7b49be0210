import type { Pool } from 'pg';
import { quantile } from '../numbers.ts';
import type { Outcome } from './drive.ts';

const rounded = (value: number) => value.toFixed(0).padStart(6);

/** One line for each action, and one for all. */
export function showTimes({ times }: Outcome, seconds: number): void {
  const line = (name: string, some: readonly number[]) => {
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => rounded(quantile(some, share)));
    const rate = (some.length / seconds).toFixed(1).padStart(7);
    console.log(`  ${name.padEnd(20)} ${rate}/s  p50 ${p50}  p95 ${p95}  p99 ${p99} ms`);
  };
  for (const [name, some] of times) line(name, some);
  line('all', [...times.values()].flat());
}

export function rateOf({ times }: Outcome, seconds: number): number {
  return [...times.values()].flat().length / seconds;
}

export type Verdict = {
  readonly lost: number;
  readonly twice: number;
  readonly answered500: number;
};

/** Looks up every write that was acknowledged. */
export async function verify(database: Pool, { kept, failures }: Outcome): Promise<Verdict> {
  const { rows: templates } = await database.query<{ id: string; name: string }>(
    'SELECT id, name FROM email_templates WHERE id = ANY ($1)',
    [[...kept.templates.keys()]],
  );
  const names = new Map(templates.map(({ id, name }) => [id, name]));
  const lostTemplates = [...kept.templates].filter(([id, name]) => names.get(id) !== name);
  const { rows: answers } = await database.query(
    `SELECT FROM chat_messages AS message
     JOIN ai_requests AS request ON request.answer_message_id = message.id
     WHERE message.id = ANY ($1) AND request.status = 'answered' AND request.charge = 'charged'`,
    [[...kept.answers]],
  );
  const { rows: accounts } = await database.query('SELECT FROM auth.users WHERE email = ANY ($1)', [
    [...kept.accounts],
  ]);
  const { rows: doubles } = await database.query(
    'SELECT name FROM email_templates GROUP BY name HAVING count(*) > 1',
  );
  const { rows: questions } = await database.query(
    `SELECT content FROM chat_messages WHERE role = 'user'
     GROUP BY user_id, content HAVING count(*) > 1`,
  );
  const lost =
    lostTemplates.length +
    (kept.answers.size - answers.length) +
    (kept.accounts.size - accounts.length);
  const count = kept.templates.size + kept.answers.size + kept.accounts.size;
  const answered500 = [...failures]
    .filter(([failure]) => failure.startsWith('500'))
    .reduce((sum, [, times]) => sum + times, 0);
  const twice = doubles.length + questions.length;
  console.log(
    `  ${lost} lost and ${twice} done twice of ${count} acknowledged writes ` +
      `(${kept.templates.size} templates, ${kept.answers.size} answers, ${kept.accounts.size} accounts); ` +
      `${answered500} replies were 500`,
  );
  for (const [failure, times] of failures) console.log(`  not acknowledged: ${times} × ${failure}`);
  return { lost, twice, answered500 };
}

/** Waits until every request is settled, as those of killed servers are by the others. */
export async function untilSettled(database: Pool): Promise<number> {
  const begin = performance.now();
  for (;;) {
    const { rows } = await database.query("SELECT FROM ai_requests WHERE status = 'running'");
    if (rows.length === 0) return performance.now() - begin;
    if (performance.now() - begin > 60_000) throw new Error(`${rows.length} stay unsettled.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
