export {
  type AnswerEvent,
  type Client,
  type ClientOptions,
  type Input,
  type Output,
  createClient,
} from './create-client.ts';
export { ReplysmithError, type ReplysmithErrorCode } from './error.ts';
export type { components } from './openapi.ts';
