import { IconLayoutSidebar } from '@tabler/icons-react';
import { Button } from '../../../ui/button/button.tsx';
import { keysOf } from '../keys-of.ts';
import type { SidebarLook } from './sidebar-choice.ts';
import { sidebarId } from './sidebar.tsx';

type SidebarToggleProps = { look: SidebarLook; onToggle: () => void };

export function SidebarToggle({ look, onToggle }: SidebarToggleProps) {
  const isOpen = look === 'open';
  return (
    <Button
      variant="quiet"
      size="small"
      shape="icon"
      aria-label="Toggle sidebar"
      aria-expanded={isOpen}
      aria-controls={sidebarId}
      aria-keyshortcuts="Control+B Meta+B"
      title={`${isOpen ? 'Collapse' : 'Expand'} the sidebar, ${keysOf('B')}`}
      onClick={onToggle}
    >
      <IconLayoutSidebar size={18} stroke={1.5} aria-hidden />
    </Button>
  );
}
