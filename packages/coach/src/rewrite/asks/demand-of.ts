const preamble =
  /^(?:(?:so|and|then|also|alternatively),? )?(?:(?:if (?:you(?:['’]re| are| would be)|this is|it is)? ?(?:interested|of interest)(?: in [^,.!?]{3,40})?|(?:for (?:more|further|any)|to (?:be considered|apply|learn more|find out more|register|get started))[^.!?]{0,50}?),?(?: then)? (?=please|kindly|just|simply|do not|don['’]t|send|call|click|reply|contact|submit|email|book|visit|sign|register|apply))?/iu;
const polite =
  /^(?:please |kindly |just |simply |feel free to |you can(?: also)? |you may |(?:do not|don['’]t) hesitate to )*/iu;
const job =
  /^(?:send|share|reply|respond|call|ring|phone|telephone|email|text|message|contact|click|sign up|register|book|download|visit|watch|try|order|schedule|fill (?:in|out)|apply|submit|donate|complete|join|follow|check out|(?:have|take) a look|drop (?:me|us)|give (?:me|us)|get (?:in touch|back)|reach out|grab|pick|go to)\b/iu;
const isOver = /\b(?:unsubscribe|opt out|stop|remove|not interested|no longer)\b/iu;

/** "For a free quote, call …": what is promised stays. */
const promise = /^for (?:an?|your|our) [^.!?,]{3,50}, /iu;

/** "If you are interested, please send your CV." → "please send your CV."; null when no job is given. */
export function demandOf(sentence: string): string | null {
  if (sentence.includes('?') || isOver.test(sentence)) return null;
  const bare = sentence.replace(preamble, '');
  return job.test(bare.replace(promise, '').replace(polite, '')) ? bare : null;
}
