import { describe, expect, it } from 'vitest';
import { parseEmail } from './parse-email.ts';

const languageOf = (body: string) => parseEmail({ subject: null, body }).reading.language;

describe('detecting the language', () => {
  it.each([
    [
      'el',
      'Γεια σας κύριε Παπαδόπουλε, είδα ότι ανοίξατε δεύτερο κατάστημα στη Θεσσαλονίκη τον Μάρτιο. Θα σας ενδιέφερε μια σύντομη συζήτηση;',
    ],
    ['el', 'Είδα το νέο σας μαγαζί. Θα θέλατε δείγμα;'],
    [
      'ru',
      'Добрый день, Анна! Я увидел, что вы открыли второй магазин в Казани. Мы помогаем пекарням сократить отходы. Было бы вам интересно?',
    ],
    ['ru', 'Можно прислать образцы?'],
    [
      'uk',
      'Доброго дня, Олено! Я побачив, що ви відкрили другу кав’ярню у Львові. Чи цікаво вам отримати зразки нашої випічки?',
    ],
    [
      'ar',
      'مرحبا سيد أحمد، رأيت أنكم افتتحتم متجرا ثانيا في دبي في مارس. هل ترغبون في تجربة عينة مجانية من منتجاتنا؟',
    ],
    ['ar', 'هل يهمك الأمر؟ نرسل لك عينة'],
    [
      'he',
      'שלום דנה, ראיתי שפתחתם סניף שני בתל אביב במרץ. אנחנו מספקים מאפים קפואים. האם תרצו לקבל דוגמאות?',
    ],
    [
      'zh',
      '您好,王经理,我看到贵公司三月份在上海开了第二家店。我们为面包店提供冷冻面团,能节省人工。您有兴趣了解一下吗?',
    ],
    ['zh', '您需要样品吗?我们可以寄送'],
    [
      'ja',
      '田中様、突然のご連絡失礼いたします。三月に大阪で二号店を開店されたと拝見しました。サンプルをお送りしてもよろしいでしょうか。',
    ],
    ['ja', 'サンプルをお送りしましょうか'],
    [
      'ko',
      '안녕하세요 김 대표님, 3월에 부산에 두 번째 매장을 여신 것을 보았습니다. 샘플을 보내 드려도 될까요?',
    ],
    ['hi', 'नमस्ते शर्मा जी, मैंने देखा कि आपने मार्च में पुणे में दूसरी दुकान खोली है। क्या आप हमारे नमूने देखना चाहेंगे?'],
    ['th', 'สวัสดีครับคุณสมชาย ผมเห็นว่าคุณเปิดร้านที่สองที่เชียงใหม่ในเดือนมีนาคม สนใจรับตัวอย่างไหมครับ'],
    [
      'de',
      'Guten Tag Frau Müller, ich habe gesehen, dass Sie in Leipzig ein zweites Café eröffnet haben. Wir liefern tiefgekühlte Croissants an Bäckereien. Wäre ein Muster für Sie interessant?',
    ],
    [
      'de',
      'Wir helfen Ihrem Unternehmen, Kosten zu senken. Haben Sie nächste Woche Zeit für ein kurzes Gespräch?',
    ],
    [
      'de',
      'Wir sind die führende SaaS Plattform für B2B Marketing Automation und Lead Management in der Cloud. Jetzt Demo buchen und ROI steigern!',
    ],
    [
      'fr',
      'Bonjour Madame Dupont, j’ai vu que vous avez ouvert une deuxième boutique à Lyon en mars. Nous livrons des croissants surgelés aux cafés. Seriez-vous intéressée par un échantillon ?',
    ],
    ['fr', 'Avez-vous quinze minutes cette semaine pour en discuter au téléphone ?'],
    [
      'es',
      'Hola Marta, vi que abristeis una segunda tienda en Sevilla en marzo. Ayudamos a las panaderías a reducir el desperdicio. ¿Te interesaría recibir una muestra?',
    ],
    ['es', '¿Tiene quince minutos esta semana para una llamada corta sobre el tema?'],
    [
      'it',
      'Buongiorno signora Rossi, ho visto che avete aperto un secondo negozio a Torino in marzo. Forniamo cornetti surgelati ai bar. Le farebbe comodo un campione?',
    ],
    ['it', 'Avrebbe quindici minuti questa settimana per una breve telefonata?'],
    [
      'pt',
      'Olá João, vi que vocês abriram uma segunda loja no Porto em março. Ajudamos padarias a reduzir o desperdício. Gostaria de receber uma amostra?',
    ],
    ['pt', 'Teria quinze minutos esta semana para uma conversa rápida por telefone?'],
    [
      'nl',
      'Beste Sanne, ik zag dat jullie in maart een tweede winkel in Utrecht hebben geopend. Wij leveren bevroren croissants aan cafés. Zal ik een doos met voorbeelden sturen?',
    ],
    ['nl', 'Heb je deze week een kwartier voor een kort telefoongesprek over dit onderwerp?'],
    [
      'sv',
      'Hej Karin, jag såg att ni öppnade en andra butik i Göteborg i mars. Vi levererar frysta bullar till kaféer. Skulle ett prov vara av intresse för er?',
    ],
    [
      'da',
      'Hej Mette, jeg så at I åbnede en ny butik i Aarhus i marts. Vi leverer frosne croissanter til caféer. Må jeg sende en prøve?',
    ],
    [
      'no',
      'Hei Ingrid, jeg så at dere åpnet en ny butikk i Bergen i mars. Vi leverer frosne croissanter til kafeer. Kan jeg sende en prøve?',
    ],
    [
      'fi',
      'Hei Mikko, huomasin että avasitte toisen kahvilan Tampereella maaliskuussa. Toimitamme pakastettuja leivonnaisia. Voinko lähettää näytteen?',
    ],
    [
      'pl',
      'Dzień dobry Panie Tomaszu, zauważyłem, że otworzyli Państwo drugi sklep w Krakowie w marcu. Dostarczamy mrożone rogaliki do kawiarni. Czy mogę wysłać próbkę?',
    ],
    [
      'cs',
      'Dobrý den, pane Nováku, všiml jsem si, že jste v březnu otevřeli druhou prodejnu v Brně. Dodáváme mražené pečivo do kaváren. Mohu poslat vzorek?',
    ],
    [
      'tr',
      'Merhaba Ayşe Hanım, martta İzmir’de ikinci mağazanızı açtığınızı gördüm. Kafelere dondurulmuş kruvasan sağlıyoruz. Bir numune göndermemi ister misiniz?',
    ],
    [
      'ro',
      'Bună ziua, am văzut că ați deschis o a doua cafenea în Cluj în luna martie. Livrăm croissante congelate. Doriți o mostră?',
    ],
    [
      'hu',
      'Kedves Péter, láttam, hogy márciusban megnyitották a második üzletüket Szegeden. Fagyasztott péksüteményt szállítunk. Küldhetek mintát?',
    ],
    [
      'vi',
      'Xin chào anh Minh, tôi thấy công ty anh đã mở cửa hàng thứ hai ở Đà Nẵng vào tháng ba. Anh có muốn nhận mẫu thử không?',
    ],
    [
      'id',
      'Selamat pagi Pak Budi, saya melihat bahwa Anda membuka toko kedua di Bandung pada bulan Maret. Apakah Anda tertarik menerima contoh produk kami?',
    ],
  ])('reads %s: %s', (language, body) => {
    expect(languageOf(body)).toBe(language);
    expect(languageOf(`${body}\n\n${body.repeat(4)}`)).toBe(language);
  });

  it.each([
    'SaaS API ROI B2B growth hacking KPI funnel CRM pipeline revenue ops enablement platform',
    'Noticed Tomasz Kowalski joined Allegro in Poznan, congrats to Piotr Nowak and Agnieszka Zielinska too.',
    'saw ur post bout remote hiring, super cool stuff, wanna chat soon?',
    'WE HELP COMPANIES GROW FAST. CLICK HERE NOW AND BUY OUR PRODUCT TODAY.',
    'I am write to you because your company need good software. We make software very cheap and quality is high.',
    'Dear sir, kindly do the needful and revert back regarding same at earliest convenience.',
    '- 40% fewer no-shows\n- Live in 2 weeks\n- No contract\n- Free setup\n- Human support',
    'Bonjour Claire, I saw that Maison Lenoir opened a second shop in Lyon. Would samples be of use?',
    'Your ad says “Wir suchen einen Backend-Entwickler mit Erfahrung in Java und Kotlin”. Are you still hiring?',
    'React TypeScript Node PostgreSQL Kubernetes Terraform AWS Docker CI/CD GraphQL REST gRPC',
    'Quick question re: Q3 pipeline. Who owns SDR hiring at Acme GmbH? Mind pointing me to them?',
    'Saw Volkswagen Financial Services Braunschweig hired Jürgen Müller and Hans-Peter Schröder. Hiring more?',
    'Boost sales fast. Cut costs. Save hours. Win deals. Close faster. Scale up. Grow revenue.',
    'Buy cheap shoes online best price discount shoes sale free shipping shoes store outlet',
    'Loved podcast ep 42 w/ Sofia Alvarez Gomez, esp. bit re pricing pages. Demo?',
    'Hope all good. Pls find attached brochure, price list, company profile. Awaiting reply.',
    'Would €1,200 per month for payroll in Lisboa, Porto, Coimbra, Braga and Faro suit Silva & Filhos Lda?',
    'Ciao Marco! Congrats on Pasta Fresca Milano. Free samples?',
    'Guest post idea: "Sourdough starter myths". 900 words, original, photos included. Interested?',
    'Noticed Mercado Libre, Rappi, Nubank, Kavak, Bitso all use Datadog. Cheaper logs possible. Interested?',
    'Series A, €4M ARR, 120% NRR, 18 month payback. Deck? Data room ready. Berlin, Paris, Madrid offices.',
    'Lorem Ipsum generator tools ranked: your post misses three. Mine covers GDPR fonts. Link swap?',
    'Greetings of the day! Myself Rajesh Kumar from Infotech Solutions Pvt Ltd Hyderabad. We are offering web designing, SEO, PPC services.',
    'Hola Carlos, quick one: does Grupo Azul still hire baristas for Barcelona? Vale la pena chatting?',
    'Selling: espresso machine, La Marzocco Linea Mini, Mahlkönig grinder, Acaia scale. Collection Leeds.',
    'Application: senior data analyst. Python, SQL, Tableau, Looker, dbt. Manchester or remote. CV attached.',
    'Your café menu lists pain au chocolat, brioche à tête, kouign-amann, croissant aux amandes. Frozen supply?',
    'hey sam quick q do u guys do retainers or only per project stuff thx',
    'Naan, roti, paratha, samosa, dosa, idli, vada supplier for Southall restaurants, halal certified, daily delivery.',
    'Congrats Siobhán, Caoimhe, Tadhg & Aoife: Dún Laoghaire launch looked fab. Photographer needed?',
    'hey, i do websites. do it? Shopify Klaviyo Berlin 2026 40% CEO revenue growth Leeds checkout 12 March.',
  ])('leaves %j English', (body) => {
    expect(parseEmail({ subject: null, body }).reading.isSupported).toBe(true);
  });

  it.each([
    '',
    'Hi Tom,',
    'Danke!',
    '42',
    'https://beispiel.de/eine/lange/adresse/mit/vielen/worten/darin/und/mehr',
  ])('cannot tell of %j', (body) => {
    expect(languageOf(body)).toBe('und');
  });
});
