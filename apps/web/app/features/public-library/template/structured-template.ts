import { pages } from '@replysmith/contract';
import type { PublicTemplate } from '../../../data/public-library/public-template.ts';
import { siteAddress } from '../../../lib/site-address.ts';
import { breadcrumbs } from '../breadcrumbs.ts';

/** What schema.org has to say of a template. */
export function structuredTemplate({ id, name, purpose, tags }: PublicTemplate) {
  const path = pages.publicTemplate(id);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'CreativeWork',
        name,
        description: purpose,
        url: siteAddress() + path,
        inLanguage: 'en',
        keywords: tags.join(', '),
        isAccessibleForFree: true,
        isPartOf: { '@type': 'CollectionPage', url: siteAddress() + pages.publicLibrary },
      },
      breadcrumbs({ name, path }),
    ],
  };
}
