import { describe, expect, it } from 'vitest';
import { readDocument } from '../document/read-draft.ts';
import { topicsOf } from './topics.ts';

const topics = (body: string, subject: string | null = null) =>
  topicsOf(readDocument({ subject, body })).map(({ text }) => text);

describe('topicsOf', () => {
  it('puts first what the email comes back to and its subject names', () => {
    const body =
      'Hi Kel,\n\nOur boat trailer failed its test on Saturday. Without the trailer 22 children miss the regatta. A caterer lends us his van.\n\nWould you pay for an axle?\n\nJo';
    expect(topics(body)[0]).toBe('our boat trailer');
    expect(topics(body, 'The axle')[0]).toMatch(/axle|trailer/u);
  });

  it('keeps names as they are spelt, and no capital that only opens a sentence', () => {
    const body =
      'Hi Ann,\n\nWorn filters choke the HVAC units on your roof. The iOS app shows NATO stock numbers.\n\nWorth a look?\n\nBo';
    expect(topics(body)).toEqual(expect.arrayContaining(['worn filters', 'the iOS app']));
    expect(topics(body).join('|')).toContain('HVAC units');
  });

  it('names neither writer nor reader, no time, no placeholder and no link', () => {
    const body =
      'Hi Ann,\n\nAnn’s ovens were cold for two days in March. See https://a.example/ovens and {{company}} prices, or the [fill in: model] manual.\n\nBo Larsen';
    expect(topics(body).join('|')).not.toMatch(/Ann|Larsen|days|March|https|\{|\[/u);
  });

  it('has none for a text without words', () => {
    expect(topics('')).toEqual([]);
    expect(topics('?! … 👻')).toEqual([]);
  });
});
