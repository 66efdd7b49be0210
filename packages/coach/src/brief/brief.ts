/** What a campaign is about, in its writer's words. A text is empty where nothing was written. */
export type Brief = {
  readonly campaign: string;
  /** Such as "Cold Outreach" or "Job Application"; any other word is read as a first email. */
  readonly category: string;
  /** Who reads it, such as "founders of small agencies". */
  readonly audience: string;
  /** "Casual", "Consultative", "Friendly" or "Professional"; any other is read as the last. */
  readonly tone: string;
  readonly industry: string;
  /** Such as "Small Business (11-50 employees)". */
  readonly companySize: string;
  readonly painPoints: readonly string[];
  readonly callToAction: string;
  /** Facts the email may use, in one line or several. */
  readonly context: string;
};

/** A brief in which nothing was written yet. */
export const emptyBrief: Brief = {
  campaign: '',
  category: '',
  audience: '',
  tone: '',
  industry: '',
  companySize: '',
  painPoints: [],
  callToAction: '',
  context: '',
};
