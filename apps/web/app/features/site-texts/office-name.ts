import type { SiteContent } from '../../data/site-content.ts';

type Office = SiteContent['offices'][number];

/** "Athens, Greece"; a region stands in for a city that is not given. */
export function officeName({ city, region, country }: Office): string {
  return `${city ?? region}, ${country}`;
}
