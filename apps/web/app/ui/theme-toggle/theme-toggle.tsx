import { IconContrast } from '@tabler/icons-react';
import { paintedColorScheme, setColorScheme } from '../../theme/color-scheme.ts';
import { Button } from '../button/button.tsx';

/** Switches between light and dark; until it is used the page follows the system. */
export function ThemeToggle() {
  return (
    <Button
      variant="quiet"
      shape="icon"
      aria-label="Switch theme"
      onClick={() => setColorScheme(paintedColorScheme() === 'dark' ? 'light' : 'dark')}
    >
      <IconContrast size={18} stroke={1.5} aria-hidden="true" />
    </Button>
  );
}
