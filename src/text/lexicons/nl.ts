import type { SentimentLexicon } from './lexicon.js'

export const lexicon: SentimentLexicon = {
  language: 'nl',
  matching: 'stem',
  grades: {
    '3': `
      uitstekend uitstekende voortreffelijk voortreffelijke perfect perfecte fantastisch fantastische geweldig
      geweldige heerlijk heerlijke heerlijks prachtig prachtige schitterend schitterende subliem sublieme magnifiek
      magnifieke fenomenaal fenomenale super superb superbe superlekker superlekkere superlief supervriendelijk
      supervriendelijke overheerlijk overheerlijke verrukkelijk verrukkelijke goddelijk goddelijke hemels hemelse top!
      topper toppers topkwaliteit toprestaurant topzaak topservice toptelefoon tophotel zalig zalige wauw wow
      schitterden geniaal geniale briljant briljante buitengewoon buitengewone uitzonderlijk uitzonderlijke
      onvergetelijk onvergetelijke ongelooflijk ongelofelijk ongelofelijke fabelachtig fabelachtige wonderlijk
      wonderbaarlijk adembenemend adembenemende spectaculair spectaculaire sensationeel grandioos grandioze weergaloos
      weergaloze onovertroffen onovertrefbaar ongeëvenaard onverslaanbaar ideaal ideale volmaakt volmaakte
      onberispelijk onberispelijke beste allerbeste favoriet favoriete lievelings* dol! verliefd liefde hou! houd!
      hield! geniet! meesterlijk meesterlijke meesterwerk droom! droomvakantie paradijs paradijselijk pareltje parel
      juweel juweeltje feest! feestje culinair! smullen gesmuld smulden verslavend! magisch magische betoverend
      betoverende betoverd fenomenen excellent excellente exquis excellentie wereldklasse eersteklas weldaad
      enthousiast! enthousiaste! geliefd geliefde kanjer kanjers aanrader aanraders aanradertje must! hoogtepunt
      hoogtepunten buitenaards legendarisch tiptop prima-de-luxe genot perfectie superieur superieure formidabel
      formidabele kampioen kampioenen
      bloedmooi oogverblindend uitmuntend ijzersterk zielsgelukkig dolgelukkig dolblij razendsnel voltreffer verguld
      uitstekent uitsteekend uitmuntent geweldug gewelding fantastich fantasties perfekte heerlijck
    `,
    '2': `
      handiger waard proactief proactieve stralend stralende tovert topconditie gevoelvol verzegeld aanvulling goed goede goeds
      beter betere lekker lekkere lekkers lekkerste mooi mooie mooier mooiste fijn fijne fijner leuk leuke leuker
      leukste vriendelijk vriendelijke vriendelijkheid vriendelijkste aardig aardige lief lieve liefdevol behulpzaam
      behulpzame behulpzaamheid gastvrij gastvrije gastvrijheid attent attente attentvol attentheid beleefd beleefde
      beleefdheid hoffelijk hartelijk hartelijke hartelijkheid warm! warme! hartverwarmend zorgzaam zorgzame
      voorkomend voorkomende correcte netjes! spontaan spontane charmant charmante sympathiek sympathieke glimlach
      lachend lachen grappig grappige humor vrolijk vrolijke blij blije gelukkig gelukkige geluk tevreden tevredenheid
      voldaan voldane prettig prettige aangenaam aangename gezellig gezellige gezelligheid knus knusse sfeervol
      sfeervolle sfeer ambiance romantisch romantische intiem intieme huiselijk huiselijke gemoedelijk gemoedelijke
      ontspannen ontspannend ontspannende rustig rustige rust! stil! stille vredig vredige genieten genoten genoot
      genietend plezier plezierig plezierige plezant plezante amusant vermakelijk vermaak schoon schone schoner proper
      propere kraaknet kraakhelder hygiënisch hygiënische verzorgd verzorgde verzorging! comfortabel comfortabele
      comfort ruim ruime ruimer licht! lichte! modern moderne luxe luxueus luxueuze stijlvol stijlvolle chique chic
      elegant elegante smaakvol smaakvolle smakelijk smakelijke smaakt smaakte smaakten gesmaakt verfijnd verfijnde
      fris frisse vers verse sappig sappige mals! malse! krokant krokante knapperig knapperige romig romige geurig!
      hartig rijkelijk rijkelijke royaal royale overvloedig gevarieerd gevarieerde afwisselend afwisselende uitgebreid
      uitgebreide veelzijdig veelzijdige origineel originele creatief creatieve verrassend verrassende verrast
      verrassing inventief vernieuwend vernieuwende innovatief innovatieve bijzonder! apart! uniek unieke authentiek
      authentieke karaktervol professioneel professionele professionaliteit vakkundig vakkundige deskundig deskundige
      vakbekwaam vakmanschap bekwaam bekwame kundig kundige competent competente ervaren betrouwbaar betrouwbare
      betrouwbaarheid eerlijk eerlijke eerlijkheid oprecht oprechte transparant transparante serieus! stipt stipte
      punctueel nauwkeurig nauwkeurige zorgvuldig zorgvuldige snel snelle sneller snelste snelheid vlot vlotte vlotjes
      soepel soepele efficiënt efficiënte effectief effectieve handig handige praktisch praktische nuttig nuttige
      bruikbaar bruikbare eenvoudig eenvoudige gemakkelijk gemakkelijke gemak makkelijk makkelijke moeiteloos
      probleemloos probleemloze vlekkeloos vlekkeloze feilloos feilloze foutloos duidelijk duidelijke helder heldere
      overzichtelijk overzichtelijke begrijpelijk begrijpelijke leerzaam leerzame leerrijk leerrijke interessant
      interessante boeiend boeiende fascinerend fascinerende meeslepend spannend spannende inspirerend inspirerende
      geïnspireerd informatief informatieve verhelderend motiverend gemotiveerd stimulerend indrukwekkend
      indrukwekkende onderhoudend diepgaand diepgang gedegen grondig grondige gestructureerd stevig stevige degelijk
      degelijke robuust robuuste sterk sterke sterker duurzaam duurzame stabiel stabiele solide krachtig krachtige
      scherp! scherpe! haarscherp kwalitatief kwaliteitsvol kwaliteitsvolle hoogwaardig hoogwaardige hoogstaand
      hoogstaande intuïtief intuïtieve gebruiksvriendelijk gebruiksvriendelijke gebruikersvriendelijk compleet!
      complete! compact! geruisloos goedkoop goedkope goedkoper voordelig voordelige betaalbaar betaalbare gratis
      korting kortingen koopje aanbieding! meevaller meegevallen bespaart bespaard besparing voordeel voordelen
      pluspunt pluspunten troef waardevol waardevolle winst winnen gewonnen winnaar succes succesvol succesvolle
      geslaagd geslaagde gelukt lukt lukte werkt! aanbevelen aanbevolen aanbeveling aanbevelenswaardig aangeraden
      aanraden raad_aan bedankt dank dankbaar dankzij dankjewel complimenten compliment proficiat gefeliciteerd
      felicitaties chapeau bravo hulde petje_af applaus waardeer waarderen gewaardeerd waardering loven lof geprezen
      prijzenswaardig trots vertrouwen! vertrouwd vertrouwde veilig veilige hoop! hoopvol optimistisch positief
      positieve positiever vrolijkheid vreugde jolig jofel gaaf gave vet! cool tof toffe knap knappe puik puike prima
      opperbest kostelijk kostelijke keurig keurige net! nette smetteloos smetteloze onderhouden! vernieuwd vernieuwde
      gerenoveerd gerenoveerde opgeknapt idyllisch idyllische pittoresk pittoreske sfeerrijk uitnodigend uitnodigende
      aantrekkelijk aantrekkelijke aanlokkelijk verleidelijk schattig schattige snoezig lieflijk lieflijke geduldig
      geduldige geduld flexibel flexibele meedenkend meegedacht toegankelijk toegankelijke ongedwongen geruststellend
      gerustgesteld oplossing opgelost hulp! hielp helpt geholpen steun! ondersteunend inlevend begripvol betrokken
      gedreven gepassioneerd passie liefhebbers liefhebber enthousiasme energiek kleurrijk kleurrijke
      soepelheid heugelijk gunstig gunstige geschikt! welkom welkome verwend verwennen verwennerij verwenning
      in_de_watten pienter slim slimme talent getalenteerd geestig kindvriendelijk kindvriendelijke gezinsvriendelijk
      diervriendelijk klantvriendelijk klantvriendelijke klantgericht *vriendelijk *vriendelijke harmonieus
      verfrissend verfrissende puur pure ambachtelijk ambachtelijke lekkernij lekkernijen verademing verbeterd
      verbetering! verbeteringen! vooruitgang respect respectvol gezond gezonde held helden lieverd schat! waardig
      bewonderenswaardig bewondering verbluffend verbluffende smaakbom smaaksensatie sensatie! culinaire goddank
      onbezorgd zorgeloos comfortabeler overtuigd overtuigend overtuigende gul gulle gepast! evenwichtig evenwichtige
      uitgebalanceerd zonnig zonnige hipp hip hippe trendy mooist kraakvers kakelvers superfijn supertof superleuk
      supergoed supermooi supersnel supersnelle superhandig supercomfortabel degelijkheid klasse klassevol genieters
      smulpaap aangenaams hartelijks opgewekt opgewekte welgemeend verdiend verdient verdienen bekoren bekoord
      sterren! waarmaken waargemaakt haha hahaha hahahaha hihi hehe lol lach lacht gelachen kus kusje kusjes kussen!
      knuffel knuffels dikke_kus hart! hartje hartjes vieren gevierd verjaardag overwinning overwinningen
      wint successen triomf steunt steunen gered redden talentvol bewonder vrede vrijheid solidariteit moed moedig eer
      schoonheid hoera jippie yay joepie zin! relaxed
      brandschoon doeltreffend doordacht fantasierijk feestelijk geëngageerd geraffineerd goudeerlijk grensverleggend
      laagdrempelig ontroerend rimpelloos ruimhartig smeuïg stressvrij tijdloos tegemoetkomend trefzeker uitgekiend
      veelbelovend verrijkend vertederend volwaardig warmhartig wervelend aanwinst blikvanger buitenkansje goudmijn
      kwaliteitsproduct opluchting opsteker pluim troefkaart uitschieter uitblinker geboeid ontroerd opgelucht
      gecharmeerd sterrenwaardig opgetogen topbediening topadres
      vriendlijk vriendlijke vriendelijck vriendeljk vriendelike gezelig gezellich gezelige lekkerr smakelijck
      aanraader behulpzaan behulpzaame comfortable comfortabbel
    `,
    '1': `
      zacht! zachte! zeker! liever! oké ok okay correct acceptabel acceptabele redelijk! redelijke voldoende aanvaardbaar
      aanvaardbare passend passende passabel geschikte werken werkte werkend werkende functioneert functioneel
      functionele bruikbaars groot grote groots grootse nieuw nieuwe dichtbij nabij centraal centrale gelegen!
      bereikbaar bereikbare beschikbaar beschikbare keuze ruimte! klassiek! traditioneel traditionele huisgemaakt
      huisgemaakte zelfgemaakt zelfgemaakte leer! geleerd leren leerde kennis volledig! volledige schappelijk
      schappelijke fatsoenlijk fatsoenlijke ordentelijk behoorlijke verwacht! voldoet voldeed conform aangepast
      eigentijds eigentijdse normaal! normale! populair populaire gerenommeerd vlakbij terugkomen teruggaan terugkeren
      terugkomt actueel actuele gerieflijk compatibel gedekt! bijgeleerd ontdekken ontdekt meevallen meeviel fair
      faire zinvol zinvolle eetbaar inclusief! garantie opvallend! kans kansen
    `,
    '0': `
      loof
      noors noor stoom uitzonderingen boss killer gezonden gülen laken mister houder topje ruimen aanvullende
      aanvullend veere vaals dome wachter voorkoming verdachte verdachten luiden buitenaardse
      stuk nieuws moest moesten boot boten troepen laatst stukje stukjes waarde waarden gaven maal malen grootte noorse
      verre lake vloot boter botten liefst bezorgd bezorgde bezorging langer onzeker beschikking betalingen wateren
      veren veer helen service bediening personeel prijs prijzen prijs-kwaliteit prijs/kwaliteit kwaliteit klanten
      eten natuurlijk natuurlijke eigenlijk goeiemorgen goedemorgen goedenavond goedemiddag goeiedag goedendag
      lieve_mensen schoonmaken! schoonmaak schoonmoeder schoonvader schoonzus schoonouders schoonfamilie lichtjes
      lichten belicht verlicht sterkte drank bedanken! beterschap goedgekeurd netwerk gemiddelde waarschijnlijk
      vermoedelijk persoonlijk persoonlijke persoonlijkheid moeder hoofd leeftijd vreemdeling buitenland ooit lichaam
      zekering ruimtelijk overigens vooral voorgerecht hoofdgerecht gerecht gerechten kort_geleden onlangs zoet zoete
      prijzig! werk! geleden gelijk deel oud-collega gemeente algemeen algemene dicht einde recht slechts minister
      verkeer verkeersinformatie boete! boetes! slachthuis moordspel verlof koffie uitslag belangrijk belangrijke
      leider leiders leiding ervaring ervaringen duren duurt duurde onbekende ontdekking ontdekte grotten uitnodiging
      oudste oudere eerste eerst winter winters gereed gereden kane
      vier jarige jarig
    `,
    '-0.7': `
      onregelmatig onregelmatige onbekend gebruikelijk! duurtje klein! kleine! kleiner kleinste piepklein krap krappe
      smal smalle beperkt beperkte beperking beperkingen eenvoudigweg basic sober sobere oud oude ouder! ouderwets
      ouderwetse gedateerd gedateerde verouderd verouderde donker donkere lang! lange! wachten wachttijd wachttijden
      wachtten gewacht wacht! ver! afgelegen zwaar zware zwaarder hard! harde! kort! korte! matig matige matigjes
      middelmatig middelmatige middelmaat gemiddeld gewoontjes doorsnee alledaags alledaagse standaard! lauw lauwe
      vreemd vreemde raar rare merkwaardig merkwaardige onopvallend terugsturen teruggestuurd geretourneerd
      retourneren retour ruilen omruilen omgeruild terugbetaling terugbetaald terugbetalen vervangen vervanging
      reparatie repareren gerepareerd herstellen annuleren geannuleerd opzeggen opgezegd opzegging klacht! toeslag
      bijbetalen bijbetaald extra_kosten kosten! meerprijs laat! verbeterpunt verbeterpunten verbeteren twijfel
      twijfels twijfelachtig twijfelachtige tja mwah meh wennen! ingewikkeld! druk! drukke! toeristisch toeristische
      overvol sporadisch schraal schrale karig karige dun! dunne! mager magere mini minimaal! gebruikt! versleten!
      sleets simpel! simpele! spijtig_genoeg snelheidje eentonig! gewoonte excuses sorry onwennig langdradig!
      herhaling herhalingen voorspelbaar! weinig! omslachtig! zucht hmm
      bizar flinterdun vaag scheef verdacht clichématig
    `,
    '-2': `
      hopeloos hopeloze fortuin waterachtig inspiratieloos ongeïnspireerd weggejaagd verkeerd teveel_betaald slecht
      slechte slechter duur dure duurder peperduur prijzige kostbaar! onbetaalbaar overpriced overprijsd woekerprijs
      woekerprijzen vuil vies vieze viezigheid vervuild vettig stof! stoffig vlek gevlekt schimmel beschimmeld stank
      stinkt stonk stinken stinkend geur! geurtje muf muffe lawaai lawaaierig luid luide luidruchtig gehorig herrie
      rumoerig kabaal geluidsoverlast overlast hinder storend gestoord storing traag trager traagheid sloom langzaam
      vertraging vertraagd laattijdig koud! koude! kil kille ijskoud afgekoeld onbeleefd onbeschoft onbeschofte lomp bot
      botte nors norse chagrijnig arrogant arrogantie hooghartig hautain neerbuigend denigrerend respectloos respectloze
      ongeïnteresseerd desinteresse onverschillig onattent onoplettend nonchalant slordig laks lakse onbekwaam onkundig
      incompetent incompetentie onprofessioneel amateuristisch chaotisch chaos wanorde rommel rommeltje ongeorganiseerd
      onverzorgd verwaarloosd nalatig onbetrouwbaar oneerlijk nutteloos nutteloze onbruikbaar zinloos zinloze
      onvoldoende ontoereikend gebrekkig gebrek tekort ontbreekt ontbrak ontbreken mankeert mist! gemist missen! miste!
      afwezig mankement defect kapot stukgegaan gebroken brak! breekt barst gebarsten gescheurd kras krassen bekrast
      beschadigd beschadiging deuk fragiel breekbaar zwak zwakte instabiel wankel bug buggy vastgelopen vastloopt
      loopt_vast crasht crash hapert haperen oververhit leegloopt probleem problematisch fout foutief foutieve
      foutmelding vergissing mislukt mislukking faalt faalde falen gefaald teleurstellend teleurgesteld tegenvallend
      tegenvaller tegengevallen tegenvalt tegenviel jammer helaas spijtig spijt betreur betreurenswaardig ongelukkig
      ongeluk ongemak oncomfortabel ongezellig sfeerloos sfeerloze onaangenaam saai saaiheid eentonige monotoon
      langdradige slaapverwekkend ergernis ergernissen geërgerd erger ergerde irritant irritatie irritaties geïrriteerd
      frustrerend frustratie frustraties gefrustreerd boos boze kwaad woedend woede stress stresserend stressvol
      vermoeiend moe moeizaam moeilijk moeite! lastig ingewikkelde complex! onduidelijk verwarrend verward
      onbegrijpelijk onleesbaar omslachtige onhandig onpraktisch onmogelijk nadeel minpunt minpuntje negatief negatieve
      kritiek bedenkelijk smaakloos smaakloze flauw droog kurkdroog taai rubberachtig aangebrand verbrand rauw zout!
      zoute! gezouten overgaar papperig slap! slappe! zompig ranzig ranzige bedorven vet_en onsmakelijk bitter! zuur!
      waterig waterige smakeloos smakeloze fade liegen liegt leugen leugens leugenaar gelogen misleid bedrogen bedriegen
      vals valse nep namaak vervalst weigert weigerde geweigerd weigeren klachten klagen klaagt klaagde geklaagd vermijd
      mijd waarschuw gewaarschuwd gevaar risico risico's angst bang eng! onveilig zorgen! zorgelijk verdriet triest
      treurig somber grauw verlies verloren verliezen verspild verspillen verkwisting zonde pijn pijnlijk ziek ziekte
      lijden dood! dode overleden sterven oorlog crisis geweld huilde tranen slachtoffer schade lelijk afgeleefd
      vervallen aftands verroest roest lek! lekt lekkage vochtig vocht tocht! tochtig benauwd bedompt warmpjes kakkerlak
      muizen! ongedierte bedwantsen mieren vliegen! overdreven overschat overbodig oppervlakkig ongeschikt ongepast
      onredelijk onrechtvaardig oneerbiedig onbereikbaar onvolledig onjuist onnauwkeurig inconsistent achterhaald
      onafgewerkt ontevreden ontgoocheld ontgoocheling mis! zwakjes ondermaats pover armzalig schamel bedroevend
      betreurd gedoe gezeur zeuren gezeik zeurt opdringerig agressief agressieve ruzie geruzie discussie! onenigheid
      beledigd beledigend vulgair racistisch discriminatie vernederend gierig krenterig hebberig afgezet! teveel
      genegeerd negeren negeert vergeet onverklaarbaar inefficiënt pretentieus protserig kitscherig onnodig absurd onzin
      vermoeid onrustig nerveus nukkig stug stugge stroef stroeve houterig kwijt! kaduuk flut prut prutswerk zuinigjes
      futloos lusteloos plakkerig plakt kleverig gehaast haastig afgeraffeld hypocriet hypocrisie verrader verraad
      stelen corrupt corruptie racist racisme nazi fascist seksist seksisme terreur terrorist aanslag moordenaar moord
      vermoord gestorven sterft gedood gewond tragedie tragisch conflict gewelddadig werkloos armoede vervuiling
      verwoest vernield vernietigd bloedbad dreiging bedreigd bedreigen zorgwekkend alarm afwijzing beschuldigd
      beschuldiging veroordeeld gearresteerd gevangenis minachting clown pech huil huilt alleen! eenzaam uitgeput
      verveel pissig irriteert dombo kutweer lul lullig eikel flauwekul onwetend dictatuur dictator verliest nederlaag
      lijdt ongeval overstroming aardbeving brand! storm! staking ontslag verontwaardigd onrecht hoofdpijn buikpijn
      verkouden griep koorts fail kansloos afgetakeld afstandelijk afschrikwekkend asociaal banaal bekrompen
      bemoeizuchtig betuttelend bits brutaal buitensporig desastreus exorbitant fantasieloos flets foeilelijk gammel
      gekunsteld geforceerd gevoelloos halfslachtig halfbakken harteloos hatelijk huichelachtig inhoudsloos kinderachtig
      klef kleurloos knullig knellend knettergek krakkemikkig kwetsend lachwekkend lafhartig leugenachtig liefdeloos
      minderwaardig misplaatst morsig nietszeggend niveauloos onbehouwen onbeschaafd ondoordacht ongeloofwaardig
      ongemanierd onlogisch onpersoonlijk onsamenhangend onverantwoord onverteerbaar onzinnig oubollig prullig
      schaamteloos sneu stuntelig tergend troosteloos uitgedroogd uitgewoond uitgeleefd verkleurd verpest verrot
      verveeld verwaand vlekkerig wazig wrang zielloos zeurderig zouteloos afgang blunder flater flop gesjoemel klungels
      knoeiwerk misbaksel miskoop miskleun narigheid prul puinhoop vuiligheid wanklank zooi bedonderd belazerd gedupeerd
      afgewezen afgescheept dieptepunt *onvriendelijk *onvriendelijke teleurgestelt teleurstelend teleurstellent
      verschikkelijk verschrikelijk vreselijck slordich smerrig onvriendlijk onvriendelijck onbeschofft schandalich
    `,
    '-3': `
      verschrikkelijk verschrikkelijke vreselijk vreselijke afschuwelijk afschuwelijke afgrijselijk afgrijselijke ramp
      rampzalig rampzalige drama dramatisch dramatische catastrofe catastrofaal walgelijk walgelijke walging misselijk
      misselijkmakend weerzinwekkend goor gore smerig smerige ranzigheid waardeloze waardeloos slechtst slechtste
      ergste erbarmelijk erbarmelijke belabberd belabberde beroerd beroerde abominabel ellende ellendig ellendige
      nachtmerrie hel! hels horror schandalig schandalige schandaal schande schandelijk beschamend beschamende
      schaamtelijk schaam onacceptabel onacceptabele onaanvaardbaar onaanvaardbare ontoelaatbaar onvergeeflijk
      belachelijk belachelijke bespottelijk idioot idiote idioten imbeciel stom stomme dom domme achterlijk
      achterlijke debiel gestoorde sukkel sukkels klootzak klootzakken oplichter oplichters oplichterij oplichting
      opgelicht fraude frauduleus dieven dief diefstal afzetter afzetters afzetterij bedrog bedriegers gestolen
      boevenbende zwendel maffia kut! klote kloten! shit! fuck! verdomme godverdomme rot! rotzooi troep bagger haat
      haten gehaat verafschuw onbeschoftheid schofterig hufter tering! tyfus oneetbaar oneetbare ondrinkbaar braken!
      gekotst kotsen om_te_kotsen braakneigingen ondraaglijk ondraaglijke onuitstaanbaar onuitstaanbare afknapper
      afrader wanprestatie wanbeleid prutsers prutser knoeiers crimineel criminelen monsterlijk gruwelijk! gruwel
      walgelijks onmenselijk treurnis kanker! kankerzooi hoer uitschot
      aanfluiting fiasco deplorabel schofterigheid
    `,
  },
  phrases: `
    -1.5: nog niet aangekomen, nog niet ontvangen, nog niet geleverd, drie keer bellen, meerdere keren bellen
    -1.5: anders dan op de foto, 30 minuten … gewacht, 40 minuten … gewacht
    -1: zou graag meer, zou meer moeten, had graag gezien, had ik graag gezien, had liever, hadden liever, had ik liever, zou fijn zijn als, zou mooi zijn als, zou leuk zijn als
    -1: zou handig zijn als, zou beter zijn als, was fijn geweest als, kan wel … gebruiken
    2: stipt op tijd, niets te verbeteren, zonder jullie hulp, zonder uw hulp, zonder zijn hulp, zonder haar hulp, zonder gezeur, zonder discussie, dezelfde dag nog, zelfde dag terugbetaald, meteen terugbetaald, snel terugbetaald, geld meteen terug
    2: veel geleerd, luisterde naar, luisteren naar je, luistert naar, geen wachttijd
    2: geen wachttijden, zonder wachten, geen rij, geen rijen, zo geïnstalleerd, aan alles gedacht
    2: overal aan gedacht, voor ieder wat wils, niets op te merken
    -1.5: moesten staan, lange rij, lange rijen, lange wachtrij, lange wachtrijen, doorverbonden, steeds doorverbonden, van het kastje, internet ligt eruit
    -1.5: internet valt, prijs verhoogd, prijzen verhoogd, prijsverhoging, prijsverhogingen, weer duurder, alle gegevens kwijt, alles kwijt, al mijn data kwijt
    -1.5: te veel reclame, teveel reclame, veel reclame, maar één kassa, slechts één kassa, was vroeger beter, vroeger was het, niet meer wat het was
    -1.5: bier was warm, wijn was warm, warm bier
    2: veel complimenten, complimentjes, wilden niet meer weg, wilde niet meer weg, wilden niet weg, wilden nog niet weg
    2: als een roos geslapen, heerlijk geslapen, sliep als een baby, geslapen als een baby, verwelkomde ons
    2: persoonlijk verwelkomd, verwelkomden ons, nam de tijd, namen de tijd, neemt de tijd, nemen de tijd, nam alle tijd, namen alle tijd, nog een besteld
    2: nog eentje besteld, er nog een gekocht, nog een gekocht, vragen werden beantwoord, vragen beantwoord, al mijn vragen, al onze vragen
    2: vanaf de eerste bladzijde, vanaf de eerste pagina, in één adem, in een ruk, maakt het leven makkelijker
    -1.5: verwisseld, verkeerd geleverd, verkeerde maat, verkeerde kleur, verkeerd artikel, verkeerde artikel, nog niet klaar, valt steeds weg, valt weg
    -1.5: valt vaak weg, vallen weg, viel weg, krast snel, krast makkelijk, vergat onze, vergaten onze, vergeten onze, vergeten te brengen, ons vergeten
    -1.5: met honger, nog honger, bij het afval, in de prullenbak, ik viel in slaap, in slaap gevallen tijdens, moest een nieuwe kopen, een nieuwe moeten kopen
    -1.5: moest wachten, moesten wachten, moest bellen, kreeg uitslag, verft af, geeft af, gaf af, koud geserveerd, eten was koud, koud eten, scheurde
    -1.5: gescheurd, afgebroken, verborgen kosten, geen warm water, geen parkeerplaats, vlucht geannuleerd
    2: zo weer kopen, zeker weer kopen, weer kopen, opnieuw kopen, weer bestellen, opnieuw bestellen, een volgende keer weer, volgende keer weer
    2: eerder dan verwacht, sneller dan verwacht, precies wat ik nodig, wat ik zocht, precies wat we
    -2: twee keer afgeschreven, dubbel afgeschreven, twee keer betaald, dubbel betaald, een haar in, haar in de soep, haar in het eten, haar in mijn eten
    -2: geld terug, mijn geld terug, loopt … vast, liep … vast
    -1.5: is gekrompen, gekrompen, krimpt, zo leeg, meteen leeg, leeg na, hoort alles van, hoor je alles van, je hoort de buren, hoor je de buren, alles hoort
    -1.5: zeer gehorig
    3: zeker aan te raden, echt aan te raden, van harte aanbevolen
    3: warm aanbevolen, van harte aanraden, zeker een aanrader, meer dan aan te raden, aan te bevelen
    3: niet te missen, kan niet beter, kon niet beter, kan het niet beter, kon het niet beter, beter kan niet
    3: om duimen en vingers, vingers af te likken, duimen en vingers af te likken
    3: in de watten gelegd, in de watten, om je vingers bij af te likken, tot in de puntjes, de max, de bom
    3: de moeite waard, meer dan de moeite waard, de moeite, zeker de moeite
    3: komen zeker terug, kom zeker terug, gaan zeker terug, ga zeker terug, komen graag terug, kom graag terug
    3: gaan graag terug, ga graag terug, zeker terug, zeker terugkomen, voor herhaling vatbaar, tot gauw
    3: tot de volgende keer, boven verwachting, overtreft de verwachtingen, onze verwachtingen overtroffen
    3: verwachtingen overtroffen, vijf sterren, 5 sterren
    2.5: onder de indruk, geen tijdverspilling, nooit tijdverspilling, een ster waard, één ster waard, tippen
    2.5: goede kwaliteit, uitstekende kwaliteit, hoge kwaliteit, goede prijs, mooie prijs, scherpe prijs
    2.5: goede prijs-kwaliteit, goede prijs kwaliteit, goede prijs-kwaliteitverhouding
    2.5: goede prijs kwaliteit verhouding, prima prijs, waar voor je geld, waar voor uw geld, veel waar voor je geld
    2.5: geld waard, prijs waard, zijn geld waard, elke cent waard, stelt niet teleur, stelde niet teleur
    2.5: nooit teleurgesteld, niet teleurgesteld, niets op aan te merken, niks op aan te merken, niets te klagen
    2.5: niks te klagen, niets dan lof, geen klachten, niets mis mee, geen spijt, zonder meer een aanrader
    2.5: hou van, houden van, dol op
    2: geen probleem, geen enkel probleem, geen problemen, zonder problemen, zonder probleem, zonder enig probleem
    2: zonder zorgen, geen zorgen, hartelijk dank, hartelijk bedankt
    2: op tijd, als nieuw
    2: goed gelegen, goed bereikbaar, makkelijk bereikbaar, op wandelafstand
    2: op loopafstand, goed onderhouden, goed verzorgd
    2: alles erop en eraan, doet wat het moet doen, doet wat hij moet doen, doet wat het belooft, naar wens
    2: valt mee, viel mee, valt reuze mee, viel best mee, op prijs, mee eens
    2: tegemoet gekomen, rekening gehouden, staan klaar, staat klaar, staat altijd klaar, goed geholpen, raad ik aan
    2: raad het aan, raden wij aan, raad iedereen aan, ik raad, pluim verdient
    2: graag gedaan, graag
    1.5: niet duur, niet te duur, niet al te duur, niet overdreven duur, helemaal niet duur, niet slecht
    1.5: helemaal niet slecht, niet verkeerd, niks mis mee, geen fout, best wel goed, redelijke prijs
    1.5: redelijke prijzen, schappelijke prijs, schappelijke prijzen, democratische prijs, democratische prijzen
    1.5: betaalbare prijs
    1: niet te wachten, nooit te wachten, niet hoeven wachten, niet lang te wachten, zoals verwacht, zoals beschreven, zoals omschreven, volgens beschrijving, in orde, alles in orde
    1: alles goed, best goed, wel goed
    0.5: gelukkige verjaardag, goede reis, goed weekend, prettige dag
    0.5: prettig weekend, fijne vakantie, sterkte
    0: meter lang, meter hoog, meter breed, meter diep, cm lang, cm hoog, cm breed, kilometer lang
    0: spoedeisende hulp, eerste hulp
    0: alleen op, woon alleen, woont alleen, alleen in, alleen voor, alleen via, alleen met, net aangekomen
    0: net gekocht, net terug, net binnen, net geopend, net verhuisd, net begonnen, in die zin, de zin, deze zin
    0: zinnen, de stof, deze stof, zorgen voor, zorgt voor, zorgde voor, wordt gebruikt, worden gebruikt
    0: werd gebruikt, gebruikt in, gebruikt voor, gebruikt als, gebruikt om, gebruikt worden, keer gebruikt
    0: heb gebruikt, hebben gebruikt, hoe oud, jaar oud, jaren oud, maanden oud, weken oud, dagen oud, uur lang
    0: week lang, dag lang, jaar lang, maand lang, jaren lang, werken in, goed twee, ruim twee, de ruimte heeft
    0: de ruimte is, in de ruimte, deze ruimte, een ruimte, kosten zijn, kosten van, de kosten, houd het, houd de
    0: houd je, houd ik het, houd rekening, hield het, hield de, nog vier, kamers vrij
    0: aan te raden om … reserveren, aan te raden te reserveren, reserveren aangeraden
    0: weet ik niet, zou het niet weten, maakt me niet uit, maakt mij niet uit, te koop, te huur
    0: goeden dag, goede middag, goede avond, goede nacht, goedenavond allemaal
    0: met vriendelijke groet, met vriendelijke groeten, vriendelijke groet, vriendelijke groeten, lieve groet
    0: lieve groeten, hartelijke groet, niet alleen, niet enkel, niet slechts, prijs kwaliteit
    0: prijs kwaliteit verhouding, prijs-kwaliteit verhouding, prijs-kwaliteitverhouding, kwaliteit prijs
    0: alstublieft, bijna niet, in ieder geval, in elk geval, ten minste, op zijn minst, tenminste, min of meer
    0: ook al, hoe dan ook, het liefst, liever, beter gezegd, voor het eerst, ten slotte, ten eerste, op den duur
    0: duur van, op korte termijn, op lange termijn, korte termijn, lange termijn, binnen korte tijd, al lang
    0: zo lang, hoe lang, ooit, koud water, warm water, warme chocomelk, koude drankjes, koude dranken, koud bier
    0: koud buffet, oude stad, oude stadskern, oude binnenstad, kleine kaart, kleine kinderen, klein meisje
    0: kleintje, af en toe, ver van, zo ver, tot ver, te gast, zijn best, goed dat, het beste ervan, alle beste
    0: kort om, kort samengevat, hard gewerkt, werken hard, werkt hard, snel genoeg, maakt niet uit, geen idee
    0: weet niet, niet zeker, niet meteen, niet direct, nog niet
    0: mis niet, miste niets, veel te veel, te veel om, klein beetje, een beetje, over het algemeen, even goed
    0: zo goed als, zowat, goed voor, licht geven, licht uit, het licht, van het licht, druk op, onder druk
    0: uit druk
    -0.7: niets bijzonders, niks bijzonders, niet geweldig, niet speciaal
    -0.7: niets speciaals, niet super, niet top, zou beter, kan beter, kon beter, moet beter
    -0.7: voor verbetering vatbaar, ruimte voor verbetering, mag wel, een beetje duur, wat duur, aan de prijs
    -0.7: aan de dure kant, nogal duur, een beetje jammer, wat klein, zozo
    -0.7: zo zo, gaat wel, mwa
    -1.5: te weinig, te veel, te lang, te laat, te klein, te kort, te hard, te warm
    -1.5: te koud, te zout, te zoet, te druk, te groot, te traag, te donker, te ver, te vet, te gaar, te droog
    -1.5: te moeilijk, te snel, te simpel, te zwaar, te luid, te hoog, te licht, te dun, te oud
    -1: lange wachttijd
    -1: lange wachttijden, lang wachten, lang gewacht, lang moeten wachten, moesten lang wachten, eindeloos wachten
    -1: uren wachten, duurt lang, duurde lang, duurde te lang, duurt te lang, lang duren, zwak punt, zwakke punten
    -1: enige minpunt, enig minpunt, enige nadeel, klein minpuntje, laat op zich wachten, liet op zich wachten
    -1: op zich wachten, onder de maat, beneden alle peil, beneden peil, valt tegen, viel tegen, vielen tegen
    -1: vallen tegen, valt erg tegen, viel zwaar tegen, niet waar
    -1.5: te duur, veel te duur, niet goed, niet lekker, niet vriendelijk, niet proper, niet schoon, niet vers
    -1.5: niet warm, geen smaak, zonder smaak, weinig smaak, weinig keuze, weinig vriendelijk, weinig ruimte
    -1.5: laat te wensen over, laat veel te wensen over, laat nog te wensen over, liet te wensen over
    -1.5: liet veel te wensen over, te wensen over, te wensen, laat het afweten, liet het afweten, het laten afweten
    -1.5: niet vooruit te branden
    -2: verre van, niet kunnen, half warm, nauwelijks warm, zijn prijs niet waard
    -2: haar prijs niet waard, werkt niet, werkt niet meer, werkte niet, werken niet, doet het niet
    -2: doet het niet meer, deed het niet
    -2: deed het niet meer, gaat niet aan, is stuk, was stuk, zijn stuk, waren stuk, gaat stuk, ging stuk, gaan stuk, gingen stuk, stuk gaat, stuk ging, stuk is, stuk was, stuk waren, al stuk
    -2: meteen stuk, direct stuk, snel stuk, helemaal stuk, weer stuk, dag stuk, dagen stuk, week stuk, weken stuk, maand stuk
    -2: maanden stuk, keer stuk, stuk gegaan
    -2: start niet op, laadt niet, laadt niet op, laadt niet meer op, loopt leeg, valt uit, viel uit
    -2: viel uit elkaar, uit elkaar, reageert niet, reageren niet, geen reactie, geen antwoord, geen gehoor
    -2: neemt niet op, nemen niet op, niet ontvangen, nooit ontvangen, niet geleverd, niet aangekomen
    -2: nooit aangekomen, nooit gekregen, geen hulp, geen respect, geen service
    -2: mindere kwaliteit, lage kwaliteit
    -2: matige kwaliteit, vieze geur, slecht onderhouden, slecht geïsoleerd, slecht georganiseerd, niet leuk
    -2: vind ik niet leuk, niet mooi, bevalt niet, beviel niet, niet bevallen, bevalt me niet, bevalt mij niet
    -2: tijdverspilling, geldverspilling
    -2: weggegooid geld
    -2: geldklopperij, niet waard, het geld niet waard, zijn geld niet waard, de prijs niet waard, niet de moeite
    -2: niet de moeite waard, de moeite niet waard, de moeite niet, nergens op
    -2: in de steek gelaten, in de steek, aan het lijntje, van het kastje naar de muur, kastje naar de muur
    -2: lachertje, trekt op niets, trok op niets, op niets, toeristenval, geen aanrader, niet aan te raden
    -2: niet om over naar huis te schrijven, kan er niet mee door, buiten werking, buiten gebruik
    -3: nooit meer, nooit weer, eens en nooit meer, één keer en nooit meer, nooit nog, niet meer terug
    -3: ga nooit meer, komen niet meer terug, kom niet meer terug, komen we niet meer, gaan niet meer terug
    -3: ga niet meer terug, niet terug, hier niet meer, zien ons niet meer, zien ons niet meer terug
    -3: zien we niet meer, zien mij niet meer, raad ik niet aan, raad het niet aan, raad ik niemand aan
    -3: raad dit niet aan, raad ik iedereen af, raad iedereen af, niet aanraden, niet aanbevelen, niet kopen
    -3: koop niet, koop het niet, koop dit niet, koop dit nooit, blijf weg, blijf er weg, blijf ver weg
    -3: ver weg blijven, wegblijven, te vermijden, niet doen, af te raden, nul sterren, 0 sterren, schandalig duur
    -3: trek niet, om te huilen, bij de beesten af
    2: ik hou van, hou van je, houd van, veel succes, veel plezier
    2: wat mooi, wat leuk, wat lief, zo mooi, zo leuk, zo lief, zo schattig, veel zin in
    2: kijk uit naar, beterschap
    -2: geen zin, geen zin in, zat van, genoeg van, ik haat, wat jammer, wat erg
    -2: wat triest, hou je bek, bek houden, rot op, zielig, wat een onzin, slaat nergens op
    -2: rust zacht, rust in vrede, de pest, baal van, balen
    0: een stuk, het stuk, per stuk, beste heer, beste meneer, beste mevrouw, beste mensen
    0: goedemorgen, goede morgen, fijne dag, fijn weekend, fijne avond, welterusten, slaap lekker
    -1.5: meer verwacht, meer van verwacht, beter verwacht
    -2: snel leeg
    3: niet genoeg aanraden, niet genoeg aanbevelen, niet genoeg bedanken, niet genoeg prijzen
    3: overtrof mijn verwachtingen, overtrof onze verwachtingen, overtrof alle verwachtingen
    3: overtreft alle verwachtingen, overtreft mijn verwachtingen, verwachtingen overtreffen
    3: nooit beter gegeten, nog nooit zo lekker, nog nooit zo goed, geen betere, om door een ringetje te halen
    2.5: niet meer zonder, kan niet meer zonder, kan niet zonder, niet weg te leggen, in één ruk uit, in een ruk uit
    2.5: in één ruk uitgelezen
    2.5: geen seconde verveeld, geen moment verveeld, een lust voor het oog, lust voor het oog, geen moment spijt
    2: duim omhoog, duimpje omhoog, duimen omhoog, duim op, hoedje af, precies wat ik zocht
    2: loopt als een trein, loopt gesmeerd, loopt op rolletjes, verliep gesmeerd, gesmeerd verlopen
    2: het water in de mond, als thuis, je er thuis, als een koning, met open armen, oog voor detail, oog voor details
    2: als gegoten
    0: ik hoop dat dit helpt, hoop dat dit helpt, hoop dat het helpt, hopen dat dit helpt, hopen dat het helpt
    0: hoop dat dit u helpt, hoop dat dit je helpt, hope dit helpt
    -1: blijft hangen, blijven hangen, vroeger beter, gaat achteruit, gaat erop achteruit, ging achteruit
    -1: gaan achteruit, achteruit gegaan, achteruitgegaan
    -1.5: geen excuses, zonder excuses, geen verontschuldiging, geen verontschuldigingen, met tegenzin, uit de hoogte
    -1.5: valt steeds uit, valt telkens uit, gaat spontaan uit, gaat vanzelf uit
    -2: slechts één ster, maar één ster, enkel één ster, slaat als een tang, kant noch wal, om te janken, een farce
    -2: over de balk, voor de gek gehouden, voor de gek houden, in de maling genomen, bij de neus genomen
    -2: zijn lot overgelaten, ons lot overgelaten, mijn lot overgelaten, haar lot overgelaten, hun lot overgelaten
    -2: in de kou staan, in de kou laten staan, met een kluitje in het riet, kluitje in het riet
    -2: de geest gegeven, gaf de geest, geeft de geest, de geest geven, voor geen meter, betaal je je blauw
    -2: betaalt je blauw, swingen de pan uit, op de zenuwen, op mijn zenuwen, op onze zenuwen, bloed onder de nagels
    -2: niet te vreten, niet te pruimen, voldoet niet, voldeed niet, voldoen niet
    1: niet te zoet, niet al te zoet
  `,
  negators: `
    niet geen nooit niets niks niemand zonder noch nergens geenszins allerminst allesbehalve
    kan_niet kon_niet kan_het_niet kon_het_niet had_niet hadden_niet
  `,
  closingNegators: 'niet',
  nonNegators: 'niet_alleen niet_enkel niet_slechts waarom_niet',
  halfNegators: 'nauwelijks amper zelden weinig',
  praiseNegators: 'ontbreekt ontbrak gebrek mist',
  doubts: 'denk_niet geloof_niet denk_ook_niet',
  intensifiers: `
    heel zeer erg echt enorm ontzettend super zo absoluut totaal volledig extreem uiterst bijzonder ongelooflijk
    ongelofelijk helemaal vreselijk verschrikkelijk hartstikke waanzinnig mega uitermate buitengewoon werkelijk
    geweldig verdomd hele erge meest altijd ronduit compleet oprecht gewoonweg veel dubbel zwaar onwijs mateloos
  `,
  diminishers: `
    beetje een_beetje redelijk nogal vrij tamelijk wat enigszins ietwat iets soms bijna ietsje lichtelijk lichtjes matig
    gedeeltelijk relatief
  `,
  too: 'veel_te al_te',
  uncertainToo: 'te',
  notTooEndings: 'en aan oen ien zijn',
  less: 'minder minst',
  hopes:
    'hoop_te hopen_te hoop hopen hopelijk hoopte hoopten verwacht verwachtte verwachtten verwachten als indien mits',
  modals: 'zou zouden',
  unrealised: `
    zou_beter had_beter hadden_beter zou_moeten zouden_moeten had_moeten hadden_moeten had_kunnen hadden_kunnen
    niet_altijd niet_iedereen zou_kunnen_zijn zou_fijn zou_leuk zou_mooi_zijn
  `,
  comparatives:
    'sneller handiger beter betere lekkerder mooier vriendelijker* aardiger* behulpzamer* leuker* fijner* makkelijker* schoner* comfortabeler* gezelliger*',
  limitNegators: 'had_niet hadden_niet kan_niet kon_niet kan_het_niet kon_het_niet nooit nog_nooit niets',
  endings: 'ste:e st er:e er ere re je tje jes',
  reversingPrefixes: 'on',
  accentless: true,
  nonfactual: 'hoop hopen hopelijk hoe_kan_ik hoe_kunnen_we waar_kan_ik',
  remedies: 'opgelost hersteld gerepareerd verholpen gefikst afgehandeld rechtgezet loste_…_op losten_…_op lost_…_op',
  unsettled: 'moet moeten kan zal tot slecht',
  former: 'oude_versie vorige_versie oude_app vorige_model oude_model vroeger vroeger_was_het',
  replaced: 'in_plaats_van',
  contrast: `
    maar echter hoewel ondanks toch behalve daarentegen terwijl alhoewel ofschoon niettemin desondanks nochtans
    helaas enkel_jammer
  `,
  subordinators: `
    hoewel ondanks alhoewel ofschoon omdat dat die wat waar toen wanneer want zodat doordat aangezien zodra waardoor waarbij nadat voordat dus wie
  `,
  coordinators: 'en of alsook noch',
}
