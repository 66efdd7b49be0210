import { expect, test } from 'vitest';
import { findFacts } from './find-facts.ts';

const body = `Hi Ruth,

On 4 March you told "Dairy Week" that Dunmore loses £1,200 a day, or 3.5%.
{{first_name}} is not you. See https://dunmore.example/yard. Mail ines@pallet.example by Friday.

Thanks,
Ines Okoro
Pallet & Co`;

test('finds what a rewrite must not lose', () => {
  const facts = findFacts('Dunmore yard', body).map(({ kind, text }) => `${kind} ${text}`);
  expect(facts).toEqual([
    'tag {{first_name}}',
    'link https://dunmore.example/yard',
    'address ines@pallet.example',
    'quotation dairy week',
    'date 4 march',
    'date friday',
    'amount £1,200',
    'amount 3.5%',
    'name ruth',
    'name dunmore',
    'name okoro',
    'name co',
    'signature ines okoro',
    'signature pallet & co',
  ]);
});

test('takes no first word of a sentence, no pronoun and no shouted line for a name', () => {
  expect(
    findFacts('GREAT NEWS FOR YOU', 'I think so. We do too. Because I said so. Reply YES to it.'),
  ).toEqual([]);
});

test('knows a blank from a merge tag', () => {
  expect(findFacts(null, 'It took [fill in: a figure] and {Company}.')).toEqual([
    { kind: 'blank', text: '[fill in: a figure]' },
    { kind: 'tag', text: '{company}' },
  ]);
});
