import type { ComponentType } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { PageError } from '../layout/public/page-error.tsx';
import { pageId, type Start, StandalonePage, startId } from './standalone-page.tsx';

type Page = { default: ComponentType<Start['props']> };

const pages = import.meta.glob<Page>('./pages/*.tsx');

const { pathname } = location;

/** Takes over the page that the build has left, without a router. */
async function start(): Promise<void> {
  const container = document.getElementById(pageId);
  const data = document.getElementById(startId)?.textContent;
  if (!container || !data) throw new Error('The build has left no page.');
  const { name, props, isRendered } = JSON.parse(data) as Start;
  const load = pages[`./pages/${name}.tsx`];
  if (!load) throw new Error(`There is no page called ${name}.`);
  const { default: Page } = await load();
  const page = (
    <StandalonePage path={pathname}>
      <Page {...props} />
    </StandalonePage>
  );
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    root.render(
      <StandalonePage path={pathname}>
        <PageError />
      </StandalonePage>,
    );
  };
  const root: Root = isRendered
    ? hydrateRoot(container, page, { onUncaughtError })
    : createRoot(container, { onUncaughtError });
  if (!isRendered) root.render(page);
}

/** An entry that React Router made, before a reload, is of another page although the browser stays. */
addEventListener('popstate', () => {
  if (location.pathname !== pathname) location.reload();
});

void start();
