export type TableAccess = {
  /** The column that names the owner; null where everybody may read every row. */
  readonly owner: string | null;
  /** What a signed-in person may do to rows of their own. */
  readonly user: readonly Privilege[];
  readonly meter: readonly Privilege[];
  /** What the sweep may see of everybody's. */
  readonly keeper: readonly Privilege[];
};

export type Privilege = 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE';

/** Every table but those of the accounts. One that is not listed here fails the access test. */
export const tableMatrix: Readonly<Record<string, TableAccess>> = {
  ai_requests: {
    owner: 'user_id',
    user: ['SELECT'],
    meter: ['SELECT', 'INSERT', 'UPDATE'],
    keeper: ['SELECT'],
  },
  chat_messages: { owner: 'user_id', user: ['SELECT', 'INSERT', 'DELETE'], meter: [], keeper: [] },
  chat_sessions: {
    owner: 'user_id',
    user: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
    meter: [],
    keeper: [],
  },
  plan_features: { owner: null, user: ['SELECT'], meter: ['SELECT'], keeper: [] },
  pricing_plans: { owner: null, user: ['SELECT'], meter: ['SELECT'], keeper: [] },
  profiles: { owner: 'id', user: ['SELECT'], meter: [], keeper: [] },
  user_subscriptions: {
    owner: 'user_id',
    user: ['SELECT'],
    meter: ['SELECT', 'UPDATE'],
    keeper: [],
  },
};
