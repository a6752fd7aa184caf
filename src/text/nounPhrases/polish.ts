import type { PhraseWords } from './phraseWords.js'

export const pl: PhraseWords = {
  unspecific: `
    zero jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście dwadzieścia
    trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt dwustu dwieście trzysta
    czterysta pięćset sześćset siedemset osiemset dziewięćset sekund sekundy sekundę
    poniedziałek wtorek środa środę czwartek piątek sobota sobotę niedziela niedzielę stycznia lutego marca kwietnia
    maja czerwca lipca sierpnia września października listopada grudnia styczniu lutym marcu kwietniu maju czerwcu
    lipcu sierpniu wrześniu październiku listopadzie grudniu minut minuty minutę godzin godziny godzinę godz dzień dni
    dnia dniach tydzień tygodnia tygodni miesiąc miesiąca miesięcy rok roku lat lata latach wieczór wieczoru rano czas
    czasu czasie czasów raz razu razy razie km kg cm mm m metrów kilometrów strona stronie strony stronę koniec końca
    końcu początek początku okolica okolicy odległości miejsce miejscu miejsca całość całości powód powodu ciąg ciągu
    trakcie środek środku oparciu zależności sprawie sprawy formie formę punkt punktu widzenia widok liczba liczby
    liczbę ok ds nr pkt np tzw itp itd m.in oba obaj obie obu oboje dwoje dwu dwiema trzema czterema siedmioma pół
    przedmiot przedmiotem celem tematem para parę setki setek dziesiątki dziesiątek większość większości reszta reszty pomiędzy przeciwko poprzez zarówno
    razem raczej najmniej najwięcej coraz bardziej najbardziej wciąż nawet później wcześniej najczęściej najwyraźniej
    szybciej najszybciej zwykle całkowicie dalej żaden żadna żadne żadnej żadnych każdy każda każdą każdej każdego
    jakikolwiek jakiejkolwiek tyle tylu aktualnie danej danego prawie niemal jednocześnie następnie również
    rzeczywiście oczywiście świecie wszystko
    stąd trochę nadal rzadko wyjątkowo czegoś jakiegoś jakimś jakiś jakaś jakąś twoim twojej twój swych swoich swojej swego ponad
    jedynie bezpośrednio wieczorem dookoła naprawdę nieco chyba kiedykolwiek wraz dopiero właśnie niemalże przypadku przypadkach
    możliwość możliwości wykorzystaniem zastosowaniem zastosowanie zastosowania użyciem użycie wykorzystanie opracowany opracowana
    opracowanej osiągnięta osiągnięty uzyskana
  `,
  outside: `
    ma mają miał miała miało miały jest są był była było były będzie będą został została zostało zostały zostanie można należy
    trzeba warto wolno stanowi stanowią dotyczy dotyczą pozwala umożliwia zawiera wynika wymaga polega służy obejmuje podaje
    pokazuje daje mówi robi chce musi może mogą widać bardzo często zawsze nigdy czasem niestety dziś dzisiaj wczoraj jutro
    obecnie ostatnio szczególnie głównie zwłaszcza ponadto przykład zakres ramach celu sposób temat tematu podstawie pomocą
    względu wpływ artykuł artykule artykułu praca pracy pracę referat referacie rozdział rozdziale autor autora autorzy autorów
    cel celem wynik wyniki wyników
  `,
  edges: `
    jeden jedna jedno dwa dwie dwóch trzy trzech cztery czterech pięć pięciu sześć siedem osiem dziewięć dziesięć dziesięciu sto
    tysiąc tysiące tysięcy milion milionów miliard miliardów wiele wielu kilka kilku szereg szeregu część części rodzaj rodzaje
    rodzajów typ typu
  `,
  edge: /^(?:now|star|duż|mał|większ|mniejsz|najwięks|najmniejsz|najlepsz|lepsz|gorsz|dobr|zł|różn|pewn|pierwsz|drug|trzec|ostatn|kolejn|następn|poprzedn|poszczególn|podstawow|główn|ważn|istotn|możliw|znan|prost|trudn|łatw|wysok|nisk|szerok|inn|cał|sam|poniższ|powyższ|obecn|współczesn|szczególn|niektór|określon|wybran|odpowiedn|podobn|właściw|dalsz|niniejsz|prezentowan|proponowan|przedstawion|opisan|omawian|uzyskan|otrzyman)(?:y|i|a|ia|e|ie|o|ego|iego|ej|iej|emu|iemu|ą|ią|ych|ich|ym|im|ymi|imi)$/u,
  // Not nouns that end alike.
  verb: /^(?!(?:siano|wiano|kolano|kimono|zając)$)\p{Ll}{3,}(?:ano|ono|jęto|uje|ują|uję|ując|ając|ował|owała|owało|owały|owali|ować|ywać|iwać|ywał|ywała|ywało|ywały|ywali|ają)$/u,
}
