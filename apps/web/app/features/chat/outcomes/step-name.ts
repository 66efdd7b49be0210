/** "Email", "Follow-up, day 3" */
export function stepName(step: number, days: readonly number[]): string {
  if (step === 0) return 'Email';
  const day = days[step - 1];
  return day === undefined ? `Follow-up ${String(step)}` : `Follow-up, day ${String(day)}`;
}
