import type { SentimentLexicon } from './lexicon.js'

export const lexicon: SentimentLexicon = {
  language: 'cs',
  matching: 'stem',
  grades: {
    '3': `
      výborný výborná výborné výborně vynikající skvělý skvělá skvělé skvěle skvělí úžasný úžasná úžasné úžasně
      perfektní perfektně fantastický fantastická fantastické fantasticky báječný báječná báječné báječně nádherný
      nádherná nádherné nádherně překrásný krásnější excelentní excelentně dokonalý dokonalá dokonalé dokonale
      dokonalost super! superní superb geniální geniálně famózní famózně luxusní luxusně parádní paráda parádně bomba!
      bombastický špičkový špičková špičkové špička špičkově top! bezchybný bezchybná bezchybné bezchybně bezvadný
      bezvadná bezvadné bezvadně bezkonkurenční neskutečně_dobrý nejlepší nejlepších nejlepšího nejkrásnější
      nejmilejší miluju miluji milujeme milovat zamiloval zamilovala zamilovali zbožňuji zbožňuju oblíbený oblíbená
      oblíbené nezapomenutelný nezapomenutelná nezapomenutelné fenomenální mistrovský mistrovské lahodný lahodné
      delikátní delikatesa božský božské božsky ráj snový pohádkový pohádkově hvězdný unešený unešená unešeni nadšený
      nadšená nadšeni nadšení nadchl nadchla nadchlo nejúžasnější senzační boží! úchvatný úchvatná úchvatné ohromující
      výtečný výtečné výtečně znamenitý znamenité prvotřídní mňam mistr! mistři! gratuluji gratulace bravo
    `,
    '2': `
      dobrý! dobrá dobré dobrou dobří dobrého dobře lepší lépe líp kvalitní kvalitně hezký hezká hezké hezky pěkný
      pěkná pěkné pěkně krásný krásná krásné krásně krása milý milá milé milí mile příjemný příjemná příjemné příjemní
      příjemně příjemného přátelský přátelská přátelské přátelsky ochotný ochotná ochotné ochotní ochotně ochota
      ochotou vstřícný vstřícná vstřícné vstřícní vstřícně vstřícnost laskavý laskavá laskavě zdvořilý zdvořilí slušný
      slušná slušní slušně usměvavý usměvavá usměvaví úsměv úsměvem profesionální profesionálně profesionál
      profesionalita odborný odborně fundovaný pozorný pozorní pozornost! pečlivý pečlivě poctivý poctivá poctivé
      poctivě spolehlivý spolehlivá spolehlivé spolehlivě spolehlivost důvěryhodný férový férové férově čistý čistá
      čisté čisto čistota čisťoučký uklizený uklizeno útulný útulná útulné útulno pohodlný pohodlná pohodlné pohodlně
      pohodlí komfort komfortní pohoda pohodový pohodová pohodička prostorný prostorná prostorné světlý klidný klidná
      klidné klidně! klid! tichý tichá tiché ticho! moderní moderně stylový stylové stylově elegantní elegantně vkusný
      vkusně roztomilý roztomilá rozkošný šikovný šikovná půvabný okouzlující romantický romantické malebný malebné
      chutný chutná! chutné chutně chutnalo chutnal chutnala chutnaly šťavnatý šťavnaté čerstvý čerstvé čerstvá voňavý
      voňavé křupavý jemný jemné jemná bohatý bohatá bohaté pestrý pestrá pestré rozmanitý vydatný vydatné rychlý
      rychlá rychlé rychle rychlost svižný svižně bleskový bleskově bleskurychlý okamžitě pohotový pohotově plynulý
      plynule hladce hladký bezproblémový bezproblémová bezproblémové bezproblémově snadný snadná snadné snadno
      jednoduchý jednoduché jednoduše přehledný přehledná přehledné přehledně srozumitelný srozumitelné srozumitelně
      jasný jasné názorný názorně praktický praktická praktické prakticky! užitečný užitečná užitečné užitečně
      přínosný přínosné přínos účinný účinné účinně účinek! funkční efektivní efektivně výkonný výkonná odolný odolná
      pevný pevná pevné stabilní stabilně bytelný kvalita! levný levná levné levně levnější výhodný výhodná výhodné
      výhodně výhoda výhody zdarma sleva slevu slevy úspora ušetřil ušetřila ušetřili cenově_dostupný dostupný
      doporučuji doporučuju doporučujeme doporučit doporučil doporučila doporučení_hodný spokojený spokojená spokojeni
      spokojené spokojenost spokojenosti líbí! líbil líbila líbilo líbily potěšil potěšila potěšilo potěší radost
      radostí rád! ráda! rádi! těší baví bavilo bavila zábavný zábavná zábavné zábavně zábava vtipný vtipné vtipně
      humorný humorné zajímavý zajímavá zajímavé zajímavě poutavý poutavé poutavě napínavý napínavé strhující dojemný
      dojemné inspirativní inspirující poučný poučné obohacující motivující kreativní originální nápaditý chytrý
      chytrá chytře šikovně vychytaný vychytávka talentovaný úspěch úspěšný úspěšně štěstí šťastný šťastná šťastní
      vděčný vděčná vděčni děkuji děkuju děkujeme díky! poděkování pochvala chválím chválíme pochválit oceňuji
      oceňujeme ocenit uznání respekt pomohl pomohla pomohli pomohlo pomáhá pomáhají pomoc! nápomocný nápomocná
      poradil poradila poradili poradí ohleduplný starostlivý pohostinný pohostinnost srdečný srdečně štědrý štědré
      bezpečný bezpečné bezpečně zdravý zdravé přesvědčivý působivý působivé vyhovující vyhovuje vyhovovalo ideální
      ideálně skvost poklad hodnotný zasloužený zaslouží odpočinek odpočinout relaxace relax uvolněný uvolňující užili
      užil užila užít užívám klad klady plus! plusy předčil předčila předčilo milerád skvělost hladivý vylepšení
      vylepšil zlepšil zlepšilo zlepšení vrátíme! vrátíme_se přijedeme_znovu příjemnější pohodlnější haha hahaha hihi
      lol směju smích usmívám pusa pusinky objímám srdíčko oslava! oslavujeme narozeniny vítězství vyhrál vyhrála
      vyhráli výhra! vítěz triumf hrdý hrdá hrdí naděje podpora podporuji zachránil zachráněn hrdina hrdinové vítejte
      sladký talent obdivuji svoboda! solidarita odvaha odvážný čest! kouzelný hurá dobrota klídek
    `,
    '1': `
      ok okay fajn fajný fajnový v_pořádku pořádku ujde ujdou obstojný obstojné dostačující dostatečný dostatečně
      stačí vyhovující_cena přijatelný přijatelná přijatelné přiměřený přiměřená rozumný rozumná rozumné korektní
      korektně adekvátní odpovídající odpovídá solidní solidně velký velká velké nový nová nové blízko nedaleko
      centrum! poloha! dostupnost výběr! široký funguje! fungují! fungoval! fungovala! tradiční domácí oblíbenost
      lehký lehká lehké kompaktní vhodný vhodná vhodné naučil naučila naučili dozvěděl dozvěděla včas! přesný přesně!
      přesná originál! záruka! výhled! kladně kladný pozitivní pozitivně pozitivum pozitiva povedený povedené povedlo
      logický logicky
    `,
    '0': `
      dobrý_den dobré_ráno dobrou_noc dobrý_večer dobrou_chuť dobrovolně doba době dobou dobu doby cena ceny cenu
      obsluha služby služba personál pokoj pokoje jídlo teplá_voda teplou_vodu studená_voda osobní milion mil míle
      míli jasně! velmi_dlouho hodně! chyť den dne výborek krásy! lehátko lehátka starý_zákon staré_město starém_městě
      starého_města starosta starost zlato zlatý zlatá láska! stačit stačilo! zdravím zdraví! bez! dodnes rychlík
      novinka problematika vadí_nevadí těžko_říct čistit čistička lepit lepidlo novinky novin odpověď jednou! lze leží
      tvrdí rada rady radu nova světlo světla světle noviny novinách des prošla prošel prošli frontě srdeční klade
      kladno rad sešli průměru průměr starat prachy cest cesta cesty cestě sam bojovat bojové bojových bojích echo
      nehodí
    `,
    '-0.7': `
      průměrný průměrná průměrné průměrně obyčejný obyčejné nic_moc všední nevýrazný nevýrazné fádní malý malá malé
      maličký maličká maličké těsný těsné úzký úzká úzké stísněný stísněné starý stará staré starší zastaralý
      zastaralá zastaralé opotřebovaný opotřebované sešlý ošoupaný omšelý obnošený tmavý tmavá tmavé temný studený
      studená studené zima! chladný chladná vlažný vlažné horko! přetopený čekat čekali čekal čekala čekání dlouho
      dlouhý dlouhá dlouhé fronta fronty daleko vzdálený složitý složitá složité složitě obtížný obtížné obtížně těžký
      těžká těžké náročný! nepřehledný nepřehledná nepřehledné zvláštní! divný divná divné divně slaný slané mastný
      mastné suchý suché tvrdý tvrdá tvrdé tuhý tuhé gumový přesolený přesolené nedochucený hlasitý hlasité bohužel
      škoda! lituji chybí chyběl chyběla chybělo chyběly nedostatek nedostatky mínus mínusy minus zápor zápory
      negativum negativa nevýhoda nevýhody výhrada výhrady výtka připomínka oprava opravu opravit reklamace reklamaci
      reklamovat reklamoval reklamovala vrátit! vrátil! vrátila! vracet vracím výměna vyměnit storno zrušen zrušit
      hlučnější slabší horší! dražší drahota přeplněný přeplněno přeplněná plno! omezený omezené omezení pochyby
      pochybuji pochybný nejistý spekulativní jednotvárný opakující zdlouhavý zdlouhavé zbytečně! kluzký nepraktický
      nepraktické nezajímavý nezajímavé škrábanec škrábance prach prachu vrže hlídat pozor! obavy ech ach_jo
    `,
    '-2': `
      špatný špatná špatné špatně špatní špatného zlý zlé zle horší hůř hůře hnusný! nekvalitní nekvalitně mizerný!
      bídný bída slabý slabá slabé slabota chabý ubohý! podprůměrný podprůměrná podprůměrné špinavý špinavá špinavé
      špína špinavo zaprášený plesnivý plesnivá plíseň plísně smrad smrdí smrdělo smrděl smrdutý smrdělá zápach
      zapáchá zapáchal páchne páchlo zatuchlý zatuchlina hluk hluku hlučný hlučná hlučné hlučno rámus řev řvali řve
      křičí křičel křičela rozbitý rozbitá rozbité rozbil rozbila rozbilo rozbily rozpadl rozpadla rozpadlo rozpadá
      prasklý prasklá prasklo praskl praskla zlomený zlomilo zlomil poškozený poškozená poškozené poškodil vadný vadná
      vadné vada závada závady porucha poruchy porouchal porouchala porouchaný nefunkční nefunguje nefungoval
      nefungovala nefungovalo nefungovaly nefungují nejde nešel nešla nešlo nešly nefunkčnost zasekává seká sekal
      sekalo zamrzá zamrzl padá padala spadl spadne přestal přestala přestalo vypíná vybíjí protéká teče! teklo kape
      bug! bugy chyba chyby chyb chybou chybný chybná chybné problém problémy problému problémů problematický
      problematické problémový potíž potíže komplikace pomalý pomalá pomalé pomalu pomalost zpoždění zpožděný zpozdil
      zdržení zklamaný zklamaná zklamaní zklamáni zklamání zklamal zklamala zklamalo zklamali drahý drahá drahé draho
      předražený předražená předražené předraženo přemrštěný přemrštěné neochotný neochotná neochotné neochotní
      neochota nepříjemný nepříjemná nepříjemné nepříjemní nepříjemně protivný protivná protivné protivní drzý drzá
      drzí drze drzost arogantní arogance arogantně hrubý hrubě nezdvořilý neslušný neslušné neslušně nevlídný
      nevšímavý lhostejný lhostejnost ignorují ignoruje ignorovali ignoroval neprofesionální neprofesionálně
      neprofesionalita neodborný neschopný neschopná neschopní neschopnost amatérský amatérské nespolehlivý
      nespolehlivá nespolehlivé nepořádek neuklizený neuklizené neuklizeno nečistý nepohodlný nepohodlná nepohodlné
      nepohodlně zbytečný zbytečná zbytečné nepoužitelný nepoužitelná nepoužitelné nepoužitelně bezcenný neúčinný
      neúčinné nesmysl nesmyslný nesmyslné nuda nudný nudná nudné nudně nudil nudila nudí nezábavný trapný trapné
      trapně hloupý hloupé hloupost hloupě blbý blbá blbé blbě blbost blbci idiot idioti směšný směšné otravný otravné
      otravuje naštvaný naštvaná naštvalo naštval štve vztek rozčilený rozčílil smutný smutné smutně stres stresující
      frustrující frustrace strach nebezpečný nebezpečné nebezpečí riziko bolest bolí bolelo bolavý alergie vyrážka
      průjem zvracení zvracel zvracela otrava! nevolnost zkažený zkažené zkazil zkazila zkazili prošlý prošlé syrový!
      spálený spálené připálený nedopečený nechutný! nechutnalo bezchutný bezchutné bez_chuti nejedlý nejedlé
      nepoživatelný hnus! šváb švábi štěnice myš! vlasy! lež lhali lže lhal lhaní podvodný nepravdivý nepravdivé
      zavádějící klamavý klamavá falešný falešné padělek ukradli ukradl krádež ztratil ztratila ztráta ztracený
      nedorazil nedorazila nedorazilo nedorazily nepřišel nepřišla nepřišlo nedoručen nedoručili nekomunikuje
      nekomunikují neodpovídá neodpověděl neodpověděli neodpovídají neozval neozvali odmítl odmítla odmítli
      nespokojený nespokojená nespokojeni nespokojenost stížnost stěžovat stěžoval stěžovali křivý křivé ošklivý
      ošklivá ošklivé ošuntělý zanedbaný zanedbaná zanedbané zchátralý odfláknutý odfláknuté odbytý odbyté
      nedoporučený nedodržel nedodrželi neúspěch neúspěšný selhal selhala selhalo selhání omyl vyhýbat vyhněte vyhnout
      varuji varování výsměch neférový nefér diskriminace vyhozené vyhozených vydírání výhrůžka poplatky!
      účtovali_navíc katastrofální! nelíbí nelíbil nelíbila nelíbilo nebavil nebavilo nebaví nepotěší nevyhovuje
      nepomohl nepomohla nepomohli nepomohlo nepomáhá nedrží nevydrží nevydržel nevydržela nevydrželo nesedí nestíhá
      nedostal nedostala nedostali nenabíjí netěsní nezáživný neposlouchá nerozumí neumí nezájem neprůstřelně_špatný
      trapas lži! pokrytec pokrytectví zrádce zrada korupce mafie rasista rasisté rasismus nacista fašista fašisté
      terorista teroristé terorismus útok! vrah vrazi vražda zavražděn zabit zabili zahynul zemřel zemřela umírá smrt!
      oběť oběti zraněn zraněný drama válka konflikt násilí krize nezaměstnanost chudoba zničil zničený zničení masakr
      hrozba hrozby bojím úzkost obviněn odsouzen zatčen vězení kriminál pohrdání šašek smůla smutek pláč pláču brečím
      slzy osamělý sám! unavený unavená pitomec kretén absurdní diktátor diktatura prohra prohráli prohrál nemocný
      nemoc trpí utrpení nehoda povodeň požár stávka vyhozen nenávist urážka nespravedlnost chřipka horečka
    `,
    '-3': `
      hrozný hrozná hrozné hrozně! hrůza hrůzný hrůzostrašný děsný děsná děsné děs příšerný příšerná příšerné příšerně
      otřesný otřesná otřesné otřesně strašný strašná strašné strašně! katastrofa katastrofální katastrofálně nejhorší
      odporný odporná odporné odporně nechutný nechutná nechutné nechutně nechutnost hnus hnusný hnusná hnusné hnusně
      hnusní odpudivý šmejd šmejdi brak odpad! sračka sračky hovno kurva prdel debil debilní tragédie tragický
      tragická tragické tragicky zoufalý zoufalá zoufalé zoufale ostuda ostudný hanba hanebný nehorázný nehorázné
      nehoráznost neskutečná_drzost skandál skandální podvod podvodník podvodníci podvedli podvedený okradli okradený
      zloději zloděj zlodějina lháři lhář hyeny nenávidím nesnáším nesnesitelný nesnesitelné nepřijatelný nepřijatelné
      neakceptovatelný peklo pekelný noční_můra mizerný mizerná mizerné mizerně ubohý ubohá ubohé ubohost žalostný
      bezcitný už_nikdy nikdy_více svině zmrd prase!
    `,
  },
  phrases: `
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
    0: dobrý den, dobré ráno, dobrou noc, dobrou chuť, pěkný den, hezký den, krásný den, hezký večer, s pozdravem
    0: nejen, nejenom, nejen že, nic víc, to je fuk, není třeba, není potřeba, není nutné, nebojte se, nemusíte
    0: alespoň, co nejdříve, co nejlépe, v dobré víře, na druhou stranu, po dobré, stejně dobře, není divu
    0: bez ohledu, nikdy jsem, než jsem, víc než, více než
    -1: nic moc, nic extra, nic zvláštního, nic zajímavého, nic mimořádného, není nic moc, mohlo by být lepší
    -1: mohl by být lepší, mohla by být lepší, není úplně
    -1: není zrovna, není příliš, nebylo příliš, ne moc, ne příliš, moc ne, chtělo by to, chce to zlepšit
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
  `,
  concord: true,
  negators: `
    ne není nejsou nebyl nebyla nebylo nebyli nebyly nemá nemají neměl neměla nemělo neměli nemám nemáme nejsem nejsme nebude nebudou nebudu nikdy nic nikdo nikde žádný žádná žádné žádnou žádného žádných bez ani nelze nemůže nemohu nemůžu nemohli nemohl nemohla nemůžete neni nechci nechceme nedá nedalo nebyt
  `,
  nonNegators: 'nejen nejenom nejen_že nejenže ne_jen není_jen',
  halfNegators: 'sotva stěží málokdy téměř_žádný',
  praiseNegators: 'postrádá postrádal postrádám chybí chyběla chybělo chyběl',
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
  endings: 'ější:ý ejší:ý',
  reversingPrefixes: 'ne',
  accentless: true,
  contrast: 'ale avšak však nicméně ovšem přesto ačkoli ačkoliv přestože i_když kromě až_na jenže jinak naopak zatímco',
  subordinators: 'protože že který která které když kde jelikož jestli pokud aby než dokud',
  coordinators: 'a i nebo či také',
}
