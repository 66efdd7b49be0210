/** Figures in articles that no card holds, each with why it may stand there. */
export const ownFigures: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'body-length': {
    '90': 'the curve of the rule body-length',
    '45': 'its curve for follow-ups',
    '120': 'its curve for follow-ups',
  },
  bumps: { '15': 'the curve of the rule body-length for follow-ups' },
  'first-name-in-subject': { '12%': 'quoted as a claim for which no source was found' },
  'follow-up-drafts': { '3': 'the plan the coach drafts', '7': 'the plan the coach drafts' },
  'how-the-score-works': {
    '10': 'where the score starts',
    '8': 'where the band strong begins',
    '6': 'where the band fair begins',
    '7.3': 'an example of a score',
    '73': 'the same out of a hundred',
  },
  jargon: { '100': 'per hundred words, as the rule plain-words counts' },
  paragraphs: { '80': 'the threshold of the rule paragraphs' },
  'reading-ease': { '50': 'reckoned, not found: what one sentence fewer does to a grade' },
  recruiting: { '65': 'four hundred characters in words' },
  'reply-rates': { '50': 'plain arithmetic on one answer' },
  sales: { '40': 'the curve of the rule body-length', '90': 'the curve of the rule body-length' },
  'stage-and-kind': { '120': 'the curve of the rule body-length for follow-ups' },
  'subject-myths': { '120': 'an example of a figure' },
  'the-ledger': { '10': 'where the score starts' },
  'us-law': { '30': 'a term of the Act', '10': 'a term of the Act' },
  'what-to-fix-first': { '90': 'the curve of the rule body-length' },
  'what-to-write': {
    '45': 'the curve of the rule body-length for follow-ups',
    '120': 'the curve of the rule body-length for follow-ups',
  },
  'when-to-follow-up': {
    '7': 'the gaps the coach plans, read from all counts together',
    '14': 'the gaps the coach plans, read from all counts together',
  },
};
