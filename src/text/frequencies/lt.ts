/** Common Lithuanian words by their share of running text, in half-decade bands. Written for this table. */
export const bands = {
  '3e-2': `
ir`,
  '1e-2': `
buvo iš jis kad ne su tai yra į`,
  '3e-3': `
apie ar aš be bet bus dar dėl gali jau ji jie jo jos jų kaip kas labai man mes nuo o per po prie savo taip tik už ši šis`,
  '1e-3': `
aplink beveik būdas dabar dalis dalykas darbas darbo daug didelis didelė diena dienos dieną du dvi gera gerai geras
gerti gyvenimas gyvenimo jums jūs kada kiekvienas kita kitas kiti kodėl kur laikas laiko lietuva lietuvių lietuvoje
lietuvos metai metais metų miestas miesto moteris moterys mums namai namų nauja naujas naujų niekas nieko pagal pasaulis
paskutinis pinigai pinigų pirmas pirmoji pirmą prieš tarp trys tu vaikai vaikas valstybė vieta vilniaus vilnius visi
viskas vyrai vyras vyriausybė šalies šalis žmogus žmonių žmonės`,
  '3e-4': `
aikštė aišku akis akys amžius anksti apačioje arti ateiti atsakymas atvejis atėjo aukštas automobilis ačiū baigti balsas
baltas bendras bendrovė berniukas brolis centras daryti davė draugai draugas dukra duomenys duoti eina eiti europa
europos eurų filmas galima galiu galva galvoti gana gatvė girdėti graži gražus greitai grupė grįžti gyvena gyventi idėja
ieškoti ilgas imti informacija istorija išeiti jaunas juodas jūra kaina kalba kalbėti karas karo kartu kartą kartų
kelias klausimas klausyti klubas knyga komanda kūnas laimėti lauke laukti mama manau mano mato matyti mačiau maža mažas
meilė meras mergina miegoti ministras minutė minučių mirtis mirė mokykla mokytojas motina muzika mylėti mėlynas mėnuo
nacionalinis naktis nešti nori noriu pabaiga padarė padėti pagalba palikti partija pasiekti paslauga paslaugos pavyzdys
paėmė pokytis politika ponas ponia pradėjo pradėti pradžia praeiti prarasti prekė prezidentas priekyje priežastis
problema problemos projektas rado ranka rankos rasti raudonas rašyti reikia rezultatas rinka rinkimai rytas rytoj sako
sakyti sakė saugus saulė savaitė sena senas sesuo sistema skaityti skaičius skirtingas socialinis studentai studentas
svarbu svarbus sūnus tapti tarptautinis taškas teisė teisės tiesa tikiu toli turi turiu turėti tėvas universitetas vakar
vakaras valanda valandų valgyti vanduo veidas viduje vienas viešas viršuje vėlai ėjo įmonė įmonės įstatymas šeima šeimos
šiandien širdis žaidimas žaisti žalias žemė žinau žino žinoti žiūrėti žodis žodžiai`,
  '1e-4': `
abejonė advokatas aikštelė aktorius aliejus alus antradienis aplinka arbata atlyginimas atviras ausis autobusas avarija
baimė balandis balandžio bankas batai bažnyčia bilietas birželio birželis biudžetas biuras brangus burna cukrus daina
dainininkas dantis darbuotojai darbuotojas daržovės direktorius dovana drabužiai druska duona durys dviratis dydis
džiaugsmas egzaminas eismas ekonomika energija futbolas gamta gamyba gamykla gegužė gegužės ginklas greitas gruodis
gruodžio gydytojas gyventojai gyvūnai gyvūnas gėlė internetas išlaidos kalnas kalėdos kalėjimas kambarys kareivis
kariuomenė karštas katė kava keistas kelionė ketvirtadienis kiekis kinas klaida klasė klientai klientas klimatas koja
kokybė kompiuteris kovas kovo kraujas kreditas krepšinis kėdė laikraštis laimingas laisvas laivas langas lapkritis
lapkričio laukas lengvas liepa liepos lietus liga ligoninė ligonis liūdnas lova lygis lėktuvas lėtas malonus mašina
medis medžiai menas menininkas miškas modernus mokestis mokesčiai mokslas mokslininkas mokėti muziejus mėsa naujiena
naujienos normalus nosis nugara numeris nuotrauka nusikaltimas oda organizacija paplūdimys pardavimas parduoti
parduotuvė pareigūnas parkas patirtis paukštis pavargęs pavasaris pavojingas penktadienis pergalė pienas pietūs pigus
piliečiai pilnas pirkti pirkėjas pirmadienis planas plaukai plėtra poetas pokalbis policija pralaimėjimas pramonė
programa purvinas puslapis pusryčiai radijas raktas ramus rašytojas regionas restoranas režisierius romanas ruduo
rugpjūtis rugpjūčio rugsėjis rugsėjo ryžiai rūšis sala santykiai sausio sausis savivaldybė seimas sekmadienis sezonas
siena silpnas skausmas sniegas sodas spalio spalis spalva sportas sprendimas stalas stiprus stotis studijos sunkus
susitarimas susitikimas sutartis svajonė sveikata svetainė svoris sėkmė sūris taika teatras technologija teismas
teisėjas telefonas televizija tikslas tiltas traukinys treneris trečiadienis turistas turtingas tuščias tyrimas ugnis
uostas upė uždarytas vaisiai vaistai vaizdo vakarienė vargšas vasara vasario vasaris vertė vestuvės viešbutis viltis
virtuvė vištiena vynas vėjas ypatingas čempionatas įvartis šaltas šaltis šeštadienis šuo švarus šventė šviesa žaidėjai
žaidėjas žiema žiniasklaida žinutė žuvis`,
}
