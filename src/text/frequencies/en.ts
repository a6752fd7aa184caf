/** Common English words by their share of running text, in half-decade bands. Written for this table. */
export const bands = {
  '3e-2': `
a and i in is of the to`,
  '1e-2': `
are as at be but by for have he it my not on that this was with you`,
  '3e-3': `
about all an been can do don't from get had has her his if it's just like me more no one or out she so their there
they time up we were what when which who will would your`,
  '1e-3': `
after also always any back because before being best better can't come could day did didn't does down even every
first game go going good got great here him how i'm into its know last life love made make man many most much need
never new now off only other our over people really right same say see should some still take than that's them then
these think those through today too two us use very want way well where work world year years you're`,
  '3e-4': `
able across act actually again against age ago air almost already although am american among another anything area
around art away bad based become behind believe between big black body book born both bring brought building
business call called came car care case cause center certain chance change check child children city class clear
close club co comes coming common community company control country court cut data david days deal death development
died different doesn't doing done during each early east education else end enough eu ever everyone everything eyes
face fact family far father feel feeling felt few field film final find five following food force form forward found
four free friend friends fuck full future games gave general gets getting girl give given god gone gonna government
group guy guys half hand happy hard having head health heard help hey high himself history hit hold home hope hours
house however human i'd i'll i've idea important including information inside instead interest issue itself job john
keep kids kind knew known land late later law least leave left let let's level light likely line list little live
local lol long look looking looks lost lot low main major makes making market matter may maybe mean means members
men michael middle might mind miss moment money month months mother move movie mr music must name national near
needed needs news next nice night north nothing number office oh okay old once open order others outside own page
part party past pay per person place play played playing please point police political possible post power present
president pretty probably problem process public put question quite read real reason record red remember report
research rest result role room run running said saying says school season second seen self send sense sent series
service set several sex shit short show side simple since single site six small social someone something son sorry
sort south special st start started state states stay stop story street strong student students study such super
support sure system taken taking talk talking team tell thank thanks there's thing things though thought three times
together tomorrow tonight took top total town tried true try trying turn type uk under understand united university
until upon used using usually value version video view vs wait wanted wants war wasn't watch water we're week weeks
went west what's whether while white whole whose why win within without woman women working works wrong yeah yes yet
young`,
  '1e-4': `
ability absolutely academic access account action actions activities activity ad adam add added adding addition
additional address admit adult adults advance advanced advantage advice affect affected afraid africa african
afternoon aged ages agree agreed agreement ah ahead aid aim airport album alex alive allow allowed allows alone
along amazing amazon america amongst amount analysis ancient andrew angeles angry animal animals anna announced
answer answered answers anthony anymore anyone anyway apart app apparently appear appeared appears applied apply
approach approved april areas aren't argue argument arm arms army arrest arrested arrival arrive arrived article
articles artist artists arts ask asked asking asleep assume ate attack attacks attempt attempts attention audience
august australia author authorities authority autumn available average avoid aware awareness awesome babies baby
background bag balance ball band bank bar base baseball basic basically basis basketball battle beach bear beat
beautiful became becomes bed beer began begin beginning begins belief believed belong below ben benefit benefits
besides beyond bible bike billion bird birds birth birthday bit block blood blow blue board boat bob bomb bonus
books border boring boss boston bottle bottom bought bound box boy boyfriend boys brain brand bread break breakfast
breaking brian bridge brief bright bringing brings british broke broken brother brothers brown budget build
buildings built bunch burn burning bus busy button buy buying cake calendar california calls calm camera campaign
campus canada candidate capital captain card career careful carefully carried carry cars cases cash castle cat catch
catholic cats caught caused causes cd celebrate cell cells central centuries century certainly chair challenge
challenges champion championship changed changes changing chapter character characters charge charged charges
charity cheap cheese chicago chicken chief childhood china chinese chocolate choice choices choose chosen chris
christian christians christmas church circle circumstances citizen citizens claim claimed claims classes classic
clean clearly client clients climate climb clock closed closer clothes clothing cloud clubs coach coal coat code
coffee cold collection college color colour combined comfortable comment comments commercial committee communication
communities companies compare compared comparison competition complete completed completely complex computer concept
concern concerned concerns condition conditions conference confidence confirmed conflict congress connect connected
connection consider considered considering constantly construction contact contain contains content contest context
continue continued continues contract contribute controlled conversation cook cooking cool copy core corner
corporate correct cost couldn't council count countries county couple course courses courts cover coverage covered
covers crazy create created creating creation creative credit crime criminal crisis cross crowd cry crying cultural
culture cup curious current currently custom customer customers cute cycle dad daily damage damn dan dance danger
dangerous daniel dark date dates daughter davis dead dealing deals dear debate debt decade decades december decide
decided decision decisions decrease deep deeply defeat defence defense definitely definition degree degrees
delivered delivery demand demands democratic department depends depression depth describe described description
desert deserve design designed designs desire desk despite detail details develop developed developing device
devices die difference differences difficult digital dinner direct direction directly director discuss discussion
disease dna doctor dog dogs domestic door double doubt download dozen dr dream dreams dress drink drinking drive
driver drivers driving drop dropped drove drug drugs dry due dust duty dying ear earlier ears earth ease easily
eastern easy eat eating economic economy edge edition editor edward effect effective effects effort efforts egg eggs
eight either election elections electric electricity element elements email emergency emotional employee employees
employment empty encourage ended ending ends enemy energy engage engine england english enjoy enjoyed enjoying enter
entered entire entirely entry environment environmental episode equal equally equipment era eric error errors escape
especially essential essentially established estate etc europe european evening event events eventually evidence
evil exactly example examples excellent except exchange excited exciting excuse exercise exist existence existing
exists exit expect expected expecting expensive experience experienced experiences experiment expert experts explain
explained express expression extended extent external extra extreme extremely eye facebook faced faces facilities
facility factor factors facts fail failed failure fair fairly faith fake fall falling false familiar families famous
fan fans fantasy farm fashion fast fat favor favorite favour fbi fear feature featured features february federal
feed feelings feels feet fell fellow female festival fewer fields fifth fight fighting figure figures file files
fill filled films filter finally finals finance financial finding finds fine finger fingers finish finished fire
firm fish fit fitness fix fixed flat flight flights floor florida flow flower flowers fly flying focus focused folks
follow followed foot football forced forces foreign forest forever forget forgot forgotten formal format formed
former forms forth fought foundation founded fourth frame france francisco frank freedom french frequently fresh
friday friendly front fruit fuel fully fun function functions fund funding funds funny further gain gained gallery
gap garden gas gate gay gender generally generation george georgia german germany ghost giant gift gifts girlfriend
girls gives giving glad glass global goal goals goes gold golf google grade grand granted grass greater greatest
greatly green grew grey ground grounds groups grow growing growth guard guess guest guests guide guilty gun guns
hair handle hands hang happen happened happening happens happiness hardly harm hat hate haven't he's headed heading
heads hear hearing heart heavy height held hell hello helped helpful helping helps henry here's hero heroes herself
hi hidden hide highest highly highway hill hire hired historic historical hits hitting holding holds hole holiday
holy homes honest honestly hong honor honour hopefully hopes hoping horrible horse horses hospital host hot hotel
hour houses housing huge humans hundred hundreds hungry hurt husband ice id ideal ideas identified identify identity
ignore ill illegal illness image imagine immediately impact impossible impressive improve improved improvement inc
incident include included includes income increase increased increasing incredible incredibly indeed independence
independent index india indian individual individuals industrial industry infection influence inspired instance
institute institutions insurance intelligence intended intent interested interesting internal international internet
interview introduced introduction investment iphone iran iraq ireland iron islam island isn't israel issues it'll
italian italy item items jack jail james jane january japan japanese jesus jewish jim jobs joe johnson join joined
joining joint joke jokes jones jordan joseph journal journey judge judges july jump june junior justice kept kevin
key keys kick kicked kid kill killed killer killing kinda kinds king kiss kitchen km knife knock knowing knowledge
knows kong korea lack ladies lady lake landing lands language large largely larger las latest laugh laughing launch
launched laws lawyer lay layer lead leader leaders leadership leading leads league learn learned learning leaves
leaving lee leg legal legend legs length less lesson lessons lets letter letters levels license lie lies lifetime
lift lights liked likes limit limited lines link links lips listed listen listening lists literally literature
living load loan location locations locked logic london longer loose lord los lose losing loss losses lots loud
louis loved lovely loves loving lower luck lucky lunch lying machine machines mad magazine magic mail mainly
maintain male manage managed management manager manner map march mark marked markets marks marriage married martin
mary mass massive master match matches mate material materials math matt max mayor meal meaning meant measure
measures meat medal media medical medicine meet meeting meetings member mental mention mentioned merely mess message
messages met metal method methods michigan mike mile miles military milk miller million millions mine minimum
minister ministry minor minority minute minutes missed missing mission mistake mistakes mix mixed mobile mode model
models modern mom moments monday monster mood moon moore moral moreover morning mostly motion motor mountain
mountains mouse mouth moved movement movies moving mrs ms multiple mum murder muscle museum musical muslim myself
mystery named names narrow nation nations native natural naturally nature nba nearby nearly necessarily necessary
neck negative neighborhood neither nervous net network networks newly newspaper nfl nick nine nobody noise none nor
normal normally northern nose note noted notes notice noticed novel november nowhere nuclear numbers obama obvious
obviously occasion occasionally occur occurred ocean october odd offer offered offering offers officer officers
official officially officials often ohio oil ok older olympic ones ongoing online onto operate operating operation
operations opinion opportunities opportunity opposite option options orange ordered orders ordinary organization
organizations original otherwise ought ourselves outcome overall owned owner owners pack package pages paid pain
paint painting pair panel paper par parents paris park parking parliament particularly parties partly partner
partners parts pass passed passes passing passion path patient patients pattern patterns paul payment payments pc
peace peak pennsylvania peoples percent perfect perfectly perform performance performed performing perhaps period
permanent permission personality personally perspective peter phase phone phones photo photos phrase physical
physically physics piano pick picked picture pictures piece pieces pilot pink pitch places plan plane planet planned
planning plans plant plants plastic plate platform player players plays plenty plot plus pm pocket points policies
policy politics poll pollution pool poor pop pope popular population position positions positive possibility
possibly posted posting posts potential potentially pound pounds poverty powerful practical practice practices pray
prayer presence presentation presented press pressure pretend prevent previous previously price prices primary prime
prince princess print prior priority prison private prize problems procedure processes produce produced producer
producers product production products professional professor profile profit program programme programs progress
project projects promise promised promote proof proper properly proposed protect protected protection proud prove
proved provide provided provides providing province psychological publication publicly published pull pulled pure
purpose push pushed puts putting quality quarter queen questions quick quickly quiet quit quote race racing radio
rain raise raised raising ran random range rape rapidly rare rarely rate rates rather raw reach reached reaching
reaction reader readers ready reality realize realized reasons receive received receiving recent recently recommend
recorded recording records recover recovery reduce reduced refer reference referred reflect refuse refused regard
regarding regardless region regional regions register registered regular regularly related relations relationship
relationships relatively release released relevant relief religion religious rely remain remained remaining remains
remembered remind remote remove removed rent repair replace replaced replacement reply reported reporting reports
represent representative represented republic republican republicans request require required requirements requires
researchers reserve residents resource resources respect respond response responsibility responsible restaurant
restaurants results return returned returning revealed revenue review reviews revolution rice rich richard rid ride
riding rights ring rise rising risk risks river road roads robert rock roles roll romantic roof rooms rose rough
round row royal ruin rule rules rural rush russia russian sad safe safety saint sake salary sale sales salt sam
sample san sand sarah sat satisfied saturday save saved saving scale scared scene scenes schedule scheme schools
science scientific scientists score scored scotland screaming screen sea search seat seats secondary seconds secret
secretary section sections sector secure security seeing seek seeking seem seemed seems select selected selection
sell selling senate senior sensitive sentence separate september sequence serious seriously served server serves
services serving session sessions sets setting settle seven severe sexual shadow shake shall shame shape share
shared shares sharing sharp she's shift ship shirt shoes shoot shooting shop shopping shops shore shortly shot shots
shoulder shouldn't showed showing shown shows shut sick sides sight sign signal signed significant significantly
signs silence silent silver similar simply sing singer singing sister sit sites sitting situation situations size
skill skills skin sky sleep sleeping slightly slow slowly smart smell smile smith smoke smoking smooth snow soccer
soft software sold soldier soldiers solid solution solutions solve somebody somehow sometimes somewhat somewhere
song songs soon soul sound source sources southern space spain spanish speak speaker speaking species specific
specifically speech speed spend spending spent spirit split spoke spoken sport sports spot spread spring squad
square staff stage stand standard standards standing star stars starting starts statement statements station
statistics status stayed staying steal steel step steps steve stick stock stolen stone stood stopped stops storage
store stories storm strange strategy stream streets strength stress stronger structure structures struggle stuck
studied studies studying stuff stupid style styles subject subjects subsequent substance success successful suddenly
suffer suffered suffering sugar suggest suggested suggests suit summer sun sunday supplies supply supported
supporters supporting supports suppose supposed surely surface surgery surprise surprised survey survive survived
suspect sweet switch symptoms systems table talked tall tank tape target targets task taste taught tax taxes taylor
tea teach teacher teachers teaching teams tech technical technique techniques technology teeth telephone telling
temperature temple ten tend tennis term terms terrible territory test tested testing tests texas text texts theater
theatre theme themselves theory therefore they're thin thinking thinks third thirty thomas thoughts thousand
thousands threat threatened threw throughout throw thursday thus ticket tickets tied tight tiny tired title titles
told tom tone tongue tool tools topic topics totally touch tough tour toward towards tower towns toy track tracks
trade tradition traditional traffic train training trains transfer transport trash travel traveling treat treated
treatment tree trees trend trial trick tries trip trouble truck trust truth tuesday turned turning turns tv twenty
twice twitter typical typically ugly ultimate ultimately un unable uncle understanding understood unfortunately
union unique unit units universe universities unknown unless unlike unlikely upper upset urban usa useful user users
usual vacation valley values van variety various vast vegas vehicle vehicles versions versus via victim victims
victory videos views village violence violent virus visible vision visit visited visiting visitors visual voice
volume volunteer vote votes voting wage waiting wake wales walk walked walking wall wanna wanting warm warning wash
washington waste watched watching waters wave waves ways we'll we've weak wealth weapon weapons wear wearing weather
web website wedding wednesday weekend weekly weight weird welcome weren't wet whatever wheel whenever whereas whilst
who's whoever whom wide wife wild william williams willing wilson wind window wine wing wings winner winners winning
winter wise wish wishes witness won won't wonder wonderful wondering wood wooden word words wore worker workers
worried worse worst worth wouldn't wow write writer writes writing written wrote yard yards yellow yesterday york
you'll you've younger yourself youth zero zone`,
  '3e-5': `
accept acceptable accident accidents accommodation accompanied accounting accounts accurate accused achieve achieved
achievement acquired acted acting actor actors actress acts adapt additionally addressed adds admin admitted adopt
adopted ads advantages adventure advised affair affairs affecting affects affordable agencies agency agenda agent
agents aggression aggressive agrees aircraft airlines airports alarm alcohol alike alliance allies allowing
alternative amazed ambassador amid amounts android angel angels anger angle announce announcement annual anonymous
answering anxiety anytime anywhere apartment appeal appearance appearances apple application applications appointed
appointment appreciate appreciated appropriate approval approximately apps architecture argued arguing arguments
armed arranged arrangement arrangements arriving artificial aside assembled assessment asset assets assigned
assignment assist assistance assistant associate associated association assumed assuming assumption atmosphere
attached attacked attacking attempted attempting attend attendance attended attending attitude attracted attraction
attractive audio automatic automatically automobile avenue award awarded awards awful badly bags balls ban banking
banks banned barely bars basement basket bass bath bathroom batteries battery battles beans beauty bedroom behavior
behaviour believes believing bell belongs bent beside bet bid bigger biggest bill bills biological biology bits
bitter blame blamed blessed blind blocks blog blogs bodies bone bones boot boots borders bored borrow bow bowl boxes
brains branch branches brands brazil breach breast breath bridges briefly brilliant broad broadcast broadcasting bug
bugs builds bullet burden burned businesses buyer buyers bye cabin cabinet cable calling camp camping camps cancel
cancelled cancer candidates capable capacity captured carbon cared careers cares caring carries carrying cart cast
casual categories category causing ceiling celebrated celebrating celebration celebrities celebrity cent ceo chain
chains chairman chairs challenged challenging chamber champions championships channel channels charging charles
chart charts chat cheating checked checking checks chemical chemicals chemistry chest chips choosing chose cia
cinema circles cities civil civilian claiming classical classroom cleaned cleaning clearing click climbing clinical
clinton closely closes closest cm coaches coast colleague collect collected collecting collective colors colours
combination combine comfort commander commission commit commitment committed commonly communicate communist
comparing complain complaint complaints completing component components comprehensive computers computing
concentrate concentration concepts conclude concluded conclusion concrete conditioning conduct conducted confident
confirm confused confusion connecting connections consequence consequences conservative considerable consideration
considers consist consistent consists constant construct consumer consumers consumption container containing
contemporary contents continent continuing continuously contracts contrary contrast contribution contributions
controlling controls controversial conversations convicted convince convinced copies copyright correctly costs
counter counting counts couples covering cow crap crash crashed cream creates crew crimes criminals critic critical
criticism critics crossed cultures cups customs cuts cutting dallas damaged dancing database daughters dealer dealt
debut decent declare declared decline defend defending defensive define defined delay delayed delete deleted
delicious deliver democracy democrat democrats demonstrate demonstrated denied depend depending deposit depressed
depressing derived designer designers dessert destroy destroyed destruction detailed detect detection determine
determined develops diabetes dick diet disappointed discover discovered discovery discussed discussing discussions
diseases dish disk display displayed distance distinct distributed district divided division divorce dj document
documentary documents dollar dollars dominated donald donation downloaded downtown draft dragon drama dramatic draw
drawing drawings draws dressed dresses drew drinks driven drives drops dude duties dvd dynamic earn earned
earthquake easier easiest easter economics economies edited editing educational efficient elderly elect elected
electrical electronic electronics eleven eligible emails emerged emotions employed employer employers enable
encouraged enemies enforcement engaged engagement engineer engineering engineers engines enjoys enormous ensure
entering enterprise entertainment entrance episodes equality establish establishment estimated euro everybody
everywhere evolution exact exam examination exceed exclusive execution executive executives expand expanded
expanding expansion expense expenses experiencing explains explanation explore exploring expose exposed expressed
extension extensive extraordinary facing fails failures falls farmers farming faster fastest favorites favourite fee
fees fiction fights filed filming finishing fired fires firms fits flag flew focuses followers foods formation
formerly frames framework frequency frequent friendship fuckin gains gang garage gates gather gathered gene generate
generated generations genetic gentleman geography gods golden goods gop governor graduate graduated grant grants
graphic graphics greece gross grown guarantee guaranteed guards guilt habit habits hadn't halfway halloween handed
harder hardest hardware harry hasn't hated he'd he'll heal healthcare healthy hearts heaven hence heritage highlight
hiring hiv hockey holidays hollywood horror hospitals hosted hotels household households houston humor hunt hunter
hurts husbands ideology illegally images immediate immigrants immigration implement implementation implemented
implies impressed impression improvements improving increases increasingly indicate indicated indicates indication
indoor industries inflation influenced influences influential info inform informed initial initially injured
injuries injury inner innocent innovation innovative input insight inspiration instagram install installed instant
institution institutional instruction instrument intelligent intention interaction interactions interests interface
interior interviews introduce introducing invest investigate investigation investing investors invited involve
involved involvement involves involving islamic islands isolated isolation issued jackson jeans jet jews jumped
keeping keeps kg kills kings lab label labor laboratory labour landed landscape laptop lasted lasting lasts laughed
laughter lawsuit lawyers layers laying leaf leagues lean legacy legally lesbian liberal library licence lifestyle
lifted lighter lighting limits lined linked listened loaded loads loans locals locate located lock logical lonely
longest looked loop loses lover lowest luckily luggage luxury magazines maintained maintaining maintenance managers
managing manufacturer manufacturing marine marketing marvel matched matching mathematics maximum meals meanwhile
measured mechanical medication medieval melbourne memorial memories memory mentions menu mere meter meters mexican
mexico microsoft mid midnight mild mill mills minds minus misses missions mistaken mixing mixture mm moderate
monitor monitoring monthly monument mothers motivated motivation moves musician musicians muslims mutual navy
necessity neighbor neighbors neighbours netflix nets networking neutral nevertheless nights nominated northeast
numerous nurse nurses object objective objectives objects obligation observation observations observe observed
obtain obtained occasional occupation occupied occurring occurs oceans offense offensive oldest opens opera operated
operator opinions opponent opponents oppose opposed opposition oral organic organisation organisations organised
organize organized organizing organs orientation origin originally origins ours outcomes output outstanding overseas
owns packages packaging packed painful painted paintings pakistan papers parallel parent parks partial partially
participants participate participated participating participation particles partnership passage passenger passengers
passionate passport password pays peaceful pending pension perceived percentage perception performances permit
permitted persons pet pets phenomenon philadelphia philosophy photograph photographs photography phrases physician
physicians picking picks pig placed placement planes planets planted plates playoffs pleasant pleased pleasure poem
poems poet poles politically politician politicians polls popularity populations port portfolio portion portions
ports possess possession possibilities practically practiced precise precisely predict predicted prefer preference
preferred pregnancy pregnant preparation prepare prepared preparing prescription preserve preserved presidential
pressing prevented preventing prevention priest primarily principal principle principles printed printing priorities
prisoner prisoners privacy privilege pro proceed proceedings proceeds prof profession professionals profits profound
programmes programming promises promising promoted promoting promotion properties property proportion proposal
proposals prosecution prospect protecting protective protest protesters protests provider providers provinces
proving provision psychology pub publish publisher publishing punishment purchase purchased purchasing purely purple
purposes pursue qualified qualify qualities quantity quotes racial racism racist radical rail railway rally rank
ranked ranking rapid rat rated rating ratings ratio rational react reactions readily realise realistic realizing
rear reasonable reasonably recall recalled receives reception recognise recognised recognition recognize recognized
recommendation recommendations recommended recruit recruitment reduces reducing reduction reflected reflection
reflects reform reforms refugees regards regime registration regret regulation regulations regulatory reject
rejected relate relates relation relative relatives relax relaxed relaxing releases releasing reliable religions
remarkable remarks reminded removal removing rental rented repeat repeated repeatedly replied reporter reporters
representation representatives representing represents reputation requested requests requirement rescue researcher
reserved residence resident residential resist resistance resolution resolve resolved resort respected respective
respectively responded responses responsibilities restore restored restricted restrictions resulted resulting resume
retail retire retired retirement reveal reverse reviewed revolutionary reward rewards rider riders rival rivers
rocks rolled rolling rolls roman root roots route routes routine ruined runner runs rushed sacrifice sadly safely
samsung satellite satisfaction satisfy savings scenario scholar scholars scientist scoring screens screw script
seasons secondly secrets secured seed seeks segment senator senators sends separated separation serial servant
servants settings seventh sexy shaped she'd she'll sheet sheets shelter shifted shipping ships shock shocked
shocking shorter shoulders shout sights signals signature signing silly similarly singapore singers singles sink sir
sisters sixth slaves slight smaller smallest smells smiling soil sole solely solved solving sometime sons sony sorts
southwest sovereign spaces spam speakers speaks specialist specialists specialized specially specified spell
spiritual sponsor sponsored spots stability stable stadium stages stake staring stays steady stem stepped sticks
stocks stomach stones stopping stores strain stranger strangers strategic strategies streaming stressed strict
strictly strike strikes string strings strongest strongly struck structural struggles struggling studio studios
submit submitted subscribe substantial suburban succeed successfully sucks sudden sufficient suggestion suits sum
summary summit superior supermarket supplied supplier suppliers supporter supreme surprising surprisingly surrender
surround surrounded surrounding survival suspected suspended suspicion suspicious sustain sustainable swim swimming
sydney symbol symbols syria systematic tables tablet tale talent talented talents talks tanks tap tasks teaches
tears technically technological technologies teens tells temperatures temporarily temporary tendency tension
terminal terribly terror terrorism terrorist terrorists testament testimony themes theories therapy thick threaten
threatening threats throwing thrown throws thunder til till timing tip tips ton tons tops toronto touched touching
tourism tourist tourists tournament toys trading traditionally trail trailer trained trainer transaction transferred
transform transformation transformed transition translate translated translation transportation traveled travelled
travels treasure treating treaty trends tribute tricks trigger trips troubled trucks truly trump trusted tune twelve
twin twins types typing underground understands unemployment unexpected unhappy unified unlimited unusual update
updated updates upgrade upload uploaded urgent usage useless utility valid valuable variable variables variation
variations varied varies vary vegetable vegetables venue veteran veterans vice vintage violation violations virginia
virtual virtually virtue vitamin vocal voices volunteers vulnerable waited waking walks walls warned warnings wars
washed washing watches websites weekends welfare wheels widely wider widespread wikipedia wildlife willingness winds
wire wireless wisdom wishing withdrawal witnessed witnesses woke wonders workplace workshop worldwide worn worry
worrying worthy wound writers yours youtube`,
}
