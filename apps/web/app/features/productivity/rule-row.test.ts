import { CreateWorkflowRuleRequest } from '@replysmith/contract';
import { expect, it } from 'vitest';
import { ruleText } from './rule-row.tsx';

const folders = new Map([['0b0e0a52-7a2b-4a57-8b43-0d5a3f6f1a01', 'Sales']]);
const text = (rule: object) =>
  ruleText(
    CreateWorkflowRuleRequest.parse({
      name: 'A rule',
      trigger: { type: 'template_create' },
      actions: [{ type: 'favorite' }],
      ...rule,
    }),
    folders,
  );

it.each([
  [{}, 'When a template is created: give it a star.'],
  [
    { trigger: { type: 'high_usage' } },
    'When a template has been used 100 times and scores 80 or more: give it a star.',
  ],
  [
    { trigger: { type: 'low_performance', idle_days: 1 }, actions: [{ type: 'archive' }] },
    'When a template scores 30 or less and has not been used for 1 day: move it to Archive.',
  ],
  [{ trigger: { type: 'schedule' } }, 'Every day at 06:00 UTC, for each template: give it a star.'],
  [
    {
      trigger: { type: 'schedule', hour: 18, weekday: 1 },
      conditions: { is_favorite: true, min_usage_count: 1 },
      actions: [
        { type: 'duplicate', parameters: {} },
        { type: 'notify', parameters: { message: 'Done.' } },
      ],
    },
    'Every Monday at 18:00 UTC, for each template that has a star and was used once or more: copy it as “Copy of …”, then notify you: “Done.”.',
  ],
  [
    {
      conditions: {
        folder_id: '0b0e0a52-7a2b-4a57-8b43-0d5a3f6f1a01',
        tag: 'vip',
        name_contains: 'shop',
      },
      actions: [{ type: 'tag', parameters: { tags: ['a', 'b', 'c'] } }],
    },
    'When a template is created, if it is in Sales, has the tag “vip” and has “shop” in its name: tag it “a”, “b” and “c”.',
  ],
  [
    { conditions: { folder_id: '0b0e0a52-7a2b-4a57-8b43-0d5a3f6f1a02' } },
    'When a template is created, if it is in a deleted folder: give it a star.',
  ],
])('says what %j does', (rule, expected) => {
  expect(text(rule)).toBe(expected);
});
