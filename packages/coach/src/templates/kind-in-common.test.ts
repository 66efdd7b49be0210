import { describe, expect, it } from 'vitest';
import { kindInCommon } from './nearest-templates.ts';

import { type Template, readForComparison } from './index-templates.ts';

const read = (body: string, template: Partial<Template> = {}) =>
  readForComparison({ subject: null, body }, template);
const kind = (email: string, body: string, template: Partial<Template> = {}) =>
  kindInCommon(read(email), read(body, template));

const nurse = 'Dear Ms Eze,\n\nI am a nurse. My CV is attached; do you have any vacancies?';
const chaser = 'Hi Jo,\n\nJust bumping this. Did you get a chance to look?';
const offer = 'Hi Jo,\n\nWe text the patients of dental clinics. Is that of use?';

describe('kindInCommon', () => {
  it('finds a model in a letter of the same kind, whatever either is about', () => {
    expect(
      kind(
        'Hi Bo,\n\nThere is a dead link on your page on hens.',
        'Hi {{name}},\n\nOn {{page}} I found a broken link.',
      ),
    ).toMatchObject({ is: 'model', name: 'a request for a link' });
  });

  it('finds a model of an application in another to the same trade only', () => {
    const hospital = kind(nurse, 'I ran a ward at your hospital.', { category: 'Job Application' });
    expect(hospital).toMatchObject({ is: 'model', name: 'an application in health' });
    const kitchen = kind(nurse, 'I ate at your hotel.', { category: 'Job Application' });
    expect(kitchen).toMatchObject({ is: 'same', name: 'an application' });
  });

  it('takes a template for what it is said to be for, before what its text speaks of', () => {
    const text = 'Hi {{name}},\n\nA podcast guest told me of {{fault}}.';
    const guest = 'Hi Jo,\n\nWould you have me as a guest on your show, as a podcast guest?';
    expect(kind(guest, text).is).toBe('model');
    expect(kind(guest, text, { about: 'Tells a shop owner of a fault.' }).is).toBe('open');
  });

  it('finds models of a reminder in follow-ups for any trade, and they come late', () => {
    const any = { category: 'Follow-up', about: 'Asks a silent reader for a single letter.' };
    expect(kind(chaser, 'Is it A or B?', any)).toMatchObject({ is: 'model', isLate: true });
    const tied = { ...any, about: 'Asks a silent hotel for a single letter.' };
    expect(kind(chaser, 'Is it A or B?', tied).is).not.toBe('model');
  });

  it('tells offers to the same trade from others, and leaves out what comes after an earlier one', () => {
    expect(kind(offer, 'Your clinic phone rings at eight.').is).toBe('trade');
    expect(kind(offer, 'Your lorries come back empty.').is).toBe('open');
    expect(kind(offer, 'Your clinic phone rings.', { category: 'Follow-up' }).is).toBe('other');
  });

  it('takes thanks and applications for models of nothing else', () => {
    expect(kind(offer, 'Your clinic was kind.', { category: 'Thank You' }).is).toBe('other');
    expect(kind(nurse, 'Your clinic phone rings at eight.').is).toBe('other');
  });
});
