import type { ButtonLook } from '../../ui/button/button-look.ts';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { usePortal } from './use-portal.ts';

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
