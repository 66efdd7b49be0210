/** Words that make a sentence a guess, a wish or a promise: nothing in it was seen. */
export const unrealWords: ReadonlySet<string> = new Set(
  (
    'could would can will shall might may should must if want wants need needs whether assume suppose presume imagining ' +
    'hope hoping wish expect expects prefer prefers demand demands deserve deserves imagine probably likely perhaps maybe unless struggle struggling'
  ).split(' '),
);

/** Reports of what somebody said: "your announcement says you will open in Lyon" was seen. */
export const reportVerbs: ReadonlySet<string> = new Set(
  'say says said announced announces announcement wrote told mentioned mentions ended argued argues wondered question lists shows links names plan plans planned promised promises asks asked'.split(
    ' ',
  ),
);

/** Where the reader shows themselves, with "the" before it: "the careers page". */
export const publicPlaces: ReadonlySet<string> = new Set(
  'careers pricing product products home landing checkout contact team events booking delivery about faq press jobs'.split(
    ' ',
  ),
);
