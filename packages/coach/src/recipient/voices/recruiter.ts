import type { Voice } from './voice.ts';

export const recruiterVoice: Voice = {
  greeting: ['Hi {sender},', 'Hello {sender},', 'Hi {sender},', ''],
  sign_off: ['Best,\n{me}', 'Thanks,\n{me}', '{me}'],
  won: [
    '{accept} You told me what I’d need to put you forward.',
    { text: '{accept} {claim} is the line I’d show the hiring team.', praises: ['figures'] },
    'This I can work with. {accept}',
    '{accept} Send me a CV with it if you have one.',
    { text: 'You read more than the job title, which is rare. {accept}', praises: ['relevance'] },
    '{accept}',
  ],
  won_by_answer: [
    'Good, {answer} makes it simple. {accept}',
    'That fits. {accept}',
    'Then I have all I need. {accept}',
  ],
  won_by_candour: [
    'Better to hear that now than at the offer. {accept}',
    'Thanks for being upfront. {accept}',
  ],
  told_who_decides: [
    'The hiring team decides. I decide what they get to see.',
    'Whoever leads the team has the last word, and I speak with them first.',
    'Not me: I put it forward, they choose.',
  ],
  agreed: [
    'Great, I’ll put it in front of the team.',
    'Perfect. You’ll hear from me either way.',
    'Good, leave it with me.',
    'Thanks. I’ll come back to you once they have read it.',
  ],
  no_need_not_now: [
    {
      text: 'I like this, but I have nothing open that fits. I’ve saved it for when I do.',
      praises: ['whole'],
    },
    'Nothing for you at the moment. I keep a list of people I’d call, and you’re on it.',
    'Timing is off: we’ve just filled that one. Please do try me again.',
    'We’re not hiring for this right now. The email stays in my folder, though.',
  ],
  no_need_no: [
    'Thanks for writing. I don’t expect us to have anything in this line, so please don’t wait for me.',
    'It’s not something we hire for. Good luck with the search.',
    'A clear no, so you can move on: we don’t need this here.',
  ],
  unmoved: [
    'I can see you’re looking, but not for what. I’ll keep it for now.',
    'Thanks. From this I couldn’t place you, so I’ll wait for more.',
    'Not at the moment. Tell me which role and what you’ve done, and I’ll look again.',
  ],
  weak: [
    'Thanks, but I couldn’t tell which role this is for.',
    'I get many like this and can’t place it. No for now.',
    'I’m afraid this doesn’t give me anything to put forward.',
  ],
  guilt: [
    'I read hundreds of these and answer those I can place. Please don’t chase me like that.',
  ],
  misfit: [
    'I fill jobs, so I’m not much help with {want}.',
    'You’d need another department: I can’t offer {want}.',
  ],
  merge_tag: ['The placeholder where my details should be tells me I’m one of many. I’ll pass.'],
  fake_reply: ['We haven’t been in touch, so I’m not sure what this is a reply to. I’ll leave it.'],
  answered_not_now: [
    'Thanks, good to know. I don’t have the right opening, but I’ll keep that with your email.',
    'That helps. Nothing fits this month, so let’s stay in touch.',
  ],
  answered_weak: [
    'That is what the email should have opened with. I’ve nothing now, but I’ll keep it.',
  ],
  candid_not_now: ['Fair enough. Let me know once it’s settled and I’ll look again.'],
  dodged_no: [
    'I can’t put anything forward without that, so I’ll close this one.',
    'I still don’t know, and I can’t send it on like this. All the best.',
  ],
  pushed_no: [
    'Happy to talk once I know the basics. As it is, I’ll pass.',
    'No call before that, sorry. I’ll leave it here.',
  ],
  lead_scruple: [
    'This looks promising.',
    'I can think of a team for this.',
    { text: 'Thanks, this is more than most people tell me.', praises: ['figures'] },
    { text: '{subject} stood out in my inbox.', praises: ['subject'] },
  ],
  lead_curious: ['Thanks for writing.', '', 'Let me see whether I can place this.'],
  lead_answered: ['Great, thanks.', 'Good, noted.', 'That works.'],
  lead_dodged: [
    'Thanks, but I need the basics first.',
    'I’ll ask again, because the hiring team will.',
  ],
  ask_gap: ['There’s a blank where {gap} should be. What is it?'],
  ask_notice: [
    'What’s your notice period? It’s the first thing I’ll be asked.',
    'When could you start?',
    'Are you in a notice period, or free to move?',
  ],
  ask_sample: [
    'Is there something of yours I can look at before I pass it on?',
    'Have you a CV or some work you could send?',
  ],
  ask_source: [
    '{claim}: was that you alone or a team?',
    'How much of the {figure} was your doing?',
    'They’ll ask me about {figure}. How did you measure it?',
  ],
  ask_pay: [
    'What would you be looking to earn?',
    'What range are you thinking of? I’d rather know before I raise hopes.',
  ],
  ask_role: [
    'Which kind of role are you after, and which would you turn down?',
    'Which of our openings did you have in mind?',
    'What would you want to be doing day to day?',
  ],
  ask_proof: ['Which teams like mine work with you?', 'Who else hires this way?'],
  ask_price: ['What do you charge, and when does it fall due?', 'What would it cost per hire?'],
  ask_why_me: ['Is there a role of ours you had in mind?', 'What made you write to us?'],
  ask_what: ['What are you offering, exactly: a person, a tool or a service?'],
  ask_ask: ['What can I do for you? I didn’t find it in the email.'],
};
