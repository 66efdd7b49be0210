import { useEffect } from 'react';
import { useProfile, useUpdateProfile } from '../../../data/profile.ts';
import { useSignedInUser } from '../../../data/session.ts';
import { useLibrary } from '../../../data/library.ts';
import { ApiError, explainFailure } from '../../../lib/api-error.ts';
import { countText } from '../../../lib/words.ts';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LibraryBrowser } from './library-browser.tsx';
import classes from './library-page.module.css';

/** The templates that come with the product. */
export function LibraryPage() {
  const { data: library, error, refetch } = useLibrary();
  useNoteVisit();
  return (
    <main className={classes.page}>
      <h1 className="title">Template Library</h1>
      <p className={`ink-2 ${classes.subtitle}`}>
        {library
          ? `${countText(library.length)} emails to start from, each with its score and why`
          : 'Emails to start from, each with its score and why'}
      </p>
      {!library && error ? (
        <LibraryNotLoaded error={error} onRetry={() => void refetch()} />
      ) : (
        <LibraryBrowser library={library ?? null} />
      )}
    </main>
  );
}

/** The first visit counts as a step of getting to know the product. */
function useNoteVisit() {
  const { id } = useSignedInUser();
  const { data: profile } = useProfile(id);
  const { mutate } = useUpdateProfile(id);
  const isFirst = profile?.library_explored === false;
  useEffect(() => {
    if (isFirst) mutate({ library_explored: true });
  }, [isFirst, mutate]);
}

type LibraryNotLoadedProps = { error: Error; onRetry: () => void };

/** In place of the grid when it could not be read. */
function LibraryNotLoaded({ error, onRetry }: LibraryNotLoadedProps) {
  const requestId = error instanceof ApiError ? error.requestId : null;
  return (
    <EmptyState
      title="The library could not be loaded"
      action={
        <Button variant="line" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {explainFailure(error).message} {requestId && `Request ${requestId}.`}
    </EmptyState>
  );
}
