import { useSearchParams } from 'react-router';
import { CopyTemplatePage, NewTemplatePage } from '../features/templates/editor/editor-page.tsx';

export function meta() {
  return [{ title: 'New template · Replysmith' }, { name: 'robots', content: 'noindex' }];
}

export default function TemplateNew() {
  const original = useSearchParams()[0].get('copy');
  return original ? <CopyTemplatePage of={original} /> : <NewTemplatePage />;
}
