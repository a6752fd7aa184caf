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
accept acceptable accident accompanied accounting accounts accurate accused achieve achieved achievement acid
acquired acted acting actor actors actress acts addressed adds administration admitted adopt adopted ads adventure
advertising advised affair affairs agencies agency agenda agent agents aggressive aircraft airlines alarm alcohol
alleged alliance allies allowing alternative ambassador amounts android angel angels anger angle anniversary
announce announcement annoying annual anxiety anywhere apartment appeal appearance apple application applications
appointed appointment appreciate appropriate approval approximately apps architecture argued arguing arguments armed
arranged arrangement arrangements artificial aside assessment assets assigned assist assistance assistant associate
associated association assumed atmosphere attached attacked attacking attempted attempting attend attended attending
attitude attracted attractive audio automatic automatically avenue aviation award awarded awards awful awkward badly
bags balls ban banking banks banned barely bars bass bath bathroom battery beast beating beauty bedroom beef
behavior behaviour beings believes bell belongs belt bench bet bid bigger biggest bill bills biological bitter blame
blast blessed blind blocks blog bloody blues boats bodies bold bone bones boom boost boots borders bother bow bowl
boxes branch branches brands brave brazil breast breath breathe breathing briefly brilliant broad broadcast
broadcasting brush buddy bullet burden buried burned bush businesses butter bye cabinet cable calling cameras camp
camps cancelled cancer candidates candy capable capacity capture captured carbon cares carrier carries carrying cast
categories category causing cave celebrated celebration celebrity cent cents ceo ceremony certificate chain chairman
chamber champions channel channels charles chart chase chat checked checking checks chemical chemistry chest
choosing chose chronic cia cinema cities civil civilian claiming classical cleaning click clinical clinton clip
closely cm coaches coalition coast coin coins colleagues collect collected collective colors column combat
combination comedy comfort comic commander commission commit commitment committed commonly communicate communist
compete competitive complain complaint complaints complicated component components comprehensive computers
concentration concepts concert concluded conclusion concrete conduct conducted confident confirm confused
congratulations connections consequences conservation conservative considerable consideration consistent consists
constant constitution consumer consumers consumption containing contemporary contents continuing contracts contrary
contrast contribution contributions controls controversy convention conversations converted convicted convince
convinced copies copper copyright corruption costs cotton counter counting counts couples courage cousin covering
crack craft crap crash cream creates crew crimes criteria critical criticism critics crossed crossing crown cruise
crystal cultures cure currency customs cuts cutting dallas damaged dancing dare darkness database dating daughters
dawn dealt deaths debut decent declared decline dedicated deeper defend defending defensive define defined delay
delete deleted delicious deliver democracy democrat democrats demonstrate demonstrated denied deny depend depending
deposit derived deserves designer desperate destination destroy destroyed destruction detailed determine determined
devil devoted diamond dick diet dirty disabled disappeared disappointed disaster discount discover discovered
discovery discrimination discussed discussions diseases dish display distance distinct distributed distribution
district divided division divorce document documentary documents dollar dollars donald doors dose downtown draft
drag dragon drama dramatic draw drawing drawn dressed drew drinks driven drives dropping drops drunk duck dude dumb
dutch duties dvd dynamic earn earned earnings easier economics edited editing educated educational efficiency
efficient elected electrical electronic eligible elsewhere embassy emotions empire employed employer employers
enable encounter encouraged enemies enforcement engaged engagement engineer engineering engineers engines enormous
ensure entering enterprise entertainment entitled entrance episodes equality equipped equivalent establish
establishment estimate estimated ethnic euro evaluation everybody everyday everywhere evolution exact examination
examine exception exclusive exclusively executed execution executive exhibition expand expanded expansion
expectations expense expenses explains explanation explore explosion export exposed exposure expressed extension
extensive extraordinary facing failing fails falls fancy fantastic farmers farming faster fastest fate fault
favourite fee feeding fees fever fiction fifty fighter filed finishing fired firing firms fishing flag flash flesh
flood focusing followers foods fool forgive formation formerly formula forty forum foster framework fraud frequency
frequent friendship frozen fuckin furniture furthermore gains gaming gang garage gates gather gathered gathering
gear gene generate generated generations genetic genius genuine giants glasses globe glory gods golden goodbye goods
governments governor grab grace grades gradually graduate grain grandfather grant grants graphic grateful grave
gravity greece greek gross grown guarantee guaranteed guards guidance guidelines guitar gym hadn't handed handled
handling hanging harder hardware harry hasn't he'd he'll headquarters healing healthcare healthy hearts heaven
heavily helicopter hence heritage highlights hilarious hills hip hockey holder holidays hollywood homeless honey
hook hop horror hospitals hosts hotels household houston humanity hunt hunter hunting hurts identical idiot images
immediate immigrants immigration implement implementation implemented imposed impressed impression improvements
improving inch inches incidents increases increasingly indicate indicated indicates indigenous industries info
informed infrastructure initial initially initiative injured injuries injury inner innocent innovation input inquiry
insane inspection inspiration installed instant institution instructions instrument instruments intellectual
intelligent intense intention interaction interests interior interpretation interviews introduce invasion invest
investigate investigation investigations investors invite invited involve involved involvement involves involving
irish islamic islands isolated issued jacket jackson jazz jealous jersey jet jews joy juice jumped jury keeping
keeps kg kills kingdom kings knee knocked lab label labor laboratory labour landed landscape lane laughed lawyers
leaf leather legacy legislation legitimate liberal liberty library lifestyle lighting limits linked lion liquid
literary liver loaded loans located lock logo lonely looked loop lover lowest luxury lyrics maintained maintaining
maintenance makeup managers managing manual manufacturer manufacturers manufacturing marine marketing marry mask
masters mature maximum meanwhile measured mechanical mechanism melbourne membership memorial memories memory menu
mercy meters mexican mexico microsoft mid midnight mill mills minds mirror missions mm moderate modified monitor
monitoring monthly mortgage mothers mount moves murdered muslims mutual naked navy neutral nevertheless nights noble
numerous nurse nuts object objective objects observed obtain obtained occupation occupied occurs odds offense
offensive oldest opens opera operated operator opinions opponents opposed opposition oral organic organisation
organisations organized origin originally outdoor outer output outstanding overcome overseas oxygen packed painful
painted pakistan palace palm pan panic pants papers parallel parent parks partially participants participate
participation particles partnership passage passenger passengers pays peaceful pen pension percentage performances
permit permitted persons pet philadelphia philosophy photograph photographs photography picking pin pipe pit pizza
placed plain plates pleasant pleased pleasure poetry pole politicians populations port portion portrait possession
pot praise precious precisely prefer preferred pregnancy pregnant preparation prepare prepared preparing
presidential prevention pride priest primarily principal principle principles printed printing prisoners privacy pro
proceed proceedings professionals profits programming promises promoting promotion properties property proportion
proposal proposals protecting protein protest provision psychology pub publishing pump punch punishment purchase
purchased purple purposes pursue qualified quantity quarters racial racism racist radical rail railway rally rank
ranked ranking rapid rated rating ratings ratio reactions realise rear reasonable recall reception recipe
recognition recognize recognized recommendations recommended reducing reduction reform refugees regime registration
regret regulation regulations regulatory rejected relate relation relative relax releases reliable remarkable
remarks reminds removal removing repeat repeated replied reporter representation representatives representing
represents reputation requested requests requirement rescue residence resident residential resistance resolution
resort respective respectively responded responses restricted restrictions resulted resulting retail retired
retirement reveal reveals revenge reverse reviewed revolutionary reward ridiculous rivers robot rocket rocks rolled
rolling rolls roman romance root roots roughly route routes routine rubber rude ruined ruling runs sacred sacrifice
safely satellite sauce savings scary scoring screw script seal seasons secrets secured seed seeds segment senator
separated serial settings seventh sexy shaped sheep sheet shell shelter shipping ships shock shocked shower signals
signature signing silly similarly sin singapore sir sisters sixth skip slave slide slip smaller snake soil solar
sole solely sons spaces spare speakers speaks specialist specified spell spider spin spiritual spots stability
stable stadium stages stays steady stealing steam stem stocks stomach stones stopping stores stranger strategic
strategies stretch strict strike strikes string strip stroke strongly struck struggling studio submit submitted
substantial succeed successfully sucks sudden sue sufficient suicide suits sum summary summit superior supplied
supreme surprising surrounded surrounding survival suspended swear swimming swing sydney symbol syria tables tail
tale talent talented talks tanks tap tasks taxi tear tears technologies tells temperatures temporary tension
terminal terror terrorism terrorist testimony therapy thick thread threats throat throwing thrown tiger till timing
tip tips tissue tobacco toilet ton tons toronto torture touched tourism tourist tournament toxic toys trading trail
trailer trained transaction transferred transformation transition translated translation transportation trap
treating treaty trends tribute trips tropical trucks truly trump tube tune tunnel turkey twelve twin types
underground unemployment uniform unusual update updated updates upgrade usage useless utility valid valuable vary
venture vessel veterans vice virgin virginia virtual virtually voices volunteers vulnerable wages waited walks walls
warriors wars welfare wheels widely wider widespread wildlife winds wire wireless wisdom witnesses wolf worldwide
worn worry worship worthy wound wounded writers yep yours youtube`,
}
