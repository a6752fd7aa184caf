import { describe, expect, test } from 'vitest'
import { loadPolarityScorer } from '../../../src/text/sentiment/loadPolarityScorer.js'

/** Sentences as reviews and posts have them: a sign for praise (+), blame (-) or neither (0), then what was written. */
const sentences: Readonly<Record<string, string>> = {
  cs: `
    - Zadna slava, cekal jsem neco lepsiho.
    + Konečně něco, u čeho jsem se od srdce zasmál!
    0 Pokoj má dvě postele a okno do dvora.
    - Na e-maily nereagují, telefon neberou, peníze nevrátili.
    + Nemám výtky, všechno proběhlo hladce.
    + Gól v poslední minutě, to byla paráda, kluci!
    + Sluchátka sedí jak ulitá a zvuk je parádní.
    - Neskutečně zdlouhavé, děj se vleče.
    - Kancelář okresního úřadu mě poslala třikrát domů kvůli jednomu razítku, to je k vzteku.
    + Knížka mě chytla od první stránky a nepustila.
    - Hračka se rozpadla dřív, než ji syn stihl rozbalit.
    - Nedodali, nekomunikovali a ještě chtěli storno poplatek.
    - Wifi na pokoji nešla a klimatizace hučela celou noc.
    + Vsechno probehlo v poradku, doporucuju.
  `,
  en: `
    - I have had better curries at the station.
    - There are better gyms in this street.
    - The carpet needs to be cleaned.
    - The crew? They just don't care.
    - I don't think the driver was polite.
    - I can't say that the guide was helpful.
    - The buffet was supposed to be fresh.
    - The flat has seen better days.
    - We were passed from pillar to post.
    - The boots are poorly stitched and the lining is tatty.
    + I have not found a better dentist.
    + It does not get any better than this.
    + The owner could not be kinder.
    + I would not change a thing.
    + We were sad to leave.
    + The setup is hassle-free, the app is ad-free.
    + They kept us informed.
    + The plot was first rate.
    + Nothing was too much trouble.
    0 My son is six years old.
    0 The gift shop sells soft drinks.
    0 The waiting room has a flat screen.
    0 I am gluten-free, she is on the waiting list.
    0 My old laptop had two hard drives.
    0 It is for cold winters and hot summers.
    0 The emergency exit is behind the late check in.
  `,
  fi: `
    - Ei ollut rahan väärti, odotin parempaa.
    + Vihdoinkin kunnon komedia, nauroin vedet silmissä!
    0 Huoneessa on kaksi sänkyä ja ikkuna pihalle.
    - Sähköposteihin ei vastata eikä rahoja ole palautettu.
    + Ei moitittavaa, kaikki sujui mutkitta.
    + Maali viime minuutilla, jes, pojat teki sen!
    + Istuu kuin hanska ja materiaali tuntuu ylelliseltä.
    - Juoni junnaa paikallaan ja loppu on lässähdys.
    - Virasto pompotti minua kolme kertaa yhden leiman takia.
    + Kirja vei mennessään heti ensi sivulta.
    - Lelu hajosi ennen kuin poika ehti edes leikkiä sillä.
    - Ei toimitettu, ei vastattu ja vielä perittiin peruutusmaksu.
    - Huoneen wifi ei toiminut ja ilmastointi hurisi koko yön.
    + Viihtyisä ravintola, annokset kauniita ja maut kohdallaan.
  `,
  hu: `
    - Semmi extra, többet vártam tőle.
    + Végre egy vígjáték, amin könnyesre nevettem magam!
    0 A szobában két ágy van és az ablak az udvarra néz.
    - Az e-mailekre nem válaszolnak, a pénzt nem küldték vissza.
    + Nincs kifogásom, minden simán ment.
    + Gól az utolsó percben, ez az, fiúk, hajrá!
    + Tökéletesen passzol, puha az anyaga, imádja a gyerek.
    - Vontatott, nem történik benne semmi.
    - Háromszor küldtek haza egy pecsét miatt, felháborító.
    + A könyv az első oldaltól magával ragadott.
    - A játék darabokra hullott, mielőtt a fiam kibonthatta volna.
    - Nem szállítottak, nem kommunikáltak, és még lemondási díjat is kértek.
    - A szobában nem volt wifi, és a klíma egész éjjel zúgott.
    + Hangulatos étterem, szépen tálalt, ízletes ételek.
  `,
  ro: `
    - Nimic deosebit, ma asteptam la mai mult.
    + În sfârșit o comedie la care am râs cu lacrimi!
    0 Camera are două paturi și o fereastră spre curte.
    - Nu răspund la mailuri și nu mi-au dat banii înapoi.
    + Nu am nimic de obiectat, totul a mers strună.
    + Gol în ultimul minut, bravo băieți, ce bucurie!
    + Îmi vine perfect, materialul e moale și calitativ.
    - Lung, lent, nu se întâmplă nimic.
    - M-au trimis acasă de trei ori pentru o ștampilă, revoltător.
    + Cartea m-a prins de la prima pagină.
    - Jucăria s-a făcut bucăți înainte să o desfacă băiatul.
    - N-au livrat, n-au comunicat și mi-au mai cerut și taxă de anulare.
    - Wifi-ul nu mergea în cameră și aerul condiționat făcea zgomot toată noaptea.
    + Restaurant cochet, mancare gustoasa si frumos prezentata.
  `,
  el: `
    - Τίποτα το ιδιαίτερο, περίμενα κάτι καλύτερο.
    + Επιτέλους μια κωμωδία που με έκανε να κλάψω από τα γέλια!
    0 Το δωμάτιο έχει δύο κρεβάτια και παράθυρο στην αυλή.
    - Δεν απαντούν στα μέιλ και δεν επέστρεψαν τα χρήματα.
    + Δεν έχω κανένα παράπονο, όλα κύλησαν ομαλά.
    + Γκολ στο τελευταίο λεπτό, μπράβο παιδιά, τι χαρά!
    + Εφαρμόζει τέλεια, το ύφασμα είναι μαλακό και ποιοτικό.
    - Αργόσυρτο, δεν συμβαίνει τίποτα.
    - Με έστειλαν τρεις φορές σπίτι για μια σφραγίδα, εξοργιστικό.
    + Το βιβλίο με συνεπήρε από την πρώτη σελίδα.
    - Το παιχνίδι έγινε κομμάτια πριν προλάβει να το ανοίξει ο γιος μου.
    - Ούτε παρέδωσαν ούτε επικοινώνησαν και ζήτησαν και ακυρωτικά.
    - Το wifi δεν έπιανε στο δωμάτιο και το κλιματιστικό έκανε θόρυβο όλη νύχτα.
    + Ζεστός χώρος, όμορφα πιάτα και πολύ νόστιμο φαγητό.
  `,
  de: `
    + Wir kennen kein besseres Café in der Stadt.
    + Den Friseur kann ich nicht genug empfehlen.
    + Bereue den Kauf nicht, sitzt wie angegossen.
    - Nach drei Wochen hat der Mixer den Geist aufgegeben.
    - Nur ein Stern, reif für die Tonne.
    - Wir wurden wochenlang vertröstet und hingehalten.
    0 Das Zimmer hat zwei Betten und ein Fenster zum Hof.
    0 Ein Schild am Eingang wäre hilfreich gewesen.
  `,
  no: `
    - Ikke noe å skryte av, jeg ventet meg mer.
    + Endelig en komedie jeg lo meg skakk av!
    0 Rommet har to senger og vindu mot gården.
    - De svarer ikke på mail og har ikke betalt tilbake pengene.
    + Har ingenting å utsette, alt gikk knirkefritt.
    + Mål i siste minutt, jippi, bra jobba gutter!
    + Sitter som et skudd og stoffet føles luksuriøst.
    - Langdrygt, det skjer ingenting.
    - Jeg ble sendt hjem tre ganger på grunn av et stempel, helt utrolig dårlig.
    + Boka tok meg fra første side.
    - Leken falt fra hverandre før gutten fikk pakket den ut.
    - Ingen levering, ingen beskjed og i tillegg avbestillingsgebyr.
    - Wifi på rommet virket ikke og aircondition bråkte hele natta.
    + Koselig restaurant, pene tallerkener og masse smak.
  `,
  id: `
    - Biasa aja, ekspektasi saya ketinggian.
    + Akhirnya ada komedi yang bikin ngakak!
    0 Kamarnya ada dua tempat tidur dan jendela ke halaman.
    - Chat gak dibales, uang gak dikembalikan.
    + Gak ada yang perlu dikeluhkan, semua lancar jaya.
    + Gol di menit terakhir, hore, hidup timnas!
    + Ukurannya pas, bahannya lembut, anak saya suka.
    - Alurnya lambat dan bertele-tele.
    - Disuruh bolak-balik tiga kali cuma gara-gara cap, nyebelin.
    + Bukunya bikin penasaran dari halaman pertama.
    - Mainannya hancur sebelum sempat dimainin anak.
    - Gak dikirim, gak ada kabar, malah kena biaya pembatalan.
    - Wifi kamar gak nyambung dan AC bunyi semalaman.
    + Restorannya cozy, rasanya juara, penyajian cantik.
  `,
  hi: `
    - कुछ खास नहीं, मुझे ज्यादा उम्मीद थी।
    + आखिरकार एक ऐसी कॉमेडी जिसे देखकर पेट में बल पड़ गए!
    0 कमरे में दो बिस्तर और एक खिड़की है।
    - ईमेल का जवाब नहीं देते और पैसे भी वापस नहीं किए।
    + कोई शिकायत नहीं, सब कुछ आराम से हो गया।
    + आखिरी मिनट में गोल, वाह लड़कों, मज़ा आ गया!
    + फिटिंग एकदम सही है और कपड़ा मुलायम है।
    - फिल्म बहुत लंबी है और कहानी में दम नहीं है।
    - एक मुहर के लिए तीन बार दफ्तर के चक्कर लगवाए, बहुत गुस्सा आया।
    + किताब ने पहले ही पन्ने से बांध लिया।
    - खिलौना खोलने से पहले ही टूट गया।
    - सामान नहीं भेजा, फोन नहीं उठाया और ऊपर से कैंसिलेशन चार्ज काट लिया।
    - कमरे में वाईफाई नहीं चला और एसी रात भर शोर करता रहा।
    + restaurant accha hai, khana tasty aur sasta
  `,
  uk: `
    - Нічого особливого, очікував більшого.
    + Нарешті комедія, на якій я сміявся до сліз!
    0 У кімнаті два ліжка і вікно у двір.
    - На листи не відповідають, гроші не повернули.
    + Жодних зауважень, усе пройшло гладенько.
    + Гол на останній хвилині, ура, молодці хлопці!
    + Сидить ідеально, тканина м'яка і якісна.
    - Затягнуто, нічого не відбувається.
    - Тричі ганяли додому через одну печатку, просто обурливо.
    + Книга затягнула з першої сторінки.
    - Іграшка розсипалася ще до того, як син її розпакував.
    - Не доставили, не передзвонили і ще й зняли комісію за скасування.
    - Вайфай у номері не працював, кондиціонер гудів усю ніч.
    + Затишний ресторан, гарна подача, смачнющі страви.
  `,
  bg: `
    - Нищо особено, очаквах нещо повече.
    + Най-после комедия, на която се смях от сърце!
    0 Стаята има две легла и прозорец към двора.
    - Не отговарят на имейли и не ми върнаха парите.
    + Нямам никакви оплаквания, всичко мина гладко.
    + Гол в последната минута, браво момчета!
    + Стои ми идеално, материята е мека и качествена.
    - Мудно, нищо не се случва.
    - Разкарваха ме три пъти за един печат, възмутително.
    + Книгата ме увлече от първата страница.
    - Играчката се разпадна преди синът ми да я разопакова.
    - Нито доставиха, нито се обадиха, а ми взеха и такса за отказ.
    - Интернетът в стаята не работеше и климатикът бръмчеше цяла нощ.
    + Уютен ресторант, красиво поднесени и вкусни ястия.
  `,
  sl: `
    - Telefon se je pokvaril po enem tednu.
    + Paket je prišel naslednji dan, priporočam.
    0 Film so posneli leta 1998 in traja dve uri.
    + Končno komedija, pri kateri sem se nasmejal do solz.
    - Škoda, lahko bi bil dober film.
    - Ne odgovarjajo na pošto in denarja niso vrnili.
    - V kopalnici je bila plesen.
    - Zanic, nikoli vec.
  `,
  sr: `
    - Telefon se pokvario posle nedelju dana.
    + Paket je stigao sutradan, preporučujem prodavnicu.
    0 Film je snimljen 1998. i traje dva sata.
    + Konačno komedija uz koju sam se ismejao do suza.
    - Šteta, mogao je biti dobar film.
    - Ne odgovaraju na mejlove i nisu vratili pare.
    - У купатилу је било буђи и смрдело је.
    - Uzas, nikad vise necu kupiti kod njih.
  `,
  lt: `
    - Telefonas sugedo po savaitės.
    + Siunta atėjo kitą dieną, rekomenduoju parduotuvę.
    0 Filmas sukurtas 1998 metais ir trunka dvi valandas.
    + Pagaliau komedija, iš kurios juokiausi iki ašarų.
    - Gaila, galėjo būti geras filmas.
    - Į laiškus neatsako, pinigų negrąžino.
    - Vonioje buvo pelėsis.
    - Siaubas, daugiau niekada nepirksiu.
  `,
  ca: `
    - El mòbil es va espatllar al cap d'una setmana.
    + El paquet va arribar l'endemà, recomano la botiga.
    0 La pel·lícula es va rodar el 1998 i dura dues hores.
    + Per fi una comèdia que m'ha fet riure de debò.
    - Llàstima, podria haver estat una bona pel·lícula.
    - No responen els correus i no m'han tornat els diners.
    - El bany tenia floridura.
    - Horrible, no hi tornaré mai més.
  `,
  es: `
    - El mando es poco intuitivo.
    - Una falta de respeto hacia los huéspedes.
    - En la cama había pulgas.
    - Me cobraron de más y fue un cargo indebido.
    - Material de baja calidad.
    + El traslado al centro es sin coste.
    + El paquete llegó a tiempo y sin límites de peso.
    + Había toallas de sobra.
    0 Si bien llueve, salimos.
    0 Es un teléfono inteligente.
    0 Trabaja a tiempo completo.
    0 Ocurrió hace poco, poco después de comer.
  `,
  pt: `
    - O produto veio mal embalado.
    - Passou do prazo e o site está fora do ar.
    - Cobraram a mais na fatura.
    - Foi um transtorno, fui lesado.
    + Parcelaram a compra sem juros e sem custo adicional.
    0 Comprei um telefone inteligente.
  `,
  fr: `
    - Un produit bas de gamme.
    + Le dessert, un délice !
    + Annulation sans frais et colis livré à temps.
    0 La mise en pratique vient au chapitre trois.
    0 Elle travaille à temps plein.
  `,
  it: `
    - Un bagno a dir poco squallido.
    - Hanno smarrito la valigia.
    + Posizione strategica e nessuna attesa, tutto senza costi aggiuntivi.
    0 Lavora a tempo pieno.
    0 Ha un telefono intelligente.
  `,
}

const labels: Readonly<Record<string, number>> = { '+': 1, '-': -1, '0': 0 }

describe.each(Object.keys(sentences))('reviews and posts in %s', (language) => {
  const lines = sentences[language]!.trim().split(/\n\s*/u)
  test.each(lines)('%s', async (line) => {
    const polarity = await loadPolarityScorer(language)
    expect(polarity.scoreText(line.slice(2)).label).toBe(labels[line[0]!])
  })
})
