import type { LibraryTemplate } from '@replysmith/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import type { LiveRewrite } from '../../../data/coach/answers.ts';
import { Findings } from './findings.tsx';
import { OneEmail } from './one-email.tsx';

type Material = { rewrite: LiveRewrite; library: readonly LibraryTemplate[] };

/** The chapters between the first screen and the prices as HTML. */
export function renderChapters({ rewrite, library }: Material): string {
  return renderToStaticMarkup(
    <>
      <OneEmail rewrite={rewrite} library={library} />
      <Findings />
    </>,
  );
}
