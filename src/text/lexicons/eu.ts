import type { SentimentLexicon } from './lexicon.js'

/** Basque. Every listed word is also a beginning, since endings are added. */
export const lexicon: SentimentLexicon = {
  language: 'eu',
  matching: 'prefix',
  grades: {
    '3': `
      bikain zoragarri paregabe ezin_hobe ezinhobe primeran primerako itzel! itzela itzelak izugarri_on aparta!
      apartak apartekoa ikusgarri perfektu perfekzio miragarri harrigarri txundigarri liluragarri sinestezin
      maitagarri goxo-goxo gozo-gozo luxu luxuzko ederki ederrena ederrenak onena onenak onenetako onenetariko hobezin
      ahaztezin aldaezin_on paradisu maitatu maite_dut maite_izan gogoko gogokoena inbidiagarri fantastiko
      zirraragarri sentsazional magiko sublime demaseko ikaragarri_on mundiala nota_bikain bost_izar
    `,
    '2': `
      on! ona! onak! onaren! onarekin! ondo! ongi! onean! onekin! onez! hobe! hobea hobeak hobeto hobeago hobeki hobetu
      polit txukun garbi! garbia garbiak garbitasun garbi-garbi atsegin gozo goxo jator adeitsu abegi_on abegitsu abegikor
      lagungarri lagunkoi lagundu laguntza lagunkor laguntzeko_prest prest! arduratsu arreta arretatsu zaindu eder dotore
      eroso erosotasun lasai lasaitasun isil! isila isilak bare patxada atseden erlaxa egoki! egokia egokiak ezin_egokiago
      zabal! zabala zabalak argitsu argi! berri-berri moderno gomendagarri gomendatu gomendatzen gomendatuko gomendio
      aholkatu_egiten praktiko erabilgarri baliagarri erraz erraztasun azkar bizkor eraginkor efizient profesional
      profesionaltasun pozik poztu poztasun pozgarri alai irribarre irribartsu zoriontsu zorion! zorionak zoriontasun
      dibertigarri entretenigarri barregarri barre_egin interesgarri erakargarri hunkigarri hunkitu goza gozatu
      gozamen gozagarri eskerrik esker! eskertu eskertzen eskertzeko arrakasta irabazi irabazle garaipen merke! merkea merkeak
      prezio_onean dohain doan! doakoa doanekoa zentral_ona kokapen_on kokaleku_on erdigune pribilegiatu xarma xarmagarri
      xarmant sotil originalak original! originala berezi! berezia bereziki_on kalitate kalitatezko kalitate-prezio
      gustura gustuko gustagarri gustatu gustatzen gustatuko_zaizu zapore zaporetsu fresko aberats ugari! ugaria anitz! aniztasun
      oparo eskuzabal familiar etxeko_giro giro_on giro_ederra konfiantza fidagarri seguru! segurua segurtasun zintzo
      leial adimentsu talentu sormen sortzaile indartsu sendo iraunkor abantaila hobekuntza asmatu! asmatzen
      txalo txalogarri errespetu errespetuz begirunez maitasun maite! maitea maitekor bihozkoi samur leun harmonia
      merezi plazer plazera mesedegarri onuragarri onura aproposa apropos! ezagutzera_emateko_modukoa bizi-bizi bixi
      detailista xehetasun_on kulunka errepikatuko itzuliko_gara itzuliko_naiz bueltatuko_gara bueltatuko_naiz
      harrera_ona baliotsu balioetsi goraipatu positibo positiboki lorpen lortu liluratu txunditu
    `,
    '1': `
      nahiko_on normal! arrunta! handi! handia handiak berri! berria berriak berrituta berritu zaharberritu eraberritu
      onargarri duin gertu! gertuko hurbil! hurbilean nahikoa! nahiko! ekipatu hornitu funtzionatu funtzionala tradizional
      benetako! naturala! etxeko! epel! bero! aukera! aukerak baliabide ordenatu txukuntasun ulergarri zehatz! zehatza
      gomendio! eskuragarri malgu bizia! onartu bete-bete
    `,
    '0': `
      kale! kalean kaleko kalera kaleak kalearen jatetxe jatetxea jatetxeko bertako argia! onartzen ondoren! ondorio ondoko! ondoan! ondotik! ondora! ondorioz ontzi onto argitara argitalpen argitu argazki
      garbitzaile garbigailu garbiketa gozotegi laguna! lagun! lagunak lagunekin lagunarekin laguntzaile onddo ongarri
      ondare ondasun azkaragiri azkarrago! berriz! berriro berriak_jaso prestatu_behar aireztapen gutxienez handik
      zabalik zabaldu zabaltzen argindar interesa! erraztu_egin_behar hobi meritu prezioa prezio! garestitu bizikleta bizitza
      bizilagun biziki bizilekua trist! lan! maitagarritasun_eza ederra_bai
    `,
    '-0.7': `
      txiki! txikia txikiak txiki-txiki txikiegi! zahar! zaharra zaharrak zaharkitu antzinako estu! estua estuak ilun! iluna
      ilunak hotz! hotza hotzak urruti urrun itxaron itxoin itxoite ilara! ilarak gutxi! gutxiegi eskas! falta! faltan
      faltatu simple! soil! soila zail! zaila zailak luze! luzea kexa_txiki aldatu_beharko hobetzeko hobetu_beharko
      konpondu konponketa erdipurdi erdi_mailako mugatu garestixeago justu! justuegi altu! zarata_pixka_bat
    `,
    '-2': `
      txar! txarra txarrak txarto txarrena txarrenak txarrago okerr oker! okerra okerrak gaizki zikin zikinkeria hauts! lohi
      orban orbandu garesti garestiegi garestia garestiak zarata zaratatsu zaratak deseroso desatsegin desegoki ezegoki
      itsusi zatar zakar! zakarra zakarkeria lotsagabe lotsagarri mukerra hotz-hotz antipatiko motel! motela motelak geldo
      berandu! atzerapen atzeratu etsipen etsigarri desengainu dezepzio triste! tristea tristura goibel aspergarri aspertu
      gogaikarri astun! astuna arazo arazoak akats errore huts! hutsegite oker_egin hautsi! hautsita apurtu puskatu matxura
      matxuratu hondatu! hondatuta hondatua kaltetu kalte hezetasun heze! lizun usain_txar usain! kirats atsaki xomorro
      labezomorro zimitz pilatuta jendetza masifikatu kaos kaotiko desordena antolaketa_txar antolatu_gabe eskasia eskasa eskasak
      urri! urria pobre gabezia gatz_gabe zaporerik_gabe erre! erreta gordin! gazi! baliogabe alferrik alferrikako ezinezko
      onartezin onartu_ezin jasanezin ulertezin kexa kexatu kexu! erreklamazio salaketa salatu engainu engainatu iruzur_txiki
      gezur gezurti faltsu abusu gehiegikeria gehiegizko neurrigabe bidegabe injustizia penagarri_xamar pena! beldur
      arrisku arriskutsu gaixo gaixotasun min! mina! oinaze galdu galera galtzaile porrot gorroto haserre haserretu amorru
      sumindu estres estresagarri nekagarri nekatu! kezka kezkatu kezkagarri kritika gatazka gerra hil! hilda hildako biktima
      krisi langabezia ustelkeria lapurtu lapurreta lapur! indarkeria bortitz mehatxu irain iraindu absurdo ergel tontokeria
      txorakeria zentzugabe gogor! gogorra traba eragozpen eragozgarri enbarazu molesta higiene_falta utzikeria utzita
      arduragabe arduragabekeria ezgai trakets dekadente zaharkitua zaharkituta desfasatu bukaezin amaigabe lasaitasunik_eza
      ahul! ahula ahulak desastre_txiki ziztrin kaxkar kaskar eskasegi gustatu_ez haizu_ez
    `,
    '-3': `
      ikaragarri! ikaragarria ikaragarriak izugarri! izugarria izugarriak beldurgarri nazkagarri nazka! higuingarri zabor!
      zaborra kaka! hondamendi desastre katastrofe lotsa! lotsagarria lotsagarriak iruzur estafa lapurreta_hutsa penagarri
      tamalgarri negargarri amesgaizto infernu gaitzesgarri jasangaitz zerri! basati kriminal ez_gomendagarri
      ez_gomendatu txarrenetako
    `,
  },
  phrases: `
    3: ezin hobea, ezin hobeak, ezin hobeto, ezin hobe, ezin hobea da, hobea ezinezkoa, zalantzarik gabe itzuliko, erabat gomendagarria, guztiz gomendagarria, oso gomendagarria, ehuneko ehunean, maite dut, maite dugu
    3: izugarri ona, izugarri onak, izugarri ondo, izugarri polita, izugarri gustatu, ikaragarri ona, ikaragarri ondo, ikaragarri polita, ikaragarri gustatu, itzuliko gara, itzuliko naiz, bueltatuko gara, bueltatuko naiz, errepikatuko dugu
    2.5: merezi du, merezi izan, pena merezi, kalitate ona, kalitate handia, kalitate oneko, prezio ona, prezio onean, kalitate prezio ona, kexarik gabe, kexarik ez, arazorik gabe, arazorik ez, asko gustatu, asko gustatzen
    2: eskerrik asko, mila esker, kokapen ona, kokapen ezin hobea, oso gertu, erdigunetik gertu, hondartzatik gertu, gertu dago, ez da garestia, ez da garesti, dena ondo, dena ona, oso ondo, oso ongi
    1.2: ez dago gaizki, ez da txarra, ez zegoen gaizki, ez da gaizki, nahiko ondo, nahiko ona
    0.5: egun on, gabon, arratsalde on, eguberri on, urte berri on, zorionak zuri
    0: ez ezik, mesedez, zalantzarik gabe, dudarik gabe, gutxi gorabehera, hala ere, ur hotza, ur beroa, aire girotua, alde zaharra, alde zaharrean, alde zaharreko, parte zaharra, parte zaharrean, parte zaharreko, hiri zaharra
    0: gero eta, noski, jakina, besterik ez, ez du axola, berdin dio, pixkanaka, alde handia, on egin, goiko solairua, etxe ondoan, horren ondoren, txiki txikitatik, argi dago, beste aldean, hemendik gertu
    -0.7: behar luke, beharko luke, beharko lukete, faltan bota, faltan botatzen, faltan bota dugu, hobetu daiteke, hobetzeko modukoa, pixka bat garestia
    -1: jende gehiegi, gutxiegi da, gauza berezirik ez
    -1.5: hobea izan zitekeen, hobeak izan zitezkeen, hobea izan daiteke, ezin lo egin, ezin izan genuen lo, lo egin ezin, dena entzuten da, dena entzuten zen, zarata handia, zarata asko, ilara luzeak
    -2: ez dabil, ez zebilen, ez dabiltza, ez du funtzionatzen, ez zuen funtzionatzen, ez zuen funtzionatu, ez du balio, ez du ezertarako balio, ez zait gustatu, ez zitzaidan gustatu, ez zitzaigun gustatu, ez zait gustatzen
    -2: ez du merezi, ez zuen merezi, usain txarra, usain txarrak, kalitate txarra, kalitate eskasa, kalitate gutxi, zerbitzu txarra, zerbitzu eskasa, tratu txarra, esperientzia txarra, denbora galtzea, dirua galtzea
    -2.5: asko uzten du, zer desiratua, pena bat, pena da, zoritxarrez, tamalez, egoera txarrean
    -3: ez dut gomendatzen, ez dugu gomendatzen, ez nuke gomendatuko, ez genuke gomendatuko, ez gara itzuliko, ez naiz itzuliko, ez gara bueltatuko, ez naiz bueltatuko, inoiz ez gehiago, sekula gehiago, sekula ez gehiago
  `,
  concord: true,
  negators: `
    ez! ezin! inoiz_ez sekula! ezer! inor! ezta! eza! ezik
  `,
  followingNegators: 'gabe! gabeko! gabea! gabekoa! ezean! faltan!',
  halfNegators: 'ia_inoiz_ez doi-doi ozta',
  intensifiers: `
    oso oso-oso benetan! guztiz erabat biziki izugarri! ikaragarri! arras txit zinez hain! hagitz nahiko! beti asko! zeharo
    bereziki super askoz bene-benetan
  `,
  diminishers: `
    pixka_bat apur_bat zertxobait samar xamar ia! ia-ia gutxi_gorabehera tarteka batzuetan erdizka
  `,
  followingIntensifiers: 'asko! handiz',
  too: 'gehiegi! larregi',
  less: 'gutxiago hain_ez',
  hopes: 'espero! espero_nuen espero_genuen ea! baldin',
  modals: 'liteke! litezke! daiteke! zitekeen!',
  unrealised: 'beharko_luke behar_luke nahiko_nuke',
  contrast: `
    baina! bainan hala_ere haatik aldiz! ordea! nahiz izan_ezik baizik baino_ez salbu bitartean arren!
  `,
  subordinators: `
    eta_gero delako! zeren noiz! nola! non! zein! zelako bait! izan_ere
  `,
  coordinators: 'eta! edo! ta! zein_ere',
}
