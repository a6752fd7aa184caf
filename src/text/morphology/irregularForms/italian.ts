/**
 * Irregular verbs with their prefixes, and irregular nouns and adjectives (see `expandParadigms`). Before them stand nouns that
 * are also forms of these verbs, though seldom used as such.
 */
export const irregular = `
sorriso: sorrisi
bastare: basta
solo: soli
trattare: tratta
continuare: continua
percorso: percorsi
raccolta: raccolte
posta:
diretto: diretta diretti dirette
ricevuta: ricevute
fermata: fermate
testata: testate
affitto: affitti
concerto: concerti
rivista: riviste
ripresa: riprese
compressa: compresse
data: date
dato: dati
tesi: 
rosa: rose
vita: vite
carta: carte
pianta: piante
cifra: cifre
vittima: vittime
intendere: intendo intendi intende intendiamo intendono intenda intendano
saluto: saluti
tasso: tassi
grazie: grazie
salve: salve
buonanotte: buonanotte
proposta: proposte
stati-uniti: statiuniti
nessuno: nessun nessuna
bene: ben
male: mal
signore: signor signori
professore: professor professori
dottore: dottor dottori
richiesta: richieste
spesa: spese
promessa: promesse
difesa: difese
intesa: intese
scoperta: scoperte
vista: viste
dettaglio: dettagli
collega: colleghi colleghe
politica:
volta: volte
posto: posti
prodotto: prodotti
risposta: risposte
offerta: offerte
corso: corsi
letto: letti
letta: 
scelta: scelte
discorso: discorsi
impresa: imprese
corsa: corse
contratto: contratti
attesa: attese
discesa: discese
coperta: coperte
morte: 
torta: torte
tenda: 
mossa: mosse
sconfitta: sconfitte
essere: sono sei è siamo siete era ero eri erano eravamo eravate fui fosti fu fummo foste furono sarò sarai sarà saremo sarete saranno sarei sarebbe sarebbero saremmo sareste sia siano fossi fosse fossero stato stata stati state essendo esser esserci essersi
avere(ri): ho hai ha abbiamo avete hanno ebb+R avr+F abbia abbiano abbi avut+A avevo avevi aveva avevamo avevano avendo aver averlo
andare: vado vai va vanno vada vadano andr+F vattene andar
fare(dis stra sopraf contraf soddis assuef): faccio fai fa facciamo fanno faccia facciano fec+R far+F facevo facevi faceva facevamo facevano facessi facesse facessero facendo fatt+A far
soddisfare: soddisfatt+A soddisfa soddisfano
stare(sotto sopra): sto stai sta stiamo stanno stett+R stia stiano star+F stessi stesse stessero
dare(ri): do dai dà danno diedi diede diedero dette dettero dia diano dar+F desse dessero dessi dando dato data dati date dar
dire(contrad bened maled ri): dico dici dice diciamo dite dicono diss+R dica dicano dir+F dicevo dicevi diceva dicevamo dicevano dicesse dicessero dicendo dett+A dir
contraddire: contraddett+A contraddice contraddicono contraddiss+R contraddicendo
benedire: benedett+A benedice
maledire: maledett+A maledice
predire: predett+A predice
disdire: disdett+A disdice
potere: posso puoi può possiamo potete possono possa possano potr+F poter
volere: voglio vuoi vuole vogliamo vogliono voll+R voglia vogliano vorr+F voler
dovere: devo debbo devi deve dobbiamo devono debbono debba debbano dovr+F dover
sapere(ri): so sai sa sappiamo sanno sepp+R sapr+F sappia sappiano saper
venire(con inter pro contrav sopravv so per av di s ri rin preven): vengo vieni viene vengono venga vengano venn+R verr+F venut+A
convenire: converr+F
avvenire: avviene avvengono avvenn+R avvenut+A avverr+F
divenire: diviene divengono divenn+R divenut+A diverr+F
svenire: sviene svenn+R svenut+A
sopravvenire: sopravviene sopravvenut+A
tenere(con man ot ri so trat de ap as intrat): tengo tieni tiene tengono tenga tengano tenn+R terr+F
appartenere: appartengo appartiene appartengono appartenn+R
sostenere: sostengo sostiene sostieni sostengono sostenga sostenn+R soster+F sosterr+F
astenere: astiene astengono astenn+R
rimanere(): rimango rimangono rimanga rimangano rimas+R rimarr+F rimast+A
porre(com de dis es im op pro sup contrap sovrap antep ri frap indis scom trasp presup giustap sottop prep): pongo poni pone poniamo ponete pongono ponga pongano pos+R porr+F post+A ponevo poneva ponevano ponendo ponesse ponente
trarre(at con de dis es ri sot pro as): traggo trai trae traiamo traggono tragga traggano trass+R trarr+F tratt+A traeva traevano traendo
tradurre: traduco traduci traduce traduciamo traducono traduca traducano tradott+A traduss+R tradurr+F traduceva traducevano traducendo
produrre(ri): produco produci produce produciamo producono produca producano prodott+A produss+R produrr+F produceva producevano producendo
condurre(ri): conduco conduce conducono conduca conducano condott+A conduss+R condurr+F conduceva conducevano conducendo
ridurre: riduco riduce riduciamo riducono riduca riducano ridott+A riduss+R ridurr+F riduceva riducevano riducendo
introdurre: introduco introduce introducono introduca introducano introdott+A introduss+R introdurr+F introducendo
dedurre: deduce deducono dedott+A dedurr+F
indurre: induco induce inducono induca indott+A induss+R indurr+F inducendo
sedurre: seduce seducono sedott+A seduss+R
addurre: adduce adducono addott+A
bere: bevo bevi beve beviamo bevono beva bevano bevv+R berr+F bevut+A beveva bevevano bevendo
sedere(pos): siedo siedi siede siedono sieda siedano
possedere: possiedo possiedi possiede possiedono possieda possiedano
uscire(ri): esco esci esce escono esca escano
riuscire: riesco riesci riesce riescono riesca riescano
udire: odo odi ode odono
morire: muoio muori muore muoiono muoia mort+A morr+F
salire(ri as): salgo salgono salga salgano
valere(pre equi av): valgo vale valgono valga valgano vals+R vals+A varr+F
cogliere(ac rac): colgo colgono colga cols+R colt+A
accogliere: accolgo accolgono accolga accols+R accolt+A
raccogliere: raccolgo raccolgono raccolga raccols+R raccolt+A
scegliere(pre): scelgo scelgono scelga scels+R scelt+A
togliere(dis): tolgo tolgono tolga tols+R tolt+A
sciogliere: sciolgo sciolgono sciolga sciols+R sciolt+A
spegnere: spengo spengono spenga spens+R spent+A
tacere: taccio tacciono tacqu+R taciut+A
piacere(dis com): piaccio piacciono piaccia piacqu+R piaciut+A
giacere: giacciono giacqu+R
nuocere: nocque nociuto
apparire(ri): appaio appare appaiono appaia appaiano apparv+R apparvi apparve apparvero appars+A
scomparire: scompaio scompare scompaiono scomparv+R scompars+A
comparire: compaio compare compaiono comparv+R compars+A
parere: pare paiono paia parv+R pars+A parr+F
vedere(ri intrav av prov stra): vid+R vist+A vedut+A vedr+F
prevedere: previd+R previst+A
provvedere: provvid+R provvist+A
vivere(con soprav ri): viss+R vissut+A vivr+F
sopravvivere: sopravviss+R sopravvissut+A
scrivere(de in i pre tra sotto ri as tras circo): scriss+R scritt+A
leggere(ri e): less+R lett+A
eleggere(ri): eless+R elett+A
reggere(cor sor di ri): ress+R rett+A
proteggere: protess+R protett+A
dirigere: diress+R dirett+A
erigere: eress+R erett+A
redigere: redass+R redatt+A
esigere: esatt+A
figgere(af scon tra cro): fiss+R fitt+A
sconfiggere: sconfiss+R sconfitt+A
friggere: frisse fritt+A
distruggere: distruss+R distrutt+A
struggere: strutt+A
cuocere: cotto cotta cotti cotte cosse cossero cuocio
discutere: discuss+R discuss+A
scuotere(ri per): scoss+R scoss+A
riscuotere: riscoss+R riscoss+A
percuotere: percoss+R percoss+A
muovere(com pro ri s): moss+R moss+A
commuovere: commoss+R commoss+A
promuovere: promoss+R promoss+A
rimuovere: rimoss+R rimoss+A
mettere(am com di e im o per pre pro ri scom sot smet tras ammet s rimet dis man compro inter intro): mis+R mess+A
smettere: smis+R smess+A
sottomettere: sottomess+A
trasmettere(ri): trasmis+R trasmess+A
ammettere: ammis+R ammess+A
dimettere: dimis+R dimess+A
promettere: promis+R promess+A
succedere: success+R success+A
concedere: concess+R concess+A
cedere: ceduto
accendere: acces+R acces+A
appendere: appes+R appes+A
prendere(com ap ri sor intra im): pres+R pres+A
apprendere: appres+R appres+A
sorprendere: sorpres+R sorpres+A
intraprendere: intrapres+R intrapres+A
dipendere: dipes+R dipes+A
sospendere: sospes+R sospes+A
spendere: spes+R spes+A
offendere: offes+R offes+A
difendere: difes+R difes+A
rendere(ar): res+R res+A
arrendere: arres+R arres+A
scendere(a di tra con): sces+R sces+A
tendere(at in es pre con sot dis): tes+R tes+A
ridere(sor de ir): ris+R ris+A
uccidere: uccis+R uccis+A
decidere: decis+R decis+A
incidere: incis+R incis+A
coincidere: coincis+R coincis+A
dividere(con sud): divis+R divis+A
chiudere(rac rin con es in soc dis): chius+R chius+A
concludere: conclus+R conclus+A
escludere: esclus+R esclus+A
includere: inclus+R inclus+A
precludere: preclus+R preclus+A
deludere: delus+R delus+A
illudere: illus+R illus+A
alludere: allus+R allus+A
invadere: invas+R invas+A
evadere: evas+R evas+A
persuadere: persuas+R persuas+A
perdere(dis): pers+R pers+A perduto perduta
ardere: ars+R ars+A
mordere: mors+R mors+A
esplodere: esplos+R esplos+A
rodere(cor e): ros+R ros+A
correre(ac con dis in oc per ri soc ricor tras scor): cors+R cors+A
porgere(s): pors+R
sorgere(in ri): sors+R sort+A
scorgere(ac): scors+R scort+A
accorgere: accors+R accort+A
volgere(av coin s ri capo stra): vols+R volt+A
avvolgere: avvols+R avvolt+A
rivolgere: rivols+R rivolt+A
svolgere: svols+R svolt+A
coinvolgere: coinvols+R coinvolt+A
sconvolgere: sconvols+R sconvolt+A
travolgere: travols+R travolt+A
risolvere: risols+R risolt+A
dissolvere: dissolt+A dissols+R
assolvere: assolt+A assols+R
assumere: assuns+R assunt+A
presumere: presunt+A
riassumere: riassunt+A
giungere(ag con rag sopraggiun rai): giuns+R giunt+A
aggiungere: aggiuns+R aggiunt+A
raggiungere: raggiuns+R raggiunt+A
congiungere: congiunt+A
sopraggiungere: sopraggiuns+R sopraggiunt+A
piangere(com rim): pians+R piant+A
rimpiangere: rimpiant+A
fingere: fins+R fint+A
dipingere: dipins+R dipint+A
spingere(re so): spins+R spint+A
respingere: respins+R respint+A
stringere(co re): strins+R strett+A
costringere: costrins+R costrett+A
restringere: ristretto ristretta ristretti ristrette
cingere: cins+R cint+A
tingere: tint+A
vincere(con av stra): vins+R vint+A
ungere: unto unta
mungere: munto
pungere: punse
emergere: emers+R emers+A
immergere: immers+R immers+A
sommergere: sommers+R sommers+A
spargere(co): spars+R spars+A
torcere(con dis s ri): tors+R tort+A
rompere(cor inter ir pro di): rupp+R rott+A
corrompere: corrott+A
interrompere: interrupp+R interrott+A
nascere(ri): nacqu+R nat+A
crescere(ac de in rin): crebb+R
conoscere(ri dis mis): conobb+R
chiedere(ri): chies+R chiest+A
richiedere: richies+R richiest+A
rispondere(cor): rispos+R rispost+A
corrispondere: corrispos+R corrispost+A
nascondere: nascos+R nascost+A
fondere(con dif ef in tras pro): fus+R fus+A
diffondere: diffus+R diffus+A
confondere: confus+R confus+A
mescere: mesciuto
concernere: concernente
comprimere: compress+R compress+A
esprimere: espress+R espress+A
imprimere: impress+R impress+A
sopprimere: soppress+R soppress+A
opprimere: oppress+R oppress+A
reprimere: repress+R repress+A
redimere: redent+A
flettere(ri): fless+R fless+A
connettere: connessi connesso connessa connesse
annettere: annesso annessa annessi annesse
aprire(ri): apert+A
coprire(ri s rico): copert+A
scoprire: scopert+A
offrire: offert+A
soffrire: soffert+A
espellere: espuls+R espuls+A
insistere: insistito
esistere: esistit+A
assistere: assistit+A
resistere: resistit+A
consistere: consistit+A
togliere: tolto
cadere(ac de ri s): cadd+R cadr+F
accadere: accadd+R accadr+F
scadere: scadd+R
godere: godr+F
compiere: compio compie compiono compiut+A compì compiendo compiva compia
riempire: riempio riempie riempiono
empire: empie empiono
bello: bel bei begli bella belle bell' bell
buono: buon buona buoni buone
quello: quel quei quegli quella quelle
santo: san sant santa santi sante
grande: gran grandi
uomo: uomini
dio: dei
bue: buoi
tempio: templi
uovo: uova
braccio: braccia bracci
dito: dita
paio: paia
migliaio: migliaia
centinaio: centinaia
miglio: miglia
labbro: labbra
osso: ossa ossi
muro: mura muri
ciglio: ciglia
ginocchio: ginocchia ginocchi
lenzuolo: lenzuola
membro: membra membri
corno: corna
urlo: urla urli
grido: grida
filo: fila fili
mano: mani
ala: ali
arma: armi
mille: mila
moglie: mogli
superficie: superfici
specie: 
serie: 
crisi: 
analisi: 
tesi: 
ipotesi: 
sintesi: 
oasi: 
eclissi: 
dottore: dottoressa dottori dottoresse
amico: amica amici amiche
nemico: nemici nemica
greco: greci greca greche
medico: medici
porco: porci
mio: mia miei mie
tuo: tua tuoi tue
suo: sua suoi sue
zio: zii zia zie
migliore: migliori
peggiore: peggiori
maggiore: maggiori
minore: minori
qualche: 
cinque: 
sette: 
dieci: 
undici: 
dodici: 
quindici: 
venti: 
trenta: 
quaranta: 
cinquanta: 
oggi: 
ieri: 
domani: 
quindi: 
poi: 
ogni: 
quasi: 
anzi: 
fuori: 
avanti: 
davanti: 
tardi: 
lunedì: 
altrimenti: 
bene: 
male: mali
insieme: 
sempre: 
forse: 
invece: 
neppure: 
oltre: 
come: 
inoltre: 
anche: 
dove: 
vecchio: vecchi vecchia vecchie
occhio: occhi
specchio: specchi
orecchio: orecchi
parecchio: parecchi parecchia parecchie
mucchio: mucchi
coperchio: coperchi
apparecchio: apparecchi
ginocchio: ginocchi
rischio: rischi
fischio: fischi
area: aree
attivare: attivano
stupendo: stupenda stupendi stupende
gustoso: gustosa gustosi gustose
vivere: viviamo vivano vivrà
forbice: forbici
sedici: 
metropoli: 
napoli:
`

/** Sets of endings that rows refer to. */
export const sets = {
  A: 'o a i e',
  F: 'ò ai à emo ete anno ei esti ebbe emmo este ebbero',
  R: 'i e ero',
}

/** Stems of verbs by the ending of the infinitive; after periods, the endings of nouns and adjectives that look like their forms. */
export const verbs = {
  are: `
abbandon.o abbass abbatt abbin abbon.o abbracci.o abbrevi abit.o abitu abol abus.o accarezz acceler accenn.o accentu
accert accett.a acclam accomod.o accompagn accontent accorc accord.o accost accredit accumul.o accumun accus.a
acquist.o adatt.a.o addestr addit addorment addoss.o adegu adescc adoper ador adorn.o adott affacci afferm afferr
affezion affianc affid.o affin affitt.o afflig affoll affond affront affum agevol agg aggiorn aggiudic aggiust aggrapp
aggrav.io aggreg aiut.o allarg allarm.e alleg alleggerisc allen allerg allev.o alloggi.o allont allontan allung alter
altern.o alz am.o amareggi ambient.e ammal ammazz ammin amministr ammir ammont ampli.o amput analizz anim.a annaffi.o
annebbi anneg annient annoi annot annull annunci.o annus anticip.o appag appai apparecchi.o appart appassion appell.o
appen appesant appicc applaud applic appoggi.o apport.o apposi apprezz approd.o approfitt appront approssim approv
appunt.o aram archivi.o ardisc argoment.o arm.a arrab arrabbi arrang arrangi arrant arrecc arred arrest.o arresta
arretr arriv.o arrost arrotond articol.o ascolt.o asfalt.o aspett.o aspir assaggi.o assalt.o assapor assass assassin.o
assegn.o assembl assent assicur assimil assoc associ assomigli assord attacc.o atten atterr attes attest attir
attiv.a.o attravers.o attu aument.o auspic autentic automatizz autorizz avanz.o avvel avventur.a avvi.o avvicin
avvis.o azzard.o azzecc azzer bacci baci.o bad bagn.o balbett ball.o banal barr.a bas.e bast bend.a benefici.o
biasim.o bilanc bilanci.o blocc.o boicott bombard borbott brav brill brind bruci buss butt cacci.a cal.o calc.o
calcol.o calm.a.o calpest cambi.o cammin.o campeggi.o cancell cant.o capit capitol.o caratterizz caric.a.o cas.a
castig.o catalog.o cattur.a caus.a cav celebr cen.a censur.a centr.o cerc certific cess chiacchier.a chiam chiarifc
circol.o circond cit cliccc coccol coincid coll collabor collaud.o colleg.a colloc colm.a.o coloniz color.e coltiv
comand.o combin cominci commemor comment.o commerci.o commission.e compar compens.o compil complet.a.o complic
compliment.o comport compr compromett comprov comput comunic concentr concili.o concret condann.a condens condizion.e
confeder conferm.a confess confezion.e confin.e confront.o conged.o congel congratul conquist.a consacr consegn.a
conserv.a consider consigli.a.o consol.e consolid consult.a.o consum.o cont.o contagi.o contamin contatt.o contempl
contend contest.o continu.a.o contrast.o contratt.o controll.o convers.o convoc cooper copi.a coron.a corrispond
cost.o costeggi costell cre crepp critic.a.o croll.o cucin.a cul cumul.o cur.a dann.o danneggi danz.a dat.a debutt.o
decifr declin.o decoll.o decor.o decret.o dedic.a degener degn.a.o degrad.o deleg.a delibera deline denomin denot
denunci.a deposit.o deriv desider design determin detest dett.o devast devi dialog.o dichiar differenzi digit dilag
dilat diment dimentic dimezz dimissi dimor.a dimostr dipan diram dirett disattiv discrimin disegn.o disgust.o disinf
dispens.a disper dispos disprezz.o disput.a dissert dissip distacc.o distanzi distr disturb.o divag divent divor
divorzi.o divulg document.o domand.a domin.io don.o dond doping dor dos.e dot.e dubit dupli dur.a.o ebb eccit edific
educ effettu elabor elenc.o elev elimin elogi.o emarg emigr emozion.e entr entusiasm.o enunci equipaggi.o equivale
eredit err esager esagit esalt esamin esasper escl esclam eser esercit.o esil esili.o esit.o esort espatri.o esplor
essicc esta estr estrap evapor evidenzi evit evoc fabbric.a facilit falc fals.a.o falsific fantastic.a.o fasc fatic.a
fattur.a favol fe ferm.a.o fest festeggi.o fiat.o fid.a.o fidanz figur.a film filtr.o financ finanzi firm.a fiss.a.o
fond.o form.a formul.a fortific forz.a fotograf.o frantum freg fren.o frequent frustr fulmin.e fum.o funzion.e galopp
gar.a gener.e generalizz gett.o gioc.o giov gir.o giudic giur giustific goc govern.o grad gradin graff grandin gratt
grattu grav grid guadagn.o guard guast.a.o guid.a gust.o ident identific ignor illumin illustr imbarazz.o imbarc.o
imbatt imbocc imbrogli.o imit immagin.e immigr impacc impar impatt.o impegn.o imper impiant.o impieg.o implic implor
import impost.a impoter impress impression improvvis.a.o inaugur incanal incant.o incapp incaric.o incass.o inciamp
inclin incolp incominci incontr.o incoraggi incoron incorpor increment.o incroci.o indag indic indirizz.o individu
indoss indovin infett.a.o infiamm infil inform infuri ingann.o ingrandis ingrass ingress inizi.o innaffi innalz
innamor innesc.o innest.o innov inond inquadr inquiet.o inquin insedi insegn.a insinu inspir install instaur insult.o
integr intend intensific interess.e interpell interpret.e interrog intervist.a intim.a.o intitol intrapp intravv
intrecci.o introdu invent investig invi.o invit.o invoc ipotizz irrit irrog isol.a ispezion.e ispir istig labor lacer
lament.o lampeggi lanci.o lasci.o lastric laure.a lav lavor.o leg.a legalizz legitt lesin lesion.e lev lib liber.a.o
licenzi lig limit.e lit litig.o livell.o localizz lod.e logor.a.o lott.a lucid.a.o lucr.o lusing.a macchi.a macin
maltratt manc mand manda mangi manifest.o manipol manovr.a marc marci.a.o margin.e martell mascher.a matur.a.o
medi.a.o medic.a.o medit memorizz men menzion.e mer meravigli.a merit.o mesc mescol miglior migliore migr min.a
minacci.a mir.a misur.a mobilit moder modern modific.a moll mon monit monitor mont.e morm mortific mostr.a motiv.o
mozz mult.a mut.a.o narr navig necessit neg negozi.o nevic noleggi.o nomin.a normalizz not.a.o notific.a numer.o
nuot.o obblig.o occup odi.o odor.e offusc oltrepass omagg omolog onor.e oper.a opin oppo ord ordin.e organizz orient
ormegg oscill oscur.a.o ospit.e osserv ostacol.o ostin ottempera ottimizz pacific pag.a palpit paragon.e paralizz
parcheggi.o paregg pareggi.o parl partecip partit pass.o passeggi.o patt pattugli.a ped pedal.e peggior pen.a penetr
pens perdon.o perdur perfezion.e perlustr perpetu persever person pes.o pesc.a piagn pianific piant.a piazz.a picchi
piccon pieg.a pigli pilot.a pizzic plac plasm pogg polverizz popol.o port.a posizion.e posticip postul potenzi pranz.o
pratic.a.o precis.a.o predic.a predomin preg pregi.o prelev premi.o prenot preoccup prepar present.e preserv press
prest.o presta prett priv.a.o privilegi.o process.o proclam procur.a profess profil.o profum.o progett.o programm.a
proiett prolung promulg pronostic.o pronunci.a propag propizi propo prosciug prosper prospett.a.o protest.a prov.a
provoc psic pubblic.a.o punt.a.o puntualizz punzecchi puzz.a qualific.a quant querel.a quiet.a.o quot.a raccomand
raccont.o raddoppi.o radun.o raffigur rafforz raffredd ragion.e rall rallegr rallent rammaric.o rapin.a rappresent
rassegn.a rasset rassicur rattrist realizz recap recapit.o recit.a reclam.o reclut.a recuper.o redargu regal.o
registr.o regol.a regolament.o replic.a reput reserv respir.o rest.o restaur.o rettific.a rev revoc.a riacquist
riaffer riaffior rialz.o riattiv riavvi.o ricalc ricam.o ricapitol ricard ricaric.a ricatt.o ricav.o ricerc.a
richiam.o ricicl ricominci ricompens.a riconcili riconsegn riconsider ricord.o ricover.o ricre ridimension riebbi
rifil rifiut.o rigener rigett.o rigu riguard.o rilanci.o rilasci.o rilass rileg rilev riliev rimand.o rimbals
rimbalz.o rimbors.o rimedi.o rimescol rimodern rimpatri.o rimpiazz rimprover.o ringrazi rinnov.o rinunci.a rinvi.o
riordin ripag ripar.o ripass.o ripens ripiegh riport ripos.o ripr ripristin.o riprov risal risan riscald riscatt.o
rischi.o riscontr.o riserv.a risparmi.o rispecchi rispett.o ristruttur risult risuon ritagli.o ritard.o ritir.o
ritorn.o ritrov.o riutiliz rival rivel rivendic rivers rivisit rivitaliz rod rosol rot.a rotol.o rovesci.o rovin.a rub
ruot.a russ sabot sacrific sald.a.o salt.o salut.o salv.a.o san.a.o sanzion.e sapor sazi.a.o sbagli.o sbarc.o sbarr.a
sbatt sbloc sblocc.o sbocc.o sboccis scald scambi.o scand scapp scard scaric.a.o scart.o scaten scav.o schedul
scherz.o schiacc schiacci schier.a schiv scoc scommett scomod.a.o scongiur sconsigli scont.o scopi.o scopp scoraggi
scord scort.a scrut scus.a sdrai segn.o segnal.e selezion.e sembr semplific separ sequestr.o sfid.a sfior sfoci sfog.o
sfogli.a sforz.o sfrec sfrutt sgomber.a.o sgombr.a.o sgrid signific simboleggi simpatizz simul sincronizz sistem.a sit
smaltis smont smorz snob sobbalz soffi.o soffoc soggiorn.o sogn.o sollecit sollev somigli somm.a somministr sopport
sopraf sorpass.o sorvegli sorvol sospett.o sospir.o sost.a sottoline sottovalut sottr spacc spacci.o spalanc spalm
spar.o spav spavent.o spazz specializz specific.a.o specul spedizion.e sper spett spezz spi.a spiac spicc spieg spir
spogli.a.o sport spos.a.o spost sprec.o sprig spron.e spront spruzz spunt.o squal squill stacc staff stamp.a stanc.a.o
stanzi stazion.e stent stermin.io stil.e stim.a stimol.o stip stipul strapp.o strumentalizz studi.o suddiv suggell
suon.o super supplic.a suppon support.o surg surrog suscit svaligi svalut svegli.a.o svel svent svilupp.o svolt.a
tagli.o taglieggi tamburr tampon.e tard tarp tass.a telefon.o temper tent termin.e terr test.a testimoni.o tif timb
timbr.o tir.o toc tocc toller torn tort tortur.a totalizz tracci.a tracim tram.a tramand tramont.o tranquilliz
trapan.o trapass trapel trapiant.o trascin trascur trasform traslo traslocc trasport.o tratt.o travas travers traves
travi trem tremv trion trionf.o triplic trit tritur triv trov truc trucc.o truff.a tuff.o turb tutel.a ubic
ufficializz uguag uguagli ul umili uniform.e url us.o usur.a usurp utilizz.o vacill vag.a.o vagli.o valic valid.a.o
valoriz valorizz valut.a vant.o var varc.o vari.a.o veicol.o vel.o vener vent ventil verbal.e vergogn.a verific.a
vers.o viaggi.o viet vigil.e vincol.o viol.a violent visit.a visualizz vit vizi.o vol.o vomit.o vot.o zapp zitt zoom`,
  ere: `
acced acclud add ader affligg alludd ammett appar appartien appartn appartnen appunt aspett assorb astrarr astrign
astrin avv avvert batt bev ceder coesist combatt comp compatt compet comport comprom convert convin convivv correggn
cred delud deprim descriv desist detend diped disc disill disting distingu distinguo dol escut espand estingu estorc
evolv fend frem frend friggi fung gem inced indulg infligg insist interced intercorr intraved intrid involv ired lasc
led ledd lotta met metg miet nascond occlud oppr parer perced permett persist piov pong posced preced precorr predilig
prefigg prem prepond prescind presied pressied prevved privved proced promett propend proscriv protend protrud prud
rad ramm rapprend recid repell respell respind riced ricev richiud ricogli ricresc rid ridd riduc riemerg riflett
riflutt rifond rigg ripercuot ripet ripos risied ritenn scind scomp scord scorr scriv seder sing smett soccomb soggiac
solv soprass sospin sostien sostitu sotten sottintend sovraintend sovrintend spand splend sprem spreng stend sugg
suppl sussist svell tem tess tingg tond trad tralasc trasced trasmett trattn vend vert viv`,
  ire: `
abbell abbrut abol accroliss accud acquis acu addolc ader adib afferr affievol ag agevol agg aggred allegger allest
ammon ammonis ammorb ammutol annu appass appes appiatt approfond ard arricch arross assent asserv assort att attribu
attut avvert avvil ball band bandx bisband boll brand cap capis chiar chiarif circu colp comp compat concep cond condx
confer conforis cons consent contrib contribu convert costitu costru cuc custod defer defin demol deper diger digr
dimagr diminu dirott diseq disobbed disped dispos distribu divert dorm ered erud esaur eseg esegn esegu esib esord
espl esplet fall far farc favor fer fin fior fiori forn fronx fru fugg garant gest ghermi gio grad gredi guar guarn id
ident imbarbar imbast imbrun imbrutt imbruttx impallid impart impartx impaur impazz imped impover inacid inarid inasp
incorag incupid incuriosr indebol indolenz infarc infastid infer infier ingent inger inghiott ingrand inorrid insegu
inser insospett instaur instruc interag interagx interfer intimid intimor intu intuis inumid inval inverd invest invi
irr irrid irrig irrigid irrobust ist istitu istru lamb lan len mar ment miglior muggl mun nitr nutr obbed ord ott part
partor pat pent perc percep perf perfer perqu perqui perquis perqus perseg persegu pervert preav prefer pres presag
proferr progred proib proibs propend proseg prosegu pu pul pun qualif rap raps rass rattris reag redarg reper resist
restitu retrib retribu riag rib ribad ricosti ricostru rifer riforn rimbamb rimpicciol ring ringiovan rinverd rip
ripart ripul risarc risent rister ritrib riun rivest rugg ruggi sanc sant sbal sbaldx sbalord sbiad scalf scand
schermi schiar scolor scolp scur seg segu sent seppell serv sfin sfior sfugg smagr smalt smarr sment sminu sofferx
sopper sorb sort sorvenr sosp sostitu sottost spar sparg spart sparti sparx spaur sped stab stabil starnut stord stup
sub suba subis sugger suppl svan svest ted tem tent tiran toss trad tradis tramort trasal trasalx trasfer trasgred
trasmigr trattx ub ubbid umid un unif ust usufru val var vel vest z`,
}

/** Nouns and adjectives that look like forms of verbs, or whose gender or number the rules would miss. */
export const nominals = `
violino saliva pene bruco bacino guardia bandito passeggino
modo velo cero olivo stufo
antipolitica bossi
scarpa pagina coda tastiera tessera pila lana banana fontana scena vena catena schiena crema lama vela tela candela pera cera pompa uva barba moda lampadina calza
sciarpa collana rata moneta banconota minestra carota mandorla oliva salsa caraffa piastra stufa palestra sauna rotonda curva funivia
seggiovia chiesa statua gita favola telenovela tromba orchestra classifica dieta clinica trattativa rubrica camera bonifico farmaco impressione
berlusconi salvini renzi bersani ferrari armani lamborghini maserati ducati pirelli totti maldini fellini benigni mancini gentiloni zingaretti
appena infine neanche eppure volentieri parimenti online data dato merce calce animo rilievo finanza voglia orbita bibita riva prospettiva
normativa iniziativa alternativa direttiva logica fisica astrofisica statistica matematica informatica problematica dinamica polemica ottica
piramide scoppio evidenza fotografia auspicio sala rosa meta volto vite vista tesi immediato medioevo partenariato provveditorato ritratto
medesimo francese inglese paese allievo cantiere preside cancelliere quartiere regime routine performance abitudine prole presidio socialità cognata attentato pugilato puntino
elicottero poesia bomba metafora carta caldaia cattedra evento vento pozzo pezzo catastrofe teoria malaria presupposto percorso
memoria categoria vittoria storia gloria traiettoria fattoria piazza zona idea area linea prova scelta offerta richiesta spesa difesa ripresa
impresa promessa messa mossa corsa risorsa borsa ricerca pesca marca vasca tasca mosca
abate abbonato acqua addio affare affresco agente ago ala albero alibi alloggio alpestre altezza ampiezza annata
apertura apparato appendice arco aria armadio armata arredo arte artigianato artista ascia asse assente atleta atroce
attrice azienda bagaglio banca banco bandiera barca barriera battaglia bellezza bene bestiame bicchiere bicicletta birra
bocca borgata borsa bosco bottiglia breve brigata brindisi buccia caduta calamita calcio calice cameriera
cameriere camicia campagna campionato cane capace capello carattere carcere cardine carezza carne carriera carte cascata
caso castagna caviglia cavo celebre celere cenere certezza certificato cervice chiamata chiarezza chiave cicogna cielo
cinema cioccolato circuito classe clima codice collegio collo colpa colpo compito complice comune comunicato conchiglia
concorde condominio consolato contenuto coraggio cornice corona corriere corte cosa coscia costa crescita crimine croce
crociata cultura cuore custodio debole debolezza deforme denaro dente dentista deputato desiderio dico differenza
dilemma diploma disco discorde dispari dispiacere dito ditta divano doccia doglia dolcezza donna dottorato dovere drago
dramma dubbio ducato duplice durata durezza edificio efficace effigie elite enorme entrata episodio equestre erede esame
esempio esordio essere estate etate fabbricato faccia facciata famiglia familiare fascia fase fede felice ferita feroce
festa fianco fiasco fico fine finestra finezza fiore fiume foce foggia foglio fogna foresta formaggio forte frase frate
freccia frequente freschezza frittata frontiera fuga fungo fuoco gamba gelata gelato gentilezza gioia giornalista
giornata giovane giovinezza giudice giustizia goccia grado grandezza grave greve guerra icona idea idioma illustre
impaccio impero incendio inchiesta indagine indice informe ingresso insalata istituto lago latte lavagna legge
leggerezza legname lettera lieve linea lingua linguaggio lira lista lite loggia luce luna lunghezza luogo macchina madre
maestre maggio maglia mago manata mandata mandato manico maniera marca mare margherita maria mario marito matita matrice
matrimonio mattinata mela mente menzogna mercato messaggio mestiere militare ministero minuto mistero moglie montagna
mostro mura musica nascita natura naturalezza nave neoclasse neve noce nome nottata notte nucleare occhiata omaggio
omicidio opera ora oriente origine ortaggio pace padre paglia palato palazzo palco palla pane panorama papa parco
parere parete pari parola parte partita partito passaggio passato passeggiata pasta patto paura pausa peccato pedestre
peggio pelle pennellata pepita perdita perduta persona personaggio pesce piacere pianeta pianista piede pietra pioggia
pista pizza poema poeta polizia pollice poltrona pomeriggio portico porto potere precoce preghiera prete prezzo primato
primavera principato problema profeta proletariato prosa protagonista puntata punteggio purezza rabbia radice radio
raggio rane razza regista rendita resta rete ricchezza rincorsa risultato roccia rogo rubio ruote sabbia sacrificio sale
salita salute salvezza sangue sapore satellite scala schema schermo sci scopo scuola scusa sede sedia seduta seggio
seguente seguito semplice senato sera serata sete settimana sicurezza silvestre sindacato sito soave sofa soglia soldato
sole sorteggio spalla specialista spiaggia squadra stabile stanchezza stanza statuto stella storia strada strato
striscia subito sugo svantaggio taglia tante tavolo taxi tazza telefonata tema tempesta terra terrazza terrestre tessuto
testimone testo tonnellata tosse tovaglia traffico trattato treccia tributo triplice tristezza turista udito umile
uscita vacca vado vantaggio vate vecchiaia veloce vendita vento verdura vergine vernice vertice vestito via vigna
villaggio vincita vita vite vito voce voglia volontariato zucchero quartiere sapere stadio stipendio vivace wifi zona
fattore invito
distanza potenza licenza mancia formica repubblica aula capitano casino premier sorpresa aspettativa
patata cioccolata faccia allergia patente schermata martello plastica
culo domenica sabato risorsa russia augurio
`

/** Adjectives and nouns of persons in the masculine, whose feminine belongs to them. */
export const adjectives = `
bravo
educato
fiero misero sincero medesimo sottoposto predisposto suddetto cosiddetto preciso estero odierno scorso stretto analogo massiccio cardiaco clandestino duraturo prescelto inaspettato attivo sotterraneo prospero
acerbo acido adatto adulto aereo africano agricolo allegro alto altro alunno amaro ambiguo ambo americano amico ampio anonimo antico anziano aperto
arcaico arduo argentino arido artistico assiduo assoluto astuto ateo attento austero austriaco avvocato azzurro bagnato bambino bancario basco basso
basto bello benedetto bianco biologo biondo brasiliano bruno brutto buono caldo candidato carico caro cattivo cattolico ceco certo chiaro chimico
cieco cileno cinese cinico cittadino classico cognato colombiano comodo compagno compatto completo concreto confuso congiunto contemporaneo contento
contiguo continuo contrario corretto corto crudo cubano cugino cuoco decimo defunto denso diffuso diretto discreto distinto diverso dolce doppio
dorato duro ebreo economico erroneo esatto esente esplicito estenso esterno estremo etereo eterno europeo eventuale falso famoso fecondo ferreo
fidanzato figlio filosofo finanziario fisico fortuito fotografo franco fratello freddo fresco funzionario furbo gatto gemello gentile geografo giallo
gigantesco giusto goloso grasso gratuito greco grigio grosso guerriero idoneo ignoto illecito immenso immondo impiegato implicito incerto indiretto
individuo infelice infermiere infinito ingegnere ingenuo ingiusto insicuro intatto intenso intermedio interno intero intimo intruso invalido
istantaneo italiano laico largo lecito legato leggero legittimo lento liquido liscio logico lontano lungo maestro magico magro malato maledetto
marinaio marittimo massimo materno matto maturo medico medio mediterraneo membro mero messicano mezzo minimo ministro misto moderno modesto molto
momentaneo morbido moribondo morto muto mutuo nato necessario nero nipote nitido nocivo nono noto nudo nuovo obeso obliquo obsoleto omogeneo onesto
opaco operaio ordinario orrendo osceno ottavo ottimo ovvio pacifico padrone pallido paterno pazzo perfetto perpetuo peruviano pesante pessimo piatto
piccolo pieno pigro pittoresco poco polacco politico portiere povero pratico presunto previo prigioniero primario primo privato profondo pronto
propizio proprietario proprio prossimo provvisorio psicologo pubblico pulito quadrato quanto quarto quinto ragazzo rapido raro repubblicano retto
ricco rigido robusto romano romantico rosa rosso rotondo rude russo ruvido sacro saggio salato sano santo scarico schiavo scientifico sciocco scomodo
scuro secco secondario secondo segretario segreto sereno serio sesto settimo severo sicuro simultaneo sincero sindaco singolo sociologo solidario
solido solito solo sorella sotterraneo sovrano spagnolo specifico spesso splendido spontaneo sporco sposo squisito stanco stesso storico straniero
strano straordinario stretto stupendo stupido suocero superfluo supremo svelto svizzero tanto tardo tecnico tedesco terreno terzo tiepido timido
tipico tondo tranquillo tremendo triplo triste troppo turco tutto ubriaco ultimo umano umido unico universitario urbano vagabondo valido vario vasto
vecchio vedovo venezuelano verde vero vicino violento vivo volontario vuoto zio zitto
scienziato
`

/** Lemmas whose ends the rules would cut or change (see `withWholeLemmas`). */
export const wholeLemmas = `
o+i alp balcan baraccopol bikin botticell caraib delh diagnos dintorn duba emorroid entramb estas giovann hait hano hawai helsink mississipp mumba
olimpiad shangha spaghett sush tahit taipe tsunam tubercolos vertigin
a+e caricabatteri concim contropart crocchett databas firenz francofort gerusalemm giusepp glutin lavastovigli mangim manicur microond moquett mous
mutand nomad nozz olimpiad pentecost pettin pianofort sottospeci stovigli term toilett verm
o+a afric astronaut bulgari capsul cellul ceramic ferrament filarmonic fonetic giamaic ginnastic ipocrit koal ostetric parassit prostitut sudafric
terapeut termodinamic tut vescic vietnamit
o+e antartid appendicit artrit asteroid cacciavit cari epatit lapid meningit meteorit paracadut tiroid
e+i congratulazion dimission manzon occhial
ia+e beig coniug portavoc
o+ bici parigi safari
`
