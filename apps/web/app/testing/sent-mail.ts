import {
  CreateSentEmailRequest,
  OneSentEmailRequest,
  paths,
  rateOf,
  UpdateSentEmailRequest,
  type OutcomeRates,
  type SentEmail,
} from '@replysmith/contract';
import { http, HttpResponse } from 'msw';
import { refusal, sessionId, userId } from './samples.ts';
import { sampleId } from './template-samples.ts';

const at = (path: string) => `*${path}`;
const moment = '2026-03-04T10:41:00.000Z';

/** What was marked as sent, as the server keeps it, in the memory of one test. */
export function sentMail() {
  const stored: { emails: SentEmail[]; keys: (string | null)[] } = { emails: [], keys: [] };
  const takenBack: SentEmail[] = [];
  const count = (status: SentEmail['status']) =>
    stored.emails.filter((email) => email.status === status).length;

  const handlers = [
    http.get(at(paths.sentEmails), () =>
      HttpResponse.json({ items: stored.emails, total: stored.emails.length }),
    ),
    http.post(at(paths.sentEmails), async ({ request }) => {
      const input = CreateSentEmailRequest.parse(await request.json());
      stored.keys.push(request.headers.get('idempotency-key'));
      const { message_id = null, step, recipient, status, sent_at = moment } = input;
      const made: SentEmail = {
        ...{ id: sampleId(stored.keys.length), user_id: userId, session_id: sessionId, message_id },
        ...{ campaign_id: null, template_id: null, step, recipient, subject: 'Ovens', score: 90 },
        ...{ stage: 'first', profile: 'sales', status, sent_at, status_at: moment },
      };
      stored.emails.unshift(made);
      return HttpResponse.json(made, { status: 201 });
    }),
    http.patch(at(`${paths.sentEmails}/:id`), async ({ request, params }) => {
      const changes = UpdateSentEmailRequest.parse(await request.json());
      const email = stored.emails.find(({ id }) => id === params['id']);
      if (!email) return refusal('not_found');
      return HttpResponse.json(Object.assign(email, changes));
    }),
    http.delete(at(`${paths.sentEmails}/:id`), ({ params }) => {
      const email = stored.emails.find(({ id }) => id === params['id']);
      if (!email) return refusal('not_found');
      stored.emails = stored.emails.filter((one) => one !== email);
      takenBack.push(email);
      return HttpResponse.json(email);
    }),
    http.post(at(paths.restoreSentEmail), async ({ request }) => {
      const { sent_email_id } = OneSentEmailRequest.parse(await request.json());
      const email = takenBack.find(({ id }) => id === sent_email_id);
      if (!email) return refusal('not_found');
      stored.emails.push(email);
      return HttpResponse.json(email);
    }),
    http.get(at(paths.outcomeRates), () => {
      const [replied, meetings, no_reply] = [count('replied'), count('meeting'), count('no_reply')];
      const decided = replied + meetings + no_reply;
      const rates: OutcomeRates = {
        ...{ sent: stored.emails.length, waiting: count('sent'), replied, meetings, no_reply },
        reply_rate: rateOf(replied + meetings, decided),
        meeting_rate: rateOf(meetings, decided),
      };
      return HttpResponse.json(rates);
    }),
  ];
  return { handlers, stored };
}
