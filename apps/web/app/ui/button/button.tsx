import type { ComponentProps } from 'react';
import { buttonLook, type ButtonLook } from './button-look.ts';

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled' | 'className'> &
  ButtonLook & {
    /** Keeps focus and announces itself as disabled; clicks do nothing. */
    isBusy?: boolean;
  };

export function Button({ variant, size, shape, isBusy = false, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...buttonLook({ variant, size, shape })}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
