import { expect, it } from 'vitest';
import { UnsubscribeRequest } from './accounts.ts';
import { HelpChatbotRequest } from './help.ts';
import { hasSomethingToRead } from './plain-text.ts';
import { NewTemplateSuggestionsRequest } from './templates/actions.ts';
import { Tag, templateFields } from './templates/fields.ts';
import { FolderName } from './templates/fields.ts';
import { UpdateUserTipRequest } from './tips.ts';
import { CreateWorkflowRuleRequest, WorkflowConditions } from './workflows.ts';

const problemOf = ({ error }: { error?: { issues: { message: string }[] } | undefined }) =>
  error?.issues[0]?.message;

it.each(['', ' \n', '\u200b', '\u200d\u2060\ufeff', '\u0301'])(
  'finds nothing to read in %j, nor takes it for a name',
  (nothing) => {
    expect(hasSomethingToRead(nothing)).toBe(false);
    expect(problemOf(templateFields.name.safeParse(nothing))).toBe('Template name is required');
    expect(problemOf(FolderName.safeParse(nothing))).toBe('Folder name is required');
    expect(problemOf(Tag.safeParse(nothing))).toBe('A tag needs at least one character.');
    const { name } = CreateWorkflowRuleRequest.shape;
    expect(problemOf(name.safeParse(nothing))).toBe('Workflow name is required');
    expect(WorkflowConditions.safeParse({ name_contains: nothing }).success).toBe(false);
  },
);

it.each(['a', '東京', '7', '?!', '🚀', 'e\u0301', '{{name}}'])('reads %j', (text) => {
  expect(hasSomethingToRead(text)).toBe(true);
  expect(WorkflowConditions.safeParse({ name_contains: text }).success).toBe(true);
});

it.each(['a\0b', 'a\ud800b'])(
  'takes %j in nothing that is stored as it came, since no database does',
  (broken) => {
    const message = 'How?';
    const written = 'Hi Tom, is your stock still counted by hand on Mondays? It takes five hours.';
    const requests = [
      (text: string) =>
        UpdateUserTipRequest.safeParse({ status: 'dismissed', dismissal_reason: text }),
      (text: string) => HelpChatbotRequest.safeParse({ message, context: { currentPage: text } }),
      (text: string) => UnsubscribeRequest.safeParse({ token: text }),
      (text: string) =>
        NewTemplateSuggestionsRequest.safeParse({ name: text, email_content: written }),
      (text: string) =>
        NewTemplateSuggestionsRequest.safeParse({ subject_line: text, email_content: written }),
    ];
    for (const request of requests) {
      expect(request('plain').success).toBe(true);
      expect(request(broken).success).toBe(false);
    }
  },
);
