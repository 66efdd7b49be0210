import type { Recast } from './sentences.ts';

/** What a good editor does to a sentence: plainer verbs, fewer words, smaller asks. Nothing in it is new. */
export const edits: readonly Recast[] = [
  [
    'We assist small shops with the management of their stock.',
    'We help small shops manage their stock.',
  ],
  [
    'Our team is responsible for the maintenance of 40 lifts in Antwerp.',
    'Our team maintains 40 lifts in Antwerp.',
  ],
  [
    'In the event that a pump fails, an engineer is dispatched within two hours.',
    'If a pump fails, an engineer comes within two hours.',
  ],
  [
    'Our solution enables restaurants to reduce the amount of food that they throw away.',
    'We help restaurants throw away less food.',
  ],
  ['We are a company that specialises in the repair of church organs.', 'We repair church organs.'],
  [
    'The installation of the panels is carried out by our own staff in one day.',
    'Our own people put the panels up in one day.',
  ],
  [
    'I wanted to reach out because I noticed that your menu is not available in French.',
    'Your menu isn’t in French.',
  ],
  [
    'It is our belief that your customers would benefit from shorter queues.',
    'We think your customers would like shorter queues.',
  ],
  [
    'We have been supplying bakeries with flour since 1998.',
    'Bakeries have bought our flour since 1998.',
  ],
  [
    'Our platform provides teachers with the ability to mark essays more quickly.',
    'With our tool, teachers mark essays faster.',
  ],
  [
    'A reduction in noise of about 10 decibels was measured at two sites.',
    'At two sites we measured about 10 decibels less noise.',
  ],
  [
    'Should you wish to receive further information, please let me know.',
    'Want to know more? Just reply.',
  ],
  [
    'We would be delighted to provide you with a demonstration of the scanner.',
    'May I show you the scanner?',
  ],
  [
    'The book was read by 300 people and was reviewed by two newspapers.',
    '300 people read the book, and two newspapers reviewed it.',
  ],
  [
    'Our drivers are able to deliver on Saturdays as well.',
    'Our drivers deliver on Saturdays too.',
  ],
  [
    'Up to 30 guests can be accommodated in the garden room.',
    'The garden room seats up to 30 guests.',
  ],
  [
    'We offer a service whereby old phones are collected and recycled.',
    'We collect old phones and recycle them.',
  ],
  [
    'It is possible that your heating could be costing you more than is necessary.',
    'Your heating may cost you more than it needs to.',
  ],
  [
    'We are currently in the process of looking for a new supplier of paper.',
    'We’re looking for a new paper supplier.',
  ],
  [
    'I am of the opinion that the third chapter is too long.',
    'The third chapter is too long, I think.',
  ],
  ['The majority of our clients are dentists.', 'Most of our clients are dentists.'],
  [
    'Our consultants will conduct an analysis of your energy usage.',
    'We’ll look at how much energy you use.',
  ],
  [
    'Your recent article regarding cargo bikes was of great interest to me.',
    'Your article about cargo bikes interested me.',
  ],
  [
    'We utilise cameras in order to detect cracks in bridges.',
    'Our cameras find cracks in bridges.',
  ],
  [
    'The software has the capability to translate menus into nine languages.',
    'The software translates menus into nine languages.',
  ],
  [
    'A significant number of families are waiting for a place.',
    'Many families are waiting for a place.',
  ],
  ['Approximately 50 gardeners purchase seeds from us.', 'About 50 gardeners buy seeds from us.'],
  [
    'We saw a decrease in complaints of 12% after the change.',
    'After the change, complaints fell by 12%.',
  ],
  [
    'The workshop has a duration of three hours and takes place in Bruges.',
    'The workshop takes three hours. It’s in Bruges.',
  ],
  [
    'We manufacture wooden toys, and these toys are sold in 14 shops.',
    'We make wooden toys. 14 shops sell them.',
  ],
  ['Our app can potentially help your waiters save time.', 'Our app could save your waiters time.'],
  ['Payment is required at a rate of $40 on a monthly basis.', 'It costs $40 a month.'],
  [
    'We conduct inspections of playgrounds on a weekly basis.',
    'We inspect playgrounds every week.',
  ],
  [
    'You mentioned in your talk that finding welders is difficult.',
    'In your talk you said that welders are hard to find.',
  ],
  [
    'Would you have availability for a 30-minute conversation next week?',
    'Could we talk for 30 minutes next week?',
  ],
  ['Are you the appropriate person to speak to about parking?', 'Do you look after parking?'],
  [
    'We feel that there are many synergies between our companies.',
    'I think we could help each other.',
  ],
  [
    'Last year, 18 trainees were taken on by our workshop.',
    'Our workshop took on 18 trainees last year.',
  ],
  [
    'The tool alerts you when a freezer gets too warm.',
    'When a freezer gets too warm, the tool tells you.',
  ],
  ['Our prices start at £25 per month for each shop.', 'Prices start at £25 a month per shop.'],
  [
    'I am writing to enquire whether you require assistance with bookkeeping.',
    'Do you need help with your bookkeeping?',
  ],
  [
    'We possess extensive experience in the restoration of old windows.',
    'We restore old windows and have done so for a long time.',
  ],
  [
    'Some of our members have already visited the site.',
    'A few of our members have been to the site.',
  ],
  ['The delivery of your order usually takes a day.', 'Your order usually arrives in a day.'],
  [
    'We would love the opportunity to photograph your hotel.',
    'We’d love to photograph your hotel.',
  ],
  [
    'Our lawyers provide advice to tenants regarding their rights.',
    'Our lawyers tell tenants what their rights are.',
  ],
  [
    'There are three rooms that are available for your event.',
    'We have three rooms free for your event.',
  ],
  ['It took us two years to develop the sensor.', 'We spent two years developing the sensor.'],
  [
    'Your website does not display correctly on mobile devices.',
    'Your site looks broken on a phone.',
  ],
  ['We aim to eliminate paper from your warehouse.', 'We want to rid your warehouse of paper.'],
  [
    'Our students often struggle with the first exam.',
    'The first exam is often hard for our students.',
  ],
  ['We can provide a quotation by Friday.', 'You can have a quote by Friday.'],
  ['The machine washes 600 crates per hour.', 'The machine washes 600 crates an hour.'],
  [
    'We help landlords to find tenants, to check their papers and to write the contract.',
    'We help landlords find tenants, check their papers and write the contract.',
  ],
  [
    'Nurses informed us that the lists are printed twice a day.',
    'Nurses told us that they print the lists twice a day.',
  ],
  [
    'I came across your profile and noticed that you lead the harbour team.',
    'You lead the harbour team.',
  ],
  [
    'We endeavour to respond to all enquiries within one day.',
    'We try to answer every question within one day.',
  ],
  [
    'Our product is designed to make the lives of carers easier.',
    'Our product makes carers’ lives easier.',
  ],
  ['At least 20 buses are equipped with our doors.', 'At least 20 buses have our doors.'],
  [
    'The farm is in possession of two tractors that are rarely used.',
    'The farm owns two tractors it rarely uses.',
  ],
  [
    'We recently opened our third branch, which is located in Mechelen.',
    'Our third branch just opened, in Mechelen.',
  ],
  [
    'Failure to insulate the roof can result in high heating bills.',
    'A roof without insulation can mean high heating bills.',
  ],
  [
    'We are seeking volunteers to assist us with the preparation of meals.',
    'We need volunteers to help cook meals.',
  ],
  ['Kindly advise whether this would be of interest.', 'Is this of interest?'],
  [
    'Our company is engaged in the import of olive oil from Crete.',
    'We import olive oil from Crete.',
  ],
  ['The cost of a stand at the fair amounts to €400.', 'A stand at the fair costs €400.'],
  ['We are specialists in the cleaning of hospital laundry.', 'We clean hospital laundry.'],
  [
    'The implementation of our scheduling tool can be completed in two weeks.',
    'Our scheduling tool can be running in two weeks.',
  ],
  [
    'It has come to my attention that your opening hours are missing on the map.',
    'Your opening hours are missing on the map.',
  ],
  ['We are able to offer storage for up to 200 bicycles.', 'We can store up to 200 bicycles.'],
  [
    'Our research indicates that commuters would prefer an earlier train.',
    'We found that commuters would like an earlier train.',
  ],
  [
    'The roof was repaired by volunteers over the course of a weekend.',
    'Volunteers repaired the roof over a weekend.',
  ],
  [
    'My reason for writing is that we are in need of a printer for our yearbook.',
    'We need a printer for our yearbook.',
  ],
  [
    'We have noticed an increase in the number of people who ask for vegan cake.',
    'More and more people ask us for vegan cake.',
  ],
  [
    'Our tutors provide lessons in maths to pupils who have fallen behind.',
    'Our tutors teach maths to pupils who have fallen behind.',
  ],
  [
    'Approximately one in four orders arrives with damage to the box.',
    'About one in four orders arrives in a damaged box.',
  ],
  ['We would be very interested in purchasing your old looms.', 'We’d like to buy your old looms.'],
  [
    'Harlow College made the decision to replace its boilers in 2022.',
    'In 2022, Harlow College decided to replace its boilers.',
  ],
  [
    'We strive to provide our guests with breakfast from local farms.',
    'We try to serve our guests breakfast from local farms.',
  ],
  [
    'The sensors transmit the temperature of each barrel every ten minutes.',
    'Every ten minutes, the sensors send the temperature of each barrel.',
  ],
  [
    'Our magazine is distributed to 7,000 anglers on a monthly basis.',
    'Our magazine goes to 7,000 anglers every month.',
  ],
  [
    'There is a possibility that the pipes beneath your yard are leaking.',
    'The pipes under your yard may be leaking.',
  ],
  [
    'I would like to introduce myself: I am a translator of legal texts.',
    'I translate legal texts.',
  ],
  [
    'At present we do not have anyone on the team who speaks Polish.',
    'Nobody on our team speaks Polish yet.',
  ],
  [
    'Should this not be your area, could you direct me to the relevant person?',
    'Who should I ask instead?',
  ],
  [
    'Our apprentices receive training from master carpenters for three years.',
    'Master carpenters train our apprentices for three years.',
  ],
  [
    'Many of our readers have expressed a desire for longer interviews.',
    'Many of our readers want longer interviews.',
  ],
  [
    'The purpose of the grant is to support choirs in small villages.',
    'The grant supports choirs in small villages.',
  ],
  [
    'We carry out the collection of glass from restaurants three times a week.',
    'Three times a week we collect glass from restaurants.',
  ],
  [
    'Your podcast episode on beekeeping provided me with a number of ideas.',
    'Your podcast episode on beekeeping gave me a number of ideas.',
  ],
  [
    'We are planning to commence work on the bridge in April.',
    'We plan to start work on the bridge in April.',
  ],
  [
    'A full audit typically requires around five days.',
    'A full audit usually takes about five days.',
  ],
  [
    'It would be possible for us to send you samples prior to Friday.',
    'We could send you samples before Friday.',
  ],
  [
    'The invoices that you send are subject to late payment in some cases.',
    'Some of your invoices are paid late.',
  ],
  [
    'We maintain a list of flats that are suitable for wheelchair users.',
    'We keep a list of flats that suit wheelchair users.',
  ],
  [
    'Our engineers were successful in lowering the noise by 6 decibels.',
    'Our engineers lowered the noise by 6 decibels.',
  ],
  [
    'In our opinion the museum lacks signs in English.',
    'The museum lacks signs in English, we think.',
  ],
  [
    'We have developed an app which allows farmers to share machines with their neighbours.',
    'With our app, farmers share machines with their neighbours.',
  ],
  ['I would greatly appreciate it if you could give me your feedback.', 'What do you think?'],
  [
    'The school is attended by 420 children and has one library.',
    '420 children go to the school, which has one library.',
  ],
  [
    'Our vans make deliveries within the city at no later than noon.',
    'Our vans deliver within the city by noon.',
  ],
  [
    'We supply gloves, helmets, boots and other equipment to builders.',
    'We sell builders gloves, helmets, boots and more.',
  ],
  [
    'The waiting time for a repair is often longer than two weeks.',
    'Repairs often take longer than two weeks.',
  ],
  [
    'Customers are frequently unable to find the entrance to your car park.',
    'Customers often can’t find the way into your car park.',
  ],
  [
    'We were impressed by the photographs on your homepage.',
    'We liked the photographs on your homepage.',
  ],
  [
    'Between May and August we rent out at least 90 canoes a day.',
    'From May to August we rent out at least 90 canoes a day.',
  ],
  [
    'Could you spare 15 minutes of your time for a telephone call?',
    'Could we speak for 15 minutes?',
  ],
  [
    'Our solution may be of assistance in reducing your water consumption.',
    'We may be able to help you use less water.',
  ],
  ['We would be grateful for the opportunity to submit a tender.', 'May we submit a tender?'],
  [
    'The bulbs in the hall consume a large amount of electricity.',
    'The bulbs in the hall use a lot of electricity.',
  ],
];
