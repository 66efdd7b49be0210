import {
  type WorkflowAction,
  type WorkflowExecution,
  type WorkflowTrigger,
  archiveFolder,
} from '@replysmith/contract';
import { countText, listInWords } from '../../lib/words.ts';

const quoted = (words: readonly string[]) => listInWords(words.map((word) => `“${word}”`));

/** "give it a star" */
export function actionText(action: WorkflowAction): string {
  switch (action.type) {
    case 'tag':
      return `tag it ${quoted(action.parameters.tags)}`;
    case 'move':
      return `move it to ${action.parameters.folder_name}`;
    case 'favorite':
      return 'give it a star';
    case 'archive':
      return `move it to ${archiveFolder}`;
    case 'duplicate':
      return `copy it as “${action.parameters.prefix} …”`;
    case 'notify':
      return `notify you: “${action.parameters.message}”`;
  }
}

/** "12 templates would get a star" */
export function wouldText(action: WorkflowAction, changes: number): string {
  const count = changes === 0 ? 'No' : countText(changes);
  const templates = `${count} ${changes > 1 ? 'templates' : 'template'}`;
  switch (action.type) {
    case 'tag':
      return `${templates} would be tagged ${quoted(action.parameters.tags)}`;
    case 'move':
      return `${templates} would move to ${action.parameters.folder_name}`;
    case 'favorite':
      return `${templates} would get a star`;
    case 'archive':
      return `${templates} would move to ${archiveFolder}`;
    case 'duplicate':
      return `${templates} would be copied`;
    case 'notify':
      return `You would be notified: “${action.parameters.message}”`;
  }
}

const clock = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** "4 Apr, 10:41", in the reader's own time zone. */
export function momentText(moment: string): string {
  return clock.format(new Date(moment));
}

type Action = NonNullable<WorkflowExecution['result']>['actions'][number];

const done: Record<Action['type'], string | null> = {
  tag: 'tagged',
  move: 'moved',
  favorite: 'starred',
  archive: 'archived',
  duplicate: 'copied',
  notify: null,
};

/** What triggered it, as shown in the log. */
export const causes: Record<WorkflowExecution['trigger'], string> = {
  template_create: 'new template',
  high_usage: 'often used',
  low_performance: 'rarely used',
  schedule: 'schedule',
  manual: 'run by you',
};

/** "3 templates: 3 tagged, 1 starred." or why it failed. */
export function runText({ result, error }: WorkflowExecution): string {
  if (!result) return error ?? 'Unknown error occurred';
  const { count } = result.templates;
  if (count === 0) return 'No template matches right now.';
  const changes = result.actions.flatMap(({ type, changed }) => {
    const verb = done[type];
    return verb && changed > 0 ? [`${countText(changed)} ${verb}`] : [];
  });
  const templates = `${countText(count)} ${count === 1 ? 'template' : 'templates'}`;
  const what = changes.length > 0 ? changes.join(', ') : 'nothing to change';
  return `${templates}: ${what}.`;
}

export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** "06:00" */
export function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** "1 day", "90 days" */
export function daysText(days: number): string {
  return `${countText(days)} ${days === 1 ? 'day' : 'days'}`;
}

/** "once", "100 times" */
export function timesText(times: number): string {
  return times === 1 ? 'once' : `${countText(times)} times`;
}

/** "When a template is created" */
export function triggerText(trigger: WorkflowTrigger): string {
  switch (trigger.type) {
    case 'template_create':
      return 'When a template is created';
    case 'high_usage':
      return `When a template has been used ${timesText(trigger.usage_count)} and scores ${trigger.min_score} or more`;
    case 'low_performance':
      return `When a template scores ${trigger.max_score} or less and has not been used for ${daysText(trigger.idle_days)}`;
    case 'schedule': {
      const { weekday, hour } = trigger;
      const day = weekday === null ? 'day' : weekdays[weekday];
      return `Every ${day} at ${hourText(hour)} UTC`;
    }
  }
}
