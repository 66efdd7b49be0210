import { changedChoices, RewriteChoicesChange, type RewriteChoices } from '@replysmith/contract';

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

/** What was decided between the two. */
export function changeBetween(before: Choices, after: Choices): RewriteChoicesChange {
  const ids = new Set([...before.putBack, ...after.putBack]);
  const putBack = [...ids]
    .filter((id) => before.putBack.includes(id) !== after.putBack.includes(id))
    .map((id) => [id, after.putBack.includes(id)] as const);
  const blanks = Object.keys({ ...before.blanks, ...after.blanks })
    .filter((label) => before.blanks[label] !== after.blanks[label])
    .map((label) => [label, after.blanks[label] ?? null] as const);
  return {
    ...(putBack.length > 0 && { put_back: Object.fromEntries(putBack) }),
    ...(before.subject !== after.subject && { subject: after.subject }),
    ...(blanks.length > 0 && { blanks: Object.fromEntries(blanks) }),
  };
}

/** Two changes as one; of what both name, the later holds. */
export function joinChanges(
  earlier: RewriteChoicesChange,
  later: RewriteChoicesChange,
): RewriteChoicesChange {
  const put_back = { ...earlier.put_back, ...later.put_back };
  const blanks = { ...earlier.blanks, ...later.blanks };
  return {
    ...earlier,
    ...later,
    ...(Object.keys(put_back).length > 0 && { put_back }),
    ...(Object.keys(blanks).length > 0 && { blanks }),
  };
}

/** Reads a change kept as text; anything unexpected changes nothing. */
export function parseChange(text: string): RewriteChoicesChange {
  try {
    return RewriteChoicesChange.catch({}).parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/** The choices as they are stored with the message, and what this browser keeps that is not yet. */
export function choicesOf(stored: RewriteChoices | null, kept = ''): Choices {
  if (!stored && kept === '') return keepAll;
  const { put_back, ...others } = changedChoices(stored, parseChange(kept));
  return { ...others, putBack: put_back };
}
