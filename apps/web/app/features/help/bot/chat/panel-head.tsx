import { IconMinus, IconX } from '@tabler/icons-react';
import { Button } from '../../../../ui/button/button.tsx';
import classes from './help-panel.module.css';

type PanelHeadProps = {
  onMinimise: () => void;
  onClose: () => void;
};

export function PanelHead({ onMinimise, onClose }: PanelHeadProps) {
  return (
    <div className={classes.head}>
      <div className={classes.name}>
        <h2>Help Chat</h2>
        <p>Automatic assistant, answers from the help pages</p>
      </div>
      <div className={classes.buttons}>
        <Button
          variant="quiet"
          size="small"
          shape="icon"
          aria-label="Minimize"
          onClick={onMinimise}
        >
          <IconMinus size={18} stroke={1.5} aria-hidden />
        </Button>
        <Button variant="quiet" size="small" shape="icon" aria-label="Close" onClick={onClose}>
          <IconX size={18} stroke={1.5} aria-hidden />
        </Button>
      </div>
    </div>
  );
}
