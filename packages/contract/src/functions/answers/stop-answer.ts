import { z } from 'zod';

/** How the answer ends is told where it is listened to. */
export const StopAnswerRequest = z.strictObject({ request_id: z.uuid() });
export type StopAnswerRequest = z.infer<typeof StopAnswerRequest>;
