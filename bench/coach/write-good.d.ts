declare module 'write-good' {
  type Suggestion = { readonly index: number; readonly offset: number; readonly reason: string };
  function writeGood(text: string): Suggestion[];
  export = writeGood;
}
