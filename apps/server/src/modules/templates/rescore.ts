import type { EmailTemplate } from '@replysmith/contract';
import { sql } from 'kysely';
import { withOperator, readAsUser } from '../../platform/db/with-user.ts';
import { type Actor, assertMayActOnEverybody } from '../../platform/context/actor.ts';
import { type Context, type Services, onBehalfOf } from '../../platform/context/context.ts';
import { eachOfMany } from '../../platform/jobs/each-of-many.ts';
import { isOfThisVersion } from '../../platform/db/score-version.ts';
import {
  type TemplateScore,
  selectTemplates,
  toEmailTemplate,
  tryScore,
  withTemplates,
} from './template-rows.ts';

/** Templates scored before their scores are written. */
const batch = 50;

/** In milliseconds; the rest waits for the next run. */
const longest = 480_000;

/**
 * Scores templates again whose score is of another version. A template that the coach has no time
 * for keeps its score until the next run. Returns how many were scored.
 */
export async function rescoreTemplates(
  services: Services,
  actor: Actor,
  page?: number,
): Promise<number> {
  assertMayActOnEverybody(actor);
  const end = performance.now() + longest;
  let rescored = 0;
  await eachOfMany(
    (after, limit) => peopleWithOldScores(services, after, limit),
    async ({ id: userId }) => {
      const ctx = onBehalfOf(services, userId);
      try {
        for (let after: string | null = null; performance.now() < end;) {
          const templates = await oldScores(ctx, after);
          if (templates.length === 0) break;
          rescored += await rescore(ctx, templates);
          after = templates.at(-1)?.id ?? null;
        }
      } catch (error) {
        services.log.warn({ err: error, userId }, 'could not score templates anew');
      }
      return performance.now() < end;
    },
    { page, atOnce: 1 },
  );
  return rescored;
}

function peopleWithOldScores({ db }: Services, after: string | null, limit: number) {
  return withOperator(db, (tx) =>
    tx
      .selectFrom('email_templates')
      .select('user_id as id')
      .distinct()
      .where('optimization_score', 'is not', null)
      .where((eb) => eb.not(isOfThisVersion()))
      .$if(after !== null, (later) => later.where('user_id', '>', after))
      .orderBy('user_id')
      .limit(limit)
      .execute(),
  );
}

async function oldScores(ctx: Context, after: string | null): Promise<EmailTemplate[]> {
  const rows = await readAsUser(ctx, (tx) =>
    selectTemplates(ctx, tx)
      .where('optimization_score', 'is not', null)
      .where((eb) => eb.not(isOfThisVersion()))
      .$if(after !== null, (later) => later.where('template.id', '>', after))
      .orderBy('template.id')
      .limit(batch)
      .execute(),
  );
  return rows.map(toEmailTemplate);
}

/** Skips templates that were changed meanwhile, since a change scores them. */
async function rescore(ctx: Context, templates: readonly EmailTemplate[]): Promise<number> {
  const scores: (TemplateScore & Pick<EmailTemplate, 'id' | 'version'>)[] = [];
  for (const template of templates) {
    const score = await tryScore(ctx, template);
    if (score) scores.push({ id: template.id, version: template.version, ...score });
  }
  if (scores.length === 0) return 0;
  const { numAffectedRows = 0n } = await withTemplates(ctx, (tx) =>
    sql`
      UPDATE email_templates AS template
      SET optimization_score = scored.optimization_score, score_version = scored.score_version
      FROM jsonb_to_recordset(${JSON.stringify(scores)}::jsonb)
        AS scored (id uuid, version integer, optimization_score integer, score_version text)
      WHERE template.id = scored.id AND template.version = scored.version
        AND template.user_id = ${ctx.user.id}
    `.execute(tx),
  );
  return Number(numAffectedRows);
}
