/** Lengths in UTF-16 code units unless named otherwise. */
export const lengths = {
  emailContent: 50_000,
  /** The longest line that mail may have. */
  emailSubject: 998,
  chatMessage: 4_000,
  fullName: 100,
  company: 100,
  emailSignature: 2_000,
  /** The name of a setting's value, such as a tone. */
  settingName: 50,
  dismissedTips: 500,
  emailAddress: 254,
  keyName: 60,
  /** Working keys per person. */
  accessKeys: 20,
  passwordMin: 8,
  passwordMax: 128,
  /** Messages per session, including answers. */
  sessionMessages: 500,
  sessionTitle: 40,
  sessionName: 100,
  /** The excerpt of a session found by a search. */
  sessionHit: 160,
  jsonBodyBytes: 256 * 1024,
  page: 100,
  templateName: 100,
  templateSubject: 200,
  /** The text without HTML tags and surrounding white space. */
  templateContentMin: 10,
  templateContent: 50_000,
  templateDescription: 500,
  category: 50,
  /** The form's limit; imports and bulk actions may add more. */
  templateTagsInForm: 10,
  templateTags: 20,
  tag: 30,
  templateVariables: 50,
  variableName: 40,
  variableValue: 500,
  /** The beginning, or the excerpt found by a search. */
  templatePreview: 240,
  /** Stored versions of a template. */
  templateVersions: 50,
  folderName: 50,
  folderDescription: 200,
  folders: 200,
  search: 100,
  /** The reported total when a search matches more. */
  searchHits: 1_000,
  /** Templates per bulk call. */
  bulkChange: 500,
  /** Templates excluded from a change that applies to a filter. */
  bulkExceptions: 5_000,
  importFiles: 10,
  importFileBytes: 10_485_760,
  importRows: 10_000,
  /** Rows per import call. */
  importBatch: 100,
  workflowName: 100,
  workflowDescription: 500,
  workflowActions: 5,
  workflows: 50,
  /** Templates per workflow run. */
  workflowRun: 2_000,
  /** Stored workflow runs. */
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
  /** Changes put back, and blanks filled, per rewrite. */
  rewriteChoices: 500,
  blankValue: 500,
  /** Emails from one message that can be marked as sent. */
  sentOfMessage: 500,
  /** An IANA name: "America/Argentina/ComodRivadavia". */
  timeZone: 64,
  /** Days in an analytics range, both ends included, by plan. */
  analyticsDays: 31,
  advancedAnalyticsDays: 366,
  /** Metadata of a page's event, as JSON. */
  eventMetadataBytes: 8_192,
  helpMessage: 1_000,
  /** Stored help messages per user. */
  helpMessages: 50,
  /** What agents may ask, of each person. */
  agentCallsPerMinute: 60,
  agentCallsPerHour: 600,
  webhooks: 10,
  webhookUrl: 2_000,
  /** Deliveries of one person that may wait at the same time. */
  webhooksWaiting: 1_000,
} as const;
