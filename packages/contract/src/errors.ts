import { lengths } from './lengths.ts';

/** Each error code with its HTTP status and the sentence a user reads. */
export const errorCodes = {
  malformed_body: { status: 400, message: 'The request could not be read. It must be JSON.' },
  unauthenticated: {
    status: 401,
    message: 'Authentication Error: Please sign in again to continue.',
  },
  invalid_credentials: { status: 401, message: 'Invalid email or password.' },
  invalid_token: { status: 400, message: 'This link is no longer valid. Ask for a new one.' },
  current_password_incorrect: { status: 422, message: 'Current password is incorrect' },
  invalid_code: { status: 422, message: 'This code is wrong, or it was already used.' },
  two_factor_required: {
    status: 403,
    message: 'Enter the code from your authenticator app to finish signing in.',
  },
  two_factor_on: {
    status: 409,
    message: 'Two-factor sign-in is on already. Turn it off first to set it up again.',
  },
  two_factor_off: { status: 409, message: 'Two-factor sign-in is not on.' },
  two_factor_unverified: {
    status: 403,
    message: 'Verify your email address first. Then you can turn on two-factor sign-in.',
  },
  email_unverified: {
    status: 403,
    message:
      'Email Verification Required: Please verify your email before upgrading to a paid plan.',
  },
  address_unverified: {
    status: 403,
    message: 'Verify your email address first, so that mail reaches nobody else.',
  },
  already_on_plan: { status: 409, message: 'You are on this plan already.' },
  nothing_to_manage: { status: 409, message: 'There is no subscription to manage yet.' },
  billing_unavailable: {
    status: 503,
    message:
      'Payment is not set up on this server, or cannot be reached right now. Nothing was charged.',
  },
  account_not_deleted: {
    status: 503,
    message:
      'Your subscription could not be ended right now, so nothing was deleted. Please try again in a few minutes.',
  },
  last_admin: {
    status: 409,
    message: 'This is the last admin. Make somebody else one first.',
  },
  invalid_signature: {
    status: 400,
    message: 'This call does not carry a valid signature.',
  },
  weak_password: { status: 422, message: 'This password is too easy to guess.' },
  origin_not_allowed: {
    status: 403,
    message:
      'This request did not come from this site and was refused. Programs must send the site’s address as Origin.',
  },
  not_found: { status: 404, message: 'Not found.' },
  only_post: {
    status: 405,
    message: 'Send each message by POST. Nothing is kept between them, so there is no stream.',
  },
  payload_too_large: { status: 413, message: 'The request is too large (max 256 kB).' },
  unsupported_media_type: { status: 415, message: 'The request must be sent as JSON.' },
  validation_failed: { status: 422, message: 'Validation Error' },
  idempotency_key_reused: {
    status: 422,
    message: 'This request was sent before with different content. Send it again as a new one.',
  },
  no_optimized_email: {
    status: 422,
    message:
      'No Optimized Email Found: Please optimize an email first before simulating a client reply.',
  },
  stopped: { status: 409, message: 'The answer was stopped.' },
  usage_limit_reached: {
    status: 429,
    message:
      "Usage Limit Reached: You've reached your {feature} limit for {plan}. Upgrade to get more.",
  },
  feature_unavailable: {
    status: 403,
    message:
      'Feature Not Available: {feature} is not available in your current plan. Upgrade to access this feature.',
  },
  fair_use_reached: {
    status: 429,
    message:
      'The limit is {count} questions and replies an hour. You can send the next one in {minutes}.',
  },
  tool_calls_limited: {
    status: 429,
    message: `The limit is ${lengths.agentCallsPerMinute} calls a minute and ${lengths.agentCallsPerHour} an hour. The next one can be made in {wait}.`,
  },
  form_limited: {
    status: 429,
    message: 'Rate limit exceeded: Please wait before submitting another form.',
  },
  search_limited: {
    status: 429,
    message: 'Search rate limit exceeded: Please wait before performing another search.',
  },
  version_conflict: {
    status: 409,
    message: 'This template was changed elsewhere in the meantime. Nothing of yours is lost.',
  },
  in_trash: { status: 409, message: 'This template is in the trash. Restore it first.' },
  folder_exists: { status: 409, message: 'You already have a folder with this name.' },
  too_many_folders: { status: 409, message: 'You can have at most {count} folders.' },
  too_many_campaigns: { status: 409, message: 'You can have at most {count} campaigns.' },
  campaign_conflict: {
    status: 409,
    message: 'This campaign was changed elsewhere in the meantime. Nothing of yours is lost.',
  },
  session_full: {
    status: 409,
    message: 'This session is full, with {count} messages. Start a new session.',
  },
  too_many_sent: {
    status: 409,
    message: 'At most {count} emails can be marked as sent from one message.',
  },
  workflow_not_found: { status: 404, message: 'Workflow not found' },
  workflow_unreadable: {
    status: 409,
    message: 'This workflow can no longer be read. Delete it and create it again.',
  },
  too_many_workflows: { status: 409, message: 'You can have at most {count} workflows.' },
  invalid_key: {
    status: 401,
    message:
      'This access key is not valid. Check that it was copied whole, or make a new one in Settings.',
  },
  key_expired: {
    status: 401,
    message: 'This access key has expired. Make a new one in Settings.',
  },
  key_revoked: {
    status: 401,
    message: 'This access key was revoked. Make a new one in Settings.',
  },
  key_scope: {
    status: 403,
    message: 'This access key may not do that. It takes a key with the scope “{scope}”.',
  },
  key_not_accepted: {
    status: 403,
    message: 'Access keys do not work here. Sign in on the site instead.',
  },
  key_missing: {
    status: 401,
    message: 'Send an access key, made in Settings, as “Authorization: Bearer …”.',
  },
  key_in_address: {
    status: 400,
    message:
      'An access key must not be part of an address, where it may have been logged. Revoke it in Settings, and send a new one in the Authorization header.',
  },
  too_many_keys: {
    status: 409,
    message: 'You can have at most {count} access keys. Revoke one that you no longer use.',
  },
  too_many_webhooks: { status: 409, message: 'You can have at most {count} webhooks.' },
  webhook_off: { status: 409, message: 'This webhook is off. Switch it on first.' },
  rate_limited: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  internal: { status: 500, message: 'An unexpected error occurred' },
  unavailable: {
    status: 503,
    message: 'The service is not available right now. Please try again in a moment.',
  },
} as const;

export type ErrorCode = keyof typeof errorCodes;
