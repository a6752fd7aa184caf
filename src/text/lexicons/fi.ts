import type { SentimentLexicon } from './lexicon.js'

export const lexicon: SentimentLexicon = {
  language: 'fi',
  matching: 'stem',
  grades: {
    '3': `
      erinomainen erinomaisen erinomaista erinomaiset erinomaisesti loistava loistavan loistavaa loistavat loistavasti
      mahtava mahtavan mahtavaa mahtavat mahtavasti upea upean upeaa upeat upeasti ihana ihanan ihanaa ihanat ihanasti
      täydellinen täydellisen täydellistä täydelliset täydellisesti fantastinen fantastista fantastisen uskomaton
      uskomattoman uskomatonta huippu huippua huiput huippuhyvä huippu* paras parhaan parasta parhaat parhaita
      parhaimmat priima priimaa rakastan rakastamme rakastin rakastuin rakastuimme rakastaa suosikki suosikkini lempi!
      lempipaikka herkullinen herkullisen herkullista herkulliset herkku herkkua taivaallinen taivaallista
      poikkeuksellisen! verraton vertaansa hurmaava ihastuttava ihastuttavan ihastuttavaa ihastuin ihastuimme
      mestariteos mestarillinen nerokas nerokasta unohtumaton unohtumattoman mieletön mielettömän mieletöntä
      sairaan_hyvä törkeän_hyvä älyttömän_hyvä superhyvä super! supermukava jumalainen paratiisi unelma! unelmien
      täysi_kymppi kymppi! bravo ylivertainen ihmeellinen ihmeellistä erinomaisia loistavia upeita ihania mahtavia
      täydellisiä häikäisevä lumoava ällistyttävän! hienoin herkullisin mestari! mestarit onnittelut
    `,
    '2': `
      hyvä hyvän hyvää hyvät hyviä hyvin! hyvällä hyvässä parempi paremman parempaa paremmat paremmin kiva kivan kivaa
      kivat kivoja kivasti mukava mukavan mukavaa mukavat mukavasti mukavia hieno hienon hienoa hienot hienoja
      hienosti kaunis kauniin kaunista kauniit kauniisti siisti siistin siistiä siistit siististi puhdas puhtaan
      puhdasta puhtaat puhtaus ystävällinen ystävällisen ystävällistä ystävälliset ystävällisesti ystävällisyys
      avulias avuliaan avuliasta avuliaat kohtelias kohteliaan kohteliaat kohteliaasti asiantunteva asiantuntevan
      asiantuntevaa asiantuntevasti ammattitaitoinen ammattitaitoista ammattitaitoiset ammattitaito ammattimainen
      ammattimaisesti osaava osaavan osaavaa osaavat huolellinen huolellisesti luotettava luotettavan luotettavaa
      luotettavasti rehellinen rehellisesti iloinen iloisen iloista iloiset ilo iloa hymy hymyillen onnellinen
      onnelliset onni onneksi onnistui onnistunut onnistuneen onnistuneet onnistunutta miellyttävä miellyttävän
      miellyttävää miellyttävät miellyttävästi viihtyisä viihtyisän viihtyisää viihtyisät viihdyin viihdyimme
      viihdyttävä viihdyttävää kodikas kodikkaan kodikasta tunnelmallinen tunnelmallista tilava tilavan tilavaa
      tilavat valoisa valoisan valoisaa rauhallinen rauhallisen rauhallista rauhalliset hiljainen hiljaista hiljaisen
      pehmeä pehmeän pehmeää pehmeät lämmin lämpimän lämmintä lämpimät raikas raikasta tuore tuoreen tuoretta tuoreet
      maukas maukkaan maukasta maukkaat maistuva maistuvaa maistui! mehevä mehukas rapea suussasulava runsas runsaan
      runsasta runsaat monipuolinen monipuolisen monipuolista monipuoliset nopea nopean nopeaa nopeat nopeasti nopeus
      ripeä ripeästi sujuva sujuvan sujuvaa sujuvasti sujui sutjakka sutjakkaasti vaivaton vaivattomasti helppo helpon
      helppoa helpot helposti helppokäyttöinen yksinkertainen! selkeä selkeän selkeää selkeät selkeästi ymmärrettävä
      ymmärrettävästi kätevä kätevän kätevää kätevät kätevästi käytännöllinen käytännöllistä hyödyllinen hyödyllisen
      hyödyllistä hyödylliset hyöty hyötyä toimiva toimivan toimivaa toimivat laadukas laadukkaan laadukasta
      laadukkaat laadukkaasti kestävä kestävän kestävää kestävät tukeva tukevan tukevaa vankka jämäkkä tehokas
      tehokkaan tehokasta tehokkaasti tarkka! terävä vakaa luistaa edullinen edullisen edullista edulliset edullisesti
      halpa! halvan halpaa halvat halvalla ilmainen ilmaiseksi ilmaista alennus alennusta kohtuuhintainen kohtuullinen
      kohtuuhintaiset hintansa_arvoinen hinta-laatusuhde! arvoinen! vaivan_arvoinen löytö! säästin säästyi suosittelen
      suosittelemme suosittelisin suositella suositeltava suositeltavaa suosittelin tyytyväinen tyytyväisen
      tyytyväisiä tyytyväiset tyytyväisenä tykkäsin tykkään tykkäsimme tykkää tykätä tykännyt pidän! pidin! pidimme!
      nautin nautimme nautinto nautinnollinen nauttia positiivinen positiivista positiivisesti kiitos kiitokset kiitän
      kiitettävä kiitettävästi kiitollinen kehut kehua kehun ylistää innostava innostavaa innostunut innostuin
      innostuneet innoissani inspiroiva inspiroivaa kiinnostava kiinnostavaa kiinnostavat mielenkiintoinen
      mielenkiintoista mielenkiintoiset hauska hauskan hauskaa hauskat hulvaton jännittävä koukuttava mukaansatempaava
      koskettava liikuttava syvällinen opettavainen opettavaista antoisa antoisaa tyylikäs tyylikkään tyylikästä
      tyylikkäät moderni modernit nykyaikainen elegantti söpö suloinen nätti nätin nättiä viehättävä komea näyttävä
      ihastus helpotti helpottaa helpottava auttoi auttanut auttaneet auttaa auttoivat auttavainen avusta! palveleva
      palvelualtis huomaavainen huolehtiva joustava joustavasti joustavan täsmällinen täsmällisesti ajoissa!
      aikataulussa turvallinen turvallista turvallisesti vaikuttava vaikuttavan vaikutuin yllätyin_positiivisesti
      ihastutti rentouttava rentouttavaa rento rennon rentoa rentoutua virkistävä virkistävää terveellinen hemmottelu
      hemmotteleva luksus ylellinen romanttinen ihanteellinen vahva vahvan vahvasti etu etuna voitto voitti lahjakas
      taitava taitavasti taitavat fiksu viisas arvostan arvostamme ansaitsee erottuu_edukseen plussaa plussa plussat
      erinomaisuus sympaattinen lämminhenkinen välitön! aito aitoa aidosti aidon toivottavasti_uudestaan laatua!
      toimii! haha hahaha hihi hehe lol nauran nauru hymyilen pusu pusuja halaus haleja sydän! juhlat juhlimme
      syntymäpäivä voitimme voittaja menestys riemu ylpeä ylpeitä toivo! tuki! tuen pelasti pelastettu sankari
      sankarit tervetuloa onnekas onnellisuus rakkaus söpöjä makea! ihailen kunnioitus vapaus solidaarisuus rohkea
      rohkeus taianomainen kauneus aplodit hurraa jee jipii kunnia!
    `,
    '1': `
      ok okei ihan_ok ihan_hyvä ihan_kiva ihan_jees jees kelpo kelpaa kelvollinen riittävä riittävän riittävästi
      riittää! riitti! asiallinen asiallisen asiallista asiallisesti siedettävä hyväksyttävä sopiva sopivan sopivaa
      sopivat sopii! sopi! iso! ison! isoa! isot! suuri! suuren! uusi! uuden! uutta! uudet! lähellä! keskeinen!
      keskeisellä sijainti! sijaitsee! monta_vaihtoehtoa valikoima laaja laajan laaja-alainen oiva oivallinen mainio
      mainion mainiota mainiosti pätevä peruskunnossa kunnossa! kunnollinen kunnollisen kunnolla! toimi! toimivat!
      toimii_hyvin ehjä ehjänä odotusten_mukainen kuvauksen_mukainen vastaa_kuvausta vastasi_odotuksia perinteinen
      perinteistä suosittu suositut kotimainen kevyt kevyen kevyttä ohut! opin! oppia! opimme! voitti_odotukset takuu
      looginen loogisesti
    `,
    '0': `
      hyvää_päivää hyvää_huomenta hyvää_iltaa hyvää_yötä hyvää_joulua hyväksi hyväksyä hyväksyn hyväntekeväisyys
      hyvänsä hinta hintaa hinnat palvelu palvelua laatu! huone huoneen huoneessa ruoka! paljon! tilaus pitää!
      pitäisi! pidetään! hyvin_pian kiitos_tiedosta yleensä vanhempi vanhemmat! vanhempien vanhempani tuoda palata
      kerta pahvi paha! hillitty kuumaa_vettä lämmin_vesi lämmintä_vettä lämpimän_veden kylmä_vesi parveke parhaillaan
      ongelmanratkaisu kaupungin! suurin! suurimman pieni! pienen! pientä! vikaa_ei palautettava! kovasti! iltapala
      iloksi onko onkin onhan onpa onkohan onkaan onkos välillä väli väliä väliin välissä välistä välille välin välitä
      valta vallan valtaa valittiin valitaan näyttävät näyttävästi vaikuttavat vaikutusta vaikutus vaikutukset odotan
      odotetaan odotti voitko voitte voimme voitteko kadulla kaduilla katu kadun palautetta laitoin laittoi harmaa
      saataisiin raskaana hiljalleen selkään peli pelin peliä pelissä pelien peliin pelistä pelit pelejä kunhan kunnan
      kunnat kuninkaan kuningas kunkin kunnassa kunnissa pelkästään pelkkää pelkkiä pelkällä pelkkä ah
    `,
    '-0.7': `
      keskinkertainen keskinkertaista keskiverto tavallinen! tavanomainen tylsähkö mitäänsanomaton mitäänsanomatonta
      ihan_okei_mutta pienehkö ahdas ahtaan ahdasta ahtaat kapea vanha! vanhan! vanhaa! vanhat! vanhanaikainen
      vanhentunut vanhahtava kulunut kuluneet kulunutta kulahtanut pimeä hämärä kylmä kylmän kylmää kylmät viileä
      haalea haaleaa kuuma! kuumaa! odottaa odotin odotimme odottelin odottelua odotus! jono jonot jonottaa jonotin
      kaukana syrjäinen pitkä! hankala hankalan hankalaa hankalasti vaikea vaikean vaikeaa vaikeasti vaikeus
      vaikeuksia monimutkainen monimutkaista sekava sekavan sekavaa outo outoa kummallinen kallis! kalliin! kallista!
      kalliit! kalliimpi hintava hintavan hintavaa suolainen suolaista rasvainen rasvaista kuiva kuivan kuivaa sitkeä
      sitkeää mauton mautonta maustamaton laimea vetinen kova! kovaa! raskas raskaan painava hidas! meluisa! puute
      puutteita puutteet puuttuu! puuttui! miinus miinusta miinusta! miinukset parannettavaa parantamisen kehitettävää
      korjattava korjata korjaus korjattiin vaihtaa! vaihdoin! palautus palautin palautettu palauttaa hyvitys
      reklamaatio reklamoin valitus valittaa valitin valitettavasti harmi harmillinen harmillisesti harmittaa ikävä!
      ikävästi sääli epäselvä epäselvää epävarma epäilen epäilyttävä kyseenalainen pettymykseksi köyhä suppea niukka
      niukasti vähäinen liukas jäykkä kömpelö ruuhka ruuhkainen täynnä! viallinen! pölyinen! himmeä peruutettu
      peruutus peruuttaa yksitoikkoinen toistava toistoa pinnallinen naarmu naarmuja lommo käytetty! epätasainen
      epäkäytännöllinen unohtaa huoh äh
    `,
    '-2': `
      huono huonon huonoa huonot huonosti huonoja huonompi huonommin huonontunut paska! paha pahan pahaa pahasti
      pahan_makuinen likainen likaisen likaista likaiset lika likaa saastainen törky törkyinen haisee haisi haiseva
      haju! hajua! hajuhaitta löyhkä löyhkää home hometta homeinen homeen homeessa ällö ällöttävä ällöttää epäsiisti
      epäsiistiä sotkuinen sotku nuhjuinen rähjäinen resuinen rikki rikkinäinen rikkoutui rikkoutunut hajosi hajonnut
      hajoaa hajalla särkyi särkynyt halki vika viat vikaa viallinen viallisen viallista virhe virheet virheitä
      virheellinen virheellistä ongelma ongelmia ongelmat ongelmallinen bugi bugeja bugaa jumittaa jumittui jumissa
      kaatuu kaatuilee kaatui pätkii pätki katkeilee katkesi sammuu sammui vuotaa vuoti vuotava toimimaton
      toimimattomat hidas hitaan hidasta hitaat hitaasti hitaus myöhässä myöhästyi myöhästynyt myöhästyminen viivästyi
      viivästynyt viive viivästys kesti_ikuisuuden ikuisuus pettymys pettymyksen pettynyt pettynyttä pettyneet petyin
      petyimme pettyä pettävä ylihintainen ylihintaista ylihintaiset ylihinnoiteltu ylihinta rahastus rahastusta
      ryöstö kiskuri kiskonta tyly tylyä tylysti töykeä töykeän töykeää töykeästi epäkohtelias epäystävällinen
      epäystävällistä välinpitämätön välinpitämättömästi epäasiallinen epäasiallista ylimielinen ylimielistä nyrpeä
      nihkeä nihkeää vihainen vihaiset viha suututtaa suutuin raivostuttava ärsyttävä ärsyttävää ärsyttää ärsytti
      rasittava turhauttava turhauttavaa turhautunut turha turhan! turhaa turhat turhaan hyödytön hyödyttömän
      hyödytöntä käyttökelvoton käyttökelvottoman arvoton kelvoton kelvottoman tylsä tylsän tylsää tylsät
      pitkästyttävä puuduttava uuvuttava typerä typerää tyhmä tyhmää idiootti lapsellinen naurettava naurettavaa nolo
      noloa häpeä häpeällinen surkea! surkean! surkeaa! surullinen surullista suru itkettää ahdistava ahdistavaa
      pelottava pelottavaa vaarallinen vaarallista vaara riski riskialtis sairas! sairastui ripuli oksennus oksetti
      vatsatauti ruokamyrkytys allergia kipeä kipu kipua särky epämukava epämukavan epämukavaa epämiellyttävä
      epämiellyttävää meluisa meluisan meluisaa melu melua meteli metelöi äänekäs äänieristys! räkyttää häiritsee
      häiritsi häiritsevä häiritsevää häiriö vaivaa! epäluotettava epäluotettavaa epärehellinen valehtelee
      valehtelivat valehteli valhe valheellinen vale! väärä väärän väärää väärin harhaanjohtava harhaanjohtavaa feikki
      väärennös huijari! petkutus petti! pettivät epäpätevä ammattitaidoton epäammattimainen osaamaton heikko heikon
      heikkoa heikot heikosti heikkolaatuinen huonolaatuinen laaduton halpis! hutera heppoinen hauras kehno kehnon
      kehnoa kehnosti puutteellinen puutteellista kadonnut katosi hukassa varastettu varasti varkaus uhkaili uhkaus
      laiton epäonnistui epäonnistunut epäonnistuminen epäonnistuneet floppi susi! fiasko unohti unohdettiin
      laiminlyönti sivuutettiin vältä välttäkää välttää! varokaa varo! varoitus laskutti! perusteeton kohtuuton
      kohtuuttoman kohtuutonta mätä mädäntynyt pilalla pilaantunut pilasi pilannut palanut! raaka! torakka torakoita
      luteet luteita hiiri! rotta ötököitä kakka ruosteinen ruma ruman rumaa kolkko ankea ankeaa masentava tunkkainen
      tunkkaista ummehtunut tukkoinen epäreilu syrjintä rasistinen katuu kaduin häpeällistä hävettää skandaali
      valehtelija tekopyhä tekopyhyys petturi petturit varas korruptio mafia rasisti rasistit rasismi natsi fasisti
      terroristi terroristit terrorismi isku! murhaaja murha murhattu tappoi tapettu kuollut kuolleet kuoli kuolema
      kuolee uhri uhrit loukkaantunut loukkaantui tragedia traaginen sota! konflikti väkivalta kriisi työttömyys
      työtön köyhyys kurjuus saaste tuhosi tuhottu tuho! verilöyly uhka uhkaa uhkailu pelottaa huoli! huolissaan
      ahdistus syytetty tuomittu pidätetty vankila halveksunta pelle pellet onnettomuus epäonni itken itkee itku
      kyyneleet yksinäinen väsynyt väsyttää tylsistynyt raivo tyhmyys pöljä ääliö hölynpöly paskapuhe absurdi
      diktaattori hävisi häviö tappio tappiot sairaus sattuu kärsii kärsimys kolari tulva tulipalo lakko irtisanottu
      kyvytön vihapuhe loukkaus epäoikeudenmukainen röyhkeä flunssa kuume pelko! pelkään! pelkää! pelkäsi!
    `,
    '-3': `
      kamala kamalan kamalaa kamalat kamalasti hirveä hirveän! hirveää hirveät hirveästi! kauhea kauhean! kauheaa
      kauheat kauhistus järkyttävä järkyttävän järkyttävää surkein surkea surkean surkeaa surkeat surkeasti karmea
      karmeaa karsea karseaa kuvottava kuvottavaa oksettava oksettavaa inhottava inhottavaa inhoan inho vihaan vihaan!
      paska paskaa paskat paskin roska roskaa sontaa kusetus kusetti kusetusta huijaus huijausta huijari huijarit
      huijasi huijattu petos petosta varkaat rikollinen katastrofi katastrofaalinen painajainen painajaismainen
      helvetti helvetillinen saatana perkele vittu skeida ala-arvoinen ala-arvoista alaarvoinen kelvottomin
      naurettavan_huono huonoin huonointa huonoimmat pohjanoteeraus ei_koskaan_enää törkeä törkeää törkeästi
      sietämätön sietämätöntä häpeäisitte pöyristyttävä anteeksiantamaton susipaska ihan_hirveä ihan_kamala
      aivan_kamala saasta kusipää
    `,
  },
  phrases: `
    3: ei voi kuin suositella, ei voi kuin kehua, ei voi olla parempi, ei voisi olla parempi, ylitti odotukset
    3: ylitti odotukseni, ylitti kaikki odotukset, parasta ikinä, viiden tähden, viisi tähteä, täydet pisteet
    3: täysi kymppi, kerta kaikkiaan upea, ei moitteen sanaa, ei mitään moitittavaa, ei moitittavaa
    3: ei valittamista, ei mitään valittamista, ei huomautettavaa, tulen uudestaan, tulemme uudestaan
    3: menen uudestaan, menemme uudestaan, tilaan uudestaan, ostan uudestaan, ehdottomasti uudestaan
    2: hintansa arvoinen, hintansa väärti, rahansa arvoinen, joka euron arvoinen, ei pettänyt, ei petä
    2: ei tarvitse katua, en ole katunut, hyvä hinta, edullinen hinta, hyvä palvelu, piti lupauksensa
    2: sanoista tekoihin, kannattaa käydä, kannattaa ostaa, kannattaa kokeilla, kannattaa mennä, hyvillä mielin
    2: iso plussa, kuin uusi, kuin kotonaan
    1.5: ei ongelmia, ei mitään ongelmia, ei mitään ongelmaa, ei ongelmaa, ei ole ollut ongelmia
    1.5: ei ollut ongelmia, ilman ongelmia, ei vikaa, ei mitään vikaa, ei virheitä, ei hassumpi
    1.5: ei yhtään hassumpi, ei yhtään hassumpaa, ei hassumpaa, ei ollut yhtään hassumpaa, ei ollut hassumpaa, ei huono, ei huonompi, ei paha, ei ollenkaan huono, ei lainkaan huono
    1.5: ei yhtään huono, ei kallis, ei ollut kallis, ei ole kallis, ei liian kallis, ei melua, ei haitannut
    1.5: ei haittaa, ei häirinnyt, ajallaan
    0: hyvää päivää, hyvää huomenta, hyvää iltaa, hyvää yötä, hyvää viikonloppua, ei vain, ei ainoastaan
    0: ei pelkästään, vähintään, ei väliä, ei tarvitse, ei tarvinnut, ei siis, tai ei, vai ei, miksi ei
    0: miksipä ei, ei kestä, hyvin vähän, pahoillani, ei muuta kuin, niin hyvin kuin, yhtä hyvin, parhaillaan
    0: hyvissä ajoin
    -1: ei mitään erikoista, ei mitään erityistä, ei kummoinen, ei kovin kummoinen, ei ihmeellinen
    -1: ei mikään ihmeellinen, menettelee, ei niin hyvä, ei kovin hyvä, ei erityisen hyvä, ei ihan, ei täysin
    -1: voisi olla parempi, voisi olla parempaa, olisi voinut olla parempi, olisi voinut olla parempaa
    -1: jätti toivomisen varaa, jäi toivomisen varaa, jättää toivomisen varaa, parantamisen varaa
    -1: toivomisen varaa, hinta päätä huimaa
    -2: ei toimi, ei toiminut, eivät toimi, eivät toimineet, lakkasi toimimasta, meni rikki, menivät rikki
    -2: ei vastaa, ei vastannut, eivät vastaa, ei vastausta, ei saapunut, ei tullut, ei ole tullut, ei saanut
    -2: ei auta, ei auttanut, ei kestänyt, ei kestä käytössä, ei kannata, ei suositella, ei käynnisty, ei lataa
    -2: ei lataudu, ei pelitä, ei pidä paikkaansa, ei pitänyt paikkaansa, ei maistunut miltään, ei maistu miltään
    -2: ei tykännyt, en pidä, en pitänyt, en tykännyt, en tykkää, ei kiinnosta, ei kiinnostanut, kesti ikuisuuden
    -2: liian kallis, liian kalliita, liian pieni, liian iso, liian hidas, liian kova, pilalle, meni pilalle
    -2: rahan tuhlausta, ajan tuhlausta, rahan hukkaa, ajan hukkaa, hukkaan heitettyä, rahat takaisin
    -2: rahojen takaisin, kylmää kyytiä, valittamisen aihetta, huono kokemus, huono maku, ei lämmintä vettä
    -3: ei koskaan enää, en koskaan enää, ei ikinä enää, en ikinä enää, en enää ikinä, en enää koskaan, emme enää
    -3: en enää, en tule enää, en mene enää, en osta enää, en tilaa enää, viimeinen kerta, en suosittele
    -3: en voi suositella, emme suosittele, en suosittelisi, en suosittele kenellekään, pysykää kaukana
    -3: pysy kaukana, kiertäkää kaukaa, kierrä kaukaa, älkää ostako, älä osta, älkää menkö, älä mene
    -3: älkää tilatko, älä tilaa, nolla tähteä, luokattoman huono, ei minkään arvoinen, haistakaa
    2: rakastan sinua, hyvää syntymäpäivää, hyvää joulua, onnea matkaan, hyvää työtä, en malta odottaa, paljon onnea
    -2: pää kipeä, sattuu päähän, saanut tarpeekseni, ei jaksa, en jaksa, ikävä sinua, lepää rauhassa, otan osaa
    -2: ei huvita, mitä paskaa, pää kii, turpa kiinni, ihan syvältä
  `,
  concord: true,
  negators: `
    ei en et emme ette eivät eikä enkä emmekä eivätkä älä älkää ilman ikinä koskaan kukaan mikään mitään missään eipä enpä ettei etten etteivät
  `,
  nonNegators: 'ei_vain ei_ainoastaan ei_pelkästään ei_pelkkä',
  halfNegators: 'tuskin harvoin hädin_tuskin',
  praiseNegators: 'puuttuu puuttui puuttuvat vailla',
  intensifiers: `
    erittäin todella tosi hyvin! niin aivan aina äärimmäisen erityisen ehdottomasti todellakin täysin oikein kovin mielettömän uskomattoman hirveän kauhean hirmu superin super sairaan älyttömän törkeän poikkeuksellisen varsin kaikin_puolin kaikkein enemmän entistä jopa paljon järjettömän tajuttoman yli ällistyttävän
  `,
  diminishers:
    'melko aika! jokseenkin hieman vähän hiukan kohtalaisen suhteellisen lähes osittain jonkin_verran kohtuullisen ihan',
  too: 'liian turhan',
  less: 'vähemmän vähiten',
  hopes: 'jos toivoin toivon toivottavasti odotin kunpa toivoisin odottaisi luulin',
  modals: 'voisi saattaa ehkä kenties',
  unrealised:
    'voisi_olla voisivat_olla olisi_voinut olisivat_voineet pitäisi_olla saisi_olla olisi_pitänyt olisi_ollut',
  comparatives: 'parempi parempaa paremmin',
  limitNegators: 'ei_voi_olla ei_voisi_olla ei_voi ei_voinut',
  endings: 'kin kaan kään han hän',
  accentless: true,
  contrast: 'mutta vaikka kuitenkin silti paitsi toisaalta sen_sijaan muuten ainoa ainoastaan',
  subordinators: 'koska että joka jotka jonka kun jos siksi ennen jälkeen kunnes sillä jossa mikä',
  coordinators: 'ja tai sekä eli myös',
}
