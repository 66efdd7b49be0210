import { useReportMissingPage } from '../../data/page-health.ts';
import { Notice } from '../../layout/public/page-error.tsx';
import { PublicShell } from '../../layout/public/public-shell.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { useLocation } from '../../components/navigation.tsx';

export default function NotFound() {
  useReportMissingPage(useLocation().pathname);
  return (
    <PublicShell>
      <Notice
        title="Oops! Page not found"
        ring="Nothing here"
        action={<ButtonLink to="/">Return to Home</ButtonLink>}
      >
        There is nothing at this address. It may have moved, or the link may be incomplete.
      </Notice>
    </PublicShell>
  );
}
