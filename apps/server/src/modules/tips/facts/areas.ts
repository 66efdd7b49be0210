/** What the score names a loss of points, by the name that facts and tips go by. */
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
 * Of each: how many of the recent drafts it cost points, in percent too, and by how many points
 * those without it scored higher. The gap is null unless there are three of each and it is three
 * points or more.
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
