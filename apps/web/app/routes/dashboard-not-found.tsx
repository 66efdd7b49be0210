import { pages } from '@replysmith/contract';
import { useLocation } from 'react-router';
import { ButtonLink } from '../components/button.tsx';
import { useReportMissingPage } from '../data/page-health.ts';
import { EmptyState } from '../components/empty-state.tsx';
import classes from './dashboard-not-found.module.css';

export function meta() {
  return [{ title: 'Page not found · Replysmith' }, { name: 'robots', content: 'noindex' }];
}

export default function DashboardNotFound() {
  useReportMissingPage(useLocation().pathname);
  return (
    <main className={`stack gap-3 ${classes.page}`}>
      <EmptyState
        isPage
        title="Oops! Page not found"
        action={
          <ButtonLink to={pages.dashboard} variant="line">
            Back to the dashboard
          </ButtonLink>
        }
      >
        There is nothing at this address.
      </EmptyState>
    </main>
  );
}
