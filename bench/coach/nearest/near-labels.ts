import type { Rank } from '../reading/labelled-case.ts';

/** Which templates of the library somebody who read both found near an email, before any was computed. */
type NearLabel = {
  /** The case it is of, or the draft among the golden rewrites. */
  readonly email: string;
  readonly rank?: Rank;
  readonly near: readonly string[];
};

/** Emails of the labelled cases. */
export const caseLabels: readonly NearLabel[] = [
  { email: 'equal: I and me', rank: 'a', near: [] },
  { email: 'equal: a number in the subject', rank: 'b', near: ['cargo-bikes-inside-the-ring'] },
  {
    email: 'equal: a thread quoted below',
    rank: 'a',
    near: ['pitch-second-angle-for-the-editor', 'data-story-for-a-local-reporter'],
  },
  {
    email: 'equal: a follow-up of 65 or 110 words',
    rank: 'b',
    near: [
      'roof-that-faces-south',
      'energy-you-sent-the-meter-reading',
      'twenty-minutes-on-your-roof',
    ],
  },
  { email: 'equal: points or a sentence', rank: 'a', near: ['cargo-bikes-inside-the-ring'] },
  {
    email: 'equal: British or American',
    rank: 'b',
    near: ['hire-speaker-of-a-talk', 'maintainer-paid-for-one-issue'],
  },
  {
    email: 'follow-ups: a bump with nothing in it',
    rank: 'weak',
    near: ['one-letter-answer', 'right-person-for-the-topic', 'break-up-in-two-sentences'],
  },
  {
    email: 'follow-ups: guilt at the third attempt',
    rank: 'middling',
    near: [
      'roof-that-faces-south',
      'energy-you-sent-the-meter-reading',
      'twenty-minutes-on-your-roof',
    ],
  },
  {
    email: 'follow-ups: a second note to a reporter',
    rank: 'strong',
    near: ['pitch-second-angle-for-the-editor', 'data-story-for-a-local-reporter'],
  },
  {
    email: 'follow-ups: an editor who did not answer',
    rank: 'weak',
    near: ['dead-link-in-your-guide'],
  },
  {
    email: 'follow-ups: a bump to a donor',
    rank: 'strong',
    near: ['sponsor-what-a-small-sum-covers'],
  },
  {
    email: 'follow-ups: the break-up letter',
    rank: 'weak',
    near: ['break-up-with-the-file', 'break-up-in-two-sentences', 'building-quote-the-price-ends'],
  },
  {
    email: "follow-ups: a freelancer's second note",
    rank: 'middling',
    near: ['podcast-edited-by-thursday'],
  },
  {
    email: 'follow-ups: following up on a grant enquiry',
    rank: 'strong',
    near: ['sponsor-what-a-small-sum-covers'],
  },
  {
    email: 'good: a pitch with one figure',
    rank: 'only',
    near: ['data-story-for-a-local-reporter'],
  },
  {
    email: 'good: asking for a trial shift',
    rank: 'only',
    near: [
      'kitchen-trial-shift',
      'event-crew-i-stood-in-the-queue',
      'apprenticeship-school-leaver',
    ],
  },
  { email: 'good: a thesis interview', rank: 'only', near: ['interview-for-a-study'] },
  { email: 'good: an offer with a price', rank: 'only', near: [] },
  {
    email: 'pairs/ask: three asks compete with each other',
    rank: 'strong',
    near: ['sponsor-what-a-small-sum-covers'],
  },
  { email: 'pairs/ask: a menu for the editor', rank: 'weak', near: ['dead-link-in-your-guide'] },
  {
    email: 'pairs/ask: a question one line can answer',
    rank: 'strong',
    near: ['internship-student-with-a-small-proof'],
  },
  { email: 'pairs/ask: the reader has nothing to say yes to', rank: 'weak', near: [] },
  { email: 'pairs/honesty: a reply that never was', rank: 'strong', near: ['damp-in-three-flats'] },
  {
    email: 'pairs/honesty: forwarded to nobody',
    rank: 'weak',
    near: [
      'hire-speaker-of-a-talk',
      'maintainer-paid-for-one-issue',
      'candidate-the-pay-is-public-now',
    ],
  },
  { email: 'pairs/honesty: the guilty bump', rank: 'strong', near: ['one-new-fact-status-page'] },
  {
    email: 'pairs/honesty: shame as a means',
    rank: 'weak',
    near: ['come-and-see-thursday-kitchen', 'desks-after-a-move', 'charity-needs-odd-skill'],
  },
  {
    email: 'pairs/honesty: a picture instead of words',
    rank: 'strong',
    near: ['hotel-breakfast-waste'],
  },
  {
    email: 'pairs/office: industry talk against their own numbers',
    rank: 'strong',
    near: ['reminders-in-their-language', 'clinic-phone-at-eight'],
  },
  {
    email: 'pairs/office: it came from a shared acquaintance',
    rank: 'weak',
    near: [
      'named-manager-one-line-of-the-advert',
      'engineer-already-sent-a-patch',
      'one-question-before-i-apply',
    ],
  },
  {
    email: 'pairs/office: 190 words of follow-up',
    rank: 'strong',
    near: ['one-machine-for-a-month', 'samples-how-they-sold-next-door'],
  },
  { email: 'pairs/reading: college prose to a farmer', rank: 'weak', near: [] },
  { email: 'pairs/reading: plain words to a school head', rank: 'strong', near: [] },
  { email: 'pairs/reading: brackets in brackets', rank: 'weak', near: ['kitchen-trial-shift'] },
  {
    email: 'pairs/relevance: a fact about the reader against none',
    rank: 'strong',
    near: ['returns-in-the-right-country', 'right-person-for-returns'],
  },
  {
    email: 'pairs/relevance: the same letter to every lab',
    rank: 'weak',
    near: ['internship-student-with-a-small-proof'],
  },
  {
    email: 'pairs/relevance: company named, nothing known',
    rank: 'strong',
    near: [
      'hire-speaker-of-a-talk',
      'maintainer-paid-for-one-issue',
      'candidate-the-pay-is-public-now',
    ],
  },
  {
    email: "pairs/relevance: a journalist's own article",
    rank: 'weak',
    near: ['data-story-for-a-local-reporter'],
  },
  {
    email: 'pairs/structure: one block of 110 words',
    rank: 'strong',
    near: ['dead-link-in-your-guide', 'course-reading-out-of-date'],
  },
  {
    email: 'pairs/structure: it just stops',
    rank: 'weak',
    near: ['event-crew-i-stood-in-the-queue', 'freelancer-for-the-list'],
  },
  { email: 'pairs/structure: seven links', rank: 'strong', near: ['damp-in-three-flats'] },
  { email: 'pairs/wording: buzzwords for a nurse', rank: 'weak', near: ['hire-speaker-of-a-talk'] },
  {
    email: 'pairs/wording: proof without a number or a name',
    rank: 'strong',
    near: ['council-count-the-bikes', 'public-office-before-the-hearing'],
  },
  {
    email: 'pairs/wording: three maybes on a fact',
    rank: 'weak',
    near: ['data-story-for-a-local-reporter'],
  },
  { email: 'pairs/wording: an offer buried in perhaps', rank: 'strong', near: [] },
  { email: 'pairs/wording: an apostrophe here, a letter there', rank: 'weak', near: [] },
  { email: 'short: a bare link', rank: 'only', near: ['dead-link-in-your-guide'] },
  {
    email: 'triples/agencies: a video maker writes to a museum',
    rank: 'weak',
    near: ['museum-film-of-one-object'],
  },
  {
    email: 'triples/fundraising: a mountain rescue team',
    rank: 'middling',
    near: [
      'sponsor-what-a-small-sum-covers',
      'charity-needs-odd-skill',
      'come-and-see-thursday-kitchen',
    ],
  },
  { email: 'triples/further: a physio to a running club', rank: 'strong', near: [] },
  { email: 'triples/general: two museums and a loan', rank: 'weak', near: [] },
  {
    email: 'triples/industry: a sensor maker to a cheese dairy',
    rank: 'middling',
    near: ['walk-the-line-before-talking'],
  },
  { email: 'triples/industry: a data broker, very short strong', rank: 'strong', near: [] },
  { email: "triples/industry: a kidney patient's charity run", rank: 'weak', near: [] },
  {
    email: 'triples/jobs: a nurse looks for a hospice',
    rank: 'middling',
    near: ['moving-to-your-town', 'career-change-nurse-to-support', 'locum-with-free-weeks'],
  },
  {
    email: 'triples/jobs: a graduate writes to an architect',
    rank: 'strong',
    near: ['internship-student-with-a-small-proof'],
  },
  {
    email: 'triples/jobs: a teacher changes trade',
    rank: 'weak',
    near: [
      'teacher-into-company-training',
      'leaving-the-classroom-advice',
      'career-change-nurse-to-support',
    ],
  },
  {
    email: 'triples/links: a map of swimming places',
    rank: 'middling',
    near: ['dead-link-in-your-guide'],
  },
  {
    email: 'triples/odd-shapes: with a thread below',
    rank: 'strong',
    near: ['one-new-fact-status-page'],
  },
  { email: 'triples/odd-shapes: no greeting, no close', rank: 'weak', near: [] },
  { email: 'triples/odd-shapes: a postscript and a link', rank: 'middling', near: [] },
  {
    email: 'triples/office: after a funding round',
    rank: 'strong',
    near: ['interim-finance-two-days'],
  },
  { email: 'triples/office: a ghostwriter for a founder', rank: 'weak', near: [] },
  { email: "triples/pr: a novelist's press officer", rank: 'middling', near: [] },
  {
    email: 'triples/pr: a charity pitches local radio',
    rank: 'strong',
    near: ['podcast-guest-with-a-failure'],
  },
  {
    email: 'triples/recruiting: a speech therapist in Leeds',
    rank: 'weak',
    near: ['hire-speaker-of-a-talk'],
  },
  {
    email: 'triples/recruiting: a game animator',
    rank: 'middling',
    near: ['hire-speaker-of-a-talk', 'candidate-the-pay-is-public-now'],
  },
  {
    email: 'triples/sales: translation for a pump maker',
    rank: 'strong',
    near: ['half-translated-site', 'translator-one-paragraph-twice', 'translator-to-a-publisher'],
  },
  { email: 'triples/sales: security testing for a clinic app', rank: 'weak', near: [] },
];

/** Ordinary drafts, among the golden rewrites of the coach. */
export const draftLabels: readonly NearLabel[] = [
  {
    email: 'accountants-british',
    near: ['interim-finance-two-days', 'accounts-due-for-a-small-charity'],
  },
  { email: 'analytics-demo', near: [] },
  { email: 'architecture-internship', near: ['internship-student-with-a-small-proof'] },
  { email: 'auction-catalogue-british', near: ['freelancer-for-the-list'] },
  { email: 'canal-tours', near: ['tours-that-start-at-the-lobby'] },
  {
    email: 'canteen-follow-up',
    near: [
      'proposal-cut-in-half',
      'canteen-menu-by-the-pupils',
      'one-letter-answer',
      'break-up-in-two-sentences',
      'right-person-for-the-topic',
      'break-up-with-the-file',
    ],
  },
  {
    email: 'cold-chain-series-a',
    near: ['investor-portfolio-gap', 'investor-no-deck-yet', 'note-a-friend-can-forward'],
  },
  { email: 'compost-guide', near: ['dead-link-in-your-guide'] },
  {
    email: 'conference-sponsor',
    near: ['sponsor-a-small-newsletter', 'sponsor-what-a-small-sum-covers'],
  },
  {
    email: 'data-analyst',
    near: [
      'named-manager-one-line-of-the-advert',
      'after-my-firm-closed',
      'speculative-the-job-nobody-advertised',
      'one-question-before-i-apply',
    ],
  },
  {
    email: 'data-engineer-inmail',
    near: [
      'hire-speaker-of-a-talk',
      'candidate-the-pay-is-public-now',
      'maintainer-paid-for-one-issue',
    ],
  },
  { email: 'dental-consultancy', near: [] },
  { email: 'engagement-wall', near: [] },
  {
    email: 'fintech-recruiter',
    near: [
      'hire-speaker-of-a-talk',
      'candidate-the-pay-is-public-now',
      'maintainer-paid-for-one-issue',
    ],
  },
  { email: 'freight-wall', near: [] },
  {
    email: 'front-end-application',
    near: [
      'named-manager-one-line-of-the-advert',
      'engineer-already-sent-a-patch',
      'one-question-before-i-apply',
    ],
  },
  {
    email: 'games-festival-wall',
    near: ['sponsor-a-small-newsletter', 'sponsor-what-a-small-sum-covers'],
  },
  { email: 'guest-post-bullets', near: ['staff-writer-with-three-headlines'] },
  { email: 'help-desk-merge-tags', near: ['question-from-a-job-advert'] },
  {
    email: 'hiring-merge-tags',
    near: ['fee-after-six-months', 'right-person-for-returns', 'shift-pay-against-the-neighbour'],
  },
  { email: 'hotel-bikes-partnership', near: ['tours-that-start-at-the-lobby'] },
  { email: 'hybrid-work-survey', near: ['data-story-for-a-local-reporter'] },
  { email: 'insurance-template', near: [] },
  { email: 'keynote-invitation', near: ['speaker-two-slots-left'] },
  { email: 'lisbon-payroll', near: ['question-from-a-job-advert'] },
  { email: 'lower-case-good', near: [] },
  { email: 'no-shows-follow-up', near: ['reminders-in-their-language', 'clinic-phone-at-eight'] },
  { email: 'office-cleaning-list', near: ['walk-round-the-building'] },
  { email: 'onboarding-bullets-good', near: ['show-three-things-on-your-screen'] },
  { email: 'oyster-plates', near: ['maker-seeks-shelf'] },
  { email: 'packaging-press', near: [] },
  { email: 'pipeline-calendar-link', near: [] },
  { email: 'product-reviews', near: ['slow-checkout-timed', 'show-three-things-on-your-screen'] },
  { email: 'queue-already-good', near: [] },
  { email: 'retention-broken-tags', near: [] },
  {
    email: 'returns-already-good',
    near: ['returns-in-the-right-country', 'right-person-for-returns'],
  },
  { email: 'running-event-no-ask', near: [] },
  { email: 'savings-app-press', near: [] },
  { email: 'second-depot', near: ['silence-their-new-depot', 'cargo-bikes-inside-the-ring'] },
  { email: 'security-demo', near: [] },
  {
    email: 'seed-round',
    near: ['investor-portfolio-gap', 'investor-no-deck-yet', 'note-a-friend-can-forward'],
  },
  { email: 'shouting-agency', near: [] },
  { email: 'slow-checkout', near: ['slow-checkout-timed', 'show-three-things-on-your-screen'] },
  { email: 'slow-retail-podcast', near: ['podcast-guest-with-a-failure'] },
  { email: 'stockouts-platform', near: ['stocktake-while-you-sleep'] },
  { email: 'turned-parts', near: ['after-the-trade-fair-the-sample'] },
  { email: 'web-designer-block', near: ['freelancer-for-the-list'] },
];
