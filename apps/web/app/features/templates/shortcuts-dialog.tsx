import { useSingleKeys } from '../../data/profile.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { type Shortcut, ShortcutList } from '../../components/shortcut-list.tsx';
import classes from './export-form.module.css';

type ShortcutsDialogProps = {
  shortcuts: readonly Shortcut[];
  isOpen: boolean;
  onClose: () => void;
};

/** The shortcuts of a page, and a switch for those of a single letter. */
export function ShortcutsDialog({ shortcuts, isOpen, onClose }: ShortcutsDialogProps) {
  const [hasSingleKeys, setSingleKeys] = useSingleKeys();
  const title = 'Keyboard shortcuts';
  return (
    <Dialog label={title} isOpen={isOpen} onClose={onClose}>
      <h2 className="head">{title}</h2>
      <div className={`ink-above ${classes.keys}`}>
        <ShortcutList shortcuts={shortcuts} hasSingleKeys={hasSingleKeys} />
      </div>
      <label className="flex items-center mb-2 medium size-14 gap-2">
        <input
          type="checkbox"
          checked={hasSingleKeys}
          onChange={({ target }) => setSingleKeys(target.checked)}
        />
        Use single-key shortcuts
      </label>
      <p className="small ink-2">
        {shortcuts.some(({ keys }) => keys.includes('Ctrl+N')) &&
          'Some browsers keep Ctrl+N for themselves. '}
        On a Mac, Cmd stands for Ctrl and Option for Alt.
      </p>
      <div className="mt-5">
        <Button variant="line" onClick={onClose} data-autofocus>
          Close
        </Button>
      </div>
    </Dialog>
  );
}
