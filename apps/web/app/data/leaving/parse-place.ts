const kinds = ['draft', 'campaign', 'template', 'workflow', 'settings', 'result'] as const;

export type UnsentKind = (typeof kinds)[number];

type Place = {
  readonly owner: string;
  readonly kind: UnsentKind;
  /** The id of what it is about; empty for what somebody has one of. */
  readonly subject: string;
  /** The same for all that is kept of one thing. */
  readonly name: string;
};

const named = new RegExp(String.raw`^([^:]+):(${kinds.join('|')})(?::([^:@]+)[^@]*)?(?:@|$)`, 'u');
/** What goes along with a text, and is none. */
const annex = /:(?:origin|sending)$/u;

/** What is kept under a key; null for a habit, and for anything else that nobody has written. */
export function parsePlace(key: string): Place | null {
  const [, owner, kind, subject = ''] = named.exec(key) ?? [];
  if (!owner || !kind || annex.test(key)) return null;
  // One of several writers' names follows the "@".
  return { owner, kind: kind as UnsentKind, subject, name: key.replace(/@.*$/u, '') };
}
