/** Sites, papers and analysts that are quoted in mail to anyone: their names say nothing about the reader. */
export const publishers: ReadonlySet<string> = new Set(
  (
    'linkedin google facebook instagram twitter youtube tiktok whatsapp gartner forrester mckinsey deloitte harvard forbes ' +
    'techcrunch bloomberg crunchbase statista glassdoor indeed amazon microsoft apple meta fortune inc clutch g2 capterra trustpilot ' +
    'yelp bing seo ai covid gdpr christmas monday tuesday wednesday thursday friday saturday sunday english'
  ).split(' '),
);

/** Countries and continents: "see Europe" names no reader. */
export const regions: ReadonlySet<string> = new Set(
  (
    'europe asia africa america north south east west eastern western central latin pacific apac emea usa us uk eu uae kingdom states ' +
    'germany france spain italy netherlands belgium austria switzerland poland portugal sweden norway denmark finland ireland ' +
    'britain england scotland wales greece turkey india china japan korea singapore malaysia indonesia philippines vietnam ' +
    'thailand pakistan bangladesh nigeria kenya ghana egypt morocco canada mexico brazil argentina chile colombia australia ' +
    'zealand israel dubai nordic nordics baltics balkans'
  ).split(' '),
);

/** What stands beside the reader and is not the reader: "your competitor Zenmark". */
export const rivals: ReadonlySet<string> = new Set(
  'competitor competitors competition rival rivals peer peers competing'.split(' '),
);

/** The crowd the reader is counted into: "your industry", "firms in your space". */
export const crowds: ReadonlySet<string> = new Set(
  'industry industries market markets sector sectors space niche vertical field category'.split(
    ' ',
  ),
);

/** Whose findings are quoted: "according to", "research by". */
export const citations: readonly string[] = (
  'according to, research by, research from, a study by, a study from, studies by, a report by, ' +
  'a report from, a survey by, a survey from, data from, studies show, research shows, reports show, ' +
  'surveys show, experts say, statistics show, as seen in, as seen on, featured in'
).split(', ');

/** How a third person sends a writer to the reader. */
export const referralVerbs: ReadonlySet<string> = new Set(
  'suggested recommended mentioned introduced referred told said pointed thought gave passed sent'.split(
    ' ',
  ),
);

/** Faults and gains that a mail to anyone can count: "7 errors", "three ways". */
export const countedByAnyone: ReadonlySet<string> = new Set(
  (
    'error errors issue issues problem problems mistake mistakes flaw flaws fault faults opportunity opportunities way ways ' +
    'idea ideas tip tips thing things lead leads keyword keywords backlink backlinks improvement improvements win wins reason reasons ' +
    'customer customers client clients x times percent vulnerability vulnerabilities gaps leaks risks threats ' +
    'multiple critical serious major significant hidden costly'
  ).split(' '),
);
