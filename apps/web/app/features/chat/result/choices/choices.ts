import type { RewriteChoices } from '@replysmith/contract';

/** What the writer decided about a rewrite. The stored result stays as it is. */
export type Choices = {
  /** Ids of the changes put back. */
  readonly putBack: readonly string[];
  /** A subject line picked from the ideas, instead of the rewrite's. */
  readonly subject: string | null;
  /** What was written into each blank, by its label. */
  readonly blanks: Readonly<Record<string, string>>;
};

const keepAll: Choices = { putBack: [], subject: null, blanks: {} };

export function putBack(choices: Choices, ids: readonly string[]): Choices {
  return { ...choices, putBack: [...new Set([...choices.putBack, ...ids])] };
}

export function keep(choices: Choices, ids: readonly string[]): Choices {
  return { ...choices, putBack: choices.putBack.filter((id) => !ids.includes(id)) };
}

/** Reads choices kept as text; anything unexpected means that nothing was decided yet. */
export function parseChoices(text: string): Choices {
  try {
    const { putBack, subject, blanks } = JSON.parse(text) as Partial<Choices>;
    return {
      putBack: Array.isArray(putBack) ? putBack.map(String) : [],
      subject: typeof subject === 'string' ? subject : null,
      blanks: typeof blanks === 'object' ? { ...blanks } : {},
    };
  } catch {
    return keepAll;
  }
}

/** The choices as they are stored with the message. */
export function fromStored(stored: RewriteChoices | null): Choices {
  if (!stored) return keepAll;
  const { put_back, ...others } = stored;
  return { ...others, putBack: put_back };
}

export function toStored({ putBack: ids, subject, blanks }: Choices): RewriteChoices {
  return { put_back: [...ids], subject, blanks: { ...blanks } };
}
