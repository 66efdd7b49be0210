import type { ReactNode } from 'react';
import { Button, ButtonLink, type ButtonLook } from '../../components/button.tsx';
import { showToast } from '../../components/toast.tsx';
import { useOpenPortal } from './checkout.ts';
import classes from './upgrade-page.module.css';

type PortalButtonProps = Pick<ButtonLook, 'variant' | 'size'> & { children: string };

/** Opens the payment provider's page for managing the subscription. */
export function PortalButton({ children, ...look }: PortalButtonProps) {
  const { open, isOpening, blockedUrl } = usePortal();
  if (blockedUrl) {
    return (
      <ButtonLink {...look} to={blockedUrl}>
        The tab was blocked: open it here
      </ButtonLink>
    );
  }
  return (
    <Button {...look} isBusy={isOpening} onClick={open}>
      {isOpening ? 'Opening…' : children}
    </Button>
  );
}

/** Opens the subscription page in a new tab. */
function usePortal() {
  const { leave, leavingFor, departure, error } = useOpenPortal();
  const open = () =>
    leave('portal', {
      onFailed: ({ message }) => showToast({ title: 'Error', message, kind: 'error' }),
    });
  return {
    open,
    isOpening: leavingFor !== null,
    /** The address, if the browser blocked the tab. */
    blockedUrl: departure && !departure.hasTab ? departure.url : null,
    error,
  };
}

type FactsProps = { facts: readonly (readonly [name: string, value: ReactNode])[] };

/** A ruled list of facts: plan, price, renewal. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={`line-above ${classes.facts}`}>
      {facts.map(([name, value]) => (
        <div className="flex wrap-items justify-between line-below" key={name}>
          <dt className="ink-2">{name}</dt>
          <dd className="strong breakable">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
