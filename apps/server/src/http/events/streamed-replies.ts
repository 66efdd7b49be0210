import { AnswerEvent } from '@replysmith/contract';
import type { z } from 'zod';
import { replies } from '../replies.ts';
import { eventStream } from './event-stream.ts';

/** The documented answers of a route that gives `schema`, or the events that lead to it. */
export function streamedReplies<Schema extends z.ZodType>(description: string, schema: Schema) {
  const { 200: whole, default: failure } = replies(description, schema);
  const content = { ...whole.content, [eventStream]: { schema: AnswerEvent } };
  return { 200: { description, content }, default: failure };
}
