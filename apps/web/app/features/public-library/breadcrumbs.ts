import { pages } from '@replysmith/contract';
import { siteAddress } from '../../lib/site-address.ts';

type Crumb = { readonly name: string; readonly path: string };

/** The way from the front page to a page of the library, as schema.org has it. */
export function breadcrumbs(...beyond: readonly Crumb[]) {
  const way = [
    { name: 'Replysmith', path: pages.home },
    { name: 'Template library', path: pages.publicLibrary },
    ...beyond,
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteAddress() + path,
    })),
  };
}
