import { expect, it } from 'vitest';
import { excerpt } from './text-search.ts';

const filler = 'We write to many people every week. '.repeat(12);
const shown = (content: string, terms: readonly string[], longest = 120, visible = longest) => {
  const { preview, ranges } = excerpt(content, terms, { longest, visible });
  return { preview, words: ranges.map(([start, end]) => preview.slice(start, end)) };
};

it('shows the place where all terms stand, and not the first that has one of them', () => {
  const content = `Your shop is new. ${filler}I saw the garden shop in Leeds. ${filler}`;
  const { preview, words } = shown(content, ['garden', 'shop']);
  expect(words).toEqual(['garden', 'shop']);
  expect(preview).toContain('I saw the garden shop in Leeds.');
});

it('prefers the place where they stand nearest together, and of several such the first', () => {
  const apart = 'A garden near the old shop. ';
  const content = `${apart}${filler}One garden shop. ${filler}Two garden shop. `;
  const { preview } = shown(content, ['garden', 'shop']);
  expect(preview).toContain('One garden shop.');
});

it('shows most of the terms where no place has all of them', () => {
  const content = `Zebra. ${filler}The garden shop. ${filler}`;
  expect(shown(content, ['zebra', 'garden', 'shop']).words).toEqual(['garden', 'shop']);
});

it('begins with the text where what was found stands in it, and where nothing was', () => {
  const content = `The garden shop. ${filler}A shop.`;
  for (const terms of [['garden', 'shop'], ['shop'], ['zebra'], []]) {
    expect(shown(content, terms).preview).toMatch(/^The garden shop\./u);
  }
});

it('shows what was found within what is surely seen, a few words before it', () => {
  const content = 'Subject: Slow checkout. Hi Tom, your webhooks fail at night. ' + filler;
  const { preview } = shown(content, ['webhooks'], 160, 42);
  expect(preview).toMatch(/^…Hi Tom, your webhooks fail at night\./u);
});

it('shows letters as they were typed, wherever folding makes more or fewer of them', () => {
  const content = `${'ﬃ Straße Zoë '.repeat(30)}Der Gärten-Laden. ${filler}`;
  expect(shown(content, ['garten', 'laden']).words).toEqual(['Gärten', 'Laden']);
});

it('shows the term that alone is longer than there is room', () => {
  expect(shown(`${filler}${'a'.repeat(200)}`, ['a'.repeat(200)], 100).preview).toContain('aaa');
});

it('takes no long time over many places', () => {
  const terms = Array.from({ length: 12 }, (_, index) => 'a'.repeat(index + 2));
  expect(shown('a'.repeat(10_000), terms).preview).toMatch(/^a+…$/u);
});
