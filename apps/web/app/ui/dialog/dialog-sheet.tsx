import { Modal } from '../modal/modal.tsx';
import type { DialogProps } from './dialog-props.ts';
import classes from './dialog.module.css';

const sheets = { normal: classes.normal, medium: classes.medium, wide: classes.wide };

/** The sheet itself, in one of three widths. */
export function DialogSheet({ size = 'normal', ...rest }: DialogProps) {
  const { inner, body } = classes;
  return <Modal {...rest} duration={220} classNames={{ inner, sheet: sheets[size], body }} />;
}
