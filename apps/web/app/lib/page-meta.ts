import type { MetaDescriptor } from 'react-router';
import { siteAddress } from './site-address.ts';

type PageMeta = {
  /** The title in the tab and in search results. */
  title: string;
  description: string;
  /** The page's path without query: "/about". */
  path: string;
  /** schema.org data. */
  structured?: Record<string, unknown> | undefined;
};

/** Meta tags of a public page. */
export function pageMeta({ title, description, path, structured }: PageMeta): MetaDescriptor[] {
  const site = siteAddress();
  const address = site + path;
  const image = `${site}/social.png`;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Replysmith' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    {
      property: 'og:image:alt',
      content: 'A cold email, its costly words underlined, and its score as a ring of 100 ticks',
    },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(structured ? [{ 'script:ld+json': structured }] : []),
  ];
}
