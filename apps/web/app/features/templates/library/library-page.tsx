import { useEffect } from 'react';
import { useProfile, useUpdateProfile } from '../../../data/profile.ts';
import { useSignedInUser } from '../../../data/session.ts';
import { useLibrary } from '../../../data/library.ts';
import { countText } from '../../../lib/words.ts';
import { NotLoaded } from '../../../components/not-loaded.tsx';
import { LibraryBrowser } from './library-browser.tsx';
import classes from './library-page.module.css';

/** The templates that come with the product. */
export function LibraryPage() {
  const { data: library, error, refetch } = useLibrary();
  useNoteVisit();
  return (
    <main className="page-room">
      <h1 className="title">Template Library</h1>
      <p className={`ink-2 mt-1 ${classes.subtitle}`}>
        {library
          ? `${countText(library.length)} emails to start from, each with its score and why`
          : 'Emails to start from, each with its score and why'}
      </p>
      {!library && error ? (
        <NotLoaded
          title="The library could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <LibraryBrowser library={library ?? null} />
      )}
    </main>
  );
}

/** The first visit counts as a step of the onboarding. */
function useNoteVisit() {
  const { id } = useSignedInUser();
  const { data: profile } = useProfile(id);
  const { mutate } = useUpdateProfile(id);
  const isFirst = profile?.library_explored === false;
  useEffect(() => {
    if (isFirst) mutate({ library_explored: true });
  }, [isFirst, mutate]);
}
