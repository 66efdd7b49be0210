const codes = { invalidParams: -32_602, internal: -32_603, notFound: -32_002 };

/** An error of the protocol; the code is the one that it has there. */
export class ProtocolError extends Error {
  readonly code: number;

  constructor(kind: keyof typeof codes, message: string) {
    super(message);
    this.code = codes[kind];
  }
}
