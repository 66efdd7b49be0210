/** Of a deleted one no name is known. */
export function sourceName(name: string | null, kind: 'template' | 'campaign'): string {
  return name === null ? `Deleted ${kind}` : name || 'Without a name';
}
