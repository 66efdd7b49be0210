/** Words that make it likely that a question is about writing to people, or about the coach. */
export const emailWords: readonly string[] = (
  'email, mail, message, inbox, subject, headline, outreach, prospect, prospecting, lead, recipient, ' +
  'addressee, sender, reply, response, respond, pitch, cold, cta, ask, asking, request, unsubscribe, ' +
  'optout, draft, sentence, paragraph, opener, opening, intro, greeting, salutation, signature, sign-off, ' +
  'closing, regards, sincerely, ps, postscript, recruiter, candidate, inmail, linkedin, journalist, ' +
  'reporter, press, podcast, backlink, seo, webmaster, blogger, investor, vc, donor, internship, ' +
  'rewrite, reword, rephrase, shorten, score, ledger, ceiling, wording, copywriting, followup, coach, ' +
  'points, spam, junk, gdpr, pecr, canspam, spf, dkim, dmarc, deliverability, authentication, ' +
  'newsletter, template, placeholder, merge, cc, bcc, gmail, outlook, bitly, tinyurl, shortener, ' +
  'calendly, calendar, booking, meeting, demo, appointment, attachment, attach, brochure, hyperlink, ' +
  'link, emoji, smiley, exclamation, jargon, buzzword, synergy, leverage, cliché, hedge, hedging, typo, ' +
  'grammar, misspelled, contraction, formal, informal, tone, flattery, compliment, praise, relevance, ' +
  'personalise, personalisation, personalised, urgency, scarcity, testimonial, customers, clients, ' +
  'referral, breakup, bump, nudge, sequence, cadence, touchpoint, readability, flesch, bullet, bulleted, ' +
  'apologise, apology, sorry, guilt, curiosity, clickbait, teaser, pronoun, noask, stockopener, wayout, ' +
  'wordcount, merge tag, length, capitals, uppercase, caps, lowercase, myth, weekday, persuasion, ' +
  'enthusiastic, followups, image, images, signature, compliments, claims, verify, facts, edit, ' +
  'deterministic, filter, filters, footer, ' +
  'blank, judge, specific, vague, pressure, feedback, deductions, stalker, creepy, thoughts, hedges, maybe, perhaps, ' +
  'prospects, impressed, bumping, whatcanyou, odds, persona, simulated, consent, legitimate, salespeople, sales, b2b, evidence'
).split(', ');
