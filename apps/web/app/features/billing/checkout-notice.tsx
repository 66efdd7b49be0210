import type { ReactNode } from 'react';
import { Banner } from '../../ui/banner/banner.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import type { useCheckout } from './use-checkout.ts';

type CheckoutNoticeProps = Pick<ReturnType<typeof useCheckout>, 'departure' | 'problem'> & {
  /** What to do about an email that is not verified. */
  verify?: ReactNode;
};

/** Where the checkout waits, or why there is none; the toast of the same is gone in seconds. */
export function CheckoutNotice({ departure, problem, verify }: CheckoutNoticeProps) {
  if (problem) {
    return (
      <Banner
        tone={problem.isAboutEmail ? 'warning' : 'danger'}
        title={problem.isAboutEmail ? problem.title : 'The checkout did not open.'}
        isSilent
        action={problem.isAboutEmail ? verify : undefined}
      >
        {problem.message}
      </Banner>
    );
  }
  if (!departure) return null;
  const isSwitch = departure.kind === 'portal';
  return (
    <Banner
      tone="info"
      title={departure.hasTab ? 'A new tab has opened.' : 'Your browser kept the new tab closed.'}
      isSilent={departure.hasTab}
      action={
        <ButtonLink to={departure.url} variant="line" size="small">
          {isSwitch ? 'Go to billing' : 'Go to checkout'}
        </ButtonLink>
      }
    >
      {departure.hasTab
        ? `${isSwitch ? 'Confirm the change of plan there.' : 'Complete your upgrade there.'} If it is gone, go on here.`
        : `Open ${isSwitch ? 'billing' : 'the checkout'} from here instead.`}
    </Banner>
  );
}
