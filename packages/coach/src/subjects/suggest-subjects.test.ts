import { describe, expect, it } from 'vitest';
import { rewrite } from '../index.ts';
import { suggestSubjects } from './suggest-subjects.ts';

function subjectsFor(body: string, subject: string | null = null): string[] {
  return suggestSubjects({ subject, body }).map((idea) => idea.subject);
}

describe('suggestSubjects', () => {
  it('names the reader’s company and what was noticed there', () => {
    const body =
      'Hi Tom,\n\nI noticed that the checkout on Fernhill’s website takes nine seconds to open on a phone. We mend such pages.\n\nIs that worth a look?';
    expect(subjectsFor(body)[0]).toBe('Fernhill’s checkout');
  });

  it('never adds a plain one that another has in it', () => {
    const body =
      'Hi Dr Mensah,\n\nYour clinic’s report for 2025 puts missed appointments at 1,940, or one in four. Our reminder goes out as a voice message.\n\nWould it be of use?\n\nBest,\nBo';
    const ideas = subjectsFor(body, 'No-shows');
    expect(ideas.filter((idea) => /a question for Dr Mensah/iu.test(idea)).length).toBeLessThan(2);
    expect(ideas).not.toContain('2025 puts');
  });

  it('says what the writer offers', () => {
    const body =
      'We help hauliers cut fuel costs by 12%, with better routes for their lorries every day.';
    expect(subjectsFor(body)).toContain('Cutting fuel costs');
  });

  it('uses counted things as they are counted', () => {
    const body =
      'We surveyed 2,140 office workers in the UK in September about their working week at home.';
    expect(subjectsFor(body)).toContain('2,140 office workers in the UK');
  });

  it('shortens the writer’s own long subject at the end of a phrase', () => {
    const ideas = subjectsFor(
      'We run a conference for people who build payments and would like you to join us there.',
      'Sponsorship opportunity for your company at our annual technology conference in Dublin',
    );
    expect(ideas).toContain('Sponsorship opportunity for your company');
  });

  it('takes off a pretended reply and a raw tag’s subject is not repeated', () => {
    const body =
      'We help hauliers cut fuel costs by 12%, with better routes for their lorries every day.';
    expect(subjectsFor(body, 'Re: fuel costs')).toContain('Fuel costs');
    expect(subjectsFor(body, 'Idea for {{company}}').join(' ')).not.toContain('{{');
  });

  it('puts a question to a single word of the writer’s own', () => {
    expect(
      subjectsFor(
        'Hi Mr Bevan,\n\nWe feed families in Cardiff and would be glad of help.',
        'Donation',
      ),
    ).toContain('Donation: a question for Mr Bevan');
  });

  it('takes no thing of theirs from what they are asked to do', () => {
    const body =
      'We bake bread all night in Leeds. Please send us your budget cycle and confirm your shoe size.';
    expect(subjectsFor(body).join(' ')).not.toMatch(/budget|shoe/u);
  });

  it.each([
    [
      'a time of day',
      'I run a 35-minute class at noon for the people at Dexter, chairs only, and twelve of their forty come.',
      /noon/iu,
    ],
    [
      'the verb after the thing',
      'A survey we did of 2,140 drivers in Bristol found they lose 44 hours a year looking for a space.',
      /found/iu,
    ],
    ['every seller’s price', 'We offer below services at very affordable cost in Leeds.', /cost/iu],
    [
      'an adjective before a plain noun',
      'The first class is free, the next are £70 for the group of ten at your office.',
      /first/iu,
    ],
    [
      'a thing cut before its “of”',
      'We do boiler servicing for a huge range of letting agents in Stockport and Leeds.',
      /range/iu,
    ],
    [
      'what an address does',
      'staging.quillbox.example answers without a password and shows 300 customer names to anybody.',
      /answers/iu,
    ],
  ])('is never %s', (_, body, flaw) => {
    expect(subjectsFor(body).join('\n')).not.toMatch(flaw);
  });

  it.each([
    [
      'what was done with a thing',
      'Your talk at NodeConf in May on idempotent webhooks is the clearest I have heard on the subject.',
      /heard/iu,
    ],
    [
      'a thing with half of what it does',
      'We make ordering screens for the counter. A school in Hull throws away 11 kg less since then.',
      /throws/iu,
    ],
    [
      'several things with their verb',
      'We make ordering screens for the counter. Your members wait in the cold corridor for the hall.',
      /wait$/imu,
    ],
    [
      'what is said before a thing',
      'We would love to touch base with your esteemed organization about the cost of its pallets.',
      /^base/imu,
    ],
  ])('is never %s', (_, body, flaw) => {
    expect(subjectsFor(body).join('\n')).not.toMatch(flaw);
  });

  it('ends before the verb of things in a town', () => {
    const body =
      'Do phone orders interrupt the morning rush? We make ordering screens for the counter. Three cafés in York use them. Would a one-page summary help?';
    expect(subjectsFor(body)).toContain('Three cafés in York');
    expect(subjectsFor(body).join('\n')).not.toMatch(/use/iu);
  });

  it('adds no question that fits any email to two ideas that name something', () => {
    const body =
      'Hi Ines,\n\nYour talk at NodeConf in May on idempotent webhooks is the clearest I have heard on the subject.';
    expect(subjectsFor(body)).toEqual(['Your talk at NodeConf in May', 'Idempotent webhooks']);
  });

  it('holds no line break', () => {
    const body =
      'I noticed that the checkout on Fernhill’s\r\nwebsite takes nine seconds.\r\nWe mend\r\nsuch pages.';
    expect(subjectsFor(body, 'Your\r\ncheckout').join('')).not.toMatch(/[\r\n]/u);
  });

  it('does not offer the subject the draft has', () => {
    const body =
      'We help hauliers cut fuel costs by 12%, with better routes for their 40 lorries in Leeds.';
    expect(subjectsFor(body, 'Cutting fuel costs')).not.toContain('Cutting fuel costs');
  });

  it.each([
    [
      'fragments',
      'Your piece in issue 14 used three photographs. The second email arrives late, and we typically book between 12 and 20 dates.',
      /14 used|email arrives|book between/iu,
    ],
    [
      'rates',
      'Kestrel has the same problem at 900 payments a second, in every shop of the town.',
      /900/u,
    ],
    [
      'what “That’s” opens',
      'I noticed that you are growing fast. That’s awesome, and we would love to join in.',
      /That|awesome/u,
    ],
    [
      'praise',
      'We have been recognized as a thought leader, and our team is passionate about the top of the market.',
      /leader|the top/iu,
    ],
  ])('takes no %s', (_, body, wrong) => {
    expect(subjectsFor(body).join(' | ')).not.toMatch(wrong);
  });

  it('says which of their things it is about', () => {
    const body =
      'Your talk at NodeConf in May is the clearest I have heard on the subject. We have the same problem in our shop.';
    expect(subjectsFor(body)[0]).toBe('Your talk at NodeConf in May');
  });

  it.each([
    ['Hi there Sarah,', 'A question for Sarah'],
    ['Bonjour Marie,', 'A question for Marie'],
    ['Hello Hi Sarah,', 'A question for Sarah'],
    ['Hi Everyone,', 'One small question'],
  ])('knows whom %j greets', (greeting, expected) => {
    const body = `${greeting}\n\nWe bake bread all night and would like to sell some of it soon.`;
    expect(subjectsFor(body)).toContain(expected);
    expect(subjectsFor(body).join(' ')).not.toMatch(/there|Bonjour|Hi\b|Everyone/iu);
  });

  it.each([null, 'Re: Partnership', 'THE TUESDAY QUEUE', 'A question for you'])(
    'gives an idea for the subject %j, and among its ideas what a rewrite would set',
    (subject) => {
      const draft = { subject, body: 'We bake bread all night. Could we sell some to you?' };
      const ideas = subjectsFor(draft.body, subject);
      const { subject: rewritten } = rewrite(draft);
      expect(ideas).not.toEqual([]);
      if (rewritten !== subject) expect(ideas).toContain(rewritten);
    },
  );

  it('keeps the capital of a day in a subject that was shouted', () => {
    expect(subjectsFor('We bake bread all night, and sell it.', 'THE TUESDAY QUEUE')).toContain(
      'The Tuesday queue',
    );
  });

  it('reads only the opening of a text longer than any email', () => {
    const body = 'We help hauliers cut fuel costs with better routes for their lorries. '.repeat(
      700,
    );
    expect(subjectsFor(body)).toContain('Cutting fuel costs');
    expect(subjectsFor(`${body}Brightlane bakes.`)).toEqual(subjectsFor(body));
  });

  it.each([
    [
      'recruiting',
      'Hi Maria,\n\nMy client, a private hospital in Manchester, is looking for a theatre nurse: 37.5 hours, no nights, £38,000.\n\nWould you be open to hearing more?',
      'A theatre nurse',
    ],
    [
      'pr',
      'Hi Amelia,\n\nYou wrote in May about renters. We asked 2,140 renters in September: 34% put off seeing a dentist, and 12% stopped buying prescriptions.\n\nWould you like the tables?',
      '34% put off seeing a dentist',
    ],
    [
      'link_building',
      'Hi Ruth,\n\nThe council leaflet on your composting page has been gone since June. Our guide covers the same ground.\n\nWould it be worth a swap?',
      'Council leaflet on your composting page',
    ],
    [
      'job_search',
      'Dear Ms Okafor,\n\nYour post about moving off Redux is why I apply. At Brindle I cut the build from 14 minutes to 3.\n\nWould you be open to a short conversation?',
      'Your post about moving off Redux',
    ],
  ] as const)('names what an email of the kind %s is about', (profile, body, expected) => {
    const ideas = suggestSubjects({ subject: null, body, profile }).map(({ subject }) => subject);
    expect(ideas).toContain(expected);
    expect(ideas[0]).not.toMatch(/^(?:A question|An idea|A thought|One small)/u);
  });

  it('has nothing to say of another language, nor of what is no email', () => {
    const greek =
      'Καλημέρα σας, είδαμε ότι ανοίξατε δεύτερο κατάστημα στη Θεσσαλονίκη και θα θέλαμε να σας στείλουμε ένα δείγμα.';
    expect(subjectsFor(greek)).toEqual([]);
  });

  it('has nothing to say about next to nothing', () => {
    expect(subjectsFor('Hello.')).toEqual([]);
    expect(subjectsFor('')).toEqual([]);
  });
});
