/** One call of an operation as it was made, and what came back. */
export type Example = {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly request?: unknown;
  readonly reply?: unknown;
  /** The replies of other media types than JSON. */
  readonly otherReplies?: Readonly<Record<string, string>>;
  /** What an event stream sent. */
  readonly events?: string;
};

type Examples = Readonly<Record<string, Example>>;

/** Recorded by `npm run record-examples`; read when the description is first asked for. */
export async function readExamples(): Promise<Examples> {
  const { default: recorded } = await import('./api-examples.json', { with: { type: 'json' } });
  return recorded;
}
