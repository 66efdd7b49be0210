/** Puts what the writer knows into a text that comes in pieces; what comes back are the same pieces. */
export type Fill = (pieces: readonly string[]) => readonly string[];
