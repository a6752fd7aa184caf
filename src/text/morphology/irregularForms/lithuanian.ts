/** Irregular words (see `expandParadigms`; `A`, `F` and `E` are the endings of adjectives and of nouns in -a and -ė). */
export const irregular = `
būti: yra esu esi esame esate buvo buvau buvai buvome buvote būna būnu būname esant esantis esanti esantys esančių esančios esančio esančią esantį esančiais esančiomis esančioje esąs esamas esama esamų buvęs buvę buvusi buvusio buvusių buvus būsiu būsi bus būsime būsite būdamas būdami būdama būtų būčiau būtum būk būkite būdavo
žmogus: žmogaus žmogui žmogų žmogumi žmoguje žmogau žmonės žmonių žmonėms žmones žmonėmis žmonėse
vanduo: vandens vandeniui vandenį vandeniu vandenyje vandenys vandenų vandenis vandenimis vandenims
šuo: šuns šuniui šunį šunys šunų šunims šunis šunimis
akmuo: akmens akmenį akmeniu akmenys akmenų akmenis akmenimis
sesuo: sesers seseriai seserį seserimi seserys seserų seseris
asmuo: asmens asmeniui asmenį asmeniu asmenys asmenų asmenims asmenis asmenimis
mėnuo: mėnesio mėnesį mėnesiui mėnesiu mėnesį mėnesiai mėnesių mėnesius mėnesiais mėnesiams mėnesyje
ruduo: rudens rudenį
skausmas: skausmo
duktė: dukters dukteriai dukterį dukterys dukterų
moteris: moters moteriai moterį moterys moterų moterims moteris moterimis
diena: dienos dienai dieną dienoje dienų dienoms dienas dienomis
naktis: nakties naktį naktys naktų naktimis
ranka: rankos ranką rankų rankas rankose rankomis
metai: metų metams metus metais metuose
namas: namo namui namą namu name
namai: namų namams namus namais namuose
vaikas: vaiko vaikui vaiką vaiku vaikai vaikų vaikams vaikus vaikais
draugas: draugo draugui draugą draugu draugai draugų draugams draugus draugais
draugė: draugės draugei draugę drauges draugėms
kartas: karto kartą kartų kartus kartais kartui
karta: kartos kartoje kartų kartoms kartas
teisė: teisės teisei teisę teise teisių teisėms teises
tiesa: tiesos tiesą
vieta: viet+F
laukas: lauk+A
lauke: lauke
idėja: idėj+F
šeima: šeim+F
kaina: kain+F
sąskaita: sąskait+F
būtinas: būtin+A
viešas: vieš+A
pirmas: pirm+A
šventas: švent+A
šventė: švent+E
gatvė: gatv+E
įmonė: įmon+E
vaidmuo: vaidmens vaidmenį vaidmenys
vakaras: vakaro vakarui vakarą vakarai vakarų vakarus vakarais vakare
rytas: ryto rytą rytai rytus rytais ryte
laikas: laiko laikui laiką laiku laikai laikų laikus laikais
šalis: šalies šaliai šalį šalyje šalys šalių šalims šalimis šalyse
dalis: dalies daliai dalį dalyje dalys dalių dalims dalimis dalyse
pusė: pus+E
amžius: amžiaus amžiuje amžiui amžių amžiumi amžiai amžiams
geras: ger+A geresnis geresnė geresnio geresnių geresnį geresnę geresni geriausias geriausia geriausio geriausios geriausią geriausi geriausių geriausiu geriausius geriausiomis geriems geresnes geresnės
gerai: geriau geriausiai
didelis: didžiosios didžioji didžiąją didžiojo didžiųjų didžiaisiais didžiu didžiausiomis didelė didelio didelės didelį didelę dideliu dideli dideles didelių dideliems dideliame didelėje didesnis didesnė didesnio didesnės didesnį didesnę didesni didesnių didesniu didesnius didžiausias didžiausia didžiausio didžiausios didžiausią didžiausi didžiausių didžiausiu didžiausius dideliais didelėmis
mažas: mažesnis mažesnė mažesnio mažiausias mažiausia mažiausio mažiausią
daug: daugiau daugiausia daugiausiai
labai: labiau labiausiai
blogai: blogiau blogiausiai
mažai: mažiau mažiausiai
greitai: greičiau greičiausiai
ilgai: ilgiau ilgiausiai
`

/**
 * Stems of verbs: those of the infinitive, the present and the past, where they differ. The stem of the infinitive stands before -ti.
 */
export const verbs = `
  judė/jud taiky/taik staty/stat nurody/nurod ieško/iešk išnyk/išnykst virs/virst/virt girs/girst/gird ruoš/ruoš kreip/kreip elg/elg sumažė/sumaž kvepė/kvep
  aplanky/aplank atei/atein/atėj atidary/atidar atiduo/atiduod/atidav atim/atėm atitik/atitink atmes/atmet atneš atras/atrand/atrad
  atrody/atrod atsaky/atsak atsiras/atsirand/atsirad atsitik/atsitink atver/atvėr atves/atved aug/aug baig/baig bary/bar bendrau/bendrav
  bėg/bėg dary/dar deng/deng ding/dingst dirb/dirb duo/duod/dav dė/ded/dėj dėko dėvė/dėv ei/ein/ėj galė/gal gamin gau/gaun/gav gaud/gaud
  gaudy/gaud ger/ger/gėr gim/gimst girdė/gird/girdž griau/griaun/griov grįž/grįžt gulė/gul gyven ilsė/ils im/ėm išduo/išduod/išdav
  išei/išein/išėj išgau/išgaun išger/išgėr išim/išėm iškel/iškėl išlaik išleis/išleidž/išleid išmes/išmet išmok/išmokst išreikš/išreišk
  išskir/išskyr ištar ištir/ištyr ištrauk išves/išved jaus/jauč/jaut jung/jung kalbė/kalb keik keis/keič/keit kel/kel/kėl keliau/keliav
  kep/kep kirp/kerp kirs/kert/kirt klaus/klaus/klausi klys/klyst kris/krent/krit kur/kur kvies/kvieč/kviet kęs/kenč/kent laik/laik
  laimė/laim lanky/lank lauk/lauk leis/leidž/leid lenk/lenk lies/lieč/liet lik/liek lip/lip matuo maty/mat/mač mes/met miego/mieg mir/mirš
  mok/mok moky/mok mokė mokė/mok mylė/myl mėg/mėgst naudo/naud netek/netenk neš/neš norė/nor nuei/nuein/nuėj nuim/nuėm
  nukris/nukrent/nukrit nuleis/nuleidž/nuleid numir/numiršt nupirk/nuperk nustebin nutik/nutink nužudy/nužud pabaig padary/padar
  padė/paded/padėj paim/paėm pakeis/pakeič/pakeit pakel/pakėl pakvies/pakvieč/pakviet palaik palik/paliek pamirš/pamiršt pamėg
  parašy/paraš parduo/parduod/pardav pareikš/pareišk pareng parody/parod pasaky/pasak pasiek/pasiek pasilik/pasiliek pasirink/pasirenk
  pasiūly/pasiūl paskelb paskir/paskyr pastebė/pasteb pateik/pateik patek/patenk patik/patink patir/patyr patvirtin paveik/paveik
  perduo/perduod/perdav pil/pyl pirk/perk pjau/pjaun pliek pradė/praded praleis/praleidž/praleid prašy/praš priim/priėm prijung
  pripil/pripyl pyk/pykst ras/rand/rad rašy/raš reik/reik reikalau/reikalav reikš/reišk reng/reng rink/renk rody/rod rūpin rūpė/rūp
  saky/sak saugo/saug sek/sek siek/siek siūly/siūl skaity/skait skamb/skamb skaudė/skaud/skauda skelb/skelb skir/skyr
  skleis/skleidž/skleid skubė/skub slėp/slep spręs/sprendž/sprend stebė/steb steng/steng/stengi stovė/stov sudė/suded sujung sukel/sukėl
  sukur/sukūr sureng surink/surenk sutaupy/sutaup suteik/suteik sutik/sutink suvok/suvok svarsty/svarst sver/svėr sėdė/sėd/sėdž tap/tamp
  tar/tar taupy/taup teig/teig teik/teik tek/tenk tik/tink tikė/tik tilp/telp tir/tyr trauk/trauk turė/tur tvirtin tylė/tyl uždary/uždar
  uždeng užim/užėm užmirš/užmiršt vadin valgy/valg vary/var važiuo/važiav veik/veik veng/veng ver/vėr vers/verč/vert ves ves/ved vež/vež
  vilk/velk vyk/vykst įdė/įded/įdėj įei/įein/įėj įkur/įkūr įleis įreng įsivaizduo įtrauk įveik/įveik įvyk/įvykst šau/šaun šok/šok
  žais/žaidž/žaid ženg žino/žin žiūrė/žiūr žudy/žud
`

/** Stems of nouns and adjectives by the ending of the lemma; `f` are feminine nouns in -is. */
export const nominals = {
  as: `komitet tėv biudžet maist produkt augal ministr projekt veiksm prezident stal veid kaim reikal mer patiekal pagrind atstov kaimyn mast specialist
sport transport tak procent region tašk ženkl diev dokument fond gyvūn kandidat kompleks kosmos premjer rajon seniūn serial standart subjekt bals
žyd krašt centr mokytoj darb miest vadov telefon film teatr objekt rezultat tekst kurs svar sąraš komentar bald vyr pon or but stog lang
kiem sod park mišk kaln ežer autobus lėktuv laiv tilt bank pinig eur lit teism seim kar moksl student universitet institut kolektyv ekran mygtuk
gars vaizd filtr adres plauk krauj vaist gydytoj šaukšt katil sūr vyn personal virėj padavėj automat atvej radij
pilot kin niek virš gal kel sezon puod balkon rak rakt duš rankšluost klient pirkėj pardavėj`,
  a: `aplink program prekyb sąjung daugum respublik paslaug elektr lig plėtr pagalb sąlyg tarnyb veikl aprang logistik rizik aplinkosaug mam form
iniciatyv jūr vasar žiem firm karjer problem sum statyb taryb apklaus apygard arbat ataskait spalv kav mės duon kalb tvark gamt ekonomik politik
technik muzik medžiag struktūr kultūr literatūr temperatūr architektūr sistem tem bibliotek sien šak knyg nuotrauk klaid naud žal norm galv koj burn
siel komand kov garb drąs jėg dovan mokykl sąvok rink pastang lent pavar padang baterij kamer lemp pramog nuolaid vyšni nuotaik atmosfer  išvad pertrauk dat drusk`,
  ė: `žem bendrov minut taisykl sąmon elektrin meil prek abejon bendruomen kontrol saul up gėl dėž kėd mergait močiut kelion nuomon prasm baim pergal žvak
lėkšt taur virtuv skyl vert savait kat varl kiaul eil aikšt raid klas tėvyn grup pavard reikšm galimyb kokyb valstyb vaikyst jaunyst sriub
bulv uog egl erdv ligonin užkandin kavin kepykl parduotuv paštin von`,
  is: `pasaul pykt žod dvirat grož drabuž gruod biržel baland atžvilg doler vakarėl įgūd įvaizd daugel poreik poveik pokalb lietuv syk brol med automobil
kompiuter straipsn mokest ūk rugpjūt rugsėj biržel peil viešbut siuntin trečiadien pirmadien antradien ketvirtadien penktadien šeštadien sekmadien
užkand dyd ateiv kraštin šešėl dang vėž tink `,
  ys: 'elges dėmes kambar uždavin nar mokin traukin obuol arkl lok kiaušin ryš pavyzd',
  f: 'srit ateit kliūt žuv šird aus ak nos pil mint vilt ugn av pirt užduot išmint atmint lyt',
  us: 'vid liet al med sūn turg virš skait cukr',
  ius: 'skyr vais konservator direktor autor redaktor lektor profesor kompozitor karal televizor monitor',
  aAdjective: `bendr balt sen nauj ilg blog gyv atvir stor įprast atskir pastar aukšt juod raudon mėlyn gelton pilk rud šilt šalt gryn kalt piln tikr jaun laisv
kiet minkšt tams plon dažn ret neblog`,
  uAdjective: `švar įvair aišk puik brang natūral sunk svarb patog graž plat siaur gil saug jaut smag malon kantr stipr skan ram ryšk aktual efektyv special pig
normal nesvarb nesunk nepatog reguliar atsarg griežt produktyv maksimal minimal optimal kruopšt real lokal drąs`,
}
