/** The topics of the help centre, as they follow one another. */
export const topicOrder = [
  'getting-started',
  'coldmail-chat',
  'wizard',
  'templates',
  'library',
  'subscription',
  'help-chatbot',
  'template-organization',
  'import-export',
  'mobile-features',
  'security-privacy',
  'learning-resources',
  'troubleshooting',
];
