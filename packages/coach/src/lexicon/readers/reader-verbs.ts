/** How a writer shows to have looked. */
export const observationVerbs: ReadonlySet<string> = new Set(
  (
    'saw noticed read watched heard listened spotted opened tried tested ordered bought visited checked counted came found browsed browsing enjoyed followed attended met ' +
    'downloaded used booked signed reading watching listening scrolled clicked timed walked ate drank stayed loved caught seen congrats congratulations liked'
  ).split(' '),
);

/** Those of them that are about the reader even when “we” did it. */
export const perceptionVerbs: ReadonlySet<string> = new Set(
  'saw noticed read watched heard listened spotted visited enjoyed loved liked seen met spoke talked'.split(
    ' ',
  ),
);

/** What "we" do only where the reader is: "we ate at Vivat". */
export const presenceVerbs: ReadonlySet<string> = new Set(
  'ate drank stayed dined ordered bought walked drove passed rode queued'.split(' '),
);

/** Whose eyes a writer may have borrowed: "my sister rents one of your flats". */
export const kin: ReadonlySet<string> = new Set(
  'daughter son children kids sister brother mother father mum mom dad aunt uncle wife husband partner neighbour neighbor grandmother grandfather cousin flatmate'.split(
    ' ',
  ),
);

/** What the reader has done or is doing. */
export const readerActions: ReadonlySet<string> = new Set(
  (
    'launched opened raised hired posted wrote published announced moved joined spoke shared mentioned said started built redesigned switched added released shipped acquired won ran ' +
    'hosted left signed expanded closed introduced celebrated replied asked commented listed doubled tripled cut dropped took changed presented founded created recorded filmed gave sold ' +
    'partnered featured covered reviewed described tested rolled promoted updated renamed tweeted quoted explained argued reached passed crossed filed brought grew merged migrated ' +
    'hiring looking seeking opening launching moving recruiting advertising expanding raising building planning migrating rolling selling listing offering running renovating redesigning adding switching'
  ).split(' '),
);

/** What the reader does as a habit: a fact only together with a figure or a name. */
export const readerHabits: ReadonlySet<string> = new Set(
  'use uses sell sells list lists offer offers run runs host hosts ship ships charge charges publish publishes stock stocks serve serves brew roast teach teaches cover covers'.split(
    ' ',
  ),
);

/** What the reader's post is: a role, which a figure can make a fact. */
export const leadingVerbs: ReadonlySet<string> = new Set(
  'lead leads run runs manage manages head heads own owns employ employs'.split(' '),
);

/** Things of the reader's that one can look up. */
export const readerThings: ReadonlySet<string> = new Set(
  (
    'post posts blog article articles talk podcast episode episodes interview newsletter review reviews report page list map chart minutes forum timetable leaflet notice manual ad advert listing webinar keynote video videos thread study launch release opening openings menu checkout ' +
    'pricing homepage portfolio book paper panel campaign announcement posting vacancy vacancies role app store shop catalogue catalog guide course workshop feature column piece essay exhibition ' +
    'round acquisition partnership award rebrand redesign migration expansion office branch warehouse factory cafe café restaurant bakery label line collection changelog docs repository repo comment question tweet presentation slides talk'
  ).split(' '),
);

/** What a writer did for themselves or others: no sign that they looked at the reader. */
export const ownDeeds: ReadonlySet<string> = new Set(
  (
    'worked helped built make makes help run sell build made created founded developed started wanted specialised specialized designed did had got led ran managed ' +
    'wrote hoped needed decided grew sold won called joined moved studied graduated trained gave sent thought'
  ).split(' '),
);
