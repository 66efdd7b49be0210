import type { EmailTemplateSummary, TemplateSort } from '@replysmith/contract';
import { keptUntil } from '../../../../lib/words/kept-until.ts';
import { recentDay } from '../../../../lib/words/recent-day.ts';

const dayMs = 86_400_000;

/** "E-commerce, yesterday", by the date that the list goes by; of the trash how long it is kept. */
export function whereAndWhen(
  template: EmailTemplateSummary,
  sort: TemplateSort | undefined,
  now = Date.now(),
): string {
  const { folder, deleted_at } = template;
  if (deleted_at !== null) return daysLeftText(deleted_at, now);
  return `${folder?.name ?? 'Unorganized'}, ${when(template, sort, now)}`;
}

/** "yesterday", where the folder is known. */
export function when(
  { updated_at, created_at }: EmailTemplateSummary,
  sort: TemplateSort | undefined,
  now = Date.now(),
): string {
  return recentDay(sort === 'updated_at' ? updated_at : created_at, new Date(now));
}

function daysLeftText(deletedAt: string, now: number): string {
  const days = Math.max(0, Math.ceil((Date.parse(keptUntil(deletedAt)) - now) / dayMs));
  if (days <= 1) return 'Deleted for good within a day';
  return `${days} days left`;
}

/** "Used 14 times" */
export function usesText(count: number): string {
  if (count === 0) return 'Not used yet';
  if (count === 1) return 'Used once';
  return `Used ${count.toLocaleString('en')} times`;
}
