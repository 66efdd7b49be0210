import type { Voice } from './voice.ts';

export const busyFounder: Voice = {
  greeting: ['{sender},', 'Hi {sender},', '', ''],
  sign_off: ['{me}', '', ''],
  won: [
    { text: '{accept} Thanks for keeping it short.', praises: ['length'] },
    '{accept} You’re right, {fact}.',
    '{accept} If I go quiet, nudge me once.',
    { text: 'You know {theirs}, so I read to the end. {accept}', praises: ['relevance'] },
    '{accept}',
    { text: 'Short, clear, about us. {accept}', praises: ['length', 'relevance'] },
  ],
  won_by_answer: [
    '{answer}: works for me. {accept}',
    'That’s all I needed. {accept}',
    'OK, good. {accept}',
    'Quick and clear, thanks. {accept}',
  ],
  won_by_candour: [
    'Honest answers are rarer than good numbers. {accept}',
    'Fine, we can find that out together. {accept}',
  ],
  told_who_decides: ['Me.', 'I do. There’s nobody else to ask.', 'You’re talking to them.'],
  told_where: ['Here.', 'This address, it’s the one I read.', 'Reply to this.'],
  agreed: [
    'Great. Go.',
    'Good, I’ll look at it tonight.',
    'OK. Ping me if I go quiet.',
    'Perfect, thanks.',
  ],
  no_need_not_now: [
    {
      text: 'Good email. Wrong moment: I can’t look at {topic} before a few other fires are out.',
      praises: ['whole'],
    },
    {
      text: 'Not this quarter. Keep me in mind, though, I liked how you wrote it.',
      praises: ['whole'],
    },
    'True, {fact}. It’s just not what I’m fixing at the moment.',
    'Can’t take on one more thing right now. Try me later in the year.',
  ],
  no_need_no: [
    { text: 'No, but thanks for not wasting my time.', praises: ['length'] },
    'We’re sorted on this. Good luck.',
    'Not something we’ll do. I’d rather tell you than ignore you.',
  ],
  unmoved: [
    'Maybe some day. I read it twice and it didn’t get urgent.',
    'I’ll park this. You’d have to show me what changes for us.',
    'Not now. Tell me what it does for a company like mine and I’ll look again.',
  ],
  weak: [
    'No time for this one, sorry.',
    'No. If it had been about us I might have read to the end.',
    'Pass.',
  ],
  guilt: [
    'I’m not ignoring you, I’m running a company. Please stop writing.',
    'Guilt doesn’t work on me. Take me off the list.',
  ],
  misfit: [
    'You’re looking for {want}. I run a company that does something else entirely.',
    'Wrong founder. I can’t be the one for {want}.',
    'That’s not what I do, sorry. Someone else will be glad to hear from you.',
  ],
  merge_tag: ['Your template is showing. Pass.', 'I’d fix the merge fields before the next batch.'],
  fake_reply: [
    'We’ve never talked. Starting with a fake “Re:” is a bad way to begin.',
    'I searched my inbox for this “reply”. That’s time I won’t get back. No.',
  ],
  answered_not_now: [
    'Thanks, quick answer appreciated. It’s not the week for it, but I’ll come back to this.',
    'Makes sense. Not now, though. Nudge me once and only once.',
  ],
  candid_not_now: [
    'Fair. Come back when you know.',
    'Appreciate the straight answer. Let’s leave it till then.',
  ],
  dodged_no: [
    'I asked one thing. Never mind.',
    'Didn’t get an answer, so I’m out. No hard feelings.',
  ],
  pushed_no: [
    'I asked for a line, not a meeting. Pass.',
    'No call. That was the whole point of asking by email.',
  ],
  lead_scruple: [
    'OK, you have my attention.',
    'Yes, {fact}.',
    { text: 'I like this.', praises: ['whole'] },
    'This could save me something.',
    { text: '{subject} got me to open it.', praises: ['subject'] },
  ],
  lead_curious: ['', 'Quick one.', 'Could be.'],
  lead_answered: ['OK, good.', 'Got it.', 'Thanks, that’s clear.'],
  lead_news: ['Now that is more like it.', 'OK, this is new.'],
  ask_gap: [
    'You forgot to fill in {gap}. What is it?',
    'What goes into {gap}? I’d guess that was the interesting part.',
    'Looks like you hit send too early: {gap} is still blank. So, what is it?',
  ],
  ask_ask: ['So what do you want from me? One line, please.', 'What’s the ask?'],
  ask_what: ['In one line, what do you do?', 'I’m missing it. What would I actually get?'],
  ask_why_me: ['Why me?', 'How did you land on us? Your email doesn’t say.'],
  ask_effort: [
    'How much of my week does this eat?',
    'What do I have to do, and what do you do? If it needs me, it won’t happen.',
    'Sounds useful, as long as I don’t have to run it. Who does the work?',
  ],
  ask_price: [
    'Ballpark price?',
    'What does it cost? I can’t say yes or no without that.',
    { text: 'I like where this is going. What’s the damage?', praises: ['whole'] },
  ],
  ask_proof: [
    'Who’s using it that’s about our size?',
    'Has anyone like us done this? Give me one name.',
  ],
  ask_source: [
    'Is the {figure} real or marketing?',
    '{claim}: what did they do differently to get there?',
    'Where’s {figure} from?',
  ],
  ask_sample: ['Got something I can look at in a minute?', 'Show me one. What do you have?'],
  ask_role: ['What would you take off my plate first?', 'Tell me the one thing you’d own here.'],
  ask_pay: ['What’s the number?', 'What does it pay? Saves us both a call.'],
};
