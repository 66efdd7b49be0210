export type RouteAccess =
  /** Anyone may call it. */
  | { readonly who: 'anyone'; readonly call?: Call }
  /** Answers with the caller's own things, and names no row. */
  | { readonly who: 'signed-in'; readonly call: Call }
  /** For everybody else who is signed in, the path does not exist. */
  | { readonly who: 'admin'; readonly call: Call }
  /** Names a row: for anybody but its owner, the row does not exist. */
  | { readonly who: 'owner'; readonly call: (row: Rows) => Call };

export type Call = {
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** By default GET without a body and POST with one. */
  readonly method?: string;
};

/** The ids of a person's rows, by kind; `missing` is an id of no row. */
export type Rows = {
  readonly profile: string;
  readonly session: string;
  /** An already deleted session. */
  readonly deletedSession: string;
  /** A message with a rewrite. */
  readonly answer: string;
  readonly request: string;
  readonly checkout: string;
  readonly template: string;
  /** A template to delete. */
  readonly spareTemplate: string;
  readonly folder: string;
  readonly spareFolder: string;
  readonly workflow: string;
  /** A workflow to delete. */
  readonly spareWorkflow: string;
  readonly campaign: string;
  /** A campaign to delete. */
  readonly spareCampaign: string;
  readonly sentEmail: string;
  /** A sent email to delete. */
  readonly spareSentEmail: string;
  readonly tip: string;
  /** An access key to revoke. */
  readonly accessKey: string;
  readonly webhook: string;
  /** A webhook to delete. */
  readonly spareWebhook: string;
  readonly delivery: string;
};

export const missing: Rows = {
  profile: '00000000-0000-4000-8000-000000000000',
  session: '00000000-0000-4000-8000-000000000000',
  deletedSession: '00000000-0000-4000-8000-000000000000',
  answer: '00000000-0000-4000-8000-000000000000',
  request: '00000000-0000-4000-8000-000000000000',
  checkout: '00000000-0000-4000-8000-000000000000',
  template: '00000000-0000-4000-8000-000000000000',
  spareTemplate: '00000000-0000-4000-8000-000000000000',
  folder: '00000000-0000-4000-8000-000000000000',
  spareFolder: '00000000-0000-4000-8000-000000000000',
  workflow: '00000000-0000-4000-8000-000000000000',
  spareWorkflow: '00000000-0000-4000-8000-000000000000',
  campaign: '00000000-0000-4000-8000-000000000000',
  spareCampaign: '00000000-0000-4000-8000-000000000000',
  sentEmail: '00000000-0000-4000-8000-000000000000',
  spareSentEmail: '00000000-0000-4000-8000-000000000000',
  tip: '00000000-0000-4000-8000-000000000000',
  accessKey: '00000000-0000-4000-8000-000000000000',
  webhook: '00000000-0000-4000-8000-000000000000',
  spareWebhook: '00000000-0000-4000-8000-000000000000',
  delivery: '00000000-0000-4000-8000-000000000000',
};
