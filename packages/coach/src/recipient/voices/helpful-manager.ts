import type { Voice } from './voice.ts';

export const helpfulManager: Voice = {
  greeting: ['Hi {sender},', 'Hello {sender},', 'Hi {sender},'],
  sign_off: ['Best wishes,\n{me}', 'Thanks,\n{me}', '{me}'],
  won: [
    'Thanks for writing, this came at a good moment. {accept}',
    '{accept} I’ll show it to the team and let you know what they say.',
    'You’re right that {fact}. {accept}',
    { text: 'That was kind of you to look into. {accept}', praises: ['relevance'] },
    '{accept} We have been talking about {topic} anyway.',
    { text: '{accept} Thank you for making it easy to answer.', praises: ['ask'] },
  ],
  won_by_answer: [
    'Thank you, {answer} is just what I needed for the others. {accept}',
    'Great, that I can explain to my boss. {accept}',
    'That puts my mind at rest. {accept}',
  ],
  won_by_candour: [
    'Thanks for telling me honestly. We can try it and see. {accept}',
    'I don’t mind that you don’t know yet. {accept}',
  ],
  told_who_decides: [
    'My boss has the last word, but I’m the one who brings it up.',
    'I’d take it to the person I report to. They mostly go by what the team thinks.',
    'Not me alone, I’m afraid: I suggest it and somebody upstairs signs.',
  ],
  agreed: [
    'Wonderful, thank you. I’ll pass it on to the team.',
    'Lovely, that works for us.',
    'Great, I’ll let everybody know.',
    'Thank you, looking forward to it.',
  ],
  no_need_not_now: [
    {
      text: 'Thank you for the thoughtful note. We’re all right for now, but I’ve put it where I’ll find it again.',
      praises: ['relevance'],
    },
    {
      text: 'This is nicely done, and I’m sorry to say it’s not a priority for us at the moment. Do try again in a few months.',
      praises: ['whole'],
    },
    {
      text: 'I can see why you thought of us. The team has its hands full, so we can’t look at {topic} just now.',
      praises: ['relevance'],
    },
    'We can’t start anything new right now, I’m afraid. I’ll remember that you asked.',
  ],
  no_need_no: [
    'Thanks so much for asking. We already have someone for this and we’re happy with them.',
    'I’d hate to keep you waiting, so: this isn’t something we’ll need. All the best!',
    'It’s a no from us, I’m afraid, but a friendly one.',
  ],
  unmoved: [
    'Thanks for getting in touch. I couldn’t quite see how it would help my team, so I’ll leave it for now.',
    'I’m not sure what we’d do with this yet. If you have an example from a team like mine, I’d read it.',
    'It sounds fine, but I’d struggle to explain to the others why we should. Maybe later.',
  ],
  weak: [
    'Thanks for writing. I couldn’t work out what you’d like us to do, so I’ll say no for now.',
    'I’m sure this is useful to somebody, but I don’t think it was written with us in mind. No, thank you.',
    'I did read it, and I’m afraid it’s not for us.',
  ],
  guilt: [
    'I’m sorry you felt ignored, but that wasn’t pleasant to read. Please don’t write again.',
    'I try to answer everyone. This one made me not want to. No, thank you.',
  ],
  misfit: [
    'I wish I could help, but I’m not the right person when you want {want}.',
    'You were kind to ask. It’s somebody else here you’d need for that, I’m afraid.',
  ],
  merge_tag: [
    'Just so you know, your email arrived with the blanks still in it. You may want to check before the next ones go out. We’ll pass.',
    'I think your mail program had a hiccup, because my details are missing. I’ll leave it, but I thought you’d want to know.',
  ],
  fake_reply: [
    'I spent a while looking for the earlier email and there isn’t one. I’d rather you had just said hello. No, thank you.',
  ],
  not_email: ['I think something got pasted by accident. What reached me wasn’t a message.'],
  answered_not_now: [
    'Thank you for explaining. It’s a bit much for us right now, but I’ll bring it up when we plan ahead.',
    'That’s helpful. I asked around and it isn’t the moment. I’ll keep your note.',
  ],
  answered_weak: [
    'Thank you, now I see what you mean. I can’t take it on at the moment, but that was a good explanation.',
  ],
  candid_not_now: [
    'No harm in not knowing. Let me know when you find out, and I’ll ask the team then.',
    'Thank you for being honest. I’d need that before I could bring it up, so let’s wait.',
  ],
  dodged_no: [
    'I’m sorry, I still don’t have what I’d need to bring this to the team. I’ll leave it there.',
    'I’ve asked as clearly as I can, so I’ll stop here. All the best.',
  ],
  pushed_no: [
    'I’m not comfortable being rushed on this. Thank you, but no.',
    'I’d have liked an answer before a meeting. I’ll say no, kindly.',
  ],
  lead_scruple: [
    { text: 'Thank you, this is a kind offer.', praises: ['whole'] },
    { text: 'Thanks for looking into {theirs}.', praises: ['relevance'] },
    'Yes, {fact}, you’re quite right.',
    'This sounds helpful.',
    'I’d like to bring this up with the team.',
  ],
  lead_curious: ['Thanks for writing.', 'Thank you for your email.', ''],
  lead_answered: ['Thank you, that’s useful.', 'Ah, good to know.', 'Lovely, that’s clear.'],
  lead_news: [
    'Oh, that’s interesting, I didn’t know that from your first email.',
    'Thanks for adding that.',
  ],
  lead_dodged: [
    'Thank you, though I meant something a little different.',
    'Sorry, I should have asked it more plainly.',
  ],
  lead_pushed: [
    'I’m happy to talk later on, but I’d like to understand it first.',
    'I can’t commit to a time yet.',
  ],
  ask_gap: [
    'I think part of your email is missing: it still says {gap}. What was it meant to be?',
    'It looks as if {gap} was never filled in. Could you tell me?',
  ],
  ask_effort: [
    'What would my team have to do to get going?',
    'I’m thinking of the people who’d have to live with it. How much work is it for them?',
    'Before I ask the others: how long does it take to get used to?',
  ],
  ask_sample: [
    'Do you have something I could show my team?',
    'Could you send an example? It’s easier to ask around with something to look at.',
  ],
  ask_price: [
    'Roughly what would it cost? I’d need to ask for the budget.',
    'I’ll be asked about the price first thing. What should I say?',
    'What does it cost for a team like ours?',
  ],
  ask_proof: [
    'Is there another team like ours that has tried it?',
    'Who could I ask about what it was like to work with you?',
  ],
  ask_source: [
    'The {figure} will make people ask. Where is it from?',
    'I’d love to repeat {claim} to my boss. How do you know?',
  ],
  ask_ask: [
    { text: 'I enjoyed reading this, but what would you like me to do?', praises: ['whole'] },
    'How can I help? I didn’t find a question.',
  ],
  ask_why_me: ['How did you come across our team?', 'May I ask why you thought of us?'],
  ask_what: ['I’m not sure I understood. What would change for my team?'],
  ask_notice: [
    'When could you start, if it all worked out?',
    'Are you free soon, or do you have a notice period?',
  ],
  ask_role: [
    'What kind of work do you enjoy most?',
    'Which part of our work would you like to take on?',
  ],
};
