import type { TemplateChange } from '@replysmith/contract';

export type BulkFormProps = {
  count: number;
  onSubmit: (change: TemplateChange) => void;
  onCancel: () => void;
};
