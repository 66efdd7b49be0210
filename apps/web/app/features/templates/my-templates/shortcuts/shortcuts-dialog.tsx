import { useSingleKeys } from '../../../../data/profile/interface-settings.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { isSingleKey, shortcuts } from './shortcuts.ts';
import classes from './shortcuts-dialog.module.css';

const everywhere = [
  { does: 'To Undo, and back', keys: ['F6'] },
  { does: 'From template to template', keys: ['Arrow keys'] },
  { does: 'Select from the last one to here', keys: ['Shift+Space', 'Shift+click'] },
];

/** What the keys do on this page, and a switch for those of one letter. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [isOn, set] = useSingleKeys();
  const title = 'Keyboard shortcuts';
  return (
    <Dialog label={title} isOpen onClose={onClose}>
      <h2 className="head">{title}</h2>
      <dl className={classes.keys}>
        {[...shortcuts, ...everywhere].map(({ does, keys }) => (
          <div key={does}>
            <dt>{does}</dt>
            <dd>
              {keys
                .filter((key) => isOn || !isSingleKey(key))
                .map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
            </dd>
          </div>
        ))}
      </dl>
      <label className={classes.switch}>
        <input type="checkbox" checked={isOn} onChange={({ target }) => set(target.checked)} />
        Use keys of one letter or sign
      </label>
      <p className="small ink-2">
        Some browsers keep Ctrl+N for themselves. On a Mac, Cmd stands for Ctrl and Option for Alt.
      </p>
      <div className={classes.close}>
        <Button variant="line" onClick={onClose} data-autofocus>
          Close
        </Button>
      </div>
    </Dialog>
  );
}
