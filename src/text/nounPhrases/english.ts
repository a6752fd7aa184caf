import type { PhraseWords } from './phraseWords.js'

export const en: PhraseWords = {
  unspecific: 'et al',
  outside: `
    no never always often usually sometimes again soon ago rather instead please yes okay via due according able
    accept accepts accepted accomplish accomplished achieve achieves achieved achieving acquire acquires acquired add adds added
    adding addressed addressing adopt adopts adopting affect affects affected agree agrees agreed aimed allow allows allowed
    allowing analyze analyzes analyzed analyzing analyse analysed analysing announce announces announced appear appears
    appeared apply applies applied applying argue argues argued arise arises arose ask asks asked asking assess assessed
    assign assist assists assume assumes assumed attempted attracts avoid avoids avoided avoiding await
    base based became become becomes becoming began begin begins begun beginning behave behaves believe believes believed
    belong belongs bought bring brings bringing broke brought builds built buy buys
    called came carry carries carried carrying catch caught caused causing choose chosen claimed combines come comes coming
    compare compares compared comparing comprise comprises computes concerns concerned conclude concludes concluded conduct
    conducts confirm confirms confirmed connect consider considers considered considering consist consists constructs contain
    contains contained containing contribute contributes contributed converts cope correspond corresponds covering create
    creates created creating dealing dealt decide decides decided define defines defined deliver delivers delivered
    delivering demonstrate demonstrates demonstrated demonstrating deny denied denote denotes depend depends depended derive
    derives derived describe describes described describing determine determines determined determining develop develops
    developed developing died dies differ differs disappear discover discovers discovered discuss discusses discussed
    discussing distinguish draws drawn drew drove
    earn eliminate eliminates eliminated eliminating emerge emerges emerged emphasize emphasizes employ employs employed
    enable enables enabled enabling encounter encountered encourage encouraged ended enhance enhances enhancing enjoy enjoys
    ensure ensures ensured ensuring enter enters entered establish establishes established evaluate evaluates evaluated
    evaluating examine examines examined examining exceed exceeds exclude executes exhibits exhibited exist exists existed
    expect expects expected explain explains explained exploits exploiting explore explores explored expresses extend extends
    extended extending
    facilitate facilitates facilitating fail fails failed failing fallen feel feels fell felt find finds finding found flew
    focuses focused follow follows followed forget
    gained gave generate generates generated get gets getting give gives given giving go goes going gone got governs grew grow
    grows grown happen happens happened hear heard held helped helping helps hold holds holding hoped
    identify identifies identified ignore ignores ignored illustrate illustrates illustrated imagine implement implemented
    imply implies implied improve improves improving include includes included including incorporate incorporates
    incorporating indicate indicates indicated indicating inform intend intends intended introduce introduces introduced
    introducing investigate investigates investigated investigating invite invited involve involves involved involving
    joins keep keeps kept keeping knew know knows known knowing laid launched lead leads leading learns leave leaves leaving
    led let lets liked listen lived looked lose loses loved
    made maintain maintains maintained make makes making managed manages meant meet meets mention mentioned mentions met
    modify modifies moved needed needing obey observe observed obtain obtains obtained obtaining occur occurs occurred offered
    offering operate operates overcome overcomes overcoming owe
    participate passed pay pays perceive perform performs performed permit permits permitted picked played pointed possess
    possesses predict predicts prefer prefers prepared prepares presented prevent prevents preventing proceed proceeds
    produce produces produced promote promotes propose proposes proposed proposing prove proves proved proven provide
    provides provided providing publish publishes pull pulls pulled pushed put puts
    raise raises raised raising ran reached reaches react read reads realize realizes realized realise realised recall receive
    receives received recognize recognizes recommend recommends reduce reduces reduced reducing refer refers referred reflect
    reflects reflected relate relates relies rely remain remains remained remember remove removes removed replace replaces
    replaced replacing reported represent represents represented require requires required requiring respond responds
    responded resulted retains returned reveal reveals revealed risen rose
    said sat satisfy satisfies satisfied saved saw say says saying see sees seen seeing seek seeks seeking seem seems seemed
    sell sells send sends sent serve serves served show shows showed shown showing sit sits sold solve solves solved solving
    sought speak speaks specify specifies spend spent spoke started stayed stood stopped struck succeed suffer suffers
    suffered suggest suggests suggested suggesting synthesizes
    take takes taken taking talked talking taught teach teaches tell tells telling tend tends tended think thinks thinking
    thought threw thrown told took treat treated tried tries try trying turned turning
    understands understood use uses used using utilize utilizes utilized utilizing varies vary varied verify verified
    wait waits waited walked walks want wants wanted wanting warn warned watched watches went wins won write writes wrote
    written yielded yields
  `,
  edges: `
    zero one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty seventy eighty ninety
    hundred hundreds thousand thousands million millions billion billions dozen dozens twice
    first second third fourth fifth sixth seventh eighth ninth tenth last next previous former latter following subsequent
    further additional extra numerous various several different diverse certain particular specific special given
    main major minor key important significant essential crucial necessary possible potential available likely unlikely
    new newer newest novel recent current present existing old older oldest modern future past early earlier earliest late later
    latest good better best bad worse worst great greater greatest large larger largest big bigger biggest small smaller
    smallest little huge longer longest shorter simple simpler easy easier difficult hard efficient effective useful
    successful powerful practical appropriate suitable proper similar related corresponding respective common typical usual
    ordinary traditional conventional standard popular well actual true whole entire complete full overall basic interesting
    wide wider broad detailed extensive considerable improved resulting alternative increasing increased fast faster strong
    stronger clear top right left such non sub sup more most less least today yesterday tomorrow tonight
  `,
  // Not names, and not nouns that end alike.
  adverb:
    /^(?!(?:famil|suppl|assembl|anomal|monopol|repl|homil|bull|bell|jell|butterfl|dragonfl|gull|rall|tall|fill|holl|lil)y$)\p{Ll}{3,}ly$/u,
  participle: /^(?!(?:hund|sac|hat|infra|kind)red$)\p{Ll}{2,}[^e]ed$/u,
}
