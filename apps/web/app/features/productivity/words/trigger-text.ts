import type { WorkflowTrigger } from '@replysmith/contract';
import { countText } from '../../../lib/words/count-text.ts';

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

/** "When a template is made" */
export function triggerText(trigger: WorkflowTrigger): string {
  switch (trigger.type) {
    case 'template_create':
      return 'When a template is made';
    case 'high_usage':
      return `When a template has been used ${timesText(trigger.usage_count)} and scores ${trigger.min_score} or more`;
    case 'low_performance':
      return `When a template scores ${trigger.max_score} or less and was not used for ${daysText(trigger.idle_days)}`;
    case 'schedule': {
      const { weekday, hour } = trigger;
      const day = weekday === null ? 'day' : weekdays[weekday];
      return `Every ${day} at ${hourText(hour)} UTC`;
    }
  }
}
