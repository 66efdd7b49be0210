import type { ComponentProps } from 'react';
import { Link, type LinkProps } from './navigation.tsx';
import classes from './button.module.css';

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

type ButtonLinkProps = Omit<LinkProps, 'className'> & ButtonLook;

export function ButtonLink({ variant, size, shape, ...rest }: ButtonLinkProps) {
  return <Link {...rest} {...buttonLook({ variant, size, shape })} />;
}

export type ButtonLook = {
  /** `ember` is for the one button on a screen that starts the coach. */
  variant?: 'ink' | 'ember' | 'line' | 'quiet' | 'danger' | undefined;
  size?: 'small' | 'normal' | undefined;
  shape?: 'text' | 'icon' | undefined;
};

function buttonLook({ variant = 'ink', size = 'normal', shape = 'text' }: ButtonLook) {
  return {
    className: classes.button,
    'data-variant': variant,
    'data-size': size,
    'data-shape': shape,
  };
}
