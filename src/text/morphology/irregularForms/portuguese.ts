/** Irregular verbs with their prefixes, and irregular nouns and adjectives (see `expandParadigms`). */
export const irregular = `
precisar: precisa
estado: estados
revista: revistas
entrevista: entrevistas
empresa: empresas
saída: saídas
herói: heróis
nazi: nazis
aberto: aberta abertos abertas
oposto: oposta opostos opostas
suposto: suposta supostos supostas
perfeito: perfeita perfeitos perfeitas
produzir: produz
possuir: possui
via: vias
peça: peças
entrega: entregas
vista: vistas
surpresa: surpresas
posto: postos
cor: cores
errado: errada errados erradas
divertido: divertida divertidos divertidas
ser: sou és é somos sois são era eras éramos eram fui foste foi fomos foram seja sejas sejamos sejam fosse fosses fôssemos fossem for fores formos forem sido sendo ser+F fora sermos serem
ir: vou vais vai vamos ides vão ia ias íamos iam vá vás indo ido ida idos idas ir+F irmos irem
estar: estou estás está estamos estão estive esteve estiv+P esteja estejam estejamos estando estado
ter(con de entre man re obs abs sus): tenho tens tem têm ténhamos tinha tinhas tínhamos tinham tenha tenhas tenhamos tenham tive teve tiv+P
conter: contém contêm
deter: detém detêm
manter: mantém mantêm
obter: obtém obtêm obtenho obtinha obtive obteve obtiv+P obtenha obtenham
reter: retém retêm
haver(re): hei hás há havemos hão houve houv+P haja hajam haj+G
vir(con inter pro ad sobre a ad contra): venho vens vem vêm vinha vinham vinhas venha venham venhamos vim veio vieste viemos vieram viesse viessem viera vier vierem vindo vinda vindos vindas
convir: convém convêm
intervir: intervém intervêm
provir: provém provêm
fazer(des re satis per): faço faç+G fiz fez fiz+P far+F feito feita feitos feitas faz
dizer(contra des pre mal ben): digo dig+G disse diss+P dir+F dito dita ditos ditas diz
trazer: trago trag+G trouxe troux+P trar+F traz
poder: posso poss+G pude pôde pud+P pode podes podem
querer: quis quis+P queira queir+G quer
saber: sei soube soub+P saiba saib+G
caber: caibo caib+G coube coub+P
pôr: ponho pões põe põem punha punham ponha ponh+G pus pôs pus+P por+F posto posta postos postas pondo pomos
compor: componho compões compõe compõem compunha compunham componh+G compus compôs compus+P compor+F composto composta compostos compostas compondo compomos
dispor: disponho dispõe dispõem dispunha dispunham disponh+G dispus dispôs dispus+P dispor+F disposto disposta dispostos dispostas dispondo dispomos
expor: exponho expõe expõem expunha expunham exponh+G expus expôs expus+P expor+F exposto exposta expostos expostas expondo
impor: imponho impõe impõem impunha impunham imponh+G impus impôs impus+P impor+F imposto imposta impostos impostas impondo
opor: oponho opõe opõem opunha opunham oponh+G opus opôs opus+P opor+F oposto oposta opostos opostas opondo
propor: proponho propõe propõem propunha propunham proponh+G propus propôs propus+P propor+F proposto propostos propondo
repor: reponho repõe repõem repunha reponh+G repus repôs repus+P repor+F reposto reposta repondo
supor: suponho supõe supõem supunha supunham suponh+G supus supôs supus+P supor+F suposto suposta supostos supostas supondo
pressupor: pressupõe pressupõem pressuposto pressupunha
depor: depõe depõem depus depôs depus+P depor+F deposto deposta depondo
transpor: transpõe transpõem transpôs transposto transposta
decompor: decompõe decompõem decompôs decomposto decomposta
recompor: recompõe recompõem recompôs recomposto
sobrepor: sobrepõe sobrepõem sobrepôs sobreposto sobreposta
contrapor: contrapõe contrapõem contrapôs contraposto
antepor: antepõe anteposto
dar: dou dás dá dão dei deu deste demos deram desse dessem der derem dera dê deem dêem
ver(ante pre re entre): vejo vês vê vemos vêem veem veja vej+G vi viu vimos viram visse vissem vir virem visto vista vistos vistas via viam vias víamos vendo
prover: provejo provê proveem proveja provido
ler(re): leio lês lê leem lêem leia lei+G li leu
crer(des): creio crê creem crêem creia crei+G cri creu
rio: rios
rir(sor): rio ri ris riem ria riam
cair(de re): caio cai caem caia cai+G caiu caí caíram caía caíam caído caída caídos caídas caísse caíssem cairmos
sair(sobre): saio sai saem saia sai+G saiu saí saíram saía saíam saído saída saídos saísse saíssem
trair(a con dis ex sub re abs): traio trai traem traia trai+G traiu traí traíram traía traíam traído traída traídos traídas traísse
abstrair: abstraio
construir(re): constrói constroem construo
destruir: destrói destroem destruo
doer: dói doem
moer: mói moem
roer(cor): rói roem
abrir(re entre): aberto aberta abertos abertas
cobrir(des en re): coberto coberta cobertos cobertas cubro cubra cubram
escrever(de in pre sub tran trans pros re): escrito escrita escritos escritas
inscrever: inscrito inscrita inscritos
descrever: descrito descrita descritos
prescrever: prescrito prescrita
transcrever: transcrito transcrita
ganhar: ganho ganha ganhos
pagar: pago paga pagos pagas
gastar: gasto gasta gastos
aceitar: aceito aceita aceite
entregar: entregue entregues
eleger(re): eleito eleita eleitos eleitas
morrer: morto morta mortos mortas
matar: mato mata
prender(a com des em re sur): preso presa presos presas
suspender: suspenso suspensa suspensos suspensas
imprimir: impresso impressa impressos impressas
extinguir: extinto extinta extintos extintas
perder: perco perca percam percas
valer(equi): valho valha valham
pedir(des im ex): peço peça peçam peçamos
medir: meço meça meçam
ouvir: ouço ouça ouçam
sentir(con re pres as): sinto sinta sintam
servir: sirvo sirva sirvam
seguir(con per pros): sigo siga sigam segue segues seguem seguia
mentir(des): minto minta mintam
repetir: repito repita repitam
divertir: divirto divirta divirtam
editado: editada editados editadas
dormir(a): durmo durma durmam
subir: sobe sobem sobes
fugir(re): foge fogem foges fujo fuja fujam
sumir: some somem
consumir: consome consomem
sacudir: sacode sacodem
acudir: acode acodem
agredir: agride agridem agrido agrida
progredir: progride progridem
prevenir: previne previnem previno previna
transgredir: transgride
parar: para pára
boiar: bóia
haver(): havia haviam havendo havido
bom: boa bons boas
mau: má maus más
grande: grandes grã
melhor: melhores
pior: piores
maior: maiores
menor: menores
muito: muita muitos muitas muitíssimo
um: uma uns umas
algum: alguma alguns algumas
nenhum: nenhuma nenhuns nenhumas
comum: comuns
todo: toda todos todas
santo: são santa santos santas
homem: homens
mulher: mulheres
avô: avós avôs
mês: meses
país: países
pai: pais
mal: males
cônsul: cônsules
réu: réus ré
judeu: judia judeus judias
europeu: europeia europeias europeus européia
ateu: ateia
espanhol: espanhola espanhóis espanholas
alemão: alemã alemães alemãs
pão: pães
cão: cães
capitão: capitães
irmão: irmã irmãos irmãs
mão: mãos
cidadão: cidadã cidadãos cidadãs
cristão: cristã cristãos cristãs
órfão: órfã órfãos
são: sã sãos sãs
vão: vãos
órgão: órgãos
órgão: orgãos
chão: chãos
rapaz: rapazes
gás: gases
deus: deuses
ator: atriz atrizes atores
rei: reis rainha.
lei: leis
nu: nua nus nuas
cru: crua crus cruas
nível: níveis
móvel: móveis
útil: úteis
fácil: fáceis
difícil: difíceis
frágil: frágeis
hábil: hábeis
ágil: ágeis
fértil: férteis
míssil: mísseis
réptil: répteis
têxtil: têxteis
fóssil: fósseis
estéril: estéreis
dócil: dóceis
inútil: inúteis
projétil: projéteis
água: águas agua aguas
grátis: gratis
juiz: juízes
raiz: raízes
falar: fale fales falem
subir: subi subia subiam subido subidos
divertir: diverti divertia divertiam
detestar: deteste detestes
odiar: odeio odeia odeiam odeie odeiem
`

/** Sets of endings that rows refer to. */
export const sets = {
  F: 'ei ás á emos eis ão ia ias íamos iam',
  G: 'a as amos am',
  P: 'e este emos estes eram era eras éramos esse esses éssemos essem er eres ermos erem',
}

/** Stems of verbs by the ending of the infinitive; after periods, the endings of nouns and adjectives that look like their forms. */
export const verbs = {
  ar: `
abal.o abandon.o abast abenço abord abort.o abras abraç.o abrevi abrig.o absten abus.o acab acalm acamp aceler acen.o
acentu acerc acert.o ach achat acion aclam acolch acomod acompanh aconselh acord.o acostum acredit acrescent actu acumul
acus adapt adequ adi adiant.o adicion adivinh administr admir ador adot advog afast afect afet.o afirm afog afront.a agarr
agend.a agiliz agit agrad.o agrav agregaus aguard aguent ajeit ajoelh ajud.a ajust.e al alarg alarm.e alastr alcanç.e
alcunh.a aleg alegr.a.e alert.a aliment.o alinh alivi.o almej almoç.o aloj alter altern alug am amarr amass.o ambicion
ameaç.a amig amortiz ampar.o ampli amplific analis and anex.o anim.o anot antecip anul anunci.o apag apaixon apanh
aparelh.o aparent apart apavor apel.o aperfeiço apert.o aplic apoi.o apont aport.e aposent apost.a apreci apresent apress
aprofund aprov aproveit aproxim apur argument.o arm.a arquiv.o arranc arranh arranj.o arrast arrebat arrecad arremess.o
arrepi arrisc arrum articul assalt.o assassin.o assegur assemelh assin assinal associ assombr assust atac atenu aterriz
atir ativ.a.o atorment atrapalh atras.o atravess atropel atu atualiz aument.o autoriz auxili.o avali avanç.o aventur.a
averigu avis.o avist azar baix.a.o balanç.o banh.o barr.a bas.e bast batalh.a batiz beij.o beir.a benefici berr bloque
boic boicot borr.a bot.a brig.a brilh.o brinc brind.e brot burl busc.a cabe cadastr.o cal.o calcul.o calç.a caminh.a.o
camufl cancel cans cant.o capt captur.a caracteriz carreg cas.a.o castig.o caus.a cav celebr cens censur.a centr.o
centraliz cerc.a.o cess cham.a cheg.a cheir.o choc chor.o chup chut.e cit classific cobr.a coincid col.a coleci coloc
coloniz comand.o combin comemor coment começ.o compar compart compens.a compet complet.a.o complic comport compr.a comprov
comunic concentr concili concord conden confess confi configur confin confirm conform.e confort.o confront.o congel conjug
conquist.a consagr consert.o conserv.a consider consol consolid conspir const constat consult.a cont.a.o contamin contat.o
contempl content contest contextualiz continu.a.o contorn.o contrari.o contrat.o control conturb convers.a convid convoc
cooper coorden copi.a corrobor cort.e cost costum coxe cozinh.a coç crav.o credenci crescent cri critic cruz cuid.ado
culmin culp.a cultiv.o cumpriment.o cur.a curs.o cust.o danific danç.a dat.a debit debruç decepcion declar decol decor
decret.o dedic defront deix del deleg deliber deline demarc demiss demonstr demor.a denot denunci deposit deriv derram
derrap derrot.a derrub desab desabaf.o desafi.o desagrad desanim desarm desat desativ desbanc descans.o descarreg
descart.e desconfi descont.o descort desej.o desembarc desemboc desempenh.o desencade desenh.o desenrol desesper.o
desgast.e design deslig desliz desloc desmaio desmont despach.o despej.o despert despont desprend desprez.o desrespeit.o
destac destin.o desvend desvi.o detalh.e detect determin detest devast devor dialog dificult dilat direct.a.o disc discord
discrimin discurs.o disfarç.e dispar.o dispens.a disponibiliz disput.a dissip distanci dit divag divers divorci divulg do
dobr.a.o document.o domin dorm dot.e dramatiz dur dura duvid ech econ economiz edific edit educ efectu efetiv efetu elabor
eleg elev elimin elogi.o embal embarc embarg.o embrulh.o emigr emocion empat.e empenh.o empreg.o empresari.o emprest
empresta empurr encaix.e encaminh encant.o encar encarn encarreg encen encerr encomend.a encontr.o encost.a encurt
enfeit.e enfoc enfrent engan.o englob engloba engord enrol ensai.o ensin.o enterr.o entr.a entrevist.a entusiasm.o enumer
envenen envergonh envi.o enxerg equilibr equip equipar equivoc err.a.o escal.a escap.e escav escorreg escut.a esfaque
esforç esgot.o esmag espalh espant.o especific especul esper.a.ança espet espi espregu espreit esquent estabiliz estacion
estim.a estimul.o estipul estorn.o estour estrag estrangul estranh.a.o estre estrei estrutur.a estud.o evacu evapor evit
evoc evolu exact.a.o exager exalt examin exclam execut exil experiment.o expir explic explod explor export express.a.o
extrapol fabric facilit fal.a falh.a falsific falt.a fantasi.a fart fasc favorit fech festej fic.o ficc figur.a fili film
filtr.o fin finaliz financi fiscaliz fix.a.o flagr flexibiliz flutu foc.o focaliz folhe foment.o form.a formaliz format.o
formul.a fortific forç.a fotograf fracass.o fragment.o fre frequent frustr fum.o funcion fund.a.o funda fur.o furt.o galp
ger gest gir.o gol gost.a.o govern.o grav gravit grit.o guard.a gui.a habit halt herd hesit homenage honr.a hosped humilh
identific ignor ilumin ilustr imagin imigr imit impact.o impeç implant implement implic implor import importe impression
impuls.o imput inaugur incendi incentiv.o incit inclin incomod incorpor increment.o indag indemniz indenizar indic indign
industrializ infiltr inform ingress.o inici.o injet inov inspecion inspir instal instaur instig institucionaliz integr
intensific interess interlig intern.a.o interpret interrog intervi intimid invent inventari.o investig invoc irrig irrit
isol jant.a jog.o jorr julg junt.a.o jur justific labut lacr lament lanç larg.a.o lastim lav leg legaliz legisl leit lembr
les lesion lev levant liber liberaliz lider lig lim limit limp.a.o liquid list.a localiz lot.e louv lucr.o lut.a machuc
madrug magnific maltrat manch.a mand.a.o manej.o manifest.o manipul manobr.a marc.a march.a mascar massacr.e massific
mastig mat.o matricul maximiz mead mechm medic medit mediv melhor mencion mergulh.o milit mim min.a minimiz minist
ministr.o mint mist mobiliz model moder moderniz modific mold.e molest molh.o mont.e mor mostr motiv.o mud multiplic
murmur nad namor narr naveg navig necessit neg negligenci negoci.o nome normaliz not.a notific objectiv obrig observ obst
ocasion ocult.a.o ocup odei odi.o ofere ofert.a olh.o oper operacionaliz opin opt or.a orden organiz orgulh.o orient
origin oscil ostent ous ouv pactu pair paliti palp parabeniz parafras paralis parcel.a particip partilh pass.e.o passe
paste paus.a pec peg penetr pens per perc perdo perdur pergunt.a permut.a perpetu persever perturb pes pesc.a pesquis.a
pilot.o pinga pint.a pior pis.o pisc plan plane planej plant.a poll pont.o popul possibilit post.a.o postul poup preci
precipit precis.a.o predomin preg prejudic premi prend preocup prepar presenci preserv pression presson pressu prest
pretext.o priv privatiz privilegi process.o proclam procur.a profetiz program.a progred project projet.o prolong promulg
pronunci propag propici prorrog prosper protagoniz protest.o prov.a provoc public pul.o puls.o pux quebr qued queim
queix.a quest question rach rachar rasg rastre ratific reajust.e realiz realç.e rearm reat reav rebaix rebent recalc
recapitul recarreg recat receit.a recheg recicl reclam recomend reconcili reconquist.a record recri recru recrut.a recuper
recus redobr reedit reembols.o refin reform.a reforç.o refresc refugi regist registr.o regr.a regress.o regul regulament.o
regulariz reinaugur reinici reintegr reivindic rejeit relacion relat.o relax releg relev.o remarc remat.e remont.a
remunera renov renunci reorganiz repar repass.e repit repous.o represent reprov requis reserv.a reset resg resgat.e
resguard.o respald.o respeit.o respir ressalt ressalv.a restaur result retard reti retir retorn.o retrat.o revel revis
revist.a revog revolt.a rez ridiculariz rod.a rol ronc rond.a roub.o roç rum sabore sac.o sacrific salient salt.o salv.o
san sangr sap sataniz satisf seg segreg seguid segur.a.o sel.o seleccion selecion.s semelh sent sentenci separ sepult
sequestr.o signific silenci.o simboliz simplific simul sincroniz situ sobr.a sobressalt solicit solt.a.o solucion som.a
somat son sonh.o sopr.o sorte subestim sublinh subordin suborn sucumb suj.o sujeit.a.o sulc super supervision suplic
suport.e sus suscit suspeit.a.o suspir.o sussurr.o sustent.o tap tard.e teim telefon.e teleton tempera tent termin test.e
testemunh.a tir toc toler tom tombo torn tort tortur.a tosc tot trabalh.o traf trag trai tram.a tranquiliz transform
transit transmi transpass transport.e transtorn.o trat.o trav trein.o treina tremul trilh.a trinc.a tritur triunf.o troc.a
tromb trope tumult.o tut ultrapass unific us.o usurp utiliz vacin.a vagu vai val valid valoriz vari vaz vel.a vener ventil
verific vers.o vet.o viabiliz viaj vibr vigi vigor vincul.o ving viol violent.a.o vir.a vis visit.a vistori.a visualiz
vitim.a vivenci vo volt.a vot.o xing zang zel.o zer.o zomb`,
  er: `
abastec abat aborrec abrang absolv abster acend acolh acontec acresc adoec adormec advert agradec amadurec amanhec
amolec anoitec aparec aperceb apodrec apreend aprend aquec arremet arrepend ascend atend ater atrev bat beb benz
carec ced chov colh com combat comet comov compadec comparec compreend compromet conceb conced concorr condescend
conhec constrang contend contorc convenc convert conviv cor corr correspond corromp cos coz cresc debat decorr
decresc defend demov depend derret desaparec desc descend desconhec desenvolv desobedec destorc desvanec deter dev
dever devolv discorr dissolv divert emagrec embat empobrec empreend encarec ench encher encolh endoidec endurec
enfraquec engrandec enlouquec enriquec entend entristec envelhec envolv ergu esclarec escolh escond escorr escurec
esquec estabelec estar estend estremec evolv exced exerc falec favorec fend ferv floresc fornec fortalec gem
interced interromp intromet invert irromp jaz lamb merec met mex mord mov.e nasc obedec ocorr ofend oferec padec
parec perceb percorr perec permanec pertenc praz preench pretend prevalec proced promet promov proteg prouv reaparec
rebat receb recolh reconhec recorr reergu reg rejuvenesc remet remov renasc rend repreend resolv respond restabelec
retroced revert reviv revolv romp.e sobreviv socorr soergu sofr sorv sub submet subscrev suced superaquec surpreend
tang tec tem tend ter torc transcend transcorr trem varr venc vend vert verte viv volv`,
  ir: `
abol ader admit adquir advert aflig ag alud aplaud argu assist assum ating atribu ban banir bul coag coib coincid
colid compart compet comprim conclu concluic conduz confer conflu confund consegu consent consist constitu construc
contribu convert corrig cumpr curt cusp cuspc decid deduz defin delinqu demit demol deprim descumpr desist desment
desp difer difund dig diger dilu diluc diminu dirig discern discut dissuad disting distribu divert divid elud emit
engol entup erig evad evolu exclu exib exig exist expand expl explod exprim exting extorqu fal fall fer fing flet flu
fluir fr frig fund garant gem ger imbu incid inclu induz infer inflig influ infring infund inger inib inser insist
institu instru insurg interag introduz intu invad invert invest lid luz ment mug mun muni nutr obstru obt omit oprim
part perm permit persegu persist persuad pervert pol polu poss possu prefer presid press presum produz profer prohib
proib prossegu prostitu pun puni quer reag redig redim reduz refer reflet regred remit repart repercut repet reprim
reproduz requer resid resist resm ress ressarc restitu restring resum retribu reun revert revest ru rug sacol seduz
segu sent serv sort subsist substitu suger supr suprim surg tang tin toss tossc traduz trans transfer transmit un ung
unjg urg usufru vest`,
}

/** Nouns and adjectives that look like forms of verbs, or whose gender or number the rules would miss. */
export const nominals = `
grão atenas console andes
lâmpada senha impressora
ataque objectivo objetivo saída iniciativa expectativa perspectiva alternativa comitiva perda referendo fuga registo registro via junta socorro
boicote bóia boia lotaria meta rumo acerca ganho mentira recado recolha supermercado fecho sorteio sumo ténis tênis oriente ave arranque clã
desembarque derrube realce saque surto testemunho troço mato afecto afeto secretariado rodada jogada alçada refugiado desempregado comunicado
herói adeus deus através revés invés viés história vitória memória glória feira bandeira barreira madeira cadeira carreira maneira fogueira
dianteira cozinha ferida ida fala liga polêmica polémica física genética crônica crónica irmã moça relvado embate morro lança taça rosa aids sida
acolhida ademais advogado ajuda alcance alferes aliado almofada amanhã américa antes anã atentado atlas avenida balança
bancada banha bateria batida bebida bocado bolo cabo cada cadeado cais calmaria camada caminhada carteira cedo
certificado chamada chegada cilada cinquenta clínica cobre colo coma combate cometa comida condado confraria consolo
consulado corrida costa costas costume cruz cruzada crítica cume dado debate delegado demais depois deputado descida
desconhecido despedida dezesseis ditado divã dois doutorado duas década dívida dúvida eleitorado embaixada empregado
empreitada enfermaria enseada entrada enunciado enxada ermida escada escadaria escolha esforço espada estado
estatística estrada estreia estética facada fachada fada feriado ferida filme fluido foca fogo fome fora forte fruta
fábrica fã férias física garantia genética gesto glória gramática granada gritaria guarida história informe informática
interesse invejada investida jamais jornada jurado lacre lance lança legado leite leito leve limite limonada
linguística livraria luto luz lápis lã lógica machado madrugada mais mandado manhã manto março matemática maçã mecânica
medida medo memória menos mente mercado mercearia mesada mestrado moda modelo modo morada música nada namorada noivado noventa
núpcias oitenta olhada ourives ouvido oásis padaria palhaçada parabéns parada parte partida partido passeio pecado
pedido pedrada peso peça pirataria pires plano polo pontaria ponte porrada portaria posse pousada povoado prazo pressa
princesa projecto projeto prática quarenta queda querido química rajada ram refinaria reinado renda reparo república
resultado resumo retórica roca romã rua rui ruído rã salada saída secretaria seis senado sentido servo sessenta setenta
significado simples sobre soldado sorte subida sábado tacada tapa tecido teclado telhado tema temporada tenda termo
tesouraria testa time tino tiro tonelada toque torcida totem trajetória tratado troco técnica tênis valia venda vestido vida vigia
virada vulto áfrica ética óculos óptica
ferramenta dica aprendizado consumo ponta saia calçada sacada voo embarque
pera pimenta raposa tosse ganho imposto freio prego
equipe leste verão
`

/** Adjectives and nouns of persons in the masculine, whose feminine belongs to them. */
export const adjectives = `
adequado educado variado satisfeito exagerado pesado salgado complicado divertido tranquilo famoso
feminino masculino latino complexo correcto oposto suposto inverso remoto genuíno inequívoco súbito surdo autónomo autônomo puro frívolo mínimo perfeito
aberto absoluto adicto adjunto adverso africano agudo alheio alto aluno amarelo amargo ambos ambíguo americano amigo amplo anjo antigo anônimo arcaico
argentino assíduo astuto atento austero austríaco avesso azedo aéreo baixo bancário barato basco belo bendito bobo bonito branco brasileiro bravo
bruto candidato careca caro cativo católico certo checo cheio chileno chinês claro colombiano compacto companheiro completo conciso concreto confuso
conjunto contemporâneo contente contrário contínuo correto cozinheiro cru cubano cujo curto cínico defunto denso difuso direto discreto distinto
diverso dono duro décimo empresário enfermeiro enfermo engenheiro equatoriano errôneo escasso escravo escuro esperto espesso espontâneo esposo
estrangeiro estranho estreito estrito estupendo eterno etéreo exato explícito expresso extenso externo extraordinário extremo falso fecundo feio feito
filho financeiro fino formoso fortuito fraco fresco frio funcionário fundo futuro férreo galego gato gigantesco gordo gratuito grego grosso guerreiro
heterogêneo homogêneo honesto horrendo hoteleiro humano idôneo ilícito imenso imerso implícito imundo incerto incorreto indeciso indireto indivíduo
infinito ingênuo injusto inquieto insatisfeito inseguro instantâneo intacto inteiro intenso intermediário intermédio interno intruso inúmero isento
italiano junto justo laico largo legítimo lento ligeiro limpo lindo liso literário loiro longo longínquo louco louro lícito macabro macio maduro magro
maldito marinheiro marítimo materno mediterrâneo meio membro menino mero mesmo mestre meu mexicano mineiro ministro misto moderno modesto momentâneo
moreno moribundo morno morto moço mudo máximo médico médio mínimo mútuo necessário negro neto nocivo noivo nono nosso novo nu obeso oblíquo obsceno
obsoleto oitavo opaco operário ordinário outro padrinho passageiro paterno pequeno perfeito perpétuo peruano perverso pesqueiro petroleiro pitoresco
pleno polaco político porteiro pouco preciso presunto preto primeiro primo primário profundo pronto proprietário propício prévio próprio próximo
péssimo público quanto quarto quieto quinto rapaz raro raso recluso redondo republicano reto rico ridículo robusto romano roxo rudo ruivo russo sacro
sangrento santo seco secreto secretário secundário sedento segundo seguro sereno seu severo sexto simultâneo sincero soberano sobrinho sogro solidário
solteiro sombrio sozinho subterrâneo sueco sujo suposto supremo supérfluo suíço sábio são sério sétimo só tanto tardio tenso terceiro terreno teu tio
todo tolo tonto tosco travesso tremendo turco universitário urbano usuário vagabundo vasto vazio velho venezuelano verdadeiro vermelho violento vivo
vizinho viúvo voluntário vosso vário árduo íntimo óbvio ótimo último único
`

/** Lemmas whose ends the rules would cut or change (see `withWholeLemmas`). */
export const wholeLemmas = `
o+a antártid astronaut bud bulgári bélgic coceir fileir flaut flórid fronteir geleir ginástic grut grávid justificativ malári margarid paut piad
prostitut raiv resenh saliv semântic tentativ terapeut
+s alpe bruxela diabete flandre londre marroco nápole paraqueda pentecoste redondeza
o+ avelã ecrã sutiã talibã vietnã ímã
`
