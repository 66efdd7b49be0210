import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useAdvanced } from '../view/use-advanced.ts';

const Analyses = lazy(async () => ({ default: (await import('./analyses.tsx')).Analyses }));
const Teaser = lazy(async () => ({ default: (await import('./teaser.tsx')).Teaser }));

/** What a plan with advanced analytics sees besides, or what it would. */
export function AdvancedSection() {
  const { isIncluded, isKnown, planName } = useAdvanced();
  if (!isKnown) return null;
  return (
    <Suspense fallback={<Skeleton label="Loading advanced analytics..." />}>
      {isIncluded ? <Analyses /> : planName !== null && <Teaser planName={planName} />}
    </Suspense>
  );
}
