import fc from 'fast-check';
import type { Draft } from '../../src/index.ts';

const openers = [
  'I hope this email finds you well.',
  'I trust you are doing well!',
  'My name is Nora Lindqvist and I work at Brightlane.',
  "I'm reaching out because we help bakeries cut waste.",
  'I was recently looking at Fernhill’s website and noticed that the checkout takes a while to load on a phone, which is one of the most common reasons for customers leaving.',
  'Congratulations on opening your second shop in Leeds.',
  'I just wanted to quickly see if you are hiring.',
  'In today’s fast-paced world, companies need to leverage data in order to grow.',
];
const statements = [
  'We are a leading, innovative and award-winning agency.',
  'Our proven methodology consistently delivers results.',
  'We have worked with over 40 shops across Europe, and our proven methodology consistently delivers results.',
  'We build a cutting-edge platform that empowers teams to work faster; it connects to 200 tools and it takes a day to set up.',
  'Last year we cut fuel costs by 12% for Harrow Freight, who run 80 lorries from 3 depots, and we are sure that we can do the same for you because your routes look alike.',
  'She said “we can leverage this in order to grow” on 14 March.',
  'Due to the fact that prices rose by £1,200, a large number of them left.',
  'This could potentially perhaps help!!',
  'It is the BEST tool EVER!!! Really.',
  'An innovative idea, a unique hour, an honest offer.',
  'See https://example.com/in-order-to?x=1 or write to ana@example.com.',
  '- utilise the tool\n- leverage the data',
  'Hi {{first_name}}, your {company} is great.',
  'I haven’t heard back from you, so I am writing again.',
  'We noticed that you are hiring, and we think that your team will need desks, chairs and lamps before the end of May.',
];
const asks = [
  'Would you be available for a 30-minute call on Tuesday or Thursday to discuss how we could work together?',
  'You can also book a slot in my calendar, or point me to someone else I should talk to.',
  'Do you have 15 minutes next week to talk about shipping costs?',
  'What do you think?',
  'Let me know your thoughts.',
  'Is that worth a look?',
  'Please do not hesitate to contact me.',
  'I look forward to hearing from you.',
  'We build parts for bikes in Porto and I would love to hop on a call at your earliest convenience.',
];
const greetings = [
  '',
  'Hi Tom,\n\n',
  'Dear Sir/Madam,\n\n',
  'Hello,\n',
  'Hi {{name}},\n\n',
  'Hey Ana, ',
];
const closings = [
  '',
  '\n\nBest regards,\nNora Lindqvist\nLeading Edge Ltd',
  '\n\nThanks!\nBo',
  '\n\nNora\n\nP.S. We leverage tea.',
  '\n\nThanks,\nNora\n\nUnsubscribe: https://example.com/out',
  '\n\nBest,\nBo\n\nOn Mon, 3 March 2025, Tom wrote:\n> In order to leverage this, call me.',
];
const subjects = [
  null,
  '',
  'Hi',
  'Re: our call',
  'QUICK QUESTION ABOUT YOUR SALES',
  'Quick question about improving your website’s performance and conversion rates',
  'Idea for {{company}}',
  'Fuel costs',
];

const gap = fc.constantFrom(' ', ' ', ' ', '\n\n', '\n\n', '\n', '  ', '\r\n\r\n');

const message = fc
  .array(fc.record({ text: fc.constantFrom(...openers, ...statements, ...asks), gap }), {
    minLength: 0,
    maxLength: 7,
  })
  .map((parts) =>
    parts.map(({ text, gap: after }, at) => text + (at < parts.length - 1 ? after : '')).join(''),
  );

const realistic: fc.Arbitrary<Draft> = fc.record({
  subject: fc.constantFrom(...subjects),
  body: fc
    .tuple(fc.constantFrom(...greetings), message, fc.constantFrom(...closings))
    .map((parts) => parts.join('')),
});

const raw: fc.Arbitrary<Draft> = fc.record({
  subject: fc.option(fc.string({ unit: 'binary', maxLength: 40 }), { nil: null }),
  body: fc.string({ unit: 'binary', maxLength: 300 }),
});

const noisy: fc.Arbitrary<Draft> = fc
  .tuple(realistic, fc.string({ unit: 'grapheme', maxLength: 20 }), fc.nat(200))
  .map(([draft, noise, at]) => ({
    ...draft,
    body: draft.body.slice(0, at) + noise + draft.body.slice(at),
  }));

/** Emails as people write them, with accidents, and plain noise. */
export const arbitraryDraft: fc.Arbitrary<Draft> = fc.oneof(
  { weight: 6, arbitrary: realistic },
  { weight: 2, arbitrary: noisy },
  { weight: 1, arbitrary: raw },
);
