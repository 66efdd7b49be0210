import type { Profile } from '../draft.ts';
import type { PersonaId } from './personas.ts';
import type { ConcernId } from './reply.ts';

export const briefs: Readonly<Record<PersonaId, Brief>> = {
  busy_founder: {
    cares: 'Hours of their own week, and anything that lets them stop doing a job themselves.',
    dreads: 'A half-hour call that could have been three lines.',
    mood: [-5, 4],
    urgency: 0.47,
    yesFrom: 82,
    questionFrom: 64,
    courtesy: 0.2,
    scruple: 0.45,
    patience: 1,
    weights: { 'body-length': 1.5, 'ask-kind': 1.3, 'long-sentences': 1.3, manner: 1.2 },
    concerns: ['gap', 'ask', 'what', 'effort', 'price', 'proof', 'role', 'pay', 'sample', 'source'],
    fits: {
      general: 'own',
      sales: 'own',
      recruiting: 'possible',
      job_search: 'possible',
      pr: 'wrong',
      link_building: 'wrong',
      fundraising: 'wrong',
    },
  },
  sceptical_cfo: {
    cares: 'Cash at the end of the month and figures that survive an audit.',
    dreads: 'Signing for a saving that never turns up in the accounts.',
    mood: [-5, 3],
    urgency: 0.45,
    yesFrom: 84,
    questionFrom: 66,
    courtesy: 0.22,
    scruple: 0.55,
    patience: 2,
    weights: { concreteness: 1.5, 'plain-words': 1.3, honesty: 1.3 },
    concerns: ['gap', 'source', 'price', 'proof', 'effort', 'ask', 'what', 'notice', 'pay'],
    fits: {
      general: 'own',
      sales: 'own',
      recruiting: 'possible',
      job_search: 'possible',
      pr: 'wrong',
      link_building: 'wrong',
      fundraising: 'wrong',
    },
  },
  helpful_manager: {
    cares: 'A team that goes home on time, and being seen to treat people decently.',
    dreads: 'Championing something that makes extra work for everybody.',
    mood: [-3, 5],
    urgency: 0.47,
    yesFrom: 80,
    questionFrom: 62,
    courtesy: 0.4,
    scruple: 0.4,
    patience: 3,
    weights: { relevance: 0.9, 'body-length': 0.8, manner: 1.3 },
    concerns: ['gap', 'effort', 'sample', 'price', 'proof', 'ask', 'notice', 'role', 'source'],
    fits: {
      general: 'own',
      sales: 'own',
      job_search: 'own',
      recruiting: 'possible',
      link_building: 'possible',
      pr: 'possible',
      fundraising: 'wrong',
    },
  },
  technical_buyer: {
    cares: 'Sleeping through the night without a pager going off.',
    dreads: 'A black box that nobody on the team can debug.',
    mood: [-5, 4],
    urgency: 0.47,
    yesFrom: 82,
    questionFrom: 65,
    courtesy: 0.22,
    scruple: 0.5,
    patience: 2,
    weights: { 'plain-words': 1.5, concreteness: 1.3, shouting: 1.5 },
    concerns: ['gap', 'integration', 'data', 'source', 'effort', 'role', 'pay', 'sample', 'what'],
    fits: {
      general: 'own',
      sales: 'own',
      recruiting: 'own',
      job_search: 'possible',
      pr: 'wrong',
      link_building: 'wrong',
      fundraising: 'wrong',
    },
  },
  recruiter: {
    cares: 'A shortlist that the hiring team does not send back.',
    dreads: 'Putting a name forward and being let down at the offer.',
    mood: [-4, 4],
    urgency: 0.5,
    yesFrom: 81,
    questionFrom: 63,
    courtesy: 0.32,
    scruple: 0.45,
    patience: 2,
    weights: { relevance: 1.2, concreteness: 1.3, english: 1.2 },
    concerns: ['gap', 'notice', 'sample', 'source', 'pay', 'role', 'proof', 'price', 'ask', 'what'],
    fits: {
      job_search: 'own',
      recruiting: 'possible',
      general: 'possible',
      sales: 'possible',
      pr: 'wrong',
      link_building: 'wrong',
      fundraising: 'wrong',
    },
  },
  editor: {
    cares: 'Something readers have not seen elsewhere by the morning.',
    dreads: 'Running an advertisement dressed up as a story.',
    mood: [-5, 4],
    urgency: 0.5,
    yesFrom: 82,
    questionFrom: 65,
    courtesy: 0.2,
    scruple: 0.5,
    patience: 2,
    weights: { relevance: 1.3, 'subject-length': 1.5, 'plain-words': 1.3, 'mass-mail': 1.3 },
    concerns: ['gap', 'angle', 'exclusive', 'readers', 'source', 'sample', 'ask'],
    fits: {
      pr: 'own',
      link_building: 'own',
      general: 'possible',
      job_search: 'possible',
      sales: 'wrong',
      recruiting: 'wrong',
      fundraising: 'wrong',
    },
  },
  investor: {
    cares: 'Growth that comes without being bought, and founders who know their numbers cold.',
    dreads: 'Sitting on a board that only ever hears good news.',
    mood: [-5, 4],
    urgency: 0.47,
    yesFrom: 83,
    questionFrom: 66,
    courtesy: 0.2,
    scruple: 0.5,
    patience: 2,
    weights: { concreteness: 1.4, offer: 1.3, sender: 1.3, 'plain-words': 1.2 },
    concerns: ['gap', 'traction', 'source', 'terms', 'proof', 'what', 'ask', 'sample'],
    fits: {
      fundraising: 'own',
      general: 'possible',
      job_search: 'possible',
      sales: 'wrong',
      recruiting: 'wrong',
      pr: 'wrong',
      link_building: 'wrong',
    },
  },
};

/** Whether an email of a kind is theirs to answer. */
export type Fit = 'own' | 'possible' | 'wrong';

/** What moves a person. It decides what they do and is never said aloud; people differ but slightly. */
export type Brief = {
  readonly cares: string;
  readonly dreads: string;
  /** The least and the most that the day adds to an email's points. */
  readonly mood: readonly [number, number];
  /** Odds that a need they have is a live one. */
  readonly urgency: number;
  /** Points from which they say yes. */
  readonly yesFrom: number;
  /** Points from which they ask. */
  readonly questionFrom: number;
  /** Odds that they answer what they do not want. */
  readonly courtesy: number;
  /** Odds that an open question comes before a yes to an email of 100 points; a point less adds a hundredth. */
  readonly scruple: number;
  /** Questions they ask before they make up their mind. */
  readonly patience: number;
  /** How heavily a rule's lost points count for them; 1 where none is given. */
  readonly weights: Readonly<Record<string, number>>;
  /** What they would ask, most pressing first. */
  readonly concerns: readonly ConcernId[];
  readonly fits: Readonly<Record<Profile, Fit>>;
};
