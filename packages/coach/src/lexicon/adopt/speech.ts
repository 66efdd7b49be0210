/** How a sentence begins that tells what its author is or did. */
export const ofItself =
  /^(?:i am|i['’]m|i have|i['’]ve|i was|i (?:called|sent|ran|did|opened))\b/iu;

/** Who says this steps out of the part. */
export const outOfPart =
  /\b(?:as an? (?:ai|language model|assistant)|(?:i am|i['’]m) (?:only |just |not )?an? (?:ai\b|language model|bot\b|chat ?bot|program\b|simulat\w+|real (?:person|human)))/iu;

/** A reply that begins with a yes. */
export const accepts =
  /^(?:(?:hi|hello|hey|dear)\b[^\n]{0,60}\n+)?\s*(?:yes|sure|absolutely|definitely|deal|count me in|sounds (?:good|great)|i['’]m in|let['’]s (?:do|talk|go)|i(?:['’]d| would) love to)\b/iu;

export const declines =
  /\b(?:not interested|no,? thank(?:s| you)|not for us|remove me|unsubscribe)\b/iu;

/** A link that nobody who talks needs: in Markdown, or of another kind than a page's. */
export const linkOut =
  /\]\s{0,3}\(|\b(?:javascript|vbscript|data|blob|file|tel|sms):(?=\S)|\b(?!https?:)[a-z][a-z\d+.-]{1,20}:\/\/(?=\S)/iu;
