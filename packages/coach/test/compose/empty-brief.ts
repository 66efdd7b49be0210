import type { Brief } from '../../src/index.ts';

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
