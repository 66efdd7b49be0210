import { useParams } from 'react-router';
import { EditTemplatePage } from '../features/templates/editor/editor-page.tsx';

export function meta() {
  return [{ title: 'Template · Replysmith' }, { name: 'robots', content: 'noindex' }];
}

export default function Template() {
  const { id = '' } = useParams();
  return <EditTemplatePage id={id} />;
}
