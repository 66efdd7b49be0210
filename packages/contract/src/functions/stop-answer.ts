import { z } from 'zod';

export const StopAnswerRequest = z.strictObject({ request_id: z.uuid() });
export type StopAnswerRequest = z.infer<typeof StopAnswerRequest>;
