/** The topics of the help centre, as they follow one another. */
export const topicOrder = [
  'getting-started',
  'coldmail-chat',
  'wizard',
  'templates',
  'library',
  'analytics',
  'settings',
  'subscription',
  'help-chatbot',
  'template-organization',
  'import-export',
  'advanced-analytics',
  'mobile-features',
  'security-privacy',
  'learning-resources',
  'troubleshooting',
];
