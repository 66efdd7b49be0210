export function CoachAtWork() {
  return null;
}
