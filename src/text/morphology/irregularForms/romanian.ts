/** Irregular nouns and adjectives (see `expandParadigms`). */
export const irregular = `
opt:
vest:
grup: grupuri
privire:
prezent:
lampă: lampa lămpi lămpile
angajat: angajatul angajați angajații angajată
agenție: agenții agențiile
rochie: rochii rochiile
cămașă: cămăși
geacă: geci
ploaie: ploi ploile
cadou: cadouri
mulțumit: mulțumită mulțumiți mulțumite
nemulțumit: nemulțumită nemulțumiți nemulțumite
produs: produsul produsului produse produsele produselor
joc: jocul jocului jocuri jocurile jocurilor
gust: gustul gustului gusturi gusturile
vizită: vizita vizitei vizite vizitele vizitelor
baie: baia băii băi băile băilor
oaspete: oaspetele oaspeți oaspeții oaspeților
priveliște: priveliștea priveliști priveliștile
baterie: bateria bateriei baterii bateriile bateriilor
mâncare: mâncarea mâncării mâncăruri mâncărurile
împrumut: împrumutul împrumutului împrumuturi
pantof: pantofii pantofi pantofilor
proaspăt: proaspătă proaspeți proaspete
chelner: chelnerul chelneri chelnerii chelnerilor
primi: primesc primești primește primim primiți primit primită primite primind
lipsi: lipsește lipsesc lipsit lipsea
magazin: magazine magazinele
pat: patul paturi paturile patului paturilor
cod: codul coduri codurile codului codurilor
mersi: mersi
doi: două doua
trei: treia
patru: patra
cinci: cincea
șase: șasea
șapte: șaptea
zece: zecea zeci zecile
marți: 
miercuri: miercurea
vineri: vinerea
martie: 
sâmbătă: sâmbăta
cheie: cheia cheii chei cheile cheilor
dovadă: dovada dovezi dovezile dovezilor dovezii
bandă: banda benzi benzii benzile benzilor
comandă: comanda comenzi comenzii comenzile comenzilor
cale: calea căi căii căile căilor
cal: calul calului cai caii cailor
număr: numărul numărului numere numerele numerelor
leu: leul leului lei leii
proteză: proteza proteze protezele protezelor protezei
domn: domnul domnului domni domnii domnilor domnule
citi: citesc citești citește citeam citeai citea citeau citim citiți citească citind citit citită citite
om: omul omului oameni oamenii oamenilor omule
an: anul anului ani anii anilor
zi: ziua zilei zile zilele zilelor
noapte: noaptea nopții nopți nopțile nopților
parte: partea părții părți părțile părților
carte: cartea cărții cărți cărțile cărților
moarte: moartea morții morți
viață: viața vieții vieți viețile vieților
față: fața feței fețe fețele
mână: mâna mâinii mâini mâinile mâinilor
cap: capul capului capete capetele
ochi: ochiul ochiului ochii ochilor
fată: fata fetei fete fetele fetelor
băiat: băiatul băiatului băieți băieții băieților
copil: copilul copilului copii copiii copiilor
femeie: femeia femeii femei femeile femeilor
bărbat: bărbatul bărbatului bărbați bărbații bărbaților
frate: fratele fratelui frați frații fraților
soră: sora surorii surori surorile
tată: tatăl tatălui tați tata
mamă: mama mamei mame mamele mamelor
țară: țara țării țări țările țărilor
oraș: orașul orașului orașe orașele orașelor
apă: apa apei ape apele apelor
casă: casa casei case casele caselor
lege: legea legii legi legile legilor
stat: statul statului state statele statelor
lume: lumea lumii lumi
loc: locul locului locuri locurile locurilor
lucru: lucrul lucrului lucruri lucrurile lucrurilor
drept: dreptul dreptului drepturi drepturile drepturilor dreaptă drepte drepți
cuvânt: cuvântul cuvântului cuvinte cuvintele cuvintelor
sânge: sângele sângelui
câine: câinele câinelui câini câinii câinilor
nume: numele numelui numelor
pământ: pământul pământului
război: războiul războiului războaie războaiele
nevoie: nevoia nevoii nevoi nevoile nevoilor
voie: voia
ușă: ușa ușii uși ușile
masă: masa mesei mese mesele
seară: seara serii seri serile
vară: vara verii veri
iarnă: iarna iernii ierni
piață: piața pieței piețe piețele piețelor
floare: floarea florii flori florile florilor
soare: soarele soarelui
mare: marea mării mări mari marele marelui marile marilor marii
stea: steaua stelei stele stelele stelelor
cafea: cafeaua cafelei cafele
perete: peretele pereți pereții
copac: copaci copacii
picior: piciorul picioare picioarele picioarelor
bun: bună buni bune bunele buna bunul bunului bunii bunei
rău: rea rele răi relele
nou: nouă noi nouăle noul noului noua noii noile noilor
greu: grea grele grei
sec: seacă seci
tot: toată toți toate tuturor
mult: multă mulți multe multor
puțin: puțină puțini puține
alt: altă alți alte altor altul alta alții altele altora altui altei
mic: mică mici micul mica micului micii micile
vechi: veche vechii vechea vechiul vechile
dulce: dulci
tânăr: tânără tineri tinere tânărul tinerii tinerilor tinerei
negru: neagră negri negre
roșu: roșie roșii
alb: albă albi albe
întreg: întreagă întregi întregul întregii întregului
român: română români române românul românii românilor românului
românesc: românească românești
mai: 
foarte: 
bine: 
apoi: 
acum: 
atunci: 
astfel: 
acolo: 
aici: 
doar: 
chiar: 
totuși: 
niciodată: 
mâine: 
ieri: 
azi: 
`

/** Verbs whose forms the rules cannot tell; they also take the prefixes of `prefixes`. */
export const irregularVerbs = `
fi: sunt ești este e suntem sunteți eram erai era erați erau fost fostă fui fu fură fuse fusese fuseseră fiu fii fie fiind
avea: am ai are avem aveți au aveam aveai avea aveau avut avută avu avură avuse avusese aib aibă având aveți
face: fac faci face facem faceți făceam făcea făceau făc+T făcând făcu făcură făcuse fă
da: dau dai dă dăm dați dădea dădeau dădu dădură dat dată date dați dea dând
sta: stau stai stă stăm stați stătea stăteau stătu stat stea stând
lua: iau iei ia luăm luați luam luai lua luau luă luară luat luată luate luați ia ieie luând
bea: beau bei bea bem bea beat băut băută bând
vrea: vreau vrei vrea vrem vreți vor voiam voia vrut vru vrând
ști: știu știi știe știm știți știam știa știau știut știută știind
putea: pot poți poate putem puteți puteam puteai putea puteau put+T poată putu putură putuse putând
vedea: văd vezi vede vedem vedeți vedeam vedea vedeau văz+T vadă văzu văzură văzuse văzând
cădea: cad cazi cade cădem cădea cădeau căz+T cadă căzu căzând
ședea: șed șezi șade șezut
plăcea: plac placi place plăcea plăceau plăcut plăcută plăcute plăcuți
tăcea: tac taci tace tăcea tăcut tacă
părea: par pari pare părem părea păreau păr+T pară păru părând
dispărea: dispar dispare dispărea dispăr+T dispară dispăru dispărură
apărea: apar apari apare apărea apăreau apăr+T apară apăru apărând
încăpea: încape încap
vrea: vrea
durea: doare dor durea durut
scădea: scad scade scăzut scăzută scăzute scăzuți scadă scăzând
prevedea: prevede prevăd prevăz+T prevadă prevedea
spune: spun spui spune spunem spuneți spuneam spunea spuneau spus+S spună spunând
pune: pun pui pune punem puneți punea puneau pus+S pună punând
propune: propun propui propune propunem propunea propus+S propună propunând
rămâne: rămân rămâi rămâne rămânem rămânea rămâneau rămas+S rămână rămânând
ține: țin ții ține ținem țineți ținea țineau ținut ținută ținute ținuți țină ținu ținând
conține: conțin conține conținea conțineau  conțină conținând
obține: obțin obții obține obținem obținea obținut obținută obținute obținuți obțină obținu obținând
susține: susțin susții susține susținem susținea susținut susținută susținute susținuți susțină susținând
veni: vin vii vine venim veniți veneam venea veneau venit venită venite veniți vină veni veniră venise venind
deveni: devin devii devine devenim devenea deveneau devenit devenită devină deveni deveniră devenise devenind
reveni: revin revii revine revenim revenit revină reveni revenind
interveni: intervin intervine intervenit intervină interveni
proveni: provin provine provenit provină provenind
conveni: convine convin convenit convenită
zice: zic zici zice zicem ziceți zicea ziceau zis+S zică zicând
duce: duc duci duce ducem duceți ducea duceau dus+S ducă ducând
aduce: aduc aduci aduce aducem aducea aduceau adus+S aducă aducând
produce: produc produci produce producea produceau produs+S producă producând
conduce: conduc conduci conduce conducea conduceau condus+S conducă conducând
reduce: reduc reduci reduce redus+S reducă reducând
introduce: introduc introduce introducea introdus+S introducă introducând
traduce: traduc traduce tradus+S traducă
deduce: deduc dedus+S
induce: induc induce indus+S inducă
merge: merg mergi merge mergem mergeți mergea mergeau mers+S meargă mergând
trage: trag tragi trage tragem trăgea tras+S tragă trăgând
atrage: atrag atrage atras+S atragă
retrage: retrag retrage retras+S retragă
distrage: distras+S
extrage: extrag extrage extras+S extragă
sparge: sparg sparge spart spartă sparte
șterge: șterg șterge șters+S
alege: aleg alegi alege alegem alegea ales+S aleagă alegând
înțelege: înțeleg înțelegi înțelege înțelegem înțelegea înțeles+S înțeleagă înțelegând
culege: culeg culege cules+S
ajunge: ajung ajungi ajunge ajungem ajungea ajungeau ajuns+S ajungă ajungând
plânge: plâng plângi plânge plângea plâns+S plângă
strânge: strâng strânge strâns+S
atinge: ating atinge atins+S atingă atingând
stinge: sting stinge stins+S
învinge: înving învinge învins+S învingă
împinge: împing împinge împins+S
respinge: resping respinge respins+S
scrie: scriu scrii scrie scriem scriați scria scriau scris+S scriind
descrie: descriu descrie descriem descris+S descriind
înscrie: înscriu înscrie înscris+S
prescrie: prescrie prescris+S
prinde: prind prinzi prinde prindem prindea prins+S prindă prinzând
cuprinde: cuprind cuprinde cuprindea cuprins+S cuprindă cuprinzând
surprinde: surprind surprinde surprins+S
aprinde: aprind aprinde aprins+S
întreprinde: întreprinde întreprins+S
deschide: deschid deschizi deschide deschidem deschis+S deschidă deschizând
închide: închid închizi închide închidem închis+S închidă
include: includ include includem includea includeau inclus+S includă incluzând
exclude: exclud exclude exclus+S excludă
conclude: 
decide: decid decizi decide decidem decis+S decidă decizând
ucide: ucid ucide ucis+S
râde: râd râzi râde râs râdea râzând
răspunde: răspund răspunzi răspunde răspundem răspundea răspuns+S răspundă răspunzând
corespunde: corespund corespunde corespundea corespuns corespundă corespunzând
ascunde: ascund ascunde ascuns+S
pierde: pierd pierzi pierde pierdem pierdut pierdută pierdute pierduți piardă pierzând
vinde: vând vinzi vinde vindem vândut vândută vândute vânduți vândă
crede: cred crezi crede credem credeți credeam credea credeau crez+T creadă crezu crezând
trece: trec treci trece trecem trecea treceau trec+T treacă trecu trecură trecuse trecând
petrece: petrec petrece petrecem petrecea petrec+T petreacă petrecând
întrece: întrece întrecut
cere: cer ceri cere cerem cereți cerea cereau cer+T ceară ceru cerând
cunoaște: cunosc cunoști cunoaște cunoaștem cunoșteam cunoștea cunosc+T cunoască cunoscând
recunoaște: recunosc recunoaște recunoscut recunoscută recunoscute recunoscuți recunoască recunoscând
naște: nasc naște nasc+T nască
crește: cresc crești crește creștem creștea creșteau cresc+T crească crescând
paște: pasc paște
începe: încep începi începe începem începea începeau încep+T înceapă începu începură începuse începând
rupe: rup rupe rupt ruptă rupte
bate: bat bați bate bătea bătut bătută bătute bătuți bată bătând
abate: abate abătut
dezbate: dezbate dezbătut
combate: combate combătut combată
scoate: scot scoți scoate scoatem scotea scos+S scoată scoțând
trimite: trimit trimiți trimite trimitem trimis+S trimită trimițând
permite: permit permiți permite permitem permitea permis+S permită permițând
admite: admit admite admis+S admită
emite: emit emite emis+S emită
promite: promit promite promis+S promită
transmite: transmit transmite transmis+S transmită
comite: comit comite comis+S
omite: omis+S
pune: pus
depune: depun depune depus+S depună
impune: impun impune impus+S impună
expune: expun expune expus+S expună
dispune: dispun dispune dispus+S dispună
opune: opun opune opus+S opună
compune: compun compune compus+S compună
supune: supun supune supus+S supună
presupune: presupun presupune presupus+S
cere: cerut
teme: tem temi teme temut
geme: gem
umple: umplu umple umplut
fierbe: fierb fierbe fiert
toarce: tors
întoarce: întorc întorci întoarce întors+S întoarcă întorcând
coace: coc copt
arde: ard arde ars+S
muri: mor mori moare murim murea muri muriră murit moară murind
dormi: dorm dormi doarme dormim dormea dormit doarmă dormind
fugi: fug fugi fuge fugea fugit fugă fugind
auzi: aud auzi aude auzim auzit auzită audă auzind
ieși: ies ieși iese ieșim ieșea ieșit iasă ieșind
simți: simt simți simte simțim simțea simțit simtă simțind
minți: mint minte mințit
sări: sar sari sare sărit sară
oferi: ofer oferi oferă oferim oferea ofereau oferit oferită oferite oferiți ofere oferind
suferi: sufăr suferi suferă suferit sufere suferind
diferi: diferă
acoperi: acoperă acoperit acoperită acoperite
descoperi: descopăr descoperă descoperit descoperită descoperite
împărți: împart împarte împărțit
sosi: 
omorî: omor omoară omorât
hotărî: hotărăsc hotărăște  hotărâtă hotărască
coborî: cobor coboară coborât coboare
mânca: mănânc mănânci mănâncă mâncat mănânce
juca: joc joci joacă jucat joace
purta: port porți poartă purtat purtată poarte
întreba: întreb întrebi întreabă întrebat întrebe
chema: chem chemi cheamă chemat cheme
pleca: plec pleci pleacă plecat plece
încerca: încerc încerci încearcă încercat încerce
așeza: așez așază așezat
lăsa: las lași lasă lăsat lăsată lase lăsând lăsa
învăța: învăț înveți învață învățat învețe
arăta: arăt arăți arată arătat arate arătând
ruga: rog rogi roagă roage rugăm
adăuga: adaug adaugi adaugă adauge
scăpa: scap scapi scapă scape
căuta: caut cauți caută căutat caute căutând
aștepta: aștept aștepți așteaptă așteptat aștepte
ajuta: ajut ajuți ajută ajutat ajute
afla: aflu afli află aflat aflată aflate aflați afle aflând
urma: urmez urmează urmat urmeze urmând
intra: intru intri intră intrat intre
arunca: arunc arunci aruncă aruncat arunce
speria: sperii sperie speriat
tăia: tai taie tăiat tăiată
apăra: apăr apără apărat
număra: numără numărat
cumpăra: cumpăr cumpără cumpărat
continua: continui continuă continuat continue
`

/** Sets of endings that rows refer  */
export const sets = {
  S: '- ă e i ei se seră sei ese',
  T: 'ut ută ute uți utul uta',
}

/** Prefixes of  */
export const prefixes = 're ne pre'

/** Stems of verbs by the ending of the  */
export const verbs = {
  a: `
suger vari calm chem agăț alin alătur combin strict respect regreț reglement reclam proteja stric conecta remarc apuc inhib comport alunec certific justific împiedic benefici adapt abdic câștig ajust alarm alter altern achit achizițion ambal ameninț ancor
apăs aplaud aplec apropi aprob arbitr arunc ascult aspir astup atârn atenu ateriz boicot bucur calific călc captur captiv celebr
centr circul clasific coagul comercializ complic concur condens confisc confrunt confund consacr contamin contract contrast convers crăp dăun
dator debarc debut deced decol decor decup dedic defavoriz degrad demar demision demol deranj derul dezactiv diagnostic dialog
dilu disput distr domin dot dur echilibr egal enerv enumer escort eșu evapor evidenț evoc exclam exers exploat fabric facilit fascin favoriz
fermec filtr finaliz finanț flutur forț frân garant glum grup gust imit implement improviz incorpor infect infiltr inspir insult intențion
intoxic inund investig irit izol justific lăud leșin localiz lupt măcin manevr manifest masacr mestec micșor minimaliz neutraliz ofens oft
parc paraliz persist pic pict plimb post practic preocup procur profit prosper raport răbd reabilit recolt refugi regener remedi replic resemn
restaur reun ruin sacrific satur savur scutur semăn semnific situ sond spânzur spitaliz strecur sufoc suspect transfer
travers tremur triumf ud umfl ur url vărs vindec vizualiz zbur îmbin împrumut încas încărc încânt înec înclin
înfrunt îngrop înjur înlătur înot înșel întârzi întrist înțep
accept acord acuz administr adopt adres adun afect afirm ajut alerg aliment aloc amenaj amend ampl amplas amân analiz
anex angaj anivers anul anunț apel aplic apreci aprob ar aranj arest argument asambl asigur asist asoci asociă asum
atac atenț atest atribu autoriz avans aștept bas baz bloc calcul candid caracteriz caut cauz cedă cerce cit colabor
comand combin comemor coment compar compens complet comunic concentr condamn conect configur confirm conserv consider
consolid const constat consult consum cont contest continu control contur convoc coopt coordon corect cre
critic cumpăr cânt dans decid declanș declar decupl deleg delimit demonstr denunț deplas deriv descri desemn desen
desfășur destin detect determin dezvolt dict difer diminu discrimin discut dispens divers divorț divulg don dubl dur
echip edit educ efectu elabor eliber elimin emigr emit estim evalu evit evolu exager examin execut exerc exist expir
explic explor export exprim extin falsific fix folos form formul fragment frecvent fum funcțion furniz garant gener
gest grav guvern hotăr identific iert ignor ilustr implic import impozit impresion inaugur indic influenț inform
inițial insist instal instruct integr intensific intenț interes interog interpret intr invent invest invit jign judec
jur lans laud leg lichid lider limit locali lucr marc medit men menț mențion milit mobiliz moderniz modific monitoriz
mont motiv mut mărit naveg necesit neg negoci nomin normaliz not numer oblig obligă observ ocup onor oper organiz
orient particip pas plas plat pli ponder practic preciz predomin prefer pregăt prelu prepar prest prez prezent privat
proced proces proclam program proiect promov promulg pronunț propag protej protest prov provoc public păstr reacțion
realiz recit reclam recomand reconstit recuper refer reflect reform refuz regiz regl regret regulariz relans relev
relu remarc renunț repar repart repet reprezent respect respins respir restabil retrans rezerv rezolv rezult ridic
risc salut salv sanct sancțion satisfac scap schimb semn semnal separ sesiz signific simplific simul solicit specific
sper spori spăl stabil stimul strig studi subvenț sufl sun suplin suport suspend telefon term termin test toler
transform transport trat tăi uit ultim urc urm urmă us utiliz vaccin valid valorific verific vers vibr vis viz vizit
vot zbur îmbrac împac încerc încet înche închei încurc îndemn îndrept înființ înregistr însemn întemei întreb întâmpl
învăț șoc`,
  i: `
constitu convert adăpost călător împutern alcătu atribu înlocu restitu substitu institu amint bombăn bănu cheltu cinst cit citi clăd comun constitu constru contribu cucer curăț defin deos deoseb depăș descoper
dezvălu distribu dob dobând dor dov doved folos gre greș gând găs găzdu hotăr hrăn ignora iub iubi iz izbucn izbut
lipi lips loc locu lov mijloc mulțum munc mut mântu măr mări mărtur mărturis necăj ned nim nimer num numi obișnu oblig
obos ocol odihn ofer ome omor opri opt ostil plat plictis plăt pomen porn potol potriv poves povest prefăc preg pregăt
prim priv priveghe privir pro promov propor prăbuș prăj păr părăs păstr păz păș resp restur reuș risip rost roș rug
răsp răspând răsuc scap schi scor scăld sec sfârș sfăt sili sim slu sluj slujb slăb smul soc socot sort sos spor spove
sprij sprijin stabil stator statornic stră strălu străluc stârn stăp stăpân sădi săr topi trez trânt tră trăi trăs
tâlc tând târ uim umbl un ur urm urmăr vest viețu vind vindec voi vops vorb vrăj vâr văd zdrob zgâr zid zâmb îmbogăț
îmbrăț îmbrățiș îmbunătăț îmbătrân împiedic împlin împodob împotriv începu încredinț încălz înd îndeplin îndrăgost
îndrăzn înflor îngrij îngăd îngădu înlocu înmul înmulț însemn înso însoț întocm întrebu întâln întâr întăr învârt`,
}

/** Nouns and adjectives whose lemma the endings would not  */
export const nouns = `
colonie fum atac genă rusia
capitol concert cântec frigider fișier
bilet colet sunet
scaun hectar cost scrisoare calorifer indice ochelari teritoriu auditoriu beneficiu raport contrast diagnostic echilibru călătorie criteriu adăpost briceag cheag cateter certificat provizoriu studiu stadiu sediu remediu incendiu concediu cal caiac lider pasager ofițer prizonier intestin
culme liniște cinste umoare ciupercă bandă alelă coastă coală coadă coardă logică maică matematică semnal avans argument contur comedie
mușchi obicei perioadă zonă centru biserică domeniu mediu sarcină capitală directivă perspectivă inițiativă alternativă
transport calcul semn cont export import consum pas test suport vaccin protest interes lichid stimul sfârșit început compus plan
anunț dans salut câștig aliment formulă echipă analiză rezervă influență durată rată crimă clipă urmare componentă categorie materie
teorie victorie linie opinie părinte rinichi unchi cheie foame fire greutate dreptate noutate frunte punte pâine voce cruce pereche
câmp profesor margine origine imagine membru resursă probă capăt gheață grijă pedeapsă treabă comandă dovadă livadă pradă ladă amiază
oază pauză frază gaz preț județ mal ulei trunchi ureche pasăre țigară fereastră barcă cină haină lămpă lampă stâncă pernă bucată armă
vârstă lipsă sursă presă bursă mireasă prințesă piscină pisică scenă navă etapă fază supă taxă vilă terasă literă cifră fibră umbră
libră febră literatură sferă cameră manieră carieră barieră arteră operă tabără primăvară dimineață toamnă duminică sâmbătă parolă
notă ofertă rachetă planetă monedă diplomă dietă antenă gamă schemă cremă mamă damă temă dramă reclamă vamă victimă crimă rimă primă
normă platformă reformă uniformă cabină aripă grămadă nuntă plantă pizză bombă limbă tobă coloană persoană coroană icoană strofă
catastrofă vacă fabrică statuie baie ploaie oaie vie foaie femelă celulă moleculă particulă insulă parcelă stelă dilemă enzimă proteină
vitamină benzină rutină turbină cantină grădină oglindă undă agendă dobândă ofrandă comunitate proprietar funcționar voluntar
dolar pahar ziar secretar zbor vapor motor tractor umor fior decor minor sat lat mănăstire îndoială greșeală cheltuială osteneală
oboseală boală școală treaptă soartă ceartă hartă artă poartă roată pată lopată sabie farfurie cutie hârtie câmpie stație grijă
ușor stil titlu secol articol nivel model obiect element hotel spectacol vehicul automobil textil exercițiu prag steag ghid
rege lege cale sare pace piele vale carne minte veste foc bloc joc loc toc noroc porc arc parc sac ac dac cerc turc
prezență viteză pacient valoare dată procedură cale număr produs răspuns control următor tratament acord activitate actor adevăr agricultură alegere argint armată articol artă aur autobuz avion avocat ban bancă bere bicicletă boală bolnav braț
brânză bucurie bucătărie buget bunic bunică cafea caiet calculator cale cameră carne carte cauză caz ceai cerc cercetare cetățean clasă climă coleg
comerț comisie comitet companie condiție consiliu contract cost credință creion culoare cultură câmpie decizie deget democrație dinte doamnă doctor
document domn domnișoară dorință dragoste drept drum durere dușman economie ecran efect egalitate elev eveniment examen exemplu familie fapt fel
fereastră fier fiică film firmă fiu foc formă forță frică fruct furtună gară gen genunchi grad grupă grădină gură guvern gând gât hotărâre idee
impozit industrie inimă instituție insulă internet istorie iubire judecător jumătate justiție kilometru lac lapte lecție legumă libertate limbă linie
litru locuitor lucrare lumină lună manual mașină medic medicament metodă metru mijloc minciună minister ministru minte minut mod model motiv motor
muncă munte muzică mână măr măsură mătușă nas națiune nepot nivel număr obiectiv operă organizație oră ou pace pagină parlament parte partid pește
piatră piață picior pictor piele piept plajă plan ploaie poartă pod poet poezie poliție popor populație poveste președinte preț prieten
principiu prinț problemă proces profesoară profesor program proiect punct putere pâine pădure păr radio rege regină regulă republică revistă rezultat
rețea roată roman râu război salariu sare scară scop scriitor secundă serviciu sfert site situație societate soldat soț soție speranță spirit spital
stare stradă student stăpân suflet sumă sănătate săptămână teamă teatru telefon televiziune temă text tip tren tribunal tristețe umăr unchi unitate
universitate ureche ură vale vapor vecin venit veste vin vis vot vreme vânt zahăr ziar zăpadă întreprindere școală șef șosea știință știre
imprimantă transfer sucursală asistentă geantă curea pizza salată atmosferă mucegai furnică taxi saltea valiză poliță retur schimb
profesoară meci arbitru campionat înot portocală strugure usturoi sare ciocolată șoarece vulpe fiu soție spate tuse candidat comună amendă frână port filtru cui vopsea mătase
`

/** Ends of stems of nouns before which the lemma has -ă, -e, -ie or -iune is told by \`guesses\`. */
export const adjectives = `
scump ieftin specific comun stabil complet optim maxim minim clinic sever conform neted proxim uman intens jos profund străin prompt îngust adânc alcalin anonim proaspăt verde continuu critic avansat apropiat deosebit bogat interesat obișnuit interzis închis ascuns apropiat marcat diagnostic iugoslav  multiplu amplu aspru dublu propriu mediu terț
abstract activ actual adevărat american anterior antic anumit artificial cald central chimic clar complex concret corect cultural curat diferit direct
divers dublu economic egal electric englez european exact extern fals fierbinte final fizic francez frumos gata general german gol grec greu gros
important imposibil indirect inferior inițial intern internațional istoric italian juridic larg liber local lung mare medical mic militar moale modern
murdar natural național necesar negativ normal oficial particular parțial pasiv personal plin politic posibil pozitiv prim principal privat public
real rece recent regional religios rural rus scund scurt sigur simplu singur social spaniol special strâmt subțire superior tare tehnic total
tradițional trecut turc ulterior ultim unic urban urât ușor vechi viitor înalt întreg științific
`

/** Lemmas whose ends the rules would cut or change (see `withWholeLemmas`). */
export const wholeLemmas = `
ă+a alask angol argentin asi aten botswan bud budapest calcutt canad casablanc chin cinem copenhag cub danemarc descifr descărc ebol explod fif
finland flandr florenț franț ghan groenland havan himalay hiroshim invad irland island jakart keny manil mecc moldov moscov nb nevad obam oland osak
palestin rwand samo sevill su thailand ucrain ugand venezuel vien îndepărt
e+a albani algeri angli arabi armeni australi austri belgi bolivi bosni brazili bulgari californi cambodgi cataloni cehi columbi croați elveți estoni
etiopi indonezi itali japoni letoni libi lituani malaysi mongoli namibi nigeri norvegi philadelphi polinezi poloni portugali scandinavi serbi siberi
siri slovaci sloveni somali spani suedi tanzani transilvani tunisi ungari varșovi veneți virgini zambi închiri
+ă artrit catedral chitar comoar conduct cravat croazier cărămid gimnastic gravid hepatit holer ieder insect ipotez metafor peșter pies piramid predic
prostat prostituat telegram tumor vezic vioar
+i alp balcan blug delh dreptungh duba fij graffit hait helsink mississipp mumba napol safar shangha tahit tramva triungh tsunam ungh
+a afric americ antarctic arizon barcelon coree crimee deterior ezit florid gestion jamaic koal lisabon mant ordon pum sahar supraveghe
ă+e beb cambridg cano caraib curt cărbun dunăr filipin iepur melbourn ming plastur vicepreședint vierm youtub zimbabw șarp
ă+ buletin cântăreț călăreț glonț mercur ordin putin vultur
+e cereal facultat karat mous mărturi proprietat singapor vit
a+ez cuban japon pakistan polon portugh sued vietnam
a+ destin dialog gest leșin suspect șoc
u+e googl mosche seattl singl tranșe
+u eminesc enesc grigoresc grâ
u+i guno hano tolsto
`
