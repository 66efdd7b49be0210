declare module 'virtual:standalone-scripts' {
  /** The scripts that each standalone page starts with, and all that these load, by its name. */
  export const scripts: Readonly<
    Record<string, { readonly starts: readonly string[]; readonly loads: readonly string[] }>
  >;
}
