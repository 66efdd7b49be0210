/** "Good morning", from five until noon, and so on. */
export function greetingAt(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Good morning';
  if (hour >= 12 && hour < 18) return 'Good afternoon';
  return 'Good evening';
}

/** The first name, or what stands before the @ when no name is known. */
export function callName(fullName: string | null | undefined, email: string): string {
  const [first] = (fullName ?? '').trim().split(/\s+/u);
  return first ? first : (email.split('@')[0] ?? email);
}
