import { describe, expect, it } from 'vitest';
import { parseEmail } from './parse-email.ts';

const kindOf = (body: string, subject: string | null = null) =>
  parseEmail({ subject, body }).reading.kind;

const poems = [
  'Roses are red,\nViolets are blue,\nFlour is white,\nAnd bread smells of you.',
  'The ovens glow at half past four,\nThe baker sweeps the kitchen floor,\nThe town outside is cold and deep,\nAnd all but he are fast asleep.',
  'I walked along the river’s edge\nAnd found a nest inside the hedge;\nThe water sang, the willows bent,\nAnd so the golden morning went.\n\nNora Marsh',
  'Rain on the slate\nand the gutters talking all night\n\nYou left the porch light burning\nas though someone might come home\n\nOnly the moths came\nand the light was kind to them\n\nI turned it off at dawn,\na small grey switch',
  'Old kitchen at dawn\nflour drifts across the cold floor\nbread begins to rise',
  'Winter\n\nThe hill has put its white coat on,\nThe sheep are grey upon the snow,\nThe last red leaf is long since gone,\nThe wind has nowhere left to blow.',
  'O wind that turns the weather vane,\nO bell that rings across the plain,\nWhat do you know of joy or pain,\nand will you carry me again?',
];

const lists = [
  'Milk\nEggs\nBread\n2 kg flour\nButter\nOlive oil',
  'Shopping list\n\n- milk\n- eggs\n- bread\n- washing powder',
  'Agenda:\n1. Introductions (5 min)\n2. Budget for Q3\n3. Hiring plan\n4. Any other business',
  '[ ] book flights\n[x] renew passport\n[ ] call the plumber\n[ ] pay council tax',
  'seo, web design, marketing agency, lead generation, cold email, outreach, crm, growth hacking, b2b, saas',
  'To do\n• invoice Fernhill\n• fix the till\n• order trays\n• ring Priya',
  'Keywords: email marketing software; cold email tool; outreach automation; sales engagement; inbox warmup; reply rate; deliverability; crm',
];

const code = [
  'def total(rows):\n    return sum(rows)',
  'SELECT c.name, COUNT(*) AS sold\nFROM cakes c\nJOIN shops s ON s.id = c.shop\nWHERE c.day > now()\nGROUP BY c.name;',
  'def total(path):\n    sums = {}\n    with open(path) as handle:\n        for row in reader(handle):\n            sums[row["a"]] = 1\n    return sums',
  '2026-03-02T04:11:09Z INFO started\n2026-03-02T04:11:10Z WARN slow\n2026-03-02T04:11:12Z ERROR reset by peer',
  'function add(a, b) {\n  return a + b;\n}\n\nconsole.log(add(1, 2));',
  'import os\n\ndef main():\n    for name in os.listdir("."):\n        print(name)\n\nif __name__ == "__main__":\n    main()',
  '{\n  "name": "coach",\n  "version": "0.1.0",\n  "private": true\n}',
  'SELECT name, email FROM users\nWHERE active = 1\nORDER BY name;\nUPDATE users SET active = 0 WHERE id = 7;',
  '#include <stdio.h>\nint main(void) {\n  printf("hi\\n");\n  return 0;\n}',
  '```js\nconst total = items.reduce((sum, x) => sum + x.price, 0);\nif (total > 10) {\n  ship(total);\n}\n```',
];

const traceback =
  'Traceback (most recent call last):\n  File "/srv/main.py", line 41, in <module>\n    run(args)\nFileNotFoundError: no such file';

const automatic = [
  'Thank you for your email. I am out of the office from 3 to 17 August with no access to email. For anything urgent please contact the desk on 4410.',
  'Hello,\n\nI’m on annual leave until 4 May and will respond on my return.\n\nJo',
  'This is an automated message. Total paid: £12.50. Order number: 44120.',
];

const scams = [
  'Dear Friend,\n\nI am Barrister James Okoro, attorney to the late Engr. Smith who died in a plane crash in 2009 without a next of kin. He left the sum of $12.5 million in a bank here. I want you to stand as the beneficiary so that the bank will release the funds. You will have 40% of the total sum. Send your full name, your bank account details and telephone number. This is strictly confidential.\n\nGod bless,\nBarrister Okoro',
  'Hello Dear,\n\nMy name is Mrs. Grace Williams, a widow suffering from cancer. My late husband deposited $4,500,000 with a bank in Ivory Coast. I have decided to donate this money to charity through you because you are a God fearing person. Please reply with your full names and address.',
  'I am Prince Abubakar of Nigeria. I need your urgent assistance to transfer $25 million out of the country. You will keep 30%. Kindly send your bank details.',
  'ATTENTION: WINNER!\n\nYour email address has won the sum of 1,000,000 euros in the EuroMillions email lottery. Your ticket number is 56475600545. To claim your prize contact our fiduciary agent with your full name, address, age and occupation.',
  'Dear Customer,\n\nWe noticed unusual activity and your account has been limited. Please verify your account by clicking the link below within 24 hours. Failure to do so will lead to permanent closure.\n\nhttp://secure-login.example/verify',
  'Do you need a loan? We offer loans from $5,000 to $50,000,000 at 2% interest rate with no collateral. Apply now with your full name, country, loan amount needed, loan duration and phone number.',
  'I know your password is hunter2. I infected your computer and recorded you through your webcam. Send $1,900 in Bitcoin to this wallet address within 48 hours or I will send the video to all your contacts.',
  'Invest as little as $200 in our bitcoin mining pool and get guaranteed daily profit of 10%. Withdraw anytime. Message me on WhatsApp now.',
  'Work from home and earn up to $900 weekly. No experience needed. You deposit the check in your bank and keep 10% of it. Send your full name and your bank account number to start.',
  'Hi Tom, are you available? I am in a meeting and need you to buy five Apple gift cards for a client. Scratch the back of the cards and email me the codes. I will reimburse you today.',
  'Good day, I am Sgt. Linda Brown, a US soldier in Syria. We found a trunk box with $8.2M. I need a reliable person to receive the funds. It is 100% risk free.',
  'UNITED NATIONS COMPENSATION UNIT. Your compensation fund of US$2,500,000 has been approved and loaded on an ATM card. Contact Mr. John Kofi with your direct telephone, your home address and $150 for the release fee.',
  'Hi Tom,\n\nI noticed that your Barclays account was locked on 4 May. We restored 312 accounts in Leeds last week.\n\nCould you send me your password?\n\nRuth',
  'Hi Tom,\n\nYour shop sold 40 ovens in May. To pay you we need your card number and the three digits on its back.\n\nRuth',
  'Hi Tom,\n\nOne more step: share your recovery phrase with us and the coins are back on Friday.\n\nRuth',
  'Hi Tom,\n\nWe took 3 photos on Tuesday and will post them unless you pay £400.\n\nRuth',
  'Hi Tom,\n\nYour bakery has 212 reviews. Pay us £300 by Friday or we will post 50 one-star reviews.\n\nRuth',
  'Hi Tom,\n\nWe have your files from the server. They will be published on Monday unless you transfer 2 bitcoin.\n\nRuth',
  'Hi Tom,\n\nOur late minister left $4.5m and your name is on the account we hold in Lagos. Shall I send you the bank form?\n\nRuth',
];

const notes = [
  'Hi team,\n\nReminder: standup moved to 10 tomorrow because the big meeting room is booked.\n\nThanks,\nNora',
  'FYI all, the office will be closed on Monday for the bank holiday. Please set your out of office.',
  'Hi all,\n\nPlease submit your timesheets by Friday noon so that payroll can run.\n\nCheers,\nJo',
  'Team, quick retro notes from the last sprint: fewer tickets, faster code review, more tests.',
  'Hi everyone,\n\nPlease welcome Ana Ruiz, who joins us on Monday as a baker. She sits next to Marek.\n\nPriya',
  'Reminder: expense reports are due on Thursday. Late ones go into next month.',
  'Morning all,\n\nMinutes from the board meeting are in the shared drive. Action items: Tom orders trays, Jo rings the bank.\n\nNora',
];

const impersonal = [
  'Lemon cake\n\n200 g butter\n200 g sugar\n3 eggs\n\nCream the butter and the sugar. Beat in the eggs one by one. Fold in the flour and the zest. Bake for 40 minutes.',
  'FOR IMMEDIATE RELEASE\n\nFernhill opens a second bakery in Leeds on 3 May. The site employs 14 people and bakes 4,000 loaves a day. The company was founded in 2011 by Ruth Hall.',
  'Sourdough is bread made with a culture of wild yeast. The dough rises slowly, over twelve hours or more, and the crust is darker than that of a tin loaf.',
];

const newsletters = [
  'This month at Fernhill: we launched a course, our founder spoke at a fair and our blog has a post on flour. Meet Ana, our new baker! Read more on our site. Unsubscribe here.',
  'Hello everyone,\n\nThis month at Fernhill\n\nNew ovens\nWe put in two deck ovens and bake until noon now.\n\nStaff news\nAna joins us from Laynes.\n\nOpen day\nCome and taste on the 14th. Read more on our site.\n\nUnsubscribe | View in browser',
  'Welcome to the June edition of Crumb, our monthly newsletter.\n\n1. Rye is back. Try it on Fridays.\n2. We opened in Otley.\n3. Ten tips for a better starter: https://x.example/tips\n\nYou are receiving this because you signed up. Unsubscribe here.',
  'Hi {{first_name}},\n\nIn this issue: new ovens, a recipe, our open day.\n\n## New ovens\nTwo came this month.\n\n## A recipe\nRye with caraway.\n\n## Open day\nOn the 14th.\n\nUnsubscribe',
  'Hi friends,\n\nIt has been a busy one this month! We launched the app, hired two bakers and moved the shop. Our blog has the whole story, and the summer sale starts on Friday.\n\nSee you soon,\nThe Crumb team\n\nUnsubscribe',
];

const emails = [
  'Hi Tom,\n\nYour newsletter this month said that you put in two ovens. We clean ovens at night, so nobody waits. Worth a look?\n\nRuth\n\nUnsubscribe',
  'Hi there,\n\nI read your June newsletter and the note on ovens. We clean them at night. Worth a look?\n\nRuth\n\nIf you would rather not hear from me, unsubscribe here.',
  'Hi Tom,\n\nThree things I saw this month:\n- the till takes 9 seconds\n- the map is blank\n- the menu is a PDF\n\nShall I send the fixes?\n\nNora\n\nUnsubscribe',
  'Hi {{first_name}},\n\nThis month we have three places left:\n- oven cleaning\n- hood cleaning\n- drains\n\nWorth a look?\n\nRuth\n\nUnsubscribe',
  'Hi Tom,\n\nYour out of office said you are back on 3 May, so I waited. Would the map of lot 3 be of use?\n\nRuth',
  'Hi Tom,\n\nMy order number 44120 came with two invoices on Monday. Shall I send you a photo?\n\nRuth',
  'Hi Tom,\n\nThree things I saw on your site:\n- the till takes 9 seconds\n- the map is blank on phones\n- the menu is a PDF\n\nShall I send the fixes?\n\nNora',
  '- 9 s till load\n- blank map on phones\n- menu as PDF\n\nI found these on your site this morning and can fix them this week. Worth a look?\n\nNora',
  'Hi Sam,\n\nYour docs show\n\n```js\nconst client = new Client();\nclient.connect();\n```\n\nbut connect() now returns a promise. Want a patch?\n\nLee',
  'Hi Ana,\n\nRoses are red,\nyour till is slow,\n\nso I timed it: 9 seconds on a phone. Want the list of fixes?\n\nNora',
  'saw your post on hiring bakers in leeds\nwe train school leavers for twelve weeks\ntwo of them finish in june\nwould it help to meet one?',
  'hey tom\n\nsaw you opened in leeds. we bake frozen croissants for cafes. want a tray to try?\n\nmarek',
  'Hi Acme team,\n\nI saw that you moved your standup to Slack. We built a bot that writes the notes. Would a trial be of use?\n\nNora',
  'Hi team,\n\nI came across your bakery in Leeds. We make frozen croissants. Would samples be of use?\n\nMarek',
  'Hi Ruth,\n\nYour timesheets are due on Fridays and half come late, says your careers page. We send the reminders for you. Worth a look?\n\nJo',
  'Hi Leo,\n\nWe raised $4 million from Northfield and help banks in Ghana and Nigeria stop fraud. Our last client cut chargebacks by 30%. Strictly confidential figures are in the deck. Shall I send it?\n\nAma',
  'Hi Kate,\n\nWe trace the next of kin for probate firms and have found 40 beneficiaries of unclaimed estates in Kent. Would a list of open cases be of interest?\n\nPaul',
  'Hi Dana,\n\nYour staff get mail such as “verify your account within 24 hours”. We train them to spot it, and clicks at Copper Lane fell by half. Worth a look?\n\nLee',
  'Hi Omar,\n\nYour shop sells gift cards but not on phones. We fixed that for Laynes, and sales rose by 12% in a month. Shall I show you the pictures of the new page?\n\nIda',
  'Hi Eva,\n\nThe roaster role is part time, 20 hours a week, with training provided and no experience needed. Would you know a student who wants it?\n\nMarek',
  'Hi Tom,\n\nYour staff reset their password every 30 days. We test password managers for shops like yours. Could you share your password policy?\n\nRuth',
  'Hi Tom,\n\nI am an accountant in Leeds. Could you send me your VAT number, so that I can check the rate you pay?\n\nRuth',
  'Hi Tom,\n\nWe at Barclays hire two analysts for card fraud in Leeds. Could I send you the job advert?\n\nRuth',
  'Hi Tom,\n\nYour staff get mail such as “please send me your password”. We never ask you to send your password; we train them. Worth a look?\n\nRuth',
  'Hi Tom,\n\nWe stop gangs that will leak your files unless you pay. Your port 3389 is open. Shall I send the scan?\n\nRuth',
  'Hi Tom,\n\nWe will post your role on 30 boards, and you pay nothing until you hire. Pay us £40 a month after that. Worth a look?\n\nRuth',
  'Hi Tom,\n\nIf you don’t pay attention to lost carts you lose a third of sales. We will share the data with your team. Worth a look?\n\nRuth',
  'We help shops.\nWe save time.\nWe cut costs.\nLet us talk.',
  'Frozen croissants, proved and ready for the oven, for £0.42 each, delivered to Leeds on Tuesdays, with no contract. Want a tray?',
  'Dear Ms. Weber,\n\nfind enclosed my application as a baker. I have worked at Laynes since 2019.\n\nSincerely,\nAnn Lee',
];

describe('telling what a text is', () => {
  it.each(poems)('takes %j for a poem', (body) => expect(kindOf(body)).toBe('poem'));
  it.each(lists)('takes %j for a list', (body) => expect(kindOf(body)).toBe('list'));
  it('takes a traceback for code', () => expect(kindOf(traceback)).toBe('code'));
  it.each(code)('takes %j for code', (body) => expect(kindOf(body)).toBe('code'));
  it.each(scams)('takes %j for a scam', (body) => expect(kindOf(body)).toBe('scam'));
  it.each(notes)('takes %j for a note to colleagues', (body) =>
    expect(kindOf(body)).toBe('internal_note'),
  );
  it.each(newsletters)('takes %j for a newsletter', (body) =>
    expect(kindOf(body)).toBe('newsletter'),
  );
  it.each(impersonal)('takes %j for a text to nobody', (body) =>
    expect(kindOf(body)).toBe('impersonal'),
  );
  it.each(automatic)('takes %j for a notice that a machine sent', (body) =>
    expect(kindOf(body)).toBe('impersonal'),
  );
  it('takes a picture alone for an email', () => {
    expect(kindOf('<p><img src="https://x.example/flyer.png"></p>')).toBe('email');
  });
  it.each(emails)('leaves %j an email', (body) => expect(kindOf(body)).toBe('email'));
  it.each(['', '  \n\n', 'Hi Tom,'])('takes %j for empty', (body) =>
    expect(kindOf(body)).toBe('empty'),
  );

  it('reads the subject of a fraud too', () => {
    const body = 'Dear user,\n\nClick the link below and keep same password.\n\nhttp://a.example';
    expect(kindOf(body)).toBe('email');
    expect(kindOf(body, 'Your password will expire today')).toBe('scam');
  });
});
