/** Verbs as they stand after "you": what a pain point without a subject starts with. */
export const bareVerbs: ReadonlySet<string> = new Set(
  (
    'struggle waste lose spend have need lack miss fail find get pay rely use forget want know hate depend deal work keep run write send chase wait ' +
    'search look copy enter type track manage handle juggle switch fight worry feel see receive answer make do take hire train print count check ' +
    'compare guess throw buy order sell ship store fix repair clean call email post publish update prepare build plan book cancel drive travel'
  ).split(' '),
);

/** Verbs that show that words before them are their subject. */
export const finiteVerbs: ReadonlySet<string> = new Set(
  (
    "is are was were has have lacks think thinks believe believes had can can't cannot could couldn't do does did don't doesn't didn't won't will would wouldn't isn't aren't wasn't weren't " +
    "haven't hasn't must should may might never keep keeps take takes get gets go goes come comes fall falls make makes eat eats " +
    'lose loses spend spends waste wastes miss misses forget forgets arrive arrives break breaks fail fails drop drops leave leaves pay pays ' +
    'need needs want wants give gives grow grows happen happens live lives stay stays sit sits stop stops vary varies know knows ' +
    'ask asks struggle struggles cancel cancels complain complains wait waits expect expects help helps let lets run runs sell sells use uses ' +
    'build builds offer offers work works show shows mean means save saves serve serves bake bakes deliver delivers connect connects ' +
    'provide provides turn turns bring brings find finds love loves made built helped saved cut grew won sold ran led wrote moved opened launched ' +
    'founded started worked became taught studied joined managed designed reduced raised shipped trained delivered served spent met came went ' +
    'read sent gave took held kept left set put paid told said saw found got knew thought brought bought'
  ).split(' '),
);
