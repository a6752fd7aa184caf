/** Norwegian (bokmål) words whose forms do not follow from their endings. */

/** Strong verbs without prefix: infinitive, past, participle. */
export const strongVerbs = `
be ba bedt, binde bandt bundet, bite beit bitt, bli ble blitt, brekke brakk brukket, brenne brant brent, briste brast bristet, bryte brøt brutt, by bød budt, bære bar båret, dra dro dratt, drikke drakk drukket, drive drev drevet, dø døde dødd, ete åt ett,
falle falt falt, fare for fart, finne fant funnet, fly fløy fløyet, flyte fløt flytt, forsvinne forsvant forsvunnet, fortelle fortalte fortalt, fryse frøs frosset, følge fulgte fulgt, få fikk fått, gi ga gitt, gidde gadd giddet, gjøre gjorde gjort, gjelde gjaldt gjeldt, gli gled glidd, gnage gnagde gnagd, gni gnidde gnidd,
gripe grep grepet, gråte gråt grått, gyse gyste gyst, gå gikk gått, ha hadde hatt, henge hang hengt, hete het hett, hive hev hivd, hjelpe hjalp hjulpet, holde holdt holdt, komme kom kommet, krype krøp krøpet, kvekke kvakk kvukket, la lot latt, late lot latt, le lo ledd, legge la lagt, lide led lidd, ligge lå ligget, lyde lød lydt, lyve løy løyet, løpe løp løpt,
nyse nøs nyst, nyte nøt nytt, pipe pep pepet, rekke rakk rukket, renne rant rent, ri red ridd, rive rev revet, ryke røk røket, selge solgte solgt, se så sett, sette satte satt, si sa sagt, sitte satt sittet, skjære skar skåret, skli skled sklidd, skride skred skredet, skrike skrek skreket, skrive skrev skrevet, skryte skrøt skrytt, skyte skjøt skutt, skyve skjøv skjøvet, slenge slang slengt, slippe slapp sluppet, slite slet slitt,
slå slo slått, smelle smalt smelt, smøre smurte smurt, snike snek sneket, snyte snøt snytt, sove sov sovet, spinne spant spunnet, sprekke sprakk sprukket, sprette spratt sprettet, springe sprang sprunget, spørre spurte spurt, stige steg steget, stikke stakk stukket, stinke stinket stinket, stjele stjal stjålet, strekke strakte strakt, stri stred stridd, stryke strøk strøket, stå sto stått, suge sugde sugd, svi sved svidd, svike svek sveket, svinge svingte svingt, sverge sverget svoret,
synge sang sunget, synke sank sunket, ta tok tatt, telle talte talt, tigge tagg tigget, tie tidde tidd, tre trådte trådt, treffe traff truffet, trekke trakk trukket, tvinge tvang tvunget, tørre torde tort, vekke vekte vekt, velge valgte valgt, venne vente vent, vike vek veket, vinne vant vunnet, vite visste visst, vri vred vridd, være var vært, bringe brakte brakt, spre spredte spredt, kvele kvalte kvalt, rekke rakte rakt, kle kledde kledd, skje skjedde skjedd, treffe traff truffet, forlate forlot forlatt
`

/** Other irregular forms by infinitive, without prefix. */
export const irregularVerbs = `
fortelle forteller fortalte fortalt fortelles
foregå foregår foregikk foregått
foreslå foreslår foreslo foreslått
forekomme forekommer forekom forekommet
foreligge foreligger forelå
forutsette forutsetter forutsatte forutsatt forutsettes
foretrekke foretrekker foretrakk foretrukket
forelegge forelegger forela forelagt
tillate tillater tillot tillatt tillates
voldta voldtar voldtok voldtatt
løslate løslater løslot løslatt
flytte flytter flyttet flytta flyttes
omtale omtaler omtalte omtalt
uttale uttaler uttalte uttalt
tiltale tiltaler tiltalte tiltalt
tale taler talte talt
ødelegge ødelegger ødela ødelagt
bry bryr brydde brydd
være er vær værende
ha har hatt havende
vite vet
kunne kan kunnet
ville vil villet
skulle skal skullet
måtte må måttet
burde bør burdet
tørre tør
gjøre gjør gjøres gjort gjorte gjorde
se ser ses sees sett
gå går gås gående gikk gjekk
få får fås
stå står stående stod sto
slå slår slås slåes slagne slått slåtte slåss sloss
le ler
dø dør døende
be ber bes bedende
gi gir gis gav gitte gis givende
ta tar tas tatte tatt
si sier sies sagte sagt sa
bli blir ble blei
dra drar drog dratte
la lar lot
spørre spør spørres
fly flyr fløy fløyt
by byr bys
ri rir
vri vrir
tre trer
kle kler kles
skje skjer
finnes finns fins fantes fans
synes syns syntes
møtes møttes
lykkes lyktes
trives trivdes
minnes mintes
legge lagte
anbefale anbefaler anbefalte anbefalt anbefales
begynne begynner begynte begynt
betale betaler betalte betalt betales
fortsette fortsetter fortsatte fortsatt
vente venter ventet venta
forvente forventer forventet forventa forventes
koste koster kostet kosta
lukte lukter luktet
returnere returnerer returnerte returnert returneres
`

/** Infinitives of weak verbs without prefix. */
export const weakVerbs = `
adoptere skjønne fjerne dokumentere sprenge frede avvikle brette dampe fordufte forebygge forenkle forsterke forvalte forverre frakte fremme havne
klemme makte operere ruste skjerpe bemanne berge besvime bremse drøye dusje flomme forankre forbanne forbause forene forlenge forlise formidle
forskåne forurolige fravriste funke generere greie hetse hikke innbille innlemme innskrenke jevne kline klinke kollapse kople krølle laste likestille
markedsføre mikse mykne myse fascinere favorisere fordype forestille takle score relatere tilnærme stinke svikte referere avhenge overbevise erverve
baksnakke knytte tilknytte bevæpne sjokkere takke utmerke egne tilsvare legge støtte satse savne trenge unngå velte vurdere utvikle utføre oppdage
opprette hilse forvirre
advare agere akseptere akte aktivere analysere ane angi angre anmode anse anta appellere arbeide argumentere arrangere arrestere arve avle avsløre
bade bake banke barbere basere bedre begeistre begjære begå behøve bekrefte bekymre belaste benytte berike bero berolige beskytte bestå betrakte bety
bevege bevilge bidra blande blinke blokkere blomstre blø bo bombe bore borge bruke brumme brøle brøyte bygge bytte børste bøte bøye dale danne danse
datere debattere debutere definere dekke dele delta demme demonstrere dempe diskutere dominere dreie drepe drille drysse drømme dukke dumpe dusje
dvele dyppe dyrke dytte dømme døpe eie eksistere eksperimentere eksplodere eksportere elske ende endre engasjere erklære erobre erstatte erte etablere
fabrikkere fange faste fatte feie feile feire felle feste fikse filme finansiere fiske fjerne flagre flakke flamme flire flirte flykte flytte fnise
folde forandre forberede forby fordoble foregå foreslå foreta foretrekke forgifte forkorte forme formulere fornye forske forstyrre forstå forsyne
fortsette forvandle forvirre forårsake fotografere fremme frigi fryde frykte fullføre fungere fylle føde føle føre føye gape garantere generere gjemme
gjennomgå gjenta gjette glede glemme glimte glise gnisse gratulere grave grense grine gro gruble grue grunne gruppere gråne gynge hake halte hamre
handle harke haste hate hefte heie heise helle hemme hende hente herje herme herske hevde heve hilse hindre hisse hogge hoppe hoste hugge hule hulke
huske hvile hviske hyle hylle hyre håndtere håpe høre høste identifisere ignorere imitere imponere importere inkludere innrede innse insistere
inspirere installere integrere interessere intervjue introdusere investere invitere irritere isolere iverksette jage jamre jobbe jogge juble jukse
justere kalle kappes kapre kaste kikke kildre kjede kjefte kjempe kjenne kjøle kjøpe kjøre klage klandre klappe klare klatre kleme klikke klippe
klistre klore klynge klø knekke knele knipe knuse knytte koble koke kombinere kommentere kommunisere konkludere konkurrere konsentrere konstatere
konstruere kontakte kontrollere koordinere kopiere kose koste krangle krenke kreve krige kritisere krone krydre krysse kue kutte kverne kvitre kysse
lade lage lagre lakke lande lansere lappe lede lege leie leke lekke lengte lese lete lette leve levere ligne like lime lindre linke lirke logge lokke
love lugge lukke lukte lunte lure lyse lyste lytte låne låse lære løfte lønne løse male mane mangle markere marsjere massere mate meie mekle melde
mene mengde merke mestre mislykkes miste mobbe modne montere more morne motivere motta mumle mure mygle mynte myrde måle måpe møte nappe narre nekte
nevne nikke nippe notere nyansere nynne nå nærme nøle nøye observere offentliggjøre ofre oppdage oppdra oppfordre oppgi oppgradere oppmuntre oppnå
opptre ordne organisere orientere orke overnatte overraske overta pakke parkere passe passere peke pine plage planlegge plante plassere pleie plukke
plyndre poengtere polere poste praktisere prate prege presentere presse prestere prioritere produsere programmere promotere protestere prute prøve
publisere pumpe pusse puste pynte påstå rage rake ramle ramme ramse rangere rapportere rase rasle raste reagere realisere redde redigere redusere
referere registrere regjere regne regulere reise rekruttere renovere rense reparere representere reservere respektere restaurere resultere rette ringe
risikere riste ro rocke rope rose rote rotere rulle rumle ruse rushe ruste ruve rydde rykke ryste råde råtne rømme røpe røre røyke sabotere sage
saksøke samle sanse satse savne seile sende senke servere sige sikre sikte simulere sirkulere sitere skade skaffe skalle skape skifte skildre skille
skilte skinne skjelle skjelve skjemme skjenke skjerme skjule skolere skrape skrelle skremme skru skuffe skuldre skulke skumme skure skvette skylde
skylle skynde skåle slakte slappe slepe slette slikke slokke sluke slukke slumre slutte slynge smake smelte smile sminke smitte smugle smutte snakke
snappe sno snorke snu snuble snurre snuse snøre sone sope sortere spa spare sparke speile spenne spille spise spleise splitte spore spote sprake
sprøyte spy spå stabilisere standse stanse starte stave steike steke stelle stemme stenge stevne stifte stille stimulere stirre stole stoppe storme
straffe stramme strande streife streike stresse streve stråle strø strømme studere stusse styre styrke styrte støpe støte støtte støvsuge støye sulte
summe surfe surre sutre svale svare svekke svelge svette sveve svikte svømme sy synde synes sysle så såre søke sørge takke tale tape tegne teie
telefonere tenke tenne terge teste tilby tilgi tilrettelegge tilrå tilsi tilstå time tine tippe tjene tolerere tolke tone tordne trampe transportere
trappe trene trenge trille trives tro trone trosse true trykke trylle tråkke trø trøste tulle tvile tvinne tyde tygge tynge tyte tåle tømme tørke
tørne tørste ufarliggjøre understreke undre unne unngå unnlate unnskylde utdype utfordre utgi utnytte utstede utvide utvikle utøve vaie vake vaksinere
vandre vanne vare variere varme varsle vaske vedta veie veilede veksle vende vente verdsette verge verne vie vifte vinke virke vise visne vitne vokse
volde vrake vrenge vræle vugge vurdere våge våke våkne yte ytre åle ånde åpenbare åpne ære ærgre øke økte ønske øse øve øye
`

/** Nouns whose plural has another vowel, by their last part. */
export const irregularNouns = `
mann menn, hånd hender, bok bøker, fot føtter, rot røtter, natt netter, tann tenner, tå tær, stad steder, gås gjess, mus musene, bror brødre broder, datter døtre, mor mødre, far fedre fader, sønn sønner, tang tenger, stang stenger, strand strender, kraft krefter,
bonde bønder, barn barna, øye øyne, ku kyr kuer, ski skiene, tre trær trærne, kne knær knærne, klo klør, glo glør, museum museer museet, sentrum sentrene sentre sentra sentrumet, medium medier, laboratorium laboratorier, kriterium kriterier, stadium stadier, ministerium ministerier, studium studier studie, gymnasium gymnasier, konto konti,
nøkkel nøkler, himmel himler himle, sommer somre somrer, kveld kvelder, middel midler midlet, datum data, program programmer, stein steiner, nummer numre numrene, sykkel sykler, regel regler, artikkel artikler, kapittel kapitler kapitlet, tittel titler, muskel muskler, onkel onkler, engel engler, vinkel vinkler, gaffel gafler, potet poteter, eksempel eksempler eksemplet,
finger fingre fingrer, vinter vintre vintrer, skulder skuldre skuldrer, søster søstre søstrer, teater teatre teatret, senter sentrene sentre senteret, lager lagre, filter filtre, mønster mønstre mønstret, vindu vinduer, register registre, orkester orkestre, kloster klostre, minister ministre, våpen våpnene våpnet, tegn tegnene, frøken frøkner, aften aftner, enhet enheter, skole skoler, søndag søndager, kjøkken kjøkkener
`

/** Irregular words: base and all forms. */
export const irregularWords = `
kontor kontoret kontorer kontorene kontorets
konge kongen konger kongene
herre herren herrer herrene
penger pengene
sport sporten
komet kometen kometer
laks laksen
kors korset korsene
binders
saks saksen sakser
gin
passasjer passasjeren passasjerer passasjerene
prest presten prester prestene
torden
keeper keeperen keepere
reporter reporteren reportere
kjeller kjelleren kjellere
slips slipset
emne emnet emner emnene
jeans
koma
ikea
trend trenden trender trendene
ordre ordren ordrer ordrene
seier seieren seire seirene
bille biller billen
fontene fontenen fontener
lår låret lårene
utøver utøveren utøvere
anders
like
redd
fire
hundre
sette
vise vist
begrep begrepet
skyld
tips
trenge trengs
tann tenner
hånd hender
sang
sykdom sykdommer sykdommene
husleie husleien husleier
foreleser forelesere foreleseren
ansatt ansatte
utmerket utmerkede
berømt berømte
interessert interesserte
engasjert engasjerte
begeistret begeistrede
erfaren erfarne erfarent
egnet egnede
slitt slitte
avslappet avslappede
spennende, avgjørende, omfattende, passende
ødelegge ødelegger ødela ødelagt ødelagte ødelegges
treg trege tregt tregere
tallerken tallerkenen tallerkener tallerkenene
bank banken banker bankene
film filmer filmen filmene
usikker usikkert usikre
beskjed beskjeden beskjeder
innlegg innlegget innleggene
anlegg anlegget anleggene
makt makten makta
drøm drømmen drømmer drømmene
stipend stipendet stipender
nett nettet nettene
grunn grunnen grunner grunnene
lyst lysten
skap skapet skapene
strøm strømmen strømmer
ansikt ansiktet ansikter ansiktene
forskjell forskjellen forskjeller forskjellene
samfunn samfunnet samfunnene
renn rennet rennene
forbruk forbruket
omfang omfanget
besøk besøket besøkene
ungdom ungdommen ungdommer ungdommene
fugl fuglen fugler fuglene
hest hesten hester hestene
vakt vakten vakta vakter vaktene
hensikt hensikten hensikter
andel andelen andeler
formål formålet
fastland fastlandet
utland utlandet
østland østlandet
sørland sørlandet
utstyr utstyret
runde runden runder rundene
sammenheng sammenhengen sammenhenger
slutt slutten
trussel trusselen trusler truslene
sjelden sjeldent sjeldne
uklar uklart uklare
åpenbar åpenbart åpenbare
tolk tolken tolker
ord ordet ordene
løs løst løse løsere
trøtt trøtte
god godt gode bedre best beste
dårlig dårlige verre verst verste
gammel gammelt gamle eldre eldst eldste
ung ungt unge yngre yngst yngste
stor stort store større størst største
boks boksen bokser boksene
liten lite lita lille små mindre minst minste
lang langt lange lengst lengste
lenge lengre lenger
få færre færrest
mange flere flest fleste
mye mer mest meste
nær nære nærmere nærmest nærmeste
tung tungt tunge tyngre tyngst tyngste
ny nytt nye nyere nyest nyeste
fri fritt frie friere
blå blått
grå grått
høy høyt høye høyere høyest høyeste
lav lavt lavere lavest laveste
rød rødt røde
lett lette lettere lettest
sikker sikkert sikre sikrere
vakker vakkert vakre vakrere vakrest vakreste
lekker lekkert lekre
sen sent sene senere senest seneste
bred bredt brede bredere
glad glade gladere
egen eget egne
åpen åpent åpne
voksen voksent voksne
mulig mulige
enkel enkelt enkle enklere enklest enkleste
dobbel dobbelt doble
mager magert magre
bitter bittert bitre
først første
sist siste
neste
annen annet andre
tidlig tidligere tidligst tidligste
hel helt hele
del deler delen delene dels
menneske mennesker mennesket menneskene menneskers menneskets menneskenes
øy øya øyer øyene øyas øyen
sted stedet steder stedene steds
dør døra døren dører dørene
form formen former formene
tjeneste tjenesten tjenester tjenestene
offer ofre offeret ofrene
forhold forholdet forholdene
ansvar ansvaret
kvinne kvinna kvinner kvinnen kvinnene kvinners kvinnens kvinnenes
dag dager dagen dagene dagens dagers dagenes
uke uker uken uka ukene ukens
år året årene årets årenes års
mål målet målene måls
vei veien veier veiene veiens
verden verdens
morgen morgenen morgener
stemme stemmen stemmer stemmene
jente jenta jenter jentene jentas
gutt gutten gutter guttene guttens
side siden sider sidene sida
time timen timer timene
krone kroner kronene kronen
land landet landene lands landets landenes
område området områder områdene områdets
by byen byer byene byens byenes bys
bygd bygda bygder bygdene
hytte hytta hytter hyttene
bil biler bilen bilene bilens
øre øret ører ørene
dusj dusjen dusjer dusjene
bad badet badene
håndkle håndkleet håndklær håndklærne
heis heisen heiser heisene
strand stranda stranden strender strendene
koffert kofferten kofferter koffertene
vare varen vara varer varene
faktura fakturaen fakturaer fakturaene
skjerm skjermen skjermer skjermene
lyd lyden lyder lydene
karakter karakteren karakterer karakterene
vin vinen viner vinene
rett retten retter rettene
forrett forretten forretter forrettene
hovedrett hovedretten hovedretter hovedrettene
dessert desserten desserter dessertene
konsert konserten konserter konsertene
servitør servitøren servitører servitørene
kelner kelneren kelnere kelnerne
fisk fisken fisker fiskene
bord bordet bordene
kø køen køer køene
kommune kommunen kommuner kommunene
venn vennen venner vennene
svar svaret svarene
lukt lukten lukta lukter luktene
vekt vekten vekta vekter vektene
innsikt innsikten innsikter
oversikt oversikten oversikter oversiktene
maskin maskinen maskiner maskinene
vaskemaskin vaskemaskinen vaskemaskiner vaskemaskinene
rutine rutinen rutiner rutinene
jakke jakka jakken jakker jakkene
genser genseren gensere genserne
rekke rekka rekken rekker rekkene
minne minnet minner minnene
rente renta renten renter rentene
trapp trappa trappen trapper trappene
beløp beløpet beløpene
lån lånet lånene
bar baren barer barene
krig krigen kriger krigene
spill spillet spillene
låt låten låter låtene
støy støyen
te teen teer
vann vannet vannene
kafé kafeen kafeer kafeene
kollega kollegaen kolleger kollegene kollegaer kollegaene
tekniker teknikeren teknikere teknikerne
ruter ruteren rutere ruterne
øl ølet øllet ølene
tre treet trær trærne
kald kaldt kalde kaldere kaldest kaldeste
syk sykt syke sykere
skitten skittent skitne
tykk tykt tykke tykkere tykkest tykkeste
tynn tynt tynne tynnere tynnest
sunn sunt sunne sunnere sunnest
stygg stygt stygge styggere styggest styggeste
profesjonell profesjonelt profesjonelle
snill snilt snille snillere snillest snilleste
åpne åpner åpnet åpna åpnes
rådgiver rådgiveren rådgivere rådgiverne
høyttaler høyttaleren høyttalere høyttalerne
`

/** Adjectives without a suffix that tells them. */
export const adjectives = `
kristen våken fornøyd ukjent bevisst intern ekstern formell generell reell potensiell intens generøs ekkel munter marin feminin militær miljøvennlig
uerfaren fullkommen stolt slett
absolutt aktuell allmenn arg bitter blank blek blid blind blott bløt brun brå dansk direkte diskret dum dyp dyr død døv eksakt ekstrem ekte
engelsk enorm falsk fast feil fersk fet fin fjern flat flink flott fransk fremmed full gal generell grei grov grønn gul halv hard hel hes
het hul hvit ideell intelligent internasjonal international jevn kald kjapp kjent kjær klam klar klok komplett konkret korrekt kort kul
kvikk lat lik lokal lun lur lys løs matt mild moden moderne myk mørk naken nasjonal nervøs normal norsk nøye ond ordinær original overrasket
parat pen perfekt populær privat radikal rar rask ren rett rik ru rund rå råtten sann sentral separat seriøs sint sjelden skarp skjev skjønn
skjør slank slapp slem sliten smal smart snill solid sort spent stabil sterk stille stolt stram streng stum sulten sunn sur svak svart
svensk sær søt tapper tett tilfreds tjukk tom trang treg tregt trist trofast trygg tung tykk tynn tysk tørr ujevn umoden varm venstre verdt
vill vis vond våt øm ømt
`

/** Words that end like an inflected form. */
export const nounsLikeForms = `
felles gjerne høyre sakte levende frankrike østerrike sånne norge sverige
unna tusen ille stavanger ekstra åtte annerledes tredje fjerde femte sjette sjuende syvende åttende niende tiende ellevte forrige øst vest sør nord
mars neppe opptatt aftenposten utover overfor fakta jens erna nina rita lise lisa laura sara monica victoria obama robert roger hitler petter
alexander oliver morten terje jørgen ivar nils fremover framover nedover oppover bortover ombord klima istedet isteden ifra molde drammen lillehammer
kongsvinger troms agder levanger lofoten bergen usa canada ukraina korea palestina moskva barcelona costa chelsea florida cola arena liga fifa
wikipedia åja jaja jada neida hurra super sveits diverse samtlige indre ytre elleve manchester street apple google youtube twitter premier innsats
overgrep inngrep oppgjør fravær politiker fugl hest flaks ekspert dessert særdeles hverken desverre dessverre dæven offiser intelligens lisens tendens
konsekvens respons maks triks juks instruks hinder våken kristen latter hamburger forsvarer ordfører representant debattant stortingsrepresentant
kritiker tilhenger tilskuer motstander åring olsen hansen johansen larsen andersen pedersen nilsen kristiansen jensen karlsen johnsen pettersen
eriksen amundsen fremfor framfor utfor nordover sørover østover vestover hinsides tilstede velkommen overalt innbyrdes militær and data stede tide
hilsen orden vedkommende anledning innenfor utenfor hovedsakelig pokker prins kongress interiør charles james virus bonus status campus kaos
afrika agenda alder alfa allerede amerika ansatter arbeider asia australia bakken bakover balanse bein billett borger borte bortsett brett bruker
butter center dans data datamaskin deltaker deretter desember designer diva dommer drama eier eksamen ellers europa fader feber fiber firma fisker
forfatter forhandler forsker fremme ganske gips gjerne gås hals heretter hjemme hotell håndverker høyttaler ifølge india innbygger inne jakken kamera
kammer kilometer kina kjeks kolera kunstner kurs kvartett leder leser likeledes liter lærer magnet mamma manager medarbeider media mens mester
meter nede nesten norden november oktober opera oppe paket pappa partner pepper pizza plan planet propaganda puls puter rakett ros rådgiver
saksbehandler sauna scene schema sekret selger september server sjanse sjelden sofa soldater spiller straks støvsuger sukker tema
tiger tilbake tre trener tvers uansett utleier velger vesten villa østen
influensa provins børs brems hammer spiker
`

/** Nouns in -e. */
export const nounsInE = `
hode smerte påske finale semifinale rekkefølge celle dogme fane område bilde kaffe organisme passasje
gruppe klasse type rolle interesse episode periode metode linje vilje evne kone bane krise bransje kampanje konferanse ambulanse sjanse konkurranse
toleranse kompetanse allianse affære karriere premiere adresse kasse masse klokke lykke ulykke stjerne hjerne venninne prinsesse etappe analyse pause
fase sone kode rute lenke skjebne skive jakke kjole pose bølge helvete utseende rykte lengde høyde dybde bredde hodepine lekse aksje bakterie historie
familie ferie serie fiende plate tåre vinge flåte skygge linse drue bombe syre søyle liste teppe klede jøde hule krampe fange krukke dame bukse bolle
rose katastrofe kusine overflate rekkevidde formue premie ballade skole kirke gate hage pike kunde nese hjerte stue olje ide gave oppgave avtale
reklame tanke tante medalje bagasje garasje etasje kilde unge veske penge kjæreste psyke rytme bakke yrke fylke mørke skjorte fitte rumpe tabbe slave
kjerne kjede kake suppe gryte flaske lampe dyne pute panne utgave innside utside forside bakside venstreside høyreside løype hylle mølle skade
prosedyre score bronse eske kølle lue pølse nettside barnehage ektefelle farge ferge scene kolonne sjokolade juice personale service programvare måte
balanse satire base vase oase attitude biomasse folkestyre ende mengde krone måne grense flamme ramme lomme kappe mappe maske ære trinse bølle ulempe
rekke årrekke selvfølge pepperkake berme høne kulturminne minne hodeskade energikilde tjeneste samtale sykepleierske vare matvare verneområde mage
gudstjeneste
tåke eple pære skinke løve tunge lunge vaksine silke skrue
`

/** Lemmas whose ends the rules would cut or change (see `withWholeLemmas`). */
export const wholeLemmas = `
+e abonner aks algeri ambassad anim annons atmosfær atombomb begg beig belt beseir blodprøv brikk brygg cruis databas diagnos doner drosj dråp enk
eskaler ettertank fasad fedm filtrer firenz fjollet flank flu galaks garderob gaup gjenoppbygg gjerd gransk grott gruv guid gåt helbred hous hvet
hypotes involver ist julegav kattung kidnapp kist kjel klargjør klyp klønet krabb kuld kvot kyl legem luk låv maskinvar mess mistank myt måk nakk nerv
nev nies nåd offsid oks olivenolj oppbevar oransj parad parfym pav prognos psykos reflekter reserv revurder ribb saf salv samtykk sarkasm skandal
skilsmiss sløyf smul smykk sommerferi stapp statsoverhod statu storf strikk suit såp tannleg tast taxfre tegneseri terrass tragedi trus tuberkulos
utallig varemerk vedd ven verdensbild viljestyrk vindmøll våpenhvil væsk websid widerø zombi ød
+er arbeidsgiv bev bompeng brill elektrik foreld forgjeng fost grunnlegg hack helikopt idrettsutøv initial innehav jok keis
kjemik kobb komik krydd låtskriv mekanik mesling monst musik psykiat pulv regnskapsfør rytt rørlegg selvsikk skattepeng skredd sladd småpeng snekk
stedfortred svog terri undercov åk ørepropp
+a alask amand andromed antidepressiv argentin arizon astm buddh cub gaz ghan gorill himalay jamaic kambodsj keny liby lill mekk metallic nas nevad
prah prostat pum rem rwand sahar skjem toyot ugand valut venezuel vodk warszaw
+s aid avlegg dominan gammeldag glan hek hjertestan innendør komplek lak milit mom paradok pel relevan ressur slip snack uflak utendør vep vipp zev
+en brannves eliteseri fenom gardermo grett helseves hov hydrog ibs litau nil nitrog nordpol oksyg overleg poll røntg skatteetat suver ørk østrog
+et atlanterhav begav crick ettertrakt forurens hjemmelag mattilsyn middelhav mislykk oppdikt overveld romerrik stillehav utilsikt utmatt
vatikan vellykk
+ne champag druk godkjen golfba hjør jernba omfav sva tribu
+r julekalende kalende manere
+ens frekv konsist presed turbul
+tte fastse motse tilse utse
e+ avløp stipend uvær
`
