type Now = {
  /** What it says where nothing else matters. */
  usual: string;
  isEmail: boolean;
  /** What stood here was sent and is waited for. */
  isSent: boolean;
  isNewChat: boolean;
};

/** What the empty field says. */
export function placeholderOf({ usual, isEmail, isSent, isNewChat }: Now): string {
  if (isEmail && isSent) return 'The next email can wait here.';
  return isEmail && !isNewChat ? 'Paste the next email' : usual;
}
