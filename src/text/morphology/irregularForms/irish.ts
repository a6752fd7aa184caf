/** Irregular words (see `expandParadigms`), without the changes of their first letters, and the sets of endings that they name. */
export const irregular = `
aird:
baint:
leith:
ionsaí: ionsaithe
suíomh: suímh
teideal: teidil
teannta:
briathar: briathra
comhair:
labhairt:
cheana:
laistigh:
thiar:
fosta:
abhaile:
deara:
athuair:
dáiríre:
cumann: cumainn
briste:
bainte:
suite:
amháin:
lastuas:
thoir:
theas:
thuaidh:
tríd:
imithe:
iomaí:
amach:
isteach:
anseo:
ansin:
inniu:
inné:
amárach:
anois:
riamh:
choíche:
freisin:
arís:
fóill:
anocht:
arbh:
uilig:
cinneadh: cinntí cinnidh
moladh: moltaí
glacadh:
ceapadh:
gearradh:
scaoileadh:
briseadh:
bogadh:
leathadh:
titim: titime
clog: cloig
alt: ailt
staidéar: staidéir
tuaisceart: tuaiscirt
bás: báis
stán: stáin
siúl: siúil
ól: óil
spórt: spóirt
éileamh: éilimh
leigheas: leighis
cliant: cliaint
cruinniú: cruinnithe cruinnithí
cumas: cumais
bí: tá atá táim táimid táthar atáim atáthar níl fuilim fuiltear raibh bhfuil rabhas rabhamar rabhadar rabhthas bíonn bíos bím bímid bítear bíodh bíodar bínn bíodis bhí bhíos bhíomar bhíodar bhíothas beidh beidís beifear beas beimid beadh beinn beifeá beimis beadís beifí beifeadh bheith beith bhí bhfuilid bhfuilimid
déan: déanann déanaim déanaimid déantar déanfaidh déanfaimid déanfar déanfadh déanfainn déanfá déanfaí déanadh déanaidís rinne rinneamar rinneadar rinneadh rinneas dearna dearnadh dearnamar dein deineann deineadh deinim deinfidh déanfaidís dhein
feic: feiceann feicim feictear feicfidh feicfear feicfeadh feicfinn feicfimid feicfí feiceadh feice chonaic chonac chonacthas chonaiceamar chonaiceadar conaic faca facthas facamar facadar chíonn cíonn feicfeá
téigh: téann téim téimid téitear téadh téidís téifeá chuaigh chuas chuamar chuadar chuathas cuaigh deachaigh deacha deachamar deachadar deachthas rachaidh rachaimid rachadh rachainn rachfar rachaidís raghaidh raghad raghadh téighim
tar: tagann tagaim tagtar tagadh tháinig tháiniceamar thángadar tángthas tiocfaidh tiocfar tiocfadh tiocfainn tiocfaidís tagaidís táinig thángamar
faigh: faigheann faighim faightear faigheadh fuair fuaireamar fuaireadar fuarthas gheobhaidh gheofar gheobhadh faighidh faighfear faigheadh faighinn
abair: deir deirim deirtear dúirt dúramar dúradar dúradh déarfaidh déarfar déarfadh déarfainn deirimid deirid déarfá dúras
tabhair: tugann tugaim tugtar tugadh tugaidís thug thugamar thugadar tabharfaidh tabharfar tabharfadh tabharfainn tabharfaí tug tugamar tugadar tabharfaimid
clois: cloiseann cloisim cloistear cloisfidh cloisfeadh cloisfinn cloiseadh chuala chualathas chualamar cuala cloisfear
ith: itheann ithim itear itheadh itheamar íosfaidh íosfadh íosfainn íosfar d'ith
beir: beireann beirim beirtear rug rugadh rugamar béarfaidh béarfar béarfadh beireadh
féad: féadann féadaim féadfaidh féadfadh féadfainn féadfá féadfaí féadfaimis féadfar féadfaimid féadfidh
duine: daoine
bliain: bliana blianta mbliana
teach: tí tigh tithe
ceann: cinn cionn
mór: mó móra móir móire móide
beag: lú beaga bige
maith: fearr maithe
olc: measa oilc
fada: faide
gearr: giorra gearra
te: teo teocha
nua: nuaí
óg: óga óige óig
ard: airde arda aird
ceart: cearta cirt
bean: mná ban
fear: fir feara
mac: mic
lá: lae laethanta
mí: míonna míosa
oíche: oícheanta
leabhar: leabhair leabhra
leanbh: linbh leanaí
páiste: páistí
máthair: máthar máithreacha
athair: athar aithreacha
deartháir: deartháireacha
deirfiúr: deirfiúracha deirféar
cara: carad cairde
talamh: talaimh talún tailte
bóthar: bóthair bóithre bóithrí
doras: dorais doirse
baile: bailte
sliabh: sléibhe sléibhte
loch: locha lochanna
abhainn: abhann aibhneacha
muir: mara mór
farraige: farraigí
áit: áite áiteanna
cathair: cathrach cathracha
tír: tíre tíortha
domhan: domhain
saol: saoil
scoil: scoile scoileanna
obair: oibre oibreacha
teanga: teangacha
ainm: ainmneacha
am: ama amanna
uair: uaire uaireanta
súil: súile súl
lámh: láimhe lámha láimh
cos: coise cosa cois
ceist: ceiste ceisteanna
cloch: cloiche clocha
crann: crainn
scéal: scéil scéalta
focal: focail
bia: bianna
iasc: éisc
uisce: uiscí
airgead: airgid
gnó: gnóthaí
cúis: cúise cúiseanna
cás: cáis cásanna
dlí: dlíthe
rí: ríthe
cú: con cúnna
bó: bá
croí: croíthe
ní: nithe
taobh: taoibh taobhanna
cuid: coda codanna
trá: tránna
guth: gutha guthanna
riail: rialach rialacha
comhairle: comhairlí
síocháin: síochána
dáil: dála dálaí
feoil: feola
fuil: fola
gaeilge: gaeilge
éire: éireann éirinn
treoir: treorach treoracha
litir: litreach litreacha
eochair: eochrach eochracha
pingin: pingine pinginí
leaba: leapa leapacha
fírinne: fírinní
greann: grinn
leath: leithe
neart: nirt
ceol: ceoil ceolta
béal: béil
éan: éin
féar: féir
fionn: finn
cnoc: cnoic
post: poist
bord: boird
port: poirt
corp: coirp
long: loinge longa
sagart: sagairt
rud: rudaí
istigh:
amuigh:
inniu:
deireadh: deiridh deirí
deacair: deacra
socair: socra
craiceann: craicinn
foireann: foirne
cloigeann: cloiginn
éadaí: éadach éadaigh
glasraí: glasra
amhránaí: amhránaithe
oibrí: oibrithe
ainmhí: ainmhithe
cónaí: cónaithe
taithí:
poiblí:
eaglais: eaglaise eaglaisí
cáis: cáise
cáin: cánach cánacha
saighdiúir: saighdiúra saighdiúirí
traein: traenach traenacha
gníomh: gnímh gníomhartha
toradh: toraidh torthaí
samhradh: samhraidh samhraí
margadh: margaidh margaí
cogadh: cogaidh cogaí
scéim: scéime scéimeanna
seomra: seomraí
dán: dáin dánta
tonn: toinne tonnta
clár: cláir cláracha
cineál: cineáil cineálacha
ball: baill
stát: stáit
pian: péine pianta
droim: droma dromanna
garraí: garraithe
leasú: leasuithe
dá: dá
`

/** Verbs of the first conjugation, by their stems. */
export const verbs = `
  labhair ionsaigh roghnaigh clúdaigh teastaigh
  admhaigh aistrigh aithin aontaigh ardaigh athraigh bagair bailigh bain beannaigh beartaigh bog breathnaigh bris bronn buaigh
  buail bunaigh cabhraigh caill caith cas ceangail ceannaigh ceap ceil ceistigh ciallaigh cinn cluin cniotáil codail cosain
  cothaigh creid cruthaigh críochnaigh cuardaigh cuidigh cuimhnigh cuir cum dearbhaigh deimhnigh diúlt diúltaigh druid
  déileáil díbir díol díon dóigh dúisigh dún eagraigh eitil fan feidhm fiafraigh fill fiosraigh foghlaim foilsigh forbair
  fostaigh freagair freastail fuaraigh fág fás féach fógair gabh geall gearr glac glan gluais gné gníomh gortaigh iarr imigh
  imir impigh inis iompair labhr laghdaigh las leag lean leasaigh leath leathnaigh lig liostaigh luigh léigh léirigh líon mair
  maolaigh maraigh meabhraigh meas mill mol mothaigh múin múscail neartaigh nigh oibrigh ordaigh oscail pacáil pléigh
  péinteáil pós rith robáil roinn scaoil scríobh scrúdaigh seachain seas sin siúl sleamhnaigh smaoinigh socraigh soilsigh
  sroich stad stop suigh sábháil sáigh sásaigh séid tagair tairg taispeáin taistil taitin tarraing teip tiomáin tionóil tit
  tosaigh trasnaigh troid trácht tréig tuig táirg tástáil tóg tóig túirling ullmhaigh éiligh éirigh éist íoc íosluchtaigh ól
  úsáid
`

/** Nouns and adjectives that end in a vowel. */
export const nounsInVowel = `
  arsa rialta tosta domhanda molta líne
  liosta béarla earra imní iomarca fianaise eachtra cigire bainne cumha fógra halla píosa rogha scata sonra spéacla acra cine comhalta dromchla féasta oide pápa rince ráfla scaifte stampa
  tuama ósta teachta garda gráinne ridire ionsaí tiománaí dócha dorcha gránna cróga ríoga crua céadna dána domhanda seanda naofa dearfa míshásta néata ársa úrnua teasaí trodaí cuimse duille
  airgeadra artaire blúire bairille bogha báire píre mata leithne oidhe cinnte miste cáilithe fáilí aistrí ceardaí ceannasaí traenálaí gníomhaí naíonra
  aicme aigne aire aisce aiste baile balla banna bata bealtaine beatha bia bille binse bosca bricfeasta buille buntáiste béile
  caife ceapaire cinnire cinnte cliste cluiche cnaipe coinne coire coiste coláiste comhairle contae cuideachta cuimhne cuma
  céanna céile císte cóisire cóta cúige cúinse cúrsa dalta daonra dola duine dúnta eagla eagna eolaire faire farraige feabhra
  file foinse freagra fáilte féile fírinne gaeilge geata gloine gorta grúpa gunna gáire gúna hata iarla iarsma iascaire
  idirnáisiúnta iomaire iomláine lacáiste lampa léine líne lúnasa madra maide monarcha mála márta míbhuntáiste míle múnla
  náire náisiúnta nóta ola oráiste oscailte oíche pacáiste pearsa peata pláta pointe práta punta páiste rása réalta ríomhaire
  rópa samhna sampla saoire scoláire scuaine scála scéala seomra siopa siúcra sláinte sneachta sona speisialta stocaire
  sóisialta taighde tapa teachtaire teanga timpiste tine trua tráchtaire tráta tráthnóna tréimhse tuile tuirse tábla táille
  táirge téama uisce éasca éide óige
`
