import { describe, expect, it } from 'vitest';
import type { Profile } from '../draft.ts';
import { parseEmail } from './parse-email.ts';

const cases: Readonly<Record<Profile, readonly string[]>> = {
  sales: [
    'Your Leeds shop bakes at night. We supply frozen croissants to cafés such as Laynes. Would samples be of use?',
    'I saw that you are hiring a warehouse manager. Our software counts pallets, and our customers save two days a month. Worth a look?',
    'We clean 40 offices in Kent and save you a supplier. Shall I send pricing?',
    'Would you like a demo of our platform on Tuesday?',
    'Your website loads in nine seconds. We fix that for shops, and our clients sell 12% more. Would a free audit help?',
    'Does Thursday at 3 work for you? I would like to show you our product.',
  ],
  pr: [
    'You wrote about night trains in March. We have new data from 2,100 lettings. Would you like an early look before we publish?',
    'Attached is a press release about our opening in Leeds. Photos are available.',
    'Would Dr Hall be a guest on your podcast? She can speak on sleep.',
    'I have a story for you: a survey of 138 trusts says that 41,300 nurses were fined.',
    'These figures are under embargo until 2 July. Shall I send them?',
    'Your piece on rents asked a question. Our survey of tenants answers it, and you may have the findings first.',
  ],
  recruiting: [
    'I recruit for Quillworks. Your background in parsers fits a role we have. The salary range is €95,000 to €110,000.',
    "We're hiring a baker for our Leeds shop. Would you want to hear more?",
    'Your github shows a fix to the tile cache. Are you open to new opportunities?',
    'I am a recruiter at Acme and your profile stood out for a senior designer position.',
    'Kew needs someone for its hives, three days a week at £34,000.',
    'I watched your talk on parsing. The role is remote, with equity, in a team of nine engineers.',
  ],
  link_building: [
    'May I write a guest post for your blog on sourdough? 900 words with photos.',
    'Your resource page has a broken link to the 2016 table.',
    'Your guide on panniers misses ours. Could you add a link?',
    'I keep a page of last buses; your list of night walks has the wrong time. Free to use.',
    'We have a domain authority of 54 and offer a link exchange.',
    'Your article on lakes has no map. Ours is free to embed.',
  ],
  job_search: [
    'I am writing about the baker position. My CV is attached.',
    'I graduate in June and measured the same turbine for my thesis. Do you take on graduates?',
    'Please find my application for the role you posted. I have worked at Laynes since 2019.',
    'I am looking for a role as a nurse; I have done nights for nine years.',
    'Would you have an internship this summer? I studied chemistry in Ibadan.',
    'I would love to join your team as an analyst. My portfolio is at a.example.',
  ],
  fundraising: [
    'We are raising a seed round of €2m. 46 grocers pay us and one has left.',
    'Would you give £100 towards the roof of our hall? We have £31,500 of £38,000.',
    'Our charity feeds 85 families. A donation of £20 pays for a week.',
    'You invested in Northfield. We do the same for fish, at €40k MRR. Shall I send the pitch deck?',
    'Your foundation paid for the clinic at Lamu. Two motorbikes cost $2,600.',
    'Would your firm sponsor our fundraiser for the hospice in May?',
  ],
  general: [
    'I saw your talk in Leeds and had one question: why do the loaves rest twice?',
    'Could I interview you for my book on mills? Twenty minutes would do.',
    'I think we met in York. Are you coming to the fair in May?',
    'You bake in Leeds and I farm nearby. Would you like to walk the fields one day?',
    'Is the hall free on 4 May?',
    'Your talk on arenas saved our team of 6 three weeks. I host a meetup of engineers in Turin. Would you give the talk again?',
    'I could film your terrace in return for two nights. My portfolio is at a.example.',
    'I loved your podcast on canals. May I ask where you found the maps?',
    'Hello',
  ],
};

describe('guessing the profile', () => {
  const emails = Object.entries(cases).flatMap(([profile, bodies]) =>
    bodies.map((body) => [profile, body] as const),
  );

  it.each(emails)('takes %s from %j', (profile, body) => {
    const { reading } = parseEmail({ subject: null, body: `Hi Tom,\n\n${body}\n\nNora` });
    expect([reading.profile, reading.isProfileGuessed]).toEqual([profile, true]);
  });

  it('reads the subject too', () => {
    const draft = { subject: 'Guest post on rye', body: 'Hi Tom,\n\nWould it be welcome?' };
    expect(parseEmail(draft).reading.profile).toBe('link_building');
  });

  it('believes the profile it is told', () => {
    const { reading } = parseEmail({ subject: null, body: 'Guest post?', profile: 'pr' });
    expect([reading.profile, reading.isProfileGuessed]).toEqual(['pr', false]);
  });
});
