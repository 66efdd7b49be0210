/** First sentences that could open any mail to anyone. */
export const fillerOpeners: readonly string[] = (
  'hope this finds you, hope this email finds you, hope this message finds you, ' +
  "hope this note finds you, hope my email finds you, hope you are well, hope you're well, " +
  "hope you are doing well, hope you're doing well, hope all is well, " +
  "hope everything is well, hope you are having, hope you're having, hope you had, " +
  'hope your week, hope your day, hope this email reaches, trust this email finds, ' +
  "trust you are well, trust this finds you, my name is, i am writing to, i'm writing to, " +
  "i am reaching out, i'm reaching out, i wanted to reach out, i just wanted to reach, " +
  "i thought i would reach out, i thought i'd reach out, allow me to introduce, " +
  "let me introduce, i would like to introduce, i'd like to introduce, " +
  "i wanted to introduce, i am contacting you, i'm contacting you, i know you are busy, " +
  "i know you're busy, sorry to bother, apologies for the cold, sorry for the cold, " +
  "you do not know me, you don't know me, we have not met, we haven't met"
).split(', ');
