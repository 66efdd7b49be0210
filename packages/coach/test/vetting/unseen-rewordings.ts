import type { Reworded } from './drafts.ts';

/** The same as the rewordings, written before anything was there to judge them and never looked at to mend it. */
export const unseenRewordings: readonly Reworded[] = [
  [
    'ovens',
    'Would you be available for a 30-minute call on Tuesday to discuss how we could leverage our ovens in order to cut your costs?',
    'Could we talk for 30 minutes on Tuesday about cutting your costs?',
  ],
  [
    'ovens',
    'We make ovens that heat up in four minutes',
    'We build ovens that are hot in four minutes',
  ],
  [
    'ovens',
    'I saw you opened a second café in Leeds in March.',
    'You opened your second café in March, in Leeds.',
  ],
  [
    'ovens',
    'Harrow Bakery has run 12 of them since 2023.',
    'Harrow Bakery has had 12 of them in use since 2023.',
  ],
  ['ovens', 'use 30% less gas than an old one', 'need 30 percent less gas than old ones'],
  ['ovens', 'Would you be available for', 'Are you free for'],
  [
    'ovens',
    'to discuss how we could leverage our ovens in order to cut your costs',
    'to see whether they would cut your costs',
  ],
  ['ovens', 'Best regards,', 'Best,'],
  ['ovens', 'in order to cut your costs?', 'to cut your costs? If not, no problem at all.'],
  ['ovens', 'Hi Priya,', 'Dear Priya,'],
  ['ovens', '', 'That is why I’m writing.'],
  ['pages', 'Dear Sir/Madam,', 'Hi there,'],
  [
    'pages',
    'My name is Tom Okafor and I am the founder of Pagewright, a company that provides cutting-edge website services to small shops.',
    'I run Pagewright; we make websites for small shops.',
  ],
  [
    'pages',
    'I noticed that your checkout takes 8 seconds to load on a phone.',
    'On my phone, your checkout needed 8 seconds to load.',
  ],
  [
    'pages',
    'We would like to utilise our experience to assist you with your online presence.',
    'We’d like to help you with that.',
  ],
  ['pages', 'Please do not hesitate to contact me if you have any questions. ', ''],
  [
    'pages',
    'I look forward to hearing from you at your earliest convenience.',
    'Would you like to know why?',
  ],
  [
    'pages',
    'I look forward to hearing from you at your earliest convenience.',
    'If now is a bad time, just say so.',
  ],
  ['pages', 'Kind regards,', 'Thank you,'],
  ['pages', 'I hope this email finds you well. ', 'I’ll be brief. '],
  [
    'charts',
    'Are you open to a conversation about it at some point in the near future?',
    'Would you like to hear more about it?',
  ],
  [
    'charts',
    'Are you open to a conversation about it at some point in the near future?',
    'Open to a short chat?',
  ],
  [
    'charts',
    'There is one place on that team, remote from anywhere in Europe, €85,000.',
    'One place on that team is open: €85,000, remote, anywhere in Europe.',
  ],
  [
    'charts',
    'Your fix in the tile cache is what our team has been failing at since March.',
    'Since March our team has tried, and failed, to do what your fix in the tile cache does.',
  ],
  ['charts', 'on tablets with 2 GB of memory', 'and the tablets have just 2 GB of memory'],
  [
    'potholes',
    'Would you like to see the list before Thursday? I am able to send it over to you at any time that suits you.',
    'Shall I send the list over before Thursday?',
  ],
  [
    'potholes',
    'The council’s own list says one in 41: 1,230 claims, 30 paid.',
    'According to the council’s own list it is one in 41: it paid 30 of 1,230 claims.',
  ],
  [
    'potholes',
    'A councillor told us that “nobody reads the list”.',
    '“Nobody reads the list”, a councillor told us.',
  ],
  [
    'pallets',
    'I wrote to you last week about counting pallets. I have not heard back from you, so I wanted to circle back.',
    'Last week I wrote to you about counting pallets.',
  ],
  [
    'pallets',
    'Is this something that might be of interest to you?',
    'Is counting pallets a problem for you at all?',
  ],
  [
    'pallets',
    'Our scanner counts a full lorry in 6 minutes.',
    'Our scanner needs 6 minutes for a full lorry.',
  ],
  [
    'pallets',
    'Is this something that might be of interest to you?',
    'Is somebody else the right person to ask?',
  ],
  [
    'boats',
    'Could we arrange a meeting at your convenience in order to discuss this opportunity?',
    'May I tell you what a gift of any size would do?',
  ],
  [
    'boats',
    'Could we arrange a meeting at your convenience in order to discuss this opportunity?',
    'Would you like to come and see the boats?',
  ],
  [
    'boats',
    'We are seeking a contribution towards the purchase of a new one, which costs £3,200.',
    'We need a new one. It costs £3,200, and we’re asking people to chip in.',
  ],
  [
    'boats',
    'Our two boats are 25 years old and one of them leaks.',
    'One of our two boats leaks, and both are 25 years old.',
  ],
];
