import classes from './button.module.css';

export type ButtonLook = {
  /** `ember` is for the one button on a screen that sets the coach to work. */
  variant?: 'ink' | 'ember' | 'line' | 'quiet' | 'danger' | undefined;
  size?: 'small' | 'normal' | undefined;
  shape?: 'text' | 'icon' | undefined;
};

export function buttonLook({ variant = 'ink', size = 'normal', shape = 'text' }: ButtonLook) {
  return {
    className: classes.button,
    'data-variant': variant,
    'data-size': size,
    'data-shape': shape,
  };
}
