export type Bound = 'about' | 'at most' | 'under' | 'at least' | 'over';

/** How a writer bounds a figure: what stands right before it. */
export const bounds: Readonly<Record<Bound, RegExp>> = {
  about:
    /\b(?:about|around|roughly|approximately|approx|circa|nearly|almost|some|maybe|perhaps|close to|estimated|an average of|on average)$/u,
  'at most':
    /\b(?:up to|at most|(?:no|not) (?:more|longer|over|later) than|maximum(?: of)?|max|within|as much as|as many as)$/u,
  under:
    /\b(?:under|below|(?<!no )(?:less|fewer|lower|shorter|faster|cheaper) than|short of|as little as)$/u,
  'at least':
    /\b(?:at least|(?:no|not) (?:less|fewer) than|minimum(?: of)?|(?:start|starts|starting|begin|begins|beginning) (?:at|from))$/u,
  over: /\b(?:over|above|(?<!(?:no|not) )(?:more|longer|higher|greater|larger|bigger) than|upwards of|beyond|in excess of|exceeds?|exceeding)$/u,
};

/** Bounds that say no more than the writer's did; without a bound of their own a figure may get those of `none`. */
export const weakerBounds: Readonly<Record<Bound | 'none', readonly (Bound | 'none')[]>> = {
  none: ['none', 'about', 'at most'],
  about: ['about'],
  'at most': ['at most'],
  under: ['under', 'at most'],
  'at least': ['at least'],
  over: ['over', 'at least'],
};

/** How many, and how often, from few to all. */
export const quantifiers: readonly ReadonlySet<string>[] = [
  'some several few sometimes occasionally occasional rarely seldom partly',
  'many often lots numerous plenty frequently regularly',
  'most mostly majority usually typically generally mainly normally largely tends tend',
  'all every everyone everybody everything always never each forever completely totally entirely invariably constantly',
].map((words) => new Set(words.split(' ')));

/** What keeps a statement from being a fact: it may be so, or somebody wants it to be. */
export const hedged =
  /\b(?:up to|may|might|could|can|should|would|maybe|perhaps|possibly|potentially|likely|probably|seems?|appears?|hopefully|helps?|likelihood|chance|possible|potential|(?:hop|plan|aim|try|tri|intend|expect|seek|want|wish|attempt|endeavou?r|propos|prepar|tend|striv)(?:s|es|e|ed|n?ing|ning|n?ed|ned|ies)?(?= to\b)|(?:want|hope|plan)s?(?= to\b)|(?:like|love|about|due|set|trying|planning|hoping|aiming)(?= to\b)|consider(?:s|ing|ed)?|thinking (?:of|about)|look(?:ing)? (?:at|into)|(?:work|working|worked) on|designed to|meant to|in talks)\b/iu;

/** Hedges that turn a fact into a possibility; without one of any kind the statement would be another. */
export const weighty =
  /\b(?:may|might|could|can(?! be found)|possibly|potentially|likely|probably|perhaps|(?:hop|plann?|aim|try|tri|intend|expect|seek|attempt|endeavou?r|striv)(?:s|es|e|ed|ing|ies|ied)?(?= to\b)|tried|planned|consider(?:s|ing|ed)|thinking (?:of|about)|in talks)\b/iu;
