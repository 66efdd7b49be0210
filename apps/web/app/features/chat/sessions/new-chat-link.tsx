import { pages } from '@replysmith/contract';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/button/button-link.tsx';

type NewChatLinkProps = { children: ReactNode; onClick?: () => void };

export function NewChatLink({ children, onClick }: NewChatLinkProps) {
  return (
    <ButtonLink to={pages.chat} variant="line" size="small" onClick={onClick}>
      <IconPlus size={16} stroke={1.5} aria-hidden />
      {children}
    </ButtonLink>
  );
}
