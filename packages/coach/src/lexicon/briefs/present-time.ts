const present = 'today|nowadays|currently|presently|these days|right now|at present|at the moment';

/** What says of something only that it is so now. */
export const presentTime = {
  first: new RegExp(`^(?:${present}),?\\s+`, 'iu'),
  /** Not "keep up with today" nor "by now", where the word is what is spoken of. */
  last: new RegExp(
    `(?<!\\b(?:of|with|for|from|by|until|till|since|as|before|after|about|on|than|to|and|or|just|only|even|not|every))[\\s,]+(?:${present}|now)$`,
    'iu',
  ),
};
