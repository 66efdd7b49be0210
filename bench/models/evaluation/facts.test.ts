import { expect, test } from 'vitest';
import { factsIn, factsMissing, readerNames } from './facts.ts';

const body = `Hi Ruth,

On 4 March you told "Dairy Week" that Dunmore loses £1,200 a day, or 3.5%.
{{first_name}} is not you. See https://dunmore.example/yard. Mail ines@pallet.example by Friday.

Thanks,
Ines Okoro
Pallet & Co`;

const read = (text: string, subject: string | null = null) =>
  factsIn({ subject, body: text }, 'bench').map((one) => `${one.kind} ${one.text}`);

test('the bench’s reader finds what a rewrite must not lose', () => {
  expect(read(body, 'Dunmore yard')).toEqual([
    'tag {{first_name}}',
    'link https://dunmore.example/yard',
    'link ines@pallet.example',
    'quotation dairy week',
    'figure 4 march',
    'figure friday',
    'figure £1,200',
    'figure 3.5%',
    'name ruth',
    'name dunmore',
    'name okoro',
    'name co',
  ]);
});

test('it takes no first word of a sentence, no pronoun and no shouted word for a name', () => {
  const text = 'I think so. We do too. Because I said so. Reply YES to it.';
  expect(read(text, 'GREAT NEWS FOR YOU')).toEqual([]);
});

test('it knows a blank, which states nothing, from a merge tag', () => {
  expect(read('It took [fill in: a Figure of 40] and {Company}.')).toEqual(['tag {company}']);
});

test.each(readerNames)('the reader %s names what was lost and what was made up', (reader) => {
  const own = { subject: 'Pallets', body: 'Hi Ruth,\n\nWe found that Dunmore uses 40 pallets.' };
  const rewritten = { subject: 'Pallets', body: 'Hi Ruth,\n\nWe found that Globex uses pallets.' };
  expect(factsMissing(own, rewritten, reader)).toEqual(
    expect.arrayContaining([
      { kind: 'name', text: 'dunmore' },
      { kind: 'figure', text: '40' },
    ]),
  );
  expect(factsMissing(rewritten, own, reader)).toEqual([{ kind: 'name', text: 'globex' }]);
  expect(factsMissing(own, { ...own, body: own.body.toUpperCase() }, reader)).toEqual([]);
  const joined = { subject: null, body: 'We found 20kg of it in M1, and 3pm suits.' };
  expect(factsMissing(joined, joined, reader)).toEqual([]);
});
