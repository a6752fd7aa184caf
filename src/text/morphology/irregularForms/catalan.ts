/** Irregular verbs with their prefixes, and irregular nouns and adjectives (see `expandParadigms`). */
export const irregular = `
empresa: empreses
vista: vistes
beguda: begudes
avió: avions
vi: vins
tranquil: tranquilla tranquils tranquilles
comprar: compra compres
pastís: pastissos
obrir: obert oberta oberts obertes
revista: revistes
debat: debats
riu: rius
propi: pròpia propis pròpies
contingut: continguts
resultat: resultats
israelià: israeliana israelians israelianes
viatge: viatges
platja: platges
noia: noies
nena: nenes
assaig: assajos assaigs
contemporani: contemporània contemporanis contemporànies
aeri: aèria aeris aèries
obert: oberta oberts obertes
ser: sóc ets és som sou són era eres érem eren fui fou foren sigui siguis siguem siguin fos fossis fóssim fossin sigut sigudes essent ésser ser+F
haver: he has ha hem heu han havia havies havíem havien hagi hagis hàgim hagin hagués haguessin hagut havent haur+F hagué
estar: estic estàs està estem esteu estan estigu+S estat estant
anar: vaig vas va vam vau van anem aneu vagi vagis vagin anir+F
fer(des re satis contra): faig fas fa fem feu fan feia feies fèiem feien féu feren faci facis  facin fes fessin fet feta fets fetes fent far+F
tenir(con man ob re sos de abs entre): tinc tens té tenim teniu tenen tingu+S tind+E tingué tingut tinguda tinguts tingudes
contenir: conté
mantenir: manté
obtenir: obté
sostenir: sosté
retenir: reté
detenir: deté
pertànyer: pertany pertanyen pertanyia pertangut
venir(con inter pre pro es de so): vinc véns ve venen vénen vingu+S vind+E vingué vingut vinguda vinguts vingudes
convenir: convé
intervenir: intervé
esdevenir: esdevé
prevenir: prevé
provenir: prové
poder: puc pots pot podem poden pogu+S pogué pogut podr+F
voler: vull vols vol volen vulgui vulguis vulguin volgu+S volgué volgut volgudes voldr+F
saber: sé saps sap saben sàpiga sàpiguen sàpigues sabut sabuda
dir(contra pre des mal bene): dic dius diu diem dieu diuen deia deies dèiem deien digu+S digué dit dita dits dites dient
dur(con pro re tra intro de in se): duc duu dus duu duen duia duien dugu+S dugué dut duta duts dutes
veure(pre entre re): veig veus veu veiem veieu veuen veia veies vèiem veien vegi vegis vegin veiés veiessin vist vista vistos vistes veient veur+F
creure: crec creus creu creiem creieu creuen creia creien cregu+S cregut creguda creient
seure: sec seu seuen seia assegut
riure(som): ric rius riu riem riuen reia rigut rient
viure(con sobre re): visc vius viu vivim viviu viuen vivia vivien visqu+S visqué viscut viscuda vivint
escriure(de in sub trans pre): escric escriu escrivim escriuen escrivia escrivien escrigu+S escrigué escrit escrita escrits escrites escrivint
descriure: descriu descriuen descrivia descrit descrita descrits descrites descrigu+S
inscriure: inscriu inscriuen inscrit inscrita inscrits inscrites
beure: bec beu bevem beuen bevia begut beguda bevent
deure: dec deus deu devem deuen devia devien degu+S degué degut deguda deguts degudes
moure(com pro re): moc mou movem mouen movia mogu+S mogut moguda moguts mogudes movent
ploure: plou plovia plogut
treure(ex): trec treus treu traiem treuen treia treien tregu+S tret treta trets tretes traient
caure(de re): caic cau caiem cauen queia caigu+S caigué caigut caiguda caiguts caigudes
jaure: jeu jeuen jeia
plaure: plau plauen
prendre(a com re em sor des): prenc prens pren prenem prenen prenia prenien prengu+S prengué pres presa presos preses prenent
aprendre: aprenc aprèn aprenem aprenen aprenia aprengu+S après apresa apresos
comprendre: comprenc comprèn comprenen comprenia comprengu+S comprès compresa compresos
emprendre: emprèn emprenen emprengu+S emprès  empresos
sorprendre: sorprèn sorprenen sorprès
vendre(re): venc ven venem venia vengu+S venut venuda venuts venudes venent
rendre: reten
atendre: atenc atén atenem atenen atenia atès atesa atesos ateses atengu+S
entendre: entenc entén entenem entenen entenia entès entesa entesos enteses entengu+S
defensar: 
defendre: defès
ofendre: ofès ofesa
estendre: estén estenen estenia estès estesa estesos esteses estengu+S
pretendre: pretén pretenen pretenia pretès pretesa pretengu+S
encendre: encén encenen encès encesa encesos
suspendre: suspèn suspenen suspès suspesa suspesos
dependre: depèn depenen depenia depengu+S
despendre: 
respondre(cor): responc respon responem responen responia responien respongu+S respost  respostos
pondre: pon post
fondre(con): fon fonen  fosa
confondre: confon confonen confós confosa
correspondre: correspon corresponen corresponia correspost
concebre: concep conceben concebut
rebre(per): rep reps reben rebia rebé rebut rebuda rebuts rebudes rebent
percebre: percep perceben
perdre: perd perden perdia perdé perdut perduda perduts perdudes perdent
batre(com de a re): bat baten batia batut batuda
metre(per pro ad co e o re so trans): meto met meten metia metent
permetre: permet permeten permetia permès permesa permesos permeses permetent
prometre: promet prometen promès
admetre: admet admeten admès admesa admesos
cometre: comet cometen comès comesa comesos
emetre: emet emeten emès emesa emesos
sotmetre: sotmet sotmeten sotmès sotmesa sotmesos
remetre: remet remès
transmetre: transmet transmeten transmès
córrer(re): corre corren corria corregu+S corregut
recórrer: recorre recorren recorria recorregut recorreguts
concórrer: concorre
ocórrer: ocorre ocorregut
créixer: creix creixen creixia crescut crescuda creixent
néixer: neix neixen naixia nascut nascuda nascuts nascudes
merèixer: mereix mereixen mereixia merescut
conèixer(re des): conec coneix coneixen coneixem coneixia coneixien conegu+S conegut coneguda coneguts conegudes coneixent
aparèixer: apareix apareixen apareixia aparegu+S aparegut
desaparèixer: desapareix desapareixen desaparegu+S desaparegut desapareguda desapareguts desaparegudes
parèixer: pareix paregut
vèncer(con): venç vencen vencia vençut vençuda
convèncer: convenç convençut convençuda convençuts
tòrcer: torç torçut
témer: tem temen temia temut
pertànyer: pertangu+S
romandre: roman romanen romania romangu+S romàs
coure: cou couen cuit
cloure(con in ex): clou clouen cloïa clos
concloure: conclou conclouen conclòs conclosa
incloure: inclou inclouen inclòs inclosa inclosos incloses incloïa
excloure: exclou exclòs exclosa
absoldre: absolt absol
resoldre: resol resolen resolia resolgu+S resolt resolta resolts resoltes
dissoldre: dissol dissolt dissolta
moldre: 
valer: val valen valia valgu+S valgut valguda valdr+F
caldre: cal calen calia calgu+S calgut caldr+F
doldre: dol dolgu+S
sortir(): surt surts surten surti surtin
obrir: obre obren obri obrin obert oberta oberts obertes
cobrir(des re en): cobreix cobert coberta coberts cobertes
oferir: ofert  oferts
sofrir: sofert
omplir: omple omplen omplert
complir: complert
establir(re): establert establerta establerts establertes
morir: mor moren mort morta morts mortes
imprimir: imprès impresa
collir(re a es): cull cullen
escollir: escull escullen
recollir: recull recullen
acollir: acull acullen
cosir: cus
tossir: tus
sentir(con): sent sents senten senti
dormir: dorm dormen
fugir: fuig fugen
pujar: puja
llegir(): llegeix
bo: bon bona bons bones boníssim
gran: grans
millor: millors
pitjor: pitjors
major: majors
menor: menors
nou: nova nous noves
blau: blava blaus blaves
viu: viva vius vives
actiu: activa actius actives
breu: breus
greu: greus
jove: joves jóvens
home: homes hòmens
dona: dones
mà: mans
pa: pans
pla:  plans plana planes
sa: sana sans sanes
ple: plena plens plenes
camí: camins
veí: veïna veïns veïnes
fi: fins
any: anys
país: països
mes: mesos
cas: casos
pas: passos
pes: pesos
preu: preus
vas: vasos
gas: gasos
nas: nassos
os: ossos
ós: óssos
peix: peixos
text: textos
cos: cossos
gos: gossos gossa
temps: 
dos: dues
dilluns: 
dimarts: 
dimecres: 
dijous: 
divendres: 
mateix: mateixa mateixos mateixes
molt: molta molts moltes
poc: poca pocs poques
altre: altra altres
tot: tota tots totes
mig: mitja mitjos mitges
roig: roja rojos roges
lleig: lletja lletjos
amic: amiga amics amigues
antic: antiga antics antigues
llarg: llarga llargs llargues
llengua: llengües
aigua: aigües
greuge: greuges
ús: usos
abús: abusos
francès: francesa francesos franceses
anglès: anglesa anglesos angleses
interès: interessos
procés: processos
accés: accessos
progrés: progressos
congrés: congressos
succés: successos
excés: excessos
ingrés: ingressos
exprés: expressos
espès: espessa
`

/** Sets of endings that rows refer  */
export const sets = {
  E: 'ré ràs rà rem reu ran ria ries ríem rien',
  F: 'é às à em eu an ia ies íem ien',
  S: 'i is em eu in és essis éssim essin és eren érem',
}

/** Stems of verbs by the ending of the infinitive; after periods, the endings of nouns and adjectives that look like their  */
export const verbs = {
  ar: `
pos contempl acus result emmarc buf ensenya remunt coordin concret guany abandon abast abord abraç acab acced accelera accept acompany acord acost acredit actu acumul acus.a adapt adjudic
administr admir adopt adreç.a afavor afect afeg afirm afront agaf agrad agraïr ajud.a ajunt ajust alert.a aliment
allarg alliber allibera allotj allunya allunyar alç ampli analitz anar anim.a anomen anull anunci apag aparc apareix
apart aplic aport aposta aprofit aprofund aprov apunt argument arma arranc arregl arreglar arrest arrib arrosseg
arrossegar articul assassin assegur assembl assenyal assist associ assol assum atac atorg atrapar atreu augment
autoritz avalu avanç avis baix.a ball bas.e bat benefici bloquej busc calcul call calm.a camin cans cant canvi captur
caracteritz carreg cas.a castig caus.a celebr cens centr cerc.a cit clam coincid collabor colloc combat combin
coment començ compag compar comparteix complet.a complic comport compr.a comprov compt comptar comunic concentr
concert condemn.a confes confi confirm conserv consider consolid const constat consult.a consum contact content
contest continu.a contract contrast control convers convid convoc copi.a correg cost cre crem crid crit critic cuid
cuin.a culp.a cur.a dans.a dat decid declar decor dedic deix delegar deman demostr denomin denunci.a deriv desaprof
descans descart desenvolup desig desitj despert despla desplaç destac destin detect determin dibuix dict dictamin
dificult dirig disfrut dispar disput.a distanci distribu diu divulg dobla domin don dot dubt dur.a educ efectu elabor
elev elimin embarc emet empitjor emple empr encarreg encert enfoc enfront enganx.a engany engeg enlair ensen ensenya
ensenyar ensopeg entr entreg entren entrevist.a enumer envi equilibr equip.a equivoc escalf escap escolt esforç esgot
espant espanta especific especul esper esport esquivar establ estalvi estim estren estudi evit evolucion examin exempl
exercit exig exist experiment explic explor explot export express extern fabric facilit falt.a felicit ferm festej fig
figur.a fin finalitz financ fix form.a formul freg fren fum funcion fund garant gast gaud gestion gir govern grat grav
guany guard guia habit hered identific ignor illustr imagin implant implic import impos impuls inaugur inclin
incorpor increment indic inform ingress inici insist inspir install insult integr intent interess interpret interven
investig invit invoc jug.a jur justific jutj lament lider liment limit llanç lleg llen lliur llog lloga lluit.a
localitz man mand manifest manipul manten mar marc marx.a mat mencion menj mereix millor mir.a mobilit moder modific
molest mostr.a motiv munt muntar mur narr naveg necessit neg negoci nomen not.a notific obeeix oblid oblig observ ocup
ofer oper opin opt orden organitz orient oscil pag parl particip pass patrocin pec peg pel.a pens perdon perdur
perjudic permut pesc.a pint piul plan planej plant plantej plor port.a posseeix practic.a precis predomin prefer
pregunt.a premi prepar present preserv presid press pression prest preveure privatitz process proclam procur projec
projectar projecte prolong promocion pronunci propos protagonitz protest.a prov.a provoc public qualific qued queix.a
qüestion raon reaccion realitz rebutj recapt recerca reclam recolz recoman recomana reconeix record recuper redact
reform.a reforç refus regal registr regn regul relacion rellev renov renunci repart repas represent reserv.a residen
resist resol respect respir rest retir retorn reun revel revis.a rob rod rond sacrific salt salut salv sancion sec
selecc sembl sent separ serv sign signific simbolitz situ solucion sollicit somi son sopar sospit suav suger sum.a
super suport supos suposa suprim susc suscit suspen tall tanc tard tast telefon tem tempt tend toc torn tornar tract
tradu trasllad traslladar traç treball trenc triomf triunf trob truc ubic unific urg us.a util utilitz vacun.a valor.a
vari veng verific viatj vigil vincul viol visit.a vol vot`,
  ir: `
acompl aconsegu adquir afeg agra assist assum atra atribu avorr bene bull ced compart compet complir conced conclo
condu confer conflu consist constitu constru consum contribu conver convert correg corregir cre decid defin desped
despedir difer dirig discut dist distribu diver divid eleg elegir emprend enriqu esgarrif exclu exig exist expl garant
gaud gemi gr ideix impart impartir imped impon incid inclu indu influ insist instru invad inver invert llegir llu ment
mentir morir ob obe oferir om omp oprim part partir pat ped perme persegu pos posse preced prefer presid proced produ
prohib prosper prote proteg protegir pun puni redu reflect reg repart repet repro resid residir resist restitu reun
revest segu serv sol sub substitu suger supl suprim surg tra tradu trans transfer traï trenc un vest vesti`,
  er: `
tem`,
  re: `
aten romp com respon confon interromp corromp irromp`,
}

/** Nouns and adjectives that look like forms of verbs, or whose gender or number the rules would  */
export const nominals = `
compte empresa talla beguda avió cotxe hoste pastís telèfon cita vista cambrera dutxa
música revista característica problemàtica política tècnica pràctica física matemàtica crítica ràdio fons concurs consens embaràs riu mitjà enllà endemà
aleshores espècie platja ulleres diabetis alcalde terme cambra escala cooperativa perspectiva alternativa iniciativa directiva conversa assaig contacte
consum debat conveni equilibri durada arribada crida escalada retallada aturada tornada taula llibre nit moto foto mà
abans abraçada arribada baixada beguda bonus caiguda campus centre certificat cinta classe comunicat cosa costa costat
crida cus data debat defensa demà despesa deute dia dubte dècada empresa entrada estada estat examen fase finestra
focus forat frase fàbrica garantia gràcies jornada jugada jutjat lletra lliure mandat mare marge menys mercat mirada
mitja néta origen parada pare part partida partit pedra pis planta promesa pujada rebuda respecte resta roba roda
senat sentit seus sindicat sorpresa sort sortida tarda tema temporada tinta tipus tractat tres trobada trucada
vacances vedra vegada vestit vinguda virus vista xica
llapis campionat coll gelat postres llana volant
`

/** Adjectives and nouns of persons in the masculine, whose feminine belongs to  */
export const adjectives = `
dolent
còmode calent adequat decebut complicat variat educat satisfet
immediat fort inèdit pur concret escàs cardíac
absolut actor adequat adjunt advocat aeri africà agut aliè alt alumne ambigu americà ample ancià anònim arcaic arduu argentí astut atent ateu auster
autor baix bancari barat basc blanc boig bonic brasiler brut buit candidat car castellà català catòlic cert cinquè ciutadà clar colombià compacte
company complet complicat concret confús conjunt contemporani content continu contrari correcte cosí cru cubà cuiner curt càlid cínic darrer delicat
dens determinat difunt difús directe director discret distint divers doble dur econòmic elevat empleat empresari enginyer entrenador erroni
esclau escriptor espanyol espectador esplèndid espontani espòs estranger estrany estret estricte estupend etern europeu exacte explícit exquisit
extens extern extraordinari extrem fals fecund fill financer fosc fred fresc funcionari gat germà gras gratuït grec groc gruixut guerrer hebreu
històric honest hoteler humit humà idoni illícit immens implícit indirecte individu infermer infinit ingenu injust instantani intacte intens intern
italià jugador junt just jutge laic legítim lent llarg lleig llest lleuger llunyà lícit líquid maco madur malalt marítim membre mestre metge mexicà
ministre mixt moderat modern modest momentani mort mut mutu màxim mínim necessari negre nen net nociu noi nu nuvi obrer obscè obsolet obvi obès oncle
opac ordinari perfecte perpetu pesat petit polític present previ prim primari primer privat professor profund proper propi propietari pròxim pàllid
pèssim públic quant quart quiet rar recte regidor republicà ric robust rodó romà rus ràpid rígid sagnant sagrat sant sec secret secretari secundari
segon segur sencer seriós serè sever simultani sincer sisè sobirà social sogre sol solidari solter subterrani suposat suprem suís sòlid tant tebi tens
tercer tou treballador tremend turc tímid universitari urbà usuari valencià vast vell verd verdader vermell veí vidu violent voluntari vàlid xicot
xilè àcid íntim òptim últim únic
`
