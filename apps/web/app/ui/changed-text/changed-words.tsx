import type { DiffPart } from './diff-part.ts';
import { EmailText } from './email-text.tsx';
import type { FindBlanks } from './find-blanks.ts';

type ChangedWordsProps = { parts: readonly DiffPart[]; findBlanks: FindBlanks };

/** Removed words struck, added words underlined; both named aloud for those who listen. */
export function ChangedWords({ parts, findBlanks }: ChangedWordsProps) {
  return parts.map(({ kind, text }, index) => {
    const words = <EmailText text={text} findBlanks={findBlanks} />;
    switch (kind) {
      case 'same':
        return <span key={index}>{words}</span>;
      case 'removed':
        return (
          <del key={index}>
            <span className="visually-hidden">removed: </span>
            {words}
          </del>
        );
      case 'added':
        return (
          <ins key={index} data-close={/^[.,;:!?]/.test(text) || undefined}>
            <span className="visually-hidden">added: </span>
            {words}
          </ins>
        );
    }
  });
}
