/** Grand words and the plain one of the same grammar: the plain word, then tag and lemmas that it stands for. */
const grand = `
use VERB utilize utilise leverage
start VERB commence initiate
help VERB assist empower
buy VERB procure
simplify VERB streamline
improve VERB supercharge turbocharge
encourage VERB incentivize incentivise
find out VERB ascertain
speed up VERB expedite
show VERB showcase
help NOUN assistance
many ADJ numerous myriad
aware ADJ cognizant cognisant
enough ADJ sufficient
complete ADJ holistic
`;

function listed(text: string): ReadonlyMap<string, string> {
  return new Map(
    text
      .trim()
      .split('\n')
      .flatMap((line) => {
        const found = /^(.+?) (VERB|NOUN|ADJ) (.+)$/u.exec(line);
        const [, plain = '', tag = '', lemmas = ''] = found ?? [];
        return lemmas.split(' ').map((lemma) => [`${tag} ${lemma}`, plain] as const);
      }),
  );
}

/** The plain word by tag and lemma: "VERB utilize" → "use". */
export const plainWords = listed(grand);

function pairs(text: string): ReadonlyMap<string, string> {
  return new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(' = ') as [string, string]),
  );
}

/** Long ways round that mean the same wherever they stand. */
export const wordyPhrases = pairs(`
a large number of = many
a great number of = many
a small number of = a few
absolutely essential = essential
as of yet = yet
at a later date = later
at all times = always
at the present time = now
at this moment in time = now
at this point in time = now
at your earliest convenience = when you can
because of the fact that = because
despite the fact that = although
due to the fact that = because
during the course of = during
each and every = every
first and foremost = first
for the purpose of = for
has the ability to = can
has the capability to = can
has the potential to = could
have the ability to = can
have the capability to = can
have the potential to = could
in a timely fashion = on time
in a timely manner = on time
in close proximity to = near
in light of the fact that = because
in order to = to
in spite of the fact that = although
in the event that = if
in the near future = soon
in the vicinity of = near
is able to = can
are able to = can
make use of = use
makes use of = uses
making use of = using
on a daily basis = every day
on a monthly basis = every month
on a regular basis = regularly
on a weekly basis = every week
on a yearly basis = every year
on an annual basis = every year
owing to the fact that = because
prior to = before
provide you with = give you
provides you with = gives you
providing you with = giving you
the vast majority of = most
until such time as = until
with the exception of = except
you will be able to = you can
`);

const doubts = ['maybe', 'perhaps', 'possibly', 'potentially'];

/** Two doubts or three where one is careful enough. */
export const hedges: ReadonlyMap<string, string> = new Map(
  ['could', 'may', 'might'].flatMap((modal) =>
    doubts.flatMap((doubt) => [
      [`${modal} ${doubt}`, modal] as const,
      [`${doubt} ${modal}`, modal] as const,
      ...doubts.map((other) => [`${modal} ${doubt} ${other}`, modal] as const),
    ]),
  ),
);
