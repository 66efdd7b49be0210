export {
  type Client,
  type ClientOptions,
  type Input,
  type Output,
  createClient,
} from './create-client.ts';
export { ReplysmithError, type ReplysmithErrorCode } from './error.ts';
export type { AnswerEvent } from './events.ts';
export type { components } from './openapi.ts';
