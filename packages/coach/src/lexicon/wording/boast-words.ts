/** Words that a boast is made of. A clause with nothing else in it tells the reader nothing. */
export const boastWords: ReadonlySet<string> = new Set(
  (
    'achieve achieves achieving added advantage approach approaches beat beyond bottom brand brands bring brings business businesses ' +
    'client clients company companies consultancy customer customers deliver delivered delivering delivers drive drives driving ' +
    'edge elevate elevates enable enables ensure ensures ensuring everything expectations experience expert expertise experts exceed exceeds ' +
    'firm full generate generates get give gives goal goals great grow growing grows growth guarantee guaranteed guarantees help helping helps ' +
    'high high-quality highest impact improve improves industry innovation journey level levels line make makes maximise maximize measurable ' +
    'methodology methodologies methods needs new next offer offering offers optimise optimize optimal organisation organization outcomes ' +
    'partner partners passionate peace mind performance platform potential process processes product products professionals proud provide provider provides ' +
    'quality real reach record result results revenue roi satisfaction scale service services significant solution solutions specialise specialize ' +
    'specialists standards stay ahead competition strategic strategies strategy strive succeed success successful suite support system take takes tangible team teams ' +
    'technology technologies really highly extremely simply significantly greatly time tools top track transform transforms true ultimate unlock unlocks unleash value vision whole win work works world years'
  ).split(' '),
);
