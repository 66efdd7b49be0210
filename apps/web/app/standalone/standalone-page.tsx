import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { watchPage } from '../data/page-health.ts';
import { keepPainted } from '../theme/color-scheme.ts';
import { documentNavigation, NavigationContext } from '../components/navigation.tsx';
import { Toaster } from '../components/toast.tsx';
import { replayEarlyInput } from './early-input.ts';

/** The ids of the elements that a built page starts from. */
export const pageId = 'page';
export const startId = 'page-start';

/** What a page starts with; a page that is not rendered at build time shows that it is loading. */
export type Start = {
  readonly name: string;
  readonly props: object;
  readonly isRendered: boolean;
};

type StandalonePageProps = { readonly path: string; readonly children: ReactNode };

/** What is around every page that has no router; rendered at build time and by the browser alike. */
export function StandalonePage({ path, children }: StandalonePageProps) {
  const [navigation] = useState(() => documentNavigation(path));
  useLayoutEffect(keepPainted, []);
  // React takes no events while it commits.
  useLayoutEffect(() => queueMicrotask(replayEarlyInput), []);
  useEffect(watchPage, []);
  return (
    <NavigationContext value={navigation}>
      {children}
      <Toaster />
    </NavigationContext>
  );
}
