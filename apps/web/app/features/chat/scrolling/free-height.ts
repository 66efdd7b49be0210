import { dockHeight } from '../../../ui/dock/dock-height.ts';

/** How much of the window the docked composer leaves free, in pixels from the top. */
export function freeHeight(): number {
  return innerHeight - dockHeight();
}
