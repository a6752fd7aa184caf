import type { SyntaxWords } from './wordClasses.js'

export const en: SyntaxWords = {
  definite: 'the',
  distinctions: 'big bigger biggest small smaller smallest large larger largest new newer newest',
  determiners: `
    the a an this that these those my your his her its our their some any no every each all both such another what which
    whose many few several other
  `,
  prepositions: `
    in on at to from into onto upon for through during before after between behind under over near inside outside within
    without across along around off out up down via per until till since towards toward against among beside besides above
    below beyond past throughout next except including despite
  `,
  of: 'of',
  about: 'with by about regarding concerning',
  copulas: `
    is are was were be been being am 's 're isn't aren't wasn't weren't seem seems seemed look looks looked feel feels felt
    taste tastes tasted smell smells smelled sound sounds sounded remain remains remained become becomes became stay stays
    stayed get gets got gotten run runs ran prove proves proved turned appears appeared it's that's there's he's she's
    they're we're i'm you're its isnt wasnt arent werent
  `,
  auxiliaries: `
    do does did have has had having will would shall should can could may might must don't doesn't didn't haven't hasn't hadn't
    won't wouldn't can't cannot couldn't shouldn't ain't 'll 've 'd i've we've they've you've i'd we'd i'll we'll you'll they'll
    dont doesnt didnt cant wont couldnt wouldnt
  `,
  firstPerson: "i we me us my our mine ours myself ourselves i'm i've i'd i'll we're we've we'd we'll im ive",
  pronouns: `
    i we you he she it they this that these those one someone somebody everyone everybody anyone anybody nobody who there it's
    that's he's she's they're we're i'm you're i've we've they've you've i'd we'd they'd you'd i'll we'll you'll they'll me us
    him her them here
  `,
  relatives: 'who which that where whom whose when',
  conditions: 'if unless whether should would could might provided supposing otherwise instead',
  wishes: `
    wish wished wishes hope hoped hoping hopefully want wanted wants like would'd need needs needed expect expected expecting
    should ought suggest suggestion prefer
  `,
  pleas: 'please kindly pls plz help request requests requesting demand',
  comparisons: 'than as like compared unlike similar same versus vs equal equivalent comparable',
  steps: `
    ask tell say speak talk call phone email write reply answer inform contact report complain explain mention state claim
    request book reserve order buy purchase pay spend cost charge fly travel go went gone come came arrive land depart leave
    left board depart return drive walk wait sit sat stand stood stay check checked get got receive take took taken give
    gave given bring brought send sent put use used try tried wear wore worn sell sold pick choose chose chosen decide find found
    see saw seen watch read hear heard know knew known think thought believe guess feel look turn move change start begin began
    begun continue finish end stop open close play run ran eat ate eaten drink drank drunk sleep slept serve offer provide include
    contain visit meet met show need want review recommend mean meant seem become became happen appear add set keep kept let make
    made do did hold held live own download install upload connect plug press click listen record transfer load ship deliver
    pack unpack replace join enter pass carry follow lead led consider expect realize notice plan pair measure weigh guest size
  `,
  links: `
    overall again also due bit little lot lots well just even still yet already ever really very quite rather so too much many
    most more less least only almost nearly about around especially particularly actually basically generally usually
    normally typically finally eventually recently previously currently already once twice thing things stuff way ways kind
    sort type part parts rest other others same such first second third last next final several various certain etc however
    though although anyway otherwise instead besides therefore thus hence example case fact reason number amount
    side front back top bottom end middle left right inside outside one two three four five six seven eight nine ten people person
    guy man woman friend friends family husband wife mother father daughter son kids child children day days everyone someone
    s t m ve re d ll u don didn doesn isn wasn
  `,
  sentenceAdverbs: `
    overall also still just even already ever really very quite rather so too almost nearly especially particularly actually
    basically generally usually normally typically finally eventually recently previously currently often sometimes always never
    seldom rarely frequently occasionally constantly once twice soon later today tonight tomorrow yesterday now nowadays ago
    then meanwhile suddenly however though although anyway anyways instead besides therefore thus hence moreover furthermore
    nevertheless nonetheless otherwise etc additionally similarly likewise secondly lastly definitely seriously honestly
    absolutely totally truly certainly surely simply obviously apparently clearly literally personally frankly naturally
    evidently seemingly supposedly presumably possibly perhaps maybe probably undoubtedly mainly mostly merely exactly roughly
    approximately entirely completely partly relatively somewhat somehow oh ah hey hi hello yes yeah yep nope omg lol haha rt
  `,
  more: 'more another extra additional further better bigger larger longer faster earlier',
  measures: `
    second seconds minute minutes hour hours day days night nights week weeks weekend month months year years today yesterday
    tomorrow morning afternoon evening noon midnight monday tuesday wednesday thursday friday saturday sunday january february
    march april may june july august september october november december spring summer autumn fall winter time times date am pm
    inch inches foot feet ft lb lbs pound pounds kg cm mm meter meters metre metres mile miles km dollar dollars euro euros cent
    cents percent size sizes small medium large xs xl xxs xxl petite regular gb mb mah hundred thousand million dozen half quarter
    age ago
  `,
  nounsAtTimes: 'size sizes top tops bottom front back side sides spring summer autumn fall winter weekend',
  sizes: 'small medium large xs xl xxs xxl petite regular',
  openers: 'well',
}
