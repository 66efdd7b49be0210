/** Words that make the reader owe an answer. */
export const guiltPhrases: readonly string[] = (
  "never heard back, haven't heard back, have not heard back, haven't heard from you, " +
  "have not heard from you, didn't hear back, did not hear back, still haven't heard, " +
  "yet to hear back, no response from you, haven't received a response, " +
  "have not received a response, haven't received a reply, have not received a reply, " +
  "have not replied, haven't replied, you didn't reply, you did not reply, " +
  "haven't responded, have not responded, you didn't respond, did not respond, ignored my, " +
  "ignoring my, ignoring me, ghosted, ghosting, disappointed, i'm surprised you, " +
  'i am surprised you, the least you could, common courtesy, the courtesy, the decency, disappointing, ashamed, shame on, how you can sleep, a simple yes or no, ' +
  'three times now, four times now, several times now, for the third time, for the fourth time, third time i, fourth time i, my third email, my fourth email, multiple emails, ' +
  'several emails, tried to reach you several, tried reaching you, tried to contact you, ' +
  "assume you are not interested, assume you're not interested, given up on, " +
  "should i give up, did i do something wrong, last chance to, i've sent you, " +
  'shameful, moral duty, a duty to, an obligation to, surely you can, surely your, surely you could, too much to ask, not even bothered, even bothered, bothered to answer, ' +
  "bothered to reply, how anyone could, how could anyone, turn your back, look the other way, owe it to, lack of a response, lack of response, taken the time to, spent hours, would be a shame, you will regret, you'll regret"
).split(', ');
