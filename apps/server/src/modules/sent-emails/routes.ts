import {
  CreateSentEmailRequest,
  OneSentEmailRequest,
  OutcomeFilter,
  OutcomeRates,
  SentEmail,
  SentEmailPage,
  SentEmailQuery,
  UpdateSentEmailRequest,
  paths,
} from '@replysmith/contract';
import { formLimit } from '../../platform/http/rate-limits.ts';
import { type Route, idParams, nothing, route } from '../../platform/http/route.ts';
import { getOutcomeRates } from './outcomes.ts';
import {
  createSentEmail,
  deleteSentEmail,
  listSentEmails,
  restoreSentEmail,
  updateSentEmail,
} from './service.ts';

const path = `${paths.sentEmails}/{id}`;
export const sentEmailRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: paths.sentEmails,
    summary: 'The emails you sent, last sent first',
    scope: 'read',
    query: SentEmailQuery,
    reply: ['A page of them', SentEmailPage],
    run: ({ ctx, query }) => listSentEmails(ctx, query),
  }),
  route({
    method: 'post',
    path: paths.sentEmails,
    summary: 'Note that an email went to one person, once for each Idempotency-Key',
    scope: 'write',
    limit: formLimit('sentEmail'),
    body: CreateSentEmailRequest,
    hasKey: true,
    refusals: ['not_found', 'too_many_sent'],
    reply: ['What was noted', SentEmail],
    run: ({ ctx, body, key }) => createSentEmail(ctx, body, key),
  }),
  route({
    method: 'patch',
    path,
    summary: 'Say what came of an email, to whom it went, or when',
    scope: 'write',
    params: idParams,
    body: UpdateSentEmailRequest,
    reply: ['As it is now', SentEmail],
    run: ({ ctx, params, body }) => updateSentEmail(ctx, params.id, body),
  }),
  route({
    method: 'delete',
    path,
    summary: 'Take back that an email was sent',
    scope: 'write',
    params: idParams,
    body: nothing,
    reply: ['What was taken back', SentEmail],
    run: ({ ctx, params }) => deleteSentEmail(ctx, params.id),
  }),
  route({
    method: 'post',
    path: paths.restoreSentEmail,
    summary: 'Have a sent email back, as it was, that was taken back, while it is kept',
    scope: 'write',
    body: OneSentEmailRequest,
    reply: ['The sent email', SentEmail],
    run: ({ ctx, body }) => restoreSentEmail(ctx, body),
  }),
  route({
    method: 'get',
    path: paths.outcomeRates,
    summary: 'What came of the emails you sent: of all of them, or of those that are asked for',
    scope: 'read',
    query: OutcomeFilter,
    reply: ['Counts, and rates with their 95 % intervals', OutcomeRates],
    run: ({ ctx, query }) => getOutcomeRates(ctx, query),
  }),
];
