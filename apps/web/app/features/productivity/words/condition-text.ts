import type { WorkflowConditions } from '@replysmith/contract';
import { daysText, timesText } from './trigger-text.ts';

export type FolderNames = ReadonlyMap<string, string>;

/** "has the tag “vip”", one for each thing that a rule asks of a template. */
export function conditionTexts(conditions: WorkflowConditions, folders: FolderNames): string[] {
  const { category, folder_id, tag, is_favorite, name_contains } = conditions;
  const { min_score, max_score, min_usage_count, idle_days } = conditions;
  return [
    category !== undefined && `is in the category ${category}`,
    folder_id !== undefined && lies(folder_id, folders),
    tag !== undefined && `has the tag “${tag}”`,
    is_favorite !== undefined && (is_favorite ? 'has a star' : 'has no star'),
    name_contains !== undefined && `has “${name_contains}” in its name`,
    min_score !== undefined && `scores ${min_score} or more`,
    max_score !== undefined && `scores ${max_score} or less`,
    min_usage_count !== undefined && `was used ${timesText(min_usage_count)} or more`,
    idle_days !== undefined && `was not made or used for ${daysText(idle_days)}`,
  ].filter((text) => text !== false);
}

function lies(id: string | null, folders: FolderNames): string {
  if (id === null) return 'lies in no folder';
  return `lies in ${folders.get(id) ?? 'a folder that is gone'}`;
}
