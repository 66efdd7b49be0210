import type { SiteFile } from './site-file.ts';

/** All pages that were built, by their full addresses. */
export function sitemap(pages: readonly SiteFile[], publicUrl: string): string {
  const addresses = pages.map(({ address }) => publicUrl + encodeURI(address));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.toSorted().map((address) => `<url><loc>${escapeXml(address)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

function escapeXml(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}
