import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { buttonLook, type ButtonLook } from './button-look.ts';

type ButtonLinkProps = Omit<ComponentProps<typeof Link>, 'className'> & ButtonLook;

export function ButtonLink({ variant, size, shape, ...rest }: ButtonLinkProps) {
  return <Link {...rest} {...buttonLook({ variant, size, shape })} />;
}
