/** The names of the score's losses, by the names that facts and tips use. */
export const areas = {
  relevance: 'For this reader',
  offer: 'The offer',
  sender: 'Who writes',
  concreteness: 'Particulars',
  ask: 'The ask',
  oneAsk: 'Several asks',
  honesty: 'Honesty',
  manner: 'Manner',
  plainWords: 'Hollow words',
  massMail: 'One to one',
  english: 'The English',
  slips: 'Slips',
  length: 'Length',
  padding: 'Said twice',
  subject: 'Subject',
  greeting: 'Greeting',
  readerFocus: 'About the sender',
  longSentences: 'Long sentences',
  paragraphs: 'Wall of text',
  shouting: 'Shouting',
  fakeReply: 'Fake reply',
} as const;

export type Area = keyof typeof areas;

/**
 * For each area: in how many of the recent drafts it cost points, as a number and in percent, and
 * by how many points the drafts without that loss scored higher. The difference is null unless
 * there are three drafts of each kind and it is at least three points.
 */
export type AreaFacts = Record<`${Area}Drafts` | `${Area}Share`, number> &
  Record<`${Area}Gap`, number | null>;

type Drafts = { readonly count: number; readonly points: number };

type Costs = Readonly<Record<string, Drafts>>;

const fewest = 3;

export function areaFacts(all: Drafts, costs: Costs): AreaFacts {
  const facts = Object.entries(areas).flatMap(([area, name]) => {
    const hit = costs[name] ?? { count: 0, points: 0 };
    return [
      [`${area}Drafts`, hit.count],
      [`${area}Share`, all.count === 0 ? 0 : Math.round((100 * hit.count) / all.count)],
      [`${area}Gap`, gapOf(all, hit)],
    ];
  });
  return Object.fromEntries(facts) as AreaFacts;
}

function gapOf(all: Drafts, hit: Drafts): number | null {
  const others = { count: all.count - hit.count, points: all.points - hit.points };
  if (hit.count < fewest || others.count < fewest) return null;
  const gap = Math.round(others.points / others.count - hit.points / hit.count);
  return gap >= fewest ? gap : null;
}
