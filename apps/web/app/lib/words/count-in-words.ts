const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** "one place", "seven places", "13 places". */
export function countInWords(count: number, one: string, many = `${one}s`): string {
  return `${words[count] ?? count} ${count === 1 ? one : many}`;
}

/** "1 word", "111 words". */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
