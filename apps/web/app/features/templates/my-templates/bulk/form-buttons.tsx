import type { ButtonLook } from '../../../../ui/button/button-look.ts';
import { Button } from '../../../../ui/button/button.tsx';
import classes from './bulk-dialog.module.css';

type FormButtonsProps = { submit: string; look?: ButtonLook['variant']; onCancel: () => void };

export function FormButtons({ submit, look, onCancel }: FormButtonsProps) {
  return (
    <div className={classes.buttons}>
      <Button type="submit" variant={look}>
        {submit}
      </Button>
      <Button variant="line" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
