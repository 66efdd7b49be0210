/** A page in Markdown, as parsed by `npm run content`. Its texts may contain placeholders. */
export type SiteText = {
  readonly title: string;
  readonly lede: string;
  readonly sections: readonly {
    /** Its anchor; external links may use it. */
    readonly id: string;
    readonly title: string;
    /** The whole section in a sentence. */
    readonly summary: string | null;
    /** Paragraphs, `### ` headings, `- ` lists and `: ` rows, between empty lines. */
    readonly body: string;
  }[];
};
