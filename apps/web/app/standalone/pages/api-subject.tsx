import { ApiSubjectPage } from '../../features/api-docs/api-subject-page.tsx';
import type { ApiSubjectContent } from '../../features/api-docs/render-reference.server.tsx';
import { PublicShell } from '../../layout/public/public-shell.tsx';

export default function ApiSubject({ content }: { content: ApiSubjectContent }) {
  return (
    <PublicShell>
      <ApiSubjectPage content={content} />
    </PublicShell>
  );
}
