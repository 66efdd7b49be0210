/** How much of the window the docked composer takes, in pixels from the bottom. */
export function dockHeight(): number {
  const height = parseFloat(document.documentElement.style.getPropertyValue('--dock-height'));
  return Number.isFinite(height) ? height : 0;
}

/** How much of the window the docked composer leaves free, in pixels from the top. */
export function freeHeight(): number {
  return innerHeight - dockHeight();
}
