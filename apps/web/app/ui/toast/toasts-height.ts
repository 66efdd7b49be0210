let list: HTMLElement | null = null;

/** Notes where toasts appear, for as long as they can. */
export function noteToastList(element: HTMLElement | null): void {
  list = element;
}

/** How high the toasts stand that are shown now, in pixels. */
export function toastsHeight(): number {
  return list?.offsetHeight ?? 0;
}
