import type { SiteFile } from './site-file.ts';

/** All pages that search engines should know, by their full addresses. */
export function sitemap(pages: readonly SiteFile[], publicUrl: string): string {
  const addresses = pages.filter(isForSearch).map(({ address }) => publicUrl + encodeURI(address));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.toSorted().map((address) => `<url><loc>${escapeXml(address)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

function isForSearch(page: SiteFile): boolean {
  const tags = Buffer.from(page.open().identity)
    .toString()
    .matchAll(/<meta\b[^>]*>/gi);
  return ![...tags].some(([tag]) => /\bname="robots"/i.test(tag) && /\bnoindex\b/i.test(tag));
}

function escapeXml(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}
