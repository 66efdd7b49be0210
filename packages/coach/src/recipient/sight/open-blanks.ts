import type { Email, ProtectedToken } from '../../document/email.ts';

type OpenBlank = {
  readonly token: ProtectedToken;
  /** It stands where the reader is greeted: they know their own name, so they have nothing to ask about it. */
  readonly isName: boolean;
};

/** What the writer has yet to fill in. */
export function openBlanks({ protectedTokens, greeting }: Email): OpenBlank[] {
  return protectedTokens
    .filter(({ kind }) => kind === 'blank')
    .map((token) => ({
      token,
      isName: token.field === 'body' && greeting !== null && token.start < greeting.end,
    }));
}

/** "“minutes”" */
export function labelOf({ text }: ProtectedToken): string {
  const label = /^\[fill in:\s*([^\]\n]{2,60})\]$/iu.exec(text)?.[1]?.trim();
  return label === undefined ? '“fill in”' : `“${label}”`;
}
