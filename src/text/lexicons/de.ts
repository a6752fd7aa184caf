import type { SentimentLexicon } from './lexicon.js'

export const lexicon: SentimentLexicon = {
  language: 'de',
  matching: 'stem',
  grades: {
    '3': `
      atemberaubend ausgezeichnet begeistert beste besten bester bestes bombe brillant einwandfrei einzigartig
      erstklassig exzellent fantastisch geil geliebt genial großartig herausragend herrlich hervorragend klasse
      köstlich liebe lieben lieblings liebt makellos optimal perfekt perfektion phantastisch phänomenal sensationell
      spitze super tadellos toll traumhaft unglaublich unschlagbar verliebt vollkommen vorzüglich wow wunderbar
      wundervoll überragend ausgezeichnete hervorragende hervorragender exzellente perfekte perfekter wunderbare
      wunderbarer tolle toller tolles fantastische spitzenmäßig spitzenklasse bestmöglich himmlisch traum göttlich
      erstklassige unvergesslich unvergleichlich unübertroffen unübertrefflich meisterhaft genialer brillante
      großartige überragende sensationelle liebte begeistern begeisterung begeisternd bombastisch spektakulär
      umwerfend faszinierende superb mega! hammer! top! topp spitzen* super* traumhaft* best* lieblings* weltklasse
      exquisit lieblingsrestaurant einmalig bezaubernde famos sagenhaft phänomenale außergewöhnlich außerordentlich
      weltmeister meister! gratulation hammergeil geilo saugeil megageil obergeil amazing genialst grandios
      fabelhaft hinreißend! hinreißende! hinreißenden! legendär überglücklich grenzgenial weltklassig meilenstein
      glücksgriff
      hervoragend hervoragende hervoragender excelent exelent exellent exzelent fantastich wunderschöhn phantastich
      perfeckt
    `,
    '2': `
      bequemer* abwechslungsreich angenehm anschaulich aromatisch attraktiv aufmerksam aufschlussreich bedienerfreundlich
      beeindruckend beeindruckt benutzerfreundlich bequem bereichernd besser bezaubernd bravo charmant cool dankbar
      danke effizient ehrlich einfach einfacher elegant empfehlen empfehlenswert empfehlung engagiert entspannend
      entspannt erfolg erfolgreich erholsam faszinierend fesselnd flüssig freude freue freuen freundlich freut frisch
      fundiert gefiel gefällt gelungen gemütlich genießen gepflegt gern gerne geräumig gewinnen gewonnen glatt glück
      glücklich glückwunsch gratis gratuliere großzügig gründlich gut gute guten guter gutes günstig haltbar handlich
      helfen hell herzlich hilfreich hilfsbereit hilft hochwertig hoffnung höflich hübsch ideal informativ
      inspirierend interessant intuitiv klar klug komfortabel kompetent kostenlos kräftig lachen langlebig lebendig
      lecker lehrreich leicht leistungsstark liebenswert liebevoll lob loben lohnend lohnenswert lohnt lustig modern
      motivierend nachvollziehbar nett nette nützlich positiv praktisch preiswert prima professionell präzise
      reibungslos reichhaltig robust ruhe ruhig sauber scharf schick schmackhaft schnell schneller schnäppchen schätze
      schön schöne schöner schönes sicher sieg sinnvoll spannend spaß stabil stark stolz strukturiert süß umfassend
      unterhaltsam verbessert verbesserung vertrauen vielfältig vielseitig vorteil vorteile vorzug wertig
      wertvoll witzig wunderschön zufrieden zufriedenstellend zuverlässig zuvorkommend überzeugen überzeugend
      überzeugt adäquat akkurat anerkennung angenehme angenehmer annehmlichkeit ansprechend ansprechende appetitlich
      ästhetisch aufgeräumt aufheitern aufregend ausdauernd ausgeglichen ausgereift ausgewogen authentisch
      barrierefrei begabt behaglich behilflich belohnt belohnung bemerkenswert bemüht beruhigend beruhigt bestens
      bewundern bewundernswert blitzblank blitzsauber dankeschön dankbarkeit dezent durchdacht edel effektiv
      einfühlsam einladend einwandfreie elegante empathisch empfehle empfehlenswerte empfiehlt empfohlen energisch
      engagement entgegenkommend entgegenkommende entzückend erfahren erfreulich erfreut erfrischend erfüllt
      ergonomisch erleichtert erleichterung ermutigend erstaunlich exakt exklusiv fachkundig fachlich familiär
      farbenfroh feinste fesselnde flexibel flink flott fortschrittlich freundlichkeit freundliche freundlicher
      freundliches freundlichen freundlichste frische frischen froh fröhlich führend gastfreundlich gastfreundschaft
      gediegen geduld geduldig gefälliges gefallen gefielen geholfen geistreich gekonnt gelobt genuss genüsslich
      genieße genoss gepflegte gerecht geschickt geschmackvoll geschätzt gesund gewinn gewissenhaft glaubwürdig
      glänzend glücklicherweise grandiose günstige günstiger gutaussehend güte harmonisch harmonie heimelig heiter
      helle hilfsbereite hilfsbereitschaft hilfreiche hochwertige hygienisch höfliche humorvoll idealerweise idyllisch
      imponierend imposant innovativ interessante intelligent intuitive jubel kinderfreundlich klare klares komfort
      kompetenz kompetente konstruktiv kooperativ korrekt kostengünstig kreativ kräftige kulant kulanz
      kundenfreundlich kunstvoll kuschelig köstlichkeit langlebige leckere leckerer leckeres leckeren leichtgängig
      lebhaft leidenschaft leidenschaftlich leistungsfähig lesenswert liebenswürdig liebenswürdige luftig lustige
      luxuriös luxus lächeln magisch malerisch meisterwerk modern* mühelos motiviert mutig mustergültig nachhaltig
      nachvollziehbare nahrhaft netten netter nettes neuwertig niedlich nützliche nutzerfreundlich optimistisch
      ordnungsgemäß originell paradies perfektioniert personalisiert pfiffig pflegeleicht plausibel pluspunkt positive
      positives prachtvoll praktische preisgünstig preiswerte privilegiert professionelle pünktlich pünktliche
      pünktlichkeit qualitativ raffiniert reell reibungslose reizend reizvoll respektvoll rettung robuste romantisch
      rücksichtsvoll ruhige ruhiges rundum saftig saubere sauberer sauberes sauberkeit schmeckt schmeckte schmackhafte
      schnelle schnelles schnelligkeit schnellstmöglich schöne* seidig selbstbewusst sensibel seriös sichere sinnvolle
      sonnig sorgfalt sorgfältig sorglos sorgsam souverän spannende sparsam spaßig spitzenqualität sportlich spritzig
      stabile starke stilvoll stimmig stimmungsvoll strahlend strapazierfähig stressfrei süße sympathisch sympathische
      talent talentiert tiefgründig transparent traumhafte treu treffend tüchtig umsichtig umweltfreundlich
      unbeschwert unkompliziert unkomplizierte unterhaltsame unterstützt unterstützend unterstützung unverwechselbar
      urgemütlich verantwortungsvoll verblüffend verbessere verdient verfeinert verführerisch vergnügen verlockend
      verlässlich verlässliche verschönert versiert verspielt verständnisvoll vertrauenswürdig vertrauensvoll verwöhnt
      verwöhnen vielfältige vielversprechend visionär vorbildlich vorbildliche vorteilhaft vortrefflich wasserdicht
      weiterempfehlen weiterempfehlung weiterempfohlen wertschätzung wertschätzend wertvolle wertige willkommen
      wirksam wirkungsvoll witzige wohlfühlen wohltuend wohlschmeckend wohnlich würdig wünschenswert zart zauberhaft
      zeitgemäß zeitlos zeitsparend zivilisiert zufriedene zufriedener zufriedenheit zugänglich zukunftsweisend
      zuverlässige zuvorkommende zuvorkommender zügig zügige überlegen übersichtlich übersichtliche überschaubar
      überzeugte umgehend sorgenfrei fehlerfrei reibungsfrei vorzüge highlight highlights schnäppchenpreis
      geschmackvolle *freundlich *freundliche *freundlicher *freundliches *freundlichen gewürdigt beglückwünschen
      freuten lachte lobte lohnte lohnten gelohnt lustiger klappt klappte geklappt stilvolle charme flair ambiente
      bravourös solider leckerei leckereien lecker* volltreffer problemlos lobenswert fein feiner feine beliebt
      beliebte risikolos problemlose genossen! rofl lache gelacht lächelt grinsen grins kuss küsse küsschen knutscher
      umarmung umarme drück drücke herz herzen herzchen party feier feiern gefeiert geburtstag gewinnt triumph
      hoffnungsvoll unterstützen innovation gerettet rettet held helden heldin freu gefreut happy lieb! knuffig
      respekt frieden freiheit solidarität mut ehre schönheit wunder! applaus hurra juhu yay yeah jaaa vorfreude
      gespannt merci yummy kuscheln chillen supi adrett bewundert schwärmt schwärmen erlöst geschafft! yippie juhuu
      jaaaa endlich! knuddel knuddeln lachflash jubeln jubelt kickass beautiful love loveher schnuckelig knuffige
      zuckersüß herzallerliebst hehehe hihihi sonnenschein chillig feierabend! wochenende! urlaub! ferien! glückspilz
      tapfer
      anstandslos ausgefeilt ausgeklügelt bahnbrechend beachtlich bekömmlich berührend! berührende! berührenden!
      bewegend! bewegende! bewegenden! butterweich clever delikat detailreich einfallsreich einleuchtend feinfühlig
      fluffig formschön fürsorglich gefühlvoll gehaltvoll geschmeidig gewitzt glaubhaft goldwert hochkarätig knackig
      knusprig kultiviert kurzweilig lichtdurchflutet lösungsorientiert mitreißend! mitreißende! mitreißenden! packend!
      packende! packenden! passgenau phantasievoll fantasievoll proaktiv putzig ratzfatz rückstandsfrei rührend!
      rührende! saugstark schlüssig seidenweich serviceorientiert sprachgewaltig treffsicher ultraschnell
      unaufdringlich vollmundig vorausschauend wegweisend wohlig wunschgemäß verzaubert hochzufrieden sehenswert
      hörenswert augenschmaus gaumenschmaus geheimtipp hingucker kaufempfehlung leseempfehlung schmuckstück wohlfühlort
      wohlfühlatmosphäre sahnehäubchen sympathieträger
      freundlch freundlichs freuntlich freundich gemütich gemütlch hilfsbreit hilsbereit zuvorkommed zuvorkommned
      empfelenswert empfehlenwert empfehlungswert lekcer leker leckär angenem zufriden
    `,
    '1': `
      weich aktuell akzeptabel angemessen ausreichend brauchbar echt erschwinglich fair funktional funktionieren
      funktioniert geeignet genug kompakt kompatibel komplett leise nah normal ok okay ordentlich passend passt riesig
      standard tauglich verbessern verfügbar verständlich vielfalt zentral akzeptiert angepasst annehmbar ausgestattet
      befriedigend brauchbare erfüllen erhältlich erholt erneuert erneuern erwartungsgemäß geeignete genügend geordnet
      gesichert gewohnt gewöhnt gleichmäßig große großer großes großen individuell kostbar machbar mild milde
      modernisiert nahe nahegelegen normale ordentliche passende passte passten preislich renoviert riesige ruhiger
      sanft satt seriöse solide standfest tragbar umfangreich unverändert vernünftig vernünftige vertretbar verwendbar
      vollständig zentrale zentraler zugelassen zurechtgefunden empfänglich anpassbar einstellbar funktionierte
      funktionierten funktionstüchtig funktionsfähig geräuscharm geräuschlos qualität hält! halten! chance chancen lol
      hahahaha hahaha haha hihi hehe
      zweckmäßig
    `,
    '0': `
      müllwagen müllauto mülltrennung bestäuben supercomputer
      asien asiens lachs ode wehen nähen schöneberg superman supercup spitzenkandidat spitzenreiter besteigen
      bomber ungläubigen geraumer geraumen drucke umgehung lacher läuten trägst lecken gewaltig gewaltige
      gewaltigen gewaltiger unendlich altern verlassenen warner sichern gelächter spinnen
      entfernt supermarkt supermärkte bestimmt bestimmte bestellt bestellung bestellen besteht bestätigt bestätigung bestellte
      bestimmen bestimmung mülleimer bestätigte besteck bestück* bestreb* gutschein gutscheine gutachten güter lobby*
      hilfe! sicherheit! warm! schon müllabfuhr unterhaltung! erfahrung erfahrungen tragen träger trage trägt müller
      müllers bestimm* bestätig* besteh* bestehen bestand* bestanden bestände bestandteil* bestrafe! bestrafen
      bestraft bestrafung bestreit* bestritt* bestritten bestell* besteuerung bestattung* bestseller* bestie* erfolgen
      erfolgte erfolgt weisen weist auseinander klassen sicherlich halt! halte haltet hielt hielten hältst standards
      magen faden fäden locken locke schicken schickt schicke überlegung überlegungen überlegenheit schonen
      flüssigkeit flüssigkeiten einladung gefallenen gefallene gütern gewinnung verständigen gefälligst notfalls alter
      alters toten schwul schwule schwulen kläger kostete lebenden grösse größe größen grössen gefahren beklagte kürze
      nachträglich bitten modernisierung gesundheits aufregung siegen kurzem genommen leistungsfähigkeit anstrengungen
      anstrengung ruhen nähern stabilisierung aktuelle aktuellen aktueller aktuelles individuelle individuellen
      führende führenden umfassende umfassenden zentralen zentrales normalen fremden fremde behinderte behinderten
      überzeugung verfügbarkeit abhängen abhängigkeit wenigen hindernisse beständig! vermeidung genosse druck drucken
      drücken drucker drückt kriegen kriegt kriegst kriege! krieger ehren hm hmm hmmm verrät besteckset lautern
      supernatural
      weise
    `,
    '-0.7': `
      locker winzig winzige winzigen winziges winziger
      alt begrenzt beschränkt dunkel durchschnitt durchschnittlich dünn dürftig eingeschränkt einschränkung eng
      ersetzen gebühr gebühren gering hart klein knapp kurz mittelmäßig mäßig naja niedrig reparatur repariert
      rückgabe schlicht stornieren storniert umtausch veraltete verbesserungswürdig verwirrung verzögert verzögerung
      warten wartezeit zurückgeben zurückgegeben zurückgeschickt abgelaufen abhängig abgelegen altbacken aufgewärmt
      aufpreis bescheiden beengt dunkle dunkler eintönige enge enger ersetzt fraglich fragwürdig
      gewöhnungsbedürftig heikel hellhörig karg kleine kleiner kleines kleinen knappe kurze kurzer leidlich lauwarm
      mittelmaß nachlässig notdürftig nüchtern provisorisch reparieren rückerstattung rückversand schlichte schleppend
      schmal schmale seltsam spartanisch spärlich tauschen umgetauscht umtauschen ungewohnt ungewöhnlich unauffällig
      unspektakulär überholt verkürzt wenige zurückgesendet zurückschicken zurücksenden zurückgebracht zusatzkosten
      aufwendig aufwändig abgewohnt wartete gewartet warteten wartezeiten fremd grob leihweise komisch merkwürdig
      einfallslos puh seufz puuh uff uffff uuff autsch aua hmpf mmpf menno manno tja taub müde! schlaflos montag!
      regen! regnet vorsicht sorry beklemmend beklemmendes komische komisches komischer abstieg kopfschmerz
      bieder vorhersehbar mittelprächtig verbesserungsbedürftig punktabzug geduldsprobe befremdlich
    `,
    '-2': `
      bestechung bestechen
      schimmlig schimmlige schimmligen schimmliges
      abgenutzt abgestürzt ablehnen absturz altmodisch angst anstrengend arrogant bedauerlich bedauerlicherweise
      bedauern bereue bereuen beschwerde beschweren beschwert beschädigt beschädigung betrügen billig blöd bricht böse
      chaos chaotisch defekt doof dreck dreckig einfriert einschläfernd empfindlich entlädt enttäuschen enttäuschend
      enttäuscht enttäuschung fad fade falsch fehlen fehlende fehler fehlerhaft fehlt fehlte fettig feucht fies friert
      frustrierend frustriert fälschung gebrochen gefroren gefährlich gefälscht gelangweilt geldverschwendung gemein
      genervt gescheitert geschmacklos gestank gestorben hasst hektisch heruntergekommen hängt hässlich ignorieren
      ignoriert inkompatibel inkompetent instabil kalt kaputt kaputte klemmt kompliziert kotzen kotzt kratzer krise
      kritik lahm langsam langweilig laut leider lärm lüge lügen lügt mangel mangelhaft minderwertig monoton
      muffig mängel mühsam nachteil nachteile nervig nervt oberflächlich opfer peinlich problem probleme rauschen
      reklamation respektlos riss risse ruckelig ruckelt sauer schade schaden scheiss scheitern schimmel schlecht
      schlechte schlechten schlechter schlechtes schlimm schmerz schmerzen schmerzhaft schmutzig schwach schwierig
      schwierigkeit schwierigkeiten schäbig sorge sorgen staub staubig sterben stickig stinkt stress stressig störend
      stört störung teuer traurig träge umständlich unangenehm unbefriedigend unbequem unbrauchbar undicht
      unfreundlich unfähig ungenügend unglücklich unhöflich unklar unnötig unorganisiert unprofessionell unscharf
      unverständlich unvollständig unzufrieden unzureichend unzuverlässig veraltet verdammt vergessen vergeudet
      verlieren verloren vermeide vermeiden verpasst versagen versagt versalzen verschlissen verschmutzt verschwendet
      verschwendung verschwommen verspätet verspätung verweigert verwirrend verwirrt verzerrt wackelig wackelt warnen
      warnung weigern weigert weinen wut wütend zeitverschwendung zerbrechlich zerbrochen zerkratzt zäh ärger
      ärgerlich überfüllt überhitzt überhitzung überteuert abbruch abgebrochen abfällig abgehackt abgestanden
      abgestandene abgezockt ablehnung abneigung abraten abrate abrupt absage abgesagt absurd abstoßend abstürze
      abstürzen abstürzt abwertend abweisend abwimmeln abgewimmelt aggressiv alarmierend albern altersschwach
      amateurhaft angebrannt angespannt anmaßend anstrengende antiquiert apathisch ausbeutung ausfall ausfälle
      ausgefallen ausgelaugt aussichtslos auslaufen ausnutzen ausrede ausreden aufdringlich auseinandergefallen
      bankrott barsch bedenken bedenklich bedroht bedrohlich bedrückend beeinträchtigt beeinträchtigung behindert
      beklagen beklagt belanglos belastend belästigt belästigung beleidigend beleidigt beleidigung belogen bemängeln
      bemängelt benachteiligt beraubt beschämend beschimpft beschwerden beschwerte besorgt besorgniserregend
      bestechlich betrogen betrügerisch billige billiges billiger bitter blamabel bockig bröckelt brüchig brutal
      bürokratisch defekte defekter defekten deprimierend deprimiert desaströs desinteressiert desinteresse
      desorganisiert dilettantisch diskriminierend diskriminierung dreckige dreckiger dreist dreiste drohen
      druckstellen durcheinander dürftige eckig egal eiskalt ekel eklig eklige elend ängstlich ärgerte ärgern
      ärgerliche ärgernis einbußen eingefroren einsam eintönig einschüchternd empört empörend enttäuschte
      enttäuschende enttäuschender erbärmlich erbost ermüdend ermüdet erniedrigend erschreckend erschöpft erschöpfend
      erschwert fahrlässig fantasielos faul fehlerhafte fehleranfällig fehlgeschlagen fehlschlag fehlten feindselig
      feige fettige feuchte flackert fleck flecken fleckig flop fluchen folter fragil frech freche frust frustration
      furcht gammelig gammelt garstig gefahr gefährdet gehässig geizig gekündigt gelangweilte geldmacherei gemecker
      gemotzt genervtes geplatzt gereizt geringschätzig gerissen geschmackslos geschockt geschrien gesplittert
      gestohlen gestresst gestritten gestört gestunken gewalt gier gierig gift giftig glanzlos gleichgültig
      gleichgültigkeit grausamkeit grell grottig halbherzig hakelig hakt hapert hartnäckig hastig heftig heikle
      herablassend herzlos hilflos hinderlich hindernis hinterlistig hochnäsig hoffnungslos hässliche hässlicher
      ignorant ignoranz illegal inakzeptable indiskutabel ineffizient inkompetente inkompetenz inkonsequent
      irreführend irreführende irritierend jammern jämmerlich kahl kalte kalter kaltes katastrophale klagen klage
      klapprig klappert klapperig klebrig kleinlich knarrt knarzt knauserig knistert kompliziertes konfus
      kopfschmerzen krach krampfhaft kratzig kratzt krank kritisiert kündigen kündigung kümmerlich lahme langatmig
      langsame langsamer langweilige langweiliger langweile langwierig laienhaft lästig lästige laute lauter leblos
      leichtsinnig leid leiden leidet lieblos lieblose lückenhaft lustlos löchrig machtlos mager makel mangelhafte
      mangelnde mangelnder mangelt mangelte manipuliert manko matschig meckern menschenunwürdig minderwertige
      minuspunkt missachtet missbrauch missfallen missfällt misslungen missmutig misstrauen misstrauisch
      missverständnis missverständlich modrig monotone moderig motzen motzig mühselig mürrisch nachteilig nachtragend
      naiv nass negativ negative negatives nervige nerviger nervös nerven nervte niederlage niedergeschlagen niveaulos
      nörgeln notfall nachgelassen nutzlose oberflächliche ohnmächtig peinliche penetrant pampig pappig patzig pech
      pessimistisch pestilenz pfusch pfuscher plagen planlos plump primitiv problematisch problem* probleme*
      provozierend quälen qual qualvoll quatsch quietscht ramsch ranzig rassistisch ratlos raub rausgeschmissen rau
      rauchig reinfall reinigungsbedürftig reklamationen reklamieren reklamiert renovierungsbedürftig rissig risiko
      rostig rost rücksichtslos rufschädigend ruiniert ruppig rutschig räuberisch sabotiert sackgasse saumäßig
      schädlich schäden schaudern scheinheilig schikane schief schimmelig schimpfen schlampig schlampige schlampigkeit
      schleimig schlimmer schlampe schludrig schmerzt schmuddelig schmutz schmutzige schnippisch schock schockiert
      schockierend schreien schroff schuld schuldig schwachpunkt schwache schwacher schwachstelle schwerfällig
      schwammig schwindel schwindler schwierige schwül schwäche schwächen sinnlos sinnlose skandalös skeptisch
      sorglosigkeit spröde starr stinken stinkend stockend stockt stornierung streik streit streiten stressiges stumpf
      stur stümperhaft störende störungen sturz stürzt suboptimal süchtig taktlos tödlich tot traurige tragisch
      tragödie treulos trist triste trostlos trottel trübe tränen teure teurer teures teuren tücken tückisch täuschung
      täuschen täuschend unangebracht unangemessen unangenehme unannehmbar unannehmlichkeiten unappetitlich
      unaufgeräumt unaufmerksam unausgereift unausgewogen unausstehlich unbedacht unbefriedigende unbegreiflich
      unbeholfen unbeliebt unbequeme unberechtigt undankbar unübersichtlich undurchsichtig unehrlich unempfehlenswert
      unerfahren unerfreulich unerhört unerreichbar unerwünscht unfair unfall unflexibel unfreundliche unfreundlicher
      unfreundlichkeit unfreundlichsten ungeduldig ungeeignet ungemütlich ungenau ungenießbare ungepflegt ungerecht
      ungerechtfertigt ungeschickt ungesund ungewiss ungewollt ungut unglaubwürdig unhygienisch uninteressant
      uninteressiert unkooperativ unkulant unlesbar unlogisch unlösbar unmenschlich unmotiviert unmut unnütz
      unordentlich unpassend unpersönlich unpraktisch unpünktlich unruhig unsauber unschön unseriös unsicher unsinn
      unsinnig unsympathisch unterbesetzt unterbrechung unterbrochen unterirdisch unterkühlt unverantwortlich
      unverschämte unvorbereitet unwahr unwillig unwirksam unwohl unwürdig unwissend unzufriedene unzufriedenheit
      unzumutbar unzuverlässige unzulänglich urinstein vandalismus verabscheuen verachtung verärgert verarscht*
      verbrannt verbrechen verdacht verdorben verdreckt verderben verfallen verfehlt verfälscht vergammelt vergebens
      vergeblich vergiftet verhasst verheerend verkocht verkratzt verletzend verletzt verletzung verlogen verlust
      verlor vermasselt verlotterte vernachlässigt vernichtend verpfuscht verrauscht verregnet verrostet verrottet
      versagte versäumt verschimmelt verschleiß verschlechtert verschlechterung verschwand verschwenden verschwende
      verspätungen verstaubt verstopft verstört verstörend verstoß verunsichert verurteilt verwahrlost verwaschen
      verweigern verwelkt verwerflich verwohnt verzweifelt verzweiflung verzögern verzögerungen vorurteil vorwurf
      wackelkontakt wackelige warnt warne wehtun weggeworfen wegwerfen wertverlust widersprüchlich widerspruch
      willkürlich wirkungslos wirr wucher wucherpreise wütende würgen zerbricht zerfällt zerfallen zerfetzt zerrissen
      zerstört zerstören zickig ziellos zusammengebrochen zweifel zweifelhaft zynisch überbewertet überbucht
      überfordert überforderte überheblich übelkeit überlastet überladen überlaufen überteuerte überteuertes überzogen
      übertrieben übel üble überflüssig überdreht geruch gerüche wanzen ungeziefer kakerlaken ameisen mäuse *mangel
      *störend lärm* baulärm straßenlärm verschlissene mies miese mieser mieses miesen wegwerf kaputten kaputtes
      kaputter kaputtgegangen kaputtging gekündigter enttäuschungen ekelig riskant terror anschlag anschläge attentat
      hetze hetzer hetzen nazi nazis rassist rassisten rassismus schäm schämen gelogen heuchler heuchelei heuchlerisch
      verräter verrat dieb diebe klauen geklaut korrupt korruption mafia faschist faschisten faschismus sexist
      sexistisch sexismus terroristen terrorist terrorismus mörder mord morde ermordet tod stirbt getötet drama krieg
      konflikt gewalttätig arbeitslos arbeitslosigkeit armut verschmutzung massaker drohung drohungen bedrohung alarm
      lehnt_ab anklage angeklagt festgenommen verhaftet knast gefängnis clown clowns weint geweint heulen heule
      allein! alleine! langeweile öde kotz depp deppen spinner bullshit diktatur diktator verliert krankheit weh
      überschwemmung hochwasser erdbeben brand! unwetter gestreikt entlassen entlassung entlassungen beleidigen
      bauchschmerzen erkältet erkältung fieber grippe fail fails mongo mongos dummheit dummheiten homophob homophobe
      homophobie betrunken betrunkene betrunkener abgebrannt erschüttert erschütternd überwachungsstaat überwachung
      verreckt verrecken trauert traurigkeit dramatisch sicherheitslücke sicherheitslücken einbrecher einbruch
      einbrüche furchterregend furchterregendes farce fehlanzeige spacko spacken spast spasten assi assis nervensäge
      blöden blöde blöder bekloppt bekloppte beknackt hirnlos hirnlose honk mimimi laber laberst gelaber geschwafel
      dafuq wtf fuck fucking bitch shit omfg ätzend ätzende ätzt ankotzt angekotzt heulsuse größenwahn niveaulose
      schnauze fresse maul! dumme dummer dummes verblödet verblödung asi asis rechtsextrem rechtsradikal hetzerisch
      rausgeworfen blamage blamiert peinlicher peinliches fremdschämen fremdscham facepalm gähn gähnend ödes überfall
      überfallen stillschweigen sklaverei zensur vergewaltigt vergewaltigung missbraucht krebs! tötet grausames
      mordfall raubüberfall brandstiftung stau! zugausfall wutbürger verarschung vollgeschissen kitsch hässlichste
      abgefuckt scheußlichste ungerechtigkeit unverschämten schlafmangel übermüdet
      abgeranzt abgewetzt abschreckend armselig ausgelutscht ausgeleiert begriffsstutzig bröselig dubios dysfunktional
      farblos fehlinvestition fehlkauf fusselt fusselig gruselig halbgar haarsträubend hinterhältig holprig labbrig
      mickrig müffelt nervtötend nichtssagend ohrenbetäubend overpriced realitätsfern schmierig sinnfrei teilnahmslos
      unausgegoren unkoordiniert verranzt verunreinigt zwielichtig zerfleddert übergriffig bruchbude dreckloch
      hinhaltetaktik mogelpackung nepp rückschritt schlamperei schikanieren schikaniert tortur trauerspiel unding
      verschlimmbesserung warteschleife verkackt vergrault vertröstet abgelehnt! hingehalten! abgewiesen! geprellt!
      übervorteilt *unfreundlich *unfreundliche *unfreundlicher *unfreundlichen *unfreundliches
      entäuscht enttäucht entäuschend entäuschung enttäuschent katastrofal katastrophahl schreklich furchbar
      schrecklch unfreundlch unfreuntlich unverschähmt schmuzig dreckich schmudelig ungeniesbar mangelhafft ekelich
      ekelhafft
    `,
    '-3': `
      abscheulich abzocke albtraum alptraum arschloch beschissen betrug dumm ekelhaft entsetzlich frechheit furchtbar
      fürchterlich grauenhaft grausam grausig grottenschlecht hass hasse horror idiot idioten inakzeptabel
      katastrophal katastrophe katastrophen lächerlich miserabel müll nutzlos scheiße schlechteste schlechtester
      schlimmste schrecklich schrecklicher schrott skandal unerträglich ungenießbar unmöglich unverschämt
      unverschämtheit verarsche verarscht wertlos widerlich widerwärtig abartig abscheu abgrundtief abschaum
      absurdität affentheater arsch arschlöcher asozial barbarisch bescheuert betrüger betrug* blödsinn desaster
      drecks* drecksladen ekelerregend ekelhafte entsetzt entsetzliche erbärmliche fiasko frechheit* furchtbare
      furchtbarer fürchterliche gauner grauenvoll grauenvolle grausame grottenschlechte hassen hölle höllisch horror*
      horrend idiotisch idiotie katastroph* kacke kriminell lachhaft lächerliche lügner miserable miserabler mistding
      niederträchtig saftladen sauladen saustall scheiß* scheisse schande schandhaft schande* scheußlich scheußliche
      schlechtesten schlimmsten schlimmster schreckliche schrecklichen schund schwachsinn schwachsinnig schwein
      schweinerei spott toxisch unakzeptabel unbrauchbarer unfassbar unmensch unsäglich unterste unverschämtes
      unmögliche verbrecher verflucht verheerende versager vollidiot vollkatastrophe widerliche ekel* schrott* müll*
      mist! abzock* albtraum* totalausfall vollpfosten wertlose zumutung hurensohn fotze wichser pfui hurensöhne
      missgeburt wichsern drecksau drecksack scheißegal bastard bastarde bastards verpiss fick ficken gefickt verfickt
      verfickte
      hanebüchen sauerei scherbenhaufen
    `,
  },
  phrases: `
    2: ging ganz einfach, geht ganz einfach
    -1.5: 20 minuten … gewartet, 30 minuten … gewartet, 40 minuten … gewartet, 45 minuten … gewartet, seit wochen aus
    -1.5: seit tagen aus, seit monaten aus, trotz termin, naht auf
    2: offenes ohr, die angst genommen
    -1: könnte mal, könnten mal, könnte … vertragen
    -0.7: kostet extra, kostet aber, kostet zusätzlich
    -0.7: würde mir wünschen, würde mir mehr, hätte mir mehr
    2: ohne umstände, ohne ihre hilfe, ohne seine hilfe, ohne deine hilfe, ohne eure hilfe, ohne die hilfe, nichts zu verbessern, ohne diskussion, ohne diskussionen, keine versteckten kosten, keine versteckten gebühren, sofort storniert, umgehend storniert, kulanterweise, aus kulanz, kam sofort durch, sofort jemanden erreicht, sofort jemanden am telefon
    2: geld war am selben tag, durften später auschecken, durften früher einchecken, schnell erstattet, sofort erstattet, umgehend erstattet
    2: problemlos erstattet, erklärt alles, erklärt verständlich, verständlich erklärt, alles verständlich, viel gelernt, prüfung bestanden
    2: zugehört, hört zu, hören zu, keine wartezeit, keine wartezeiten, kein warten, ohne wartezeit, ohne anstehen, genug platz, genügend platz
    2: in fünf minuten eingerichtet, schnell eingerichtet, schnell aufgebaut, seit jahren zufrieden, an alles wurde gedacht, an alles gedacht
    2: für jeden geschmack, für jeden etwas, blieb dran
    -1.5: kostet zu viel, kostet viel zu viel, kostet ein vermögen, viel geld gekostet
    -1.5: buffet leer, buffet war leer, war das buffet leer, mussten stehen, musste stehen, schlange reichte, lange schlange, lange schlangen, weiterverbunden
    -1.5: mehrfach weiterverbunden, internet weg, internet ist weg, ständig weg, preise wurden erhöht, wieder erhöht, preiserhöhung, preiserhöhungen, daten weg
    -1.5: alle daten weg, daten gelöscht, viel werbung, zu viel werbung, viel zu viel werbung, nur werbung, ständig werbung, stunden im wartezimmer
    -1.5: stunden gewartet, stunde gewartet, stunden warten, stunde warten, nur eine kasse, von einem schalter zum, von pontius zu pilatus
    -1.5: von einem zum anderen geschickt, früher war es besser, früher war alles besser, war früher besser, war mal besser, war mal gut, nicht mehr das was
    -1.5: nicht mehr wie früher, wein war warm, bier war warm, getränke waren warm, zu wenig sitzplätze, keine sitzplätze
    2: viele komplimente, komplimente bekommen, komplimente dafür, wollten gar nicht weg, wollten gar nicht mehr weg, wollten nicht mehr weg
    2: wollte gar nicht mehr weg, bezahlt gemacht, geschlafen wie ein baby, wie ein baby geschlafen, gut geschlafen, sehr gut geschlafen, tief und fest
    2: persönlich begrüßt, persönlich empfangen, zeit genommen, viel zeit genommen, nahm sich zeit, nahmen sich zeit, nimmt sich zeit, nehmen sich zeit
    2: noch eins bestellt, noch einen bestellt, noch eine bestellt, gleich nachbestellt, nachbestellt, erneut bestellt, fragen wurden beantwortet
    2: alle fragen beantwortet, fragen beantwortet, von der ersten seite an, von anfang an gefesselt, nicht aus der hand legen, in einem rutsch, wie im flug
    2: erleichtert den alltag, macht das leben leichter
    -1.5: verwechselt, falsch geliefert, falsche größe, falscher artikel, falschen artikel, falsche farbe, fällt immer wieder aus, fällt ständig aus, fällt aus
    -1.5: fiel aus, setzt aus, verkratzt, zerkratzt, flug wurde gestrichen, flug gestrichen, wurde gestrichen, hungrig nach hause, hungrig gegangen
    -1.5: nicht satt geworden, nicht satt, ganz anders aus, anders als auf dem, dabei eingeschlafen, fast eingeschlafen, außer betrieb, neues kaufen müssen
    -1.5: neuen kaufen müssen, neue kaufen müssen, musste ein neues kaufen, musste einen neuen kaufen, musste eine neue kaufen, bekam ausschlag
    -1.5: bekam ich ausschlag, ausschlag bekommen, färbt ab, färbt aus, abgefärbt, ausgefärbt, essen war kalt, kalt serviert, kein parkplatz, keine parkplätze
    -1.5: vergessen zu bringen, unsere getränke vergessen, uns vergessen, musste warten, mussten warten, musste nachfragen, mussten nachfragen
    -1.5: mehrfach nachfragen, versteckte kosten, abgebrochen, abgefallen, abgerissen, geplatzt
    0: auf diese weise, diese weise, art und weise, einfache fahrt, einfach links, einfach rechts, einfach geradeaus
    0: wie alt, halten uns, halten sich, halten sie sich, frei gehalten, ohne milch, ohne zucker, am montag
    0: bis montag, ab montag, jeden montag, nächsten montag, letzten montag, seit montag, der montag, dem montag
    0: montag bis, montag und, montag um, montag früh, montag morgen, montag abend
    0: reservierung empfohlen, vorbestellung empfohlen, empfehle eine nummer, empfehle eine größe
    0: wie befürchtet, als befürchtet, wie ich befürchtet, als ich befürchtet, hat einfach, haben einfach, wurde einfach, wurden einfach, ich habe keine ahnung, habe keine ahnung, hab keine ahnung, keine ahnung ob, keine ahnung wie, keine ahnung was, kann ich nicht sagen, mir egal, mir völlig egal
    0: vertrag abgebrochen
    2: würde ich wieder kaufen, würde ihn wieder kaufen, würde sie wieder kaufen, würde es wieder kaufen, würde wieder kaufen, würde ich wieder bestellen
    2: würde wieder bestellen, würde ich jederzeit wieder, wieder kaufen, wieder bestellen
    2: schon am nächsten tag, bereits am nächsten tag, am nächsten tag da, schneller als erwartet, früher als erwartet, früher als angekündigt
    2: wie zu hause, wie zuhause, wie daheim, macht genau das was, tut genau das was, macht genau was, hält was es verspricht, hält was er verspricht
    2: hält was sie verspricht, genau das richtige, genau was ich gesucht, genau das was ich gesucht
    -2: hat einfach aufgelegt, hat aufgelegt, braucht ewig, brauchte ewig, dauert ewig, dauerte ewig, doppelt abgebucht, doppelt berechnet, zweimal abgebucht, zweimal berechnet, doppelt bezahlt, ein haar in, ein haar im, war ein haar, haare im bett
    -2: haare in der dusche, haare im abfluss, haare im bad, haare im essen, stehen gelassen
    -1.5: hält keine, hält nicht lange, hielt nicht lange, hält gerade mal, eingelaufen, ist eingelaufen, läuft ein, lief ein, geht ein
    -1.5: eingegangen beim waschen
    -1.5: jedes wort, hört jeden schritt, hört alles von den, hört man alles von den, hört die nachbarn, hört man die nachbarn, kann man sich sparen, können sie sich sparen
    -1.5: kann man sich schenken
    -1.5: riecht nach chemie, roch nach chemie, stinkt nach, riecht nach plastik, roch nach plastik, riecht nach rauch, roch nach rauch, riecht muffig
    -1.5: friert ein, friert ständig ein, fror ein
    3: jeden cent wert, jeden preis wert, jeden euro wert, sehr zu empfehlen, nur zu empfehlen, nur empfehlen, nur weiterempfehlen, absolut empfehlenswert
    3: könnte nicht besser, hätte nicht besser, kann nicht besser, besser geht es nicht, besser geht's nicht, besser gehts nicht, nie enttäuscht
    3: wie im paradies, auf den punkt, seinesgleichen, immer wieder gerne, immer wieder gern, gerne wieder, jederzeit wieder, vom feinsten
    2.5: das geld wert, sein geld wert, ihr geld wert, gute qualität, guter qualität, gutes preis, guter preis, preis wert, preis leistung stimmt
    2.5: gutes preis leistungs verhältnis, gutes preis-leistungs-verhältnis, nichts auszusetzen, nichts zu meckern, nichts zu bemängeln, nicht enttäuscht
    2.5: kann man nicht meckern, kann nicht klagen, kann mich nicht beschweren, keine beschwerden, keine mängel, einen besuch wert, eine reise wert
    2.5: ohne probleme, ohne problem, ohne mängel, ohne beanstandung, wärmstens empfehlen, wärmstens zu empfehlen, wie am schnürchen
    2: keine probleme, keinerlei probleme, vielen dank, herzlichen dank, recht herzlichen dank, danke schön, ans herz legen, sehr schön, macht spaß, spaß gemacht
    2: es lohnt sich, hat sich gelohnt, lohnt sich, kommen wieder, komme wieder, kommen gerne wieder, werden wiederkommen, wir kommen wieder, auf jeden fall wieder
    2: gut gelegen, zu fuß, gut erreichbar, leicht zu, einfach zu, auf dem neuesten stand, auf dem neusten stand, gut aufgehoben, rund um die uhr
    1.5: ging einfach, angst genommen, die angst nehmen
    1.5: mussten nie lange warten, mussten nicht lange warten, musste nicht lange warten, mussten wir nie warten, mussten wir nicht warten, mussten wir nicht lange warten, mussten nie … warten, mussten nicht … warten, musste nie … warten, musste nicht … warten, nie warten, nicht warten, nie lange warten, nicht lange warten, früher als versprochen, früher als geplant, kein problem, kein fehler, kein wunder, alles bestens, in ordnung, alles in ordnung, alles ok, nicht zu teuer, nicht teuer, halb so schlimm
    1.2: nicht schlecht, gar nicht schlecht, nicht übel, nicht so schlecht, nicht schlimm, nichts falsch machen
    0.5: guten abend
    0: weiß nicht, weiss nicht, weiß ich nicht, weiss ich nicht, wissen nicht
    0: guten tag, nicht nur, wert, wert auf, wert gelegt, liebe freunde, mit freundlichen grüßen
    0: freundlichen grüßen, schönen gruß, sehr geehrte, zum beispiel
    0: nach wie vor, am besten, so gut wie, gut dass, lieber, zur zeit, im großen und ganzen, vor kurzem, seit langem, vor allem, alles klar, klar dass, na klar, sicher dass
    0: leicht verspätet, warmes wasser, warmen wasser, heißes wasser, kaltes wasser, kalte getränke, kaltes bier, kalte platte, kaltes buffet, klimaanlage, es sei denn
    0: wie lange, so lange, kurz vor, kurz nach, in kürze, schwarze liste, nicht zuletzt, nicht dass, nicht sicher, einfach nur, ganz einfach
    0: hell wach, neu bestellt, gut zu wissen, guter letzt, gutes gelingen, schlecht hin, sauber gemacht werden, gut möglich, so viel, wie viel, zu viert, zu zweit, zu hause, zu fuß erreichbar
    0: ab und zu, bis zu, dazu, zu sein, zu haben, zu machen, zu können, zu werden, stark gemacht, hart gekocht, schwer zu sagen
    -0.7: geht so, so lala, nichts besonderes, luft nach oben, hinkt hinterher
    -1: sollte es mehr, sollte mehr, es tut mir leid, nicht in der lage, kein warmes wasser, wäre besser, wäre schöner, wäre schön, wäre gut, wünschen würde
    -1: mussten … warten, musste … warten, hätte mir, hätten uns, hätte gerne, nur noch, auf dauer
    -1.5: auseinander, hätte besser, könnte besser, könnten besser, hätten besser, sollte besser, ausbaufähig, verbesserungsbedarf, nachholbedarf, sanierungsbedürftig
    -1.5: zu wenig, zu viel, zu viele, zu lange, zu spät, zu klein, zu kurz, zu eng, zu laut, zu hoch, in die jahre gekommen, nicht gerade billig, nicht ganz billig, nicht besonders gut, lässt nach, geld zurück, lange warten, lange gewartet, ewig warten, auf der strecke, zu teuer, nicht gut, nicht gerne
    -2: auf keinen fall, keine antwort, keine reaktion, keine hilfe, funktioniert nicht, funktionierte nicht, funktionieren nicht, geht nicht, ging nicht, klappt nicht, klappte nicht
    -2: schlecht gelaunt, unter aller sau, von oben herab, keine ahnung, wenig hilfreich, nicht zu gebrauchen, nicht zu ertragen, nicht nachvollziehbar, nicht akzeptabel
    -2: geht kaputt, ging kaputt, kaputt gegangen, gefällt nicht, gefällt mir nicht, gefiel mir nicht, gefallen nicht, nicht gefallen, hat nicht gefallen, am ende, zu wünschen
    -2.5: fällt auseinander, im stich, im stich gelassen, lässt zu wünschen, lässt zu wünschen übrig, zu wünschen übrig, schlechte qualität, schlechter qualität, mangelnde qualität
    -2.5: das geld nicht wert, nicht wert, ihr geld nicht wert, sein geld nicht wert, reine geldmacherei, raus geschmissenes geld, rausgeschmissenes geld, aus dem fenster
    -3: finger weg, hände weg, nicht empfehlen, nicht zu empfehlen, nicht empfehlenswert, nicht weiterempfehlen, nie wieder, nie mehr, niemals wieder, einmal und nie wieder, kann nur abraten
    -3: nicht noch einmal, das letzte, das allerletzte, unter aller kanone, geht überhaupt nicht, null sterne, 0 sterne
    0: im alter, das alter, in der nähe von, halte ich, halten wir, gesundheits reform
    2: ich liebe, liebe dich, hab euch lieb, alles gute, herzlichen glückwunsch, alles liebe
    2: frohe weihnachten, frohes neues, frohe ostern, viel glück, viel erfolg, viel spaß, wie schön, wie süß
    2: so schön, so süß, so cool, zu geil, zu süß, gute arbeit, freu mich, freue mich, freuen uns, ich freu
    2: gute besserung, gut gemacht
    -2: tut weh, tut mir leid, es reicht, mir reicht, keine lust, null bock, kein bock, keinen bock, die schnauze voll
    -2: schnauze voll, nase voll, zum kotzen, zum heulen, zum weinen, geht mir auf, auf den sack, auf die nerven
    -2: auf den keks, halt die fresse, fresse halten, halt die klappe, was für ein scheiß, am arsch, im arsch
    -2: für den arsch, du fehlst mir, vermisse dich, ich vermisse, ich hasse, wie traurig, wie peinlich
    -2: ruhe in frieden, geht gar nicht, krank im kopf, nicht mehr normal, nicht ganz dicht, nicht zu fassen
    0: guten morgen, gute nacht, schönen tag, schönen abend, schönes wochenende, schönen sonntag
    -1.5: mehr erwartet, mehr versprochen, besseres erwartet, nicht so gut, nicht so schön, nicht so toll
    -2: schnell heiß, wird heiß, sehr heiß, zu heiß, schnell leer, schnell alle
    3: tränen gelacht, lach mich weg, lach mir den arsch weg, lach mich schlapp, lachen müssen, ich liebe dich
    3: lieb dich, hab dich lieb, habe dich lieb, te amo, i love, wie geil, so geil, scheiße geil, saumäßig gut
    3: verdammt gut, krass gut, hammer geil, voll geil, freu mich schon, freue mich schon, ich freue mich
    3: freu mich auf, freuen uns auf, kann es kaum erwarten, kanns kaum erwarten
    2: gott sei dank, zum glück, voll süß, voll cool
    2: wie cool, kick ass, wahre worte, macht laune, gute laune, gut gelaunt, weiter so, schlaf gut, schlaft gut
    2: träum süß, toi toi toi, daumen drücken, drück dir die daumen, drücke die daumen, läuft bei dir, like it
    2: well done, nice one, good girl, nicht besser gehen, gut befragt, heute frei, endlich wochenende
    2: endlich ferien, endlich urlaub, endlich feierabend
    0: hart aber fair, nicht wahr, nicht vergessen, laut grafik, laut medien, laut studie, laut bericht
    0: gute reise, in der tat, wenn nicht jetzt, krieg ich, krieg das, ich krieg, sonst krieg, nun gut, na gut
    0: top 10, top 5, top 3, leicht im minus, lustig machen, weckt hoffnung
    -0.7: ach du, oh je, oje, oh nein, ach nein
    -2: na toll, na super, na klasse, na prima, macht sich lustig, machen sich lustig, leck mich, leck mich doch
    -2: auf den geist, so traurig, so müde, so schlecht, mir ist schlecht, mir ist langweilig, mir ist kalt
    -2: null bock auf, halts maul, halt's maul, in die fresse, wie dumm, so dumm, so doof, so ein mist
    -2: so ein scheiß, was ein scheiß, geht garnicht, gar nicht gut, nicht schon wieder, schon wieder nicht
    -2: geht den bach runter, den bach runter, kopf wand, gehts noch, geht's noch, tut mir weh, tun weh
    -2: tut so weh, hab angst, habe angst, weine gerade, leise wein, ich weine, ich heule, könnte heulen
    -2: könnte kotzen, regt mich auf, regen mich auf, rege mich auf, das nervt, es nervt, nervt mich
    -2: kümmert sich niemand, interessiert keinen, interessiert niemanden, keine ahnung von, fehlen die worte
    -2: schäm dich, schämt euch, die schnauze
    0: liebe grüße, lieber gruß, lieben gruß, liebste grüße
    3: ein muss, ein absolutes muss, fünf sterne, 5 sterne, volle punktzahl, volle punkte
    3: kann ich nicht genug empfehlen, nicht genug empfehlen, nicht genug loben, nicht genug danken, vom allerfeinsten
    3: erste sahne
    3: übertrifft meine erwartungen, übertrifft alle erwartungen, übertraf meine erwartungen, übertraf alle erwartungen
    3: erwartungen übertroffen, erwartungen wurden übertroffen, erwartungen weit übertroffen
    3: kein besseres, keine bessere, keinen besseren, nichts besseres, nie besser gegessen, nie besser geschlafen
    3: noch nie besser, noch nie so gut, selten so gut
    2.5: keine sekunde bereut, keinen moment bereut, nicht bereut, nie bereut, bereue nichts, bereue es nicht
    2.5: bereue ich nicht, bereue den kauf nicht, keine wünsche offen, keinen wunsch offen
    2.5: ohne wenn und aber, nicht mehr missen, nicht mehr wegzudenken, nicht mehr hergeben, nichts zu beanstanden
    2: daumen hoch, hut ab, alle achtung, läuft rund, macht was es soll, tut was es soll, macht was er soll
    2: tut was er soll, macht was sie soll, tut was sie soll, wie angegossen, zum verlieben, ein gedicht
    2: hat sich ausgezahlt, auf augenhöhe, wie aus einem guss, wie neu, so gut wie neu, kinderleicht
    2: schont den geldbeutel
    0: das hilft ihnen, das hilft dir weiter, ohne weiteres, hoffe das hilft, hoffen das hilft, hoffe dies hilft
    0: hoffe es hilft, hoffe das hilft ihnen
    0: hoffen das hilft ihnen, hoffe das hilft dir, hoffe das hilft weiter, hoffe das hilft ihnen weiter
    0: hoffen das hilft ihnen weiter
    0: in kurzer zeit, nach kurzer zeit, innerhalb kurzer zeit, seit kurzer zeit
    -1: wäre hilfreich, wäre sehr hilfreich, wäre nützlich, wäre sehr nützlich, wäre sinnvoll, wäre wünschenswert
    -1: wäre nett gewesen, wäre toll gewesen, wäre interessant gewesen, wäre angenehmer, wäre angebracht
    -1: wären hilfreich, wären sehr hilfreich, wären nützlich, wären sehr nützlich, wären sinnvoll, wären wünschenswert, wären schön, wären besser, wären gut, wären toll, wären nett, wäre toll, wäre nett
    -1: stern abzug, sterne abzug, einen stern abzug, zwei sterne abzug, geht besser, früher besser
    -1.5: ohne entschuldigung, löst sich ab, lösen sich ab, blättert ab, geht ständig aus, schaltet sich aus
    -1.5: schaltet sich ab, schaltet sich von selbst ab, schaltet sich von selbst aus
    -2: nur ein stern, nur einen stern, nur 1 stern, spottet jeder beschreibung, jenseits von gut und böse
    -2: schlechter scherz, schlechter witz, ein witz, da lachen ja die hühner, zum davonlaufen, zum weglaufen
    -2: zum abgewöhnen
    -2: die katze im sack, in den sand gesetzt, für die tonne, in die tonne, reif für die tonne, für die katz
    -2: geworfenes geld, zum fenster hinaus, zum fenster rausgeworfen, über den tisch gezogen, hinters licht geführt
    -2: an der nase herumgeführt, auf den arm genommen, auf die palme, den letzten nerv, die faxen dicke
    -2: den geist aufgegeben, den geist aufgab, geist aufgegeben, gibt den geist auf, gab den geist auf, den geist auf
    -2: warte seit, warten seit, warte immer noch, warten immer noch, warte noch immer, warte bis heute
    -2: warten bis heute, stellt sich quer, stellen sich quer, stellte sich quer, mir sparen können, uns sparen können
    -2: spart euch das geld, spart euer geld
    -2: lässt stark nach, stark nachgelassen, hat nachgelassen, unter aller würde, kein geld zurück
    -2: hält nicht was es verspricht, hält nicht was er verspricht, hält nicht was sie verspricht
    -2: halten nicht was sie versprechen
    1: nicht zu süß, nicht allzu süß, nicht zu süss
  `,
  negators: `
    nicht kein keine keinen keiner keines keinem nie niemals nichts niemand ohne weder nirgends niemandem niemanden alles_andere_als
  `,
  closingNegators: 'nicht',
  halfNegators: 'kaum',
  nonNegators: 'nicht_nur nicht_bloß nicht_zuletzt',
  reversingPrefixes: 'un',
  unrealised: `
    könnte_mal könnten_mal hätte hätten könnte könnten sollte sollten müsste müssten wünschte nicht_immer nicht_alle nicht_jeder
  `,
  hopes: `
    falls hoffe hoffen hoffte hofften hoffentlich erwartet erwartete erwarten wenn
  `,
  less: 'weniger wenigsten',
  comparatives:
    'leiser* übersichtlicher* bequemer* besser bessere freundlicher* netter* hilfsbereiter* schöner* zufriedener* sauberer* schneller* einfacher* größer* leckerer*',

  doubts: 'glaube_nicht glaub_nicht denke_nicht glauben_nicht',
  intensifiers: `
    sehr extrem äußerst unglaublich wirklich so total absolut völlig besonders wahnsinnig richtig echt mega ganz
    höchst überaus zutiefst komplett durchaus ausgesprochen außerordentlich enorm extra verdammt voll viel durchweg
    unheimlich tierisch rundum immer stets
  `,
  diminishers: `
    etwas ziemlich bisschen wenig leicht relativ teilweise eher einigermaßen fast halbwegs mäßig manchmal gelegentlich beinahe minimal
  `,
  too: 'viel_zu allzu',
  uncertainToo: 'zu',
  notTooEndings: 'en ern eln sein tun m',
  nonfactual: 'hoffe hoffen hoffentlich wie_kann_ich wie_können_wir wie_könnte_ich wo_kann_ich wo_können_wir',
  remedies: `
    löst lösten löste gelöst behob behoben behebt beseitigt beseitigte repariert reparierte korrigiert geklärt klärte geregelt gefixt
    wegbekommen
  `,
  unsettled: 'muss müssen soll sollen kann können schlecht bis',
  former:
    'alte_version alten_version vorherige_version vorherigen_version alte_app alten_app alte_modell alte_system alte_design vorgängermodell vorgängerversion früher damals',
  replaced: 'statt anstatt anstelle',
  contrast: `
    aber jedoch obwohl allerdings trotzdem dennoch während sondern außer doch obgleich obschon nichtsdestotrotz
    andererseits hingegen dagegen wohingegen
  `,
  subordinators: `
    obwohl obgleich obschon weil da dass damit so denn dem den deren dessen wer was wo sobald solange indem die der das welche wenn als ob bis nachdem bevor sodass
  `,
  coordinators: 'und oder sowie',
  salutations: 'liebe liebes',
  nounCapitals: true,
}
