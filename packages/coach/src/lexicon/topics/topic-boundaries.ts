/** Verbs that end a noun phrase: "the checkout | takes". Forms that are as often nouns are left out. */
export const clauseVerbs: ReadonlySet<string> = new Set(
  (
    'both worth worldwide hearing arrive arrives happen happens between among during against around along behind beyond despite inside near outside since toward towards under upon via versus like per ' +
    'add adds allow allows appear appears are ask asks became become becomes began begin begins bring brings came come comes could deserve deserves ' +
    'did do does drive drives drop drops eat eats enable enables fail fails feel feels find finds gave get gets give gives go goes got grow grows had has have ' +
    'keep keeps knew know knows lack lacks lead leads leave leaves let lets lose loses made make makes mean means meets might miss misses moves must need needs ' +
    'provide provides ran reads require requires runs said saw say says see seem seems send sends serve serves ship ships should sits spend spends stand stands starts stay stays ' +
    'take takes talk talks tell tells think thinks took tries turn turns use uses want wants was went were will wins works would write writes wrote ' +
    'automate automates compare compares complain complains contain contains deliver delivers expect expects prefer prefers receive receives remain remains resolve resolves ' +
    'ends expires coordinate coordinates loads opens closes shows helps pays sells looks supports saves hit hits caught accept accepts enjoyed find finding adding catch earned earns expand expanding ' +
    'launched recently just now twice currently really today yesterday last this next every each soon again still already together online here there often afterwards never always ever anyway instead too rather quite almost else ago later sooner tomorrow today tonight offers offer organise organize surveyed plan plans lets beside right bake bakes cost reveal reveals show how why what who'
  ).split(' '),
);

/** Nouns too general to be what an email is about. */
export const generalNouns: ReadonlySet<string> = new Set(
  (
    'challenge challenges concern concerns request requirement requirements situation size review time purpose behalf side end sake inconvenience schedule contact field sector area areas ' +
    'approach attention bit call chance chat clients companies company connection consideration conversation convenience couple customers day days details discussion ' +
    'email experience expertise feedback goal goals help idea ideas inbox industry information interest journey kind lot market meeting message minute minutes moment month morning name ' +
    'needs news number offer opinion opportunity organisation organization own part people performance person place platform point potential problem problems process product products profile ' +
    'question questions quarter reach reason reply response result results right role services service side solution solutions someone something sort success system team teams thing things thoughts ' +
    'time tool tools topic way ways week weeks work world year years best business businesses brand brands full full-potential back work availability calendar case cases common free website site homepage reasons reason while others someone purchase clients page side user users potential readers network background look calendar list inbox conversation piece basis times tomorrow set track part line end start middle bit page '
  )
    .trim()
    .split(' '),
);

/** Verbs that say what an offer does, with their -ing form. */
export const offerVerbs: Readonly<Record<string, string>> = {
  add: 'adding',
  answer: 'answering',
  attract: 'attracting',
  automate: 'automating',
  avoid: 'avoiding',
  bring: 'bringing',
  build: 'building',
  catch: 'catching',
  clean: 'cleaning',
  clear: 'clearing',
  close: 'closing',
  collect: 'collecting',
  cover: 'covering',
  cut: 'cutting',
  design: 'designing',
  double: 'doubling',
  fill: 'filling',
  find: 'finding',
  fix: 'fixing',
  get: 'getting',
  grow: 'growing',
  handle: 'handling',
  hire: 'hiring',
  improve: 'improving',
  increase: 'increasing',
  keep: 'keeping',
  lower: 'lowering',
  make: 'making',
  manage: 'managing',
  move: 'moving',
  onboard: 'onboarding',
  plan: 'planning',
  prevent: 'preventing',
  prepare: 'preparing',
  publish: 'publishing',
  raise: 'raising',
  reach: 'reaching',
  recover: 'recovering',
  recruit: 'recruiting',
  reduce: 'reducing',
  replace: 'replacing',
  rewrite: 'rewriting',
  run: 'running',
  save: 'saving',
  sell: 'selling',
  shorten: 'shortening',
  simplify: 'simplifying',
  shrink: 'shrinking',
  speed: 'speeding',
  stop: 'stopping',
  store: 'storing',
  streamline: 'simplifying',
  test: 'testing',
  track: 'tracking',
  train: 'training',
  translate: 'translating',
  trim: 'trimming',
  turn: 'turning',
  update: 'updating',
  win: 'winning',
  write: 'writing',
};

/** The offer verbs that name a result and not a trade. */
export const outcomeVerbs: ReadonlySet<string> = new Set(
  'avoid cut double fill fix increase improve lower prevent raise recover reduce save shorten shrink simplify speed stop streamline trim win'.split(
    ' ',
  ),
);
