import { describe, expect, it } from 'vitest';
import { readTemplate } from './read-template.ts';

const text = `---
name: Ovens in Leeds
industry: Hospitality
persona: Founder
goal: Start a conversation
stage: first
purpose: Opens a conversation with a baker.
when: You have seen the oven.
tags: first touch, local
variables:
  - oven | the blue oven | your oven
  - firstName | Priya
---
Subject: {{oven}}

Hi {{firstName}},

Is {{oven}} for sale? {{company}} has two.
`;

describe('a template', () => {
  it('is read with its head, its subject and its text', () => {
    expect(readTemplate('cold-outreach/ovens.md', text)).toEqual({
      id: 'ovens',
      name: 'Ovens in Leeds',
      category: 'Cold Outreach',
      industry: 'Hospitality',
      persona: 'Founder',
      goal: 'Start a conversation',
      stage: 'first',
      purpose: 'Opens a conversation with a baker.',
      when_to_use: 'You have seen the oven.',
      tags: ['first touch', 'local'],
      subject_line: '{{oven}}',
      email_content: 'Hi {{firstName}},\n\nIs {{oven}} for sale? {{company}} has two.',
      template_variables: [
        { name: 'oven', fallback: 'your oven', example: 'the blue oven' },
        { name: 'firstName', fallback: null, example: 'Priya' },
      ],
    });
  });

  it.each([
    ['no head', '---', '==='],
    ['no line "Subject: …"', 'Subject: ', 'Betreff: '],
    ['industry "Baking" is not one of those listed', 'Hospitality', 'Baking'],
    ['stage "second" is not one of those listed', 'stage: first', 'stage: second'],
    ['"goal" is missing', 'goal: Start a conversation\n', ''],
    ['"name" stands twice', 'goal: Start a conversation', 'name: Ovens'],
    ['cannot read the line "mood: warm"', 'variables:', 'mood: warm\nvariables:'],
    ['{{oven}} has no line', '  - oven | the blue oven | your oven\n', ''],
    ['"price" is not used', 'variables:', 'variables:\n  - price | nine pounds'],
    ['"oven" has two lines', 'variables:', 'variables:\n  - oven | another'],
    ['"oven" has no example', 'the blue oven | your oven', ''],
    ['two to four tags', ', local', ''],
    ['"Local" is no tag', 'local', 'Local'],
  ])('is refused: %s', (problem, from, to) => {
    expect(() => readTemplate('cold-outreach/ovens.md', text.replace(from, to))).toThrow(
      problem === 'no head' ? 'not a head' : problem,
    );
  });

  it('is refused in a folder or under a name that is none', () => {
    expect(() => readTemplate('baking/ovens.md', text)).toThrow('folder');
    expect(() => readTemplate('cold-outreach/Ovens_1.md', text)).toThrow('no id');
  });
});
