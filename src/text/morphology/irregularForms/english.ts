import { irregularForms, wordList } from '../irregularForms.js'

/** Verbs with a vowel change, a participle of its own, or a spelling that the rules would miss. */
export const irregularVerb = irregularForms(`
  arise arose arisen, awake awoke awoken, bear bore borne, beat beaten, become became, beget begot begotten, begin began begun
  behold beheld, bend bent, bet, bid bade bidden, bind bound, bite biting bitten, bleed bled, blow blew blown, break broke broken
  breed bred, bring brought, broadcast, build built, burn burnt, burst, buy bought, cast, catch caught, choose chose chosen
  cling clung, come came, cost, creep crept, cut, deal dealt, dig dug, dive, do did done does doing
  draw drew drawn, dream dreamt, drink drank, drive drove driven, dwell dwelt, eat ate eaten, fall fell fallen, feed fed
  feel felt, fight fought, find found, flee fled fleeing, fling flung, fly flew flown, forbid forbade forbidden, forecast
  foresee foresaw foreseen, forget forgot forgotten, forgive forgave forgiven, forsake forsook forsaken, freeze froze frozen
  get got gotten, give gave given, go went gone goes going, grind, grow grew grown, hang hung, have had has having, hear heard
  hide hid hidden, hit, hold held, hurt, keep kept, kneel knelt, knit, know knew known, lay laid, lead led, lean leant
  leap leapt, learn learnt, leave left, lend lent, let, lie lied lying lies lain, light lit, lose lost losing, make made making
  mean meant, meet met, mow mown, pay paid, plead pled, prove proven, put, quit, read, rid, ride rode ridden
  ring rang rung, rise rose risen, run ran, see saw seen seeing, saw sawn, say said, seek sought, sell sold, send sent, set
  sew sewn, shake shook shaken, shear shorn, shed, shine shone, shoot shooting, show shown, shrink shrank shrunk, shut
  sing singing sang sung, sink sank sunk, sit sat, slay slew slain, sleep slept, slide slid, sling slung, slink slunk, slit
  smell smelt, smite smote smitten, sow sown, speak spoke spoken, speed sped, spell spelt, spend spent, spill spilt, spin spun
  spit spat, split, spoil spoilt, spread, spring sprang sprung, stand stood, steal stole stolen, stick stuck, sting stung
  stink stank stunk, stride strode stridden, strike struck stricken, string strung, strive strove striven, swear swore sworn
  sweep swept, swell swollen, swim swam swum, swing swung, take took taken, teach taught, tear tore torn, tell told
  think thought, thrive throve, throw threw thrown, thrust, tread trod trodden, understand understood, wake woke woken
  wear wore worn, weave wove woven, weep wept, win won, wind winding winded, withdraw withdrew withdrawn, withhold withheld
  withstand withstood, wring wrung, write wrote written writing, undergo underwent undergone, undertake undertook undertaken
  uphold upheld, undo undid undone undoes, partake partook partaken, mislead misled, mistake mistook mistaken
  be been being was were is are am, die died dies dying, tie tied ties tying, vie vied vies vying, untie untied unties untying
  use used uses using, lie, owe owed owes owing, awe awed, axe axed axing, eye eyed eyeing eyes, dye dyed dyeing
  agree agreed, disagree disagreed, free freed, decree decreed, guarantee guaranteed, referee refereed
  focus focused focusing focuses focussed focussing, bias biased biases biasing, canvas canvases, bus buses busses bused busing bussed
  quiz quizzes quizzed quizzing, gas gases gassed gassing, sync synced syncing syncs, panic panicked panicking
  mimic mimicked mimicking, picnic picnicked picnicking, traffic trafficked trafficking, frolic frolicked frolicking
  ski skied skiing, taxi taxied taxiing, canoe canoed canoeing, program programmed programming programs, err erred erring
  add added adding adds, purr purred purring, ok okayed, dial dialled dialled, bully bullied
  babysit babysat, inlay inlaid, waylay waylaid, befall befell befallen, beseech besought, bestride bestrode bestridden
  hamstring hamstrung, hew hewn, strew strewn, interweave interwove interwoven, sneak snuck, shit shat, breastfeed breastfed
  bottle-feed bottle-fed, spoon-feed spoon-fed, force-feed force-fed, forgo forwent forgone, forego forewent foregone, rewind rewound
  unwind unwound, underlie underlay underlain underlying, forbear forbore, belie belied belies belying, hogtie hogtied hogties hogtying
  bivouac bivouacked bivouacking, arc arced arcing, whiz whizzed whizzing whizzes, whir whirred whirring whirr whirrs, ebb ebbed ebbing
  butt butted, boycott boycotted boycotting, duel duelled duelling, dial dialling, trial trialled trialling, enrol enrolled enrolling
  enroll, pee peed peeing, knee kneed kneeing, tee teed teeing, emcee emceed emceeing, singe singed singeing, shoe shod shoeing
  shave shaven, bide bided biding, spite spited spiting, site sited siting, wine wined wining, premiere premiered premiering
  ghostwrite ghostwrote ghostwritten, backslide backslid, sightsee, handwrite handwritten, misspeak misspoke misspoken
  resent, relent, outspoken, rebound, outbound, rejoin rejoined, repel, rebel, relay, reread, remold
`)

/** Plurals. */
export const irregularPlural = irregularForms(`
  man men mens, woman women womens, child children childrens, person people persons, foot feet, tooth teeth, goose geese, mouse mice, louse lice, ox oxen
  wife wives, life, knife knives, half halves, calf calves, wolf wolves, shelf shelves, thief thieves, loaf loaves, self selves
  leaf, scarf scarves, hoof hooves, elf elves, dwarf dwarves, wharf wharves, sheaf sheaves, penny pence pennies, money monies
  crisis crises, analysis analyses, thesis theses, hypothesis hypotheses, oasis oases, diagnosis diagnoses, emphasis emphases
  parenthesis parentheses, synthesis syntheses, prosthesis prostheses, neurosis neuroses, psychosis psychoses, prognosis prognoses
  metamorphosis metamorphoses, synopsis synopses, paralysis paralyses, phenomenon phenomena, criterion criteria
  bacterium bacteria, curriculum curricula, stimulus stimuli, nucleus nuclei, alumnus alumni, cactus cacti, fungus fungi
  radius radii, appendix appendices, index indices indexes, matrix matrices, vertex vertices, vortex vortices, stratum strata
  memorandum memoranda, spectrum spectra, millennium millennia, medium mediums, larva larvae, alga algae, vertebra vertebrae
  antenna antennae, formula formulae, nebula nebulae, focus foci, locus loci, syllabus syllabi, terminus termini, corpus corpora
  genus genera, datum, plateau plateaux, bureau bureaux, tableau tableaux, gateau gateaux, chateau chateaux, lens lenses
  shortcoming shortcomings, bobsled bobsleds, cowshed cowsheds, flowerbed flowerbeds, airbed airbeds, newlywed newlyweds
  lapwing lapwings, pumice, miniseries, docuseries, subspecies, wyoming, riesling, darjeeling, carmen, bremen, thames, davos
  brahms, mohammed, ahmed, jared, irving, fleming, stirling, kubernetes
  iris irises, trellis trellises, alias aliases, atlas atlases, christmas christmases, pancreas pancreases, ethos, yes yeses
  axe axes, menu menus, guru gurus, emu emus, tutu tutus, haiku haikus, flu flus, tofu, bayou bayous, caribou caribous, you yous
  check-in check-ins checkin checkins checksin checkedin checked-in checkingin checking-in, check-out check-outs checkout checkouts
  dove doves, passerby passersby, mother-in-law mothers-in-law
  son-in-law sons-in-law, father-in-law fathers-in-law, daughter-in-law daughters-in-law, sister-in-law sisters-in-law
  brother-in-law brothers-in-law, runner-up runners-up, passer-by passers-by, hanger-on hangers-on, turf turves, mongoose
  symposium symposia, stadium stadia, aquarium aquaria, consortium consortia, moratorium moratoria, honorarium honoraria
  emporium emporia, sanatorium sanatoria, compendium compendia, ovum ova, erratum errata, addendum addenda, referendum referenda
  desideratum desiderata, mitochondrion mitochondria, ganglion ganglia, automaton automata, polyhedron polyhedra, thesaurus thesauri
  hippopotamus hippopotami, octopus octopi, alumna alumnae, amoeba amoebae, persona personae, pupa pupae, lacuna lacunae
  supernova supernovae, stigma stigmata, schema schemata, stoma stomata, lemma lemmata, dogma dogmata, genesis geneses
  nemesis nemeses, catharsis catharses, ellipsis ellipses, axis, synapsis, sepsis, metastasis metastases, symbiosis symbioses
  apex apices, codex codices, cortex cortices, helix helices, beau beaux, trousseau trousseaux, milieu milieux, adieu adieux
  concerto concerti, virtuoso virtuosi, libretto libretti, cherub cherubim, seraph seraphim, kibbutz kibbutzim, bacillus bacilli
  cumulus cumuli, thrombus thrombi, villus villi, uterus uteri, topaz topazes, summons summonses, plus pluses plusses, penis penises
  clitoris clitorises, pelvis pelvises, mantis mantises, metropolis metropolises, chrysalis chrysalises, portcullis portcullises
  marquis marquises, ibis ibises, tennis, testis testes, chassis, ad ads, cd cds, pc pcs, tv tvs, id ids, mp mps, dj djs, op ops
  pt pts, hr hrs, yr yrs, lb lbs, cv cvs, ip ips, joe joes
`)

/** Comparatives and superlatives that are other words. */
export const irregularDegree = irregularForms(`
  good better best, bad worse worst, far further furthest farther farthest, old older oldest, able abler ablest, well, little
  sly slyer slyest slier sliest, drunk drunker drunkest, shy shyer shyest shier shiest, dry drier driest, spry sprier spriest, wry wrier wriest
  pricey pricier priciest, dicey dicier diciest, gay gayer gayest, grey greyer greyest, gray grayer grayest
`)

/** Second parts of compounds with an irregular plural: policemen, bookshelves, grandchildren. */
export const compoundPlurals = irregularForms(`
  man men mens, woman women womens, child children childrens, foot feet, tooth teeth, wife wives, knife knives, shelf shelves, wolf wolves, loaf loaves
  person people, life lives, mouse mice, self selves, half halves, calf calves, thief thieves, goose geese
`)

/** Ends in -men without being the plural of a man. */
export const singularInMen = wordList(`
  specimen regimen abdomen omen semen acumen hymen stamen ramen dolmen yemen amen bitumen lumen rumen culmen cyclamen albumen
  turkmen examen gravamen
`)

/** Ends in -s without being a plural, or only occurs in the plural with a meaning of its own (customs, goods). */
export const baseInS = wordList(`
  news series species always perhaps thus this its his us yes gas bus plus minus chaos cosmos lens means thanks alas bias
  canvas atlas christmas pancreas besides towards afterwards backwards forwards upwards downwards inwards outwards onwards
  nowadays sometimes overseas headquarters outdoors indoors upstairs downstairs whereas as tennis debris corps rendezvous
  pajamas pyjamas ethos pathos asbestos rhinoceros customs goods clothes regards regardless diabetes rabies herpes molasses
  scissors trousers jeans shorts pants tights leggings overalls binoculars tweezers pliers congratulations politics economics
  physics mathematics ethics athletics electronics basics logistics mechanics aerobics linguistics obstetrics optics robotics
  acoustics gymnastics mumps measles shingles hives amends riches alms gallows barracks crossroads innings summons
  shambles whereabouts james charles jones williams thomas louis francis chris dennis lewis davis harris morris curtis
  nicholas douglas jesus lucas marcus moses hughes rogers adams roberts stevens phillips simmons matthews hopkins jenkins
  rawlins perkins higgins watkins dawkins hawkins wilkins hayes myers saunders sanders brussels athens naples wales texas
  kansas arkansas dallas paris mars venus illinois massachusetts netherlands philippines maldives bahamas seychelles alps
  andes vegas angeles las los honduras cyprus barbados laos reuters mercedes levis adidas asus airbus lufthansas starbucks
  hermes dickens sirius ulysses hercules achilles socrates sophocles euripides archimedes orleans versailles cannes antilles
  gps sms ios aws dis cis les des mrs ms oz pls plz thx
  biceps triceps quadriceps forceps kudos bonkers grassroots sideways oftentimes edgeways feces faeces tapas gras xmas yikes cyclops
  afrikaans sapiens pisces aries andreas matthias tobias elias jonas agnes dolores frances hans niels philips siemens mcdonalds holmes
  barnes reynolds forbes hastings gibbs jennings hicks nichols yates robbins atkins gladys keynes buenos jules jacques judas
  descartes keats yeats hades midas shes maths scabies caries
`)

/** Nouns in -ic: their plural loses its s, other words in -ics keep it (politics). */
export const nounInIc = wordList(`
  topic clinic critic comic fabric cleric picnic panic mechanic lyric epic antibiotic characteristic statistic graphic
  cosmetic fanatic heretic medic paramedic metric mimic mosaic narcotic skeptic sceptic stoic tactic tonic tropic tunic
  academic alcoholic attic catholic ceramic diabetic domestic dynamic eccentric epidemic pandemic garlic hispanic italic
  lunatic mystic plastic republic romantic asthmatic synthetic traffic static infographic demographic anesthetic anaesthetic
  antiseptic prosthetic agnostic workaholic shopaholic chocoholic classic relic psychic probiotic biopic mic pic tic cynic
  neurotic psychotic hysteric emetic diuretic schematic generic elastic acrylic
`)

/** Bases in -i: their plurals end in -is. */
export const baseInI = wordList(`
  ski taxi bikini alibi safari kiwi emoji martini panini rabbi khaki salami tsunami zucchini yeti deli israeli pakistani iraqi
  jihadi saudi bengali nazi semi mini jacuzzi calamari origami wifi paparazzi hi-fi sari chilli chili tortellini ravioli
  broccoli spaghetti sushi somali yemeni kuwaiti nepali punjabi swahili hindi bhaji biryani samurai bonsai
  wiki emirati bangladeshi yogi alkali okapi pierogi roti tiki potpourri maxi
`)

/** Bases in -ie: their plurals end in -ies. */
export const baseInIe = wordList(`
  movie cookie tie pie lie die zombie calorie prairie rookie selfie smoothie brownie genie hippie hoodie veggie foodie freebie
  newbie auntie birdie budgie bookie collie coolie cutie coterie eerie groupie indie junkie kiddie laddie lassie magpie
  menagerie meanie necktie nightie oldie patisserie pixie quickie reverie roomie rotisserie sortie sweetie techie townie
  wheelie yuppie brasserie lingerie talkie bowtie bourgeoisie camaraderie charcuterie boogie bogie hankie hottie goalie cabbie
  caddie beanie barbie biggie bootie brie pinkie pookie potpie preemie roadie toughie wedgie yorkie aussie gaucherie girlie
  googlie hoagie quichie untie vie belie
  beastie undie homie aggie walkie-talkie doggie dearie eyrie aerie bikie cowrie faerie floozie folkie hogtie sharpie stymie
`)

/** Bases in -e after a consonant group that usually takes -es, or after o: caches, shoes. */
export const baseInE = wordList(`
  ache headache toothache stomachache backache heartache earache bellyache cache niche avalanche moustache mustache quiche
  creche cliche psyche porsche pastiche brioche douche tranche cartouche apache panache shoe toe foe woe canoe hoe
  oboe doe roe floe aloe tiptoe horseshoe mistletoe sloe throe snowshoe overshoe posse finesse impasse crevasse mousse fosse
  lacrosse demitasse
`)

/** Bases in -use after a consonant; other words in -uses end in -us (viruses). */
export const baseInUse = wordList(`
  use abuse accuse amuse excuse refuse confuse fuse infuse defuse diffuse muse bemuse peruse recluse ruse misuse reuse overuse
  transfuse suffuse effuse profuse contuse enthuse disuse
`)

/** Bases that the rules of silent e would miss after -ed or -ing. */
export const baseInSilentE = wordList(`
  breathe bathe clothe soothe loathe seethe teethe wreathe writhe scathe swathe lathe sheathe paste taste waste baste haste
  range arrange change exchange estrange derange tinge singe cringe hinge binge whinge fringe infringe impinge syringe twinge
  tense sense rinse cleanse dispense incense expense suspense license condense adhere cohere interfere persevere revere
  compare prepare declare beware ensnare aware explore adore ignore restore implore deplore invite unite excite ignite recite
  expedite incite reunite requite overwrite underwrite rewrite promote devote denote demote connote emote complete delete
  compete deplete secrete excrete guide misguide create recreate procreate permeate delineate nauseate welcome become overcome
  rename nickname inflame defame reframe acclaimed intervene convene contravene reconvene telephone postpone atone enthrone
  dethrone condone hone elope telescope cope scope envelope escape landscape reshape impale inhale exhale regale upscale
  extradite console cajole parole condole cradle curdle reconcile compile exile profile serve observe deserve reserve preserve conserve
  curve carve starve solve resolve involve evolve dissolve revolve nerve swerve raise praise please tease lease release
  increase decrease crease grease cease purchase chase phase phrase appraise bruise cruise noise poise advise revise supervise
  devise improvise televise exercise promise surprise compromise disguise premise browse drowse lose loose choose close
  enclose disclose expose oppose propose suppose compose impose dispose purpose nose collapse lapse elapse eclipse glimpse
  relapse endorse reverse curse nurse rehearse immerse disperse traverse converse pulse convulse else false engage manage
  damage package image encourage discourage outrage average storage voyage bottle battle settle cattle handle candle bundle
  trouble double sample simple couple example combine define imagine examine determine machine outline decline refine confine
  undermine headline streamline issue tissue value rescue argue continue pursue ensue queue sue accrue subdue undervalue
  overdue plague league vague picture feature figure measure injure capture ensure assure insure procure treasure venture
  manufacture structure nurture endure retype stereotype overrule schedule ridicule reschedule attune commune finetune debate
  update generate operate
`)

/** Bases that the rules would give a silent e after -ed or -ing. */
export const baseWithoutE = wordList(`
  attach render reckon revel kayak combat pencil stencil moor envelop suit sever imperil
`)

/** Words in -ed that are no past of a verb, or whose meaning as an adjective is another word's (tired, advanced). */
export const baseInEd = wordList(`
  hundred sacred naked wicked speed feed need seed indeed breed bleed exceed proceed succeed bed red shed wed led fed sled
  shred bred bled fled embed biped kindred hatred ned ted med misdeed deed weed reed greed creed steed heed infrared rugged
  ragged jagged crooked beloved aged wretched blessed learned dogged centipede concede hotbed seabed flatbed daybed bloodshed
  watershed airspeed alfred manfred wilfred mildred knead unneeded freed ahead interested concerned tired advanced detailed
  talented inexperienced crowded overcrowded unmarried worried delighted troubled retired united complicated sophisticated
  dedicated renowned alleged unarmed gifted sustained privileged underprivileged unlimited unexpected unprecedented unemployed
  overpriced underpriced outdated disabled handicapped distinguished accomplished prolonged seasoned rounded pronounced skewed
  striped bearded barefooted feathered so-called old-fashioned air-conditioned salaried storied varied aforementioned
  unrelated related opinionated ashamed moped quadruped inbred purebred crossbred thoroughbred lopsided deathbed riverbed sunbed waterbed coed
`)

/** Words in -ing that are no form of a verb, or established nouns and adjectives of their own (building, interesting). */
export const baseInIng = wordList(`
  inning thing king ring sing wing bring spring string swing sting sling cling fling wring ping during nothing something anything
  everything evening morning ceiling sibling darling sterling herring viking beijing boeing bing pudding wedding lightning
  earring inkling offspring underling shilling duckling dumpling gosling starling farthing clothing bedding plaything
  handwriting ding zing bling awning outing railing stocking bunting lodging mooring whiting cunning hamstring drawstring
  upswing worthing sapling yearling fledgling weakling seedling nestling being wellbeing well-being building meeting parking
  lighting housing marketing timing pricing seating billing heating plumbing flooring catering advertising engineering
  accounting banking programming painting drawing setting landing opening ending beginning feeling meaning hearing warning
  rating ranking listing greeting blessing recording understanding upbringing spelling wording mailing filing briefing
  dwelling stuffing filling topping icing frosting coating padding lining wiring fitting dressing stitching clipping serving
  craving happening earning shopping printing nursing farming racing boxing wrestling skating knitting sewing camping hiking
  boating gardening housekeeping bookkeeping timekeeping peacekeeping fundraising bodybuilding kickboxing snowboarding
  windsurfing weightlifting proceeding surrounding cooling conditioning counseling counselling training voting flooding
  fencing roofing decking interesting amazing exciting boring annoying disappointing surprising frustrating confusing relaxing
  welcoming challenging overwhelming devastating caring charming stunning shocking disgusting promising demanding embarrassing
  terrifying frightening fascinating inspiring entertaining refreshing satisfying tempting willing unwilling outstanding
  outgoing incoming upcoming forthcoming ongoing easygoing astonishing appalling thrilling horrifying depressing exhausting
  tiring irritating alarming disturbing misleading encouraging discouraging intriguing appealing unappealing captivating
  compelling enchanting engaging enduring humbling infuriating intimidating inviting lacking nauseating puzzling rewarding
  soothing staggering startling uplifting unassuming undeserving unending unfailing unflinching unsuspecting unwavering
  damning dashing daring dazzling gripping revolting sickening underwhelming underlying overarching glowing gleaming sweeping
  breathtaking mouthwatering heartwarming painstaking long-lasting good-looking sparkling blazing piercing neighboring
  neighbouring corresponding uprising thanksgiving homecoming oncoming outlying undying wrongdoing evildoing whopping bestselling
  groundbreaking storytelling mountaineering everlasting footing tubing grueling gruelling
`)

/** Adjectives of one syllable, or of two, with comparatives in -er and -est. */
export const gradable = wordList(`
  big bold brave brief bright broad calm cheap clean clear clever close cold crazy cruel cute damp dark dear deep dense dull
  dumb fair fast fat few fierce fine firm fit flat fond fresh full gentle grand grave great green gross hard harsh high hot
  huge humble keen kind large late lean light long loose loud low mad mild narrow near neat new nice noble odd pale plain
  polite poor proud pure quick quiet rare raw red rich ripe rough round rude sad safe sane severe sharp short sick silent
  simple slim slow small smart smooth soft soon sore sour steep stiff straight strange strict strong sure sweet swift tall
  thick thin tight tiny tough true ugly vague vast warm weak weird wet white wide wild wise young black blue brown bland blunt
  cool crisp dim faint grim handsome hip lame mean moist posh quaint sleek slick snug sober sparse stark stout subtle tame
  tart tender tense thorough wee lite fancy shallow mellow yellow hollow stupid pleasant common feeble nimble idle little
  ample supple stable able crude prime trim slight bleak brisk coarse curt deft drab fake flimsy frail frank glad glum hoarse
  hefty lax lewd limp lithe lush meek mere mute numb ornate plump prompt remote scarce shrewd shrill slack sly snide spare
  spicy stale staunch stern suave terse trite vile wan wry cheery dire dour fluffy tan free blond sincere
`)

/** Adjectives in -y: their comparatives end in -ier; other words in -ier are nouns (carrier). */
export const gradableInY = wordList(`
  happy unhappy easy busy heavy early dirty noisy pretty funny crazy healthy unhealthy wealthy lucky unlucky angry hungry
  friendly tasty fancy cosy cozy comfy tiny tidy shiny sunny rainy windy cloudy chilly spicy salty juicy crispy greasy messy
  dusty sticky smelly lazy sleepy silly scary creepy risky tricky sexy ugly lovely lonely lively likely deadly costly speedy
  steady ready handy sturdy bulky chunky skinny curvy wavy curly hairy bloody muddy rusty crusty thirsty dizzy fuzzy hazy
  bumpy jumpy grumpy sloppy floppy snappy choppy crappy shabby flabby stubby chubby clumsy flimsy drowsy rosy nosy cheesy
  classy glossy bossy gutsy edgy empty holy worthy guilty hefty crafty lofty nifty thrifty shifty swanky funky cranky earthy
  filthy naughty mighty weighty icy racy bouncy saucy fleshy flashy trashy pushy bushy mushy squishy meaty sweaty witty petty
  gritty nutty catty knotty spotty hilly woolly jolly frilly gloomy roomy creamy dreamy steamy yummy clammy skimpy grimy slimy
  stormy corny brainy grainy phony puny brawny teary weary dreary merry sorry furry blurry starry airy fiery wiry savvy groovy
  pricy stuffy fluffy puffy scruffy foggy soggy baggy buggy leggy shaggy breezy cheery cocky crunchy daffy dodgy drafty
  draughty fatty feisty flaky frosty fruity fussy gaudy ghastly giddy goofy greedy grubby hasty hearty homely husky itchy
  kindly lengthy lowly lumpy manly mangy moody murky musty nasty nerdy needy patchy peppery perky picky plucky rocky rowdy
  runny sandy scanty seedy shady shaky shoddy slippery smoky snazzy sneaky snowy soapy spiky splashy spongy spooky stealthy
  stingy stony stretchy stumpy sultry tacky tangy tardy touchy unruly wacky wobbly wordy zany zesty zippy
`)

/** Words in -er that look like the comparative of a gradable adjective. */
export const nounInEr = wordList(
  'cooler number tender shower tower corner former slicker rounder boulder freezer prompter stranger liter primer slacker damper tanner',
)

/** Words in -est that are no superlatives. */
export const baseInEst = wordList(`
  interest request protest harvest forest honest modest invest suggest digest contest arrest manifest west rest test nest
  guest quest chest conquest crest pest vest zest jest midwest southwest northwest everest tempest inquest congest ingest
  detest earnest priest infest bequest reinvest attest molest divest unrest disinterest dishonest retest latest budapest
  bucharest
`)

/** Verbs in un-; other words in un- and -ed are adjectives of their own (unwanted). */
export const verbInUn = wordList(`
  unlock unpack unload unplug unwrap unfold uncover unveil unleash unsubscribe uninstall unravel unblock unbutton unzip unscrew unhook
  unearth unclog unfasten unfriend unfollow unite unify unnerve unsettle unhinge unmask unroll unlearn unburden untangle uncork unclip
  undermine understand undergo undertake
  undo unwind unfurl undress unbuckle unbolt unlace unpick unpin unseal unscramble unclench unshackle unseat unsheathe
`)
