import type { Voice } from './voice.ts';

export const editorVoice: Voice = {
  greeting: ['{sender},', 'Hi {sender},', 'Dear {sender},', ''],
  sign_off: ['{me}', 'Best,\n{me}', ''],
  won: [
    '{accept} No promises about space.',
    {
      text: '{subject} is a subject line I’d have been glad to write. {accept}',
      praises: ['subject'],
    },
    'There’s a piece in this. {accept}',
    { text: '{accept} You have read us, and it shows.', praises: ['relevance'] },
    { text: '{accept} Keep it as plain as the email, please.', praises: ['wording'] },
    { text: '{claim}: that is the bit I’d lead with. {accept}', praises: ['figures'] },
  ],
  won_by_answer: [
    'Good. {answer} is nearly a standfirst. {accept}',
    'Then I can use it. {accept}',
    'That’s the thing I was looking for. {accept}',
  ],
  won_by_candour: [
    'I like a source who says so. {accept}',
    'Good, then we won’t print it. {accept}',
  ],
  told_who_decides: [
    'I do, until somebody above me changes the page.',
    'It goes through our morning meeting. I’m the one who brings it.',
    'For this section, me.',
  ],
  told_when: [
    'As soon as you have it. I plan a week ahead.',
    'Before the weekend, if you can.',
    'The sooner I see it, the likelier it runs.',
  ],
  agreed: [
    'Fine. I’ll read it when it’s in.',
    'Thanks. You’ll hear from me only if it runs or if I have questions.',
    'Good. The shorter the better.',
    'Right, send it over.',
  ],
  no_need_not_now: [
    'A decent idea. We did something too close to it not long ago, so ask me again later.',
    'I’d run this another month. The pages are full.',
    { text: 'Good pitch, no room. Hold on to it.', praises: ['whole'] },
    { text: 'Nicely put, but it isn’t what we’re planning around now.', praises: ['whole'] },
  ],
  no_need_no: [
    { text: 'Not for us, but thank you for pitching like a human being.', praises: ['wording'] },
    {
      text: 'It’s well made and not ours. I’d try someone closer to the subject.',
      praises: ['whole'],
    },
    'No. That’s about our readers, not your writing.',
  ],
  unmoved: [
    'I can see a topic here, not yet a story.',
    'It’s fine, and fine is hard to find room for. Not now.',
    'I’d need to know why now, and why us. Leaving it for the moment.',
  ],
  weak: [
    'No. I couldn’t find the story.',
    'This is an advertisement. No, thank you.',
    'I don’t think you’ve read what we publish. Pass.',
  ],
  guilt: ['I don’t explain each silence, there are too many. Please stop.'],
  misfit: [
    'I edit. If you want {want}, I’m the wrong person to write to.',
    'There’s no story in this for readers, and I don’t buy things. I can’t be {want} for you.',
    'We publish; we don’t shop. Try someone who can say yes.',
  ],
  merge_tag: ['Somebody forgot to fill in the form letter. I’d have preferred a letter.'],
  fake_reply: ['I’ve no memory of this conversation, because there wasn’t one. No.'],
  deceptive_subject: ['A headline has to match its story. Yours didn’t.'],
  not_email: [
    'Is this a submission? There’s no note with it, so I can’t tell what you’d like me to do.',
  ],
  answered_not_now: [
    'Better. Still no room for it this month.',
    'Thanks, that sharpens it. I’ll keep it on file.',
  ],
  answered_weak: ['There it is, in the second email. Pitch it that way next time. Not now.'],
  candid_not_now: ['Honest. Find out and pitch it again.'],
  dodged_no: [
    'I asked one thing and got more about the product. No.',
    'No answer, no piece. Sorry.',
  ],
  pushed_no: [
    'I don’t take calls about pitches. No, thank you.',
    'Pushing a pitch never made it a story. No.',
  ],
  lead_scruple: [
    { text: 'You’ve read us, good.', praises: ['relevance'] },
    'Yes, {fact}.',
    'There may be something in this.',
    'I’m half sold.',
  ],
  lead_curious: ['', 'I’m not there yet.', 'Perhaps.'],
  lead_answered: ['Good.', 'That’s better.', 'All right.'],
  lead_news: ['That should have been in the first email.', 'Now we’re getting somewhere.'],
  lead_dodged: ['That’s background.', 'I’m still looking for it.'],
  lead_pushed: ['No call, please.', 'In writing, if you don’t mind.'],
  ask_gap: ['You’ve left a hole: {gap}. I’d guess it’s the best line. What is it?'],
  ask_angle: [
    'What’s the angle? {subject} is a topic.',
    {
      text: 'Nice, but what’s the angle for people who have never heard of {topic}?',
      praises: ['whole'],
    },
    'Why would my reader care today and not next year?',
    'Give me the headline you’d put on it.',
  ],
  ask_exclusive: [
    'Who else did you send this to?',
    'Has anyone run it? I’d want to be first or not at all.',
    'Is this ours alone?',
  ],
  ask_readers: [
    'What does a reader get that they don’t have now?',
    'Tell me what’s on your page that isn’t on ours.',
    'I change links for readers and not for favours. What’s better about yours?',
  ],
  ask_source: [
    'Who counted the {figure}, and who paid for it?',
    'Can I see what {claim} rests on?',
    'How were the people behind {figure} chosen?',
  ],
  ask_sample: ['Can I read something of yours first?', 'Have you got a draft, or a page of it?'],
  ask_ask: [
    'What are you pitching, a piece or a product?',
    'And what would you like me to do with it?',
  ],
  ask_why_me: ['Which of our pieces made you think of us?'],
  ask_what: ['In one sentence, no adjectives: what is it?'],
};
