import { Fetched } from '../../ui/fetched/fetched.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';
import type { PaletteProps } from './palette-props.ts';

const fetchPalette = () => import('./palette/palette.tsx').then((part) => part.Palette);

/** The palette, fetched when it is first asked for. */
export function PalettePlace(props: PaletteProps) {
  const giveUp = () => {
    props.onClose();
    showToast({
      title: 'Error',
      message: 'The search could not be loaded. Check your connection and try again.',
      kind: 'error',
    });
  };
  return (
    <Fetched fetchPart={fetchPalette} isNeeded={props.isOpen} onFailure={giveUp} props={props} />
  );
}
