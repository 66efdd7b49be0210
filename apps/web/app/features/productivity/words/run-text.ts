import type { WorkflowExecution } from '@replysmith/contract';
import { countText } from '../../../lib/words/count-text.ts';

type Action = NonNullable<WorkflowExecution['result']>['actions'][number];

const done: Record<Action['type'], string | null> = {
  tag: 'tagged',
  move: 'moved',
  favorite: 'starred',
  archive: 'archived',
  duplicate: 'copied',
  notify: null,
};

/** What set it off, as the log says it. */
export const causes: Record<WorkflowExecution['trigger'], string> = {
  template_create: 'new template',
  high_usage: 'much used',
  low_performance: 'little used',
  schedule: 'schedule',
  manual: 'run by you',
};

/** "3 templates: 3 tagged, 1 starred." or why it failed. */
export function runText({ result, error }: WorkflowExecution): string {
  if (!result) return error ?? 'Unknown error occurred';
  const { count } = result.templates;
  if (count === 0) return 'No template fits right now.';
  const changes = result.actions.flatMap(({ type, changed }) => {
    const verb = done[type];
    return verb && changed > 0 ? [`${countText(changed)} ${verb}`] : [];
  });
  const templates = `${countText(count)} ${count === 1 ? 'template' : 'templates'}`;
  const what = changes.length > 0 ? changes.join(', ') : 'nothing to change';
  return `${templates}: ${what}.`;
}
