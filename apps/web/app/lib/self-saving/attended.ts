type Saver = {
  /** Where it keeps in this browser what the server does not have. */
  readonly place: string;
  readonly save: () => Promise<void>;
};

const savers = new Set<Saver>();

/** What saves itself in this tab, for whoever cannot wait until it stands still. */
export const attended = {
  add: (saver: Saver): (() => void) => {
    savers.add(saver);
    return () => void savers.delete(saver);
  },
  /** Saves now what is kept at a place; ends when it was saved, or could not be. */
  saveAt: async (place: string): Promise<void> => {
    await Promise.all([...savers].filter((one) => one.place === place).map(({ save }) => save()));
  },
  /** Saves everything now, and waits no longer than `patience`, in milliseconds. */
  saveAll: async (patience: number): Promise<void> => {
    const saved = Promise.allSettled([...savers].map(({ save }) => save()));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLong = new Promise((resolve) => (timer = setTimeout(resolve, patience)));
    await Promise.race([saved, tooLong]);
    clearTimeout(timer);
  },
};
