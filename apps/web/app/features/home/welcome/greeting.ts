type Greeted = {
  fullName: string | null | undefined;
  email: string;
  /** On the reader's clock. */
  hour: number;
};

/** By first name and time of day; by address where no name is known. */
export function greeting({ fullName, email, hour }: Greeted): string {
  const [first] = (fullName ?? '').trim().split(/\s+/u);
  if (!first) return `Welcome, ${email}.`;
  const time =
    hour >= 5 && hour < 12 ? 'morning' : hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
  return `Good ${time}, ${first}.`;
}
