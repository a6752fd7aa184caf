/** Swedish words whose forms do not follow from their endings. */

/** Strong verbs without prefix: infinitive, past, supine. */
export const strongVerbs = `
be bad bett, binda band bundit, bita bet bitit, bjuda bjöd bjudit, bli blev blivit, brinna brann brunnit, brista brast brustit, bryta bröt brutit,
bära bar burit, dra drog dragit, draga drog dragit, dricka drack druckit, driva drev drivit, duga dög dugt, dyka dök dykt, dö dog dött,
falla föll fallit, fara for farit, finna fann funnit, flyga flög flugit, flyta flöt flutit, frysa frös frusit, få fick fått, försvinna försvann försvunnit,
ge gav gett, giva gav givit, gjuta göt gjutit, glida gled glidit, gnida gned gnidit, gripa grep gripit, gråta grät gråtit, gå gick gått, hinna hann hunnit,
hugga högg huggit, hålla höll hållit, kliva klev klivit, klyva klöv kluvit, knyta knöt knutit, komma kom kommit, krypa kröp krupit, le log lett, lida led lidit,
ligga låg legat, ljuda ljöd ljudit, ljuga ljög ljugit, låta lät låtit, niga neg nigit, njuta njöt njutit, nysa nös nyst, pipa pep pipit, rida red ridit, rinna rann runnit, riva rev rivit,
ryta röt rutit, se såg sett, simma sam simmat, sitta satt suttit, sjuda sjöd sjudit, sjunga sjöng sjungit, sjunka sjönk sjunkit, skina sken skinit, skjuta sköt skjutit, skjuva sköv skjuvit, skrida skred skridit,
skrika skrek skrikit, skriva skrev skrivit, skryta skröt skrutit, skära skar skurit, slippa slapp sluppit, slita slet slitit, sluta slöt slutit, slå slog slagit, slåss slogs slagits, smita smet smitit,
smyga smög smugit, snyta snöt snutit, sova sov sovit, spinna spann spunnit, spricka sprack spruckit, sprida spred spridit, springa sprang sprungit, sticka stack stuckit,
stiga steg stigit, stinka stank stunkit, stjäla stal stulit, strida stred stridit, stryka strök strukit, strypa ströp strypt, stå stod stått, suga sög sugit, supa söp supit, svida sved svidit, svika svek svikit, svälta svalt svultit,
svära svor svurit, ta tog tagit, taga tog tagit, tiga teg tigit, tjuta tjöt tjutit, tvinga tvang tvungit, vara var varit, vika vek vikit, vina ven vinit, vinna vann vunnit, vrida vred vridit, växa växte vuxit, äta åt ätit,
betyda betydde betytt, förgäta förgat förgätit, erfara erfor erfarit, rida red ridit
`

/** Other irregular forms by infinitive, without prefix. */
export const irregularVerbs = `
vara är vore
tillåta tillåter tillåt tillät tillåtit tillåts tilläts tillåtet tillåten tillåtna
förlåta förlåter förlåt förlät förlåtit
umgås umgicks umgåtts
låtsas låtsades låtsats
andas andades andats
synas syns syntes synts
skämmas skäms skämdes
färdas färdades färdats
begära begär begärde begärt
skydda skyddar skyddade skyddat skyddad skyddas
ha har hade haft hav havande
kunna kan kunde kunnat
vilja vill ville velat
veta vet visste vetat
böra bör borde bort
måste måst
göra gör gjorde gjort gjord gjorda görs gjordes gjorts görande
säga säger sa sade sagt sagd sagda sägs sades sagts säg
lägga lägger la lade lagt lagd lagda läggs lades lagts lägg
sätta sätter satte satt satta sätts sattes satts sätt
bringa bringar bragte bragt bragd
leva lever levde levt levat levd levda levs levdes
stödja stöder stödde stött stödd stödda stöds stöddes stödjer
skilja skiljer skilde skilt skild skilda skiljs skildes skilts
svälja sväljer svalde svalt svald svalda
sälja säljer sålde sålt såld sålda säljs såldes sålts sälj
välja väljer valde valt vald valda väljs valdes valts välj
vänja vänjer vande vant vand vanda
tämja tämjer tämde tämt tämd
dölja döljer dolde dolt dold dolda döljs doldes dolts
följa följer följde följt följd följda följs följdes följts följ
glädja gläder glädjer gladde glatt glädjs
töja töjer töjde töjt
skola ska skall skulle
tycka tycks tycktes tyckts
hända händer hände hänt
dväljas dväljs
smörja smörjer smorde smort smord smorda
spörja spörjer sporde sport
städja städjer
välta välte vält
heta heter hette hetat
ge ger gives given givet givna ges gavs givits getts
dra drar dras drogs dragits dragen draget dragna
ta tar tas togs tagits tagen taget tagna
bli blir bliv
få får fås
gå går gås gången gånget gångna
se ser ses sågs setts sedd sedda
le ler
dö dör döende
be ber bes bads bedd bedda
stå står stås ståtts
slå slår slås slogs slagits slagen slaget slagna
förstå förstår förstås förstod förstods förstått förstådd förstådda
komma kommer kommen kommet komna
hålla håller hålls hölls hållits
falla faller
låta låter låts
ligga ligger
sitta sitter
bära bär bärs
skära skär skärs
stjäla stjäl stjäls
svära svär
fara far
lära lär lärs lärde lärt lärd lärda
köra kör körs körde kört körd körda körts
höra hör hörs hörde hört hörd hörda hörts
röra rör rörs rörde rört rörd rörda rörts
föra för förs förde fört förd förda förts
styra styr styrs styrde styrt styrd styrda
hyra hyr hyrs hyrde hyrt hyrd hyrda
tåla tål tålde tålt
mala mal malde malt mald malda
tära tär tärde tärt
störa stör störs störde stört störd störda
smöra
minnas minns mindes mints
finnas finns fanns funnits finnes
lyckas lyckades lyckats
hoppas hoppades hoppats
trivas trivs trivdes trivts
trängas trängs trängdes
anas
`

/** Infinitives of verbs with past in -de or -te, without prefix: the second conjugation. */
export const secondConjugation = `
råda tyda rycka drömma lyda begynna dränka kyssa skrämma hysa ösa glöda breda bereda utreda antyda stänka anstränga blänga upplösa uppföra uttrycka behöva begära bekräfta berömma betyga bleka blygas blända blänka blåsa bränna bygga byta böja dröja dämpa döma fela fräsa fylla fälla fästa förtjäna
gissa glömma gräva gynna gälla göda gömma hjälpa hyvla hälsa hämma hänga härda höja hölja jaga jämföra jäsa klippa klämma knäcka knäppa krympa kräva
känna köpa leda leka lossa lyfta lysa läka lämna läsa låna låsa löpa lösa medge minska mista myra mysa myspysa märka mäta mörda möta nypa nämna näpsa
peka påminna resa ringa rymma rysa räcka ränna röja röka rösta sjösätta skjutsa skymma skämma skända skänka skölja sköta släcka slänga släppa släta
smeka smälla smälta snoppa snåla spela spisa spränga sprätta språka spänna stjälpa sträcka sträva stupa ställa stämma stänga stärka stöpa stöta svepa
svälla svänga sväva sy syfta synas sända sänka söka sörja tala tappa tillåta tolka trycka tryta träda träffa tränga tröska tvätta tycka täcka tända
tänja tänka täppa tömma utvidga vinka visa väcka väga vända värma väta väva växla yppa äga ägna älta ändra åka öka
`

/** Infinitives of the first conjugation in -a, -ar, -ade, without prefix. */
export const firstConjugation = `
öka minska råka syfta ägna påpeka syssla hävda tvinga hälsa peka träffa inträffa beträffa avslöja bekräfta tolka slösa fastna krossa klandra förespråka ogilla tilltala tappa skymta fullborda avkunna bedyra
berättiga beröva bevara bevilja blekna famla gillra grumla härda länka myllra muttra tillbringa skydda anklaga avsluta belöna chocka klaga tvätta bromsa kolla surfa googla mejla ladda logga testa uppdatera
aga agera akta alstra amma ana anlända anmäla ansa ansträng anstränga antyda arbeta avrunda backa bada baka bana banka banta basa begrava begränsa
behaga bekanta bemanna beordra bereda berika betala betona betrakta bilda blanda blandas blinka blomma blotta blunda boka borda borra borsta bosätta
bota boxa broa brottas bruka brumma brusa brygga bråda bråka bubbla buga bulla bunta busa byka bädda bärga bäva bölja börja chatta checka cirka cykla
dala damma dansa dela delta designa diska dofta drabba dregla drunkna dränka drömma dugga duka dundra dunka duscha dusta dyrka döpa döva eka elda ena
erövra exploderar fajtas falska fasa fasta fatta fattas feja festa fika filma fira firas fiska fixa fladdra flagga flamma flina flirta flytta flämta
fläta flåsa fnissa foga forma forska frakta framhäva fresta frukta fråga funka fuska färdas färga fånga föda förbanna fördjupa fördubbla fördärva
föredra förena förenkla föreslå förknippa förkorta förlama förlora förlänga förmoda förnya förolämpa förorena försaka försena försköna försvaga
försämra förtulla förtydliga förvalta förvandla förverkliga förvirra förvärra förvärva förvåna förädla förära förödmjuka föröka gagna gapa gassa gasta
gestalta gilla gitta glittra gnaga gnissla gnola gnälla golva gottgöra grabba granska greja grilla grina grubbla grunda grymta gråla gråna gulna gunga
gurgla gympa gäspa habla hacka haja hala halka halta hamna hamra handla harkla harmas hasa hata hedra heja hejda hela helga herreskas hetsa hetta
hicka hindra hisna hissa hitta hoppa hosta hota huka humma hungra hurra huttra hyckla hylla häckla hädda hägra häkta hälla hämnas hämta härma härska
hölla iaktta idka inreda intervjua intyga jama jobba jogga jubla jula jämna jämra kalla kamma kapa kasta kika kittla kladda klaga klappa klara klarna
klassa klia klicka klinga klistra klona klottra klättra knacka knaka knappa knarka knarra knoppas knuffa knulla koda koka kolla kontakta koppla korsa
kosta krama krascha kratta kriga krocka krydda kryssa kräkas kräla kränka kråma krångla kröka kröna kula kunskapa kura kvala kvarstå kvitta kväva
kvävas kyla kyssa kämpa känneteckna kärna kånka köa lacka ladda laga lagra lakas landa lappa lasta ledsna leja leta likna lina linda lira lita livnära
ljusna locka logga lossna lotsa lova lugna lukta luncha lura luta lycka lyda lyssna läcka lämna lämpa längta lätta löda löna maila maka mana mata
matcha medla mejla mena mildra missa mobba morra mota motstå muckas mumla mura muta myndigförklara mäkla mäkta måla mångdubbla mörkna nagga nagla
nalla narra neka nicka nolla nysta nyttja nära närma närvara nöja oja oka omfamna ordna orka oroa orsaka packa pallra panta para passa pausa peta pika
pilla pina pissa plaska plikta plocka plugga plundra plåga plöja posta prata predika pricka prisa processa promota prova pruta prägla pröva puffa
pumpa pussa pussla pusta putsa pyssla påstå rada raka ramla ramma randa rapa rasa rasta redogöra redovisa regna reka rena rengöra reta rikta ringla
rippa rista rita roa ropa rosta rota rubba rufsa rulla runka rusa rusta ruttna rycka ryka räfsa räkna rämna ränta rätta sakna saluföra samla satsa
segla segra sela sikta sina sjabbla skada skaffa skaka skala skalda skanna skapa skatta skava skena skicka skilda skildra skipa skissa skoa skoja
skona skotta skramla skrapa skratta skrota skrubba skruva skrynkla skrämma skugga skulla skura skvallra skvätta skydda skylla skylta skynda skälla
skämta skärpa skåda skåla slafsa slakta slamra slappna slarva slava slicka slingra slinka slipa slockna slopa slumra slunga sluta smaka smattra smida
sminka smitta smula smussla smutsa snacka snarka snatta snegla snickra sniffa snoka snorkla snubbla snurra snusa snyfta snöa sona sopa spana spara
sparka spegla spetsa spika spilla splittra spola sponsra spotta spraka spraya spreja spruta spåra stadga stamma stampa stanna stapla starta stava
stega steka stelna stifta stirra stocka stoppa storma straffa stranda strejka strimla strosa strula strunta stråla ströva studsa studza stuva stycka
styrka städa störta sucka sudda supporta surfa surra svalka svalna svara svarva svetsa svettas svimma svischa svullna syna synda säkra sälla särskilja
såga sånga såra söndra sörpla tacka tagga tampas tanka tavla teckna testa tigga tillämpa timra tina tippa titta tjafsa tjata tjusa tjäna toppa torka
trampa traska trassla trava trilla trimma trolla tromma trona tropa trotsa trumma träna träta tråda tråka tröga trösta tröttna tugga tumla turas tveka
tvista tvivla tystna tävla tåga töa töra undra uppfostra uppmuntra uppmärksamma upprepa urarta urholka ursäkta utplåna utreda vada vagga vaka vakna
vakta valla vandra varna vattna vaxa veckla vela verka verkställa vidga vifta viga vila villkora vinkla virka viska vispa vissla vissna vistas vittna
vlogga vräka vråla vurma vurpa vädra vägra välkomna vänta väntas värdesätta värka värna våga vålla vårda yla yra yrka yttra älska ändra ängsla ärva
äventyra åldras åstadkomma åtgärda ödelägga ödsla önska öppna ösa öva överge övernatta överraska övertyga
`

/** Verbs in another vowel than a: infinitives of the third conjugation. */
export const thirdConjugation = `
bo bry gro klä må nå ro sno sky sy spå strö tro ty fly flå så avsky bero bebo uppnå spy gno glo klå te förse anförtro betro
`

/** Nouns whose plural has another vowel or no ending that tells, by their last part: base and forms without article and genitive. */
export const irregularNouns = `
man män männen männens, hand händer, land länder, bok böcker, fot fötter, rot rötter, natt nätter, tand tänder, stad städer stan, strand stränder, gås gäss, mus möss, lus löss,
bror bröder broder, dotter döttrar, mor mödrar moder, far fäder fader, son söner, ledamot ledamöter, and änder, stång stänger, tång tänger, bonde bönder, brand bränder, rand ränder,
bokstav bokstäver, vän vänner, spån spånor, öga ögon, öra öron, museum museer museet, centrum centra, barn barnen, verkstad verkstäder, bot böter, nöt nötter, rått råttor,
huvud huvuden huvudet, faktum fakta, datum datumet, medium medier, laboratorium laboratorier, kriterium kriterier, stadium stadier, ministerium ministerier, studium studier,
evangelium evangelier, gymnasium gymnasier, akvarium akvarier, territorium territorier, ting tingen, nyckel nycklar, himmel himlar himlen himmelen, sommar somrar sommaren, afton aftnar,
morgon morgnar morgonen, djävul djävlar, fröken fröknar, öken öknar öknen, socken socknar, mun munnar, gammal gamla, kapten kaptener, träd träden, knä knän knät knäna, bi bin, bo bon, spö spön, strå strån,
syskon syskonen, möte möten, ställe ställen, yrke yrken, rike riken, ansikte ansikten, tillfälle tillfällen, ämne ämnen, minne minnen, område områden, hjärta hjärtan, land landet, ägg äggen, arbete arbeten,
väg vägar, sak saker, fråga frågor, sida sidor, kvinna kvinnor, ort orter, ord orden, år åren, hus husen, djur djuren, språk språken, fel felen, problem problemen, land länderna
`

/** Nouns with forms that look like those of a verb or of another noun. */
export const nounsBeforeVerbs = `
sätt sättet sätten, drag draget dragen, tand tanden tänderna,
dröm drömmen drömmar drömmarna, syn synen, följd följden följder, besvär besväret besvären, spår spåret spåren, fart farten farter, gråt gråten, höjd höjden höjder, sport sporten sporter, lån lånet lånen,
förlust förlusten förluster, fett fettet, damm dammet, stig stigen stigar,  historia historien historier historierna,
kläder kläderna, vy vyn vyer, kollega kollegan kolleger kollegor, lokal lokalen lokaler, kommentar kommentaren kommentarer kommentarerna, ansvar ansvaret, allvar allvaret, basar basaren basarer, dollar dollarn, trottoar trottoaren,
schema schemat scheman, gubbe gubben gubbar gubbarna, timme timmen timmar timmarna, tillvaro tillvaron, jojo jojon, ceremoni ceremonin, mamma mamman mammor, pappa pappan pappor, yta ytan ytor, ära äran, firma firman firmor, dimma dimman,
son sonen, stjärna stjärnan stjärnor, krona kronan kronor, hjärna hjärnan hjärnor, sko skon skor skorna, ö ön öar öarna, glasögon glasögonen, uppror upproret, klubb klubben klubbar, grabb grabben grabbar grabbarna,
byxor byxorna, inbrott inbrottet, idrott idrotten, förband förbandet, förbund förbundet förbunden, förslag förslaget, samband sambandet, undantag undantaget undantagen, framsteg framstegen, slutsats, hav havet haven,
tysk tysken tyskar tyskarna, jude juden judar judarna, medborgare medborgarna, ägare ägaren ägarna, läsare läsaren läsarna, jägare jägaren jägarna, polare polaren, passagerare passagerarna, arbetsgivare, rådgivare,
slav slaven slavar, påve påven, migrant migranten migranter, påse påsen påsar, anmälan anmälan anmälningar, inbjudan inbjudningar, förväntan förväntningar, fabrik fabriken fabriker, rubrik rubriken rubriker,
relik reliken reliker, politiker politikern politikerna, musiker, tunnel tunneln tunnlar, dam damen damer, bön bönen böner, böna bönan bönor, skydd skyddet, lön lönen löner lönerna, tak taket taken, tal talet, spel spelet spelen, lag
`

/** Nouns that are often the last part of a compound. */
export const nounHeads = `
gång gången gånger gångar gångarna gångerna, beslut beslutet besluten, slag slaget, fall fallet, band bandet banden, brott brottet brotten, läge läget lägen, linje linjen linjer linjerna,
studie studien studier studierna, serie serien serier serierna, skola skolan skolor, svar svaret svaren, syn synen, klubb klubben klubbar
`

/** Neuter nouns in -e. */
export const neutersInE = `
läge rykte nöje missnöje missöde biträde inträde uppehälle syfte tillträde utrymme samvete omdöme stycke flöde bränsle äpple utbyte förtroende beteende utseende ärende avseende påstående inflytande meddelande betänkande erbjudande uttalande
erkännande förhållande framträdande anförande årtionde årtusende århundrade vittne värde minne möte ställe märke ämne hölje löfte byte hänseende reportage garage bagage snöre täcke öre väsende helvete samhälle
kaffe intresse mode rike yrke ansikte tillfälle område arbete inflytande vansinne misslyckande förfarande säte medlidande snille bete följe leende kynne
bälte
`

/** Nouns of the common gender in -e with the plural in -ar. */
export const commonInE = `
herre snubbe kille pojke drake granne sosse gosse nacke näve hjälte överste vrede värme stomme backe hare hane måne ande ände buske bulle kudde hage mage droppe krage tumme unge pinne spade grädde stolpe
kälke skalle tomte nisse fånge handske glädje misstanke halvtimme gubbe påve galge kappe
kulle
`

/** Irregular words: base and all forms. */
export const irregularWords = `
banan bananen bananer bananerna
mössa mössan mössor mössorna
kula kulan kulor kulorna
brons
kolonn kolonnen kolonner
arena arenan arenor
ficka fickan fickor fickorna
lamm lammet lammen
tapet tapeten tapeter tapeterna
komet kometen kometer
manet maneten maneter
laser lasern
snacks
syre syret
set setet
vante vanten vantar vantarna
koma
snaps snapsen
pengar pengarna pengarnas
anders
tips
buller bullret
visa visar
rösta röstar
lista listan
skämt skämtet
vakna
viss
tand tänder
hända händer
bro broar
spegel speglar
utmärkt utmärkta
berömd berömda
besviken besvikna besviket
avslappnad avslappnade avslappnat
erfaren erfarna erfaret
sliten slitna slitet
känd kända
okänd okända okänt
högljudd högljudda högljutt
intresserad intresserade
engagerad engagerade
förvånad förvånade förvånat
spännande, omfattande, avgörande, lysande, rörande
bemötande bemötandet
tallrik tallriken tallrikar tallrikarna
gata gator gatorna gatan
brist brister bristen bristerna
åka åker
god gott goda gode godare godast godaste
bra bättre bäst bästa bäste
sådan sådana sådant sån såna sånt
tanke tanken tankar tankarna tankarnas tankens tankes
make maken makar makarna makens makes
far fadern faderns fader fars fäder
alternativ alternativet
länge längre längst
ofta oftare oftast
dålig dåligt dåliga sämre sämst sämsta sämste värre värst värsta
gammal gammalt gamla gamle äldre äldst äldsta äldste
ung ungt unga unge yngre yngst yngsta
stor stort stora store större störst största störste
liten litet lilla lille små mindre minst minsta
lång långa långe längsta
hög högt höga höge högre högst högsta högste
låg lågt låga lägre lägst lägsta
tung tungt tunga tyngre tyngst tyngsta
grov grovt grova grövre grövst
trång trångt trånga trängre
få färre
mycket mer mera mest mesta
många fler flera flest flesta
nära närmare närmast närmaste
ny nytt nya nye nyare nyast nyaste
fri fritt fria frie friare
blå blått blåa
grå grått gråa
rå rått råa
sann sant sanna sannare
ond ont onda
hård hårt hårda hårdare hårdast
rund runt runda
vild vilt vilda
mild milt milda mildare
känd känt kända kände kändaste
röd rött röda rödare
död dött döda döde
glad glatt glada gladare
bred brett breda bredare
söt sött söta sötare
vit vitt vita vitare
vid vitt vida vidare
het hett heta hetare
trött trötta tröttare
rätt rätta
lätt lätta lättare lättast
tät tätt täta tätare tätast
fet fett feta fetare
våt vått våta
svart svarta
kort korta kortare kortast
fast fasta fastare
öppen öppet öppna öppnare
egen eget egna egne
vaken vaket vakna
mogen moget mogna
ledsen ledset ledsna
säker säkert säkra säkrare säkrast
vacker vackert vackra vackre vackrare vackrast vackraste
enkel enkelt enkla enklare enklast enklaste
dubbel dubbelt dubbla
svår svårt svåra svårare svårast
annan annat andra andre
först första förste
sist sista siste
väldig väldigt väldiga
hel helt hela hele
del delar delen delarna delarnas delens
fin fint fina finare finast finaste
mun munnen munnar
kvarter kvarteret kvarteren
månad månaden månader månaderna månadens
människa människor människan människorna människors människans människornas
kyrka kyrkan kyrkor kyrkorna kyrkans
vecka veckor veckan veckorna veckans
ord ordet orden ords ordens
cykel cykeln cyklar cyklarna cykelns
axel axel axlar axlarna axeln
dag dar dagar dagen dagarna dagens dagarnas
tid tider tiden tiderna tidens
fader
get geten getter getterna
dans dansen danser danserna
lans lansen lansar lansarna
video videon videor videorna videos
radio radion radior radiorna
konto kontot konton kontona
sko skon skor skorna
kö kön köer köerna
dusch duschen duschar duscharna
hiss hissen hissar hissarna
fisk fisken fiskar fiskarna
knapp knappen knappar knapparna
vin vinet viner vinerna
ljud ljudet ljuden
företag företaget företagen
uppdrag uppdraget uppdragen
förslag förslaget förslagen
slag slaget slagen
besök besöket besöken
inslag inslaget inslagen
inlägg inlägget inläggen
upplägg upplägget uppläggen
nummer numret numren
kontor kontoret kontoren
torn tornet tornen
lån lånet lånen
skydd skyddet skydden
te teet teer
villkor villkoret villkoren
fönster fönstret fönstren fönsterna
flygplan flygplanet flygplanen
slut slutet
låt låten låtar låtarna
röst rösten röster rösterna
granne grannen grannar grannarna
chef chefen chefer cheferna
prestanda prestandan
annons annonsen annonser annonserna
deltagare deltagaren deltagarna
domare domaren domarna
handläggare handläggaren handläggarna
högtalare högtalaren högtalarna
skrivare skrivaren skrivarna
skådespelare skådespelaren skådespelarna
återförsäljare återförsäljaren återförsäljarna
långsam långsamt långsamma långsammare långsammast
hjälpsam hjälpsamt hjälpsamma hjälpsammare
nöjd nöjt nöjda nöjdare nöjdast
rädd rädda räddare
cool coolt coola coolare coolast coolaste
underbar underbart underbara
suverän suveränt suveräna
grym grymt grymma grymmare grymmast
usel uselt usla
seg segt sega segare
prisvärd prisvärt prisvärda prisvärdare
snabb snabbt snabba snabbare snabbast snabbaste
vinna
förfrågan förfrågningar förfrågningarna
råtta råttan råttor råttorna
häfte häftet häften häftena
moster mostern mostrar mostrarna
tunga tungan tungor tungorna
aktie aktien aktier aktierna
broms bromsen bromsar bromsarna
stege stegen stegar stegarna
`

/** Adjectives without a suffix that tells them. */
export const adjectives = `
indisk katolsk medveten nyfiken besviken välkommen beredd upprörd desperat moderat respektive diverse yttre inre fjärde femte sjätte sjunde nionde tionde samtliga somliga galen ledsen kristen vuxen mogen naken angelägen benägen överlägsen egen ilsken trogen säker osäker vacker mager smäcker självklar modern extern intern civil stabil gemensam religiös auktoritär federal liberal lokal nationell styv värd platt
ödmjuk likadan absolut abstrakt akut allmän amerikansk arg avlägsen bekant bekväm berömd bestämd bitter blek blind blöt brun central dansk direkt diskret
djup dum dyr dyster döv engelsk enorm exakt feg fel finsk framtida fransk frisk främmande fräsch ful full färsk grann gratis grov grön gul
hal halv hel hemsk het itu jämn kal kall klar klen klok knapp komplett konkret konstant korrekt kul kvick käck kär lagom lam lik ljus ljuv
lokal lugn låg lång lös mager mjuk modern mogen mätt mörk naken neutral normal norsk nöjd perfekt pigg plan privat radikal rak ren rik
rutten rysk sen separat sjuk själv skarp skön slank slö smal smart snabb snygg snäll stabil stark stel still stilla stolt strikt sträng stum
sur svag sval svensk säker särskild söt tam tapper tjock tom torr trygg trång tunn tysk tyst tät vag van varm vis vuxen värd våt äkta öde
ödmjuk öm
`

/** Nouns that end like an inflected form. */
export const nounsLikeForms = `
alder allians alls alltsammans alster altar ambulans annars ansvar arbetsplats autor balans bar bazar bekymmer bevar botten broder bröder center chans
charter chatter chefer citat cylinder damer december designer distans diva dollar därefter eter examen exemplar existens fals fans feber fiber filter
finger fjäder flygplats foder format frekvens fruntimmer fönster förresten försvar gips gräns gärna gås hal hals hellre hummer händer härefter
hållplats ingenstans inne insats instans intelligens jaguar jeans kalender kammer kanske kantor kilometer kloster kompetens konferens konkurrens
konsekvens koppar källas lager leder lekplats leverans licens lins liter läder läger magnet manager mars mentor meter minister moder moge monster
motor motsats musikens mängden mönster nere nerver november nummer nästan någonstans ocean offer oktober order organ orkester paket palats
papper parkeringsplats partner peppar pepper plan planet predikat provins puder puls pulse putser radar raket ramen redan referens register ren
reporter resultat ros rummer ruter seden sekret semester seminar september server siden silver singer sittplats skulder skyer smycken socker sommar
sponsor substans syster sällan sås tatar teater tecken tendens terror theater tiger tillsammans timmer titan trumpet tutor under uppe uppsats ute
vänster höger hinder mörker seger piller galler söder söderut kläder helikopter internet budget planet sprit favorit gestalt tillit prins shorts kors höns duns lust gris
tjänst början önskan längtan uppfostran verkan medverkan påverkan samverkan beundran undran ansökan inbjudan anmälan fruktan väntan strävan förtjusning gisslan tvekan inverkan misstankar
igår imorse imorgon framåt uppåt bakåt nedåt inåt utåt tusen undan utöver sönder bort norge sverige skåne icke vafan fyfan satan tusan hoppsan emellan nedan sedan hemifrån utifrån inifrån härifrån därifrån
italien spanien brasilien indien australien belgien kroatien serbien bosnien syrien storbritannien kalifornien asien rumänien bulgarien albanien tjeckien slovakien georgien tunisien indonesien
turkiet afghanistan pakistan kazakstan japan jordan ungern ukraina palestina kina argentina johan stefan christian sebastian adrian kristian jonas nils jens lukas tobias andreas mattias klas lars hans
alexander oliver jennifer oskar hitler victoria robin skjorta stjärna hjärna krona eskilstuna karlskrona kiruna sigtuna propaganda skratt amerikan hemoglobin fenomen elfenben solsken tystnad
marknad månad bostad skillnad byggnad kostnad twitter google youtube online service facebook cancer schema onödan nämligen tjena nope hej dollar ansvar allvar försvar kommentar altar basar trottoar hektar radar farfar morfar
farmor mormor polis kvalitet heder junior orange race guide premiär premier hänsyn tillsyn uppsyn insyn trans kollaps skvaller löfven gävle champagne egypten håkan kalmar annanstans nånstans nuförtiden minsann karavan ordinarie sedan trams nonsens stackars vilse medan medans utanför framöver alltmer läger nykter läcker officer
utomlands vader val vals vander vapen var vatten ven vinter volymen vulkan väder webbplats ände åder åker ålder åldrar åtminstone över
sensor dricks lakan
börs
`

/** Lemmas whose ends the rules would cut or change (see `withWholeLemmas`). */
export const wholeLemmas = `
+e anim armbåg bakteri barbi beig bibliotekari birdi bägg bågskytt dinosauri eftertank ekorr fullmån herd hous juic kattung kväv köttbull lasagn
montag njur offsid radi regnbåg sabotag samtyck serv självmordsbombar självstyr skidskytt smyck spök strok strup testament tev vikari zombi
+en armeni böhm etiopi gravst hygi häromdag karibi kataloni liby litau moldavi oförmög regelbund revb röntg saudiarabi sibiri sjukskriv
skandinavi sloveni säkerhetspolis tegelst unk vatikan
+er bartend bäv contain fost föräld hamst hung klott klöv kosh krat landvett magist makaron mediok memoar plåst psykiat pulv självsäk svåg transf
undercov
+n balka bankrå bolå dessförinna ekvator inna julgra lissabo mellanöster michiga noggran norwegia popcor sloga sponta studielå suda
taiwa tehera vetera wester zlata
a+or ecuad korrid metaf revis
+s amazona dussintal gammaldag läggdag mcdonald mom päl slip spet
+a antidepressiv arland fant hebreisk rwand rättfärdig skiv tent ugand
+et algeri crick medelhav mongoli skatteverk
+ar badk caes madagask osc singul
+t enbar friidrot horison romarrike segelbå ubå
+ens abstin flor ingredi konsist
`
