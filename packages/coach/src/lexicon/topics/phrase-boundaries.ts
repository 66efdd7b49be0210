/** Past forms that end a thing: "losses | fell". Forms that are as often nouns are left out. */
export const pastVerbs: ReadonlySet<string> = new Set(
  (
    'became began bled blew broke brought built bought caught chose drank drew drove ate fell fed felt flew forgot found gave grew hid held kept knew laid led left lent lost met paid put ' +
    'rang rode rose ran sang sank said sat saw sent shook shut slept sold spent spoke stole stood swam taught told thought threw took tore understood woke won wore wrote rewrote overtook'
  ).split(' '),
);

/** Participles of their own form: "the clearest I have | heard". */
export const participles: ReadonlySet<string> = new Set(
  'been begun born broken chosen done drawn driven eaten fallen flown forgotten frozen given gone grown heard hidden known ridden risen run seen shown spoken stolen stuck sung taken thrown torn woken worn written'.split(
    ' ',
  ),
);

/** Verbs that are hardly ever nouns, as "it" and as "they" do them: "a school in Hull | throws". */
export const sureVerbs: ReadonlySet<string> = new Set(
  'throw remind speak expire struggle utilise utilize correspond align announce mention learn teach believe explain describe ignore forget arise exist enjoy suffer deserve belong depend carry hold eliminate generate respect'
    .split(' ')
    .flatMap((verb) => [verb, `${verb.replace(/y$/u, 'ie')}s`])
    .concat('affects', 'fits', 'folds', 'listens', 'sits', 'sleeps', 'waits', 'warms'),
);

/** Words that say where and how one is, and of what others: "pastries arrive | late for the rush". */
export const noHeads: ReadonlySet<string> = new Set(
  'anywhere back base below late ours side-on stuck yours'.split(' '),
);

/** Nouns that after things in the plural are their verb: "three cafés | use", "your members | wait". */
export const nounsOrVerbs: ReadonlySet<string> = new Set(
  'act break buy change climb cross cut drink drive drop fall fit help hire hold jump order pay plan play queue read ride run sit sleep sound stop study talk travel turn use visit wait walk watch work'.split(
    ' ',
  ),
);

/** Things in the plural that say of what kind another is: "a sales | call". */
export const pluralKinds: ReadonlySet<string> = new Set(
  'accounts arts contents customs earnings futures goods logistics operations payments savings sales sports systems works'.split(
    ' ',
  ),
);

/** Words that look like nouns to a program and are none. */
export const noNouns: ReadonlySet<string> = new Set(
  (
    'anybody anyone anything everybody everyone everything nobody nothing somebody someone something others none ' +
    'myself yourself yourselves himself herself itself ourselves themselves ' +
    'overnight indoors outdoors upfront nationwide away yet upstairs downstairs outside inside both everywhere elsewhere familiar including plus ahead twice apart abroad aside alone likely able ' +
    'open ready free available happy glad due close remote aware interested keen based located rated sure ' +
    'passionate proud excited thrilled capable full known famous responsible prior short quick similar existing current due ' +
    'include includes integrate integrates create creates pay benefit apply arrange attach send share join email ' +
    'please thanks sincerely cheers best regards well maybe perhaps probably whole entire half'
  ).split(' '),
);
