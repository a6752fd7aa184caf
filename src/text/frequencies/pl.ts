/** Common Polish words by their share of running text, in half-decade bands. Written for this table. */
export const bands = {
  '3e-2': `
i na nie się w`,
  '1e-2': `
a do jak jest o po to z za że`,
  '3e-3': `
ale bardzo bo by być był było co czy dla gdy go ich ja jako jego jej jeszcze już kiedy które który ma mi mnie może
od oraz przed przez są ta tak także tego ten teraz też tu ty tylko tym więc ze`,
  '1e-3': `
aby bardziej bez byli była były będzie chcę chyba ci ciebie cię coś czas czasu czym dlaczego dlatego dobrze dość dwa
dzień dzięki dziś gdyby gdzie im inne innych jeden jednak jestem jeśli jeżeli każdy kiedyś kto która których którzy
lat latach lub ludzi ludzie mam masz między moja można mu musi mój nad nam naprawdę nas nawet nic niego nigdy nim
niż około on ona oni pan pani pierwszy pod potem proszę raz razy roku również sam siebie sobie sposób taka taki
takie tam te tej trzeba tych tyle u wam wiem więcej wszyscy wszystko właśnie zawsze został żeby życia życie`,
  '3e-4': `
albo ani aż boga boże brat byłby byłem byłoby bóg bądź będziemy będziesz będą będę cała całe całej całkiem cały ceny
chce chcesz chciał chciałbym chciałem chcą chociaż chodzi choć chwili chwilę ciała ciało czasami czasem czego czegoś
cześć cztery czymś często części część człowiek człowieka daj daje dać dał dni dnia dobra dobre dobrego dobry dom
domu droga drogi druga drugi drugiej drzwi duża duże dużo duży dwie dzieci dziecka dziecko dzisiaj dziękuję film
filmu filmy firma firmy gdzieś godzin godziny gorzej gra grać gry głowy głowę historia historii idzie idę ile
informacje informacji inna innego inny internet iść jaka jaki jakie jakieś jakiś jedna jednej jedno jednym jedynie
jesteś jesteśmy jutro każda każde każdego kilka kilku kobiet kobieta kobiety kocham kogo kogoś koniec koło końca
końcu kościoła kościół kraj kraje kraju książka książki ktoś lata lecz lepiej lepszy lubi lubię mają mama mamy matka
matki małe mało mały mecz meczu miasta miasto miał miała miało miejsca miejsce miejscu mieli miesiąc miesięcy mieć
mieście milionów mimo minut miłości miłość mniej mną mogą mogę mogła moje mojego mojej możemy możesz możliwe
możliwość musimy musisz muszą muszę muzyka muzyki myśleć myśli myślę mógł mógłby mówi mówić mówię mężczyzn mężczyzna
młody najbardziej najlepsze najlepszy nasz nasza nasze naszego naszej natomiast niby nich niech niej niektóre
niektórzy niestety niewiele nikogo nikt nimi nią no noc nocy nowa nowe nowy nowych obecnie obok oczy oczywiście
odpowiedź ojca ojciec osoba osoby ostatni ostatnie ostatnio osób oto partii patrz państwa państwo pewnie pewno
pieniądze pieniędzy pierwsza pierwsze pierwszej pierwszym pięć początek początku podczas policja policji polityki
polsce polska polski polskich polskie polskiej pomoc pomóc ponad ponadto ponieważ potrzebuje powiedz powiedział
powiedzieć powinien powinna powinno powodu powód praca pracować pracuje pracy pracę prawa prawda prawdę prawie prawo
premier prezydent problem problemy problemów procent przede przepraszam przyjaciół przykład punkt punktów pytania
pytanie później rano razem robi robisz robić rodzina rodziny rok rzecz rzeczy rzeczywiście rząd rządu ręce rękę
samochód serca serce siedem skąd sprawa sprawie sprawy staje stare stary stał stało strona stronie strony stronę
stąd swoich swoje swojego swojej swoją swój syn szczególnie sześć szkole szkoła szkoły szybciej szybko sąd sądu
słowa słowo słońce słyszałem słów tata telefon temu tobą trochę trudno trzy tutaj twarz twoja twoje twój tydzień
tygodnia tymi tysięcy tą tę ustawy warszawa warszawie warszawy ważne wcześniej wczoraj według widać widzę wie
wiedział wiedzieć wiele wielki wielkie wielu wiesz wobec woda wody wojna wojnie wojny wolno wszystkich wszystkie
wszystkiego wszystkim wszędzie wtedy wydaje wziąć właściwie wśród zanim zatem zdjęcia zdjęcie zespołu zespół ziemi
znaczy znalazł znaleźć znowu znów zobaczyć zostać została zostało zostały zrobić zrobił zupełnie zwykle złe zły
łatwo śmierci śmierć świat świata światło świecie źle żaden żadnych żona żyje żyć`,
  '1e-4': `
album ameryki analiza angielski angielskim anglii armii artykuł atak ataku autobus autor autora babcia badania badań
bank banku bezpieczeństwa bezpieczeństwo biały biedny biuro bogaty boję broni broń budowa budowy budynek budynku
budżetu buty ból cel celu cena chleb chodź choroba choroby ciasto ciekawe ciekawy ciepło czarny czekaj czekać
czerwca czerwony czwartek czysto czyta czytać członek członków córka dach darmowe data decyzja decyzji decyzję
demokracji deszcz dobranoc dobrych dokąd doskonale doświadczenie drogie drużyna drużyny drzewa drzewo dyrektor
dziadek działalności działania działanie dzieje dzielnicy dziennikarz dziesięć dziwne egzamin energia energii
europie europy firm forma francji gazeta gazu godzinie gorąco gospodarka gospodarki grudnia gwiazda gwiazdy góra
góry głos głosów głowa głupi halo hotel hotelu interesujące inwestycji istnieje jakości jakość jechać jedzenie
jedzie jezioro jeść język języka języku kamień kandydat karta karty kartę kawa kawy kierowca kierowcy kierowców
klasa klasy klub kolor komu koncert koszt koszty kosztów kot krakowa krakowie krew kryzys kryzysu księżyc kuchni
kultura kultury kupić kwiaty kwietnia las lasu lato leczenia lekarz lekarza lekarze lekcji leki lipca listopada
lokalne lot lotnisko ludność lutego maja marca marzenia maszyna materiał media metoda metody miesiąca mieszka
mieszkania mieszkanie mieszkać mieszkańców milion mistrz międzynarodowe mięsa mięso miło miły mleko mogło morderstwo
morza morze most muzeum mąż młodzi młodzież najwięcej należy napisał nauczyciel nauka nauki naukowców nieba
niebezpieczne niebieski niebo niedziela niedzielę niemcy niemczech niemiec niemiecki nigdzie nogi normalne normalnie
nos obiad obywatel obywateli ochrona ochrony oczu odcinek ofiar ofiara ofiary okna okno okres okresie organizacji
osiem otwarty otworzyć owoce pacjentów papier park października pies piosenka piosenki pisać pisze piwo piątek pić
piękna piękne piękny piłka piłki plac plan planu plany plecy pociąg podatek podatku podatków podobne podróż podróży
pogoda pokoju pokój polską poniedziałek poseł poszedł potrzebuję poważne poważnie połowa połowę pracownicy pracownik
pracowników prezent produkcja produkcji produkt produkty produktów program programu proste prosty przemoc
przestępstwa przeszłości przyjaciel przyszedł przyszłości przyszłość psa psy publiczne płacić rada radość rady
regionu rodzice rodziców rodzinie rola ropy rosja rosji rosyjski rozwoju rozwój ruch ruchu ryby rynek rynku rzeki
różne różnica różnych ręka scena scenie sejm sejmu sen serial sezonie sezonu sierpnia silnik siostra sklep sklepie
sklepu smak sobotę specjalne sport spotkania spotkanie społeczeństwo społeczne społecznej sprzedać sprzedaż
sprzedaży stacja statek sto strach straszne studenci studentów studia stycznia szansa szansę szczęście szczęśliwy
szef szpital szpitala szpitalu sztuka sztuki szuka teatr technologia technologii tekst telewizja telewizji temat
teren terenie trener trudne trzeci tysiące tędy uczniów uczucie ukrainie ukrainy umowa umowy umrzeć unii urodziny
urodził usa ust usta uszy uwagę waga wakacje walka walki ważny wiadomości wiatr widział widzieć wieczór wiedza
wiedzy wiek wieku wino wiosna witam więzienia wojska wojsko wolności wolność wraca września wrócić wrócił wspaniały
wtorek wyborach wybory wyborów wybrać wybór wygląda wygrał wynik wyniki wyników wypadek wypadku wyspa władza władze
władzy włosy zabić zadanie zakup zakupy zamknięte zamknąć zapłacić zasady zdrowia zdrowie zielony ziemia zimno zmarł
zmiana zmiany zmienić zresztą zwierząt zwierzęta związku zwiększyć zwycięstwo zwykły zęby złota złoty złotych łóżko
łóżku ślub śmieszne śniadanie średnio świetnie świetny święta żony żołnierz żołnierze żołnierzy`,
  '3e-5': `
adres aktor anioł aplikacja aplikacji basen bateria bezpłatnie biblia biegać bilet bilety biologia bohater bomba
bramka bronić burmistrz butelka błąd błędy chemia chronić chrystus cicho ciepłe cierpliwość ciocia cisza ciąża ciąży
cud cukier czosnek danie dbać diabeł dochody dokument dokumenty dostawa dostać dostał dotknąć dowody dowód drewno
drogo duch dusza duszy dwadzieścia dyskusja dzwoni dźwięk efekt ekran fabryka fakt faktów fantastyczny filozofia
finał fizyka gmina gminie gminy gniew gol granica granice granicy gwarancji głód głęboki hasło herbata honor jajka
jesień jezus kara kary kierownik kilometrów klimatu klucz klucze kolacja kolejka kolory konie kosmos koszula koty
koń krajowe kredyt krytyka krzesło krzyczeć król króla królowa ksiądz książę kuchnia kupiłem kurczak kurtka kłamstwo
lasów latać lek lista litrów lody marka masło matematyka meble metrów moda model mądry naprawić narodziny nazwa
nazwy nazywa niebie niewinny noga nosić nowoczesne nudne nóg nóż obcy obietnica obrona oczekiwać odmówił
odpowiedział odpowiedzieć odwiedzić oferta oferty oferuje ogród okulary opinia opinii opis opisać opuścić otrzymać
otrzymał pacjent paczka palec pamięci pamiętam pamiętać pamięć paszport piekło planeta plaża plik pliki podłoga
pogrzeb pojawił pokoje polecam porażka port posłów powiat powstał powstała poznać pozwala pozwolić południe pożar
propozycja przepis przyjąć przyjął przyroda przytulne próba próbować próbuje ptaki pusty pyszne północ płakać pływać
rak raport raportu relacje restauracja rezerwacja reżyser rolnictwa rolnik rozdział rozmawiać rozmowa rozmowy
rośliny ryba ryż rzeka rzucić rzucił ser skutki skóra smutny sobota sos spadł spotkać spotkał spowodować srebro stan
stanu stopni stołu stracić stracił student stworzyć stworzył styl stół sukces sukienka sytuacja sytuacji sytuację
szacunek szczery szkło sól sąsiad słodki słuchaj słuchać tajemnica tani taniec tanio tańczyć tematu torba
trzydzieści turystów tworzy tytuł ubranie uchodźców uczeń udać udało uniknąć uratować urlop uwaga uwagi uśmiech
wartości wartość warunki warunków warzywa wejście wesele wiara wiary wina winny wirus więzienie województwa wpływ
wpływu wróg wschód wsparcie wspierać wspomnienia wstyd wujek wybrzeże wydarzenia wydarzenie wygodne wyjazd wyjaśnić
wyjście wysłać wysłał wątpliwości zabójca zachód zadowolona zadowolony zadzwonić zagrożenie zainteresowanie zakaz
zamówienia zamówienie zapomniał zapomnieć zaproponował zapytać zapytał zatrzymany zaufanie zawiera zdecydować
zdecydował zegarek ziemniaki zima zimą zmęczony zupa związek zwrot zysk złamać łazienka łzy ściana śmiać śmiech
śnieg śpiewać środa środowiska świeże święty źródło żelazo życzenie żółty`,
}
