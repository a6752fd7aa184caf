/** Danish words whose forms do not follow from their endings. */

/** Strong verbs without prefix: infinitive, past, participle. */
export const strongVerbs = `
bede bad bedt, betyde betød betydet, bide bed bidt, binde bandt bundet, blive blev blevet, bryde brød brudt, byde bød budt, bære bar båret, drage drog draget, drikke drak drukket, drive drev drevet,
dø døde død, falde faldt faldet, fare for faret, finde fandt fundet, flyde flød flydt, flyve fløj fløjet, fnyse fnøs fnyst, forsvinde forsvandt forsvundet, fortryde fortrød fortrudt, fryse frøs frosset, følge fulgte fulgt, få fik fået,
gide gad gidet, give gav givet, glide gled gledet, gnide gned gnedet, gribe greb grebet, græde græd grædt, gyde gød gydt, gyse gøs gyst, gælde gjaldt gældt, gøre gjorde gjort, gå gik gået, have havde haft, hedde hed heddet, hjælpe hjalp hjulpet, hænge hang hængt,
holde holdt holdt, komme kom kommet, krybe krøb krøbet, kunne kunne kunnet, lade lod ladet, le lo leet, lide led lidt, ligge lå ligget, lyde lød lydt, lyve løj løjet, lægge lagde lagt, løbe løb løbet, nyde nød nydt, nyse nøs nyst, pibe peb pebet, ride red redet, rive rev revet, ryge røg røget, række rakte rakt,
se så set, sidde sad siddet, sige sagde sagt, skride skred skredet, skrige skreg skreget, skrive skrev skrevet, skulle skulle skullet, skyde skød skudt, skyde skød skudt, skære skar skåret, slibe sleb slebet, slide sled slidt, slippe slap sluppet, slå slog slået, smide smed smidt, smøre smurte smurt, snige sneg sneget, snyde snød snydt, sove sov sovet,
spinde spandt spundet, springe sprang sprunget, sprække sprak sprukket, spørge spurgte spurgt, stige steg steget, stikke stak stukket, stinke stank stinket, stjæle stjal stjålet, stride stred stridt, stryge strøg strøget, strække strakte strakt, stå stod stået, suge sugede suget, svide sved svedet, svinde svandt svundet, svinge svang svunget, sværge svor svoret, synge sang sunget, synke sank sunket, sælge solgte solgt, sætte satte sat,
tage tog taget, tie tav tiet, træde trådte trådt, træffe traf truffet, trække trak trukket, turde turde turdet, tvinge tvang tvunget, tælle talte talt, vide vidste vidst, vige veg veget, ville ville villet, vinde vandt vundet, vride vred vredet, vække vakte vakt, vælge valgte valgt, være var været, vænne vante vænnet, æde åd ædt, kvæle kvalte kvalt, bringe bragte bragt, dølge dulgte dulgt, burde burde burdet, måtte måtte måttet, gyde gød gydt, sprede spredte spredt, knække knak knækket, skælve skælvede skælvet, briste brast bristet
`

/** Other irregular forms by infinitive, without prefix. */
export const irregularVerbs = `
begynde begynder begyndte begyndt
fortælle fortæller fortalte fortalt fortælles
tale taler talte talt tales
tiltale tiltaler tiltalte tiltalt
udtale udtaler udtalte udtalt
omtale omtaler omtalte omtalt
ødelægge ødelægger ødelagde ødelagt
foretage foretager foretog foretaget
foreslå foreslår foreslog foreslået
foretrække foretrækker foretrak foretrukket foretrukne
formå formår formåede
forstå forstår forstod forstået
misforstå misforstår misforstod misforstået
forudse forudser forudset
efterlade efterlader efterlod efterladt efterladte
tillade tillader tillod tilladt tilladte
forelægge forelægger forelagde forelagt
gide gider gad gidet
skyldes skyldtes
skylde skylder
være er været værende
have har haft
vide ved
kunne kan kunnet
ville vil
skulle skal
måtte må
burde bør
turde tør
gøre gør gøres gjordes gjorte
se ser ses sås sete
gå går gås gåede gående
få får fås fåede
stå står stående
slå slår slås slåede sloges
le ler
dø dør døende
give gives givne given
tage tages tagne tagen
sige siges sagte
findes findes fandtes
synes syntes
lykkes lykkedes
mødes mødtes
bestille bestiller bestilte bestilt bestilles
betale betaler betalte betalt betales
fortsætte fortsætter fortsatte fortsat
returnere returnerer returnerede returneret returneres
`

/** Infinitives of weak verbs without prefix. */
export const weakVerbs = `
anbefale
behøve beklage bekymre havne udvide forsinke formidle blæse drille agte anfægte anke beordre bjæffe blænde dirre erhverve foragte forbløffe forfine
forgylde forkæle fortynde forvalte fyre fænge fæstne godkende granske hale lække mane mugne piske pjatte prøve rende snage stamme svinge tegne trille
tude udjævne vrimle ydmyge forbedre forebygge forny forsikre skynde smutte stinke hilse råde skønne dumme offentliggøre idømme uddanne genkende
mistænke ændre håndtere slentre sample udføre udvikle understrege undgå opdage overraske skuffe spørge tvivle tilbyde tilpasse styrke svigte sænke
pynte plage opleve oprette glæde fordele fordoble
acceptere advare agere aktivere analysere ane angre anmode anse appellere arbejde argumentere arrangere arrestere arve avle bade bage bakke bande
banke barbere basere begejstre begynde begå bekræfte belaste belønne benytte berolige beskytte beskæftige betragte bevilge bevæge blafre blande blende
blinke blokere blomstre bløde bo bombe bore bruge brumme bryste brække brænde brøle bygge bytte bøde bøje børste cirkulere citere cykle danne danse
date debattere debutere definere dele deltage demonstrere diskutere dominere downloade dreje drille drukne drysse dræbe drømme due dufte dukke dumpe
dyppe dyrke dække dæmpe døbe dømme eje eksistere eksperimentere eksplodere eksportere elske ende engagere erklære erobre erstatte etablere fabrikere
fange faste fatte favne feje fejle fejre ferie feste filme finansiere firse fiske fjerne flagre flakke flamme flirte flygte flytte flå flække folde
forandre forberede fordoble fordre foregå foreslå forestille foretage foretrække forgifte forkorte forlange forlænge forme formulere forpligte forske
forstyrre forstå forsyne fortsætte forvandle forvirre forårsage forære fotografere fremme fryde frygte fungere fylde føde føje føle føre gabe galoppe
garantere gemme genere glemme glimte glo glæde gnave gratulere grave grille grine gro gruble grunde gruppere grænse græsse gynge gætte hade hage hakke
halte hamre handle harmonere haste hele hente heppe herske hidse hilse hindre hive hjemle hoppe hoste hugge huske hvile hviske hvæse hygge hylde hyle
hyre hæfte hælde hæmme hænde hævde hæve håbe høre høste identificere ignorere imitere imponere importere indgå indikere indrømme indse informere inkludere
insistere inspirere installere integrere interessere interviewe introducere investere invitere isolere jage jamre jogge juble justere kalde kappes
kassere kaste kende kigge kilde kime klage klappe klare klatre kleppe klippe klistre klone klæde klø kløve knage knibe knuse knytte koble koge
kombinere kommentere kommunicere koncentrere konkludere konkurrere konstatere konstruere kontakte kontrollere koordinere kopiere korrigere koste
kradse krame kramme krige kritisere krydre krydse krænke kræve kulle kurere kvitte kysse kæmme kæmpe kærtegne købe køre lagre lakke lancere lande
lappe larme latterliggøre lave lede ledsage lege leje lette leve levere ligne lime lindre linke logge lokke love lugte lukke lune lure lyse lyste
lytte låne låse læne længes lænke lære læse løfte løse maile male mangle marchere markere maskere massere matche mave mejsle melde mene mestre
mislykkes miste modificere montere more motionere motivere muliggøre mumle munde murre måle mærke mætte møde nappe narre nikke nippe notere nynne nå
nægte nærme nævne nøjes observere offentliggøre ofre opdage opdatere operere opmuntre opnå opretholde ordne organisere orientere orke overraske
overveje pakke parkere passe passere pege pible pine pippe placere planlægge plante pleje plukke plyndre pløje pode polere poste praktisere prale
prange prikke printe prioritere producere programmere promovere protestere prutte præge præsentere præstere prøve publicere pudse pumpe pynte påstå
rage ramme rapportere rase raste reagere realisere redde redigere reducere referere regere registrere regne rejse reklamere rekonstruere renovere
rense reparere repræsentere reservere respektere restaurere resultere rette ringe risikere riste ro rode rokke romme rose rotere rulle rumle rumme
rustes rydde rykke ryste råbe råde rådne ræve røbe røre sabotere sagsøge samle sanse save savne score sejle sejre sende servere sigte sikre simulere
skabe skade skaffe skamme skelne skifte skildre skille skimte skinne skjule skolde skose skrabe skramle skrue skræmme skubbe skuffe skumle skvulpe
skylde skylle skynde slappe slette slikke sluge slukke slumre slutte slynge slås slæbe slække smadre smage smelte smile smitte smugle smutte smække
snakke sne snuble snurre snuse snøre sone sortere spadsere spare sparke specialisere spejle spille spise spotte sprænge sprøjte spytte spå spænde
spærre stabilisere standse starte stave stege stemme stene stifte stile stille stimulere stirre stole stoppe storme straffe stramme strande strejfe
strejke strikke stråle stræbe strø strømme studere studse styre styrke styrte støbe støde støje støtte støve sulte summe surfe sutte svale svare svede
svejse svigte svæve svømme sy synde synes såre sænke søge sørge tabe takke tale tegne telefonere teste tigge tilrettelægge tilstå time tine tippe
tjekke tjene tolke tone tordne trampe transportere tro true trykke trylle træne trænge trætte trøste tvivle tvære tyde tygge tynge tåle tænde tænke
tæske tømme tørre tørste tøve uddybe udnytte udvikle udøve unde understrege undgå undre vade vandre vare variere varme varsle vaske vende vente vidne
vie vifte vinke virke vise visne vokse volde vove vræle vrøvle vugge vurdere våge vågne væmmes værdsætte ytre åbenbare åbne ånde ædle ændre ære ærgre
øge ønske øse øve
`

/** Nouns whose plural has another vowel, by their last part. */
export const irregularNouns = `
mand mænd mænde, hånd hænder, bog bøger, fod fødder, nat nætter, tand tænder, stad stæder, gås gæs, mus musene, bror brødre broder, datter døtre, mor mødre moder, far fædre fader, søn sønner, and ænder, tang tænger, stang stænger, rand rande,
bonde bønder, barn børn børne, øje øjne, ko køer, so søer, ben bene, museum museer museet, centrum centre centret, medium medier, laboratorium laboratorier, kriterium kriterier, stadium stadier, ministerium ministerier, studium studier studie, gymnasium gymnasier,
nøgle nøgler, himmel himle himlen, sommer somre, aften aftner aftener, middel midler midlet, datum data, kunde kunder, klo kløer, tå tæer, ting tingene tingen, eksamen eksaminer, faktor faktorer, land lande, år åre, hus huse, dør døre, sko skoen, gulv gulve, konto konti, forår forår, gymnasium gymnasiet, politiker politikere,
problem problemer, program programmer, system systemer, film filmene, bibel bibler, fugl fugle, stykke stykker, møde møder, møbel møbler, regel regler, artikel artikler, cykel cykler, kartoffel kartofler, titel titler, model modeller, onkel onkler, engel engle, vinkel vinkler, gaffel gafler, muskel muskler, enkelt, køkken køkkener,
finger fingre, vinter vintre, skulder skuldre, søster søstre, teater teatre, meter metre, liter litre, nummer numre, kammer kamre, lager lagre, filter filtre, theater, mønster mønstre, vindue vinduer, register registre, orkester orkestre, kloster klostre, minister ministre, semester semestre, cylinder cylindre, væsen væsner væsener, våben våbnet, lagen lagner, frøken frøkner, tegn tegnet, tårn, vogn
`

/** Irregular words: base and all forms. */
export const irregularWords = `
konge kongen konger kongerne kongens
internet internettet internettets
laks laksen laksene
sne sneen
herre herren herrer herrerne
offer offeret ofre ofrene ofrenes
bille biller billen billerne
ballet balletten balletter
skelet skelettet skeletter
komet kometen kometer kometerne
moms momsen
slips slipset
snaps snapsen
plaster plasteret plastre plastrene
digter digteren digtere digterne
musiker musikeren musikere musikerne
mekaniker mekanikeren mekanikere
hacker hackeren hackere hackerne
scanner scanneren scannere
laser laseren lasere
lår låret lårene
smed smeden smede smedene
kulde kulden
nakke nakken nakker
rede reden reder
suite suiten suiter
mars
polen
abe aber aben aberne
vane vaner vanen vanerne
filet fileten fileter
foton fotoner
kors korset korsene
fane faner fanen
kiks kiksen kiksene
sirene sirener sirenen
intens intenst intense
knude knuder knuden
anders
fire
ske skete
mester
indsats
tand tænder
hånd hænder
stol stole
sang
udmærket udmærkede
bekendt bekendte
stresset stressede
interesseret interesserede
engageret engagerede
begejstret begejstrede
erfaren erfarne erfarent
egnet egnede
slidt slidte
afslappet afslappede
spændende, afgørende, omfattende, passende
ødelægge ødelægger ødelagde ødelagt ødelagte ødelægges
strand strande
ret retten retter retterne
møde møder mødet møderne
ordre ordren ordrer ordrerne
dør døren døre dørene
toilet toilettet toiletter toiletterne
mangel manglen
besøg besøget besøgene
år året årene årets årenes års
køb købet
øje øjet øjne øjnene øjnenes
drøm drømmen drømme drømmene
angreb angrebet angrebene
begreb begrebet begreber begreberne
spil spillet spillene
start starten
støv støvet
bevis bevisets beviset beviser beviserne
interview interviewet interviews
bidrag bidraget bidragene
marked markedet markeder markederne
ansvar ansvaret
forhør forhøret
udstyr udstyret
tvivl tvivlen
hensigt hensigten hensigter
fad fadet fade fadene
skyld skylden
bryst brystet bryster brysterne
sekund sekunder
hjemland hjemlandet hjemlande
forbrug forbruget
is isen
vred vrede vredt
studie studiet studier studierne
englænder englænderen englændere
god godt gode godeste bedre bedst bedste
dårlig dårligt dårlige værre værst værste
gammel gammelt gamle ældre ældst ældste
ung ungt unge yngre yngst yngste
stor stort store større størst største
cykel cykler cyklen cyklerne cyklens
lille små mindre mindst mindste småt
lang langt lange længste
længe længere længst
lade lod lader ladet
samfund samfundet samfunds samfundets
mål målet målene måls målets
vej vejen vejene vejs vejens
verden verdens verdener verdenen
morgen morgenen morgener morgenens
få færre færrest
mange flere flest fleste
meget mere mest meste
kraft kræfter kraften kræfterne
politi politiet politis politiets
by byen byer byerne byens byernes bys
bank banken banker bankerne bankens bankernes
stemme stemmen stemmer stemmerne
nær nære nærmere nærmest nærmeste
tung tungt tunge tungere tungest
ny nyt nye nyere nyest nyeste
fri frit frie friere
blå blåt
grå gråt
sjov sjovt sjove sjovere sjovest sjoveste
lav lavt lavere lavest laveste
høj højt høje højere højest højeste
rød rødt røde
lækker lækkert lækre lækrere lækrest lækreste
sikker sikkert sikre sikrere
vigtig vigtigt vigtige
smuk smukt smukke smukkere smukkest smukkeste
grøn grønt grønne
tyk tykt tykke tykkere tykkest tykkeste
tynd tyndt tynde tyndere tyndest tyndeste
let lette lettere lettest
flot flotte flottere flottest
træt trætte
tæt tætte tættere tættest
hed hedt hede
våd vådt våde
fed fedt fede federe fedest fedeste
bred bredt brede bredere
glad glade gladere
egen eget egne
åben åbent åbne
voksen voksne voksent
mulig muligt mulige
simpel simpelt simple
enkel enkelt enkle enkelte
dobbelt dobbelte
ædel ædle
mager magert magre
vakker vakre
bitter bittert bitre
først første
sidst sidste
næst næste
anden andet andre
tidlig tidligt tidlige tidligere tidligst tidligste
slem slemt slemme slemmere
hel helt hele
del dele delen delene dels
menneske mennesker mennesket menneskene menneskers menneskets
kvinde kvinder kvinden kvinderne kvindens kvindernes
dag dage dagen dagene dagens dagenes
uge uger ugen ugerne ugens
søn sønnen sønner sønnerne
fader
gerne
borte
inde
nede
oppe
øre øret ører ørerne
kursus kursusset kurset kurser kurserne
bad badet badene
billede billedet billeder billederne
rejse rejsen rejser rejserne
pakke pakken pakker pakkerne
skade skaden skader skaderne
time timen timer timerne
vare varen varer varerne
mærke mærket mærker mærkerne
trøje trøjen trøjer trøjerne
kage kagen kager kagerne
maskine maskinen maskiner maskinerne
vaskemaskine vaskemaskinen vaskemaskiner vaskemaskinerne
opvaskemaskine opvaskemaskinen opvaskemaskiner opvaskemaskinerne
krone kronen kroner kronerne
rutine rutinen rutiner rutinerne
kommune kommunen kommuner kommunerne
vin vinen vine vinene
kø køen køer køerne
land landet lande landene
lyd lyden lyde lydene
svar svaret svarene
duft duften dufte duftene
havn havnen havne havnene
lufthavn lufthavnen lufthavne lufthavnene
navn navnet navne navnene
ovn ovnen ovne ovnene
klub klubben klubber klubberne
krop kroppen kroppe kroppene
beløb beløbet beløbene
opkald opkaldet opkaldene
lån lånet lånene
bar baren barer barerne
brød brødet brødene
støj støjen
te teen teer
sovs sovsen sovse
drik drikken
indsigt indsigten indsigter
oversigt oversigten oversigter
udsigt udsigten udsigter
forret forretten forretter forretterne
hovedret hovedretten hovedretter hovedretterne
tallerken tallerkenen tallerkener tallerkenerne
gæst gæsten gæster gæsterne
kollega kollegaen kolleger kollegerne kollegaer kollegaerne
emne emnet emner emnerne
quiz quizzen quizzer quizzerne
cover coveret covers
karakter karakteren karakterer karaktererne
router routeren routere routerne
tekniker teknikeren teknikere teknikerne
medarbejder medarbejderen medarbejdere medarbejderne
studerende
tegn tegnet tegnene
klar klart klarere klarest klareste
sen sent sene senest seneste
tilfreds tilfredse tilfredsere
utilfreds utilfredse
travl travlt travle travlere
ringe ringere ringest ringeste
rådgiver rådgiveren rådgivere rådgiverne
højttaler højttaleren højttalere højttalerne
lugt lugten lugtene
smag smagen
læge lægen læger lægerne lægens
penge pengene pengenes
`

/** Adjectives without a suffix that tells them. */
export const adjectives = `
bevidst ukendt tør unik intim konstant bastant kristen doven nøgen sjælden vågen gylden forbudt gravid
absolut aktuel almen alvor amerikansk arg bange bekvem berømt blank bleg blid blind blød brat brun bøs central civil dansk direkte diskret
dum dyb dyr død døv eksakt ekstrem engelsk enorm ens fair falsk fast fej fin fjern flad fransk fremmed fræk fuld fælles gal gavmild generel
glat grim grov gul hal halv hul hvid hård hæs ideel individuel intelligent international jaloux jævn kold komplet konkret korrekt kort kvik
kær køn lang ligeglad lokal lun lys mat mild moden moderne mørk nem nervøs neutral normal norsk nøgen ond original parat perfekt populær
privat pæn rar rask ren ret rig rund rå sand sej sen separat seriøs sikker skarp skæv skøn slank slap slem smal sort stabil stejl stille
stolt stram streng stum stærk sulten sund sur svag svensk svær syg sød tilfreds tom tryg tung tysk tør udmærket umoden vag varm vellykket
venstre vild vis visuel vred våben værd ægte øde øm
fremragende
`

/** Words that end like an inflected form. */
export const nounsLikeForms = `
penge fælles norge sverige danmark østrig tyskland forhånd weekend kaffe jord næste sidste
odense succes proces kongres prins prinses lars jens niels troels søren jesper kasper casper oliver peter alexander jørgen steen hitler nielsen jensen
hansen pedersen andersen christensen larsen sørensen rasmussen jørgensen petersen madsen kristensen olsen thomsen christiansen poulsen johansen
knudsen mortensen eriksen henriksen frederiksen mikkelsen vejle roskilde køge amager falster gentofte gladsaxe ribe hvidovre rødovre københavn
copenhagen spanien italien syrien indien californien australien bulgarien brasilien rumænien belgien asien tyrkiet ukraine helvede midten stakkels
pokker fanden viden orden hilsen jorden øvrig øvrige forrige venstre højre tredje fjerde femte sjette syvende ottende niende tiende ellevte tolvte
samtlige diverse adskillige nogenlunde alverden tværs gammeldags udendørs indendørs forgæves overfor udover derudover fremover simpelthen velkommen
imorgen godmorgen tillykke uanset anderledes allesammen næppe morges aftes otte online roger super street twitter google budget ansigt angreb begreb
beløb opgør forløb konsekvens tendens licens fænomen kontor jeans krater reporter rygte officer kalender fætter ridder bister center cigaret
jazzballet borgmester entreprenør krigere alkoholiker tekniker anfører anklager forræder forbruger bestyrer arbejdsgiver initiativtager alkohol
parlament football basketball baseball charles james mercedes fyldt kristen nøgen doven vågen sjælden gylden premier manchester frakke hinanden inkl
opgave interview virus bonus status campus ekspert desuden
aftes alder allerede artist august balance behandler billet borger broder bruger bulder bæst chance computer dans december deltager derefter designer
desværre dommer egentlig ejer ellers fader feber fiber forfatter forhandler forsker fremme ganske garden gips gås hals herefter hjemme håndværker
højttaler kabinet kontrast kunstner kurs kvartet leder ligeledes lærer læser magnet manager mandag marts mindst november næsten oktober oplader
paket partner peber plads plan planet printer præst pudder puls raket ros rådgiver sagsbehandler sanger scene seer sekret september server spids
spiller støvsuger sukker således sælger særdeles tiger tilbage tjener trods træner udbyder udenfor udlejer vatten ælter
bruser afløb kvarter
provins arbejder børs kryds læder hammer
`

/** Nouns in -e. */
export const nounsInE = `
kaffe
arbejde billede materiale støvle smerte celle myte novelle finale semifinale samtale udgivelse legende
gruppe klasse type rolle interesse episode periode metode linje vilje evne kone bane krise branche kampagne konference ambulance chance konkurrence
tolerance intolerance alliance affære karriere premiere adresse kasse masse klokke lykke ulykke stjerne hjerne veninde prinsesse etape analyse pause
fase zone kode rute joke smule skæbne skive jakke kjole bølge tjeneste tilfælde helvede længde højde dybde bredde vidde rækkevidde hovedpine lektie
aktie bakterie historie familie ferie serie fjende plade ressource tåre vinge flåde skygge drue bombe syre søjle frakke frynse tæppe klæde
halstørklæde finne handske hinde hule jøde krampe fange krukke dame brille bukse bolle rose katastrofe kusine overflade formue præmie ballade elite
skole kirke gade have pige kunde næse hjerte minde område vindue værelse stue olie ide gave opgave aftale reklame tanke medalje bagage garage etage
image massage passage måde hjemmeside webside scene mølle suppe sauce ære rygte frue kæreste mængde bakke flamme kæde trappe lampe kappe mappe grænse
due flue pude pande flaske gryde dyne manøvre tragedie komedie ulempe psyke rytme kolonne tønne æske taske maske base vase oase bande lomme ramme
klynge hjørne chokolade juice adgangskode sygeplejerske personale service software hundrede århundrede udseende vidende pose plante rente tante
ægtefælle fælle side lygte støtte blomme tomme linse skade ende uge landbrugsvare fødevare måne balance marine farve anklage bymidte rutine folkeskole
færge flygtninge påske flade kilde prøve
læge højskole
boble bagside ydeevne ridse revne emballage entusiasme skranke tandlæge skjorte bælte vandhane myre rotte håndklæde servitrice terrasse police husleje
tåge æble pære eddike skinke høne løve tunge lunge knogle vaccine bremse silke
liste udgave
`

/** Lemmas whose ends the rules would cut or change (see `withWholeLemmas`). */
export const wholeLemmas = `
+e adlyd adopter afskedig afslør aks albu algoritm ambassad anim annuller asteroid atmosfær atombomb bams barbi barnepig beig bestikkels blodprøv blus
blær bronz bunk bår camouflag charm cheesecak databas detalj diagnos dokumentarseri doner dyrlæg dås eftertank enk eskorter evakuer facad farc fedm
firenz flank fordøj forsid forstærk fredsaftal fremgangsmåd frisur gag galaks gild godtag guid gåd gågad halskæd handelsaftal hjemv hous hved hypotes
hyrd håndhæv iagttag infiltrer inspicer involver jobsamtal julegav kand kemikali kist klargør klistermærk kommuniker kostskol krigsfang kvot kyl larg
larv legem lug læb løslad marmelad mayonnais militærbas mistank molekyl montag mumi måg nerv niec nummerplad nåd olivenoli opbevar opgrader
optagelsesprøv orang overbevis parad parfum pav privatskol procedur prognos prototyp psykos pyramid pøls rac regnbu reserv retfærdiggør rådgiv
rækkefølg sabotag salv sikkerhedssel skandal sked skænk skøjt slagt slav smoothi solcrem sommerferi statu stofskift stuepig sæb sødm talemåd talrig
tegneseri testament tolerer tuberkulos tuds tørk tørklæd utallig varemærk vedligehold våbenhvil vælt værtind væsk zombi årtusind ærind
+er analytik boghold bookmak bulldoz bæv cheerlead contain dråb elektrik forgæng foræld fost helikopt hæmorid initial jæg kejs
kemik klav komik kosh kæld lud monst nadv nedenund ovenov pilsn produc psykiat pulv racerkør sagfør sangskriv skomag snæv stedfortræd stormest
svog sweat sørøv teenag tilsku transf tømr underbuks undercov
+en armeni ath bosni caribi egypt etiopi firb forind glut gravst helg indonesi ing kroati liby lunk mellemøst murst overleg røntg serbi sibiri
skandinavi skorst storbritanni tord uord ørk
+et alfab algeri atlanterhav berus beskadig eftertragt fordærv forfærd foruren gourm hjemmelav middelhav mongoli opdigt ophøj overvæld prostituer
tjekki uegn ultraviol utilsigt vatikan viol
+ne anten champag chika deadli dro flyvemaski fuldmå golfba jernba kabi ker migræ rutsjeba skrivemaski sva tra tribu øjenvid
+s aid alfon fitnes fordum fælle glan hek kapsejlad komplek krucifik milit mindfulnes paradok pel relevan sak sejlad stres
el+le hubb jing jung keg krav kug stab tav ug veks
+le adskil gazel gyl hovedrol krokodil søl vindmøl
+ens frekv ingredi intellig præced turbul
+ke afskræk løk samtyk smyk svæk
el+l av lid sneg svov
+ter cykelryt lat ryt
+se lacros mes skilsmis stewardes
+erne alp filippin umod
`
