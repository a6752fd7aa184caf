/** Irregular verbs with their prefixes, and irregular nouns and adjectives (see `expandParadigms`). */
export const irregular = `
sal:
ganas:
bastar: basta
hacer: haces
río: ríos
impuesto: impuestos
entrevista: entrevistas
lista: listas
patria:
suma: sumas
razón: razones
color: colores
gas: gases
crear: crea crean creas creó creado creada creando
tema: temas
favorito: favorita favoritos favoritas
presentar: presenten
ejecutar: ejecute ejecuten
atar: ata atan ató ataron ataba ataban atando atado atada atados atadas ate aten
presupuesto: presupuestos
revista: revistas
requerir: requiere requieren requiero requiera requieran requería requerían requerido requerida requeridos requeridas requirió requirieron
dios: dioses
gas: gases
oído: oídos
vista: vistas
vuelta: vueltas
vino: vinos
juego: juegos
envío: envíos envio
propuesta: propuestas
dispuesto: dispuesta dispuestos dispuestas
previo: previa previos previas
prever: prevén
frío: fría fríos frías
ser: soy eres es somos sois son era eras éramos erais eran fui fuiste fue fuimos fuisteis fueron sea seas seamos seáis sean fuera fueras fuéramos fueran fuese fueses fuesen fuere fueren sido siendo sé+F
ir: voy vas va vamos vais van iba ibas íbamos iban vaya vayas vayamos vayan yendo ido ve id i+F irse irme irnos vete vámonos
haber: he has ha hay hemos habéis han hub+P habr+F haya hayas hayamos hayan habido
estar: estoy estás está están esté estés estén estuv+P
hacer(des re): hago hag+G hic+P hizo har+F hech+A haz
satisfacer: satisfag+G satisfic+P satisfizo satisfar+F satisfech+A
poner(com dis ex im o pro su contra inter pos presu re sobre ante tras yuxta descom recom predis indis): pong+G pus+P pondr+F puest+A pon pón
tener(con de entre man re sos abs ob): tengo teng+G tuv+P tendr+F tiene tienes tienen ten tén
atener: ateng+G atuv+P atendr+F atiene atienen
venir(con inter pre pro ad contra de re sobre circun des): veng+G vin+P vendr+F viene vienes vienen ven vén viniendo
decir(pre contra des mal ben): dig+G dij+J dich+A dice dices dicen diciendo dir+F di
predecir(): predecir+F
bendecir(): bendecir+F
bendito: benditos bendita benditas
maldito: malditos maldita malditas
poder: puedo puedes puede pueden pueda puedas puedan pud+P podr+F pudiendo
querer(re): quiero quieres quiere quieren quiera quieras quieran quis+P querr+F
saber: sé sup+P sep+G sabr+F
caber: quepo quep+G cup+P cabr+F
salir(sobre): salg+G saldr+F sal
valer(equi pre con): valg+G valdr+F vale valen
dar: doy di diste dio dimos disteis dieron diera dieras diéramos dieran diese diesen des dé den da das dan
ver(pre entre re): veo ves ve vemos veis ven vea veas veamos vean veía veías veíamos veían vi vio vist+A
proveer: provist+A provey+V
leer(re): ley+V leí+A leíste leímos leí
creer: crey+V creí+A creíste creímos creí
poseer(des): posey+V poseí+A poseímos
caer(de re): caig+G cay+V caí+A caíste caímos
traer(a abs con dis ex re sus de): traig+G traj+J traí+A trayendo traí
raer: raí+A
roer(cor): roí+A roy+V
oír(des): oig+G oye oyes oyen oy+V oí oíd+A oímos oíste oirá oirán oiré oiría oirían oyente
reír(son): río ríe ríes ríen ría rían rió rieron riera rieran riendo reí+A reía reían reímos reirá reirán
freír: frío fríe fríen frió frieron frit+A freí+A
sonreír: sonrío sonríe sonríen sonrió sonrieron sonriendo sonreía sonreían sonreí
conducir(): conduzc+G conduj+J
producir(re): produzc+G produj+J
reducir: reduzc+G reduj+J
deducir: deduzc+G deduj+J
introducir: introduzc+G introduj+J
traducir: traduzc+G traduj+J
inducir: induzc+G induj+J
seducir: seduzc+G seduj+J
aducir: aduzc+G aduj+J
lucir(re): luzc+G
andar(des): anduv+P
jugar: juego juegas juega juegan juegue juegues jueguen
oler: huelo hueles huele huelen huela huelan
errar: yerro yerra yerran
erguir: yergo yergue irguió erguid+A
adquirir: adquiero adquiere adquieren adquiera adquieran
inquirir: inquiere inquieren
morir: muert+A muero mueres muere mueren muera mueran murió murieron muriera murieran muriese muriendo
abrir(re entre): abiert+A
cubrir(des re en): cubiert+A
encubrir: encubiert+A
escribir(de in pre sub su tran trans ad circun pro re manu): escrit+A
describir: descrit+A
inscribir: inscrit+A
prescribir: prescrit+A
suscribir: suscrit+A
transcribir: transcrit+A
romper(pro): rot+A
volver(de en re desen): vuelv+E vuelt+A
resolver: resuelv+E resuelt+A
disolver: disuelv+E disuelt+A
absolver: absuelv+E absuelt+A
imprimir(): impres+A
nacer(re): nazc+G nací+A
elegir(re): elij+G electo
sentir(con re pre a): siento
mentir(des): miento mientes miente mienten mienta mientan mintió mintieron mintiendo
editado: editada editados editadas
seguir(con per pro): sigo siga sigan sigas sigamos sigue sigues siguen siguió siguieron siguiera siguieran siguiendo siguiese
ver(): viendo vieron viera vieras viéramos vieran viese viesen visto
prever: prevé prevén previendo previeron previó previera
proveer(): provee proveen
placer: plugo plazca
yacer: yazca yacen yace
asir: asgo asga
reunir: reúno reúne reúnes reúnen reúna reúnan
prohibir: prohíbo prohíbe prohíben prohíba prohíban
aislar: aíslo aísla aíslan aísle aíslen
bueno: buen buena buenos buenas buenísimo buenísima buenísimos
malo: mal mala malos malas
grande: gran grandes grandísimo grandísima
primero: primer primera primeros primeras
tercero: tercer tercera terceros terceras
santo: san santa santos santas
ciento: cien cientos cientas
uno: un una unos unas
alguno: algún alguna algunos algunas
ninguno: ningún ninguna ningunos ningunas
cualquiera: cualquier cualesquiera cualesquier
mejor: mejores
peor: peores
mayor: mayores
menor: menores
mucho: muy mucha muchos muchas muchísimo muchísima muchísimos muchísimas
poco: poca pocos pocas poquísimo
antiguo: antigua antiguos antiguas antiquísimo
rey: reyes
ley: leyes
buey: bueyes
mes: meses
país: países
inglés: ingleses inglesa inglesas
interés: intereses
autobús: autobuses
club: clubes clubs
carácter: caracteres
régimen: regímenes
espécimen: especímenes
pie: pies
fe: fes
pez: peces
régimen: regímenes
actriz: actrices
emperatriz: emperatrices
señor: señora señores señoras
hombre: hombres
mujer: mujeres
día: días
español: española españoles españolas
alemán: alemana alemanes alemanas
catalán: catalana catalanes catalanas
fin: fines
raíz: raíces
jersey: jerséis jerseys
negar: niego niegas niega niegan niegue niegues nieguen
sufrir: sufre
cumplir: cumple
asistir: asiste
proteger: protege
discutir: discuto
decidir: decido decida decidas decidan
`

/** Sets of endings that rows refer to. */
export const sets = {
  A: 'o a os as',
  E: 'o es e en a as amos an',
  F: 'é ás á emos éis án ía ías íamos íais ían',
  G: 'o a as amos áis an',
  J: 'e iste o imos isteis eron era eras éramos erais eran ese eses ésemos esen',
  P: 'e iste o imos isteis ieron iera ieras iéramos ierais ieran iese ieses iésemos iesen iere ieren',
  V: 'ó eron era eras éramos eran ese esen endo',
}

/** Stems of verbs by the ending of the infinitive; after periods, the endings of nouns and adjectives that look like their forms. */
export const verbs = {
  ar: `
achicharr adiestr afil agach ahorc aisl alis alucin anestesi.a apachurr arrull.o arrug.a asfixi.a averi barniz boicot bronce buce cepill chantaje chismorre coleccion concientiz condiment conserv cosquille deambul decapit delir derrumb.e desactiv desagrad desahuci desangr descalabr descalz desempac desenfoc desesper deshidrat desinfect desmoron despein despilfarr despist.e destil difumin disec dogmatiz emborron empaquet empolv empotr encuadern enfil enjabon enjuag enjuici enmascar enrosc ensambl ensart ensuci entibi escarb esculp espolvore esqui esteriliz estornud estrangul fatig.a ferment flagel.o flirte.o freg fulmin galop.e gargariz gate germin gimote gorje gote hibern hipnotiz husme incub inflam infl levit lij lubric lustr.e macer magull malcri marin.a.o martill.o mendig.o merode moj monopoliz mordisque narcotiz numer.o ovacion palmote parpade patale patin pelliz perfum.e pestañe pinch pirat.a pisote plag.a plagi pregon profan pulveriz punz rasguñ rasp rebañ.o recit recopil recost regañ relev.o relinch.o remoj remolc retoc retumb revolc ridiculiz ronrone solloz suicid.a tartamude tatu tembl transbord tricot tritur trope ulul unt vagabunde vomit zapate zarand zigzague
abandon.o abarat abarc abarrot abast.o abland abochorn abomb abon.o abord abort.o abraz.o abrevi abrig.o abrum abund
abus.o acab acall acamp acapar acarici aceler acent.o acentu acept acerc aclam aclar aclimat acomod acompañ aconsej
acopl acord acort acos.o acost acostumbr acredit activ.a.o actu actualiz acumul acus acuñ adapt adecu adelant.o
adelgaz adentr adivin adjudic adjunt.a.o administr admir adopt ador adorn.o aduñ afect.o afeit aferr afianz afili
afirm afloj aflor afront agarr agiliz agit aglutin agobi.o agost.o agot agrad.o agrand agrav agreg agrup aguant.e
aguard ahog.o ahond ahorr.o ahuyent air ajust.e al.a alab alarg alarm.a alberg.ue alborot.o alcanz.e alegr.e alej
alent alert.a aliment.o alin aline alist alivi.o aliñ allan almacen almorz aloj alquil alter altern alumbr alz.a
am.a.o amarg.a.o amarr ambicion ambient.e amen amenaz.a ametrall amold amonest amonton amortiz ampar.o ampli.a.o
amplific amput analiz anch.a.o anex.a.o angusti.a anhel.o anid anim.a.o aniquil anot ansi.a anticip.o anul anunci.o
apag apalanc aparc aparent apart.e apasion apañ apedre apel apellid.o aplast aplaz aplic apod.o apoder aport.e
aposent.o apost apoy.o apreci.o apremi apres apresur apret apreton aprob apropi aprovech aproxim apunt.e apur.o apuñal
arañ arbitr archiv.o arm.a arquitect arraig.o arranc arras arrastr.e arrebat arregl.o arrest.o arriesg arrim arrincon
arrodill arroj arroll arruin articul.o asalt.o asegur asesin.o asesor asign asimil asoci asol asom asombr.o aspir
astill asust atac ataj.o atent.a.o aterr aterriz atestigu atin atolondr atorment atrac.o atragant atrap atras.o
atraves atribul audit aument.o auspici aut autoriz auxili avanc avanz avent aventaj aventur.a avergonz averigu avis.o
aviv ayud.a ayun.o azot.e bail.e baj.a.o balanc.e balance balbuce barr.a bas.e bast.a.o bat batall.a bautiz bañ.o
benefici.o bes.o bloque.o boicote bombarde.o bord.e borr bosquej.o bost brill.o brind brome.a brot.e burl.a busc
cabalg cabe cacare caduc calc calcul.o calent calific calm.a calz.o cambi.o camin.o camufl canaliz cancel cans cant.o
capacit capt captur.a caracteriz carg.a.o cas.a.o casc.o castig.o catalog catapult caus.a cautiv caz.a celebr cen.a
censur.a centr.o centraliz cerc.a.o cerr certific ces.e charl.a chatear chequ.e chifl chill chirri choc chup cifr.a
cimen circul.o circund cit.a clam clarific clasific clausur.a clav.e.o coaccion cobij cobr.o cocin.a codici.a colabor
colaps.o colg coloc coloniz color colore comand.o combin coment comenz comerci.o comercializ compagin compar compens
compil complement.o complet.a.o complic comport compr.a comprob comput comunic concentr concert concili conden.a
conect confeccion confes confi configur confin confirm conform.e confort confront congel congratul congreg conjug
conmemor conquist.a consagr consider consol consolid conspir const constat consult.a cont contabiliz contact.o
contagi.o contamin contempl content.a.o contest contextualiz continu.a.o contorn contrari.a.o contrast.e contrat.o
control convalid convers convoc cooper coordin copi.a copul coron.a corrobor cort.a.e.o cosech.a cost.a.e.o cotiz
cre.o cri.a crispar cristaliz critic cruz cuadr.o cuaj cuantific cuestion cuid culmin culp.a cultiv.o cumpliment
cur.a.o curs.o custodi.a danz.a dat.o dañ.o debilit debut decant decepcion declar declin decor decret.o dedic defraud
degener degrad degust dej delat deleg deleit deliber.ado delimit deline demand.a demor.a demostr denomin denot
denunci.a depar depart depil deplor deport.e deposit deprav deriv.a derram derrib derroc derroch.e derrot.a desabroch
desacat.o desafi desahog.o desaloj.o desampar desanim desapar desarm.e desarroll.o desat desayun.o desbarat desbloque
desbord descans.o descarg.a descart descifr descoloc desconcert desconect desconfi descont descuid.o dese.o desech.o
desemboc desempeñ.o desencaden desench desenred desent desfil.e desgan desgarr desgast.e design desinfl desintegr
deslig desliz deslumbr desmantel desmarc desmay.o desmont desnud.a.o desocup desorden despach.o despeg.ue despej
desperdici.o despert despiert.a.o desplaz despleg desplom despoj despos despreci.o despunt destac destap destern
destin.o destron destroz desvel desvi.o detall.e detect deterior.o determin detest deton detract devalu devast devor
diagnostic dialog dibuj.o dict dictamin difam diferenci.a dificult dificultad dilat diluc discrep discrimin disculp.a
discurs.o diseñ.o disfraz disfrut.e disgreg disgust.o disip disloc dispar.o dispens dispers.a.o disput.a distanci.a
distors distorsion divag diversific divis divorci.o divulg dobl.e document.o dom domicili.o domin don dopa dosific
dot.e dramatiz dren dud.a dupl duplic dur ech edific edit educ efectu ejecut ejemplific ejercit elabor electrific elev
elimin elogi.o eman embaraz.o embarc embarg.o embols emborrach embosc emigr emocion emparej empat.e empañ empe empeor
empez emplaz emple.o empuj.e empuñ enamor encabez encaden encaj.e encamin encant.o encarcel encarg.o encariñ encarn
encauz encest enchuf.e encomend encontr encuadr encuest.a enderez endeud endulz enfad.o enferm.a.o enfoc enfrent enfri
enganch.e engañ.o engendr englob engord engros enlaz enmarc enmend enoj.o enred.o enrol ensanch ensangrent ensay.o
enseñ entabl enter.a.o enterr enton entorn.o entr entrañ entreg.a entren entrevist.a entusiasm.o enumer enunci envas.e
envenen envi envidi.a equilibr equip.o equivoc erradic escal.a escandaliz escane escap.e escas.a.o escatim escenific
esclar escolt.a escrut escuch escud.o esforz esfum esmer espant.o especializ especific especul esper.a espi esquiv
establ estacion estaf.a estall estamp.a estanc estim estimul estipul estir estorb estrech.a.o estrell.a estren.o
estrope estruct estructur.a estudi.o evacu evalu evapor evidenci.a evit evoc evolucion exager exalt examin exasper
excav excit exclam excus.a exhort exib exili.o experiment.e.o explic explicit.a.o explor explot expoli export
expres.a.o expuls extermin extirp extrapol extrañ.a.o fabric.a facilit factur.a fall.o falle falsific falt.a fantase
fascin fastidi.o favor felicit festej fi fich.a figur.a fij.a.o film filtr.o finaliz financi.a.o firm.a.e fiscaliz
flexibiliz flot.a fluctu focaliz foment.o fond form.a formaliz formul.a.o fortific forz fotocopi.a fotografi fracas.o
fractur.a fragment.o frecuent.e fren.o frot frustr fug.a fum funcion fundament.o fusil fusion gal.a galardon gan
garantiz gast.o gener gest gesticul gestion gir.o glorific gobern.a golpe.o goz grab graci.a gradu gratific grit.o
guard.a gui gust.o habilit habit habl halag.o hall hart.a.o hast hech hel hered hidrat higieniz hilvan hip hipotec.a
hoje homenaj homenaje homolog honr.a.o hosped hospitaliz hostig humaniz humill ide idealiz identific idol ignor igual
ilumin ilusion ilustr imagin imit impacient impact.o implant implement implic implor import impregn impresion improvis
impugn impuls.o imput inaugur incapacit incendi.o incentiv.o incit inclin incom incomod incorpor increment.o increp
incrimin incrust inculc indag indemniz independiz indic indici.o indig indign.a.o infect infiltr inform.e infravalor
ingres.o inici.o inmigr inmol inmut inocul inquiet.a.o insert.o insinu inspeccion inspir instal instaur instig
instrument.o insult.o integr.a.o intensific intent.o interacci interactu intercal intercambi.o interes intern.a.o
interpel interpret interrog intimid intoxic inund invalid.a.o invent.o inventari.o investig invit invoc involucr
inyect irradi irrit jact jalon jubil judici juguete junt.a.o jur justific juzg labor ladr lam lament lanz.a lastim.a
lav leg legaliz legisl legitim lesion levant liber liberaliz libr.a.e.o lider lig.a limit limpi.a.o linc lind.a.o
liquid lisi list.a.o litig llam lleg llen.a.o llev llor localiz logr.o luch.a lucr.o machac madrug madur.a.o magnific
malgast maltrat.o manch.a mand.o manej.o manifest maniobr.a manipul maquill maravill.a marc.a.o march.a marche margin
mastic mat matiz matricul maximiz mecaniz medi.a.o mediat medic medit mejor.a memoriz mencion menospreci.o ment
mentaliz merend mermar.a mescl mezcl.a milit mim minimiz mir.a mitig model moder moderniz modific mold molest.a.o
monitoriz mont.e mostr motiv.o moviliz mud.a.o mult.a multiplic murmur nad narr naveg necesit neg negoci.o neutraliz
nieg nivel nombr.e nomin normaliz not.a notific novel.a objet.o oblig obr.a obsequi.o observ obsesion obstaculiz
ocasion ocult.a.o ocup odi.o ofrend.a oje olfat.o olvid.o ondul oper opin opt optim optimiz or orden.es ordeñ organiz
orient.e origin orill.a oscil oscur oste ostent otorg oxid.o pacific pact.o pag.a.o palid palp palpit par.o parad
parali paraliz parod particip particulariz pas.o pase.o pasm patrocin.o patrull.a peg pein.e pele.a peligr.o pen.a
penetr pens percat perdon peregrin.o perfeccion perfil perfor perjudic permut.a perpetr perpetu.a.o persever person.a
personific perturb pes.a.o pesc.a pic.o pil.a pilot.o pint.a pis.o pit planch.a plane.o planific plant.a.e plante
plasm pleg plid polariz polemic pos posibilit posicion.es posterg postul potenci.a practic precaut preci.o precipit
precis.a.o predic predomin pregunt.a premi.o preocup prepar presagi.o presenci.a present.e preserv presion prest
pretext.o prim.a.o priv.o privatiz prob proces.o proclam procrastin procre procur prodig profes profundiz program.a
progres.o prolifer prolong promocion promulg pronostic pronunci propag propici.a.o propin propon proporcion prosper
prostit protagoniz protest.a provoc proyect.o public pul puls.o pulul puntu puntualiz purg.a purific quebr quebrant
qued quej.a quem quis quit radic ralentiz ramific rasc rasg.o rastre.o ratific ray.a.o razon reaccion realiz reanim
reanud rebaj.a rebas rebel rebos rebot.e recalc recapacit recapitul recarg.o recaud recet.a rechaz.o recicl reclam.o
reclut recobr recomend recompens.a reconcili reconfort reconquist.a record recort.e recre.o rectific recuper recurs.o
redact redobl redond.a.o reembols.o reemplaz.o reencontr refin reflej.o reflexion reform.a refresc.o refriger refugi.o
refut reg.o regal.o regate.o regener regist registr.o reglament.o regocij regres.o regul regulariz rehabilit rehus
rein reinici reinstaur reintegr reiter reivindic relacion relaj relat.o releg rellen.a.o rem.o remarc remat.e remedi.o
rememor remodel remont renegoci renov rent.a renunci.a repar repas.o repatri replante.o repos.o represent reproch.e
repugn repuls requis resalt resbal rescat.e reserv.a reseñ.a resfri resign respald.o respet.o respir respons rest.o
restaur restreg resucit result resum ret.o retard retir.a.o retom retorn.o retras.o retrat.o revalid revel revent
revis revitaliz revoc revolucion rez rezag rim.a rivaliz rob.o rod rode.o rog roj ronc rond.a.o rot rotul roz rubric
rueg sabore sabote sac saci sacrific salpic salt.o salud.o salv.o salvaguard sancion saque.o satur sec.a.o secuestr.o
segment.o segreg seleccion sell.o sembr semej sent sentenci.a separ sepult serr sesion señal señaliz sigil signific
silb silenci.o simboliz simpatiz simplific simul simultane sincroniz sistematiz situ sob sobr.a.e sobrepas sobresalt
aval abog baraj ameniz conllev acech acat condicion conserv consider diseñ dist disimul invent involucr necesit report repos suscit reincorpor penaliz responsabiliz respect.o pill cabece orin precis anim ahorc ahorr apacigu
sobrevol socav socializ sofoc sol solap solicit solidariz solt solucion som son sond sonroj sopes sopl soport.e
sorte.o sosegar sospech.a soñ subast.a subestim sublev subordin subray subsan subvencion sud sujet.a.o sum.a
suministr.o super supervis suplant suplic surc sus suspir.o sustent.o susurr.o tach taladr tambale tap.a tarare tard.e
tecle telefone televis templ.o tens.a.o tent termin test.a.o testific tild tir.o tirit titube titul toc toler tom.a.o
top.e torn.o tortur.a tost total trab trabaj.o trag trai traicion trajin tram.a tramit tranquiliz transcur transfigur
transform transit transmigr transplant transport.e tras traslad.o trasnoch traspas.o trastoc trastorn.o trat.o
traz.a.o trenz trep triplic triunf.o trop tropez trot truc trunc tumb.a turb turn.o tute ubic ultraj unific uniform.e
urbaniz us.o usurp util utiliz vaci.a.o vacil vacun.a vag.a.o valid.a.o valor vari varí.a vaticin.o veget vel.a vener
veng.a venga ventil verific vers.a.o vet.o viaj.e vibr vigil.ia vincul.o viol visit.a visualiz vitore vocaliz vol volc
volte vot.o vulner yug zanj zarp zozobr zumb`,
  er: `
abastec aborrec absorb acced acog acontec adolec agradec amanec anochec aparec apetec aprend arremet ascend atardec
atañ atend barr beb carec ced coc cog com comet compadec comparec compel complac comprend compromet conced concurr
condescend conmov conoc contend convalec convenc corr.e correspond corromp cos coser crec deb defend depend desaparec
descend desconoc desobedec desprend dol ejerc embellec emerg empobrec emprend encarec encend encog endurec enfurec
enloquec enmudec enorgullec enriquec entend entorpec entristec entromet envejec esclarec escog escond establec
estremec exced expel extend fallec favorec fenec florec fortalec guarnec hed humedec impel interced interrump irrump
lam languidec llov mec merec met mol mord mov.e obedec ofend ofrec oscurec pac padec palidec parec perd perec permanec
permet pertenec posee preced prend pretend prevalec proced promet promov prorrump proteg.e re recog reconoc recorr
rejuvenec relam remov repel reprend resplandec respond restablec retorc retroced reverdec sobrecog socorr sol.o somet
sorb sorprend suced sumerg suspend tañ tej tem tend torc tos transcurr trascend venc vend vert.e`,
  ir: `
abat abol aburr acud adher admit advert aflig afling agred alud aperc aplaud argü arrepent asegu asent asist.e asum
atribu aturd añad bat.e bland bull ceñ coincid coleg combat.e compart comped compet comprim conceb.o concib conclu
concurr confer conferi conflu confund consent consist constitu constreñ constru consum contribu convert conviv corr
corrig crui cumpl.e cund curt debat.e decid defin.o delinqu deprim desist desment desped destru desvest difer difund
diger dilu dimit dirig dirim discurr discut.o disent disminu distingu distribu disuad divert divid dorm ejecut elig
elud embell embest emit engull erig escabull escind escurr esparc estall evad exclu exhib exig exim exist exped exprim
extingu fing flu fund garant gem gruñ herv hir hu hund hurt impart imped incid inclu incumpl incurr infer influ
infring infund inger inhib insist institu instru interrump intu invad invert invest lat.e med.ia.io ment mentir mug
mull nutr.ia obstru ocurr omit oprim part.e ped percib permit persist persuad pervert ping plañ prefer prescind
present presid presum prostitu pudr pul re rebat recib recl reclu reconstru recub recurr redim refer reg rehu remit
rend.o repart repercut repet reprim requer resarc rescind resent resid resist restitu restring resum resurg retribu
revert revest reviv reñ rug sacud sent.a.o serv.o sobreviv sonre sub subsist subvert sufr.e suger sum.a.o supl suprim
surg surt.o sustitu teñ transcurr transfer transgred transmit travest tund un unc ungir urg vest.e viv.a zambull zurc`,
}

/** Nouns and adjectives that look like forms of verbs, or whose gender or plural the rules would miss. */
export const nominals = `
herido turquía viena andes pizca alce
londres honduras caracas bruselas cervantes asturias marruecos cumpleaños finanzas alpes vargas atenas malvinas fernando orlando maldonado paco mecenas caries
ira mentira auto victoria memoria gloria iniciativa perspectiva expectativa convocatoria trayectoria normativa narrativa alternativa ofensiva exclusiva prerrogativa
estado condado magistrado electorado doctorado consulado principado ducado supermercado hipermercado calzado poblado sagrado hecho marzo cabo consumo filme meta revista presupuesto
estable caliente emisora consultora locomotora distribuidora lavadora computadora impresora aspiradora secadora batidora cafetera ola auxilio control color señal perfil
labor galardón préstamo reparto establo huerto respiro velo gesto asiento bordo circo arquitecto muelle pino araña legado delgado apropiado colega pene camarada contraseña peña leña reseña
maquinaria bulgaria macedonia áfrica sudáfrica latinoamérica sudamérica centroamérica bélgica característica estadística dinámica discográfica crónica presa consola barro pito gozo
lata poda palmada goleada hornada pretemporada barriada barricada saque derrame ligue alud fraude cumplimiento fondo dificultad imprenta orquesta herramienta demasiado diana mérida pinar
luz paz cruz haz abogado acuerdo aficionado afueras aire alcance almohada almuerzo américa antes apartado apenas
apuesta apéndice armada artillería artífice ataque atentado atlas avance avenida bajada balada bancada batería bebida
bienvenida bocanada bofetada botánica brigada bélica búsqueda cabida cada cafetería camada candado caos carcajada
carnicería carretada cascada cebada certificado cerámica choque cien cierre cincuenta clínica cobre cocido cometa
cometido comida comienzo concierto consejería consuelo contado contenido contienda convencido corrida cosa cosmos
crecida criada cruce cruzada crítica cuarenta cucharada cuenta cuento cuesta cuidado cuñada cuñado cómplice dado
delegado desenlace despedida despliegue desvío deuda dios diputado dique doce dos década electrónica embajada
embestida emboscada empleado encargado encomienda encrucijada encuentro enfoque enlace enmienda enramada ensalada
entonces entrada escalada esfuerzo espada estacada estampida estanque este estética explanada fachada fada fantasía
fluido fotografía fregado fuego fuerza fábrica física gafas ganado garantía gas genética gobierno gracias gramática
granada gráfica guarida guía hada helado herida hielo hilo historia homenaje hondonada huida ida idea infantería
infierno informática ingeniería invierno invitado jornada juego jueves jugada jugado jugo jurado lance latido lejos
librería licenciado lista listado llamada llegada lotería lucido lunes líquida lógica madrugada manada mandado martes
mascarada matemática matemáticas matiz meca mecánica medida menos mente mercado merienda mermelada mesada miedo mirada
mito miércoles modelo moneda morada mordida movida muestra muro música nada narices nevada nivel novatada noventa
número ochenta oleada opera oro palada panadería parada paraguas parecido partida partido pasado patada payasada
pedido pedrada pescado piel piensa pieza pincelada placa plaza plazo pliegue plástica polémica política pomada portada
potentado prenda princesa prueba práctica pulgada puñalada pérdida quebrada querida química rada recado recorrido
recuerdo redada refugiado reina reinado reino república respuesta resultado resumen retirada retórica riada riego
rienda roca rodada rosa rosada rueca rueda ruego ruido ruta rígido rúbrica sala salida salud secretaría seda sede
senado sentido servida sesenta setenta seña siembra sierra significado silla sol soldado subida suelo suelto suerte
sueño surtido sábado tajada teclado tejado tejido tema temporada temática tesorería tienda tijeras tinta tirada
tonelada toque tormenta tornado tostada traje tramo trastada tratado trece tres tropa truque táctica técnica tímido
unido vacaciones varios velada vena venda venta vestido vida viernes vino vuelo vértice caída remolque avería vía África ética índice óptica
diapositiva funda descuento propina embarque recibo
fruta sal tos impuesto taladro cuerda cuero
cine valor
`

/** Adjectives and nouns of persons in -o whose feminine in -a belongs to them. */
export const adjectives = `
adecuado divertido aburrido educado variado delicado exagerado pesado salado avanzado satisfecho complicado empleado
callejero costero adulto latino nocturno paralelo metropolitano alpino cardíaco
abierto absoluto absurdo abuelo activo adicto adjunto adverso africano agrio agudo ajeno aledaño alterno alto alumno amargo amarillo ambiguo ambos
americano amigo amplio ancho anciano antiguo anónimo arcaico arduo argentino asiduo astuto atento ateo augusto austero austriaco avieso aéreo bajo
baldío bancario barato barbudo basto bello bendito bizarro blanco blando bonito brasileño bravo bravío bruto bueno camarero candidato caro casero
castaño católico cautivo cercano checo chico chileno chino cierto ciudadano claro cocinero colombiano compacto compañero complejo completo común
concreto confuso conjunto contemporáneo contento contiguo continuo contrario correcto corto cristiano crudo cuanto cuarto cubano cubierto cuerdo cuyo
cuánto cínico cómodo delantero denso desnudo difunto difuso digno diminuto directo discreto distinto diverso dueño duro décimo ecuatoriano empresario
enemigo enfermero enfermo enorme entero erróneo esclavo escueto espeso espontáneo esposo estrecho estricto estupendo eterno etéreo europeo exacto
excelso exento experto explícito exquisito extenso externo extranjero extraordinario extraño extremo falso fecundo feo financiero fino flaco fortuito
fresco frío funcionario furibundo futuro férreo gallego ganadero gato gigantesco gordo gratuito griego grosero grueso guapo guarro guerrero hambriento
hebreo hermano hermoso hijo hispano hondo honesto horrendo hotelero humano huraño húmedo idóneo ileso iluso ilícito imperfecto implícito impropio
impío incierto incompleto incorrecto incómodo indigno indirecto individuo infinito ingeniero ingenuo injusto inmediato inmenso inmundo inquieto
insatisfecho inseguro instantáneo intacto intenso intermedio interno intruso inverso italiano judaico judío junto justo laico largo legítimo lejano
lento ligero limpio lindo listo literario lleno loco longevo lícito macabro madrileño maduro maestro maldito malo marinero marítimo materno mediano
medio mediterráneo menudo mero mexicano miembro minero ministro mismo mixto moderno modesto momentáneo moreno moribundo muchacho mucho mudo muerto
mutuo máximo médico mínimo mío necesario necio negro nieto niño nocivo norteño novato noveno novio nuestro nuevo obeso oblicuo obrero obsceno obsoleto
obvio octavo opaco ordinario oscuro otro palestino pasajero paterno patrio pequeño perfecto perpetuo perro peruano pesquero petrolero pintoresco pleno
poco polaco portero poseso postrero preso presunto previo primario primero primo profundo profuso pronto propicio propietario propio próximo pulcro
pésimo quieto quinto rancio raro recluso recto redondo republicano reverendo rico ridículo robusto rojo romano rotundo rudo ruso sabio sacro
sangriento sano santo seco secretario secreto secundario sediento segundo seguro sencillo sereno serio severo sexto simultáneo sincero soberano
sobrino sobrio solidario solo soltero sombrío subterráneo sucio sueco suegro suizo superfluo supremo sureño suspenso suyo séptimo tacaño tanto tardío
temprano tenso tercero terreno terráqueo tibio tierno todo tonto tosco tranquilo travieso tremendo turco tuyo tío universitario urbano usuario vacío
vagabundo vario vasco vasto vecino venezolano verdadero veterano viejo violento viudo vivo voluntario vuestro ciego culto desierto divino famoso fijo flojo genuino liso llano lógico ilógico molesto oculto plano preciso puro remoto rubio sordo sumo angosto apto ávido benigno maligno bobo brusco cálido caótico cómico calvo canoso clínico coqueto cotidiano cóncavo convexo crónico devoto diestro diáfano doméstico efímero egregio enano escaso esquivo esbelto espléndido estático exiguo exótico fanático filósofo fofo franco gélido heroico hueco huérfano incauto ingrato inédito insípido inválido irónico lácteo lánguido lívido lúcido magno manso marrano mañoso mísero mítico mocoso mustio nefasto nítido nulo nocturno diurno opuesto ortodoxo pagano pálido parvo pardo patético pícaro plebeyo póstumo prófugo pródigo próspero púdico rígido ronco sórdido súbito taciturno terco tétrico tímido trémulo turbio válido vándalo vetusto zurdo gitano peludo narigudo cabezudo testarudo puntiagudo forzudo íntimo óptimo óseo último único áspero
maleducado
privado
`

/** Lemmas whose ends the rules would cut or change (see `withWholeLemmas`). */
export const wholeLemmas = `
o+a antártid autoayud bud enseguid filarmónic lactos lápid malari maripos réplic saliv termodinámic
+s borge diabete flande guardabosque marcapaso microonda paracaída rascacielo rompecabeza
+es balcan nápol tiroid
`
