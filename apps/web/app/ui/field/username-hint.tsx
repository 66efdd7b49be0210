/** Tells password managers whose password a form asks for; nobody sees or reaches it. */
export function UsernameHint({ email }: { email: string }) {
  return (
    <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
  );
}
