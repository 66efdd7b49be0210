import {
  EmailTemplateSummary,
  findRanges,
  foldText,
  isShown,
  lengths,
  type TemplateMatch,
} from '@replysmith/contract';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { selectTemplates, toEmailTemplate } from '../template-row.ts';
import { excerpt } from '../../search/excerpt.ts';

type Found = {
  readonly id: string;
  /** How well it fits a search; null without one. */
  readonly score: number | null;
};

/** Templates as lists show them, in the given order. */
export async function readSummaries(
  ctx: Context,
  tx: UserTransaction,
  found: readonly Found[],
  terms: readonly string[],
): Promise<EmailTemplateSummary[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await selectTemplates(ctx, tx).where('template.id', 'in', ids).execute();
  const templates = new Map(rows.map((row) => [row.id, toEmailTemplate(row)]));
  const shown = terms.filter(isShown);
  return found.flatMap(({ id, score }) => {
    const template = templates.get(id);
    if (!template) return [];
    const { name, subject_line, email_content, tags } = template;
    const { preview, ranges } = excerpt(email_content, terms, {
      longest: lengths.templatePreview,
    });
    const match: TemplateMatch | null =
      score === null
        ? null
        : {
            score,
            name: findRanges(name, terms),
            subject_line: findRanges(subject_line, terms),
            email_content: ranges,
            tags: tags.filter((tag) => shown.some((term) => foldText(tag).includes(term))),
          };
    return [EmailTemplateSummary.parse({ ...template, preview, match })];
  });
}
