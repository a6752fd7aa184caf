/** Serbian in Latin letters: Cyrillic is transliterated to them. Irregular nouns and adjectives (see `expandParadigms`), and the sets of endings. */
export const irregular = `
vest: vesti vešću vestima
bol: bola bolu bolom bolovi bolova bolove bolovima
riba: ribe ribi ribu ribom ribama
jelo: jela jelu jelom jelima
novine: novina novinama
kolega: kolege kolegu kolegi kolegom kolegama
gost: gosta gostu gostom gosti goste gostiju gostima
vrata: vratima
povrće: povrća povrću povrćem
doručak: doručka doručku doručkom doručci
trošak: troška trošku troškom troškovi troškova troškove troškovima
čovek: čoveka čoveku čovekom čoveče ljudi ljude ljudima
čovjek: čovjeka čovjeku čovjekom čovječe
dete: deteta detetu detetom deca dece deci decu decom
dijete: djeteta djetetu djetetom djeca djece djeci djecu djecom
brat: brata bratu bratom brate braća braće braći braću braćom
gospodin: gospodina gospodinu gospodinom gospodine gospoda gospode gospodu
dan: dana danu danom dani dane danima
otac: oca ocu ocem oče očevi očeva očeve očevima
sat: sata satu satom sati sate satima
mati: matere materi mater
kći: kćeri kćer kćerima
oko: oka oku okom oči očiju očima
uho: uha uhu uši ušiju ušima
ime: imena imenu imenom imenima
vreme: vremena vremenu vremenom vremenima
vrijeme: vrijeme
pleme: plemena plemenu plemenima
seme: semena semenu
dugme: dugmeta dugmad dugmeti
drvo: drveta drvetu drva drvima drveće drveća
nebo: neba nebu nebom nebesa
čudo: čuda čudu čudom
ruka: ruke ruci ruku rukom rukama
noga: noge nozi nogu nogom nogama
knjiga: knjige knjizi knjigu knjigom knjigama
snaga: snage snazi snagu snagom snagama
ljubav: ljubavi ljubavlju
krv: krvi krvlju
reč: reči rečju rečima
riječ: riječi riječju riječima
noć: noći noćju noćima
pomoć: pomoću
stvar: stvari stvarima
smrt: smrti smrću
so: soli solju
misao: misli mišlju mislima
posao: posla poslu poslom poslovi poslova poslove poslovima
ugao: ugla uglu uglom uglovi uglova
deo: dela delu delom delovi delova delove delovima
dio: dijela dijelu dijelom dijelovi dijelova dijelove dijelovima
sto: stola stolu stolom stolovi stolova
pas: psa psu psom psi pse psima
san: sna snu snom snovi snova snove snovima
vetar: vetra vetru vetrom vetrovi
centar: centra centru centrom centri centara centrima centre
ministar: ministra ministru ministrom ministri ministara ministre ministrima
metar: metra metru metrom metri metara metre metrima
kilometar: kilometra kilometri kilometara kilometre
litar: litra litri litara
teatar: teatra teatru
mozak: mozga mozgu mozgom
dokaz: dokaz+M
rezultat: rezultat+M
pesak: peska pesku peskom
čas: časa času časom časovi časova časove
nivo: nivoa nivou nivoom nivoi nivoe nivoima
biro: biroa birou biroi biroima
ideja: idej+F
era: ere eri eru erom
studio: studija studiju studijom
studija: studije studiji studijama
izabran: izabran+A
ostali: ostalih ostalim ostalog ostalom ostalima ostalu ostaloj
hvala: hvale hvalu
veče: večeri
dobar: dobr+A bolj+B
loš: loš+A gor+B lošij+B
zao: zl+A
velik: velik+A već+B
mali: mal+A manj+B malen+A
dug: dug+A duž+B dugovi dugova dugove dugovima
visok: visok+A viš+B
nizak: nisk+A niž+B
kratak: kratk+A krać+B
širok: širok+A šir+B
uzak: usk+A už+B
lep: lep+A lepš+B
lijep: lijep+A ljepš+B
mlad: mlad+A mlađ+B
star: star+A starij+B
jak: jak+A jač+B
lak: lak+A lakš+B
težak: tešk+A tež+B
dalek: dalek+A
dubok: dubok+A dublj+B
blizak: blisk+A bliž+B
tanak: tank+A tanj+B
gladak: glatk+A
sladak: slatk+A slađ+B
redak: retk+A ređ+B
brz: brz+A brž+B
skup: skup+A skuplj+B skupovi skupova skupove
drag: drag+A draž+B
tih: tih+A tiš+B
ljut: ljut+A ljuć+B
žut: žut+A
čist: čist+A čistij+B
čvrst: čvrst+A čvršć+B
gust: gust+A gušć+B
tvrd: tvrd+A tvrđ+B
crn: crn+A crnj+B
beo: bel+A belj+B
ceo: cel+A
veseo: vesel+A veselij+B
topao: topl+A toplij+B
kiseo: kisel+A
zreo: zrel+A
debeo: debel+A deblj+B
mrtav: mrtv+A
mekan: mekan+A
mek: mek+A
prav: prav+A
pravo: prava pravu pravom pravima
nov: nov+A novij+B
sav: svi sva sve svih svim svima svoj+A
drugi: drug+A
prvi: prv+A
treći: treć+B
isti: ist+A
sledeći: sledeć+B
sljedeći: sljedeć+B
budući: buduć+B
mogući: moguć+B
opšti: opšt+B
opći: opć+B
domaći: domać+B
vruć: vruć+B
svež: svež+B svežij+B
riđ: riđ+B
tuđ: tuđ+B
srednji: srednj+B
zadnji: zadnj+B
poslednji: poslednj+B
posljednji: posljednj+B
današnji: današnj+B
sadašnji: sadašnj+B
dosadašnji: dosadašnj+B
bivši: bivš+B
unutrašnji: unutrašnj+B
spoljni: spoljn+A
susedni: susedn+A
glavni: glavn+A
vojni: vojn+A
platni: platn+A
javni: javn+A
državni: državn+A
međunarodni: međunarodn+A
narodni: narodn+A
godišnji: godišnj+B
zemlja: zemlj+F zemalj+F
`

/** Irregular verbs, which also take the prefixes. */
export const irregularVerbs = `
biti: jesam jesi jeste jesmo jesu sam si je smo ste su bio bila bilo bili bile budem budeš bude budemo budete budu bih bi bismo biste biće biću bićemo
hteti: hoću hoćeš hoće hoćemo hoćete hteo htela htelo hteli htele
htjeti: htio htjela htjelo htjeli
imati: nemam nemaš nema nemamo nemate nemaju imadoše
moći: mog+O mož+E mogu mogao mogla moglo mogli mogle moć+Ć
pomoći: pomogn+E pomog+O pomogao pomogla pomoglo pomogli pomoć+Ć
reći: rekn+E rečem reče rekao rekla reklo rekli rekle reć+Ć rekoh reci recite rečen rečeno
ići: id+E išao išla išlo išli išle ić+Ć idi idite
doći: dođ+E došao došla došlo došli došle doć+Ć dođi dođite
poći: pođ+E pošao pošla pošlo pošli pošle poć+Ć
naći: nađ+E našao našla našlo našli našle nać+Ć
otići: odem odeš ode odemo odete odu otišao otišla otišlo otišli otišle otić+Ć
izaći: izađ+E izašao izašla izašlo izašli izać+Ć
ući: uđ+E ušao ušla ušlo ušli ući+Ć uć+Ć
preći: pređ+E prešao prešla prešlo prešli preć+Ć
proći: prođ+E prošao prošla prošlo prošli proć+Ć
sići: siđ+E sišao sišla sišli sić+Ć
zaći: zađ+E zašao zašla zašlo
obići: obiđ+E obišao obišla obišli obić+Ć
prići: priđ+E prišao prišla prišli prić+Ć
snaći: snađ+E snašao snašla snašli
dati: dam daš da damo date daju dadu dao dala dalo dali dale dać+Ć dajte daj dat+A
znati: znam znaš zna znamo znate znaju znao znala znalo znali zna+Ć
jesti: jed+E jeo jela jelo jeli
pasti: padn+E pao pala palo pali pale
sesti: sedn+E seo sela selo seli
krasti: krad+E krao krala krali
rasti: rast+E rastao rasla raslo rasli rasle
porasti: porast+E porastao porasla poraslo porasli
vesti(u iz do pro od na pre za raz s): ved+E veo vela velo veli vele vešć+Ć
neti(do pre od iz u na za pod): nes+E neo nela nelo neli nele neć+Ć
uzeti: uzm+E uzeo uzela uzelo uzeli uzele
početi: počn+E počeo počela počelo počeli počele
umreti: umr+E umro umrla umrlo umrli
stati: stan+E stao stala stalo stali stale stać+Ć
stajati: stoj+I stajao stajala stajalo stajali
bojati: boj+I bojao bojala bojali
smejati: smej+E smejao smejala smejali
slati: šalj+E slao slala slalo slali poslać+Ć
poslati: pošalj+E
zvati: zov+E zvao zvala zvalo zvali
brati: ber+E brao brala bralo brali
prati: per+E prao prala prali
gristi: griz+E grizao grizla
piti: pij+E pio pila pili
ubiti: ubij+E ubio ubila ubili ubile
dobiti: dobij+E dobio dobila dobilo dobili dobile dobi+Ć
viti: vij+E vio vila vilo vili
kriti: krij+E krio krila krilo krili
šiti: šij+E šio šila
liti: lij+E lio lila
čuti: čuj+E čuo čula čulo čuli
vući: vuč+E vukao vukla vuklo vukli vuku
peći: peč+E pekao pekla peku
teći: teč+E tekao tekla teklo tekli teku
seći: seč+E sekao sekla seku
tući: tuč+E tukao tukla tukli
leći: legn+E legao legla legli
stići: stign+E stigao stigla stiglo stigli stigle stić+Ć
dići: dign+E digao digla diglo digli
istaći: istakn+E istakao istakla istaklo istakli istać+Ć
maći: makn+E makao makla
taći: takn+E takao takla
kleti: kun+E kleo klela
peti: penj+E
popeti: popn+E popeo popela popeli
oteti: otm+E oteo otela oteli
ostvariti: ostvar+I
videti: vid+I videl+P video videć+Ć
vidjeti: vid+I vidio vidjela vidjelo vidjeli
razumeti: razum+R razumeo razumela razumeli
smeti: smem smeš sme smemo smete smeju smeo smela smelo smeli
uspeti: uspe+N uspeo uspela uspelo uspeli
umeti: ume+N umeo umela umeli
trajati: traj+E trajao trajala trajalo trajali
želeti: žel+I želeo želela želelo želeli
sprečiti: spreč+I
`

export const sets = {
  A: '- a o i e u og oga om ome omu oj im ima ih',
  B: '- a e i u eg ega em emu oj om im ima ih',
  Ć: 'u eš e emo ete i',
  E: 'em eš e emo ete u i imo ite',
  F: 'a e i u om ama',
  I: 'im iš i imo ite e eći',
  M: '- a u om e i ima',
  N: 'm š - mo te ju',
  O: 'u',
  P: 'a o i e',
  R: 'em eš e emo ete eju',
}

/** Prefixes of verbs, longer ones first. */
export const prefixes = 'pred pret preu prou raz ras nad pod iza pre pri pro iz is na ne ob od ot po sa za do u o s'

/** Stems of verbs by class. */
export const verbs = {
  iti: `
    pret des odred razmotr sled tuž prat proved žur kasn pokvar rad vod preporuč poruč naruč isporuč uruč hran nasmeš požur proviđ žen gost bor
    izgub gub dub ljub poljub nervir traž odlič žar vraž tez gonit gon progon završ opon pomog dovrš pravd opravd osvoj svoj dvoj odvoj izdvoj
    prisvoj usvoj razdvoj broj zabroj gnoj ohrabr umeš prek mešt zavol odgoj goj osnaž snaž složn lov ulov ništ uništ učest pozav govor mol nos voz
    hod prod hval bran uč misl tvrd pozdrav naprav prav uprav ispun pun promen men ocen odluč uključ isključ ključ pokren ponud nud trud sud bud
    spor tvor zatvor otvor stvor dogovor odgovor razgovor izvor ostvar ostav nastav postav predstav sastav dostav zaustav zabav bav prijav objav
    izjav jav pojav slav obnov osnov potvrd dozvol kup skup stup nastup pristup odstup ustup postup zastup vol prevar var kvar umor mor obor gor
    škod post mest namest premest smest pust dopust napust spust ispust propust prepust potroš troš istraž zatraž služ zasluž pruž druž udruž
    pridruž krug kruž duž zaduž produž sprem oprem uzvrat vrat plat isplat naplat shvat hvat prihvat uhvat platn pamt sret smir mir odmor umir prim
    kor iskor obavest vest izvest ured sred vred povred uvred oslobod rod porod plod uvod štit zaštit čist očist ist rast pooštr oštr pojednostav
    zabrin brin čin učin počin označ znač naznač tip rešen reš odreš greš pogreš viš poviš povis sniz smanj uman umanj poveć uveć porazum pobeđ
    zabeležb belež zabelež množ umnož lož polož predlož prilož slož ulož izlož razlož založ odlož branič koč kloč zakoč napad lič nič teč toč istoč
    tač boč koristi korist iskorist upotreb treb zatreb dob potkrep krep lep slep zaslep otkup nadgled pomir savlad podel del cel žel popun dopun
    jun sun klon odklon ron tron žalost svetl ubrz brz uspor razbistr proslav oslab ojač jač učvrst čvrst utvrd obezbed uskrat skrat krat upozor
    zor razor ozor obrat povrat preinač izrič usmer mer odmer premer namer primer formal ugost ulič ugrož grož ugas gas glas oglas proglas izglas
    saglas prenos donos unos iznos odnos podnos osmisl zamisl izmisl pomisl razmisl obogat raznes zaokruž zasnov pokaj obuhvat suoč proizvod navod
    zavod odobr dobr propis zabran svrš izvrš sprovod pregovor prigovor uslov odraz izraz poraz napor zagad izgrad grad nagrad ugrad razgrad blag
    dolaz izlaz ulaz prolaz nalaz prelaz odlaz zalaz pronalaz obilaz kos
  `,
  ati: `
    košt olakš poboljš pogorš otež upozorav upoznav izdav zadav im pit vrać hap hapš okuplj prihvat hvat shvat uhvat čit gled sluš zvuč proučav
    ispitiv bav nabavlj zabavlj suočav rešav izbegav snabdev uspev dospev zadev sadev odbrojav obnavlj oporavlj naplać podrž sećk zaraž ostvariv
    nagovešt oživljav zahvat zagađ ublažav poboljšav izražav smanjiv pooštr odobrav omogućav oglašav uvećav razvijav otežav olakšav osiguravav igr
    ček dodav odr prič spav priprem sprem otvar zatvar stvar razgovar odgovar dogovar izgovar ugovar prigovar pregovar nastavlj predstavlj postavlj
    sastavlj ostavlj dostavlj zaustavlj upravlj ispravlj popravlj napravlj pripravlj pojavlj objavlj izjavlj prijavlj obavlj pozdravlj zaboravlj
    smanj povećav smatr treb mor valj dogad događ nagađ pogađ posmatr razmatr istič utič dotič potič dobij ubij razvij odbij probij pobij sakriv
    otkriv pokriv uživ počiv potvrđ tvrđ pomag nalag predlag ulag izlag polag prilag odlag razlag prihvać shvać plać isplać skrać skać ostaj nestaj
    postaj nastaj prestaj pristaj ustaj zaostaj opstaj dozvoljav uključ isključ uključiv zaključ konstat ocenj menj promenj zamenj ispunj popunj
    izvinj klanj naginj izazv obavešt umešt namešt vešt dopušt napušt ispušt propušt prelist pušt ulep ponavlj osećt oseć seć kreć pokreć okreć
    skreć obeć sreć susreć omet predviđ razviđ sviđ pripad propad napad opad pad zapad ispad vlad savlad ovlad sred dopad očekiv naglašav smešt
    učestv odigr odig zaigr udar kuc skak plač plak umiv ulog primen hranj pretvar dovod održ održav zadrž sadrž drž podržav sadržav zadržav
    uzdržav krš ruč večer doručk pokuš proslavlj slavlj oslobađ porađ rađ građ sarađ ugrađ izgrađ nagrađ vređ povređ uvređ pobeđ zabr uzim zauzim
    preuzim oduzim podrazum poduzim preduzim snim izdvaj odvaj usvaj osvaj razdvaj prisvaj dvaj pozajmlj zanim žm duv kačk kač neg gaj nag
  `,
  ovati: `
    kup put verov poverov rad radov učestv pošt organiz real kritik komentar inform potpis analiz finans invest predstav dar glas razgled
    model oblik sved odsustv prisustv savet ratifik strad trg ljub des protest  zim vlad mir imen min rukov negodov negod žal vaspit
    funkcion struč demonstr gost
  `,
  ivati: `
    zahvalj
    pokaz ukaz iskaz dokaz prikaz zakaz opis upis zapis ispis potpis propis prepis istraž ispit razmišlj oček  izgled izjed pregled razgled
    povez zavez obavez razvez nadograd isplač uplač naplać objašnj pojašnj osuđ presuđ dosuđ ograđ zaklj ogranič istražk odlik uslovlj iznenađ
    obrazl zaduž potcenj ocenj procenj precenj izrač prerač zamišlj umišlj pomišlj ispun obračun uraču izgrađ doraž poruč naruč isporuč uruč
    uslišav raspit upit nadzir kažnj određ naređ uređ sređ sažim odstranj uklanj izvrš svrš dovrš ulep uvaž pronađ poduč usluž zasluž dostiz
    obezbeđ približ udalj prilagođ ubeđ razjed zadov udovolj uskl usklađ
  `,
  nuti: `
    okre napome potisk ugas potak sklo odbac nakla navik svik obrad poskak odustak
    krenu kre pokre skre spome opome brine bri pogi gi ki dotak tak uzdah mah pri sva osvan gur vik prekid ski ugi
  `,
  eti: `
    živ žel sed vis let kip goru gor razum zavis trp šum boleti doživ preživ
  `,
  atiI: 'drž trč lež ćut vrišt bež kric vrt stoj održ zadrž sadrž podrž pridrž izdrž',
  atiE: `
    nast/nastaj ignoris/ignoriš definis/definiš pis/piš kaz/kaž rez/rež vez/vež maz/maž bris/briš kre/kreć met/meć šet/šeć skak/skač
    plak/plač vik/vič lag/laž mak/mič ist/istič dot/dotič ut/utič ost/ostaj post/postaj prest/prestaj d/daj prod/prodaj izd/izdaj pred/predaj
    dod/dodaj zad/zadaj ud/udaj prid/pridaj sazn/saznaj pozn/poznaj prizn/priznaj sij/sij lij/lij smej/smej gre/grej sej/sej kašlj/kašlj
    ukaz/ukaž pokaz/pokaž dokaz/dokaž iskaz/iskaž prikaz/prikaž opis/opiš zapis/zapiš upis/upiš potpis/potpiš propis/propiš objedin/objedinj
    zahtev/zahtev naplat/naplać obuhvat/obuhvać
  `,
}

/** Stems of nouns and adjectives by paradigm. */
export const nominals = {
  f: `
    rib kuhinj rob boj porudžbin novin
    nad gospođ
    optužnic prestonic najav rasprav poprav igr trk/trc šum alijans zaštit diplom otplat paralel polic minut krivic ponud brad naft akcij opcij grešk/grešak flaš čaš kart rek/rec ishran prehran posad posteljin klim preporuk/preporuc isporuk/isporuc glum reklam dlak gum mašn stolic sandal lamp pump rup krp kap klup tort pit
    hran ekip cipel torb porodic jakn kaf kaš plat žalb adres osnov godin nedelj sedmic sred vlad bank/banc politik/politic kritik/kritic
    odluk/odluc nauk/nauc publik tehnik/tehnic muzik/muzic prilik/prilic razlik/razlic slik/slic republik/republic panik/panic uloga/ulog ulog/uloz
    zaslug/zasluz uslug/usluz knjig brig/briz lig/liz strank/stranc granic ulic stanic bolnic jedinic činjenic stranic prodavnic radionic posledic
    sudnic služb borb/borab osob naredb/naredab odredb molb tužb izložb vežb primedb/primedab potreb grup žen sob cen škol vod star kuć sreć vreć
    sveć mreć zim let knjižnic ptic pesm/pesam tem mer scen kolon krem firm form norm reform vest vojsk/vojsc zgrad zarad parad obal hal skal mod
    srd nagrad brigad blokad suš duš vrst uprav uprava slav glav trav krav držav zabav ustav pojav objav izjav prijav dozvol bol kontrol pohval
    klas mas kas baz faz fraz kriz viz analiz hipotez oaz kafan kapij prič ploč odeć sudbin sredin većin manjin polovin visin dubin širin veličin
    težin količin družin imovin trgovin mašin familij policij kompanij istin planin dolin cigaret košulj haljin stolic kašik viljušk supa sup salat
    večer čokolad jabuk/jabuc krušk/krušc tačk/tačk mačk/mačk majk/majc devojk/devojc devojčic bak/bac tetk/tetc dec sestr žab vran ribe rib razmen
    promen zamen primen ocen procen zamk/zamc dob ambasad opozicij koalicij kampanj pretnj/pretnj šetnj/šetnj mržnj sumnj težnj nošnj izgradnj
    proizvodnj/proizvodnj saradnj radnj/radnj prodaj kupovin naplat isplat uplat rat karat prognoz sankcij tribin brzin energij vatr sal sahran
    odbran bran zabran stran/stran ran rukavic lutrij valut minut sekund tabl/tabel svađ građ lađ stanarin carin tišin mašt pravd obavez vez
    zvezd/zvezd gnezd sezon zon ikon televizij utakmic figur kultur struktur arhitektur literatur temperatur procedur diktatur agentur ver kamer
    afer karijer barijer atmosfer poruk/poruc obuk/obuc luk/luc ruk/ruc buk/buc muk/muc pauz vojn/vojn kol kazn/kazn istrag/istraz podrška
    podršk/podršc poseta poset nesreć milijard hiljad plaž garaž mrež lož kož kiš tvrđav zastav predstav nastav dostav postav sprav
  `,
  fi: `
    vest
    stvar vlast/vlašć oblast/oblašć propast/propašć vest/vešć svest/svešć bolest/bolešć čast/čašć mast/mašć strast/strašć mladost/mladošć radost/radošć
    jesen večer povest/povešć pripovest/pripovešć zapovest korist/korišć pamet ljubav glad zver laž zavist/zavišć nit peć obitelj kost/košć
  `,
  m: `
    krevet peškir pogled bol
    razvoj zastoj režim obim obzir oficir papir krompir tanjir uslov izazov osnov kandidat advokat sindikat senat mandat automat aparat univerzitet identitet autoritet prioritet kvalitet entitet sporazum sindrom snimak/snimk/snimc učinak/učink/učinc đak/đac opticaj otpad naziv poziv stil disident/disidenat materijal kanal signal potencijal kapital festival portal terminal sertifikat format prijatelj neprijatelj učitelj roditelj gost balkon tepih vikend aerodrom kompjuter računar servis prodavac/prodavc dostavljač punjač zvučnik doručak/doručk
    građanin/građan srbin/srb muslimanin/musliman hrišćanin/hrišćan beograđanin/beograđan
    predsednik predstavnik radnik vojnik učenik putnik vlasnik premijer šef direktor profesor lider sud grad rad plan broj cilj slučaj kraj
    tim film park hotel restoran telefon program problem sistem projekat/projekt objekat/objekt subjekat/subjekt aspekt efekat/efekt koncept
    koncert dokument/dokumenat argument/argumenat element/elemenat moment/momenat procenat/procent incident/incidenat student/studenat
    predlog/predloz razlog/razloz nalog/naloz prilog/priloz dijalog/dijaloz zalog/zaloz polog napad izbor odbor spor dogovor odgovor razgovor
    ugovor septembar/septembr oktobar/oktobr novembar/novembr decembar/decembr januar februar mart april maj jun jul avgust
    početak/početk/poček/počec trenutak/trenutk/trenuc zadatak/zadatk/zadac podatak/podatk/podac dodatak/dodatk/dodac dohodak/dohotk/dohoc
    napredak/napretk/naprec gubitak/gubitk/gubic dobitak/dobitk/dobic ostatak/ostatk/ostac nedostatak/nedostatk/nedostac
    sastanak/sastank/sastanc opstanak nastanak/nastank članak/člank/članc ručak/ručk doručak/doručk petak/petk ponedeljak/ponedeljk
    četvrtak/četvrtk utorak/utork dućan tužilac/tužioc/tužilac čitalac/čitaoc/čitalac gledalac/gledaoc posetilac/posetioc davalac/davaoc
    rukovodilac/rukovodioc nosilac/nosioc učesnik deputat vrhunac/vrhunc borac/borc pisac/pisc glumac/glumc trgovac/trgovc kupac/kupc
    novac/novc lovac/lovc pevac/pevc stranac/stranc srb hrvat albanac/albanc makedonac/makedonc novinar policajac/policajc savez rast pad
    porast pritisak/pritisk odnos pristup postupak/postupk/postupc nastup rat mir svet red ured pregled izgled uspeh/uspes uticaj položaj
    događaj doživljaj zločin način zakon poziv interes proces pravac/pravc udar kriminal general ideal okvir sektor faktor motor autor aktor
    kriterijum grupac vek bog/boz vrag/vraz drug/druz krug/kruz jug prag/praz trag/traz brod dom stan put sin muž kralj vrh most nos rok/roc
    tok/toc skok/skoc znak/znac zrak/zrac mrak jezik/jezic prozor stolnjak radijator prst zub vrat glas dar čin tip klub glob metod standard
    poen član slogan organ ekran orkestar/orkestr protest test tekst kontekst dug kredit budžet paket banket buket
  `,
  n: `
    jel
    kupatil ogledal jel odel pojačal svetl
    mest pism/pisam del sel jel vin piv mlek mes ulj zlat srebr čel kolen kril jezer vozil sredstv/sredstav društv/društav
    ministarstv/ministarstav stanovništv liderstv zdravstv ubistv/ubistav prvenstv/prvenstav vojvodstv rukovodstv/rukovodstav
    iskustv/iskustav telo/tel tel let/let leto jutr stakl platn bistv blag
  `,
  ne: `
    osoblj osveženj src odelenj
    nasilj mor polj sunc lic voće voć piće pić cveć proleć preduzeć otkrić pokrić bić naselj vesel veselj zdravlj oružj područj razdoblj
    pravosuđ rešenj izdanj obeležj oruđ primirj uporišt sedišt tržišt zemljišt gledišt dvorišt igrališt skladišt stanovišt polazišt
  `,
  adj: `
    prljav
    poznat koristan/korisn očigledan/očigledn neslobodan/neslobodn otvoren zatvoren čest slab
    mirn/miran siguran/sigurn važan/važn jasan/jasn slobodan/slobodn životan/životn vojni snažan/snažn ozbiljan/ozbiljn redovan/redovn
    poseban/posebn potreban/potrebn sličan/sličn različit značajan/značajn odličan/odličn uspešan/uspešn srećan/srećn prijatan/prijatn
    ljubazan/ljubazn ukusan/ukusn udoban/udobn krupan/krupn sitan/sitn tačan/tačn moćan/moćn bolan/boln gladan/gladn žedan/žedn hladan/hladn
    dosadan/dosadn zanimljiv dugotrajan/dugotrajn pun prazan/prazn poznat bogat siromašan/siromašn zdrav živ kriv plav siv zelen crven
    hrabar/hrabr mudar/mudr oštar/oštr bistar/bistr kisel hitar/hitr modar/modr mokar/mokr podao/podl nagao/nagl okrugao/okrugl obao/obl
    svetao/svetl smeo/smel vreo/vrel gol bos pust prost grub glup sklon spor skroman/skromn iskren loš strog blag suv gluv slep nem lud tup
    ružan/ružn čudan/čudn strašan/strašn grozan/grozn divan/divn krasan/krasn jadan/jadn savršen umoran/umorn veran/vern moderan/modern
    savremen kasn
  `,
}
