import type { ReactNode } from 'react';

export type TextSection = {
  /** Its anchor; external links may use it. */
  readonly id: string;
  readonly title: string;
  /** The whole section in a sentence. */
  readonly summary?: ReactNode;
  readonly body: ReactNode;
};
