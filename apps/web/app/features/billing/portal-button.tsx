import type { ReactNode } from 'react';
import { Button, ButtonLink, type ButtonLook } from '../../components/button.tsx';
import { showToast } from '../../components/toast.tsx';
import { useOpenPortal } from './checkout.ts';
import classes from './portal-button.module.css';

type PortalButtonProps = Pick<ButtonLook, 'variant' | 'size'> & { children: string };

/** Leads to the payment provider's page for managing what is paid. */
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

/** Opens the page where a paying person manages the subscription, in a tab of its own. */
function usePortal() {
  const { leave, leavingFor, departure, error } = useOpenPortal();
  const open = () =>
    leave('portal', {
      onFailed: ({ message }) => showToast({ title: 'Error', message, kind: 'error' }),
    });
  return {
    open,
    isOpening: leavingFor !== null,
    /** Where it is when the browser kept the tab closed. */
    blockedUrl: departure && !departure.hasTab ? departure.url : null,
    error,
  };
}

type FactsProps = { facts: readonly (readonly [name: string, value: ReactNode])[] };

/** Ruled lines of what stands: plan, price, when it renews. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
