/** Openings that tell the reader what to do, and the same as something they might do. */
export const advice: readonly (readonly [RegExp, string])[] = [
  [
    /^You (?:really )?(?:should|ought to|need to) (?!(?:be|have|know|see|get|hear|find|receive|notice|not|never|only|also|now|still)\b)(?=\p{Ll})/u,
    'You could ',
  ],
  [
    /^(?:I|We)(?:['’]d| would)? (?:strongly |highly )?(?:recommend|suggest|advise)(?: that)? you (?=\p{Ll})(?!to\b)/u,
    'You could ',
  ],
  [
    /^(?:I|We)(?:['’]d| would)? (?:strongly )?(?:advise|urge) you to (?!not\b)(?=\p{Ll})/u,
    'You could ',
  ],
  [/^My (?:advice|recommendation|suggestion) (?:is|would be) to (?=\p{Ll})/u, 'One way is to '],
  [
    /^(?:The )?(?:best|smartest|right) thing (?:you can do|to do) is (?:to )?(?=\p{Ll})/u,
    'One way is to ',
  ],
];

/** A suggestion as the pairs above leave it. */
export const suggestion =
  /^(?:You (?:could|might|may want to)|One (?:way|option) is to|It may help to)\b/u;
