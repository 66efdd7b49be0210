/** "340 kB", "1.2 MB" */
export function byteText(bytes: number): string {
  if (bytes < 1_000_000) return `${String(Math.ceil(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
