export const personaIds = [
  'busy_founder',
  'sceptical_cfo',
  'helpful_manager',
  'technical_buyer',
  'recruiter',
  'editor',
  'investor',
] as const;

export type PersonaId = (typeof personaIds)[number];

/** Someone who may read the email. What goes on in them stays unsaid. */
export type Persona = {
  readonly id: PersonaId;
  /** "Sceptical CFO" */
  readonly name: string;
  /** One line for a list of readers to choose from. */
  readonly description: string;
};

export const personas: readonly Persona[] = [
  {
    id: 'busy_founder',
    name: 'Busy founder',
    description: 'Runs a small company and reads email between two other things.',
  },
  {
    id: 'sceptical_cfo',
    name: 'Sceptical CFO',
    description: 'Answers for the money and asks where a figure comes from.',
  },
  {
    id: 'helpful_manager',
    name: 'Helpful manager',
    description: 'Leads a team, answers most people, and has to explain each choice upstairs.',
  },
  {
    id: 'technical_buyer',
    name: 'Technical buyer',
    description: 'Wants to know how it works before hearing what it is worth.',
  },
  {
    id: 'recruiter',
    name: 'Recruiter',
    description: 'Fills open roles and looks for people who fit them.',
  },
  {
    id: 'editor',
    name: 'Editor',
    description: 'Chooses stories for readers and drops most of what comes in.',
  },
  {
    id: 'investor',
    name: 'Investor',
    description: 'Backs young companies and looks for numbers that hold.',
  },
];
