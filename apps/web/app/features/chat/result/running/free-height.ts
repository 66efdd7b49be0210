/** How much of the window the docked composer leaves free, in pixels from the top. */
export function freeHeight(): number {
  const dock = parseFloat(document.documentElement.style.getPropertyValue('--dock-height'));
  return innerHeight - (Number.isFinite(dock) ? dock : 0);
}
