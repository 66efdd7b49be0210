import type { ReactNode } from 'react';
import type { DiffPart } from './diff-part.ts';

type ChangedWordsProps<Part> = { parts: readonly Part[]; words: (part: Part) => ReactNode };

/** Removed words struck, added words underlined; both named aloud for those who listen. */
export function ChangedWords<Part extends DiffPart>({ parts, words }: ChangedWordsProps<Part>) {
  return parts.map((part, index) => {
    switch (part.kind) {
      case 'same':
        return <span key={index}>{words(part)}</span>;
      case 'removed':
        return (
          <del key={index}>
            <span className="visually-hidden">removed: </span>
            {words(part)}
          </del>
        );
      case 'added':
        return (
          <ins key={index} data-close={/^[.,;:!?]/.test(part.text) || undefined}>
            <span className="visually-hidden">added: </span>
            {words(part)}
          </ins>
        );
    }
  });
}
