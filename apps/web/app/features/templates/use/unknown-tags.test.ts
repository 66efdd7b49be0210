import { expect, it } from 'vitest';
import { openPlaces, templatePlaces, unknownTags } from './fill-template.ts';

const text = 'Hi {{firstName|there}}, about {{ company }} and {{}}: [fill in: seconds] {{2nd}}';

it('finds the tags that no value can fill', () => {
  expect(unknownTags(text).map(({ tag }) => tag)).toEqual([
    '{{firstName|there}}',
    '{{}}',
    '{{2nd}}',
  ]);
});

it('shows them as missing, in an email and in a template', () => {
  const shown = (places: ReturnType<typeof openPlaces>) =>
    places.filter(({ isVariable }) => !isVariable).map(({ start, end }) => text.slice(start, end));

  expect(shown(openPlaces(text))).toEqual([
    '{{firstName|there}}',
    '{{ company }}',
    '{{}}',
    '[fill in: seconds]',
    '{{2nd}}',
  ]);
  expect(shown(templatePlaces(text))).not.toContain('{{ company }}');
});
