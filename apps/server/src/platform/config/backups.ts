import { z } from 'zod';
import { wholeNumber } from './values.ts';

export const BackupsEnvironment = z.object({
  BACKUP_DIR: z.string().optional(),
  BACKUP_BEFORE_MIGRATION: z.enum(['true', 'false'], 'must be true or false').default('true'),
  BACKUP_DAYS: wholeNumber(1, 36_500).default(14),
});

export const backupsNames = /^BACKUP_/;

/** Of the backups that are made without being asked for. */
export type BackupsConfig = {
  /** Null where there is no place for them, and none are made. */
  readonly folder: string | null;
  readonly areMadeBeforeMigrations: boolean;
  /** How long they are kept. */
  readonly days: number;
};

/** Beside an embedded database; for a given one, which has its own keeper, only where it is said. */
export function backupsConfig(
  env: z.infer<typeof BackupsEnvironment>,
  defaultFolder: string | null,
): BackupsConfig {
  return {
    folder: env.BACKUP_DIR ?? defaultFolder,
    areMadeBeforeMigrations: env.BACKUP_BEFORE_MIGRATION === 'true',
    days: env.BACKUP_DAYS,
  };
}
