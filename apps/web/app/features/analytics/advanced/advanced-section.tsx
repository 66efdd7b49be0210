import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useAdvanced } from '../view.ts';

const Analyses = lazy(() => import('./analyses.tsx').then((part) => ({ default: part.Analyses })));
const Teaser = lazy(() => import('./teaser.tsx').then((part) => ({ default: part.Teaser })));

/** What advanced analytics adds, or a teaser for it. */
export function AdvancedSection() {
  const { isIncluded, isKnown, planName } = useAdvanced();
  if (!isKnown) return null;
  return (
    <Suspense fallback={<Skeleton label="Loading advanced analytics..." />}>
      {isIncluded ? <Analyses /> : planName !== null && <Teaser planName={planName} />}
    </Suspense>
  );
}
