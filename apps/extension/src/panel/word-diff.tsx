import { diffWordsWithSpace } from 'diff';

type WordDiffProps = { before: string; after: string };

/** What leaves and what comes, word by word. */
export function WordDiff({ before, after }: WordDiffProps) {
  return (
    <p className="diff">
      {diffWordsWithSpace(before, after).map(({ value, added, removed }, index) => {
        // The parts of a diff have nothing else to be told apart by.
        const key = `${String(index)} ${value}`;
        if (removed) {
          return (
            <del key={key}>
              <span className="spoken">removed </span>
              {value}
            </del>
          );
        }
        if (!added) return <span key={key}>{value}</span>;
        return (
          <ins key={key}>
            <span className="spoken">added </span>
            {value}
          </ins>
        );
      })}
    </p>
  );
}
