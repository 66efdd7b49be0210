/** Why nothing could be read of a file, to stand after "Failed to parse file:". */
export class UnreadableSource extends Error {}
