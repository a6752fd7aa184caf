import type { SentimentLexicon } from './lexicon.js'

export const lexicon: SentimentLexicon = {
  language: 'no',
  matching: 'stem',
  grades: {
    '3': `
      fantastisk utmerket strålende nydelig! nydelige! vidunderlig perfekt perfeksjon suveren suverent enestående
      superb fenomenal fenomenalt magisk utrolig utrolige utsøkt fremragende fortreffelig glimrende ypperlig genial
      genialt briljant eksepsjonell eksepsjonelt spektakulær spektakulært sensasjonell uforglemmelig uovertruffen
      uovertruffent uslåelig ideell ideelt best bestevenn elske elskverdig favoritt drøm drømmen paradis perle juvel
      forelsket kjærlighet toppklasse topp! toppers super! supergod superbra superfornøyd kjempebra kjempegod
      kjempefint kjempefin kjempefornøyd kjempehyggelig kjempekoselig kjempeflott kjempeflink kanonbra kanon mesterlig
      mesterverk feilfri feilfritt plettfri plettfritt ulastelig begeistret begeistring betatt betagende imponert
      himmelsk guddommelig herlig praktfull praktfullt storslått storslåtte verdensklasse femstjerners eksellent
      ekstraordinær ekstraordinært fabelaktig wow knallbra knallgod knall! formidabel formidabelt overveldende
      lykkelig lykkelige rålekker rålekkert råbra dritbra dritgod sykt_bra midt_i_blinken innertier fulltreffer
      stjerneklasse henrykt drømmeferie smashing upåklagelig upåklagelige terningkast_seks mester! verdensmester
      mestre knallsterk råtøft kjempegøy kjempeglad kjempelekker rørende! oppslukende gnistrende glitrende storslagent
      storartet medrivende rystende_god gåsehud klassiker! hjerteskjærende_vakker kongebra sinnssykt_bra legendarisk
      ekstase henført
      jackpot gullkorn
    `,
    '2': `
      god godt bra bedre fin fint finere deilig lekker lekkert lekre hyggelig kos! vennlig snill snilt søt! søte!
      søtt! flink flinkt hjelpsom hjelpsomt hjelpsomme imøtekommende serviceinnstilt serviceminded gjestfri gjestfritt
      oppmerksom oppmerksomme omsorgsfull omsorg høflig smil! smiler blid blidt glad gladere glede lykke heldig
      heldigvis fornøyd fornøyelse tilfreds tilfredse tilfredsstillende trives trivdes triveligere stemningsfull
      stemningsfullt stemning! atmosfære! sjarm romantisk rolig ro! stille! avslappa fredelig nyte nøt nytt_rom
      komfortabel komfortabelt komfortable komfort behagelig bekvem bekvemt romslig luftig ren! rent! rene! renslig
      renhold! renhet ryddig velholdt vedlikeholdt pen pent moderne nyoppusset oppusset elegant stilfull stilfullt
      stilren stilrent vakker vakkert vakre vakreste smakfull smakfullt luksuriøs luksuriøst luksus eksklusiv smakte!
      smakrik smakrikt velsmakende delikat saftig mør! mørt! møre! sprø sprøtt frisk friskt fersk ferskt ferskvare
      næringsrik mettende rikelig variert variasjon prisverdig overkommelig! rimelig rimeligere billig billigere
      gratis rabatt kupp! fordel fordelaktig gunstig besparelse sparer spart brukbar! nyttig praktisk hendig! hendige!
      enkel enkelt! enkle enklere lett lettere lettvint lettfattelig lettlest brukervennlig intuitiv oversiktlig
      tydelig klar! klare! forståelig forståelige pedagogisk lærerik lærerikt interessant spennende fascinerende
      engasjert engasjement inspirert inspirasjon motivert informativ givende verdifull verdifullt morsom morsomt
      morsomme gøy gøyal artig kul! kult! ler! lo! latter humor humoristisk rask raskt raskere raskeste kjapp kjapt
      hurtig effektiv punktlig presis! presist! presise! pålitelig pålitelige pålitelighet troverdig trygg trygt
      sikre! tillit tillitsfull ærlig seriøs seriøst profesjonell profesjonelt profesjonalitet proff kompetent
      kompetanse dyktig kunnskapsrik kunnskapsrikt erfaren erfarne grundig nøyaktig solid stabil stabilt robust
      holdbar holdbart holdbare slitesterk slitesterkt sterk sterkt kraftig! kraftfull kraftfullt skarp! skarpt!
      skarpe! kvalitetsprodukt kvalitetsbevisst velfungerende velorganisert velstrukturert strukturert gjennomført
      gjennomtenkt original! kreativ nyskapende innovativ unik unikt annerledes! overraskende! positiv anbefale
      anbefalt anbefaling anbefalelsesverdig takk takknemlig tusentakk setter_pris verdsetter verdsatt ros roste skryt
      bravo gratulerer hurra honnør vinne vant vinner! vunnet seier suksess suksessfull vellykket lyktes lykkes stolt
      håp! håpefull optimistisk liker likte likt! glad_i tiltaler attraktiv problemfri problemfritt smertefri
      smertefritt knirkefritt ukomplisert bekymringsfri bekymringsfritt forbedret! forbedring! forbedringer! løst!
      løste! løser! løsning! hjalp hjelper hjulpet hjelp! støtte! støttende tålmodig tålmodige tålmodighet fleksibel
      fleksibelt fleksible allsidig sjenerøs sjenerøst generøs generøst sunn sunt barnevennlig familievennlig
      kundevennlig *vennlig *vennlige stilig tøff tøft rå_kult grei greie greit konge! digg nice ålreit kjekk kjekt
      respekt respektfull talent talentfull begavet klok smart velfortjent fortjener fortjent autentisk ekte! idyllisk
      velkommen! velkomne innbydende varme! varm! nam mums overgikk overgår velegnet ekspert eksperter velutstyrt
      velstekt vellaget servicevennlig kjærlig kjærlige klem klemmer skatt! lydhør tilgjengelig prima førsteklasses
      lynrask lynraskt smidig flott flottere flotteste betryggende bekymringsløs innsiktsfull innsiktsfullt sømløs
      sømløst konkurransedyktig forseglet utfyllende gedigen gedigent forbløffende haha hahaha hihi hehe lol kyss
      hjerte fest! feire bursdag vandt vinder! succes triumf håb! helte fett! beundrer frihet solidaritet mod! modig
      ære skjønnhet griper grep! rørt! rører! ledd! latterkula humre flirte gliste underholdt morsomst billigst
      hyggeligst vakrere koste! kosa smaker! verdt! forelska sjarmert fenger fengslende pageturner slukte! leseverdig
      severdig originalt originale oppfinnsom oppfinnsomt snedig velskrevet velspilt velregissert godbit gourmet
      lekkerbisken mmm omtenksom omtenksomme gull! gullmedalje medalje! seire helt_fantastisk jippi heia! heier! yes!
      yess jess bra_jobba komplimenter gøyalt morro moro! stas! varmende hjertevarm oppløftende tankevekkende vekker!
      vanntett! passformen_perfekt sitter_perfekt prisgunstig røverkjøp gavepakke yndling uttelling!
      behjelpelig beundringsverdig beundringsverdige blendende! detaljert detaljerte dyptgående! effektfull fargerik
      festlig forbilledlig forfriskende! fyldig gavmild gjennomarbeidet harmonisk lovende! minneverdig nytenkende!
      overbevisende! overdådig rutinert sprudlende! sympatisk sympatiske tidløs tidløst uunnværlig uvurderlig
      velduftende! virkningsfull øyeåpner opptur fascinert fascinerte
    `,
    '1': `
      mykt! myk! myke! reddet ok okei okey okay akseptabel akseptabelt akseptable tilstrekkelig anstendig fornuftig grei_nok virker
      funka fungere passer passe_bra egnet godkjent hederlig skikkelig! skikkelige! stor stort større ny nye nær nært
      sentral sentralt utvalg! komplett kompatibel korrekt ordentlig tradisjonell tradisjonelt hjemmelaget hjemmelagde
      lært lære! populær populært velkjent klarer klarte kompakt oppdatert garanti leverer inkludert spiselig
      overkommelige relevant kunnskap! kunnskaper innsikt utfordrende drømmer passe! duger! ok_nok brukbart helt_grei
      holder!
    `,
    '0': `
      lakkere dyrlege dyrlegen dyrleger arbeidsleder bestige rotere
      godta godtar leveren ra senest seinere omstendighetene
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
      lite små mindre! minimal minimalt trang trangt begrenset begrensning basal spartansk gammel gammelt gamle
      gammeldags umoderne slitt mørk mørkt ventetid vente avsides tung tungt hard middelmådig middelmådige
      gjennomsnittlig lunken lunkent lunkne rar rart merkelig underlig snål! returnere retur refundere refusjon
      reklamere reklamasjon bytte! byttet! erstatning erstatte reparasjon reparere avlyse avlyst kansellere avbestille
      oppsigelse gebyr ekstrakostnader koster tvil tvilsom tvilsomt tvilsomme ujevn ujevnt tynn tynt mager magert
      langt! lang! gjentakelse for_sent sent! turistete overfylt beklager unnskyld unnskyldning nja tja njæ brukt!
      grunnleggende! triviell knapt! foreldet! utdatert! slår_seg_av smalere gjerrig! sukk klisjé! klisjeer klisjéfylt
      forutsigbar forutsigbart forutsigbare langdrygt oppbrukt middels seigt! seig! seige! stiv_pris stive_priser
      stivt_priset krympet rant_av falmet nuppete nupper klør! kløe! stram! gnager gnagsår rakner loet synd_at
      tomt_etter kø!
      bisarr bisart banal banalt
    `,
    '-2': `
      dårlig dårlige dårligere dyr dyrt dyrere svindyr svindyrt rådyr rådyrt overpris ublu blodpris skitten skittent
      skitne møkkete møkka! støv støvete flekk flekkete mugg muggent stank lukt lukter! luktet! lukta! illeluktende
      bråk bråkete bråker støy støyende støyete høylytt lytt! forstyrret treg tregt sløv sløvt langsom langsomt
      langsomme sen! sein! seint! forsinket kald! kaldt! kalde! iskald kjølig! uvennlig uhøflig frekk frekt arrogant
      arroganse nedlatende overlegen nonsjalant respektløs respektløst likegyldig uinteressert uengasjert inkompetent
      inkompetanse uprofesjonell uprofesjonelt uorganisert kaos kaotisk rot rotete uryddig slurv slurvete forsømt
      nedslitt upålitelig upålitelige uærlig useriøs useriøst unødvendig meningsløs meningsløst nytteløs nytteløst
      utilstrekkelig mangelfull mangelfullt mangel mangler manglet manglende mangla fravær defekt ødelagt ødelegger
      knust sprukket sprekk! sprekker ripe! riper ripete bulkete skadd skade skjør skjørt svak svakt ustabil ustabilt
      feil feilaktig bug bugget krasj henger_seg hakker hakkete fryser frøs lagger overopphetet overoppheting problem
      problematisk mislykket mislyktes skuffa dessverre synd! ergerlig ergrer angrer uheldigvis ulykke ubehag
      ukomfortabel ukomfortabelt ukomfortable kjedeligere trist sørgelig ensformig monoton monotont langtekkelig
      langdryg langtrukken irritert irritasjon frustrert frustrasjon sint sur! surt! sure! rasende forbanna forbannet
      stress trøtt! trøttende sliten slitne slitsom slitsomt slitsomme plunder tungvint vanskelig vrien vanskeligere
      komplisert innviklet utydelig uklar uklart uklare forvirret forvirring uforståelig uforståelige uleselig uskarp
      uskarpt omstendelig upraktisk umulig ulempe minus! negativ kritikk klage klagde smakløs smakløst smaksløs
      smaksløst fad! tørr! tørt! tørre! svidd brent rå! rått! salt! gummiaktig harsk bitter! bittert vassen usmakelig
      lyver løy løgn løgnere lurt! lurte! lurer! juks falsk villedet nekter avvist avviser unngå! advare advarsel
      advart farlig fare! risiko risikabelt redd! redde! frykt frykter skremmende skremt urolig bekymret bekymring
      bekymringsfull utrygg utrygt usikker usikkert usikre lei! sorg deprimert dyster tap! taper! tapt! tapte! mistet
      sløsing sløseri sløse smerte smertefull smertefullt vond syk! sykt! syke! sykdom lider død! døde! drept krig
      krise vold gråte gråter gråt tårer stygg stygt rust lekkasje lekker_vann fukt innestengt kakerlakker rotter!
      mus! veggedyr veggelus maur! overdreven overdrevne overvurdert overfladisk upassende urimelig urettferdig
      ufullstendig foreldede utdaterte misfornøyd utilfreds utilfredse utilfredsstillende misnøye påtrengende masete
      masing aggressiv fornærmet krenkende rasistisk rasisme diskriminering grådig grådige ignorert glemt! glemte!
      glemmer! pretensiøs absurd ineffektiv upersonlig klissete klebrig fettete feit! plagsom plagsomt plagsomme
      udugelig drenerer stjålet! knekt knakk løsnet svikter klønete klumsete slapp! lite_hjelpsom fraråder! fraråde
      kranglete krangler trøblete trøbbel trøbler krøll skrøpelig slitasje opprørende opprørt sjokkert ufin ufint
      ubrukt! sur_betjening sure_ansatte teit tåpelig tåpelige bortkasta drittlei urovekkende uhyggelig dreper laber
      labert labre elendighet løgnaktig hykler hyklere hykleri forræder forræderi stjeler korrupt korruption racist
      racisme nazist fascist terrorist terror terrorangreb mordere mord myrdet offer! ofre drama tragedie tragisk
      konflikt arbeidsløs arbeidsledig fattigdom massakre trussel trusler truer truet anklaget dømt arresteret fengsel
      foragt klovn uheld ensom kjeder sinne tull tøv uvidende diktatur diktator nederlag flom brand! strejke fyret
      uduelig hatefull uforskammet hodepine forkjølet influenza feber kjedeligst verre! ødela! knuser! plaget! plager!
      stinka hengte_seg heng_seg anger! utslitt! gikk_midt avslått avslo sovnet! sovna! sovne! gjesp flause makkverk
      søppelfilm svada sludder vås tulling jallakvalitet juggel dilldall kinaskrot skrotete mugne æsj æsjj bæsj! bæ!
      isj! fysj! usj! gufs! gufne guffen guffent grøss! harskt råttent råtten råtne kaldt_kjøtt overstekt understekt
      rått_kjøtt kvalm! kvalme! kvalmt! brekke_meg lurer_oss ågerpris flår flådd rane! røverpriser ufyselig grinete
      gretten gretne mutt! snurt surmulende surmaget likeglad nonchalant ubehjelpelig sjuskete somling somler treige
      bedrøvelig trasig maktmisbruk maktesløs sviket! svik! landssvikere skam_dere skjems! tapet! provoserende
      provosert! støtende sårende kjefter! kjefta! kjeft! skrek! brølte krangel mas! utmattet dødskjedelig drittfilm
      drit! fanden! pokkers fordømt forbaska ræv! rævva pissdårlig feilkjøp bomkjøp bomtur flopp bommert tabbe! glipp!
      svikt! kortslutning lekk! lakk! virket_aldri dødt! daukjøtt daff! dau! slapt! livløs livløst innholdsløs
      innholdsløst intetsigende tannløst overflatisk tilbakekalles utbrent brannfarlig vingler vakler knirker!
      skrangler skranglete dirrer durte summet!
      avskrekkende! amatørmessig barnslig blek! brutal brutalt diskriminerende! doven fargeløs fargeløst fientlig
      forhastet grotesk halvhjertet hjerteløs hjerteløst klossete kynisk kyniske misvisende! nedslående! snobbete
      sjelløs uansvarlig uappetittlig uferdig uhensiktsmessig uhygienisk uhygieniske ulogisk ulogiske ulovlig ulovlige
      urealistisk usammenhengende! usympatisk usympatiske utett uverdig vulgær fadese nedtur plage! galskap krenket
      kræsjer kræsjet kasteball *uvennlig *uvennlige
    `,
    '-3': `
      forferdelig grusom grusomt grusomme fryktelig fryktelige redselsfull redselsfullt skrekkelig ekkel ekkelt ekle
      motbydelig kvalmende vemmelig avskyelig hat verst elendig elendige horribel horribelt katastrofe katastrofal
      katastrofalt mareritt skandale skandaløs skandaløst skammelig skam skammer! pinlig flau! flaut! flaue! håpløs
      håpløst håpløse verdiløs verdiløst ubrukelig dårligst dårligste dritt drittprodukt drittdårlig dritdårlig møkk
      skit søppel skrap! skrot rask_søppel avfall! svindel svindlere svindler lureri bedrageri bedragere bedragersk
      bløff tyveri tyv tyver! ran! ranere røveri fusk uakseptabel uakseptabelt uakseptable utilgivelig uutholdelig
      ulidelig uspiselig spy! spydde kaste_opp oppkast idiot idiotisk dum dumt dumme latterlig patetisk ynkelig faen
      fy! helvete jævlig jævla satan kriminell svinaktig avskum gyselig fæl fælt fiasko begredelig hårreisende
      rystende forkastelig sjofel udrikkelig ræva! kjip kjipt bånn bånnsolid_dårlig avskyr forbannede gørr_kjedelig
      drittsekk fuck fucking klam klamt ulækker svin afskum hore
      svineri
    `,
  },
  phrases: `
    3: anbefales på det varmeste, anbefales varmt, varmt anbefalt, anbefaler på det sterkeste
    3: anbefales på det sterkeste, anbefaler sterkt, anbefales sterkt, sterkt anbefalt, kan varmt anbefale
    3: kan absolutt anbefales, kan virkelig anbefale, må bare anbefale, et must, kan ikke bli bedre
    3: kunne ikke vært bedre, kunne ikke blitt bedre, blir ikke bedre, kunne ikke vært mer fornøyd
    3: ingenting å klage på, ikke noe å klage på, ingenting å utsette, ikke noe å utsette, over all forventning
    3: over forventning, langt over forventning, overgikk forventningene, overgikk alle forventninger
    3: fem stjerner, 5 stjerner, tommel opp, tommelen opp, terningkast 6
    3: prikken over i en, helt konge, helt topp, helt rått, helt super
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
    2: ingenting å forbedre, uten deres hjelp, ingen problemer, uten problemer, ingen problem, ikke noe problem, null problem, uten problem, null stress
    2: ingen bekymringer, uten bekymringer, takk for hjelpen, stor takk
    2: i tide, på tiden, til avtalt tid
    2: perfekt beliggenhet, sentral beliggenhet, nær alt, gjør jobben
    2: gjør jobben sin, gjør det den skal, gjør som den skal, som den skal, som det skal, lever opp til
    2: levde opp til, holder det den lover, holder hva den lover
    2: falt i smak, faller i smak, plass til alle, som ny, på plass, et pluss, stort pluss
    2: et stort pluss, i orden, helt i orden, gjerne, kjempe bra
    2: å like
    1.5: ikke dyrt, ikke dyr, ikke så dyrt, ikke for dyrt, ikke dårlig, ikke så dårlig, slett ikke dårlig
    1.5: ikke verst, ikke så verst, slett ikke verst, ikke galt, ikke feil, ikke dumt, slett ikke dumt, ikke så ille
    1.5: ikke ille, ingen klager, ingen feil, ingen fare, overkommelig pris, overkommelige priser
    1: som forventet, som beskrevet, som lovet, helt ok, helt okei, helt greit, helt fint, alt i orden
    1: alt bra, alt vel
    0.5: gratulerer med dagen, god påske, god helg, god tur, god reise, god kveld
    0.5: ha en fin dag, ha en god dag, ha det bra, god bedring, god sommer, god ferie
    0: mange dyr, ville dyr, dyr i, og dyr, dyr og, dyr som, år gammel, år gammelt, år gamle, den mindre, den store
    0: det store, de store, den lille, holder foran, inkluderer to
    0: bryr meg ikke
    0: god morgen, god dag, god natt, god ettermiddag, godt å vite, med vennlig hilsen, vennlig hilsen, mvh, hilsen
    0: ikke bare, ikke kun, ikke minst, så godt som, like godt, like bra, mer eller mindre, i det minste
    0: i hvert fall, iallfall, for det meste, for første gang, fra tid til annen, på lang sikt, på kort sikt
    0: kaldt vann, varmt vann, varmtvann, kald øl, kalde drikker, kald drikke, gamle byen, gamleby, gamlebyen
    0: gammel by, små barn, små barna, liten gutt, lita jente, liten jente, hvor lenge, så lenge, selv om
    0: det er klart, helt klart, til og med, en hel del, stor del, en stor del, stort sett, i det store og hele
    0: snart, akkurat nå, ikke sikker, vet ikke, ikke ennå, ennå ikke, gjør ikke noe
    0: det gjør ikke noe, spiller ingen rolle, ingen anelse, aner ikke, takket være, på grunn av, sørge for
    0: sørger for, til salgs, kort tid, lang tid, best mulig, hardt arbeid, jobber hardt, godt over, bra mange
    0: nytt år, lite barn, litt etter litt, så bra at, ærlig talt, sikker på, sterk kritikk, vær så god
    0: vær så snill, er du snill
    -0.7: ikke så god, ikke så bra, ikke særlig god, ikke særlig bra, ikke spesielt god, ikke spesielt bra
    -0.7: ikke noe spesielt, ingenting spesielt, ikke noe særlig, ikke imponerende, kunne vært bedre
    -0.7: kunne ha vært bedre, kunne vært, kan bli bedre, kan forbedres, kunne forbedres, burde vært, burde være
    -0.7: burde ha, forbedringspotensial, rom for forbedring, litt dyrt, litt dyr, litt trangt, litt liten
    -0.7: litt lite, litt kjedelig, så som så, på den dyre siden, i dyreste laget, i minste laget
    -0.7: verken bra eller dårlig, sånn passe, midt på treet
    -1.5: for lite, for få, for mye, for mange, for lang, for langt, for lang tid, for dyr, for dyrt
    -1.5: for dyre, for liten, for lita, for små, for stor, for stort, for kort, for sent, for seint, for hard
    -1.5: for hardt, for mørkt, for varmt, for kaldt, for salt, for søt, for søtt, for høyt, for høy, for trangt
    -1.5: for svak, for svakt, for treg, for tynn, for tung, for vanskelig
    -1: lang ventetid, lange ventetider, lang kø
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
    -2: liker ikke, likte ikke, liker det ikke
    -2: penger ut av vinduet, penger rett ut, ut av vinduet
    -2: kaste penger, kastet bort, kaste bort, ikke verdt, ikke verdt pengene, ikke verdt prisen, ikke verdt det
    -2: holder ikke, holdt ikke, holder ikke mål, duger ikke, går ikke, gikk ikke, går ikke an, kan ikke brukes
    -2: ut av drift, ute av drift, faller fra hverandre, falt fra hverandre, ikke akseptabelt, ikke i orden
    -2: ikke greit, ikke ok, bryr seg ikke, gir blaffen, turistfelle
    -2: gå på en smell, i søpla, rett i søpla
    -2.5: kan ikke anbefale, kan ikke anbefales, anbefales ikke, vil ikke anbefale
    -3: aldri mer, aldri igjen, én gang og aldri mer, en gang og aldri mer, aldri noensinne, kommer aldri tilbake
    -3: kommer ikke tilbake, kommer aldri igjen, kommer ikke igjen, drar aldri tilbake, anbefaler ikke
    -3: anbefaler det ikke, anbefaler ingen, kan på ingen måte anbefale, fraråder, frarådes
    -3: fraråder på det sterkeste, frarådes på det sterkeste, vil fraråde, ikke kjøp, kjøp ikke, kjøp aldri
    -3: kjøper aldri, ikke handle, handler aldri, hold deg unna, hold dere unna, holde seg unna, styr unna
    -3: styr langt unna, langt unna, unngå, null stjerner, 0 stjerner, terningkast 1, terningkast en
    -3: under enhver kritikk, under all kritikk, skam dere
    2: elsker deg, hvor er det, så fint
    2: så søtt
    -2: orker ikke, så lei, så trist, savner deg, jeg hater, for helvete
    -2: hvil i fred, drit i
    -1.5: forventet mer, forventa mer, forventet bedre
    3: lo meg skakk, le meg i hjel, lo så jeg gråt, gråt av glede, gråt av latter, gråt av lykke, hatten av
    3: tar av meg hatten, ikke legge fra, klarer ikke å legge fra, klarte ikke å legge fra, ikke klarer å legge fra, ingenting å utsette på
    3: ikke noe å utsette på, ikke et vondt ord, som et skudd, som hånd i hanske, på øverste hylle, full pott
    3: rett og slett fantastisk, anbefales virkelig, i særklasse, gir seg ende over, bergtatt
    3: heiarop, bravo
    2: kommer vi tilbake, drar vi igjen, vel anvendt, nesten ingenting
    2: knirkefritt
    2: kom dagen etter, stilte opp
    2: smakte godt, smaker godt, smakte nydelig
    2: varm om hjertet, tar kaka, holdt meg våken, midt i blinken
    0: verken god eller dårlig, hverken god eller dårlig, verken godt eller dårlig, hverken godt eller dårlig
    0: hverken bra eller dårlig
    -2: ikke noe å skryte av, ventet meg mer, venta meg mer, ventet mer, forventa meg mer, forventet meg mer
    -2: til å le av, til å grine av, le av, stive priser, stiv pris, fargen rant, sømmene rakner
    -2: tomt etter, er tomt, faller ut, falt ut, faller av, falt av, ikke noe for meg, ikke min greie
    -2: rett i bosset, i bosset, rett i dass, i dass, dra til helvete, til helvete, gir opp, gidder ikke
    -2: orker ikke mer, får ikke til, fy faen, fy skam, for en vits, for en dritt, for noe dritt, for noe møkk
    -2: for noe tull, på trynet, på tryne, koster skjorta, koster flesk, ran på høylys dag, ute av stand
    -2: ikke til å spise, ikke spiselig, lukter vondt, luktet vondt, aldri fått svar, ikke betalt tilbake
    -2: ikke fått pengene, pengene tilbake, kunne vært en bra, kunne blitt bra, kunne blitt
    3: tok meg fra første side, fra første side, fra første stund, fra første scene, sitter på kanten
    3: på kanten av stolen, hektet fra, slukte boka, slukt
    -2: på nervene, går meg på nervene, når den vil, når den selv vil, gull og grønne skoger, brutte løfter
    -2: tomme løfter, ingenting skjer, ingenting skjedde, skjer ingenting
    0: lurer på, lurte på
    3: fem av fem, 5 av 5, toppkarakter, kan ikke anbefale … nok, kan ikke få anbefalt … nok, kan ikke rose … nok
    3: kan ikke takke … nok, ingen bedre, finnes ikke bedre
    2.5: kan ikke leve uten, vil ikke være foruten, ville ikke vært foruten, vil ikke være uten, ikke å legge den fra
    2.5: har ikke angret, aldri angret, ikke angret
    2: går som smurt, gikk som smurt, som støpt, på tunga, på tungen, følte oss hjemme, følte meg hjemme
    2: føler oss hjemme, som hjemme, med åpne armer, sans for detaljer, øye for detaljer, lille ekstra
    2: gjør akkurat det den skal, gjør akkurat som den skal
    0: håper det hjelper, håper at det hjelper, håper dette hjelper, håper at dette hjelper
    -1: bedre før, gått nedover, gått utforbakke, blitt dårligere, blitt verre
    -1.5: ingen unnskyldning, uten unnskyldning, mister forbindelsen, mistet forbindelsen, innfrir ikke, innfridde ikke
    -2: bare en stjerne, bare én stjerne, terningkast 2, terningkast to, tommel ned, tommelen ned, dårlig vits
    -2: ved nesen, i stikken, tok kvelden, tatt kvelden, smaker papp, smakte papp
    -1: skulle ønske, kunne ønske, hadde ønsket, ville vært bra, ville vært fint, ville vært bedre, ville vært greit, ville vært hyggelig, ville være bedre, ville være fint
    -1: hadde vært bra, hadde vært fint, hadde vært bedre, hadde vært kjekt, hadde vært greit, hadde vært hyggelig med, skulle gjerne hatt, skulle gjerne sett, kunne gjerne vært
  `,
  negators: `
    ikke ikkje ei! aldri ingen ingenting intet inga uten verken hverken ikkeno kan_ikke kunne_ikke finnes_ikke alt_annet_enn
  `,
  closingNegators: 'ikke ikkje',
  nonNegators: 'ikke_bare ikke_kun ikke_minst hvorfor_ikke hvis_ikke',
  halfNegators: 'knapt neppe sjelden så_vidt lite',
  praiseNegators: 'mangler manglet mangel manglende savner savnet',
  doubts: 'tror_ikke',
  intensifiers: `
    veldig svært meget så virkelig utrolig ekstremt helt super kjempe fullstendig totalt absolutt ytterst særdeles
    særlig spesielt enormt vanvittig mega skikkelig alltid mer mest aldeles usedvanlig uhyre sykt sinnssykt dritt!
    drit ordentlig fryktelig fantastisk forferdelig utrolige gjennomgående rett_og_slett dypt rimelig_mye
  `,
  diminishers: `
    litt noe ganske nokså relativt noenlunde nesten delvis av_og_til en_smule forholdsvis rimelig temmelig småt
  `,
  too: 'altfor alt_for',
  uncertainToo: 'for',
  less: 'mindre minst',
  hopes: 'hvis håper håpet håpte forhåpentligvis forventet forventer forventa trodde dersom',
  modals: 'kanskje kunne_kanskje',
  unrealised: `
    kunne_ha burde_ha skulle_ha skulle_vært ville_ha ville_vært hadde_vært ønsker ønsket skulle_ønske ikke_alltid ikke_alle
  `,
  comparatives:
    'raskere bedre hyggeligere finere vennligere* blidere* enklere* renere* triveligere* koseligere* gladere*',
  limitNegators: 'kunne_ikke kan_ikke aldri finnes_ikke',
  endings: 'ere est este este:ig ste het heten leg:lig lege:lig legt:lig legare:lig legast:lig',
  reversingPrefixes: 'u',
  accentless: true,
  nonfactual: 'håper forhåpentligvis hvordan_kan_jeg hvordan_kan_vi hvor_kan_jeg',
  remedies: 'løste løst rettet reparerte reparert fikset ordnet utbedret',
  unsettled: 'må skal kan dårlig',
  former: 'gamle_versjonen forrige_versjon tidligere_versjon gamle_appen før tidligere',
  replaced: 'i_stedet_for istedenfor',
  averting: 'unngå',
  contrast: `
    men dog imidlertid selv_om til_tross tross likevel unntatt mens bortsett_fra dessverre derimot allikevel
  `,
  subordinators: `
    selv_om tross til_tross fordi at som når hvor hvis da så siden før etter mens der hva ettersom
  `,
  coordinators: 'og eller samt',
}
