import type { SentimentLexicon } from './lexicon.js'

export const lexicon: SentimentLexicon = {
  language: 'hu',
  matching: 'stem',
  grades: {
    '3': `
      kiváló kiválóan tökéletes tökéletesen tökéleteset fantasztikus fantasztikusan csodálatos csodálatosan csodás
      csodásan gyönyörű gyönyörűen gyönyörűséges remek remekül nagyszerű nagyszerűen szuper szuperül zseniális
      zseniálisan pazar pazarul mesés mesésen káprázatos lenyűgöző lenyűgözött elképesztően_jó hihetetlenül_jó isteni
      istenien mennyei fenomenális fenséges elsőrangú első_osztályú első_osztály prémium kifogástalan kifogástalanul
      hibátlan hibátlanul felülmúlhatatlan páratlan egyedülálló felejthetetlen legjobb legjobbak legjobban legszebb
      legfinomabb legkedvesebb imádom imádtam imádtuk imádjuk imádni imádta szeretem szerettem szerettük szeretjük
      beleszerettem beleszerettünk kedvenc kedvencem kedvencünk káprázatosan lélegzetelállító álomszép álomszerű
      paradicsom mestermű remekmű bravó éljen ötcsillagos ötös csúcs! csúcsszuper király! királyság überjó fergeteges
      fergetegesen bámulatos bámulatosan briliáns ízletes! ínycsiklandó észbontó elragadó elragadtatott elbűvölő
      elbűvölt varázslatos bajnok bajnokok gratulálok gratulálunk
    `,
    '2': `
      jó jól jók jót jobb jobban jobbat kedves kedvesen kedvesek kedvesség barátságos barátságosan barátságosak
      segítőkész segítőkészek segítőkészen segítőkészség udvarias udvariasan udvariasak figyelmes figyelmesek
      figyelmesen előzékeny előzékenyek vendégszerető vendégszeretet mosolygós mosolygósak mosolyogva mosoly profi
      profin professzionális szakszerű szakszerűen hozzáértő hozzáértően szakértelem megbízható megbízhatóan korrekt
      korrekten korrektek lelkiismeretes lelkes becsületes őszinte őszintén pontos pontosan pontosak precíz precízen
      alapos alaposan rugalmas rugalmasan rugalmasak készséges készségesek készségesen tiszta tiszták tisztaság
      rendezett rendes rendesek szép szépen szépek szebb szépség csinos mutatós elegáns elegánsan stílusos ízléses
      ízlésesen igényes igényesen modern! korszerű kényelmes kényelmesen kényelmesek kényelem komfortos tágas tágasak
      világos! hangulatos hangulatosan hangulata otthonos otthonosan családias meghitt romantikus nyugodt nyugodtan
      nyugalmas nyugalom csendes csöndes csend pihentető pihenhettünk pihentünk kellemes kellemesen kellemesek
      kipihent finom finomak finomat finomabb ízletes ízletesek zamatos friss frissen frissek bőséges bőségesen
      laktató gazdag változatos választékos szaftos ropogós omlós puha! krémes illatos gyors gyorsan gyorsak gyorsabb
      villámgyors zökkenőmentes zökkenőmentesen gördülékeny gördülékenyen azonnal! hamar! egyszerű egyszerűen könnyű
      könnyen könnyű_kezelni praktikus hasznos hasznosan hasznosak hasznomra érthető érthetően áttekinthető átlátható
      szemléletes gyakorlatias hatékony hatékonyan hatásos hatásosan működőképes jól_működik strapabíró tartós
      tartósan masszív erős! stabil stabilan minőségi minőségű! olcsó olcsón olcsóbb kedvező! kedvező_árú kedvezmény
      kedvezményes akciós ingyen ingyenes ingyenesen megfizethető pénztárcabarát ár-érték_arányban megérte megéri
      megérte_az_árát ajánlom ajánljuk ajánlani ajánlanám ajánlott ajánlható elégedett elégedettek elégedetten
      elégedettség tetszett tetszik tetszettek tetszetős élveztem élveztük élvezet élvezetes élvezhető élmény
      élményszerű szórakoztató szórakoztatóan vicces viccesek mulatságos humoros érdekes érdekesen érdekfeszítő
      izgalmas izgalmasan lebilincselő magával_ragadó magávalragadó megható megindító inspiráló motiváló tanulságos
      lényegretörő ötletes okos okosan kreatív eredeti! tehetséges ügyes ügyesen ügyesek sikeres sikeresen siker
      sikerült örülök örültem örülünk örültünk öröm örömmel boldog boldogan boldogok boldogság vidám hálás hálásak
      köszönöm köszönjük köszönet köszi dicséret dicsérem dicsérni dicséretes pozitív pozitívum pozitívumok előny
      előnye előnyös előnyök segített segítettek segítettél segítenek segítség! nyugtató megnyugtató biztonságos
      biztonságosan biztonság bizalom egészséges frissítő üdítő hű hangulatú szuperek szerencsére szerencse ideális
      ideálisan klassz klasszul menő tuti jópofa cuki aranyos aranyosak helyes! bájos varázsa pompás pompásan
      igazságos nagylelkű törődés törődnek gondoskodó gondos gondosan odafigyelés odafigyelnek odafigyeltek meggyőző
      megérdemlik visszatérünk visszatérek visszamegyünk visszajövünk visszavárjuk elismerés értékelem értékes
      emlékezetes kincs ajándék meglepően_jó kellemesen_csalódtam drágám haha hahaha hihi lol nevetek nevetés
      mosolygok puszi puszik ölelés ölellek szívem buli ünnepeljük ünnep születésnap győzelem győztünk nyertünk nyert
      győztes diadal büszke büszkék remény támogatom támogatás megmentett megmentette hős hősök üdvözöljük szerencsés
      szerelem édes! jófej tehetség csodálom tisztelet szabadság szolidaritás bátor bátorság becsület taps hurrá barát
      barátok barátot barátom barátaim
    `,
    '1': `
      oké rendben megfelelő megfelelően megfelelőek megfelel elfogadható elfogadhatóan tűrhető elmegy elégséges
      elegendő elég_jó normális normálisan átlagon_felüli vállalható használható működik működött működnek nagy!
      nagyon_nagy tágasabb új újszerű újak közel! közeli központi központban elhelyezkedés fekvése választék széles
      széleskörű hagyományos házias népszerű méltányos reális ésszerű logikus könnyed kompakt alkalmas garancia!
      időben! megtanultam tanultam! megismertem teljes! tartalmas mérsékelt_árú felújított felszerelt jól_felszerelt
      garantált kényelmesebb
    `,
    '0': `
      jó_napot jó_reggelt jó_estét jó_éjszakát jó_étvágyat jóvá jövő jövök jövőre jog joga jóval árak ára árat szoba
      szobák étel ételek személyzet kiszolgálás szolgáltatás meleg_víz meleg_vizet hideg_víz hideg_italok személyes
      köszöntő egyébként egyszer! egyszerre érdekelt! érdekel! érdeklődtem érdeklődni tisztelt tisztelettel
      segítségével segítségre szerint természetesen világ könnyek! rendelés rendelt rendeltem újra! újság újabb!
      időben_van biztosan biztos! biztosítás lényeg eredetileg felhasználó használat hatás! pontokat mennyire mennyit
      mennyivel mennyi szemben szembe szemem szemmel szemed szemében szemébe szemet szemembe szeme szemei szeretnél
      szeretnék szeretne szeretnénk szeretnének oka ok okok okból okokból okot okát okt oket istenem istennek istent
      isten faj kar karok merre jobbra eger hidat cukor sorok jókai királyok hu kerülnek kerül ajánlat ajánlatot
      tisztában sokkal nagyot nagyok elmegyek félig félre felek bajnoki sírba lola
    `,
    '-0.7': `
      átlagos átlagosan közepes közepesen közepesnek semmilyen jellegtelen kicsi! kicsike kicsik apró szűk szűkös
      szűkösen keskeny régi régiek öreg elavult ósdi kopott kopottas kopottak lelakott használt! elhasználódott sötét!
      homályos hideg! hideget hidegek langyos kihűlt meleg_volt várni vártunk vártam várakozás várakoztattak sokáig
      hosszú! sor! sorban_állás sorban_álltunk messze! távol! bonyolult bonyolultan nehéz nehézkes nehézkesen nehezen
      körülményes nehézség nehézségek furcsa furcsán fura szokatlan drágább sós zsíros száraz! szárazak kemény! rágós
      ízetlen íztelen fűszeretlen hangos! sajnos sajnálatos sajnálom kár! hiányzik hiányzott hiányoztak hiányos
      hiányosság hiányosságok hiány hiányoltam hátrány hátránya negatívum negatívumok mínusz javítani javítás
      javítandó javítható szerviz szervizbe reklamáció reklamáltam reklamáltunk visszaküldtem visszaküldeni
      visszaküldés visszavittem visszatérítés csere cserélni kicserélték lemondta lemondták törölték zsúfolt zsúfoltak
      zsúfoltság tömeg! korlátozott kétséges kétes bizonytalan gyanús egyhangú unalmasabb karcos karc karcolás por!
      poros kényelmetlenebb ellentmondásos vékony! túlbonyolított elnagyolt felületes gyengébb kötelező_költség
      zajosabb betegek jaj ajaj
    `,
    '-2': `
      rossz rosszul rosszak rosszat rosszabb rosszabbul silány gyenge gyengén gyengék gyatra gagyi bóvli vacak vacakol
      selejt selejtes hibás hibásan hiba hibák hibája meghibásodott meghibásodás elromlott elromlik romlott tönkrement
      tönkretette tönkre elszakadt eltört törött törött! törékeny leesett levált szétesett szétesik szivárog beázott
      beázás csöpög koszos koszosak kosz piszkos piszok mocskos mocsok büdös büdösek bűz bűzös bűzlik szag szagos
      penész penészes dohos dohszag csótány csótányok poloska bogarak bogár egér hajszál hajszálak undor undorodtam
      gusztustalan! ehetetlen élvezhetetlen ihatatlan nyers! égett! odaégett megromlott lejárt avas ízléstelen drága
      drágán drágák túlárazott túl_drága méregdrága borsos lehúzás lehúzós lehúztak átverés! átvertek! átverték zaj
      zajos zajosak zajt hangoskodó ordibál ordított kiabált kiabáltak lassú lassan! lassúak lassúság késett késés
      késik késve késések késedelem késedelmes csalódás csalódott csalódtam csalódtunk csalódottak csalódást
      kiábrándító kellemetlen kellemetlenül kellemetlenség barátságtalan barátságtalanok udvariatlan udvariatlanok
      udvariatlanul bunkó! bunkóság goromba gorombán flegma flegmák flegmán lekezelő lekezelően lekezelőek arrogáns
      undok mogorva nemtörődöm nemtörődömség közömbös közönyös érdektelen figyelmetlen türelmetlen ingerült dühös
      dühítő düh felháborodott mérges mérgelődtem idegesítő idegesítően idegesít ideges bosszantó bosszankodtam zavaró
      zavarta zavart unalmas unalmasan unalom untam untuk unta vontatott érthetetlen érthetetlenül követhetetlen
      zavaros kusza káosz kaotikus szervezetlen szervezetlenség rendetlen rendetlenség ápolatlan elhanyagolt
      elhanyagolták igénytelen igénytelenség lepukkant lerobbant szakszerűtlen szakszerűtlenül hozzá_nem_értő
      hozzánemértés inkompetens alkalmatlan felelőtlen megbízhatatlan megbízhatatlanok hazugság hazudtak hazudik hazug
      hamis hamisítvány megtévesztő megtévesztés félrevezető félrevezettek becsaptak becsapás ellopták elloptak lopás
      lopott tolvaj eltűnt elveszett elvesztették kár kárt kárba használhatatlan használhatatlanul értéktelen
      értelmetlen értelmetlenül felesleges feleslegesen fölösleges haszontalan hatástalan működésképtelen kényelmetlen
      kényelmetlenül kényelmetlenek bosszúság probléma problémák problémás problémát gond! gondok gondot panasz
      panaszkodtam panaszok panaszt elégedetlen elégedetlenek elégedetlenség veszélyes veszély félelem félelmetes
      ijesztő szomorú szomorúan szomorúság szánalmas! kínos kínosan nevetséges nevetségesen buta hülye hülyék hülyeség
      ostoba gyerekes fájdalom fájt fáj fájdalmas beteg! rosszullét hányás hányinger hasmenés allergia allergiás
      kiütés ételmérgezés mérgezés fagyos lefagy lefagyott lefagy! akadozik akadozott akad! kikapcsol merül lemerül
      lemerült túlmelegszik melegszik csúnya csúnyán csúnyák ronda rondák ócska sivár lehangoló nyomasztó fárasztó
      kimerítő stresszes stressz frusztráló idétlen kudarc sikertelen sikertelenül megbukott elfelejtették
      elmulasztották elutasították elutasító megtagadták fenyegetőzött fenyegetett igazságtalan tisztességtelen
      diszkrimináció rasszista figyelmeztetek óva kerüljétek kerüljük elkerülni kidobott elpazarolt pazarlás hanyag
      hanyagul hanyagság trehány slendrián pocsékolás szar! alulmúlta szégyelld szégyenletes gáz! ciki hazudnak
      képmutató képmutatás áruló árulók árulás lopnak korrupt korrupció maffia rasszizmus náci fasiszta terrorista
      terroristák terror merénylet gyilkos gyilkosok gyilkosság meggyilkolták megölték meghalt meghaltak halál! halott
      halottak áldozat áldozatok sebesült megsebesült dráma háború konfliktus erőszak válság munkanélküli
      munkanélküliség szegénység nyomor elpusztult pusztítás mészárlás fenyegetés félek aggódom aggodalom vádolják
      elítélték letartóztatták börtön megvetés bohóc bohócok pech szerencsétlen sírok sírás magányos egyedül! fáradt
      fáradtság unatkozom ostobaság baromság barom abszurd diktátor diktatúra vesztettünk vereség vesztes veszteség
      betegség szenvedés szenved baleset árvíz tűzvész sztrájk kirúgták tehetségtelen sértés igazságtalanság pofátlan
      pofátlanság arcátlan influenza láz!
    `,
    '-3': `
      szörnyű szörnyűen borzalmas borzalmasan borzasztó! borzasztóak rettenetes! rettenetesek rémes rémesen rémálom
      förtelmes förtelem iszonyatos! iszonyú! katasztrófa katasztrofális katasztrofálisan pocsék pocsékul legrosszabb
      legrosszabbak undorító undorítóan undorítóak gusztustalan gusztustalanság hányadék hányinger_keltő botrány
      botrányos botrányosan felháborító felháborítóan gyalázatos gyalázat elképesztően_rossz elfogadhatatlan
      elviselhetetlen tűrhetetlen minősíthetetlen kritikán_aluli átverés csalás csalók csaló szélhámos szélhámosok
      rablás rablók szemét szemétre szar szarok fos kuka kukába kurva bunkó bunkók idióta idióták utálom utáltam
      utáljuk gyűlölöm gyűlölet szégyen szégyenteljes szánalmas szánalmasan tragikus tragédia pokol pokoli moslék
      soha_többé soha_többet szemétség geci köcsög rohadt rohadék
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
    0: jó napot, jó reggelt, jó estét, jó éjszakát, jó étvágyat, szép napot, szép estét, nem csak, nemcsak
    0: nem csupán, nem baj, nem számít, nem muszáj, nem kell, nem tudom, nem is, minél előbb, jó ideig, jó ideje
    0: jó néhány, jó sok, jó pár, jó részt, jól van, más szóval, ha jól, nagy részt, legalább, nem véletlen
    0: nem véletlenül, szó nélkül, nem beszélve, minden nélkül, hideg víz, meleg víz
    -1: semmi különös, nem nagy szám, nem egy nagy szám, nem valami jó, nem túl jó, nem a legjobb, nem igazán
    -1: nem olyan jó, elmegy egynek, lehetne jobb, lehetett volna jobb, jobb is lehetne, lenne mit javítani
    -1: van mit javítani, lehetne kedvesebb, lehetne tisztább, kívánnivalót hagy, nem éppen
    -2: hagy kívánnivalót maga után, kívánnivalót hagy maga után, hagyott kívánnivalót, nem működik, nem működött
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
  `,
  concord: true,
  negators:
    'nem ne nincs nincsenek nincsen sem se soha sohasem semmi semmit senki senkinek sehol nehogy sosem nem_volt nem_voltak cseppet_sem egyáltalán_nem',
  followingNegators: 'nélkül',
  nonNegators: 'nemcsak nem_csak nem_csupán nem_csupan nem_egyszerűen',
  halfNegators: 'alig aligha ritkán nemigen',
  praiseNegators: 'hiányzik hiányzott hiányolom híján mentes',
  intensifiers: `
    nagyon igen igazán rendkívül különösen kifejezetten teljesen abszolút egyszerűen hihetetlenül elképesztően fantasztikusan olyan annyira iszonyatosan iszonyú borzasztóan rettenetesen szuper! kimondottan tökéletesen mindig minden végtelenül rendkivül messze! maximálisan nagyon_nagyon valóban tényleg marha baromi eszméletlenül tök!
  `,
  diminishers:
    'kicsit kissé elég eléggé viszonylag többé-kevésbé részben némileg egész egészen valamelyest közepesen majdnem aránylag',
  too: 'túl túlságosan',
  less: 'kevésbé legkevésbé',
  hopes: 'ha remélem reméltem remélhetőleg remélem_hogy bárcsak vártam azt_hittem hátha',
  modals: 'talán esetleg lehetne',
  unrealised:
    'lehetne lehetett_volna jó_lett_volna jó_lenne kellett_volna kellene lett_volna lehetnének lehettek_volna',
  comparatives: 'jobb jobban jobbat',
  limitNegators: 'nem_lehetne nem_is_lehetne nem_lehetett_volna nem_is_lehetett_volna',
  endings: 'ak ek ok at et ot',
  accentless: true,
  contrast:
    'de viszont azonban ám ugyanakkor bár habár noha mégis mégsem ellenben kivéve leszámítva sajnos_a ellenére csak_az',
  subordinators: 'mert hogy ami aki amely amit ahol amikor mivel mikor mielőtt miután amíg ezért így',
  coordinators: 'és s vagy illetve valamint',
}
