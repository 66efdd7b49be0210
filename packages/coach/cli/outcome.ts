/** What a call of the command ends in. */
export type Outcome = {
  /** 0; 1 where an email does not pass; 2 for misuse and what cannot be read. */
  readonly status: 0 | 1 | 2;
  readonly stdout: string;
  readonly stderr: string;
};

/** What standard output can show. */
export type Terminal = {
  readonly isInColour: boolean;
  /** Null where it is no terminal, so that lines may have any length. */
  readonly columns: number | null;
};
