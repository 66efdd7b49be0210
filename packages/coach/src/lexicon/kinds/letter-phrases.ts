/** Kinds of letter that are written in one situation each: one is a model for another, whatever either is about. */
type LetterKind = {
  readonly id: string;
  /** In words that a reason can hold. */
  readonly name: string;
  readonly said: readonly string[];
  readonly told: readonly string[];
};

/** Its id and name; what gives it away in the letter itself and in few others; what else in a sentence about it. */
const kinds = `
application | an application | my cv, my resume, my résumé, my application, cover letter, am applying for, i'm applying for, apply for the, apply for your, i applied, i would like to apply, i'd like to apply, apprenticeship, internship, graduate role, any vacancies, your vacancy, open position, open positions, hiring manager, role you posted, post still open, role still open, looking for work, looking for a job, looking for a place, looking for a role, i would like to work, join your team, joining your team, do you take on, do you need anyone, phd place, room for a student, trial shift, i graduate, my diploma, change of career | applies, apply for, applying for, application for, unpaid
student | a student’s application | internship, i graduate, graduates, student, my thesis, final project, scholarship, phd, my degree, my studies |
apprentice | an application for an apprenticeship | apprenticeship, school leaver, i left school, leave school |
interviewed | written after an interview | for the interview, after the interview, after my interview, interviewing me, meeting the panel, to the panel | follows an interview, thanks an interviewer, thanks a panel
met | written after a meeting | great meeting you, good to meet you, nice to meet you, good meeting you, enjoyed meeting you, lovely to meet you, time to meet me, thank you for meeting, thanks for meeting, since we met, when we met, our meeting on, our call on, talking to me, speaking with me, for your time on | said in a meeting, hour of advice
advice | a request for advice | piece of advice, minutes of advice, some advice, your advice, ask advice, be a mentor, be my mentor, my mentor, pick your brain, same road |
introduction | two people introduced | introduce _ who, introduce _ _ who, introduce you two, introduce you both, like you to meet, you should both, put you in touch | introduces two people, introduction is made
freelance | a freelancer’s offer | freelancer, freelance, my day rate |
hire | a job offered | our client is looking, my client is looking, one of my clients, successful candidate, join our team, join their team, is looking for one person, looking for a senior, competitive salary, base salary, salary range, position at our, building out the team, open to a new role, would you consider a role, your next role, i recruit, recruiting for, remote within | about a role, to a candidate, a role
story | a story for a reporter | you reported, you wrote last, more your story, the figures by, want the map, want the figures, the findings first, the figures first, nobody else has it, open figures, we surveyed, survey data | data story, to a reporter, a local reporter, different story, new data
announcement | news for the press | press release, press kit, for immediate release, story idea |
guest | a guest offered to a show | podcast guest, guest for a podcast, guest pitch, guest for your, guest on your, as a guest, the episode, your programme, your listeners, on air |
link | a request for a link | dead link, broken link, dead links, broken links, link back, add a link, add our link, adding a link, replace the link, resource page, would you add it, add it to your, into your article, into your guide | replace it with, no longer works
article | an article offered | guest post, guest article, write an article, as a writer, contribute an article |
investment | a search for investors | our round, series a, seed round, pre-seed, your fund, data room, pitch deck, we are raising, raising our | an investor
giving | a request for support | sponsor, sponsors, sponsorship, sponsoring, donation, donate, would you give, give towards, we have raised, gifts of, collection box, collection boxes |
speaking | an invitation to speak | invited speaker, to speak at, as a speaker, keynote, keynote speaker, give a talk |
study | questions for a study | for my research, for our research, my thesis on, for my thesis, for my study, for our study, for a study, interview you, for my book | for research, a study
farewell | a last note | close your file, will not write again, won't write again, i will stop writing, i'll stop writing | closes the matter, ends a sequence, break-up, stop writing
chasing | a follow-up | bumping this, just bumping, just following up, following up, haven't heard back, haven't heard from you, have not heard back, top of your inbox, did you get a chance, my earlier email, my last email, my previous email, i emailed, my note of, since i wrote, since i sent, since my letter, wanted to follow up | ignored, unanswered, silent, revive a thread, open matter
`;

export const letterKinds: readonly LetterKind[] = rowsOf(kinds).map(
  ([id = '', name = '', said = '', told = '']) => ({
    id,
    name,
    said: listOf(said),
    told: listOf(told),
  }),
);

/** Trades whose letters have many words that others seldom say. */
const trades = `
health | health, clinic, clinics, dental, dentist, patient, patients, nurse, nurses, hospital, hospice, ward, surgery, physio, therapist, therapy, medical, no-shows, appointments
hospitality | hospitality, hotel, hotels, restaurant, restaurants, kitchen, chef, pastry, menu, guests, terrace, waiter, breakfast, dessert, desserts, canteen, lunches
software | software, code, developer, developers, engineer, engineers, firmware, bug, bugs, qa, api, pipeline, pipelines, front-end, backend, data engineer, open source, merged, repository, app, apps
commerce | e-commerce, checkout, online shop, webshop, returns, refunds, parcel, parcels, product page, product pages, add-to-cart, conversion, basket
retail | retail, shop, shops, store, stores, shelf, stock, stocktake, stockouts, inventory, stall
`;

export const tradeWords: readonly (readonly [trade: string, words: readonly string[]])[] = rowsOf(
  trades,
).map(([trade = '', words = '']) => [trade, listOf(words)]);

function rowsOf(table: string): string[][] {
  const rows = table.trim().split('\n');
  return rows.map((row) => row.split('|').map((cell) => cell.trim()));
}

function listOf(cell: string): string[] {
  return cell === '' ? [] : cell.split(', ');
}
