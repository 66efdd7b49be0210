declare module 'virtual:standalone-scripts' {
  /** The scripts that each standalone page starts with, by its name. */
  export const scripts: Readonly<Record<string, readonly string[]>>;
}
