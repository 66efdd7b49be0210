import { describe, expect, it } from 'vitest';
import { controlsIn, readItem } from './read-help-item.ts';
import { unknownFigures } from './read-help.ts';

const text = `---
title: Save it
place: chat, template-editor
---
Keeps the email.

For later.

1. Choose **Save**.
2. Press \`Enter\`.

Example:
Hi {{limits.tag}}
`;

describe('a page of the help', () => {
  it('is read with its places, its steps and its example', () => {
    expect(readItem('save-it', text)).toEqual({
      id: 'save-it',
      title: 'Save it',
      description: 'Keeps the email.\n\nFor later.',
      steps: ['Choose **Save**.', 'Press `Enter`.'],
      example: { text: 'Hi {{limits.tag}}', isCode: false },
      places: ['chat', 'template-editor'],
    });
  });

  it.each([
    ['no head', '---\ntitle', 'title'],
    ['cannot read the line "mood: warm"', 'title: Save it', 'mood: warm'],
    ['"title" is missing', 'title: Save it\n', ''],
    ['says nothing', 'Keeps the email.\n\nFor later.\n\n', ''],
    ['not the next step: "3. Press', '2. Press', '3. Press'],
    ['names "Save", but no place', 'place: chat, template-editor\n', ''],
  ])('is refused: %s', (problem, from, to) => {
    expect(() => readItem('save-it', text.replace(from, to))).toThrow(
      problem === 'no head' ? 'not a head' : problem,
    );
  });

  it('has code in its example between fences', () => {
    const { example } = readItem(
      'save-it',
      text.replace('Hi {{limits.tag}}', '```\nsave {\n}\n```'),
    );
    expect(example).toEqual({ text: 'save {\n}', isCode: true });
  });

  it('is refused with neither steps nor an example', () => {
    expect(() => readItem('save-it', '---\ntitle: Save it\n---\nKeeps it.')).toThrow('neither');
  });
});

it('the controls of an item are the words in bold, each once', () => {
  const item = readItem('save-it', text.replace('Keeps', '**Save** keeps **My email**, '));
  expect(controlsIn(item)).toEqual(['Save', 'My email']);
});

it('a figure that nothing gives is found', () => {
  const written = '{{free.price}}, {{limits.trashDays}}, {{free.pigeons}}, {{limits.toString}}';
  expect(unknownFigures(written)).toEqual(['free.pigeons', 'limits.toString']);
});
