import { IconContrast } from '@tabler/icons-react';
import { paintedColorScheme, setColorScheme } from '../theme/color-scheme.ts';
import { Button } from './button.tsx';

type ThemeToggleProps = { onChoose?: (scheme: 'light' | 'dark') => void };

/** Switches between light and dark; until it is used the page follows the system. */
export function ThemeToggle({ onChoose = setColorScheme }: ThemeToggleProps) {
  return (
    <Button
      variant="quiet"
      shape="icon"
      aria-label="Switch theme"
      onClick={() => onChoose(paintedColorScheme() === 'dark' ? 'light' : 'dark')}
    >
      <IconContrast size={18} stroke={1.5} aria-hidden="true" />
    </Button>
  );
}
