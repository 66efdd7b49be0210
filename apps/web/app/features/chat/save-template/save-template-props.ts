import type { EmailStage, EmailText } from '@replysmith/contract';

export type SaveTemplateProps = {
  /** What is saved, as the address names it. */
  what: string;
  /** As it stands now. */
  email: EmailText;
  /** The same with its blanks open; null where none of them is filled. */
  unfilled?: EmailText | null;
  /** Names the template where the email has no subject. */
  title: string;
  /** Null when that is left to the coach. */
  stage: EmailStage | null;
  onFill?: (() => void) | undefined;
};
