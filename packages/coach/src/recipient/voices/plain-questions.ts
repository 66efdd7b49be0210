import type { ConcernId } from '../talk/concern-id.ts';

/** How anybody might ask about each concern. */
export const plainQuestions: Readonly<Record<`ask_${ConcernId}`, readonly string[]>> = {
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
    'Where do your figures come from?',
    'How was that counted?',
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
    'You write {crowd}. Can you name one of them?',
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
