import { Fetched } from './fetched.tsx';
import type { SideSheetProps } from './side-sheet-drawer.tsx';

const fetchDrawer = () => import('./side-sheet-drawer.tsx').then((part) => part.SideSheetDrawer);

/** A sheet from the left edge, for what stands beside the page on wider screens. */
export function SideSheet(props: SideSheetProps) {
  return (
    <Fetched
      name="The panel"
      fetchPart={fetchDrawer}
      isNeeded={props.isOpen}
      onFailure={props.onClose}
      props={props}
    />
  );
}
