import type { PublicTemplate } from '../../data/public-library.ts';
import { useVisitor } from '../../data/visitor.tsx';
import { PublicTemplatePage } from '../../features/public-library/public-template-page.tsx';
import { PublicShell } from '../../layout/public/public-shell.tsx';

type TemplateProps = { template: PublicTemplate };

export default function Template({ template }: TemplateProps) {
  return (
    <PublicShell>
      <TemplateForVisitor template={template} />
    </PublicShell>
  );
}

function TemplateForVisitor({ template }: TemplateProps) {
  const { isSignedIn } = useVisitor();
  return <PublicTemplatePage template={template} isSignedIn={isSignedIn} />;
}
