import { pages } from '@replysmith/contract';
import { siteAddress } from '../../../lib/site-address.ts';
import { breadcrumbs } from '../breadcrumbs.ts';

/** What schema.org has to say of the list. */
export function structuredList(count: number) {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'CollectionPage',
        name: 'Template library',
        url: siteAddress() + pages.publicLibrary,
        inLanguage: 'en',
        mainEntity: { '@type': 'ItemList', numberOfItems: count },
      },
      breadcrumbs(),
    ],
  };
}
