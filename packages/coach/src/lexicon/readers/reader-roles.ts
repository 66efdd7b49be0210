/** Words that speak of the reader's own post. */
export const readerRoles: readonly string[] = (
  'your role, as head of, as the head of, as a founder, as founder, as the founder, ' +
  'as the owner, as an owner, as ceo, as the ceo, as cto, as director, as the director, ' +
  'as vp, as the vp, you lead, you run, you manage, you head, in your position, ' +
  'as the manager, as manager'
).split(', ');
