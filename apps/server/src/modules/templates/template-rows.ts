import {
  EmailTemplate,
  exampleOf,
  foldText,
  lengths,
  judgedScore,
  writtenFields,
} from '@replysmith/contract';
import { createHash } from 'node:crypto';
import { type UserTransaction, withUser, type UserReads } from '../../platform/db/with-user.ts';
import type { Context } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors.ts';
import { lockOf } from '../../platform/context/idempotency.ts';
import { scoreInTime } from '../../platform/context/score-in-time.ts';
import { searchedText } from '../../platform/db/text-search.ts';
import { columnsAs, columnsOf, pick, withIsoTimes } from '../../platform/db/rows.ts';

/**
 * One transaction that changes a person's templates. Transactions of one person take turns, so that
 * counts and shared rows are never locked in opposite orders.
 */
export function withTemplates<Result>(
  ctx: Context,
  work: (tx: UserTransaction) => Promise<Result>,
): Promise<Result> {
  return withUser(ctx, work, { lock: lockOf(ctx.user.id, 'templates') });
}

const columns = columnsAs('template', columnsOf(EmailTemplate, ['folder']));

/** The caller's templates, saved or in the trash, with their folders. */
export function selectTemplates({ user }: Pick<Context, 'user'>, tx: UserReads) {
  return tx
    .selectFrom('email_templates as template')
    .leftJoin('template_folders as folder', (join) =>
      join
        .onRef('folder.id', '=', 'template.folder_id')
        .onRef('folder.user_id', '=', 'template.user_id'),
    )
    .select(columns)
    .select(['folder.name as folder_name', 'folder.color as folder_color'])
    .where('template.user_id', '=', user.id);
}

type TemplateRow = Awaited<
  ReturnType<ReturnType<typeof selectTemplates>['executeTakeFirstOrThrow']>
>;

/** A stored value whose shape is no longer valid becomes an empty list instead of an error. */
export const storedVariables = {
  template_variables: EmailTemplate.shape.template_variables.catch([]),
};

const StoredTemplate = EmailTemplate.extend(storedVariables);

export function toEmailTemplate(row: TemplateRow): EmailTemplate {
  const { folder_id, folder_name, folder_color, ...template } = row;
  const isInFolder = folder_id !== null && folder_name !== null && folder_color !== null;
  return StoredTemplate.parse({
    ...withIsoTimes(template),
    folder_id,
    folder: isInFolder ? { id: folder_id, name: folder_name, color: folder_color } : null,
  });
}

/** The caller's template, saved or in the trash; somebody else's is not found. */
export async function findTemplate(
  ctx: Context,
  tx: UserReads,
  id: string,
): Promise<EmailTemplate> {
  const row = await selectTemplates(ctx, tx).where('template.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return toEmailTemplate(row);
}

/** The same, but throws for a template in the trash. */
export async function findSavedTemplate(
  ctx: Context,
  tx: UserReads,
  id: string,
): Promise<EmailTemplate> {
  const template = await findTemplate(ctx, tx, id);
  if (template.deleted_at !== null) throw new AppError('in_trash');
  return template;
}

/**
 * Keeps a template from being removed until the transaction ends. Returns null when there is no
 * such template.
 */
export async function holdTemplate(
  ctx: Context,
  tx: UserTransaction,
  id: string,
): Promise<string | null> {
  const template = await tx
    .selectFrom('email_templates')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .forKeyShare()
    .executeTakeFirst();
  return template?.id ?? null;
}

type NewTemplate = Words &
  TemplateScore &
  Partial<
    Pick<
      EmailTemplate,
      | 'folder_id'
      | 'is_favorite'
      | 'parent_template_id'
      | 'library_template_id'
      | 'usage_count'
      | 'created_at'
    >
  > & { readonly copied_by_rule_id?: string | null };

/** Rows per statement, so that none takes long. */
const batch = 50;

/** Adds templates for which places were taken. Returns their ids in the same order. */
export async function insertTemplates(
  ctx: Context,
  tx: UserTransaction,
  templates: readonly NewTemplate[],
): Promise<string[]> {
  const now = ctx.now();
  const rows = templates.map((template) => ({
    ...storedWords(template),
    id: ctx.newId(),
    user_id: ctx.user.id,
    optimization_score: template.optimization_score,
    score_version: template.score_version,
    folder_id: template.folder_id ?? null,
    is_favorite: template.is_favorite ?? false,
    parent_template_id: template.parent_template_id ?? null,
    copied_by_rule_id: template.copied_by_rule_id ?? null,
    library_template_id: template.library_template_id ?? null,
    usage_count: template.usage_count ?? 0,
    created_at: template.created_at ?? now,
    updated_at: now,
  }));
  for (let from = 0; from < rows.length; from += batch) {
    await tx
      .insertInto('email_templates')
      .values(rows.slice(from, from + batch))
      .execute();
  }
  return rows.map(({ id }) => id);
}

type NewTemplates = Parameters<typeof insertTemplates>[2];

/**
 * Adds templates that a person made, and runs the workflows that are triggered by new templates.
 */
export async function addTemplates(
  ctx: Context,
  tx: UserTransaction,
  templates: NewTemplates,
): Promise<string[]> {
  const ids = await insertTemplates(ctx, tx, templates);
  await ctx.triggerWorkflows(ctx, tx, { type: 'template_create', ids });
  return ids;
}

/** The text that a person writes of a template. */
export type Words = Pick<EmailTemplate, (typeof writtenFields)[number]>;

/** The columns of the written text: as typed, folded for searches, and its digest. */
export function storedWords(words: Words) {
  const { name, subject_line, email_content, tags } = words;
  return {
    ...pick(words, writtenFields),
    template_variables: JSON.stringify(words.template_variables),
    folded_name: foldText(name),
    folded_subject: foldText(subject_line),
    folded_tags: foldText(tags.join('\n')),
    folded_content: searchedText(email_content, lengths.templateContent),
    content_digest: digestOf(words),
  };
}

/** Line ends are normalised first, so that the same text from any system has the same digest. */
export function digestOf({
  name,
  subject_line,
  email_content,
}: Pick<Words, 'name' | 'subject_line' | 'email_content'>): string {
  const words = [name, subject_line, email_content.replace(/\r\n?/g, '\n').trim()];
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url');
}

type Scored = Pick<
  EmailTemplate,
  'subject_line' | 'email_content' | 'template_variables' | 'stage'
>;

/** A score together with its version. */
export type TemplateScore = Pick<EmailTemplate, 'optimization_score' | 'score_version'>;

export const unscored: TemplateScore = { optimization_score: null, score_version: null };

/**
 * The coach's score of the template's example, 0 to 100. Unscored when it is not an email, or the
 * coach has no time.
 */
export async function scoreTemplate(
  ctx: Pick<Context, 'ai' | 'log'>,
  words: Scored,
): Promise<TemplateScore> {
  return (await tryScore(ctx, words)) ?? unscored;
}

/** The same, but null when the coach has no time. */
export async function tryScore(
  ctx: Pick<Context, 'ai' | 'log'>,
  words: Scored,
): Promise<TemplateScore | null> {
  const { subject, body } = exampleOf(words, words.template_variables);
  const example = { subject: subject.text, body: body.text, stage: words.stage ?? undefined };
  const score = await scoreInTime(ctx, example);
  if (!score) return null;
  const optimization_score = judgedScore(score.reading, score.value);
  return { optimization_score, score_version: optimization_score === null ? null : score.version };
}
