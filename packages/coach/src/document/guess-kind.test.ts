import { describe, expect, it } from 'vitest';
import { parseEmail } from './parse-email.ts';

const kindOf = (body: string, subject: string | null = null) =>
  parseEmail({ subject, body }).reading.kind;

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

const impersonal = [
  'Lemon cake\n\n200 g butter\n200 g sugar\n3 eggs\n\nCream the butter and the sugar. Beat in the eggs one by one. Fold in the flour and the zest. Bake for 40 minutes.',
  'FOR IMMEDIATE RELEASE\n\nFernhill opens a second bakery in Leeds on 3 May. The site employs 14 people and bakes 4,000 loaves a day. The company was founded in 2011 by Ruth Hall.',
  'Sourdough is bread made with a culture of wild yeast. The dough rises slowly, over twelve hours or more, and the crust is darker than that of a tin loaf.',
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
  it.each(lists)('takes %j for a list', (body) => expect(kindOf(body)).toBe('list'));
  it('takes a traceback for code', () => expect(kindOf(traceback)).toBe('code'));
  it.each(code)('takes %j for code', (body) => expect(kindOf(body)).toBe('code'));
  it.each(impersonal)('takes %j for a text to nobody', (body) =>
    expect(kindOf(body)).toBe('impersonal'),
  );
  it('takes a picture alone for an email', () => {
    expect(kindOf('<p><img src="https://x.example/flyer.png"></p>')).toBe('email');
  });
  it.each(emails)('leaves %j an email', (body) => expect(kindOf(body)).toBe('email'));
  it.each(['', '  \n\n', 'Hi Tom,'])('takes %j for empty', (body) =>
    expect(kindOf(body)).toBe('empty'),
  );
});
