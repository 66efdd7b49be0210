import { describe, expect, it } from 'vitest';
import { type Fact, chooseFacts, readFacts, tellsContact } from './facts.ts';

function textsOf(kind: Fact['kind'], context: string, self?: 'I'): string[] {
  return readFacts(context, self).flatMap((fact) => (fact.kind === kind ? [fact.text] : []));
}

describe('the facts of a context', () => {
  it('stay in the words and the order of the writer, each once', () => {
    expect(
      textsOf('sentence', 'We bake bread.\nit takes a day\nDr. Lund tasted it!\nWe bake bread'),
    ).toEqual(['We bake bread.', 'It takes a day.', 'Dr. Lund tasted it.']);
  });

  it.each([
    ['Helps dentists fill slots', 'We help dentists fill slots.'],
    ['built the checkout of a shop', 'We built the checkout of a shop.'],
    ['SiteSafe is an app. Works offline.', 'It works offline.'],
  ])('get the subject that a verb lacks: %s', (context, sentence) => {
    expect(textsOf('sentence', context).at(-1)).toBe(sentence);
  });

  it('are told of the person where it is one who writes', () => {
    expect(textsOf('sentence', 'Redesigned the checkout.', 'I')).toEqual([
      'I redesigned the checkout.',
    ]);
  });

  it.each([
    '120 engineers in Kraków',
    'Used by 2,000 firms',
    '14-day free trial.',
    'Registered nurse from Manila.',
  ])('are not taken for sentences where they are none: %s', (context) => {
    expect(textsOf('lead', context)).toEqual([context]);
  });

  it('do not hold what tells how to write', () => {
    const context =
      'Keep it short. Avoid being too formal. Mention that we are local. Cancel at noon.';
    expect(readFacts(context)).toEqual([
      { kind: 'sentence', text: 'We are local.' },
      { kind: 'order', text: 'Cancel at noon.' },
    ]);
  });

  it('are not shouted', () => {
    expect(textsOf('sentence', 'WE SHOW WHICH AD SELLS!!!')).toEqual(['We show which ad sells.']);
  });

  it.each([
    ['I measured their checkout.', 'I measured your checkout.'],
    ['It runs at Laynes in Leeds. They bake 40 loaves.', 'They bake 40 loaves.'],
    [
      'A clinic asked its nurses to plan their shifts.',
      'A clinic asked its nurses to plan their shifts.',
    ],
  ])('say “you” to the reader where nobody else can be meant: %s', (context, expected) => {
    expect(textsOf('sentence', context).at(-1)).toBe(expected);
  });
});

describe('the facts that fit', () => {
  const frames = { briefly: 'In short: _.', further: 'Also: _.' };

  it('stand in the writer’s order, what is no sentence in one', () => {
    const facts = readFacts('Bakery in Vienna. We deliver at five. No contract. £38 a box.');
    expect(chooseFacts(facts, frames)).toEqual([
      'In short: bakery in Vienna.',
      'We deliver at five.',
      'Also: no contract, £38 a box.',
    ]);
  });

  it('are none where they say nothing', () => {
    expect(chooseFacts(readFacts('Software.'), frames)).toEqual([]);
  });

  it.each([
    ['You saw a demo last week.', true],
    ['We met at Ambiente in February.', true],
    ['I sent the proposal on 2 April.', true],
    ['We had 42 clients last year.', false],
    ['We run webinars for dentists.', false],
  ])('tell of contact: %s', (fact, tells) => {
    expect(tellsContact(fact)).toBe(tells);
  });
});
