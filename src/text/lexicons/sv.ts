import type { SentimentLexicon } from './lexicon.js'

export const lexicon: SentimentLexicon = {
  language: 'sv',
  matching: 'stem',
  grades: {
    '3': `
      utmärkt utmärkta fantastisk fantastiskt fantastiska underbar underbart underbara perfekt perfekta suverän
      suveränt suveräna enastående superb superba fenomenal fenomenalt fenomenala strålande lysande makalös makalöst
      makalösa otrolig otroligt otroliga magisk magiskt magiska grym grymt grymma älskar älskade älskat älskad älska
      kanon kanonbra superbra jättebra jättefin jättefina jättefint jättegod jättegott jättegoda jättenöjd jättenöjda
      jättetrevlig jättetrevligt jättetrevliga jättemysigt jätteglad supergod supergott supergoda supernöjd
      supertrevlig supersnabb toppen topp! toppklass toppenbra utsökt utsökta förträfflig förträffligt förträffliga
      ypperlig ypperligt ypperliga exemplarisk ljuvlig ljuvligt ljuvliga gudomlig gudomligt gudomliga himmelsk
      himmelskt bäst bästa mästerlig mästerligt mästerverk genial genialt geniala briljant briljanta imponerande
      imponerad imponerade imponeras exceptionell exceptionellt exceptionella sensationell sensationellt spektakulär
      spektakulärt oförglömlig oförglömligt oförglömliga oslagbar oslagbart oslagbara oöverträffad oöverträffat
      idealisk idealiskt idealiska ideal felfri felfritt felfria klockren klockrent klockrena favorit favoriter
      favoriten favorit* drömmig dröm drömmen paradis paradiset pärla pärlor fulländad fulländat förtjust förtjusta
      överlycklig stormtrivdes världsklass femstjärnig excellent läckert läcker läckra härlig härligt härliga
      rekommenderas_starkt fantastiskt_bra kalas kalasbra finfin finfint toppbetyg fullträff succé kärlek kär
      jättefräsch jättefräscht jättesköna jätteskönt jättehjälpsam extraordinär extraordinärt wow världsmästare
      mästare
      fabulös fabulöst formidabel formidabelt kanonfin magnifik magnifikt sagolik sagolikt gudagott gudagod
      oemotståndlig oemotståndligt höjdare fulländning
    `,
    '2': `
      lyhörd lyhörda njutit sömlös sömlöst sömlösa konkurrenskraftig konkurrenskraftigt relevant relevanta gåva gåvor
      applåd applåder värt värd proaktiv kvalitetsprodukt uppmuntrande värmer bra god gott goda fin fint fina finare
      finaste bättre snäll snällt trevlig trevligt trevliga trevligare trevligaste vänlig vänligt vänliga vänlighet
      hjälpsam hjälpsamt hjälpsamma hjälpsamhet tillmötesgående serviceinriktad serviceinriktade serviceminded
      gästvänlig gästfri gästfrihet gästfritt välkomnande välkommen välkomna varmt! varm! artig artigt artiga artighet
      uppmärksam uppmärksamma omtänksam omtänksamt omtänksamma omtanke omhändertagen omhändertagna glad glatt glada
      gladare glädje lycklig lyckligt lyckliga lycka lyckligtvis nöjd nöjda nöjt belåten belåtna tillfredsställd
      tillfredsställande tillfreds kul rolig roligt roliga roligaste skoj skojig skojigt underhållande skratt
      skrattade skrattar humor leende leenden ler skön skönt sköna skönaste behaglig behagligt behagliga bekväm
      bekvämt bekväma bekvämlighet komfortabel komfortabelt komfort mysig mysigt mysiga mysigaste hemtrevlig
      hemtrevligt ombonad ombonat stämningsfull stämningsfullt romantisk romantiskt charmig charmigt charmiga charm
      lugn lugnt lugna lugnet tyst! tysta! avkopplande avslappnad avslappnande avslappnat vila! fridfull fridfullt
      rofylld njuta njöt njuter njutning njutbar rymlig rymligt rymliga ljus! ljusa! luftig luftigt luftiga ren! rent!
      rena! renlig renligt renhet städad! städat! välstädad välstädat välstädade rentvättad fräsch fräscht fräscha
      fräschare modern modernt moderna nyrenoverad nyrenoverat nyrenoverade renoverat renoverad elegant eleganta
      stilren stilrent stilfull stilfullt snygg snyggt snygga vacker vackert vackra vackraste söt! söta! sött! gullig
      gulligt gulliga lyxig lyxigt lyxiga lyx exklusiv exklusiva smakrik smakrikt smakrika smakfull smakfullt
      smakfulla välsmakande delikat delikata aptitlig mustig krispig krispigt krispiga saftig saftigt mör mört möra
      prisvärd prisvärt prisvärda billig! billigt! billiga! billigare billigaste rimlig! gratis rabatt rabatter kap!
      fynd bonus fördel fördelar fördelaktig förmånlig förmånligt förmånliga sparar gynnsam användbar användbart
      användbara nyttig nyttigt nyttiga praktisk praktiskt praktiska behändig smidig smidigt smidiga enkel enkelt
      enkla lätt lätta lättare lätthanterlig lättläst lättanvänd lättanvänt lättanvända lättförståelig användarvänlig
      användarvänligt användarvänliga intuitiv intuitivt tydlig tydligt tydliga tydlighet klar! klara! begriplig
      förståelig förståeligt pedagogisk pedagogiskt pedagogiska lärorik lärorikt lärorika intressant intressanta
      spännande fascinerande engagerande engagerad engagerade engagemang inspirerande inspirerad inspirerades
      inspiration motiverande motiverad informativ informativt givande tankeväckande gripande rörande! värdefull
      värdefullt värdefulla snabb snabbt snabba snabbare effektiv effektivt effektiva punktlig punktligt pålitlig
      pålitligt pålitliga tillförlitlig tillförlitligt tillförlitliga trygg tryggt trygga trygghet säkerhet förtroende
      ärlig ärligt ärliga ärlighet seriös seriöst seriösa proffsig proffsigt proffsiga professionell professionellt
      professionella kompetent kompetenta kunnig kunnigt kunniga duktig duktigt duktiga skicklig! skickligt!
      skickliga! erfaren erfarna noggrann noggrant noggranna rejäl rejält rejäla stabil stabilt stabila robust robusta
      hållbar hållbart hållbara slitstark slitstarkt tålig tåligt gedigen gediget stark starkt starka kraftfull
      kraftfullt kraftfulla skarp! skarpt! skarpa! högkvalitativ högkvalitativa kvalitativ välgjord välgjort välgjorda
      välbyggd välarbetad välfungerande välskött välskötta välplanerad välorganiserad välorganiserat genomtänkt
      genomtänkta strukturerad strukturerat omfattande! fullständig! originell kreativ kreativt kreativa nyskapande
      innovativ unik unikt unika annorlunda! överraskande positiv positivt positiva rekommendera rekommenderar
      rekommenderas rekommenderade rekommendation rekommendationer tipsar tack tackar tacksam tacksamma tackade
      uppskattar uppskattad uppskattat uppskattade uppskattas beröm berömma eloge hurra grattis gratulerar
      gratulationer vinna vann vinner vunnit vinnare vinst framgång framgångsrik lyckad lyckat lyckade lyckas lyckades
      lyckats stolt stolta hopp! hoppfull optimistisk gillar gillade gilla gillat tycker_om tyckte_om trivs trivdes
      trivsam trivsamt trivsamma trivts imponerar tilltalande tilltalar attraktiv lockande bekymmersfri bekymmersfritt
      problemfri problemfritt smärtfritt friktionsfritt enklare förbättrad förbättrat förbättring! förbättringar!
      löste löst! löser lösning! hjälpte hjälper hjälpt hjälp! stöd! stöttande omsorg omsorgsfull omsorgsfullt tålamod
      tålmodig flexibel flexibelt flexibla mångsidig mångsidigt varierad varierat varierande! generös generöst
      generösa rikligt rikliga välsorterad välsorterat fräschör friskt friska färsk färskt färska hälsosam hälsosamt
      barnvänlig barnvänligt familjevänlig kundvänlig miljövänlig *vänlig *vänligt *vänliga häftig häftigt häftiga
      cool coolt coola ball fet! schysst schyssta schyst sjyst sjysst juste najs nice mäktig mäktigt mäktiga maffig
      kung! hjälte hjältar respekt respektfull värdig talang talangfull begåvad smart smarta klok klokt kloka bravo
      heja mums mumsig mumsigt smarrig smarrigt välbehövlig bedårande förtjusande förtrollande idyllisk idylliskt
      pittoresk autentisk äkta! gedigna glänsande överträffade överträffar förtjänar förtjänat belönad trevlighet
      gemytlig gemytligt god_stämning puss kram kramar älskling goare godast godaste godare utvilad kanonfint superfin
      superfint superfina superenkel superenkelt supermysigt välvillig tillgänglig tillgängliga finess elegans
      precision oklanderlig oklanderligt prima förstklassig förstklassigt förstklassiga hög_klass kvalitetskänsla
      sevärd sevärt läsvärd segern seger segrar haha hahaha hihi hehe kyss hjärta hjärtan fest fester firar fira
      firade födelsedag triumf stödjer stöder räddning tur! gläder beundrar fred frihet solidaritet mod! modig ära
      jippi yay mys gosig peppad taggad pepp efterlängtad jubla jublar jublade stöttar stötta hejar hejja hurraa gulle
      gullet supergullig jättesöt jättesöta jättesnygg asbra askul asgött asnajs sötis sötnos bästis bästisar gött
      gôtt längtar längtan ååh garvar garv asgarv flabbar rättvisa befriande kämpa! coolaste snyggast sötast roligast
      trevligast välförtjänt bamsekram styrkekram pussar mumsfillibaba underbaraste äntligen lovely awesome amazing
      love
      angenäm angenämt banbrytande! beundransvärd beundransvärt blixtsnabb blixtsnabbt busenkel busenkelt detaljrik
      detaljrikt effektfull entusiastisk fantasifull fantasifullt fartfylld fartfyllt fiffig fiffigt finstämd finstämt
      fullmatad färgstark förebildlig förebildligt förfinad förnämlig förnämligt genomarbetad genomarbetat harmonisk
      harmoniskt hisnande! hjärtevärmande! hänförande! högklassig högklassigt innehållsrik innehållsrikt knivskarp
      knivskarpt lekfull lekfullt lättbegriplig lättbegripligt lättskött medryckande! meningsfull meningsfullt
      minnesvärd minnesvärt nydanande! okomplicerad okomplicerat omtyckt omtyckta oumbärlig oumbärligt ovärderlig
      ovärderligt prisbelönt raffinerad rafflande! skimrande! slagkraftig sprakande! stilig stiligt stilsäker sympatisk
      sympatiskt sympatiska tidlös tidlöst träffsäker träffsäkert trovärdig trovärdigt trovärdiga upplyftande!
      uppiggande! uppfriskande! vettig vettigt välbalanserad välbalanserat väldoftande! välskriven välskrivet välspelad
      välspelat välutbildad välutbildade ändamålsenlig överdådig överdådigt övertygande! bladvändare guldkorn höjdpunkt
      höjdpunkter höjdpunkten smultronställe bejublad fascinerad fascinerade lättnad uppskattning prickfritt prickfri
    `,
    '1': `
      köpa_igen beställa_igen kunskap kunskaper insikt insikter fördjupad okej ok okey helt_ok hyfsad hyfsat hyfsade
      godkänd godkänt godkända acceptabel acceptabelt tillräcklig tillräckligt tillräckliga duger fungerar funkar
      fungerade funkade fungerat fungera funka fungerande passar passade passande lagom rimligt rimliga skaplig!
      skapligt! anständig anständigt adekvat lämplig lämpligt stor stort stora större ny nytt nya nära närhet central
      centralt centrala tillgång! urval! utbud! komplett kompletta kompatibel korrekt korrekta ordentlig ordentligt
      ordentliga håller! höll! traditionell hemlagad hemlagat hemgjord hemgjort lär! lärt lärde lära populär populärt
      välkänd nöjaktig bekvämligheter ätbar ätbart välutrustad välutrustat utrustad klarar klarade kompakt uppdaterad
      överkomlig överkomligt överkomliga återkommer återvända återkomma levererar levererade ingår behändigt
      dugligt räddar räddade räddat rädda chans möjlighet snälla! hahah hahahah lol väl!
    `,
    '0': `
      slott längden omständigheterna bullar lera torres skon vingarna knapp lova lovar lovade lovat ra kritiker
      toppar
      garanti klart säker säkert säkra saker vart senare senaste senast svar svara svaret val stod lärare läraren lärarna
      svart kunnat mor skor litar liter magen fars trott rörelse rörelsen drömmar drömmer akta kula kulor bilarna
      kylen konsten användare centralen vald luren arter turister säkerligen vänligen tydligen kära mora lost sliter
      fan tjänst service personal personalen pris priser priset kvalitet kvalité prisklass hejdå hälsningar förstår
      dag dagar god_morgon alltså verkligen antagligen troligen naturligtvis självklart ljuset varma! bland litet_barn
      snart stordel storstad storlek storleken starta startade finns finnas fina_ord lättar lättade allmänt allmän
      viktig viktigt viktiga ansvar ansvarig ansvariga räcker direkt kort! kortet gå går gick rätt! rätter varmrätt
      förrätt huvudrätt godis godiset goder grymheter enligt ärende ledare regering polis passera passagerare ständigt
      personlig personligt personliga ljud ljudet hjälpmedel hjälpte_inte snarast skriver_ut drag vanligt vanliga
      vanlig ovanligt ovanlig ovanliga luften erfarenhet erfarenheter krigare omständigheter omständighet aktuella
      aktuell varierar återvänder återvände återkommande evighet store gode moder sparken sparkar sparkade sparkas
      peppar fire taggar lola sen! frisk! kör godnatt godmorgon
    `,
    '-0.7': `
      grundläggande! trivial triviala smalare upprepningar ointressant ointressanta liten litet små mindre! minimal
      minimalt pytteliten trång trångt trånga begränsad begränsat begränsade begränsning begränsningar enformig! basic
      spartansk spartanskt gammal gammalt gamla gammaldags omodern omodernt sliten slitet slitna mörk mörkt mörka
      väntan väntetid väntetider vänta väntade väntat avlägsen avlägset tung tungt tunga hård hårt hårda
      kort_batteritid medelmåttig medelmåttigt medelmåttiga genomsnittlig mellanmjölk standard! ordinär ljummen
      ljummet ljumma konstig konstigt konstiga märklig märkligt märkliga underlig underligt returnera returnerade
      retur återbetalning reklamera reklamerade reklamation byta! bytte! ersätta ersatt ersättning reparation reparera
      laga! lagning avboka avbokade avbokning avbryta säga_upp avgift avgifter extrakostnad kostar kostade dröjer
      tveksam tveksamt tveksamma sådär nja njae mellan_tummen ojämn ojämnt ojämna tunn tunt tunna mager magert snål!
      sparsam lite_dyrt kunde! upprepning upprepande långt! lång! tar_tid sent! sisådär förbättras förbättra orolig!
      tveka enkelt_boende tunnväggigt turistig turistigt turistfälla! trasslig omständlig! tråkigare använd! begagnad
      tyvär bristfällig! suck hmm usch! saknar wtf äh äsch puh as!
      bisarr bisarrt banal banalt halvdan halvdant halvtaskig klen klent stel stelt
    `,
    '-2': `
      oroande oroväckande lyhört buggad galet_fel släcks repa rispa utebliven uteblev höjde_priset se_upp luddig
      luddigt dålig dåligt dåliga sämre dyr dyrt dyra dyrare svindyr svindyrt överprissatt överprissatta ocker
      ockerpris oskälig oskäligt smutsig smutsigt smutsiga smuts skitig skitigt ofräsch ofräscht ofräscha dammig
      dammigt dammiga damm! fläck fläckar fläckig fläckigt fläckiga mögel möglig möglit mögligt stank stinker luktar
      luktade lukt! lukten illaluktande unken unket högljudd högljutt högljudda bullrig bullrigt bullriga buller
      oväsen störande stör störd störda störs störningar långsam långsamt långsamma seg segt sega trög trögt tröga
      försening förseningar försenad försenat försenade kall! kallt kalla! iskall iskallt iskalla kylig kyligt
      otrevlig otrevligt otrevliga oartig oartigt oartiga ovänlig ovänligt ovänliga oförskämd oförskämt oförskämda
      arrogant arroganta arrogans nonchalant nonchalanta nonchalans ohövlig snorkig snorkigt snorkiga sur surt! sura!
      buttert butter dryg drygt! dryga! respektlös respektlöst respektlösa oengagerad oengagerade ointresserad
      ointresserade likgiltig likgiltigt inkompetent inkompetenta inkompetens okunnig okunnigt okunniga oproffsig
      oproffsigt oproffsiga oprofessionell oprofessionellt oprofessionella oorganiserad oorganiserat kaos kaotisk
      kaotiskt rörig! rörigt! röriga! stökig stökigt stökiga oordning slarvig slarvigt slarviga slarv slarvat vårdslös
      misskött försummad nedgången nedgånget nedgångna opålitlig opålitligt opålitliga oärlig oärligt oärliga oseriös
      oseriöst oseriösa onödig onödigt onödiga oanvändbar oanvändbart meningslös meningslöst meningslösa otillräcklig
      otillräckligt undermålig undermåligt undermåliga bristfälligt bristfälliga brist brister bristande saknas
      saknade saknades saknad fattas! frånvarande defekt defekta trasig trasigt trasiga sönder krossad krossat
      sprucken sprucket sprickor spricka repor repad repig repigt skadad skadat skadade skada skador bucklig ömtålig
      ömtåligt bräcklig skör svag svagt svaga svaghet svagheter ostabil ostabilt instabil instabilt vinglig skakig
      glappar bugg buggar buggig buggigt kraschar kraschade krasch hänger_sig hängt_sig låser_sig låst_sig hackar
      hackig hackigt laggar lagg laggig överhettad överhettas överhettning problem problemet problematisk
      problematiskt fel! felet felen felaktig felaktigt felaktiga felmeddelande misstag missar! missade! miss!
      misslyckad misslyckat misslyckades misslyckas misslyckande misslyckats besviken besviket besvikna besvikelse
      besvikelser besvikelsen nedslående tyvärr synd! ångrar ångrade ångra ångest beklagligt beklagar beklaga
      beklaglig olycka olyckor olycklig olyckligt obekväm obekvämt obekväma obehag obehaglig obehagligt obehagliga
      tråkig tråkigt tråkiga trist trista långtråkig långtråkigt enformigt monoton monotont sövande irriterande
      irriterad irriterade irritation irriterar frustrerande frustrerad frustrerat frustration arg argt arga ilska
      ilsken förbannad förbannade upprörd upprörda upprörande stress stressig stressigt stressad stressade jobbig!
      jobbigt! jobbiga! krånglig krångligt krångliga krångel krånglar krånglat krånglade trassel trasslar svår svårt
      svåra svårare svårigheter svårighet komplicerad komplicerat komplicerade otydlig otydligt otydliga oklar oklart
      oklara förvirrande förvirrad förvirring obegriplig obegripligt oförståelig oläslig suddig suddigt suddiga
      omständligt opraktisk opraktiskt omöjlig omöjligt omöjliga nackdel nackdelar minus! negativ negativt negativa
      kritik klagomål klaga klagade klagar smaklös smaklöst smaklösa fadd! torr torrt torra bränd bränt brända
      vidbränd rå! rått! råa! salt! översaltad gummiaktig mjölig vattnig vattnigt gammalt_bröd härsken osmaklig
      osmakligt bismak besk beskt ljuger ljög lögn lögner lögnare lurad lurade lurat lurar luras luring bluffar falsk
      falskt falska fejk vilseledande missvisande vägrar vägrade vägrat nekad nekas nekade undvik undvika varning
      varnar varna farlig farligt farliga fara risk! risker riskerar rädd rädsla otäck otäckt oroligt oroliga oro
      osäker osäkert osäkra ledsen ledsna ledsamt sorg sorglig sorgligt sorgliga deppig deppigt deprimerande dyster
      dystert förlust förlora förlorade förlorat förlorar slöseri slösa slösade bortkastad bortkastat bortkastade
      kastade_bort smärta smärtsam smärtsamt ont! sjuk sjukt! sjuka sjukdom lider lidande död! dött! döda dödad dog
      döden krig kris våld hatbrott gråta gråter grät tårar offer skrämmande skrämd hotfull hot! hotade ful fult fula
      rostig rostigt rost läcker_vatten läckage fuktig fuktigt fukt dragigt instängt instängd kvav kvavt kackerlackor
      råttor möss! vägglöss myror ohyra överdriven överdrivet överskattad överskattat ytlig ytligt olämplig olämpligt
      orimlig orimligt orimliga orättvis orättvist orättvisa ofullständig ofullständigt inkorrekt felaktigheter
      föråldrad föråldrat föråldrade missnöjd missnöjt missnöjda missnöje påträngande påstridig aggressiv aggressivt
      bråk bråkig bråkigt bråkar förolämpande kränkt kränkande rasism rasist rasistisk rasister diskriminering snålt
      snåla girig giriga ignorerar ignorerad ignorerade glömt! glömde! glömd struntar struntade ineffektiv ineffektivt
      pretentiös absurt struligt strul strulig strular strulat kass kasst kassa! mediokert medioker mediokra kväljande
      mesig trött! trötta! tröttsam tröttsamt utmattad avskräckande avrådes avråder avråda stulen stulit stals!
      förstörd förstört förstörde förstör tappat! urladdad laddar_ur urladdas nertryckt fördomar opersonlig
      opersonligt själlös kylslagen kylslaget otillgänglig otillgängliga plottrig klibbig klibbigt kladdig kladdigt
      fettig fettigt flottig flottigt slut_på oduglig odugligt odugliga avfärdad osmidig osmidigt gnäll gnällig
      gnälligt plågsam plågsamt plåga skyldig osympatisk osympatiskt fusk fuskar fuskbygge fuskverk läckte nedlåtande
      hånfull dödstråkig hycklare hyckleri förrädare svek sviker stjäl korrupt korruption nazist nazister fascist
      fascister sexist sexism terror terrorist terrorister terrordåd attentat mördare mord mördad mördade drama
      tragedi tragisk kriget konflikt våldsam arbetslös arbetslöshet fattigdom förorening massaker hotar hotad larm
      nödläge anklagad anklagar dömd gripen häktad fängelse förakt föraktar clown clowner otur gråt ensam uttråkad
      larvig skitsnack nonsens trams diktatur diktator översvämning jordbävning storm! strejk sparkad uppsagd hatisk
      förolämpning förolämpa huvudvärk förkyld förkylning feber fail loser losers tönt töntig töntigt taskig taskigt
      rip döende asrädd skavsår jävla jävlar jävligt konspirationsteori konspirationsteorier bitter bittert snea blek
      krystat clickbait mobbad mobbning mobbar mobbare ensamhet bitchig vidrigast fulast trötter knäpp knäppt knäppa
      galning galningar mupp miffo pucko puckon fjant fjantig fjantigt skum skumt klantig klantigt klantar besvärlig
      läskig läskigt läskiga läbbig läbbigt hemskheter dumhet dumheter efterbliven cancer arsle slicka schizofreni
      mörkrädd stolpskott skryt ockupation
      absurd amatörmässig amatörmässigt avslagen avslaget barnslig barnsligt bedräglig bedrägligt beklämmande! brutal
      brutalt chockerande! cynisk cyniskt djävlig djävligt fientlig fientligt fånig fånigt färglös färglöst
      förödmjukande! gammalmodig gnisslar hjärtlös infantil inkonsekvent innehållslös innehållslöst intetsägande!
      klumpig klumpigt knepig kvalmig livlös livlöst långdragen långdraget långrandig långrandigt lömsk motsägelsefull
      obrukbar obrukbart ofärdig ohanterlig ohygienisk ohygieniskt ologisk ologiskt osammanhängande! ovårdad ovårdat
      plastig plastigt rutten ruttet ruttna segdragen segdraget sjaskig sjaskigt skev skevt skrynklig skrynkligt
      skränig skränigt slö slött smetig smetigt spretig spretigt svamlig svamligt svårbegriplig svårbegripligt svårläst
      tafatt taffligt tjatig tjatigt torftig torftigt tramsig tramsigt tvivelaktig tvivelaktigt uppblåst urkass
      urtråkig urtråkigt utdragen utdraget utnött vedervärdig vedervärdigt bakslag dravel felköp flopp hafsverk
      magplask skräpfilm tabbe bortgjord avvisad nobbad rasande! urvattnad urvattnat överreklamerad överreklamerat
      slocknar slocknade ovälkommen *ovänlig *ovänligt *ovänliga
    `,
    '-3': `
      hemsk hemskt hemska fruktansvärd fruktansvärt fruktansvärda förfärlig förfärligt förfärliga förskräcklig
      förskräckligt förskräckliga vidrig vidrigt vidriga äcklig äckligt äckliga äckel avskyvärd avskyvärt avskyr hatar
      hatade hata hat usel uselt usla värdelös värdelöst värdelösa sämst sämsta värst värsta katastrof katastrofal
      katastrofalt katastrofala mardröm mardrömmen skandal skandalös skandalöst skamlig skamligt skämmas skäms skam
      bedrövlig bedrövligt bedrövliga eländig eländigt eländiga elände urusel uruselt urusla urdålig urdåligt
      jättedålig jättedåligt jättedåliga skit skiten skitdålig skitdåligt skräp skräpet sopor soptunnan bedrägeri
      bedrägerier bedragare bedragen bedragna lurendrejeri lurendrejare skojare skojeri bluff bluffmakare blåsning
      blåst! blåsta tjuv tjuvar rån rånar stöld svindleri svindlare oacceptabel oacceptabelt oacceptabla oförlåtlig
      oförlåtligt outhärdlig outhärdligt outhärdliga olidlig olidligt oätlig oätligt oätliga odrickbar odrickbart spy
      kräkas kräktes motbjudande frånstötande idiot idioter idioti idiotisk idiotiskt dum dumt dumma korkad korkade
      korkat löjlig löjligt löjliga patetisk patetiskt patetiska pinsam pinsamt pinsamma fy! jävligt_dålig helvete
      helvetet förbannat svin kriminella brottslingar fiasko haveri gräslig gräsligt gräsliga horribel hutlöst hutlös
      hopplös hopplöst hopplösa erbarmlig erbarmligt fördjävlig miserabel miserabelt miserabla sanslöst_dålig parodi!
      snuskig snuskigt snuskiga ohyggligt ohygglig odräglig odrägligt dödskalle fördärvad jävel avskum hora fitta spyr
      kräk!
      bottenbetyg bottennapp dynga mög svineri svindel vansinne pekoral
    `,
  },
  phrases: `
    2: fick pengarna tillbaka snabbt, i god tid, finns inget att förbättra, utan er hjälp, utan din hjälp, pengarna tillbaka direkt, pengarna tillbaka samma dag, förklarade allt
    2: lärt mig mycket, lärde mig mycket, klarade provet, lyssnade på mig, lyssnade på oss, lyssnar på, ingen väntetid, inga väntetider, ingen kö, inga köer
    2: utan att vänta, lätt att installera, tänkt på allt, något för alla, något för alla smaker
    -1.5: fick stå, kopplades runt, bollad runt, skickades runt, internet ligger nere, ligger nere, höjt priset, höjt priserna, höjde priset, höjde priserna
    -1.5: prishöjning, prishöjningar, raderade alla, förlorade alla, för mycket reklam, för många annonser, bara reklam, massa reklam, bara en kassa
    -1.5: var bättre förr, inte vad det var, inte som förr, varm öl, ölen var varm
    2: många komplimanger, fått komplimanger, fick komplimanger, ville inte åka hem, ville inte åka därifrån, ville inte därifrån, sov som en stock
    2: sov som stockar, sov jättebra, tog sig tid, tar sig tid, tog sig tiden, köpt en till, köpte en till
    2: köpt två till, beställt en till, beställde en till, underlättar vardagen, underlättar livet, svarade på alla, svarade på alla mina, svarar på alla
    2: gick inte att sluta läsa, sträckläste, från första sidan
    -1.5: blandade ihop, blandat ihop, fel storlek, fel färg, fel vara, fick fel, skickade fel, ljudet försvinner, försvinner ofta, tappar anslutning
    -1.5: flyget ställdes in, ställdes in, inställt flyg, hungriga därifrån, gick hungriga, gick därifrån hungriga, gick därifrån hungrig, fortfarande hungriga, fortfarande hungrig, blir jättevarm
    -1.5: blir för varm, pyttesmå, fick utslag, utslag av, allergisk reaktion, färgar av sig, färgade av sig, glömde bort oss, glömde vår, glömde våra, kall mat
    -1.5: maten var kall, har lossnat, föll av, trillade av, sprack, spruckit, fick vänta, fick köpa en ny, fick köpa ny, dolda avgifter, inget varmvatten
    2: tidigare än väntat, tidigare än beräknat, snabbare än väntat, precis vad jag letade efter, precis vad jag behövde, precis vad vi, precis det jag
    2: vad jag letade efter, köpa igen, beställa igen, håller vad de lovar
    -2: slutade den fungera, slutade den att fungera, hårstrå i, ett hårstrå, hår i maten, hårstrån
    -1.5: två gånger pengar, drog pengar två, dubbla betalningar, betala två gånger, skärmen fryser, fryser ofta, skicka tillbaka, skickade tillbaka
    -1.5: fick skicka tillbaka, skickar tillbaka, pengarna tillbaka, mina pengar tillbaka, tar slut direkt, tar slut snabbt, krympte, har krympt, krymper
    -1.5: hör allt från, hör grannarna, lyhört, hörde allt från, tog slut efter
    3: rekommenderas varmt, varmt rekommenderas, rekommenderar varmt, rekommenderar starkt, kan varmt rekommendera
    3: kan starkt rekommendera, kan verkligen rekommendera, starkt rekommenderad, ett måste, kan inte bli bättre
    3: kunde inte vara bättre, kunde inte varit bättre, kunde inte bli bättre, inget att klaga på
    3: inget att anmärka på, finns inget att klaga, över förväntan, långt över förväntan
    3: överträffade våra förväntningar, överträffade mina förväntningar, fem stjärnor, 5 stjärnor
    3: tummen upp, full pott, hit i mål
    3: kommer tillbaka, kommer gärna tillbaka, vi kommer tillbaka, kommer definitivt tillbaka
    3: kommer absolut tillbaka, kommer definitivt att komma tillbaka, vill komma tillbaka, längtar tillbaka
    3: ser fram emot att komma tillbaka, gärna igen, handlar gärna igen, bor gärna här igen, återkommer gärna
    3: vi återkommer
    2.5: bra kvalitet, bra kvalité, god kvalitet, hög kvalitet, hög kvalité, högsta kvalitet, bra pris, bra priser
    2.5: mycket för pengarna, mest för pengarna, bra för pengarna, valuta för pengarna, värt pengarna
    2.5: värt varje krona, värd varje krona, värt priset, värd priset, väl värt, väl värd, är det värt
    2.5: värt ett besök, värd ett besök, värt besöket, ångrar inte, ångrar mig inte, inte besviken, inte besvikna
    2.5: aldrig besviken, blir inte besviken, blev inte besviken, blev inte besvikna, gör ingen besviken
    2.5: sviker aldrig, tycker om, tyckte om, tycker väldigt mycket om, tycker mycket om, kär i
    2: inga problem, utan problem, inget problem, inga som helst problem, utan några problem, utan krångel
    2: inga konstigheter, inga bekymmer, utan bekymmer, tack så mycket, stort tack
    2: tack för hjälpen, tack snälla, i tid
    2: perfekt läge, nära till, nära till allt
    2: tar hand om, togs väl om hand, väl omhändertagen, väl omhändertagna
    2: tog väl hand om, gör sitt jobb, gör vad den ska, gör det den ska, som den ska, som det ska, lever upp till
    2: levde upp till, håller vad det lovar, håller vad den lovar, håller hög klass, över medel, prisvärt
    2: lätt att hitta, lätt att använda, lätt att förstå, gärna, lätt tillgänglig, toppen bra
    2: väl godkänt, väl fungerande, en höjdare, ett plus, plus i kanten
    2: ett lyft, riktigt bra, kommer till sin rätt, håller med
    1.5: inte dyrt, inte dyr, inte så dyrt, inte alltför dyrt, inte dåligt, inte dålig, inte alls dåligt
    1.5: inte alls dumt, inte dumt, inte fel, inte helt fel, inte illa, inte så illa, inte alls illa, inte pjåkigt
    1.5: ingen fara, inget fel, inget fel på, inga fel, inga klagomål, rimligt pris, rimliga priser
    1.5: överkomligt pris
    1: som väntat, som förväntat, som beskrivet, enligt beskrivningen, som utlovat, som förväntades, helt okej
    1: allt bra, i sin ordning, utan anmärkning, godkänt, hade tur, tur att
    0.5: grattis på födelsedagen, glad påsk, trevlig resa
    0.5: ha det bra, ha det gott, krya på dig, glad sommar, glad midsommar, trevlig midsommar
    0: levererades i, levererades på
    0: hur långt, hur lång, hur mycket, hur stor, hur stort, i närheten, det var väl, år gammal, år gammalt, år gamla
    0: nära hälften
    0: vet ej, bryr mig inte
    0: god kväll, god dag, goddag, bra att veta, hej och välkommen, med vänlig hälsning
    0: med vänliga hälsningar, vänliga hälsningar, vänlig hälsning, mvh, bästa hälsningar, inte bara, inte enbart
    0: inte endast, så bra som, så gott som, lika bra, lika väl, ganska så, i bästa fall, det bästa vore, om möjligt
    0: bättre sent än aldrig, mer eller mindre, i alla fall, åtminstone, så småningom, snarare, för det mesta
    0: för första gången, från och till, då och då, på lång sikt, på kort sikt, lång sikt, kort sikt, kallt vatten
    0: varmt vatten, varmvatten, kall öl, kalla drycker, kall dryck, luftkonditionering, gamla stan, gamla stad
    0: gammal stad, små barn, små barnen, hur länge, så länge, långt ifrån stan, lång tid, så klart, såklart, visst
    0: helt klart, det är klart, klart att, till och med, med mera, bra mycket, en hel del, stor del, till stor del
    0: större delen, en stor, rätt så, helt rätt, rätt nu, lätt till, inte minst, inte helt säker, inte säker
    0: vet inte, inte än, ännu inte, gör inget, spelar ingen roll, ingen aning, tack vare
    0: på grund av, till salu, om fel, på riktigt, om än, utan att, hårt arbete, jobbar hårt, vann över, god tid
    0: stark kritik
    -0.7: inte så bra, inte jättebra, inte särskilt bra, inte något speciellt, inget speciellt, inget särskilt
    -0.7: inget extra, ingenting speciellt, inget vidare, inte något vidare
    -0.7: inte superb, kan bli bättre, kan förbättras, kunde ha varit
    -0.7: skulle kunna vara bättre, borde vara, borde varit, finns att förbättra, utrymme för förbättring
    -0.7: lite dyr, lite trångt, lite liten, lite litet, lite trist, sådär, lite si och så, varken bra eller dåligt
    -0.7: hade velat, i minsta laget, i dyraste laget
    -1.5: för lite, för få, för mycket, för lång, för långt, för lång tid, för mjuk*, för dyr, för dyrt, för dyra
    -1.5: för liten, för litet, för små, för stor, för kort, för sent, för hårt, för hård, för mörkt, för varmt
    -1.5: för kallt, för salt, för sött, för högt, för trångt, för svag
    -1: inte värd, ingen mening, skulle behöva
    -1: telefonkö, lång väntetid
    -1: långa väntetider, långa köer, lång kö, evighet, lång väntan, tar lång tid, tog lång tid
    -1: tog alldeles för lång tid, tog för lång tid, tar tid, under all kritik, på gränsen, lämnar en del att önska
    -1: höga priser, högt pris, hög ljudnivå, hög volym, svag punkt, enda minuset, enda minus, enda nackdelen
    -1: ett minus, stort minus
    -1.5: inte bra, inte god, inte gott, inte rent, inte trevlig, inte trevligt, inte fräscht, inte fräsch
    -1.5: alldeles för dyrt, alldeles för dyr, alldeles för, ingen smak, smakar ingenting, smakade ingenting
    -1.5: dålig lukt, ingen koll, håller inte måttet, lämnar mycket att önska, lämnar mycket övrigt att önska
    -1.5: lämnar övrigt att önska, att önska, övrigt att önska, en bit kvar, lever inte upp till
    -1.5: levde inte upp till, håller inte vad, inte hjälpsam, inte hjälpsamma, inte nöjd, inte nöjda, inte värt
    -1.5: inte imponerad
    2: väl insvept, väl förpackad, väl förpackat, ingen besvär, inget besvär
    2: inga besvär
    -2: kommer inte att köpa, köper inte igen, fungerar inte, fungerar inte längre, funkar inte, funkar ej
    -2: fungerar ej, fungerade inte, funkade inte
    -2: fungerar dåligt, slutade fungera, slutat fungera, slutar fungera, slutade att fungera, går inte, gick inte
    -2: går inte att, gick inte att, startar inte, laddar inte, laddas inte
    -2: svarar inte, svarade inte, svarar aldrig, inget svar, inga svar, ingen svarar, ingen respons
    -2: ingen återkoppling, aldrig fått, har inte fått, fick aldrig, inte fått, aldrig levererats, inte levererats
    -2: kom aldrig, kom inte fram, kom aldrig fram, ingen hjälp, får ingen hjälp, fick ingen hjälp
    -2: dåligt bemötande, dåligt skick, låg kvalitet
    -2: gillar inte, gillade inte, tycker inte om, tyckte inte om, illa
    -2: kastade pengar, pengarna i sjön
    -2: slänga pengarna i sjön, i sjön, inte värt pengarna, inte värd pengarna, inte värt priset, inte värd priset
    -2: inte värt det, inte värt ett öre, håller inte, höll inte, kan inte rekommendera, duger inte, ur funktion
    -2: ur bruk, i dåligt skick, hängde sig, låste sig, faller isär, föll isär, ramlar isär
    -2: ramlade isär, lossnar, lossnade, till ingen nytta, helt åt skogen, åt skogen, inte okej, inte ok
    -2: bryr sig inte, skiter i, inte acceptabelt, turistfälla, ingen luft, synd att
    -2: väldigt synd
    -3: aldrig mer, aldrig igen, aldrig någonsin igen, en gång och aldrig mer, aldrig någonsin
    -3: kommer aldrig tillbaka, kommer inte tillbaka, kommer inte att komma tillbaka, kommer aldrig att
    -3: aldrig tillbaka, inte tillbaka, rekommenderar inte, rekommenderar ej, rekommenderas inte, rekommenderas ej
    -3: kan inte rekommenderas, inte rekommendera, rekommenderar ingen, avråder starkt, avråder alla, köp inte
    -3: köp den inte, köp ej, handla inte, handla aldrig, handlar aldrig, åk inte hit, gå inte hit, håll er borta
    -3: håll dig borta, hålla sig borta, undvik, noll stjärnor, 0 stjärnor, rena rånet
    -3: rena bluffen
    2: jag älskar, älskar dig, gott nytt år, så fint, så fin, så söt, så gulligt
    2: så kul, så bra, så roligt, ser fram emot, längtar efter
    -2: orkar inte, orkar inte mer, less på, så trött på, vad tråkigt, så tråkigt
    -2: så sorgligt, så ledsen, jag hatar, hatar när, hur kan man, skäms på dig, håll käften, fy fan
    -2: vad fan, för jävligt, jävla idiot, vila i frid, åt helvete
    0: trevlig helg, ha en bra dag, trevlig kväll
    -1.5: kunde ha varit bättre, kunde vara bättre, kunde varit bättre, förväntade mig mer, hade förväntat mig mer
    2: bättre än väntat, bättre än förväntat
    2: kan inte vänta, älskar er, älskar er så, bästa som finns, du är bäst, ni är bäst
    2: ni är bästa, så grym, så jäkla bra, så jävla bra, så snygg, så snyggt, så gött, stort grattis
    2: härlig dag, tummarna upp, ser fram mot
    1: saknar dig, saknar er
    0: låt gå, ser väl, är det väl, det är väl
    -2: vila i fred, inte kul, inte roligt, inte rolig, synd om, helt sjukt, så jävla trött
    -2: mår dåligt, mår inte bra, mår illa, så dum, så dumt, ge fan i, dra åt, håll käft, vad är det för fel
    -2: på riktigt dum, skiter högaktningsfullt, kan ni sluta, sluta nu, vad pinsamt, så pinsamt, så äckligt
    -2: fy vad, fyfan
    0: det väl, är väl, väl ändå, ni väl, väl inte, vi väl, kan väl, ska väl
    0: god morgon, god natt
    1.5: klagar inte, det blev as, saknat den, saknat det
    -2: göra bort sig, gör bort sig, gjorde bort sig, dumma i huvudet, dum i huvudet, trycka ner, slicka arsle
    3: högsta betyg, fem av fem, 5 av 5, full poäng, kan inte nog, kan inte rekommendera … nog, kan inte tacka … nog
    3: över all förväntan, ingen bättre, inget bättre, inga bättre, som en smäck
    3: överträffade alla förväntningar, överträffar alla förväntningar
    2.5: hatten av, all heder, vill inte vara utan, kan inte vara utan, skulle inte vilja vara utan
    2.5: klarar mig inte utan, kunde inte lägga … ifrån, kan inte lägga … ifrån, inte kunde lägga … ifrån
    2.5: kunde inte sluta läsa, kan inte sluta läsa
    2.5: kunde inte sluta titta
    2: gör precis vad den ska, gör precis vad de ska, som en klocka, som gjuten, som gjutet, vattnas i munnen
    2: vattnades i munnen, smälter i munnen, smälte i munnen, som hemma, med öppna armar, öga för detaljer
    2: känsla för detaljer, lilla extra, ställer upp, ställde upp, ställt upp, i nyskick, spot on, går inte att klaga
    2: lätt som en plätt
    0: hoppas det hjälper, hoppas att det hjälper, hoppas detta hjälper, hoppas att detta hjälper
    0: snälla svara, snälla hjälp, snälla kan, snälla gör, snälla du, snälla ni, snälla låt, snälla sluta, snälla kom
    0: snälla säg, snälla snälla, snälla lägg, snälla följ, snälla fixa, snälla ge, snälla skicka
    -1: bättre förr, bättre förut, gått utför, går utför, gick utför, blivit sämre
    -1.5: ingen ursäkt, utan ursäkt, håller inte vad den lovar, håller inte vad det lovar, höll inte vad, stänger av sig
    -1.5: stängde av sig, stänger sig av, startar om sig, startade om sig, tappar kontakten, tappar anslutningen
    -1.5: tappar uppkopplingen
    -2: bara en stjärna, endast en stjärna, tummen ner, tummen ned, lägsta betyg, ett skämt, dåligt skämt, rena skämtet
    -2: slängda pengar, i sticket, bollas runt, bollades runt, bollats runt, slussas runt, slussades runt
    -2: återkommer aldrig, återkom aldrig, hör aldrig av, hörde aldrig av, på nerverna, von oben, gav upp andan
    -2: gett upp andan, gav upp efter, smakar kartong, smakade kartong, under isen
    -1: hade önskat, önskar att, skulle önska, skulle vilja se, skulle vilja ha, hade velat se, hade velat ha, hade gärna sett, hade gärna haft
    -1: skulle gärna sett, skulle gärna haft, skulle gärna se, hade varit bra med, hade varit bra om, hade varit bättre om, hade varit bättre med, hade varit trevligt med, hade varit trevligt om
    -1: hade varit kul med, hade varit kul om, vore bra, vore bättre, vore trevligt, vore kul, vore skönt, skulle vara bra, skulle vara bättre, skulle vara trevligt, skulle vara kul, skulle vara skönt
  `,
  negators: `
    inte ej icke aldrig ingen inget inga ingenting utan varken knappast_någon ingenstans kan_inte kunde_inte finns_inget allt_annat_än
  `,
  closingNegators: 'inte ej',
  nonNegators: 'inte_bara inte_enbart inte_endast varför_inte om_inte',
  halfNegators: 'knappt knappast sällan föga',
  praiseNegators: 'saknar saknas saknade saknades brist bristande',
  doubts: 'tror_inte',
  intensifiers: `
    mycket väldigt jätte jättemycket så riktigt verkligen otroligt extremt helt super superduper oerhört enormt totalt
    absolut fruktansvärt sjukt galet ytterst synnerligen fullständigt särskilt speciellt rätt_så_mycket alltid mer
    mest himla asså jävligt skit jättejätte rysligt hemskt oändligt ofantligt genuint överlag hur_som_helst vansinnigt
    förbannat alldeles extra jävla grymt sinnessjukt fan jäkla
  `,
  diminishers: `
    lite något ganska rätt tämligen relativt någorlunda nästan delvis ibland aningen en_aning småtråkigt hyfsat lätt
    litegrann
  `,
  too: 'alltför alldeles_för på_tok_för',
  uncertainToo: 'för',
  less: 'mindre minst',
  hopes:
    'hoppas_få hoppas_kunna om hoppas hoppades hoppats förhoppningsvis förväntade förväntar förväntat trodde ifall',
  modals: 'skulle_kunna kanske',
  unrealised: `
    skulle_behöva kunde_vara kunde_ha kunde_varit hade_kunnat borde_ha borde_vara borde_varit skulle_ha skulle_varit hade_varit önskar_att
    önskade hade_önskat inte_alltid inte_alla
  `,
  comparatives:
    'snabbare bättre godare trevligare finare vänligare* hjälpsammare* nöjdare* gladare* enklare* smidigare* renare* skönare* roligare*',
  limitNegators: 'kunde_inte kan_inte inte_kunnat aldrig finns_inget',
  endings: 'are ast aste het heten',
  reversingPrefixes: 'o',
  accentless: true,
  nonfactual: 'hoppas förhoppningsvis hur_kan_jag hur_gör_jag hur_kan_vi var_kan_jag',
  remedies:
    'löste löstes löst lösts lagade lagat lagades åtgärdade åtgärdat åtgärdats åtgärdades fixade fixat fixades rättade rättat',
  unsettled: 'måste ska kan dåligt',
  former: 'gamla_versionen förra_versionen tidigare_versionen gamla_appen förr förut tidigare',
  replaced: 'istället_för i_stället_för',
  averting: 'undvika',
  contrast: `
    men dock fast däremot ändå trots förutom medan även_om tyvärr emellertid likväl annars
  `,
  subordinators: `
    trots även_om eftersom att som när där om för_att då så_att innan efter medan vilket vad
  `,
  coordinators: 'och eller samt',
}
