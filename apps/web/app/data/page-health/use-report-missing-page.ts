import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { reportEvent } from '../report-event.ts';

/** Tells that somebody was led to an address where nothing is. */
export function useReportMissingPage(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    reportEvent({
      metric_name: 'page_not_found',
      metric_value: 1,
      metadata: { url: pathname, severity: 'low' },
    });
  }, [pathname]);
}
