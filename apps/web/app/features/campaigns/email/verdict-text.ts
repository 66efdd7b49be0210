const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** "once three blanks are filled" */
export function onceFilled(count: number): string {
  const many = words[count] ?? String(count);
  return count === 1 ? 'once one blank is filled' : `once ${many} blanks are filled`;
}

/** Points out of a hundred as the chat writes them: 84 → "8.4", 100 → "10". */
export function onTen(points: number): string {
  return points === 100 ? '10' : (points / 10).toFixed(1);
}
