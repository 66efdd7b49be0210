import type { SiteContent } from '../../data/site-content.ts';

type Office = SiteContent['offices'][number];

/** "Athens, Greece"; the region if there is no city. */
export function officeName({ city, region, country }: Office): string {
  return `${city ?? region}, ${country}`;
}
