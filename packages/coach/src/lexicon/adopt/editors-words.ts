/**
 * What a good editor puts in place of longer words: verbs and nouns so plain that they tell nothing new of the things
 * a sentence names. Base forms, and the forms of verbs that have their own.
 */
export const editorsWords: ReadonlySet<string> = new Set(
  (
    'burn clean close collect cook cover create develop drive eat feed fly fill fold grow hang heat hire house install land lay lend lift load lock maintain mark measure mend move offer open own pack paint park ' +
    'pick plant post pour press print produce protect prove pull push raise receive record recycle reduce remove rent repair replace report restore ride ring roll run save seat sell separate share ship shut sing ' +
    'skip sail sleep solve sort stand steer store study supply swap sweep switch teach tell test throw tidy touch track trade train translate travel treat turn wash walk waste watch wear weigh win wipe wrap ' +
    'answer avoid bother catch cause explain handle happen hate improve increase lower pass prevent require search slow speed spot struggle suffer warn ' +
    'bore bought brought built came caught chose cost drew drove fed fell felt found gave got grew held hung kept knew laid lent lost made meant met paid put ran rose sang sat seen sold sent shut slept spent spoke stood stuck swept taught threw told took went wore won wrote written ' +
    'broken done drawn driven eaten fallen given grown known seen shown spoken taken thrown worn ' +
    'salary pay price fee bill cost spare staff owner buyer seller team crew trouble mess rule limit amount rate total share size length height weight speed colour answer copy draft summary outline photo picture sample ' +
    'quote plan date deadline reply yes no ok half dozen detail extra rid lack gap risk chore fuss hassle habit trick mistake error delay queue trip ' +
    'spare busy plain rare common handy tidy shut empty cold warm dry wet thin thick wide narrow deep heavy loud dark ' +
    'ago apiece aside besides instead nowadays online overnight somehow straight'
  ).split(' '),
);
