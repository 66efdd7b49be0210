import type { Services } from '../services/context.ts';

export type JobHandler = (services: Services) => Promise<void>;

/** Something that is done again and again, by one server at a time. */
export type Job = {
  readonly name: string;
  /** When, in UTC. What is missed while no server runs is made up for once. */
  readonly cron: string;
  /** A run that takes longer counts as lost and is taken up again. */
  readonly expireInSeconds: number;
  /** Read when it is first needed. */
  readonly load: () => Promise<JobHandler>;
};
