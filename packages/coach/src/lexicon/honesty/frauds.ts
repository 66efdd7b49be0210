/** Phrases that do the same work in a fraud. However many of them are there, they count once. */
type FraudSign = {
  readonly weight: number;
  readonly phrases: readonly string[];
  /** What no list of phrases can hold, within one sentence and outside quotation marks. */
  readonly pattern?: RegExp;
  /** A sentence with this in it says the opposite of the pattern. */
  readonly unless?: RegExp;
};

/** A kind of fraud, known by what its letters cannot do without. */
type Fraud = {
  /** "an advance-fee letter" */
  readonly name: string;
  /** The weight of signs from which on a letter is one. */
  readonly enough: number;
  readonly signs: readonly FraudSign[];
};

function sign(weight: number, ...phrases: readonly string[]): FraudSign {
  return { weight, phrases: phrases.flatMap((some) => some.split(', ')) };
}

const personalDetails =
  'your full name, your full names, your bank account number, your bank details, your bank account details, your banking details, ' +
  'your banking information, your account number, your account details, your private telephone, your private phone, ' +
  'your direct telephone, your telephone number, your home address, your residential address, your date of birth, ' +
  'your occupation, copy of your passport, copy of your id, your personal details, your personal information, ' +
  'your social security number, your credit card number, your card number, full name address, full name and address, ' +
  'your names and address, names address, your age and occupation, age and occupation';

const untraceablePayments =
  'western union, moneygram, money gram, bitcoin, btc, wallet address, usdt, atm card, gift cards, wire transfer';

const advanceFee: Fraud = {
  name: 'an advance-fee letter',
  enough: 5,
  signs: [
    {
      ...sign(
        2,
        'next of kin, late husband, late father, late mother, late client, late customer, deceased client, deceased customer, my deceased',
        'unclaimed fund, unclaimed funds, unclaimed money, unclaimed inheritance, abandoned fund, abandoned funds, abandoned sum, dormant account, your inheritance, inheritance fund',
        'inheritance funds, consignment box, consignment boxes, trunk box, trunk boxes, over invoiced, overinvoiced, overdue payment',
        'compensation fund, compensation funds, compensation payment, contract payment, fund release, plane crash, air crash, died in a, died of, left behind by, gold dust',
        'your fund, your funds, beneficiary of the fund, unpaid contract, my inheritance, inherited from my, inherited the sum, without heirs, without an heir, no heirs, no heir, no living relative',
      ),
      pattern:
        /\b(?:my|our|the|his|her|a|of|your) late (?:\p{L}+\.? ){0,2}(?:minister|president|general|king|chief|sultan|sheikh|governor|senator|politician|banker|businessman|uncle|aunt|cousin|brother|relative|boss|wife)\b/iu,
    },
    {
      ...sign(
        2,
        'transfer the fund, transfer the funds, transfer this fund, transfer these funds, transfer this money, transfer the money, transfer the sum, transfer of the fund, transfer of the funds, transfer of this fund, transfer of this money',
        'move the fund, move the funds, move this fund, move the money, move this money, release the fund, release the funds, release of your fund, release of your funds, release of the funds, release your fund, release your funds',
        'receive the fund, receive the funds, receive this fund, receive this money, receive the money, receive the sum, receive your fund, receive your funds, receive your payment',
        'into your bank account, in your bank account, transferred to your account, transferred into your account, out of the country, out of my country, out of this country',
        'foreign partner, foreign account, stand as, stand in as, as the beneficiary, as my beneficiary, as beneficiary, claim the fund, claim the funds, claim this fund, claim this money, claim the money, claim your fund, claim your funds',
        'percent of the total, of the total sum, of the total amount, your share of, clearance fee, release fee, notary fee, stamp duty, invest this money, invest the money, invest the funds in your',
        'donate the sum, donate this money, donate the money, will it to, distribute the funds, distribute the money',
        'your name is on the account, account in your name, deposited in your name, present you as, presented as the heir, share his surname, share her surname, same surname, same last name, his last name, as a foreigner, a foreign account, an account abroad, your account abroad',
      ),
      pattern:
        /\b[1-6]\d ?(?:%|percent|per cent) (?:(?:will be|is|goes) (?:for you|to you|yours)|of (?:it|the money|the sum|the funds?) (?:for|to|is|will))\b|\b(?:(?:share|split) it (?:between us|equally|half|fifty|50)|(?:share|split) the (?:money|funds?|sum)|you can claim (?:it|the money))/iu,
    },
    sign(2, personalDetails, 'bank form, bank forms, claim form, release form, beneficiary form'),
    {
      ...sign(
        1,
        'million dollars, million us dollars, million united states dollars, million usd, million pounds, million british pounds, million euros, million euro',
        'thousand us dollars, thousand united states dollars, hundred thousand dollars, united states dollars, us dollars, great britain pounds, pounds sterling, the sum of',
      ),
      pattern: /[$€£]\s?(?:\d{1,3}(?:[.,]\d{1,3})?\s?(?:million|m\b)|\d{1,3}(?:,\d{3}){2})/iu,
    },
    sign(
      1,
      'strictly confidential, strict confidence, utmost confidentiality, utmost secrecy, utmost confidence, top secret, keep this confidential, absolute confidentiality, highly confidential, confidential transaction',
      'confidential business, risk free, hitch free, 100% safe, mutual benefit, mutually beneficial, business proposal, business proposition',
      'dearly beloved, my beloved, beloved in christ, beloved one, beloved friend, dear beloved, god bless, may god, god fearing, in the name of god, almighty god, god almighty, dear friend, dear beneficiary, attention beneficiary',
      'compliments of the season, urgent response, urgent reply, urgent assistance, honest person, trustworthy person, honest and trustworthy, your kind heart, god directed, with due respect, due respect',
    ),
    sign(
      1,
      'barrister, personal attorney, prince, princess, widow, widowed, son of the late, daughter of the late, wife of the late, wife of late, son of late, daughter of late, bank director, director of the bank, bank manager, branch manager',
      'remittance, diplomatic courier, diplomat, united nations, fbi, imf, central bank, bank of africa, nigeria, burkina faso, ivory coast, abidjan, ouagadougou, lagos, benin republic, ghana, togo, syria, us army, us soldier, american soldier, cancer, orphanage',
    ),
    sign(1, untraceablePayments),
  ],
};

const lottery: Fraud = {
  name: 'a false prize',
  enough: 3,
  signs: [
    sign(
      1,
      'you have won, you won, you are the winner, has won, lucky winner, lucky winners, winning number, winning numbers, winning notification, as a winner, as the winner, emerged as, prize winner, was drawn, were drawn, cash prize, grand prize, one of the winners',
    ),
    sign(
      1,
      'lottery, lotto, sweepstake, sweepstakes, raffle, promo draw, email draw, ballot, jackpot, powerball, mega millions, prize money, your prize, your winning, award promo, promotion draw',
    ),
    sign(
      1,
      personalDetails,
      'claim your, to claim, claims agent, claim agent, claims department, claims officer, fiduciary agent, ticket number, batch number, processing fee, delivery fee, courier fee',
    ),
  ],
};

const phishing: Fraud = {
  name: 'a phishing notice',
  enough: 3,
  signs: [
    sign(
      1,
      'account has been suspended, account has been limited, account has been locked, account has been restricted, account has been disabled, account has been compromised, account is suspended, account is limited, account is on hold, account was suspended, account will be suspended',
      'account will be closed, account will be deactivated, account will be terminated, account will be locked, account will be deleted, unusual activity, unusual sign in, unusual login, suspicious login, suspicious activity on your, unauthorized login, unauthorised login',
      'mailbox is full, mailbox is almost full, mailbox quota, mailbox storage, exceeded its storage, password expires, password will expire, password has expired, could not be delivered, payment was declined, payment has been declined',
    ),
    sign(
      1,
      'verify your account, verify your identity, verify your password, verify your email, verify your information, verify your details, verify your billing, confirm your account, confirm your identity, confirm your password, confirm your details, confirm your information, confirm your billing',
      'update your billing, update your payment, update your account, update your password, update your information, validate your account, validate your email, validate your mailbox, reactivate your account, restore your account, keep your password, keep current password, keep same password',
      'enter your password, log in to your account, login to your account, sign in to your account, click the link below, click on the link below, click below to, click here to verify, verify now',
    ),
    sign(
      1,
      'within 24 hours, within 48 hours, in 24 hours, within 12 hours, within 24hrs, permanently, failure to, will be suspended, will be closed, will be terminated, will be deleted, will be locked, avoid suspension, avoid interruption',
      'dear customer, dear user, dear valued customer, dear account holder, dear account owner, dear client, final notice, final warning, last warning, security department',
    ),
  ],
};

const loan: Fraud = {
  name: 'a loan offer that wants personal details',
  enough: 3,
  signs: [
    sign(
      1,
      'need a loan, need an urgent loan, need a genuine loan, loan offer, offer loans, offer loan, offer all kinds of loan, give out loans, give out loan, grant loans, loan lender, loan company, personal loan, personal loans, urgent loan, loan of any',
    ),
    sign(
      1,
      'interest rate, interest rates, 2% interest, 3% interest, no credit check, no collateral, without collateral, bad credit, low interest',
    ),
    sign(
      1,
      personalDetails,
      'loan amount needed, amount needed, loan duration, duration of the loan, your monthly income, monthly income, loan application form, fill the form',
    ),
  ],
};

const blackmail: Fraud = {
  name: 'blackmail',
  enough: 3,
  signs: [
    {
      ...sign(
        1,
        'recorded you, video of you, your webcam, your camera, infected your, hacked your, i hacked, your password is, know your password, your browsing history, adult sites, adult site, adult websites, adult website, porn, pornographic, malware on your, trojan',
      ),
      pattern: /\b(?:recording|video|photos|pictures|screenshots) of you\b/iu,
    },
    sign(1, untraceablePayments),
    sign(
      1,
      'your contacts, your friends and family, your family, your wife, your husband, all your colleagues, delete the video, destroy the video, send the video, share the video, release the video, 48 hours, 24 hours, 72 hours, two days to',
    ),
  ],
};

const sureProfit: Fraud = {
  name: 'a promise of sure profit',
  enough: 3,
  signs: [
    sign(
      1,
      'guaranteed profit, guaranteed profits, guaranteed return, guaranteed returns, guaranteed income, guaranteed daily, double your, triple your, daily profit, daily profits, weekly profit, weekly profits, profit daily, profits daily, profit every, risk free profit, 10% daily, 5% daily, 3% daily, 2% daily, 1% daily, 20% weekly, 10% weekly, 100% profit, 200% profit, 300% profit, daily returns, weekly returns',
    ),
    sign(
      1,
      'bitcoin, bitcoins, btc, crypto, cryptocurrency, forex, binary options, binary option, mining pool, bitcoin mining, trading bot, investment platform, investment plan',
    ),
    sign(
      1,
      'whatsapp, telegram, minimum deposit, deposit of, invest as little, start with as little, invest only, invest now, start with just, limited slots, withdraw anytime, withdraw your, withdraw at any, sign up bonus, your investment, invest just',
    ),
  ],
};

const falseJob: Fraud = {
  name: 'a false job offer',
  enough: 3,
  signs: [
    sign(
      1,
      'work from home, working from home, be your own boss, data entry job, mystery shopper, secret shopper, personal assistant job, part time job, home based job, work at home, payment agent, payroll agent, package handler, online job',
    ),
    sign(
      1,
      'no experience needed, no experience required, no experience necessary, no experience is, no skills required, no skills needed, weekly pay, earn up to, per week, a week, weekly, a day, daily, every week, hours a day',
    ),
    sign(
      1,
      personalDetails,
      "cashier check, cashier's check, deposit the check, cash the check, keep the remaining, keep 10%, registration fee, training fee, application fee, starter kit",
    ),
  ],
};

const giftCards: Fraud = {
  name: 'a gift-card trick',
  enough: 3,
  signs: [
    sign(
      1,
      'gift card, gift cards, itunes cards, itunes card, steam cards, google play cards, amazon cards',
    ),
    sign(
      1,
      'scratch, back of the card, back of the cards, card codes, the codes, the pins, pictures of the, photos of the, card numbers',
    ),
    sign(
      1,
      'reimburse, reimbursed, pay you back, refund you, in a meeting, discreet, confidential, surprise, urgent, urgently, right now, asap, as soon as possible',
    ),
  ],
};

/** What nobody may ask of a stranger; "your password policy" is none of it. */
const secret = String.raw`(?:your (?:[\p{L}’'-]{1,20} ){0,4}?(?:pass(?:word|code|phrase)s?|pin (?:code|number)|(?:bank|card|atm) pin|card (?:numbers?|details)|cvv|cvc|(?:security|verification|one[- ]time) (?:code|password)|log-?ins?(?: details| data)?|(?:log-?in|account|admin|bank|banking) credentials|(?:seed|recovery) phrase|private keys?|social security number|ssn)(?![\p{L}-]| (?:managers?|polic(?:y|ies)|rules?|resets?|pages?|forms?|screens?|flows?|of)\b)|the (?:[\p{L}\d-]{1,12} )?code (?:that )?(?:you|we|i) (?:just )?(?:sent|texted|get|got|receive|received)\b)`;
const polite = String.raw`\b(?:please|kindly|(?:could|can|will) you(?: please| just| also)?|(?:need|want|ask) you to)(?: (?:send|give|share|confirm|forward|provide|supply|submit|enter|e-?mail|text))?`;
const toUs = String.raw`\b(?:send|give|tell|share|forward|e-?mail|text|show)(?: it to)? (?:me|us)(?: just| only| both)?`;
const otherwise = String.raw`\b(?:(?:reply|answer|respond|write back) with|(?:i|we) need|what is)(?: just| only)?`;

const theftOfSecrets: Fraud = {
  name: 'a request for secrets',
  enough: 2,
  signs: [
    {
      weight: 2,
      phrases: [],
      pattern: new RegExp(
        String.raw`(?:${polite}|${toUs}|${otherwise}) ${secret}|\b(?:send|give|share|forward|show) ${secret} (?:to|with) (?:me|us)\b`,
        'iu',
      ),
      unless:
        /\b(?:never|not|nobody|no one|none|without|stop|instead|rather than|if (?:some|any)(?:one|body))\b|n['’]t\b/iu,
    },
    {
      weight: 1,
      phrases: [],
      pattern: new RegExp(String.raw`\b(?:enter|type|fill in|confirm|update) ${secret}`, 'iu'),
    },
    sign(
      1,
      'your refund, tax refund, refund of, to receive it, to claim it, your prize, your award, has a virus, was locked, is locked, was suspended, will be closed, to renew it, to avoid',
    ),
  ],
};

/** Who threatens is the writer: gangs and hackers are spoken of by those who keep them out. */
const weWill = String.raw`(?:\b(?:we|i)\b(?:(?!\b(?:who|that|which|they|gangs?|hackers?|attackers?|criminals?|thieves)\b)[^.?!]){0,60}?(?:will|shall|going to|['’]ll)|\b(?:otherwise|or else|or),? (?:we|i)(?: will|['’]ll)?) (?:\p{L}{1,20} ){0,2}?`;
const kept = String.raw`(?:it|them|this|these|everything|(?:the|your|all|these|those)(?: \p{L}{1,20})? ?(?:photos?|pictures?|videos?|recordings?|files|data|screenshots|messages|chats|secrets?))`;
const closeOnes = String.raw`(?:your (?:wife|husband|partner|family|parents|friends|boss|employer|colleagues|contacts)|every contact|everyone you know)`;

const threat: Fraud = {
  name: 'a threat',
  enough: 2,
  signs: [
    {
      weight: 1,
      phrases: [],
      pattern: new RegExp(
        String.raw`${weWill}(?:(?:post|publish|leak|expose|release|upload|spread) (?:${kept}|(?:\d{1,4}|dozens of|hundreds of)? ?(?:one-star|1-star|bad|negative|false|fake) reviews)|(?:send|share|show|forward) ${kept} (?:to|with) ${closeOnes}|tell ${closeOnes}|(?:hurt|harm|kill|burn|destroy|ruin|wreck|wipe|encrypt|take down) (?:you|it|them|everything|your|the))\b|\b(?:it|they|files|data|photos|pictures|video) will be (?:published|leaked|posted|released|sold|exposed)\b|\b(?:he|she|they|you|nobody|no one) (?:will )?(?:stays?|remains?|gets?|be) (?:safe|hurt|harmed|unharmed|alive)\b`,
        'iu',
      ),
    },
    {
      weight: 1,
      phrases: [],
      pattern:
        /\b(?:unless|until|if) (?:you|we|i) (?:do not |don['’]t |refuse to |fail to |won['’]t |will not |first )?(?:(?:pay|transfer|wire)(?! (?:attention|more|less|for|your|nothing))|(?:send|get|receive)(?: me| us)? (?:[$€£]|\d|the money|the payment|payment|bitcoin))|\b(?:pay|send|transfer|wire) (?:us |me )?(?:[$€£]\s?\d|\d|the money|in bitcoin)[^.?!]{0,60}\b(?:or|otherwise|and (?:he|she|they|nobody|no one))\b/iu,
    },
  ],
};

export const frauds: readonly Fraud[] = [
  advanceFee,
  lottery,
  phishing,
  loan,
  blackmail,
  sureProfit,
  falseJob,
  giftCards,
  theftOfSecrets,
  threat,
];
