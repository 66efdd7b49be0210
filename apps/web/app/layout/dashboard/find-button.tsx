import { IconSearch } from '@tabler/icons-react';
import { Button } from '../../ui/button/button.tsx';
import classes from './find-button.module.css';
import { keysOf } from './keys-of.ts';

/** The way to the palette for who does not know its keys. */
export function FindButton({ onOpen }: { onOpen: () => void }) {
  return (
    <span className={classes.find}>
      <Button
        variant="line"
        size="small"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onOpen}
      >
        <IconSearch size={16} stroke={1.5} aria-hidden />
        <span className={classes.words}>Find or do anything</span>
        <kbd aria-hidden>{keysOf('K')}</kbd>
      </Button>
    </span>
  );
}
