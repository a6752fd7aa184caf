/** Hungarian words: nominals and verbs whose forms follow by regular suffixes, and the stems of the others. */

/** Third person singular of verbs, without preverb. */
export const verbs = `
elfelejt ízlik
ment felment megment derül késik bízik megbízik teremt megteremt fenyegetőzik hivatkozik gazdálkodik jelez lezár megválik ülésezik fázik fűződik funkcionál utazik gyanúsít azonosít csökkent bizonyosodik fejeződik feltételez árulkodik árusít
verekedik vetélkedik vizsgálódik viszálykodik mérséklődik mérkőzik keveredik ereszkedik kölcsönöz lobog szorgalmaz derít díszít feszít megelégedik rendít nyit tekint kattint regisztrál gratulál debütál tilt
ad adományoz aggódik ajándékoz ajánl akad akar alakul alakít alapoz alapít alkalmaz alkot aláz arat aratt becsap becsül befolyásol beszél beszélget
betegszik billen biztat biztosít bocsát boldogul bolond boncol bont borul borzad borít bosszant bukik bámul bámészkodik bánik bánt bír bírál bíz
bólint bök búcsúzik bújik büntet büszkélkedik bővít bővül cikáz csal csalódik csap csatlakozik csattan cselekszik cseng cserél csettint csinál csiszol
csodál csodálkozik csomagol csorog csuk csukódik csíp csókol csökken csökkent csúfol csúszik csügg cáfol céloz dacol dagad dicsekszik dicsér diktál
dob dobog dokumentál dolgozik dug díjaz dönt dörög dúl dühöng dől egyenlít egyesít egyesül egyezik egyeztet ejt elemez ellenez ellenáll ellenőriz
elnököl eltér elégít előz emel emelkedik emleget emlékezik emlékszik említ enged engedélyez ered eredményez erőlködik erőltet erőszakol erősít
erősödik esik esket esküszik eszközöl evez faggat fakad farag fed fedez fejez fejleszt fejlődik fejt feketít fenyeget fest festeget figyel
figyelmeztet finanszíroz firtat fizet fog fogad fogalmaz foglal foglalkozik foglalkoztat fogy fogyaszt fojt fokoz folyik folytat folytatódik fon
fonódik fordul fordít formál forog forr forral foszt fosztogat fullad fut futtat fáj fájdít fárad fáraszt fél félt féltékenykedik fér fúj fúr függ
függeszt fürdik füstöl fütyül fő fűt fűz garantál gazdagodik gazdagít gereblyéz gerjeszt gondol gondolkodik gondolkozik gondoskodik gratulál gurul
gyakorol gyalogol gyanakszik gyanít gyarapodik gyarapszik gyilkol gyorsul gyorsít gyullad gyárt gyártat gyógyul gyógyít gyötör gyöz gyújt gyúr győz
gyűjt gyűlik gyűlöl gázol görbít görög gúnyol hagy hajlik hajol hajt hajít hal halad haladt halaszt hall hallatszik hallgat halmoz halmozódik hangol
hangoztat hangsúlyoz hangzik haragszik harap harcol hasad hasonlik hasonlít hasznosul hasznosít használ használódik hat hatol határoz hazudik helyesel
helyeselt helyettesít helyez helyezkedik helyreállít hever hibázik hibáztat hint hirdet hiányol hiányzik hoz hozat hull hullámzik hunyorog háborog
hámoz hány hárul hárít híresztel hív hívat hízik hódít húz húzódik hűl hűsöl hűt idegesít idomít idéz igazodik igazol igazít igyekszik igényel ijed
ijeszt iktat illat illeszt illet illik importál imád imádkozik indokol indul indít informál ingat ingatag int integet interpretál intéz intézkedik
invesztál irat irigyel irt irányoz irányul irányít ismer ismerkedik ismertet ismétel ismétlődik itat izgat izgul izzad izzik jajgat javasol javul
javít jegyez jegyzetel jelenik jelent jelentkezik jelenít jelez jellemez jelöl jogosít jut juttat jár járat játszik játszódik jósol kacag kalapál kap
kapar kapaszkodik kapcsol kapcsolódik kaptat karcol kavar kedvel kedvez kel keletkezik kell kelt kerekít keres kereskedik kerget kergetőzik kering
kerít kerül kever kevert kezd kezdeményez kezdődik kezel kiabál kialakul kifejez kiterjed kiált kockáztat kommentál komponál koncentrál konzultál kop
kopog koptat korlátoz korlátozódik koronáz korrigál kritizál kukucskál kultivál kutat kárhoztat károsít kémkedik kényeztet kényszerít kényszerül képez
képvisel képzel képződik kér kérdez késik késleltet késlelteti készít készül készülődik kételkedik kínlódik kínoz kínál kísér kíséreltet kísérletezik
kísért kíván kíváncsiskodik kóborol kóstol köhög kölcsönöz költ költözik könnyebbít könnyít könyörög köp köröz köszön köszönt köszörül köt kötelez
kötöz kötődik követ követel következik következtet közeledik közelít közlekedik közread középít közöl kúszik küld küszködik küzd lakik lebeg legel
lehel lel lelkesedik lendít lendül leng lep lepődik locsol lop lopkod láncol lát látogat látszik lázad lélegez lélegzik lép lét létesít létezik
létrehoz lóg lök lövöldöz lüktet lő magyaráz marad masszíroz megelőz meggyőz megold megvalósít megy melegít mellőz menekül ment mentegetőz mer mered
meredt mereng merevedik merít merül mesél metsz mintáz minősít minősül mocorog mond mondogat morog mos mosolyog motivál mozdul mozdít mozgat mozog
mulat mutat mutatkozik másol mászik méltat méltányol mér mérlegel mérsékel módosul módosít múlik működik működtet művel nehezedik neheztel nehezít
nevel nevet nevez nyakaz nyal nyer nyilatkozik nyilvánul nyilvánít nyit nyom nyomoz nyomtat nyomul nyugszik nyugtat nyílik nyög nyújt nyúl nyúz
nyüzsög néz nézeget növekedik növekszik növel nő nősül okoz oktat old oldódik olt olvad olvas olvaszt omlik ordít orvosol oson ostromol oszlik oszt
osztozik pakol panaszkodik parancsol pattan pattog pazarol pereg permetez pihen pillant pirul pirít pislant pislog piszkál pocsékol porlad produkál
programoz provokál prédikál próbál próbálkozik publikál pusztul pusztít pályázik pártol pénzel pótol rabol ragad ragaszkodik ragaszt ragyog rajzol rak
reagál realizál recseg reformál regisztrál reked remeg remegtet remél rendel rendelkezik rendez reped repül retteg rezeg riad riaszt ringat ritkul
robban robbant rohad rohan rokonszenvez rombol romlik ront ropog rothad rugdos ruház rándul ráz rémít részesít részesül rögzít rövidít rúg sajnál
sarkall sebez segédkezik segít sejt serken siet sikerül siklik sikít simogat simul simít sodor sokasodik sokszorosít sorol spórol stimmel strandol
sugall sugároz sugárzik szab szabadul szabadít szabályoz szakad szakít szalad szaporodik szaporít szavaz szed szegényedik szeletel szemlél szenved
szerel szerelt szerepel szeret szerez szervez szigetel szigorít szimatol szolgál szolgáltat szomjazik szorong szorul szorít szurkol szuszog száll
szállít számol számít szán szánt szárad származik szárít szédül szégyell szégyenkezik szép szépít szít szív szól szólal szólít szór szórakozik
szórakoztat szögez szökik szövetkezik szúr szükségel szül születik szünetel sző szűkít szűkül szűnik szűr sántít sárgul sért sétál sír sóhajt söpör
súg súgdos sújt süllyed süpped süt tagad takar takarékoskodik takarít takaródzik talál találgat találkozik tanul tanulmányoz tanácskozik tanácsol
tanít tanúsít tapasztal tapsol tart tartalmaz tartozik tartózik tartózkodik taszít telefonál telepszik telepít telik teljesít teljesül temet tereget
terel terem terhel terjed terjeszkedik terjeszt termel termeszt tervez tervezget terül tetszik tilt tisztel tisztul tisztáz tisztít titkol toboroz tol
tolong transzponál trombitál tud tudakol tudat tudósít tulajdonít tágul tágít tájékoztat tájékozódik támad támaszkodik támaszt támogat táplál
táplálkozik tárgyal tárol társalog társít tárul távolodik távolít távozik tér térít tétováz téved tódul tölt töltődik töm tömör töpreng tör törekszik
törik törlődik történik török töröl törődik túloz túlél tükröz tükröződik tündököl tüntet tüzel tűnik tűr ugat ugrik ujjong un unatkozik undorodik
ural uralkodik utal utasít utaz utazik utál vacsorázik vakar valósul valósít varr varázsol veder vendégeskedik ver verseng versenyez veszt vesztegel
veszít vet vetkőzik vetít vezet vezényel viaskodik vibrál vigasztal vigyáz villan villog világosodik világít virrad virágzik visel viselkedik vissza
visszaad viszonyul viszonyít vitat vitatkozik vizionál vizsgál vizsgázik von vonatkozik vonul vonz vádol vág vágyik válaszol választ válik vállal
vállalkozik vált váltakozik változik változtat vár várakozik vásárol véd védekezik végez végződik vél vélekedik vérzik vöröslik zajlik zaklat zavar
zeng zenél zihál zokog zsugorodik zsúfol zubog zuhan zár zárkózik zökken zörög zúg ábrázol ácsorog áll állapít állít ápol áraszt árt árul ás ásít
átkoz ébred ébreszt ég éget él éled éleszt élvez épít építkezik épül ér érdekel érdeklődik érez éreztet érik érint érkezik ért értelmez értesít
értesül értékel értékesít érvel érvényesít érvényesül érvénytelenít étkezik ígér ír ítél óhajt óv óvakodik öl ölel ölt öltözik öltöztet ömlik önt
öntöz öregedik öregszik örvend örököl örül összefog összegez ösztönöz ötlik ötvöz újul újít úszik üdvözöl ügyel ül üldöz ültet ünnepel ürít ürül üt
ütemez ütközik üvölt üz üzemeltet üzen őriz őrköd őrül űz
`

/** Verbs with several stems. */
export const irregularVerbs = `
iszik ittunk ittam ittál ittak
van vagy vagyok vagyunk vagytok vannak volt voltam voltál voltunk voltatok voltak volna volnék lenni volnának
lesz leszek leszel lesz leszünk lesztek lesznek legy lett lenne len lettek lettem legyen legyenek legyünk legyél
megy megyek mész mégy megyünk mentek mennek men ment menj menjen menni mentem mentünk mehet mehettek mehetett
jön jövök jössz jövünk jöttök jönnek jöv jött jöttek jöttem jöjj jöjjön gyere jöhet
tesz teszek teszel teszem teszi teszik tett tegy tegyen tenni ten tettek tettem tehet tegye tegyék tette tették tettük
vesz veszek veszem veszi veszik vett vegy vegyen venni ven vettek vettem vehet vegye vette vették vettük
hisz hiszek hiszem hiszi hiszik hitt higgy higgyen hinni hin hittem hihet hitte hitték
visz viszek viszem viszi viszik vitt vigy vigyen vinni vin vittek vihet vitte vitték
eszik eszem eszik esz evett enni ettem ett ette ehet egyen ettek ették evett ettünk
iszik iszom isz ivott inni ittam ihat igyon ittak itta itták
alszik alsz alud alv alhat aludni aludj
fekszik feksz feküd fekv fekhet
nyugszik nyugsz nyugod nyugv
haragszik haragsz haragud
cselekszik cseleksz cseleked
igyekszik igyeksz igyekez igyekv
törekszik töreksz töreked törekv
emlékszik emléksz emlékez
növekszik növeksz növeked növekv
esküszik eskü esküd
öregszik öregsz öreged
dicsekszik dicseksz dicseked
menekszik meneksz menek
gyanakszik gyanaksz gyanakod
telepszik telepsz teleped
betegszik betegsz beteged
tetszik tetsz
látszik látsz
játszik játsz
hallatszik hallatsz
metsz
lő löv lőj
nő növ nőj
sző szöv
ró rov
fő föv
szán szán
sír sír
tud
mozog mozg
forog forg
ragyog
dohog
hajol hajl
gyakorol gyakorl
javasol javasl
rabol rabl
sodor sodr
söpör söpr
gyötör gyötr
közöl közl
pótol pótl
ünnepel ünnepl
érdekel érdekl
énekel énekl
helyesel helyesl
ismétel ismétl
vásárol vásárl
őriz őrz
érez érz
szerez szerz
végez végz
igényel igényl
jellemez jellemz
elemez elemz
kegyelmez
jegyez jegyz
kérdez kérd
képez képz
szerepel szerepl
ellenőriz ellenőrz
védelmez védelmz
hiányzik hiányz hiányoz
vérzik vérz vérez
fürdik fürd füröd
sugárzik sugárz sugároz
virágzik virágz virágoz
hullámzik hullámz hullámoz
lélegzik lélegz lélegez
ugrik ugr ugor
haldoklik haldokl haldokol
tündöklik tündökl
romlik roml romol
omlik oml omol
bomlik boml bomol
oszlik oszl oszol
hajlik hajl
csillog
vezényel vezényl
tárgyal
üdvözöl üdvözl
töröl töröl törl
szégyell szégyen
gyűlik gyűl
`

/** Preverbs. */
export const preverbs = `meg el ki be fel föl le át rá ide oda össze vissza hozzá szét túl haza hátra előre elő végig keresztül utol körül agyon alá fölé félbe félre hátra helyre ismét jóvá közbe közzé külön létre mellé neki oda rajta szembe szerte tele tova tovább tönkre újjá újra utána végbe véghez viszont észre együtt ellen benn fenn`

/** Nominals whose stem changes before suffixes, with their stems. */
export const irregularNominals = `
repülőtér repülőter
ügyfél ügyfel
ló lov
kő köv
hó hav
tó tav
szó szav
fű füv
lé lev
mű műv
cső csöv
jó jav jobb legjobb jól
kéz kez
út ut
víz viz
nyár nyar
pohár pohar
madár madar
levél level
kenyér kenyer
szekér szeker
szél szel
tél tel
név nev
réz rez
tűz tüz
fűz füz
híd hid
nyúl nyul
úr ur
rúd rud
kút kut
lúd lud
bogár bogar
sugár sugar
mocsár mocsar
agár agar
kosár kosar
cserép cserep
közép közep
derék derek
kerék kerek
kötél kötel
fedél fedel
tehén tehen
egér eger
tenyér tenyer
gyökér gyöker
levél level
szemét szemet
elég eleg
darázs daraz
fonál fonal
szamár szamar
fazék fazek
ész esz
jég jeg
ég eg
dér der
ín in
lélek lelk
bokor bokr
tükör tükr
álom álm
dolog dolg
torok tork
ajak ajk
titok titk
árok árk
átok átk
farok fark
fészek fészk
méreg mérg
ökör ökr
ökör ökr
sarok sark
szatyor szatyr
szobor szobr
takony
tücsök tücsk
tülök
üröm
vödör vödr
verem verm
halom halm
malom malm
haszon haszn
vászon vászn
majom majm
öröm
köröm körm
sátor sátr
eper epr
iker ikr
cukor cukr
csokor csokr
bátor bátr
izom izm
ing
gyomor gyomr
hatalom hatalm
irodalom irodalm
forgalom forgalm
tartalom tartalm
mozgalom mozgalm
jutalom jutalm
alkalom alkalm
figyelem figyelm
értelem értelm
érdem
érzelem érzelm
kegyelem kegyelm
fájdalom fájdalm
bizalom bizalm
nyugalom nyugalm
unalom unalm
uralom uralm
siker
birodalom birodalm
rágalom
aggodalom aggodalm
forradalom forradalm
lakodalom lakodalm
társadalom társadalm
történelem történelm
védelem védelm
kényelem kényelm
szerelem szerelm
jövedelem jövedelm
türelem türelm
fejedelem fejedelm
kereskedelem kereskedelm
félelem félelm
küzdelem küzdelm
győzelem győzelm
követelem
vám
kölyök kölyk
kebel kebl
meder medr
teher terh
pehely pelyh
kehely kelyh
tej
vér
férfi férfia férfiak
ember
fiú fi fia fiai
fia
apa ap apj
anya anyj any
bátya bátyj
öcs öcc öccs
húg
nő
hét het
nehéz nehez
kevés keves kevesebb
kicsi kis kisebb legkisebb
nagy nagyobb legnagyobb
sok több legtöbb
szép szebb legszebb
rossz rosszabb
hosszú hosszabb leghosszabb
könnyű könnyebb legkönnyebb
lassú lassabb
ifjú ifjabb
bő bőv bővebb
új
gyönyörű
keserű
idő idej ideje
erdő erdej
mező mezej
tető tetej
eleje
vő
ő
híres
tíz tiz
hat
száz
falu falv falvak
daru darv
tetű tetv
hamu hamv
borjú borj borja
varjú varj
szomorú szomor
szörnyű
ifjúság
belső
férj
bíró birá bírá
város
szomszéd
orvos
kor
barát
szülő szülei szülők
feleség
testvér
`

/** Nominals that end like an inflected form. */
export const nominals = `
szem bérlet bicikli krumpli
repülőtér áru akkumulátor elégedett ajánlat tapasztalt csalódott kényelmes
német szovjet kabinet kamion stadion szezon vitamin magazin koncert mérnök tábornok parancsnok csütörtök ügynök nagykövet testület kereslet kínálat tucat keret homok háttér mérleg menedzser menedzsment karambol autó lakó készítő követő szereplő
kamara kritikus kultusz dátum etnikum kudarc lényeg lánc kassza csúcs orr pótlék halmaz hálózat négyzet otthon itthon menet mozdulat vezeték fogalom műfaj jármű kiadvány kampány titkár kapitány tiszt ezüst kereszt lyuk klub csók óceán ábra próba
puszta vacsora bomba roma bizonyíték maradék hulladék környék kockázat táblázat kormányzat alagút sztori gyémánt költészet szégyen bocsánat tonna csíra finálé grafika zene gazda atya bácsi teljesítmény engedély büdzsé attasé főváros
külföld belföld gyakorlat színpad őrület elnézés érzet intézet szervezet jegyzet tekintet alkalmazott csecsen macedón ukrán szlovák horvát osztrák skót brit diszkrét konkrét privát rohadt roppant őrült sötét szűk meztelen kegyetlen kénytelen képtelen
véletlen közvetlen független végtelen névtelen döntetlen hihetetlen kellemetlen szerencsétlen értelmetlen elengedhetetlen könyörtelen spontán feles halott fáradt kölcsön ötven negyven hatvan hetven nyolcvan kilencven legfőbb utóbbi feletti
istván zoltán orbán kálmán márton benedek robert róbert norbert albert judit erzsébet katalin margit barbara laura krisztián gellért bartók zsolt bálint jackson wilson hamilton gordon steven kevin vincent cameron august schmidt shakespeare iván
szolnok újpest nyíregyháza pest kárpát facebook youtube renault jason stephen helen queen font volán európa amerika afrika kanada kína korea india szerbia szlovákia románia anglia moszkva ankara
mindjárt egyelőre azután fent mostanában mostantól hiába ingyen nemcsak legalábbis ezúttal tessék egyaránt mekkora sziasztok amilyen meddig ameddig nemsokára ugyancsak amennyiben bárcsak kapcsán folyamán mentén mindannyian mindketten ketten extra
örökké akárcsak másrészt egyrészt mindenesetre bizonyára utóbb tönkre röviden rövidesen egyúttal méghozzá mégpedig időközben netán ráadásul híján ébren hacsak úristen bármennyire eszerint viszlát mindvégig könnyedén gyakorlatilag különféle jóvoltából
budapest debrecen szeged kecskemét sopron szentendre balaton london berlin münchen dublin boston houston washington lisszabon madrid athén
közel amszterdam brüsszel frankfurt vatikán egyiptom esztergom veszprém siófok visegrád wifi amazon canon nikon fiat volkswagen hilton airbnb internet laptop
kelet japán egyetlen eleje ablak adat ahol ajak ajtó ajándék akadály akarat akció aki akkora akárki alacsony alak alany alap alapítvány alatt alkalom alkat alkotmány alma amely
ami amikor annyi anyag apró apróság arc arca arány asszony asztal autó az azért baj bajnok bajnokság baleset balett bank bankár barlang barna
beavatkozás becslés bejárat bekezdés belső belül beruházás beszéd beszélgetés beteg betegség betű bevétel birtok bizonytalan bizonyítvány bizottság
biztonság biztos biztosítás boldog bolt bonyolult bor borítás buta bál bánat bárki bármi bátor bíróság börtön búcsú bútor búza büntetés büszke bőr bűn
cikk cipő család csapat csapda csata csatorna csend cseresznye csillag csokoládé csont csoport csupán császár csókos csökkenés csúnya cukrászda cég
cél cím dal darab demokrácia divat diák dohány doktor dokumentum dollár domb drága duma délelőtt délután díj döntés düh ebéd edény egyedüli egyenlő
egyes egyesület egyetem egyezmény egyezség egyház egymás egyszerű egység egyáltalán egyén együtt együttes egész egészség ekkora elem ellen ellenfél
ellenség ellenzék ellenőrzés ellátás elmélet elnök elv elvárás előadás előny előtt előzmény emberiség emelet emlék emlékmű energia ennyi eredet
eredmény erkölcs erő erős esemény eset est este eszköz esély eső ez ezért fa fal falat fegyver fehér fej fejezet fejlesztés fejlődés fekete feladat
felelet felnőtt felszín feltétel felé felügyelet fenyegetés fenék festmény fiatal figura figyelem film filozófia finom fizetés fogadás fogalom fogás
fok folyamat folyosó folyó folyóirat fontos fordulat fordulás forint forma forrás forró friss fél félelem fém föld fölött függvény függöny fürdő füst
füzet főnök főváros gabona galamb gazda gazdag gazdaság gazdasági gimnázium gomb gond gondolat gyakori gyakorlat gyakran gyanú gyenge gyerek gyermek
gyomor gyors gyár gyárt gyógyszer gyötrelem gyümölcs győzelem gyűjtemény gáz gép gépezet gól gödör görög ha hagyomány haj hajnal hajó hal halom halál
hamis hang hangsúly hangulat harag harang harc határ határozat hatás hatóság hegy hely helyett helység helyzet hiba hideg hiedelem hirdetés hit hitel
hivatal hivatalos hiány ho hogy hol homlok honnan hordozó hossz hotel hova hullám háború ház háztartás hír híres hírlap hónap hölgy hús húsvét hülye
hőmérséklet hűség ideg idegen időjárás időszak igaz igazgató igazolvány igazság igény illat ilyen ima indok indulat információ inger inkább intézet
intézkedés intézmény ipar iparág irat iroda iránt irány irányzat iskola ismeret ismeretlen ismert ismét isten ital javaslat jegy jegyzet jegyző jel
jelen jelenlét jelenség jelentés jelentős jelleg jellem jelszó jelölt jog jogszabály járat jármű járvány játék jókedv jövő kabát kalap kamat kapcsolat
kapu kar karrier karácsony kastély katona kedv kedves kedvezmény kemény kereset kereskedő keresztül kert keserű kezdet kezelés kiadás kiadó kifejezés
kilométer kincs király kirándulás kisebbség kiállítás kocsi kolléga kollégium konyha kor korlát kormány korszak kultúra kutatás kutya kártya kávé kék
kép képesség képviselő kérdés kérelem kérés kés készlet készség késő kísérlet kívül kórház könyv könyvelés könyvtár környezet köröm körül körülbelül
körülmény köszönet kötelesség kötet követelmény következmény köz közepes közgyűlés közlekedés központ község közönség közösség között küldött külső
különbség különböző különleges küzdelem ladik lakos lakosság lakás lap lecke legalább legény lehetetlen lehetséges lehetőség lelkész lemez levegő
leves levéltár leány lista liszt lovag láb láng lány lát látogató lázadás lépcső lépés létesítmény létszám ló macska madár mag maga magas magasság
magyar magyarázat magános magány magánélet majdnem malac marha matek megbízás megint megoldás megye megyeszékhely megállapodás meleg mell mellett
mellék mely melyik mennyi mert mese mester mi miatt mikor milyen minden mindenki mindig miniszter minisztérium mint minta minőség modern mondat mosoly
mozgás mozi munka munkanélküli munkás május már március még méret mérkőzés mérték mód módszer mögött múlt múzeum működés műsor műszer művelet művész
művészet nadrág nap napló narancs negyed nemzet nemzetiség november nyak nyelv nyilatkozat nyilvános nyitott nyom nyomás nyugat nyúl nélkül nép
népesség név néz növény ok okmány okos oktatás október olaj olcsó oldal olimpia olvasat olvasó olyan operáció oroszlán ország orvosság ostoba ostrom
oszlop osztály pad padló panasz papucs papír paradicsom parancs parlament part perc persze piac pillanat pincér pint piros piszkos pohár politika
politikai pont posta probléma professzor program projekt puha pulóver páciens pálya pályázat pár párt példa péntek pénz pénztár pénzügy püspök rabló
rabszolga rajz rakomány rang reggel reggeli regény reklám remény rend rendelet rendezvény rendezés rendszer rendőr rendőrség ritkán ritmus robot rokon
rom ruha rádió régi rész részleges részlet részvény rét sajnos sajt sajtó saját sapka savanyú sebesség segély segítség semmi senki siker soha sor
sorozat sors sorsjegy sport stílus sugár szabad szabadság szabály szak szakasz szakember szakma szaksz szakértő szarvas szegény szekrény szem szemben
szemlélet szempont személy személyiség személyzet szemüveg szenvedély szerda szerelem szerelő szerencse szerep szerint szerintem szerkezet szertartás
szerv szervezet szervezés szerzet szerző szerződés sziget szint szinte szoba szokás szolgálat szolgáltatás szombat szomorú szomszéd száj szám számla
számítógép szándék század százalék szék székhely szél szén szín színház színész szív szöveg szövetkezet szövetség szükség születés szülő szünet szőlő
sánc sárga séta só sós súly tag talaj találkozó talán tanfolyam tanulmány tanuló tanács tanár tanítás tanú tapasztalat tartalék tartozás tavasz te
teher tele telefon telek telep település televízió teljes templom tenger termelés termék termés természet természetesen terv terület test tesz ti
tiszt tiszta tisztelet tisztség titkár titok tojás torony trón tudomány tudás tudós tulajdon tulajdonos tulajdonság tábla tábor táj támadás támogatás
tányér tárgy tárgyalás társ társadalmi társaság táska téma tény tényező tér térkép tétel tévé többség tömeg történet törvény törzs túl túra tűrés
udvar ugrás ujj unalmas unió utas utasítás utazás utca után utód vad valaki valami valóban valóság vasárnap vasút vendég vereség vers verseny
veszteség veszély vezetés vezető viadal vidám vidék vihar villamos villany világ világháború virág viselet viszony vita vizsga vizsgálat vonal vonat
vádlott vágás válasz választás választó vállalat vállalkozás vállalkozó változat változás váltás vám vár város vásár vég végett végzet végzettség
vélemény vérnyomás vödör zaj zavar zene zseb zsidó zárt zászló zóna zöld zöldség zűrzavar ágazat ágy ágyú áldozat áldás állam állampolgár állapot
állat álláspont állítás által általános ár áram árnyék átlag átok édes élelmiszer élet élmény élvezet én ének éppen építmény építés épület ér érdek
érdekes értekezlet értelem érték érzet érzés étel étterem év évforduló évszázad évtized ígéret írás író ítélet íz ízlés ó ólom óra óriás óta óvoda
öböl öltözet önkormányzat önéletrajz örökség öröm összefüggés összeg ötlet öv özvegy újság újságíró útlevél üdítő üdülő ügy ügyes ügyfél ügyvéd
üldözés ülés ünnep ünnepség üres ütem üveg üzem üzenet üzlet ők őr ősz
hátizsák érem sisak ecet tyúk medve elefánt benzin csónak létra ecset desszert fagylalt csere
szent remek észak
`

/** Lemmas whose ends the rules would cut or change (see `withWholeLemmas`). */
export const wholeLemmas = `
+t adven aszfal benzinkú bukares böj cemen everes expor fol fron impor
kerékpárú mozar okkul rej rembrand spenó sprin
szökőkú égbol
+et billentyűz díszl egyenl festész haditengerész haml ihl kőz mecs mellékl merényl szöv szükségl tabl tib többl világnéz viszk ügyl
+n egészségtele elégtele eredménytele erkölcstele féktele helytele jelentéktele lényegtele plató reménytele sikertele személytele szükségtele
veszélytele érdektele érvénytele
+at bűntud dagan harm hasonl homlokz huz jósl magz ujjlenyom varázsl vázl zarándokl éghajl
+on biatl dém elektr fot horm marat neutr newt pentag simps szinkr tesztoszter triatl
a+án afg afganiszt balk borosty dék hurrik kaz mediterr membr pakiszt tulip vulk
+in argent darw delf inzul kab mandar paleszt puty sztál
+ra algeb cenzú frizu metafo zeb zongo
e+én hidrog migr nitrog obszc oxig szuver
+ok alp notebo poc zaránd
e+ét ellent meny műt pecs
+k csí fennsí fió gyí
+ak kaj műsz vac
+en beethov röntg szlog
+ta cigaret káposz tész
`
