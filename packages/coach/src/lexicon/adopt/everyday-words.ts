/**
 * Words that any rewording may bring in, because they state nothing of their own: what courtesy, small questions and
 * plain verbs are made of. In their base form; other forms of them count as well.
 */
export const everydayWords: ReadonlySet<string> = new Set(
  (
    'able accord actually add address ahead allow almost alone along already anyone anything anywhere apart appreciate around arrive ask away ' +
    'back bad badly base become begin behind believe best better between big bit both bother break brief briefly bring build busy buy ' +
    'call care carry case certain chance change chat check cheers chip choose clear clearly close come consider contact cost could count couple curious current cut ' +
    'date day deal dear decide depend describe detail differ different difficult direct discuss do does done draw drop due during ' +
    'each early easy either else email end enjoy enough entire especially even ever everyone everything exact exactly example expect explain extra ' +
    'face fact fail fair far fast feel few figure fill find fine finish fit fix follow forward full further ' +
    'gain general get gift give glad go goes gone got good great greet grow guess ' +
    'had half happen happy hard have hear heard held hello help here hey hi hold hope hot however hurt ' +
    'idea if important include inside instead interest interested involve issue its job join just ' +
    'keep kept kind know large last late later learn leave less let letter level light like likely line link list listen little long look lose lot love low ' +
    'made mail main make manage many matter may maybe mean meanwhile meet mention message might mind minute miss mix moment morning move much must ' +
    'name near need never new next nice no none note nothing notice now number ' +
    'offer often ok okay old once one only open option order other otherwise outside over own ' +
    'page part particular pass past pay people perhaps person phone pick piece place plain plan please plus point possible post prefer present pretty probably problem provide purpose put ' +
    'question quick quickly quiet quite rather reach read ready real really reason recent regard relevant reply rest right roughly run ' +
    'said same save saw say see seem seen send sent serve set several share short should show shown side simple simply since sit size small some somebody someone something soon sort sound speak spend spot stand start state stay step still stop straight such suit sum support sure ' +
    'take talk task team tell thank thanks thing think though thought through time today together told tomorrow too took topic toward true try turn type ' +
    'under understand unless until up upon use useful usual usually value version via view visit wait walk want watch way week well went were whatever when where whether which while who whole why will wish with within without wonder word work worry worth would write wrong wrote yes yet yours ' +
    'assist available convenient convenience curious hesitate hurry pleasure regards sincerely warm yourself myself ourselves themselves ' +
    'across against aim among ease easily fully mostly nearly simply slow slower smaller shorter faster cheaper easier larger longer quicker fewer ' +
    'company business firm shop site website product service tool congrats congratulations'
  ).split(' '),
);
