/**
 * The numbers of advisory locks. They are arbitrary, but the same in every version: two versions
 * run side by side during an update.
 */
export const advisoryLocks = {
  /** Of the only server on a database: an embedded one, or one of an early version. */
  onlyServer: 7_305_771,
  migrations: 7_305_772,
  /**
   * The first of two keys. The second is a server's id, from 1 up, or a number below 0 that
   * `search_words_lock` makes of a person for the words of the session search.
   */
  serversAndWords: 7_305_773,
  /** The first of two keys; the second is random. It shows that two addresses lead to one database. */
  sameDatabase: 7_305_774,
} as const;
