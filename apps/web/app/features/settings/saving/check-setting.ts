import { lengths } from '@replysmith/contract';
import { checkFullName, checkLength } from '../../../lib/account/account-checks.ts';
import type { SettingPath } from './settings.ts';

const checks: Partial<Record<SettingPath, (text: string) => string | undefined>> = {
  full_name_override: checkFullName,
  company: checkLength(lengths.company),
  email_signature: checkLength(lengths.emailSignature),
  'optimization_preferences.industry': (industry) =>
    industry.trim() === ''
      ? 'Enter an industry, or “general”.'
      : checkLength(lengths.settingName)(industry),
};

/** Why a value cannot be saved, as a sentence. */
export function checkSetting(path: SettingPath, value: unknown): string | undefined {
  return typeof value === 'string' ? checks[path]?.(value) : undefined;
}
