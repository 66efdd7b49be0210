import type { Reworded } from './drafts.ts';

/** What a fair hand changes: plainer words, fewer of them, a smaller question. Nothing in it is new. */
export const rewordings: readonly Reworded[] = [
  ['ovens', 'leverage our ovens in order to cut your costs', 'use our ovens to cut your costs'],
  [
    'ovens',
    'I saw you opened a second café in Leeds in March.',
    'I saw that you opened a second café in Leeds this March.',
  ],
  [
    'ovens',
    'Would you be available for a 30-minute call on Tuesday to discuss how we could leverage our ovens in order to cut your costs?',
    'Would a 30-minute call on Tuesday about your gas costs be worth it?',
  ],
  [
    'ovens',
    'We make ovens that heat up in four minutes and use 30% less gas than an old one.',
    'Our ovens heat up in four minutes. They use 30% less gas than an old one.',
  ],
  [
    'ovens',
    'Harrow Bakery has run 12 of them since 2023.',
    'Since 2023, Harrow Bakery has run 12 of them.',
  ],
  [
    'ovens',
    'I saw you opened a second café in Leeds in March.',
    'Congratulations on the second café in Leeds, which I saw you opened in March.',
  ],
  ['ovens', 'Hi Priya,', 'Hello Priya,'],
  ['ovens', 'Best regards,', 'Thanks,'],
  ['ovens', 'in order to cut your costs?', 'to cut your costs? A yes or no is enough.'],
  ['ovens', 'heat up in four minutes', 'heat up in 4 minutes'],
  ['ovens', 'use 30% less gas', 'burn 30% less gas'],
  [
    'pages',
    'I hope this email finds you well. My name is Tom Okafor and I am the founder of Pagewright, a company that provides cutting-edge website services to small shops.',
    'I’m Tom Okafor, founder of Pagewright. We look after websites for small shops.',
  ],
  [
    'pages',
    'We would like to utilise our experience to assist you with your online presence. I noticed that your checkout takes 8 seconds to load on a phone.',
    'Your checkout takes 8 seconds to load on a phone. We could help you with that.',
  ],
  [
    'pages',
    'Please do not hesitate to contact me if you have any questions. I look forward to hearing from you at your earliest convenience.',
    'Shall I send you what I found?',
  ],
  [
    'pages',
    'I look forward to hearing from you at your earliest convenience.',
    'Is that worth a look?',
  ],
  ['pages', 'Dear Sir/Madam,', 'Hello,'],
  ['pages', 'utilise our experience to assist you with', 'use our experience to help you with'],
  ['pages', 'I hope this email finds you well. ', ''],
  [
    'pages',
    'Please do not hesitate to contact me if you have any questions.',
    'If you have questions, just reply.',
  ],
  [
    'charts',
    'Are you open to a conversation about it at some point in the near future?',
    'Is it worth telling you more?',
  ],
  [
    'charts',
    'There is one place on that team, remote from anywhere in Europe, €85,000.',
    'We have one place on that team. It is remote, from anywhere in Europe, and pays €85,000.',
  ],
  [
    'charts',
    'Your fix in the tile cache is what our team has been failing at since March.',
    'Our team has been failing since March at what your fix in the tile cache does.',
  ],
  [
    'charts',
    'We draw sea charts for 9,000 fishing boats, on tablets with 2 GB of memory.',
    'Our sea charts run on 9,000 fishing boats, on tablets with 2 GB of memory.',
  ],
  ['charts', 'Best,', 'Kind regards,'],
  [
    'potholes',
    'I am able to send it over to you at any time that suits you.',
    'I can send it whenever you like.',
  ],
  ['potholes', ' I am able to send it over to you at any time that suits you.', ''],
  [
    'potholes',
    'Would you like to see the list before Thursday?',
    'May I send you the list before Thursday?',
  ],
  [
    'potholes',
    'You reported last week that Stoke pays one pothole claim in ten.',
    'Last week you reported that Stoke pays one pothole claim in ten.',
  ],
  ['pallets', 'I have not heard back from you, so I wanted to circle back. ', ''],
  [
    'pallets',
    'Is this something that might be of interest to you?',
    'Would this be useful at your site?',
  ],
  [
    'pallets',
    'Our scanner counts a full lorry in 6 minutes.',
    'With our scanner, a full lorry is counted in 6 minutes.',
  ],
  [
    'boats',
    'Could we arrange a meeting at your convenience in order to discuss this opportunity?',
    'Would you consider helping with part of it?',
  ],
  [
    'boats',
    'We are seeking a contribution towards the purchase of a new one, which costs £3,200.',
    'A new one costs £3,200, and we’re looking for help to buy it.',
  ],
  [
    'boats',
    'Our two boats are 25 years old and one of them leaks.',
    'We have two boats. Both are 25 years old, and one leaks.',
  ],
  [
    'boats',
    'The harbour school teaches 40 children to row every summer.',
    'Every summer, 40 children learn to row at the harbour school.',
  ],
  [
    'ovens',
    'Harrow Bakery has run 12 of them since 2023.',
    'One example: Harrow Bakery, which has run 12 of them since 2023.',
  ],
  [
    'ovens',
    'leverage our ovens in order to cut your costs',
    'put our ovens to work and bring your gas bill down',
  ],
  ['ovens', '', 'Does gas cost you more than it should?'],
  [
    'ovens',
    'Would you be available for a 30-minute call on Tuesday to discuss how we could leverage our ovens in order to cut your costs?',
    'If that sounds useful, could we speak for 30 minutes on Tuesday?',
  ],
  ['ovens', 'Best regards,', 'Many thanks,'],
  [
    'pages',
    'I noticed that your checkout takes 8 seconds to load on a phone.',
    'I opened your checkout on a phone, and it took 8 seconds to load.',
  ],
  [
    'pages',
    'a company that provides cutting-edge website services to small shops',
    'which builds and mends websites for small shops',
  ],
  [
    'pages',
    'Please do not hesitate to contact me if you have any questions. I look forward to hearing from you at your earliest convenience.',
    'Reply with a yes and I’ll send you the details.',
  ],
  ['pages', 'I hope this email finds you well. ', 'I know you get a lot of these. '],
  [
    'charts',
    'There is one place on that team, remote from anywhere in Europe, €85,000.',
    'The job is remote (anywhere in Europe) and the salary is €85,000; there is one place on that team.',
  ],
  [
    'charts',
    'We draw sea charts for 9,000 fishing boats, on tablets with 2 GB of memory.',
    'We make the charts that 9,000 fishing boats steer by, on tablets with just 2 GB of memory.',
  ],
  [
    'charts',
    'Are you open to a conversation about it at some point in the near future?',
    'Would you be up for a chat? No pressure either way.',
  ],
  [
    'potholes',
    'I am able to send it over to you at any time that suits you.',
    'Just say when and I’ll send it.',
  ],
  [
    'potholes',
    'A councillor told us that “nobody reads the list”.',
    'One councillor’s words to us: “nobody reads the list”.',
  ],
  [
    'pallets',
    'I have not heard back from you, so I wanted to circle back.',
    'Here’s the short version.',
  ],
  [
    'pallets',
    'Is this something that might be of interest to you?',
    'Shall I show you how it works?',
  ],
  [
    'boats',
    'We are seeking a contribution towards the purchase of a new one, which costs £3,200.',
    'To replace it we need £3,200, and we hope you might contribute.',
  ],
  [
    'boats',
    'Could we arrange a meeting at your convenience in order to discuss this opportunity?',
    'Could you chip in, even a little?',
  ],
  [
    'boats',
    'Our two boats are 25 years old and one of them leaks.',
    'They learn in two boats that are 25 years old, one of which leaks.',
  ],
];
