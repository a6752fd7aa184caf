/** Common Irish words by their share of running text, in half-decade bands. Written for this table. */
export const bands = {
  '3e-2': `
a agus an ar go i na`,
  '1e-2': `
ag as bhí de do is le ní sé tá ó`,
  '3e-3': `
ach aige air ann bhfuil cad chun cé don faoi féin gach gan gur iad idir ina leis mar mé nach nuair nár níos nó raibh
roimh sa san seo siad sin sí tar tú éis`,
  '1e-3': `
airgead am anois anseo ansin ansiúd arís baile beag bean beidh bhíonn bliain bliana cathain chéad conas cá cén daoine
dara deireadh dhá domhan duine eile fear freisin fáth fós gaeilge gaeltacht inniu lá maith mná mór nua níl obair oíche
páiste páistí rialtas riamh rud rudaí saol scoil sean teach trí tír uair uile áit éire éireann éireannach`,
  '3e-4': `
aghaidh aire amháin amuigh amárach aois ard athair athrú bealach bhuaigh buachaill bán bás bóthar cabhair cabhrú
cailleadh cailín caint cairde caithfidh cara carr ceann ceapaim ceart cearta ceist ceisteanna ceol chonaic chuaigh chuir
cinnte clann cloisteáil club cluiche codladh cogadh comhlacht corp creidim croí críoch cuardach cuid cur cás cónaí córas
cúl dearg deartháir deir deirfiúr dia difriúil dlí dubh duit dul déan déanamh dúirt eolas eoraip euro fad fada fadhb
fadhbanna fanacht farraige feiceáil fháil filleadh fios focail focal foireann freagra fuair fág fágáil féachaint féidir
fírinne gar gearr glas gorm grian grá grúpa guth iarraidh idirnáisiúnta imirt inné iníon ionad istigh ithe labhairt
leabhair leabhar leor luath lámh lár léamh léinn mac maidin maireachtáil mall margadh máthair mí múinteoir náisiúnta
nóiméad ollscoil poiblí pointe polaitíocht praghas páirtí rinne rá sampla scannán scoláire scríobh scéal scéalta
seachtain seirbhís seirbhísí slán smaoineamh soiléir sonraí sráid stair sóisialta súil súile tabhairt talamh taobh
taoiseach teacht teaghlach teanga thosaigh thuas thug tháinig thíos tionscadal toghchán toradh torthaí tosú tráthnóna
tábhachtach táirge téann tóg tógáil tús uachtarán uaireanta uimhir uisce áitiúil álainn éagsúil éisteacht óg ól`,
  '1e-4': `
abhainn aerfort aeráid aibreán ainmhithe ainmhí aisling aisteach aisteoir amharclann amhras amhrán amhránaí aoine arm
arán bainisteoir bainne balla banc bealtaine beoir bialann bláth bocht bord botún breitheamh bricfeasta bronntanas bróga
brónach bua buiséad bus báisteach béal caidreamh caife cat cathaoir ceannach cheannaigh cineál cinneadh cistin ciúin
cluas clár coill coir comhairle comhaontú comhrá conradh contae contúirteach cos costas craiceann crann craobh
creidmheas cruinniú custaiméir cáilíocht cáin cáis céadaoin cógas cúige cúirt daonra daor dath deacair deas dinnéar
dlíodóir dochtúir domhnach doras droichead droim dáil déardaoin díol dóchas dúnta eacnamaíocht eagla eaglais eagraíocht
ealaín ealaíontóir eanáir earrach eitleán eochair eolaíocht feabhra feoil fiacail file folamh forbairt fuar fuil
fuinneamh fuinneog féile fíon físeán fómhair fón gaoth gardaí geimhreadh glan glasraí grianghraf gruaig gunna iarsmalann
iasc idirlíon imreoir iomáint iúil lag leaba leathanach leibhéal long luach luan láidir lán lón lúnasa madra meaisín
meitheamh meáchan meáin monarcha máirt márta méid nollag nollaig nuacht nuachtán nádúr oibrithe oibrí oifig oileán
oscailte ospidéal peil pian pictiúrlann plean príosún páirc páirceáil póilíní pósadh raidió rang rath rothar réigiún
ríomhaire rís saibhir saighdiúir salach salann samhna samhradh saor saoránach satharn scríbhneoir scrúdú seomra sicín
siopa siúcra sliabh sláinte sneachta solas sona speisialta sprioc spórt srón staidéar stiúrthóir stáisiún séasúr
síocháin tae taighde taithí tapa te teachtaireacht teicneolaíocht teilifís ticéad timpeallacht timpiste tine tinn
tinneas tionscal traein trá trácht tuarastal tuirseach turas turasóir áthas éadaí éan éasca íoc óstán úrscéal`,
}
