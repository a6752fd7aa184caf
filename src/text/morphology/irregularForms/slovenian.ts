/** Irregular nouns and adjectives (see `expandParadigms`), and the sets of endings that they name. */
export const irregular = `
človek: človeka človeku človekom človeče ljudje ljudi ljudem ljudmi ljudeh človeškima
otrok: otroka otroku otrokom otroci otroke otrokih otrokoma
dež: dežja dežju dežjem deži
kolega: kolege kolegi kolegu kolego kolegom kolegov kolegih kolegoma
bolan: boln+A bolnejš+B
škofji: škofj+B
božji: božj+B
skorajšnji: skorajšnj+B
nivo: nivoja nivoju nivojem nivoji nivoje nivojev nivojih
evro: evra evru evrom evri evre evrov evrih
tempo: tempa tempu tempom
dete: deteta detetu detetom
poldan: poldne poldneva poldnevu
postaja: postaj+F
avto: avta avtu avtom avti avte avtov avtih avtoma
kino: kina kinu kinom kini
radio: radia radiu radiem radijo
video: videa videu videom videi videov videih
študija: študij+F
sanje: sanj sanjah sanjami
morati: mora moram moraš moramo morate morajo moral morala moralo morali morale
verjeti: verjam+E verjel+P
prvi: prv+B
poceni:
spredaj:
zadaj:
zgoraj:
spodaj:
znotraj:
zunaj:
zdaj:
skoraj:
počasi:
okoli:
jutri:
notri:
kmalu:
gor:
dol:
dva: dve dveh dvema dvem
tri: trije treh trem tremi
štiri: štirje štirih štirim
sedem: sedmih sedmim
osem: osmih osmim
hvala: hvale hvali hvalo
živjo:
včasih:
medtem:
zatem:
potem:
mimo:
nikoli:
ponoči:
podnevi:
zadosti:
dan: dne dneh dneva dnevu dnevom dnem dnevi dni dnevih dnevov dneve dnema dnevoma dnemi
teden: tedna tednu tednom tedni tedne tednov tednih tednoma
mati: matere materi mater materjo mater materah materam materami
hči: hčere hčeri hčer hčerjo hčera hčerah hčeram hčerami
gospa: gospe gospo gospema gospem gospemi gospeh
oče: očeta očetu očetom očetje očete očetov očetih
fant: fanta fantu fantom fantje fante fantov fantih fantoma
brat: brata bratu bratom bratje brate bratov bratih bratoma
mož: moža možu možem možje može mož možeh možmi
gost: gost+M gostje
las: lasje lasi lase las laseh lasmi
zob: zoba zobje zobi zobe zobeh zobmi
kri: krvi krvjo
oko: očesa očesu očesom oči očmi očem očeh očesi
uho: ušesa ušesu ušesom ušes ušesih ušesi
telo: telesa telesu telesom teles telesih telesi telesoma
drevo: drevesa drevesu drevesom dreves drevesih drevesi
kolo: kolesa kolesu kolesom koles kolesih kolesi
pero: peresa peresu peresom peres peresih peresi
nebo: neba nebu nebom nebes nebesa nebesih
čudo: čuda čudu čudom čudes čudesa čudeža
slovo: slovesa slovesu slovesom
ime: imena imenu imenom imen imenih imeni
vreme: vremena vremenu vremenom vremen
seme: semena semenu semenom semen semenih
pleme: plemena plemenu plemen plemenih
breme: bremena bremenu bremenom bremen bremeni
teme: temena
dekle: dekleta dekletu dekletom deklet dekletih dekleti
pes: psa psu psom psi pse psov psih
sen: sna snu snom
steber: stebra stebru stebrom stebri stebre stebrov stebrih
ogenj: ognja ognju ognjem ognji ognje ognjev ognjih
veter: vetra vetru vetrom vetrovi vetrov vetrove
boj: boja boju bojem boji boje bojev bojih
čas: čas+M
glas: glasa glasu glasom glasovi glasove glasov glasovih
las: lasu
hrbet: hrbta hrbtu hrbtom
denar: denarja denarju denarjem denarji
večer: večer+M
noht: nohta nohti nohte nohtov
pot: poti potjo potem poteh potmi potov
noč: noči nočjo nočeh nočmi nočem
moč: moči močjo močeh močmi močem
reč: rečjo rečeh rečmi
stvar: stvari stvarjo stvareh stvarmi stvarem
luč: luči lučjo lučmi lučeh
kost: kosti kostjo kosteh kostmi kostem
vas: vasi vasjo vaseh vasmi vasem
miš: miši mišjo mišmi
peč: peči pečjo
stran: strani stranjo straneh stranmi stranem
zvrst: zvrsti zvrstjo zvrsteh zvrstmi
plast: plasti plastjo plasteh plastmi
vest: vesti vestjo vesteh vestmi vestem
klet: kleti kletjo kleteh
skrb: skrbi skrbjo skrbeh skrbmi
laž: laži lažjo
smrt: smrti smrtjo
snov: snovi snovjo snoveh snovmi
jed: jedi jedjo jedeh jedmi jedem
čast: časti častjo
last: lasti lastjo
vrsta: vrst+F vrstama
starš: starša starši starše staršev staršem starših staršema
cerkev: cerkve cerkvi cerkvijo cerkva cerkvah cerkvam cerkvami
bukev: bukve bukvi bukvijo
breskev: breskve breskvi breskvijo
obrv: obrvi obrvmi
žival: živali živaljo živalih živalim živalmi
obutev: obutve obutvi obutvijo
ljubezen: ljubezni ljubeznijo
bolezen: bolezni boleznijo boleznim boleznih boleznimi
jesen: jeseni jesenjo
pomlad: pomladi pomladjo
pesem: pesmi pesmijo pesmim pesmih pesmimi
misel: misli mislih mislimi
raven: ravni ravnijo ravneh ravnem
zgodba: zgodb+F
tla: tal tleh tlemi tlom
vrata: vrat vratih vratom vrati
usta: ust ustih ustom usti
jetra: jeter jetrih jetrom
pljuča: pljuč pljučih pljučem pljuči
starejši: starejšega
dober: dobr+A bolj+B boljš+B
slab: slab+A slabš+B
velik: velik+A večj+B
majhen: majhn+A manjš+B
mali: mal+A
visok: visok+A višj+B
nizek: nizk+A nižj+B
dolg: dolg+A daljš+B
kratek: kratk+A krajš+B
širok: širok+A širš+B
ozek: ozk+A ožj+B
lep: lep+A lepš+B
drag: drag+A dražj+B
mlad: mlad+A mlajš+B
star: star+A starejš+B
lahek: lahk+A lažj+B
težek: težk+A težj+B
hud: hud+A hujš+B
globok: globok+A globlj+B
blizek: blizk+A bližj+B
tanek: tank+A tanjš+B
debel: debel+A debelejš+B
sladek: sladk+A slajš+B
gladek: gladk+A glajš+B
redek: redk+A redkejš+B
grenek: grenk+A
krepek: krepk+A
mehek: mehk+A mehkejš+B mehak
tesen: tesn+A
topel: topl+A toplejš+B
okrogel: okrogl+A
nagel: nagl+A
svetel: svetl+A svetlejš+B
vesel: vesel+A veselejš+B
kisel: kisl+A
zrel: zrel+A zrelejš+B
cel: cel+A
bel: bel+A
zel: zl+A
gol: gol+A
mil: mil+A
debel: debel+A
reven: revn+A
rdeč: rdeč+C
vroč: vroč+C
tuj: tuj+C
rumen: rumen+A
zelen: zelen+A
črn: črn+A
poln: poln+A
pol: pola
iskren: iskren+A
zdrav: zdrav+A
prav: prava pravo pravi prave pravega pravemu pravem pravih pravim pravimi
hiter: hitr+A hitrejš+B
oster: ostr+A ostrejš+B
moder: modr+A modrejš+B
bister: bistr+A
pester: pestr+A pestrejš+B
trezen: trezn+A
naslednji: naslednj+B
prihodnji: prihodnj+B
zadnji: zadnj+B
srednji: srednj+B
zgodnji: zgodnj+B zgodnejš+B
nekdanji: nekdanj+B
spodnji: spodnj+B
zgornji: zgornj+B
sprednji: sprednj+B
prednji: prednj+B
notranji: notranj+B
zunanji: zunanj+B
današnji: današnj+B
sedanji: sedanj+B
jutranji: jutranj+B
večernji: večernj+B
včerajšnji: včerajšnj+B
jutrišnji: jutrišnj+B
tedanji: tedanj+B
takratnji: takratnj+B
letošnji: letošnj+B
lanski: lansk+B
tukajšnji: tukajšnj+B
dosedanji: dosedanj+B
bodoči: bodoč+B
domači: domač+B
splošen: splošn+A
drug: drug+A
sam: sam+A
popoln: popoln+A popolnejš+B
močen: močan močn+A močnejš+B
ostal: ostali ostalih ostalim ostalimi ostalega ostalemu ostalem
odrasel: odrasl+A
ženska: žensk+F
moški: mošk+B
cena: cen+F
mera: mer+F
tekma: tekm+F tekem
igra: igr+F iger
zmaga: zmag+F
vlada: vlad+F
oddaja: oddaj+F
sreča: sreče sreči srečo
škoda: škode škodi škodo škodah
plača: plač+F
priča: prič+F
uprava: uprav+F
osnova: osnov+F
poplava: poplav+F
prodaja: prodaje prodaji prodajo
izdaja: izdaje izdaji izdajo izdaj
tema: tem+F
raba: rabe rabo
uporaba: uporabe uporabo
priprava: priprave pripravo priprav pripravah pripravami
zabava: zabav+F
zahteva: zahtev+F
podlaga: podlage podlagi podlago podlag
korak: korak+M
vpliv: vpliv+M
napad: napad+M
padec: padca padcu padcem padci padcev
nakup: nakup+M
sprejem: sprejema sprejemu sprejemi
umor: umora umoru umori umorov
strel: strela strelu streli strelov strele
odgovor: odgovor+M
pogovor: pogovor+M
dogovor: dogovor+M
govor: govora govoru govorom govore govorov
primer: primer+M
pogled: pogled+M
pogoj: pogoja pogoju pogojem pogoji pogoje pogojev pogojih
nasvet: nasvet+M
dvom: dvom+M
nastop: nastop+M
vstop: vstopa vstopu vstopom
hotel: hotela hotelu hotelom hotele hotelov hotelih hoteloma
trg: trg+M
zid: zida zidu zidom zidovi zidove zidov zidovih
red: reda redu redom redovi redove redov
sled: sledi sledjo
znak: znak+M
stik: stik+M
nebesa: nebes nebesih
žrtev: žrtve žrtvi žrtvijo žrtvah žrtvam žrtvami
setev: setve setvi
kletev: kletve kletvi
trgatev: trgatve trgatvi
britev: britve britvi
jablana: jablane jablani jablan
dobiček: dobička dobičku dobičkom dobički dobičke dobičkov dobičkih
`

/** Irregular verbs, which also take the prefixes. */
export const irregularVerbs = `
iti: grem greš gre greva gresta gremo greste gredo šel šla šlo šli šle pojdi pojdite pojdimo pojdem pojde pojdejo idi
gledati: glej glejte glejmo
peljati: pelj+E peljal+P
dajati: daje dajem daješ dajemo dajete dajejo dajal+P dajaj
užiti: užij+E užil+P
pričeti: pričn+E pričel+P
zavesti: zaved+E
izvedeti: izvem izveš izve izvemo izvedo izvedel izvedela izvedeli izvedelo
zvedeti: zvem zve zvemo zvedel zvedela zvedeli
zavedati: zaved+D
upoštevati: upoštev+D
prispevati: prispev+D
trajati: traj+D
potekati: potek+D
odločati: odloč+D
pomagati: pomag+D
dogajati: dogaj+D
nahajati: nahaj+D
priti: pridem prideš pride prideva pridemo pridete pridejo prišel prišla prišlo prišli prišle pridi pridite
najti: najd+E naš+L
obiti: obid+E obš+L
oditi: odid+E odš+L
iziti: izid+E izš+L
preiti: preid+E preš+L
uiti: uid+E uš+L
vziti: vzid+E vzš+L
zaiti: zaid+E zaš+L
dojti: dojd+E
sniti: snid+E sš+L
dati: dam daš da dava dasta damo daste dajo dajte dajmo daj dal dala dalo dali dale
vedeti: vem veš ve veva vesta vemo veste vedo vejo vedel vedela vedelo vedeli vedele vedi vedite
povedati: povem poveš pove poveva povemo poveste povedo povejo povedal povedala povedalo povedali povedale povej povejte
jesti: jem ješ je jemo jeste jedo jejo jedel jedla jedlo jedli jedle jej jejte
reči: reč+E rek+K rekoč reci recite recimo
teči: teč+E tek+K teci tecite
peči: peč+E pek+K
vleči: vleč+E vlek+K
seči: sež+E seg+K
vreči: vrž+E vrg+K
leči: ležem ležeš leže ležemo ležejo lezi leg+K
streči: strež+E streg+K
striči: striž+E strig+K
obleči: obleč+E oblek+K
sleči: sleč+E slek+K
moči: mor+E mog+K
zmoči: zmor+E zmog+K
premoči: premor+E premog+K
stati: stoj+I stal+P stan+E
ostati: ostan+E ostal+P
postati: postan+E postal+P
nastati: nastan+E nastal+P
vstati: vstan+E vstal+P
obstati: obstan+E obstal+P
prestati: prestan+E prestal+P
bati: boj+I bal+P
vzeti: vzam+E vzel+P
jeti: jam+E jel+P jm+E
prijeti: prim+E prijel+P
sprejeti: sprejm+E sprejel+P
zajeti: zajam+E zajel+P
objeti: objam+E objel+P
najeti: najam+E najel+P
posneti: posnam+E posnel+P
sneti: snam+E snel+P
povzeti: povzam+E povzel+P
prevzeti: prevzam+E prevzel+P
začeti: začn+E začel+P
početi: počn+E počel+P
spočeti: spočn+E spočel+P
peti: poj+E pel+P
vneti: vnam+E vnel+P
kleti: koln+E klel+P
meti: man+E mel+P
žeti: žanj+E žel+P
mleti: melj+E mlel+P
oteti: otm+E otel+P
mreti: mr+E mrl+P
umreti: umr+E umrl+P
zreti: zr+E zrl+P
treti: tr+E trl+P
vreti: vr+E vrl+P
dreti: der+E drl+P
podreti: podr+E podrl+P
zapreti: zapr+E zaprl+P
odpreti: odpr+E odprl+P
podpreti: podpr+E podprl+P
opreti: opr+E oprl+P
upreti: upr+E uprl+P
prodreti: prodr+E prodrl+P
brati: ber+E bral+P
prati: per+E pral+P
zvati: zov+E zval+P
poslati: pošlj+E poslal+P
gnati: žen+E gnal+P
klati: kolj+E klal+P
tkati: tk+E tkal+P
nesti: nes+E nes+S
pasti: pas+E pas+S pad+E padel padla padlo padli padle
sesti: sed+E sedel sedla sedlo sedli sedle
bosti: bod+E bodel bodla bodlo bodli bodle
krasti: krad+E kradel kradla kradlo kradli kradle
rasti: rast+E rasel rasla raslo rasli rasle
plesti: plet+E pletel pletla pletlo pletli pletle
gristi: griz+E griz+S
molsti: molz+E molz+S
lesti: lez+E lez+S
vesti(pri pre u od na raz do iz za): ved+E vedel vedla vedlo vedli vedle
bresti: bred+E bredel bredla
najesti: najem naješ naje najemo najedo najedel najedla najedli
cvesti: cvet+E cvetel cvetela cvetelo cveteli cvetele
piti: pij+E pil+P
biti: bij+E bij bijte
šiti: šij+E šil+P
viti: vij+E vil+P
liti: lij+E lil+P
rediti: red+I
kriti: krij+E kril+P
miti: mij+E mil+P
riti: rij+E ril+P
gniti: gnij+E gnil+P
čuti: čuj+E čul+P
obuti: obuj+E obul+P
kovati: kuj+E koval+P
snovati: snuj+E snoval+P
pluti: pluj+E plul+P
sejati: sej+E sejal+P
smejati: smej+E smejal+P smej+I
dejati: dej+E dejal+P
veti: vej+E vel+P
hoteti: hočem hočeš hoče hočeva hočeta hočemo hočete hočejo hotel hotela hotelo hoteli hotele noče nočem nočejo nočemo nočeš
imeti: nimam nimaš nima nimamo nimate nimajo imej imejte
smeti: smem smeš sme smemo smete smejo smel smela smelo smeli smele
spati: sp+I spal+P
scati: šč+I scal+P
tepsti: tep+E tep+S
dolbsti: dolb+E dolb+S
zebsti: zeb+E zeb+S
greti: grej+E grel+P
šteti: štej+E štel+P
sloveti: slov+I slovel+P
`

/** Sets of endings: adjectives hard, compared and soft; presents in -em and -im; past participles. */
export const sets: Readonly<Record<string, string>> = {
  F: '- a e i o ah am ami',
  M: '- a u om i e ov ih',
  A: '- a o i e ega emu em im ih imi ima',
  B: 'i a e o ega emu em im ih imi ima',
  C: '- a e i o ega emu em im ih imi ima',
  E: 'em eš e eva eta emo ete ejo o i iva ita imo ite oč',
  I: 'im iš i iva ita imo ite ijo e',
  L: 'el la lo li le',
  K: 'el la lo li le',
  S: 'el la lo li le',
  P: '- a o i e',
  D: 'am aš a ava ata amo ate ajo aj ajte ajmo ajoč al ala alo ali ale at',
}

/** Prefixes of verbs, longer ones first. */
export const prefixes =
  'izpod pripo prepo razpo porazpo spre spo pona poiz pora pred raz pod pri pre pro nad obo ob od iz do na po za so se vz vs ras is us uz o u v z s'

/** Stems of verbs without prefixes, by the class of the infinitive. */
export const verbs: Readonly<Record<string, string>> = {
  ati: `
    ukvarj bliž zastop odstop izstop pristop postop sestop priporoč naroč sporoč izroč potap del gled posluš kuh čak konč ravn
    nadaljev pošilj ponuj obrač vrač zmanjšuj zmanjš poveč izboljš poslabš podaljš skrajš zviš zniž zn pozn prizn naziv uživ
    počiv preživ pokriv odkriv prekriv zakriv razkriv doživ merj tis test podpis pris jah vrt sled dotik zatik pretik umik
    premik odmik zamik prilagaj vlag nalag polag razlag predlag sklad naklad nakl nastaj obstaj ostaj vstaj prestaj dod dodaj
    pod predaj zaup up obup naup prevzem povzem snem razum dosez seg vključ zaključ izključ priključ sodelov vad naved uved
    pad raznaš prinaš odnaš iznaš nanaš prenaš vnaš obnaš znaš donaš prihaj odhaj dohaj izhaj prehaj uhaj vhaj zahaj shaj
    razhaj obhaj skak čast srečav bav nagajaj gaj izogib gib nih dih trep tip tep ogr tuh kih piht smrč kopl plav koz prem sek
    premag omag izval zadev pričakov vpraš izkuš skuš bruš prepričev vračun računj klik pritik poteg izteg nateg steg streg
    zaleg prileg odleg čuv varčev vsebuj poved izraž opaz opaž zavaj navaj uvaj dovaj razvaj izvaj odvaj privaj nihaj tarn
    klepet godrnj kramlj žep štep zgub razsip nasip zrač porav izrav kit prask opozarj privarč varov zazn doznav zabeležj
    označ zaznač ločj trip utrinj preganj izganj poganj odganj razganj naganj zaganj zganj hit izhlap mečk klat mot teht ljub
    ponarej prirej razsej sanj razmišlj pomišlj premišlj izmišlj namišlj domišlj zamišlj skriv poziv doj povezav preverj
    izpolnj dopolnj zapolnj spolnj napolnj izpopolnj smilj strinj branj hranj preprič izogn menj spreminj predvaj prekinj
    ukinj umikaj kop čop objokov spremlj dovolj počutj čut občutj osvaj izginj žig dvig vzdig ugaš potov skrb kotal kuk laj
    lajš lom neh pih plez prep priznav rezk rig sem sval tolč tovor vik vist zev zij čvek žužn razlik nav nič uničj uničev
    zlag tipk čeblj pik mehč merk zateg uteg meč plank poč klep iskri štark taplj zatap kapl kap stap iztopj naliv zaliv izliv
    razliv obliv poliv preliv vliv sprašev strahov vreskaj počenj menjav razpoloži ograj nadgraj zgraj vgraj dograj pregraj
    obetav obet mlat plus piln predvidev odlag greš črt nastavljaj skač sit hrep tresk pljusk vzpenj vpenj napenj razpenj
    zapenj pripenj odpenj umiv omogoč onemogoč pričar oporek ubad odmev navij zavij razvij ovij povij izmak
  `,
  ati_i: `
    drž sliš lež mož bež krič molč preslis vršč dišč tišč mižj tič smrdč brenč trepeč renč
  `,
  ati_e: `
    pis/piš kaz/kaž rez/rež maz/maž vez/vež mik/mič jok/joč skak/skač plak/plač lag/laž strug/struž kop/koplj dremt/dremlj
    sip/siplj tep/tep drem/dremlj jem/jemlj kup/kuplj met/meč glod/gloj šept/šepeč kres/kreš čes/češ tes/teš plesk/plešč
    isk/išč klic/klič mic/mič dih/diš pih/piš mah/maš jah/jaš kih/kiš liz/liž vih/viš oris/oriš gib/giblj zib/ziblj or/orj
    klep/kleplj zob/zoblj teh/teš stel/stelj pleš/pleš ples/pleš dela/dela briz/briž nik/nič tk/tk srk/srč prask/prašč
    kašlj/kašlj brisc/brisc bris/briš lask/lašč str/stri
  `,
  iti: `
    uporab priprav počut poprav razdel govor misl zgod navid bliž preživ zaposl umest zaust obes del nos vod voz hod gon lov kos pros tož soj sod rod mor mot
    ljub rab slut reš pust čist mir krm prem mer dar potov gotov stav prav jav uveljav slav blaž služ druž nud trud mud bud
    spodbud gub skub hud dvom sum zas grom lom strup uč nauč izuč priuč pouč preuč muč zaključ vključ izključ priključ loč
    poroč izroč naroč zaroč skoč moč omogoč onemogoč razlag tlač plač privlač oblač krč prost krst gost post mast nast vrst
    obvest namest premest nadomest razmest dob skrb vab zlorab pozab grab zlat slad hlad rad sad glad pogled spod vad mlad sel
    strel čut grož groz kros kur ponar pred grad val hval dvign poln izpopoln men cen povzroč trp žal kval tovar kvar var tvar
    ustanov obnov ponov prenov sanj dvoj potroj spoj krepi krep toč top kup lup ljup skop krop škrop ščist brus škod ušč
    dotakn streh hran bran ran ruš suš sledi sled strad ver trd smrad trgov kriv dolg dolž lož žen oženi množ jez grej glas
    kad svoj lagod sit prest znes vol zadovolj volj privošč korist svet hit opozor prizor jasn ostr mešč prizad paz draž snaž
    mož onesnaž važ snež tež greš utes poteš uteš steš prič tič lič označ zaznač cvrč zašč ščit smet navdih navduš duš suč
    vznemir bur tur zobr raz krož bož kož rož nož pož žur kram vznik rezerv tras stres čarj očar zaračun prebold belež zdrav
    otrov zlog slab pomirj priznav kvas kol lesk vil kus želov ož zož šir omej krad opravič cep sposob zasnov osnov resnič vrš
    zasid ker zagnezd ujam smeš gnjav drob stor pogoj vrednot zaost blod hlap shram sram ignor hrom opom spomin domn pomn
    namign zboljš zmanjš poveč zdeh sesed obris obnem pozn razpis naslon prislon odstran zmraz zatesn
  `,
  eti_i: `
    zd vid živ trp sed let grm gor kip hrum šum slon boled bol želn žel vel vrt smrd hrep hit hrepen zvon brn čut drv čep
    skopn don zven dob štrl strm žar blest blešč srb skrb hl bd drs drht bled rum zelen mrzl žival rdeč veljn šept vis plamt
    hot strem gomaz
  `,
  eti_e: `
    razum sm usp um im dosp prisp zade prevel posp osmel dozor
  `,
  niti: `
    dvig pogi izgi prehi dotak pomak premak odmak umak zamak vrg vr obr zavr odvr povr prevr zasu pris us stis pritis zatis
    vtis iztis odtis teg pozab sklo naklo poklo priklo odklo nag preg pog zg ogi izog raz zagr ogr odgr pogr sun drs zaris
    prepis mah utr utri utih ti zati poti uti pih dah dih zavzdih nasmeh zve pove tre trk pokle skle zakle trob zib krik klik
    ke kih prask trg zagn ska vzni pronik poni ni bri poga uga gas uka umol obmol žre požr bruh puh vzpo vzpod spod izpod
    prepad razpad napa prekini preki ukin uki pre plu naplav zapi pi klec zasp pahn pah nape vpe zape odpe pripe prip razpe
    vzpe spe izpe zami zmi segn gni razvi ugo izogn zasij razkl odkl izlušč mign mig svit potr prista odsta zasta ognil obog
    presa zlek stek obse zase dose ose zanihal skač zmrz zamrz primrz obvis zvis odtuj upeh zba obta vkle izkle pogrez ugrez
    vgrez potis izmak
  `,
  ovati: `
   
  `,
  evati: `
    uč
  `,
}

/** Stems of nouns in -lo that look like past forms of verbs. In the singular they are nouns. */
export const nounsInLo = `
  vračil kosil daril zdravil plačil sporočil poročil vozil navodil pravil besedil priporočil opozoril obvestil pojasnil povabil oblačil gnojil čistil mamil hladil  meril vabil barvil gorivil
  potrdil nadomestil naročil svetil tesnil stopal letal dvigal stikal vprašal zrcal cepil darovil znamenil mazil  rezil sidril kadil krmil lepil vezil zagotovil sledil ležal
`

/** Nominals by declension (see `lemmas/slovenian.ts`), with what the stem is in other forms behind a slash. */
export const nominals: Readonly<Record<string, string>> = {
  f: `
    družin hiš/hiš sob žen mam tet bab strok vod hran glav rok/rok nog nog/nog ur min minut oseb strank/strank cest ulic rek gor
    dežel držav sred nedelj tor srbij čed vezn knjig slik/slik kav čokolad juh večerj solat pic pijač tort jagod hrušk/hrušk
    češnj sliv mačk/mačk krav ovc/ovac koz kokoš/kokoš rib žab rož gob trav vej zemlj/zemelj zvezd lun neviht megl/megel burj
    toč gostiln/gostiln kavarn/kavarn pisarn/pisarn tovarn/tovarn lekarn/lekarn šol univerz pošt bank/bank točk/točk vojn/vojn
    nagrad tekm/tekem igr/iger lig ekip zvez sekund izjav napak/napak težav nesreč sreč škod svobod zabav jez volj/volj
    želj/želja nad prihodnj/prihodnj mej/mej baz faz oblik/oblik barv razlik/razlik primerjav priprav uprav ustav predstav
    razprav poprav dostav oprav odprav prijav objav storž sestav stav slav postelj omar miz preprog zaves streh sten lučk/lučk
    svečk/svečk plošč/plošč obal plaž jam evrop afrik/afrik amerik/amerik ljubljan hrvašk franc ambulant sestr/sester rakav
    ran kož kit oblek/oblek hlač krp srajc/srajc jop jakn/jaken kap torb/torb metod analiz raziskav hipotez naprav zamud ulice
    kart/kart gum vožnj/voženj zavor luknj/lukenj črpalk/črpalk elektrarn/elektrarn sil tež princes glasb/glasb skladb/skladb
    služb/služb stavb/stavb gradnj/gradenj tvorb/tvorb vadb/vadb zamenjav borb/borb tožb/tožb sodb/sodb prošnj/prošenj
    odločb/odločb potreb uporab izrab porab zlorab izdaj prodaj predaj obdelav predelav izdelav preiskav obravnav zaznav
    obljub ovir zamer podpor opor izgub zgub zgradb/zgradb dob podob zlob usod napov izbir zbir delavk/delavk učenk/učenk
    študentk/študentk igralk/igralk pevk/pevk gospodičn punc/punc tašč tipk/tipk mišk/mišk datotek/datotek map škatl/škatel
    posod pločevink/pločevink vrečk/vrečk krogl/krogel snežink/snežink smučark/smučark zim turistk/turistk ponudb/ponudb
    blagajn/blagajn receptork/receptork smet/smeti prog stez tarif vsot/vsot bolh muh čebel/čebel skal plazm puščav savan
    dram/dram oper/oper prič sej zakonodaj vzgoj zadrug fasad krem kupol palač rent/rent ladj/ladij paš mlak luž gnečč gneč
    sap krm lip brad duš sezon šans/šans valut tabel županj poslank/poslank kandidatk/kandidatk pacientk/pacientk vlog nalog
    zalog prilog obleg taks premij lopat sekir žag pil škarj/škarij košar rut kock/kock zelenjav solz/solz začimb/začimb
    mok/mok koruz repa rep čebul buč paprik/paprik limon pomaranč banan klobas salam rac kač zgag abeced besed/besed črk/črk
    pripovedk/pripovedk legend/legend ugank/ugank novel/novel razstav zbirk/zbirk publik/publik sekt/sekt ver/ver kapel maš
    proslav porok/porok matur/matur ocen kritik/kritik pohval graj zahval pritožb/pritožb izkušnj/izkušenj navad podlag reklam
    dilem scen aren dvoran doz shem vlag zastav okvar naložb/naložb medalj kolajn/kolajn biomas direktiv milijard garderob
    norm viz svil mošej konoplj stopnj/stopenj izpostav zasedb/zasedb zasnov skorj enačb/enačb menjav navezav okužb/okužb
    opomb/opomb odej vran smrek potez soteskk marinad varijant variant karavan kaš loput grap dirk/dirk pik tarč krast nezgod
    kolon klasik kvot not gest debat anket izmen izvedb/izvedb kril ograj vab tajn zadev obvez vez kron smol nalepk/nalepk
    opek pip svetilk/svetilk lobanj zofa zof zajemalk/zajemalk skled salvet marmelad omak omlet kreme smetan pen knjigarn
    slaščičarn cvetličarn mlekarn livarn maščob črt karier etiket karanten afer alternativ atmosfer tabl/tabel prtljag zaslug
    katastrof kontrol kravat centralk/centralk metl/metel mačeh kaplj/kapelj trobent tablet sociale čistoč serij obnov
    izpeljav republik/republik proizvodnj vojsk/vojsk idej
  `,
  adj: `
    mrtev/mrtv rahel/rahl surov nov siv živ kriv ravn čist pust trd suh mlačen/mlačn zmeren/zmern bos gluh slep nem len
    lačen/lačn moker/mokr topel/topl plav rjav rus sram plešast bogat svet prost redek/redk strog tih glup grd zvit čuden/čudn
    sposoben/sposobn skop jak čvrst jasen/jasn kasen/kasn pravilen/praviln nevaren/nevarn varen/varn resen/resn srečen/srečn
    žalosten/žalostn zvest okusen/okusn svež zastarel priden/pridn miren/mirn enak različen/različn podoben/podobn
    primeren/primern potreben/potrebn
  `,
  fi: `
    stvar last oblast propast rast bolest zavest povest novost čeljust korist kad klop gas nit kopel smer obrt perut živad
    zver jesen krepost mladost zvrst debel zapoved spoved napoved odpoved prepoved pripoved izpoved poved vrv strast pomoč
    nemoč polnoč dolžnost obveznost odločnost pamet žalost hitrost napast past slast mast kost čast jakost radost starost
    pošast kokoš prst jad znamenitost sled zmes cev os sol ped rž dlan kazen/kazn basen/basn povodenj/povodnj tovornj
    skrivnost duhovnost jasl uš gos
  `,
  m: `
    center/centr problem program sistem telefon zaslon internet rezultat model promet način zakon minister/ministr
    učenec/učenc pisec/pisc bralec/bralc igralec/igralc pevec/pevc delavec/delavc kupec/kupc prodajalec/prodajalc domačin
    sosed sodelavec/sodelavc izdelek/izdelk podatek/podatk začetek/začetk trenutek/trenutk dodatek/dodatk ostanek/ostank
    sestanek/sestank prispevek/prispevk občutek/občutk zaključek/zaključk učinek/učink znesek/znesk strošek/strošk
    presežek/presežk dosežek/dosežk izvleček/izvlečk jezik stavek/stavk odstavek/odstavk razred predmet izpit test kvadrat
    meter/metr kilometer/kilometr centimeter/centimetr liter/litr kilogram odstotek/odstotk predel razdel princ konec/konc
    zaliv kanal tunel park vrt mesec/mesc april junij julij september/septembr oktober/oktobr november/novembr
    december/decembr ponedeljek/ponedeljk torek/tork četrtek/četrtk petek/petk zid balkon bazen/bazen kovček/kovčk paket račun
    kredit davek/davk proračun trošek/trošk dohodek/dohodk prihodek/prihodk odhodek/odhodk kapital izvoz dovoz prevoz
    napredek/napredk odstop izstop pristop postopek/postopk dotik udarec/udarc napad umor zločin kazenj zajtrk kozarec/kozarc
    nož izlet polet obisk nos želodec/želodc jok spomin strah sram obup dogodek/dogodk poziv klic govor obrat nalog ton
    ritem/ritm ples festival maček/mačk vol petelin volk zajec/zajc osel/osl orel/orl izpad razum pojem/pojm sprejem/sprejm
    najem odjem vzorec/vzorc krožec/krožc oblikovalec/oblikovalc izvajalec/izvajalc proizvajalec/proizvajalc
    zavezanec/zavezanc delodajalec/delodajalc poslanec/poslanc zmagovalec/zmagovalc tekmovalec/tekmovalc udeleženec/udeleženc
    nogomet zadetek/zadetk oddih premik zamik umik dvig padec/padc vzpon obrazec/obrazc podpis razpis naslov naziv
    svetovalec/svetovalc upokojenec/upokojenc slovenec/slovenc nemec/nemc avstrijec/avstrijc japonec/japonc francoz srb hrvat
    kitajec/kitajc hlapec/hlapc lovec/lovc kmet kos kanu plašč čevelj/čevlj gumb žep material beton papir plin mikrofon
    kabel/kabl pritisk tisk planet sindikat plakat atlet hidrat demokrat socialdemokrat avtomat format certifikat mandat
    agregat kandidat advokat diplomat aparat atentat citat internat signal potencial ideal original portal terminal general
    hospital interval ritual karneval arzenal kristal minimal škandal pedal personal profil mobil fotel panel kartel simptom
    slalom kondom sindrom kip diplom vitamin termin magazin bencin salon balon milijon vagon robot pilot čoln robec/robc nakit
    davkoplačevalec/davkoplačevalc odmerek/odmerk oddelek/oddelk pripravek/pripravk približek/približk nastanek/nastank
    obstanek/obstank izdatek/izdatk sestavek/sestavk pesek/pesk užitek/užitk podaljšek/podaljšk oves/ovs pecelj/peclj
    popek/popk poper/popr košček/koščk zvezek/zvezk ščepec/ščepc zamah oder/odr luster/lustr lonec/lonc venec/venc
    stolpec/stolpc podplat vlog zajem posnetek/posnetk prizor strup mož odsev sev razpon glas artikel/artikl vozel/vozl kokain
    lokal nitrat koncern toženec/toženc zavarovanec/zavarovanc klanec/klanc nastavek/nastavk okrasek/okrask popravek/popravk
    prigrizek/prigrizk zavojček/zavojčk vnuček/vnučk stric nasip
  `,
  mr: `
    prevajalnik jar mehur krivičnik
  `,
  mOv: `
    sin dom grad val vrt zid vrh svet dar bor sad zvon rod duh led rob strah hlad tok trg brk vol bog mir tat dih mah del pot
  `,
  mj: `
    muzej napoj odboj preboj izboj uboj meč plašč nož semenj kvač medij kriterij scenarij laboratorij teritorij študij stadij
    akvarij kolegij privilegij radij aluminij natrij kalij kalcij magnezij silicij salonarij planetarij obrazložj hobij taksij
  `,
  n: `
    mest/mest okn/oken okenc sel sil del/del vin piv mes/mes mlek jabolk sredstv/sredstev društv/društev lic jezer zlat srebr
    želez jekl stekl/stekel let let/let darovil navodil priporočil sporočil pojasnil števil čisl letal kril ogledal jutr/juter
    čel kolen jedr/jeder rebr/reber bistv/bistev jajc/jajc pisal geslo gesl/gesel dn/dn zrn/zrn perilo peril blag blat kopit
    korit gnezd/gnezd stebl/stebel drevesc žit gradiv goriv kladiv kolesc bogastv/bogastev čustv/čustev jamstv/jamstev
    poslanstv/poslanstev ministrstv/ministrstev podjetništv kraljestv/kraljestev članstv/članstev gospodinjstv/gospodinjstev
    gospodarstv/gospodarstev zavarovalništv prvenstv/prvenstev otroštv prijateljstv/prijateljstev moštv/moštev mil krdel dleto
    dlet maziv merilo kazal besedil mamil stopal čutil grl drev tesnil barvil vlakn/vlaken krznen krzn pisem pism/pisem
    potrdil odkupnin vnetil sidr/sider bedr/beder jadr/jader
  `,
  ne: `
    src/src sonc/sonc morj morj/morij polj/polj podjetj/podjetij življenj/življenj mnenj/mnenj zdravj naselj okolj/okolij
    področj/področij območj/območij obdobj/obdobij poletj/poletij orodj/orodij orožj/orožij naročj ravnotežj razmerj/razmerij
    vesolj drevj grmovj listj povprečj doživetj/doživetij odkritj/odkritij nasilj sožitj naključj/naključij gorovj/gorovij
    predgorj zavetj ozemlj/ozemelj podstrešj/podstrešij nadstropj/nadstropij pritličj zelj grozdj cvetj sadj smetj
    pogorj/pogorij vznožj naravoslovj obličj razpotj stoletj/stoletij desetletj/desetletij tisočletj/tisočletij
    četrtletj/četrtletij polletj/polletij porečj dolgočasj brezvetrj veselj zlobirj otočj/otočij celinj primorj žitj
    bitj/bitij petj pitj branj imetj prigodj soglasj/soglasij protislovj/protislovij nesoglasj/nesoglasij znamenj/znamenj
    kresilj jajc/jajc omrežj/omrežij naselj/naselij udobj ravnovesj/ravnovesij zaledj/zaledij osebj okrilj dvopičj naličj
    zobovj jezikoslovj pobočj/pobočij podočj nabrežj/nabrežij obrežj ostrešj poslopj/poslopij vezj/vezij gnojivj zrcalcl srčec
    olj
  `,
}
