import type { SentimentLexicon } from './lexicon.js'

/** Serbian in Latin letters; Cyrillic is transliterated to them. Ekavian and ijekavian forms are listed. */
export const lexicon: SentimentLexicon = {
  language: 'sr',
  matching: 'stem',
  grades: {
    '3': `
      fantasti* savrše* divn* divan prekras* prelep* prelijep* čudes* neverovatn* nevjerovatn* izvanred* vrhunsk*
      sjajn* sjajan maestral* briljant* genij* fenomenal* spektakul* predivn* predivan preukus* perfek* besprek*
      nezaborav* božanst* čarob* remek* obožav* najbolj* najlepš* najljepš* omiljen* top! ekstra! bravo! idealn*
      idealan rajsk* najdraž* veličanst* zadivlj* zadivi* maestro bajka! bajkovit* nenadmaš* najukus* neverovatno
      izuzetno oduzima_dah zapanjuj* pobednič* super! izuzetn* izuzetan najdivn* najljubazn* najprijatn* najčist*
      najudobn* odlič* remek_delo biser! bomba! zakon! car! carevi! kralj! najjač* prepreprelepo oduše* brutalno_dobr
      vrh! moćno! strava! mrak_film
    `,
    '2': `
      dobar dobr* bolji! bolja! bolje! lep lepši! lepše! lepša! lepot* ljepš* ljepot* krasn* krasan prijatn* prijatan
      uslužn* uslužan nasmej* nasmij* osmeh* osmijeh* srdačn* srdačan gostoprim* gostoljub* pristojn* pristojan učtiv*
      kulturan! profesionaln* profesionalan stručn* stručan pouzdan* efikas* brz brže predusret* uredn* uredan čist
      čista čisto čisti čistoć* udobn* udoban komfor* prostran* tih mirn* miran modern* moderan elegant* stilsk*
      romanti* šarm* slatk* sladak preslat* ukusn* ukusan fin sočn* sočan svež* svjež* hrskav* mirisn* mirisan obiln*
      raznovrs* raznolik* jednostavn* jednostavan praktič* koristan korisn* izdržljiv* jeftin* pristupač* besplatn*
      besplatan popust* dopad* dopao sviđ* svidj* svide* svidi! svidio zadovolj* uživa* užit* zabav* smeh* smej* haha*
      hihi* zanimlj* interesant* uzbud* dirlj* inspiri* inspirat* original* kreativ* pametan! pametna! pametno!
      pametni! talent* uspeh* uspeš* uspje* pobed* pobjed* osvoji* nagra* ponos* čestit* hvala! pohval* hvali* poštuj*
      pošten* poštov* ljubav* voli! volim! vole! volimo! voleo! volela volio! zaljub* poljub* ljubim! zagrl* sreć*
      sretn* sretan rados* raduj* vesel* pomog* pomaž* spas* heroj* hrabr* bezbed* dragocen* simpati* kul! impresi*
      prednost* korekt* slavlj* šala! šale! duhovit* maštov* nežn* njež* odmor* dragulj* plemenit* mudr* iskren*
      topla! topao! toplin* velikodušn* solidarn* dostojan* dostojn* izvrs* aplauz* kompliment* podrž* podrš* divot*
      dostignuć* živeli! jupi! dušo! vredna! vredno! vredni! vrijedan! vrijedno vredan! strpljiv* glatko! raskoš*
      raspolož* ozar* nasmešen* posvećen* pažljiv* požrtvov* majstorsk* precizn* precizan temeljit* pregledn* spretn*
      vešto snalaž* zdušn* sređen* izdašn* obogać* blagotvorn* lekovit* blistav* blista! zablist* čarol* uspom*
      nezamenj* delotvorn* šik! prija! prijalo ushić* razdrag* veličan* smirenost* sklad! skladan skladn* dar! darež*
      časn* častan veran lojal* odan! odana! saoseć* brižn* brižan rekord* trijumf* šampionk* krepk* obožavatelj*
      ohrab* oporav* prevaziš* prevazilaz* opušt* domaćinsk* isplativ* isplati! isplatilo! legend* smijeh* smiješ*
      smija* munjevit* vazdušast* dika! dike! naklon! potres* napet! napeta! slast* prepor* ljubaz* susretljiv*
      svaka_čast zahval* povolj* kvalitet* toplo! prvak! pouč* privlačn* vredi! vredelo! veseo! ahaha! vrijedi!
      vrijedilo uvijek_dobr osvježav* dojmljiv* odlična_usluga
    `,
    '1': `
      okej solidn* solidan dovoljn* dovoljan prihvatlj* razumn* razuman funkcion* lak! laka! lako! lakš* lagan*
      sigurn* siguran zdrav! zdrava! zdravo! zdravi! zdravlj* drag čvrst* stabiln* stabilan medalj* pomoć! nada! mir!
      slobod* praznik* fora! smešn* smešan odmah! uspeo! uspela! uspeli! bogat* poboljš* napred* pozitiv* korektan
      na_vreme mek! meka! meko! rado! logič* jasn* jasan junak* poklon* strast* zlato! zlatn* prirodn* autentič*
      domać! domaća! iskusan iskusn* svetao! tradicional* raspust* jedinstven* slavi! slave! slavimo domaćin! domaćini
      šampion* mekan* uspe! uspeva!
    `,
    '0': `
      dobro_veče dobrovolj* dobrodošl* dobijam korisnik* korisnic* korisničk* čistač* skupšt* skupin* sigurno! spasoj*
      srećko poštovani! poštovana! zahvaljuju* gore! jasno! tužila* kvart* bolnic* bolničk* kasnij* dosadašnj* hladnj*
      spasov* dobrić* plasm* plasir* plaća* plaće* sarma sarme sarmu vrednost* vrijednost* raspoloživ* losos* losion*
      los! neznan* neznal* njezin* odlaz* plac! placu sveza* tuzl* uzastop* brigad* bombon* divljač* domaćinstv*
      funkcioner* urednik* urednic* uredništ* đubriv* dosad!
    `,
    '-0.7': `
      čeka* gužv* kasno! star! stara! staro! stari! vlag* vlaž* hladn* hladan mlak* tesn* tesan tijes* mrač* tamn*
      težak! teška! teški! teškoć* komplik* čudn* čudan! prosečn* prosječ* osrednj* mast! masn* slan! slana! slano!
      suv! suva! suvo! minus* mana! mane! manu! sumnj* kritik* protest* štrajk* brig* umor* sirov* izlizan* nedosta*
      tužb* kazn* otkaz* uzak! uska! reklamacij* popravk* nažalost! buka! tvrd! fali! fale! falilo! leden! ledena!
      ledeno! prosek rupa! rupu! gumen* žilav* otežan* zbun* nejasn* bleda! bled! suvoparn* prašin* mrlj* odlaž*
      odlož* pretesn* nelogič* skromn* skroman pijan* droga! drogu! droge! nedostaje nedostaju nedostajalo zabran*
      promaja! promaju! kliše! klišei! predvidiv* predvidljiv* razvučen* skupio_se skupilo_se izbledel* pohaban*
      ogreb* presolj*
    `,
    '-2': `
      loš* prljav* smrd* smrad* memlj* bubašv* bučn* bučan! spor! spora! sporo! spori! usporen* kašnj* kasni! kasnio!
      kasne! zakasn* skup! skupa! skupo! skupi! skupe! preskup* neukus* bezuk* bljut* drsk* drzak drzn* bahat*
      bezobraz* arogan* nadmen* grub* nevasp* razočar* nervir* nervoz* živcir* besan besn* bes! bijes* ljut! ljuta!
      ljuti! ljutnj* naljuti* tug! tuga* tugu! tuž* žalos* žao! plač* plaka* suza! suze! suzama! usamlj* depres* bol!
      bola! bolu! bole! boli! bolelo boljka bolest* bolesn* bolan bolna! bolno! umr! umro! umrl* umrij* umreti umire*
      preminu* smrt* smrć* pogin* sahran* saučeš* ubij* ubist* ubio! ubica! ubice! žrtv* nesreć* povređ* povrijeđ*
      ranjen* rat! rata! ratu! ratn* bomb* napad* nasil* teror* pucnj* pljačk* krađ* kradu! krade! ukraden* ukrao!
      ukral* pokra* varalic* vara! varaju! laž! laži! laže! lažu! lagal* lagao! lažn* korup* mafij* kriminal* zločin*
      uhapš* hapš* optuž* osuđ* zatvor! zatvora! zatvoru! kriza! krize! krizu! krizi! sirom* nezapos* skandal*
      ponižen* ponižav* uvred* vređ* izdajn* izdajic* fašis* nacis* rasis* dikta* tiran* pokvar* polom* slom* razbij*
      razbio raspad* kvar! kvari* kvarov* ošteć* neispr* defekt* crkao! crkne crkl* bag! bagov* greš* pogreš* problem*
      poteško* smeta* dosad* dosađ* zamar* monoton* predvidlj* razvuč* slab! slaba! slabo! slabi! slabe! slabij*
      slabost* pregor* zagor* bajat* otrov* mučn* mučan muči! muke! muka! povraća! povraćam beskor* besmis* uzalud*
      gubit* gubi! izgub* poraz* poražen* neuspe* neuspj* propa* zlo! zla! zlu! zli! opas* strah* straš* uplaš*
      pretnj* prijetn* prete! preti! panik* zabrin* haos* haot* ludak* neljub* nesposob* neodgov* nemar* ignoriš*
      ignoris* lenj* lijen* zapušt* dotraj* pohab* pocep* preslan* glup* tup! tupav* beznad* bezvez* fejk falsif*
      cenzur* diskrim* manipul* mrzov* svađ* tuč! tuča! tuču! sukob* katastrof* oskud* mizer* jad! jada! jadan jadn*
      bedn* bedan bijed* kmez* epidem* virus* zaraz* požar* poplav* zemljotr* eksploz* stres! stresn* strese licem*
      patet* foliran* seljač* jeza! ježi! žohar* stenic* alergij* prevrć* žalb* žali! žale! žalim! uništ* razvali*
      razvalj* zastarel* zastarjel* nevolj* bljuv* gnev* gnjev* zavid* ljubomor* promaš* strašno laganje odlep* puca!
      pukao! pukla! puklo! napukl* plitk* plitak dozlogrd* smor! smara! smaraj* smorio muljat* mulja! muljaj* blam!
      blamaž* zavlač* odugov* zaglav* blokir* ugasi! gašenj* curi! procur* istrul* trul* truo! oteo! otima* ucen*
      ucjen* korumpir* bezobzir* silej* divlja* vandal* huligan* brutal* surov* okrut* masakr* genocid* granat* raket*
      ubojstv* udes* havarij* sudar! sudara! sudaru! utopi* nestao! nestala! izbeglic* prosjak* inflacij* poskup*
      štet* bankrot* stečaj* izgor* opeko* zagađ* smog! nužd* patnj* pati! pate! patim! tlač* teskob* anksioz*
      usplahir* uzruj* potrese* trauma* iskoriš* zloupot* lažir* zataj* prikriv* nezainteres* neobaz* otaljav*
      traljav* aljkav* šlampav* neprav* nekorekt* namrg* namć* cepid* odustal* odbij* odbio! odbili! odbila! kukavic*
      nedostoj* manijak* ludnic* bezosećaj* bešćut* razdor* svirep* napao! napala! napali! plaši! plašim! plašljiv*
      zaplaš* slagao! slagala! skuplji! skuplje! buđ! buđav* papren* bezočn* pretuk* pretučen* gladuj* nepristoj*
      nekultur* razbojn* prebijen* neiskren* kažnj* trpi! trpe! trpeti nepoverenj* lomljiv* otečen* svrab* raspao
      kasnil* sramot* memla! dlake! fleke! gad* fuj! bljak! gnus! nejestiv* bačen* gubljenje! neupotrebljiv* koči!
      zabada! pada_aplikacija ruši! iznervira* kurčina jebote mrtav! ubil* nestručn* površn* žal! kaje* kuku! šund!
      kič! sram_vas smetlje gnjav* prevarant* klima_se klimav*
    `,
    '-3': `
      užas* grozn* grozan grozot* stravič* očaj* smeć* đubr* djubr* sran* govn* odvrat* gad! gadno gadan gadovi gadi*
      ogav* najgor* sram* bruka* bruke! noćna_mora pakao paklen* lopov* lažov* prevar* mrzi* mržnj* silov* budal*
      idiot* debil* kreten* moron* stoka! stoko! svinja! svinje! majmun! majmune! kurac jebe* jeba* jebi* jebo! pičk*
      kučk* kurv* kopil* prokle* bedak* neprihvat* nedopust* nepodnoš* katastrofa* tragedij* tragič* bezobrazluk*
      ološ* bitang* ubojic* monstr* užasno
    `,
  },
  phrases: `
    3: svaka vam čast, svaka im čast, svaka ti čast, oduzima dah, ostavlja bez daha, nemam reči koliko, alal vera
    3: kao iz snova, bolje da ne može, skidam kapu, svaka čast, svaka cast, sve pohvale, svaka preporuka
    3: topla preporuka, sve preporuke, sve najbolje, za desetku, čista desetica, ne može bolje, bolje ne može
    3: ne moze bolje, vredi svak*, vredelo je, vredi posetiti, pet zvezdica, 10 od 10, kapa dole, rado ćemo se vratiti
    3: sigurno se vraćam*, vraćamo se opet, vratićemo se, jedva čekam*, srećan rođendan
    2: opet naručiti, ponovo naručiti, opet doći, ponovo doći, opet kupiti, ponovo kupiti, opet ću, ponovo ću
    2: umir* od smeha, umro od smeha, umrla od smeha, u jednom dahu, čita se u dahu, od smeha, do suza od smeha
    2: po ukusu, kao kod kuće, topao doček, uvek se vraćam*, za svaku pohvalu, za svaku preporuku, isplati se, vredi
    2: bez zamerke, nemam zamerk*, nema zamerk*, bez mane, nemam primedb*, bez primedb*, nije razočara*
    2: nisam se pokaja*, nismo se pokaja*, ne kajem se, iznad očekivanja, od srca, hvala bogu, ništa nije nedostaj*
    2: ništa nam nije nedostaj*, ništa ne fali, nije mi žao, pravi izbor, pun pogodak, drago mi je, volim te
    2: ponovo bih, opet bih
    1.5: bez suvišnih, nema reklama, bez reklama, bez muke, bez ikakvih problema, nije gužva, nema gužve, bez problema
    1.5: nema problema, nije problem, nije bilo problema, nikakvih problema, nije loš*, nije bilo loš*
    1.5: uopšte nije loš*, nije skup*, nije bilo skup*, bez greške, na vreme, na vrijeme, radi dobro, u roku
    1.5: nije strašno, kako treba, nimalo buč*, bez kašnjenja, bez čekanja
    1: do suza
    0: ne znam, ne znamo
    0: nemam reči, na kraju krajeva, dobra strana, loša strana, dobar komad, veliki deo, dobar dan, dobro jutro
    0: dobro veče, laku noć, ne samo, dobre volje, u najboljem slučaju, najbolje je da, po mogućstvu, kako se radi
    0: za razliku od, svetski rat, drugi svetski, prvi svetski, teška industrija, po ceni od, nije važno, dobro došli
    0: bolje rečeno, dragi prijatelj*, dobar deo, hladna voda, topla voda, zdravo svima
    -1: daleko od, na žalost, ništa posebno, nije nešto, tako tako, malo je reći
    -1: ni tamo ni ovamo
    -1.5: očekivala sam mnogo, očekivao sam mnogo, očekivali smo mnogo, previše očekiva*, ništa specijalno
    -1.5: očekivao sam više, očekivala sam više, očekivali smo više, očekivao sam bolje, moglo je bolje
    -1.5: očekivala sam bolje, može i bolje, može to i bolje, moglo je to bolje, moglo je i bolje, moglo bi bolje
    -1.5: šteta što, moglo je to i bolje, nema tople vode, nije bilo tople vode, nedostaje mi
    -2: ne zatvara*, nemate obraza, nema obraza, nemaju obraza, oka nisam, spustili slušalicu, spustili mi slušalicu
    -2: bolje da sam, bolje da nisam, ide mi na živce, idu mi na živce, ide na nerve, pun rupa, preko veze
    -2: niko se ne javlja, niko ne odgovara, dosta više, ne radi, ne rade, nije radi*, nisu radi*, prestao da radi
    -2: prestala da radi, prestalo da radi, prestane da radi, ne vredi, ne valja, ne valjaju, nije valja*
    -2: ne isplati se, ne pali se, neće da se upali, ne puni se, ne otvara se, ne odgovara*, ne javlja*, nije stig*
    -2: nisu stig*, nije stiglo, ne služi ničemu, nema svrhe, nema smisla, pun mi je, dosta mi je, počivaj u miru
    -2: bog da mu dušu, neka mu je laka, ostavlja da se poželi, ostavlja mnogo da se poželi, muka mi je, muka od
    -2: baš me briga, boli me, šteta para, šteta vremena, previše skup*, raspalo se, nije pomog*, ne pomaž*
    -2: izgubljeno vreme, gubljenje vremena, ni za šta, nije za ništa
    -3: ne preporuč*, nikad više, nikada više, više nikad, više nikada, nikom ne bih, bacanje para, bacio novac
    -3: bacila novac, bacio pare, bacila pare, bačene pare, bačen novac, bacanje novca, ispod svak*, ne bih preporuč*
    -3: ne kupuj*, ne naručuj*, nemojte kupovati, ne dolazite, zaobići, zaobiđite, izbegavajte, bežite, u širokom luku
    -3: nula zvezdica, jedna zvezdica, nema šanse da se, nećemo se vratiti
    3: bez reči, ne ispušta se iz ruku, za čistu desetku
    2: nemam zamerki, bez primedbi, brza isporuka, stiglo brzo, stigao sutradan, sutradan, vredi pogledati
    2: vredi pročitati, vredi svake pare, vredi svaki dinar, doći ćemo opet, opet ćemo doći, vraćamo se
    2: kao kod bake
    0: ni dobro ni loše, ni dobar ni loš, niti dobro niti loše
    -2: gubitak vremena, šteta novca, umalo zaspao, umalo zaspala, zamalo zaspao, mogao je biti dobar
    -2: moglo je biti bolje, ne javljaju se, ne odgovaraju, nije vredno, novac nisu vratili, nisu vratili, za đubre
    -2: za kantu, ispod svake kritike, ide na živce, na živce, sram vas bilo, pustila boju
    -2: kad hoće, kad joj se hoće
  `,
  concord: true,
  negators: `
    ne nije nisam nisi nismo niste nisu neće neću nećeš nećemo nećete nema nemam nemamo nemaju nemaš nemojte nemoj
    nikad nikada ništa niko nigde nigdje nikako nikakav nikakva nikakvo nikakve nikakvi nikakvih nijedan nijedna
    nijedno ni niti bez nece necu nista nimalo nemao nemala
  `,
  nonNegators: 'ne_samo nije_samo ne_manje ni_manje ni_više ne_sumnjam bez_obzira ne_znam ne_znamo',
  halfNegators: 'jedva teško_da retko rijetko tesko_da skoro_nikad skoro_ništa',
  praiseNegators: 'nedostaje nedostaju nedostajalo fali fale falilo manjka lišen',
  doubts: 'ne_mislim ne_verujem',
  without: 'bez',
  intensifiers: `
    vrlo veoma jako mnogo baš zaista stvarno izuzetno neverovatno strašno užasno toliko tako potpuno apsolutno skroz
    sasvim posebno naročito krajnje ekstremno totalno uvek uvijek zbilja maksimalno neopisivo bas puno najviše previse
    daleko
  `,
  diminishers: 'malo pomalo donekle relativno prilično uglavnom delimično ponekad skoro blago nekako',
  too: 'previše suviše preterano',
  less: 'manje najmanje',
  hopes: 'nadam nadamo nadao nadala ako očekivao očekivala očekivali kad_bi kada_bi',
  modals: 'možda mogao_bi mogla_bi moglo_bi valjda',
  unrealised: `
    moglo_je_da_bude mogao_je_da_bude mogla_je_da_bude moglo_je trebalo_je trebalo_bi treba_da_bude trebao_bi
    trebala_bi mogli_su bilo_bi bio_bi bila_bi ne_bih_rekao_da ne_bih_rekla_da ne_bih_rekao ne_bih_rekla mogao_biti
    mogla_biti moglo_biti mogli_biti
  `,
  comparatives: 'bolje bolji bolja lepše',
  limitNegators: 'ne_može nije_moglo ne_moze',
  reversingPrefixes: 'ne',
  accentless: 'inflected',
  nonfactual: 'nadam_se nadamo_se',
  replaced: 'umesto umjesto',
  contrast: `
    ali međutim medjutim ipak iako mada premda samo_što jedino nažalost no umesto umjesto s_druge_strane osim
  `,
  subordinators: 'da koji koja koje što jer kad kada dok pošto ako gde kako',
  coordinators: 'i ili a takođe pa',
}
