import { pages, type HelpCitation } from '@replysmith/contract';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../../../lib/wire/api-error.ts';
import { explainFailure } from '../../../../lib/wire/explain-failure.ts';
import { Button } from '../../../../ui/button/button.tsx';
import classes from './failure-note.module.css';
import { HelpSources } from './help-sources.tsx';

type FailureNoteProps = { question: string; error: Error; onRetry: () => void };

/** Why there is no answer. While the chat cannot be reached, what the browser finds in the help itself. */
export function FailureNote({ question, error, onRetry }: FailureNoteProps) {
  const found = useFound(isOutage(error) ? question : '');
  return (
    <div className={classes.note}>
      <p>
        Not answered: “{question}”. {explainFailure(error).message}
      </p>
      {found.length > 0 && (
        <>
          <p>Meanwhile, this is what a search of the help finds:</p>
          <HelpSources citations={found} />
        </>
      )}
      <div className={classes.ways}>
        <Button variant="line" size="small" onClick={onRetry}>
          Retry
        </Button>
        <Link to={`${pages.help}?${String(new URLSearchParams({ q: question }))}`}>
          Search the help
        </Link>
      </div>
    </div>
  );
}

function isOutage(error: Error): boolean {
  return error instanceof ApiError && (error.kind !== 'http' || (error.status ?? 0) >= 500);
}

function useFound(question: string): HelpCitation[] {
  const [found, setFound] = useState<HelpCitation[]>([]);
  useEffect(() => {
    if (question === '') return;
    let isWanted = true;
    void import('../../find/find-sources.ts').then(
      ({ findSources }) => isWanted && setFound(findSources(question)),
      // The link to the search is there in any case.
      () => undefined,
    );
    return () => {
      isWanted = false;
      setFound([]);
    };
  }, [question]);
  return found;
}
