import type { DiffPart } from '../diff/diff-parts.ts';
import { EmailText } from './email-text.tsx';

/** Removed words struck, added words underlined; both named aloud for those who listen. */
export function ChangedWords({ parts }: { parts: readonly DiffPart[] }) {
  return parts.map(({ kind, text }, index) => {
    const words = <EmailText text={text} />;
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
          <ins key={index}>
            <span className="visually-hidden">added: </span>
            {words}
          </ins>
        );
    }
  });
}
