/** Common Basque words by their share of running text, in half-decade bands. Written for this table. */
export const bands = {
  '3e-2': `
da eta`,
  '1e-2': `
baina bat den dira du duen dute ere ez izan zen`,
  '3e-3': `
arte bai baino baita behar bere beste bezala bi dago dela ditu dituzte dut edo egin gara gero gure hau hori horrela
lehen naiz nik nola ondoren orain oraindik oso zara zer ziren zuen`,
  '1e-3': `
alderdi alderdia aldi aldiz asko azken berri berria berriak beti bilbo bizi bizitza dena denbora diru dirua donostia
egun egunean emakume emakumea espainia etxe etxea etxean euskadi euskal euskara euskaraz ezer frantzia gasteiz gaur
gauza gauzak gehiago gizon gizona gobernu gobernua gutxiago guztiak handi handia haur haurrak herri herria hiri hiria
hiru hobe inoiz inor jaurlaritza jende jendea lan lana lanak lau lehenengo lekua modu moduan mundu mundua nafarroa noiz
non nor norbait on ona onak pertsona pertsonak talde taldea toki txiki txikia urte urtean urteko zati zein zerbait
zergatik`,
  '3e-4': `
adibide agur ahal ahizpa ahots aita alaba aldaketa alkate ama amaiera amaitu anaia andre arazo arazoa argi arratsalde
arrazoi arreba aste astea atera atzean atzo aurkitu aurpegi aurrean auto autoa bakarrik barruan batera begi begiak
begiratu behean beltz berandu berde bide bidea bihar bihotz bilatu buru burua dakit datu datuak desberdin edan eder egia
egiten eguzki emaitza eman ematen enpresa entzun eraman erantzun erdi esan esaten eskerrik eskola eskolan esku eskua
eskubide eskubideak etorri euro europa familia film filma galdera galdu garrantzitsu gau gaua gazte gehiegi gerra goian
goiz goizean gorputz gorri hartu hasi hasiera hauteskunde heriotza hil hilabete historia hitz hitzak hizkuntza hurbil
idatzi ideia ikasle ikasleak ikusi ikusten informazio irabazi irakasle irakurri iritsi itsaso itxaron itzuli jakin jan
jarri jaso jaun joan joaten jokalari jokatu joko jokoa kaixo kale kalea kanpoan kasu kasuan kopuru labur lagun lagunak
lagundu laguntza laster lege legea lehendakari liburu liburua lo lur lurra luze maitasun maite mende merkatu ministro
minutu musika mutil nahi nahiko nazioarteko nazional neska ordu orduan orokor partida pasa pelikula pentsatu polit
politika politikoa posible prezio produktu proiektu publiko puntu sartu seguru seme sinetsi sistema sozial unibertsitate
ur ura urdin urrun uste utzi zahar zentro zerbitzu zerbitzua zuri`,
  '1e-4': `
abendua aberats abeslari abokatu abuztua afari aho ahul aireportu akats akordio aktore albiste amets animalia antzerki
aparkaleku apirila ardo argazki argia arma armada arrain arrakasta arraro arriskutsu arropa arroz artista asteartea
asteazkena astelehena ate atsegin aulki aurrekontu autobus azal azaroa azkar azterketa azukre bake balio banku baso
bazkari belarri beldur berezi bero bete bezero bidaia bideo bilera bizikleta bizkar biztanle bulego denboraldi denda
eguberri egunkari ekaina ekoizpen ekonomia eleberri eliza elkarrizketa elur energia entrenatzaile epaile epaitegi
erabaki erakunde erosi erosketa erraz esne esperientzia euri ezkontza festa fruta futbol gaixo gaixotasun garagardo
garaipen garapen garbi garesti gatz gazta gela geltoki giltza gol gosari haize hanka haragi harreman hegazkin helburu
herritar hondartza horma hortz hotel hotz huts ibai idazle igandea ikasketa ikerketa ile indartsu industria ingurumen
internet iraila ireki irrati istripu itsasontzi itxaropen itxi jatetxe kafe kalitate kanta kartzela katu kirol klase
klima kolore kontratu kostu kreditu krimen langile langileak lantegi larunbata lasai legebiltzar leiho libre logela lore
mahai maiatza maila makina martxoa mediku mendi merke mezu min moderno mota motel museo natura negu nekatuta normal odol
ogi ohe oilasko olio opari ordaindu ordenagailu orri osasun ospitale osteguna ostirala otsaila parke pilota pisu plan
pobre poeta polizia porrot poz probintzia programa saldu salmenta sendagai soldadu soldata su sudur sukalde tamaina te
teknologia telebista telefono trafiko tren triste turista txakur txapelketa txartel txori uda udaberri udal udala
udaletxe udazken uharte urria urtarrila uztaila zail zalantza zapata zenbaki zerga zientzia zikin zinema zoriontsu zubi
zuhaitz zuzendari`,
}
