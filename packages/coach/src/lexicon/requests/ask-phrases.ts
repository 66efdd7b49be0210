/** A booking link or a slot to pick. */
export const calendarPhrases: readonly string[] = (
  'book a slot, book a time, book a call, book a meeting, book a demo, book some time, ' +
  'book time, book in a time, my calendar, my calendly, my scheduling link, pick a time, ' +
  'pick a slot, grab a slot, grab a time, grab some time, grab time, choose a time, ' +
  'choose a slot, find a time, find a slot, scheduling link, booking link, calendar link, ' +
  'calendly link, schedule a time here, schedule here, book here, book directly, ' +
  'our calendar'
).split(', ');

/** Time of the reader's, whether on the phone or face to face. */
export const meetingPhrases: readonly string[] = (
  'hop on, jump on, get on a, set up a, set up some time, set up time, arrange a, ' +
  'schedule a, schedule an, opportunity to schedule, opportunity to meet, opportunity to speak, ' +
  'opportunity to talk, opportunity to discuss, on your calendar, schedule some time, schedule time, find time, find some time, have time, ' +
  'are you free, are you available, be available, be free, you are available, ' +
  'your calendar look, day suits, time suits, day works, time works, ' +
  "you're available, you're free, you are free, meet up, to meet, we meet, get together, " +
  'catch up, speak with you, talk with you, chat with you, speak to you, connect with you, ' +
  'connect next week, connect this week, to connect, we connect, we talk, we chat, ' +
  'we speak, a few minutes, minutes of your time, your availability, time to talk, ' +
  'time to chat, time to connect, time to speak, walk you through, show you how, ' +
  'give you a demo, on the phone, over the phone, over coffee, for coffee, a coffee, ' +
  'work for you, works for you, works best, best time, what time, a time, time that works, ' +
  'to discuss, to chat, to hop, sync up, a virtual coffee, come in for, for an interview'
).split(', ');

/** "A quick call": the noun needs an article close before it. */
export const meetingNouns: ReadonlySet<string> = new Set(
  (
    'call, chat, meeting, demo, zoom, conversation, walkthrough, walk-through, sync, ' +
    'discussion, consultation, demonstration, intro, phone-call'
  ).split(', '),
);

/** What may stand between the article and the meeting. */
export const meetingAdjectives: ReadonlySet<string> = new Set(
  (
    'quick, short, brief, intro, introductory, discovery, phone, video, zoom, casual, free, ' +
    'informal, personalized, personalised, strategy, live, virtual, minute, min, product, ' +
    'exploratory, friendly, teams, one-on-one, 1:1, further, complimentary, consultation, ' +
    'sales, follow-up'
  ).split(', '),
);

/** The reader may say no with one word. */
export const interestPhrases: readonly string[] = (
  'worth a look, worth a read, worth a try, worth a thought, worth exploring, ' +
  'worth discussing, worth trying, worth seeing, worth testing, worth your time, worth it, ' +
  'worth looking, worth hearing, worth a quick, worth a short, worth a, be worth, worth sending, ' +
  'worth considering, worth fixing, worth me, interested, of interest, interest you, ' +
  'any interest, open to, want me to, like me to, shall i, should i send, should i, may i, ' +
  'can i send, could i send, can i share, could i share, can i show, could i show, ' +
  'mind if i, okay if i, ok if i, all right if i, alright if i, would it help, ' +
  'would this help, would that help, be helpful, be useful, of use, any use, make sense, ' +
  'makes sense, would you like, like to see, want to see, care to see, curious to see, ' +
  'on your list, on your radar, on your roadmap, on your plate, on your mind, on the list, ' +
  'on the table, a priority, relevant to, relevant for, relevant right, ' +
  'does this resonate, does that resonate, sound useful, sound interesting, ' +
  'sound like something, sounds like something, sound relevant, would you want, ' +
  'something you, be a fit, a good fit, reply yes, just say yes, say the word, a copy, ' +
  'send it over, send you, send over, send it, happy to send, happy to share, ' +
  'want the, want my, want our, want their, want it, want one, want a copy, want to try, want to see it, fancy a, fancy trying, ' +
  'be willing to, would you be up for, up for, would you consider, be something, ' +
  'be of interest, be interesting, interesting for, interesting to'
).split(', ');

/** No shape to the answer. */
export const openPhrases: readonly string[] = (
  'your thoughts, any thoughts, thoughts, what do you think, what you think, any feedback, ' +
  'your feedback, your take, how does that sound, how does this sound, ' +
  'love to hear from you, hear back from you, hearing from you, hearing back, ' +
  'hear from you, get back to me, reach out, contact me, contact us, get in touch, ' +
  'touch base, any questions, let me know, drop me a line, explore how, pick your brain, ' +
  'learn more, find out more, work together, more information, more details'
).split(', ');

/** A job to do before any answer. */
export const actionPhrases: readonly string[] = (
  'sign up, click here, click below, click the link, click on the, download, register, ' +
  'fill in the, fill out, complete the, complete this, take the survey, take this survey, ' +
  'start your free, start a free, create an account, visit our, visit the, check out our, ' +
  'check out the, have a look at our, take a look at our, watch the video, watch this, ' +
  'read more, apply here, buy now, order now, shop now, subscribe, see attached, ' +
  'review the attached, sign the, go to our, try it free, leave a review, add a link, ' +
  'include a link, link to, reply with, respond with, revert with, join our, come to our, come to the, forward this'
).split(', ');

/** Someone else. */
export const referralPhrases: readonly string[] = (
  'someone else, somebody else, the right person, right person, best person, ' +
  'right contact, correct person, appropriate person, point me, put me in touch, ' +
  'introduce me, pass this on, pass this along, forward this, forward it, connect me with, ' +
  "direct me, refer me, who handles, who is responsible, who's responsible, " +
  "who is in charge, who's in charge, who looks after, who should i, who would be, " +
  'whom should i, steer me'
).split(', ');

/** What turns a statement into a request. */
export const requestPhrases: readonly string[] = (
  "let me know, if you could, kindly, please, i'd love to, i would love to, i'd like to, " +
  "i would like to, we'd love to, we would love to, we'd like to, we would like to, " +
  "can we, could we, let's, let us, looking forward to, look forward to, feel free, reply, " +
  'you can, you can also, you could, you could also, drop me, shoot me, send me, give me, get back to me, ' +
  "i'd appreciate, i would appreciate, i would _ appreciate, i'd _ appreciate, would love to, " +
  "i should be grateful, i'd be grateful, i would be grateful, " +
  "if you are interested, if you're interested, if this is of interest, if you'd like, " +
  "if you would like, don't hesitate, do not hesitate, click, download, sign up, register, " +
  'visit, check out, take a look, have a look, book, schedule, subscribe, buy, order, ' +
  'grab, pick, choose, hop on, just say, hoping to, i want to, we want to, tell me, ' +
  'point me, forward this, pass this, watch, apply, start your, call me, hope to, ' +
  'it would be great to, it would be good to, it would be lovely to, it would be nice to, ' +
  "it'd be great to, it'd be good to, it'd be lovely to, would be great to, " +
  'wanted to see if, wanted to ask, happy to send, happy to share, i was wondering if, ' +
  'wondering if, wondering whether, curious if, curious whether, curious what, ' +
  "curious how, here is my, here's my, here is a link, here's a link, introduce me, " +
  "put me in touch, direct me, love to hear, keen to, would welcome, i'd welcome, be glad to, be happy to, i am available for, i'm available for"
).split(', ');

/** Interest that can be put without a question mark; "so that we can send you a quote" is none. */
export const offerPhrases: readonly string[] = (
  'interested, of interest, reply yes, just say yes, say the word, happy to send, happy to share, glad to send, ' +
  'if you would like, if you like, of use, worth a look, worth a read, i can send, i could send, i will send, ' +
  "you are open to, you're open to, you'd be open to, you would be open to"
).split(', ');

/** What a question after somebody's state turns on: "do you struggle", "would you like to earn". Bait, not a question. */
export const hookVerbs: ReadonlySet<string> = new Set(
  (
    'struggle struggling worry worried tired sick ready hungry fed need looking searching losing wasting spending overpaying ' +
    'dream dreaming wish earn save grow increase boost improve reduce cut get more achieve transform maximize maximise ' +
    'satisfied frustrated overwhelmed stuck bored serious find feel know realise realize believe love enjoy passionate next better'
  ).split(' '),
);

/** Questions that want no answer. */
export const rhetoricalPhrases: readonly string[] = (
  'tired of, did you know, have you ever, ever wondered, ever feel, sick of, ' +
  'struggling with, struggling to, looking for a, looking to, want to grow, ' +
  'want to increase, want to get, want to save, want more, what if you, what if i, ' +
  "what if we, imagine, how are you, how's it going, how is it going, hope you, " +
  "are you well, how have you been, how's everything, how's your week, how's your day, " +
  'how was your, sound familiar, who am i, why us, why me, so what, the result, ' +
  'the best part, the catch, ready to, sounds too good, guess what, need a, ' +
  'do you want to, wondering how, wondering why, what does this mean, what does that mean'
).split(', ');
