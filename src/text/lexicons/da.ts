import type { SentimentLexicon } from './lexicon.js'

export const lexicon: SentimentLexicon = {
  language: 'da',
  matching: 'stem',
  grades: {
    '3': `
      pletfri pletfrit pletfrie fremragende fantastisk fantastiske vidunderlig vidunderligt vidunderlige perfekt
      perfekte perfektion suveræn suverænt suveræne enestående superb super! fænomenal fænomenalt fænomenale strålende
      magisk magiske utrolig utroligt utrolige udsøgt udsøgte fortræffelig fortræffeligt fortræffelige eminent
      eminente genial genialt geniale brillant brillante mageløs mageløst mageløse exceptionel exceptionelt
      spektakulær spektakulært spektakulære sensationel uforglemmelig uforglemmeligt uforglemmelige uovertruffen
      uovertruffet uovertrufne uovertruffent uslåelig uslåeligt ideel ideelt ideelle bedst bedste elsker elskede
      elsket elsk elske elskværdig elskelig favorit favoritter drøm drømme drømmen paradis paradisisk perle perler
      juvel forelsket kærlighed topklasse top! toppen superlækker superlækkert supergod supergodt supergode superglad
      supertilfreds supernem superhurtig kanon! kanongod kanongodt mesterlig mesterligt mesterværk fejlfri fejlfrit
      fejlfrie ulastelig ulasteligt begejstret begejstrede begejstring betaget betagende imponerende imponeret
      imponerede himmelsk guddommelig guddommeligt herlig herligt herlige pragtfuld pragtfuldt pragtfulde storslået
      storslåede dejligste smukkeste verdensklasse femstjernet excellent ekstraordinær ekstraordinært ekstraordinære
      fabelagtig fabelagtigt fabelagtige wow wauw lækkerier knaldgod knaldgodt skøn skønt skønne skønneste formidabel
      formidabelt glimrende overvældende jubel! henrykt henrykte lykkelig lykkelige suverænitet fornem! fornemt!
      fornemme! mester! verdensmester mestre
      brandgod brandgodt fuldtræffer ypperlig ypperligt ypperlige jackpot guldkorn
    `,
    '2': `
      indsigtsfuld indsigtsfuldt flot! flotte! forseglet konkurrencedygtig konkurrencedygtige god godt gode gods!
      bedre fin fint fine finere dejlig dejligt dejlige lækker lækkert lækre rar rart rare venlig venligt venlige
      venlighed sød sødt søde sødeste flink flinke hjælpsom hjælpsomt hjælpsomme hjælpsomhed imødekommende
      serviceminded servicemindede serviceorienteret gæstfri gæstfrit gæstfrihed opmærksom opmærksomme omsorgsfuld
      omsorgsfulde omsorg høflig høfligt høflige høflighed smilende smil smiler glad glade gladere glæde glæder
      glædede lykke heldig heldigvis heldigt tilfreds tilfredse tilfredshed tilfredsstillende tilfredsstillet hyggelig
      hyggeligt hyggelige hygge hyggede stemningsfuld stemningsfuldt stemning! atmosfære! charmerende charme romantisk
      romantiske rolig roligt rolige ro! stille! afslappet afslappende afslappede fredelig fredeligt fredfyldt nyde
      nyder nød! nydelse nydt nydelig nydeligt komfortabel komfortabelt komfortable komfort behagelig behageligt
      behagelige bekvem bekvemt bekvemmelig rummelig rummeligt rummelige luftig ren! rent! rene! renlig renligt renhed
      renlighed rengjort! velholdt velholdte vedligeholdt pæn pænt pæne pænere moderne nyrenoveret nyrenoverede
      renoveret elegant elegante stilfuld stilfuldt stilrent stilren smuk smukt smukke smagfuld smagfuldt smagfulde
      luksuriøs luksuriøst luksus eksklusiv velsmagende velsmag smagte! delikat delikate saftig saftigt saftige mør!
      mørt! møre! sprød sprødt sprøde frisk frisk_frugt friskt friske frisklavet mættende rigelig rigeligt rigelige
      varieret varierede variation! afvekslende prisværdig overkommelig! billig billigt billige billigere billigste
      gratis rabat rabatter tilbud! fordel fordele fordelagtig fordelagtigt besparelse sparer sparet brugbar brugbart
      brugbare nyttig nyttigt nyttige praktisk praktiske handy nem nemt nemme nemmere let lette lettere letforståelig
      letforståeligt brugervenlig brugervenligt brugervenlige intuitiv intuitivt enkel enkelt! enkle overskuelig
      overskueligt overskuelige tydelig tydeligt tydelige klar! klare! forståelig forståeligt pædagogisk pædagogiske
      lærerig lærerigt lærerige interessant interessante spændende fascinerende engagerende engageret engagerede
      engagement inspirerende inspireret inspiration motiverende motiveret informativ informativt informative givende
      oplysende værdifuld værdifuldt værdifulde underholdende sjov sjovt sjove sjovere morsom morsomt morsomme griner
      grinede grine humor latter hurtig hurtigt hurtige hurtigere hurtigste effektiv effektivt effektive punktlig
      præcis! præcist! præcise! pålidelig pålideligt pålidelige pålidelighed troværdig troværdigt troværdige
      troværdighed tryg trygt trygge tryghed sikre! tillid tillidsfuld ærlig ærligt ærlige ærlighed seriøs seriøst
      seriøse professionel professionelt professionelle professionalisme kompetent kompetente kompetence dygtig
      dygtigt dygtige faglig! kyndig kyndige kyndigt erfaren erfarne grundig grundigt grundige omhyggelig omhyggeligt
      omhyggelige solid solidt solide stabil stabilt stabile robust robuste holdbar holdbart holdbare slidstærk
      slidstærkt stærk stærkt stærke kraftfuld kraftfuldt kraftfulde skarp! skarpt! skarpe! kvalitetsprodukt
      kvalitetsbevidst kvalitetsrig velfungerende veltilrettelagt velorganiseret velstruktureret struktureret
      gennemført gennemtænkt gennemtænkte original! kreativ kreativt kreative nyskabende innovativ innovativt
      innovative unik unikt unikke anderledes! overraskende! positiv positivt positive anbefale anbefaler anbefales
      anbefalet anbefalede anbefalelsesværdig anbefaling anbefalinger tak takker takkede taknemmelig taknemmelige
      taknemlig tusindtak sætter_pris værdsætter værdsat ros roser roste rosende bravo tillykke hurra hatten_af vinde
      vandt vinder! vundet sejr succes succesfuld vellykket vellykkede lykkedes lykkes stolt stolte håb! håbefuld
      optimistisk kan_lide kunne_lide holder_af trives tiltalende tiltaler attraktiv attraktivt attraktive problemfri
      problemfrit gnidningsfri gnidningsfrit ukompliceret bekymringsfri forbedret! forbedring! forbedringer! løst!
      løste! løser! løsning! hjalp hjælper hjulpet hjælp! støtte! støttende tålmodig tålmodige tålmodighed fleksibel
      fleksibelt fleksible alsidig alsidigt generøs generøst generøse sund sunde sundt børnevenlig børnevenligt
      familievenlig kundevenlig *venlig *venligt *venlige fed! fedt! fede! cool sej sejt seje nice lækreste respekt
      respektfuld talent talentfuld begavet klog kloge smart smarte velfortjent fortjener fortjent autentisk
      autentiske ægte! idyllisk idylliske malerisk magelig imødekommenhed smilet gæstfrie venskabelig velkommen!
      velkomne imødekomme indbydende hjertelig hjerteligt hjertelige varme! varm! overraskelse! mums mmm uovertrufent
      fantasifuld overgik overgår velegnet velegnede ekspert eksperter veludført vellavet velsmurt veludstyret
      servicevenlig kærlig kærligt kærlige kram knus skat! velvillig lydhør lydhøre fremkommelig tilgængelig
      tilgængelige tilgængeligt prima førsteklasses høj_klasse kvikt kvik afprøvet! stilsikker fordybende udholdende
      lynhurtig lynhurtigt lynhurtige fyldestgørende lækkerhed imponerer haha hahaha hihi hehe lol grin! kys kysser
      hjerte! fest! fejrer fødselsdag triumf reddet helte beundrer frihed solidaritet modig ære
      behjælpelig behjælpelige behændig behændigt beundringsværdig blændende! detaljerig dybdegående! effektfuld
      festlig festligt forbilledlig forbilledligt forfinet forfriskende! fyldig fyldigt gavmild gavmilde gedigen
      gedigent gedigne gennemarbejdet gribende! harmonisk hjertevarm hjertevarme idérig indholdsrig knivskarp
      knivskarpt lovende! medrivende! mindeværdig mindeværdigt nytænkende! nærværende! opløftende! overbevisende!
      overdådig overdådigt rutineret rørende! seværdig seværdigt læseværdig sprudlende! sympatisk sympatiske tidløs
      tidløst uundværlig uundværligt uvurderlig uvurderligt velskrevet velskrevne velspillet velspillende! veltilberedt
      velduftende! virkningsfuld yndefuld øjenåbner pageturner optur fascineret forkælet forkælelse velbehag
    `,
    '1': `
      udfordrende godt_køb udfordring udfordringer okay ok oki acceptabel acceptabelt acceptable tilstrækkelig
      tilstrækkeligt tilstrækkelige hæderlig hæderligt fornuftig fornuftigt fornuftige rimelig! rimeligt! rimelige
      virker virkede fungerer fungerede fungerende fungere passer passede passende egnet godkendt anstændig anstændigt
      udmærket udmærkede stor stort store større ny nyt nye nær tæt_på central centralt centrale udvalg! stort_udvalg
      komplet kompatibel korrekt korrekte ordentlig ordentligt ordentlige traditionel traditionelle hjemmelavet
      hjemmelavede lært lærte lære! lærer_meget populær populært populære velkendt veludstyrede klarer klarede kompakt
      opdateret garanti leverer inkluderet vende_tilbage vender_tilbage_til spiselig spiseligt betalelig overkommelige
      relevant relevante viden! indsigt nærheden drømmer
    `,
    '0': `
      rotere indsende
      rådighed barnets dyrenes bilerne bilens herrens herrerne leveren passeret tungen egner egnen gennemsnittet
      fylder fyldes fyldte knuse knuser virkelighedens grundene magen bangs grimes rat ra kritikere venners
      kramer
      sikker sikkert klart venner vennerne ven nemlig virkelige virkeligt virkelighed virkeligheden rolle roller
      rollen grunden grundet størrelse størrelser størrelsen herrer herren luften særlige moderen fornemmelse
      fornemmer passere passerer passerede passet dyrene dyret dyrets letter finn nære vinden rolls take fandtes røven
      service personale personalet pris priser prisen kvalitet kvaliteten godnat godmorgen goddag farvel hilsen
      hilsner selvfølgelig naturligvis egentlig antageligvis sandsynligvis faktisk lille_barn hvert næste hermed
      ligeledes altså stort_set dansk danske dage vigtig vigtigt vigtige ansvar ansvarlig direkte rettidig retter
      forret hovedret personlig personligt personlige bestilt bestil ret! mad maden varmt! lys billet billetter finder
      finde find fine_ord alvorligt almindelig! almindeligvis nydanskere regering politi minister leder følelse
      følelser næsten lettelse godtgørelse nyhed nyheder nyligt nylig stillede stilling still støtter let_nok aftaler
      sag sager_mod opmærksomhed mister rose ross venligst hard levende let's turister sukker moder moden fyr fyrer
      fyrre
      mod varierer inkluderer
    `,
    '-0.7': `
      slukker tørre! smallere lille små mindre! lidt_lille minimal minimalt trang trangt trange begrænset begrænsede
      begrænsning begrænsninger basal basalt spartansk spartanske gammel gammelt gamle gammeldags umoderne slidt
      slidte mørk mørkt mørke ventetid ventetider vente ventede ventet fjern! afsides tung tungt tunge hård hårdt
      hårde middelmådig middelmådigt middelmådige gennemsnitlig gennemsnitligt lunken lunkent lunkne mærkelig
      mærkeligt mærkelige underlig underligt sær sært returnere returnerede retur returneret refundere refusion
      refunderet reklamere reklamation reklamationer bytte! byttet! ombytte erstatning erstatte erstattet reparation
      reparere repareret aflyse aflyst aflysning afbestille opsige opsigelse gebyr gebyrer ekstraomkostninger koster
      kostede tvivl tvivlsom tvivlsomt tvivlsomme ujævn ujævnt tynd tyndt tynde mager magert nøjsom langt! lang!
      gentagelse gentagelser langtrukken! for_sent sent! turistet overfyldt støjende! brugt! undskyld undskyldning
      undskyldninger mangelfuld! kedeligere næh tja almindeligt! grundlæggende! triviel trivielle besværlig! kompleks!
      beklager enkeltvis knap! knapt! omstændelig! forældet! forældede! suk øv
      bizar bizart banal banalt forudsigelig forudsigeligt forudsigelige
    `,
    '-2': `
      punktere punkterede punkteret
      lækket
      ødelæggelse ødelæggelser ødelæggende uhyggelig uhyggeligt forvirrede dræber dårlig dårligt dårlige dårligere
      ringe! dyr dyrt dyre dyrere svinedyr svinedyrt overpris overpriset pebret ublu beskidt beskidte snavset snavsede
      snavs skidt! støv støvet støvede plet pletter plettet skimmel skimlet mug mugne muggen stank stinker lugt lugter
      lugtede ildelugtende larm larmende larmer støj støjer støjede højlydt højlydte lydt forstyrrende forstyrrelse
      forstyrret langsom langsomt langsomme sløv sløvt sløve træg trægt sej_at forsinket forsinkelse forsinkelser
      forsinkede kold! koldt! kolde! iskold iskoldt kølig! uvenlig uvenligt uvenlige uhøflig uhøfligt uhøflige
      uforskammet uforskammede arrogant arrogante arrogance nedladende nonchalant respektløs respektløst ligegyldig
      ligegyldigt ligegyldige ligegyldighed uinteresseret uengageret inkompetent inkompetente inkompetence
      uprofessionel uprofessionelt uprofessionelle uorganiseret kaos kaotisk kaotiske rod rodet rodede uorden sjusket
      sjuskede sjusk forsømt nedslidt nedslidte upålidelig upålideligt upålidelige uærlig uærligt uærlige useriøs
      useriøst useriøse ubrugelig! unødvendig unødvendigt unødvendige meningsløs meningsløst nytteløs nytteløst
      utilstrækkelig utilstrækkeligt utilstrækkelige mangelfuldt mangelfulde mangel mangler manglede manglende manglet
      fraværende fravær defekt defekte ødelagt ødelagte ødelægger ødelægge itu knust knuste revnet revner! revne ridse
      ridser ridset ridsede bulet skadet beskadiget beskadigede skade skader skrøbelig skrøbeligt skrøbelige svag
      svagt svage svaghed svagheder ustabil ustabilt ustabile fejl fejlen fejler fejlede fejlbehæftet forkert forkerte
      fejltagelse bug bugs buggy crasher crashede hakker fryser frøs hænger! lagger lag! overopheder overophedet
      overophedning problem problemer problemet problematisk problematiske mislykket mislykkedes fiasko skuffende
      skuffet skuffede skuffelse skuffelser desværre ærgerlig ærgerligt ærgerlige ærgrer fortryder fortrød uheldig
      uheldigt uheldigvis ulykke ulykkelig ulykkelige ubehagelig ubehageligt ubehagelige ubehag ubekvem ubekvemt
      kedelig kedeligt kedelige trist triste sørgelig sørgeligt ensformig ensformigt monoton monotont langtrukkent
      irriterende irriteret irritation irriterer frustrerende frustreret frustration frustrerede vred vrede sur! surt!
      sure! rasende stress stressende stresset stressede træt! trætte! trættende besvær besværligt besværlige bøvl
      bøvlet bøvlede svær svært svære sværere vanskelig vanskeligt vanskelige vanskeligheder kompliceret komplicerede
      indviklet utydelig utydeligt uklar uklart uklare forvirrende forvirret forvirring uforståelig uforståeligt
      ulæselig sløret slørede upraktisk upraktiske umulig umuligt umulige ulempe ulemper minus! negativ negativt
      negative kritik klage klager klagede klaget smagløs smagløst smagløse fad! fadt! tør! tørt! brændt branket rå!
      råt! salt! oversaltet vandet! gummiagtig harsk bittert bitter! usmagelig usmageligt smagsløst smagsløs lyver løj
      løgn løgne løgner løgnagtig snyd snyder snydt snyde snød falsk falske vildledende vildledt kopivare nægter
      nægtede nægtet afvist afviser undgå advare advarer advarsel farlig farligt farlige fare! risiko risikabelt bange
      frygt frygter skræmmende skræmt urolig uroligt bekymret bekymring bekymringer bekymrende utryg utrygt utrygge
      usikker usikkert usikre ked! sorg sørger deprimerende deprimeret dyster tab! taber! tabt! tabte! mistet spild
      spilde spildt spilder smerte smertefuld smertefuldt smerter ondt syg syge! sygdom lider lidende død! døde! dræbt
      krig krise vold græde græder tårer grim grimt grimme grimmeste rusten rust utæt lækage læk! fugtig fugtigt fugt
      indelukket kvælende kakerlakker rotter væggelus utøj myrer overdreven overdrevet overdrevne overvurderet
      overfladisk overfladiske overfladiskt upassende urimelig urimeligt urimelige uretfærdig uretfærdigt ufuldstændig
      ukorrekt utilfreds utilfredse utilfredsstillende utilfredshed påtrængende aggressiv aggressive aggressivt
      fornærmende fornærmet racistisk racisme diskrimination nærig nærige grådig grådige ignorerer ignoreret
      ignorerede glemt! glemte! pretentiøs absurd absurde tosset! ineffektiv ineffektivt upersonlig upersonligt
      klistret fedtet fedtede klistrede dumt! udmattende plagsom uduelig uduelige uduelighed frakoblet! drænet dræner
      stjålet! ubrugt! koks rodebutik uden_mening middelmådighed hullet! knækket knækkede knækker knæk! løsnede løsner
      falmet sprunget! svigter svigtede svigt klodset klodsede uhandy ufleksibel ufleksibelt afløb! støjgener gener!
      genert! generende skuffe! skuffer opgav! tvivlsomhed overbooket overfald sjældent! hykler hyklere hykleri
      forræder forræderi stjæler korrupt korruption racist racister nazist nazister fascist terrorist terrorister
      terror terrorangreb morder mordere mord myrdet offer! ofre såret drama tragedie tragisk konflikt arbejdsløs
      arbejdsløshed fattigdom massakre trussel trusler truer truet anklaget dømt arresteret fængsel foragt klovn
      klovne uheld grædt ensom keder åndssvag vrøvl uvidende diktatur diktator nederlag oversvømmelse brand! strejke
      fyret hadefuld utålelig hovedpine forkølet influenza feber
      afskrækkende! akavet akavede amatøragtig amatøragtigt anstrengende! barnlig barnligt bedragerisk belastende!
      beskæmmende! bleg! brutal brutalt chokerende! diskriminerende! doven dovne farveløs farveløst fjendtlig
      fjendtligt flabet flabede forhastet fortærsket grotesk halvhjertet halvdårlig hjerteløs hjerteløst humørforladt
      indholdsløs indholdsløst intetsigende! jammerlig jammerligt kluntet kluntede klæbrig klæbrigt kvalm kvalmt
      kvalmende! krænkende! kynisk kyniske livløs livløst luvslidt misvisende! møgbeskidt nedslående! pinagtig
      provokerende! rådden råddent rådne smuldrende! smålig snobbet snusket snuskede søvndyssende! tarvelig tarveligt
      tåbelig tåbeligt tåbelige uansvarlig uansvarligt uappetitlig uappetitligt ubehjælpsom ubehjælpsomme ufærdig
      ufærdigt ugennemskuelig ugennemskueligt uhensigtsmæssig uhumsk uhumske uhygiejnisk uhygiejniske ulogisk ulogiske
      ulovlig ulovligt unfair urealistisk usammenhængende! usympatisk usympatiske utidssvarende! uværdig uværdigt
      vammel vammelt vulgær bluff bommert fadæse fejlkøb flop jammer makværk misære nedtur plage! roderi vanvid krænket
      *uvenlig *uvenligt *uvenlige
    `,
    '-3': `
      forfærdelig forfærdeligt forfærdelige frygtelig frygteligt frygtelige rædselsfuld rædselsfuldt rædselsfulde
      rædsom rædsomt rædsomme skrækkelig skrækkeligt skrækkelige ækel ækelt ækle klam klamt klamme ulækker ulækkert
      ulækre væmmelig væmmeligt modbydelig modbydeligt modbydelige afskyelig afskyeligt afskyelige hader hadede hadet
      had værst værste elendig elendigt elendige horribel horribelt katastrofe katastrofal katastrofalt katastrofale
      mareridt skandale skandaløs skandaløst skandaløse skamfuld skammelig skam! skamme pinlig pinligt pinlige håbløs
      håbløst håbløse værdiløs værdiløst værdiløse ubrugeligt! dårligst dårligste ringeste møgdårlig møgdårligt lort
      lorte lortet møg skrald bras affald! svindel svindler svindlere svindlet bedrag bedrageri bedragere bedraget fup
      fupfirma tyveri tyv tyve! røveri røvere røvet fusk uacceptabel uacceptabelt uacceptable utilgivelig uudholdelig
      uudholdeligt ulidelig ulideligt uspiselig uspiseligt uspiselige brække brækkede opkast idiot idioter idiotisk
      idiotiske dum! dumme! latterlig latterligt latterlige patetisk patetiske ynkelig ynkeligt fanden helvede pis!
      kraftedeme satans sgu_dårlig kriminel kriminelle svinsk svineri grufuld grufuldt grusom grusomt grusomme gyselig
      hæslig hæsligt horrible uhyrlig uhyrligt vanvittigt_dyrt rystende forkastelig forkasteligt under_al_kritik fuck
      fucking svin afskum luder
      nederdrægtig nederdrægtigt røvrendt
    `,
  },
  phrases: `
    3: kan varmt anbefale, kan varmt anbefales, varmt anbefalet, anbefaler varmt, kan klart anbefale
    3: kan klart anbefales, kan kun anbefale, kan kun anbefales, kan absolut anbefale, kan absolut anbefales
    3: klar anbefaling, stor anbefaling, varmeste anbefalinger, et must, kan ikke blive bedre, kunne ikke være bedre
    3: kunne ikke være mere tilfreds, bliver ikke bedre, intet at klage over, ikke noget at klage over
    3: intet at udsætte, over al forventning, over forventning, langt over forventning, overgik mine forventninger
    3: overgik vores forventninger, overgår forventningerne, fem stjerner, 5 stjerner, tommel op
    3: tommelfinger op, til ug, prikken over i et
    3: kommer tilbage, kommer gerne igen, kommer helt sikkert igen, kommer helt sikkert tilbage, kommer bestemt igen
    3: vi kommer igen, jeg kommer igen, kommer gerne tilbage, vender tilbage, vender gerne tilbage
    3: handler gerne igen, handler gerne der igen, glæder mig til, glæder os til, ser frem til
    2.5: god kvalitet, rigtig god kvalitet, høj kvalitet, bedste kvalitet, god pris, gode priser, fair pris
    2.5: fornuftig pris, fornuftige priser, rimelig pris, rimelige priser, god værdi, værdi for pengene
    2.5: meget for pengene, mest for pengene, pengene værd, alle pengene værd, hver en krone værd, prisen værd
    2.5: turen værd, besøget værd, det hele værd, værd at besøge, er det værd, fortryder ikke, fortryder det ikke
    2.5: ikke skuffet, aldrig skuffet, blev ikke skuffet, blev ikke skuffede, bliver ikke skuffet, skuffer ikke
    2.5: skuffede ikke, skuffer aldrig, kan lide, kan godt lide, kunne lide, kunne godt lide, holder af, er vild med
    2.5: vild med, vilde med
    2: intet at forbedre, uden jeres hjælp, ingen problemer, uden problemer, intet problem, ingen problem, uden besvær, ikke noget problem, intet besvær
    2: uden bøvl, tak for hjælpen, stor tak, til tiden
    2: perfekt beliggenhed, tæt på alt
    2: gør sit arbejde, gør hvad den skal, som den skal
    2: som det skal, lever op til, levede op til, holder hvad det lover, let at finde, nem at bruge, let at bruge
    2: nemt at bruge, let at forstå, plads til alle, i top, helt i top, er i top, som ny, flot, flotte
    2: rigtig flot, vel godkendt, et plus, stort plus, i orden, helt i orden, gerne
    1.5: ikke dyrt, ikke dyr, ikke så dyrt, ikke for dyrt, ikke dårligt, ikke dårlig, slet ikke dårligt
    1.5: ikke så dårligt, ikke værst, slet ikke værst, ikke tosset, slet ikke tosset, ikke så ringe, ikke ringe
    1.5: ingen klager, ingen fejl, ingen fare, ingenting at klage over, overkommelig pris, overkommelige priser
    1: som forventet, som beskrevet, som lovet, helt okay, helt ok, helt fint, alt i orden, alt godt, går ikke ned
    0.5: tillykke med fødselsdagen, god påske, god weekend, god rejse, god tur, god aften
    0.5: hav en god dag, god bedring, god sommer, god ferie
    0: leveret i, leveret om, leveret på
    0: mange dyr, vilde dyr, dyr i, og dyr, dyr og, dyr som, år gammel, år gammelt, år gamle, den mindre, det mindre
    0: den store, det store, de store, den lille
    0: ingen idé, aner ikke, aner det ikke
    0: god morgen, god dag, god nat, godt at vide, venlig hilsen, med venlig hilsen, venlige hilsner, mvh
    0: kærlig hilsen, bedste hilsner, ikke bare, ikke kun, ikke alene, ikke blot, så godt som, lige så godt
    0: mere eller mindre, i det mindste, i hvert fald, for det meste, for første gang, fra tid til anden
    0: på lang sigt, på kort sigt, lang sigt, kort sigt, koldt vand, varmt vand, kold øl, kolde drikke
    0: kolde drikkevarer, gamle by, den gamle bydel, gammel by, små børn, lille pige, hvor længe, så længe, selv om
    0: det er klart, til og med, en hel del, stor del, en stor del, størstedelen, i det store og hele, snart
    0: lige nu, ikke mindst, ikke sikker, ved ikke, ikke endnu, endnu ikke, gør ikke noget
    0: det gør ikke noget, ingen anelse, ingen ide, tak til, takket være, på grund af, sørge for, sørger for
    0: til salg, kort tid, lang tid, bedst muligt, hårdt arbejde, arbejder hårdt, godt nok, for det bedste
    0: ærligt talt, så godt, sikker på, helt sikkert, stærk kritik
    -0.7: ikke så god, ikke så godt, ikke særlig god, ikke særlig godt, ikke særligt godt, ikke noget særligt
    -0.7: intet særligt, ikke noget specielt, ikke imponerende, kunne være bedre
    -0.7: kunne have været bedre, kunne godt være bedre, kan forbedres, kunne forbedres, burde være, burde have
    -0.7: plads til forbedring, lidt dyrt, lidt dyr, lidt trangt, lidt kedelig, lidt kedeligt, så som så
    -0.7: til den dyre side, i den dyre ende, hverken godt eller skidt, hmm, sådan lala
    -1.5: for lidt, for få, for meget, for lang, for langt, for lang tid, for dyr, for dyrt, for dyre, for blød*
    -1.5: for lille, for små, for stor, for stort, for kort, for sent, for hård, for hårdt, for mørkt, for varmt
    -1: trænger til, måtte vente, telefonkø
    -1.5: for koldt, for salt, for sød, for højt, for trangt, for svag, for langsom, for tynd, for tung, for svært
    -1: lang ventetid, lange ventetider, lang kø, lange køer, tager lang tid, tog lang tid, tager for lang tid
    -1: tog for lang tid, tog en evighed, ventede længe, alt for længe, høje priser, høj pris, eneste minus
    -1: eneste ulempe, et minus, stort minus, svagt punkt, på grænsen
    -1.5: ikke god, ikke godt, ikke rent, ikke pænt, ikke venlig, ikke frisk, alt for dyrt, alt for dyr, alt for
    -1.5: ingen smag, smager af ingenting, smagte af ingenting, dårlig lugt, ikke tilfreds, ikke tilfredse
    -1.5: ikke imponeret, lader meget tilbage at ønske, lader en del tilbage at ønske, lader noget tilbage at ønske
    -1.5: lod meget tilbage at ønske, tilbage at ønske, lever ikke op til, levede ikke op til, under middel
    -1.5: ikke hjælpsom, ikke hjælpsomme, ingen plads
    2.5: godt køb, god værdi for pengene
    -2: skjulte gebyrer, skjulte omkostninger, slukker af sig selv, virker ikke, virkede ikke, virker ikke længere
    -2: virker ikke mere, fungerer ikke, fungerede ikke
    -2: fungerer dårligt, fungerer ikke længere, holdt op med at virke, holder op med at virke
    -2: stoppede med at virke, gik i stykker, går i stykker, gået i stykker, i stykker, starter ikke, tænder ikke
    -2: oplader ikke, lader ikke op, holder ikke strøm, svarer ikke, svarede ikke, svarer aldrig, intet svar
    -2: ingen svar, ingen svarer, ingen reaktion, aldrig modtaget, har ikke modtaget, ikke modtaget, aldrig leveret
    -2: ikke leveret, kom aldrig, kom ikke frem, aldrig kommet, ingen hjælp, ingen kontakt, ikke til at få fat
    -2: lav kvalitet, ringere kvalitet, ringe, kan ikke lide, kunne ikke lide
    -2: brød mig ikke om, bryder mig ikke om, spild af penge og tid
    -2: penge ud af vinduet, ud af vinduet, smide penge væk, ikke pengene værd, ikke prisen værd, ikke det værd
    -2: ikke værd, det er ikke værd, holder ikke, holdt ikke, duer ikke, dur ikke, duede ikke, kan ikke bruges
    -2: ude af drift, falder fra hinanden, faldt fra hinanden, går ud, er ligeglade, er ligeglad, ikke acceptabelt
    -2: ikke i orden, ikke okay, ikke ok, turistfælde, det er synd, synd
    -2.5: kan ikke anbefale, kan ikke anbefales, anbefales ikke, vil ikke anbefale
    -3: aldrig mere, aldrig igen, én gang og aldrig mere, aldrig nogensinde, kommer aldrig igen
    -3: kommer aldrig tilbage, kommer ikke igen, kommer ikke tilbage, vender aldrig tilbage, vender ikke tilbage
    -3: anbefaler ikke, anbefaler det ikke, kan på ingen måde anbefale, anbefaler ingen, fraråder, frarådes
    -3: kan kun fraråde, på det kraftigste fraråde, køb ikke, køb den ikke, køb det ikke, køb aldrig, køber aldrig
    -3: handler aldrig, hold jer væk, hold dig væk, hold jer langt væk, holde sig væk, langt uden om, stor bue
    -3: undgå, nul stjerner, 0 stjerner, under lavmålet
    2: elsker dig, held og lykke, hvor er det
    2: så dejligt, så sødt
    -2: orker ikke, så træt af, hvor trist, savner dig, jeg hader, hold kæft, for helvede
    -2: hvil i fred
    -1.5: forventede mere, forventet mere, forventede bedre
    3: fem ud af fem, 5 ud af 5, kan ikke anbefale … nok, kan ikke rose … nok, kan ikke takke … nok, ikke sige godt nok
    3: ingen bedre, intet bedre, findes ikke bedre, guld værd, i særklasse, topkarakter, overgik alle forventninger
    2.5: ikke noget at udsætte, ikke noget at udsætte på, har ikke fortrudt, ikke fortrudt, aldrig fortrudt
    2.5: kan ikke undvære, vil ikke undvære, kan ikke leve uden, kan ikke lægge … fra, kunne ikke lægge … fra
    2: som smurt, som støbt, på tungen, følte os hjemme, følte mig hjemme, føle sig hjemme, føler os hjemme
    2: med åbne arme, sans for detaljer, øje for detaljen, øje for detaljer, ekstra indsats, lille ekstra, lige i øjet
    2: plet skud, et kup
    0: håber det hjælper, håber at det hjælper, håber dette hjælper, håber at dette hjælper, håber det hjalp
    -1: bedre før, bedre førhen, ned ad bakke, blevet dårligere, blevet værre
    -1.5: ingen undskyldning, uden undskyldning, mister forbindelsen, mistede forbindelsen, slukker hele tiden
    -1.5: slukker sig selv
    -2: kun en stjerne, kun én stjerne, tommelfinger ned, tommel ned, en joke, til grin, taget ved næsen
    -2: tager ved næsen, taget i røven, i stikken, sendt rundt, sendt videre rundt, stået af, fuldstændig ligeglade
    -2: på nerverne, kun værre, smagte af pap, smager af pap, har fortrudt, fortrudt købet, gået ned hele
    -1: ville ønske, kunne ønske, havde ønsket, ville være rart, ville være godt, ville være bedre, ville være dejligt, ville være fint, ville være smart, ville have været
    -1: havde været bedre, havde været rart, havde været godt hvis, kunne godt tænke mig flere, kunne godt tænke mig mere, kunne godt tænke mig en, kunne godt tænke mig et
    -1: ville gerne have haft, ville gerne have set, kunne være rart
  `,
  negators: `
    ikke ej aldrig ingen intet ingenting uden hverken ikk ik' kan_ikke kunne_ikke findes_ikke alt_andet_end
  `,
  closingNegators: 'ikke',
  nonNegators: 'ikke_bare ikke_kun ikke_blot ikke_alene hvorfor_ikke hvis_ikke',
  halfNegators: 'knap knapt næppe sjældent dårligt_nok',
  praiseNegators: 'mangler manglede mangel manglende savner',
  doubts: 'tror_ikke',
  intensifiers: `
    meget rigtig rigtigt så virkelig utrolig utroligt ekstremt helt super vildt fuldstændig fuldstændigt totalt
    absolut yderst særdeles særlig særligt enormt vanvittigt mega ret_så altid mere mest total aldeles overordentlig
    umådeligt forfærdeligt ualmindelig ualmindeligt kæmpe vældig vældigt bestemt sindssygt skide pisse dybt
  `,
  diminishers: `
    lidt noget ret ganske rimelig rimeligt temmelig relativt nogenlunde næsten delvist delvis somme_tider en_smule
    forholdsvis småt
  `,
  too: 'alt_for',
  uncertainToo: 'for',
  less: 'mindre mindst',
  hopes: 'hvis håber håbede håbet forhåbentlig forventede forventer forventet troede',
  modals: 'kunne_måske måske',
  unrealised: `
    trænger_til kunne_have kunne_være burde_have burde_være skulle_have skulle_være ville_have ville_være ønsker ønskede ville_ønske
    ikke_altid ikke_alle
  `,
  comparatives: 'hurtigere bedre lækrere hyggeligere venligere* sødere* flinkere* gladere* nemmere* renere* dejligere*',
  limitNegators: 'kunne_ikke kan_ikke aldrig findes_ikke',
  endings: 'ere est este este:ig ste hed heden',
  reversingPrefixes: 'u',
  accentless: true,
  nonfactual: 'håber forhåbentlig forhåbentligt hvordan_kan_jeg hvordan_opsiger_jeg hvordan_kan_vi hvor_kan_jeg',
  remedies: 'løste løst løses rettede rettet reparerede repareret udbedret fikset ordnet klaret',
  unsettled: 'må skal kan dårligt',
  former: 'gamle_version forrige_version tidligere_version gamle_app før førhen tidligere',
  replaced: 'i_stedet_for',
  averting: 'undgå',
  contrast: `
    men dog selvom skønt_at trods derimod alligevel undtagen mens bortset_fra imidlertid desværre til_gengæld
  `,
  subordinators: `
    selvom trods fordi at som når hvor hvis da så siden inden efter mens der hvilket hvad
  `,
  coordinators: 'og eller samt',
}
