import { describe, expect, it } from 'vitest';
import { rewrite } from '../index.ts';
import { suggestSubjects } from './suggest-subjects.ts';

function subjectsFor(body: string, subject: string | null = null): string[] {
  return suggestSubjects({ subject, body }).map((idea) => idea.subject);
}

const hauliers =
  'Hi Tom,\n\nWe help hauliers cut fuel costs by 12%, with better routes for their 40 lorries in Leeds.\n\nWorth a look?\n\nNora Field';

describe('suggestSubjects', () => {
  it.each([
    [
      'what was noticed',
      'Hi Ruth,\n\nThe council leaflet on your composting page has been gone since June. Our guide covers the same ground.\n\nWould it be worth a swap?',
      'The council leaflet on your composting page',
    ],
    [
      'what the reader wrote',
      'Dear Ms Okafor,\n\nYour post about moving off Redux is why I apply. At Brindle I cut the build from 14 minutes to 3.\n\nWould you be open to a short conversation?',
      'Your post about moving off Redux',
    ],
    [
      'whom it seeks',
      'Hi Maria,\n\nMy client, a private hospital in Manchester, is looking for a theatre nurse: 37.5 hours, no nights, £38,000.\n\nWould you be open to hearing more?',
      'A theatre nurse',
    ],
  ])('names %s', (_, body, subject) => {
    expect(subjectsFor(body)).toContain(subject);
  });

  it.each([hauliers, 'We bake bread all night. Could we sell some to you?', 'It is very nice.'])(
    'gives three to five of two to seven words: %s',
    (body) => {
      const ideas = suggestSubjects({ subject: null, body: `${body} Many thanks to you all.` });
      expect(ideas.length).toBeLessThanOrEqual(5);
      for (const { words } of ideas) expect(words >= 2 && words <= 7).toBe(true);
      if (body !== 'It is very nice.') expect(ideas.length).toBeGreaterThanOrEqual(2);
    },
  );

  it('ranks what names the matter by the score, and puts plain forms after it', () => {
    const ideas = suggestSubjects({ subject: null, body: hauliers });
    const plain = ideas.findIndex(({ subject }) => /^(?:About|A question|A note)\b/u.test(subject));
    const scores = ideas.slice(0, plain === -1 ? ideas.length : plain).map(({ score }) => score);
    expect(scores.length).toBeGreaterThan(0);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  });

  it('says the writer’s own subject calmly and without a pretended reply', () => {
    expect(subjectsFor(hauliers, 'Re: fuel costs of hauliers')).toContain('Fuel costs of hauliers');
    expect(subjectsFor(hauliers, 'CUT THE FUEL BILL NOW!!!')).toContain('Cut the fuel bill now');
    expect(subjectsFor(hauliers, 'THE TUESDAY QUEUE')).toContain('The Tuesday queue');
  });

  it('cuts a long subject of the writer’s to what it names', () => {
    const subject = 'Spare lorry tyres: what you could save between now and the end of May';
    expect(subjectsFor(hauliers, subject)[0]).toBe('Spare lorry tyres');
  });

  it('holds no placeholder and no line break', () => {
    const body =
      'Hi {{first_name}},\n\nI noticed that the checkout on Fernhill’s\r\nwebsite takes nine seconds.\r\nWe mend the [fill in: kind] pages of {{company}}.';
    expect(subjectsFor(body, 'Idea for {{company}}').join('|')).not.toMatch(/[{}[\]\r\n]/u);
  });

  it('takes nothing whole from praise, and no rate or date', () => {
    const body =
      'That’s awesome, and we would love to join in on 4 May. Kestrel has the same problem at 900 payments a second.';
    expect(subjectsFor(body).join('|')).not.toMatch(/awesome|May\b|a second/u);
  });

  it('offers an applicant the role', () => {
    const body =
      'Dear Ms Hall,\n\nI would like to apply for the junior analyst role. I counted stock for two years at Marlow.\n\nAda Quill';
    expect(
      suggestSubjects({ subject: null, body, profile: 'job_search' }).map(({ subject }) => subject),
    ).toContain('Application: junior analyst role');
  });

  it.each([
    ['Hi there Sarah,', 'A note for Sarah'],
    ['Bonjour Marie,', 'A note for Marie'],
  ])('knows whom %j greets', (greeting, expected) => {
    const body = `${greeting}\n\nWe bake bread all night and would like to sell some of it soon.`;
    expect(subjectsFor(body)).toContain(expected);
  });

  it.each([null, 'Re: Ovens for night bakers', 'THE TUESDAY QUEUE', 'A question for you'])(
    'holds for the subject %j what a rewrite would set',
    (subject) => {
      const draft = { subject, body: 'We bake bread all night. Could we sell some to you?' };
      const { subject: rewritten } = rewrite(draft);
      if (rewritten !== subject) expect(subjectsFor(draft.body, subject)).toContain(rewritten);
    },
  );

  it('reads only the opening of a text longer than any email', () => {
    const body = 'We help hauliers cut fuel costs with better routes for their lorries. '.repeat(
      700,
    );
    expect(subjectsFor(`${body}Brightlane bakes.`)).toEqual(subjectsFor(body));
  });

  it('has nothing to say of another language, nor about next to nothing', () => {
    const greek =
      'Καλημέρα σας, είδαμε ότι ανοίξατε δεύτερο κατάστημα στη Θεσσαλονίκη και θα θέλαμε να σας στείλουμε ένα δείγμα.';
    for (const body of [greek, 'Hello.', '']) expect(subjectsFor(body)).toEqual([]);
  });
});
