/** Words that make it likely that a question is about writing to people. */
export const emailWords: readonly string[] = (
  'email, emails, mail, mails, message, messages, subject, outreach, prospect, prospects, recipient, ' +
  'reply, replies, pitch, cold, cta, inbox, unsubscribe, draft, sentence, paragraph, opener, opening, ' +
  'greeting, signature, recruiter, rewrite, score, ledger, wording, copy, follow-up, coach, points'
).split(', ');
