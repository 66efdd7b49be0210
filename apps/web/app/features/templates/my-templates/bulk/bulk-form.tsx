import { trashDays } from '@replysmith/contract';
import type { BulkAction } from './bulk-choice.tsx';
import type { BulkFormProps } from './bulk-form-props.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { DuplicateForm } from './duplicate-form.tsx';
import { MoveForm } from './move-form.tsx';
import { PlainForm } from './plain-form.tsx';
import { TagForm } from './tag-form.tsx';

/** What an action needs to know before it is done. */
export function BulkForm({ action, ...form }: BulkFormProps & { action: BulkAction }) {
  switch (action) {
    case 'tag':
      return <TagForm {...form} />;
    case 'move':
      return <MoveForm {...form} />;
    case 'duplicate':
      return <DuplicateForm {...form} />;
    case 'archive':
      return (
        <PlainForm {...form} submit="Archive" change={{ type: 'archive' }}>
          They move to your folder Archive, which is made if there is none yet.
        </PlainForm>
      );
    case 'restore':
      return (
        <PlainForm {...form} submit="Restore" change={{ type: 'restore' }}>
          They go back to where they were. Each takes one of your places again.
        </PlainForm>
      );
    case 'delete':
      return (
        <ConfirmForm {...form} submit="Delete" change={{ type: 'delete' }}>
          They go to the trash and can be had back for {trashDays} days.
        </ConfirmForm>
      );
    case 'purge':
      return (
        <ConfirmForm {...form} submit="Delete for good" change={{ type: 'purge' }}>
          Nobody can have them back after this.
        </ConfirmForm>
      );
  }
}
