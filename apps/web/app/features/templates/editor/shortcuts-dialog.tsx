import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import classes from './shortcuts-dialog.module.css';

const shortcuts = [
  { keys: ['Ctrl S'], does: 'Save' },
  { keys: ['Ctrl 1', 'Alt 1'], does: 'Content' },
  { keys: ['Ctrl 2', 'Alt 2'], does: 'Settings' },
  { keys: ['Ctrl 3', 'Alt 3'], does: 'Preview' },
  { keys: ['{{'], does: 'Variables, while writing' },
  { keys: ['Esc'], does: 'Close; what you wrote stays' },
  { keys: ['?'], does: 'This list, outside fields' },
];

/** What the keys do here. */
export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog label="Keyboard shortcuts" isOpen={isOpen} onClose={onClose}>
      <h2 className="head">Keyboard shortcuts</h2>
      <dl className={classes.keys}>
        {shortcuts.map(({ keys, does }) => (
          <div key={does}>
            <dt>{does}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="small ink-2">On a Mac, Cmd stands for Ctrl and Option for Alt.</p>
      <div className={classes.close}>
        <Button variant="line" onClick={onClose} data-autofocus>
          Close
        </Button>
      </div>
    </Dialog>
  );
}
