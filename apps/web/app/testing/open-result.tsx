import { screen } from '@testing-library/react';
import { useSession } from '../data/session.ts';
import { ResultMessage } from '../features/chat/result/result-message.tsx';
import { signedIn } from './handlers.ts';
import { network } from './network.ts';
import { renderPages } from './render-pages.tsx';
import { exchange } from './samples.ts';

/** Renders what the coach answers to an email, to somebody who is signed in. */
export async function openResult(content: string) {
  const [, answer] = exchange(content);
  const result = answer.optimization_results;
  if (!result) throw new Error('The sample answer holds no result.');
  const shown = { ...answer, optimization_results: result };
  const Result = () =>
    useSession().data ? (
      <main>
        <ResultMessage answer={shown} arrival={null} />
      </main>
    ) : null;
  network.use(...signedIn);
  const page = renderPages([{ path: '/', Component: Result }], ['/']);
  const heading = await screen.findByRole('heading', { level: 2 });
  return { ...page, result, headline: () => heading.textContent };
}
