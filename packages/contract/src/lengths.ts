/** Lengths in UTF-16 code units unless named otherwise. */
export const lengths = {
  emailContent: 50_000,
  chatMessage: 4_000,
  fullName: 100,
  company: 100,
  emailSignature: 2_000,
  /** Of what a setting may be called, such as a tone. */
  settingName: 50,
  dismissedTips: 500,
  emailAddress: 254,
  passwordMin: 8,
  passwordMax: 128,
  /** Messages that a session has room for, answers among them. */
  sessionMessages: 500,
  sessionTitle: 40,
  sessionName: 100,
  /** Of the place in a session that a search found. */
  sessionHit: 160,
  jsonBodyBytes: 256 * 1024,
  page: 100,
  templateName: 100,
  templateSubject: 200,
  /** Of the text alone, without HTML tags and white space around it. */
  templateContentMin: 10,
  templateContent: 50_000,
  templateDescription: 500,
  category: 50,
  /** A form offers room for so many; what is imported or added in bulk may bring more. */
  templateTagsInForm: 10,
  templateTags: 20,
  tag: 30,
  templateVariables: 50,
  variableName: 40,
  variableValue: 500,
  /** Of the beginning, or of the place that a search found. */
  templatePreview: 240,
  /** Earlier texts of a template that are kept. */
  templateVersions: 50,
  folderName: 50,
  folderDescription: 200,
  folders: 200,
  search: 100,
  /** What is said to have been found of a search that fits more. */
  searchHits: 1_000,
  /** Templates that one call changes. */
  bulkChange: 500,
  /** Templates that a filter shows and a change leaves alone. */
  bulkExceptions: 5_000,
  importFiles: 10,
  importFileBytes: 10_485_760,
  importRows: 10_000,
  /** Rows that one call imports. */
  importBatch: 100,
  workflowName: 100,
  workflowDescription: 500,
  workflowActions: 5,
  workflows: 50,
  /** Templates that one run of a workflow acts on. */
  workflowRun: 2_000,
  /** Runs of workflows that are kept. */
  workflowExecutions: 100,
  campaignName: 100,
  targetAudience: 200,
  industry: 100,
  painPoint: 200,
  painPoints: 10,
  callToAction: 300,
  campaignContext: 2_000,
  campaigns: 500,
  recipient: 254,
  /** Changes of one rewrite that can be put back, and blanks that can be filled. */
  rewriteChoices: 500,
  blankValue: 500,
  /** Emails from one message that can be marked as sent. */
  sentOfMessage: 500,
  /** An IANA name: "America/Argentina/ComodRivadavia". */
  timeZone: 64,
  /** Days that a range of the analytics may span, both ends counted, by plan. */
  analyticsDays: 31,
  advancedAnalyticsDays: 366,
  /** What an event reported by a page may say of itself, as JSON. */
  eventMetadataBytes: 8_192,
  helpMessage: 1_000,
  /** Messages of the help chat that are kept of a person. */
  helpMessages: 50,
} as const;
