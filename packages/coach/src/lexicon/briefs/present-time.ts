const present = 'today|nowadays|currently|presently|these days|right now|at present|at the moment';

/** "Want it now", but not "demand is high now", where nobody wants anything. */
const wished =
  '(?:(?:want|need|expect|demand|require)(?:s|ed|ing)?\\s(?!(?:is|are|was|were|has|have|for|of|falls?|rises?|grows?|drops?)\\b)|(?:must|have to|has to|having to|(?:ask|insist|push|press)(?:s|es|ed|ing)? (?:for|on))\\s)';

/** What says of something only that it is so now. */
export const presentTime = {
  first: new RegExp(`^(?:${present}),?\\s+`, 'iu'),
  /** Not "keep up with today" nor "want it now", where the word is what is spoken of. */
  last: new RegExp(
    `(?<!\\b${wished}[^,;]*)(?<!\\b(?:of|with|for|from|by|until|till|since|as|before|after|about|on|than|to|and|or|just|only|even|not|every))[\\s,]+(?:${present}|now)$`,
    'iu',
  ),
};
