import { IconDots } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Button } from '../../../../../ui/button/button.tsx';

type CardMenuButtonProps = ComponentProps<typeof Button> & {
  /** Of the template. */
  name: string;
};

export function CardMenuButton({ name, ...rest }: CardMenuButtonProps) {
  return (
    <Button
      {...rest}
      variant="quiet"
      size="small"
      shape="icon"
      aria-label={`More actions: ${name}`}
    >
      <IconDots size={18} stroke={1.5} aria-hidden />
    </Button>
  );
}
