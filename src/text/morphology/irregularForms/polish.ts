/** Irregular nouns and adjectives (see `expandParadigms`). */
export const irregular = `
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
`

/** Verbs whose forms the rules cannot tell; they also take the prefixes of `prefixes`. */
export const irregularVerbs = `
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

/** Sets of endings that rows and endings of verbs refer  */
export const sets = {
  A: 'y a e ego ej emu ą ym ych ymi o',
  E: 'ę esz e emy ecie ą ąc',
  M: '- em eś by bym byś',
  N: 'ę iesz ie iemy iecie ą',
  P: '- a o y am aś em eś yśmy yście by aby oby byśmy bym abym byś',
  Q: 'i iśmy iście iby',
  V: 'e a u em om ami ach',
}

/** Prefixes of  */
export const prefixes =
  'nie prze przed przy roze roz wy wz ze za z s na nade nad o ob obe od ode po pod pode do u w wes wez ws współ'

/** Stems of verbs by the ending of the infinitive: those whose other forms the endings cannot  */
export const verbs = {
  ać: `czyt dział pyt szuk słuch ogląd korzyst używ pamięt poleg pomag wymag wygląd odpowiad opowiad zapowiad otrzym trzym posiad siad spełni zapewni polec pozwal zaczyn otwier zamyk bier umier koch mieszk oznacz podob zamawi rozmawi sprawdz kład dotyk spotyk pad bieg śpiew pływ oceni zmieni wymieni uważ uzysk udziel`,
  ywać: `pokaz wskaz zakaz nakaz przekaz okaz ukaz`,
  ić: `bawi cien bron chwal chodz chron cen czyn czyśc dar dotycz drażn dusz dziel dziw dzwon głos gon gotow gran gub god gwałc grom groz kroi kar karm kłóc kup kierun krę kręc krzyw kos kosz lecz lep licz lub lud łącz łow łam mar mar męcz mów mil mien mod myśl moż nos niszcz ocen pal pełn pien pędz płac pros prowadz praw pust rob rodz rad radz ran rusz rzuc rozum sadz sądz skar skocz sław słon służ spraw staw stan stos strasz straszn strz stron sprząt sup suszc sus świec święc śledz ścig śn tęsk trac trop trafi tworz twierdz topi trudn ucz uważ wad wal war waż wątp wierz win wodz woz wol woln wróc wstyd zdob zgod ził złośc zwal żen żyw bogac brudz budz bawi pom postanow nazw zabez ułatw utrudn zabaw zostaw ustaw wystaw przedstaw postaw dostaw nastaw sprzeciw sprzedaw ogran umożliw określ wymien zmien oskarż odwiedz zatwierdz potwierdz stwierdz wyjaśn zapewn upoważn uzupełn spełn wypełn dopełn`,
  yć: `tworz uczy cz licz łącz kończ leż leż wierz mierz burz warz sprz znacz tłumacz dotycz życz zwycięż krąż służ waż marz dąż uważ obciąż sprawdz patrz świadcz doświadcz ubezpiecz zabezpiecz niszcz oznacz przeznacz zakończ ukończ skończ wybacz przebacz zobacz toczy toc ruszy rusz wzrusz porusz zwiększ zmniejsz pogorsz polepsz przyspiesz śpiesz cieszy ciesz wiesz wieszy męcz straszy strasz leczy lecz ucz włącz wyłącz dołącz połącz`,
  eć: `bol mdl`,
}

/** Nouns whose lemma the endings would not  */
export const nouns = `
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
`
