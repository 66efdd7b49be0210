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
  sessionTitle: 40,
  jsonBodyBytes: 256 * 1024,
  page: 100,
} as const;
