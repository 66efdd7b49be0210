import type { EmailText } from '@replysmith/contract';
import type { ComponentProps } from 'react';
import { MiniRing } from '../../../ui/score-ring/mini-ring.tsx';
import { tenths } from '../../../lib/words/tenths.ts';
import { FoldedSheet } from './folded-sheet.tsx';

type DraftMessageProps = {
  email: EmailText;
  /** Null as long as it is not known. */
  score: Pick<ComponentProps<typeof MiniRing>, 'value' | 'band'> | null;
  foundOn: string | null;
};

/** The writer's email with its score. */
export function DraftMessage({ email, score, foundOn }: DraftMessageProps) {
  return (
    <FoldedSheet
      name="draft"
      title={email.subject}
      preview={email.body}
      text={email.body}
      foundOn={foundOn}
      before={score && <MiniRing {...score} format={tenths} />}
    />
  );
}
