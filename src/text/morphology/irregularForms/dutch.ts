/** Dutch words whose forms do not follow from their endings. */

/** Strong and irregular verbs: infinitive without prefix, past singular, past plural, participle without ge-. */
export const strongVerbs = `
bakken bakte bakten bakken, barsten barstte barstten barsten, bederven bedierf bedierven =bedorven, bedriegen bedroog bedrogen =bedrogen,
beginnen begon begonnen =begonnen, bergen borg borgen borgen, bevelen beval bevalen =bevolen, bidden bad baden beden, bieden bood boden boden,
bijten beet beten beten, binden bond bonden bonden, blazen blies bliezen blazen, blijken bleek bleken bleken, blijven bleef bleven bleven,
blinken blonk blonken blonken, braden braadde braadden braden, breken brak braken broken, brengen bracht brachten bracht,
buigen boog bogen bogen, denken dacht dachten dacht, dragen droeg droegen dragen, drijven dreef dreven dreven, dringen drong drongen drongen,
drinken dronk dronken dronken, druipen droop dropen dropen, duiken dook doken doken, dwingen dwong dwongen dwongen, eten at aten geten,
fluiten floot floten floten, gelden gold golden golden, genezen genas genazen =genezen, genieten genoot genoten =genoten, geven gaf gaven geven,
gieten goot goten goten, glijden gleed gleden gleden, glimmen glom glommen glommen, graven groef groeven graven, grijpen greep grepen grepen,
hangen hing hingen hangen, heffen hief hieven heven, helpen hielp hielpen holpen, hijsen hees hesen hesen, houden hield hielden houden,
houwen hieuw hieuwen houwen, jagen joeg joegen jaagd, kiezen koos kozen kozen, kijken keek keken keken, klimmen klom klommen klommen,
klinken klonk klonken klonken, knijpen kneep knepen knepen, komen kwam kwamen komen, kopen kocht kochten kocht, krijgen kreeg kregen kregen,
krimpen kromp krompen krompen, kruipen kroop kropen kropen, lachen lachte lachten lachen, laden laadde laadden laden, laten liet lieten laten,
lezen las lazen lezen, liegen loog logen logen, liggen lag lagen legen, lijden leed leden leden, lijken leek leken leken, lopen liep liepen lopen,
meten mat maten meten, mijden meed meden meden, nemen nam namen nomen, overlijden overleed overleden =overleden, prijzen prees prezen prezen,
raden raadde raadden raden, rijden reed reden reden, rijzen rees rezen rezen, roepen riep riepen roepen, ruiken rook roken roken,
scheiden scheidde scheidden scheiden, schelden schold scholden scholden, schenden schond schonden schonden, schenken schonk schonken schonken,
scheppen schiep schiepen schapen, scheren schoor schoren schoren, schieten schoot schoten schoten, schijnen scheen schenen schenen,
schrijden schreed schreden schreden, schrijven schreef schreven schreven, schrikken schrok schrokken schrokken, schuiven schoof schoven schoven,
slaan sloeg sloegen slagen, slapen sliep sliepen slapen, slijpen sleep slepen slepen, slijten sleet sleten sleten, sluipen sloop slopen slopen,
sluiten sloot sloten sloten, smelten smolt smolten smolten, smijten smeet smeten smeten, snijden sneed sneden sneden, snuiten snoot snoten snoten,
spijten speet speten speten, spinnen spon sponnen sponnen, splijten spleet spleten spleten, spreken sprak spraken sproken,
springen sprong sprongen sprongen, spruiten sproot sproten sproten, spuiten spoot spoten spoten, steken stak staken stoken,
stelen stal stalen stolen, sterven stierf stierven storven, stijgen steeg stegen stegen, stinken stonk stonken stonken, stoten stootte stootten stoten,
strijden streed streden streden, strijken streek streken streken, stuiven stoof stoven stoven, treden trad traden treden, treffen trof troffen troffen,
trekken trok trokken trokken, vallen viel vielen vallen, vangen ving vingen vangen, varen voer voeren varen, vechten vocht vochten vochten,
verdwijnen verdween verdwenen =verdwenen, vergeten vergat vergaten =vergeten, verliezen verloor verloren =verloren, vinden vond vonden vonden,
verslinden verslond verslonden =verslonden, vliegen vloog vlogen vlogen, vouwen vouwde vouwden vouwen, vragen vroeg vroegen vraagd,
vreten vrat vraten vreten, vriezen vroor vroren vroren, waaien woei woeien waaid, wassen waste wasten wassen, wegen woog wogen wogen,
werpen wierp wierpen worpen, werven wierf wierven worven, weten wist wisten weten, weven weefde weefden weven, wijken week weken weken,
wijten weet weten weten, wijzen wees wezen wezen, winden wond wonden wonden, winnen won wonnen wonnen, worden werd werden worden,
wreken wreekte wreekten wroken, wrijven wreef wreven wreven, wringen wrong wrongen wrongen, zeggen zei zeiden zegd, zenden zond zonden zonden,
zingen zong zongen zongen, zinken zonk zonken zonken, zinnen zon zonnen zonnen, zitten zat zaten zeten, zoeken zocht zochten zocht, zuigen zoog zogen zogen,
zuipen zoop zopen zopen, zwellen zwol zwollen zwollen, zwemmen zwom zwommen zwommen, zweren zwoer zwoeren zworen, zwerven zwierf zwierven zworven,
zwijgen zweeg zwegen zwegen, doen deed deden daan, gaan ging gingen gaan, staan stond stonden staan, zien zag zagen zien, hebben had hadden had,
kunnen kon konden kund, mogen mocht mochten mogen, moeten moest moesten moeten, willen wilde wilden wild, zullen zou zouden zuld, leggen legde legden legd,
verrijzen verrees verrezen =verrezen, verzwelgen verzwolg verzwolgen =verzwolgen, zijn was waren weest, verschijnen verscheen verschenen =verschenen
`

/** Other forms by infinitive, without prefix. */
export const irregularVerbs = `
zijn ben bent is was waren wees geweest
voeren
verbeteren verbeter verbetert verbeterd verbeterde verbeterden
verwijzen verwees verwezen
bewaren
hebben heb hebt heeft
doen doe doet doend doende
gaan ga gaat gaand gaande
staan sta staat staand staande
slaan slaat slaand slaande
zien zie ziet ziend ziende
kunnen kan kunt
mogen mag moogt
willen wil wilt wou wouden gewild
zullen zal zult
komen kom komt kome
weten weet
zeggen zegt zeg zei zeiden gezegd
worden word wordt
houden hou houdt
rijden rij rijdt
snijden snij
vinden vind vindt
`

/** Infinitives of weak verbs without prefix. */
export const weakVerbs = `
aaien aarden aarzelen achten ademen ageren amuseren antwoorden baden bakenen balen bannen baren baseren bedoelen begeleiden beledigen bellen
benadrukken benen benutten bepalen beschermen beschouwen bespoedigen betalen beven bladeren blaffen bloeden bloeien blozen blussen boeien boeken
boenen boeren bonken boren borstelen botsen bouwen branden breien brommen brouwen brullen bukken bungelen cirkelen citeren construeren creëren dalen
danken dansen dateren definiëren dekken delen delven deugen dienen dimmen dineren discussiëren dommelen dopen douchen doven draaien draven dreigen
drentelen dreunen drogen dromen drukken duiden duikelen dulden dumpen duren durven duwen dwalen dweilen ebben eigenen eindigen eisen enteren eren
ergeren erven evalueren evenaren falen feesten fietsen filmen filteren financieren flirten fokken folteren formeren fuiven gapen gebeuren
gebruiken geloven generen gidsen giechelen gissen glanzen glijen gloeien gluren gokken golven gooien gorgelen grazen grenzen griezelen grijnzen
grillen groeien groeten grommen gronden gunnen haasten haken hakken halen hameren handelen handhaven hanteren haperen happen harken haten hechten
heersen helen heten hijgen hikken hinderen hinken hoeden hoesten hoeven hollen honen hongeren hopen horen huilen huiveren huldigen hullen huppelen
huren huwen ijlen imiteren innen isoleren jammeren janken jatten jeuken joggen jubelen juichen kaarten kaken kalken kammen kampen kantelen kapen
kappen kauwen kennen keren ketenen keuren kibbelen kidnappen kiepen kietelen kijven kikkeren kissen kittelen klagen klappen klaren kleden kleuren
kleven klieren klikken klooien kloppen kloven klussen knabbelen knagen knallen knappen kneden knielen knikken knippen knoeien knopen knuffelen koelen
koken kolken kopiëren koppelen kosten krabben kraken krassen krenken kreunen krijsen krioelen kroezen kronen kruiden kruisen krullen kuchen kuieren
kussen kwaken kwakkelen kwebbelen kweken kwellen kwetsen kwijten lakken lanceren landen langen lassen laven leiden lekken lenen lenigen lepelen leren
lessen letten leunen leuren leven leveren lijmen lijnen likken lispelen locken loden loeren logeren lokken lonen loodsen lossen loten lozen luchten
luiden luieren lukken lusten maaien maken malen manen mangelen markeren martelen matigen melden melken menen mengen mennen merken metselen
mikken minderen minnen misbruiken missen mixen modderen moeien mokken mompelen monteren moorden mopperen morsen motregenen muiten naaien naderen
negeren neigen nestelen neuken neuriën niezen nodigen noemen nopen noteren oefenen offeren ogen oogsten oordelen openen opereren ordenen overnachten
overtuigen pakken parkeren parodiëren passen passeren pauzeren peilen peinzen pellen pennen persen pesten piekeren piepen pikken pinnen pissen
plaatsen plagen plakken plannen planten plassen plegen pleiten plengen plezieren ploegen ploffen plonzen plooien plukken poetsen pogen poken polijsten
porren poseren posten praten prediken prikken printen proberen proeven promoten puffen puilen punten quoteren raken rammelen rapen raspen ratelen
razen reageren reconstrueren redden regelen regenen regeren reiken reinigen reizen rekenen rekken remmen rennen reppen resteren richten riskeren
ritselen roddelen roeien roemen roeren roesten roken rollen ronden ronken rooien rotten roven ruilen ruimen ruisen rukken rusten ruziën sabelen
schaatsen schaden schaffen schakelen schalen schamen schatten schaven scheuren schikken schillen schimmelen schoffelen schommelen schoppen schorsen
schotelen schrappen schreeuwen schreien schrobben schroeven schudden schuilen schuimen schuren schutten serveren sissen sjouwen slachten slagen slepen
sleuren slikken slissen slopen slurpen smaken smeden smeken smeren smokkelen sneeuwen snellen snikken snoeien snoepen snorren snuiven snurken soeken
sommeren sorteren spannen sparen spatten spelden spelen spellen speuren spieden spiegelen spijbelen spitten splitsen spoeden spoelen spoken sponsoren
sporen spotten spreiden sproeien spuien spuwen staken stallen stammen stampen stapelen stappen staren starten stellen stemmen steunen stevenen sticken
stijven stikken stippelen stoeien stoken stollen stomen stoppen storen stormen storten stoven straffen stralen stranden strekken strelen stremmen
streven stroken stromen strompelen strooien struikelen studeren sturen stuwen sukkelen sussen tanken tarten tasten tekenen tekken tellen temmen
teren tergen testen tieren tikken tillen timmeren tintelen tippen tobben toetsen tonen tooien toosten trachten trainen trappelen trappen treuren
trillen troosten trouwen tuimelen tunen turen turnen twijfelen twisten uiten vagen varieren variëren vasten vatten vegen veilen veinzen vellen
verbazen verdedigen verdubbelen verenigen vergelijken vergroten verhogen verhuizen verkleinen verlagen verlengen vermoeden vernietigen veronderstellen
veroorzaken verplichten verrassen versterken vertalen vertegenwoordigen vervelen verven verzamelen vesten vestigen vieren vijlen villen vissen vlammen
vlechten vleien vlotten vluchten voeden voegen voelen voeren voetballen volgen volharden vonken vorderen vorken vormen vorsen vrezen vrijen vullen
waarschuwen wachten wagen waggelen waken walgen wandelen wanen wankelen wantrouwen wapenen wapperen warmen warren wateren wedden weiden weigeren weken
wekken wellen welven wemelen wenden wenken wennen wensen wentelen weren werken wezen wiegen wijden wijdigen wikkelen wikken winkelen wippen wisselen
wissen woelen wonen worstelen wortelen wroeten wuiven wurgen zagen zakken zalven zegenen zegevieren zeilen zemelen zetten zeuren zieken ziften zoemen
zoenen zoeven zonderen zorgen zouten zuchten zuiveren zwaaien zwaluwen zwengelen zwepen zweten zweven zwichten zwoegen
aanvaarden beïnvloeden breiden doden korten verbeteren voeren bekronen bemannen beseffen besteden bevrijden bereiden blikken dammen evolueren devalueren focussen finishen herinneren huisvesten kenmerken kenschetsen laaien linken monden ontvreemden ontpoppen omringen
putten schilderen scoren situeren slingeren sneuvelen stichten trommelen vaardigen veranderen verankeren verbreden verdienen vergen vergezellen vergissen verkrachten verlichten vernieuwen verontreinigen veroordelen
veroveren verouderen vertakken vervroegen vervoeren verwoesten verzwakken downloaden inloggen racen skaten discussiëren expanderen verbazen verkorten verharden
`

/** Nouns whose plural has a long vowel or another vowel: singular and plural. */
export const irregularNouns = `
dag dagen, weg wegen, dak daken, bad baden, gat gaten, glas glazen, graf graven, pad paden, vat vaten, slag slagen, blad bladen bladeren, spel spelletje spelletjes,
god goden, lot loten, oorlog oorlogen, gebed gebeden, gebrek gebreken, verdrag verdragen, lid leden, smid smeden, schip schepen, stad steden, schot schoten,
slot sloten, bevel bevelen, staf staven, hof hoven, hol holen, gen genen, tred treden, hertog hertogen, kind kinderen, ei eieren, lied liederen,
goed goederen, volk volkeren volken, kalf kalveren, lam lammeren, rad raderen, gemoed gemoederen, been beenderen benen, rund runderen, hoen hoenderen, gelid gelederen,
koe koeien, vlo vlooien, museum musea museums, centrum centra centrums, datum data datums, medium media, gymnasium gymnasia, stadium stadia, criterium criteria,
technicus technici, politicus politici, musicus musici, criticus critici, academicus academici, catalogus catalogi, historicus historici, chemicus chemici, medicus medici,
zee zeeën, idee ideeën, knie knieën, melodie melodieën, industrie industrieën, categorie categorieën, theorie theorieën, kopie kopieën, epidemie epidemieën,
allergie allergieën, strategie strategieën, galerij galerijen, school scholen, verlof verloven, verblijf verblijven, bedrijf bedrijven, oog ogen, gebod geboden, verbod verboden,
bisschop bisschoppen, reis reizen, huis huizen, muis muizen, prijs prijzen, paleis paleizen, aandeel aandelen, onderdeel onderdelen, man mannen mannetje, vrouw vrouwen,
mens mensen, meisje meisjes, gebouw gebouwen, seizoen seizoenen, teken teken tekens, wonder wonderen, wapen wapen wapens,
land landen, artikel artikelen artikels, middel middelen, regel regels regelen, handel handels, model modellen, hotel hotels, titel titels titelen, engel engelen engels,
appel appels appelen, vogel vogels, nagel nagels, sleutel sleutels, tafel tafels, winkel winkels, bron bronnen, moeder moeders, vader vaders, dochter dochters, zoon zonen zoons,
broer broers broeders, oom ooms, leraar leraren leraars, ambtenaar ambtenaren, eigenaar eigenaren eigenaars, kunstenaar kunstenaars kunstenaren, handelaar handelaren handelaars,
bestuurder bestuurders, bank banken, sprookje sprookjes, koekje koekjes, beetje beetjes, broodje broodjes, toetje toetjes, kaartje kaartjes, eten, keuken keuken keukens,
deken deken dekens, kussen kussens, laken laken lakens, haven haven havens, wagen wagen wagens, toren toren torens, baken bakens, regen, molen molen molens, ziekenhuis ziekenhuizen,
examen examens, oever oevers, spel spelletje spelletjes, stem stemmen, schoen schoen schoenen, glas glaasje glaasjes, dorp dorpen, kok koks, kilometer kilometers, meter meters,
probleem probleem problemen probleempje probleempjes, kasteel kastelen, juweel juwelen, paneel panelen, fenomeen fenomenen, piloot piloten, sector sectoren, motor motoren, factor factoren, senator senatoren, reactor reactoren,
doctor doctoren, professor professoren, congres congressen, proces processen, succes successen
`

/** Irregular words by base. */
export const irregularWords = `
geschenk geschenken
geweer geweren
gebaar gebaren
kenmerk kenmerken
herberg herbergen
vier
reden redenen
geslacht geslachten
engels engelse
gebeuren gebeurd
kwijt
seconde seconden
voldoende
ziekte ziekten ziektes
schroef schroeven
vork vorken
berg bergen
uitstap uitstappen
gids gidsen
reiziger reizigers
gerust geruste
geschikt geschikte
vermoeid vermoeide
gepast gepaste
versleten
beleefd beleefde
verkouden
gehandicapt gehandicapte
gevarieerd gevarieerde
overdreven
betrokken
strand stranden
loon lonen
spel spellen
ploeg ploegen
gastheer gastheren
afspraak afspraken
wachten wacht
kosten kost kostte kostten gekost
goedemorgen
goed goede goeds beter betere beste best goeie
veel vele velen
graag liever liefst
dichtbij dichterbij
algemeen algemene
laat late later latere laatst laatste laatsten
ver verre verder verdere verst verste
na nader nadere
vroeg vroege vroeger vroegere vroegste vroegst
hoog hoge hoger hogere hoogst hoogste
grof grove grover grovere grofst
bijzonder bijzondere
ander andere anderen anders
eerst eerste
oud oude ouder oudere oudst oudste ouwe
links linkse
rechts rechtse
speciaal speciale
sociaal sociale
officieel officiële
financieel financiële
reeks reeksen
leger legers legertje
haven havens
nieuw nieuwe nieuwer nieuwere nieuwst nieuwste
blauw blauwe
rauw rauwe
lauw lauwe
trouw trouwe
grauw grauwe
moe moeë moeie
taboe taboes
foto foto's
mail mails mailtje mailtjes
email emails
check-in check-ins
game games
fan fans
auto auto's autootje autootjes
kennis kennissen
gegevens
jongen jongens jongetje jongetjes
hoofdstad hoofdsteden
ontbijt ontbijten ontbijtje ontbijtjes
douche douches
vlucht vluchten
pakket pakketten pakketje pakketjes
arts artsen
friet frieten frietje frietjes
uur uren uurtje uurtjes
adres adressen adresje adresjes
proces processen
succes successen
congres congressen
advies adviezen
antwoord antwoorden
toetsenbord toetsenborden
onderwerp onderwerpen
speler spelers
fiets fietsen fietsje
koek koeken koekje koekjes
cocktail cocktails
parfum parfums
tram trams
ui uien uitje uitjes
keten ketens
lepel lepels lepeltje
extreem extreme extremer
waard
heel hele
genieten geniet genoot genoten
ergeren ergert ergerde geërgerd
overtuigen overtuigd overtuigde
installeren geïnstalleerd
vergelijken vergeleek vergeleken
gewond gewonde gewonden
service services
geschiedenis geschiedenissen
geheel gehele
trap trappen trapje trapjes
`

/** Adjectives without a suffix that tells them, for comparatives. */
export const adjectives = `
arm bang belangrijk beroemd bleek blij blind blond boos breed bruin compleet complex concreet correct diep dik direct dom donker dood doof berucht bevoegd befaamd vermaard verliefd ingewikkeld omstreden genaamd verwant bevriend verkeerd beroemd bestemd uitgebreid bewust
verschillend voortdurend overwegend schitterend ontzettend uitstekend omliggend onvoldoende vooraanstaand onderstaand bovenstaand
droog druk dun duur echt efficiënt erg exact extreem fel fijn fit flexibel fraai fris gek geliefd gericht gewoon gezond glad goedkoop grijs
groen groot hard hecht heet helder hip hol hoog immens intens jong juist kalm klaar klein knap koel kort kou koud kwaad laag laf lang leeg
lekker leuk licht los lui luid luxe mager mild modern mooi nat nauw net netjes nodig open oprecht oranje paars precies puur raar rauw recht
rein rijk rijp rond rood rot ruim ruw saai scheef scherp schoon schril simpel slank slap slecht slim smal snel soepel somber spannend sterk
stijf stil stoer stom strak streng strikt taai tam teder teer traag triest troebel trots trouw vaag vaak vast verlegen vers vet vies vlak
vlot vreemd vrij vroom vuil waar wakker warm week wijd wijs wild wit wreed zacht zeker ziek zoet zuiver zuur zwaar zwak zwart
`

/** Nouns in -e, also as last part of a compound. Their plural is in -n or -s. */
export const baseNouns = `
aangifte aanname achterzijde affaire afgevaardigde afname ambulance anekdote armoede attitude bacterie bediende begeerte behoefte belofte bestseller
bijdrage bladzijde breedte bronze campagne carrière categorie centrale champagne controle crisis database deelname diepte documentaire douane douche
drukte duizend elektrode ellende enquête ensemble enthousiasme episode etappe expertise finale formule fraude gebergte geboorte gedaante gedachte
gedeelte gehalte geliefde gemeente genade genocide gestalte gesteente gevaarte gevangene gewoonte gezegde groente groeve grootte hardware hectare
homepage hoogte horloge hypothese impasse inname interesse interface intrede kalmte kazerne klasse kwestie laagte leegte leemte lengte lerares liefde
machine mascotte medaille melodie menigte methode moeite moskee naïeve novelle oorkonde opgave opname oppervlakte overgave overname periode piramide
plaque politie portefeuille premie première prestige principe prototype reclame regime reserve rotonde ruimte schaamte schaarste schade schande
service smartphone software solfège sprake sterkte stilte synode theorie toelage toename transe tribune uitgave uitgifte update vacature verdachte
vitamine vitesse vlakte volgorde volume voorliefde voorwaarde voorzijde vreugde waarde warmte website weduwe weelde weergave werkwijze woestijn ziekte
zienswijze zwaarte zwakte
module silicone accessoire rente
`

/** Words that look like a form of another word. Those in -e have a plural in -n or -s. */
export const baseWords = `
kwarts schaars roze rome server degen onderwijzer vertaler investeerder media drugs fonds suite aids alpen andes cannes tip tank knuffel stapel dam cirkel trommel luier raap hark behang dweil boei evenaar droogte heks rebels effen
aarde bede bende bode boete cake code curve dame date dikte einde elite fase file film frame game garde gave genre gilde halte hitte hoeve hulde hype
joule kade keuze kilte koude kudde kunde lente leuze linie luxe mate mode mythe oase ode orde pauze piste rede ritme roede ronde route rune ruzie
ruïne saga scene scène sekte serie side site sonde tante tarwe tombe trade urine vete vrede weide wijze winde woede zege zijde zonde zone google apple
live online offline youtube iphone made omwille terzijde naarmate halverwege alsmede type college klasse meisje voetbal basis derde vierde vijfde
zesde zevende achtste negende tiende elfde twaalfde twintigste bovenste onderste middelste binnenste buitenste achterste voorste voornaamste uiterste
overste zelfde hetzelfde diezelfde eenzelfde beide halve schilder zangeres deelstaat oekraïens omvang aanpak atmosfeer achtervolging navolging voorsprong gevel tribune mede excuses kleren single gedoe
noorden zuiden oosten westen noordoosten noordwesten zuidoosten zuidwesten midden verleden heden morgen vanmorgen overmorgen vertrouwen vermogen geheugen varken leugen examen optreden huishouden inkomsten
medeleven medelijden misverstand tevreden ontevreden gouden houten zilveren koperen ijzeren stalen katoenen wollen eigen binnen buiten boven tussen tegen beneden negen zeven christen heiden welzijn bestaan bezwaren
middeleeuwen omstreken lente terrein ravijn gulden volgens wetens hersenen mazelen feestdagen

gratis grens koers korps vlees verlies kruis kermis walvis precies advies kist muts schuim koorts spits gans divers jaloers versus nieuws kaas reeds iets niets slechts zelfs sinds tijdens langs deels grotendeels
fors jus bijles parcours schors kompas terras matras harnas atlas canvas moeras brits groots dwars beurs pers vers loods gids rots plots toets soms mars links rechts trots bits trends pols hals frans deens iets
excuus abces sjaals kans prins prinses zes zeus jezus james thomas charles dennis marcus lewis davis frits texas christus

rechter zender kalender klassieker gender aanklager verwijder bijbel meneer diner dollar herder kelder wonder donder honger kikker modder offer handel titel koppel stempel sukkel winter zomer leider minister wijzer
kamer broeder ouder speler boter meester poeder schouder vlinder venster leder ladder lijder zuster jager veer
chauffeur vakantiepark zeker keizer dochter

londen groningen noorwegen denemarken nijmegen leeuwarden eindhoven leuven mechelen wageningen vlissingen scheveningen keulen münchen dresden bremen athene zwolle enschede deventer drenthe twente filipijnen litouwen
kopenhagen vlaanderen antwerpen assen emmen zutphen heerlen drachten hoogeveen oostende europe bretagne provence almere gelderland zweden polen spanje saksen beieren thüringen marokko jemen kameroen niger
suriname singapore zimbabwe wenen genève oekraïne
rits jammer schimmel afvoer
scheidsrechter race zout been regen
`

/** Forms that are nouns or adjectives more often than forms of verbs. */
export const nounsLikeVerbs = `
maan omgeving aandeel aanleg aanval aanvallen afval antwoord antwoorden bad bedrag bedragen bedrijf begin bekend bekende belang belangen beleid bepaald
bepaalde bereik beroep besluit bestand bestuur bewijs bezit bezoek boek boeken bouw brand dank dans deel delen eis eisen feest fiets fietsen
film gebied gebieden gebouw gebruik gedachte geld gelijk gelijke geluid geluiden geluk genoot geval gevallen gevoel gevolg gevolgen gezin
gezinnen grens grenzen groei groet grond haat hoop huur indruk inhoud inzet kaart kaarten kamp kap keer kleur kleuren kok koken koop kost
kosten kroon kus lach lagen land last leer les lessen lijk lijn lijnen loon loop lucht lust maand maanden maten melk merk
merken moord namen natuur onderdeel onderwijs onderzoek oog oordelen overleg pak pen pers plaat plaats plaatsen plan plannen post praat
prijs punt punten raad reden regel reis rem rol rook ruil rust schaal schade schouder slaap smaak smaken sneeuw spel spiegel spoor sporen
sprong staart stap start stem steun storm straal straf streek streken stroom stukken taal test toets toeval toon trap trek twijfel uitleg
uitvoer val vat vel verband verblijf verdriet verf verhaal verhalen verkeer verlies verloop vermogen verschil verschillen verstand vertrek
vertrouwen vervoer verzet verzoek vest vis vissen vlam vlieg vlucht voer volgend volgende voordeel voordelen voorstel vorm vormen vorst
vraag vrees wacht wagen wandel water weer weken wens wensen werk wijk wijken wil wind winkel wond zak zakken ziekte zin zinnen zon zorg
zorgen zucht
aandacht achtergrond achtergronden acht baan bal band barst beroep bericht berichten bevel beval bewind bezwaar bijl bind bloed boer bot brul droogte droom dek deug duik duim eer erf fluit gaap gehoor geweld gevaar geloof gebied gebieden
gids glans gok golf greep grap grijns herstel hoed hoef hap hak honger hut inval jacht jeuk kalk kalm kam kas keel kies kin kist klap klacht klier klok kloof klus knal knie knik knip knoop kol kolk krab kras kruid kruis kruik kruip kus kust kwaak
kwast lak last lasten leed lid lik lijm lip lock loods lont lood lot maal matig mix modder mond muit muis muts mis naad nadruk neut oogst onthaal ontwerp opvang orkest ontslag overlast overzicht park pas pest pijn pik pin pis plas ploeg
plezier plof plooi pluk pook publiek print proef puf puist raam ras rasp rek riem rij rijst roem roer roest roof rots ruzie schaaf schat schatten schaats scherm schil school schors schot schroef schuim schuur scheur slag slang slik slot snoep
snor snot spat speld span spier spijt spook spot spui spalk staal stad stam stammen stank steek stel stelsel stijl stik stof stol stoot stoom stop strand strik strook strijd struik stuur stut tast tik til tocht toevlucht top tred treden troost twist uitstoot
vaart vang verbond verband verbanden verdrag verkoop vermoed verplicht verval verraad vervolg vervoer verloof veil vest vijl vis vlam vlecht vlek vloed voetbal vonk vork vouw vuil vul wand wang web wel weg wesp wieg wiel wip wol wond woord worp wraak wreek wurm zaag
zaken zalf zeil zet zijde zit zoen zoek zoom zweep zweer zweet zwaluw toorn publieke raak gemeen gereed afscheid bereid besef bekend benieuwd bevel stichting verwant bevoegd befaamd berucht vermaard verliefd volstrekt
uiterlijk uiterlijke openbaar openbare verscheidene gemiddeld gemiddelde
berg mist plant wortel hoest filter hamer boor
`

/** Lemmas whose ends the rules would cut or change (see `withWholeLemmas`). */
export const wholeLemmas = `
+s aardga alledaag applau badja canadee contraba dierenart flit gip huisart inheem kinderart napel netvlie
obesita oogart oppa pensioenfond regenja schaliega schoonouder servie stropda studiebeur tapa triceratop tweedehand vakbeur veeart vietnamee
wisselkoer
+e algoritm ampèr anim atheïsm beig blous cruis crypt crèch crèm franchis hindoeïsm hospic hous hubbl hygiën lasagn lettertyp marg middellands migrain
ongediert ooggetuig opensourc parttim sarcasm shuttl siren sprit tatoeag wanord zonnebrandcrèm
+en aambei aankondig aanmoedig afkick bohem boogschiet broed caraïb evacuer gedij heroverweg incheck kuik langlauf omsingel ondermijn oordel
opvrolijk recycl rilling röntg seizoensgebond shenzh studiepunt toelicht uitcheck vereenvoudig vulp wied zaai zeevrucht zelfvertrouw
+er datacent klokkenluid ontdekkingsreizig radiozend reig steig stofzuig televisiezend
+es aristotel expr hercul memoir muziekl scheerm
ur+re azu gravu manicu pedicu
ag+ge arbitra camoufla etala
`
