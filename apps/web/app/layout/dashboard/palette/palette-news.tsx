import { explainFailure } from '../../../lib/wire/explain-failure.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import classes from './palette.module.css';

type PaletteNewsProps = {
  typed: string;
  isEmpty: boolean;
  problem: string | null;
  error: Error | null;
  isSearching: boolean;
  searchAgain: () => void;
};

/** How the search goes, where there is something to say of it. */
export function PaletteNews(props: PaletteNewsProps) {
  const { typed, isEmpty, problem, error, isSearching, searchAgain } = props;
  const isSlow = useSettled(isSearching, 150) && isSearching;
  const isNothing = isEmpty && !isSearching && !problem && !error;
  return (
    <div className={classes.news}>
      <p role="status">
        {isSlow && 'Searching your templates, chats and campaigns…'}
        {problem}
        {isNothing && `Nothing here is called “${typed.trim()}” or says so.`}
      </p>
      {error && (
        <p role="alert">
          Your templates, chats and campaigns could not be searched. {explainFailure(error).message}{' '}
          <button type="button" onClick={searchAgain}>
            Try again
          </button>
        </p>
      )}
    </div>
  );
}
