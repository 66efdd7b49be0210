/** What every reader has: "your inbox", "your bottom line" say nothing about this one. */
export const anyonesThings: ReadonlySet<string> = new Set(
  (
    'inbox plate attention schedule calendar availability convenience consideration understanding kindness reply response answer ' +
    'thoughts opinion feedback interest question questions request help support staff employees employee colleagues people reps rep ' +
    'process processes workflow workflows operations operation strategy strategies goals goal needs need budget budgets cost costs ' +
    'expenses expense spend bottom line revenue revenues sales pipeline leads marketing growth productivity efficiency performance ' +
    'potential results roi data security infrastructure systems system stack tools software reach image reputation visibility ' +
    'users prospects audience prospects competitors competition niche firm agency startup startups skills expertise career success ' +
    'achievements vision passion dedication leadership position title department life family money wallet phone name domain ' +
    'account trial demo size scale stage situation challenges challenge pain points point priorities priority objectives objective ' +
    'future dreams dream mind head hands peace efforts effort bills bill taxes tax hours hour minutes minute days weeks months month ' +
    'existing own average biggest main key top daily busy valued esteemed prestigious professional personal digital online business'
  ).split(' '),
);

/** Whom every reader deals with: what they do is anybody's guess. */
export const anyonesPeople: ReadonlySet<string> = new Set(
  (
    'customer customers client clients user users patient patients guest guests member members student students tenant tenants ' +
    'visitor visitors shopper shoppers buyer buyers donor donors driver drivers engineer engineers developer developers staff team ' +
    'teams employees employee reps rep managers agents teachers nurses readers subscribers people prospects audience'
  ).split(' '),
);

/** Praise that fits anybody. */
export const praiseWords: ReadonlySet<string> = new Set(
  (
    'amazing awesome incredible impressive impressed fantastic wonderful great love loved inspiring inspired brilliant excellent ' +
    'outstanding remarkable admire admired admiration fan stellar superb exciting stands'
  ).split(' '),
);

/** Verbs of a claim that a stranger makes of anybody: "you are losing money". */
export const claimVerbs: ReadonlySet<string> = new Set(
  'lose loses losing waste wastes wasting miss misses missing spend spends spending leave leaves leaving overpay overpaying'.split(
    ' ',
  ),
);

/** What such a claim says is lost. */
export const claimedLosses: ReadonlySet<string> = new Set(
  (
    'money time hours hour days revenue sales leads customers clients deals business opportunities productivity thousands ' +
    'millions profit profits traffic talent budget cash'
  ).split(' '),
);

/** Irregular verbs in the past: "you did the bathrooms", "I stood by the loom". */
export const pastVerbs: ReadonlySet<string> = new Set(
  (
    'did had kept made went ran sat gave got put sent came began bought brought chose drew drove fell found grew held kept knew laid led ' +
    'lost met paid rang rode rose sang set showed shut slept spent stood swam taught threw told wore won fought flew hung ' +
    'lent lit meant read sought shook sank spread stuck swore understood woke wound took wrote ate drank spoke rode broke froze bit built'
  ).split(' '),
);
