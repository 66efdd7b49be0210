/** A page written in Markdown, as `npm run content` reads it. Its texts hold placeholders. */
export type SiteText = {
  readonly title: string;
  readonly lede: string;
  readonly sections: readonly {
    /** Its anchor, which others may have linked to. */
    readonly id: string;
    readonly title: string;
    /** The whole section in a sentence. */
    readonly summary: string | null;
    /** Paragraphs, `### ` headings, `- ` lists and `: ` rows, between empty lines. */
    readonly body: string;
  }[];
};
