import type { ReactNode } from 'react';

export type TextSection = {
  /** Its anchor, which others may have linked to. */
  readonly id: string;
  readonly title: string;
  /** The whole section in a sentence. */
  readonly summary?: ReactNode;
  readonly body: ReactNode;
};
