/** How large the companies are that a campaign is for. */
export const companySizes = [
  'Startup (1-10 employees)',
  'Small Business (11-50 employees)',
  'Medium Business (51-200 employees)',
  'Large Business (201-1000 employees)',
  'Enterprise (1000+ employees)',
] as const;
