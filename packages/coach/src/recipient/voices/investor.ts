import type { Voice } from './voice.ts';

export const investorVoice: Voice = {
  greeting: ['{sender},', 'Hi {sender},', '{sender},', ''],
  sign_off: ['{me}', '', 'Best,\n{me}'],
  won: [
    '{accept} Send the deck beforehand, I read them.',
    '{accept} I’m curious how {claim} came about.',
    {
      text: 'You know what we back, which saves us both time. {accept}',
      praises: ['length', 'relevance'],
    },
    '{accept}',
    { text: 'Clear numbers, no theatre. {accept}', praises: ['figures'] },
    '{accept} Bring what went wrong as well.',
  ],
  won_by_answer: [
    '{answer}: good, you know your company. {accept}',
    'That’s a better answer than I usually get. {accept}',
    'OK, that’s interesting. {accept}',
  ],
  won_by_candour: [
    'Founders who say “I don’t know” are the ones I can work with. {accept}',
    'Good that you said so. {accept}',
  ],
  told_who_decides: [
    'All the partners do, in the end. I’d have to want it first.',
    'I can’t do it alone: the others hear it from me, then you meet them.',
    'The partners vote. It starts with one of us, so it starts here.',
  ],
  agreed: [
    'Great. I’ll read up before we speak.',
    'Good. Send me what you’d send a colleague, not a pitch.',
    'Done. Looking forward to it.',
    'Thanks. I’ll ask one of the team to join.',
  ],
  no_need_not_now: [
    'Early for us, but I’d like to follow it. Send me an update when something big moves.',
    'We’re not putting money into this area at the moment. I’d still read your updates.',
    {
      text: 'I like the way you think about {topic}. We’d come in later than this, so keep in touch.',
      praises: ['whole'],
    },
    'Not this round. I’d be glad to see the next one.',
  ],
  no_need_no: [
    'It’s outside what we do, so a quick no is the kindest thing I can offer.',
    'We’ve already backed someone close to this, so I can’t.',
    'Not one for us. I hope it works out.',
  ],
  unmoved: [
    'I can’t see yet what would make this big. Write again when the numbers move.',
    'Not for now: I see the plan and not the pull.',
    'I’ll wait. There was nothing here I could hold on to.',
  ],
  weak: [
    'No. I couldn’t tell what the company does.',
    'Pass. There’s no number in here that means anything to me.',
    'Not for us, I’m afraid.',
  ],
  guilt: ['Chasing is part of the job, scolding isn’t. No, thank you.'],
  misfit: [
    'I fund companies. You’re looking for {want}, and I can’t be that.',
    'You’ve written to an investor to find {want}. Somebody else will be more use.',
    'Not sure why this came to a fund: it reads like it was meant for someone who could give you {want}.',
  ],
  merge_tag: ['You sent the same thing to every fund and forgot to fill in ours. Pass.'],
  fake_reply: ['We haven’t spoken, so the “Re:” isn’t true. That’s a bad first data point. Pass.'],
  answered_not_now: [
    'Good answer. Still early for us, so let’s talk when the next milestone is in.',
    'Thanks. That’s solid, just not our stage.',
  ],
  answered_weak: [
    'That should have been the first line. It’s a pass for now, but I’ll remember the answer.',
  ],
  candid_not_now: [
    'Fair. Find out and write again.',
    'I appreciate that. It’s too early without it.',
  ],
  dodged_no: [
    'When I ask one thing and get a story, I pass.',
    'That’s a no from me. I’d have wanted an answer.',
  ],
  pushed_no: [
    'Urgency isn’t traction. Pass.',
    'I don’t take a meeting to get an answer that fits in a line. Pass.',
  ],
  lead_scruple: [
    { text: 'You’ve done your homework.', praises: ['relevance'] },
    'Yes, {fact}.',
    'I’m interested.',
    'This is closer to what we do than most.',
  ],
  lead_curious: ['', 'I’m listening.', 'Hard to tell from this.'],
  lead_answered: ['Good.', 'OK, that’s clear.', 'Interesting.'],
  lead_news: ['That’s worth knowing.', 'Now there’s something to look at.'],
  lead_dodged: ['That’s the vision. My question was smaller.', 'Not quite what I asked.'],
  ask_gap: ['{gap} is blank. That’s the number I’d have looked for. What is it?'],
  ask_traction: [
    'What does revenue look like, month by month?',
    'How many pay today, and how many have left?',
    'What’s growing, and is it growing without you pushing?',
  ],
  ask_source: [
    '{figure}: measured how, and over what period?',
    'How much of {claim} is from one customer?',
    'Is the {figure} still true this month?',
  ],
  ask_terms: [
    'What are you raising, and who is already in?',
    'Is there a lead?',
    'What’s the round, and what would the money buy?',
  ],
  ask_proof: [
    'Who pays for it today?',
    'Which customer would I speak to?',
    'Who would be upset if you shut down tomorrow?',
  ],
  ask_what: [
    'What does the company do, as you’d explain it to a neighbour?',
    'I lost it in the middle. What do you sell, and to whom?',
  ],
  ask_ask: ['Are you raising, or just saying hello?', 'What are you asking for?'],
  ask_why_me: ['Why us and not another fund?', 'What made you write to us?'],
  ask_sample: ['Is there a deck?', 'Can I see it working?'],
};
