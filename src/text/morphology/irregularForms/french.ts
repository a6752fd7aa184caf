/**
 * Irregular verbs with their prefixes, and irregular nouns and adjectives (see `expandParadigms`). Before them stand nouns and
 * adjectives that are also forms of these verbs, though seldom used as such.
 */
export const irregular = `
paris:
bout: bouts
revue: revues
parfait: parfaite parfaits parfaites
accueillant: accueillants accueillante accueillantes
admirer: admirent
réparer: réparais réparait réparaient
durer: durent durait durera durant duré
cheveu: cheveux
caillou: cailloux
souris:
jaloux: jalouse jalouses
exquis: exquise exquises
imparfait: imparfaite imparfaits imparfaites
clandestin: clandestine clandestins clandestines
paysan: paysanne paysans paysannes
malin: maligne malins malignes
bénin: bénigne bénins bénignes
résoudre: résous résout résolvent résolvait résolu résolue résolus résolues résoudra
dissoudre: dissout dissous dissoute dissolvent
coudre: coud cousent cousait cousu cousue cousus cousues
moudre: moud moulu moulue
absoudre: absout absous absoute
discours:
concours:
fonds:
mépris:
voie: voies
défi: défis
délai: délais
milieu: milieux
rein: reins
prise: prises
tenue: tenues
suivant: suivante suivants suivantes
décevant: décevante décevants décevantes
surprenant: surprenante surprenants surprenantes
souriant: souriante souriants souriantes
partie: parties
parti: partis
part: parts
but: buts
sens: 
cours: 
vue: vues
bois: 
bus: 
base: bases
entreprise: entreprises
produit: produits
mort: morts morte mortes
mise: mises
lit: lits
offre: offres
sortie: sorties
surprise: surprises
débat: débats
combat: combats
fond: fonds
court: courts courte courtes
découverte: découvertes
trait: traits
extrait: extraits
contenu: contenus
reprise: reprises
remise: remises
défaite: défaites
secours: 
vivant: vivants vivante vivantes
courant: courants courante courantes
compromis: 
vin: vins
croissant: croissants
allée: allées
sorte: sortes
élève: élèves
dessert: desserts
plainte: plaintes
crainte: craintes
serveur: serveurs serveuse serveuses
être: suis es est sommes êtes sont étais était étions étiez étaient été étant fus fut fûmes furent fût fussent sois soit soyons soyez soient ser+F
avoir: ai as a avons avez ont avais avait avions aviez avaient eu eue eus eues eut eurent eût ayant aie aies ait ayons ayez aient aur+F
aller: vais vas va vont allons allez ir+F aille ailles aillent
faire(re dé satis contre par): fais fait faites font faisons faisais faisait faisions faisaient faisant fis fit fîmes firent fît fissent fass+E faits faite faites fer+F
pouvoir: peux peut puis pouvons pouvez peuvent pouv+I pu pus put purent pût puiss+E pourr+F
vouloir: veux veut voulons voulez veulent voul+I voulu voulue voulus voulut voulurent voudr+F veuille veuilles veuillez veuillent
devoir(re): dois doit devons devez doivent dev+I dû due dus dues dut durent doive doives doivent devr+F
savoir: sais sait savons savez savent sav+I su sue sus sues sut surent sach+E sachant saur+F
voir(re entre): vois voit voyons voyez voient voy+I voie voies vu vue vus vues vis vit virent verr+F
prévoir: prévois prévoit prévoyons prévoient prévoy+I prévu prévue prévus prévues prévit prévoir+F
pourvoir: pourvoit pourvoient pourvu pourvue pourvus pourvues
falloir: faut fallait fallu fallut faille faudra faudrait
valoir(équi pré re): vaux vaut valons valent val+I valu valut valurent vaille vaillent vaudr+F
recevoir: reçois reçoit recevons reçoivent recev+I reçu reçue reçus reçues reçut reçurent reçoive recevr+F
décevoir: déçoit déçoivent déçu déçue déçus déçues décev+I
percevoir(a): perçois perçoit perçoivent perçu perçue perçus perçues perçut percev+I percevr+F
apercevoir: aperçois aperçoit aperçoivent aperçu aperçue aperçus aperçut apercev+I
concevoir: conçois conçoit conçoivent conçu conçue conçus conçues conçut concev+I concevr+F
émouvoir: ému émue émus émues émeut émeuvent
promouvoir: promu promue promus promeut
mouvoir: meut meuvent mû mue
pleuvoir: pleut pleuvait plu
asseoir: assis assise assises assied asseyent asseyait assoit
venir(de re par sur inter con contre sou pro ad redr pré sub rede dis circon): viens vient viennent vienne viennes ven+I venons venez venu venue venus venues vins vint vinrent vînt viendr+F
souvenir: souviens souvient souvenu
tenir(ob re main con sou dé entre appar abs): tiens tient tiennent tienne tiennes ten+I tenons tenez tenu tenue tenus tenues tins tint tinrent tînt tiendr+F
dire(re): dis dit disons dites disent dis+I disant dit dite dits dites dirent dîmes dise dises disent dir+F
interdire(): interdis interdit interdite interdits interdites interdisent interdis+I interdise
contredire: contredit contredite contredisent
prédire: prédit prédite prédisent
maudire: maudit maudite maudits maudissait
lire(re é): lis lit lisons lisez lisent lis+I lise lu lue lus lues lut lurent
élire(ré): élis élit élisent élis+I élu élue élus élues élut
rire(sou): ris rit rions rient ri+I riant rirent
écrire(ré): écri+C écriv+D
décrire: décri+C décriv+D
inscrire(ré): inscri+C inscriv+D
prescrire: prescri+C prescriv+D
souscrire: souscri+C souscriv+D
transcrire(re): transcri+C transcriv+D
circonscrire: circonscri+C
vivre(sur re): vis vit vivons vivez vivent viv+I vive vécu vécue vécus vécues vécut vécurent
suivre(pour): suis suit suivons suivez suivent suiv+I suive suivi suivie suivis suivies suivit suivirent
mettre(per pro com sou re ad é trans o dé compro entre): mets met mettons mettez mettent mett+I mette mettes mis mise mises mit mirent mît
prendre(com ap sur re entre mé é): prends prend prenons prenez prennent pren+I prenne prennes pris prise prises prit prirent prît
battre(com a dé re é): bats bat battu battue battus battues battit battirent
vaincre(con): vaincs vainc vainqu+D vaincu vaincue vaincus vaincues vainquit
rompre(inter cor): romps rompt rompu rompue rompus rompues
connaître(re mé): connais connaît connait connaiss+D connu connue connus connues connut connurent connaitre
paraître(ap dis com trans ré): parais paraît parait paraiss+D paru parue parus parues parut parurent paraitre
naître(re): nais naît naiss+D né née nés nées naquit naquirent
croître(ac dé): croît croiss+D crû crue cru crus crut crurent
croire: crois croit croyons croyez croient croy+I croie cru crue crus crues crut crurent
boire: bois boit buvons buvez boivent buv+I boive bu bue bus bues but burent
plaire(dé com): plais plaît plait plais+D plu plut
taire: tais tait tais+D tu tue tus tues tut turent
traire(dis abs sous ex): trais trait traient tray+I trait traite traits traites
conclure: conclus conclut concluent conclu+I conclue conclu conclues conclurent
exclure: exclus exclut excluent exclu+I exclu exclue exclues
inclure: inclus inclut incluent inclu+I inclus incluse incluses
courir(par ac con re se dis en): cours court courons courez courent cour+I coure couru courue courus courut coururent courr+F
mourir: meurs meurt mourons meurent mour+I meure mort morte morts mortes mourut moururent mourr+F
acquérir: acquiers acquiert acquièrent acquér+I acquis acquise acquises acquit acquirent acquerr+F
conquérir(re): conquiert conquièrent conquis conquise conquises conquit
requérir: requiert requièrent requis requise requises requér+I
cueillir(ac re): cueill+D cueille cueilles cueilli cueillie cueillis cueillies cueillit
offrir: offr+D offre offres offert offerte offerts offertes offrit offrirent
souffrir: souffr+D souffre souffres souffert soufferte soufferts souffrit
ouvrir(r entr): ouvr+D ouvre ouvres ouvert ouverte ouverts ouvertes ouvrit ouvrirent
couvrir(re dé redé): couvr+D couvre couvres couvert couverte couverts couvertes couvrit couvrirent
découvrir: découvr+D
fuir(en): fuis fuit fuyons fuient fuy+I fui fuie
haïr: hais hait haïs haït haïss+D haï haïe
servir(re des): sers sert serv+D serve servi servie servis servies servit
sortir(res): sors sort sort+D sorte sorti sortie sortis sorties sortit sortirent
partir(re): pars part part+D parte parti partie partis parties partit partirent
dormir(en): dors dort dorm+D dorme dormi dormit
mentir(dé): mens ment ment+D menti mentit
sentir(res con pres): sens sent sent+D sente senti sentie sentis senties sentit sentirent
vêtir(re dé): vêt vêtu vêtue vêtus vêtues
bouillir: bout bouill+D bouilli
faillir: faut failli
assaillir: assaill+D assailli
envoyer(r): enverr+F
appeler(r): appell+V
jeter(re pro): jett+V
projeter: 
geler(): gèl+V
acheter(r): achèt+V
mener(a em ra pro sur dé): mèn+V
lever(en é sou re pré par): lèv+V
élever: élèv+V
peser(): pès+V
semer(par): sèm+V
créer(re): cré+V cré+I créé créée créés créées créa créant créer+F
œil: yeux oeil
monsieur: messieurs m
madame: mesdames mme
mademoiselle: mesdemoiselles
ciel: cieux ciels
bon: bonne bons bonnes
beau: bel belle beaux belles
nouveau: nouvel nouvelle nouveaux nouvelles
vieux: vieil vieille vieilles
fou: fol folle fous folles
mou: molle mous molles
tout: toute tous toutes
quel: quelle quels quelles
long: longue longs longues
blanc: blanche blancs blanches
franc: franche francs franches
sec: sèche secs sèches
frais: fraîche fraîches fraiche
doux: douce douces
faux: fausse fausses
roux: rousse rousses
gros: grosse grosses
gras: grasse grasses
bas: basse basses
las: lasse lasses
épais: épaisse épaisses
gentil: gentille gentils gentilles
public: publique publics publiques
grec: grecque grecs grecques
turc: turque turcs turques
favori: favorite favoris favorites
favoris: 
aigu: aiguë aigus aiguës
ambigu: ambiguë ambigus
complet: complète complets complètes
incomplet: incomplète incomplets
concret: concrète concrets concrètes
discret: discrète discrets discrètes
inquiet: inquiète inquiets inquiètes
secret: secrète secrets secrètes
désuet: désuète
actif: active actifs actives
bref: brève brefs brèves
malin: maligne malins malignes
bénin: bénigne bénins
tiers: tierce tierces
exprès: expresse
sot: sotte sots sottes
pâlot: pâlotte
bleu: bleue bleus bleues
feu: feux
pneu: pneus
lieu: lieux
travail: travaux
vitrail: vitraux
corail: coraux
bail: baux
bal: bals
carnaval: carnavals
festival: festivals
récital: récitals
final: finale finals finales
fatal: fatale fatals fatales
naval: navale navals navales
bijou: bijoux
genou: genoux
chou: choux
œuf: œufs
roi: rois
héros: héroïne
copain: copine copains copines
pays: 
fois: 
temps: 
corps: 
mois: 
bras: 
dos: 
os: 
pas: 
cas: 
repas: 
choix: 
voix: 
prix: 
croix: 
paix: 
noix: 
toux: 
gens: 
mieux: 
meilleur: meilleure meilleurs meilleures
pire: pires
plus: 
moins: 
très: 
après: 
jamais: 
toujours: 
réel: réelle réels réelles
irréel: irréelle irréels irréelles
naturel: naturelle naturels naturelles
culturel: culturelle culturels culturelles
temporel: temporelle temporels temporelles
structurel: structurelle structurels structurelles
pareil: pareille pareils pareilles
jumeau: jumelle jumeaux jumelles
nul: nulle nuls nulles
mignon: mignonne mignons mignonnes
net: nette nets nettes
muet: muette muets muettes
coquet: coquette coquets coquettes
violet: violette violets violettes
neuf: neuve neufs neuves
naïf: naïve naïfs naïves
vif: vifs vives
moyen: moyenne moyens moyennes
atteindre: atteins atteint atteints atteign+D atteindr+F
matériau matériaux
`

/** Sets of endings that rows refer to. */
export const sets = {
  C: 's t vent te ts tes vit virent ve ves',
  D: 'ons ez ent e es ais ait ions iez aient ant it irent',
  E: 'e es ions iez ent',
  F: 'ai as a ons ez ont ais ait ions iez aient',
  I: 'ais ait ions iez aient ant',
  V: 'e es ent erai eras era erons erez eront erais erait eraient',
}

/** Stems of verbs by the ending of the infinitive; after periods, the endings of nouns and adjectives that look like their forms. */
export const verbs = {
  er: `
découl décroch détaill engendr labour abrit acquitt attard attest attis avér côtoy déploy employ frôl hérit incomb interjet jouxt prôn raffol retomb scell scind secou segment supervis teint écart promulgu prodigu endoss
mang assur compt profit conserv adress abandonn abord abus.e abîm accentu accept accompagn accord accroch accumul
accus accél achev activ actualis adapt addition adhér administr admir adopt ador adress.e affect affich.e affirm
affront ag.e aggrav agit aid.e aim ajout ajust alarm.e alert.e align aliment allong allou allum amus amélior analys.e
ancr anim annex.e annonc.e annul anticip appart appliqu apport approch.e approuv appréci apprécia appuy argument arm.e
armor arnaqu.e arrach arrang arriv arros arrêt aspir assassin assembl assist associ assum attach.e attaqu.e attir
attrap attribu augment autoris avanc.e avou baign baiss.e balanc.e banal barr.e bas.e bavard bloqu boug bouscul
branch.e bris bross.e brûl béni bénéfici cach calcul calm.e camp.e cap.e caractéris caress.e cass caus.e censur.e
centr.e certifi cess.e chang charg.e chass.e chauff cherch chiffr.e choqu chut.e cibl.e circul cit class.e classiqu.e
clos coch coll.e collabor collect.e color command.e commenc commercialis commémor compar compens compliqu complét
comport compos concentr concern concili condamn confess confi confirm confisqu conform.e confront congratul conjugu
connect consacr conserv.e considér consist consol.e consolid consomm constat constitu consult contact contempl
content.e contest continu contourn.e contrast.e contribu contrôl.e convoit convoqu coopér copi.e corrig cot.e couch.e
coul coup.e coïncid coût cri critiqu.e crois créd cuisin.e cultiv cumul céd célébr dans.e dat.e demand.e dessin dict
diffus diminu dirig discrimin discut dispos disput.e dissimul dissip distingu distribu divis divorc.e divulgu domin
donn dot doubl.e dout.e dramatis dress dur.e débarqu débarrass débord déborde débouch débranch début décern déchir
décid déclar déclench déclin.e décoll décor décourag dédi défil dégag dégoût dégrad.e dégust déjeun délivr délég
démarr démiss démont démontr déménag dénonc dépan dépann dépass dépens.e déplac déplor dépos dérang dérap dériv.e
dérob déroul désespér désign désir détach détermin détest détourn dévast développ dévoil dévor dîn effac effectu
emball embarqu embauch.e embrass embêt emploi employ emport emprisonn emprunt empêch encadr encaiss enchant enchaîn
encourag endommag enflamm enfonc engag ennuy enregistr enseign entam enterr entour entr entraîn envisag escroqu espér
esquiss.e essay essuy estim exag exagér examin excell excit exclam excus.e exerc exig exist expliqu exploit explor
explos export expos exprim expuls expédi expériment exécut fabriqu facilit factur.e falsifi fascin fatigu.e favoris
ferm.e fich.e fil.e film finalis financ.e fix.e flamb flott.e flân focalis fonction fonctionn fond.e forc.e form.e
fouill frapp fréquent fum fusill fâch félicit fêt.e gagn gar.e gard.e gaspill glis gliss gouvern goût grav.e grill.e
grimp group.e guett guid.e gâch génér gér gên.e gêner habill habit hauss.e heurt honor hospitalis hurl héberg hésit
identifi ignor illustr imagin imit immigr implant impliqu implément import impos impressionn imprim improvis inaugur
incarcér incarn incit inclin incorpor indign indiqu influenc.e inform initi injur.e inquiét inscri insist inspect
inspir install instaur insult.e intensifi interess interpell interprét interrog introdui intégr intéress invent invit
invoqu irrit isol jou jug.e justifi laiss lanc lav libér licenci limit.e liqui liquid liv livr.e loc localis log lou
louer lutt.e lâch légitim maltrait manag manifest manipul manqu.e march.e marchand mari marqu.e massacr.e matérialis
maîtris.e menac.e mentionn mesur.e milit minimis mobilis modifi modul.e modèle modél mond.e mont montr.e moqu motiv
mouill multipli murmur médit mélang.e mérit.e nag narr navigu nettoy ni nom nomm not.e notifi nui nécessit néglig
négoci oblig obligu observ obstin obéi occasionn occup offens oppos opér orchestr.e ordonn organis orient orn.e os
oscill oubli pai.e parad.e parfum pari parl partag.e particip pass.e patient paus.e pay pein.e pench pens perc
perfectionn perm perpétu persuad photographi pilot.e piqu.e plac.e plaid plaign plaisant plan.e planifi plant.e
plaqu.e pleur pli plong poign point.e poll polémiqu.e port.e pos.e posséd post.e pouss pratiqu.e press.e priv
privilégi proclam procur procéd produi programm.e progress proje prolong prononc propos prospér protest protég prouv
provo provoqu préch précipit précis.e préconis précéd préfér prépar présent.e préserv présid présum prét prétext.e
prêt publi pénétr pêch.e qualifi quant quest questionn quitt racont raisonn rall rallum ramass rang.e rapport rapproch
rassembl rassur rat ravag.e rebond recommand recommenc recrut rectifi recul recup redout redress referm refermer refus
regard regrett regroup rejoign relanc.e relat relax remarqu.e rembours.e remerci remont.e remonte remplac remport remu
rencontr.e renforc renonc renouvel renseign rentr repass report repos repouss reproch.e représent repér respect respir
ressembl rest.e restaur restitu restructur retard retir retourn retrac retrait.e retrouv revendiqu ridiculis rigol
risqu.e rong roul ruin.e ruiss réaffirm réalis récapitul récit réclam récolt.e récompens.e réconcili récupér rédig
réform.e réfug réfugi régal régener régl réguli réitér rénov répar répét réserv.e résid résign résist résonn résult
rév réveill révis révolt.e révél rêv.e sabot sacrifi salu sanctionn saut sauv sauvegard.e sembl sensibilis serr.e
sign.e signal signifi simplifi simul situ soign sollicit somm.e song sonn souffl.e souhait soulag soulign soupir
souppe soupçonn spécialis spécifi stabilis stagn stationn stimul stipul stock stress subsist substitu subventionn
succéd sucr.e suffis suffoqu suggér suppli support suppos supprim surmont surveill survol suscit suspect.e symbolis
séch sécuris séjour séjourn sélectionn sépar tabl tard tarif tent.e termin test.e ti tir titr.e tolér tomb.e tortur.e
touch.e tourment tourn trac.e trahi trait.é transform transfér transport travaers travaill travers traîn trembl trich
tromp troubl.e trouv tu tâch.e tél télécharg téléphon témoign unifi urg us utilis vant vari veill vers.e vex vibr
vid.e vis.e visit.e visualis vol vot.e vou voyag vér vérifi zapp échang.e échapp échou éclair éclat économis écout.e
écras édifi édit éduqu égal égar élabor élanc élimin éloign émerg émigr énerv énonc énum épargn.e épingl.e éprouv
épuis équip.e étonn étouff étudi évacu évalu éveill évit évolu évoqu
abrit abaiss acclam accouch agac agraf.e agress ajourn amplifi.e angoiss apais attard attrist aval aveugl bâcl bâill balay barricad bêl bless bouch.e bouff.e boud.e boulevers braqu bricol brill brod bronz.e brouill broy bûch cambriol capt captiv captur.e cautionn chagrin chant charm.e chevauch chiffonn chuchot claqu.e clarifi clignot clôtur.e coiff.e coinc combl complot condens conjur contamin contrari convers convi convoy corrobor couronn.e crach craqu crev.e crisp croqu creus culmin daign débloqu.e débrouill décal décharg.e déchiffr décod découl découp.e décroch défigur dégel déguis délabr délimit démang démod dénich dénombr dépêch.e dépist dépli désarm déshabill désarçonn détaill dévali devin diagnostiqu diffam digér dilu discern dissuad distanc.e dompt dorlot dop.e douch.e dynamis écart.e échelonn éclips.e écoul écourt écrou effleur effray électrocut embarrass embrouill émerveill emmen empil.e empoisonn enchevêtr encercl encombr.e endoss enfil enlac enlev enrob enroul entass entrav envelopp.e envi épat épel épic épluch épous.e épouvant escalad espac espionn esquiv essouffl estomp étal.e éternu étir évad évapor excéd exempt.e exhib exil façonn fabul.e fauch feuillet figur.e filtr flatt foul.e fractur.e fragilis frein frôl frustr fusionn galop.e gel.e gifl.e gonfl gratt greff.e grignot grimac.e grinc grogn grond handicap harcel hach hant humili hydrat immobilis impatient incendi.e incommod infect infiltr inflig initialis inond insinu intercept intimid intrigu.e invers jardin jaug.e jet jongl jur lass.e légalis li lim.e list.e louch.e lustr mâch mani maquill méfi mendi meubl mijot mim.e min.e miniaturis modér modernis mut neutralis nivel nou nuanc.e numéris oppress opt ôt outrag.e pacifi pagai palp.e paniqu.e paralys pardonn parrain parsem patin patrouill.e pav.e péch pédal.e peaufin peign pelot.e perfor perquisitionn perturb pes pétill philosoph piég.e piétin.e pill pinc.e pioch.e pirat.e plafonn pleurnich pliss pollu pomp.e pondér.e prêch prélev prioris prohib prosper pulvéris purifi purg querell.e quêt.e rabaiss raccroch raffin raffol raill rajout râp rattach rattrap ravitaill recycl.e redoubl réfrigér réfut régul relay.e relev rémunér renvers.e replac réprim.e résum rétract.e retrouss ricoch rigidifi rinc ripost.e rôd.e ronfl ronronn sabl.e saccad sacr saign saliv savour scell sci scrut secou sécrét sem.e sermonn sevr siffl.e sirot ski sold.e sombr.e soud souill.e soup spécul squatt stéréotyp suc suppur surcharg.e surf.e surmen surnomm surpass sursaut tach.e tangu tap.e tapiss taquin tât tatou.e télévis tiss titub tournoy touss tracass tranch.e transpir traqu.e trébuch tremp.e trépign tricot trinqu tripl.e tritur trou truqu urin vaccin vacill valid.e valoris vaporis véhicul.e veng.e ventil verrouill vidang virevolt viss vocifér voil.e zigzagu zoom`,
  ir: `
abol about abrut accompl accr adouc affaibl affranch ag agrand alourd alunir amoind amoindr anéant aplan appauvr
appesant applaud approfond arrond ass assagi assain assainf asserv assort assouv assujett attendr atterr avert bann
blanch bleu blêm bond brun bât bénis chois chér clarif convert converti dessais divert défin dégourd déguerp démol
dépér désobé désépaiss embell enenfou engourd enlaid ennobl enorgueill enrich ensevel env envah faibl farc fin fleur
fourn franch frém garant garn glap glouss grand grandi gross guér gém hann haï invest investi jaill jaun jou joui
maigr minc mincir mug mun muni mûr nant noirc nourr obsc obé pervert pol pourr pun pâl pér pétr ra raccourc raccroupi
raffermi rafraîch raid raidi rajeun rajeuni ralent rass ravi ravitail rebond rebât reconvert recueil rempl repent
resplend ressais retent rosi roug roui roussi roust rug réag réfléch rég.ime régurg réjou rétabl rétréc réun réuss rév
rôt sais sub subi surg sév sévi tar tern tiéd trah travest travesti un unif vag verd vern vieill vom éclairc égarr
élarg épaiss épanou établ étourd évanou`,
  re: `
attend condescend confond correspond descend distend défend dépend détend entend fend fond mord morfond pend perd
pourfend prétend rend retord revend répand répond sous-entend suspend tend tond tord vend étend`,
  uire: `
prod cond constr réd trad introd dét détr instr c déd ind séd n l reconstr reprod enjod enc ob réintrod`,
  indre: `
ate cra pla jo éte pe te fe re tre rejo adjo contra astre restre disjo enfre étre dépe repe ge conjo enjo dete`,
}

/** Nouns and adjectives that look like forms of verbs, or whose number or gender the rules would miss. */
export const nominals = `
plaie graine coude interprète
rendez-vous
jeu enjeu neveu aveu essieu endive gencive récidive minerai interception
mars propos sursis discours concours parcours recours fonds repos longtemps dehors dedans biais terminus campus virus bonus radius opus minibus autobus thrombus bolus corpus processus
marquis pelvis cannabis amas matelas débris surplus revers mépris encens engrais remords jadis hélas volontiers hormis désormais certes autrefois quarante cinquante soixante encours contrebas
londres bruxelles charles jacques louis nantes versailles athènes naples angers anvers reims amiens poitiers jésus thomas orléans yves jules francis denis alexis texas
capitaine fontaine laine dizaine douzaine quinzaine vingtaine trentaine quarantaine centaine ukraine cimetière bannière filière glacière initiative tentative perspective directive prérogative
olive alternative cathédrale filiale chorale cavale spirale assemblée mosquée randonnée corvée apogée diarrhée tranchée nausée plongée rentrée renommée guinée corée méditerranée pyrénées
abbé congé clergé supermarché hypermarché préjugé crustacé duché salarié diplômé amitié pitié loge fraise voie raie traite tante coulisse souhait environs équivalent entente descente pente détente
conjoint adjoint commandant attaquant tournant tutelle tennis surcroît opéra essai délai défi héroïne commune condoléances alentours modéré passionné
abonné abus adhérent agent albanais allié année armée arrivée attente attrait avis berlinois bonus bouge bruxellois bébé
café camerounais campus canapé carré champs chaussée cheminée cité cliché colis combattant communiqué compte conduite
congolais consensus consultant contenant coton couchant courant courtois croissant croyant curé célèbre degré depuis
descendant dessous dessus destinée devant devis dictée dirigeant donnée dragée durant durée débutant défilé délais
délégué dément démêlé employé enseignant entrée envers estime excellent exigent exposé fille fils finlandais forfait
fossé frappe frontière fréquent fumée gagnant gallois garant garantie gérant haine hongrois ignorant jeton journée jus
laisse libanais lion lycée lyonnais légitime maintenant manifestant manière marais marché marseillais marée matinée
matière militant modèle moitié montant montée mue musée nuit néerlandais obus occupant off offense orient ours palais
paradis part passant passion passé pendant pensant pension pensée photographie pion pis poids poignée portrait portée
poupée printemps processus procédé protestant précédent puits péché pékinois quant question radis rangée refus regard
relais représentant ressort restant restaurant retrait règle résident résumé savant semaine soirée sort sournois
sénégalais table tapas tapis taïwanais thaïlandais tournée travers traversée trois trophée télé téléphone univers urge
vallée velours vente vers version virus volant voyage émergent énoncé équivalent étendue été
option espace
domaine imprimante diapositive soupe
filtre scie perceuse
envie visa
`

/** Adjectives and nouns of persons in the masculine, whose feminine belongs to them. */
export const adjectives = `
situé élevé varié accueillant impressionnant amusant payant exigeant sucré salé épicé compliqué satisfait
absolu abstrait acteur actif adroit affreux africain agaçant algérien allemand amer ami amoureux américain ancien anglais assis aucun australien
auteur autrichien avocat banal barbu bas bavard berger bleu blond bon bosnien boulanger bourgeois breton brillant brun brutal brésilien cadet canadien
candidat capital central certain chacun chanteur charmant chaud cher chinois chrétien citoyen civil clair client coiffeur collant commercial
commerçant commun compact complet compris concis confus connu constant contemporain content contraint copain coquet correct courageux court cousin
couvert craint cruel cubain cuisinier cuit culturel curieux câlin dangereux danois danseur dernier diffus différent direct directeur distant distrait
divers divin droit dur dégoûtant délicieux désespérant détruit embêtant employé ennemi entier espagnol européen exact exclu extérieur familial
familier fatal favori feint fermier fiancé fier fin final financier flamand fort français froid furieux féminin gai gentil global gourmand grand
gratuit gris gros général généreux habitant haut heureux hollandais humain héritier idiot idéal important inclus inconnu incorrect indien industriel
indécis infirmier inférieur inscrit interdit international intrus intéressant intérieur inédit iranien irlandais israélien italien jaloux japonais
joint joli joueur juif laid las latin lecteur lent local lointain lourd loyal légal léger majeur maladroit malheureux marchand marié marocain masculin
maudit mauvais mental menteur mexicain mignon mineur mondial moral mort moyen muet musicien mystérieux mécanicien mûr national naturel naïf net neuf
noir nombreux normal normand norvégien négatif obtus offert officiel opportun original orphelin ouvert ouvrier palestinien parfait parisien
participant particulier passager passif patient peint perdu personnel pervers petit peureux physicien plat plein pointu policier polonais portugais
positif premier principal prochain professionnel profond provincial prussien précieux précis président prêt puissant pur quotidien québécois rapide
ras reclus recteur religieux reposant restreint romain rond royal rural réduit réel régional régulier républicain résolu saint sauf saxon second seul
singulier social sorcier soumis souverain spectateur sportif spécial stressant strict subit subtil suffisant suivant supérieur surpris suspect suédois
syrien sérieux sûr technicien teint total travailleur tunisien têtu ukrainien ultérieur urbain urgent vendeur verbal vert veuf vide vif vil violet
visiteur vital vivant voisin voleur vrai végétarien écolier écossais écrit égal égyptien électeur élu élégant énervant épais époux étonnant étranger
étroit étudiant évident
alcalin anodin conjoint délicat distinct dodu défunt érudit fortuit goulu hardi hautain immédiat imprévu inattendu indu inexact infini inouï impoli ingrat lascif malsain niais nocif obscur oblong poilu puéril puni rétif ringard rouquin salarié serein soudain succinct tardif touffu tordu tortu vermeil vieillot vilain volatil chevelu charnu bossu fendu dissolu inaperçu assidu moussu feuillu cornu ardu éperdu crépu ventru trapu joufflu pansu membru biscornu saugrenu incongru dru dévot bigot manchot falot
inverse aveugle
privé
`

/** Lemmas whose ends the rules would cut or change (see `withWholeLemmas`). */
export const wholeLemmas = `
+s airbu albatro ande balkan cactu dama duboi embarra fiançaille fœtu infarctu mucu obsèque préavi péni représaille rhinocéro
superhéro surpoid tournevi utéru vénu
+e falais marrain migrain parapent punais tortu télécommand
`
