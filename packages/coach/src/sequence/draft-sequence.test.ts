import { describe, expect, it } from 'vitest';
import type { Draft } from '../draft.ts';
import { goodEmail } from '../../test/good-email.ts';
import { parseEmail } from '../document/parse-email.ts';
import { draftSequence } from './draft-sequence.ts';

describe('draftSequence', () => {
  it('sends the opener and two follow-ups, 3 and then 6 days later, in the same thread', () => {
    const { messages } = draftSequence(goodEmail());
    expect(messages.map(({ gap_days }) => gap_days)).toEqual([0, 3, 6]);
    expect(messages[0]?.subject).toBe('Oven space for your Leeds café');
    expect(messages.slice(1).map(({ subject }) => subject)).toEqual([null, null]);
  });

  it('sends as many follow-ups as are asked for, the gaps growing', () => {
    const gaps = (followUps: 1 | 2 | 3) =>
      draftSequence(goodEmail(), { followUps }).messages.map(({ gap_days }) => gap_days);
    expect(gaps(1)).toEqual([0, 3]);
    expect(gaps(3)).toEqual([0, 3, 6, 10]);
  });

  it('counts the days from the first email', () => {
    const days = draftSequence(goodEmail(), { followUps: 3 }).messages.map(({ day }) => day);
    expect(days).toEqual([0, 3, 9, 19]);
  });

  it('goes on with the next step after a draft that is a follow-up, one email shorter', () => {
    const { messages } = draftSequence(goodEmail({ stage: 'follow_up' }));
    expect(messages.map(({ gap_days }) => gap_days)).toEqual([0, 6]);
    expect(messages[0]?.reason).not.toContain('first email');
    expect(messages[1]?.body).toMatch(/last/u);
  });

  it.each(['follow_up', undefined] as const)(
    'lets nothing follow a last note, and says so',
    (stage) => {
      const ask = 'I know you are busy, so I’ll leave it there. All the best with the café.';
      const { messages, recommendations } = draftSequence(goodEmail({ ask, stage }), {
        followUps: 3,
      });
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
      'Hi {{first_name}},\n\nI saw that {{company}} is hiring in Leeds. Harrow Cycles cut ramp time from 21 weeks to 12 with our checklists.\n\nWould it be useful if I sent you the first checklist?\n\nBest,\nPriya';
    const [, first, last] = draftSequence({ subject: '{{company}} hires', body }).messages;
    expect(first?.body).toContain('Harrow Cycles cut ramp time from 21 weeks to 12');
    for (const message of [first, last]) {
      expect(message?.body).toMatch(/^Hi \{\{first_name\}\},/u);
      expect(message?.body.match(/\{\{/gu)).toHaveLength(1);
    }
  });

  it('keeps the greeting, the close and the signature', () => {
    for (const { body } of draftSequence(goodEmail()).messages.slice(1)) {
      expect(body).toMatch(/^Hi Priya,\n\n/u);
      expect(body).toMatch(/\n\nThanks,\nMarek\nDough & Daughters$/u);
    }
  });

  it('brings another fact back each time', () => {
    const [, first, last] = draftSequence(goodEmail()).messages;
    expect(first?.body).toContain('Laynes in Leeds bakes 120 a day');
    expect(first?.body).not.toContain('40-minute');
    expect(last?.body).toContain('opened a second café in Leeds in March');
    expect(last?.body).not.toContain('Laynes');
  });

  it('lets the reader go in the last one, and asks for nothing', () => {
    const last = draftSequence(goodEmail()).messages.at(-1)?.body ?? '';
    expect(last).toMatch(/\blast\b/u);
    expect(last).not.toContain('?');
    expect(last.split(/\s+/u).length).toBeLessThan(70);
  });

  it('writes no third one that would have nothing to say', () => {
    const body =
      'Hi Tom,\n\nWe are a marketing company and we would love to work with you on your marketing. Our team does great work for every kind of client in every kind of field.\n\nWould that be of interest?\n\nBest,\nNora';
    const { messages } = draftSequence({ subject: 'Marketing', body }, { followUps: 3 });
    expect(messages.map(({ day }) => day)).toEqual([0, 3, 9]);
    expect(messages.at(-1)?.body).toMatch(/\blast\b/u);
  });

  it('leaves one blank in all when the email holds no fact', () => {
    const body =
      'Hi Tom,\n\nWe are a marketing company and we would love to work with you on your marketing. Our team does great work for every kind of client in every kind of field.\n\nWould that be of interest?\n\nBest,\nNora';
    const { messages } = draftSequence({ subject: 'Marketing', body });
    const blanks = messages
      .flatMap((message) => parseEmail(message).protectedTokens)
      .filter(({ kind }) => kind === 'blank');
    expect(messages).toHaveLength(3);
    expect(blanks).toHaveLength(1);
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
      draftSequence(goodEmail({ stage })).recommendations.map(({ text }) => text);
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
    'Hi Ada,\n\nI noticed that Harborline opened a second depot in Rotterdam in March. We were founded in 2009 and have 140 employees in 6 offices in Hamburg, Lisbon and Cork. For example, Nordkai in Hamburg cut truck waiting from 71 minutes to 38 minutes within a season.\n\nIs dock waiting on your list?\n\nBest, Per (per@a.example, +31 10 555 0142)\nP.S. The brochure is on our site.';

  it('brings back what became of a case, not how large the writer’s firm is', () => {
    const [first] = followUps({ subject: 'Dock waiting', body: firm });
    expect(first).toContain('71 minutes to 38');
    expect(first).not.toContain('140 employees');
  });

  it('keeps a close that goes on in the same line, and leaves the postscript', () => {
    for (const body of followUps({ subject: 'Dock waiting', body: firm })) {
      expect(body).toContain('Best, Per (per@a.example');
      expect(body).not.toContain('P.S.');
    }
  });

  it('takes neither a quoted subject for a story nor the reader for the matter', () => {
    const body =
      'Hi Zoe,\n\nWe asked 1,300 villagers in Powys: 44% have no bus on Sundays, and 9% lost a job over it. Nobody else has it before 2 May.\n\nMay I send it?\n\nCarys';
    for (const subject of ['Intro - buses (44% have none)', 'A question for Zoe'])
      expect(followUps({ subject, body, profile: 'pr' }).join(' ')).not.toMatch(
        /“Intro|about Zoe|Is Zoe/u,
      );
  });
});
