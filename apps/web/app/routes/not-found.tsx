import { useReportMissingPage } from '../data/page-health.ts';
import { Notice } from '../layout/public/notice.tsx';
import { ButtonLink } from '../components/button.tsx';

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
      There is nothing at this address. It may have moved, or the link may be incomplete.
    </Notice>
  );
}
