import { pages, type Profile } from '@replysmith/contract';

export type ChecklistItem = {
  title: string;
  /** Said below it: what it takes, and whether it may be left out. */
  note: string;
  isDone: boolean;
  /** Where it is done; null for the tutorial, which opens over any page. */
  to: string | null;
};

/** The five steps to know the product by, ticked by what was really done. */
export function checklistItems(profile: Profile, hasEndedTutorial: boolean): ChecklistItem[] {
  const { company, optimization_preferences } = profile;
  const hasIndustry = !['', 'general'].includes(optimization_preferences.industry);
  return [
    {
      title: 'Take the tutorial',
      note: 'Four short steps',
      isDone: profile.onboarding_completed || hasEndedTutorial,
      to: null,
    },
    {
      title: 'Optimize an email',
      note: 'Your first, or a sample',
      isDone: profile.first_optimization_completed,
      to: pages.chat,
    },
    {
      title: 'Save a template',
      note: 'From scratch or from a result',
      isDone: profile.first_template_saved,
      to: pages.newTemplate,
    },
    {
      title: 'Set up your profile',
      note: 'Company and industry, optional',
      isDone: Boolean(company) && hasIndustry,
      to: pages.settingsOf(company ? 'preferences' : 'profile'),
    },
    {
      title: 'Explore the library',
      note: 'Ready-made templates, optional',
      isDone: profile.library_explored,
      to: pages.library,
    },
  ];
}
