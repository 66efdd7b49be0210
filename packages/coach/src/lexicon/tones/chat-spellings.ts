/** Words as they are spelt in a chat: none of them stands in a subject line. */
export const chatSpellings: ReadonlySet<string> = new Set(
  (
    'u ur urs r n w b4 bc cos cuz btw tbh imo imho idk fyi lol lmao haha hahaha hehe omg wtf lmk hmu thx ty tysm pls plz asap rn ngl ' +
    'whats hows wheres whos thats im ive dont doesnt cant wont gonna gotta wanna kinda sorta dunno gimme lemme yo yay xoxo xo xx'
  ).split(' '),
);
