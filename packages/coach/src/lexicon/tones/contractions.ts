/** After these a speaker says the verb in full: "as it is now", "where we are today". */
export const saidInFullAfter: ReadonlySet<string> = new Set(
  'as than where what how who which when whatever whoever wherever whether so here there yes no'.split(
    ' ',
  ),
);

/** Before these as well: "who we are today", "I am, too". */
export const saidInFullBefore: ReadonlySet<string> = new Set(
  'now today and or but too so because if when while until then here there tomorrow yet not to'.split(
    ' ',
  ),
);

/** Pronoun and verb as they run together. */
export const runTogether: Readonly<Record<string, string>> = {
  'i am': 'I’m',
  'you are': 'you’re',
  'we are': 'we’re',
  'they are': 'they’re',
  'it is': 'it’s',
  'that is': 'that’s',
  'there is': 'there’s',
  'i will': 'I’ll',
  'you will': 'you’ll',
  'we will': 'we’ll',
  'i would': 'I’d',
  'we would': 'we’d',
};

/** A verb and its "not". */
export const runWithNot: Readonly<Record<string, string>> = {
  'are not': 'aren’t',
  'can not': 'can’t',
  cannot: 'can’t',
  'could not': 'couldn’t',
  'did not': 'didn’t',
  'do not': 'don’t',
  'does not': 'doesn’t',
  'had not': 'hadn’t',
  'has not': 'hasn’t',
  'have not': 'haven’t',
  'is not': 'isn’t',
  'should not': 'shouldn’t',
  'was not': 'wasn’t',
  'were not': 'weren’t',
  'will not': 'won’t',
  'would not': 'wouldn’t',
};
