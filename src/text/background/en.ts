/** Common English words by their share of running text, in half-decade bands. Written for this table. */
export const bands = {
  '3e-2': `
    a and i in is of the to`,
  '1e-2': `
    are as at be but by for have he it my not on that this was with you`,
  '3e-3': `
    about all an been can do don't from get had has her his if it's just like me more no one or out she so their
    there they time up we were what when which who will would your`,
  '1e-3': `
    after also always any back because before being best better can't come could day did does down even every first
    game go going good got great here him how i'm into its know last life love made make man many most much need
    never new now off only other our over people really right same say see should some still take than them then
    these think those through today too two us use very want way well where work world year years`,
  '3e-4': `
    able across act actually again against age ago air already although american among another anything area around
    art away bad based become behind believe between big black body book born both bring brought building business
    call called came car care case cause center certain chance change check child children city class clear close
    club comes coming common community company control country court cut data days deal death development died
    different doing done during each early east education else end enough ever everyone everything eyes face fact
    family far father feel feeling few field film final find five following food force form forward found four free
    friend friends fuck full future games gave general gets getting girl give given god gone gonna government group
    guy guys half hand happy hard having head health heard help hey high history hit hold home hope hours house
    human idea important including information inside instead interest issue job john keep kids kind knew known land
    late later law least leave left let level light likely line list little live local lol long look looking looks
    lost lot low main major makes making market matter may maybe mean means members men middle might mind miss
    moment money month months mother move movie music must name national near needed needs news next nice night
    north nothing number office oh okay old once open order others outside own page part party past pay person place
    play played playing please point police political possible post power present president pretty probably problem
    process public put question read real reason record red remember report research rest result role room run
    running said saying says school season second seen self sense sent series service set several sex shit short
    show side simple since single site six small social someone something son sorry south special st start started
    state states stay stop story street strong student students study such super support sure system taken taking
    talk talking team tell thank thanks thing things thought three times together tomorrow tonight took top total
    town tried true trying turn type under understand united university until used using usually value version video
    view wait wanted wants war watch water week weeks went west whether while white whole why win within without
    woman women working works wrong yeah yes yet young`,
  '1e-4': `
    ability absolutely academic access account action actions activities activity add added adding addition
    additional address admit adult adults advance advanced advantage advice affect affected afraid africa african
    afternoon aged ages agree agreed agreement ahead aid aim airport album alive allow allowed allows alone along
    amazing america amongst amount analysis ancient angry animal animals announced answer answered answers anymore
    anyone anyway apart app apparently appear appeared appears applied apply approach approved april areas aren't
    argue argument arm arms army arrest arrested arrival arrive arrived article articles artist artists arts ask
    asked asking asleep assume ate attack attacks attempt attempts attention audience august australia author
    authorities authority autumn available average avoid aware awareness awesome babies baby background bag balance
    ball band bank bar base baseball basic basically basis basketball battle beach bear beat beautiful became
    becomes bed beer began begin beginning begins belief believed belong below benefit benefits besides beyond bible
    bike billion bird birds birth birthday bit block blood blow blue board boat bomb bonus books border boring boss
    bottle bottom bought bound box boy boyfriend boys brain brand bread break breakfast breaking bridge brief bright
    bringing brings british broke broken brother brothers brown budget build buildings built bunch burn burning bus
    busy button buy buying cake calendar california calls calm camera campaign campus canada candidate capital
    captain card career careful carefully carried carry cars cases cash castle cat catch catholic cats caught caused
    causes celebrate cell cells central centuries century certainly chair challenge challenges champion championship
    changed changes changing chapter character characters charge charged charges charity cheap cheese chicago
    chicken chief childhood china chinese chocolate choice choices choose chosen christian christians christmas
    church circle circumstances citizen citizens claim claimed claims classes classic clean clearly client clients
    climate climb clock closed closer clothes clothing cloud clubs coach coal coat code coffee cold collection
    college color colour combined comfortable comment comments commercial committee communication communities
    companies compare compared comparison competition complete completed completely complex computer concept concern
    concerned concerns condition conditions conference confidence confirmed conflict congress connect connected
    connection consider considered considering constantly construction contact contain contains content contest
    context continue continued continues contract contribute controlled conversation cook cooking cool copy core
    corner corporate correct cost council count countries county couple course courses courts cover coverage covered
    covers crazy create created creating creation creative credit crime criminal crisis cross crowd cry crying
    cultural culture cup curious current currently custom customer customers cute cycle dad daily damage damn dance
    danger dangerous dark date dates daughter dead dealing deals dear debate debt decade decades december decide
    decided decision decisions decrease deep deeply defeat defence defense definitely definition degree degrees
    delivered delivery demand demands democratic department depends depression depth describe described description
    desert deserve design designed designs desire desk despite detail details develop developed developing device
    devices die difference differences difficult digital dinner direct direction directly director discuss
    discussion disease doctor dog dogs domestic door double doubt download dozen dream dreams dress drink drinking
    drive driver drivers driving drop dropped drove drug drugs dry due dust duty dying ear earlier ears earth ease
    easily eastern easy eat eating economic economy edge edition editor effect effective effects effort efforts egg
    eggs eight either election elections electric electricity element elements email emergency emotional employee
    employees employment empty encourage ended ending ends enemy energy engage engine england english enjoy enjoyed
    enjoying enter entered entire entirely entry environment environmental episode equal equally equipment era error
    errors escape especially essential essentially established estate europe european evening event events
    eventually evidence evil exactly example examples excellent except exchange excited exciting excuse exercise
    exist existence existing exists exit expect expected expecting expensive experience experienced experiences
    experiment expert experts explain explained express expression extended extent external extra extreme extremely
    eye faced faces facilities facility factor factors facts fail failed failure fair fairly faith fake fall falling
    false familiar families famous fan fans fantasy farm fashion fast fat favor favorite favour fear feature
    featured features february federal feed feelings feels feet fell fellow female festival fewer fields fifth fight
    fighting figure figures file files fill filled films filter finally finals finance financial finding finds fine
    finger fingers finish finished fire firm fish fit fitness fix fixed flat flight flights floor flow flower
    flowers fly flying focus focused folks follow followed foot football forced forces foreign forest forever forget
    forgot forgotten formal format formed former forms forth fought foundation founded fourth frame france francisco
    frank freedom french frequently fresh friday friendly front fruit fuel fully fun function functions fund funding
    funds funny further gain gained gallery gap garden gas gate gay gender generally generation german germany ghost
    giant gift gifts girlfriend girls gives giving glad glass global goal goals goes gold golf grade grand granted
    grass greater greatest greatly green grew grey ground grounds groups grow growing growth guard guess guest
    guests guide guilty gun guns hair handle hands hang happen happened happening happens happiness hardly harm hat
    hate haven't he's headed heading heads hear hearing heart heavy height held hell hello helped helpful helping
    helps hero heroes hidden hide highest highly highway hill hire hired historic historical hits hitting holding
    holds hole holiday holy homes honest honestly honor honour hopefully hopes hoping horrible horse horses hospital
    host hot hotel hour houses housing however huge humans hundred hundreds hungry hurt husband ice ideal ideas
    identified identify identity ignore ill illegal illness image imagine immediately impact impossible impressive
    improve improved improvement incident include included includes income increase increased increasing incredible
    incredibly indeed independence independent index india indian individual individuals industrial industry
    infection influence inspired instance institute institutions insurance intelligence intended intent interested
    interesting internal international internet interview introduced introduction investment iron islam island isn't
    israel issues italian item items jack jail james jane january japan japanese jesus jewish jobs joe join joined
    joining joint joke jokes jordan journal journey judge judges july jump june junior justice kept key keys kick
    kicked kid kill killed killer killing kinda kinds king kiss kitchen knife knock knowing knowledge knows lack
    ladies lady lake landing lands language large largely larger latest laugh laughing launch launched laws lawyer
    lay layer lead leader leaders leadership leading leads league learn learned learning leaves leaving leg legal
    legend legs length less lesson lessons lets letter letters levels license lie lies lifetime lift lights liked
    likes limit limited lines link links lips listed listen listening lists literally literature living load loan
    location locations locked logic london longer loose lord lose losing loss losses lots loud loved lovely loves
    loving lower luck lucky lunch lying machine machines mad magazine magic mail mainly maintain male manage managed
    management manager manner map march mark marked markets marks marriage married mass massive master match matches
    mate material materials math max mayor meal meaning meant measure measures meat medal media medical medicine
    meet meeting meetings member mental mention mentioned merely mess message messages met metal method methods mile
    miles military milk million millions mine minimum minister ministry minor minority minute minutes missed missing
    mission mistake mistakes mix mixed mobile mode model models modern mom moments monday monster mood moon moral
    moreover morning mostly motion motor mountain mountains mouse mouth moved movement movies moving multiple mum
    murder muscle museum musical muslim myself mystery named names narrow nation nations native natural naturally
    nature nearby nearly necessarily necessary neck negative neighborhood neither nervous net network networks newly
    newspaper nine nobody noise none nor normal normally northern nose note noted notes notice noticed novel
    november nowhere nuclear numbers obvious obviously occasion occasionally occur occurred ocean october odd offer
    offered offering offers officer officers official officially officials often oil older olympic ones ongoing
    online onto operate operating operation operations opinion opportunities opportunity opposite option options
    orange ordered orders ordinary organization organizations original otherwise ought ourselves outcome overall
    owned owner owners pack package pages paid pain paint painting pair panel paper par parents paris park parking
    parliament particularly parties partly partner partners parts pass passed passes passing passion path patient
    patients pattern patterns payment payments peace peak peoples percent perfect perfectly perform performance
    performed performing perhaps period permanent permission personality personally perspective phase phone phones
    photo photos phrase physical physically physics piano pick picked picture pictures piece pieces pilot pink pitch
    places plan plane planet planned planning plans plant plants plastic plate platform player players plays plenty
    plot plus pocket points policies policy politics poll pollution pool poor pop pope popular population position
    positions positive possibility possibly posted posting posts potential potentially pound pounds poverty powerful
    practical practice practices pray prayer presence presentation presented press pressure pretend prevent previous
    previously price prices primary prime prince princess print prior priority prison private prize problems
    procedure processes produce produced producer producers product production products professional professor
    profile profit program programme programs progress project projects promise promised promote proof proper
    properly proposed protect protected protection proud prove proved provide provided provides providing province
    psychological publication publicly published pull pulled pure purpose push pushed puts putting quality quarter
    queen questions quick quickly quiet quit quote race racing radio rain raise raised raising ran random range rape
    rapidly rare rarely rate rates rather raw reach reached reaching reaction reader readers ready reality realize
    realized reasons receive received receiving recent recently recommend recorded recording records recover
    recovery reduce reduced refer reference referred reflect refuse refused regard regarding regardless region
    regional regions register registered regular regularly related relations relationship relationships relatively
    release released relevant relief religion religious rely remain remained remaining remains remembered remind
    remote remove removed rent repair replace replaced replacement reply reported reporting reports represent
    representative represented republic republican republicans request require required requirements requires
    researchers reserve residents resource resources respect respond response responsibility responsible restaurant
    restaurants results return returned returning revealed revenue review reviews revolution rice rich rid ride
    riding rights ring rise rising risk risks river road roads rock roles roll romantic roof rooms rose rough round
    row royal ruin rule rules rural rush russia russian sad safe safety saint sake salary sale sales salt sample
    sand sat satisfied saturday save saved saving scale scared scene scenes schedule scheme schools science
    scientific scientists score scored screaming screen sea search seat seats secondary seconds secret secretary
    section sections sector secure security seeing seek seeking seem seemed seems select selected selection sell
    selling senate senior sensitive sentence separate september sequence serious seriously served server serves
    services serving session sessions sets setting settle seven severe sexual shadow shake shall shame shape share
    shared shares sharing sharp she's shift ship shirt shoes shoot shooting shop shopping shops shore shortly shot
    shots shoulder shouldn't showed showing shown shows shut sick sides sight sign signal signed significant
    significantly signs silence silent silver similar simply sing singer singing sister sit sites sitting situation
    situations size skill skills skin sky sleep sleeping slightly slow slowly smart smell smile smoke smoking smooth
    snow soccer soft software sold soldier soldiers solid solution solutions solve somebody somehow sometimes
    somewhat somewhere song songs soon soul sound source sources southern space spanish speak speaker speaking
    species specific specifically speech speed spend spending spent spirit split spoke spoken sport sports spot
    spread spring squad square staff stage stand standard standards standing star stars starting starts statement
    statements station statistics status stayed staying steal steel step steps stick stock stolen stone stood
    stopped stops storage store stories storm strange strategy stream streets strength stress stronger structure
    structures struggle stuck studied studies studying stuff stupid style styles subject subjects subsequent
    substance success successful suddenly suffer suffered suffering sugar suggest suggested suggests suit summer sun
    sunday supplies supply supported supporters supporting supports suppose supposed surely surface surgery surprise
    surprised survey survive survived suspect sweet switch symptoms systems table talked tall tank tape target
    targets task taste taught tax taxes tea teach teacher teachers teaching teams tech technical technique
    techniques technology teeth telephone telling temperature temple ten tend tennis term terms terrible territory
    test tested testing tests texas text texts theater theatre theme themselves theory therefore they're thin
    thinking thinks third thirty thoughts thousand thousands threat threatened threw throughout throw thursday thus
    ticket tickets tied tight tiny tired title titles told tone tongue tool tools topic topics totally touch tough
    tour towards tower towns toy track tracks trade tradition traditional traffic train training trains transfer
    transport trash travel traveling treat treated treatment tree trees trend trial trick tries trip trouble truck
    trust truth tuesday turned turning turns tv twenty twice twitter typical typically ugly ultimate ultimately
    unable uncle understanding understood unfortunately union unique unit units universe universities unknown unless
    unlike unlikely upper upset urban useful user users usual vacation valley values van variety various vast
    vehicle vehicles versions versus via victim victims victory videos views village violence violent virus visible
    vision visit visited visiting visitors visual voice volume volunteer vote votes voting wage waiting wake walk
    walked walking wall wanna wanting warm warning wash washington waste watched watching waters wave waves ways
    weak wealth weapon weapons wear wearing weather web website wedding wednesday weekend weekly weight weird
    welcome wet whatever wheel whenever whereas whilst whoever whom wide wife wild willing wind window wine wing
    wings winner winners winning winter wise wish wishes witness won won't wonder wonderful wondering wood wooden
    word words wore worker workers worried worse worst worth write writer writes writing written wrote yard yards
    yellow yesterday york younger yourself youth zero zone`,
  '3e-5': `
    accept acceptable accident accidents accommodation accompanied accomplish accomplished accordingly accounting
    accounts accurate accused achieve achieved achievement acid acknowledge acquire acquired acted acting actor
    actors actress acts adapt addicted addressed adds adequate adjust admin administration admire admitted adopt
    adopted advantages adventure advertising advise advised affair affairs affecting affects affordable agencies
    agency agenda agent agents aggression aggressive agrees aircraft airlines airports alarm alcohol alike alleged
    allegedly alliance allies allowing alternative amazed ambassador ambulance amounts angel angels anger angle
    anniversary announce announcement annoyed annoying annual anonymous answering anxiety anytime anywhere apartment
    apologize apology appeal appearance appearances apple application applications appointed appointment appreciate
    appreciated appropriate approval approximately architecture argued arguing arguments arise armed arranged
    arrangement arrangements arriving arrow artificial ashamed aside assessment asset assets assigned assignment
    assist assistance assistant associate associated association assumed assuming assumption atmosphere attached
    attacked attacking attempted attempting attend attendance attended attending attitude attract attracted
    attraction attractive auction audio automatic automatically automobile availability avenue aviation award
    awarded awards awful awkward badly bags baking balanced balls ban banking bankruptcy banks banned bars basement
    basket bath bathroom batteries battery battles beans beard beast beating beats beauty bedroom beds beef begging
    behave behavior behaviour beings believes believing bell belongs belt bench beneath beneficial bent beside bet
    bias bid bigger biggest bikes bill bills biological biology bits bitter blame blamed blanket blast blend bless
    blessed blessing blind blocks blog blogs blonde bloody blown blues boarding boats bodies bold bone bones boom
    boost boot boots borders bored borrow bother bothered bounce bow bowl boxes boxing brains brake branch branches
    brands brave breach breast breath breathe breathing breed bride bridges briefly brilliant broad broadcast
    broadcasting brush bubble bucket buddy bug bugs builds bullet burden buried burned burnt bush businesses butter
    buttons buyer buyers buys cabin cabinet cable cakes calling cameras camp camping camps cancel cancelled cancer
    candidates candle candy capable capacity capture captured carbon cared careers cares caring carpet carrier
    carries carrying cart cartoon casino cast casual catching categories category causing caution cave ceiling
    celebrated celebrating celebration celebrities celebrity cent cents ceremony certificate chain chains chairman
    chairs challenged challenging chamber champions championships channel channels charging charles charm charming
    chart charts chase chasing chat cheat cheated cheating checked checking checks cheek cheer chemical chemicals
    chemistry chess chest chips choosing chorus chronic cigarette cigarettes cinema circles cities civil civilian
    civilians claiming clarify classical classroom clause cleaned cleaner cleaning clearing clever click cliff
    climbing clinic clinical clip closely closes closest closet coaches coalition coast cocktail coin coins
    colleague colleagues collect collected collecting collective colorful colors colours column columns combat
    combination combine comedy comfort comic comics commander commission commit commitment committed commonly
    communicate communist comparing compete competitive competitor competitors complain complained complaining
    complaint complaints completing complicated component components comprehensive compromise computers computing
    concentrate concentration concepts concert concerts conclude concluded conclusion concrete conditioning conduct
    conducted confident confirm confused confusing confusion congratulations connecting connections conscious
    consequence consequences conservation conservative considerable consideration considers consist consistent
    consistently consists constant constitution construct consumer consumers consumption container containing
    contemporary contents continent continuing continuously contracts contrary contrast contribution contributions
    controlling controls controversial controversy convenient convention conversations convert converted convicted
    convince convinced cooked cookie cookies cooling coordination copies copper copyright correctly corruption costs
    costume cottage cotton couch counter counting counts couples courage cousin covering cow cows crack craft crap
    crash crashed cream creates creature creatures crew cried cries crimes criminals criteria critic critical
    criticism critics crossed crossing crowded crown cruel cruise crush crystal cultures cups cure curiosity
    currency curse curtain curve customs cuts cutting dairy damaged dancer dancers dancing dare darkness darling
    database dating daughters dawn dealer dealt deaths debut decent declare declared decline decorated decoration
    decreased dedicated deeper deer defeated defend defending defensive define defined delay delayed delete deleted
    delicious delight deliver democracy democrat democrats demonstrate demonstrated denied dental deny depend
    depending deposit depressed depressing derived deserves designer designers desired desperate desperately
    destination destroy destroyed destruction detailed detect detected detection determine determined develops devil
    devoted diabetes diagnosed diagnosis diamond diary dick diet differ differently digging dignity dirt dirty
    disabled disagree disappear disappeared disappointed disappointing disappointment disaster discount discover
    discovered discovery discrimination discussed discussing discussions diseases dish dishes disk display displayed
    distance distinct distributed distribution district disturbing divided division divorce divorced dj document
    documentary documents dollar dollars dominated donald donate donated donation donations doors dose downloaded
    downtown dozens draft drag dragged dragon drama dramatic draw drawing drawings drawn draws dreaming dressed
    dresses drew drinks driven drives dropping drops drum drums drunk duck dude dumb dutch duties dynamic eager
    eagle earn earned earning earnings earthquake easier easiest easter ecological economics economies edited
    editing editorial educated educational efficiency efficient elderly elect elected electrical electronic
    electronics elegant elevator eleven eligible eliminate eliminated elsewhere emails embarrassed embarrassing
    embassy emerge emerged emotion emotions emphasis empire employed employer employers enable encounter encountered
    encouraged encouraging enemies enforcement engaged engagement engineer engineering engineers engines enjoys
    enormous ensure entering enterprise entertaining entertainment enthusiasm entitled entrance episodes equality
    equipped equivalent escaped essay establish establishment estimate estimated eternal ethnic euro euros
    evaluation everybody everyday everywhere evolution exact exam examination examine exams exceed exception excess
    excessive excitement exclusive exclusively execute executed execution executive executives exhausted exhibition
    expand expanded expanding expansion expectations expense expenses experiencing experiments explaining explains
    explanation explore exploring explosion export exports expose exposed exposure expressed extension extensive
    extraordinary fabulous facing fade failing fails failures faithful falls fancy fantastic fare farmer farmers
    farming farms fascinating faster fastest fatal fate fathers fault favorites favourite feared fears feast fee
    feeding fees fence fever fiction fierce fifteen fifty fighter fighters fights filed filling filmed filming
    finishing fired fires firing firmly firms fishing fits fitted fitting flag flags flame flames flash flavor flesh
    flexible floating flood floors flour flu fluid focuses focusing fog folk followers foods fool foolish forests
    forgive formation formerly formula forty forum foster foul fourteen fraction frames framework fraud freezing
    frequency frequent fridge friendship frog frozen fruits frustrated frustrating frustration fuckin furniture
    furthermore fusion gains gaming gang garage garbage garlic gates gather gathered gathering gear gene generate
    generated generations generous genes genetic genius genre gentle gentleman gentlemen genuine genuinely geography
    gesture giants glasses globe glorious glory gloves goat gods golden goodbye goodness goods gorgeous gossip
    governments governor grab grabbed grace grades gradually graduate graduated graduation grain grandfather grandma
    grandmother grandpa grant grants graphic graphics grateful grave gravity greek grid grill grip grocery gross
    grown guarantee guaranteed guards guessing guidance guidelines guilt guitar gym habit habits hadn't halfway
    halloween hammer handed handled handling handsome hanging happier happily harassment harbor harder hardest
    hardware harmful harry harsh harvest hated hatred hats haunted headache headlines headquarters heal healing
    healthcare healthy hearts heating heaven heavily heels heights helicopter helmet hence heritage hesitate
    highlight highlights hilarious hills hint hints hip hiring hobby hockey holder holidays hollywood homeless
    homework honesty honey hook hop horizon horror hospitals hosted hosting hosts hotels household households hug
    humanity humor humour hunger hunt hunter hunting hurricane hurry hurts husbands hypothesis icon identical
    ideology idiot idiots illegally illustrated images imagination imagined immediate immigrants immigration immune
    implement implementation implemented implies imply import imported imports impose imposed impress impressed
    impression improvements improving inappropriate inch inches incidents inclined increases increasingly indicate
    indicated indicates indication indigenous indoor industries infant infections inflation influenced influences
    influential info inform informed infrastructure ingredients initial initially initiative injured injuries injury
    inner innocent innovation innovative input inquiry insane insects insert insight inspection inspiration
    inspiring install installation installed instant instantly institution institutional instruction instructions
    instructor instrument instruments intellectual intelligent intense intensity intention intentions interact
    interaction interactions interests interface interior intermediate interpretation interviews introduce
    introducing invasion invented invention invest invested investigate investigation investigations investing
    investors invitation invite invited inviting involve involved involvement involves involving irish islamic
    islands isolated isolation issued jacket jackson jaw jazz jealous jeans jersey jet jewelry jews joints joking
    joy juice jumped jumping jungle jury justified keeping keeps keyboard kicking kidding kidney kills kindness
    kingdom kings kissed kissing knee knees knocked lab label labels labor laboratory labour lacking ladder lamp
    landed landlord landscape lane laptop lasted lasting lasts laughed laughter laundry lawn lawsuit lawyers layers
    laying lazy leaf leagues lean leaning leather lecture legacy legally legendary legislation legitimate lens
    lesbian liar liberal liberty library licence lifestyle lifted lighter lighting likewise limitations limits
    linear lined linked lion lip liquid listened literary lively liver loaded loads loans locals locate located lock
    logical logo lonely longest looked loop loses lottery lounge lover lovers lowest loyal loyalty luckily lung
    lungs luxury lyrics machinery magazines magical magnetic maid maintained maintaining maintenance maker makers
    makeup managers managing manual manufacturer manufacturers manufacturing marathon marine marketing marry marvel
    mask massage masters matched matching mathematics mature maximum meals meanwhile measured measurement
    measurements measuring mechanical mechanism medication medieval melt membership memorial memories memory
    mentally mentions menu merchant mercy mere merry messed messing meter meters mexican mexico mid midnight mighty
    migration mild mill mills minds mineral miracle mirror miserable misses missile missions mistaken mixing mixture
    mobility moderate modest modified momentum monetary monitor monitoring monkey monsters monthly monument mortgage
    mothers motivated motivation motorcycle mount moves murdered muscles museums musician musicians muslims mutual
    mysterious myth nail nails naked nasty nationwide navy neat necessity needle neighbor neighbors neighbours nerve
    nest nets networking neutral nicely nickname nightmare nights noble nominated nomination nonetheless nonsense
    norm northeast notable notion novels nude numerous nurse nurses nuts obey object objective objectives objects
    obligation observation observations observe observed obsessed obstacles obtain obtained occasional occupation
    occupied occurring occurs oceans odds offense offensive oldest onion opens opera operated operator opinions
    opponent opponents oppose opposed opposition optical optimistic oral organic organisation organisations
    organised organize organized organizing organs orientation origin originally origins outcomes outdoor outer
    outfit output outstanding oven overcome overseas overwhelming owe owns oxygen packages packaging packed painful
    painted painter paintings pairs palace pale palm pan panic pants papers parade paradise parallel parent parks
    partial partially participants participate participated participating participation particles partnership
    passage passenger passengers passionate passive passport password pasta patch patience pause pays peaceful peer
    pen pencil pending penis penny pension pepper perceived percentage perception performances perfume permit
    permitted persons pet pets phenomenon philosophy photograph photographer photographs photography phrases
    physician physicians picking picks pie pig pill pillow pills pin pine pipe pit pity pizza placed placement plain
    plains planes planets planted plates playoffs pleasant pleased pleasure plug poem poems poet poetry poison pole
    poles polite politically politician politicians polls pond popularity populations port portfolio portion
    portrait ports possess possession possibilities pot potato potatoes pour poured practically practiced praise
    praised prayers praying precious precise precisely predict predicted prefer preference preferred pregnancy
    pregnant preparation prepare prepared preparing prescription preserve preserved presidential pressing prevented
    preventing prevention pride priest priests primarily principal principle principles printed printer printing
    priorities prisoner prisoners privacy privilege pro proceed proceedings proceeds profession professionals
    profits profound programmes programming prohibited promises promising promoted promoting promotion prompt
    pronounced properties property proportion proposal proposals prosecution prospect protecting protective protein
    protest protesters protests provider providers provinces proving provision psychology pub publish publisher
    publishing pump punch punish punished punishment purchase purchased purchasing purely purple purposes pursue
    pursuit puzzle qualified qualify qualities quantity quarters queens quietly quotes rabbit racial racism racist
    radical rail railway rainbow rally ranch rank ranked ranking rapid rat rated rating ratings ratio rational rats
    react reactions readily realise realistic realizing rear reasonable reasonably rebel recall recalled receipt
    receives reception recipe recipes recognise recognised recognition recognize recognized recommendation
    recommendations recommended recruit recruitment recycling reduces reducing reduction reflected reflection
    reflects reform reforms refugee refugees refund regards regime registration regret regulation regulations
    regulatory reject rejected relate relates relation relative relatives relax relaxed relaxing releases releasing
    reliable relieved religions reluctant remarkable remarks reminded reminder reminds removal removing rental
    rented repeat repeated repeatedly replied reporter reporters representation representatives representing
    represents reputation requested requests requirement rescue researcher reserved residence resident residential
    resign resist resistance resolution resolve resolved resort respected respective respectively responded
    responses responsibilities restore restored restricted restrictions resulted resulting resume retail retire
    retired retirement retreat reveal reveals revenge reverse reviewed revolutionary reward rewards rhythm rider
    riders ridiculous rifle ritual rival rivals rivers robot rocket rocks rolled rolling rolls roman romance root
    roots rope roses roughly route routes routine rubber rubbish rude ruined ruling rumors runner runs rushed sacred
    sacrifice sadly sadness safely sail sailing salad sandwich satellite satisfaction satisfy sauce sausage savings
    scandal scary scenario scholar scholars scholarship scientist scoring scream screens screw script seal seasons
    secondly secrets secured seed seeds seeks segment senator senators sends sensation separated separation serial
    servant servants settings seventh sexually sexy shade shadows shaking shallow shaped shark sheep sheet sheets
    shelf shell shelter shifted shine shining shipping ships shirts shock shocked shocking shorter shorts shoulders
    shout shouted shouting shower showers shy sights signals signature signing silly similarly sin singers singles
    sink sir sisters sixth skiing skinny skip skirt skull slave slavery slaves sleeve slice slide slight slip slope
    smaller smallest smells smiled smiles smiling snake snap soap sofa soil solar sole solely solved solving someday
    sometime sons sorts soup southwest sovereign spaces spam spare spark speaks specialist specialists specialized
    specially specified spectacular spell spelling spider spin spiritual spite spoil sponsor sponsored spots spray
    squeeze stability stable stadium stages stairs stake stamp staring statue stays steady steak stealing steam
    steep stem stepped sticks stiff stocks stole stomach stones stopping stores strain stranger strangers strategic
    strategies straw streaming stressed stretch stretched strict strictly strike strikes striking string strings
    strip stroke strongest strongly struck structural struggles struggling studio studios stunning submit submitted
    subscribe substantial subtle suburban succeed successfully sucks sudden sue sufficient suggestion suicide suits
    sum summary summit sunlight sunny sunset superior supermarket supplied supplier suppliers supporter supreme
    surgeon surprising surprisingly surrender surround surrounded surrounding survival suspected suspended suspicion
    suspicious sustain sustainable swear sweat swift swim swimming swing symbol symbols sympathy systematic tables
    tackle tail tale talent talented talents tales talks tanks tap tasks taxi teaches tear tears technically
    technological technologies teen teenage teenager teenagers teens tells temperatures temporarily temporary
    tendency tension tent terminal terribly terrified terror terrorism terrorist terrorists testament testimony
    thankful thanksgiving themes theories therapist therapy thick thief thirteen thorough thread threaten
    threatening threats thriller throat throne throwing thrown throws thumb thunder tiger til till timing tip tips
    tissue tobacco toe toilet tomato tomatoes ton tons tops torn torture touched touching tourism tourist tourists
    tournament towel toxic toys trading traditionally tragedy tragic trail trailer trained trainer traits
    transaction transferred transform transformation transformed transition translate translated translation
    transportation trap trapped traveled travelled travels treasure treating treaty tremendous trends tribal tribe
    tribute tricks trigger trips trophy tropical troubled trucks truly trump trunk trusted tube tune tunnel turkey
    twelve twin twins twisted types typing umbrella unbelievable uncomfortable underground understands undoubtedly
    unemployment unexpected unfair unhappy unified uniform unlimited unlock unusual update updated updates upgrade
    uploaded upstairs urge urgent usage useless utility utterly vague valid valuable variable variables variation
    variations varied varies vary vegan vegetable vegetables venture venue verse vessel veteran veterans vice
    vintage violation violations virgin virginia virtual virtually virtue vitamin vocal voices volunteers vulnerable
    wages waist waited waking walks wallet walls wandering warned warnings warrior warriors wars washed washing
    watches wealthy websites weekends weigh welfare wheat wheels whistle wicked widely wider widespread widow width
    wilderness wildlife willingness winds wire wireless wisdom wishing witch withdraw withdrawal witnessed witnesses
    woke wolf wolves wonders wool workout workplace workshop worldwide worn worry worrying worship worthy wound
    wounded wounds wrap wrapped wrist writers yelling yep yield yoga yours youtube zombie`,
}
