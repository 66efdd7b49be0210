import { useNavigate } from 'react-router';
import type { PaletteItem } from './palette-item.ts';

/** Goes there or does it, after the palette is gone; a new tab leaves it open. */
export function useChoose(onClose: () => void) {
  const navigate = useNavigate();
  return (item: PaletteItem, inNewTab: boolean) => {
    if ('to' in item && inNewTab) {
      open(item.to, '_blank', 'noopener');
      return;
    }
    onClose();
    if ('to' in item) void navigate(item.to);
    else item.run();
  };
}
