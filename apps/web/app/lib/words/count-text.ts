const format = new Intl.NumberFormat('en');

/** "1,284" */
export function countText(count: number): string {
  return format.format(count);
}
