import type { SentimentLexicon } from './lexicon.js'

export const lexicon: SentimentLexicon = {
  language: 'hu',
  matching: 'stem',
  grades: {
    '3': `
      kiváló tökéletes tökéletesen fantasztikus fantasztikusan csodálatos csodás gyönyörű gyönyörűséges remek
      nagyszerű szuper szuperül zseniális pazar mesés káprázatos lenyűgöző lenyűgözött elképesztően_jó hihetetlenül_jó
      isteni mennyei fenomenális fenséges elsőrangú első_osztályú első_osztály prémium kifogástalan kifogástalanul
      hibátlan hibátlanul felülmúlhatatlan páratlan egyedülálló felejthetetlen legjobb legjobban legszebb legfinomabb
      legkedvesebb imádom imádtuk imádjuk imádni imádta szeretem szerettem beleszerettem kedvenc lélegzetelállító
      álomszép álomszerű paradicsom mestermű remekmű bravó éljen ötcsillagos ötös csúcs! csúcsszuper király! királyság
      überjó fergeteges bámulatos briliáns ízletes! ínycsiklandó észbontó elragadó elragadtatott elbűvölő elbűvölt
      varázslatos bajnok bajnokok gratulálok imádják imádnivaló leggyorsabb letehetetlen ütős! zsír! zseni frenetikus
      parádés felülmúlja mestermunka gyöngyszem gyöngyszeme főnyeremény etalon legkirályabb überfasza fasza! kurvajó
      faszán legkényelmesebb legviccesebb legizgalmasabb legcukibb legütősebb
    `,
    '2': `
      koszi
      jó jól jók jót jobb jobban jobbat kedves kedvesség barátságos segítőkész segítőkészség udvarias figyelmes
      előzékeny vendégszerető vendégszeretet mosolygós mosolyogva mosoly profi professzionális szakszerű hozzáértő
      szakértelem megbízható korrekt korrekten lelkiismeretes lelkes becsületes őszinte pontos precíz alapos rugalmas
      készséges tiszta tiszták tisztaság rendezett rendes szép szépen szépek szebb szépség csinos mutatós elegáns
      stílusos ízléses igényes modern! korszerű kényelmes kényelem komfortos tágas világos! hangulatos hangulata
      otthonos családias meghitt romantikus nyugodt nyugodtan nyugalmas nyugalom csendes csöndes csend pihentető
      pihenhettünk pihentünk kellemes kipihent finom finomak finomabb ízletes zamatos friss bőséges laktató gazdag
      változatos választékos szaftos ropogós omlós puha! krémes illatos gyors gyorsabb villámgyors zökkenőmentes
      gördülékeny azonnal! hamar! egyszerű egyszerűen könnyű könnyen könnyű_kezelni praktikus hasznos hasznomra
      érthető áttekinthető átlátható szemléletes gyakorlatias hatékony hatásos működőképes jól_működik strapabíró
      tartós masszív erős! stabil minőségi minőségű! olcsó olcsón olcsóbb kedvező! kedvező_árú kedvezmény kedvezményes
      akciós ingyen ingyenes megfizethető pénztárcabarát ár-érték_arányban megérte megéri megérte_az_árát ajánlom
      ajánlani ajánlanám ajánlott ajánlható elégedett elégedettek elégedettség tetszett tetszik tetszettek tetszetős
      élveztük élvezet élvezetes élvezhető élmény élményszerű szórakoztató vicces mulatságos humoros érdekes
      érdekfeszítő izgalmas lebilincselő magával_ragadó magávalragadó megható megindító inspiráló motiváló tanulságos
      lényegretörő ötletes okos kreatív eredeti! tehetséges ügyes sikeres siker sikerült örülök örültem örülünk öröm
      örömmel boldog boldogság vidám hálás köszönöm köszönet köszi dicsérni dicséretes pozitív pozitívum pozitívumok
      előny előnyös segített segítettek segítettél segítenek segítség! nyugtató megnyugtató biztonságos biztonság
      bizalom egészséges frissítő üdítő hű hangulatú szuperek szerencse ideális klassz menő tuti jópofa cuki aranyos
      helyes! bájos varázsa pompás igazságos nagylelkű törődés törődnek gondoskodó gondos odafigyelés odafigyelnek
      odafigyeltek meggyőző megérdemlik visszatérek visszamegyünk visszajövünk visszavárjuk elismerés értékelem
      értékes emlékezetes kincs ajándék meglepően_jó kellemesen_csalódtam drágám haha hahaha hihi lol nevetek nevetés
      mosolygok puszi ölelés ölellek szívem buli ünnepeljük ünnep születésnap győzelem győztünk nyertünk nyert győztes
      diadal büszke büszkék remény támogatom támogatás megmentett megmentette hős hősök üdvözöljük szerencsés szerelem
      édes! jófej tehetség csodálom tisztelet szabadság szolidaritás bátor bátorság becsület taps hurrá barát barátom
      barátaim ízlett ízlik szerették szeret! szereti! tetszeni élvezte élvezték élvezni ajánlottam ajánlották
      ajánlják örül! örömömre segítségünkre segítségemre készséggel simán! simán_ment nevettem röhögtem kacagtam
      szórakoztam megnevettetett meghatott meghatódtam meghatódás meghatódottság megindított megfogott lekötött
      elvarázsolt elbűvöl lenyűgöz magával_ragadott izgultam remekeltek remekelt brillírozott brillíroztak kiemelkedő
      átütő hiteles szívmelengető szívet_melengető szívhez_szóló élménydús felemelő fordulatos fordulatokban sodró
      pörgős feszes! humorral szellemes elmés bölcs mély_mondanivaló gondolatébresztő elgondolkodtató színvonalas
      színvonal! minőség! tartósabb bevált beváltotta bírja! passzol illik! kényeztető kényeztettek finomság házias_íz
      mennyei_íz nyam pofás csini szépségű imád örömteli örvendetes örvendek jókedv jókedvű kedvemre! kimagasló dicsér
      megdicsér dicsérték köszönhetően! áldás szeretetteljes szívélyes jóindulatú jószívű hűséges nagyvonalú türelmes
      hatékonyabb eredményes gól! góól győzni győz hajrá! éremmel feltöltött felüdülés felüdítő pihe-puha selymes
      vajpuha jó_fej helyre! cukiság zabálnivaló édi tündéri bűbájos remélhetőleg_még tökély hibamentes gond_nélkül
      problémamentes gyorsaság udvariasság rugalmasság precizitás figyelmesség kulturált igényesség gusztusos szupi
      szupcsi sirály! állati! penge! menőbb király_volt príma lájk pacsi rajong odavan odavagyok bejön_nekem
      megkönnyíti megkönnyítette megkönnyít
    `,
    '1': `
      oké rendben megfelelő megfelel elfogadható tűrhető elmegy elégséges elegendő elég_jó normális átlagon_felüli
      vállalható használható működik működött működnek nagy! nagyon_nagy tágasabb új újszerű újak közel! közeli
      központi elhelyezkedés fekvése választék széles széleskörű hagyományos házias népszerű méltányos reális ésszerű
      logikus könnyed kompakt alkalmas garancia! időben! megtanultam tanultam! megismertem teljes! tartalmas
      mérsékelt_árú felújított felszerelt jól_felszerelt garantált kényelmesebb végre! nézhető! nézhetőbb olvasmányos
      bejött! bejön! rendben_van tartja! kitart helytáll passzos hasznát
    `,
    '0': `
      hűt halal csalán imám faszén meghalad
      használtak szemek szemekkel szemeim szemével kuba szarka központja központban központjában központot
      mennyibe mennyiért profit tisztek tiszti tisztet kart merem merek remake drámai istene istenhez istenben
      istentől
      jó_napot jó_reggelt jó_estét jó_éjszakát jó_étvágyat jóvá jövő jövök jövőre jog joga jóval árak ára árat szoba
      szobák étel ételek személyzet kiszolgálás szolgáltatás meleg_víz meleg_vizet hideg_víz hideg_italok személyes
      köszöntő egyébként egyszer! egyszerre érdekelt! érdekel! érdeklődtem érdeklődni tisztelt tisztelettel
      segítségével segítségre szerint természetesen világ könnyek! rendelés rendelt rendeltem újra! újság újabb!
      időben_van biztosan biztos! biztosítás lényeg eredetileg felhasználó használat hatás! pontokat mennyire mennyit
      mennyivel mennyi szemben szembe szemem szemmel szemed szemében szemébe szemet szemembe szeme szemei szeretnél
      szeretnék szeretne szeretnénk szeretnének oka ok okok okból okokból okot okát okt oket istenem istennek istent
      isten faj kar karok merre jobbra eger hidat cukor sorok jókai királyok hu kerülnek kerül ajánlat ajánlatot
      tisztában sokkal nagyot nagyok elmegyek félig félre felek bajnoki sírba lola sírtam_a_nevetéstől jók_a felelt
      felelek felelnek nagyobb közelebb régebben hamarabb szorosabb apróbb távolabb messzebb sötétebb szűkebb
      keményebb
    `,
    '-0.7': `
      átlagos közepes közepesen közepesnek semmilyen jellegtelen kicsi! kicsik apró szűk szűkös keskeny régi régiek
      öreg elavult ósdi kopott kopottas kopottak lelakott használt! elhasználódott sötét! homályos hideg! hideget
      langyos kihűlt meleg_volt várni vártunk vártam várakozás várakoztattak sokáig hosszú! sor! sorban_állás
      sorban_álltunk messze! távol! bonyolult bonyolultan nehéz nehézkes nehezen körülményes nehézség furcsa fura
      szokatlan drágább sós zsíros száraz! szárazak kemény! rágós ízetlen íztelen fűszeretlen hangos! sajnos
      sajnálatos sajnálom kár! hiányzik hiányzott hiányoztak hiányos hiányosság hiány hiányoltam hátrány negatívum
      negatívumok mínusz javítani javítás javítandó javítható szerviz reklamáció reklamáltam visszaküldtem
      visszaküldeni visszaküldés visszavittem visszatérítés csere cserélni kicserélték lemondta lemondták törölték
      zsúfolt zsúfoltak zsúfoltság tömeg! korlátozott kétséges kétes bizonytalan gyanús egyhangú unalmasabb karcos
      karc karcolás por! poros kényelmetlenebb ellentmondásos vékony! túlbonyolított elnagyolt felületes gyengébb
      kötelező_költség zajosabb betegek jaj ajaj középszerű semmitmondó klisé! klisés klisék közhelyes kiszámítható
      elcsépelt lagymatag lapos! ragacsos túlsózott sótlan átsült_túl gumiszerű lassúbb lassacskán túlárazva
      sajnálatomra elnyújtott hosszadalmas vontatottan döcögős döcög erőltetett erőltetetten művi! giccses giccs
      felszínes visszaküldöm reklamálni fakó kifakult megkopott nyúlik! kinyúlt bolyhosodik bolyhos! szúr! szoros!
      szorít! maradi! lestrapált zsúfolás drágulás drágacska
    `,
    '-2': `
      rossz rosszabb silány gyenge gyengék gyatra gagyi bóvli vacak vacakol selejt selejtes hibás hiba hibák hibája
      meghibásodott meghibásodás elromlott elromlik romlott tönkrement tönkretette tönkre eltört törött törött!
      törékeny leesett levált szétesett szétesik szivárog beázott beázás csöpög koszos kosz piszkos piszok mocskos
      mocsok büdös bűz bűzös bűzlik szag szagos penész penészes dohos dohszag csótány poloska bogarak bogár egér
      hajszál undor undorodtam gusztustalan! ehetetlen élvezhetetlen ihatatlan nyers! égett! odaégett megromlott
      lejárt avas ízléstelen drága drágán drágák túlárazott túl_drága méregdrága borsos lehúzás lehúzós lehúztak
      átverés! átvertek! átverték zaj zajos hangoskodó ordibál ordított kiabált kiabáltak lassú lassan! lassúság
      késett késés késik késve késedelem késedelmes csalódás csalódott csalódtam csalódottak kiábrándító kellemetlen
      kellemetlenül kellemetlenség barátságtalan barátságtalanok udvariatlan udvariatlanok bunkó! bunkóság goromba
      gorombán flegma flegmák flegmán lekezelő arrogáns undok mogorva nemtörődöm nemtörődömség közömbös közönyös
      érdektelen figyelmetlen türelmetlen ingerült dühös dühítő düh felháborodott mérges mérgelődtem idegesítő
      idegesít ideges bosszantó bosszankodtam zavaró zavarta zavart unalmas unalom unta vontatott érthetetlen
      érthetetlenül követhetetlen zavaros kusza káosz kaotikus szervezetlen szervezetlenség rendetlen rendetlenség
      ápolatlan elhanyagolt elhanyagolták igénytelen igénytelenség lepukkant lerobbant szakszerűtlen szakszerűtlenül
      hozzá_nem_értő hozzánemértés inkompetens alkalmatlan felelőtlen megbízhatatlan megbízhatatlanok hazugság
      hazudtak hazudik hazug hamis hamisítvány megtévesztő megtévesztés félrevezető félrevezettek becsaptak becsapás
      ellopták lopás lopott tolvaj eltűnt elveszett elvesztették kár kárt kárba használhatatlan használhatatlanul
      értéktelen értelmetlen értelmetlenül felesleges fölösleges haszontalan hatástalan működésképtelen kényelmetlen
      kényelmetlenül bosszúság probléma problémák problémás gond! gondok gondot panasz panaszkodtam elégedetlen
      elégedetlenek elégedetlenség veszélyes veszély félelem félelmetes ijesztő szomorú szomorúság szánalmas! kínos
      nevetséges buta hülye hülyék hülyeség ostoba gyerekes fájdalom fájt fáj fájdalmas beteg! rosszullét hányás
      hányinger hasmenés allergia allergiás kiütés ételmérgezés mérgezés fagyos lefagy lefagyott lefagy! akadozik
      akadozott akad! kikapcsol merül lemerül lemerült túlmelegszik melegszik csúnya csúnyák ronda rondák ócska sivár
      lehangoló nyomasztó fárasztó kimerítő stresszes stressz frusztráló idétlen kudarc sikertelen sikertelenül
      megbukott elfelejtették elmulasztották elutasították elutasító megtagadták fenyegetőzött fenyegetett
      igazságtalan tisztességtelen diszkrimináció rasszista figyelmeztetek óva kerüljétek kerüljük elkerülni kidobott
      elpazarolt pazarlás hanyag hanyagság trehány slendrián pocsékolás szar! alulmúlta szégyelld szégyenletes gáz!
      ciki hazudnak képmutató képmutatás áruló árulás korrupt korrupció maffia rasszizmus náci fasiszta terrorista
      terroristák terror merénylet gyilkos gyilkosság meggyilkolták megölték meghalt meghaltak halál! halott halottak
      áldozat áldozatok sebesült megsebesült dráma háború konfliktus erőszak válság munkanélküli munkanélküliség
      szegénység nyomor elpusztult pusztítás mészárlás fenyegetés félek aggódom aggodalom vádolják elítélték
      letartóztatták börtön megvetés bohóc pech szerencsétlen sírok sírás magányos egyedül! fáradt fáradtság unatkozom
      ostobaság baromság barom abszurd diktátor diktatúra vesztettünk vereség vesztes veszteség betegség szenvedés
      szenved baleset árvíz tűzvész sztrájk kirúgták tehetségtelen sértés igazságtalanság pofátlan pofátlanság
      arcátlan influenza láz! időpazarlás időrablás pénzpazarlás pénzlehúzás összeomlik összeomlott összement kidobtam
      kidobni kidobhattam kidobás otthagytam! abbahagytam elaludtam elaludt feslik feslett szétszakadt
      szakadt! kiszakadt elszakad letört reped! megrepedt elpattant lejön! lejött! beragad szétment hibádzik hibát
      hibázott hibáztak elront elrontott elrontották elrontotta bedöglött döglött döglik lerohad szakadozik
      szakadozott megszakad leáll! leállt! kidob! kifagy kifagyott akadozva lagg laggol bugos bug! elavultan hazudott
      hazudták hazudni átvert átverni becsapott becsapják becsapva csal! csalt ellopta loptak lop! lopja kilopják
      elsikkasztotta mutyi mutyizik urambátyám kamu kamuznak kamuzás humbug parasztvakítás svindli lenyúl! lenyúlták
      lehúz! lehúznak zsarolás zsarolnak bosszant bosszantott idegesítettek idegbeteg felbosszant felháborodtam
      kiakadtam kiakasztó kiborultam kiborító dühöngök tapló taplóság suttyó parasztság otromba arrogancia leszarják
      leszarja leszarták nagyképű fennhéjázó kioktat kioktató kiabálós durva! durván durvaság gúnyos gúnyolódott
      türelmetlenül lenéző unott unottan kedvtelen trehányság szutykos szutyok ragad! retkes retek! foltos foltok
      pecsétes penészedik gombás patkány rovarok svábbogár csótányos büdösség szagú hányni undorodom ehetetlenül
      romlottan keserű! keserves égetett nyersen fúj! fujj pfuj pfúj émelyítő mócsingos ízetlenül unatkoztam untatott
      unalmasság álmosító értelmetlenség blőd blődség baromira_rossz badarság sületlenség nevetségesség gagyiság kacat
      szemétdomb szánalom csődtömeg csőd bukás! bukta pocsékság szégyellném kínkeserves kínlódás kínlódtunk
      kínszenvedés szenvedtem bánom! megbántam bánatos elszomorító elszomorít elkeserítő elkeseredett letargikus
      reménytelen nyomorult féltem rettegés rettegtem sajnos_nem haszontalanság hasznavehetetlen pazarol elherdál
      törvénytelen jogtalan jogtalanul igazságtalanul durcás veszekedett kikaptunk kikapott zakó! égés! leégés kiesés!
      sérült! repedt bánat legunalmasabb leggyengébb legidegesítőbb legbénább legdurvább legidiótább béna bénák
      bénázás lötyög kotyog nyikorog recseg zúg zúgott csikorog darabokra! idegeimre agyamra idegbaj
    `,
    '-3': `
      szörnyű borzalmas borzasztó! borzasztóak rettenetes! rettenetesek rémes rémálom förtelmes förtelem iszonyatos!
      iszonyú! katasztrófa katasztrofális pocsék pocsékul legrosszabb undorító gusztustalan gusztustalanság hányadék
      hányinger_keltő botrány botrányos felháborító gyalázatos gyalázat elképesztően_rossz elfogadhatatlan
      elviselhetetlen tűrhetetlen minősíthetetlen kritikán_aluli átverés csalás csaló szélhámos rablás rablók szemét
      szemétre szar fos kuka kurva bunkó idióta idióták utálom utáltam utáljuk gyűlölöm gyűlölet szégyen szégyenteljes
      szánalmas tragikus tragédia pokol moslék soha_többé soha_többet szemétség geci köcsög rohadt rohadék
    `,
  },
  phrases: `
    3: nem lehet panasz, nem volt panasz, nincs panasz, panaszra nincs ok, semmi panasz, nem is lehetne jobb
    3: nem lehetne jobb, nem is lehetett volna jobb, minden várakozást felülmúlt, felülmúlta a várakozásaimat
    3: felülmúlta várakozásainkat, minden elismerésem, csak ajánlani tudom, csak ajánlani tudjuk, bátran ajánlom
    3: mindenkinek ajánlom, szívből ajánlom, melegen ajánlom, öt csillag, öt csillagos, visszatérünk még
    3: biztosan visszatérünk, visszajövünk még, le a kalappal, minden szuper, le vagyok nyűgözve
    2: megéri az árát, megérte az árát, megéri a pénzt, ár-érték arány, ár érték arányban, jó áron, jó ár
    2: nem csalódtam, nem csalódtunk, nem fogsz csalódni, nem bántam meg, nem bántuk meg, kellemes csalódás
    2: kellemesen csalódtam, pozitív csalódás, érdemes megnézni, érdemes ellátogatni, érdemes kipróbálni
    2: érdemes megvenni, érdemes elmenni, pozitívan csalódtam
    1.5: nincs gond, nem volt gond, nincs probléma, nem volt probléma, semmi probléma, semmi gond, semmi baj
    1.5: nem volt semmi probléma, nem volt semmi baj, nem volt baj, gond nélkül, probléma nélkül, hiba nélkül
    1.5: zökkenő nélkül, nem rossz, nem volt rossz, egyáltalán nem rossz, nem is rossz, nem drága, nem volt drága
    1.5: nem zavaró, nem zavart, hibája nincs, időben érkezett, hamar megérkezett, gyorsan megérkezett, nem vészes
    0: csendes óceán, csendes óceáni, új zéland, új zélandi, nagy britannia
    0: jó napot, jó reggelt, jó estét, jó éjszakát, jó étvágyat, szép napot, szép estét, nem csak, nemcsak
    0: nem csupán, nem baj, nem számít, nem muszáj, nem kell, nem tudom, nem is, minél előbb, jó ideig, jó ideje
    0: jó néhány, jó sok, jó pár, jó részt, jól van, más szóval, ha jól, nagy részt, legalább, nem véletlen
    0: nem véletlenül, szó nélkül, nem beszélve, minden nélkül, hideg víz, meleg víz
    -1: semmi különös, nem nagy szám, nem egy nagy szám, nem valami jó, nem túl jó, nem a legjobb
    -1: nem olyan jó, elmegy egynek, lehetne jobb, lehetett volna jobb, jobb is lehetne, lenne mit javítani
    -1: van mit javítani, lehetne kedvesebb, lehetne tisztább, kívánnivalót hagy
    -2: hagy kívánnivalót maga után, kívánnivalót hagy maga után, hagyott kívánnivalót, nem működik, nem működött, fagy le
    -2: nem működnek, nem megy, nem ment, nem jó, nem volt jó, nem jött, nem jött meg, nem érkezett
    -2: nem érkezett meg, nem kaptam, nem kaptuk meg, nem válaszol, nem válaszolnak, nem válaszoltak
    -2: nem reagálnak, nem reagáltak, nem tetszett, nem tetszik, nem éri meg, nem érte meg, nem ér semmit
    -2: nem ér annyit, semmit nem ér, nem használ, nem használt, nem segített, nem segítettek, nem ízlett
    -2: nem lehet használni, nem lehetett aludni, nem tudtunk aludni, nem tudtam aludni, nem tölt, nem kapcsol
    -2: túl kicsi, túl drága, túl hangos, túl lassú, túl szűk, túl kemény, túl puha, túl meleg, túl hideg, túl sós
    -2: ablakon kidobott pénz, kidobott pénz, pénzkidobás, időpocsékolás, pénz pocsékolás, kár a pénzért, kár rá
    -2: kár érte, idő pazarlás, sok pénz, elment a kedvem, rossz tapasztalat, egy hét után, két hét után
    -3: soha többet, soha többé, soha többször, többet nem, többé nem, többet soha, utoljára jártunk
    -3: többet nem megyünk, nem megyünk többet, nem megyek többet, nem jövünk többet, nem ajánlom, nem ajánljuk
    -3: nem ajánlanám, nem tudom ajánlani, senkinek nem ajánlom, senkinek sem ajánlom, ne vegye meg
    -3: ne vegyétek meg, ne vedd meg, ne vegyék meg, ne menjetek, ne menjenek, ne menj, ne rendelj, ne rendeljetek
    -3: ne rendeljenek, messziről kerüld el, messzire kerüld el, nagy ívben elkerülni, nulla csillag
    -3: kritikán aluli, kritika alatti, minősíthetetlen hangnem
    2: szeretlek, boldog születésnapot, boldog karácsonyt, boldog új évet, sok sikert, szép munka, alig várom, de jó
    2: de szép
    -2: fáj a fejem, elegem van, elegem volt, tele van a, hiányzol, nyugodj békében, részvétem, na ne már, hogy lehet
    -2: kapd be, menj a, fogd be, szégyelljék magukat
    3: jobb nem is lehetne, könnyesre nevettem, sírtam a nevetéstől, könnyekig hatódtam, minden fillért megér
    3: minden forintot megér, nincs kifogásom, semmi kifogás, nincs hozzáfűznivalóm, nem találtam hibát
    3: egy szuszra, ez az, rabul ejtett, szívembe zárt, maximálisan elégedett, imádja a gyerek
    2: a segítségünkre volt, segítségünkre voltak, simán ment, minden rendben, jó választás, nem bántam
    2: gyors szállítás, gyorsan megjött, másnap megjött, gyors kiszállítás, rendben megérkezett
    2: épségben megérkezett, jó minőség, jó minőségű, kiváló minőség, fillérekbe került, bevált nálam
    2: kellemes meglepetés, pozitív meglepetés, érdemes elolvasni, kihagyhatatlan
    0: se jó se rossz, sem jó sem rossz, se nem jó se nem rossz, nem jó nem rossz
    -2: jó film is lehetett volna, többet vártam, jobbat vártam, többet vártam tőle, nem ajánlott, nem kötött le
    -2: nem fogott meg, nem jött be, nem győzött meg, kritikán aluli minőség, rossz minőség, rossz minőségű
    -2: gyenge minőség, silány minőség, pénzt kidobni, kidobott idő, elpazarolt idő, rossz élmény
    -2: nem küldték vissza, nem ér rá, felejtős, felejthető, halálosan unalmas, aludtam rajta, hagyjuk, hagyjál
    -2: könyörgöm, szar az egész, dobjátok ki, vér ciki, tele a hócipőm, kiakaszt, a legrosszabb, kész vicc
    -2: kész röhej, röhejes, agyrém, agyfasz, elment az esze, hátrányos helyzet
    3: odáig van, odáig vagyok, odáig vagyunk, el vagyok ragadtatva, magával ragadott, nem tudtam letenni
    3: nem lehet letenni
    -2: darabokra hullott, az idegeimre megy, idegeimre ment, megy az agyamra, amikor kedve tartja, ha kedve tartja
    -2: fűt-fát ígér, fűt-fát ígérnek, legalább meleg, várna az ember, elvárna az ember, elvárható lenne
    -1: jó lenne, jó lett volna, jobb lenne, jobb lett volna, örülnék ha, örültem volna, szerettem volna
  `,
  concord: true,
  negators:
    'nem ne nincs nincsenek nincsen sem se soha sohasem semmi semmit senki senkinek sehol nehogy sosem nem_volt nem_voltak cseppet_sem egyáltalán_nem',
  followingNegators: 'nélkül',
  nonNegators: 'nemcsak nem_csak nem_csupán nem_csupan nem_egyszerűen',
  halfNegators: 'alig aligha ritkán nemigen',
  praiseNegators: 'hiányzik hiányzott hiányolom híján mentes',
  doubts: 'nem_hiszem nem_gondolom',
  intensifiers: `
    nagyon igen igazán rendkívül különösen kifejezetten teljesen abszolút egyszerűen hihetetlenül elképesztően fantasztikusan olyan annyira iszonyatosan iszonyú borzasztóan rettenetesen szuper! kimondottan tökéletesen mindig minden végtelenül rendkivül messze! maximálisan nagyon_nagyon valóban tényleg marha baromi eszméletlenül tök!
  `,
  diminishers:
    'kicsit kissé elég eléggé viszonylag többé-kevésbé részben némileg egész egészen valamelyest közepesen majdnem aránylag',
  too: 'túl túlságosan',
  less: 'kevésbé legkevésbé',
  hopes: 'ha remélem reméltem remélhetőleg remélem_hogy bárcsak vártam azt_hittem hátha',
  modals: 'talán esetleg lehetne',
  unrealised: 'lehetne lehetett_volna kellett_volna kellene lett_volna lehetnének lehettek_volna',
  comparatives: 'jobb jobban jobbat',
  limitNegators: 'nem_lehetne nem_is_lehetne nem_lehetett_volna nem_is_lehetett_volna',
  endings:
    'ak ek ok at et ot abb ebb obb bb bban bben abban ebben obban bbak bbek abbak ebbek abbat ebbet bbat bbet át:a ét:e ával:a ével:e ája:a éje:e áról:a',
  accentless: 'inflected',
  nonfactual: 'remélem reméljük remélhetőleg',
  contrast:
    'de viszont azonban ám ugyanakkor bár habár noha mégis mégsem ellenben kivéve leszámítva sajnos_a ellenére csak_az',
  subordinators: 'mert hogy ami aki amely amit ahol amikor mivel mikor mielőtt miután amíg ezért így',
  coordinators: 'és s vagy illetve valamint',
}
