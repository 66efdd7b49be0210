/** Past forms that end a thing: "losses | fell". Forms that are as often nouns are left out. */
export const pastVerbs: ReadonlySet<string> = new Set(
  (
    'became began bled blew broke brought built bought caught chose drank drew drove ate fell fed felt flew forgot found gave grew hid held kept knew laid led left lent lost met paid put ' +
    'rang rode rose ran sang sank said sat saw sent shook shut slept sold spent spoke stole stood swam taught told thought threw took tore understood woke won wore wrote rewrote overtook'
  ).split(' '),
);

/** Words that look like nouns to a program and are none. */
export const noNouns: ReadonlySet<string> = new Set(
  (
    'anybody anyone anything everybody everyone everything nobody nothing somebody someone something others none ' +
    'myself yourself yourselves himself herself itself ourselves themselves ' +
    'overnight indoors outdoors upfront nationwide away yet upstairs downstairs outside inside including plus ahead apart abroad aside alone likely able ' +
    'open ready free available happy glad due close remote aware interested keen based located rated sure ' +
    'passionate proud excited thrilled capable full known famous responsible prior short quick similar existing current due ' +
    'include includes integrate integrates create creates pay benefit apply arrange attach send share join email ' +
    'please thanks sincerely cheers best regards well maybe perhaps probably whole entire half'
  ).split(' '),
);
