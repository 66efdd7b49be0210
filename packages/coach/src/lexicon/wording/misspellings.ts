/** Slips that are never meant, each with what was: no names, no spellings that differ between countries. */
export const misspellings: ReadonlyMap<string, string> = new Map(
  (
    'sinse since, speek speak, speeker speaker, appartment apartment, teh the, hte the, adn and, taht that, thta that, waht what, wnat want, yuo you, yoru your, thier their, ' +
    'recieve receive, recieved received, recieving receiving, reciept receipt, acheive achieve, acheived achieved, ' +
    'acheiving achieving, beleive believe, beleived believed, concieve conceive, percieve perceive, decieve deceive, ' +
    'definately definitely, definatly definitely, definitly definitely, seperate separate, seperately separately, ' +
    'seperated separated, occured occurred, occuring occurring, occurence occurrence, accomodate accommodate, ' +
    'accomodation accommodation, becuase because, becasue because, beacuse because, buisness business, bussiness business, ' +
    'busines business, calender calendar, comming coming, commited committed, comittment commitment, committment commitment, ' +
    'concious conscious, embarass embarrass, embarassing embarrassing, enviroment environment, existance existence, ' +
    'experiance experience, experianced experienced, foriegn foreign, fourty forty, freind friend, freinds friends, ' +
    'goverment government, gaurantee guarantee, guarentee guarantee, garantee guarantee, guarenteed guaranteed, ' +
    'happend happened, immediatly immediately, imediately immediately, independant independent, intrested interested, ' +
    'intresting interesting, interesed interested, knowlege knowledge, knowledgable knowledgeable, liason liaison, ' +
    'maintainance maintenance, maintenence maintenance, managment management, mangement management, neccessary necessary, ' +
    'necessery necessary, noticable noticeable, oppurtunity opportunity, oppertunity opportunity, opertunity opportunity, ' +
    'oportunity opportunity, opportunites opportunities, orignal original, persue pursue, posession possession, ' +
    'prefered preferred, priviledge privilege, probaly probably, probly probably, proffesional professional, ' +
    'profesional professional, professionaly professionally, publically publicly, realy really, reccomend recommend, ' +
    'recomend recommend, reccommend recommend, recomended recommended, reccomended recommended, refered referred, ' +
    'refering referring, relevent relevant, responsability responsibility, succesful successful, successfull successful, ' +
    'sucessful successful, succesfully successfully, sucess success, suprise surprise, suprised surprised, ' +
    'tommorow tomorrow, tommorrow tomorrow, tomorow tomorrow, truely truly, unfortunatly unfortunately, ' +
    'unfortunatelly unfortunately, untill until, wierd weird, writting writing, writen written, wich which, whcih which, ' +
    'benifit benefit, benifits benefits, benefitial beneficial, custumer customer, custumers customers, ' +
    'usefull useful, helpfull helpful, greatful grateful, gratefull grateful, strenght strength, lenght length, ' +
    'occassion occasion, occassionally occasionally, adress address, adresses addresses, advertisment advertisement, ' +
    'apparantly apparently, arguement argument, begining beginning, catagory category, collegue colleague, ' +
    'collegues colleagues, developement development, dissapoint disappoint, dissapointed disappointed, exellent excellent, ' +
    'excelent excellent, familar familiar, grammer grammar, implimentation implementation, improvment improvement, ' +
    'improvments improvements, infomation information, mispell misspell, particulary particularly, ' +
    'persistant persistent, proccess process, scedule schedule, schedual schedule, shedule schedule, ' +
    'tecnology technology, technolgy technology, alot a lot, aswell as well, infact in fact, eachother each other, ' +
    'wellcome welcome, yeild yield, quater quarter, recurit recruit, recuiting recruiting, campain campaign, ' +
    'campains campaigns, compnay company, comapny company, webiste website, wesbite website, pleae please, plese please, ' +
    'thnaks thanks, thansk thanks, somthing something, sincerly sincerely, recieves receives, emial email, ' +
    'dicuss discuss, apreciate appreciate, appriciate appreciate, availible available, avaliable available, ' +
    'availabe available, assistence assistance, attatched attached, atached attached, convinient convenient, ' +
    'convienient convenient, curent current, curently currently, expirience experience, finaly finally, ' +
    'garanteed guaranteed, increse increase, langauge language, oppinion opinion, recquire require, reguards regards, ' +
    'regrads regards, sugest suggest, targetted targeted, wouldnt wouldn’t, couldnt couldn’t, shouldnt shouldn’t, ' +
    'doesnt doesn’t, didnt didn’t, dont don’t, isnt isn’t, wasnt wasn’t, arent aren’t, havent haven’t, hasnt hasn’t, ' +
    'youre you’re, theyre they’re'
  )
    .split(', ')
    .map((pair): [string, string] => {
      const [wrong = '', ...right] = pair.split(' ');
      return [wrong, right.join(' ')];
    }),
);

/** Pairs of words that only a slip puts together. */
export const misspeltPhrases: ReadonlyMap<string, string> = new Map([
  ['your welcome', 'you’re welcome'],
  ['your not', 'you’re not'],
  ['your the', 'you’re the'],
  ['its a', 'it’s a'],
  ['its an', 'it’s an'],
  ['its been', 'it’s been'],
  ['its not', 'it’s not'],
  ['could of', 'could have'],
  ['should of', 'should have'],
  ['would of', 'would have'],
  ['must of', 'must have'],
  ['might of', 'might have'],
  ['more then', 'more than'],
  ['less then', 'less than'],
  ['better then', 'better than'],
  ['rather then', 'rather than'],
  ['faster then', 'faster than'],
  ['cheaper then', 'cheaper than'],
  ['look forward to hear', 'look forward to hearing'],
  ['looking forward to hear', 'looking forward to hearing'],
]);

/** Small words that nobody writes twice in a row on purpose. */
export const neverDoubled: ReadonlySet<string> = new Set(
  'the a an to of and for on with we you your our are was at by or as from if they i it be this will would could not my me us'.split(
    ' ',
  ),
);
