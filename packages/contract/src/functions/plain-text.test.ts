import { expect, it } from 'vitest';
import { Tag, templateFields } from '../resources/template-fields.ts';
import { FolderName } from '../resources/template-folder.ts';
import { CreateWorkflowRuleRequest, WorkflowConditions } from '../resources/workflow-rule.ts';
import { hasSomethingToRead } from './plain-text.ts';

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
