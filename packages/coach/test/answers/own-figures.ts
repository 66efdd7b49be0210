/** Figures in articles that no card holds, each with why it may stand there. */
export const ownFigures: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'body-length': { '90': 'advice, read from all counts together' },
  'first-name-in-subject': { '12%': 'quoted as a claim for which no source was found' },
  'follow-up-drafts': { '3': 'the plan the coach drafts', '7': 'the plan the coach drafts' },
  'how-the-score-works': {
    '10': 'where the score starts',
    '8': 'where the band strong begins',
    '6': 'where the band fair begins',
    '7.3': 'an example of a score',
    '73': 'the same out of a hundred',
  },
  paragraphs: { '80': 'the threshold of the rule paragraphs' },
  'reading-ease': { '50': 'reckoned, not found: what one sentence fewer does to a grade' },
  recruiting: { '65': 'four hundred characters in words' },
  'reply-rates': { '50': 'plain arithmetic on one answer' },
  sales: { '40': 'as in body-length', '90': 'as in body-length' },
  'sentence-length': { '30': 'the threshold of the rule long-sentences' },
  'subject-myths': { '120': 'an example of a figure' },
  'the-ledger': { '10': 'where the score starts' },
  'us-law': { '30': 'a term of the Act', '10': 'a term of the Act' },
  'what-to-fix-first': { '90': 'as in body-length' },
  'what-to-write': {
    '45': 'advice, read from the counts together',
    '120': 'advice, read from the counts together',
  },
  'when-to-follow-up': {
    '7': 'the gaps the coach plans, read from all counts together',
    '14': 'the gaps the coach plans, read from all counts together',
  },
};
