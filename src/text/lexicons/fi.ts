import type { SentimentLexicon } from './lexicon.js'

export const lexicon: SentimentLexicon = {
  language: 'fi',
  matching: 'stem',
  grades: {
    '3': `
      erinomainen erinomaisen erinomaista loistava mahtava upea upean upeasti ihana ihanan täydellinen täydellisen
      täydellistä fantastinen fantastista fantastisen uskomaton uskomattoman uskomatonta huippu huippu* paras parhaan
      parasta parhaimmat priima rakastamme rakastuin rakastuimme suosikki lempi! lempipaikka herkullinen herkullisen
      herkullista herkku taivaallinen taivaallista poikkeuksellisen! verraton vertaansa hurmaava ihastuttava ihastuin
      ihastuimme mestariteos mestarillinen nerokas nerokasta unohtumaton unohtumattoman mieletön mielettömän
      mieletöntä sairaan_hyvä törkeän_hyvä älyttömän_hyvä superhyvä super! supermukava jumalainen paratiisi unelma!
      unelmien täysi_kymppi kymppi! bravo ylivertainen ihmeellinen ihmeellistä häikäisevä lumoava ällistyttävän!
      hienoin mestari! mestarit onnittelut rakastavat rakasti rakastettu rakastunut täydellisyys ykkönen! ykköspaikka
      huikea huikean huikeasti hulppea hulppean makee mageeta mahti! kympin_arvoinen timanttinen timantti! helmi!
      helmiä napakymppi nappi! nappiin! mestarillisesti ällistyttävä sykähdyttävä hengästyttävä vavahduttava
      tajunnanräjäyttävä klassikko!
    `,
    '2': `
      hyvä hyvän hyvää hyvät hyviä hyvin! hyvällä hyvässä parempi parempaa paremmin kiva kivoja kivasti mukava hieno
      hienon hienoa hienot hienoja hienosti kaunis kauniin kauniit kauniisti siisti siististi puhdas puhtaan puhdasta
      puhtaat puhtaus ystävällinen ystävällisen ystävällistä ystävällisyys avulias avuliaan kohtelias kohteliaan
      asiantunteva ammattitaitoinen ammattitaitoiset ammattitaito ammattimainen ammattimaisesti osaava huolellinen
      huolellisesti luotettava rehellinen rehellisesti iloinen iloisen ilo hymy onnellinen onnelliset onni onnistui
      onnistunut onnistuneen onnistunutta miellyttävä viihtyisä viihdyin viihdyimme viihdyttävä kodikas kodikkaan
      tunnelmallinen tunnelmallista tilava valoisa rauhallinen rauhallisen rauhallista hiljainen hiljaista hiljaisen
      pehmeä pehmeän lämmin lämpimän lämmintä raikas raikasta tuore maukas maukkaan maukasta maistuva maistui! mehevä
      mehukas rapea suussasulava runsas runsaan monipuolinen monipuolisen monipuolista nopea nopean nopeasti nopeus
      ripeä ripeästi sujuva sujui sutjakka vaivaton vaivattomasti helppo helposti helppokäyttöinen yksinkertainen!
      selkeä selkeän selkeästi ymmärrettävä kätevä käytännöllinen käytännöllistä hyödyllinen hyödyllisen hyödyllistä
      hyöty toimiva toimivat laadukas laadukkaan kestävä tukeva vankka jämäkkä tehokas tehokkaan tarkka! terävä vakaa
      luistaa edullinen edullisen edullista halpa! halvan halpaa ilmainen ilmaiseksi ilmaista alennus alennusta
      kohtuuhintainen kohtuullinen kohtuuhintaiset hintansa_arvoinen hinta-laatusuhde! arvoinen! vaivan_arvoinen
      löytö! säästin säästyi suosittelen suosittelisin suositella suositeltava tyytyväinen tyytyväisen tyytyväisenä
      tykkäsin tykkäsimme tykkää tykätä tykännyt pidän! pidin! pidimme! nautin nautimme nautinto nautinnollinen
      positiivinen positiivista kiitos kiitokset kiitän kiitettävä kiitollinen kehut ylistää innostava innostunut
      innostuin innostuneet innoissani inspiroiva kiinnostava mielenkiintoinen mielenkiintoista mielenkiintoiset
      hauska hulvaton jännittävä koukuttava mukaansatempaava koskettava liikuttava syvällinen opettavainen
      opettavaista antoisa tyylikäs tyylikkään moderni modernit nykyaikainen elegantti söpö suloinen nätti viehättävä
      komea näyttävä ihastus helpotti helpottava auttoi auttanut auttaneet auttaa auttoivat auttavainen avusta!
      palveleva palvelualtis huomaavainen huolehtiva joustava täsmällinen täsmällisesti ajoissa! aikataulussa
      turvallinen turvallista turvallisesti vaikuttava vaikutuin yllätyin_positiivisesti ihastutti rentouttava rento
      rennon rentoutua virkistävä terveellinen hemmottelu hemmotteleva luksus ylellinen romanttinen ihanteellinen
      vahva vahvasti etu voitto voitti lahjakas taitava fiksu viisas arvostan arvostamme ansaitsee erottuu_edukseen
      plussa erinomaisuus sympaattinen lämminhenkinen välitön! aito aidosti aidon toivottavasti_uudestaan laatua!
      toimii! haha hahaha hihi hehe lol nauran nauru hymyilen pusu halaus haleja sydän! juhlat syntymäpäivä voitimme
      voittaja menestys riemu ylpeä toivo! tuki! tuen pelasti pelastettu sankari tervetuloa onnekas onnellisuus
      rakkaus söpöjä makea! ihailen kunnioitus vapaus solidaarisuus rohkea rohkeus taianomainen kauneus aplodit hurraa
      jee jipii kunnia! onnistuivat onnistuu positiivisia hauskoja siistejä suosittelevat suositeltu nauttivat
      nauttineet nautittava tykkäsivät tykkäätte rakas nauroin nauroimme nauratti naurettiin hymyilytti kosketti
      liikutti liikutuin itketti_ilosta viihdytti viihtyi viihtyy jaksaa_katsoa kannatti piristi piristävä ilahdutti
      ilahduttava ilahduin lämmittää_mieltä lämminhenkistä taidokas taidokkaan taidolla lahjakkaan lahjakkuus
      loistivat loistaa kekseliäs kekseliästä omaperäinen omaperäistä oivaltava ajatuksia_herättävä intensiivinen
      mukaansa_tempaava vangitseva otteessaan jännitys! luontevaa uskottava ylellistä ylellisen laadukkuus kehuttu
      kehunut kehuivat kiittää kiittelen palvelualttius palvelualtista joustavuus ripeää mutkitta ongelmitta
      moitteeton moitteetonta moitteettoman virheetön virheettömästi luotto! luotettavuus vaivatonta helppous mukavuus
      mukavuutta mukavuudesta kaunistui tyyliä! istuva istuu! imartelee mestaruus mestaruuden maali! kulta! kultaa
      mitali jes hyvä_että mahtia onnittelen iloitsen ilahtui kiitollisuus ihmeellisen viihdettä piristys jännä! aarre
      aarteen taikaa lumosi lumosivat sydämellinen sydämellisesti lempeä lempeän ystävällisyyttä avuliaisuus ihastunut
      ihastuneet nannaa nams nami namia maiskis pehmoinen pehmoista muhkea hyvänmakuinen hyvänhajuinen tuoksuu_hyvältä
      bonusta bonus! edukas edut! tsemppiä halpoja hinnan_arvoinen ekologinen terve! tervehdin_ilolla vilpitön
      vilpittömästi vilpitöntä innosti hurmaa tempaisi koukutti koukutuin sydämeen! helpottanut
    `,
    '1': `
      ok okei ihan_ok ihan_hyvä ihan_kiva ihan_jees jees kelpo kelpaa kelvollinen riittävä riittää! riitti! asiallinen
      asiallisen asiallista siedettävä hyväksyttävä sopiva sopii! sopi! iso! ison! isoa! isot! suuri! suuren! uusi!
      uuden! uutta! uudet! lähellä! keskeinen! keskeisellä sijainti! monta_vaihtoehtoa valikoima laaja
      laaja-alainen oiva oivallinen mainio mainiosti pätevä peruskunnossa kunnossa! kunnollinen kunnollisen kunnolla!
      toimi! toimivat! toimii_hyvin ehjä odotusten_mukainen kuvauksen_mukainen vastaa_kuvausta vastasi_odotuksia
      perinteinen perinteistä suosittu kotimainen kevyt kevyen kevyttä ohut! opin! oppia! opimme! voitti_odotukset
      takuu looginen loogisesti vihdoin! kunnon! kestää! kesti! kestänyt toiminut tarpeellinen tarpeellista pelittää
      skulaa katsottava kelvollista säädyllinen perushyvä perusvarma varma! varmasti_uudestaan pysyy! oikeankokoinen
    `,
    '0': `
      komeetta ilmaisin luistella lämmitin takku kultti
      jesse vankien kattoon kattoa kattoo katolle katolla väline väliltä ankka rikkaat rikkaiden rikkaita
      vertailla voitiin karsia katua harmaan löysin pitkin arvostella vanhin
      sijaitsee hyvää_päivää hyvää_huomenta hyvää_iltaa hyvää_yötä hyvää_joulua hyväksi hyväksyä hyväksyn hyväntekeväisyys
      hyvänsä hinta hintaa hinnat palvelu palvelua laatu! huone huoneen huoneessa ruoka! paljon! tilaus pitää!
      pitäisi! pidetään! hyvin_pian kiitos_tiedosta yleensä vanhempi vanhemmat! vanhempien vanhempani tuoda palata
      kerta pahvi paha! hillitty kuumaa_vettä lämmin_vesi lämmintä_vettä lämpimän_veden kylmä_vesi parveke parhaillaan
      ongelmanratkaisu kaupungin! suurin! suurimman pieni! pienen! pientä! vikaa_ei palautettava! kovasti! iltapala
      iloksi onko onkin onhan onpa onkohan onkaan onkos välillä väli väliä väliin välissä välistä välille välin välitä
      valta vallan valtaa valittiin valitaan näyttävät näyttävästi vaikuttavat vaikutusta vaikutus vaikutukset odotan
      odotetaan odotti voitko voitte voimme voitteko kadulla kaduilla katu kadun palautetta laitoin laittoi harmaa
      saataisiin raskaana hiljalleen selkään peli pelin peliä pelissä pelien peliin pelistä pelit pelejä kunhan kunnan
      kunnat kuninkaan kuningas kunkin kunnassa kunnissa pelkästään pelkkää pelkkiä pelkällä pelkkä ah vanhoja
      vanhimmat vanhempaa vanhemman suurimmat suurimpia isompi isompaa isompia isomman isommat uusimman uusimmat
      pitkiä kovia mahtaa kevyempi laajempi laajempaa
    `,
    '-0.7': `
      keskinkertainen keskinkertaista keskiverto tavallinen! tavanomainen tylsähkö mitäänsanomaton mitäänsanomatonta
      ihan_okei_mutta pienehkö ahdas ahtaan ahdasta ahtaat kapea vanha! vanhan! vanhaa! vanhat! vanhanaikainen
      vanhentunut vanhahtava kulunut kuluneet kulunutta kulahtanut pimeä hämärä kylmä kylmän kylmää kylmät viileä
      haalea haaleaa kuuma! kuumaa! odotin odottelin odottelua odotus! jono jonotin kaukana syrjäinen pitkä! hankala
      hankalan hankalaa hankalasti vaikea vaikean vaikeasti vaikeus vaikeuksia monimutkainen monimutkaista sekava outo
      kummallinen kallis! kalliin! kallista! kalliit! kalliimpi hintava suolainen suolaista rasvainen rasvaista kuiva
      sitkeä sitkeää mauton mautonta maustamaton laimea vetinen kova! kovaa! raskas raskaan painava hidas! meluisa!
      puute puutteet puuttuu! puuttui! miinus miinusta miinusta! miinukset parannettavaa parantamisen kehitettävää
      korjattava korjata korjaus korjattiin vaihtaa! vaihdoin! palautus palautin palautettu hyvitys reklamaatio
      reklamoin valitus valitin harmi harmillinen harmillisesti ikävä! ikävästi sääli epäselvä epävarma epäilen
      epäilyttävä kyseenalainen pettymykseksi köyhä suppea niukka niukasti vähäinen liukas jäykkä kömpelö ruuhka
      ruuhkainen täynnä! viallinen! pölyinen! himmeä peruutettu peruutus peruuttaa yksitoikkoinen toistava toistoa
      pinnallinen naarmu lommo käytetty! epätasainen epäkäytännöllinen unohtaa huoh äh menettelevä tavallista
      keskitasoa kliseinen kliseistä kliseitä klisee ennalta-arvattava ennalta_arvattava pitkäveteinen pitkäveteistä
      pitkitetty venytetty hidastempoinen laahaava laahaa junnaa sekoilu yliampuva ontuu ontui ontuva väkinäinen
      väkinäistä väkinäiset haalistui haalistunut nukkaantuu nukkaantui nyppyyntyy pieneni! kutisee kutittaa! hiostaa
      hiertää hiersi puristaa! kiristää! kuivahko kitkerä ylisuolainen suolattu_liikaa ylikypsä raakaa! odotutti
      jonotus puutteellisesti harmitti valitettava kopio! kirpputori- kokematon naarmuinen naarmuuntui likaantuu
      palautukseen suolaiset tyyris tyyriit
    `,
    '-2': `
      huono huonon huonoa huonot huonosti huonoja huonompi huonommin huonontunut paska! paha pahasti pahan_makuinen
      likainen likaisen lika saastainen törky törkyinen haisee haisi haiseva haju! hajua! hajuhaitta löyhkä home
      homeinen ällö ällöttävä ällöttää epäsiisti epäsiistiä sotkuinen sotku nuhjuinen rähjäinen resuinen rikki
      rikkinäinen rikkoutui rikkoutunut hajosi hajonnut hajoaa hajalla särkyi särkynyt halki vika viat viallinen
      viallisen viallista virhe virheellinen virheellistä ongelma ongelmallinen bugi bugeja bugaa jumittui jumissa
      kaatuu kaatuilee kaatui pätkii pätki katkeilee katkesi sammuu sammui vuotaa vuoti vuotava toimimaton
      toimimattomat hidas hitaan hidasta hitaasti hitaus myöhässä myöhästyi myöhästynyt myöhästyminen viivästyi
      viivästynyt viive viivästys kesti_ikuisuuden ikuisuus pettymys pettymyksen pettynyt pettynyttä pettyneet petyin
      pettävä ylihintainen ylihintaista ylihintaiset ylihinnoiteltu ylihinta rahastus rahastusta ryöstö kiskuri
      kiskonta tyly tylysti töykeä töykeän töykeästi epäkohtelias epäystävällinen epäystävällistä välinpitämätön
      välinpitämättömästi epäasiallinen epäasiallista ylimielinen ylimielistä nyrpeä nihkeä nihkeää vihainen vihaiset
      viha suutuin raivostuttava ärsyttävä ärsytti rasittava turhauttava turhautunut turha turhan! hyödytön
      hyödyttömän hyödytöntä käyttökelvoton käyttökelvottoman arvoton kelvoton kelvottoman tylsä pitkästyttävä
      puuduttava uuvuttava typerä tyhmä idiootti lapsellinen naurettava nolo häpeä häpeällinen surkea! surkean!
      surkeaa! surullinen surullista suru itkettää ahdistava pelottava vaarallinen vaarallista vaara riski riskialtis
      sairas! sairastui ripuli oksennus oksetti vatsatauti ruokamyrkytys allergia kipeä kipu särky epämukava
      epämiellyttävä meluisa melu meteli metelöi äänekäs äänieristys! räkyttää häiritsee häiritsi häiritsevä häiriö
      vaivaa! epäluotettava epärehellinen valehtelivat valehteli valhe valheellinen vale! väärä väärin harhaanjohtava
      feikki väärennös huijari! petkutus petti! pettivät epäpätevä ammattitaidoton epäammattimainen osaamaton heikko
      heikosti heikkolaatuinen huonolaatuinen laaduton halpis! hutera heppoinen hauras kehno kehnosti puutteellinen
      puutteellista kadonnut katosi hukassa varastettu varasti varkaus uhkaili uhkaus laiton epäonnistui epäonnistunut
      epäonnistuminen epäonnistuneet floppi susi! fiasko unohti unohdettiin laiminlyönti sivuutettiin vältä välttäkää
      välttää! varokaa varo! varoitus laskutti! perusteeton kohtuuton kohtuuttoman kohtuutonta mätä mädäntynyt
      pilaantunut pilasi pilannut palanut! raaka! torakka torakoita luteet hiiri! rotta ötököitä kakka ruosteinen ruma
      kolkko ankea ankeaa masentava tunkkainen tunkkaista ummehtunut tukkoinen epäreilu syrjintä rasistinen katuu
      kaduin häpeällistä hävettää skandaali valehtelija tekopyhä tekopyhyys petturi varas korruptio mafia rasisti
      rasismi natsi fasisti terroristi terroristit terrorismi isku! murhaaja murha murhattu tappoi tapettu kuollut
      kuolleet kuoli kuolema kuolee uhri loukkaantunut loukkaantui tragedia traaginen sota! konflikti väkivalta kriisi
      työttömyys työtön köyhyys kurjuus saaste tuhosi tuhottu tuho! verilöyly uhka uhkailu pelottaa huoli! huolissaan
      ahdistus syytetty tuomittu pidätetty vankila halveksunta pelle onnettomuus epäonni itken itku kyyneleet
      yksinäinen väsynyt väsyttää tylsistynyt raivo tyhmyys pöljä ääliö hölynpöly paskapuhe absurdi diktaattori hävisi
      häviö tappio sairaus sattuu kärsii kärsimys kolari tulva tulipalo lakko irtisanottu kyvytön vihapuhe loukkaus
      epäoikeudenmukainen röyhkeä flunssa kuume pelko! pelkään! pelkää! pelkäsi! ajanhukka ajanhaaskaus ajantuhlaus
      rahanhukka rahantuhlaus rahastaa hukattu_aika tuhlaus tuhlausta tuhlata tuhlasin haaskaus haaskausta harha!
      kutistui kutistunut repesi repeytyi ratkesi! ratkeilee irtosi irtoaa irtoili lohkesi taittui murtui hajos
      hajosivat hajonneet rikkoutuivat rikkoontui rikkoi tyhjenee! tyhjeni! hyytyy hyytyi tilttaa bugittaa kaatuvat
      kaatuivat kaatuilu jumittavat jumitti jumittelee pätkivät pätkiminen katkeilu katkoo tökkii tökki lagaa sekoaa!
      sekosi! reistaili temppuilee oireilee sotkuiset ongelmallisia pettyi pettyivät pettää epäonnistuivat epäonnistuu
      huijasivat huijaavat huijaa huijaamaan kusettavat kusetettu kuset! valehtelevat valehdellut vedätys vedättää
      sumuttaa haisivat vuotivat lemu hiukset! tahrainen tahraisia tahra! tahroja tahriintui sottainen sottaista
      siivoton siivottomat siivotonta pölyisiä nuhjuista kulahtanutta krääsä romu! romua tekele räpellys sekunda
      surkuhupaisa onneton onnetonta onnettoman lattea! latteaa! lässähti lässähdys lässyä imelä! tyhjänpäiväinen
      tyhjänpäiväistä turhanpäiväinen mielenkiinnoton kuolettava nukahdin nukahtaa nukuttaa nukuttava haukotutti
      pitkästytti pitkästyin kyllästynyt kyllästyin kyllästyttää kyllästyttävä puudutti tylsyys rasitti ärsyynnyin
      suututti suuttunut raivostuin vitutti vituttava perseestä hanurista v*tun vittumainen saatanan paskamainen
      surkimus luuseri idioottimainen idioottimaista pelleily naurunalainen myötähäpeä myötähäpeää kiusallinen
      kiusallista vaivaannuttava nolostuin törkeys tökerö kylmäkiskoinen ynseä ynseästi tympeä tympeää tympeästi äksy
      äksyili välinpitämättömyys välinpitämätöntä ammattitaidottomasti ammattitaidotonta huonotuulinen nuiva juntti
      huuteli huusi tiuski tiuskaisi ylimielisesti valittavat valituksia katumus harmistunut loukkaava loukkasi
      syrjivä! syrji! itkin_pettymyksestä masentaa masensi surkeus kurja heikkous heikkoutta heikkoudet haitta
      haitallinen haittapuoli haitat virheellisiä vajavainen epäkelpo kestämätön kestämättömiä heiveröinen löysä!
      löysät hölskyy väljä! poistin_sovelluksen rahastavat riistää riisto kiskurihinta ryöstöhinta nylkee häpeilemätön
      häpeilemättömästi hävyttömän hävytön hävytöntä hävetkää turpiin! nöyryyttävä hävisimme murskatappio
      loukkaantuminen rumin turhin pahin pompotti pompottelu lonksuu heiluu! natisee nitisee hurisee! hurisi! kolisee
      rätisee särisee sekoilee
    `,
    '-3': `
      kamala hirveä hirveän! hirveää hirveästi! kauhea kauhean! kauheaa kauhistus järkyttävä surkea surkean surkeaa
      surkeasti karmea karmeaa karsea karseaa kuvottava oksettava inhottava inhoan inho vihaan! paska roska sontaa
      kusetus kusetti kusetusta huijaus huijausta huijari huijasi huijattu petos petosta varkaat rikollinen katastrofi
      katastrofaalinen painajainen painajaismainen helvetti helvetillinen saatana perkele vittu skeida ala-arvoinen
      ala-arvoista alaarvoinen kelvottomin naurettavan_huono huonoin huonointa huonoimmat pohjanoteeraus
      ei_koskaan_enää törkeä törkeää törkeästi sietämätön sietämätöntä häpeäisitte pöyristyttävä anteeksiantamaton
      susipaska ihan_hirveä ihan_kamala aivan_kamala saasta kusipää
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
    0: uuden seelannin, uusi seelanti, uudessa seelannissa, hyvin suuri, hyvin pieni
    0: ei aavistustakaan, en osaa sanoa
    0: en tiedä, emme tiedä
    0: hyvää päivää, hyvää huomenta, hyvää iltaa, hyvää yötä, hyvää viikonloppua, ei vain, ei ainoastaan
    0: ei pelkästään, vähintään, ei väliä, ei tarvitse, ei tarvinnut, ei siis, tai ei, vai ei, miksi ei
    0: miksipä ei, ei kestä, hyvin vähän, pahoillani, ei muuta kuin, niin hyvin kuin, yhtä hyvin, parhaillaan
    0: hyvissä ajoin
    -1: ei mitään erikoista, ei mitään erityistä, ei kummoinen, ei kovin kummoinen, ei ihmeellinen
    -1: ei mikään ihmeellinen, menettelee, ei niin hyvä, ei kovin hyvä, ei erityisen hyvä
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
    3: nauroin vedet silmissä, itkin ilosta, vedet silmissä, hattua nostan, nostan hattua, kuin hanska
    3: kuin valettu, kuin nyrkki silmään, parhaasta päästä, todellinen helmi, vuoden paras, täyttä rautaa
    3: täyttä timanttia, ei pysty laskemaan käsistään, yhdeltä istumalta, ei heikkoja kohtia, kaikki pelasi
    3: kaikki toimi
    2: teki vaikutuksen, jäi mieleen, jäi hyvä maku, hyvä mieli, hyvän mielen, hyvälle tuulelle, kannattaa katsoa
    2: kannattaa lukea, katsomisen arvoinen, lukemisen arvoinen, odotusten arvoinen, nopea toimitus, tuli nopeasti
    2: saapui nopeasti, helppo käyttää, ilman valittamista, ei valitettavaa, ei jäänyt toivomisen varaa
    2: pilkkahintaan, polkuhintaan, ilon kautta, lämmitti mieltä
    0: ei hyvä eikä huono, ei huono eikä hyvä, ei hyvää eikä huonoa, ihan katsottava
    -2: paha maku, jäi paha maku, huono maku suuhun, ei ollut rahan väärti, ei rahan arvoinen, ei rahansa arvoinen
    -2: olisi saanut paljon paremman, odotin enemmän, odotin parempaa, odotin paljon enemmän, ei iskenyt
    -2: ei uponnut, ei sytyttänyt, ei napannut, ei innostanut, ei vakuuttanut, ei säväytä, ei jaksanut kiinnostaa
    -2: lähdin kesken, jätin kesken, jäi kesken, väri lähti, maksaa maltaita, aivan liikaa, metsään meni
    -2: meni metsään, meni reisille, pieleen, meni pieleen, päin helvettiä, päin persettä, päin mäntyä
    -2: ei pidä lupauksia, ei palauteta, rahoja takaisin, ei kuulu mitään, ei vastata, ei tullut koskaan
    -2: ihan paska, täyttä paskaa, täyttä roskaa, silkkaa roskaa, täysi pohjanoteeraus, voi ei, hyi, hyi olkoon
    -2: yök
    -3: älkää tuhlatko, älä tuhlaa, älkää haaskatko, älä haaskaa
    3: vei mennessään, ei voinut laskea käsistään, piti otteessaan, pitää otteessaan, kylmät väreet, ylitti kaikki
    -2: käy hermoille, käy hermoon, kävi hermoille, meni hermo, menee hermo, miten sattuu, odottaisi edes
    -2: luulisi edes, ei toiminu, ei tykänny, en tykänny, ei saanu, ei tullu, ei vastannu, ei kestäny, ei jaksanu
    -2: kuun taivaalta, tyhjiä lupauksia
    -1: olisi hyvä, olisi parempi, olisi mukava, olisi mukavaa, olisi kiva, olisi kivaa, olisi ollut hyvä, olisi ollut parempi, olisi ollut mukava, olisi ollut kiva
    -1: toivoisin, toivoisimme, olisin toivonut, olisimme toivoneet, olisin kaivannut, olisin halunnut
  `,
  concord: true,
  negators: `
    ei en et emme ette eivät eikä enkä emmekä eivätkä älä älkää ilman ikinä koskaan kukaan mikään mitään missään eipä enpä ettei etten etteivät
  `,
  nonNegators: 'ei_vain ei_ainoastaan ei_pelkästään ei_pelkkä',
  halfNegators: 'tuskin harvoin hädin_tuskin',
  praiseNegators: 'puuttuu puuttui puuttuvat vailla',
  doubts: 'en_usko',
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
  endings:
    'kin kaan kään han hän mpi: mman: mpaa: mpää: mmin: mmat: mmät: mpia: mpiä: empi:a emman:a empaa:a empää:ä emmin:a emmat:a emmät:ä immat:a immät:ä immat:ea eimmat:ea eimmat:is eimmät:ä ein:is isempi:inen isimmat:inen isimmät:inen isin:inen isia:inen isiä:inen isten:inen oja:a öjä:ö ejä:i eja:i ita:s ia:a iä:ä us:inen in:a in:ä',
  accentless: 'inflected',
  nonfactual: 'toivon toivomme toivottavasti',
  contrast: 'mutta vaikka kuitenkin silti paitsi toisaalta sen_sijaan muuten ainoa ainoastaan',
  subordinators: 'koska että joka jotka jonka kun jos siksi ennen jälkeen kunnes sillä jossa mikä',
  coordinators: 'ja tai sekä eli myös',
}
