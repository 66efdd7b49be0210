import { describe, expect, it } from 'vitest';
import type { Draft } from '../draft.ts';
import { goodEmail } from '../../test/good-email.ts';
import { findBlanks } from '../blanks.ts';
import { draftSequence } from './draft-sequence.ts';

const empty: Draft = {
  subject: 'Marketing',
  body: 'Hi Tom,\n\nWe are a marketing company and we would love to work with you on your marketing. Our team does great work for every kind of client in every kind of field.\n\nWould that be of interest?\n\nBest,\nNora',
};

/** An email with four points that stand alone. */
const rich: Draft = {
  subject: 'Gaskets for the Rotherham line',
  body: 'Dear Mr Whitaker,\n\nYour tender in August asked for seals that stand 230 °C and can be washed every shift. Bolsover Dairies in Derby has run our seals for 19 months at 260 °C.\n\nWe supply silicone gaskets to 31 food plants within 60 miles of Rotherham. Our van delivers 200 pieces to your gate in two days.\n\nWould a sample pair for line 3 be useful?\n\nYours sincerely,\nGraham Oakes',
};

describe('draftSequence', () => {
  it('sends the opener and a follow-up 3 days later, in the same thread', () => {
    const { messages } = draftSequence(rich);
    expect(messages.map(({ gap_days }) => gap_days)).toEqual([0, 3]);
    expect(messages.map(({ day }) => day)).toEqual([0, 3]);
    expect(messages[0]?.subject).toBe('Gaskets for the Rotherham line');
    expect(messages[1]?.subject).toBeNull();
  });

  it('goes on with the next step after a draft that is a follow-up', () => {
    const { messages } = draftSequence({ ...rich, stage: 'follow_up' });
    expect(messages.map(({ gap_days }) => gap_days)).toEqual([0, 6]);
    expect(messages[0]?.reason).not.toContain('first email');
  });

  it.each(['follow_up', undefined] as const)(
    'lets nothing follow a last note, and says so',
    (stage) => {
      const ask = 'I know you are busy, so I’ll leave it there. All the best with the café.';
      const { messages, recommendations } = draftSequence(goodEmail({ ask, stage }));
      expect(messages.map(({ day }) => day)).toEqual([0]);
      expect(recommendations.map(({ text }) => text)).toEqual([
        'This is your last note, and it says so: nothing should follow it.',
      ]);
    },
  );

  it('leaves the draft as it is', () => {
    const draft = goodEmail({ greeting: 'Hi Priya, I hope this email finds you well.' });
    expect(draftSequence(draft).messages[0]?.body).toBe(draft.body);
  });

  it('keeps merge tags out of what it brings back', () => {
    const body =
      'Hi {{first_name}},\n\nI saw that {{company}} is hiring in Leeds. Harrow Cycles cut ramp time from 21 weeks to 12 with our checklists. New people read a page each morning, ask their questions at noon, and sell on their own from the third week.\n\nWould it be useful if I sent you a checklist?\n\nBest,\nPriya';
    const followUps = draftSequence({ subject: '{{company}} hires', body }).messages.slice(1);
    expect(followUps[0]?.body).toContain('Harrow Cycles cut ramp time from 21 weeks to 12');
    for (const message of followUps) {
      expect(message.body).toMatch(/^Hi \{\{first_name\}\},/u);
      expect(message.body.match(/\{\{/gu)).toHaveLength(1);
    }
  });

  it('keeps the greeting, the close and the signature', () => {
    for (const { body } of draftSequence(goodEmail()).messages.slice(1)) {
      expect(body).toMatch(/^Hi Priya,\n\n/u);
      expect(body).toMatch(/\n\nThanks,\nMarek\nDough & Daughters$/u);
    }
  });

  it('is one point and the ask, word for word, and nothing else', () => {
    const point = 'We supply silicone gaskets to 31 food plants within 60 miles of Rotherham.';
    expect(draftSequence(rich).messages[1]?.body).toBe(
      `Dear Mr Whitaker,\n\n${point}\n\nWould a sample pair for line 3 be useful?\n\nYours sincerely,\nGraham Oakes`,
    );
  });

  it('brings what was seen of the reader only where there is nothing else', () => {
    const seen =
      'Your tender in August asked for seals that stand 230 °C and can be washed every shift.';
    const body = `Dear Mr Whitaker,\n\n${seen} We know how. Ours do, and they last, as others have found out; they bend, they cool, they come back clean, and nobody here remembers when we last threw a bad one away.\n\nWould a sample pair for line 3 be useful?\n\nYours sincerely,\nGraham Oakes`;
    expect(draftSequence({ ...rich, body }).messages[1]?.body).toContain(seen);
    for (const message of draftSequence(rich).messages.slice(1))
      expect(message.body).not.toContain('Your tender');
  });

  it('brings an ask that leans on the sentence before it together with that', () => {
    const body =
      'Hi Elena,\n\nI saw on the planning portal that your clinic on Rua Augusta is adding three treatment rooms. We fit out dental clinics and finish at night, so yours would stay open.\n\nClínica Sorriso was done in 11 nights and lost no appointments.\n\nWould you like to see their plan and price?\n\nTiago';
    const bodies = draftSequence({ subject: null, body }).messages.slice(1);
    expect(bodies.map((message) => message.body)).toEqual([
      'Hi Elena,\n\nClínica Sorriso was done in 11 nights and lost no appointments. Would you like to see their plan and price?\n\nTiago',
    ]);
  });

  it.each([
    'Would that suit them?',
    'Want me to?',
    'Thoughts?',
    'Shall we say Tuesday at ten?',
    'We make good seals.',
  ])('drafts nothing where the ask is %j, and says why', (ask) => {
    const body = rich.body.replace(
      'Would a sample pair for line 3 be useful?',
      `It rained.\n\n${ask}`,
    );
    const { messages, recommendations } = draftSequence({ ...rich, body });
    expect(messages.map(({ day }) => day)).toEqual([0]);
    expect(recommendations[0]?.text).toMatch(/^No follow-up is drafted: no sentence .* asks/u);
  });

  it('does not send most of the email once more', () => {
    const body =
      'Hi Tom,\n\nWe mend the ovens of 14 bakeries in Leeds within a day, at a fixed price.\n\nWould a visit to your bakery be of use?\n\nBest,\nNora';
    expect(draftSequence({ subject: 'Ovens', body }).messages).toHaveLength(1);
  });

  it('drafts nothing where the email holds nothing to bring, and says why', () => {
    const { messages, recommendations } = draftSequence(empty);
    expect(messages.map(({ day }) => day)).toEqual([0]);
    expect(recommendations[0]?.text).toContain('No follow-up is drafted');
    expect(recommendations[0]?.evidence).toContain('B11');
  });

  it('writes no blank of its own', () => {
    for (const draft of [goodEmail(), rich, empty])
      for (const { body } of draftSequence(draft).messages) expect(findBlanks(body)).toEqual([]);
  });

  it.each([
    ['too little', 'Hello Tom, are you there?'],
    [
      'German',
      'Sehr geehrte Frau Maier,\n\nwir haben gesehen, dass Ihre Bäckerei in Leipzig eine zweite Filiale eröffnet hat. Unsere Teiglinge sind in zwölf Minuten fertig, und drei Bäckereien in Halle backen sie jeden Morgen.\n\nDarf ich Ihnen ein Muster schicken?\n\nMit freundlichen Grüßen\nKarl',
    ],
  ])('writes nothing for %s', (_, body) => {
    expect(draftSequence({ subject: null, body })).toEqual({ messages: [], recommendations: [] });
  });

  it('advises on the first follow-up only when none was sent', () => {
    const texts = (stage: 'first' | 'follow_up') =>
      draftSequence({ ...rich, stage }).recommendations.map(({ text }) => text);
    expect(texts('first')).toHaveLength(5);
    expect(texts('follow_up')).toHaveLength(4);
    expect(texts('first')[0]).toContain('3 days');
    expect(texts('follow_up').join(' ')).not.toContain('Wait 3 days');
  });
});

describe('what a follow-up keeps and leaves', () => {
  const followUps = (draft: Draft) =>
    draftSequence(draft)
      .messages.slice(1)
      .map(({ body }) => body);
  const firm =
    'Hi Ada,\n\nI noticed that Harborline opened a second depot in Rotterdam in March. We move pallets for 14 depots in Hamburg and Cork. Nordkai in Hamburg cut truck waiting from 71 minutes to 38 minutes within a season.\n\nIs dock waiting on your list?\n\nBest, Per (per@a.example, +31 10 555 0142)\nP.S. The brochure is on our site.';

  it('keeps a close that goes on in the same line, and leaves the postscript', () => {
    const bodies = followUps({ subject: 'Dock waiting', body: firm });
    expect(bodies.length).toBeGreaterThan(0);
    for (const body of bodies) {
      expect(body).toContain('Best, Per (per@a.example');
      expect(body).not.toContain('P.S.');
    }
  });

  it('greets by the name alone where the email does', () => {
    const body = firm.replace('Hi Ada,\n\n', 'Ms Lovelace, I hope you are well. ');
    for (const one of followUps({ subject: 'Dock waiting', body }))
      expect(one).toMatch(/^Ms Lovelace,\n\n/u);
  });
});
