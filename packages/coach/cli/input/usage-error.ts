/** The caller gave something that cannot be read; the message says what. */
export class UsageError extends Error {}
