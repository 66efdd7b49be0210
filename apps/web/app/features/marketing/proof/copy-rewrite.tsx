import { formatDraft } from '@replysmith/coach';
import type { TypedDraft } from '../../../data/live-score/live-score.ts';
import { copyText } from '../../../lib/clipboard/copy-text.ts';
import { CopyButton } from '../../../ui/copy/copy-button.tsx';
import { useCopied } from '../../../ui/copy/use-copied.ts';

export function CopyRewrite({ draft: { subject, body } }: { draft: TypedDraft }) {
  const { hasCopied, copy } = useCopied(copyText);
  const text = formatDraft({ subject: subject === '' ? null : subject, body });
  return <CopyButton hasCopied={hasCopied} onCopy={() => void copy(text)} />;
}
