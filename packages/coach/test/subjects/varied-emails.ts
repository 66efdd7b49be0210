import type { Draft } from '../../src/index.ts';

/** Emails as people write them: short and long, careful and careless, in every trade. An empty line parts body paragraphs. */
export const variedEmails: Readonly<Record<string, Draft>> = {
  plumber: {
    subject: null,
    body: 'Hi Dawn,\n\nThe boiler at your Crewe laundry is from 1998 and the maker went under in March. We keep 12 of its pumps in stock.\n\nWould a spare on the shelf be of use?\n\nTerry',
  },
  slang: {
    subject: null,
    body: 'yo!! ur feed is sick 🔥 i do murals n stuff, could paint ur shutters for the street fest?? hmu if ur keen, whats ur budget roughly. peace, Dex',
  },
  questions: {
    subject: null,
    body: 'Hello,\n\nWe do bookkeeping. What is your turnover? Who does your payroll? When is your year end? Can we call you on Monday?\n\nRegards\nAnil',
  },
  shouting: {
    subject: 'BEST OFFER FOR YOUR FACTORY',
    body: 'DEAR SIR,\n\nWE MAKE STEEL DRUMS IN IZMIR SINCE 1991. OUR DRUMS ARE 20% CHEAPER. SEND YOUR ORDER NOW AND GET FREE SHIPPING!!!\n\nMEHMET',
  },
  invitation: {
    subject: 'Your RustConf talk, again in Turin',
    body: 'Hi Ilse,\n\nYour RustConf talk on arenas saved our team of 6 three weeks. I host a meetup in Turin on 9 October: 70 people, train and hotel paid.\n\nWould you give the talk again?\n\nP.S. The repo link on slide 41 is dead.\n\nPaola',
  },
  intern: {
    subject: 'Application for Marine Biology Internship',
    body: 'Dear Dr Achebe,\n\nI am fluent in French and skilled in R. I would like to apply for the internship at the Kilifi station. For my thesis I counted 4,100 urchins on 12 reefs, and cut the counting from 3 days to 5 hours.\n\nMy CV is attached.\n\nNoor',
  },
  reviews: {
    subject: 'The lift at Harbour House',
    body: 'Hi Colm,\n\n19 people complain about the lift in your June reviews. We mended the one at the Grafton in two nights, and the complaints went from 30 to 2 a month.\n\nIs the lift on your list before August?\n\nSiobhan',
  },
  seed: {
    subject: 'Seed round, farm robots',
    body: 'Hi Ana,\n\nYou backed Fendt Labs. We build weeding robots: €28k MRR, 31 farms, churn below 1%. Team of 5, two from Bosch.\n\nRaising €1.5M. May I send the deck?\n\nPiet',
  },
  caterer: {
    subject: 'lunch',
    body: 'Hi Bo,\n\nWe cook lunch for offices on your street, 14 of them so far. The menu changes daily. Shall I drop off a tray on us?\n\nMina',
  },
  translator: {
    subject: null,
    body: 'Dear Ms Oduya,\n\nThe Portuguese half of your annual report calls the trustees “tenants” on page 7. I have translated for nine foundations since 2014.\n\nShall I send the other four slips I found?\n\nRita Leal',
  },
  software: {
    subject: 'Quick question',
    body: 'Hi Sam,\n\nHope you are well! I noticed that Northgate Dental is growing. Our all-in-one platform automates recalls, reminders and reviews so your team can focus on patients.\n\nDo you have 15 minutes this week?\n\nBrad',
  },
  list: {
    subject: 'What we do',
    body: 'Hello Petra,\n\nWe offer:\n- web design\n- SEO\n- hosting\n- logo design\n\nPrices from €300. Interested?\n\nLuka',
  },
  hotel: {
    subject: null,
    body: 'Dear Hotel Seeblick team,\n\nI am a videographer and will be in Zell from 3 to 9 July. I could film your terrace at sunset in return for two nights. My last hotel film, for Haus Adler, was seen 48,000 times.\n\nWould that be worth two nights?\n\nJana',
  },
  podcast: {
    subject: 'Guest idea: the man who rebuilt 40 windmills',
    body: 'Hi Eve,\n\nYour episode on canals made me think of Henk Bos, who has rebuilt 40 windmills by hand. He is in Bristol on 2 May.\n\nWould he suit the show?\n\nMarieke',
  },
  survey: {
    subject: null,
    body: 'Hi Owen,\n\nYou wrote about rural buses in April. We asked 1,300 villagers in Powys: 44% have no bus on Sundays, and 9% lost a job over it.\n\nWould you like the tables first?\n\nCarys',
  },
  link: {
    subject: 'Broken link on your allotment page',
    body: 'Hi Joan,\n\nThe soil map on your allotment page leads nowhere since the council moved it. We host a copy, free to use.\n\nWould it be of use to your readers?\n\nPhil',
  },
  guest: {
    subject: 'Guest post for you',
    body: 'Hi Editor,\n\nI love your blog! I would like to contribute a high-quality article about keto snacks. It will be 100% unique. Just one dofollow link. What are your guidelines?\n\nJessica',
  },
  donor: {
    subject: 'The roof at St Bride’s',
    body: 'Dear Mr Lyle,\n\nThe roof of our hall lets in rain over the toddlers’ corner. £3,100 of £4,800 is in. Would you give £50 towards the rest?\n\nJoyce',
  },
  recruiter: {
    subject: 'Role',
    body: 'Hi Femi,\n\nYour commits to the tile cache are why I write. Hexmap needs one engineer for its renderer: remote, €90,000, four days a week.\n\nWould you be open to hearing more?\n\nGrete',
  },
  recruiterDull: {
    subject: 'Exciting opportunity!!',
    body: 'Hi Candidate,\n\nI came across your profile and was impressed by your experience. We have an exciting opportunity with a leading client. Send me your updated CV and salary expectations asap.\n\nKyle',
  },
  freelancer: {
    subject: null,
    body: 'hi lou, i’m a freelance illustrator. loved the new tea tins! could i do the christmas ones? my rates are fair and im quick. portfolio: a.example/lou. cheers, kit',
  },
  wholesale: {
    subject: 'Honey for your deli',
    body: 'Hi Marta,\n\nWe keep 60 hives on the heath behind Lyndhurst. Three delis in Romsey sell our heather honey at £9 a jar and order again every month.\n\nMay I leave two jars with you on Thursday?\n\nNeil',
  },
  cyber: {
    subject: 'Security at Brant & Co',
    body: 'Hi Lee,\n\nYour client portal still accepts TLS 1.0, which your own privacy page says was switched off in 2023. It takes an afternoon to mend.\n\nShall I send the three settings?\n\nUma',
  },
  photo: {
    subject: null,
    body: 'Hi Grace,\n\nCongratulations on opening in Hove! The photos on your menu page take eleven seconds to load. We shoot and shrink food photos for 25 cafés.\n\nWorth a look?\n\nTheo',
  },
  german: {
    subject: 'Cooperation',
    body: 'Dear Sirs,\n\nwe are a manufacturer of gaskets from Solingen and search for distributors in your area. We have 35 years experience and ISO 9001. Please inform us about your interest.\n\nBest regards\nUwe Klamm',
  },
  charity: {
    subject: null,
    body: 'Hi Zoe,\n\nYour foundation paid for the well at Moyo. The pump broke in May; 260 families walk 4 km again. A new one costs $1,900 and the fitter is free in June.\n\nWould you pay for the pump?\n\nTendai',
  },
  event: {
    subject: 'Invitation',
    body: 'Dear Prof. Ikeda,\n\nWe would be honoured to have you as keynote speaker at our symposium on reef noise in Lisbon, 5 to 7 November. All costs are covered.\n\nWould you consider it?\n\nDr Sofia Reis',
  },
  follow: {
    subject: 'Re: Pallet counts',
    body: 'Hi Jon,\n\nJust checking in on my last email. Did you have a chance to look? Happy to jump on a call.\n\nTara',
  },
  office: {
    subject: null,
    body: 'Hello Ms Brand,\n\nWe clean 31 offices between Aldgate and Bow, all after eight at night. Your firm moves into Leman Street in September, I read in the Docklands News.\n\nWould a price per floor help you plan?\n\nIsaac',
  },
  solar: {
    subject: 'Save money on energy with solar panels for your business premises today',
    body: 'Hi Kim,\n\nAre you paying too much for energy? We help businesses like yours to cut bills by up to 60%. Our panels are the best. Reply YES for a free quote!\n\nDan',
  },
  student: {
    subject: 'Thesis on night trains',
    body: 'Dear Ms Holm,\n\nI write my thesis on sleeper trains at Umeå. You ran the Narvik line until 2019. May I ask you four questions by email?\n\nElin',
  },
  tutor: {
    subject: null,
    body: 'Dear Mr Osei, I teach maths to 14 pupils in Croydon, and nine went up two grades last year. Your school lists no tutor for the summer term. Do you need one?\nBest, Abena',
  },
  vet: {
    subject: 'Your waiting room',
    body: 'Hi Dr Pell,\n\nYour reviews praise the care and mourn the wait: 50 minutes on a Saturday. Our text queue brought it to 15 at Larkhill Vets.\n\nIs the wait something you want to change this year?\n\nBea',
  },
  ai: {
    subject: 'AI agents for your support team',
    body: 'Hey Ravi,\n\nSaw you’re hiring 3 support reps in Pune. What if AI agents resolved 60% of tickets instead? We did this for Mintly: first reply from 4h to 2 min.\n\nOpen to a quick chat?\n\nZack',
  },
  florist: {
    subject: null,
    body: 'Dear Hilde,\n\nYour lobby flowers were dry when I visited yesterday. We water and change flowers for four hotels on the quay, twice a week, from €40.\n\nMay I show you with one vase, free?\n\nInga',
  },
  law: {
    subject: 'Regarding GDPR compliance matters of your esteemed organisation',
    body: 'Dear Sir or Madam,\n\nWe are a full-service law firm. The data protection authority fined 17 firms in your sector in May. We would be delighted to offer an initial consultation free of charge.\n\nYours faithfully,\nDr. Maximilian Thun',
  },
  candles: {
    subject: null,
    body: 'heyy omg ur soaps smell amazing!! i knit soap pouches (cotton, washable) & thought u could sell them w ur bars haha. r u open to swaps? whats ur address btw xo Fern',
  },
  translatorShort: {
    subject: 'hi',
    body: 'Hi Vera, do you need a Polish translator? I have 6 years experience. Ola',
  },
  bike: {
    subject: 'Fleet',
    body: 'Hi Jens,\n\nYour couriers ride 45 cargo bikes, and I counted nine with worn belts outside the depot on Monday. We change a belt in 20 minutes at the kerb.\n\nShall we do those nine?\n\nMads',
  },
  editor: {
    subject: 'A cookbook from the Faroes',
    body: 'Dear Ms Quayle,\n\nYou published “Salt and Smoke”. Mine is a cookbook from the Faroes: 80 recipes, 60 photographs, all tested by three cooks.\n\nMay I send the first chapter?\n\nRúna',
  },
  mentor: {
    subject: null,
    body: 'Hi Ms Tran,\n\nYour essay on leaving consulting is what I needed to read in March. I start as a baker in June.\n\nCould I ask you one thing: what did you do in the first month without pay?\n\nLeo',
  },
  warehouse: {
    subject: 'Pick rates at Colby',
    body: 'Hi Ines,\n\nColby ships 2,400 parcels a day from one hall, your careers page says. We measured at Arlo Toys: pickers walk 11 km a shift, and half of it is in the wrong aisle.\n\nWould a plan of your aisles be of use?\n\nGuus',
  },
};
