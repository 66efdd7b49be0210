import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDraft } from '../../test/emails.ts';
import { indexTemplates, joinIndexes } from './index-templates.ts';
import { nearestTemplates } from './nearest-templates.ts';
import { type Template } from './index-templates.ts';

const ovens: Template = {
  id: 'ovens',
  name: 'Frozen croissants for cafés',
  subject: 'Oven space for your {{city}} café',
  body: 'Hi {{first_name}},\n\nWe deliver frozen croissants that are ready for the oven.\n\nWould a tray of samples be of use?',
  tags: ['bakery'],
};
const checkout: Template = {
  id: 'checkout',
  name: 'Slow checkout',
  subject: 'Your checkout',
  body: 'Hi {{first_name}},\n\nYour checkout takes {{seconds}} seconds to open on a phone.\n\nMay I send you what I would mend first?',
};
const routes: Template = {
  id: 'routes',
  name: 'Empty miles',
  subject: 'Lorries that come back empty',
  body: 'Hi {{first_name}},\n\nWe plan routes for hauliers.\n\nAre you free for a call on Tuesday?',
};
const library = [routes, checkout, ovens];
const draft = {
  subject: 'Croissants for your ovens',
  body: 'Hi Priya,\n\nYour café in Leeds bakes its croissants in York. Ours are frozen and ready for any oven.\n\nWould samples be of use?',
};

describe('nearestTemplates', () => {
  it('puts the template on the same subject first, and leaves out what shares nothing', () => {
    const found = nearestTemplates(draft, library);
    expect(found[0]?.id).toBe('ovens');
    expect(found.map(({ id }) => id)).not.toContain('routes');
  });

  it('names the words and the ask that both have', () => {
    const reason = nearestTemplates(draft, library)[0]?.reason;
    expect(reason).toContain('“Croissants”');
    expect(reason).toContain('asks whether it is of interest');
  });

  it('gives a template itself nearly the whole similarity', () => {
    const [first] = nearestTemplates({ subject: checkout.subject, body: checkout.body }, library);
    expect(first?.id).toBe('checkout');
    expect(first?.similarity).toBeGreaterThan(0.6);
  });

  it('does not count merge tags as words in common', () => {
    const tagged = {
      subject: null,
      body: 'Hi {{first_name}},\n\nBees sleep, {{city}} {{seconds}}.',
    };
    expect(nearestTemplates(tagged, library)).toEqual([]);
  });

  it('finds by tags and name what the text does not say', () => {
    const bakery = {
      subject: null,
      body: 'Hi Bo,\n\nYour bakery in Leeds has no croissants on Mondays.',
    };
    expect(nearestTemplates(bakery, library)[0]?.reason).toContain('“bakery”');
  });

  it('takes no stock phrase of business for what an email is about', () => {
    const circle = {
      id: 'circle',
      name: 'Reading circle with one free chair',
      subject: 'A chair in our reading circle',
      body: 'Hi {{first_name}},\n\nOur circle of six reads one book a month, and we talk about it over soup.\n\nWould you like the sixth chair?',
    };
    const blast = {
      subject: 'Circling back',
      body: 'Hi Sarah,\n\nWe help companies leverage cutting-edge solutions to boost sales. I wanted to circle back and reach out, so that we can talk about synergies.\n\nCould we talk this week?',
    };
    expect(nearestTemplates(blast, [...library, circle])).toEqual([]);
  });

  it('leaves out what is for another occasion, unless it says nearly the same', () => {
    const order = {
      id: 'order',
      name: 'After a large order, the people behind it',
      subject: 'Who makes your order',
      body: 'Dear {{first_name}},\n\nThank you for the order. Two people in the kitchen make your orders by hand.',
      category: 'Thank You',
    };
    const cafes = {
      subject: 'Orders at your café',
      body: 'Hi Priya,\n\nYour café takes orders at the counter, and the queue goes out of the door. Our screens send orders straight to the kitchen.\n\nIs a short video of use?',
    };
    expect(nearestTemplates(cafes, [...library, order])).toEqual([]);
    const written = { subject: order.subject, body: order.body.replace('{{first_name}}', 'Ann') };
    expect(nearestTemplates(written, [...library, order])[0]?.id).toBe('order');
  });

  it('wants nothing else in common where both are of one kind, and says which', () => {
    const interview = {
      id: 'interview',
      name: 'After an interview',
      subject: 'Your question about {{topic}}',
      body: 'Hi {{first_name}},\n\nThank you for the interview, and for showing me the lab.',
      category: 'Thank You',
    };
    const thanks = {
      subject: 'Thank you for Tuesday',
      body: 'Dear Ms Okafor,\n\nThank you for the interview. What you said about the reviews stayed with me.',
    };
    const [near] = nearestTemplates(thanks, [...library, interview]);
    expect(near?.reason).toContain('Both: written after an interview');
  });

  it('shows what comes after another email only where there is no better', () => {
    const about = 'Offers a reporter a data story.';
    const first = { ...routes, id: 'first', about };
    const second = { ...routes, id: 'second', about, category: 'Follow-up' };
    const pitch = {
      subject: 'Potholes',
      body: 'Hi Jo,\n\nYou reported that one claim in ten is paid. Want the figures?',
    };
    const ids = (all: readonly Template[]) => nearestTemplates(pitch, all).map(({ id }) => id);
    expect(ids([second, first])).toEqual(['first']);
    expect(ids([second])).toEqual(['second']);
  });

  it('names the kind of letter alone where the words in common are everyday ones', () => {
    const link = { ...routes, about: 'Tells an editor of a dead link.' };
    const found = { subject: null, body: 'Hi Jo,\n\nPlease note the broken link on your page.' };
    expect(nearestTemplates(found, [link])[0]?.reason).toBe('Both: a request for a link.');
  });

  it('finds the template that an email was written from, however little it is about', () => {
    const last = {
      id: 'last',
      name: 'A last note',
      subject: 'Closing this until {{month}}',
      body: 'Hi {{first_name}},\n\nI take it that {{project}} is in other hands by now, so I will stop here and not write again.',
      category: 'Follow-up',
    };
    const written = {
      subject: 'Closing this until May',
      body: 'Hi Ann,\n\nI take it that the leaflet is in other hands by now, so I will stop here and not write again.',
    };
    expect(nearestTemplates(written, [...library, last])[0]?.id).toBe('last');
  });

  it('leaves out what shares only words that any email has, or a single word in passing', () => {
    const shouted = {
      subject: 'PRICE',
      body: 'DEAR SIR,\n\nPLEASE ASK FOR OUR PRICE TODAY AND SEND THREE DRAWINGS.',
    };
    const renewal = {
      ...checkout,
      id: 'renewal',
      name: 'Renewal with a price rise',
      body: 'Dear {{first_name}},\n\nThe price of your three seats goes up. Please ask me anything.',
    };
    expect(nearestTemplates(shouted, [...library, renewal])).toEqual([]);
    const passing = { subject: null, body: 'Hi Bo,\n\nThe oven of our chapel choir sings.' };
    const once = { ...routes, body: 'We plan routes for hauliers.\n\nNo oven needed.' };
    expect(nearestTemplates(passing, [once])).toEqual([]);
  });

  it('is empty for an empty library', () => {
    expect(nearestTemplates(draft, [])).toEqual([]);
    expect(nearestTemplates(draft, indexTemplates([]))).toEqual([]);
  });

  it('says the same of an index as of the library, and keeps equal ones in order', () => {
    expect(nearestTemplates(draft, indexTemplates(library))).toEqual(
      nearestTemplates(draft, library),
    );
    const twins = ['b', 'a', 'c', 'd'].map((id) => ({ ...ovens, id }));
    expect(nearestTemplates(draft, twins).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  });

  it('finds the one near template among 1,000 others', () => {
    const many = Array.from({ length: 1_000 }, (_, at) => ({ ...routes, id: String(at) }));
    const found = nearestTemplates(draft, indexTemplates([...many, ovens]));
    expect(found.map(({ id }) => id)).toEqual(['ovens']);
  });

  it('answers any text with similarities from 0 to 1, nearest first, and always the same', () => {
    const index = indexTemplates(library);
    fc.assert(
      fc.property(anyDraft, (any) => {
        const found = nearestTemplates(any, index);
        const similarities = found.map(({ similarity }) => similarity);
        expect(similarities.every((value) => value > 0 && value <= 1)).toBe(true);
        expect(similarities).toEqual(similarities.toSorted((a, b) => b - a));
        expect(nearestTemplates({ ...any }, index)).toEqual(found);
      }),
    );
  });
});

describe('joinIndexes', () => {
  it('is the index of all the templates together', () => {
    const joined = joinIndexes(indexTemplates([ovens]), indexTemplates([routes, checkout]));
    expect(joined).toEqual(indexTemplates([ovens, routes, checkout]));
  });
});
