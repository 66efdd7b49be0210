import { LibraryPage } from '../features/templates/library/library-page.tsx';

export function meta() {
  return [{ title: 'Template Library · Replysmith' }, { name: 'robots', content: 'noindex' }];
}

export default function Library() {
  return <LibraryPage />;
}
