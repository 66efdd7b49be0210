import type { Situation } from './voice.ts';

/** What anybody might say; a person's own voice goes before it. */
export const plainVoice: Readonly<Record<Situation, readonly string[]>> = {
  greeting: ['Hi {sender},', '{sender},', ''],
  sign_off: ['{me}', 'Best,\n{me}', ''],
  won: [
    '{accept} The part about {theirs} is what made me answer.',
    '{accept} I had {noticed} on my mind already.',
    'This one I can answer. {accept}',
    '{accept} Thanks for getting to the point.',
    '{accept}',
    '{accept} I don’t answer many of these.',
    'You did your reading. {accept}',
  ],
  won_by_answer: [
    '{answer}: that is what I needed to hear. {accept}',
    'That settles it for me. {accept}',
    'Good answer. {accept}',
    'Clear enough. {accept}',
  ],
  won_by_candour: [
    'I would rather hear that than a made-up number. {accept}',
    'Thanks for being straight about it. {accept}',
    'Fair, and honest. {accept}',
  ],
  agreed: [
    'Good. Over to you.',
    'Fine by me. I’ll watch for it.',
    'Thanks, that works.',
    'Perfect. I’ll read it when it comes.',
  ],
  no_need_not_now: [
    'Thanks for this. It isn’t something we need at the moment, but I’ll keep your note.',
    'A good email about something we don’t need yet. I’ve kept it.',
    'You clearly looked before you wrote. We have no use for it right now, though.',
    'Not now. If {topic} becomes a problem, I know where to look.',
  ],
  no_need_no: [
    'Thanks for writing. We don’t need this, so I’ll save you the follow-up.',
    'A clear email, but not something we have a use for.',
    'I’ll be honest: we won’t need this. All the best with it.',
  ],
  unmoved: [
    'Thanks. I can see what you do, but not yet why I should look at it now.',
    'Not now. I read it, and nothing in it was pressing for us.',
    'I’ll pass for the moment. It may be useful one day, but I couldn’t say why from the email.',
  ],
  weak: [
    'Thanks, but no. I couldn’t tell what this has to do with us.',
    'Not for us. It reads like something that went to a lot of people.',
    'No, thank you.',
    'I’ll pass on this one.',
  ],
  guilt: [
    'I don’t owe an answer to an email I didn’t ask for. Please leave it there.',
    'I get a lot of email. Being told off in one doesn’t help. No, thank you.',
    'This isn’t a tone I want to answer. Please take me off your list.',
  ],
  misfit: [
    'I think you have the wrong desk. You are after {want}, and I can’t help with that here.',
    'This isn’t one for me: I’m not the person to see when you want {want}.',
    'Wrong address, I’m afraid. You need {want}, and I’m no use for that.',
  ],
  merge_tag: [
    'Your mail merge didn’t run: I can see the code where my details should be. That tells me how many people got this.',
    'There is a placeholder in this email where something about me should be. No, thanks.',
    'I think this went out before the fields were filled. I’ll leave it.',
  ],
  fake_reply: [
    'We have never written to each other, so the “Re:” had me searching for a thread that isn’t there. No, thanks.',
    'I looked for our earlier conversation and there isn’t one. Please don’t do that.',
    'You put “Re:” on a first email. I don’t carry on from there.',
  ],
  deceptive_subject: [
    'The subject promised something else. I don’t answer those.',
    'I opened this because of the subject, and the email has nothing to do with it. No, thanks.',
    'The subject line isn’t what this is about. That’s enough for me.',
  ],
  few_words: [
    'There isn’t enough here for me to answer.',
    'I’d need to know who you are and what this is about.',
    'Too short to tell what you want, so I’ll leave it.',
  ],
  not_email: [
    'I don’t think this was meant for me.',
    'Something may have gone wrong: there is no message here, only pasted text.',
    'I’m not sure what I’m looking at. Was this sent by mistake?',
  ],
  internal_note: [
    'This looks like a note to your own team. You may want to check who else got it.',
    'I think I’m not meant to be reading this. It sounds like something for your colleagues.',
    'Wrong recipient, I believe: this is written to people you work with.',
  ],
  language: [
    'Sorry, I can’t read this. If you send it in English, I’ll look at it.',
    'I’m afraid I don’t read this language. In English I’d be able to answer.',
    'I couldn’t read your email. Could you send it again in English?',
  ],
  answered_not_now: [
    'That’s a fair answer. It still isn’t something we’d start now, so let’s leave it open.',
    'Thanks, that helps. Not at the moment, but I’d remember this one.',
    'Good to know. We won’t move on it yet.',
  ],
  answered_weak: [
    'That is clearer than your first email. It’s still not for now, but thank you for answering.',
    'Thanks for answering properly. Had the email said this, I’d have read it differently. Not now.',
    'Now I understand what you meant. I’ll leave it for the moment.',
  ],
  candid_not_now: [
    'Thanks for being straight with me. Write again when you have it.',
    'I respect that. Without it I can’t go further now, but do come back.',
    'Honest answer, thank you. Let’s pick it up when you can say more.',
  ],
  dodged_no: [
    'I asked one thing and got something else. I’ll leave it here.',
    'Still no answer to my question, so I’ll stop. Good luck with it.',
    'That wasn’t what I asked. No, then.',
  ],
  pushed_no: [
    'I asked a question and got a sales push back. No, thanks.',
    'I’d have talked once I had an answer. I’ll leave it.',
    'You’re asking for more before giving me the little I asked for. No.',
  ],
  lead_answered: ['That helps, thank you.', 'Good.', 'Understood.', 'Right, that makes sense.'],
  lead_news: [
    'That you hadn’t told me before.',
    'Now there is something new in it.',
    'This adds something.',
  ],
  lead_dodged: [
    'Thanks, but that isn’t quite what I asked.',
    'That doesn’t answer it yet.',
    'I may not have been clear.',
  ],
  lead_pushed: [
    'Before we put anything in a calendar:',
    'Let’s not get ahead of ourselves.',
    'Happy to get to that, but first things first.',
  ],
  ask_gap: [
    'There is a gap in your email where {gap} should be. What goes there?',
    'You left {gap} blank. What were you going to write?',
    'A draft may have got away from you: {gap} is still in brackets. What should it say?',
    'What belongs where {gap} stands? The rest I followed.',
  ],
  ask_why_me: [
    'Why us? I couldn’t find anything in your email that you’d only write to us.',
    'Did you write this to me or to a list?',
    'What did you see here that made you write?',
  ],
  ask_what: [
    'I read it and couldn’t tell a colleague what you do. Can you put it in one plain sentence?',
    'What does it actually do?',
    'Can you say it again without the big words? I’d like to understand what I’d get.',
  ],
  ask_ask: [
    'I got to the end and found no question. What would you like from me?',
    'What are you asking me to do?',
    'Is there something you need from me here?',
  ],
  ask_source: [
    'Where does the {figure} come from?',
    'You write {claim}. Who measured that, and how?',
    'How did you get to {figure}?',
    'I’d want to know what stands behind {claim}. Is it your count or theirs?',
  ],
  ask_price: [
    'What does it cost?',
    'What would we pay, roughly?',
    'There’s no price in your email. Which range are we in?',
  ],
  ask_effort: [
    'What would it take on our side to start?',
    'How much work does it make for us before it saves any?',
    'Who here would have to do what, and for how long?',
  ],
  ask_proof: [
    'Who else has done this with you?',
    'Can you name someone like us who uses it?',
    'Is there one customer you can tell me about?',
  ],
  ask_sample: [
    'Have you got an example I can look at?',
    'Could you send one thing I can see for myself?',
    'What could you show me that I can judge without a call?',
  ],
  ask_integration: [
    'How does it fit in with what we already run?',
    'What would we have to connect it to?',
    'How does it get the information it needs from our side?',
  ],
  ask_data: [
    'Where would our data be kept, and who could see it?',
    'What leaves our systems if we use this?',
    'What do you store, and for how long?',
  ],
  ask_angle: [
    'What is the story here for our readers?',
    'Why would someone read this now?',
    'What in this would surprise a reader?',
  ],
  ask_exclusive: [
    'Who else has this?',
    'Has it run anywhere yet?',
    'Are you offering it to us first, or to everyone?',
  ],
  ask_readers: [
    'What would our readers get from it that the page doesn’t give them now?',
    'Why is yours better for a reader than what we link to today?',
    'What does your page have that ours lacks?',
  ],
  ask_notice: [
    'When could you start?',
    'What is your notice period?',
    'How soon would you be free?',
  ],
  ask_pay: ['What is the range?', 'Which salary are we talking about?', 'What does it pay?'],
  ask_role: [
    'What would the first months look like?',
    'What exactly would be mine to own in this role?',
    'Who would I be working with, and on what?',
  ],
  ask_traction: [
    'How are sales going, in numbers?',
    'What has grown since you started, and by how much?',
    'How many customers pay you today?',
  ],
  ask_terms: [
    'How much are you raising, and how much of it is spoken for?',
    'What are the terms of the round?',
    'What are you raising, and at what valuation?',
  ],
};
