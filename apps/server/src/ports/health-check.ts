import type { AdminOverview } from '@replysmith/contract';

type HealthLine = AdminOverview['health'][number];

/** A part of the service that can say how it is. */
export type HealthCheck = {
  readonly name: string;
  readonly look: () => Promise<Omit<HealthLine, 'name'>> | Omit<HealthLine, 'name'>;
};
