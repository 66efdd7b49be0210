export type TableAccess = {
  /** The column that names the owner, or who may read every row: everybody, or no person. */
  readonly owner: { readonly column: string } | 'anybody' | 'nobody';
  /** What each role may do; for `user`, only with their own rows. A missing role may do nothing. */
  readonly roles: Partial<Readonly<Record<Role, readonly Privilege[]>>>;
  readonly policies: number;
};

export const roles = ['user', 'meter', 'keeper', 'biller', 'operator', 'searcher'] as const;
type Role = (typeof roles)[number];
export type Privilege = 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE';

const ownedBy = (column: string) => ({ column });

/** Every table except those of the accounts. A table that is missing here fails the access test. */
export const tableMatrix: Readonly<Record<string, TableAccess>> = {
  access_keys: {
    owner: ownedBy('user_id'),
    roles: { user: ['SELECT', 'INSERT', 'UPDATE'], operator: ['SELECT', 'UPDATE', 'DELETE'] },
    policies: 4,
  },
  ai_requests: {
    owner: ownedBy('user_id'),
    roles: { user: ['SELECT'], meter: ['SELECT', 'INSERT', 'UPDATE'], keeper: ['SELECT'] },
    policies: 2,
  },
  analytics_sums: {
    owner: ownedBy('user_id'),
    roles: { user: ['SELECT'] },
    policies: 1,
  },
  anonymous_analytics: {
    owner: 'nobody',
    roles: { operator: ['SELECT', 'INSERT', 'UPDATE'] },
    policies: 1,
  },
  audit_log: {
    owner: 'nobody',
    roles: { biller: ['INSERT'], operator: ['SELECT', 'INSERT', 'DELETE'] },
    policies: 4,
  },
  billing_events: {
    owner: 'nobody',
    roles: { biller: ['SELECT', 'INSERT'], operator: ['SELECT'] },
    policies: 2,
  },
  campaign_categories: { owner: 'anybody', roles: { user: ['SELECT'] }, policies: 1 },
  chat_messages: {
    owner: ownedBy('user_id'),
    roles: { user: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'], searcher: ['SELECT'] },
    policies: 2,
  },
  chat_session_words: {
    owner: ownedBy('user_id'),
    roles: { user: ['SELECT'], searcher: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'] },
    policies: 2,
  },
  chat_sessions: {
    owner: ownedBy('user_id'),
    roles: {
      user: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
      operator: ['SELECT'],
      searcher: ['SELECT'],
    },
    policies: 3,
  },
  email_templates: {
    owner: ownedBy('user_id'),
    roles: {
      user: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
      operator: ['SELECT'],
      searcher: ['SELECT'],
    },
    policies: 4,
  },
  help_messages: {
    owner: ownedBy('user_id'),
    roles: { user: ['SELECT', 'INSERT', 'DELETE'] },
    policies: 1,
  },
  idempotent_calls: {
    owner: ownedBy('user_id'),
    roles: { user: ['SELECT', 'INSERT'], operator: ['SELECT', 'DELETE'] },
    policies: 2,
  },
  optimization_analytics: {
    owner: ownedBy('user_id'),
    roles: { user: ['SELECT', 'INSERT'] },
    policies: 1,
  },
  plan_features: {
    owner: 'anybody',
    roles: { user: ['SELECT'], meter: ['SELECT'], biller: ['SELECT'], operator: ['SELECT'] },
    policies: 1,
  },
  pricing_plans: {
    owner: 'anybody',
    roles: { user: ['SELECT'], meter: ['SELECT'], biller: ['SELECT'], operator: ['SELECT'] },
    policies: 1,
  },
  profiles: {
    owner: ownedBy('id'),
    roles: { user: ['SELECT', 'UPDATE'], operator: ['SELECT'] },
    policies: 2,
  },
  search_words: {
    owner: ownedBy('user_id'),
    roles: { user: ['SELECT'], searcher: ['SELECT', 'INSERT', 'DELETE'] },
    policies: 2,
  },
  sent_emails: {
    owner: ownedBy('user_id'),
    roles: {
      user: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
      operator: ['SELECT'],
      searcher: ['SELECT'],
    },
    policies: 3,
  },
  sessions_to_index: {
    owner: 'nobody',
    roles: { searcher: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'] },
    policies: 1,
  },
  sums_to_make: {
    owner: ownedBy('user_id'),
    roles: { user: ['SELECT'], operator: ['SELECT'] },
    policies: 2,
  },
  template_counts: {
    owner: ownedBy('user_id'),
    roles: { user: ['SELECT'] },
    policies: 1,
  },
  template_folders: {
    owner: ownedBy('user_id'),
    roles: { user: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'] },
    policies: 1,
  },
  template_usage_analytics: {
    owner: ownedBy('user_id'),
    roles: { user: ['SELECT', 'INSERT'] },
    policies: 1,
  },
  template_versions: {
    owner: ownedBy('user_id'),
    roles: { user: ['SELECT', 'INSERT', 'DELETE'] },
    policies: 1,
  },
  tip_effectiveness: {
    owner: ownedBy('user_id'),
    roles: { user: ['SELECT', 'INSERT'] },
    policies: 1,
  },
  tip_templates: { owner: 'anybody', roles: { user: ['SELECT'] }, policies: 1 },
  tone_options: { owner: 'anybody', roles: { user: ['SELECT'] }, policies: 1 },
  user_analytics: {
    owner: ownedBy('user_id'),
    roles: { user: ['SELECT', 'INSERT'], operator: ['SELECT', 'DELETE'] },
    policies: 2,
  },
  user_subscriptions: {
    owner: ownedBy('user_id'),
    roles: {
      user: ['SELECT'],
      meter: ['SELECT', 'UPDATE'],
      keeper: ['SELECT'],
      biller: ['SELECT', 'UPDATE'],
      operator: ['SELECT', 'UPDATE'],
    },
    policies: 3,
  },
  user_tips: {
    owner: ownedBy('user_id'),
    roles: { user: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'] },
    policies: 1,
  },
  webhook_deliveries: {
    owner: ownedBy('user_id'),
    roles: { user: ['SELECT', 'INSERT', 'UPDATE'], operator: ['SELECT', 'DELETE'] },
    policies: 3,
  },
  webhooks: {
    owner: ownedBy('user_id'),
    roles: { user: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'], operator: ['SELECT'] },
    policies: 2,
  },
  weekly_reports: {
    owner: ownedBy('user_id'),
    roles: { user: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'], operator: ['SELECT'] },
    policies: 2,
  },
  wizard_campaigns: {
    owner: ownedBy('user_id'),
    roles: { user: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'], operator: ['SELECT'] },
    policies: 2,
  },
  words_to_forget: {
    owner: 'nobody',
    roles: { searcher: ['SELECT', 'INSERT', 'DELETE'] },
    policies: 1,
  },
  workflow_executions: {
    owner: ownedBy('user_id'),
    roles: { user: ['SELECT', 'INSERT', 'DELETE'] },
    policies: 1,
  },
  workflow_matches: {
    owner: ownedBy('user_id'),
    roles: { user: ['SELECT', 'INSERT', 'DELETE'] },
    policies: 1,
  },
  workflow_rules: {
    owner: ownedBy('user_id'),
    roles: { user: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'], operator: ['SELECT'] },
    policies: 3,
  },
};
