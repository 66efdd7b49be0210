import type { TemplateVariable } from '@replysmith/contract';

/** A template that can be sent to the chat or copied. */
export type UsableTemplate = {
  /** Null for one that is not the person's own: its use is not counted. */
  readonly ownId: string | null;
  readonly name: string;
  readonly subject_line: string;
  readonly email_content: string;
  readonly template_variables: readonly TemplateVariable[];
};
