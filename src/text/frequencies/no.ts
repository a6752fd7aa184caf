/** Common Norwegian words by their share of running text, in half-decade bands. Written for this table. */
export const bands = {
  '3e-2': `
det er i og`,
  '1e-2': `
at av de den du en et for fra han har ikke jeg kan med men om på som så til var vi å`,
  '3e-3': `
alle bare ble bli blir da deg dem der eller etter ha hadde her hun hva hvis inn ja man meg mer min mot mye må nei noe nå
når også opp oss over seg sin skal ut ved vil ville være`,
  '1e-3': `
aldri alltid alt andre annen annet bedre beste dag denne deres dette din dine disse ditt fikk folk få får før første
gang ganger gjør gjøre går hans hele helt hennes hvor hvordan hvorfor igjen ingen ingenting kanskje kom komme kommer
kunne litt mange mellom mener mest mine mitt noen norge norsk norske oslo samme se selv ser siden sier skulle stor store
takk tid to tre tror under uten vet vår våre år`,
  '3e-4': `
arbeid arbeider arbeidet ba bak barn barna be begynne begynner begynte ber best bestemme bestemt betale betalt bety
betyr bil bilen blant bo bodde bok bor borte bra bruke bruker brukt by byen både dagen dager datter del deretter derfor
dersom dessuten dessverre drikke drikker død døde dør egentlig eksempel eldre elsker endre endrer endret enten faktisk
familie familien fant far fem film finne finner fint fire flere fleste foran fordi forhold fortalte fortelle forteller
fortsatt fram frem fremdeles funnet færre føle føler følge følger følte ga gamle gammel gi gir gjennom gjerne god gode
godt grunn grunnlag gruppe gud halv hei hel heter hjelp hjelpe hjem hjemme holde holder hundre hus huset håpe håper høre
hører hørt hørte høy høye høyre ifølge imidlertid inne innen inntil jobb jobbe kamp kampen kjenner kjent kjente kjøpe
kjøper kjøpt kjøre kjører kjørte klar kommet kort krig kroner kveld kvinne kvinner la lag lage lager laget land landet
lang langs langt lese leser leste lett levde leve lever ligge ligger lille liten liv livet lyst lå mann mat mening menn
menneske mennesker mens mente milliarder millioner minutter mor morgen mulig musikk måned måneder måte møte møter møtt
møtte natt ned neste nesten ny nye nødvendig ofte ord partiet penger person personer plass politiet politikk pris
problem problemer prosent prøvde prøve prøver raskt regjeringen reiser riktig ringe ringer ringte rundt sa sagt sak
saken sammen seks selge selskap selskapet selvfølgelig si side sikker siste sitter situasjon skole skolen skrev skrive
skriver slik slutt slutte små snakke snakker snart spill spille spiller spise spiser spørsmål starte starter startet
statsminister sted sto stort stå står svar svare svarte synes sånn sønn ta tape taper tapt tar tatt tenke tenker ti
tiden tidspunkt tilbake timer ting tok trodde tusen uke uker ung unge unnskyld ute vann vanskelig vant velkommen venn
venner verden verst viktig vinne vinner virkelig vise viser visste vite yngre året ønske ønsker ønsket øyne`,
  '1e-4': `
advokat aksjer album amerikansk anbefale anbefaler anbefalt angrep ankomst ansatt ansatte ansettelse ansikt ansvar
ansvarlig app apper april arbeidsledig arbeidsledighet arbeidsplass arm artikkel artikler august avgang avis avisen
avtale avtaler baby bagasje band bane bank barnehage batteri bedrift befolkning befolkningen behandling bein ben bergen
bestefar bestemor bestå består besøke besøker besøkt betaling betalinger betjent bevege bevis bibliotek bilde bilder
billett billetter billig blod blomst blomster blå bombe bord brakt bred bringe britisk bro bror bru brukere brukerne
bråk bråkete brød brødre budsjett buss bussen butikk butikken bygge bygger bygget bytte båt båten bære bærer bøker dame
danmark danse dansk data datamaskin datamaskinen deilig deilige delta deltar demokrati desember dikt dom dommer dommeren
drap drepe drept drøm drømmer dum dyp dyr dyre dyrene dyrt dårlig dømt eksamen ekte ektefelle ekteskap elendig elever
elv elva endringer energi engelsk england enhet enkel enkelt erfaring erfaringer erstatning ettermiddag europa europeisk
europeiske evne fabrikk fag falle faller falsk falt fantastisk farge farlig fattig feber februar feil felles fengsel
fengslet ferge ferie ferje fest fetter fil filer filmen filmene finale finger fingre firmaet fisk fjell fjellet fjernsyn
flott flotte fly flyktninger flyplass flyplassen forbruker forbrukere forby foreldre foreslå foreslår forfatter
forferdelig forklare forklarer formiddag fornøyd forretning forretninger forsikring forsinkelse forsinket forsker
forskere forskjellig forskjellige forskning forsto forstå forstår forsøke forsøker forsøkte fortid fortsette fortsetter
fotball framtid frankrike fransk fred fredag fremtid fri fritt frokost frukt frykt fugl fugler full funksjon funksjoner
fylke fylket følelse følelser gammelt garanti gass gate gaten gave gift gjaldt gjeld gjelde gjelder gjest gjester glad
glatt glede glemme glemmer glemt golf grader gratis gress gris gråte grønn gull gutt gutter gøy hals halve handel
handling hard havet havn havna havnen helg helgen helse hemmelig hente henter hentet herre hest himmel historie
historier hjalp hjelper hjerne hjerte hode hodepine hotell hotellet hud hund hunder huske husker hvit hyggelig hånd
håndball håp hår hær høst høsten høyt ide ideer idrett ild industri innbyggere inneholde inneholder innkjøp innsjø
inntekter innvandrere institusjon interessant internasjonal internasjonale internett investering investeringer januar
jente jenter jorda jorden journalist jul julen juli juni kaffe kald kaldt kamera kamper karakter karakterer kaste katt
katter kina kino kirke kirken kjedelig kjærlighet kjøp kjøtt klage klager klasse klassen klima klimaet klok klubb
klubben klær kne koffert kollega kolleger kommune kommunen kommuner konsert konto kontor kontoret kontrakt koselig
kosthold kredittkort kreft krevde kreve krever kriger kriminalitet kriminell kropp ku kunde kunder kundeservice kunnskap
kunst kunstner kurs kusine kvalitet kylling kysse lader landbruk langsom lastebil le ledelse ledelsen leder lege leger
lei lekser leverandør levert liga ligaen lov loven lover luft lukke lukker lukket lyd lykkelig lytte lytter lån lære
lærer lærere lærte lønn lønnen løp løpe løper lørdag løse løst mage mai mandag mark marked markedet mars maskin maskiner
medalje medarbeider medarbeidere mediene medier medisin medlem medlemmer melding meldinger merkelig mesterskap midnatt
miljø miljøet minne minner minutt misfornøyd mobil mobiltelefon moderne morsom morsomt motorsykkel motorvei motta mottar
mottatt mulighet muligheter munn mus museet museum muskler myk mål måne måneden nabo naboer natur nese nett nettet
nettside nettverk nevne nevnt normal november nyheter nytt nyttår offentlig offentlige offer ofre oktober olje omfatte
område områder omsetning onkel oppdage oppdaget oppdatering oppgave oppgaven oppgaver opphold opplevd oppleve opplevelse
opplevelser opplever oppnå oppnådd ordfører ost overnatting overrasket overskudd pakke pakken park parken parkering
parkeringsplass parti partier pasient pasienter pass passord pen pensjon pent perfekt personalet piller plan plante
planter politiker politikere politisk premiere prisen priser privat produksjon produkt produkter program programmer
programvare prosjekt prosjekter prosjektet publikum påske påstå rabatt radio rart rask redd redde reddet region regioner
regissør regjering regn regnet reise reklamasjon reklame rekord ren rent rente renter resepsjon resepsjonen restaurant
resultat resultater retten rettigheter retur rik riktige robot rolig rom roman rommene rommet rope roper russisk
russland rygg rød sakte salg samfunn samfunnet samtale sang sanger sau scene seier sekund sende sender sending sendte
seng sentrum september serie serier service sesong sesongen sider sikkerhet sint sjef sjøen skatt skatter ski skilt skip
skitten skjerm sko skog skogen skoler skuespiller skuffende skuffet skulder skutt skyte sliten slo slå slår smal smart
smerte smile snø sol soldat soldater sommer sommeren sorg spennende spesiell spesielle spillere spillet sport språk
stasjon stasjonen stat staten statsråd steg stein stemme stemmer stemte stengt stige stiger stille stilling stjele
stjerner stjålet stolt stoppe stopper stoppet storm storting stortinget straff strategi strøk student studenter studere
studie studier stygg styret sunn svak svart svensk sverige svømme svømming syk sykdom sykehus sykepleier sykkel sykler
sykling synge system systemer systemet særlig søke søker søkte sølv søndag søsken søster søte tanke tanker tann tante
tastatur teater teknikk teknologi telefon temperatur tenner tennis terror tilbud tilgang tillate tiltale time tirsdag
tog toget tom torg torsdag trafikk trafikken trekke trekker trener trenere trening trikk trist trondheim trygg trygge
trær tung tur turer turist turister turnering tv tykk tynn tysk tyskland tørr uken ulykke ulykken umulig underskudd
undersøkelse undervisning universitet universitetet unngå unngår usunn utdanning utenlandsk utgifter utleie utrolig
utsikt utstyr utvikling vakker vakre vaksine valg valget valgte vanlig vanlige vanskelige vare varer varm varmt vei
veien vekt velge velger velgere vennlige vennskap vente venter ventet verdi versjon video videoer videregående
vidunderlig viktige vin vind vinter vinteren vitenskap vitne vitner vokse vokser vokste våpen våren våt vær været åpen
åpne åpner åpnet århundre ødelagt ødelegge økonomi øl øre ører øy øyer`,
  '3e-5': `
bad baderom banan beslutning bestille bestilling bestilt bestilte billige bolig bryllup buffet bursdag dessert dyne
dører egg eple etasje flaske flytte flytter flyttet foto gaffel garasje glass gryte gulv hage is juice kake kaker kelner
kjøkken kjøkkenet kjøleskap kniv komfyr kopp krydret kveldsmat laks lampe leilighet levering loft lunsj lys løk melk
meny middag måltid møbler nøkkel nøkler onsdag oppussing oppvask ovn panne pasta pepper personale porsjon porsjoner
potet poteter pute regning regningen reker rengjøring reservasjon rett retter ris salat salt senger servering sjokolade
skje smak smaker smakte smerter smør sofa soverom sprø sterk stol storfekjøtt strand strøm stue sukker suppe sur
svinekjøtt søt tak tallerken te tips tomat trapp varme vaskemaskin vegg vegger vindu vinduer`,
}
