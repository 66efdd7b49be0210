export type RouteAccess =
  /** Anyone may call it. */
  | { readonly who: 'anyone'; readonly call?: Call }
  /** Answers with the caller's own things; names no row. */
  | { readonly who: 'signed-in'; readonly call: Call }
  /** To everybody else who is signed in it is a path that does not exist. */
  | { readonly who: 'admin'; readonly call: Call }
  /** Names a row: its owner gets it, anyone else is told that it does not exist. */
  | { readonly who: 'owner'; readonly call: (row: Rows) => Call };

export type Call = {
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** GET without a body and POST with one, unless it says otherwise. */
  readonly method?: string;
};

/** What a person owns, by kind; `missing` for what nobody owns. */
export type Rows = {
  readonly profile: string;
  readonly session: string;
  /** One that is deleted already. */
  readonly deletedSession: string;
  /** A message with a rewrite. */
  readonly answer: string;
  readonly request: string;
  readonly checkout: string;
  readonly template: string;
  /** One to be deleted. */
  readonly spareTemplate: string;
  readonly folder: string;
  readonly spareFolder: string;
  readonly workflow: string;
  /** One to be deleted. */
  readonly spareWorkflow: string;
  readonly campaign: string;
  /** One to be deleted. */
  readonly spareCampaign: string;
  readonly sentEmail: string;
  /** One to be deleted. */
  readonly spareSentEmail: string;
  readonly tip: string;
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
};
