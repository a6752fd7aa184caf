import { lemmatizePolish } from '../../../../src/text/morphology/lemmas/polish.js'
import { testForms, testLemmas } from './cases.js'

testLemmas(lemmatizePolish, {
  lemmas: {
    drugi: 'druga drugim',
    wiedza: 'wiedzy wiedzę',
    rzeka: 'rzeki rzekę rzek',
    nazwa: 'nazwy nazwę nazwą',
    zespół: 'zespołu zespołem',
    rozwój: 'rozwoju',
    statek: 'statku statki',
    źródło: 'źródła źródeł',
    student: 'studenci studentów',
    czerwony: 'czerwonej czerwonym',
    gospodarczy: 'gospodarczej',
    mówić: 'mówi mówią mówię',
    nosić: 'nosi',
    zakładać: 'zakłada',
    wynikać: 'wynika',
    zapomnieć: 'zapomniała',
    spojrzeć: 'spojrzał spojrzała',
    udany: 'udana udane udanych',
    udać: 'udało udał',
    reklama: 'reklamy reklamę reklamą',
    dyplom: 'dyplomu dyplomy',
    salon: 'salonu salony salonów',
    sezon: 'sezonu sezony',
    plan: 'planu plany planów',
    ciasto: 'ciasta ciastem',
    forma: 'formy formę',
    stan: 'stanie stanu stany',
    pokazywać: 'pokazuje pokazują',
    książka: 'książki książce książkę książek',
    człowiek: 'człowieka ludzie ludzi',
    możliwość: 'możliwości możliwością',
    firma: 'firmy firmie firmę firmą firm',
    kierownik: 'kierownika kierownikiem kierowników kierownicy',
    nowy: 'nowa nowe nowego nowych nowym',
    dobry: 'lepszy najlepszy dobrego',
    robić: 'robię robi robią robił robiła robiłem',
    pracować: 'pracuje pracują pracował pracowała',
    powiedzieć: 'powiem powie powiedział powiedziała',
    zrobić: 'zrobię zrobił zrobiła zrobione',
    iść: 'idę idzie szedł szła',
    przyjść: 'przyjdzie przyszedł przyszła',
    móc: 'mogę może mógł mogła',
    wziąć: 'wezmę wziął wzięła',
    czytać: 'czyta czytam czytają czytał czytający',
    działać: 'działa działam działał działają',
    wyglądać: 'wygląda wyglądał',
    straszyć: 'straszy straszył',
    basen: 'basenie basenu basenów',
    standard: 'standardzie standardu standardy',
    oferta: 'ofercie oferty ofert',
    problem: 'problemu problemie problemy problemem',
    system: 'systemu systemie systemem systemami',
    poziom: 'poziomu poziomie poziomów',
    zapach: 'zapachu zapachy zapachem',
    pokój: 'pokojów pokojami',
    stopień: 'stopnia stopniu stopni stopniach',
    kieszeń: 'kieszeni kieszenie',
    kelner: 'kelnera kelnerzy',
    zdrowie: 'zdrowia zdrowiu zdrowiem',
    zdrowy: 'zdrowa zdrowe zdrowym',
    zużyty: 'zużyta zużyte zużytego',
    otwarty: 'otwarta otwarte otwartego',
    szczyt: 'szczyty szczytu',
    zeszyt: 'zeszyty zeszytów',
    muzeum: 'muzea muzeów muzeach',
  },
  apart: [
    'album albo',
    'reżyser reżyserii',
    'lek lecie',
    'robić zrobić',
    'praca pracować',
    'ręka rok',
    'dobry dobrze',
    'miasto miasteczko',
  ],
})

testForms(
  lemmatizePolish,
  `
  jedzenie: jedzenia jedzeniu jedzeniem
  pracować: pracuję pracujesz pracuje pracujemy pracujecie pracują pracując pracował pracowała pracowali pracowały pracowałem pracuj pracujmy pracujcie pracowano
  budować: buduję buduje budują budując budował budowała budowany budowana budowane budowani buduj
  kupować: kupuję kupuje kupują kupował kupowała kupując
  pytać: pytam pytasz pytamy pytacie pytają pytając pytał pytała pytali pytaj
  czytać: czytam czytasz czytamy czytacie czytają czytając czytał czytany czytane czytano czytajcie
  znać: znam znasz zna znamy znał znała
  pokazywać: pokazywał pokazywała pokazywany
  obsługiwać: obsługiwał obsługiwana
  robić: robię robisz robi robimy robicie robią robiąc robił robiła robili robiono
  mówić: mówię mówisz mówi mówimy mówicie mówią mówiąc mówił mówiła mówili
  płacić: płacę płacisz płaci płacimy płacą płacąc płacił płaciła płacili
  chodzić: chodzę chodzisz chodzi chodzimy chodzą chodząc chodził chodziła
  nosić: noszę nosi noszą nosząc nosił nosiła noszony
  czyścić: czyszczę czyści czyszczą czyścił
  jeździć: jeździł jeździła
  liczyć: liczę liczysz liczy liczymy liczą licząc liczył liczyła liczyli
  uczyć: uczę uczysz uczy uczymy uczą ucząc uczył uczyła uczony
  kończyć: kończę kończy kończą kończył kończyła
  zamknąć: zamknął zamknęła zamknęli zamknięty zamknięta zamknięte zamknięto
  ciągnąć: ciągnął ciągnęła
  widzieć: widzę widzisz widzi widzimy widzą widział widziała widzieli
  myśleć: myślę myślisz myśli myślimy myślą myślał myślała myśleli
  wiedzieć: wiem wiesz wie wiemy wiedzą wiedział wiedziała
  mieć: mam masz ma mamy macie mają miał miała mieli
  być: jestem jesteś jest jesteśmy są był była było byli będzie będą
  dać: dam dasz da damy dał dała dali
  brać: biorę bierze biorą brał brała
  pisać: piszę pisze piszą pisał pisała pisali
  jeść: jem je jemy jadł jadła jedli
  kupić: kupię kupisz kupi kupimy kupią kupił kupiła kupili kupiony kupiona
  zapłacić: zapłacę zapłaci zapłacą zapłacił zapłaciła zapłacona
  polecać: polecam polecamy polecają polecał
  polecić: polecił
  noga: nogi nodze nogę nogą nóg nogom nogami nogach
  droga: drogi drodze drogę drogą dróg drogami
  kobieta: kobiety kobiecie kobietę kobietą kobiet kobietom kobietami kobietach
  matka: matki matce matkę matką matek matkom matkami matkach
  góra: góry górze górę górą gór górom górami
  szkoła: szkoły szkole szkołę szkołą szkół szkołom
  praca: pracy pracę pracą prac
  ulica: ulicy ulicę ulicą ulic ulicami
  restauracja: restauracji restaurację restauracją restauracje restauracjom restauracjami restauracjach
  rodzina: rodziny rodzinie rodzinę rodziną rodzin rodzinom
  cena: ceny cenie cenę ceną cen cenom cenami cenach
  jakość: jakości jakością jakościami
  noc: nocy nocą noce
  pan: pana panu panem panowie panów panom panami
  syn: syna synowi synem synowie synów
  nauczyciel: nauczyciela nauczycielowi nauczycielem nauczyciele nauczycieli nauczycielom nauczycielami
  przyjaciel: przyjaciela przyjacielem przyjaciele
  pracownik: pracownika pracownikowi pracownikiem pracownicy pracowników pracownikom pracownikami pracownikach
  chłopiec: chłopca chłopcu chłopcem chłopcy chłopców chłopcom
  hotel: hotelu hotelem hotele hoteli hotelom hotelami hotelach
  dom: domu domem domy domów domom domami domach
  stół: stołu stołem stoły stołów
  samochód: samochodu samochodem samochody samochodów samochodami
  pokój: pokoju pokojem pokoje pokojach
  klient: klienta klientowi klientem klientów klientom klientami klientach
  ptak: ptaka ptakiem ptaki ptaków
  pies: psa psu psem psy psów psom psami
  dzień: dnia dniu dniem dni dniom dniach
  okno: okna oknu oknem oknie okien oknom oknami
  miasto: miasta miastu miastem mieście miast miastom miastach
  słowo: słowa słowu słowem słowie słów słowom słowami
  śniadanie: śniadania śniadaniu śniadaniem śniadań śniadaniom
  zdjęcie: zdjęcia zdjęciu zdjęciem zdjęć zdjęciach
  pytanie: pytania pytaniu pytaniem pytań pytaniami
  mieszkanie: mieszkania mieszkaniu mieszkaniem mieszkań mieszkaniach
  łóżko: łóżka łóżku łóżkiem łóżkami
  dziecko: dziecka dziecku dzieckiem dzieci dzieciom dziećmi
  lotnisko: lotniska lotnisku lotniskiem lotnisk
  państwo: państwa państwu państwem państw
  muzeum: muzea muzeów
  polski: polska polskie polskiego polskiemu polskiej polskim polskich polskimi polską
  wielki: wielka wielkie wielkiego wielkich
  dobry: dobra dobre dobremu dobrej dobrym dobrych lepsza lepszego
  miły: miła miłe miłego miłej miłych
  czysty: czysta czyste czystego czystych
  ładny: ładna ładne ładnego ładniejszy najładniejszy ładniejsza
  piękny: piękna piękne pięknego piękniejszy najpiękniejszy
  szybki: szybka szybkie szybkiego szybkich
  brudow|ać: ał ała ało ali ały am asz amy acie ają ając any ana ane anego anych ano aj ajcie awszy ani
  brudop|ować: ował owała owali uję ujesz uje ujemy ujecie ują ując ujący ująca ujące owany owana owane owani uj ujmy ujcie owano
  brudop|ywać: ywał ywała ywali ywany ywana ywani ywano
  brudop|iwać: iwał iwała iwali iwany iwana iwani iwano
  rozmaw|iać: iam iają iał
  brudop|ić: ił iła ili isz imy icie eni ono ony iony
  brudocz|yć: ył yła yli ysz ymy ycie
  brudop|nąć: nął nęła nęli nięty nięta nięte nięci nięto
  brudo|stwo: stwa stwu stwem stwom stwami stwach stw
  brudow|isko: isku iskiem iskom iskami iskach isk
  brudo|ciel: ciela cielowi cielem cielu ciele cielom cielami cielach
  brudop|ka: ki kę ką ce ek kom kami kach
  brudop|ik: ika ikowi ikiem iku iki ików ikom ikami ikach icy icowi
  brudop|yk: yka ykowi ykiem yku yki yków ykom ykami ykach ycy
  brudop|ica: icę icą ice icom icami icach ic
  brudop|yca: ycę ycą yce ycom ycami ycach yc
  brudop|iec: ca cowi cem cu cy ców com cami cach
  brudomo|ść: ści
  brudoto|ść: ści
  brudop|ość: ości ością ościom ościami ościach
  brudop|ęcie: ęcia ęciu ęciem ęciom ęciami ęciach
  brudo|cja: cji cję cją cje cjom cjami cjach cjo
  brudo|sja: sji sję sją sje sjom sjami sjach
  brudo|zja: zji zję zją
  brudo|tja: tji
  brudom|ia: ii ię ią ie iom iami iach
  brudor|ia: ii ię ią
  brudof|ia: ii ię ią
  brudol|ia: ii ię ią
  brudog|ia: ii ię ią
  brudok|ia: ii
  brudob|ia: ii
  brudop|ia: ii
  brudot|ia: ii
  brudop|: owi em om ami ach a u y ą ę ów ej im ich um ym
  brudn|y: ego emu ych ymi iejszy
  brudop|owy: owego owemu owych owymi owa owe owej owym ową
  brudop|ny: nego nemu nych nymi na ne nej nym ną niejszy
  brudop|alny: alnego alna alne alnych alną
  brudop|iczny: icznego iczna iczne icznych iczną
  brudop|nny: nnego nna nne
  brudop|ski: skiego skiemu skich skimi ska skie skiej skim ską
  brudop|liwy: liwego liwa liwe liwej liwym
  brudop|isty: istego ista iste istej
  brudop|ysty: ystego ysta yste ystej
  brudop|aty: atego ata ate atej
  brudop|ęty: ętego ęta ęte
  brudop|ący: ącego ąca ące
  brudosz|y: ego a e
  brudop|szczy: szczego
  brudoż|y: ego a e
  brudotk|i: iego a ie iej im
  brudobk|i: iego a ie
  brudozk|i: iego a ie
  brudodzk|i: iego a ie
  brudojn|y: ego a e ej
  brudodn|y: ego a e ej
  brudown|y: ego a e ej iejszy iejsza
  brudotn|y: ego a e ej
  brudosn|y: ego a e ej
  brudożn|y: ego a e ej
  brudogł|y: ego a e ej
  brudowł|y: ego a e ej
  biały: białego biała
  stary: starszy najstarszy starego stara
  młody: młodszy najmłodszy młodego
  nowy: najnowszy
  trudny: trudniejszy najtrudniejszy trudniejsze
  hotelowy: hotelowego hotelowa
  student: studenta studentów
  sąsiad: sąsiada
  kolega: koledzy kolegę kolegi
  lekarz: lekarza lekarze lekarzy lekarzem
  waga: wagę
  siostra: siostrze siostrę
  opłata: opłacie opłatę opłat
  chwila: chwili chwilę chwil
  szkło: szkle szkła
  okolica: okolicy okolicę
  winda: windy windą
  spa: spa
  krzesło: krześle krzesła krzeseł
  list: listu
  woda: wodzie wodę wód
  klasa: klasie klasę klas
  kość: kości kością
  koń: konia konie koni
  gość: gościa goście gości gościom
  wieś: wsi wsią
  warszawa: warszawy warszawie warszawę
  afryka: afryki afryce afrykę
  niemcy: niemczech niemcom
  pozdrowienie: pozdrowienia
`,
)
