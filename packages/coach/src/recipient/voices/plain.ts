import type { Line } from './line.ts';
import { plainQuestions } from './plain-questions.ts';
import type { Situation } from './voice.ts';

/** What anybody might say; a person's own voice goes before it. */
export const plainVoice: Readonly<Record<Situation, readonly Line[]>> = {
  greeting: ['Hi {sender},', '{sender},', ''],
  sign_off: ['{me}', 'Best,\n{me}', ''],
  nameless: [
    'One more thing: at the top there is a blank where my name should be.',
    'By the way, the greeting came with a bracket and without my name.',
    'My name never made it into the greeting, in case you send more of these.',
  ],
  won: [
    { text: '{accept} The part about {theirs} is what made me answer.', praises: ['relevance'] },
    'It’s true, {fact}. {accept}',
    'You’re right that {fact}. {accept}',
    { text: 'This one I can answer. {accept}', praises: ['ask'] },
    { text: '{accept} Thanks for getting to the point.', praises: ['length'] },
    '{accept}',
    '{accept} I don’t answer many of these.',
    { text: '{accept} You made that easy to answer.', praises: ['ask'] },
    { text: 'A fair thing to ask. {accept}', praises: ['ask'] },
    '{accept} It came at the right time.',
    { text: 'You did your reading. {accept}', praises: ['relevance'] },
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
  told_leave: [
    '{accept}',
    'Yes, please do.',
    'Please, that would help.',
    'Do, thank you.',
    'Yes, go ahead.',
  ],
  told_who_decides: [
    'That would be me.',
    'I decide that myself, so nobody else needs convincing.',
    'It ends up on my desk either way.',
  ],
  told_who: [
    'Me to begin with. I’ll bring in whoever it takes.',
    'Count on me for now, and I’ll tell you who else.',
    'I’ll find out and let you know.',
  ],
  told_where: [
    'To this address, please.',
    'Here is fine, I read this inbox myself.',
    'Just answer this email.',
  ],
  told_when: [
    'Early next week is good.',
    'Any morning next week works for me.',
    'No rush: some time in the next days is fine.',
  ],
  told_time: ['{accept}', 'Yes, that works.', 'That suits me.', 'Fine, it’s in my calendar.'],
  told_unknown: [
    'I’d have to look that up. Send me what you have, and I’ll tell you then.',
    'Good question. I’ll check and come back to you.',
    'I can’t say offhand. Let me ask around.',
  ],
  no_need_not_now: [
    'Thanks for this. It isn’t something we need at the moment, but I’ll keep your note.',
    { text: 'A good email about something we don’t need yet. I’ve kept it.', praises: ['whole'] },
    {
      text: 'You clearly looked before you wrote. We have no use for it right now, though.',
      praises: ['relevance'],
    },
    {
      text: 'I read this and liked it. It just has to wait its turn, and that may be a while.',
      praises: ['whole'],
    },
    'We’re busy with other things. Your email goes into the folder I look at when we’re not.',
    'Right idea, wrong month.',
    'Not now. When we get round to {topic}, I’ll look your email up.',
    'It’s true that {fact}. We just have no need of this at the moment.',
  ],
  no_need_no: [
    'Thanks for writing. We don’t need this, so I’ll save you the follow-up.',
    { text: 'A clear email, but not something we have a use for.', praises: ['wording', 'ask'] },
    'I’ll be honest: we won’t need this. All the best with it.',
    { text: 'No need on our side, but thanks for being brief.', praises: ['length'] },
    'I looked at this properly and it isn’t for us.',
  ],
  unmoved: [
    'Thanks. I can see what you do, but not yet why I should look at it now.',
    'I’m in two minds about this, so I’ll leave it for now.',
    'Not now. I read it, and nothing in it was pressing for us.',
    'I’ll pass for the moment. It may be useful one day, but I couldn’t say why from the email.',
  ],
  weak: [
    'Thanks, but no. I couldn’t tell what this has to do with us.',
    'Not for us. It reads like something that went to a lot of people.',
    'No, thank you.',
    'I’ll pass on this one.',
    'I stopped reading before I knew what you wanted. No, thanks.',
    'I couldn’t find myself in this email, so no.',
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
  pressed_no: [
    'I had already said yes. There was no need to push, and now I’d rather not.',
    'You had me, and then you kept selling. Let’s leave it.',
    'That is more pressure than I like. I take my yes back.',
  ],
  strayed_no: [
    'That isn’t what I said yes to. Let’s leave it there.',
    'I said yes to something else. No, then.',
    'This is a different matter altogether, so I’ll stop here.',
  ],
  insulted_no: [
    'There is no need for that. Please don’t write again.',
    'I don’t go on with people who talk to me like that.',
    'Not in that tone. We’re done here.',
  ],
  retracted_no: [
    'Then I can’t rely on the rest either. No, thanks.',
    'That was the part I went by. Without it I’ll stop here.',
    'Thank you for telling me, but it ends here: I’d have to doubt all of it now.',
  ],
  preyed_no: [
    'I don’t give that to anyone by email. Please don’t write again.',
    'You don’t need that for what we talked about, and you won’t get it.',
    'That is not something I send to a stranger. I’ll report this one.',
  ],
  lead_scruple: [
    'You’re right that {fact}.',
    'Thanks for writing about {theirs}.',
    { text: '{subject} made me open this.', praises: ['subject'] },
    'I’m interested.',
    'This could be useful.',
    'I’d like to say yes.',
  ],
  lead_curious: ['', 'I read it to the end.', 'I’m not sure about this yet.', 'One question.'],
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
  ...plainQuestions,
};
