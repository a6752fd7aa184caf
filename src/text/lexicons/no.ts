import type { SentimentLexicon } from './lexicon.js'

export const lexicon: SentimentLexicon = {
  language: 'no',
  matching: 'stem',
  grades: {
    '3': `
      fantastisk fantastiske utmerket utmerkede strålende nydelig! nydelige! vidunderlig vidunderlige perfekt perfekte
      perfeksjon suveren suverent suverene enestående superb fenomenal fenomenalt fenomenale magisk magiske utrolig
      utrolige utsøkt utsøkte fremragende fortreffelig glimrende ypperlig ypperlige genial genialt geniale briljant
      briljante eksepsjonell eksepsjonelt eksepsjonelle spektakulær spektakulært sensasjonell uforglemmelig
      uforglemmelige uovertruffen uovertruffent uslåelig ideell ideelt ideelle best beste bestevenn elsker elsket
      elske elska elskverdig favoritt favoritter favoritten drøm drømmen paradis perle perler juvel forelsket
      kjærlighet toppklasse topp! toppers super! supergod supergodt supergode superbra superfornøyd superfornøyde
      kjempebra kjempegod kjempegodt kjempegode kjempefint kjempefin kjempefornøyd kjempefornøyde kjempehyggelig
      kjempehyggelige kjempekoselig kjempeflott kjempeflotte kjempeflink kanonbra kanon mesterlig mesterverk feilfri
      feilfritt feilfrie plettfri plettfritt ulastelig begeistret begeistrede begeistring betatt betagende imponerende
      imponert imponerte imponerer himmelsk guddommelig herlig herlige praktfull praktfullt praktfulle storslått
      storslåtte verdensklasse femstjerners eksellent ekstraordinær ekstraordinært ekstraordinære fabelaktig
      fabelaktige wow knallbra knallgod knallgodt knall! formidabel formidabelt overveldende lykkelig lykkelige
      rålekker rålekkert råbra dritbra dritgod sykt_bra midt_i_blinken innertier fulltreffer stjerneklasse henrykt
      drømmeferie smashing upåklagelig upåklagelige terningkast_seks mester! verdensmester mestre
    `,
    '2': `
      god godt gode bra bedre fin fint fine finere deilig deilige lekker lekkert lekre hyggelig hyggelige koselig
      koselige kos! vennlig vennlige vennlighet snill snilt snille søt! søte! søtt! flink flinke flinkt hjelpsom
      hjelpsomt hjelpsomme hjelpsomhet imøtekommende serviceinnstilt serviceinnstilte serviceminded gjestfri
      gjestfritt gjestfrihet oppmerksom oppmerksomme omsorgsfull omsorgsfulle omsorg høflig høflige høflighet smilende
      smil! smiler blid blide blidt glad glade gladere glede gleder gledet gledelig lykke heldig heldige heldigvis
      fornøyd fornøyde fornøyelse tilfreds tilfredse tilfredshet tilfredsstillende trives trivdes trivelig trivelige
      triveligere stemningsfull stemningsfullt stemning! atmosfære! sjarmerende sjarm romantisk romantiske rolig
      rolige ro! stille! avslappet avslappende avslappa fredelig fredelige nyte nyter nøt nytelse nytt_rom komfortabel
      komfortabelt komfortable komfort behagelig behagelige bekvem bekvemt romslig romslige luftig luftige ren! rent!
      rene! renslig renhold! renhet ryddig ryddige velholdt velholdte vedlikeholdt pen pent pene moderne nyoppusset
      nyoppussede oppusset elegant elegante stilfull stilfullt stilren stilrent vakker vakkert vakre vakreste smakfull
      smakfullt smakfulle luksuriøs luksuriøst luksus eksklusiv smakte! smakrik smakrikt velsmakende delikat delikate
      saftig saftige mør! mørt! møre! sprø sprøtt frisk friskt friske fersk ferskt ferske ferskvare næringsrik
      mettende rikelig rikelige variert varierte variasjon prisverdig overkommelig! rimelig rimelige rimeligere billig
      billige billigere billigste gratis rabatt rabatter kupp! fordel fordeler fordelaktig gunstig gunstige besparelse
      sparer spart brukbar! nyttig nyttige praktisk praktiske hendig! hendige! enkel enkelt! enkle enklere lett lette
      lettere lettvint lettvinte lettfattelig lettlest brukervennlig brukervennlige intuitiv intuitivt oversiktlig
      oversiktlige tydelig tydelige klar! klare! forståelig forståelige pedagogisk pedagogiske lærerik lærerikt
      lærerike interessant interessante spennende fascinerende engasjerende engasjert engasjerte engasjement
      inspirerende inspirert inspirasjon motiverende motivert informativ informativt informative givende verdifull
      verdifullt verdifulle underholdende morsom morsomt morsomme gøy gøyal artig artige kul! kult! ler! lo! latter
      humor humoristisk rask raskt raske raskere raskeste kjapp kjapt kjappe hurtig hurtige effektiv effektivt
      effektive punktlig presis! presist! presise! pålitelig pålitelige pålitelighet troverdig troverdige trygg trygt
      trygge trygghet sikre! tillit tillitsfull ærlig ærlige ærlighet seriøs seriøst seriøse profesjonell profesjonelt
      profesjonelle profesjonalitet proff proffe kompetent kompetente kompetanse dyktig dyktige kunnskapsrik
      kunnskapsrike kunnskapsrikt erfaren erfarne grundig grundige nøyaktig nøyaktige solid solide stabil stabilt
      stabile robust robuste holdbar holdbart holdbare slitesterk slitesterkt slitesterke sterk sterkt sterke kraftig!
      kraftfull kraftfullt skarp! skarpt! skarpe! kvalitetsprodukt kvalitetsbevisst velfungerende velorganisert
      velstrukturert strukturert gjennomført gjennomtenkt gjennomtenkte original! kreativ kreativt kreative nyskapende
      innovativ innovativt innovative unik unikt unike annerledes! overraskende! positiv positivt positive anbefale
      anbefaler anbefales anbefalt anbefalte anbefaling anbefalinger anbefalelsesverdig takk takker takket takknemlig
      takknemlige tusentakk setter_pris verdsetter verdsatt ros roser roste skryt bravo gratulerer hurra honnør vinne
      vant vinner! vunnet seier suksess suksessfull vellykket vellykkede lyktes lykkes stolt stolte håp! håpefull
      optimistisk liker likte likt! glad_i tiltalende tiltaler attraktiv attraktivt attraktive problemfri problemfritt
      smertefri smertefritt knirkefritt ukomplisert bekymringsfri bekymringsfritt forbedret! forbedring! forbedringer!
      løst! løste! løser! løsning! hjalp hjelper hjulpet hjelp! støtte! støttende tålmodig tålmodige tålmodighet
      fleksibel fleksibelt fleksible allsidig allsidige sjenerøs sjenerøst sjenerøse generøs generøst generøse sunn
      sunt sunne barnevennlig barnevennlige familievennlig kundevennlig *vennlig *vennlige stilig stilige tøff tøft
      tøffe rå_kult grei greie greit konge! digg digge nice ålreit kjekk kjekt kjekke respekt respektfull talent
      talentfull begavet klok kloke smart smarte velfortjent fortjener fortjent autentisk autentiske ekte! idyllisk
      idylliske velkommen! velkomne innbydende hjertelig varme! varm! nam mums overgikk overgår velegnet velegnede
      ekspert eksperter velutstyrt velstekt vellaget servicevennlig kjærlig kjærlige klem klemmer skatt! lydhør
      lydhøre tilgjengelig tilgjengelige prima førsteklasses lynrask lynraskt lynraske smidig smidige flott flotte
      flottere flotteste betryggende bekymringsløs innsiktsfull innsiktsfullt sømløs sømløst konkurransedyktig
      forseglet utfyllende gedigen gedigent forbløffende haha hahaha hihi hehe lol kyss kysser hjerte fest! feirer
      feire bursdag vandt vinder! succes triumf håb! helte fett! beundrer frihet solidaritet mod! modig ære skjønnhet
    `,
    '1': `
      reddet ok okei okey okay akseptabel akseptabelt akseptable tilstrekkelig tilstrekkelige anstendig anstendige
      fornuftig fornuftige grei_nok virker virket fungerer fungerte funker funka funket fungerende fungere passer
      passet passende passe_bra egnet godkjent hederlig skikkelig! skikkelige! stor stort store større ny nye nær
      nærhet nært sentral sentralt sentrale utvalg! komplett kompatibel korrekt korrekte ordentlig ordentlige
      tradisjonell tradisjonelt tradisjonelle hjemmelaget hjemmelagde lært lærte lære! populær populært populære
      velkjent klarer klarte kompakt oppdatert garanti leverer inkludert spiselig overkommelige relevant relevante
      kunnskap! kunnskaper innsikt utfordrende drømmer
    `,
    '0': `
      senere hender hendelse hendelser hendelsen hendelsene magen bilene luften likhet stilen hakket roten fins sikker
      sikkert klart tilbud kule liter arter nære finn inkludere inkluderende service betjening personale personalet
      pris priser prisen kvalitet kvaliteten godnatt hilsen hilsener selvfølgelig naturligvis egentlig sannsynligvis
      faktisk lite_barn virkelig virkelige virkelighet virkeligheten norsk norske nordmenn dager viktig viktige ansvar
      ansvarlig direkte retter forrett hovedrett personlig personlige personlighet bestilt bestill varmt! lys billett
      billetter vanlig! vanligvis regjering politi minister leder følelse følelser nesten nyhet nyheter nylig stillet
      stilling venner vennene venn rolle roller rollen grunn grunnen størrelse størrelsen størrelser oppgave oppgaver
      oppgaven oppgavene nemlig særlige likevel dyrene dyret støtter finne finner letter svar svare svarte! svart! mor
      moren fars god_natt sakte_film herrer passere fjerne fjernet fjerner sak saker mulig trolig endelig egentlige
      skyldes rosa rose sparta mister varierer varierende variasjoner omstendigheter kriger sukker moden fyr fyren
      fyrer kjeden
    `,
    '-0.7': `
      liten lita lite små mindre! minimal minimalt trang trangt trange begrenset begrensede begrensning begrensninger
      basal spartansk spartanske gammel gammelt gamle gammeldags umoderne slitt slitte mørk mørkt mørke ventetid
      ventetider vente ventet avsides tung tungt tunge hard hardt harde middelmådig middelmådige gjennomsnittlig
      lunken lunkent lunkne rar rart rare merkelig merkelige underlig underlige snål! returnere returnerte retur
      returnert refundere refusjon refundert reklamere reklamasjon reklamasjoner reklamert bytte! byttet! erstatning
      erstatte erstattet reparasjon reparere reparert avlyse avlyst kansellere kansellert avbestille oppsigelse gebyr
      gebyrer ekstrakostnader koster kostet tvil tvilsom tvilsomt tvilsomme ujevn ujevnt ujevne tynn tynt tynne mager
      magert langt! lang! gjentakelse gjentakelser for_sent sent! turistete overfylt beklager unnskyld unnskyldning
      unnskyldninger nja tja njæ brukt! grunnleggende! triviell trivielle knapt! foreldet! utdatert! slår_seg_av
      smalere gjerrig! sukk
    `,
    '-2': `
      dårlig dårlige dårligere dyr dyrt dyre dyrere svindyr svindyrt svindyre rådyr rådyrt overpris overpriset
      overprisede ublu blodpris skitten skittent skitne møkkete møkka! støv støvet støvete flekk flekker flekkete mugg
      muggen muggent stank stinker stinket lukt lukter! luktet! lukta! illeluktende bråk bråkete bråker støy støyende
      støyete høylytt lytt! forstyrrende forstyrret forstyrrer treg tregt trege treghet sløv sløvt sløve langsom
      langsomt langsomme sen! sein! seint! forsinket forsinkelse forsinkelser forsinkede kald! kaldt! kalde! iskald
      iskaldt iskalde kjølig! uvennlig uvennlige uhøflig uhøflige frekk frekt frekke arrogant arrogante arroganse
      nedlatende overlegen nonsjalant respektløs respektløst likegyldig likegyldige likegyldighet uinteressert
      uinteresserte uengasjert inkompetent inkompetente inkompetanse uprofesjonell uprofesjonelt uprofesjonelle
      uorganisert kaos kaotisk kaotiske rot rotete rotet uryddig uryddige slurv slurvete slurvet forsømt nedslitt
      nedslitte upålitelig upålitelige uærlig uærlige useriøs useriøst useriøse unødvendig unødvendige meningsløs
      meningsløst nytteløs nytteløst utilstrekkelig utilstrekkelige mangelfull mangelfullt mangelfulle mangel mangler
      manglet manglende mangla fraværende fravær defekt defekte ødelagt ødelagte ødelegger knust knuste sprukket
      sprekk! sprekker ripe! riper ripete ripet bulkete skadet skadd skadede skade skader skjør skjørt skjøre svak
      svakt svake svakhet svakheter ustabil ustabilt ustabile feil feilen feiler feilet feilaktig bug bugs bugget
      krasjer krasjet krasj henger_seg hakker hakkete fryser frøs lagger overopphetet overoppheting problem problemer
      problemet problemene problematisk mislykket mislykkes mislyktes skuffende skuffet skuffede skuffelse skuffelser
      skuffa skuffer dessverre synd! ergerlig ergerlige ergrer angrer angret uheldig uheldige uheldigvis ulykke
      ulykker ulykkelig ubehagelig ubehagelige ubehag ukomfortabel ukomfortabelt ukomfortable kjedelig kjedelige
      kjedeligere trist triste sørgelig ensformig ensformige monoton monotont langtekkelig langdryg langtrukken
      irriterende irritert irritasjon irriterer frustrerende frustrert frustrerte frustrasjon sint sinte sur! surt!
      sure! rasende forbanna forbannet stress stressende stressa stresset trøtt! trøttende sliten slitne slitsom
      slitsomt slitsomme plunder tungvint tungvinte vanskelig vanskelige vanskeligheter vrien vanskeligere komplisert
      kompliserte innviklet utydelig utydelige uklar uklart uklare forvirrende forvirret forvirring uforståelig
      uforståelige uleselig uskarp uskarpt uskarpe omstendelig upraktisk upraktiske umulig umulige ulempe ulemper
      minus! negativ negativt negative kritikk klage klager klagde klaget smakløs smakløst smakløse smaksløs smaksløst
      fad! tørr! tørt! tørre! svidd brent brente rå! rått! salt! gummiaktig harsk bitter! bittert vassen usmakelig
      usmakelige lyver løy løgn løgner løgnere lurt! lurte! lurer! juks jukser jukset falsk falske villedende villedet
      nekter nektet avvist avviser unngå! advarer advare advarsel advart farlig farlige fare! risiko risikabelt redd!
      redde! frykt frykter skremmende skremt urolig bekymret bekymring bekymringer bekymringsfull utrygg utrygt
      utrygge usikker usikkert usikre lei! sorg deprimerende deprimert dyster tap! taper! tapt! tapte! mistet
      bortkastet bortkastede sløsing sløseri sløse sløset smerte smerter smertefull smertefullt vondt vond vonde syk!
      sykt! syke! sykdom lider lidelse død! døde! drept krig kriser krise vold gråte gråter gråt tårer stygg stygt
      stygge rusten rust lekkasje lekker_vann fuktig fukt innestengt kakerlakker rotter! mus! veggedyr veggelus maur!
      overdreven overdrevet overdrevne overvurdert overfladisk overfladiske upassende urimelig urimelige urettferdig
      urettferdige ufullstendig foreldede utdaterte misfornøyd misfornøyde utilfreds utilfredse utilfredsstillende
      misnøye påtrengende masete masing aggressiv aggressive aggressivt fornærmende fornærmet krenkende rasistisk
      rasisme diskriminering grådig grådige ignorerer ignorert ignorerte glemt! glemte! glemmer! pretensiøs absurd
      absurde ineffektiv ineffektivt upersonlig upersonlige klissete klebrig fettete feit! utmattende plagsom plagsomt
      plagsomme udugelig udugelige udugelighet drenerer stjålet! knekt knakk løsnet løsner svikter sviktet klønete
      klumsete slapp! lite_hjelpsom fraråder! fraråde kranglete krangler trøblete trøbbel trøbler krøll skrøpelig
      slitasje opprørende opprørt sjokkerende sjokkert ufin ufint ufine ubrukt! sur_betjening sure_ansatte teit teite
      tåpelig tåpelige bortkasta drittlei urovekkende uhyggelig uhyggelige dreper laber labert labre elendighet
      løgnaktig hykler hyklere hykleri forræder forræderi stjeler korrupt korruption racist racister racisme nazist
      nazister fascist terrorist terrorister terror terrorangreb morder mordere mord myrdet dør! offer! ofre drama
      tragedie tragisk konflikt arbeidsløs arbeidsledig arbeidsledighet fattigdom massakre trussel trusler truer truet
      anklaget dømt arresteret fengsel foragt klovn klovne uheld ensom kjeder sinne tull tøv uvidende diktatur
      diktator nederlag flom brand! strejke fyret uduelig hatefull uforskammet hodepine forkjølet influenza feber
    `,
    '-3': `
      forferdelig forferdelige grusom grusomt grusomme fryktelig fryktelige redselsfull redselsfullt redselsfulle
      skrekkelig skrekkelige ekkel ekkelt ekle motbydelig motbydelige kvalmende vemmelig vemmelige avskyelig
      avskyelige hater hatet hata hat verst verste elendig elendige horribel horribelt katastrofe katastrofal
      katastrofalt katastrofale mareritt skandale skandaløs skandaløst skandaløse skammelig skam skammer! pinlig
      pinlige flau! flaut! flaue! håpløs håpløst håpløse verdiløs verdiløst verdiløse ubrukelig ubrukelige dårligst
      dårligste dritt drittprodukt drittdårlig dritdårlig møkk skit søppel skrap! skrot rask_søppel avfall! svindel
      svindlere svindler svindlet lureri bedrageri bedragere bedragersk bløff tyveri tyv tyver! ran! ranere røveri
      fusk uakseptabel uakseptabelt uakseptable utilgivelig uutholdelig uutholdelige ulidelig ulidelige uspiselig
      uspiselige spy! spydde kaste_opp oppkast idiot idioter idiotisk idiotiske dum dumt dumme latterlig latterlige
      patetisk patetiske ynkelig faen fy! helvete jævlig jævlige jævla satan kriminell kriminelle svinaktig avskum
      gyselig gyselige fæl fælt fæle fiasko begredelig begredelige hårreisende rystende forkastelig forkastelige
      sjofel udrikkelig ræva! kjip kjipe kjipt bånn bånnsolid_dårlig avskyr forbannede gørr_kjedelig drittsekk fuck
      fucking klam klamt ulækker svin afskum hore
    `,
  },
  phrases: `
    3: anbefales på det varmeste, anbefales varmt, varmt anbefalt, anbefaler på det sterkeste
    3: anbefales på det sterkeste, anbefaler sterkt, anbefales sterkt, sterkt anbefalt, kan varmt anbefale
    3: kan absolutt anbefales, kan virkelig anbefale, må bare anbefale, et must, kan ikke bli bedre
    3: kunne ikke vært bedre, kunne ikke blitt bedre, blir ikke bedre, kunne ikke vært mer fornøyd
    3: ingenting å klage på, ikke noe å klage på, ingenting å utsette, ikke noe å utsette, over all forventning
    3: over forventning, langt over forventning, overgikk forventningene, overgikk alle forventninger
    3: i verdensklasse, fem stjerner, 5 stjerner, tommel opp, tommelen opp, terningkast 6, terningkast seks
    3: prikken over i-en, helt konge, helt topp, er topp, helt rått, helt super
    3: kommer tilbake, kommer gjerne tilbake, kommer definitivt tilbake, kommer absolutt tilbake
    3: kommer garantert tilbake, kommer helt sikkert tilbake, vi kommer tilbake, kommer igjen, kommer gjerne igjen
    3: drar gjerne tilbake, handler gjerne igjen, handler gjerne her igjen, gleder meg til, gleder oss til
    3: ser frem til, ser fram til
    2.5: god kvalitet, veldig god kvalitet, høy kvalitet, bra kvalitet, god pris, gode priser, bra pris, bra priser
    2.5: grei pris, greie priser, rimelig pris, rimelige priser, fornuftig pris, fornuftige priser, mye for pengene
    2.5: verdi for pengene, god verdi for pengene, valuta for pengene, verdt pengene, verdt prisen, verdt hver krone
    2.5: vel verdt, verdt det, verdt et besøk, verdt turen, absolutt verdt, angrer ikke, angrer ikke på
    2.5: ikke skuffet, aldri skuffet, ble ikke skuffet, blir ikke skuffet, skuffer ikke, skuffer aldri, skuffet ikke
    2.5: glad i, bryr seg om
    2: ingen problemer, uten problemer, ingen problem, ikke noe problem, null problem, uten problem, null stress
    2: ingen bekymringer, uten bekymringer, takk for hjelpen, mange takk, tusen takk, stor takk, takk for alt
    2: i tide, på tiden, i god tid, til avtalt tid, i god stand, god stand, bra stand, bra beliggenhet
    2: god beliggenhet, perfekt beliggenhet, sentral beliggenhet, nær alt, god service, bra service, gjør jobben
    2: gjør jobben sin, gjør det den skal, gjør som den skal, som den skal, som det skal, lever opp til
    2: levde opp til, holder det den lover, holder hva den lover, lett å finne, lett å bruke, enkel å bruke
    2: enkelt å bruke, lett å forstå, tar seg godt av, tok seg godt av, tatt godt vare på, tatt godt imot
    2: godt mottatt, falt i smak, faller i smak, god plass, plass til alle, som ny, på plass, et pluss, stort pluss
    2: et stort pluss, i orden, helt i orden, gjerne, med glede, vel fortjent, godt kjøp, et kupp, kjempe bra
    2: å like
    1.5: ikke dyrt, ikke dyr, ikke så dyrt, ikke for dyrt, ikke dårlig, ikke så dårlig, slett ikke dårlig
    1.5: ikke verst, ikke så verst, slett ikke verst, ikke galt, ikke feil, ikke dumt, slett ikke dumt, ikke så ille
    1.5: ikke ille, ingen klager, ingen feil, ingen fare, overkommelig pris, overkommelige priser
    1: som forventet, som beskrevet, som lovet, helt ok, helt okei, helt greit, helt fint, alt i orden, alt ok
    1: alt bra, alt vel
    0.5: gratulerer med dagen, god påske, god helg, god tur, god reise, god kveld
    0.5: ha en fin dag, ha en god dag, ha det bra, god bedring, god sommer, god ferie
    0: god morgen, god dag, god natt, god ettermiddag, godt å vite, med vennlig hilsen, vennlig hilsen, mvh, hilsen
    0: ikke bare, ikke kun, ikke minst, så godt som, like godt, like bra, mer eller mindre, i det minste
    0: i hvert fall, iallfall, for det meste, for første gang, fra tid til annen, på lang sikt, på kort sikt
    0: kaldt vann, varmt vann, varmtvann, kald øl, kalde drikker, kald drikke, gamle byen, gamleby, gamlebyen
    0: gammel by, små barn, små barna, liten gutt, lita jente, liten jente, hvor lenge, så lenge, selv om
    0: det er klart, helt klart, til og med, en hel del, stor del, en stor del, stort sett, i det store og hele
    0: snart, akkurat nå, ikke sikker, vet ikke, ikke alltid, ikke alle, ikke ennå, ennå ikke, gjør ikke noe
    0: det gjør ikke noe, spiller ingen rolle, ingen anelse, aner ikke, takket være, på grunn av, sørge for
    0: sørger for, til salgs, kort tid, lang tid, best mulig, hardt arbeid, jobber hardt, godt over, bra mange
    0: nytt år, lite barn, litt etter litt, så bra at, ærlig talt, sikker på, sterk kritikk, vær så god
    0: vær så snill, er du snill
    -0.7: ikke så god, ikke så bra, ikke særlig god, ikke særlig bra, ikke spesielt god, ikke spesielt bra
    -0.7: ikke noe spesielt, ingenting spesielt, ikke noe særlig, ikke helt, ikke imponerende, kunne vært bedre
    -0.7: kunne ha vært bedre, kunne vært, kan bli bedre, kan forbedres, kunne forbedres, burde vært, burde være
    -0.7: burde ha, forbedringspotensial, rom for forbedring, litt dyrt, litt dyr, litt trangt, litt liten
    -0.7: litt lite, litt kjedelig, så som så, på den dyre siden, i dyreste laget, i minste laget
    -0.7: verken bra eller dårlig, sånn passe, midt på treet
    -1: ikke lenger, for lite, for få, for mye, for mange, for lang, for langt, for lang tid, for dyr, for dyrt
    -1: for dyre, for liten, for lita, for små, for stor, for stort, for kort, for sent, for seint, for hard
    -1: for hardt, for mørkt, for varmt, for kaldt, for salt, for søt, for søtt, for høyt, for høy, for trangt
    -1: for svak, for svakt, for treg, for tynn, for tung, for vanskelig, lang ventetid, lange ventetider, lang kø
    -1: lange køer, lang venting, tar lang tid, tok lang tid, tar for lang tid, tok for lang tid, tok evigheter
    -1: tar evigheter, ventet lenge, høye priser, høy pris, eneste minus, eneste ulempe, et minus, stort minus
    -1: svakt punkt, lite utvalg, lite hjelpsom, lite hjelpsomme, lite service, lite imøtekommende, lite hyggelig
    -1: lite smak, på grensen
    -1.5: ikke god, ikke godt, ikke bra, ikke rent, ikke hyggelig, ikke fersk, altfor dyrt, altfor dyr, alt for dyrt
    -1.5: alt for dyr, alt for, altfor, ingen smak, smaker ingenting, smakte ingenting, smakte ikke, vond lukt
    -1.5: dårlig lukt, ikke fornøyd, ikke fornøyde, ikke imponert, mye å ønske, en del å ønske, å ønske
    -1.5: lever ikke opp til, levde ikke opp til, står ikke til, under pari, under middels, ikke hjelpsom
    -1.5: ikke hjelpsomme, ingen plass
    -2: virker ikke, virket ikke, virker ikke lenger, fungerer ikke, fungerte ikke, fungerer ikke lenger
    -2: fungerer dårlig, fungerte dårlig, funker ikke, funka ikke, funket ikke, funker dårlig, sluttet å virke
    -2: slutter å virke, sluttet å fungere, slutta å virke, slutta å fungere, gikk i stykker, går i stykker
    -2: gått i stykker, i stykker, røk, ryker, starter ikke, slår seg ikke på, skrur seg av, slår seg av, lader ikke
    -2: lades ikke, holder ikke strøm, svarer ikke, svarte ikke, svarer aldri, får ikke svar, fikk ikke svar
    -2: ikke fått svar, ingen svar, ingen svarer, ingen respons, ingen tilbakemelding, aldri mottatt
    -2: har ikke mottatt, ikke mottatt, aldri fått, ikke fått, aldri levert, ikke levert, kom aldri, kom ikke frem
    -2: kom ikke fram, aldri kommet, ingen hjelp, får ikke hjelp, fikk ikke hjelp, dårlig service, elendig service
    -2: dårlig kvalitet, dårlig opplevelse, dårlig erfaring, dårlig stand, i dårlig stand, dårlig smak, lav kvalitet
    -2: dårligere kvalitet, liker ikke, likte ikke, liker det ikke, bortkastet tid, bortkastet penger
    -2: bortkastede penger, sløsing med tid, sløsing med penger, penger ut av vinduet, penger rett ut, ut av vinduet
    -2: kaste penger, kastet bort, kaste bort, ikke verdt, ikke verdt pengene, ikke verdt prisen, ikke verdt det
    -2: holder ikke, holdt ikke, holder ikke mål, duger ikke, går ikke, gikk ikke, går ikke an, kan ikke brukes
    -2: ut av drift, ute av drift, faller fra hverandre, falt fra hverandre, ikke akseptabelt, ikke i orden
    -2: ikke greit, ikke ok, bryr seg ikke, gir blaffen, turistfelle, lei seg, lurt meg, blitt lurt
    -2: ble lurt, lurt av, føler meg lurt, gå på en smell, i søpla, rett i søpla
    -2.5: kan ikke anbefale, kan ikke anbefales, anbefales ikke, vil ikke anbefale
    -3: aldri mer, aldri igjen, én gang og aldri mer, en gang og aldri mer, aldri noensinne, kommer aldri tilbake
    -3: kommer ikke tilbake, kommer aldri igjen, kommer ikke igjen, drar aldri tilbake, anbefaler ikke
    -3: anbefaler det ikke, anbefaler ingen, kan på ingen måte anbefale, fraråder, frarådes
    -3: fraråder på det sterkeste, frarådes på det sterkeste, vil fraråde, ikke kjøp, kjøp ikke, kjøp aldri
    -3: kjøper aldri, ikke handle, handler aldri, hold deg unna, hold dere unna, holde seg unna, styr unna
    -3: styr langt unna, langt unna, unngå, null stjerner, 0 stjerner, terningkast 1, terningkast en
    -3: under enhver kritikk, under all kritikk, skam dere
    2: elsker deg, gratulerer med, god jul, godt nytt år, lykke til, hvor er det, bra jobba, gleder meg, så fint
    2: så søtt
    -2: gjør vondt, vondt i, orker ikke, lei av, så lei, så trist, savner deg, jeg hater, hold kjeft, for helvete
    -2: hvil i fred, lei meg, drit i
    -1.5: forventet mer, forventa mer, forventet bedre
  `,
  negators: `
    ikke ikkje ei! aldri ingen ingenting intet inga uten verken hverken ikkeno
  `,
  closingNegators: 'ikke ikkje',
  nonNegators: 'ikke_bare ikke_kun ikke_minst hvorfor_ikke hvis_ikke',
  halfNegators: 'knapt neppe sjelden så_vidt lite',
  praiseNegators: 'mangler manglet mangel manglende savner savnet',
  intensifiers: `
    veldig svært meget så virkelig utrolig ekstremt helt super kjempe fullstendig totalt absolutt ytterst særdeles
    særlig spesielt enormt vanvittig mega skikkelig alltid mer mest aldeles usedvanlig uhyre sykt sinnssykt dritt!
    drit ordentlig fryktelig fantastisk forferdelig utrolige gjennomgående rett_og_slett dypt rimelig_mye
  `,
  diminishers: `
    litt noe ganske nokså relativt noenlunde nesten delvis av_og_til en_smule forholdsvis rimelig temmelig småt
  `,
  too: 'altfor alt_for',
  less: 'mindre minst',
  hopes: 'hvis håper håpet håpte forhåpentligvis forventet forventer forventa trodde dersom',
  modals: 'kanskje kunne_kanskje',
  unrealised: `
    kunne_ha burde_ha skulle_ha skulle_vært ville_ha ville_vært hadde_vært ønsker ønsket skulle_ønske
  `,
  comparatives: 'bedre hyggeligere finere',
  limitNegators: 'kunne_ikke kan_ikke aldri finnes_ikke',
  endings: 'ere est este este:ig ste het heten',
  reversingPrefixes: 'u',
  accentless: true,
  contrast: `
    men dog imidlertid selv_om til_tross tross likevel unntatt mens bortsett_fra dessverre derimot allikevel
  `,
  subordinators: `
    fordi at som når hvor hvis da så siden før etter mens der hva ettersom
  `,
  coordinators: 'og eller samt',
}
