import type { Draft } from '../../src/index.ts';

/** Emails that the tables of rewordings and inventions start from. */
export const drafts = {
  ovens: {
    subject: 'Ovens for your second café',
    body: 'Hi Priya,\n\nI saw you opened a second café in Leeds in March. We make ovens that heat up in four minutes and use 30% less gas than an old one. Harrow Bakery has run 12 of them since 2023.\n\nWould you be available for a 30-minute call on Tuesday to discuss how we could leverage our ovens in order to cut your costs?\n\nBest regards,\nNora Lindqvist\nBrightlane',
  },
  pages: {
    subject: 'Quick question',
    body: 'Dear Sir/Madam,\n\nI hope this email finds you well. My name is Tom Okafor and I am the founder of Pagewright, a company that provides cutting-edge website services to small shops. We would like to utilise our experience to assist you with your online presence. I noticed that your checkout takes 8 seconds to load on a phone.\n\nPlease do not hesitate to contact me if you have any questions. I look forward to hearing from you at your earliest convenience.\n\nKind regards,\nTom Okafor\nhttps://pagewright.example/shops',
  },
  charts: {
    subject: 'Role at Kystkart',
    body: 'Hi Oksana,\n\nYour fix in the tile cache is what our team has been failing at since March. We draw sea charts for 9,000 fishing boats, on tablets with 2 GB of memory. There is one place on that team, remote from anywhere in Europe, €85,000.\n\nAre you open to a conversation about it at some point in the near future?\n\nBest,\nHenrik Dahl\nKystkart',
  },
  potholes: {
    subject: 'Pothole claims',
    body: 'Hi {{first_name}},\n\nYou reported last week that Stoke pays one pothole claim in ten. The council’s own list says one in 41: 1,230 claims, 30 paid. A councillor told us that “nobody reads the list”.\n\nWould you like to see the list before Thursday? I am able to send it over to you at any time that suits you.\n\nThanks,\nKate Bourne\nOpen Roads',
  },
  pallets: {
    subject: 'Re: Pallet counts',
    body: 'Hi Ruth,\n\nI wrote to you last week about counting pallets. I have not heard back from you, so I wanted to circle back. Our scanner counts a full lorry in 6 minutes.\n\nIs this something that might be of interest to you?\n\nInes\nPalletwise\n\nUnsubscribe: https://palletwise.example/out',
  },
  boats: {
    subject: 'A boat for the harbour school',
    body: 'Dear Ms Adeyemi,\n\nThe harbour school teaches 40 children to row every summer. Our two boats are 25 years old and one of them leaks. We are seeking a contribution towards the purchase of a new one, which costs £3,200.\n\nCould we arrange a meeting at your convenience in order to discuss this opportunity?\n\nYours sincerely,\nPeter Quint\nHarbour School',
  },
} as const satisfies Record<string, Draft>;

export type DraftName = keyof typeof drafts;

/** Words of the draft and what another hand put in their place; with no words it adds a sentence to the first paragraph. */
export type Reworded = readonly [draft: DraftName, before: string, after: string];

/** The same, and the words of it that must not be left. */
export type Invented = readonly [...Reworded, gone: string];

export function reword([name, before, after]: Reworded): { draft: Draft; written: string } {
  const draft = drafts[name];
  const { body } = draft;
  if (before !== '') {
    if (!body.includes(before)) throw new Error(`${name} does not say “${before}”`);
    return { draft, written: body.replace(before, () => after) };
  }
  const end = body.indexOf('\n\n', body.indexOf('\n\n') + 2);
  return { draft, written: `${body.slice(0, end)} ${after}${body.slice(end)}` };
}
