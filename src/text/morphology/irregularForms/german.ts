/** German words whose forms do not follow from their endings. Written with ss for ß. */

/** Strong and mixed verbs: stem of the infinitive, past, participle without ge- and -en, present if it changes. = marks a participle with a prefix of its own. */
export const strongVerbs = `
back buk back bäck, befehl befahl =befohl befiehl, beginn begann =begonn, beiss biss biss, berg barg borg birg,
berst barst borst birst, bieg bog bog, biet bot bot, bind band bund, bitt bat bet, blas blies blas bläs, bleib blieb blieb,
brat briet brat brät, brech brach broch brich, dring drang drung, dresch drosch drosch drisch, empfehl empfahl =empfohl empfiehl,
ess ass gess iss, fahr fuhr fahr fähr, fall fiel fall fäll, fang fing fang fäng, fecht focht focht ficht, find fand fund,
flecht flocht flocht flicht, flieg flog flog, flieh floh floh, fliess floss floss, fress frass fress friss, frier fror fror,
gär gor gor, gebär gebar =gebor gebier, geb gab geb gib, gedeih gedieh =gedieh, geh ging gang, geling gelang =gelung,
gelt galt golt gilt, genes genas =genes, geniess genoss =genoss, gescheh geschah =gescheh geschieh, gewinn gewann =gewonn, giess goss goss,
gleich glich glich, gleit glitt glitt, glimm glomm glomm, grab grub grab gräb, greif griff griff, halt hielt halt hält,
hang hing hang, häng hing hang, hau hieb hau, heb hob hob, heiss hiess heiss, helf half holf hilf, kling klang klung,
kneif kniff kniff, komm kam komm, kriech kroch kroch, lad lud lad läd, lass liess lass läss, lauf lief lauf läuf,
leid litt litt, leih lieh lieh, les las les lies, lieg lag leg, lüg log log, meid mied mied, melk molk molk, mess mass mess miss,
missling misslang =misslung, nehm nahm nomm nimm, pfeif pfiff pfiff, preis pries pries, quell quoll quoll quill, rat riet rat rät,
reib rieb rieb, reiss riss riss, reit ritt ritt, riech roch roch, ring rang rung, rinn rann ronn, ruf rief ruf,
sauf soff soff säuf, saug sog sog, scheid schied schied, schein schien schien, scheiss schiss schiss, schelt schalt scholt schilt,
scher schor schor, schieb schob schob, schiess schoss schoss, schlaf schlief schlaf schläf, schlag schlug schlag schläg,
schleich schlich schlich, schleif schliff schliff, schliess schloss schloss, schling schlang schlung, schmeiss schmiss schmiss,
schmelz schmolz schmolz schmilz, schneid schnitt schnitt, schreib schrieb schrieb, schrei schrie schri, schreit schritt schritt,
schreck schrak schrock schrick, schweig schwieg schwieg, schwell schwoll schwoll schwill, schwimm schwamm schwomm,
schwind schwand schwund, schwing schwang schwung, schwör schwor schwor, seh sah seh sieh, sing sang sung,
sink sank sunk, sinn sann sonn, sitz sass sess, spei spie spie, spinn spann sponn, sprech sprach sproch sprich,
spriess spross spross, spring sprang sprung, stech stach stoch stich, steh stand stand, stehl stahl stohl stiehl, steig stieg stieg,
sterb starb storb stirb, stink stank stunk, stoss stiess stoss stöss, streich strich strich, streit stritt stritt,
trag trug trag träg, treff traf troff triff, treib trieb trieb, tret trat tret tritt, trink trank trunk,
trüg trog trog, verderb verdarb =verdorb verdirb, verdriess verdross =verdross, vergess vergass =vergess vergiss, verlier verlor =verlor,
verzeih verzieh =verzieh, wachs wuchs wachs wächs, wäg wog wog, wasch wusch wasch wäsch, web wob wob, weich wich wich,
weis wies wies, werb warb worb wirb, werf warf worf wirf, wieg wog wog, wind wand wund, wring wrang wrung, zieh zog zog,
zwing zwang zwung, erlösch erlosch =erlosch erlisch, beweg bewog wog
`

/** Mixed verbs: stem of the infinitive, past with -te, participle without ge-. */
export const mixedVerbs = `
brenn brannte brannt, bring brachte bracht, denk dachte dacht, kenn kannte kannt, nenn nannte nannt, renn rannte rannt,
send sandte sandt, wend wandte wandt, send sendete sendet, wend wendete wendet, wiss wusste wusst, könn konnte konnt, müss musste musst, dürf durfte durft,
mög mochte mocht, hab hatte habt
`

/** Irregular forms by infinitive, without prefix. */
export const irregularVerbs = `
wissen weiss weisst wisst wüsste wüssten
tun tu tue tust tut tat tatest tatet taten täte täten getan getane getanen tun tuend tuende
können kann kannst könnt könnte könnten könntest
müssen muss musst müsst müsste müssten müssest
dürfen darf darfst dürft dürfte dürften
mögen mag magst mögt möchte möchten möchtest
sollen soll sollst sollt sollte sollten
wollen will willst wollt wollte wollten gewollt
werden wird wirst wurde wurden wurdest würde würden worden geworden wirdst werdet
sein bin bist ist sind seid war warst waren wart wäre wären wärst gewesen sei seien gewesene gewesenen
haben hast hat hätte hätten hättest habt
bringen brächte brächten
denken dächte dächten
gefallen gefalle gefällst gefällt gefiel gefielen gefallenden
sehen siehe
schalten schalt
spannen spann
stehen stünde stünden stunde
`

/** Stems of weak verbs without prefix. */
export const weakVerbs = `
acht ahn angel ankünd antwort arbeit atm bad bade bahn ball bann bastel bau beauftrag beb beeil beeindruck beeinfluss beeinträchtig befass befriedig
begegn begeister begleit behaupt beherberg beicht belast beleg beleidig bell bemängel bemüh benachrichtig beneid beobacht berat bereicher bereit bereu
berichtig beruhig berücksichtig beschleunig beschränk beschuldig beschwer beschäftig beseitig besichtig bestätig bet beteilig beteuer betracht betreu
bettel beug beurteil beweg bewert bezichtig bild billig blas blend blick blink blitz block blätter blüh bohr boom borg box brauch braus brems brumm
brüll brüt buch buddel bummel bück bügel bürst büss chatt check dampf dank dauer deck dehn demütig deut dicht dien donner dreh dribbel drill droh
drossel druck dräng drängel drück duft duld dulde durchquer dusch dusel duz dämm dämpf dös dünst düs ebn eck ehr eif eign eil einig eiter ekel empör
end entfern entgegn entlast entschuldig enttarn erb erfrisch ergänz erhol erhöh erinner erkrank erkundig erkält erlaub erleb erledig erleichter ermitt
ermittel ermunter ermutig ermächtig ermöglich ermüd erneuer erober erschwer erschütter erweiter erwähn erziel fahnd falt fast fauch faul fax feg fehl
feier fertig fessel festig feuer film filter fisch flatter flick flirt fluch flöt flücht flüchter flüster folg folger forder form forsch frag freu
fräs fröstel frühstück funk funkel fälsch förder fühl führ füll fürcht fütter gammel gefährd gehorch gehör geiz gelang genehmig gestalt gewähr
gewährleist gewöhn gipfel glaub glieder glänz glätt glüh gondel googl grab grenz grill grins groll grübel gründ gründe grüss guck gurt gähn gönn hack
haft handel harr hass hau heft heil heirat heiz hemm herrsch hetz heul hex hinder hink hoff hol hump humpel hunger hust häkel hämmer häng häuf hör
hüll hüpf impf irr jag jammer jubel juck jäh kau kauf kehr keim kenn kennzeichn kicher kipp klag klapp klatsch klau kleb kleck kleid klemm kletter
klick klimper klingel klon klopf klär knabber knack knall knet knick knips knüpf koch komm kost kotz krach kratz kreis kreisch kreuz krieg krön krümel
kugel kämm kämpf kühl kümmer kündig künstel kürz küss lach lager land langweil lauer lausch leb leck leg lehn lehr leist leit lenk lern leucht leugn
liefer liess linder lob lock locker logg lohn loot losch lot lächel lähm lärm läster lästig läut lös lösch lüft mach mahl mahn mail mal manag mangel
mau maul meck mecker mein meister meld melk merk miet milder minder misch mix mixt mogel mord murmel muster mäh müh nack nag nagel nasch neck neig
nenn nerv nick nies nist nuschel nutz näh näher nähr nötig nütz opfer ordn paar pack paddel park pass pendel penn pfeffer pflanz pfleg pflück pfusch
pilger pinkel plag plan plapper platz plauder plätscher plünder poch post prahl prang prass prob prophezei präg prüf prügel puder pump puste putz
quatsch quetsch quietsch quirl quäl radel ramm raspel rast rauch rausch rechn red reg regel regn reich reih reim reinig reis reiz rempel rett reu
richt risk rodel roll rot ruder ruf ruh rumpel rätsel räucher räum röst rück rühr rüst rüttel sag sammel sau saug saus schad schaff schalt schau
schauder schaufel schaukel scheiter schenk schepper scher scherz scheu scheuch schick schiel schilder schimmel schimmer schimpf schlabber schlacht
schleim schlemm schlepp schleuder schlicht schlucht schluchz schluck schlängel schlüpf schlürf schmatz schmeck schmeichel schmerz schmiede schmink
schmoll schmor schmuggel schmunzel schmus schmück schnall schnapp schnarch schnauf schnei schnitz schnupper schnür schock schraub schrumpf schul
schwank schwatz schweb schweif schweiss schwenk schwind schwindel schwitz schwäch schwänz schwärm schäd schädig schäker schäl schäm schärf schätz
schäum schöpf schüchter schütt schüttel schütz segel segn sehn send senk setz seufz sicher sicht sichter sieb sieg skat sonn sorg spachtel spalt spann
spar speicher speis spend sperr spiegel spiel spitz splitter spott spotter sprüh spuck spuk spül spür stamm stammel stampf stapel starr start statt
stau staun steck steiger stell stempel steuer stick stift still stimm stimul stolper stopf stopp stotter strahl strand streb streck streichel streif
streik streu strick strotz stärk stöber stöhn stör stürm stürz stütz such summ surf säg sättig säuber säug säum säumn sühn süss tadel tagg tank tanz
tapp tast tau tauch taug taumel tausch teer teil test tick tipp toast tob trab trampel trau trauer trenn tret triller trockn trommel tropf trotz
träller trän tränk träum tröpfel tröst trüb tunk turn turtel täusch tön töt tüftel verabred verabschied veranlass veranstalt verbesser verbitter
verblass verbreit verbrüh verdächtig verehr verein vereinbar vereinfach verfass verfüg vergeud vergewaltig vergift vergnüg vergrösser vergüt
verheimlich verkleiner verkünd verlang verleg verletz verlob verlänger vermiss vermittel vermut vernachlässig vernicht verpflicht verringer versag
verschlechter verschlimmer verschlüssel verschmutz verschon verschreck verschuld verschwend versiegel verspät verström verständig verstümmel versöhn
verteidig verteuer vertief verunglück verunreinig verunsicher verursach verurteil vervielfältig vervollständig verwalt verweil verwend verwert verwick
verwirklich verwirr verwund verwöhn verwüst verzehr verzicht veröffentlich vollend wach wack wackel wag wahr wandel wander wann warn wart wat wechsel
weck weh wehr weich weid weiger wein weit welk werk wett wickel wider widm wiederhol wimmel wink wirbel wirk wirtschaft wisch wisper witter wohn
wunder wurzel wähl wälz wärm wässer wölb wünsch würdig würfel würg würz wüt zahl zank zapf zapp zauber zeichn zeig zelt zerkleiner zerr zeug zier
zitter zupf zweifel zweig zwick zwitscher zähl zähm zöger zücht züchtig zück zünd ähnel änder ärger ätz äusser öffn öl üb überleb überleg übernacht
überquer überrasch überred übersiedel überwinter überwältig
füg genüg gebühr erfass umfass anfass verkraft fürwort breit markt bevorzug haft knot leit mut frist test tätig jogg stream zock
`

/** Nouns whose plural has an umlaut; compounds and prefixes are found by their end. */
export const umlautNouns = `
acker admiral altar amboss anfang angst ansatz anschlag antrag anwalt anzug apfel arzt ast aufsatz auftrag ausdruck axt bach bahnhof balg balken ball
band bank bart bass bau bauch baum bausch beitrag betrag bischof block boden bogen brand brauch braut bruch bruder brunst brust bräutigam bund burg
busch buss chor choral damm dampf darm dolch draht drang duft dunst durchlass eindruck eintrag einwand ertrag faden fall fang faust floh fluch flug
fluss flut forst frack frosch frost frucht fuchs fund fuss gang gans garten gast gaul gebrauch general genuss gesang geschmack geschwulst glut graben
grad grund gruss gurt hafen hahn halm hals hammel hammer hand hang haut herzog hof hospital huf hut kahn kamm kampf kanal kardinal kasten kauf kauz
kloster klotz kluft knall knopf koch koffer kopf korb kraft kragen kram krampf kran kranz krug kuh kunst kuss laden land lauf laus lohn luft lust lärm
macht magd magen mangel mantel markt marsch marschall mast maus mutter nacht nachtrag nagel naht napf narr not nuss ofen ort papst pass pastor pfahl
pflock pflug pfropf plan platz propst rad rand rang rat raum rausch rock rohr ruf rumpf rückstand saal sack saft sarg satz sau saum schacht schaden
schaf schaft schall schatz schaum scherz schlag schlauch schlund schluss schmaus schnabel schnur schopf schoss schrank schub schurz schuss schwager
schwamm schwan schwanz schwarm schwung schwur sohn span spass spital spruch sprung spund stab stadt stahl stall stamm stand stapel star stock stoff
stoss strand strang strauss strom strumpf stuhl stumpf sturm sturz sumpf tanz tochter ton topf trank traum tribunal trog trug trumpf trunk tuch turm
umlauf umsatz umschlag unfall unhold vater verband verdacht verlust vertrag vogel vorhang vormund vorrat vorschlag vorstand vortrag vorwand wahn wall
wand wanst wolf wort wuchs wulst wunsch wurf wurst zahn zank zaun zoll zopf zufluss zug zuruf zuschlag zustand zwang
`

/** Nouns with an umlaut and -er in the plural. */
export const umlautErNouns = `
abteil amt bad band bistum buch dach denkmal dorf dorn eigentum fach fass gehalt gemach gewand glas gott grab gut haupt haus heiligtum holz horn huhn
irrtum kalb korn kraut lamm land loch mann maul merkmal mund pfand rad rand reichtum schloss strauch tal tuch volk wald wort wurm
`

/** Nouns with -er in the plural and without umlaut. */
export const erPlurals = `
biest bild brett ding ei feld felder geist geld gemüt geschlecht gesicht gespenst glied kind kleid leib licht lied mitglied nest regiment reis rind
scheit schild schwert sieb stift vieh weib
`

/** Adjectives whose comparative has an umlaut. */
export const umlautAdjectives = `
alt arm blass dumm fromm gesund glatt grob gross hart jung kalt karg klug krank krumm kurz lang nass rot scharf schmal schwach
schwarz stark warm zart
`

/** Other irregular forms by base. */
export const irregularWords = `
angenehm angenehme angenehmen angenehmer angenehmes angenehmem
wesen wesens
mauer mauern
planet planeten
web
lachs lachse
jeans
träne tränen
alpen
anden
wärme
dichter dichtern dichters
maler malern malers
marine
branche branchen
ambiente
frieden friedens
mathe
aids
mars
laos
gluten
karate
ostern
niederlande niederlanden
fischer fischern fischers
schweisser schweissern schweissers
eigentümer eigentümern eigentümers
grab grabes gräber gräbern
dachs dachse
akte akten
zeuge zeugen
bulle bullen
falke falken
pute puten
flosse flossen
gebäck gebäcks
montage montagen
weile
machen machte machten
wunder
rate
rat rats
nähe
schicken
gelangen gelangt gelangte gelangten
bayern bayerns
runde runden
decke decken
reifen
ticket tickets
warteschlange warteschlangen
tablette tabletten
praxis praxen
datei dateien
sprache sprachen
stimme stimmen
krimi krimis
herd herde
vertrag verträgen
anzeige anzeigen
dusche duschen
folge folgen
gebühr gebühren
nachricht nachrichten
schmerz schmerzen schmerzes
preis preise preisen preises
gehalt gehälter gehältern gehalts gehaltes
umfrage umfragen
pflege
aussicht aussichten
fahren gefahren
essen ass assen
trinken trank
gut besser bessere besseren besserer besseres besserem beste besten bester bestes bestem
gross grösst grösste grössten grösster grösstes grösstem
hoch hohe hohen hoher hohes hohem höher höhere höheren höherer höheres höherem höchste höchsten höchster höchstes höchstem
abend abends abende abenden
norden nordens
westen westens
osten ostens
süden südens
vermissen vermisst vermisste vermissten vermisse vermisst
territorium territorien territoriums
nah nahe nahen naher nahes nahem näher nähere näheren näherer näheres näherem
viel viele vielen vieler vieles vielem
gern gerne lieber liebsten
mensch menschen
herr herrn herren
herz herzen herzens
museum museen museums
zentrum zentren zentrums
thema themen themas
firma firmen
konto konten kontos
risiko risiken risikos
datum daten
medium medien
studium studien studiums
kriterium kriterien
ministerium ministerien ministeriums
material materialien materials
prinzip prinzipien prinzips
praktikum praktika praktikums
visum visa
villa villen
album alben albums
virus viren
rhythmus rhythmen
mechanismus mechanismen
organismus organismen
drama dramen dramas
cousin cousins
universum universums
spektrum spektren
gremium gremien
stadion stadien stadions
aktion aktionen
pizza pizzen pizzas
bus busse bussen busses
ass asse assen
ereignis ereignisse ereignissen ereignisses
leute leuten
eltern elternteil
name namen namens
gedanke gedanken gedankens
wille willen willens
friede frieden friedens
buchstabe buchstaben
junge jungen jungs
haar haare haaren haares
fest feste festen festes fester
wert werte werten wertes
ort orte orten ortes örtchen
staat staaten staates staats
bett betten bettes betts
ohr ohren ohres
auge augen auges
hemd hemden hemdes
interesse interessen interesses
see seen sees
idee ideen
knie knien knies
nachbar nachbarn nachbars
bauer bauern
vetter vettern
anderer andere anderen anderes anderem andern andre andren
dunkel dunkle dunklen dunkler dunkles dunklem
teuer teure teuren teurer teures teurem teuerste teuersten
sauer saure sauren saurer saures saurem
edel edle edlen edler edles edlem
sensibel sensible sensiblen sensibler sensibles
flexibel flexible flexiblen flexibler flexibles flexiblere flexibleren
komfortabel komfortable komfortablen komfortabler komfortables komfortablere
akzeptabel akzeptable akzeptablen akzeptabler akzeptables
variabel variable variablen variabler variables
stabil stabile stabilen stabiler stabiles stabilere
eitel eitle eitlen eitler
übel üble üblen übler übles
ungeheuer ungeheure ungeheuren ungeheurer ungeheures
aufgabe aufgaben
angabe angaben
ausgabe ausgaben
abgabe abgaben
rückgabe rückgaben
eingabe eingaben
zugabe zugaben
vorgabe vorgaben
übergabe übergaben
weitergabe weitergaben
wiedergabe wiedergaben
anlage anlagen
auflage auflagen
beilage beilagen
einlage einlagen
unterlage unterlagen
vorlage vorlagen
zulage zulagen
umlage umlagen
ablage ablagen
annahme annahmen
abnahme abnahmen
ausnahme ausnahmen
einnahme einnahmen
übernahme übernahmen
zunahme zunahmen
reise
reis
schlange schlangen
akku akkus
kamera kameras
menü menüs
taxi taxis
müsli müslis
sofa sofas
oma omas
opa opas
café cafés
stau staus
info infos
schaden schäden schadens
schade
geruch gerüche gerüchen geruchs
frühstück frühstücke frühstücks
fisch fische fisches
ladegerät ladegeräte ladegeräten ladegeräts
messgerät messgeräte messgeräten messgeräts
endgerät endgeräte endgeräten endgeräts
bahn bahnen
beschwerde beschwerden
partei parteien
werkstatt werkstätten
schalter schaltern schalters
kaufen kaufe
halten gehalten
hängen gehangen
sicher sichere sicheren sicherer sicheres sicherem sicherste sichersten sicherster
gewinn- gewinnen
schaff- geschaffen geschaffene geschaffenen schuf schufen
wend- gewendet
wieg- gewogen wogen
auffall- aufgefallen
ausfall- ausgefallen
einfall- eingefallen
lad- läden ladens
wand wände wänden
schrank schranks schränke schränken
faden fäden fadens
ofen öfen ofens
konzern konzerns konzerne konzernen
lunge lungen
zutat zutaten
zusammenhang zusammenhänge zusammenhängen
sonne sonnen
schule schulen
hochschule hochschulen
rolle rollen
hauptrolle hauptrollen
quelle quellen
düse düsen
flöte flöten
taste tasten
weide weiden
wanne wannen
summe summen
legende legenden
hülle hüllen
schraube schrauben
schwelle schwellen
speise speisen
strecke strecken
reihe reihen
sparte sparten
schere scheren
grenze grenzen
ecke ecken
platte platten
rinne rinnen
schleife schleifen
ende endes
italien italiens
spanien spaniens
syrien syriens
brasilien brasiliens
grossbritannien grossbritanniens
britannien britanniens
kroatien kroatiens
slowenien sloweniens
serbien serbiens
bosnien bosniens
albanien albaniens
bulgarien bulgariens
rumänien rumäniens
belgien belgiens
kolumbien kolumbiens
argentinien argentiniens
australien australiens
indien indiens
asien asiens
jordanien jordaniens
algerien algeriens
tunesien tunesiens
äthiopien äthiopiens
georgien georgiens
armenien armeniens
kalifornien kaliforniens
sizilien siziliens
katalonien kataloniens
schlesien schlesiens
mazedonien mazedoniens
arabien arabiens
indonesien indonesiens
gestern
vorgestern
frieden friedens
dank
stahl stahls
ring rings ringe
wettbewerb wettbewerbs wettbewerbe wettbewerben
festspiel festspiele festspielen
botschafter botschaftern botschafters
center centers
anlass anlasses anlässe anlässen
behörde behörden
bande banden
blüte blüten
bürde bürden
delle dellen
diode dioden
dose dosen
droge drogen
drüse drüsen
elfe elfen
elite eliten
erbse erbsen
erle erlen
eule eulen
fehde fehden
galle gallen
gosse gossen
gräte gräten
gülle güllen
halde halden
harfe harfen
hefe hefen
herde herden
hirse hirsen
horde horden
hymne hymnen
härte härten
hüfte hüften
hülse hülsen
hürde hürden
ikone ikonen
jause jausen
kappe kappen
kelle kellen
kerbe kerben
knabe knaben
koje kojen
krähe krähen
kuppe kuppen
laube lauben
loge logen
lotse lotsen
mappe mappen
marke marken
miene mienen
milbe milben
mulde mulden
mähne mähnen
nelke nelken
nonne nonnen
nutte nutten
olive oliven
pappe pappen
paste pasten
pate paten
pauke pauken
pfote pfoten
pille pillen
pocke pocken
rampe rampen
ranke ranken
raupe raupen
riege riegen
rille rillen
rinde rinden
rippe rippen
rotte rotten
ruine ruinen
rune runen
rute ruten
rübe rüben
sahne sahnen
saite saiten
seite seiten
serbe serben
sitte sitten
sonde sonden
spore sporen
stute stuten
säure säuren
sülze sülzen
sünde sünden
taufe taufen
these thesen
tröte tröten
tücke tücken
vene venen
waise waisen
welpe welpen
wespe wespen
witwe witwen
zinne zinnen
zote zoten
live lives
store stores
game games
code codes
house houses
image images
space spaces
haufen haufens
orden ordens
lappen lappens
wappen wappens
rahmen rahmens
wagen wagens
kuchen kuchens
morgen morgens
regen regens
segen segens
degen degens
rasen rasens
kissen kissens
becken beckens
zapfen zapfens
haken hakens
rachen rachens
rücken rückens
nacken nackens
braten bratens
rechen rechens
spaten spatens
posten postens
kolben kolbens
besen besens
gulden guldens
fohlen fohlens
laken lakens
examen examens
eisen eisens
essen essens
leben lebens
daumen daumens
gaumen gaumens
samen samens
funken funkens
husten hustens
roggen roggens
weizen weizens
hopfen hopfens
rochen rochens
felsen felsens
ballen ballens
wissen wissens
nichte nichten
schiessen geschossen geschossene geschossenen
verschieden verschiedene verschiedenen verschiedener verschiedenes verschiedenem
anzeige
miete
überstunde überstunden
betriebssystem
gehäuse gehäusen gehäuses
gutachter gutachtern gutachters
pflanze
bremse
wind winde winden windes
berg berge bergen berges bergs
stern sterne sternen sterns
fuchs fuchses füchse füchsen
tiger tigers tigern
keks kekse keksen kekses
frieden friedens
stimme
pumpe
säge
wütend wütende wütenden wütender wütendes wütendem
`

/** Adjectives without a suffix that tells them. */
export const adjectives = `
begeistert engagiert veraltet überfüllt umfassend ansprechend reizend qualifiziert gewohnt zufrieden
abgelegen abgeschieden absolut abstrakt acht adäquat akut albern all alt ander anders angemessen anonym antik arg ausgewogen ausgezeichnet autonom
bang barsch bedeutend beeindruckend beid bekannt beliebt bequem bereit berühmt bescheiden besonder bestimmt betrunken bewusst bieder billig bitter
blank blass blau blind blond blöd brav breit bunt böse cool defekt deutsch dicht dick direkt diskret divers doof dreist dringend dritt dumm dunkel
dünn dürr eben echt edel eigen einfach einig einzeln elementar eng enorm entsprechend erfahren ernst erst exakt extern extrem fad fair falsch faul
fein feist fern fertig fest fett feucht fies fit flach flau flink flott folgend fremd froh fromm früh fünft ganz gar gediegen geeignet geheim geil
gelassen gelb gelungen gemein genau genial gerecht gering gesamt gescheit geschickt gesund glatt gleich grandios grau grob gross grün gut halb hart
heikel heil heiss heiter herb hoch hohl human hübsch immens indirekt intakt intern intim irr jed jung kahl kalt kaputt karg kess keusch klar klein
klug knapp kompakt komplett komplex konkret korrekt korrupt krank krass kraus kurz kühl lahm lang lau laufend laut lauter lecker leer legitim leicht
leis leise letzt lila link locker lose mager makaber manch matt mau mediterran mehrer mies mild mittler mobil modern morsch munter müd müde nackt nah
nass natur nett neu neunt nieder nobel nüchtern obskur offen orange paar passend perfekt perplex platt plump populär prall prima privat prompt präzise
pur rar rasch rau rauh recht rege reich reif rein robust roh rosa rot rund sacht sanft satt sauber sauer scharf scheu schick schief schlaff schlank
schlapp schlau schlecht schlicht schlimm schnöd schrill schroff schräg schwach schwarz schwer schwul schön sechst selten sicher siebt simpel skurril
solch sonder spannend spitz spontan spröd spät stabil stark starr steif steil still stolz straff streng stumm stumpf stur super süss tapfer taub teuer
tief toll tot treu trist trocken träg trüb ungefähr ungeschickt uralt urban vage vegan verdorben verheiratet verkehrt verlegen verliebt verrückt
verschieden vollkommen wach wahr weich weiss weit weiter welk wild willkommen wirr wund wüst zahm zart zehnt zivil zweit zäh öd öde überlegen
  schnell hell grell
vorhanden unkompliziert generalüberholt
`

/** Nouns that could be read as forms of verbs, with their plurals and genitives. */
export const nounsLikeVerbs = `
abbau abfahrt abfall ablauf abschied abschnitt absicht abstand abstieg anbau anfahrt anfall anfang angebot angriff anlauf anruf anschein
anschlag ansicht ansprech anstand anstieg anstoss anteil antrag antrieb antwort arbeit aufbau aufdruck aufenthalt aufgebot aufruf aufstand
aufstieg auftrag auftritt ausbau ausblick ausdruck ausfall ausgleich ausschlag ausschnitt aussicht ausstieg austritt ausweis band bau
bedacht bedarf beginn begriff beifall beirat beispiel beitrag beitritt bereich bericht beruf beschluss besitz bestand bestandteil besteck
besuch betrag betrieb betrug beweis bezug bild biss bitte blick blitz block dank dauer dienst drang druck durchfall durchschnitt einband
einbau einblick eindruck einfahrt einfall eingriff einkauf einlauf einschnitt einsicht einstieg eintrag eintritt empfang entschluss entzug
erfolg ersatz ertrag fahrt fall fang feuer film filter fortschritt gebiet gebot gedicht gedränge geduld gefahr gefühl gehalt gehör geist
gelenk gericht gerät geschenk geschick gesetz gesicht gespräch gestell getränk gewinn griff halt handel hass haut hinter hinweis hunger kauf
klang klavier kleid klick kost kosten kreis krieg lauf log lohn macht mass meister mord muster nachricht nachteil niederschlag nutz offizier
opfer papier plan platz preis quartier rang rat reis revier riss ritt ruf rückblick rückfall rücksicht rückstand rücktritt sang scharnier
schein schlacht schlaf schlag schloss schmerz schnitt schock schreck schritt schwamm sicht sieg sinn sitz spiel stand start steuer stich
stieg stillstand stoss streit strich stunde tanz teil test tipp trank trauer trieb tritt trug turnier umbau umfang umschlag umstand
unterschied unterschrift verband verbot verdacht verein vergleich verhör verkauf verkehr verlauf verlust verrat verschluss verstand versteck
verstoss versuch vertrag vertrieb verweis vorfall vorrat vorschlag vorsitz vorstand vorteil vortrag wechsel werk widerstand wohlstand
zubehör zufahrt zufall zugriff zustand zwang zweifel ärger überblick überfall überschuss
zusammenhang anhang vorhang aufwand vorwand einwand gesang verlag herzog vorrang einklang ausklang zutritt zuwachs nachwuchs mitleid beileid
verzicht unterricht übersicht zuversicht vernunft unterkunft auskunft ankunft zukunft herkunft überschrift zuschrift vorschrift inschrift
verdienst gutschein zuflucht ausflucht beweggrund anklang abhang umhang aushang umtrieb auftrieb abtrieb rundgang abklatsch abdruck nachdruck
überdruss einspruch zuspruch ausbruch einbruch aufbruch umbruch abbruch durchbruch vorsprung ausstoss abstoss rückgriff übergriff vorgriff
einschlag beschlag rückschlag nachschlag zuschlag unterhalt rückhalt niederlage rücklage belag gewerbe gewand gerede geschrei
gefolge gebilde geschoss gestank gewölbe entgelt betracht ausmass anhieb aufschrei anstrich totschlag vorschein zusammenstoss vorstoss umlauf
zulauf vorlauf nachruf aufpreis wettlauf wettstreit aufwind rückruf rückfahrt wohlfahrt vollmacht übermacht durchsage
`

/** Nouns in -s. */
export const nounsInS = `
abwärts allerdings anfangs aufwärts bereits chaos damals dienstags diskurs ebenfalls ehemals eilends erstmals exkurs falls fels gans hals
hans impuls jedenfalls jemals jens keinesfalls kosmos kurs links mehrmals mittags moos nachmittags nachts neuerdings nichts niemals nochmals
oftmals pathos puls rechts rückwärts seitwärts stets teils unterwegs vormals vormittags vorwärts zins
`

/** Feminine and weak nouns in -e: they tell the dictionary form of compounds. */
export const nounsInE = `
  achse adresse affe affäre alge ameise analyse angabe anlage annahme asche auflage aufnahme ausgabe ausnahme bahre banane
  banknote base beere beute biene biologe birne blume bluse bohne bote brise brite brühe bude bulgare butte börse büste chinese
  creme debatte diagnose diele däne düne ebene eiche ente episode ernte etage etappe fahne fassade feige feile ferse fichte flamme
  fliese franzose fuge gabe garage gasse geige geste glocke gnade grieche grippe grube grundlage gurke güte halle haltestelle
  harke hase haube hecke heide henne hitze hupe höhle hütte kabine kanne kante kapelle karotte karte kasse kehle kerze kette
  kirsche kiste klinke kneipe knolle kohle krabbe kralle krawatte kreide krippe krise krone kruste kulisse kurve lanze laune
  lawine leiche leine linse lippe luke lupe länge löwe lücke maske massage masse matratze maßnahme mine mitte motte möhre mücke
  mühle münze mütze nachnahme narbe neffe niere nische note oase oberfläche palme panne parole perle pfanne phase piste planke
  pleite ploppe pole pore posse prise prognose psychologe quote rabe rache rasse ratte reportage reserve riese robbe robe
  rose route russe rutsche sabotage sache salbe sauce schale schanze scheibe scheune schiene schlange schleuse schnecke schokolade
  schranke schwede seide seife sekunde sense silbe sklave socke sorte soße spange spitze spritze spule stange stichprobe strähne
  stube stufe synthese szene säule taube teilnahme theke tinte tomate tonne torte traube treppe truhe truppe türke tüte urkunde
  vase violine vorlage waage wange ware warze welle weste wiese wolke wolle wonne wunde wäsche zange zeile zelle ziege zigarette
  zitrone zone zulage zunge fläche behörde kampagne flagge initiative variante perspektive alternative atmosphäre website webseite
  homepage ressource medaille komponente klamotte rakete kathedrale filiale pistole kaserne hygiene broschüre parade routine
  recherche konsole schublade lektüre synagoge passage reichweite rückseite tankstelle badewanne übergabe übernahme anekdote
  antenne apokalypse aprikose arbeitsweise armbinde attacke aubergine auslage außenseite baracke bauweise beamte beigabe bettdecke
  blockade blumenvase bratsche brigade bursche charge denkweise dienstreise dividende diözese drohne ellipse engstelle epoche
  exekutive fachhochschule festnahme flanke flaute freske fritte furche garderobe geburtenrate gegenseite genosse geschäftsstelle
  grundschule hauptrolle hauptschule herangehensweise hingabe hochzeitsreise hommage hypothese innenseite insasse internetseite
  intrige karosse klippe knospe kolonne kolumne kommode kommune konserve koralle krücke kutsche laterne lautstärke lebensweise
  limonade lupine mandarine marille marmelade masche maßgabe metropole musikschule nachname nebenrolle nichte notlage novelle
  nymphe orange pagode palette peitsche periode pflaume pforte pfütze plantage platte plombe posaune prothese psyche pyramide
  quitte realschule reihenfolge rendite sachlage schabe schande scharade schelle scherbe schlacke schlappe schmiede schnauze
  schneise schnittstelle schreibweise schuppe schürze seuche sichtweise sirene skizze sonate sphäre sprosse spätlese startseite
  stellungnahme strophe stätte synapse tapete tonlage trompete turbine urlaubsreise vitrine volksschule vorderseite vorgehensweise
  vorname weltreise zeitgenosse zimmerdecke zwetschge online website smartphone science hardware update college performance office
  challenge feature hundeschule anlaufstelle tanzschule fahrschule anlage ausgabe absprache anzeige anleihe
hausaufgabe handyhülle schutzhülle patrone karriere klimaanlage dusche kakerlake police hotline warteschleife
`

/** Nouns in -en, which have no form without it. */
export const nounsInEn = `
  zeichen schatten knochen drachen schuppen schinken pfosten volumen schaden tropfen schlitten lebewesen unwesen gesundheitswesen
  bildungswesen fernsehen vermögen vorhaben unternehmen schreiben verfahren verhalten verbrechen versprechen vertrauen vergnügen
  verlangen erdbeben abkommen einkommen nachkommen vorkommen aufkommen mittagessen abendessen privatleben menschenleben
  selbstvertrauen unbehagen wohlbefinden ansehen aufsehen bedenken andenken guthaben streben bestreben auskommen almosen brunnen
  glauben frieden buchstaben gefallen stollen schnupfen karpfen rundschreiben gipfeltreffen wettrennen gewissen mädchen märchen
  kaninchen eichhörnchen brötchen häuschen weilchen kasten balken kragen boden garten laden hafen graben magen bogen
`

/** Nouns that are commoner in the plural. */
export const singulars = `
  million milliarde haar ohr patient schuh soldat stern jude christ muslim senior terrorist kopfschmerz fan tipp aufenthaltsort bankrott
  assistent student präsident polizist tourist journalist elefant schmerz gast abonnent interessent konsument zivilist islamist
  extremist theologe statist pilot athlet diplomat kandidat
`

/** Lemmas whose ends the rules would cut or change (see `withWholeLemmas`). */
export const wholeLemmas = `
+e airlin alarmanlag altenpfleg altersvorsorg angehörig anim archäolog augenzeug ausgangssperr badehos baguett begierd blutprob briefmark brisban
charm collag dialys farc festplatt feuerwach filmfestspiel fortnit franchis freundlicherweis gat gatt gebirg geiselnahm geländ generalprob
geschäftsreis getreid getrieb giraff grott hebamm intrig krankenpfleg kröt küstenwach larv lasagn latt marionett meil metamorphos migrän möw neuauflag
oktav organspend parkanlag pipelin polizeiwach postbot privatschul promenad puzzl reklam remak renaissanc rundreis sabin saf schallplatt schilddrüs
schildkröt schrittweis schwalb shuttl simbabw sipp skylin spionag spiral spitznam stadtwerk steckdos stufenweis suit tranc tribün tuberkulos ukrain
unterhos urn vorig wad wettervorhersag wohnungssuch zahnbürst zeitreis zeitweis zeugenaussag zuhaus zweigstell ölgemäld
+en ath aufrechterhalt autofahr backof bauarbeit bauchschmerz beabsichtig bewältig darleh dazwisch devis dreharbeit durchhaltevermög einkaufswag
ellbog ellenbog fassungsvermög fläschch fragebog garnel hod hähnch häppch häsch inmitt kinderwag knöllch kopenhag kopfkiss krankenwag kätzch kük
lastwag lebkuch liby lieferwag litau meerschweinch memoir mietwag nachtleb niet norweg pfannkuch pfingst philippin phänom pärch radfahr rechtfertig
regenbog räch röntg rückenschmerz schubs schwimmbeck shenzh shopp skifahr skispring spes streifenwag stutz teilch tochterunternehm trop umarm
unentschied unentschloss ununterbroch unvermög verdeutlich verlangsam vernein waschbeck wiederherstell wohnwag zebrastreif zusammenfass ägypt
öffnungszeit
+n anzeiche bolivie entziffer ferie flander flitterwoche maser massenmedie schlender schwiegerelter sibirie skandinavie
sommerferie tolkie tschechie verdoppel wester
+s brustkreb gip halbweg kreb luch lungenkreb makello mop mytho nachwuch schnap sech
+er eröffnungsfei geburtstagsfei jobcent lebensalt receiv rentenalt stadtmau unsich
e+ gefrierschrank hochglanz kleiderschrank kolumbien konkurrent ressort schrank serbien spanier transparent ultraschall unglück
+es aristotel cann diabet herkul herm paradi pomm sokrat spezi
`
