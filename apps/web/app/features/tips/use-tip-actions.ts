import type { UserTip } from '@replysmith/contract';
import { useChangeTip } from '../../data/tips/change-tip.ts';
import { showToast } from '../../ui/toast/toast-store.ts';

const failed = (message: string) => () => showToast({ title: 'Tips', message, kind: 'error' });

/** What a person can do about a tip. A failure says so and leaves the tip where it was. */
export function useTipActions({ id, generated_content: { title } }: UserTip) {
  const { mutateAsync: change, isPending } = useChangeTip();
  const restore = () =>
    void change({ id, status: 'active' }).then(
      undefined,
      failed('Failed to restore tip. Please try again.'),
    );
  const apply = () =>
    void change({ id, status: 'applied' }).then(
      undefined,
      failed('Failed to apply tip. Please try again.'),
    );
  const dismiss = () =>
    void change({ id, status: 'dismissed' }).then(
      () =>
        showToast({
          title: 'Tip dismissed',
          message: title,
          action: { label: 'Undo', run: restore },
        }),
      failed('Failed to dismiss tip. Please try again.'),
    );
  return { apply, dismiss, restore, isPending };
}
