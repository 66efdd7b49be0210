import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { showToast } from '../../../ui/toast/toast-store.ts';
import type { FormState } from './form/use-template-form.ts';

/** What was typed on an earlier visit is back; it may stay, or go. */
export function CameBack({ state }: { state: FormState }) {
  const { typed, cameBack, drop, putBack } = state;
  if (!cameBack || !typed) return null;
  return (
    <Banner
      tone="info"
      title={`What you wrote ${whenOf(typed.at)} is back.`}
      action={
        <Button
          variant="line"
          size="small"
          onClick={() => {
            drop();
            showToast({
              title: 'Discarded',
              message: 'What you had written is set aside.',
              action: { label: 'Undo', run: () => putBack(typed) },
            });
          }}
        >
          Discard it
        </Button>
      }
    >
      It was kept in this browser and is not saved yet.
    </Banner>
  );
}

function whenOf(at: number): string {
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return `${isToday ? '' : `on ${day.format(at)} `}at ${clock.format(at)}`;
}
