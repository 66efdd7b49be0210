import { expect, it } from 'vitest';
import { libraryTemplate } from '../../../testing/library-samples.ts';
import { alikeTemplates } from './preview-dialog.tsx';

const other = { goal: 'Say thanks', persona: 'Editor', industry: 'Legal', tags: [] } as const;
const changes = { ...other, tags: [] };

it('names the templates for the same occasion, and what they have in common', () => {
  const library = [
    libraryTemplate(),
    libraryTemplate({ ...changes, id: 'nothing' }),
    libraryTemplate({ ...changes, id: 'goal', goal: 'Start a conversation' }),
    libraryTemplate({ ...changes, id: 'all', ...libraryFacets() }),
  ];
  expect(
    alikeTemplates(libraryTemplate(), library).map(({ template, reason }) => [template.id, reason]),
  ).toEqual([
    ['all', 'Same goal, persona and industry'],
    ['goal', 'Same goal'],
  ]);
});

it('does not take “any industry” for one', () => {
  const any = libraryTemplate({ ...changes, id: 'any', industry: 'Any' });
  expect(alikeTemplates(any, [libraryTemplate({ ...any, id: 'b', stage: 'follow_up' })])).toEqual([
    expect.objectContaining({ reason: 'Same goal and persona' }),
  ]);
});

function libraryFacets() {
  const { goal, persona, industry } = libraryTemplate();
  return { goal, persona, industry };
}
