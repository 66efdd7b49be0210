/** Answers of one person that are written at the same time; the others wait in order. */
const atOnce = 2;

/** Keeps one person's answers from delaying everybody else's, however many they request. */
export type Turns = {
  /** Waits for a person's turn, or until `signal` fires. Returns how to end the turn. */
  readonly take: (person: string, signal: AbortSignal) => Promise<() => void>;
};

type Line = { busy: number; readonly waiting: Set<() => void> };

export function createTurns(): Turns {
  const lines = new Map<string, Line>();

  function endTurn(person: string, line: Line): void {
    const [next] = line.waiting;
    if (next) {
      line.waiting.delete(next);
      next();
      return;
    }
    line.busy -= 1;
    if (line.busy === 0) lines.delete(person);
  }

  return {
    take: async (person, signal) => {
      const line = lines.get(person) ?? { busy: 0, waiting: new Set() };
      lines.set(person, line);
      if (line.busy < atOnce) {
        line.busy += 1;
        return () => endTurn(person, line);
      }
      const hasTurn = await new Promise<boolean>((resolve) => {
        const begin = () => resolve(true);
        line.waiting.add(begin);
        signal.addEventListener('abort', () => {
          if (line.waiting.delete(begin)) resolve(false);
        });
      });
      return hasTurn ? () => endTurn(person, line) : () => undefined;
    },
  };
}
