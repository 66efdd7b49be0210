import type { Voice } from './voice.ts';

export const technicalBuyer: Voice = {
  greeting: ['Hi {sender},', '{sender},', '', 'Hi,'],
  sign_off: ['{me}', '', 'Cheers,\n{me}'],
  won: [
    '{accept} Docs over slides, if you have them.',
    'Correct, {fact}, so I’ll take the rest seriously. {accept}',
    '{accept}',
    { text: 'No buzzwords, thank you. {accept}', praises: ['wording'] },
    '{accept} I’ll want to break it before I like it.',
    { text: 'You clearly know {theirs}. {accept}', praises: ['relevance'] },
  ],
  won_by_answer: [
    '{answer}: good, that’s concrete. {accept}',
    'OK, that’s a real answer. {accept}',
    'That I can work with. {accept}',
  ],
  won_by_candour: [
    'An honest “don’t know” beats a confident guess. {accept}',
    'Good, then we know what to test first. {accept}',
  ],
  told_who_decides: [
    'I pick what we use, somebody else pays for it. I’ll deal with that.',
    'I write the recommendation, and it has always been signed so far.',
    'Technically me. On paper the person who holds the budget.',
  ],
  agreed: [
    'Good. I’ll try it on something that doesn’t matter first.',
    'OK, send it here.',
    'Works. I’ll write down what breaks.',
    'Fine. Text is better than a call.',
  ],
  no_need_not_now: [
    'Reasonable, but nobody here will get to {topic} before the next release. Ask again after that.',
    'We built something for this ourselves and it holds for now. I’ve kept your mail for when it doesn’t.',
    {
      text: 'Nothing wrong with it. We’re in the middle of a migration and I won’t add a moving part.',
      praises: ['whole'],
    },
    'Not now. It’s on the list of things I’d look at if ours falls over.',
  ],
  no_need_no: [
    {
      text: 'We have this covered in-house. Thanks for being specific, though.',
      praises: ['figures'],
    },
    'No, we’d have to rip out something that works.',
    'Not a problem we have. Thanks anyway.',
  ],
  unmoved: [
    'I can’t tell what it does under the hood, so I’ll wait.',
    'Maybe. There’s nothing here that I could evaluate.',
    'Not now. Point me to documentation and I might read it.',
  ],
  weak: [
    'I read it and still don’t know what it does. No, thanks.',
    'Too many adjectives, no nouns. Pass.',
    'No. There’s nothing technical in here to say yes to.',
  ],
  guilt: ['I don’t reply to reminders that complain about my not replying. Unsubscribing.'],
  misfit: [
    'I run systems. For {want} you need somebody else.',
    'Not my area: I can’t get you {want}.',
  ],
  merge_tag: [
    'Your template engine returned the variable and not the value. Pass.',
    'Unrendered template. I’d look at your escaping, then your tests.',
  ],
  fake_reply: [
    'There is no thread for this “Re:”. Faking a header is a poor way to get past my filter.',
  ],
  answered_not_now: [
    'Thanks, that answers it. We don’t have room to trial it now, but it goes on the list.',
    'OK. Sound enough, just not this cycle.',
  ],
  answered_weak: ['That one line says more than the whole email did. Not now, but thanks.'],
  candid_not_now: [
    'Fair. Come back when you know.',
    'Good that you said so. I can’t put it near production on that basis yet.',
  ],
  dodged_no: [
    'I asked a question and got a brochure. I’ll leave it.',
    'No answer twice, so I’ll assume the answer is one I wouldn’t like.',
  ],
  pushed_no: [
    'If it takes a call to say how it works, it’s not for us.',
    'I don’t do calls before docs. Pass.',
  ],
  lead_scruple: [
    'Correct, {fact}.',
    'Looks sane so far.',
    'Plausible.',
    'OK, I read this one properly.',
  ],
  lead_curious: ['', 'Not sure yet.', 'Maybe.'],
  lead_answered: ['OK, clear.', 'Good, that’s what I hoped.', 'Makes sense.'],
  lead_news: ['That’s the part I was missing.', 'Finally something I can check.'],
  lead_dodged: ['That’s the benefit, and I asked about something else.', 'Not quite.'],
  lead_pushed: ['No call yet.', 'Let’s do it in writing first.'],
  ask_gap: [
    'Looks like an unfilled field: {gap}. What’s the value?',
    'You measured something and didn’t paste it in: {gap}. What did you get?',
    'What’s the value of {gap}?',
  ],
  ask_integration: [
    'How does it integrate? I’d want to know what it reads, what it writes and what happens when it’s down.',
    'What does it plug into, and is there an API?',
    'What would we have to install or open up for {topic}?',
    'How does it talk to the systems we already run?',
  ],
  ask_data: [
    'Where does our data sit, and can we get it out again?',
    'What does it see of our data, and where does that go?',
    'Can we run it ourselves, or does everything go through you?',
  ],
  ask_source: [
    'How was {figure} measured, and against what baseline?',
    '{claim}: compared with what, and over how long?',
    'Is {figure} an average or the best case?',
  ],
  ask_effort: [
    'What’s the smallest thing we could try without touching production?',
    'How long from nothing to a first result, realistically?',
  ],
  ask_sample: ['Is there a sandbox, or docs I can read?', 'Got an example of the output?'],
  ask_what: [
    'What does it do, in terms of input and output?',
    'Skip the benefits for a second: what is it, technically?',
  ],
  ask_role: [
    'What does the stack look like, and who’s on call for it?',
    'What would I build first?',
    'How is the team set up, and what’s broken right now?',
  ],
  ask_pay: ['What’s the band?', 'Range? You left it out.'],
  ask_why_me: ['What made you think we have this problem?'],
  ask_price: ['How is it priced, per seat or by use?'],
};
