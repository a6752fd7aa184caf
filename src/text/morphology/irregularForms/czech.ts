/** Irregular nouns and adjectives (see `expandParadigms`). */
export const irregular = `
stav: stavu
nemoc: nemoci nemocí
voják: vojáci
lektor: lektoři
hrdina: hrdinové
dárek: dárku dárky dárků
píseň: písně písní
nájem: nájmu nájmem
zdraví: zdravím
byt: bytu byty bytů bytem bytech bytům
účet: účtu účty účtů účtem účtech účtům
plat: platu platy platů platem platech
bota: boty bot botu botou botám botami botách
noviny: novin novinám novinách novinami
volba: volby voleb volbu volbou volbě volbám volbami volbách
kalhoty: kalhot kalhotám kalhotách kalhotami
host: hosta hosté hostů hostům hostem hosty hostech hostovi
žák: žáka žáci žáků žákům žáky
herec: herce herci herců hercům hercem
chuť: chuti chutí chutě chutím
díl: dílu dílem díly dílů dílům dílech
hra: hry hru hrou hře her hrám hrách hrami
žena: ženy ženu ženou ženě žen ženám ženách ženami
průvodce: průvodci průvodcem průvodců průvodcům
prodejce: prodejci prodejcem prodejců prodejcům
hrnek: hrnku hrnkem hrnky hrnků
lžíce: lžíci lžící lžic lžícemi
sklenice: sklenic sklenicí sklenici
dobrý: dobří
starý: staří
příjemný: příjemněj+Š
březen: března březnu březnem
říjen: října říjnu říjnem
srpen: srpna srpnu srpnem
červen: června červnu červnem
leden: ledna lednu lednem
duben: dubna dubnu dubnem
květen: května květnu květnem
pojem: pojmu pojmy pojmů pojmem pojmech pojmům
název: názvu názvy názvů názvem názvech názvům
větev: větve větví větvi větvích větvemi
láhev: láhve lahve láhvi lahví lahvích láhví
chléb: chleba chlebu chlebem chleby
centrum: centra centru centrem center centrech centry
muzeum: muzea muzeu muzeem muzeí muzeích
studium: studia studiu studiem studií studiích
kritérium: kritéria kritériu kritériem kritérií kritériím kritériích
sníh: sněhu sněhem
déšť: deště dešti deštěm dešťů dešti
dveře: dveří dveřím dveřích dveřmi
stupeň: stupně stupni stupněm stupňů stupňům stupních
oheň: ohně ohni ohněm ohňů
stůl: stolu stole stoly stolem stolů stolech
zlato: zlata zlatu zlatem
loket: lokte lokty loktem loktů
vítr: větru větrem větry
příští: příštího příštímu příštím příštích příštími
další: dalšího dalšímu dalším dalších dalšími
vnější: vnějšího vnějšímu vnějším vnějších vnějšími
pozdější: pozdějšího pozdějším pozdějších
hluboký: hlubší hlubšího nejhlubší hloub
krátký: kratší kratšího nejkratší
třeba: 
ráno: 
rychle: rychleji nejrychleji
doma: 
domů: 
venku: 
zrovna: 
pozdě: později nejpozději
lehce: 
krátce: 
prudce: 
vysoce: 
hluboce: 
přece: 
teprve: 
dále: dál
kdy: 
kdysi: 
nahoře: 
dole: 
dolů: 
nahoru:
evropa: evropy evropě evropu evropou
afrika: afriky africe afriku afrikou
amerika: ameriky americe ameriku amerikou
kanada: kanady kanadě kanadu kanadou
praha: prahy praze prahu prahou
ostrava: ostravy ostravě ostravu ostravou
čína: číny číně čínu čínou
asie: asii asií
francie: francii francií
londýn: londýna londýnu londýně londýnem
brno: brna brnu brně brnem
plzeň: plzně plzni plzní
rusko: ruska rusku ruskem
německo: německa německu německem
polsko: polska polsku polskem
rakousko: rakouska rakousku rakouskem
slovensko: slovenska slovensku slovenskem
česko: česka česku českem
maďarsko: maďarska maďarsku maďarskem
řecko: řecka řecku řeckem
španělsko: španělska španělsku španělskem
japonsko: japonska japonsku japonskem
švédsko: švédska švédsku švédskem
norsko: norska norsku norskem
dánsko: dánska dánsku dánskem
finsko: finska finsku finskem
skotsko: skotska skotsku skotskem
irsko: irska irsku irskem
člověk: člověka člověku člověkovi člověkem lidé lidi lidí lidem lidmi lidech
rok: roku rokem roky roků rokům rocích let léta letech letům lety
dítě: dítěte dítěti dítětem děti dětí dětem dětmi dětech
přítel: přítele příteli přítelem přátelé přátel přátelům přáteli přátelích
den: dne dnu dnem dny dní dnů dnům dnech
týden: týdne týdnu týdnem týdny týdnů týdnech
oko: oka oku okem oči očí očím očima očích
ucho: ucha uchem uši uší uším ušima
ruka: ruky ruce ruku rukou rukám rukama rukách
noha: nohy noze nohu nohou nohou nohama nohách
kniha: knihy knize knihu knihou knih knihám knihami knihách

doba: doby době dobu dobou dob dobám dobách
cesta: cesty cestě cestu cestou cest cestám cestami cestách
škola: školy škole školu školou škol školám školách
strana: strany straně stranu stranou stran stranám stranami stranách
hlava: hlavy hlavě hlavu hlavou hlav hlavám hlavami
voda: vody vodě vodu vodou vod vodám vodami vodách
síla: síly síle sílu silou sil silám silami silách
víra: víry víře víru vírou
míra: míry míře míru mírou měr
práce: práci prací pracím pracemi pracích
dům: domu domem domě domy domů domům domech
stůl: stolu stolem stole stoly stolů
vůz: vozu vozem voze vozy vozů vozech
kůň: koně koni koněm koní koňů
dvůr: dvora dvoru dvorem dvoře dvory dvorů
důvod: důvodu důvodem důvody důvodů
způsob: způsobu způsobem způsoby způsobů způsobech
pes: psa psovi psu psem psi psů psům psy
sen: snu snem sny snů snech
otec: otce otci otcem otcové otců
syn: syna synu synovi synem synové synů
bratr: bratra bratru bratrovi bratrem bratři bratrů
kůl: kůlu
město: města městu městem městě měst městům městech městy
místo: místa místu místem místě míst místům místech místy
slovo: slova slovu slovem slově slov slovům slovech slovy
dílo: díla dílu dílem díle děl dílům dílech díly
jméno: jména jménu jménem jméně jmen jménům jménech
právo: práva právu právem  práv právům právech právy
číslo: čísla číslu číslem čísle čísel číslům číslech čísly
okno: okna oknu oknem okně oken oknům oknech okny
peníze: peněz penězům penězi penězích
moře: moři mořem moří mořích
pole: poli polem polí polích
srdce: srdci srdcem srdcí srdcích
slunce: slunci sluncem
zvíře: zvířete zvířeti zvířetem zvířata zvířat zvířatům zvířaty
věc: věci věcí věcem věcmi věcech
noc: noci nocí nocím nocích
řeč: řeči řečí řečem
část: části částí částem částmi částech
smrt: smrti smrtí
krev: krve krvi krví
církev: církve církvi církví
zem: 
země: zemi zemí zemím zeměmi zemích
stát: státu státem státě státy států státům státech
svět: světa světu světem světě světy světů světech
život: života životu životem životě životy životů
čas: času časem čase časy časů časech
vítr: větru větrem větru větry
oheň: ohně ohni ohněm
dobrý: lepší lepšího lepším lepších lepšími nejlepší nejlepšího nejlepším nejlepších nejlepšími dobrá dobré dobří dobrého dobrému dobrou dobrým dobrých dobrými dobrém
špatný: horší horšího horším horších nejhorší
zlý: 
velký: velcí větší většího většímu větším větších většími největší největšího největším největších
malý: malí menší menšího menším menších menšími nejmenší nejmenšího nejmenších
dlouhý: dlouzí delší delšího delším delších nejdelší
vysoký: vysocí vyšší vyššího vyšším vyšších nejvyšší nejvyššího nejvyšším nejvyšších
nízký: nižší nižšího nižším nižších nejnižší
mladý: mladí mladší mladšího mladších nejmladší
starý: staří starší staršího starším starších nejstarší nejstarších
drahý: drazí dražší nejdražší
krátký: kratší nejkratší
blízký: bližší bližšího bližších nejbližší nejbližších
daleký: 
hezký: hezčí nejhezčí
snadný: snazší
těžký: těžší nejtěžší
řeka: řeky řece řeku řekou řek řekách
zájem: zájmu zájmem zájmy zájmů zájmům
celý: celí
druhý: druzí
dobře: lépe líp nejlépe nejlíp
špatně: hůře hůř
hodně: více víc nejvíce nejvíc
málo: méně míň nejméně
dlouho: déle nejdéle
brzy: dříve dřív nejdříve
vysoko: výše výš
daleko: dále dál
blízko: blíže blíž
dva: dvě dvou dvěma
tři: tří třem třemi třech
čtyři: čtyř čtyřem čtyřmi čtyřech
všechen: všechno všechny všichni všech všem všemi všeho všemu vše všechna
jiný: jiná jiné jiní jiného  jinému jinou jiným jiných jinými jiném
další: dalšího dalšímu dalším dalších dalšími
první: prvního prvnímu prvním prvních prvními
třetí: třetího třetímu třetím třetích
vlastní: vlastního vlastnímu vlastním vlastních vlastními
také: 
ještě: 
dnes: 
tady: 
pouze: 
vůbec: 
dokonce: 
velmi: 
`

/** Verbs whose forms the rules cannot tell; they also take the prefixes of `prefixes`. */
export const irregularVerbs = `
bydlet: bydlím bydlíš bydlí bydlíme bydlel+P
dělat: dělám děláš dělá děláme děláte dělají dělal+P dělej dělejte
koupit: koupím koupíš koupí koupíme koupíte koupil+P
doporučit: doporučím doporučíš doporučí doporučíme doporučil+P
chybět: chybí chyběl+P
vonět: voní voněl+P
být: jsem jsi je jsme jste jsou byl+P budu budeš bude budeme budete budou buď buďte jsa byt+S
mít: mám máš má máme máte mají měl+P měj mějte
jít: jdu jdeš jde jdeme jdete jdou jdi šel šl+Q jdouc+J jde
odejít: odejdu odejde odejdou odešel odešl+Q
jít: půjdu půjdeš půjde půjdeme půjdete půjdou pojď pojďte
jet: jedu jedeš jede jedeme jedete jedou jel+P jeď
přijít: přijdu přijde přijdou přišel přišl+Q
moci: mohu můžu můžeš může můžeme můžete mohou můžou mohl+P moct
pomoci: pomohu pomůže pomůžeme pomohou pomohl+P pomoct pomoz
chtít: chci chceš chce chceme chcete chtějí chtěl+P
vědět: vím víš ví víme víte vědí věděl+P
povědět: povím poví pověz
jíst: jím jíš jí jíme jedí jedl+P
říci: řeknu řekneš řekne řekneme řeknou řekl+P řekni říct řečen+S řečen+A
dát: dám dáš dá dáme dáte dají dal+P dej dejte dán+S dan+A
stát: stojím stojí stojíme stojíte stál+P stojíc+J
stát: stanu staneš stane stanou stal+P staň
dostat: dostanu dostane dostaneme dostanou dostal+P
zůstat: zůstanu zůstane zůstaneme zůstanou zůstal+P
vstát: vstane vstanou vstal+P
začít: začnu začneš začne začneme začnou začal+P začni
počít: počne počal+P počat+S
vzít: vezmu vezmeš vezme vezmeme vezmou vzal+P vezmi vzat+S
jmout: jme jmou jal+P jat+S jat+A
přijmout: přijmu přijme přijmou přijal+P přijat+S přijat+A
najít: najdu najdeš najde najdeme najdou našel našl+Q
dojmout: dojme
brát: beru bereš bere bereme berou bral+P brán+S bran+A
prát: peru pere perou pral+P
zvát: zvu zve zveme zvou zval+P zván+S zvan+A
hnát: ženu žene ženou hnal+P
psát: píšu píši píšeš píše píšeme píšou píší psal+P psán+S psan+A piš
vázat: váže vážou vázal+P
kázat: káže kážou kázal+P
ukázat: ukážu ukáže ukážeme ukážou
znát: znám zná známe znají znal+P
spát: spím spí spíme spal+P
bát: bojím bojíš bojí bojíme bál+P
smát: směju směje smějí smál+P
zdát: zdám zdá zdají zdál+P
ptát: ptám ptáš ptá ptáme ptají ptal+P ptej ptejte
chápat: chápu chápe chápou chápal+P chápeme
hrát: hraju hraji hraje hrajeme hrají hrál+P hrán+S hran+A
přát: přeju přeji přeje přejeme přejí přál+P
žít: žiju žiji žiješ žije žijeme žijí žil+P žijíc+J
pít: piju piji pije pijí pil+P
bít: biju bije bijí bil+P bit+S bit+A
šít: šije šijí šil+P
krýt: kryji kryje kryjí kryl+P kryt+S kryt+A
mýt: myje myjí myl+P
užít: užil+P užit+S užit+A užije užijí
růst: rostu roste rostou rostl+P rostouc+J
nést: nesu nese neseme nesou nesl+P nesen+S nesen+A nesouc+J
vést: vedu vede vedeme vedou vedl+P veden+S veden+A vedouc+J
vézt: vezu veze vezou vezl+P vezen+S
číst: čtu čteš čte čteme čtou četl+P čten+S čten+A čti
klást: kladu klade kladou kladl+P kladen+S kladen+A
krást: kradu krade kradl+P
třást: třese třásl+P
péci: peče pekl+P
téci: teče tečou tekl+P téct
utéci: uteče utekl+P utéct
dojít: došl+Q
sednout: sedl+P
padnout: padl+P
vrhnout: vrhl+P vržen+S
stihnout: stihl+P stižen+S
zapomenout: zapomněl+P zapomenut+S
vzniknout: vznikl+P
proniknout: pronikl+P
dosáhnout: dosáhl+P dosažen+S dosažen+A
rozhodnout: rozhodl+P rozhodnut+S
umřít: umřu umře umřel+P
zemřít: zemře zemřou zemřel+P
otevřít: otevřu otevře otevřou otevřeme otevřel+P otevřen+S otevřen+A otevři
zavřít: zavřu zavře zavřou zavřel+P zavřen+S zavřen+A zavři
třít: tře třel+P
ležet: ležím leží ležel+P
sedět: sedím sedí seděl+P
vidět: vidím vidíš vidí vidíme viděl+P viděn+S viz
slyšet: slyším slyší slyšel+P
držet: držím drží držel+P držen+S
běžet: běží běžel+P
letět: letím letí letěl+P
hledět: hledí hleděl+P
myslet: myslím myslíš myslí myslíme myslel+P
muset: musím musíš musí musíme musejí musel+P
trpět: trpí trpěl+P
záležet: záleží
patřit: patří
věřit: věřím věří
rozumět: rozumím rozumí rozuměl+P
smět: smím smí směl+P
umět: umím umí uměl+P umějí
`

/** Sets of endings that rows and endings of verbs refer  */
export const sets = {
  A: 'ý á é í ého ému ou ým ých ými ém',
  J: 'í ího ímu ím ích ími',
  Š: 'ší šího šímu ším ších šími',
  P: '- a o i y',
  Q: 'a o i y',
  S: '- a o i y',
}

/** Prefixes of  */
export const prefixes = 'ne nej do na nad o ob od pod po pro před přede pře při roz roze s se u v ve vy vz vze z za ze'

/** Stems of verbs by the ending of the infinitive: those whose other forms the endings cannot  */
export const verbs = {
  it: `působ hlás jezd vrac těš potěš dař podař váž soud vstoup urč tvoř zkaz sníž zvýš pokoj vrát ztrat plat rad řad zahaj ukonč přesvědč bav zlob cvič slav sol loup nos pros řeš měn fot kontrol lep líb tříd uklid vař zařad zdob zruš navštív připoj odpoj obnov sdíl ohlas ohroz omez oprav rozděl objev rozšíř zklam zlepš zpozd brzd  bran bav blíž bud cen  cít čin čist dar děl dív dovol drob druž dus důraz  hod hod hlas hnoj hon hovoř hoj hrad chod chrán chval chyb jedn jev jist kaz klop kon konč kouř kreslí krot kroj kup léč leč lep líb líč lov lom lož luč mař měn měř míň mír mluv množ moř motiv  mstí mysl nič nos nut obav omez odpust ostř pal patř peč pin plat plav plň pln pokoj pozoř prav pros proud přič příč půjč pust rad raz rod robí rot roz ruš řad řed řeš řid říd sad set síl slav slib slouž sluš směř smíř snaž snad solí soud spoj stav sta stih stř stvoř stroj strof stup stud suš svět svěř škod šíř škrt tajit tlač topit toč tož trap trat trest trv třid tíž tvář tvoř tvrd tých učit uč um uráž vad val vař važ váz věř vděč věz vin vod voz vol volit vrát vrac vyč význač zab zajist zař zlob značit znač zved způsob zvět zmenš zved zvýš sníž zvol změn zastav představ postav vystav nastav sestav dostav ustav připrav oprav uprav doprav objev projev zjev vyjádř zařad pozor obrát předpoklad dolož vlož přilož slož založ polož ulož odlož vylož rozlož nahrad vyhrad řeš vyřeš rozšíř zhorš zlepš vylepš zdůrazn zdůraz umožn vysvětl osvětl rozhod ohroz odstran zodpověd potvrd utvrd posil zesil oslab zajišť ověř prověř svěř uděl rozděl odděl přiděl stanov obnov vybav`,
  at: `
týk vznik zbýv nezbýv fouk šept zabrán odpočív ček sedáv snid obědv získ chutn nezáv ček vypad pad dorůst bád bádat býv bývá běh běhat d dodáv dok dosah dáv dých dýchat děl hled hlás hád hádat jedn kon let mach mluvív mích míchat mív nadáv nazýv nech nechá
obsah odjížd odmít odpovíd otvír ovlád pamatov plav podáv pomáh poskytov poslouch posloucháv použív povíd pozn počk požád prodáv pt předáv přibýv
sklád vklád rozklád zaklád překlád uklád znamen
přidáv přijížd přizn sah sbír sled spol stáv stříd trv ubýv udáv ukazov umír utík uzn už užív vlád vol vracet vybír vydáv vyhláš vypráv vyzkouš vyzn
vzdych vzdáv zabýv zadáv zajím zasah zavír začín zkoum zkouš zn zpív ztrác ček řík žád`,
  et: `bol vis mus vrac přemýšl odbíj nabíz nacház vycház docház procház přicház odcház přecház pocház odcház předcház scház zmiz klesí mus pracet leh  zn chyb běh křič mlč`,
  ět: `chyb vyráb dozvěd rozum um sm vid sed let trp hled`,
}

/** Nouns whose lemma the endings would not  */
export const nouns = `
metr výrobce
zastávka kapitola závada
bavlna bomba brambora brzda burza dodávka fronta helma hruška hypotéka jízdenka krysa lano máslo mouka nabídka objednávka pizza podstata pojistka pokuta sleva stávka
svoboda učitelka vada výměna zásilka záruka úspora čistota čokoláda návštěva výhra bunda tableta rýma okurka smetana kamera deka vana toaleta účtenka schůzka
servírka platba sazba vrtačka heslo turista ztráta zmrzlina šunka půjčka obsluha přístav trénink mechanik metro tlačítko banka chřipka ponožka kabelka
anděl potok pořad pár koupel internet věž zásoba výše sval čelo obhájce půda výroba výrobek krajina kůra praxe rána péče říše lípa tělo škoda analýza kilo poznatek předseda výše potřeba ekonomika sociolog
teplota ticho výchova hmota nálada pravda prádlo třída zásada úloha kuchyně klika metoda pravidlo představa růže soustava spánek tisk tužka
vazba adresa brigáda břicho hodinky hvězda jezero kariéra koruna krize krása kultura literatura lístek městečko mlýn norma omáčka oslava
oříšek park plíce potravina potrubí pracoviště prvek přísada příspěvek přízemí rostlina scéna sebevražda slza sníh tma vražda vztek
zvonek úvaha šaty data debata demokrat hala hora horko hromada hrozba iluze jistota karta gesto koutek kovárna král léčba lžička
manžel měřítko mince nebe obava obtíž oběť obilí okolí parta podlaha podpora podstata pojetí pondělí poradna potrava povaha pořadí
publikum pěna předloha přeměna přeprava přítelkyně příčina příhoda realita rodič rovina rozsudek slečna slovíčko sako smůla snídaně
sněmovna souprava sprcha střecha studio stupeň svatba technik tiskárna tuna úroda výměra váha vlna voda zábava záda zdravotnictví
škola značka zóna dieta dílna dílo dohoda dráha dvojice farma faktura figura hádka hlava hloupost holka houba hračka hrozba hrubka
hůl jáma jehla jméno jizva kachna kapsa kapka kašel kočka koleno koncert konference kopec kost kostel kotel kotník koza krabice
kráva krev křída krk kuchař kůže kůň květina lavice lázeň lednice lék lékař lékárna lhůta loket louka lůžko malíř mapa maska mince
místo místnost moře most mrkev mytí moucha nábytek nádoba náhoda nápoj narozeniny nit nos noha novina obálka oběd oblek obloha oblečení obrázek
oceán oheň okno oko olej osa osoba ostrov ovce ovoce palác pánev papoušek paprika pára pasta pata pekárna peří peklo pero písmo plakát
plocha plot pláž pohár pohádka pokladna pokrm pole polévka police pošta postava povídka pračka prach prst příbor ptáček ptactvo pták pivovar
rameno raketa restaurace ret roh role román ručník ruka růst ryba rýže rytíř řeka samota sekera síla sklad sklep skříňka slepice slovník slovo slunce směna
socha soubor soused spodek srdce starosta stěna stůl střela strana strop struktura stuha sukně sušenka svaly svaz svíčka sýr šance šatna
šéf šířka špína štít tabulka talíř taška teplo terasa tělocvična tón touha tráva trouba tretra trubka tričko tužba tvar ucho úhel
ústa válka vánoce varianta vejce velikost věta vina vítr vlas vlak vloha vložka vrata vrstva vstup vůle vůně vzduch vzor záchod záclona
zástava zátoka zbraň zelenina zem zeď žába žádost židle živočich životopis život závora zvíře zvuk
festival karneval signál materiál kapitál kanál centrála
akce armáda auto autor babička bezpečnost bod bodem bohatství boj bok bolest budoucnost budova bydlení báseň březen
cena centrum chlapec chodba cvičení datum daň dcera den desetiletí divadlo dlaň doklad doktor domek doprava duben
dveře dělnice dělník dřevo důkaz důsledek důvod edice energie firma funkce gymnázium historie hlas hnutí hodina
hodnocení hodnota hotel hrad hranice hudba informace instituce jablko jaro jednání ječmen kategorie kino klec kluk
klíč koberec kolega kolo konec kost kousek kořen kraj kritérium krok království krém kus květ květen kámen křeslo
leden les letadlo letec linie list listopad loď láska látka léto majetek majitel maso matka menšina meč ministr
minulost minuta mladost mléko množství moc motor možnost mráz muzeum muž mysl myšlenka máma míč mýdlo měsíc napětí
nařízení nedostatek neděle nemoc nemocnice neštěstí noc nádraží náhrada náklad náměstí národ následek nástroj návrh
názor obchod období obec oblast obor obrana obraz obsah obyvatel ocenění ochrana odborník oddělení odkaz odpověď
odvětví ohled okraj opatření oprava organizace orgán otvor otázka oud ovzduší oznámení palec památka paměť papír pec
pivo plamen pleť plán pobřeží pocit podmínka podnebí podnik podnikatel podzim pohled policie politik politika pomoc
poplatek porada poslanec postavení postel postoj povinnost povodeň povolání pozice počasí počet pořádek požadavek
pracovník pramen premiér prezident problém proces procházka profesor program prohlášení projekt prosinec prostor
prostředek prostředí proud průmysl pán pátek píseň představení překlad překážka přestávka příklad příležitost případ
příprava příroda přívod původ rada radost republika revoluce rodina rok rozhodnutí rozpočet rozsah rozvod rádio sad
schopnost senátor sestra setkání situace sklo skupina skutečnost skříň služba smlouva sobota soud soudce souvislost
spisovatel spojení společnice společnost spor sportovec správa správce srpen stanice starost stavba stavebnictví
stavení stavitel stipendium století stroj strom stromek stránka studio stát středa stříbro svátek světlo systém síť
sůl tanec teorie teta tisíc tisíciletí tradice trať trh tvorba tvář tábor týden událost ulice umělec umění usnesení
učitel vedení vlastnictví vlastnost vláda vysvětlení vzdělání vztah válka víno výbor výhled výklad výkon výlet výraz
výsledek výstavba vývod vývoj věc vědec vědění většina vůdce zahrada zaměstnanec zatížení začátek zařízení zboží zbraň
zbytek zdraví zdroj zemědělství zeď zima zkouška zkušenost zlato změna znění zpráva zájem zákaz zákazník základ zákon
zámek zásah zástupce závod září zřízení zůstatek údolí únor úprava úsek úspěch ústav úterek území účastník úřad
úředník čas červen červenec činnost člen článek čtvrtek čtvrť část částka řada ředitel řeč řešení říjen řízení šance
štěstí železo žena žeň
forma suma reklama mapa lampa kvalita chyba káva jídlo koupelna recepce večeře pokoj parkoviště hřiště letiště kuře aplikace baterie balení cesta barva displej dodání doprava obrazovka
vliv vznik
sluchátko poradce pásek atmosféra kohoutek plíseň mravenec taxi nájem kampaň
písek bouře rajče česnek prase dědeček bratranec hruď žaludek vakcína zloděj zisk pila štětec hedvábí
`

/** Stems of adjectives whose forms the endings would not tell. */
export const adjectiveStems = `
zdrav červen hork tich tepl zlat světl růžov star spokojen nespokojen nadšen zklaman unaven ochotn příjemn nepříjemn zkušen znám mil hodn šťastn
nov mlad chud bohat slab siln nemocn zajímav zábavn vesel skvěl hezk krásn úžasn slušn laskav zdvořil drz protivn hladov opil mrtv živ
`

/** Lemmas whose ends the rules would cut or change (see `withWholeLemmas`). */
export const wholeLemmas = `
+e anim cambridg chůz databáz depres duš dvojč emis expanz exploz hardwar invaz karat komis liby louž lyž melbourn mš paž reces shakespear skór
softwar venuš youtub zimbabw
+o alžírsk bulharsk chorvatsk estonsk katalánsk lotyšsk lucembursk marok mexik mimink moldavsk mongolsk nizozemsk portugalsk rumunsk slovinsk srbsk
thajsk tureck vajíčk švýcarsk
c+ec bezdomov běž cizin horolez jezd ledov lov velvyslan zeměděl zločin
ka+ek krt moz paprs práš rac titul večír zlom
+í dill násil pobalt podvědom předměst rukojm soukrom uhl
+y disne džín emirát fantas krevet rall sydne urugua
a+y benátk dějin helsink hradb prázdnin ragb vykopávk
+i bal fidž graffit hait mississipp safar tahit
+a antén hlín medicín pák sov
n+ň koda sklize víde věze
ka+ce důchod erup korup vynález
+j hoke obliče spre
o+ hiv obdiv objektiv
ý+á házen merkelov těhotn
`
