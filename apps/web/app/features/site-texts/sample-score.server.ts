import { parseDraft, score } from '@replysmith/coach';

/** The email that every sample on the page is about. */
const sampleEmail = `Subject: Ovens in Leeds

Hi Priya,

I saw you opened a second café in March. We keep the ovens of 40 cafés running.

Would it be of use to see how?

Thanks,
Nora`;

export type SampleScore = {
  readonly email: string;
  readonly value: number;
  readonly band: string;
  /** The gravest line of its ledger. */
  readonly gravest: { readonly name: string; readonly points: number; readonly reason: string };
};

/** What the coach says of it, asked while the page is built, so that the page shows true figures. */
export function scoreSample(): SampleScore {
  const { value, band, lines } = score(parseDraft(sampleEmail));
  const [gravest] = lines;
  if (!gravest) throw new Error('The sample loses no points, so it shows nothing.');
  return { email: sampleEmail, value, band, gravest };
}
