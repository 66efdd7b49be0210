import type { EmailText } from '@replysmith/contract';
import { useState } from 'react';
import { blanksIn } from '../result/sheet/blanks.ts';

/** A way out that an email may take. */
export type WayOut = {
  /** "Copy" */
  readonly verb: string;
  readonly go: (email: EmailText) => void;
};

/** Holds an email back that has blanks left, until the writer says that it may go as it is. */
export function useBlankGuard(email: EmailText) {
  const [held, setHeld] = useState<WayOut | null>(null);
  const blanks = blanksIn(`${email.subject ?? ''}\n${email.body}`);
  return {
    blanks,
    /** What waits for the writer's word. */
    held: blanks.length > 0 ? held : null,
    leave: (way: WayOut) => {
      if (blanks.length > 0) setHeld(way);
      else way.go(email);
    },
    goOn: () => {
      setHeld(null);
      held?.go(email);
    },
    stay: () => setHeld(null),
  };
}

export type BlankGuard = ReturnType<typeof useBlankGuard>;
