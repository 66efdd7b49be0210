import {
  type ComponentProps,
  type ComponentType,
  type ReactElement,
  cloneElement,
  useState,
} from 'react';
import { Fetched } from './fetched.tsx';

type MenuButton = ReactElement<ComponentProps<'button'>>;

/** What a menu gets that is loaded when its button was pressed: it opens at once. */
export type PressedMenu = { readonly target: MenuButton; readonly isPressed: true };

type LateMenuProps<Props> = {
  /** The button that opens it. */
  target: MenuButton;
  load: () => Promise<ComponentType<Props & PressedMenu>>;
  /** The other props of the menu. */
  of: Props;
};

/** A menu that is loaded with the first press of its button, as a list may have one in each row. */
export function LateMenu<Props extends object>({ target, load, of }: LateMenuProps<Props>) {
  const [isPressed, setPressed] = useState(false);
  const pressed: PressedMenu = { target, isPressed: true };
  return (
    <Fetched
      name="The menu"
      fetchPart={load}
      isNeeded={isPressed}
      onFailure={() => setPressed(false)}
      fallback={cloneElement(target, {
        'aria-haspopup': 'menu',
        'aria-expanded': false,
        'aria-busy': isPressed || undefined,
        onClick: () => setPressed(true),
      })}
      props={{ ...of, ...pressed }}
    />
  );
}
