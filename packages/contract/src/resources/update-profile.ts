import { z } from 'zod';
import { lengths } from '../constants/lengths.ts';
import { isPlainText } from '../functions/plain-text.ts';
import { Profile, TimeZone } from './profile.ts';

const given = Profile.shape;

const plainText = (longest: number) =>
  z
    .string('This must be text.')
    .max(longest, `Use at most ${longest.toLocaleString('en')} characters.`)
    .refine(isPlainText, 'This does not look like text.');

/** Fits on a line; nothing but white space is the same as none. */
const line = (longest: number) =>
  plainText(longest)
    .trim()
    .refine((text) => !/\p{Cc}/u.test(text), 'Use a single line.')
    .transform((text) => text || null)
    .nullable();

/** What a setting is called, stored and told to models. */
const name = plainText(lengths.settingName).trim().min(1, 'This must not be empty.');

/** Only what is given changes, also within the groups of settings. Times are the server's. */
export const UpdateProfileRequest = z
  .strictObject({
    full_name: line(lengths.fullName),
    full_name_override: line(lengths.fullName),
    company: line(lengths.company),
    email_signature: plainText(lengths.emailSignature)
      .transform((text) => (text.trim() ? text : null))
      .nullable(),
    theme_preference: given.theme_preference,
    optimization_preferences: z
      .strictObject({
        ...given.optimization_preferences.shape,
        ...{ tone: name, industry: name, length: name },
      })
      .partial(),
    notification_settings: z.strictObject(given.notification_settings.shape).partial(),
    workflow_settings: z
      .strictObject({ ...given.workflow_settings.shape, templateNamingPattern: name })
      .partial(),
    organization_preferences: z.strictObject(given.organization_preferences.shape).partial(),
    interface_settings: z.strictObject(given.interface_settings.shape).partial(),
    time_zone: TimeZone.nullable(),
    onboarding_completed: z.boolean(),
    onboarding_skipped: z.boolean(),
    first_optimization_completed: z.boolean(),
    first_template_saved: z.boolean(),
    library_explored: z.boolean(),
    /** The whole list, which replaces the one before. */
    dismissed_tips: z.array(name).max(lengths.dismissedTips),
  })
  .partial();
export type UpdateProfileRequest = z.infer<typeof UpdateProfileRequest>;
