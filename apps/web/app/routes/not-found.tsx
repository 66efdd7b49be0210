import { useReportMissingPage } from '../data/page-health/use-report-missing-page.ts';
import { Notice } from '../layout/public/notice.tsx';
import { ButtonLink } from '../ui/button/button-link.tsx';

export function meta() {
  return [{ title: 'Page not found · Replysmith' }, { name: 'robots', content: 'noindex' }];
}

export default function NotFound() {
  useReportMissingPage();
  return (
    <Notice
      title="Oops! Page not found"
      ring="Nothing here"
      action={<ButtonLink to="/">Return to Home</ButtonLink>}
    >
      Nothing stands at this address. It may have moved, or the link may be incomplete.
    </Notice>
  );
}
