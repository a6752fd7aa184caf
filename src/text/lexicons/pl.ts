import type { SentimentLexicon } from './lexicon.js'

export const lexicon: SentimentLexicon = {
  language: 'pl',
  matching: 'stem',
  grades: {
    '3': `
      świetnie świetny świetna świetne świetn* swietn* doskonale doskonały doskonal* wspaniale wspaniały wspaniał*
      wspanial* rewelacja rewelacyjny rewelacyjn* rewelac* znakomicie znakomity znakomit* fantastycznie fantastyczny
      fantastyczn* cudownie cudowny cudown* super super* ekstra extra genialnie genialny genialn* perfekcyjnie
      perfekcyjny perfekcyjn* perfekcja idealnie idealny idealn* ideał! fenomenaln* bajeczn* bajka! bajkow* bosko
      boski boska boskie rajsk* raj! przepięknie przepiękny przepiękn* przepiekn* przepyszn* pyszota pyszności
      wyśmienicie wyśmienity wyśmienit* wysmienit* najlepszy najlepsza najlepsze najlepsi najlepszym najlepszych
      najlepszego najlepiej! mistrzowsk* mistrzostwo mistrz! arcydzieł* arcydzieło olśniew* zachwyc* zachwyt*
      zachwycający zachwycony zachwycona zachwyceni uwielbiam uwielbiamy uwielbia* kocham kochamy kochać zakochan*
      zakochał* niesamowicie! niesamowity niesamowita niesamowite niesamowit* niezapomnian* nieziemsk* niezrównan*
      wyjątkow* wyjątkowo! wybitn* wybitnie nadzwyczajn* spektakularn* oszałamia* zniewala* magiczn* magia! polecam!
      polecamy! gorąco_polecam zdecydowanie_polecam bomba! odlot! petarda sztos! brawo! brawa czapki_z_głów
      pierwszorzędn* luksus* luksusowy urzek* urzekł* najwyższej_klasy pięciogwiazdkow* bezbłędn* bezkonkurencyjn*
      rarytas* niebo_w_gębie palce_lizać rozpływa! najpiękniejsz* najwspanialsz* rozkosz* marzenie! przeurocz*
      przemił* przesympatyczn* przecudown* przezachwyc* ubóstwia* ulubion* wow! wymarzon* szał! mistrzyni mistrzowie
      gratulacje gratuluję
    `,
    '2': `
      powodzenia powodzeniem
      szybszy szybsza szybsze wygodniejsza dokładny! dokładna! dokładne! uroczy! urocza! urocze! urocz! uroczo oryginaln* trwały! trwałe! cudo! cuda! mili!
      domowa_atmosfera domowa_kuchnia domowe_obiady sprzyja! ustronn* rozbudowan* wypoczyn* dobry dobra! dobre! dobrze
      dobrego dobrej dobrym dobrych dobrymi dobrą lepszy lepsza lepsze lepiej! porządny porządnie porzadn* solidny
      solidnie solidn* miły miła miłe miło miłej miłego miłych milo! mila! mily! uprzejmy uprzejmie uprzejm* życzliwy
      życzliwie życzliw* zyczliw* sympatyczny sympatycznie sympatyczn* przyjazny przyjaźnie przyjazn* przyjemny
      przyjemnie przyjemn* pomocny pomocna pomocni pomocn* serdeczny serdecznie serdeczn* gościnny gościnn* goscinn*
      gościnność troskliw* uśmiechnięt* usmiechniet* uśmiech* usmiech* kulturaln* grzeczn* taktown* uczynn* otwarty!
      otwarta! opiekuńcz* cierpliw* empati* empatyczn* delikatn* ciepły! ciepłe_przyjęcie wyrozumiał* kompetentn*
      fachowy fachow* profesjonaln* profesjonaliz* profesjonalnie rzeteln* rzetelnie sumienn* uczciw* szczer*
      doświadczon* doswiadczon* wykwalifikowan* wspaniałomyśln* zaangażowan* zaangazowan* zaangażowanie sprawny!
      sprawnie sprawna! szybki szybko szybka szybkie szybciej błyskawiczn* terminow* terminowo punktualn*
      bezproblemow* bezproblemowo bezpieczn* bezpiecznie niezawodn* wytrzymał* stabiln* stabilny mocny! wydajn*
      skuteczn* skutecznie efektywn* czysty czysto czyst* czystość czystosc schludn* zadban* zadbany wysprzątan*
      wysprzatan* pachnąc* pachnie! odnowion* wyremontowan* nowoczesn* nowoczesny nowiutk* stylow* elegancki elegancko
      eleganck* gustown* klimatyczn* klimat! nastrojow* romantyczn* przytuln* przytulnie urok! uroki ładny ładnie
      ładn* ladn* piękny pięknie piękn* piekn* śliczn* sliczn* malownicz* estetyczn* kolorow* wygodny wygodnie wygodn*
      wygoda wygody komfort* komfortowo przestronn* przestronny cichy cicho cicha ciche cisza spokojny spokojnie
      spokojn* spokój spokoj! relaks* odprężaj* wypocząć wypoczęliśmy wypoczęt* odpoczę* odpocząć jasny! jasna!
      smaczny smacznie smaczn* smakował smakowało smakowały smakuje smakowit* apetyczn* pyszny pysznie pyszn* świeży
      świeżo świeże śwież* swiez* soczyst* aromatyczn* chrupiąc* chrupiac* obfity obficie obfit* urozmaicon*
      różnorodn* roznorodn* bogaty bogato bogata bogate hojn* ciekawy ciekawie ciekaw* interesując* interesujący
      interesuj* fascynuj* pasjonując* inspiruj* inspirując* wciągając* wciąga! zabawn* kreatywn* pomysłow* nowatorsk*
      innowacyjn* wartościow* wartosciow* pożyteczn* przydatn* przydatny użyteczn* uzyteczn* praktyczn* funkcjonaln*
      intuicyjn* przejrzyst* zrozumiał* zrozumial* klarown* jasno! przystępn* przystepn* pouczając* rozwijając*
      korzystn* korzystnie opłaca opłacało oplaca opłacaln* tani tanio tania tanie tańszy taniej niedrog* niedrogo
      atrakcyjn* atrakcyjny atrakcyjna promocja promocj* gratis bezpłatn* darmow* rabat* okazja! zniżk* oszczędn*
      polecić polecany polecana polecane poleca! polec* rekomenduj* rekomendac* zadowolony zadowolona zadowoleni
      zadowol* zadowoln* usatysfakcjonowan* satysfakcj* szczęśliw* szczesliw* szczęście! cieszę cieszy cieszymy
      ucieszy* radość radosn* podoba podobał podobało podobała podobały podoba* spodobał* lubię lubimy lubi! polubił*
      doceniam docenić doceniamy doceni* dziękuję dziękujemy dziękuje dziekuje dziekuj* dzięki! dziękow* podziękow*
      wdzięczn* pochwał* pochwal* chwalić chwal* zaufani* zaufać zaufania godny! godna! godne! polecenia! warto! wart!
      warta! warte! zasługuje! zaleta zalety zalet! atut atutem atuty plus! plusy plusem sukces* udany udana udane
      udało! uda! udał* pomógł pomogła pomogli pomogło pomaga! pomoc! pomocą rozwiązał! elastyczn* komplement* respekt
      szacunek! imponuj* imponując* robi_wrażenie ekscelent* klasa! pełen_profesjonalizm kompetencja luz! fajny fajnie
      fajna fajne fajn* spoko! mega* zajebi* zarąbist* git! odpowiedn* zachęca* zachęcając* polecajmy znawca talent*
      utalentowan* mądr* inteligentn* wyjaśnił! wytłumaczył* cierpliwie troska wspierając* wsparci* wspiera! wspieraj*
      dbają dba! dbałoś* zadbał* zatroszczył* starann* starannie dokładnie! precyzyjn* płynny płynnie płynn*
      ostry_obraz wyraźn* bajecznie beztrosk* sielsk* idylliczn* zacisz* zaciszn* wymarzone kameraln* rodzinn*
      zróżnicowan* uspokaja* ukojeni* ulg* ulga poprawi! poprawił* poprawa! wyleczył* wyleczon* uratował* skuteczność
      życzliwość uprzejmość miłym sympatia zgodnie_z_opisem jakościow* doskonałość wysoki_standard zdrowy!
      pełnowartościow* wzorow* wzorowo wzór! rozsądn* rozsądnie niezawodność rewel humanitarn* przemyślan* dopracowan*
      wdzięk* najmilsz* milut* milutk* czyściutk* pyszniutk* cieplutk* ulepszeni* godny_polecenia życzę! dobroć
      dobroc* dobroduszn* ludzki! ludzkie! ludzkiego haha hahaha hihi hehe lol śmiech śmieję buziaki buziaczki całusy
      przytulam serce! serduszko impreza! świętujemy świętować urodziny zwycięstwo zwycięstwa wygrał wygrała
      wygraliśmy wygrana wygrać wygrywa zwycięzca triumf dumny dumna dumni nadzieja! wspieram innowacja uratowany
      bohater bohaterowie bohaterka witamy słodki słodka słodkie podziwiam wolność solidarność odwaga odważny honor
      hura jupi śmieszny śmieszne całuję!
    `,
    '1': `
      ok! bogata_oferta okej oki! okay poprawny poprawnie przyzwoit* przyzwoicie wystarczając* wystarcza! wystarczył!
      starcza działa! działają! nowy! nowa! nowe! duży! duża! duże! spory! spora! spore! blisko! bliskość bliskości
      w_centrum dogodn* dostępn* normaln* znośn* akceptowaln* rozległ* szeroki! szeroka! klasyczn* tradycyjn* znany!
      znana! ceniony ceniona cenione wybór! zgodny! zgodne! zgodna! wrócę! wrócimy! powrócimy wracamy! wracam! wrócić!
      pewny! logiczn* fair skorzyst* kompaktow* lekki! lekka! lekkie! wiedza! wiedzy! wiedzę! duża_wiedza niezł*
      nieźle niezl* niczego_sobie pogodn* uporządkowan* nauczył! nauczyłem nauczyłam gwarancj* poukładan* odpowiadał!
      odpowiadało! pokaźn* szansa! szanse
    `,
    '0': `
      obrazek obrazki śmiać madryt madrycie
      gorzow* centrum centraln* jakość klasy drogę drogą drogach drodze drodzy drogowy drogowe drogowa drogowych
      milion miliony miliona milionów uroczystoś* monitor* monitora niepełnosprawn* nieznan* tłumacz* tłumacząc
      tłumaczenie tłumaczenia trwają trwało trwania cichu kochanie kochana kochany zaginion* domowych odwołania
      odwołanie konkretny konkretne kompletnie odpowiednik staram staramy starania wątpienia dzień_dobry dobry_wieczór
      dobranoc witam pozdrawiam proszę prosze cena! ceny! cen! cenę! jakości! jakością! obsługa obsługi jedzenie hotel
      hotelu pokój pokoju pokoje pokoi pokojach pokojów pokojowy pokojami pokojem pokoj pokojowa pokojówka lekarz
      lekarza śniadanie dobowy dobrowoln* dobr! super-market supermarket* dobytek dobro! doba doby dobę miłość miłośc*
      ciekawe! raczej bogactwo! tanieć szybkość! szybkości szybkośc* uśmiechać! mocno! moc! ludzkość! osobiście!
      osobisty doskonalen* doskonalić dobiera! luksemburg* zdrowia! zdrowie! zdrowotn* dobierać ostry! ostre! ostra!
      masło chirurg* chory! chorob* choroba chorych choroby pacjent* bólu! ból! bóle! lubelsk* lublin* lubin* superior
      otwarcie! otwarte! jasność klimatyzac* klimatyzator* godzin* korzystać! korzysta* skorzystać korzyst! milion*
      milimetr* tryb udział* udziału udziel* udzielić konkretnie! rodziny! rodzina! rodziną! rodzinie! rodzinę!
      rodzinna! domowy! domowej! domowym! domowego! domowe! zdanie odpowiednio wyrażn* wyraźnie! nowości nowoś*
      niemiec* niemieck* niemcy niemal niedziel* niedawno nieco niech nieraz nieruchomoś* niebo niebieski niemowl*
      niezależn* niektór* nieustann* niemniej nieoczek* niewątpliwie nieważne niezbędn* niewiele! nielicz*
      niespodziank* niedaleko nieopodal niewielki! niewielka! niewielkie! niewielk* polecenie! wrażenie! wrażenia!
      wrażeniem zabawka zabawki zabawy zabawa! zamów* ratunek trzeba zadaniem zadanie zadania magistr* mistrzostwa!
      mistrzostwach mistrza! mistrzów! klasyfik* klasie klas! okazję okazji! okazał* okazało! pewnie! pewno! umiejętn*
      gwiazdk* gwiazdek gwiazdki gwiazdkowy standard standardu standardem standardowy lokalizacja położenie leczenie
      leczenia leczeni* porozmawiać szczerze! szczerze_mówiąc mega! minuta minuty minut! zimowy prl zrozumiałem
      średniej średnią nauczania nauczanie strona strony stronie stronę stroną stronach strone całego całemu całych
      całym całą obraz obrazu obrazy obrazów obrazie obrazem lek leki śmiało śmiał zamówienie zamówienia zamówić echo
      boju boje zamienia zwolnienie
    `,
    '-0.7': `
      stare! stary! stara! tłum! tłumy tłumów tłok! oczekując zmuszeni zmuszony nikł* plastikow* oszczędza! zapomnian*
      zapomnieli zapomniał* zapomniano mały! mała! małe! malutk* maleńk* ciasny ciasno ciasn* wąski wąska waski ciemny
      ciemno ciemn* starawy wiekow* czekać! czekania! czekaliśmy czekałem czekałam czekanie oczekiwan! długo! daleko!
      dalek* skromny skromn* skromnie prosty! przeciętn* przecietn* średni średnio średnia srednio sredni takie_sobie
      mierny! miernie dziwny dziwnie dziwn* zdziwi* zdziwiło trudny trudno trudn* ciężki ciężko ciezko kłopotliw*
      zwrot! zwrotu! reklamacj* reklamow* wymiana! wymiany! wymienić! naprawa naprawy napraw* serwis! serwisu! dopłat*
      dopłaci* doplat* płatny! płatna! płatne! rezygnuj* zrezygnow* anulow* odwołan* odwołał* minus! minusy minusem
      minusów wada! wady! wadą mankament* niedociągnię* niedosyt* niedogodnoś* uciążliw* ucążliw* uciazliw* monotonn*
      przewidywaln* banaln* twardy! twarde! twarda! twardawe chłodn* chlodn* letnie! suchy! suche! tłust* tlust* mdł*
      przesolon* niedosolon* zimnaw* kolejka kolejki kolejek kolejk* tłok* tłoczn* wyeksploatowan* zużyt* zuzyt*
      podniszczon* przestarzał* przestarzal* wysłużon* niestety szkoda! zbędn* podejrzan* wątpliw* watpliw* wątpię
      wątpliwoś* głośnaw* ograniczon* wahałem wygórowan* słabsz* gorszy gorsza gorsze gorzej przydałby przydałoby
      przydałaby przydałyby przydał* poprawić! do_poprawy poprawki ponagl* ruchliw* daleka! eh ech
    `,
    '-2': `
      drogi! drogo! drogie! droga! nieznośn* fikcja fikcją sceptyczn* rozcieńczon* rozcienczon* przestrzegam śliskie
      śliski popękan* odklejon* spleśniał* oskarż* dramacik stromy strome zły! zła! złe! źle złego złej złych złym
      zle! kiepski kiepsko kiepsk* słaby słabo słab* slab* marny marnie marn* lichy licha licho! nędzn* żałosn*
      zalosn* droższ* drozsz* przepłac* przeplac* zdzierstwo zdziera* brudny brudno brudn* brud brudu brudem
      zabrudzon* upaćkan* zakurzon* kurz! kurzu! kurzem pajęczyn* lepki lepiąc* lepi! klei! plam! plamy plamami
      poplamion* pleśń pleśni grzyb! grzyba! grzybem zagrzybion* wilgoć wilgotn* wilgoci śmierdz* smierdz* smród
      smrod* śmierdzi cuchn* stęchl* zatęchl* odór odor! nieświeżo hałas hałasu hałasem halas* hałaśliw* hałasuj*
      głośny głośno głośn* glosn* gwarn* krzyk* krzyczy krzycz* wrzask* powoln* powolny ślamazarn* ociąg* opieszał*
      opieszal* opóźni* opozni* opóźnienie spóźni* spozni* zwlek* niemił* niemiło niegrzeczn* nieuprzejm* nieprzyjemn*
      nieprzyjemnie niesympatyczn* nieżyczliw* nieprzyjazn* niekulturaln* niewychowan* niestosown* chamsk* chamstw*
      chamski cham! chamka bezczeln* bezczelność arogan* arogancki arogancja opryskliw* gburowat* gbur! wyniosł*
      lekceważ* lekcewaz* lekceważenie zlekceważ* ignoruj* ignorow* zignorow* obojętn* obojetn* olewa* olewają olał*
      zbył* zbywa! zbywają naburmuszon* obrażon* obraż* wulgarn* ordynarn* bucowat* pogardliw* nieprofesjonaln*
      niekompeten* niekompetentn* nierzeteln* niesumienn* niesolidn* nieodpowiedzialn* niedbał* niedbal* nieuczciw*
      nieuwag* nieuważn* nieprzygotowan* niezorganizowan* bałagan* balagan* chaos* chaotyczn* dezorganizac*
      bezużyteczn* bezuzyteczn* bezsens* bezsensown* bez_sensu nieprzydatn* niepotrzebn* zmarnowan* marnow* marnowanie
      strata! stratą stracon* stracił* straciłem wyrzucon* niewygodn* niewygodnie niekomfort* dyskomfort* niesmaczn*
      niesmak* niejadaln* niedobr* niedobre nieświeży nieświeże nieśwież* nieswiez* zepsut* zepsuty zepsuł* zepsuła
      psuje psuj* popsut* popsuł* uszkodz* uszkodzony połaman* złaman* złamał* pęknięt* peknięt* pęk! pękł* porysowan*
      zarysowan* rysa! rysy! wgniece* odpada* odpadł* rozpad* rozpadł* rozleciał* rozlatuj* urwan* urwał* dziuraw*
      dziura! dziury! podart* poplami* rdza rdzew* zardzewiał* przeciek* ciekn* cieknąc* niedziałając* niedział*
      awaria awarii awari* usterka usterki usterk* wadliw* wadliwy wadliwa felern* bubel buble badziew* tandet*
      tandetn* byle_co bylejak* byle_jak nietrwał* niestabiln* zawiesza! zawiesza_się zawieszał zacina zacinał tnie!
      laguje lag! zwalnia! grzeje! przegrzew* rozładow* błąd błędy błędów błędn* blad! bledy problem* problemy kłopot*
      klopot* kłopoty trudności! utrudni* utrudnia brak brakuje brakowało brakowalo braki zabrakło niedostat*
      niedostatek niewystarczaj* niewystarczająco niedopracow* niedoinformow* nieczyst* nieposprzątan* niesprzątan*
      niedomyt* niewymienion* obskurn* obskurny zapuszczon* zaniedban* zaniedbany rudera ruina! zdewastowan*
      zniszczon* zniszczył* zrujnował* odrapan* odrapany obdrapan* podarte powyginane karaluch* karaluchy pluskw*
      robak* robaki mrówk* insekt* szczur* mysz! myszy! włosy! duszn* duszno zaduch zimno! zimna! zimny! zimne!
      wychłodzon* niedogrzan* nieogrzewan* odpycha* odstrasza* ohyd! nudny nudno nudn* nuda nudy rozczarow*
      rozczarowanie rozczarował* rozczarowany zawiedzion* zawiódł zawiodł* zawód! niezadowolon* niezadowolen* żal!
      żałuję żałuj* żenuj* zenuj* żenada zenada wstyd! kompromit* skandal* denerwuj* zdenerwow* wkurz* wkurw* irytuj*
      irytując* zirytow* złość smutn* smutny przykr* przykro przykre nieporozumieni* oszuka* oszukał* oszukan*
      oszukuj* oszukują kłam* klam* kłamstwo kłamca kłamią naciąg* naciaga* naciągają naciągacz* wyłudz* wyłudza*
      ukryte_opłaty kombinuj* zawyżon* zawyzon* nieopłacaln* niewart* niepełn* niepelne niezgodn* niezgodny
      niezrozumiał* nieczyteln* nieciekaw* nieatrakcyjn* nieaktualn* nieadekwatn* niewłaściw* nieprawidł* nieprawd*
      niepokoj* niebezpieczn* niebezpiecznie nieskuteczn* szkodliw* szkodzi! zaszkodził* pogorszy* pogorszenie cierpi*
      cierpienie uraz! uszczerb* boleś* bolał* boli! bolesny bolesn* zatruci* zatruł* zatruc* niedelikatn* brutaln*
      szorstk* szarp* bagatelizuj* zbagatelizow* nieczuł* nieludzk* przedmiotowo pretensj* narzeka* skarg* skarga
      skargę kradzież* ukradzion* ukradli zagin* zaginął zgubi* zgubion* zawali! porażk* porażka klapa! klęsk* wpadka
      wpadki wątpliwej nieporadn* nieudoln* nieudolność nieudan* niesprawn* niesprawiedliw* odradzam! odradzamy
      odradz* unikać! unikajcie! unikaj! omijać omijajcie omijaj zamieszanie zniechęc* zniechęca* przesad* przeszkadz*
      przeszkadzał* męczy! męcząc* uciążliwy nieporozumienie absurd* idiot* głup* glup* debil* tragikomiczn* wymusz*
      wymuszan* bezradn* bezduszn* rutyn* niechlujn* niechęt* niechetn* niewyspan* nerwow* nerwy! zaniżon* spartaczy*
      spartolił* partacz* fuszerk* kpina kpin* żart! żarty! śmiech_na_sali rażąc* straszył obleśn* obrzydz* brzydki
      brzydko brzydk* szpetn* pechow* pech! nieodpowiedn* złomow* złom! śmieci! zaśmiecon* niedokładn* nieprecyzyjn*
      niepoważn* niefajn* nieciekawe karygodn* kuriozum niezaintereso* niezainteresowan* nieobecn* nieosiągaln*
      nieuprzejmość niedopuszcz* niedopuszczaln* uciekać hańba hipokryta hipokryzja zdrajca zdrajcy zdrada ukradł
      korupcja mafia rasista rasiści rasizm nazista faszysta faszyści faszyzm terrorysta terroryści terroryzm morderca
      mordercy morderstwo zamordowany zabity zabici zabił zabili zginął zginęli śmierć zmarł zmarła umarł umiera
      ofiara ofiary ranny ranni wojna konflikt przemoc kryzys bezrobocie bezrobotny bieda nędza zniszczyli zniszczenie
      groźba groźby grozi zagrożenie lęk boję martwię zmartwiony niepokój alarm skazany aresztowany więzienie pogarda
      śmieszność klaun pajac smutek płacz płaczę płakać łzy samotny samotna zmęczony zmęczona nudzi wściekły wściekła
      idioci kretyn bzdura bzdury ignorant dyktator dyktatura przegrał przegrali przegrana przegrać chora wypadek
      powódź pożar strajk zwolniony zwolnienia nienawiść gorączka grypa przeziębienie strach! obraza! zamach! zamachy!
    `,
    '-3': `
      fatalnie fatalny fatalna fatalne fataln* okropnie okropny okropna okropne okropn* strasznie! straszny straszna
      straszne straszn* koszmarnie koszmarny koszmarn* koszmar! koszmar* tragicznie tragiczny tragiczn* tragedia
      tragedi* beznadziejnie beznadziejny beznadziejn* beznadzieja beznadzie* makabr* makabra masakra masakryczn*
      horror! dramat! dramatyczn* katastrofa katastrof* porażając* paskudn* ohydn* ohyda obrzydliw* obrzydliwie
      obrzydzenie wstrętn* wstretn* odrażając* najgorszy najgorsza najgorsze najgorszych najgorszego najgorzej dno!
      szajs* gówno gowno gówn* chujow* chujnia syf! syfiast* dziadostwo dziadosk* chłam oszust oszuści oszustwo
      oszust* złodziej* złodzieje zlodziej* bandyc* bandyta hochsztapler* konował* konował rzeźnik* rzeźnia wariat*
      nienawidzę nienawidz* horrend* skandaliczn* skandal! haniebn* piekło! żenujący nie_do_przyjęcia przerażając*
      przeraża* przerażon* morduj* nora! melina speluna mordern* uwłaczając* upokarza* upokorz* poniża*
      poniżej_krytyki tortur* sadyst* kurwa chuj szmata śmieć skurwysyn jebany zjebany kurde!
    `,
  },
  phrases: `
    2: znajdzie dla mnie czas, zawsze znajdzie czas
    -1.5: nikt nie odebrał
    -1: chciałbym więcej, chciałabym więcej, wolałbym, wolałabym, wolelibyśmy, byłoby lepiej, mogłoby być więcej, chciałbym żeby był, chciałabym żeby był
    2: żadnych zastrzeżeń, nic do poprawy, bez waszej pomocy, bez pana pomocy, bez pani pomocy, bez jej pomocy, bez jego pomocy, nigdy nie zawiedliśmy, nigdy nie zawiedlismy, nigdy nie zawiodłem, nigdy nie zawiodłam, zwrot pieniędzy od razu, szybki zwrot, świetnie tłumaczy, wszystko wyjaśniła, dużo się nauczyłam
    2: dużo się nauczyłem, wiele się nauczyłam, wiele się nauczyłem, zdałam egzamin, zdałem egzamin, zdałam za pierwszym, zdałem za pierwszym, wysłuchał
    2: wysłuchała, bez czekania, brak kolejek, pomyśleli o wszystkim, pomyślano o wszystkim, dla każdego coś, każdy znajdzie coś, każdy znajdzie
    -1.5: musieliśmy stać, długa kolejka, ogromna kolejka, ogromne kolejki, odsyłani od, odsyłany od, odsyłana od, od okienka do okienka, przełączali mnie
    -1.5: znowu podnieśli, podnieśli ceny, podwyżki cen, podwyżka, skasowała wszystkie, straciłam wszystkie, straciłem wszystkie, za dużo reklam
    -1.5: pełno reklam, same reklamy, mnóstwo reklam, tylko jedna kasa, jedna kasa czynna, nadal nie dostałam, nadal nie dostałem, nadal czekam, wciąż czekam
    -1.5: kiedyś było lepiej, kiedyś było lepsze, było lepiej, to już nie to samo, ciepłe piwo, piwo było ciepłe
    2: dużo komplementów, nie chciało się wyjeżdżać, nie chcieliśmy wyjeżdżać, aż żal wyjeżdżać
    2: spałem jak dziecko, spałam jak dziecko, dobrze się spało, świetnie się spało, wyspaliśmy się, wyspałam się, wyspałem się, przywitał nas osobiście
    2: przywitała nas osobiście, powitał nas osobiście, zamówiłam drugi, zamówiłam drugą, zamówiłem drugi, zamówiłem drugą, kupiłam drugi, kupiłam drugą
    2: kupiłem drugi, kupiłam kolejny, kupiłam kolejną, kupiłem kolejny, zamówiłam kolejny, zamówiłam kolejne, ułatwia życie, ułatwia mi życie
    2: odpowiedzieli na wszystkie, odpowiedziała na wszystkie, jednym tchem, od pierwszej strony, trzyma w napięciu, od początku do końca, poświęcił czas
    2: poświęciła czas, polecam znajomym
    -1.5: pomylono zamówienie, pomylili, pomyłka, dźwięk przerywa, łatwo się rysuje, porysowany, porysowana, porysowane, zrywa połączenie
    -1.5: traci połączenie, rozłącza się, się rozłącza, wyszliśmy głodni, wyszłam głodna, wyszedłem głodny, inaczej niż na, inny niż na, wylądował w koszu
    -1.5: wylądowała w koszu, wylądowało w koszu, do kosza, zasnąłem w połowie, zasnęłam w połowie, farbuje, farbują, zafarbował, zafarbowała, wysypka, wysypki
    -1.5: uczulenie, zapomniał o nas, zapomnieli o nas, zapomniała o nas, zapomnieli przynieść, zły rozmiar, inny kolor, zły kolor, zimne jedzenie, podane zimne
    -1.5: jedzenie było zimne, odkleja się, odkleiła się, odkleił się, odpadł, odpadła, odpadło, urwał się, urwała się, urwało się, pękł, pękła, pękło
    -1.5: ukryte koszty, nie było ciepłej wody, musiałam czekać, musiałam kupić, musiałem kupić
    3: polecam z czystym sumieniem
    2: kupiłabym ponownie, kupiłbym ponownie, kupię ponownie, kupię jeszcze raz, zamówię ponownie, skorzystam ponownie, z pewnością wrócimy, warto wrócić
    2: chce się wracać, chętnie wracam
    2: spełnia swoje zadanie, spełnia moje oczekiwania, spełnia oczekiwania, spełnił oczekiwania, spełnił moje oczekiwania, spełniła moje oczekiwania
    2: spełniło moje oczekiwania, przerosło moje oczekiwania, przerosła moje oczekiwania, przerósł moje oczekiwania, przeszło moje oczekiwania
    2: warty swojej ceny, dokładnie to czego
    0: dzięki temu, dzięki czemu, dzięki któremu, dzięki której, dzięki którym, dzięki niemu, dzięki niej, dzięki nim
    0: za pomocą, bez cukru, bez mleka
    0: polecam zarezerwować, polecam wcześniej zarezerwować, polecam zabrać
    0: pozdrawiam serdecznie, serdecznie pozdrawiam, nie mam pojęcia, mi obojętny, mi obojętna, mi obojętne
    0: mimo wszystko, w miarę
    -1.5: za późno, tydzień za późno, z opóźnieniem, nigdy nie dotarło, nigdy nie dotarła, nigdy nie dotarł, nie doszedł, nie przyszło, musiałam odesłać
    -1.5: musiałem odesłać, musiałam zwrócić, musiałem zwrócić, odesłałam, odesłałem, do zwrotu, odsyłam
    -1.5: pobrano dwa razy, pobrano pieniądze, dwa razy pobrano, włos w jedzeniu, włos w zupie, był włos, włosy w łazience, włosy w wannie, włosy na podłodze
    -1.5: skurczył się, skurczyła się, skurczyło się, skurczyły się, sama się wyłącza, sam się wyłącza, wyłącza się, się wyłącza, zawiesza się, się zawiesza
    -1.5: zacina się, się zacina, rozładowuje się
    2: brak ukrytych
    -2: ukrytych opłat, ukryte opłaty, odradzam, przestały działać, więcej nie wrócimy, nie wrócę już, nie ma porównania z, zostawia wiele do życzenia
    3: bez zarzutów
    1.5: na poziomie
    -1.5: nie wolno, jedyny plus, jedyne plusy, jedynym plusem, mogły by być, mogły by być lepsze, mogły być lepsze
    -1.5: mógł być lepszy, mogła być lepsza, mogły być, mogło być
    -2.5: do życzenia
    0: nie wiem, nie wiemy, nie pamiętam, nie pamiętamy, nie jestem pewien, nie jestem pewna
    0: cisza nocna, ciszy nocnej, ciszę nocną, minut drogi, drogi piechotą, minuty drogi, godziny drogi
    0: stare miasto, starego miasta, starym mieście, stary rynek, starówka, trudno opisać
    3: bez zarzutu, bez zastrzeżeń, bez zastrzezen, pierwsza klasa, na najwyższym poziomie, najwyższy poziom
    3: na wysokim poziomie, wysoki poziom, z najwyższej półki, z prawdziwego zdarzenia, palce lizać
    3: niebo w gębie, strzał w dziesiątkę, pięć gwiazdek, 5 gwiazdek, piątka z plusem, szóstka z plusem
    3: z czystym sumieniem, z całego serca
    3: nie do pobicia, nie ma sobie równych, przeszło oczekiwania, przeszedł nasze oczekiwania
    3: przekroczył oczekiwania, przerósł oczekiwania, przerosło oczekiwania, powyżej oczekiwań, ponad oczekiwania
    3: gorąco polecam, serdecznie polecam, szczerze polecam
    3: polecam z całego serca, zdecydowanie polecam, lekarz z powołania, z powołaniem, z powołania
    3: anioł nie człowiek, złoty człowiek, pełen profesjonalizm, pełny profesjonalizm
    3: nie mogło być lepiej, lepiej być nie mogło, lepiej nie mogło, nie można lepiej, nic dodać nic ująć
    3: uratował mi życie, uratowała mi życie, uratował życie
    2: bez problemu, bez problemów, bez problemow, żadnych problemów, żadnego problemu, nie ma problemu
    2: nie było problemu, nie było problemów, nie mam zastrzeżeń, nie mamy zastrzeżeń, bez wad, bez usterek
    2: bez bólu, bezboleśnie, bez kolejek, bez kolejki, bez pośpiechu, bez opóźnień, nie zły, nie złe, nie zła
    2: nie najgorzej, nie najgorszy, nie najgorsze, nie żałuję, nie żałujemy, nie pożałuje, nie pożałujecie
    2: nie zawiódł, nie zawiodła, nie zawiedli, nie zawiódł mnie, nie zawiodłem się
    2: nie zawiodłam się, nie zawiedliśmy się, nie rozczarował, nie rozczarowała, wart swojej ceny
    2: warta swojej ceny, warte swojej ceny
    2: warta polecenia, warte polecenia, wart polecenia, godny polecenia, godna polecenia, godne polecenia
    2: godny zaufania, dobra cena, niska cena, niskie ceny, przystępna cena, rozsądna cena
    2: stosunek jakości do ceny, jakość do ceny, cena do jakości
    2: z chęcią, na pewno wrócę, na pewno wrócimy, na pewno tu wrócimy, chętnie wrócę
    2: chętnie wrócimy, chętnie tu wrócimy, jeszcze wrócimy, jeszcze tu wrócimy, wrócimy tam, zrobił wrażenie
    2: zrobiło wrażenie, robi wrażenie, duże wrażenie, na medal, na piątkę, na szóstkę, na 5, na 6, jak w domu
    2: jak u mamy, jak marzenie, jak ta lala, trafiony, strzał w 10, w sam raz, tak jak trzeba, złote ręce
    2: do rany przyłóż, z sercem, pełna kultura, duży wybór
    2: rzut beretem, rzut kamieniem, dwa kroki, kilka kroków, w pobliżu, blisko plaży, blisko centrum, blisko morza
    2: doskonała lokalizacja, świetna lokalizacja, nie ma się do czego przyczepić, nie ma do czego się przyczepić
    2: nie można się przyczepić, nie można narzekać, nie narzekam, nie narzekamy, trudno się przyczepić
    2: na wyciągnięcie ręki, pod ręką, wszystko ok, wszystko w porządku, w porządku, w porzadku, nie zawodzi
    2: dał radę, daje radę, dają radę, warto polecić, z pasją, pozytywnie, pozytywne, pozytywny, pozytywna
    2: znajomość rzeczy, zna się na rzeczy, zna się na swojej, ogromna wiedza, duża wiedza, ogromną wiedzę
    2: indywidualne podejście, świetne podejście, poświęca czas
    2: poświęca dużo czasu, nie spieszy się, odpowiada na pytania, odpowiada na wszystkie pytania
    2: odpowiedział na wszystkie, wszystko wytłumaczy, wszystko tłumaczy, trafna diagnoza
    2: trafnie, trafną diagnozę, postawił diagnozę, postawiła diagnozę
    1.5: nic wielkiego się nie stało, nie ma tłumów, nie ma sprawy, cisza i spokój, świeże powietrze, w cenie
    1.5: w cenie pokoju, wliczone w cenę, wifi za darmo, za darmo, bez dopłat, bez stresu, o czasie, na czas
    1.5: przed czasem, zgodnie z planem, zgodny z opisem, zgodnie z opisem, zgodne z opisem
    0: dobry wieczór, dobry dzień, na dobrą sprawę, dobrze że chociaż, równie dobrze
    0: nie tylko, co najmniej, przynajmniej, mniej więcej, na szczęście, tak zwany, tak dobrze, lepiej już
    0: drogi panie, droga pani, drodzy państwo, z drogi, do drogi, przy drodze, drogi ekspresowej, główna droga
    0: w drodze, droga do, drogą do, drogi do, po drodze, przy ruchliwej, z poważaniem, w dobrym tonie, do dobrego
    0: z dobrej strony, dobra rada, dla dobra, dobra wola, w dobie, na wolnym powietrzu, wolny czas, wolnym czasie
    0: co gorsza, od nowa, do tej pory
    -1.5: nic specjalnego, nic szczególnego, nic ciekawego, nic nadzwyczajnego, bez rewelacji, bez szału
    -1.5: szału nie ma, nie ma szału, bez polotu, tak sobie, taki sobie, taka sobie, takie sobie, nie powala
    -1.5: nie zachwyca, nie zachwycił, nie zachwyciła, nie zachwyciło, pozostawia wiele do życzenia
    -1.5: pozostawia dużo pozostawia sporo do życzenia, pozostawiała wiele do życzenia
    -1.5: pozostawiał wiele do życzenia, pozostawiają wiele do życzenia, pozostawiało wiele do życzenia
    -1.5: wiele do życzenia, mogło być lepiej, mogłoby być lepiej
    -1.5: mógłby być lepszy, mogłaby być lepsza, mogłoby być lepsze, mogłyby być lepsze, mogłyby być, mógłby być
    -1.5: mogłaby być, mogłoby być, mogliby być, mogło by być, spodziewałem się więcej, spodziewałam się więcej
    -1.5: oczekiwałem więcej, spodziewaliśmy się czegoś, spodziewałem się czegoś lepszego, trzeba czekać
    -1.5: musieliśmy czekać, musiałem czekać, długo czekać, długi czas oczekiwania, długie kolejki, trzeba dopłacić
    -1.5: dodatkowo płatne, za dopłatą, dodatkowa opłata, dodatkowe opłaty
    -1.5: czekal* … minut*, czekał* … minut*, czekal* … godzin*, czekał* … godzin*, czekać … godzin*
    -1.5: za mały, za mała, za małe, za mało, zbyt mało, za dużo
    -1.5: zbyt dużo, za daleko, za krótko, za krótki, za długo, za ciasno, za ciemno, za głośno, za słaby, za słabe
    -1.5: za gorąco, za zimno, za twarde, za twardy, za miękki
    -2: nie działa, nie działał, nie działała, nie działało, nie działają, nie działały, przestał działać
    -2: przestała działać, przestało działać, nie polecam, nie polecamy, nie polecił, nie poleciłbym
    -2: nie poleciłabym, nie warto, nie jest wart, nie jest warta, nie jest warte, nie warta, nie wart, nie warte
    -2: nie ma sensu, nie ma po co, nie da się, nie dało się, nie można spać, nie można było, nie można spokojnie
    -2: nie mogliśmy spać, nie da się spać, nie daje spać, nie sposób
    -2: nie odbiera, nie odpisuje, nie odpowiada na, bez kontaktu, zero kontaktu, zero pomocy, zero zainteresowania
    -2: zero empatii, zero kultury, bez empatii, nie pomógł, nie pomogła, nie pomogło, nie pomogli
    -2: nie dotarła, nie dotarł, nie dotarło, nie przyszła, nie przyszedł, nie doszła, nie doszło, nie dostałem
    -2: nie dostałam, nie dostaliśmy, nie otrzymałem, nie otrzymaliśmy, nie zwrócili
    -2: nie spełnia, nie spełnił, nie spełniło, nie spełnia oczekiwań, nie spełniał, poniżej oczekiwań
    -2: poniżej standardu, poniżej krytyki, nie smakowało, nie smakował, nie smakowały, nie podobało, nie podobał
    -2: nie podobała, nie podoba, nie umie, nie potrafi, nie potrafił, nie potrafiła, nie zna się, nie ma pojęcia
    -2: bez pojęcia, nie słucha, nie słuchał, nie wysłuchał, nie raczył, nie raczyła, nawet nie
    -2: nie zbadał, nie zbadała, bez badania, bez wyjaśnienia, bez słowa, szkoda czasu, szkoda pieniędzy
    -2: szkoda nerwów, szkoda kasy, szkoda zdrowia, pieniądze w błoto, wyrzucone pieniądze, wyrzucone w błoto, w błoto
    -2: nie było wody, nie było ciepłej, nie ma ciepłej wody, cienkie ściany, słychać każdy, słychać wszystko z
    -2: słychać wszystko zza, dobrze słychać, słychać sąsiadów, do niczego, do bani, do kitu, do d
    -2: zła jakość, słaba jakość, niska jakość, niskiej jakości
    -2: wysoka cena, wysokie ceny, cena z kosmosu, ceny z kosmosu, zaporowa cena
    -2: w opłakanym stanie, opłakany stan, trzymać się z daleka, z daleka od
    -2: prl, prl-u, rodem z prl, z poprzedniej epoki
    -2: z ubiegłego wieku, lata świetności, swoje lata, remontu, wołają o pomstę, woła o pomstę, prosi się o
    -2: w pośpiechu, odbębni, traktuje pacjenta, taśmowo, jak intruza, z łaski, z łaską, z wielką łaską, łaskę
    -2: byle szybciej, byle do, byle jak, zmiana lekarza, zmieniłam lekarza, zmieniłem lekarza
    -2: złą diagnozę, naraża, naraził, wyciąganie kasy
    -2: nastawiony na kasę, nastawiona na kasę, liczy się kasa, liczy się tylko, tylko kasa, wyciąga pieniądze
    -2: wyciągnąć kasę, tylko pieniądze
    -3: nigdy więcej, nigdy wiecej, nigdy już, już nigdy, nigdy tam nie, nigdy nie wrócę, nigdy nie wrócimy
    -3: więcej tam nie, więcej nie wrócę, więcej nie pójdę, więcej nie przyjadę, na pewno nie wrócę
    -3: na pewno nie wrócimy, nie wrócę, nie wrócimy, nie wrócę tam, nie chcę wracać, ostatni raz
    -3: pierwszy i ostatni raz, po raz ostatni, nie kupujcie, nie kupuj, nie kupujcie tego, nie polecam nikomu
    -3: nikomu nie polecam, nie polecam tego, nie polecam nikomu tego, zdecydowanie nie polecam, szczerze odradzam
    -3: stanowczo odradzam, zdecydowanie odradzam, radzę omijać, omijać szerokim łukiem, omijajcie szerokim łukiem
    -3: szerokim łukiem, trzymajcie się z daleka, uciekać, uciekajcie, lepiej unikać
    -3: zero gwiazdek, 0 gwiazdek, nie do zaakceptowania, nie do przyjęcia, nie do wytrzymania, nie do zniesienia
    -3: nie do jedzenia, nie do użytku, wołający o pomstę, woła o pomstę do nieba
    -3: poniżej wszelkiej krytyki, nie życzę nikomu, najgorszemu wrogowi
    2: kocham cię, kocham to, wszystkiego najlepszego, sto lat, wesołych świąt, powodzenia
    2: nie mogę się doczekać, tak trzymać, ale super, tak słodko
    -2: mam dość, dość tego, mam dosyć, nie chce mi się, nienawidzę tego, co za wstyd, tęsknię
    -2: brakuje mi, zamknij się, spierdalaj, wypierdalaj, do dupy, szkoda słów, spoczywaj w pokoju, żal mi
    -2: masakra jakaś
    0: dzień dobry, dobranoc, miłego dnia, miłego weekendu
    -2: szybko się rozładowuje, szybko się psuje, szybko się zużywa
    1: nie zbyt słodki, nie zbyt słodkie, nie za słodki, nie za słodkie
  `,
  negators: `
    nie bez ani nigdy nic nikt nikogo nikomu żaden żadna żadne żadnego żadnej żadnych zaden zadnych żadnym niczego niczym zero nigdzie wcale
  `,
  nonNegators:
    'nie_tylko nie_jedyny nie_wspominając nie_mówiąc nie_mniej nie_inaczej dlaczego_nie czemu_nie nie_raz nie_jeden nie_mogę_nie co_nie_znaczy',
  halfNegators: 'mało malo ledwo ledwie prawie_nie rzadko niewiele raczej_nie niezbyt',
  praiseNegators: 'pozbawiony pozbawiona pozbawione',
  concord: true,
  doubts: 'nie_sądzę nie_myślę nie_uważam nie_wydaje_mi_się',
  without: 'bez',
  intensifiers: `
    bardzo niezwykle naprawdę naprawde niesamowicie wyjątkowo szczególnie strasznie ogromnie niezmiernie mega totalnie całkowicie zupełnie kompletnie absolutnie
    tak taki taka takie jak najbardziej wyjątkowy ogólnie_bardzo wręcz zdecydowanie mocno wielki wielka wielkie ogromny ogromna ogromne maksymalnie bezwzględnie szczerze skrajnie zawsze dużo o_wiele znacznie cholernie
  `,
  diminishers: `
    trochę troche nieco dosyć dość dosc w_miarę w_miare całkiem raczej stosunkowo prawie czasami czasem odrobinę lekko względnie poniekąd częściowo momentami niekiedy miejscami
  `,
  too: 'zbyt nazbyt zanadto',
  uncertainToo: 'za',
  notTooEndings: 'ą ę u h m ć',
  less: 'mniej najmniej',
  hopes:
    'liczyłem liczyłam jeśli jeżeli jeśliby gdyby mam_nadzieję miałem_nadzieję miałam_nadzieję mieliśmy_nadzieję nadzieję oczekiwałem oczekiwałam spodziewałem spodziewałam',
  modals: 'mógłby mogłaby mogłoby mogłyby może',
  unrealised: `
    powinien_być powinna_być powinno_być powinny_być powinien powinna powinno powinny byłoby byłby byłaby byłyby przydałoby_się chciałoby_się
  `,
  comparatives: 'szybciej szybszy szybsza wygodniejsza lepiej lepszy lepsza lepsze lepszego',
  limitNegators: 'nie_mogło_być nie_mógł_być nie_mogła_być nie_może_być nie_można_było nigdy_nie',
  reversingPrefixes: 'nie',
  accentless: true,
  nonfactual: 'mam_nadzieję mamy_nadzieję oby jak_mogę jak_można jak_możemy gdzie_mogę',
  remedies:
    'rozwiązał rozwiązała rozwiązali rozwiązany rozwiązana rozwiązane rozwiązano naprawił naprawiła naprawili naprawion* usunął usunęła usunęli usunięty usunięta usunięte usunięto',
  unsettled: 'musi trzeba źle',
  former:
    'stara_wersja starej_wersji poprzednia_wersja poprzedniej_wersji stara_aplikacja poprzedni_model kiedyś dawniej wcześniej',
  replaced: 'zamiast',
  averting: 'uniknąć unikać',
  contrast: `
    ale jednak lecz natomiast chociaż choć mimo pomimo niemniej zaś poza aczkolwiek jednakże oprócz tylko_że niestety
  `,
  subordinators: `
    chociaż choć mimo pomimo że ponieważ bo gdyż który która które którego której których którym gdy kiedy gdzie żeby aby co więc dlatego jeśli zanim dopóki podczas
  `,
  coordinators: 'i oraz a lub albo czy też',
}
