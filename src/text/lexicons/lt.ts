import type { SentimentLexicon } from './lexicon.js'

/** Lithuanian. Most entries are beginnings of words. The prefix `ne-` negates a verb, which reverses praise. */
export const lexicon: SentimentLexicon = {
  language: 'lt',
  matching: 'stem',
  grades: {
    '3': `
      puik* tobul* fantasti* žav* sužav* susižav* nepakart* neįtikėtin* ideal* stebukl* nepriekaišt* pasakišk*
      pasaking* dievišk* genial* fenomenal* pritrenk* įspūding* geriaus* gražiaus* mėgstamiaus* šaun* super! bravo!
      valio! šedevr* dievin* neprilygst* neužmirštam* nepamiršt* superin* wow! oho! svajonių skaniaus* maloniaus*
      rojus! rojuje jėga! magišk* liuks! neįtikėtinai nepaprastai kerint* stulbin* svaiginam* nerealus! nerealu!
      nerealiai nuostab* perl* nerealiai_ger bomba! liux fainiausi*
    `,
    '2': `
      geresn* geriau! graž* malon* mandag* šyps* nuošird* sveting* jauk* patog* švar* tvarking* sutvark* tylu! tylus!
      ramu! ramus! rami! ramyb* modern* elegant* romanti* stiling* skanu skanėst* skanum* gardu! gardus gardž* gardum*
      sultin* švież* trašk* kvapn* gausu! gausi įvairov* greit* efektyv* veiksming* praktišk* naudin* kokybišk* pigu!
      pigus pigi! nemokam* nuolaid* sutaup* patik! patink* sužavėt* džiaug* džiug* nudžiug* pradžiug* laiming* laimė!
      laimės! laimę! laimėj* linksm* smag* juok* haha* hihi* įdom* jaudinan* įkvep* įkvėp* originalus kūrybing*
      kūrybišk* protinga* protingi! talent* gabus! gabi! gabūs! sėkm* pergal* apdovan* pasidid* sveikin* ačiū dėkui
      dėkoj* dėking* pagyr* giria! giriu! mylim* myliu! myli! mylėt* meil* įsimyl* miel* bučin* bučiuo* apkabin*
      apsikabin* švelnu! švelni pagelb* išgelb* didvyr* heroj* drąs* saugus! saugu! saugi! saugūs! simpatišk* fain*
      privalum* plius* profesional* kompetent* išman* dėmesing* rūpesting* geranor* operatyv* sklandž* teigiam*
      pozityv* pranok* mėgau* mėgst* mėgav* atsipalaid* pailsė* harmon* vertinu! nuotaiking* spalving* taiklus verta!
      vertas! verti! vertos! saldus! saldi! linkiu! linkėj* svajon* garbing* sąžining* teising* žavesy* jautrus humor*
      turining* informatyv* išskirtin* prašmat* prabang* ištaiging* kruopšt* stropi viršij* nustebino! palaiming*
      triumf* pažang* solidar* šlovė šlovingas pasitenk* patenkint* gėris gerum* išmint* kilnus saugiai! protingos!
      išmoning* sumani taupus! taupu! našus! našu! tikslūs! tikslios! tiksli! žvalus! energing* optimis* entuziaz*
      aistr* auksas! auksą! aukso! iškovoj* rekord* progres* gerėj* pasveik* atsigav* ramin* atgaiv* gaivus! gaivi!
      gaivu! kvepia! kvepiant* skonin* sotu mylin* širding* šiluma! šilumos! rūpinas* pasirūp* supratin* tolerant*
      daili puošn* elegancij* estetišk* ryškus! ryški! žėrint* spindi! spindint* auksin* vertingas! vertinga!
      vertingi! vertingų! prasming* reikšming* išsamus išsami išsamu aiškus! aiškiai! suprantam* pamokan* pagauli
      intrig* sujaudin* atsakingas! atsakinga! atsakingai! punktual* korektišk* pasitik* ištikim* bičiul* vieningi!
      vienyb* laisvė! laisvės! laisvę! narsus išdrįs* labdar* šmaikšt* gražiau susiskait* geras! gera! geri! geros!
      gerą! gerai! geru! gerų! gero! geram! geruosius! geresnis! geresnė! geresni! lankstus! lankstūs! žaibišk*
      lenkiuosi! purus! puri! graudu graudin* įtrauk* rekomend* patik* paslaug* draugiš* pagir* vert! erdv* nugal*
      didžiuo* pavyk* padėj* šviež* pasiteisin*
    `,
    '1': `
      neblog* nebrang* padoru* priimtin* pakank* tinkam* tinka! tinkantis lengv* paprasta! paprastas! stabil* tvirt*
      turting* sveikas! sveika! pagalb* palaik* taika! taikos! taiką! vilt* laiku! medal* praverč* pravert* juokinga*
      šilt* jautr* minkšt* logišk* ok okay džiugu! padeda! padėjo! padės! adekvat* normal* atidus! atidūs! pavyko!
      pavyksta! pagerėj* pagerin* šventė! šventės! švenč* švęs* nustebin* ekologišk* natūral* tikslus! tikslu! saulėt*
      tradicin* autentišk* namin* atostog* dovan* spart* ypating* kantr* didžiul* tylūs! čempion*
    `,
    '0': `
      gerbiam* labas laba_diena paprastai praktiškai išmanus* išmanųjį išmanioj* išmanaus* tvirtin* tvirtov* greitkel*
      greitai! greitis greičio greitį greitosios greitoji greitąja šiltnam* teisingum* blogger* bloger* ligonin*
      ligonis brokol* sveikatos sveikata sveikatą palaikai palaikym* gražint* gražina* grąžin* laikyt* geriam*
      sveikintin* malonėkit* malonės mielės mielių mylia mylių saldumyn* saldain* juokais išmanyt* sunkvež* ramunėl*
      šaunam* klaidžio* tobulin* brangakm* brangenyb* brangioji brangieji brangusis nuolaidž* patikrin* dulkių_siurbl*
      aukštas šaltin* šaltkalv* senat* seniai senel* senov* senjor* seniūn* keistis keisti! keistu! kritikai kietuol*
      silpnaprot* mažiaus* persikel* sunkioji sunkiosios* svarb* svarst* svari* sekmad* lauke ankst* sala salos salą
      saloje salų sauna saunos sauną saunoje blakst* nuodugn* spartak* laisvės_alėja krizant* kreting* sirgal* liudi*
      liudy* klaster* drast* paveld* trukm* truko trunka truks saudo* megav* čempionat*
    `,
    '-0.7': `
      laukt* laukė! laukiau! laukėm! eilės! senas! sena! seni! senos! ankšt* tams* šalt* sunk* sudėting* keist*
      vidutin* nuovarg* pavarg* riebu! riebi kietas! kieta! pasen* susidėv* nusidėv* kritik* abejo* streik* trūk*
      drėgn* drėgm* dulkės! dulkėt* dvejo* toli! siaur* mažok* prėsk* atšal* drungn* gaila deja! minus* nuvarg* ilgok*
      ginč* protest* atidėt* atidėj* apgail* duobė* gumin* blankus blanki nuspėjam* permerkt* dėmėt* dėmė! dėmės!
      subraiž* slidus! slidu! apsunk* nuobodok* girt* narkot* trūksta trūko vidutiniškai klišė! klišės! ištęst*
      laukėm* eilė! susitrauk* išblu* persūdyt* kiet!
    `,
    '-2': `
      blog* prast* nešvar* dvok* smird* smarv* pelėsi* triukšm* lėt* vėluo* vėlav* pavėl* brang* pabrang* nuvyl*
      nuvil* nusivyl* nusivil* nemandag* nuobod* nesąmon* netikr* nelaim* nesėkm* nepavyk* neveik* nebeveik* neverta
      negraž* nejauk* nesugeb* nesirūp* nekreip* šiurkšt* grub* arogant* įžūl* pasipūt* pikt* supyk* pykt* pykst*
      pyko! įsiut* erzin* nervin* nervuo* liūd* nuliūd* gedul* užuojaut* verk* ašar* vieniš* depres* skausm* skaud*
      liga! ligos! ligą! ligų! sergu! serga! sirg* susirg* mirė! mirt* mirs* mirus* mirš* žuvo! žuvę! žuvus* žūt* žus!
      žud* nužud* aukos! aukų! aukomis! avarij* sužeist* sužal* sužeid* karas! karo! karą! kare! puol* užpuol* išpuol*
      smurt* prievart* teror* sprog* gaisr* potvyn* nusikalt* nuteist* kalin* kalėj* kaltin* kaltas! kalta! kaltė!
      korup* kyšin* kyšis! kyšį! mafij* kriz* skurd* vargš* nedarb* pralaim* pralošė praras* praradim* pames* suged*
      sulūž* sulauž* lūž* sudauž* suduž* gend* suplyš* plyš* brok* defekt* klaid* suklyd* problem* bėda! bėdos! bėdų!
      bėdą! sutrik* gedim* stringa! strig* užstrig* išsikrau* silpn* persūd* nesūd* pridegę sudeg* apleist* skund*
      skųs* ignor* šaukė! šaukia! aprėk* įžeid* įžeist* žemin* pažemin* tyčioj* patyč* išsityč* fašis* nacis* nacių!
      rasis* diktat* išdavik* išdavyst* pavoj* grėsm* grasin* baim* bijo! bijau! išsigan* nerim* panik* chaos*
      netvark* betvark* beprasm* bevert* beskon* absurd* pagad* sugad* tarakon* blak* nuod* alergij* vem* vėm*
      viduriav* iššvaist* žiaur* nuostol* žala! žalos! žalą! žaloj* apsinuod* virus* užkrėt* kvail* durn* buka! bukas!
      bukapr* asilas! kiaulė! kiaulės! meluo* melav* melas! melo! melą! melag* pavog* vogt* vogė! vagis! vagys! vagių!
      vagyst* vagia! apgaul* klast* išpūst* neišman* nemokš* nerang* chamišk* chamė stres* įtamp* tinginy* tingi!
      neteis* neapgalv* nenusisek* nebrand* nerūp* nepais* negarb* vargin* vargas! vargo! kančia* kenčia* kankin*
      nualin* suirut* konflikt* susidūr* pasipiktin* bankrot* žlug* griūv* griuv* griov* sugriau* niokoj* cenzūr*
      diskrim* neapdair* neatsak* nevyk* bjaurėj* pavyd* savižud* atstum* atmest* šalin! neigiam* nesusip* neapykant*
      įskaud* slogi niūr* kraup* iškrypėl* kekš* vandal* agres* neadekv* dusin* nemal* nepriim* įbrėž* nušiur* nutrin*
      nebepirk* banal* rėkia! rėkė! rėkti! rėkau! žiauriai užstring* stringan* išsijung* nulūž* atsiklij* nulup*
      lupas* įskil* įtrūk* suskil* trupa! prakiur* prarūd* rūdij* surūd* supelij* pelij* pūv* puv* apkart* perkep*
      neiškep* išsausin* nudeg* bėrim* niežt* niež! perštė* apsimel* apmov* apmaus* apvog* plėš* apiplėš* reket*
      šantaž* papirk* užgaul* niekin* panieka panieki* keik* spjau* nusispjov* abejing* atsain* aplaid* neatidž*
      neatidus chaltūr* brutal* žvėrišk* šaud* nušov* bomb* susprogd* evakuo* skendo* nuskend* dingo! dingus*
      infliacij* skolos! skolų! bankrut* atleist* atleido atleidž* boikot* kalč* korumpuot* vagiliau* teršia! užterš*
      smog* kančios! agonij* traum* sunerim* išgąst* gąsd* siaut* isterij* nervai! nervus! nervų! kankyn* slopi*
      slegia slegian* nykus! nyki! nyku! apgailestau* gailiuosi! ilgiuosi! ilgesys įgris* įkyr* nusibod* atsibodo
      pabodo užknis* trukdo! trukdė! trukdži* gadin* nelegal* pažeid* pažeist* apgadin* draskan* draskyt* riauš*
      pogrom* okup* priešas! priešo! priešai! priešų! išnaud* veidmain* apsimet* susmuk* smuk! nesutar* barnis!
      barasi! bar! tarša! taršos! taršą! raketa! raketos! raketų! raketomis šūvis! šūviai! šūvių! skersvėj* negrąžin*
      gauja! gaujos! gaują! sumuš* kandžio* badau* šlamšt* sugen* suluž* subyr* apgaudinė* sukči* gėding* nepaslaug*
      nusiplėš* purv* pelės! plauk! sugedęs_maistas fu! fui! neskan* nevalgom* veltui! išmest* nenaudinga* lagina!
      šūd* nekompetent* niek! gaiš* tragiš* kliba! girgžd* barška
    `,
    '-3': `
      siaub* baisu! baisi baisiai košmar* tragi* tragedij* katastrof* šlykšt* bjaur* pasibais* klaik* gėd* skandal*
      apgav* apgau* sukč* šiukšl* mėšl* idiot* debil* kretin* niekš* šunsnuk* nachui nahui kurv* nekenč* nekent*
      neapyk* blogiaus* prasčiaus* žudik* išprievart* išgam* pragar* nepakenč* nepakel* neleistin* prakeik*
      atstumiant* nepateis* atgras* velniop bybi* pimp* pydar* lochai padug* supuv* apgailėt* šūdas šūdo šūdų šūdin*
      siaubingai
    `,
  },
  phrases: `
    3: atima žadą, atėmė žadą, gniaužia kvapą, užima kvapą, geriau nebūna, geriau būti negal*, negali būti geriau
    3: negalėjo būti geriau, penkios žvaigždutės, 10 iš 10, verta kiekvieno, tikrai grįš*, būtinai grįš*
    3: būtinai sugrįš*, dar grįš*, su gimtadieniu, myliu tave, tave myliu, aukščiausio lygio, aukščiausiame lygyje
    3: viskas tobula, nėra prie ko prikibti, viršijo lūkesčius, viršijo visus
    2: dar kartą užsisak*, užsisakysiu dar, pirksiu dar, pirksiu vėl, užsakysiu vėl, vienu ypu, vienu prisėdimu
    2: iš juoko, juok* iki ašarų, verta dėmesio, verta aplankyti, verta pamatyti, verta pirkti, nieko netrūk*
    2: visko užten*, visko pakan*, neturiu priekaišt*, jokių priekaišt*, be priekaišt*, jokių nusiskund*, nesigail*
    2: nenuvyl*, nenusivyl*, nenuvils, iš širdies, iš visos širdies, geros nuotaikos, kaip nauj*, į sveikatą
    2: gerų švenčių, gražių švenčių, su šventėm*
    1.5: be nereikaling*, be jokių nereikaling*, jokių reklamų, be reklam*, be eilių, be rūpesč*, nėra reklam*
    1.5: be problem*, jokių problem*, jokių bėdų, nėra problem*, nebuvo problem*, neturėj* problem*, ne problema
    1.5: nieko blogo, neblog*, visai nieko, nėra blog*, nebuvo blog*, nėra brang*, nebrang*, laiku, veikia puikiai
    1.5: veikia gerai, nieko baisaus, neturėj* jokių problem*, be jokių problem*, lengva naudoti, be klaid*, be broko
    1.5: ne taip blogai
    1: iki ašarų
    0: nežinau, nežinome
    0: laba diena, labas rytas, labas vakaras, labos nakties, geros dienos, gero vakaro, gražios dienos, ne tik
    0: su pagarba, ne tiktai, geriau jau, gero savaitgalio, bent jau, kitaip tariant, geros valios, sveiki visi
    0: dulkių siurbl*, šaltas vanduo, pasaulinis karas, pasaulinio karo, pasauliniam kare, per karą, sunkioji pramonė
    0: tiek to, gera žinoti
    -1: nieko ypating*, nieko gero, nieko naujo, šiaip sau, ne kažką, nelabai, taip sau
    -1: vidutiniškai
    -1.5: tikėjausi daug, tikėjomės daug, per daug tikėjausi, tikėjausi daugiau, tikėjomės daugiau, tikėjausi geresn*
    -1.5: galėtų būti geriau, galėtų būti geresn*, galėjo būti ger*, galėjo būti geresn*, būtų geriau, galėjo geriau
    -1.5: norėtųsi daugiau, norėtųsi geresn*, yra kur tobulėti, nėra karšto vandens, nebuvo karšto vandens
    -2: numetė ragelį, padėjo ragelį, išmečiau pinigus, išmetėme pinigus, geriau būčiau, geriau jau būčiau, be eilės
    -2: nėra ko tikėtis, nieko doro, neveikia, neveikė, nustojo veikti, nustoja veikti, nebeveikia, neįsijungia
    -2: neįsijungė, nesikrauna, nekrauna, neatsako, neatsakė, neatsakinėja, neatvyko, neatvežė, neatėjo, nepristatė
    -2: negavau, niekas neats*, nekelia ragelio, nėra prasmės, neturi prasmės, jokios prasmės, neverta, nevertas
    -2: bereikalingas laiko, gaila pinigų, gaila laiko, norėtųsi geriau, palieka norėti, toli gražu, nekreipė dėmesio
    -2: nekreipia dėmesio, per brang*, per maž*, per lėt*, per šalt*, per greitai išsik*, ilsėkis ramybėje
    -2: man jau gana, nebėra jėgų, užkniso*, užpis*, atsibodo, pabodo, laiko švaistymas, pinigų švaistymas
    -2: sugaištas laikas, išmesti pinigai, pinigai į balą, nepadėjo, nepadeda, jokios pagalbos, jokio dėmesio
    -2: neturi skonio, be skonio
    -3: daugiau niekada, niekada daugiau, daugiau nebe*, niekada nebe*, nerekomend*, niekam nerekomend*, nepatar*
    -3: nepirkit*, neperkit*, neikit*, nevažiuokit*, neužsakinėkit*, venkit*, aplenkit*, žemiau bet kokios
    -3: žemiau kritikos, daugiau čia ne*, daugiau ten ne*, nulis žvaigždučių, viena žvaigždutė, bėkit*, niekam tik*
    -3: nieko vert*
    3: nukeliu kepurę, be žodžių, dešimt balų, neįmanoma atsitraukti
    2: be priekaištų, jokių priekaištų, viskas puiku, grįšime dar, dar grįšime, tikrai grįšime, sugrįšime
    2: greitas pristatymas, atėjo greitai, verta pinigų, verta perskaityti, kaip namie, kaip pas močiutę
    0: nei gerai nei blogai, nei geras nei blogas, nei gera nei bloga
    -2: tikėjausi geriau, vos neužmigau, galėjo būti geras, negrąžino, pinigų negrąžino, į šiukšlių dėžę
    -2: žemiau bet kokios kritikos, gėda jums, gadina nervus, ant nervų, nepatiko, dažai nubėgo
  `,
  concord: true,
  negators: `
    ne nėra nebuvo nebus nebėra nesu neturi neturiu neturime neturėjo neturėjau neturėjome negali negaliu negalima
    negalėjo negalėjome negalėjau niekas nieko niekam niekada niekur nė nei jokio jokių jokia joks jokios jokie jokius
    be nereikia nesiūlau nematau nerado neradau nesame nesate nebūtų
  `,
  nonNegators: `
    ne_tik ne_tiktai ne_vien be_to be_abejo be_abejonės kitaip_nei anksčiau_nei daugiau_nei geriau_nei nei_vienas
  `,
  halfNegators: 'vos vargu vargu_ar retai beveik_nieko kažin',
  deniedPrefix: 'ne',
  praiseNegators: 'niekas nieko niekada niekur nė nei trūksta trūko stinga stokoja pasigedau pasigedome pasigendu',
  without: 'be',
  intensifiers: `
    labai itin nepaprastai ypač neįtikėtinai siaubingai baisiai tikrai toks tokia tokie taip visiškai absoliučiai
    labiausiai pats pati išskirtinai stipriai žiauriai nerealiai be_galo visada tiesiog išties iš_tiesų tokios tokį
    daug gerokai kur_kas
  `,
  diminishers: `
    truputį šiek_tiek gana ganėtinai pakankamai iš_dalies kartais beveik palyginti vidutiniškai lyg_ir kiek
  `,
  too: 'pernelyg',
  less: 'mažiau mažiausiai',
  hopes: 'tikiuosi tikimės jei jeigu tikėjausi tikėjomės norėčiau norėtume linkėčiau kad_tik',
  modals: 'gal galbūt galėtų turbūt',
  unrealised: 'galėjo_būti galėtų_būti turėtų_būti turėjo_būti būtų_buvę būtų norėtųsi galima_buvo derėtų reikėtų',
  comparatives: 'geriau geresnis geresnė geresni gražiau',
  limitNegators: 'negali negalėjo nebūna',
  reversingPrefixes: 'ne nebe',
  accentless: 'inflected',
  nonfactual: 'tikiuosi tikimės',
  replaced: 'vietoj',
  contrast: 'bet tačiau nors vis_dėlto deja visgi užtat vis_tiek nepaisant išskyrus tik_gaila',
  subordinators: 'kad kuris kuri kurie kurios nes kai kur jog kadangi kol jei',
  coordinators: 'ir ar arba bei taip_pat o',
}
