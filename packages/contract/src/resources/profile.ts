import { z } from 'zod';
import { lengths } from '../constants/lengths.ts';

export const Profile = z.object({
  id: z.uuid(),
  full_name: z.string().max(lengths.fullName).nullable(),
  company: z.string().nullable(),
  email_signature: z.string().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Profile = z.infer<typeof Profile>;
