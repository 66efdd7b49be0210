import type { Profile } from '../../draft.ts';
import type { PersonaId } from '../personas.ts';
import type { Situation, Voice } from './voice.ts';

/** What people say about a job or a candidate when recruiting is not their trade. */
export const profileVoices: Readonly<Partial<Record<Profile, Voice>>> = {
  recruiting: {
    won: [
      { text: '{accept} You clearly know {theirs}.', praises: ['relevance'] },
      { text: 'You mention {theirs}, so you did look. {accept}', praises: ['relevance'] },
      '{accept} Please keep it between us for now.',
      {
        text: '{accept} Most of these could have gone to anyone; this one couldn’t.',
        praises: ['relevance'],
      },
      '{accept}',
    ],
    won_by_answer: [
      '{answer}: that sounds right to me. {accept}',
      'That’s what I hoped you’d say. {accept}',
      'OK, now I’m curious. {accept}',
    ],
    told_who_decides: [
      'I’d talk it over at home, and then it’s up to me.',
      'That’s my decision, but I’d want to meet the team first.',
      'Me, and I take my time over such things.',
    ],
    no_need_not_now: [
      'Thanks for thinking of me. I’m not moving at the moment, but I’d hear from you again in a year.',
      {
        text: 'It reads well. I’ve started something here that I want to finish first.',
        praises: ['whole'],
      },
      { text: 'Not now. I like where I am, and I liked your email too.', praises: ['whole'] },
    ],
    no_need_no: [
      'Thanks, I’m staying where I am.',
      { text: 'Not for me, but it’s a good note. I hope you find someone.', praises: ['whole'] },
      'I’m not looking, and I’d rather say so than leave you waiting.',
    ],
    unmoved: [
      'Thanks. From this I can’t tell the job from the one I have.',
      'Maybe another time. You’d have to tell me why you thought of me.',
      'Not now. There isn’t enough about the work in it for me.',
    ],
    weak: [
      'I get a lot of these and this one could be for anybody. No, thanks.',
      'No, thanks. I couldn’t tell whether you had looked at what I do.',
      'Not interested, sorry.',
    ],
    answered_not_now: [
      'Thanks for answering. It’s a good role, just not the right year for me.',
      'Good to know. I’ll stay put for now.',
    ],
    answered_weak: ['That’s more than the first email told me. I’m not moving now, though.'],
    candid_not_now: ['Fair. Write again when that’s settled and I’ll think about it.'],
    ask_why_me: [
      'What made you think of me for this?',
      'Did you mean me in particular, or is this going to everyone with my job title?',
    ],
  },
  job_search: {
    won: [
      {
        text: '{accept} You wrote about us and not only about yourself.',
        praises: ['relevance', 'focus'],
      },
      { text: '{accept} {claim} is what caught my eye.', praises: ['figures'] },
      '{accept} I’ll bring someone from the team.',
      '{accept}',
    ],
    won_by_answer: [
      'Good. {accept}',
      '{answer}: that helps. {accept}',
      'That helps me make the case. {accept}',
    ],
    no_need_not_now: [
      'We have nothing open at the moment. I’ve kept your email for when we do.',
      { text: 'I like this, but we’re not hiring now. Please try me again.', praises: ['whole'] },
      'No opening today, I’m sorry to say. You’d be on my list if there were.',
    ],
    no_need_no: [
      'We’re not hiring, and I don’t see that changing. I wish you luck.',
      'There’s no role here for you, so I’d rather say so now. All the best with the search.',
    ],
    unmoved: [
      'Thanks for writing. I couldn’t see yet what you’d do here.',
      'I’ll keep it, but I’d need to see why us.',
    ],
    weak: [
      'Thanks, but this reads like a letter that went to many companies.',
      'I’m afraid I couldn’t tell what you’d want to do here. No for now.',
    ],
    answered_not_now: ['Thank you. There’s no opening yet, but I’ll remember that.'],
    ask_role: [
      'Which role did you have in mind?',
      'What would you want to work on here?',
      'Where in the team do you see yourself?',
    ],
    ask_pay: ['What would you be looking to earn?', 'What do you have in mind for pay?'],
    ask_source: [
      'How much of that was your own doing?',
      '{claim}: how was that measured?',
      'What was your part in that?',
    ],
    ask_sample: [
      'Is there something of yours I could look at?',
      'Could you send a piece of work you’re proud of?',
    ],
    answered_weak: ['That’s the letter you should have sent. There’s no opening now, though.'],
    candid_not_now: ['Thanks for being honest. Let me know once it’s clear.'],
  },
};

/** Whose own trade a profile is: about anything else they speak as anybody would. */
export const trades: Readonly<Record<PersonaId, readonly Profile[]>> = {
  busy_founder: ['general', 'sales'],
  sceptical_cfo: ['general', 'sales'],
  helpful_manager: ['general', 'sales'],
  technical_buyer: ['general', 'sales'],
  recruiter: ['job_search'],
  editor: ['pr', 'link_building'],
  investor: ['fundraising'],
};

/** What is said the same way whatever the email is about. */
export const everyday: ReadonlySet<Situation> = new Set([
  'greeting',
  'sign_off',
  'nameless',
  'guilt',
  'misfit',
  'merge_tag',
  'fake_reply',
  'deceptive_subject',
  'few_words',
  'not_email',
  'internal_note',
  'language',
  'dodged_no',
  'pushed_no',
  'pressed_no',
  'strayed_no',
  'insulted_no',
  'retracted_no',
  'preyed_no',
  'lead_answered',
  'lead_news',
  'lead_dodged',
  'lead_pushed',
]);
