/** What an email can do without and says nothing about anybody: manners, and signposts. */
export const idle: readonly RegExp[] = [
  /^(?:I|we) (?:really |truly |do )?(?:know|understand|appreciate|realise|realize|am aware|are aware)(?: that)? (?:you(?:['’]re| are| must be)|your (?:time|inbox|schedule|diary|calendar)) [^.!?]{0,60}[.!]*$/iu,
  /^(?:please |do )?(?:feel free to|do(?: not|n['’]t) hesitate to) (?:reach out|contact|get in touch|ask|write|reply|let me know|call)[^.!?]{0,60}[.!]*$/iu,
  /^(?:(?:I|we)(?:['’]m| am|['’]re| are|['’]d be| would be) )?(?:(?:more than )?happy|glad|pleased) to (?:answer|help|discuss|chat|talk|share|explain|elaborate)[^.!?]{0,60}[.!]*$/iu,
  /^(?:I|we) (?:really |very much )?(?:look forward|am looking forward|are looking forward) to [^.!?]{0,60}[.!]*$/iu,
  /^looking forward to [^.!?]{0,60}[.!]*$/iu,
  /^(?:please )?let me know (?:if you have any|should you have any|what you think|your thoughts)[^.!?]{0,60}[.!]*$/iu,
  /^(?:I|we)(?:['’]ll| will| shall| promise to)? (?:keep (?:this|it) (?:short|brief|quick)|be (?:brief|quick|short))[^.!?]{0,30}[.!]*$/iu,
  /^(?:here is|here['’]s|this is) (?:why|what|how|the (?:thing|point|gist|short version))[^.!?]{0,30}[.!:]*$/iu,
  /^(?:it would be|that would be|this would be) (?:great|lovely|nice|wonderful|amazing|an honou?r)[^.!?]{0,60}[.!]*$/iu,
  /^(?:any|all) (?:feedback|thoughts|help|advice) (?:is|are|would be) (?:very |much |greatly )?(?:welcome|appreciated)[^.!?]{0,30}[.!]*$/iu,
  /^(?:thanks|thank you)(?: so much| very much| again)?[^.!?]{0,60}[.!]*$/iu,
  /^(?:have a|enjoy (?:the|your)|wishing you) [^.!?]{0,60}[.!]*$/iu,
];
