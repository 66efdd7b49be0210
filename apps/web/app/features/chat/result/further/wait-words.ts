/** How long to wait for an answer: "After 3 days", then "6 days later". */
export function waitWords(days: number, isFirst: boolean): string {
  const count = days === 1 ? '1 day' : `${String(days)} days`;
  return isFirst ? `After ${count}` : `${count} later`;
}
