import type { SentimentLexicon } from './lexicon.js'

export const lexicon: SentimentLexicon = {
  language: 'cs',
  matching: 'stem',
  grades: {
    '3': `
      výborný vynikající skvělý úžasný perfektní fantastický báječný nádherný překrásný krásnější excelentní dokonalý
      dokonalost super! superní superb geniální famózní luxusní parádní paráda bomba! bombastický špičková špičkové
      špička top! bezchybný bezvadný bezkonkurenční neskutečně_dobrý nejlepší nejlepších nejlepšího nejkrásnější
      nejmilejší miluju milujeme milovat zamiloval zbožňuji oblíbený nezapomenutelný fenomenální mistrovský lahodný
      delikátní delikatesa božský ráj snový pohádkový pohádkově hvězdný unešený nadšený nadchl nejúžasnější senzační
      boží! úchvatný ohromující výtečný znamenitý prvotřídní mňam mistr! mistři! gratuluji gratulace bravo
      nejrychlejší nejchutnější dechberoucí pecka bedna! klenot perla lahůdka nepřekonatelný nadprůměrný neodolatelný
      vymazlený mazec nářez masterpiece nejlíp dojetím
    `,
    '2': `
      neuvěřitelné
      dobrý! dobrá dobří dobrého lepší lépe líp kvalitní hezký pěkný pěkná pěkné krásný krása milý milá milé milí mile
      příjemný příjemného přátelský ochotný ochota vstřícný vstřícnost laskavý zdvořilý slušný usměvavý úsměv
      profesionální profesionál profesionalita odborný fundovaný pozorný pozornost! pečlivý poctivý spolehlivý
      spolehlivost důvěryhodný férový férové čistý čistá čisté čisto čistota čisťoučký uklizený útulný pohodlný
      pohodlí komfort komfortní pohoda pohodička prostorný světlý klidný klidně! klid! tichý ticho! moderní stylový
      elegantní vkusný roztomilý rozkošný šikovný půvabný okouzlující romantický malebný chutný chutná! chutnal
      šťavnatý čerstvý voňavý křupavý jemný bohatý bohatá pestrý rozmanitý vydatný rychlý rychlost svižný bleskový
      bleskurychlý okamžitě pohotový plynulý hladce bezproblémová bezproblémové snadný jednoduchý jednoduše přehledný
      srozumitelný jasný názorný praktický prakticky! užitečný přínosný přínos účinný účinek! funkční efektivní
      výkonný odolný pevný stabilní bytelný kvalita! levný levnější výhodný výhoda zdarma sleva úspora ušetřil
      cenově_dostupný dostupný doporučuji doporučujeme doporučit doporučil doporučení_hodný spokojený spokojenost
      líbí! líbil potěšil potěší radost rád! ráda! rádi! těší baví zábavný zábava vtipný humorný zajímavý poutavý
      napínavý strhující dojemný inspirativní inspirující poučný obohacující motivující kreativní originální nápaditý
      chytrý chytře vychytaný vychytávka talentovaný úspěch úspěšný štěstí šťastný vděčný děkuji děkujeme díky!
      poděkování pochvala chválíme pochválit oceňuji oceňujeme ocenit uznání respekt pomohl pomáhá pomáhají pomoc!
      nápomocný poradil poradí ohleduplný starostlivý pohostinný pohostinnost srdečný štědrý bezpečný zdravý
      přesvědčivý působivý vyhovující vyhovuje vyhovovalo ideální skvost poklad hodnotný zasloužený zaslouží odpočinek
      odpočinout relaxace relax uvolněný uvolňující užili užil užila užít užívám klad plus! plusy předčil milerád
      skvělost hladivý vylepšení vylepšil zlepšil zlepšení vrátíme! vrátíme_se přijedeme_znovu příjemnější pohodlnější
      haha hahaha hihi lol směju smích usmívám pusa pusinky objímám srdíčko oslava! oslavujeme narozeniny vítězství
      vyhrál výhra! vítěz triumf hrdý naděje podpora podporuji zachránil zachráněn hrdinové vítejte sladký talent
      obdivuji svoboda! solidarita odvaha odvážný čest! kouzelný hurá dobrota klídek doporučím doporučení bavil
      nadchne dojal pobaví pobavil zasmál smál nasmál chválí tleskám pochutnal vtip! čtivý povedl zdařilý hřejivý
      silný! silný_příběh uvěřitelný sympatický sympaťák ocenil dík vstříc precizní propracovaný zážitek!
      nezklamal jednička! jedničku palec! přednost! stylovka kvalitka věřím! výhru zvítězil medaile hrdost gól! svěží
      vymakaný pohádka lásku kouzlo hvězda! potlesk jupí jupíí cool prima! bezva supr dobrej hezkej pěknej skvělej
      výbornej spokojenej fandím držím_palce zlatíčko miláček mrouček vychválit překvapivě_dobré mile_překvapil
      příjemně_překvapil vyplatil chytla! chytne! strhne zlatej milej ulehčil ulehčuje usnadnil usnadňuje zpříjemnil
    `,
    '1': `
      ok okay fajn v_pořádku pořádku ujde obstojný dostačující dostatečný stačí vyhovující_cena přijatelný přiměřený
      rozumný korektní adekvátní odpovídající odpovídá solidní velký nový blízko nedaleko centrum! poloha! dostupnost
      výběr! široký funguje! fungují! fungoval! fungovala! tradiční domácí oblíbenost lehký kompaktní vhodný naučil
      dozvěděl včas! přesný přesně! originál! záruka! výhled! kladně pozitivní pozitivum pozitiva povedený povedlo
      logický konečně! padne sedí! sedne! vydrží vydržel drží! stíhá! fungovalo odpovídají sluší hodí! hodil! osvědčil
      zvládá zvládl použitelný snesitelný koukatelný vkus! snaživý snaha! snaží
    `,
    '0': `
      malovat povýšení hyena
      dobrý_den dobré_ráno dobrou_noc dobrý_večer dobrou_chuť dobrovolně doba době dobou dobu doby cena ceny cenu
      obsluha služby služba personál pokoj pokoje jídlo teplá_voda teplou_vodu studená_voda osobní milion mil míle
      míli jasně! velmi_dlouho hodně! chyť den dne výborek krásy! lehátko lehátka starý_zákon staré_město starém_městě
      starého_města starosta starost zlato zlatý zlatá láska! stačit stačilo! zdravím zdraví! bez! dodnes rychlík
      novinka problematika vadí_nevadí těžko_říct čistit čistička lepit lepidlo novinky novin odpověď jednou! lze leží
      tvrdí rada rady radu nova světlo světla světle noviny novinách des prošla prošel prošli frontě srdeční klade
      kladno rad sešli průměru průměr starat prachy cest cesta cesty cestě sam bojovat bojové bojových bojích echo
      nehodí smíchu k_smíchu sám_o_sobě vítěze! neuvěřitelný nevěřím nekonečně malej velkej starej novej novýho
      dokonce
    `,
    '-0.7': `
      průměrný průměrná průměrné průměrně obyčejný nic_moc všední nevýrazný fádní malý malá malé maličký těsný těsné
      úzký úzká úzké stísněný starý stará staré starší zastaralý zastaralá zastaralé opotřebovaný sešlý ošoupaný
      omšelý obnošený tmavý tmavá tmavé temný studený studená studené zima! chladný vlažný horko! přetopený čekat
      čekal čekání dlouho dlouhý dlouhá dlouhé fronta daleko vzdálený složitý složitá složité složitě obtížný těžký
      těžká těžké náročný! nepřehledný zvláštní! divný divná divné divně slaný mastný suchý tvrdý tvrdá tvrdé tuhý
      gumový přesolený nedochucený hlasitý bohužel škoda! lituji chybí chyběl chyběla chybělo chyběly nedostatek mínus
      mínusy minus zápor negativum negativa nevýhoda výhrada výtka připomínka oprava opravit reklamace reklamovat
      reklamoval vrátit! vrátil! vrátila! vracet vracím výměna vyměnit storno zrušen zrušit hlučnější slabší horší!
      dražší drahota přeplněný plno! omezený omezené omezení pochyby pochybuji pochybný nejistý spekulativní
      jednotvárný opakující zdlouhavý zbytečně! kluzký nepraktický nezajímavý škrábanec škrábance prach vrže hlídat
      pozor! obavy ech ach_jo natahovaný vlekl vleče roztahaný utahaný naivní předvídatelný klišé! klišovitý rozpačitý
      rozporuplný chaotický matoucí plytký žel naneštěstí houževnatý rušný použitý! poškrábaný vracel vrácení menší!
      kouše škrábe tlačí kazí!
    `,
    '-2': `
      špatný špatného zlý zlé zle horší hůř hnusný! nekvalitní mizerný! bídný bída slabý slabota chabý ubohý!
      podprůměrný špinavý špína zaprášený plesnivý plíseň plísně smrad smrdí smrděl smrdutý zápach zapáchá zapáchal
      páchne páchlo zatuchlý hluk hlučný rámus řev řvali řve křičí křičel rozbitý rozbil rozpadl rozpadá praskl
      zlomený zlomil poškozený poškodil vadný vada závada porucha porouchal porouchaný nefunkční nefunguje nefungoval
      nejde nešel nešla nešlo nešly nefunkčnost zasekává seká sekal zamrzá zamrzl padá padala spadl spadne přestal
      vypíná vybíjí protéká teče! teklo kape bug! bugy chyba chyby chyb chybou chybný problém problémy problematický
      potíž komplikace pomalý pomalost zpoždění zpozdil zdržení zklamaný zklamáni zklamal drahý předražený přemrštěný
      neochotný neochota nepříjemný protivný drzý drzost arogantní arogance hrubý nezdvořilý neslušný nevlídný
      nevšímavý lhostejný lhostejnost ignorují ignoroval neprofesionální neprofesionalita neodborný neschopný
      neschopnost amatérský nespolehlivý nepořádek neuklizený nečistý nepohodlný zbytečné nepoužitelný bezcenný
      neúčinný nesmysl nesmyslný nuda nudný nudil nezábavný trapný hloupý hloupost blbý blbost blbci idiot směšný
      otravný otravuje naštvaný naštval štve vztek rozčilený rozčílil smutný stres stresující frustrující frustrace
      strach nebezpečný nebezpečí riziko bolest bolí bolelo bolavý alergie vyrážka průjem zvracení zvracel otrava!
      nevolnost zkažený zkazil prošlý syrový! spálený připálený nedopečený nechutný! nechutnalo bezchutný bez_chuti
      nejedlý nepoživatelný hnus! šváb švábi štěnice myš! vlasy! lež lže lhal lhaní podvodný nepravdivý zavádějící
      klamavý falešný padělek ukradl krádež ztratil ztráta ztracený nedorazil nepřišel nepřišla nedoručen nedoručili
      nekomunikuje neodpovídá neodpověděl neodpovídají neozval odmítl nespokojený nespokojenost stížnost stěžovat
      stěžoval křivý křivé ošklivý ošuntělý zanedbaný zchátralý odfláknutý odbytý nedoporučený nedodržel neúspěch
      neúspěšný selhal selhání omyl vyhýbat vyhněte vyhnout varuji varování výsměch nefér diskriminace vyhozených
      vydírání výhrůžka poplatky! účtovali_navíc katastrofální! nelíbí nelíbil nebavil nebaví nepotěší nevyhovuje
      nepomohl nepomáhá nedrží nevydrží nevydržel nesedí nestíhá nedostal nenabíjí netěsní nezáživný neposlouchá
      nerozumí neumí nezájem neprůstřelně_špatný trapas lži! pokrytec pokrytectví zrádce zrada korupce mafie rasista
      rasismus nacista fašista terorista terorismus útok! vrah vrazi vražda zavražděn zabit zabili zahynul zemřel
      umírá smrt! oběť oběti zraněn drama válka konflikt násilí krize nezaměstnanost chudoba zničil zničený masakr
      hrozba bojím úzkost obviněn odsouzen zatčen vězení kriminál pohrdání šašek smůla smutek pláč pláču brečím slzy
      osamělý sám! unavený pitomec kretén absurdní diktátor diktatura prohra prohrál nemocný nemoc trpí utrpení nehoda
      povodeň požár stávka vyhozen nenávist urážka nespravedlnost chřipka horečka nejdražší zklame rozbije lhát ukrást
      krade kradl okrádá okrádají okrást odrazuje odradil neberou nereagují nevrátil neodepsali nezvedají nekupovat
      nekupujte nebrat! nekupuj vyhodit vyhodil zahodit zamítl zamítnuta šunt krám! krámy! zmetek srazilo pustilo!
      páře! párá! páral! párají! trhá! trhal! roztrhl roztrhalo ulomil odlepuje odlepil odpadl chcípne chcípl zdechl
      zlobí blbne! blbnul nejede! nespouští padají sekají vypadává vypadávalo vypadne! zmizel otrávený znuděný
      znechucený znechutil nasraný nasralo sere naštve nudit usnul usínal nezaujal neoslovil nechápu! prázdný!
      přeplácaný přehnaný přeceňovaný nedotažený neuvěřitelně_špatný béčkový béčko! škvár patlanina plácanina
      slátanina blábol žvásty kecy! mizérie zoufalství otřes! propadák průšvih fiasko trapnej blbej hnusnej hroznej
      strašnej špatnej drahej pomalej smradlavý flek skvrny špinavej neumyté zažloutlé fuj ble! blé! neslaný nedá_jíst
      nedalo_jíst zkyslý starší_maso okrad lichva nestoudný nestydaté nestydatost sprostý vulgární řval hulvát buran
      namyšlený povýšený! bezohledný laxní flegmatický netaktní vyděrači podvraťáci okrádání šikana buzerace litoval
      litujeme mrzí mrzelo mrzuté zmařený marný marnost zmatek zmatený bordel brutální! vadilo příšera zhnusený únava
      unavující rozladěný rozčaroval rozčarování neplní! nesplnil nefachá nesnesu nemůžu_vystát vystát lžou lživý
      zlodějna rozkradli rozkrádá debakl prohrává výprask pustila povýšená viklá kymácí hučí hučel vzteku
    `,
    '-3': `
      hrozný hrozně! hrůza hrůzný hrůzostrašný děsný děsná děsné děs příšerný otřesný strašný strašně! katastrofa
      katastrofální nejhorší odporný nechutný nechutnost hnus hnusný odpudivý šmejd brak odpad! sračka hovno kurva
      prdel debil debilní tragédie tragický zoufalý ostuda ostudný hanba hanebný nehorázný nehoráznost
      neskutečná_drzost skandál skandální podvod podvodník podvodníci podvedli podvedený okradli okradený zloděj lháři
      lhář hyeny nenávidím nesnáším nesnesitelný nepřijatelný neakceptovatelný peklo pekelný noční_můra mizerný ubohý
      ubohost žalostný bezcitný už_nikdy nikdy_více svině zmrd prase!
    `,
  },
  phrases: `
    -1: přál bych si, přála bych si, uvítal bych, uvítala bych, uvítali bychom, bylo by lepší, byla by lepší
    3: nemá chybu, nemělo chybu, neměl chybu, neměla chybu, nemám co vytknout, není co vytknout
    3: neměli jsme co vytknout, nelze co vytknout, nic nechybělo, předčilo očekávání, předčil očekávání
    3: nad očekávání, nejlepší volba, lepší být nemůže, nemůže být lepší, nemohlo být lepší, určitě se vrátíme
    3: rádi se vrátíme, rád se vrátím, vřele doporučuji, všem doporučuji, mohu jen doporučit, můžu jen doporučit
    3: pět hvězd, nemohu vynachválit, stojí za to, stojí za návštěvu, stálo za to, jako nový, jako nové
    2: za ty peníze, dobrá cena, dobrou cenu, za málo peněz, poměr cena výkon, nezklamal, nezklamala, nezklamalo
    2: nezklame, nezklamali, nelituji, nelituju, nebudete litovat, nebudete zklamáni, nebyli jsme zklamáni
    2: jako doma, palec nahoru, splnilo očekávání, splnil očekávání, splnila očekávání
    1.5: bez problémů, bez problému, bez potíží, bez závad, bez závady, bez chyby, bez výhrad, bez komplikací
    1.5: žádný problém, žádné problémy, není problém, nebyl problém, není špatný, není špatná, není špatné
    1.5: není to špatné, nebyl špatný, nebyla špatná, nebylo špatné, vůbec ne špatné, není drahý, není drahé
    1.5: nebylo drahé, není to drahé, v pořádku, na čas, ujde to, nevadí, nevadilo
    0: nemám tušení, nemám ponětí
    0: nevím, nevíme, nevzpomínám si
    0: dobrý den, dobré ráno, dobrou noc, dobrou chuť, pěkný den, hezký den, krásný den, hezký večer, s pozdravem
    0: nejen, nejenom, nejen že, nic víc, to je fuk, není třeba, není potřeba, není nutné, nebojte se, nemusíte
    0: alespoň, co nejdříve, co nejlépe, v dobré víře, na druhou stranu, po dobré, stejně dobře, není divu
    0: bez ohledu, nikdy jsem, než jsem, víc než, více než
    -1: nic moc, nic extra, nic zvláštního, nic zajímavého, nic mimořádného, není nic moc, mohlo by být lepší
    -1: mohl by být lepší, mohla by být lepší
    -1: moc ne, chtělo by to, chce to zlepšit
    -1: je co zlepšovat
    -2: co se týče kvality bída, za moc nestojí, nestojí za to, nestálo za to, nestojí za moc
    -2: nestojí za ty peníze, ztráta času, ztráta peněz, vyhozené peníze, vyhozených peněz
    -2: škoda peněz, škoda času, přestal fungovat, přestala fungovat, přestalo fungovat, nedá se, nedalo se
    -2: nejde zapnout, nedá se použít, nedá se spát, nedalo se spát, moc drahé, příliš drahé, příliš malý
    -2: příliš malá, moc malé, příliš pomalé, moc pomalé, nestojí za řeč, bez chuti, pod psa, za hranou
    -2: dal ruce pryč, ruce pryč, špatná zkušenost, dvakrát pokazil, hned se rozbil, hned se rozbilo, po týdnu
    -2: po měsíci používání, nic nefunguje, nebyl jsem spokojen, nebyla jsem spokojena
    -2: nebyli jsme spokojeni, nejsem spokojen, nejsem spokojena, nejsem spokojený
    -3: nedoporučuji, nedoporučuju, nedoporučujeme, nedoporučil bych, nedoporučila bych, nemohu doporučit
    -3: nemůžu doporučit, nelze doporučit, už nikdy, nikdy více, nikdy víc, už nikdy více, nikdy znovu
    -3: více nepřijdeme, už nepřijdu, už nepřijedeme, už tam nepůjdu, už se nevrátíme, nevrátíme se, příště ne
    -3: nekupujte, nekupujte to, neobjednávejte, nejezděte, nechoďte sem, nechoďte tam, vyhněte se
    -3: raději se vyhněte, pod vší kritiku, obloukem vyhnout, nula hvězd
    2: miluji tě, všechno nejlepší, veselé vánoce, hodně štěstí, dobrá práce, těším se, moc se těším
    -2: bolí mě, bolí hlava, mám dost, už dost, nechce se mi, nenávidím, to je hrůza, to je hnus, drž hubu
    -2: odpočívej v pokoji, je mi líto, nemá cenu, k ničemu, na nic, to je k pláči, nestojí za nic, stojí za hovno
    -1.5: mohlo to být lepší, mohlo být lepší, mohl být lepší, mohla být lepší, mohlo by to být lepší, mohly být lepší
    -1.5: čekal jsem víc, čekala jsem víc, čekal jsem více
    -2: vydrží málo, dlouho nevydrží, málo vydrží
    3: od srdce zasmál, od srdce zasmála, jedním dechem, všema deseti, klobouk dolů, smekám, jak od babičky
    3: jako od babičky, jak ulitá, jak ulité, jak ulitý, jako ulité, nemůžu přestat, stojí za každou korunu
    3: nemám výtky, bez výtek, není co dodat, není co řešit, to nejlepší
    2: vyšla vstříc, vyšel vstříc, vyšli vstříc, vyšly vstříc, ve všem vstříc, pár korun, stojí za vidění
    2: stojí za přečtení, stojí za zhlédnutí, dobrá volba, dobře odvedená, dobře zabalené, dobře zabaleno
    2: rychlé dodání, rychlé doručení, rychlá doprava, druhý den, dorazilo v pořádku, přišlo v pořádku
    2: splňuje očekávání, splnil účel, splní účel, držím palce, hezky strávený
    0: ani dobrý ani špatný, neurazí nenadchne, neurazí ani nenadchne, ani neurazí ani nenadchne, dobrá otázka
    -2: k smíchu, k pláči, k zblití, k uzoufání, na hovno, stojí za prd, za nic, mohl být dobrý film
    -2: mohl to být dobrý film, mohlo to být, čekal jsem něco lepšího, čekala jsem něco lepšího, žádná sláva
    -2: žádný zázrak, to je síla, vyhozené prachy, vrátit peníze, vraťte peníze, peníze zpět, dal bych nula
    -2: dávám odpad, jde do kytek, v háji, v prdeli, do háje, tlačí na pilu, málem jsem usnul, málem jsem usnula
    -2: vydržel týden, vydržela týden, ani náhodou, jak podrážka
    0: ani dobrý ani zlý, průměr neurazí
    3: od první stránky, od první minuty, z partesu, oko nezůstalo suché, do poslední stránky, chytlo mě za srdce
    3: chytne za srdce, srdcová záležitost, nemůžu vynachválit, nemohu se odtrhnout, nedá se odložit, nešlo odložit
    -2: hory doly, skutek utek, leze na nervy, leze mi na nervy, jde na nervy, jde mi na nervy, k vzteku
    -2: k naštvání, aspoň teplou, čekal bych, čekala bych, očekával bych
  `,
  concord: true,
  negators: `
    ne není nejsou nebyl nebyla nebylo nebyli nebyly nemá nemají neměl neměla nemělo neměli nemám nemáme nejsem nejsme nebude nebudou nebudu nikdy nic nikdo nikde žádný žádná žádné žádnou žádného žádných bez ani nelze nemůže nemohu nemůžu nemohli nemohl nemohla nemůžete neni nechci nechceme nedá nedalo nebyt nechce nechtěl nechtěla nebudeme zadny zadna
  `,
  nonNegators: 'nejen nejenom nejen_že nejenže ne_jen není_jen',
  halfNegators: 'sotva stěží málokdy téměř_žádný',
  deniedPrefix: 'ne',
  praiseNegators: 'nikdy nic nikdo nikde ani postrádá postrádal postrádám chybí chyběla chybělo chyběl',
  without: 'bez',
  intensifiers: `
    velmi velice moc! hodně opravdu naprosto úplně zcela fakt! skutečně mimořádně obzvlášť zvlášť tak! extrémně neuvěřitelně neskutečně strašně! hrozně! vážně absolutně vždy vždycky všechno všichni nejvíc nejvíce obrovsky maximálně dost! tuze přímo celkově pořád
  `,
  diminishers: 'trochu trošku poměrně celkem docela relativně mírně částečně lehce téměř skoro vcelku tak_nějak',
  too: 'příliš moc_moc přespříliš',
  less: 'méně míň nejméně',
  hopes: 'kdyby pokud doufám doufal doufali doufejme očekával očekávala očekávali čekal_jsem myslel kéž',
  modals: 'mohl_by mohla_by mohlo_by snad možná',
  unrealised: 'mohl_být mohla_být mohlo_být mohly_být měl_by_být měla_by_být mělo_by_být chtělo_by bylo_by',
  comparatives: 'lepší lépe líp',
  limitNegators: 'nemůže_být nemohlo_být nemohl_být nemohla_být nelze',
  endings: 'ější:ý ejší:ý ej:ý ejch:ý ejm:ý ejma:ý ýho:ý ýmu:ý ýma:ý',
  reversingPrefixes: 'ne',
  accentless: 'inflected',
  nonfactual: 'doufám doufáme doufejme snad_bude jak_mohu jak_můžu jak_lze kde_mohu',
  replaced: 'místo_aby namísto',
  contrast: 'ale avšak však nicméně ovšem přesto ačkoli ačkoliv přestože i_když kromě až_na jenže jinak naopak zatímco',
  subordinators: 'protože že který která které když kde jelikož jestli pokud aby než dokud',
  coordinators: 'a i nebo či také',
}
