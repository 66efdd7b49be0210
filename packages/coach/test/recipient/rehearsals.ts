import type { Draft } from '../../src/draft.ts';
import type { PersonaId } from '../../src/recipient/personas.ts';

/** An email with the readers it is for, and what its writer says next, message by message. */
export type Rehearsal = {
  readonly name: string;
  readonly draft: Draft;
  readonly readers: readonly PersonaId[];
  readonly messages: readonly string[];
};

export const rehearsals: readonly Rehearsal[] = [
  {
    name: 'cloud costs',
    draft: {
      subject: 'Cutting AWS bill at Pelago',
      body: `Hi Dana,

Saw on the Pelago engineering blog that you moved your batch jobs to Kubernetes in March.

At CloudTrim we've helped companies like Norden Bank and Fitwell reduce their AWS spend by up to 38% within 60 days with zero engineering effort. Our platform right-sizes nodes, buys savings plans and stops what runs idle, and it integrates with your stack in under 15 minutes.

Would this be of interest?

Best,
Marcus Hale
CloudTrim`,
    },
    readers: ['busy_founder', 'sceptical_cfo', 'helpful_manager', 'technical_buyer'],
    messages: [
      'It takes a read-only IAM role; the agent is open source. Norden Bank cut $41k a month. Shall I send the access policy?',
      'It costs 10% of what we save, nothing upfront. Who would have to approve it?',
      'Thanks, on its way.',
    ],
  },
  {
    name: 'hotel film with a blank',
    draft: {
      subject: 'Your hotel on Instagram',
      body: `Hi [fill in: first name],

My name is Eleni and I am a freelance videographer based in Thessaloniki with 8 years of experience. I have worked with many hotels and restaurants.

I came across your hotel on Instagram. Your rooftop pool is stunning. I noticed that you don't have any video on your website, only photos, and I believe video could help you get more direct bookings.

My prices start from 900 EUR for a 60 second film including drone footage. I attach my portfolio. I would be in Halkidiki 12-18 May for another shoot, so there would be no travel costs.

Please let me know if you are interested or if you have any questions.

Kind regards,
Eleni Papadaki`,
    },
    readers: ['busy_founder', 'helpful_manager', 'sceptical_cfo'],
    messages: [
      'Yes, 900 EUR covers one day of filming and two cuts. The film I made for Sani is on my site. Is the 14th possible?',
      'You would need nothing but the keys to the roof. Where should I send the film?',
      'Thank you!',
    ],
  },
  {
    name: 'soil sensors',
    draft: {
      subject: 'Intro - pre-seed, soil sensors',
      body: `Hi Priya,

You led the seed in AgriLoop and wrote in February that "the next decade of ag margins will be won below ground". We agree, and we're building the sensor for it.

Rootline makes a €9 biodegradable soil probe that reads nitrate and moisture for one season and composts itself. 14 farms in Navarra ran 2,300 probes last summer; 11 have pre-ordered for this year (€61k).

We're raising €1.2M, €400k committed. Would you like to see the deck?

Iker Zubiri`,
    },
    readers: ['investor', 'sceptical_cfo'],
    messages: [
      'CAC is about €120 per farm so far, all through two co-ops. Deck is attached. Thursday 10:00?',
      'Revenue was €14k in June and €61k is on order. Who else would join the call?',
      'Great, thanks.',
    ],
  },
  {
    name: 'croissants',
    draft: {
      subject: 'Oven space for your Leeds café',
      body: `Hi Priya,

I saw you opened a second café in Leeds in March and still bake everything in the York kitchen. That is a 40-minute drive for every tray of croissants.

We deliver frozen butter croissants that are proved and ready for the oven. Laynes in Leeds bakes 120 a day from ours and stopped its 4 am shift.

Would a tray of samples for the Leeds oven be of use?

Thanks,
Marek
Dough & Daughters`,
    },
    readers: ['busy_founder', 'sceptical_cfo', 'helpful_manager'],
    messages: [
      'A tray is £38 and keeps for three weeks in the freezer. It takes 20 minutes in any oven. Which day suits you for the samples?',
      'What do you pay for butter today?',
      'Perfect, see you then.',
    ],
  },
  {
    name: 'night buses',
    draft: {
      subject: 'Night buses and shop takings',
      body: `Hi Hannah,

Your piece in March asked whether the new night buses would bring anyone into the centre of Hull. We counted.

Takings in 38 shops along the route rose by 6% on Fridays, and fell by 2% two streets away. The figures come from card terminals and have not been published.

Would the street-by-street table be of use for a follow-up?

Thanks,
Oliver
Humber Traders`,
    },
    readers: ['editor'],
    messages: [
      'Nobody else has it, and the story is that the streets beside the route lost. Shall I send the table?',
      'When would you need it?',
      'Thanks.',
    ],
  },
  {
    name: 'warehouse robots',
    draft: {
      subject: 'Your warehouse robots role',
      body: `Hi Jonas,

Your post about the Rotterdam robots said the hard part is what happens when two of them meet in an aisle. I spent last year on that problem at Kuiper, where stoppages went from 31 a day to 4.

I write C++ and I am free from March.

Would you like the two-page write-up of how we did it?

Thanks,
Anneke de Boer`,
    },
    readers: ['recruiter', 'technical_buyer', 'helpful_manager'],
    messages: [
      'I would want to work on the aisle logic. I was one of three, and the planner was mine alone. Could we speak next week?',
      'Who would I speak to first?',
      'Thank you, looking forward to it.',
    ],
  },
  {
    name: 'a role in Lisbon',
    draft: {
      subject: 'Your talk on queues, and a role',
      body: `Hi Sam,

Your FOSDEM talk showed how you drained 4 million stuck jobs without losing one. We have the same problem with card payments, and nobody who has solved it.

The role: own the payments queue in a team of five in Lisbon or remote, €85,000 to €95,000.

Would you like to read the design notes?

Best,
Rita Alves
Mola`,
    },
    readers: ['technical_buyer', 'helpful_manager'],
    messages: [
      'You would own the queue from the first day and report to the CTO. Would you be free for a call?',
      'What are you looking to earn?',
      'All right, thanks.',
    ],
  },
  {
    name: 'a dead link',
    draft: {
      subject: 'Dead link on your sourdough page',
      body: `Hi Ruth,

Your guide to sourdough links to Baker's Notes under "hydration", and that page has been gone since May.

I keep a hydration table for 30 flours, free to use, with photos of each dough.

Would you like the address?

Thanks,
Jan`,
    },
    readers: ['editor', 'busy_founder'],
    messages: [
      'It has 30 flours and yours had 6. Nobody pays for it. Shall I send it?',
      'Who looks after the page?',
      'Thanks!',
    ],
  },
  {
    name: 'a weak pitch',
    draft: {
      subject: 'Partnership opportunity',
      body: `Dear Sir or Madam,

I hope this email finds you well. We are a leading provider of innovative solutions that help companies leverage synergies and drive growth. Our world-class team is passionate about excellence and we believe we could be a great fit for your business.

Would you be available for a 30 minute call on Tuesday or Wednesday to discuss how we can help you achieve your goals? You can also book a slot in my calendar.

Best regards,
Tom Baker`,
    },
    readers: ['busy_founder', 'sceptical_cfo', 'helpful_manager', 'technical_buyer'],
    messages: [
      'We make software that reads invoices. Are you free on Tuesday?',
      'I just wanted to follow up.',
      'No problem, thanks anyway.',
    ],
  },
  {
    name: 'bookkeeping for a bakery',
    draft: {
      subject: 'Receipts at Casa Brava',
      body: `Hi Marta,

You said in the Porto bakers' letter that receipts take you every Sunday evening.

I do the books of six bakeries and collect the receipts on Mondays. Each of them got the evening back within a month.

May I show you what I would need from you?

Thanks,
Ines Prado`,
    },
    readers: ['busy_founder', 'helpful_manager', 'sceptical_cfo'],
    messages: [
      'It costs €120 a month. All you do is put the receipts in a box. Shall I come by on Monday?',
      'How many receipts do you have in a month?',
      'Good, thank you.',
    ],
  },
  {
    name: 'a lifeboat',
    draft: {
      subject: 'The engine of the Marlow lifeboat',
      body: `Dear Mr Okafor,

You paid for the new jetty at Marlow last year, and 64 children have learned to sail from it.

The lifeboat that watches over them runs on an engine from 1994. A new one costs £18,400, and we have £11,000.

Would you pay for a part of the rest?

Yours,
Helen Marsh
Marlow Lifeboat`,
    },
    readers: ['investor', 'busy_founder'],
    messages: [
      'The yard has quoted £18,400 and the crew does the fitting. Any part would help. May I send the quote?',
      'Whose name should be on the plate?',
      'Thank you so much.',
    ],
  },
  {
    name: 'help desk with a blank in the middle',
    draft: {
      subject: 'Your Friday tickets',
      body: `Hi Omar,

Your status page shows that support slows down on Fridays: [fill in: hours] to a first answer, against two on Mondays.

We make software that sorts tickets by what they need. Kestrel cut its Friday queue by half with it.

Would a one-page plan for your Fridays be useful?

Thanks,
Lena
Sortwell`,
    },
    readers: ['busy_founder', 'technical_buyer', 'helpful_manager'],
    messages: [
      'It was seven hours last Friday. It connects to your help desk by API. Shall I send the plan?',
      'Who runs your help desk?',
      'Thanks!',
    ],
  },
];
