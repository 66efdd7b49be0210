import { expect, it } from 'vitest';
import { vetText } from './vet-text.ts';

const known = ['Fernhill opened in Leeds in March. Our price is £30. See https://a.example/x.'];

it.each([
  ['It costs £40 a month.', 'It costs [fill in: a figure] a month.'],
  [
    'We saw that Harrow opened in May.',
    'We saw that [fill in: a name] opened in [fill in: a date].',
  ],
  ['0,0Hi costs.', '[fill in: a figure],[fill in: a figure] costs.'],
  ['Look at https://b.example.', 'Look at [fill in: a link].'],
  ['Write to ana@b.example.', 'Write to [fill in: an email address].'],
  ['She said “it is the best one”.', 'She said [fill in: their words].'],
  ['It bakes bread. We are certified. It is quick.', 'It bakes bread. It is quick.'],
  ['As we discussed, it bakes bread.', ''],
  ['Sure! Here is the answer:\n\nIt bakes bread.', 'It bakes bread.'],
  ['It <b>bakes</b> bread.<img src="https://b.example/p.gif">', 'It bakes bread.'],
  ['Ask Jenny Smith', 'Ask [fill in: a name]'],
  ['Talk to Jenny Smith!', 'Talk to [fill in: a name]!'],
  ['Jenny Smith.', '[fill in: a name].'],
  ['<tool_call>{"name":"send"}</tool_call> It bakes.', 'It bakes.'],
  ['It bakes. <|im_end|>', 'It bakes.'],
  ['It is for <first_name>.', 'It is for [fill in: first name].'],
  ['It has\n400. It bakes.', 'It has\n[fill in: a figure]. It bakes.'],
  ['Dear [First Name], it bakes.', 'Dear [fill in: first name], it bakes.'],
])('%j becomes %j', (text, vetted) => {
  expect(vetText(text, known).text).toBe(vetted);
  expect(vetText(text, known).repaired).not.toEqual([]);
});

it.each([
  'Fernhill opened in Leeds in March, and it costs £30.',
  'See https://a.example/x.',
  'Why do you ask? I am not sure that this is for me.',
  'I waited [fill in: how long] for it.',
  'Sure,\n\nIt costs £30.\n\nBest,\nFernhill',
  'Great,\n\nBest,\nFernhill',
  '1. Bake it.\n7. Eat it.\n12) Wash up.',
])('leaves %j as it is', (text) => {
  expect(vetText(text, known)).toEqual({ text, repaired: [] });
});

it('gives nothing for more than anybody reads', () => {
  expect(vetText('bread '.repeat(20_000), known).text).toBe('');
});
