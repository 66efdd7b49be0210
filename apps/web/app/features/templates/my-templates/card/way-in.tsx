import { pages, type EmailTemplateSummary } from '@replysmith/contract';
import { Link } from 'react-router';
import { HighlightedText } from '../../../../ui/highlighted-text/highlighted-text.tsx';

/** The name, which leads to the editor; what is in the trash cannot be edited. */
export function WayIn({ template }: { template: EmailTemplateSummary }) {
  const name = <HighlightedText text={template.name} ranges={template.match?.name ?? []} />;
  if (template.deleted_at !== null) {
    return (
      <span tabIndex={-1} data-way-in>
        {name}
      </span>
    );
  }
  return (
    <Link to={pages.template(template.id)} draggable={false} data-way-in>
      {name}
    </Link>
  );
}
