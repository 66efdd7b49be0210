/** Nouns that take no article: one writes about storage, not about the storage. */
export const massNouns: ReadonlySet<string> = new Set(
  (
    'access accounting advertising advice art bread care cash catering chess coffee compliance content cover coverage data delivery design ' +
    'education electricity energy engineering equipment finance food freight fuel funding furniture growth heat heating help hosting housing ' +
    'hygiene insurance investment internet maths milk money music music news onboarding outreach packaging parking payroll power print printing ' +
    'publicity recruitment research retail safety security shipping software space staffing storage support tea time trade traffic training ' +
    'translation transport travel waste water wine work'
  ).split(' '),
);
