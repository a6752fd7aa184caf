import type { SentimentLexicon } from './lexicon.js'

/** Slovenian. Most entries are beginnings of words. */
export const lexicon: SentimentLexicon = {
  language: 'sl',
  matching: 'stem',
  grades: {
    '3': `
      odličn* odličen! čudovit* fantasti* izjemen! izjemn* izvrst* imenit* sijajn* sijajen! krasn* krasen! prekras*
      prelep* perfekt* popoln! popolna! popolno! popolni! vrhunsk* brezhib* brezmadež* genialn* genialen! fenomenal*
      neverjetn* neverjeten! osuplj* spektakul* nepozab* božansk* obožuj* oboževal* najbolje! najlepš* top! ekstra!
      vau! bravo! mojstrsk* mojstrovin* rajsk* sanjsk* idealn* idealen! čarobn* carsk* veličast* najljub* prvovrst*
      briljant* izredn* izreden! magič* neprekosl* hura! juhu* izjemno! neverjetno! izredno! osupnil* očarljiv*
      nenadkrilj* zmagovit* neponovlj* brezčas* pravljič* najboljš* super! najprijazn* najokusn* najudobn* najprijetn*
      biser! biserček navduši* navdušen* noro_dobr carji! zakon! bomba! kapo_dol
    `,
    '2': `
      dober! dobr* lep! lepa! lepo! lepi! lepe! lepim! lepot* prijazn* prijazen! prijetn* prijeten! ustrežlj* vljudn*
      vljuden! nasmej* nasmeh* smeh! smejal* smeje* gostolj* prisrč* strokovn* strokoven! profesionaln* kompetent*
      zanesljiv* učinkov* hiter! hitr* čist! urejen* udobn* udoben! udobj* prostorn* tih! tiha! tiho! tihi! mirn*
      miren! modern* moderen! elegant* romanti* šarm* slikovit* okusn* okusen! sočn* sočen! svež* hrustljav* dišeč*
      diši! obiln* raznolik* pestr* pester! bogat* preprost* enostavn* enostaven! praktič* uporaben! uporabn* koristn*
      koristen! kvalitet* trpežn* vzdržlj* ugodn* ugoden! poceni! brezplač* prihran* priporoč* všeč! zadovolj* uživa*
      užit* zabav* zanimiv* vznemirlj* razburlj* ganlj* navdih* navduš* poučn* izvirn* ustvarjal* pameten! pametn*
      duhovit* nadarj* talent* uspeh* uspeš* zmag* osvoji* nagrad* ponos* čestit* hvala! hvalež* zahval* pohval*
      hvali* spoštuje* spoštljiv* pošten* radost* vesel* srečn* srečen! sreča! sreče! srečo! poljub* objem* pomaga*
      pomagljiv* junak* heroj* pogum* varn* varen! simpatič* srčkan* kul! impresi* prednost* korektn* korekten!
      izplača! prepričlj* presega* presegl* razkošn* skrben! skrbn* natančn* natančen! pozorn* pozoren! radodar*
      čudež* očarl* očaral* lušt* fajn! haha* hehe* solidarn* plemenit* privlačn* iskren* inovativ* vrhunec! harmonič*
      sprošč* uravnotež* blagin* živahn* vabljiv* razveselj* razveseli* slast* bravur* aplavz* srčn* srčen! legend*
      nežn* nežen! mehk* mehek! topel! topla! toplo! topli! potrpež* gladko! gladek! predan! predana! pregledn*
      pregleden! razumlj* nazorn* čar! blešč* sijoč* sočut* zvesta! zaupanj* zaupam! časten! častn* spreten! spretn*
      mojster! mojstra! odličnjak* sposoben! sposobn! zmožn* marljiv* prizadev* dogodivšč* nasmeš* objet* prijateljsk*
      razigran* igriv* okreva* ozdrav* okrepč* osvež* poživ* nagrajen* rekord* triumf* napred* prebojn* spodbud*
      spodbuj* podprl* dosežek! dosežk* darežlj* ekspresn* bliskovit* pravočas* domačn* neokrnj* prikup* razvaja*
      sladkost* mamljiv* zaljub* hvaljen* boljš* boljši! boljša! boljše! bolje! lepše! lepš* poklon! rahel! rahlo!
      rahla! puhast* edinstven* pretresljiv* napet! napeta! napeto! hvalevred* kakovost* čist* prima! prvak* zlat!
      jupi! ljub* domiseln* izviren spodob*
    `,
    '1': `
      vredu! okej! solidn* soliden! zadostn* primern* primeren! sprejemlj* razumn* razumen! lahek! lahka! lahki!
      svetel! svetl* zdrav! zdrava! zdravo! zdravi! zdravj* rad! rada! medalj* pomoč! podpor* podpir* popust* praznik*
      smešn* smešen! stabiln* pozitiv* ustrezn* ustrezen! vreden! vredna! vredno! vredni! uspel* uspe! reši! rešil*
      up! upanj* svobod* mir! jasn* jasen! izboljš* zvest* točn* točen! doživet* urno! presenetl* sladk* sladek!
      zmern* zmeren! zlato! zlata! zlati! zlate! tradicional* naraven! domač! domača! domače! pristen! pristn* sončn*
      sončen! dišal* počitnic* dopust! funkcional* ugleden! ugledn*
    `,
    '0': `
      dobrodel* dobrodoš* dobrin* uporabnik* uporabnic* uporabniš* lepil* lepak* lahko srečanj* bolnišnic* bolnic*
      bolničar* ljubljan* nagradn* zdravnik* radij* radio zdravstv* zdravil* zabavišč* spoštovan* zdravič* varnostn*
      čistil* zapornik* pozornost* laže! lažj* hitrost* dragocen* točno! točk* napadalec napadalc* jezer* pustn*
      pustil* počasi! počastit* pomanjš* tesnil* sladkor* skodel* najbolj dobrovolj* bombaž* bombon* krizant* krvavic*
      surovin* svetlob* častnik* dvome* neznan* neznat* poziv* unicef* lustrac*
    `,
    '-0.7': `
      čaka* gneč* star! stara! staro! stari! majhn* majhen! premajhn* hladn* hladen! mrzl* mrzel! mlačn* tesn* tesen!
      temn* temačn* temačen! temen! težk* težek! zahtevn* čudn* čuden! povpreč* mastn* masten! suh! suha! suho! suhi!
      pust! puste! pusto! pusta! surov* obrablj* manjka* kritik* protest* dvom* sum! suml* minus* pomanj* skrbi!
      reklamac* popravil* glasn* glasen! utrujen* žal! zastarel* praske! prasko! oddalj* kislo! kisel! kisla! odpad*
      kazn* kazen! trd! trda! trdo! ozek! ozka! žilav* gumijast* luknj* ledeno! plitk* plitev! razmočen* prezahtev*
      prevelik! prevelika! premalo! madež* spolzk* spolzek! preglas* dolgotraj* odlaša* odloži* pijan* mamil* nejasn*
      nejasen! pomisl* zapozn* zmanjk* prepih! manjkalo! manjkala! manjkajo! dvomim! zapleten* stavkaj* manjka! kliše!
      klišej* predvidljiv* dolgovezn* vrsta_dolga skrčil! skrčila! skrčilo! utesnjen*
    `,
    '-2': `
      slab* umazan* smrd* smrad* zatohl* plesen! prah! prašn* hrup* počas* zamud* zamuj* drag! draga! drago! dragi!
      drage! dražj* predrag* nesram* nevlj* nemarn* nevarn* nevaren! arogant* vzviš* predrz* grob! groba! grobo!
      grobi! osorn* osoren! jezen! jezn* jeza! jezo! jezi! razjez* besn* besen! bes! žalost* jok! joka* solz* osamlj*
      depres* boli! bolel* bolezen! bolezn* bolan! boln* zbolel* obolel* umrl* umre! umira* smrt* mrtev! mrtv* ubij*
      ubit* ubil* umor* žrtv* nesreč* poškod* ranjen* pogreb* sožal* vojna! vojne! vojno! vojni! napad* nasil* teror*
      bomb* rop! ropar* oropa* kriminal* zločin* aretir* obtož* obsoj* obsod* zapor! zaporu! zapora! korup* mafij*
      kriz* revš* reven! revn* brezposel* odpušč* poraz* neuspe* izgub* zgubi* zgubl* propad* uniči* uničuj* pokvar*
      zlom* razbi* okvar* napak* defekt* hrošč* crkn* težav* problem* motnj* moteč* moti! motijo! motilo! dolgoč*
      zamorjen* brezvez* nesmis* bedast* neumn* neumen! butast* bedar* budal* strah* bojim! grožnj* grozi! grozij*
      zaskrb* neslan* preslan* neokus* zažgan* prežgan* strgan* strga! raztrg* dotraj* zanemar* pomanjklj* pritož*
      zavaja* ignorir* kričal* kriči! kričij* žaljiv* žalit* ponižuj* ponižan* ponižev* diktat* fašis* nacis* rasis*
      hinav* zavist* ščurk* stenic* strup* alergi* bruha* kaos* kaotič* nered* zmed* zmešnj* nemogoč* diskrim* cenzur*
      krivic* krivič* lenob* len! leni! malomar* mučn* mučen! muči! trplj* hudo! hud! huda! hude! hudi! hujš* tragik*
      požar* poplav* potres* epidem* virus* okuž* eksploz* smeti! zapuščen* predvidlj* površn* površen! plehk* neprij*
      neprim* razvlečen* sovraž* škod* prepir* spor! spori! izdajal* laž! laži! lažejo! lažn* lagal* zlagal* goljuf*
      prevar* prisil* stres! stresn* stresen! panik* zaman! bankrot* stečaj* nočem! ogorč* brezup* obžal* nezasl*
      zavrn* zavrž* oškod* zatira* zlorab* zlob* zlo! kriv! kriva! krivda! gnil* krvav* nerg* jamra* odpoved*
      spodletel* ponesreč* polom* fiasko! patet* prestraš* tesnob* nelagod* plehek! sesuje! sesuva* sesul* zamrzn*
      zatika* zatakn* ugaša* razlepi* odlepi* razpad* počil* poči! napok* curlja* zarjav* zgnil* nagnit* izsuš* opekl*
      izpuščaj* oguljuf* ogoljuf* nategn* nateg! opehar* izsilj* izkorišč* brutal* krut* surovo! krvoloč* morij*
      pokol* granat* raket* ustrel* streljal* trčenj* trčil* utopi* utonil* izginil* dolgov* inflacij* podraž*
      draginj* onesnaž* trpi! stiska! stiski! travm* živčn* živčen! sitn* siten! tečn* tečen! domišljav* vsiljiv*
      neotes* prostak* sprijen* podkup* prikriva* zanika* zaničev* prezir* posmeh* zasmeh* norčuj* zmerja* žali! grdo!
      grd! grda! grde! grdi! nazadova* nazadn* zanikrn* razsul* razdejan* uniče* opustoš* zdolgoč* pretep* tepe!
      huligan* vandal* izgred* kaznov* prepoved* kršit* krši! nadloga! nadlež* nadlego* poguba! mučil* muk! muke!
      smola! pomota! zgreš* zmot* trmast* pomilovanj* beračij* prekinja* prekinil* neodziv* pobruha* preplač* oderušt*
      odiral* ošaben! ošabn* ubogi! zavede! zavedl* sramu! sram! zapravlj* zasoljen* strada! stradaj* nepoštn*
      neurejen* nehigien* obtičal* zlagan* nekultur* razbojn* srbi! srbeč* oteklin* nezaupan* razočar* ukradl*
      oderušk* plesn* lase! gnusn* fuj! bljak ogabn* neužit* stran_vržen neuporab* nedelujoč ne_dela zmrzuje boleč*
      trapast* nesposobn* čist_brezveze maje_se majav* škripa* ropota*
    `,
    '-3': `
      grozn* grozen! grozot* groza! grozljiv* strašn* strašen! obup* katastrof* zanič! nagnus* gnus* ogab* odvrat*
      ostud* bedn* beden! sramot* škandal* tat! tatovi! tatov! tatvin* krade* kradl* ukrad* lopov* barab* lažniv*
      najslab* najhuj* idiot* kreten* debil* bedak* tepec* tepc* svinja! svinje! svinjarij* kurc* kurac! jeb! jebe*
      jebi* zjeb* pizd* drek! dreka* sranj* kurb* prasec! prasc* preklet* pekel! pekla! peklensk* nočna_mora oderu*
      posilstv* posili* nesprejemlj* nedopust* nevzdrž* tragič* tragedij* gabi! zgrož* mrzim! morilec! morilk* morilc*
      strašno! grozljivo! neznos*
    `,
  },
  phrases: `
    3: vzame dih, jemlje dih, ne najdem besed, kot iz sanj, kot iz škatlice, zlata vreden, zlata vredna, čista desetka
    3: snamem kapo, ne more bolje, bolje ne more, vse pohvale, pet zvezdic, 10 od 10, rada te imam, rad te imam
    3: radi te imamo, ljubim te, vse najboljše, toplo priporoč*, vredno ogleda, vreden ogleda, vredna ogleda, kapo dol
    3: komaj čakam*, se še vrnemo
    2.5: presega pričakovan*, nad pričakovan*, vredno svojega denarja, vredno vsak*, vreden vsak*, vredna vsak*
    2: bom še naročil*, še bom naročil*, spet bom naročil*, bom še kupil*, še bom kupil*, spet bomo prišli
    2: bomo spet prišli, nasmejal* sem se do solz, na dušek, v enem dušku, v eni sapi, do solz nasmej*, od smeha
    2: nasmejal* do solz, vredno denarja, vreden denarja, vredna denarja, kot doma, po okusu, je vredno
    2: ne morem dočakati, se splača, se izplača, nič ni manjkal*, nič nam ni manjkal*, ničesar ni manjkal*
    2: nimam pripomb, brez pripomb, ni razočaral*, ne razočara, ne obžaluj*, bomo še prišli, še bomo prišli
    2: se bomo vrnili, še pridem*, se bomo še vrnili, se še vrač*, na nivoju, na visokem nivoju, z veseljem, v redu je
    2: z užitkom, draga moja, dragi moj, draga prijatelj*, moja draga, moj dragi
    1.5: brez odvečn*, brez oglasov, ni oglasov, brez gneče, brez čakanja, ni gneče, cenovno ugodn*, za malo denarja
    1.5: brez težav, brez problem*, ni problem*, ni bilo težav, ni bilo problem*, nobenih težav, nobenih problem*
    1.5: ni slab*, ni bilo slab*, sploh ni slab*, ni drag*, ni bilo drag*, v redu, brez napak*, brez zamud*
    1.5: pravočasno, deluje dobro, ni pretirano drag*, ni panike, ni težko, nisem imel težav, nisem imela težav
    1: do solz
    0: ne vem, ne vemo
    0: dober dan, dobro jutro, dober večer, lahko noč, lep dan, lep pozdrav, ne le, ne samo, dobre volje
    0: v najboljšem primeru, spoštovani, prav tako, po drugi strani, vsaj, hladna voda, topla voda, svetovna vojna
    0: svetovne vojne, svetovni vojni, draga gospa, dragi bralci
    -1: daleč od, na žalost, nič posebnega, tako tako, nič kaj, lahko bi bil
    -1: lahko bi bila, nisem prepričan*
    -1.5: pričakovala sem veliko, pričakoval sem veliko, preveč pričakov*, ne bi rekel, ne bi rekla, raje bi ostal*
    -1.5: bolje bi bilo če, bolje bi bilo da, pričakoval sem več, pričakovala sem več, pričakovali smo več
    -1.5: lahko bi bilo bolje, bi lahko bilo bolje, bi šlo bolje, bi lahko bil boljši, bi lahko bila boljša
    -1.5: lahko bi bil boljši, lahko bi bila boljša, lahko bi bili boljši, lahko bi bile boljše, bilo bi lahko bolje
    -1.5: več sem pričakoval*, ni tople vode, ni bilo tople vode
    -2: ne zapira*, vleče prepih, nimate sramu, nimajo sramu, srce mi je zlomljen*, oči nisem, odložili slušalko
    -2: pogrešam te, pogrešam ga, pogrešam jo, vrženo stran, nihče se ne javi, nihče ne odgovar*, na psu, po gobe
    -2: po zlu, gre po zlu, ne dela, ne delajo, ne deluje, ne delujejo, ni delal*, ni deloval*, niso delal*
    -2: niso deloval*, ne prime, nehal delati, nehala delati, nehalo delati, prenehal delovati, prenehala delovati
    -2: prenehalo delovati, ne odgovarja*, niso odgovoril*, se ne oglas*, ne javijo, ni prispel*, ni prišl*
    -2: niso prišl*, ni vredno, ni vreden, ni vredna, se ne splača, ne splača se, ni smisla, nima smisla
    -2: počivaj v miru, pusti želeti, pušča želeti, pušča veliko želeti, pušča veliko želenega, imam dovolj
    -2: dovolj mi je, škoda denarja, škoda časa, predrago za, ni pomagal*, niso pomagal*, izguba časa, izguba denarja
    -2: slabe volje, prehitro se, se prehitro prazni, ni za nikamor, za nič, pod nivojem, gre na živce, grejo na živce
    -2: ni mi všeč, mi ni všeč, nam ni bilo všeč, ni zmenil*
    -3: nikoli več, nikdar več, nikomur ne, ne priporoč*, ne bi priporoč*, odsvetuj*, stran od, stran vržen*
    -3: denar vrgel, vrgel stran, vrgla stran, vrgli stran, vržen denar, metanje denarja, pod vsako kritiko, ne kupuj*
    -3: ne kupite, ne hodite, ne naročaj*, izogib*, izognite, nič zvezdic, nula zvezdic, ena zvezdica, v velikem loku
    -3: se ne bomo vrnili, ne bomo se vrnili, ne bomo več
    3: iz prve roke priporočam, stoodstotno priporočam, brez besed, ne morem odložiti, nisem mogla odložiti
    3: nisem mogel odložiti
    2: se vrnemo, še pridemo, vredno branja, hitra dostava, prišlo hitro, nasmejal do solz
    0: ne dobro ne slabo, niti dobro niti slabo, ne dober ne slab, niti dober niti slab
    -2: stran vržen denar, stran vržen čas, skoraj zaspal, skoraj zaspala, lahko bi bil dober, lahko bi bilo boljše
    -2: ne odgovarjajo, ne odgovori, denarja niso vrnili, za v smeti, za v koš, mi gre na živce, na živce
    -2: barva je šla
    -2: kadar se ji zljubi, kadar se mu zljubi
  `,
  concord: true,
  negators: `
    ne ni nisem nisi nismo niste niso nista nisva nima nimam nimamo nimajo nimaš nikoli nikdar nič ničesar nihče
    nikogar nikomur nikjer nikakor noben nobena nobeno nobene nobenega nobenih nobeni niti brez nočem noče nočejo
    nočemo nebi nimaš ne_bo nikar
  `,
  nonNegators: 'ne_le ne_samo ne_zgolj nič_manj niti_ne_vem nedvomno ne_glede ne_vem ne_vemo',
  halfNegators: 'komaj redko stežka težko_da malokdaj skoraj_nič skoraj_nikoli dvomim',
  praiseNegators: 'manjka manjkalo manjkala manjkajo primanjkuje pogrešal pogrešala pogrešam',
  doubts: 'ne_mislim',
  without: 'brez',
  intensifiers: `
    zelo izredno izjemno močno res resnično neverjetno strašno tako toliko popolnoma povsem čisto absolutno ful
    posebej zares totalno neizmerno vedno skrajno precej najbolj noro grozljivo mega veliko nadvse prav izrazito daleč
  `,
  diminishers: 'malo nekoliko dokaj razmeroma relativno delno včasih skoraj malce rahlo deloma bolj_ali_manj',
  too: 'preveč pretirano',
  less: 'manj najmanj',
  hopes: 'upam upamo upal upala če pričakoval pričakovala pričakovali ko_bi želim želimo',
  modals: 'morda mogoče lahko_bi nemara',
  unrealised: `
    lahko_bi_bil lahko_bi_bila lahko_bi_bilo lahko_bi_bili bi_lahko_bil bi_lahko_bila bi_lahko_bilo bi_lahko_bili
    moralo_bi_biti moral_bi_biti morala_bi_biti bi_moral bi_moralo bi_morala bi_bilo bilo_bi bi_bil bi_bila
  `,
  comparatives: 'bolje boljši boljša boljše lepše',
  limitNegators: 'ne_more ne_bi_moglo ne_bi_mogel ni_moglo',
  reversingPrefixes: 'ne',
  accentless: 'inflected',
  nonfactual: 'upam upamo',
  replaced: 'namesto',
  contrast: `
    ampak vendar toda a pa_vendar kljub čeprav žal le_da medtem_ko vseeno kljub_temu po_drugi_strani razen namesto
  `,
  subordinators: 'da ki kateri katera katero ker ko če dokler kjer kadar kot',
  coordinators: 'in ali ter pa tudi',
}
