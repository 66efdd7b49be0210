import { type CheckoutOutcome, pages } from '@replysmith/contract';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button.tsx';
import { CheckList } from '../../components/check-list.tsx';
import { planLines } from '../../data/plan-words.ts';
import { useSubscription } from '../../data/subscription.ts';
import { upgradePath } from './plan-offer.tsx';
import classes from './upgrade-page.module.css';

/** Only shown once the server confirms the plan. */
export function PaymentSuccessful({ plan }: { plan: CheckoutOutcome['plan'] }) {
  const { data: subscription } = useSubscription();
  const name = plan?.name ?? subscription?.plan.name ?? 'Your plan';
  const isHere = subscription !== undefined && (!plan || subscription.plan.key === plan.key);
  return (
    <PaymentNotice
      title="Payment Successful!"
      icon={<IconCircleCheck size={32} stroke={1.25} aria-hidden />}
      text={`${name} is active now, in every tab.`}
      actions={
        <>
          <ToDashboard variant="ink" />
          <ToBilling />
        </>
      }
    >
      {isHere && <CheckList lines={planLines(subscription.plan.features)} />}
    </PaymentNotice>
  );
}

export function ToDashboard({ variant = 'line' }: { variant?: 'ink' | 'line' }) {
  return (
    <ButtonLink to={pages.dashboard} variant={variant}>
      Go to Dashboard
    </ButtonLink>
  );
}

export function ToBilling() {
  return (
    <ButtonLink to={pages.billing} variant="line">
      Manage Billing
    </ButtonLink>
  );
}

export function ToPlans({ planKey }: { planKey: string | null }) {
  return <ButtonLink to={upgradePath(planKey)}>Back to the plans</ButtonLink>;
}

type PaymentNoticeProps = {
  title: string;
  /** What it means for the reader, in one or two sentences. */
  text: ReactNode;
  icon: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
};

/** One thing to say about a payment; announced whenever it changes. */
export function PaymentNotice({ title, text, icon, children, actions }: PaymentNoticeProps) {
  return (
    <div className={`wrap ${classes.paymentNoticePage}`}>
      <div className={`measure ${classes.notice}`}>
        <div role="status">
          <span className="block mb-4 ink-2">{icon}</span>
          <h1 className="title">{title}</h1>
          <p className="lede mt-3">{text}</p>
        </div>
        {children && <div className="mt-5">{children}</div>}
        {actions && <div className={`row gap-3 ${classes.actions}`}>{actions}</div>}
      </div>
    </div>
  );
}
