/** Where the choices about an answer are kept in this browser until the server has them. */
export function choicesKey(userId: string, answerId: string): string {
  return `${userId}:result:${answerId}`;
}
