/** Nouns, adjectives and adverbs that any rewording may bring in, because they state nothing of their own. */
export const everydayWords: ReadonlySet<string> = new Set(
  (
    'able actually arrive ahead almost alone along already anyone anything anywhere apart around away back bad badly behind better big bit both briefly ' +
    'busy certain clear clearly close convenient cost couple curious current day different difficult direct early easily easy else entire especially ever ' +
    'everything exact exactly extra fair far fast few fine forward full fully further general glad good great happy hard hot however important inside ' +
    'interested large last late later less likely little long lot low main many maybe meanwhile minute morning mostly near nearly never new next nice ' +
    'nothing often okay old open otherwise outside own particular past perhaps plain plus possible present pretty probably quickly quiet quite rather ' +
    'ready real really recent regular right roughly several similar simply slow small soon straight sure today together tomorrow useful usual usually wrong ' +
    'address business call care case chance change chat company convenience date deal detail end fact firm gift issue job kind letter level link list mail ' +
    'matter mind name none number offer option order page part people person phone piece place plan pleasure point product purpose rest service shop side ' +
    'site size somebody someone something sort step suit support talk task team thanks thing tool topic type use value view visit way website week work worry'
  ).split(' '),
);
