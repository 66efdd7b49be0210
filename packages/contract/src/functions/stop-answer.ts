import { z } from 'zod';
import { AnswerEvent } from './answer-events.ts';

export const StopAnswerRequest = z.strictObject({ request_id: z.uuid() });
export type StopAnswerRequest = z.infer<typeof StopAnswerRequest>;

/** The event that ended the answer: `stopped`, or how it had ended before. */
export const StopAnswerReply = AnswerEvent;
export type StopAnswerReply = z.infer<typeof StopAnswerReply>;
