import type { Voice } from './voice.ts';

export const scepticalCfo: Voice = {
  greeting: ['{sender},', 'Dear {sender},', 'Hello {sender},', ''],
  sign_off: ['Regards,\n{me}', '{me}', 'Kind regards,\n{me}'],
  won: [
    '{accept} Please put the cost in the first line.',
    'It is true that {fact}. {accept}',
    '{accept} I make no promise beyond that.',
    'Unusually, I have no objection. {accept}',
    '{accept} Kindly write to me and not to the whole department.',
  ],
  won_by_answer: [
    '{answer} is an answer I can check. {accept}',
    'That is specific enough to go on. {accept}',
    'Thank you. I can check that for myself. {accept}',
  ],
  won_by_candour: [
    'You could have made up a number and did not. {accept}',
    'I trust that more than a round figure. {accept}',
  ],
  told_who_decides: [
    'I sign it, provided the team that uses it agrees.',
    'I do. Up to a point, at least: a large sum goes to the board.',
    'The signature is mine.',
  ],
  told_when: [
    'After the month has been closed, please.',
    'Next week will do.',
    'When the figures are complete, and not before.',
  ],
  agreed: [
    'Noted. I will go through it with the team.',
    'Agreed. Please keep it to what we discussed.',
    'Thank you, that will do.',
    'Good. I shall look at the figures first.',
  ],
  no_need_not_now: [
    'You may well be right, but I have set no money aside for {topic}. Ask me when we plan the next budget.',
    {
      text: 'I have no quarrel with the email. We are not spending on this at the moment.',
      praises: ['whole'],
    },
    'Not in this budget. You are welcome to write again when the next one opens.',
    'It is true that {fact}. It is not costing us enough to act on now.',
  ],
  no_need_no: [
    'We have this under contract and I am content with it. No, thank you.',
    'I see no saving here for us. I would sooner say so than let you wait.',
    'Thank you, no. It would add a line to the budget and remove none.',
  ],
  unmoved: [
    'I looked for a figure of ours in it and found none. Perhaps another time.',
    'There may be something in it, but I could not work out what it would change in the accounts.',
    'Not at present. An email that starts from a number of ours would get further.',
  ],
  weak: [
    'No, thank you. I could not find one figure in it that I would rely on.',
    'Adjectives are not savings. I shall pass.',
    'No. I could not say what I would be paying for.',
  ],
  guilt: [
    'I am not obliged to answer offers I did not request. Please remove my address.',
    'Pressure is not an argument. No, thank you.',
  ],
  misfit: [
    'I look after the books. If you want {want}, somebody else here must decide.',
    'This does not belong in finance. I cannot help you find {want}.',
  ],
  merge_tag: [
    'I can see the template behind this email. I would hope your invoices are checked with more care.',
    'A field was left unfilled. If that slips through, I wonder what else does.',
  ],
  fake_reply: [
    'There is no earlier message between us, though your subject says so. I do not do business on that footing.',
    'Your subject claims a conversation that did not take place. That is where I stop reading.',
  ],
  deceptive_subject: [
    'The subject and the email do not agree. In my work that is reason enough to stop.',
  ],
  answered_not_now: [
    'A fair answer, thank you. The saving does not yet justify the disruption.',
    'That is clear. It does not clear our bar this year, but I shall keep the note.',
  ],
  answered_weak: [
    'That is a better email than the first one. It is still not something I can put forward now.',
    'Thank you. Begin with that next time. For now I shall leave it.',
  ],
  candid_not_now: [
    'I appreciate that you did not invent an answer. Please write again when you have one.',
    'An honest answer. Without it I cannot go further, so let us wait until you know.',
  ],
  dodged_no: [
    'I asked one thing and still do not know it. That answers my other questions too.',
    'You have replied without answering. I shall leave it at that.',
  ],
  pushed_no: [
    'I asked for a fact and was offered a meeting. No, thank you.',
    'A call is not evidence. I shall pass.',
  ],
  lead_scruple: [
    { text: 'You have read up on us, I grant you that.', praises: ['relevance'] },
    'It is true that {fact}.',
    'I have no quarrel with the idea.',
    'This may be worth something.',
  ],
  lead_curious: ['', 'I am not persuaded yet.', 'One thing first.'],
  lead_answered: ['Thank you, that I can follow.', 'Noted.', 'Good, that is a start.'],
  lead_news: ['That is new.', 'This I can work with.'],
  lead_dodged: [
    'I am afraid that does not answer my question.',
    'Let me put it another way.',
    'That tells me about the product and not what I asked.',
  ],
  ask_gap: [
    'You have left {gap} open, and it is the one thing I would have checked. What is it?',
    'The email breaks off at {gap}. What is the figure?',
  ],
  ask_source: [
    'Where does the {figure} come from, and over what period?',
    'You write {claim}. Was that measured by you or by them?',
    '{figure} of what, exactly? I should like to see the sum behind it.',
    'Before anything else: who stands behind {claim}?',
    'I have seen many numbers like {figure}. What was it before, and how was it counted?',
  ],
  ask_price: [
    'You give the benefit and not the price. What does it cost a year, all in?',
    'What would this cost us, including what you have not mentioned?',
    'What is the price, and when would we have it back?',
  ],
  ask_proof: [
    'Which of your customers would confirm this if I rang them?',
    'Do you have a reference I can speak to?',
  ],
  ask_effort: [
    'What would it cost us in hours before it saves any money?',
    'Which of our people would be tied up by this, and for how long?',
  ],
  ask_what: [
    'I could not say from this what I would be buying. What is it, plainly?',
    'Put simply, which cost does this reduce?',
  ],
  ask_ask: ['I see a description and no request. What do you want from me?'],
  ask_why_me: [
    'What in our accounts made you think of us?',
    'Is there a reason you wrote to this company?',
  ],
  ask_notice: ['When could you start, and are you under notice anywhere?'],
  ask_pay: ['What salary do you have in mind?', 'Which range is this?'],
};
