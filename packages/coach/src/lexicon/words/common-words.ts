import { englishFunctionWords } from './function-words.ts';

/** Common English words that are not also common words of another language; "in", "for" and "was" are. */
export const tellingEnglishWords: ReadonlySet<string> = new Set(
  (
    "the and you your yours you're you've you'll you'd that that's this these those with are aren't it's our ours " +
    "from would wouldn't could couldn't should shouldn't they their them they're there here's what's what which when " +
    "where who whose how why because about into been being were weren't than some my his she i'm i've i'll i'd " +
    "we're we've we'll we'd don't doesn't didn't isn't wasn't can't won't haven't hasn't have does did but if any " +
    'each every other only just through during before after while without between again more most very two of by ' +
    'one want need get got make made like look give first new great hello thanks work working ' +
    'saw help know think see worth still anyone yet few many much soon than then them until upon'
  ).split(' '),
);

const byLanguage: Readonly<Record<string, string>> = {
  de:
    'der die das und ist ich wir sie ihr ihre ihrem ihnen mit für auf ein eine einen einem einer nicht zu den dem des von im ' +
    'haben hat sind wird werden dass auch bei uns unser unsere oder aber wie noch nur sehr wenn schon zum zur über kann ' +
    'können gerne vielen dank grüße ihren ihres euch jetzt hallo guten',
  fr:
    'le la les et est je nous vous avec pour un une des du ne pas que qui dans sur votre vos notre nos ce cette ces au aux ' +
    'sont êtes avez plus mais ou où par bonjour merci très bien été être fait aussi leur cordialement serait',
  es:
    'el la los las y es con para un una del que en su sus por se lo al como más pero está están son nos nuestra nuestro ' +
    'hola gracias usted ustedes tu te le vi ha han muy también esta este qué cómo tiene quiero puede podría saludos',
  it:
    'il lo la gli le è io noi con per un una di che non nel nella sul sulla del della dei delle al alla sono ho abbiamo vi ' +
    'vostra vostro voi ciao buongiorno grazie più anche questo questa come se ed ai si avete siamo cordiali saluti vorrei',
  pt:
    'o os as e é eu nós com um uma do da dos das não que em no na nos nas para por se seu sua você vocês olá obrigado ' +
    'obrigada mais mas como está estão são foi ao à também muito esta este gostaria ajudamos',
  nl:
    'de het een en is ik wij jij je jullie met voor van niet op te dat die zijn naar ook aan bij nog maar om uw u hebben ' +
    'heeft heb hebt wordt worden kunnen kan zal dit deze hoe wat onze ons beste groet graag',
  sv:
    'och att det som en ett på är jag vi ni av för med inte den till har om er era din ditt dina vår våra kan skulle också ' +
    'eller hej tack såg hälsningar mycket',
  da:
    'og at det som en et på er jeg vi af for med ikke den til har om jer jeres din dit dine vores kan vil også eller hej ' +
    'tak så mange hilsner hvad må',
  no:
    'og at det som en et på er jeg vi av for med ikke den til har om dere deres din ditt dine vår våre kan vil også eller ' +
    'hei takk så hilsen hva',
  fi:
    'ja on että ei se hän me te ovat oli mutta myös kun jos teidän meidän hei kiitos olemme voinko olisi tämä joka sekä ' +
    'kanssa olen ole terveisin',
  pl:
    'i w z na do się nie że to jest są dla czy jak od po przez oraz ale już tylko pan pani państwo państwa dzień dobry ' +
    'dziękuję firma mamy jesteśmy może mogę który która które',
  cs:
    'a v na se že je jsem jste jsme pro do s z o k by ale jak co nebo vás vám vaše váš dobrý den děkuji které který mohu už ' +
    'při také',
  tr:
    've bir bu için ile da de mi mı çok siz sizin biz olarak daha gibi ne var olan merhaba teşekkürler sizi size ama ya ' +
    'ister misiniz',
  ro: 'și în de la cu pe nu că este sunt o un din pentru ați am sau mai dumneavoastră vă ne bună ziua mulțumesc care fi',
  hu: 'a az és hogy nem is egy van meg de ha már csak mint vagy ön önök kedves köszönöm üdvözlettel lehet volt azt',
  vi: 'và của không tôi bạn chúng có được cho một là với anh chị các những này đã về em xin chào cảm ơn',
  id: 'yang dan untuk dengan anda saya kami tidak ini itu pada dari apakah di ke bahwa akan adalah bisa terima kasih bapak ibu',
};

/** Small words of other languages in Latin script, each with the languages it is common in; none is English too. */
export const languagesOfWord: ReadonlyMap<string, readonly string[]> = invert();

function invert(): Map<string, string[]> {
  const languages = new Map<string, string[]>();
  for (const [language, words] of Object.entries(byLanguage)) {
    for (const word of words.split(' ')) {
      if (tellingEnglishWords.has(word) || englishFunctionWords.has(word)) continue;
      languages.set(word, [...(languages.get(word) ?? []), language]);
    }
  }
  return languages;
}
