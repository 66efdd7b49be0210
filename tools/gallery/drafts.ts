type Draft = {
  to: string;
  subject: string;
  body: string;
  daysAgo: number;
  /** What came of it; null when it was never sent. */
  outcome: 'sent' | 'replied' | 'no_reply' | 'meeting' | null;
};

const signOff = 'Best regards,\nNora Lindqvist\nBrightlane';

function draft(
  daysAgo: number,
  to: string,
  outcome: Draft['outcome'],
  subject: string,
  ...paragraphs: string[]
): Draft {
  return { daysAgo, to, outcome, subject, body: [...paragraphs, signOff].join('\n\n') };
}

/** How she began: one text for everybody. */
function sameForAll(daysAgo: number, to: string, shop: string): Draft {
  return draft(
    daysAgo,
    to,
    'no_reply',
    `Partnership opportunity for ${shop}`,
    'Dear Sir or Madam,',
    `My name is Nora and I am the founder of Brightlane, a full-service consultancy for e-commerce. I came across ${shop} and was very impressed.`,
    'We offer a comprehensive range of innovative services, from performance optimisation to conversion strategy, and our experienced team is passionate about delivering measurable value to businesses like yours.',
    'I would love to set up a call to explore possible synergies. When would be a good time for you?',
  );
}

/** Two months of one writer's first drafts, oldest first; they improve over time. */
export const drafts: readonly Draft[] = [
  sameForAll(52, 'Bram, De Fietsenmaker', 'De Fietsenmaker'),
  sameForAll(52, 'Yolanda, Casa Azafrán', 'Casa Azafrán'),
  sameForAll(45, 'Pavel, Lesní Med', 'Lesní Med'),
  sameForAll(38, 'Fiona, Aran Knits', 'Aran Knits'),
  sameForAll(29, 'Tomoko, Nami Ceramics', 'Nami Ceramics'),
  sameForAll(28, 'Lucien, Maison Tilleul', 'Maison Tilleul'),
  draft(
    28,
    'Gareth, Harrow Cycles',
    'no_reply',
    'Amazing opportunity to grow your online revenue in 2026!',
    'Dear Sir or Madam,',
    'My name is Nora and I am the founder of Brightlane, a leading, award-winning consultancy that leverages cutting-edge technology to help businesses like yours unlock their full potential online.',
    'We have worked with over 40 shops across Europe and our proven methodology consistently delivers outstanding results. Our passionate team is dedicated to providing best-in-class solutions tailored to your needs.',
    'I would love to schedule a 45-minute discovery call next week to discuss how we could add value. Please book a slot in my calendar, or reply with your availability, or forward this to the right person.',
  ),
  draft(
    27,
    'Philippa, Tern & Thistle',
    'no_reply',
    'Checking in regarding your website performance and user experience',
    'Hi Philippa,',
    'I hope this email finds you well! I was browsing your website the other day and I must say that I was really impressed by what you have built. However, I noticed a few issues that might be costing you customers.',
    'At Brightlane we specialise in comprehensive conversion rate optimisation, and we have a proven track record of helping e-commerce brands improve their key metrics across the entire customer journey.',
    'Would you be open to a quick 30-minute call on Tuesday or Thursday? I would also be happy to send over a proposal or a case study if that is easier.',
  ),
  draft(
    25,
    'Owen, Mill Street Teas',
    'no_reply',
    'Improving conversion at Mill Street Teas',
    'Hi Owen,',
    'We are Brightlane, an independent consultancy that makes online shops load faster. We have been doing this for six years, we are a team of five, and we have helped more than 40 shops across Europe.',
    'I believe that we could help Mill Street Teas as well. Page speed is one of the most important factors in conversion, and many shops are losing revenue without realising it.',
    'Do you have half an hour next week for a call? If not, who would be the right person to speak to?',
  ),
  draft(
    22,
    'Sofia, Norte Climbing',
    'no_reply',
    'Question about your shop',
    'Hi Sofia,',
    'I was recently looking at the Norte Climbing shop and noticed that the product pages take quite a while to appear on a phone, which is one of the most common reasons for customers abandoning their purchase.',
    'We are Brightlane, a boutique consultancy that helps shops with exactly this kind of problem. We recently helped a garden shop in Leeds and the results were excellent.',
    'Would you be available for a call this week or next to discuss how we could work together?',
  ),
  draft(
    21,
    'Marten, Lakka Lamps',
    'replied',
    'Lakka Lamps on a phone',
    'Hi Marten,',
    'I ordered a Harbour lamp from you on Saturday, on my phone. The basket took eleven seconds to open, and I nearly gave up before I could pay.',
    'We are Brightlane and we make checkouts faster. Our solution is robust and scalable, and our customers see significant improvements very quickly.',
    'Would a call on Wednesday work, or shall I send you what I found?',
  ),
  draft(
    21,
    'Kirsty, Hartland Books',
    'no_reply',
    'Quick question about improving your website’s conversion rates',
    'Hi Kirsty,',
    'I hope you’re well! I was recently looking at Hartland Books’ website and noticed that the checkout takes a while to load on a phone, which is one of the most common reasons for customers abandoning their purchase.',
    'We are Brightlane, a leading boutique consultancy that leverages cutting-edge solutions to help e-commerce brands unlock their full potential. We have worked with over 40 shops across Europe, and our proven methodology consistently delivers results.',
    'Would you be available for a 30-minute call on Tuesday or Thursday to discuss how we could work together? You can also book a slot in my calendar, or point me to someone else I should talk to.',
  ),
  draft(
    17,
    'Ailsa, Pell Acoustics',
    'replied',
    'The speaker finder at Pell Acoustics',
    'Hi Ailsa,',
    'Your speaker finder asks six questions before it shows a single speaker, and on a phone each of them reloads the page. I counted 34 seconds from the first question to a price.',
    'We rebuilt a similar finder for a lighting shop in Bergen. It now answers in four seconds, and the share of visitors who reach a price went from 22% to 41%.',
    'I would be delighted to walk you through the details in a short call. Would next week suit you, or is somebody else in charge of the shop?',
  ),
  draft(
    16,
    'Ines, Casa Ladrilho',
    'no_reply',
    'Tile samples and the Spanish checkout',
    'Hi Ines,',
    'I hope you are having a great week! Since September your shop ships to Spain, but the checkout still asks Spanish customers for a Portuguese tax number. I got as far as that field and could not go on.',
    'We are Brightlane, a consultancy for online checkouts. We fix this kind of thing in a day or two, and we have done it for more than ten shops with customers abroad.',
    'Would you like me to send you the list of the fields that stop a Spanish order?',
  ),
  draft(
    14,
    'Gareth, Harrow Cycles',
    'no_reply',
    'Re: Amazing opportunity to grow your online revenue in 2026!',
    'Hi Gareth,',
    'Just bumping this to the top of your inbox. I never heard back from you, so I wanted to check whether you saw my last email. Any thoughts?',
  ),
  draft(
    13,
    'Jonas, Weber Maps',
    'replied',
    'Your map shop in dark mode',
    'Hi Jonas,',
    'The preview of your Baltic ferry map turns black on a phone in dark mode, so that I bought it without having seen it. Two of my colleagues had the same.',
    'It is one missing line in the style sheet of the preview. I can send it to you, no charge, since the map is lovely.',
    'We also make checkouts faster, and I would love to tell you more about this in a call at your convenience.',
  ),
  draft(
    13,
    'Henrike, Kontor Stationery',
    'meeting',
    'Three seconds before the paper',
    'Hi Henrike,',
    'On a train between Hamburg and Bremen I tried to order your grid notebooks. The page of a notebook took thirteen seconds, nine of which went to the film at its top that nobody on a train will watch.',
    'For a paper shop in Utrecht we had the film start on a tap. The page opened in four seconds, and orders from phones rose by 9% in the first month.',
    'Is that film something you would give up on phones? I am happy to jump on a quick call on Monday or Tuesday, or to send more information.',
  ),
  draft(
    9,
    'Sofia, Norte Climbing',
    'replied',
    'Re: Question about your shop',
    'Hi Sofia,',
    'I just wanted to follow up on my last email. This morning your page for climbing shoes took eleven seconds on a phone, eight of them for the pictures of colours that nobody had asked for.',
    'Would it be of interest to have a brief conversation about this at your earliest convenience?',
  ),
  draft(
    9,
    'Rowan, Studio Orrery',
    'replied',
    'Gift orders in December',
    'Hi Rowan,',
    'Last December your shop stopped taking gift notes on the 14th, and the reviews of that week mention it eleven times. I suppose that the field broke when the new checkout came.',
    'We found the same fault at a candle shop in Galway and had it mended within a day. Their gift orders made up a third of that December.',
    'Do let me know if you would be interested in a short introduction, and who else in your team I should talk to about this.',
  ),
  draft(
    8,
    'Abena, Volta Textiles',
    'meeting',
    'The size table on your dress pages',
    'Hi Abena,',
    'Your size table is a picture, so on a phone its numbers are two millimetres high. Of the 40 latest reviews of the Adjoa dress, nine say that it came in the wrong size.',
    'We are Brightlane, a leading consultancy for online shops. A shop for school uniforms in Cork had the same table. As text, with a line for “between two sizes”, it brought returns down from 18% to 11% in a term.',
    'Would you like to see yours as text?',
  ),
  draft(
    6,
    'Beatriz, Olive & Oak',
    'no_reply',
    'Re: Faster pages for Olive & Oak',
    'Hi Beatriz,',
    'Did you have a chance to look at my note from last week? I know how busy it gets.',
    'Shall I send you what I found?',
  ),
  draft(
    5,
    'Eirik, Oslo Optik',
    'no_reply',
    'The checkout of Oslo Optik',
    'Hi Eirik,',
    'I was really impressed by Oslo Optik, and I noticed that the checkout could be faster, which is one of the most common reasons for customers abandoning their purchase.',
    'We are Brightlane, a leading consultancy for online shops. We took four seconds off the checkout of a garden shop in Leeds, and its phone orders grew by 11% within two months.',
    'Would you be available for a 30-minute call on Tuesday or Thursday?',
  ),
  draft(
    4,
    'Kirsty, Hartland Books',
    'meeting',
    'Re: Quick question about improving your website’s conversion rates',
    'Hi Kirsty,',
    'On Monday I ordered the new edition of “The Living Mountain” from you. The step where one picks a branch took nine seconds, and it opened at the top of a list of 31 branches rather than at mine.',
    'A bookshop in Ghent lets the phone say where it is, and a third fewer of its customers leave at that step. Please do not hesitate to contact me if you would like to know more.',
  ),
  draft(
    4,
    'Magnus, Fjellbrygg',
    'sent',
    'Your checkout between 6 and 8 pm',
    'Hi Magnus,',
    'On Friday between six and eight in the evening your checkout answered in fourteen seconds, and at ten on Saturday morning in two. That is when people order beer for the weekend.',
    'A roastery in Aarhus had the same peak. We moved the stock check behind the payment; its evening orders grew by 12% in six weeks.',
    'I would appreciate 20 minutes of your time on Thursday or Friday to walk you through it. Is the evening something you already work on?',
  ),
  draft(
    3,
    'Dervla, Petal Post',
    'sent',
    'Spring at Petal Post',
    'Hi Dervla,',
    'Spring must be your busiest season, and a slow checkout costs most when the orders come in.',
    'We are Brightlane, a small consultancy for fast checkouts. Our clients see results within two months, and we would love to do the same for you.',
    'Is this something you look after?',
  ),
  draft(
    2,
    'Clémence, Atelier Brume',
    'replied',
    'One field too many for Belgium',
    'Hi Clémence,',
    'Your checkout asks customers in Belgium for a “département”, which does not exist there. I tried three addresses in Ghent, and none went through.',
    'I just wanted to reach out because a perfume shop in Lille removed the same field last spring, and orders from Belgium doubled within two months.',
    'Do you want the list of the four countries where it happens?',
  ),
  draft(
    1,
    'Ines, Casa Ladrilho',
    'sent',
    'Re: Tile samples and the Spanish checkout',
    'Hi Ines,',
    'Quick follow-up, as I was checking in on the Spanish checkout. Besides the tax number it is the province: the list has the districts of Portugal, so that Sevilla cannot be chosen.',
    'Shall I send you the three fields, with what each should ask for in Spain?',
  ),
];

/**
 * The email in the chat picture: something for most rules, a fact to keep, and a remark only she
 * can sharpen.
 */
export const showpiece = draft(
  0,
  'Tom, Fernhill',
  null,
  'Quick question about improving Fernhill’s checkout on phones',
  'Hi Tom,',
  'I hope you’re well! On Sunday I was looking at Fernhill on my phone and noticed that the checkout takes a while to load, which is one of the most common reasons for customers abandoning their purchase.',
  'We are Brightlane, a leading boutique consultancy that leverages cutting-edge solutions to help e-commerce brands unlock their full potential. Our proven methodology consistently delivers results. Last spring we took four seconds off the checkout of a garden shop in Leeds, and its phone orders grew by 11% within two months.',
  'Would you be available for a 30-minute call on Tuesday or Thursday to discuss how we could work together? You can also book a slot in my calendar, or point me to someone else I should talk to.',
);
