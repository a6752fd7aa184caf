/** Irregular nouns and adjectives (see `expandParadigms`). */
export const irregular = `
drugi: druga drugim
stanowić: stanowi
zdanie: zdaniem
dworzec: dworca dworce dworcu
opowieść: opowieści
ubranie: ubrania ubrań
danie: dania dań daniu daniem daniom daniami daniach
zadanie: zadania zadań zadaniu zadaniem zadaniami zadaniach
wybory: wyborów wyborom wyborami wyborach
polecić: polecę
zadowolony(nie): zadowoleni
rozczarowany: rozczarowani
zmęczony: zmęczeni
zainteresowany: zainteresowani
zachwycony: zachwyceni
doświadczony: doświadczeni
gładki: gładk+K
cienki: cienk+K cieńsz+A
gra: gry grę grą grze gier grom grach grami
łóżko: łóżek
gospodarz: gospodarze
lody: lodów lodom lodami lodach
piekło: piekła piekle piekłem
kupon: kupony kuponu kuponów kuponem kuponami
wysoki: wysok+K wyższ+A najwyższ+A
szeroki: szerok+K szersz+A najszersz+A
daleki: dalek+K
głęboki: głębok+K głębsz+A najgłębsz+A
ciężki: ciężk+K cięższ+A najcięższ+A
lekki: lekk+K lżejsz+A najlżejsz+A
słodki: słodk+K słodsz+A najsłodsz+A
miękki: miękk+K
gorzki: gorzk+K
krótki: krótk+K krótsz+A najkrótsz+A
bliski: blisk+K bliższ+A najbliższ+A
niski: nisk+K niższ+A najniższ+A
wąski: wąsk+K węższ+A najwęższ+A
szybki: szybk+K szybsz+A najszybsz+A
długi: dług+K dłuższ+A najdłuższ+A
tani: tania tanie taniego taniej taniemu tanią tanim tanich tanimi tańsz+A najtańsz+A
nowy: now+A nowsz+A najnowsz+A
stary: star+A starsz+A najstarsz+A starsi
młody: młod+A młodsz+A najmłodsz+A młodsi
miły: mił+A milsz+A najmilsz+A mili
czysty: czyst+A czystsz+A najczystsz+A
prosty: prost+A prostsz+A najprostsz+A
gruby: grub+A grubsz+A najgrubsz+A
chudy: chud+A chudsz+A
ciepły: ciepł+A cieplejsz+A najcieplejsz+A
gorący: gorąc+A gorętsz+A
biały: biał+A bielsz+A
cichy: cich+A cichsz+A najcichsz+A
twardy: tward+A twardsz+A
słaby: słab+A słabsz+A najsłabsz+A
gęsty: gęst+A gęstsz+A
świeży: śwież+A świeższ+A najświeższ+A
bogaty: bogat+A bogatsz+A najbogatsz+A
uprzejmy: uprzejm+A uprzejmi
pusty: pust+A
zielony: zielon+A zieleni
drewniany: drewnian+A
skórzany: skórzan+A
pełny: pełn+A
wolny: woln+A wolniejsz+A
książę: księcia księciu księciem książęta książąt
polak: polaka polakowi polakiem polacy polaków polakom polakami polakach
sąsiad: sąsiada sąsiadowi sąsiadem sąsiedzie sąsiedzi sąsiadów sąsiadom sąsiadami
tramwaj: tramwaju tramwajem tramwaje tramwajów tramwajami tramwajach
nóż: noża nożu nożem noże noży nożami nożach
kosz: kosza koszu koszem kosze koszy koszów koszami
kwiat: kwiatu kwiatem kwiaty kwiatów kwiatami kwiatach
dywan: dywanu dywanem dywanie dywany dywanów
lustro: lustra lustru lustrem lustrze luster lustrach
kawiarnia: kawiarni kawiarnię kawiarnią kawiarnie kawiarniom kawiarniami kawiarniach
apteczka: apteczki apteczkę apteczką apteczce apteczek
bagaż: bagażu bagażem bagaże bagaży bagażami
udany: udan+A udani
afryka: afryki afryce afrykę afryką
ameryka: ameryki ameryce amerykę ameryką
ukraina: ukrainy ukrainie ukrainę ukrainą
warszawa: warszawy warszawie warszawę warszawą
litwa: litwy litwie litwę litwą
hiszpania: hiszpanii hiszpanię hiszpanią
japonia: japonii japonię japonią
brytania: brytanii brytanię brytanią
chiny: chin chinach chinom chinami
niemcy: niemiec niemczech niemcom niemcami
włochy: włoch włoszech włochom włochami
czechy: czech czechach czechom czechami
węgry: węgier węgrzech węgrom węgrami
londyn: londynu londynie londynem londynowi
berlin: berlina berlinie berlinem berlinowi
paryż: paryża paryżu paryżem paryżowi
kraków: krakowa krakowie krakowem krakowowi
gdańsk: gdańska gdańsku gdańskiem gdańskowi
pozdrowienie: pozdrowienia pozdrowieniami pozdrowień
człowiek: człowieka człowiekowi człowiekiem człowieku ludzie ludzi ludziom ludźmi ludziach
stan: stanu stanowi stanem stanie stany stanów stanom stanami stanach
rok: roku rokiem lata lat latom latami latach roki
dziecko: dziecka dziecku dzieckiem dzieci dzieciom dziećmi dzieciach
brat: brata bratu bratem bracie bracia braci braciom braćmi
ksiądz: księdza księdzu księdzem księża księży księżom
przyjaciel: przyjaciela przyjacielowi przyjacielem przyjaciele przyjaciół przyjaciołom przyjaciółmi przyjaciołach
dzień: dnia dniu dniem dni dniom dniami dniach
tydzień: tygodnia tygodniu tygodniem tygodnie tygodni tygodniach
miesiąc: miesiąca miesiącu miesiącem miesiące miesięcy miesiącom miesiącach
pieniądz: pieniądze pieniędzy pieniądzom pieniędzmi pieniądzach pieniądza
tysiąc: tysiąca tysiące tysięcy tysiącami tysiącach
oko: oka oku okiem oczy oczu oczom oczami oczach
ucho: ucha uchu uszy uszu uszami uszach
ręka: ręki ręce rękę ręką rąk rękom rękami rękach ręku
noga: nogi nodze nogę nogą nóg nogom nogami nogach
droga: drogi drodze drogę drogą dróg drogom drogami drogach
księga: księgi księdze księgę księgą ksiąg księgach
głowa: głowy głowie głowę głową głów głowom głowami głowach
woda: wody wodzie wodę wodą wód wodom wodami wodach
szkoła: szkoły szkole szkołę szkołą szkół szkołom szkołami szkołach
siła: siły sile siłę siłą sił siłom siłami siłach
osoba: osoby osobie osobę osobą osób osobom osobami osobach
choroba: choroby chorobie chorobę chorobą chorób chorobom
strona: strony stronie stronę stroną stron stronom stronami stronach
kobieta: kobiety kobiecie kobietę kobietą kobiet kobietom kobietami kobietach
praca: pracy pracę pracą prac pracom pracami pracach
noc: nocy nocą noce nocom nocami
rzecz: rzeczy rzeczą rzeczom rzeczami rzeczach
wieś: wsi wsią wsie wsiach
krew: krwi krwią
miłość: miłości miłością
matka: matki matce matkę matką matek matkom
sędzia: sędziego sędziemu sędzią sędziowie sędziów sędziom
imię: imienia imieniu imieniem imiona imion imionami imionach
jedzenie: jedzenia jedzeniu jedzeniem jedzeń
zwierzę: zwierzęcia zwierzęciu zwierzęta zwierząt zwierzętom zwierzętami zwierzętach
dziewczę: dziewczęcia dziewczęta dziewcząt
mężczyzna: mężczyzny mężczyźnie mężczyznę mężczyzną mężczyźni mężczyzn mężczyznom mężczyznami
kolega: kolegi koledze kolegę kolegą koledzy kolegów kolegom kolegami
mąż: męża mężowi mężem mężu mężowie mężów
ząb: zęba zębem zęby zębów zębami zębach
dąb: dębu dębem dęby dębów
błąd: błędu błędem błędzie błędy błędów błędom błędami błędach
rząd: rządu rządowi rządem rządzie rządy rządów rządom rządami rzędu rzędy
sąd: sądu sądowi sądem sądzie sądy sądów sądom
stół: stołu stołem stole stoły stołów stołach
wieczór: wieczoru wieczorem wieczory wieczorów
spokój: spokoju spokojem
pokój: pokoju pokojowi pokojem pokoje pokoi pokojów pokojom pokojami pokojach
kraj: kraju krajowi krajem kraje krajów krajom krajami krajach
powód: powodu powodem powodzie powody powodów powodami
samochód: samochodu samochodem samochodzie samochody samochodów samochodami samochodach
naród: narodu narodowi narodem narodzie narody narodów narodom
zawód: zawodu zawodem zawodzie zawody zawodów
ogród: ogrodu ogrodem ogrodzie ogrody ogrodów ogrodach
sposób: sposobu sposobem sposoby sposobów sposobami
bóg: boga bogu bogiem bogowie bogów
wróg: wroga wrogowi wrogiem wrogowie wrogów
róg: rogu rogiem rogi rogów
śnieg: śniegu śniegiem śniegi
las: lasu lasem lesie lasy lasów lasach
świat: świata światu światem świecie światy światów
wiatr: wiatru wiatrem wietrze wiatry
miasto: miasta miastu miastem mieście miast miastom miastami miastach
ciało: ciała ciału ciałem ciele ciał ciałom ciałami
dzieło: dzieła dziełem dziele dzieł dziełami dziełach
światło: światła światłem świetle świateł światłami
kościół: kościoła kościołowi kościołem kościele kościoły kościołów
ojciec: ojca ojcu ojcem ojcowie ojców ojcom
chłopiec: chłopca chłopcu chłopcem chłopcy chłopców chłopcom
koniec: końca końcu końcem końce końców
pies: psa psu psem psy psów psom psami
sen: snu snem śnie sny snów
dom: domu domem domy domów domom domami domach
pan: pana panu panem panowie panów panom panami
syn: syna synowi synem synu synowie synów
ręcznik: 
książka: książki książce książkę książką książek książkom książkami książkach
morze: morza morzu morzem mórz morzach
pole: pola polu polem pól polach
serce: serca sercu sercem serc sercach
słońce: słońca słońcu słońcem
miejsce: miejsca miejscu miejscem miejsc miejscom miejscami miejscach
słowo: słowa słowu słowem słowie słów słowom słowami słowach
prawo: prawa prawu prawem  praw prawom prawami prawach
sprawa: sprawy sprawie sprawę sprawą spraw sprawom sprawami sprawach
życie: życia życiu życiem
dobry: dobr+A dobrzy lepszy lepsza lepsze lepsi lepszego lepszej lepszemu lepszą lepszym lepszych lepszymi najlepszy najlepsza najlepsze najlepsi najlepszego najlepszej najlepszą najlepszym najlepszych najlepszymi
dobrze: lepiej najlepiej
zły: zła złe źli złego złej złemu złą złym złych złymi gorszy gorsza gorsze gorsi gorszego gorszej gorszych najgorszy najgorsza najgorsze najgorszego najgorszych
źle: gorzej najgorzej
duży: duż+A duzi większy większa większe więksi większego większej większemu większą większym większych większymi największy największa największe najwięksi największego największej największą największym największych największymi
wielki: wielka wielkie wielcy wielkiego wielkiej wielkiemu wielką wielkim wielkich wielkimi
mały: mała małe mali małego małej małemu małą małym małych małymi mniejszy mniejsza mniejsze mniejsi mniejszego mniejszej mniejszą mniejszym mniejszych najmniejszy najmniejsza najmniejsze najmniejszego najmniejszej najmniejszych
dużo: więcej najwięcej
bardzo: bardziej najbardziej
mało: mniej najmniej
wysoki: wysocy wyższy wyższa wyższe wyższego wyższej wyższych wyższym wyżsi wyższą najwyższy najwyższa najwyższe najwyższego najwyższej najwyższych najwyższym
wysoko: wyżej najwyżej
niski: niscy niższy niższa niższe niższego niższej niższych najniższy najniższa
nisko: niżej najniżej
daleki: dalszy dalsza dalsze dalszego dalszej dalszych dalszym dalszą
daleko: dalej najdalej
bliski: bliscy bliższy bliższa bliższe bliższych najbliższy najbliższa najbliższe najbliższego najbliższej najbliższych najbliższym
blisko: bliżej najbliżej
młody: młod+A młodzi młodszy młodsza młodsze młodszych młodszego najmłodszy
stary: star+A starzy starszy starsz+A starsi najstarszy
drogi: drożsy droższy droższa droższe
krótki: krótszy krótsza krótsze
wczesny: wcześniejszy wcześniejsza wcześniejsze wcześniejszych
wszystek: wszystko wszyscy wszystkie wszystkich wszystkim wszystkimi wszystkiego wszystkiemu wszystka
inny: inna inne inni innego innej innemu inną innym innych innymi
dwa: dwie dwaj dwóch dwóm dwu dwoma
trzy: trzej trzech trzem trzema
cztery: czterej czterech czterem czterema
pięć: pięciu
sześć: sześciu
siedem: siedmiu
spa: 
osiem: ośmiu
dziesięć: dziesięciu
bardzo: 
teraz: 
także: 
dzisiaj: 
prawie: 
razem: 
potem: 
wtedy: 
nawet: 
jeszcze: 
czerwony: czerwon+A czerwoni
zielony: zielon+A zieloni
żółty: żółt+A żółci
przyszły: przyszłego przyszłej przyszłemu przyszłym przyszłych przyszłymi przyszłą przyszłe
zeszły: zeszłego zeszłej zeszłemu zeszłym zeszłych zeszłymi zeszłą zeszłe
gospodarczy: gospodarcz+A
wyborczy: wyborcz+A
prawy: praw+A
szalony: szalon+A szaleni
bezpośredni: bezpośredni+I
średni: średni+I
ostatni: ostatni+I
poprzedni: poprzedni+I
odpowiedni: odpowiedni+I
sąsiedni: sąsiedni+I
tani: tani+I
głupi: głupi+I
ciężki: ciężki+I ciężcy
media: mediów mediom mediami mediach
dane: danych danym danymi
usta: ust ustom ustami ustach
styczeń: stycznia styczniu styczniem
luty: lutego lutym
marzec: marca marcu marcem
kwiecień: kwietnia kwietniu kwietniem
maj: maja maju majem
czerwiec: czerwca czerwcu czerwcem
lipiec: lipca lipcu lipcem
sierpień: sierpnia sierpniu sierpniem
wrzesień: września wrześniu wrześniem
październik: października październiku październikiem
listopad: listopada listopadzie listopadem
grudzień: grudnia grudniu grudniem
handel: handlu handlem handlowi
węgiel: węgla węglem węglu
cukier: cukru cukrem cukrze
książę: księcia księciu księciem książęta książąt
południe: południa południu południem
pismo: pisma pismu pismem piśmie pism pismom pismami pismach
lista: listę listą
kolej: kolei koleją
nadzieja: nadziei nadzieję nadzieją nadzieje
szyja: szyi szyję szyją
uczucie: uczucia uczuciu uczuciem uczuć uczuciami uczuciach
polityka: polityki politykę polityką polityce
wydanie: wydania wydaniu wydaniem wydań
zebranie: zebrania zebraniu zebraniem zebrań
wyznanie: wyznania wyznaniu wyznaniem
cierpienie: cierpienia cierpieniu cierpieniem cierpień
milczenie: milczenia milczeniu milczeniem
widzenie: widzenia widzeniu widzeniem
zgromadzenie: zgromadzenia zgromadzeniu zgromadzeniem zgromadzeń
odniesienie: odniesienia odniesieniu odniesieniem
źródło: źródła źródłu źródłem źródle źródeł źródłami źródłach
martwy: martw+A martwi
pełny: pełn+A pełni
gruby: grub+A
szary: szar+A
żywy: żyw+A
złoty: złot+A złoci
ciekawy: ciekaw+A ciekawi
całkowity: całkowit+A
częsty: częst+A
ubiegły: ubiegł+A
pijany: pijan+A pijani
drewniany: drewnian+A
zasadniczy: zasadnicz+A
pozostały: pozostałego pozostałej pozostałemu pozostałym pozostałych pozostałymi pozostałą pozostałe
niniejszy: niniejsz+A
wózek: wózka wózku wózkiem wózki wózków
suma: sumę sumą sumie sumy
wiceminister: wiceministra wiceministrem
baba: baby babę babą babie bab
adwokat: adwokata adwokatem adwokaci
czekolada: czekolady czekoladę czekoladą czekoladzie
czoło: czoła czole czołem
broda: brody brodę brodą brodzie
urząd: urzędu urzędowi urzędem urzędzie urzędy urzędów urzędom urzędami urzędach
jedyny: jedyn+A jedyni
trzeci: trzeci+I
letni: letni+I
długi: długi+I długa długą dłudzy
wszelki: wszelki+I wszelka wszelką
łatwy: łatw+A
wspaniały: wspaniał+A wspaniali
niesamowity: niesamowit+A
polak: polacy polaków polaka polakom polakami polakiem
żyd: żydzi żydów żyda żydom
mowa: mowy mowę mową
wygląd: wyglądu wyglądowi wyglądem wyglądzie wyglądy wyglądów wyglądom wyglądami wyglądach
skład: składu składowi składem składzie składy składów składom składami składach
wpływ: wpływu wpływowi wpływem wpływie wpływy wpływów wpływom wpływami wpływach
zakład: zakładu zakładowi zakładem zakładzie zakłady zakładów zakładom zakładami zakładach
śpiew: śpiewu śpiewowi śpiewem śpiewie śpiewy śpiewów śpiewom śpiewami śpiewach
przebieg: przebiegu przebiegowi przebiegiem przebiegi przebiegów przebiegom przebiegami przebiegach
układ: układu układowi układem układzie układy układów układom układami układach
głos: głosu głosem głosie głosy głosów głosom głosami głosach
nos: nosa nosem nosie nosy nosów nosami
bieg: biegu biegiem biegi biegów biegach
rodzic: rodzica rodzice rodziców rodzicom rodzicami rodzicach
czyn: czynu czynem czynie czyny czynów czynami
wynikać: wynika wynikają wynikał wynikała wynikało wynikały
zapomnieć: zapomniał+P zapomnieli zapomni zapomnę zapomniałem
`

/** Verbs whose forms the rules cannot tell; they also take the prefixes of `prefixes`. */
export const irregularVerbs = `
obejrzeć: obejrzał+P
psuć: psuj+E psuł+P psut+A psuci
spać: śpię śpisz śpi śpimy śpią spał+P spal+Q
pachnieć: pachnie pachną pachniał+P
krzyczeć: krzyczę krzyczysz krzyczy krzyczymy krzyczą krzyczał+P
piec: piekę pieką piekł+P pieczesz piecze pieczemy
tłuc: tłukę tłuką tłukł+P tłuczesz tłucze
gnieść: gniotę gniotą gniótł gniotł+P gniecie gniecesz
lać: lej+E lał+P lal+Q
siać: siej+E siał+P
grzać: grzej+E grzał+P
karać: karz+E karał+P
orać: orz+E orał+P
czesać: czesz+E czesał+P
łamać: łami+E łamał+P
kąpać: kąpi+E kąpał+P
sypać: sypi+E sypał+P
drapać: drapi+E drapał+P
gwizdać: gwiżdż+E gwizdał+P
szyć: szyj+E szył+P szyl+Q
dotrzeć: dotr+E dotarł+P dotarl+Q
być: jestem jesteś jest jesteśmy jesteście są był+P byl+Q będę będziesz będzie będziemy będziecie będą bądź będąc
mieć: mam masz ma mamy macie mają miał+P miel+Q mając miej
iść: idę idziesz idzie idziemy idziecie idą idź idąc szedł+M szł+P szl+Q
jść: jdę jdziesz jdzie jdziemy jdą jdź szedł+M szł+P szl+Q jści+V jdzi
wyjść: wyjdę wyjdzie wyjdą wyszedł+M wyszł+P wyszl+Q
jechać: jadę jedziesz jedzie jedziemy jadą jedź jechał+P jechal+Q
móc: mogę możesz może możemy możecie mogą mógł+M mogł+P mogl+Q mogąc
dać: dam dasz da damy dacie dadzą daj dajcie dał+P dal+Q dan+A dani+V
jeść: jem jesz je jemy jedzą jadł+P jedl+Q
wiedzieć: wiem wiesz wie wiemy wiecie wiedzą wiedział+P wiedziel+Q
powiedzieć: powiem powiesz powie powiemy powiecie powiedzą powiedz powiedział+P powiedziel+Q powiedzian+A
chcieć: chcę chcesz chce chcemy chcecie chcą chciał+P chciel+Q
wziąć: wezmę weźmiesz weźmie weźmiemy wezmą weź wziął+M wzięł+P wzięl+Q wzięt+A wzięci+V
brać: biorę bierzesz bierze bierzemy biorą bierz brał+P bral+Q bran+A brani+V
prać: piorę pierze piorą
pisać: pisz+E pisał+P pisal+Q pisan+A pisani+V
kazać: każ+E kazał+P kazal+Q
wiązać: wiąż+E wiązał+P
płakać: płacz+E
skakać: skacz+E
szukać: 
dawać: daję dajesz daje dajemy dajecie dają
stawać: staję staje stają
znawać: znaję znaje znają
starać: staram stara staramy starają starani+V
czekać: czeka czekam
stanąć: stan+N
stać: stoję stoisz stoi stoimy stoją stał+P stal+Q stój
zostać: zostan+N został+P zostal+Q zostań
dostać: dostan+N dostał+P dostal+Q
powstać: powstan+N powstał+P powstal+Q powstani+V
bać: boję boisz boi boimy boicie boją bał+P bal+Q bój
spać: śpię śpisz śpi śpimy śpią spał+P
znać: znam znasz zna znamy znają znał+P znan+A znani+V
lać: leję leje leją
śmiać: śmieję śmieje śmieją śmiał+P
dziać: dzieje działo
grać: gram grasz gra gramy grają grał+P gral+Q gran+A grani+V
żyć: żyję żyjesz żyje żyjemy żyją żył+P żyl+Q
pić: piję pije pijemy piją pił+P
bić: biję bije biją bił+P bit+A bici+V
myć: myję myje myją mył+P
kryć: kryję kryje kryją krył+P kryt+A kryci+V
szyć: szyję szyje szyją
czuć: czuję czujesz czuje czujemy czują czuł+P czul+Q czuci+V
psuć: psuję psuje psują
zacząć: zaczn+N zaczął+M zaczęł+P zaczęl+Q zaczęt+A zaczęci+V
począć: poczn+N począł+M poczęł+P poczęl+Q poczęt+A
rozpocząć: rozpoczn+N rozpoczął+M rozpoczęł+P rozpoczęl+Q rozpoczęt+A rozpoczęci+V
jąć: jmę jmie jmiemy jmą jął+M jęł+P jęl+Q jęt+A jęci+V
przyjąć: przyjm+N przyjął+M przyjęł+P przyjęl+Q przyjęt+A przyjęci+V
zająć: zajm+N zajął+M zajęł+P zajęl+Q zajęt+A zajęci+V
podjąć: podejm+N podjął+M podjęł+P podjęl+Q podjęt+A podjęci+V
zdjąć: zdejm+N zdjął+M zdjęł+P zdjęt+A
objąć: obejm+N objął+M objęł+P objęl+Q objęt+A objęci+V
wyjąć: wyjm+N wyjął+M wyjęł+P wyjęt+A
ciąć: tnę tnie tną ciął+M cięł+P cięt+A
umrzeć: umrę umrze umrą umarł+P umarl+Q
trzeć: trę trze trą tarł+P tart+A
przeć: prę prze prą parł+P part+A
nieść: niosę niesiesz niesie niosą niósł+M niosł+P nieśl+Q niesion+A niesieni+V
wieźć: wiozę wiezie wiozą wiózł+M wiozł+P wieźl+Q wiezion+A
wieść: wiodę wiedzie wiodą wiódł+M wiodł+P wiedl+Q
rosnąć: rosnę rośnie rosną rósł+M rosł+P rośl+Q
kłaść: kładę kładzie kładą kładł+P
kraść: kradę kradnie kradną kradł+P
paść: padnę padnie padną padł+P padl+Q
siąść: siądę siądzie siądą siadł+P siedl+Q
leźć: lezę lezie lazł+P
znaleźć: znajd+N znajdę znajdzie znajdziemy znalazł+P znaleźl+Q znalezion+A znalezieni+V
wejść: wejdę wejdzie wejdą wszedł+M weszł+P weszl+Q wejści+V
odejść: odejdę odejdzie odejdą odszedł+M odeszł+P odeszl+Q odejści+V
podejść: podejdę podejdzie podejdą podszedł+M podeszł+P podeszl+Q
zejść: zejdę zejdzie zejdą zszedł+M zeszł+P zeszl+Q
biec: biegnę biegnie biegną biegł+P biegl+Q
piec: piekę piecze pieką piekł+P
ciec: ciekę ciecze cieką ciekł+P
wlec: wlokę wlecze wlókł
rzec: rzekł+P
strzec: strzegę strzeże strzegł+P
lec: legnie legną legł+P
pomóc: pomogę pomożesz pomoże pomożemy pomogą pomógł+M pomogł+P pomogl+Q pomóż
osiągnąć: osiągn+N osiągnął+M osiągnęł+P osiągnęl+Q osiągnięt+A osiągnięci+V
widzieć: widzę widzisz widzi widzimy widzicie widzą widział+P widziel+Q widzian+A widząc
siedzieć: siedzę siedzi siedzą siedział+P
słyszeć: słyszę słyszy słyszą słyszał+P słyszel+Q
musieć: muszę musisz musi musimy musicie muszą musiał+P musiel+Q
myśleć: myślę myślisz myśli myślimy myślą myślał+P myślel+Q
patrzeć: patrzę patrzy patrzą patrzył+P
leżeć: leżę leży leżą leżał+P
należeć: należę należy należą należał+P należel+Q
krzyczeć: krzyczy krzyczą krzyczał+P
lecieć: lecę leci lecą leciał+P
wisieć: wisi wiszą
zależeć: zależy zależą zależał+P
rozumieć: rozumiem rozumiesz rozumie rozumiemy rozumieją rozumiał+P rozumiel+Q
umieć: umiem umiesz umie umieją umiał+P
słać: ślę śle ślą słał+P
ważyć: waży ważą
`

/** Sets of endings that rows and endings of verbs refer to. */
export const sets = {
  I: '- a e ego ej emu ą m ch mi',
  A: 'y a e ego ej emu ą ym ych ymi o',
  E: 'ę esz e emy ecie ą ąc',
  K: 'i a ie iego iej iemu ą im ich imi o',
  M: '- em eś by bym byś',
  N: 'ę iesz ie iemy iecie ą',
  P: '- a o y am aś em eś yśmy yście by aby oby byśmy bym abym byś',
  Q: 'i iśmy iście iby',
  V: 'e a u em om ami ach',
}

/** Prefixes of verbs. */
export const prefixes =
  'nie prze przed przy roze roz wy wz ze za z s na nade nad o ob obe od ode po pod pode do u w wes wez ws współ'

/** Stems of verbs by the ending of the infinitive: those whose other forms the endings cannot tell. */
export const verbs = {
  ać: `przeszkadz odkurz zamiat przyjeżdż odjeżdż wyjeżdż ściąg narzek czyt dział pyt szuk słuch ogląd korzyst używ pamięt poleg pomag wymag wygląd odpowiad opowiad zapowiad otrzym trzym posiad siad spełni zapewni polec pozwal zaczyn otwier zamyk bier umier koch mieszk oznacz podob zamawi rozmawi sprawdz kład dotyk spotyk pad bieg śpiew pływ oceni zmieni wymieni uważ uzysk udziel wynik zamierz przypomin byw przebyw pozdrawi uśmiech umożliwi przekracz określ ustal wyraż wprowadz dopuszcz docier nazyw pojawi przygląd sprzeciwi włącz wyłącz zastanawi narast obniż podwyż odbij przebieg przedstawi przewrac przystawi rozszerz równ spodziew spogląd zagląd sprawi utrudni ułatwi wypowiad wypłac wpłac opłac wyznacz zagraż zaprzecz zbliż oddal znik bad chwyt dogląd dopłac doradz dostarcz huśt wit kłam trw gr wydaw poznaw sprzedaw zawier otacz wspier rozwij wzmacni poprawi ulepsz przyznaw udaw dodaw oddaw zdarz powtarz wyjaśni ogranicz dotycz zakłada rozkład wkład układ posłuch wysłuch szczek mrug klask głask sprząt biegni odmawi odwiedz zwiedz zgadz zdradz sprowadz prowadz doprowadz przeprowadz odprowadz wystarcz rozumi przerywa rusz porusz podejrzew zarabi odrabi wyrabi zaprasz przeprasz odpoczyw wypoczyw powiększ zmniejsz ogłasz zgłasz wykręc skręc obraż naraż przejmow podkreśl rozważ zauważ`,
  iwać: `przewid przysług oczek rozpatr wymach skak przeskak wysk podskak poszuk wyszuk`,
  ywać: `pokaz wskaz zakaz nakaz przekaz okaz ukaz otrzym utrzym zatrzym wytrzym przetrzym dotrzym przepis dopis zapis opis podpis wywoł przywoł odwoł przekon wykon dokon obiec`,
  ić: `bawi cien bron chwal chodz chron cen czyn czyśc dar dotycz drażn dusz dziel dziw dzwon głos gon gotow gran gub god gwałc grom groz kroi kar karm kłóc kup kierun krę kręc krzyw kos kosz lecz lep licz lub lud łącz łow łam mar mar męcz mów mil mien mod myśl moż nos niszcz ocen pal pełn pien pędz płac pros prowadz praw pust rob rodz rad radz ran rusz rzuc rozum sadz sądz skar skocz sław słon służ spraw staw stan stos strasz straszn strz stron sprząt sup suszc sus świec święc śledz ścig śn tęsk trac trop trafi tworz twierdz topi trudn ucz uważ wad wal war waż wątp wierz win wodz woz wol woln wróc wstyd zdob zgod ził złośc zwal żen żyw bogac brudz budz bawi pom postanow nazw zabez ułatw utrudn zabaw zostaw ustaw wystaw przedstaw postaw dostaw nastaw sprzeciw sprzedaw ogran umożliw określ wymien zmien oskarż odwiedz zatwierdz potwierdz stwierdz wyjaśn zapewn upoważn uzupełn spełn wypełn dopełn pozwol nastąp różn martw myl nudz pojaw brodz wzmocn doskonal chłodz zdradz zastąp wystąp ustąp przystąp zwol popełn zabron obron ochron przemów namów zamów omów rozmów odmów umów obraz naraz ugod`,
  yć: `ćwicz dręcz tworz uczy cz licz łącz kończ leż leż wierz mierz burz warz sprz znacz tłumacz dotycz życz zwycięż krąż służ waż marz dąż uważ obciąż sprawdz patrz świadcz doświadcz ubezpiecz zabezpiecz niszcz oznacz przeznacz zakończ ukończ skończ wybacz przebacz zobacz toczy toc ruszy rusz wzrusz porusz zwiększ zmniejsz pogorsz polepsz przyspiesz śpiesz cieszy ciesz wiesz wieszy męcz straszy strasz leczy lecz ucz włącz wyłącz dołącz połącz walcz darz tańcz susz bacz krocz kołysz wlicz zalicz rozlicz tucz`,
  nąć: `ciąg pły prag osiąg zamk kop krzyk mrug stuk szep pęk wybuch znik przenik unik rozciąg wyciąg zaciąg ściąg zasły słyn`,
  eć: `bol mdl spojrz milcz rozejrz ujrz przejrz dojrz drż krzycz błyszcz słysz`,
}

/** Nouns whose lemma the endings would not tell. */
export const nouns = `
radio polio lina genom śluza
skarga lokata naprawa przycisk szew ładowanie
prześcieradło rabat dług wyścig kapusta śmietana tabletka obudowa ustawienie danie zadanie leczenie zatrudnienie zwolnienie szyja kran położenie barman czynsz
garnek przystanek poranek kubek domek ogródek zegarek talerz widelec statek zasiłek rachunek ratunek pocałunek podarunek wizerunek szacunek gatunek upominek wypoczynek wydatek wyjątek rozsądek żołądek upadek spadek obrządek ziemniak hamak ptak smak znak szlak hak plecak zabytek użytek nabytek tłok ustrój strój nastrój rozwój napój zdrój pokrój fotel kabel handel wróbel apel rower spacer deser serwer trener lider magister spektakl anioł dół muł wół popiół żywioł zespół
akcja aktor album ambicja animacja aparat apartament aplikacja armia artykuł atmosfera atom atrakcja auto babcia balkon
bank basen bateria baśń beczka bezpieczeństwo biuro boisko bok broń budowa budynek budżet burza butelka cel cena centrum
chmura chustka chwila cień ciocia czerwiec czwartek część członek córka dach data decyzja dekoracja deska dno dodatek
dostawa dostawka drzewo dworzec dym dyskoteka dyskusja działalność dzielnica dziennik dziennikarz dziewczyna dziewczynka
dzień dłoń długość dźwięk edycja egzamin ekran energia euro europa fabryka faktura fala film filtr firma forum funkcja
gabinet gazetka generał gimnazjum gospodarka gospodarstwo gołąb gość granica grudzień grupa gwarancja gwiazda góra gęś
hala herbata historia hotel ilość impreza infolinia informacja instrukcja instytucja inwestycja jabłko jabłoń jakość
jeleń jesień kamień kanapa kapa kapitan kartka kasa kategoria kawa kałuża kelner kierowca kierownik kierunek kieszeń
kilometr kino klasa klawiatura klej klimat klimatyzacja kolacja kolej kolejka kolor komisja komputer konstytucja kontakt
kontrola kopia korzeń kosmetyczka kołdra koń kościół kość kradzież krem kreska krok kryterium krzesło król książka
kuchnia kula kultura kurier kwiecień kwota lampa lek lekarz lewica liceum liczba liga linia lipiec listopad literatura
litr liść lodówka lokalizacja lotnisko ludność luty majątek malarz mama mapa marzec masa masło matematyka materac
materiał matka małżeństwo metr metro mieszkanie mieszkaniec mila minister ministerstwo misja miska mięso miłość mleko
mniejszość moda model możliwość mrok muzeum muzyka mydło myśl młodość młodzież nadzieja nagroda narzędzie natura
nauczyciel nauka naukowiec nazwisko niedziela niedźwiedź niemiec nieszczęście numer nóżka obawa obiad obiekt obowiązek
obraz obrońca obsługa obywatel odcinek odległość odpowiedzialność odpowiedź oferta oficer ogień okno okolica olej
operacja opieka opinia opona opłata organizacja orzeczenie osada oś ośrodek oświadczenie pacjent paczka palec pamięć
pani papier papież parada parking partia państwo paź październik pensja pierś pieśń pisarz piwnica piwo piątek piętro
piłkarz plaża pobyt początek podatek podróż podstawa poduszka podłoga pogoda pokolenie policja polityk polityka
poniedziałek poprawa poprawka porada porządek poseł posiłek potrawa powietrze powieść poziom pozycja połowa pościel
pracownik prasa prawica premier prezydent problem procedura procesja produkt program projekt propozycja prysznic
przeciwnik przedsiębiorca przedsiębiorstwo przedsięwzięcie przedstawiciel przestrzeń przesyłka przeszkoda przeszłość
przygoda przypadek przystawka przyszłość prędkość publika pudełko punkt pytanie płatność płeć rada radio radość rasa
rdzeń recepcja reklamacja relacja restauracja rewolucja rezerwacja reżim reżyser robotnik rodzina rok rola rolnik ropa
rozdział rozmiar rozmowa rozum rura ryba rycerz rynek rysunek rzeczywistość rząd róża różnica ręka sala sauna sałatka
scena senator serial serwis sesja sierpień sieć silnik siostra siła siłownia skala sklep skroń sobota sportowiec
spotkanie społeczeństwo sprawca sprzedaż sprzęt srebro stacja standard stanowisko starość stawka stolica stopień
stosunek stowarzyszenie stołówka strach strata struktura strumień student studio styczeń stylizacja stypendium suszarka
system sytuacja szafa szansa szczęście szkoda szkoła szkło szpital sztuka szyja sól sąd sława słuchawka tabela tajemnica
taksówka tata teatr technika technikum tekst telefon telewizja telewizor temat temperatura teoria teren toaleta towar
tradycja transakcja trasa trawa treść twarz twórca tydzień tytuł tłum ubranie uczestnik uczeń ulica umowa umywalka urząd
urządzenie urzędnik ustawa uwaga wada waga walec walka wanna wartość warunek wiadomość widok wiek wieniec wierzyciel
wieś wieża winda wino wiosna wizja wizyta większość wniosek wojna wojsko wola wolność wrażenie wrzesień wtorek wycieczka
wydarzenie wykonawca wykładzina wynik wypadek wypłata wyrok wysokość wystawa wzrok wódka władza właściciel zabawa
zabawka zabieg zadanie zajęcie zamach zamek zapach zasada zawodnik zboże zdanie zdarzenie zdjęcie zdrowie zebranie zgoda
ziemia zima zjawisko zjeżdżalnia zmiana zmywarka zupa związek zwolennik zwrot zwycięstwo zwycięzca złoto złość łabędź
ładowarka łapa łaska ławka łazienka łyżka łóżko ściana śledź śmierć śniadanie środa środek środowisko świadek żaba
żarówka żelazo żona żołnierz żołądź
reklama forma norma suma brama rama pompa godzina salon sezon plan dyplom gmach ciasto jezioro sypialnia balkon telefon bateria ekran jedzenie
adres afera agencja agent aleja alkohol ambasada analiza anioł ankieta aptekarz apteka archiwum artysta asystent atak
autobus autor awaria badacz badanie bagaż bajka bal bar barwa baza bezrobocie biblioteka biedronka bilet biskup
bitwa blok błąd bloger blog bohater ból brak bramka branża brat brzeg brzuch buk bunt but butik całość cebula cecha
ceremonia chaos charakter chleb chłopak chłopiec chłód chorągiew choroba chrześcijanin ciało ciepło ciekawostka ciężar
ciężarówka cmentarz cud cukier cukiernia cyfra cykl czapka czasopismo człowieczeństwo czynnik czytelnik debata
debiut defekt deficyt dekada demokracja depresja deszcz detal diabeł dieta dokument dolar dolina dom dochód
dochodzenie dorobek dostęp doświadczenie dowód doradca dramat drewno droga drużyna drukarka drut duch dusza dyrektor
dyrektywa dywan działacz działanie działka dziedzina dzieło dziura ekipa eksperyment ekspert elektrownia element elita
emeryt emerytura emocja epoka esej etap etat fabuła fakt fan fanka faraon faza festiwal finał firanka flaga fotel
fotograf fotografia fragment front fryzjer fundacja fundament fundusz galeria garaż gardło gatunek gazeta gaz gest
giełda gitara głowa głód gmina gniazdo gol grób grypa grzyb guz gust gwiazdka handel harcerz hasło hektar
hipoteza historyk hodowla hotelarz huta idea ideał igła ilustracja impuls indeks infekcja inflacja infrastruktura
inicjatywa inspektor internauta internet interpretacja interwencja intencja inwestor inżynier istota izba jajko
jaskinia jazda jednostka język kabina kajak kalendarz kamera kamienica kampania kanał kancelaria kandydat kapelusz
kapitał karetka kariera karta kasyno katastrofa katolik kawałek kawiarnia kazanie kelnerka kibic klasztor klatka
klawisz klient klub klucz kłopot kłótnia kobieta koc kod koleżanka kolega kolekcja koło komentarz komfort komitet
kompozycja kompromis komunikat komunikacja koncepcja koncert konferencja konflikt kongres konkurs konkurencja
konsekwencja konserwa konsola konsument kontekst kontrakt konto kontynent kopalnia kora korupcja korytarz kosmos koszt
koszula kostium kot kraj kraina kraniec krew kredyt kryzys krytyk krytyka krzyk krzyż krowa księżniczka księżyc
kształt kubek kukurydza kurs kurtka kuzyn kwadrat kwestia kwiat lakier las laboratorium laptop lampka lato lekcja lęk
lider lina lis list lista lód lody los lot lotnik lud lustro ład ładunek łańcuch łąka łodyga łódź łyżwa magazyn
magister majster malarstwo manager marka marszałek marzenie maska maszyna mechanizm mecz medal mediacja medycyna
melodia metoda mężczyzna miara miasteczko miasto miejsce miejscowość miesiąc mieszkanka milion miliard mina minuta
mistrz mistrzostwo mit moment monarcha moneta morze most motocykl motor mózg msza mur muzyk mysz mężatka nabytek
nadzór nagranie najemca namiot napięcie napis napój naród narciarz narta następca nastolatek nastrój nazwa
nieruchomość niepodległość noc noga notatka nowina nowotwór nóż obóz obecność obrona obrót obserwator obszar ocean
ocena ochrona odbiorca odcień oddział odkrycie odniesienie odpad odszkodowanie odwaga ofiara ogłoszenie ogród
ogrodzenie ogrodnik ogół ojczyzna ojciec okaz okazja okres okręt okrzyk okulary operator opis opór opozycja
oprogramowanie orkiestra orzeł osiedle osiągnięcie osoba osobowość ostrze owca owoc palacz palma pałac panna para
paragraf park parlament parter partner pas pasażer pasja pasmo pastor patriota pech pełnia pensjonat peron perspektywa
piasek piec pieczywo pieniądz pierwiastek pies pilot piosenka piosenkarka piosenkarz planeta platforma plecy plik
plotka płaszcz płomień płyta pobliże pociąg podanie poddasze podpis podręcznik podział poeta poezja pogląd pojazd
pojęcie pokaz pokład pokój pole polecenie policjant policjantka pomieszczenie pomnik pomoc pomysł pora porażka port
portal portfel portret poród posada posiadacz postać postęp postępowanie pośpiech pot powaga powierzchnia powrót powód
powódź pozwolenie pożar pożyczka praca praktyka pranie prawda prawnik prawo prąd premiera presja prezent prezes
prezydentura proces producent produkcja profesor profil prognoza prom promień promocja proporcja prośba protest
prowincja próba przedmiot przedstawienie przedszkole przegląd przejście przekonanie przemoc przemysł przepis
przerwa przestępca przestępstwo przewaga przewodnik przód przychodnia przychód przyczyna przyjaciółka przyjaciel
przyjaźń przyjęcie przykład przymus przyroda przysięga przywódca pszczoła ptak publikacja publiczność puchar pustynia
puszcza puszka pysk rachunek raj rak rakieta ramka rana ranek raport rata ratownik ratusz reakcja realizacja recenzja
redaktor redakcja referendum reforma region reguła rejestr rejestracja rejon rejs religia remont republika respekt
resort reszta rezerwat rezultat rodzaj rozkaz rozporządzenie rozrywka rozwiązanie rozwój rower róg równowaga
ruch rysa ryzyko rzecz rzecznik rzeka samiec samica samochód samolot sąsiad schemat schody schron schronisko sejm
sekretarz sekunda sens ser serce seria serwer sklepikarz składka składnik skok skrzynka skrzydło skutek słońce
słoń słownik słowo służba smak smok smutek sok sojusz sojusznik solidarność sos spacer specjalista spektakl spodnie
spodenki spojrzenie spokój sport spór sposób spółka sprawa sprawozdanie sprzedawca stado stadion stal statek staw stan
stół stopa strażak straż strefa strona stres strój strzał strzała studia studium stulecie stworzenie stwierdzenie styl
sukces sukienka sumienie surowiec susza symbol syn sygnał szacunek szczegół szczyt szef szereg szept szlak szok sztab
szyba ściek ścieżka ślad ślub śmiech śnieg śpiewak świadomość świat światło święto tablica taksówkarz talent
talerz taniec tarcza taśma technologia tendencja tenisista tenis termin terrorysta terytorium test tło
tłumaczenie tor tort towarzystwo towarzysz tragedia traktat traktor transfer transport tron trup trud trudność tunel
turniej turysta tworzywo typ ubezpieczenie uchwała uczelnia uczucie uczta udział ugoda ugrupowanie ukłon upadek
upał urlop uraz uroda urodziny uroczystość usługa ustrój uśmiech uzasadnienie użycie użytek użytkownik wagon wakacje
wampir warstwa wariant warsztat warzywo wątek wątpliwość wejście wersja wesele węgiel węzeł wiara wiatr widelec
widownia widz wiedza wielkość wierność wiersz więzień więzienie wilk willa wina wiosło wirus witraż wizerunek wnętrze
wnuk woda województwo wojewoda wolontariusz wózek wpis wróg wschód wspomnienie wsparcie współpraca
współpracownik wstęp wybór wyborca wybrzeże wychowanie wyciąg wydanie wydatek wydawca wydawnictwo wydział
wyjazd wyjątek wyjście wykład wykształcenie wymaganie wymiana wymiar wynagrodzenie wyobraźnia wypoczynek
wyposażenie wypowiedź wyprawa wyraz wyróżnienie wysiłek wyspa występ wywiad wyznanie wyzwanie wzgórze wzór zabójca
zabójstwo zachód zachowanie zadowolenie zagrożenie zainteresowanie zakaz zakończenie zakonnik zakres zakręt
zakup zaleta zamiar zamówienie zaopatrzenie zapalenie zapis zapotrzebowanie zaproszenie zarząd zarządzanie zarzut
zasób zastępca zastosowanie zastrzeżenie zatoka zaufanie zawał zawartość zawód zbiór zbiornik zbrodnia zdolność zegar
zegarek zespół zestaw zeszyt zieleń ziarno zjazd złodziej znaczenie znak zobowiązanie zużycie zwłoki zwyczaj źródło
żagiel żart żądanie żołądek życie życzenie żywność
niebo dziedzictwo uniwersytet cholera skarb ochota kara spadek imperium korzyść nienawiść gratulacje śmieć poparcie istnienie myślenie powodzenie zrozumienie pośrednictwo uchodźca kurwa dupa udziałowiec runda bawełna biurko brawo cło czekolada
menu lobby jacuzzi pizza doba drzwi zero piechota hipoteka recepta torba pasek napiwek walizka polisa taryfa promenada opakowanie oświetlenie ogrzewanie wyżywienie otoczenie zakwaterowanie oprocentowanie połączenie wejście zejście opóźnienie szkolenie oczekiwanie rozczarowanie
ołówek kask mgła roślina gruszka pomarańcza cytryna winogrono czosnek mąka kura dziadek wujek kolano płuco skóra mięsień gorączka bomba strajk zysk benzyna autostrada skrzyżowanie młotek śruba piła drabina lina farba wełna brzydki zadanie pływanie
`

/** Stems of adjectives whose forms the endings would not tell. */
export const adjectiveStems = `
znan nieznan zadowolon niezadowolon położon zadban zaniedban zmęczon doświadczon usytuowan zróżnicowan urozmaicon zachwycon rozczarowan zainteresowan
interesując wymagając wystarczając zadowalając szklan ostr słon chor ślep głuch mokr such wesoł lew zajęt trudn
`

/** Lemmas whose ends the rules would cut or change (see `withWholeLemmas`). */
export const wholeLemmas = `
+a angol architektur argentyn astronaut bandyt bied boliwi bruksel budd celebryt cenzur ceramik delt diagnoz estoni etyk fantastyk farmaceut fasol
fif floryd formuł fortun fryzur galaktyk gleb groźb heroin higien idiot ironi jerozolim kanad karm katedr kiełbas koloni komet kopenhag koz kred kub
logik metafor moskw musztard nevad niewiedz nobl nud obam odr odrobin olimpiad osak palestyn panik poczt pogard prag propagand przesad pum pętl sahar
satelit sperm symfoni synagog terapeut turystyk twierdz tęcz tęsknot uef ugand ulg wenezuel wieprzowin wołowin wątrob zagład załog zebr zemst łotw łz
+y chips disne dżins fałszyw hobb karaib koszar krzyw mądr nieznajom pojedyncz rajstop rugb spotif sydne szczer trzeźw tłust urocz wymiot
wściekł zaręczyn znajom znakomit zwykł ścisł
+o apoll borne castr chicag embarg futr górnictw jądr kaka kolorad niewolnictw osl picass rolnictw rond tornad unesc wiadr śledztw
ka+ek bocz cz czub kielisz kor nagrob odpoczyn owczar pierścion policz przecin spis st ułam wierzchoł wynalaz
+e anim cambridg chil googl hawaj kręgl mebl onlin seattl shakespear wiel youtub zimbabw średniowiecz
+i bikin delh dzięk fidż graffit hait hano pierog safar spaghett sush tahit ubog
y+a ateist demokrat dyplomat kasz królow scenarzyst sonat teściow zawiesz
+um akwari alumini hospicj maksim minim monachi opi premi
+ia finland hierarch holand irland komed mołdaw tajland
y+e czesn dreszcz karat kieszonkow melbourn
+ie ind miłosierdz przedmieśc starc
i+a igrzysk sprzątaczk wnuczk
+em dż ekosyst wynaj
a+i fajerwerk helsink
a+e negocjacj uprzejmi zombi
a+ blask cyrk szkic
`
