import type { SentimentLexicon } from './lexicon.js'

export const lexicon: SentimentLexicon = {
  language: 'en',
  matching: 'stem',
  grades: {
    '3': `
      adore amazing astounding awesome awsome best breathtaking brilliant dazzling delectable delicious delighted
      divine ecstatic excellent exceptional exquisite extraordinary fabulous fantastic favorite favourite finest
      first-rate flawless flawlessly gorgeous heavenly idyllic impeccable incredible love loved loves luxurious luxury
      magnificent marvellous marvelous masterpiece mindblowing outstanding paradise perfect perfection phenomenal
      scrumptious spectacular splendid stellar stunning sublime superb surreal terrific thrilled top-notch unbeatable
      unparalleled unsurpassed wonderful world-class wow yummy marvelously awesomely extraordinarily exceptionally
      perfectly wonderfully superbly magnificently adored faultless unmatched unrivaled unrivalled peerless legendary
      life-changing jaw-dropping mind-blowing mouth-watering mouthwatering stupendous fave faves fav godsend lifesaver
      heaven bliss blissful fantabulous brilliantly beloved stunner obsessed five-star 5-star world-beating
      game-changer greatest treasure fantastico exhilarating breath-taking spellbinding enthralling unputdownable
      page-turner must-see must-read must-watch tour-de-force award-winning masterclass euphoric euphoria overjoyed
      jubilant ravishing miracle miraculous angelic! fantasic! amazin pitch-perfect unmissable groundbreaking virtuoso
      mesmerising mesmerized awe-inspiring awestruck hallelujah top-tier wowza yowza best-in-class lip-smacking
      supremely finger-licking lipsmacking scrummy must-buy must-do must-own
      exelent exellent excelllent excellant excelant exselent excellet wonderfull wonderfuly wounderful amasing
      amazeing ammazing amaizing fantatsic fantasitc fantastick georgeous gorgious gorgeus luxurous luxurios luxerious
      delicous delicius delicios deliscious delishious dellicious delicioius perfact perfekt pefect perfet
      magnificient magnificant fabolous fabulus awesom briliant brillant incredable outstandig suberb exellence
      excelence phenominal
    `,
    '2': `
      marvel marvels workhorse powerhouse charmer
      accessible accommodating accurate accurately ace admirable admire adorable advantage affordable amazed appealing
      applaud appreciate appreciated appreciates attentive attractive authentic bargain beautiful beautifull
      beautifully beneficial benefit bestseller better bless blessed bonus bravo breeze bright calm captivating care
      cared caring celebrate charm charming cheerful chic clean clever comfortable commendable compact compliment
      complimentary complimented compliments congratulations convenient conveniently cool cosy courteous cozy creamy
      creative crisp crispy cute dedicated delight delightful dependable desirable devine diligent durable easily easy
      effective efficient efficiently elegance elegant enchanting energetic engaging enjoy enjoyable enjoyed enjoyment
      enjoys enthusiastic excelent excite excited exciting fabulously faithful fantastically fascinated fascinating
      fashionable fast faster flatter flattering flavorful flavourful fond fortunate fortunately fresh friendliness
      friendly fun funny gem generous generously genius gentle gently genuine gift gifted glad glorious good goodness
      gourmet graceful gracious grateful gratitude great handsome handy happiest happily happy harmony healthy
      heartily hearty helped helpful helpfull helps hilarious honest hooray hopeful hospitable hospitality hot
      humorous ideal ideally immaculate impress impressed impresses impressive improved improvement improves
      inexpensive ingenious innovative insightful inspired inspiring intelligent intuitive invaluable irresistible joy
      juicy kickass kind kindly kindness knowledgeable laugh laughs legend lightweight likable likeable lovely loyal
      luckily lucky luminous luscious lush magic magical majestic masterful memorable mesmerizing neat neatly nice
      nicely nicer obliging outstandingly palatable passion passionate peace peaceful perk picturesque pleasant
      pleasantly pleased pleasure plus plush polished polite popular powerful praise precise prestigious pristine pro
      professional profitable prompt promptly pros prosper proud punctual quick quicker quickly quiet reasonable
      reasonably reasonably-priced recomend recommand recommend recommendation recommended recommends refined
      refreshing rejoice relax relaxed relaxing reliable remarkable remarkably respect respectful responsive restful
      reward rewarding riveting robust romantic roomy safe satisfaction satisfied satisfy satisfying savory scenic
      seamless seamlessly secure serene sexy sharp simple sincere skilled skillful sleek smart smile smiles smiling
      smooth smoothly soft softer solid soothing sophisticated soundproof spacious sparkling speedy spotless strong
      stronger stunningly sturdy stylish succeed success successful successfully sunny super supportive sweet swift
      talented tasteful tasty tempting tender thank thankful thanks thoughtful thrill thrilling tidy tranquil
      tremendous trendy trust trusted trustworthy unique uplifting upscale useful valuable value versatile vibrant
      vintage vivid warm warmth welcome welcomed welcoming well well-equipped well-made willing win winner winning
      wins wise witty woo woohoo worthwhile yay yummie zest adept admired adores agreeable airy amiable ample amusing
      amused approachable aromatic articulate artistic assured astonished astute attentively balanced benefits
      best-selling blazing boost breathable brighten brightened brisk buttery calming capably cherish cherished
      civilized clarity cleanliness cleared coherent colorful colourful comfort comforting comfortably commend
      commended compassion compassionate competence competently complements concise confident contented convenience
      cooperative cordial courtesy craftsmanship crystal-clear cushioned cushy customizable dainty decadent dedication
      deft delicate delightfully deserved devoted diligently diplomatic dreamlike eager earnest eases ease effortless
      effortlessly elated eloquent empathetic empathy empower encourage encouraged encouraging endearing energized
      enhance enhanced enhances enriching entertain entertained entertaining enthused enthusiasm ergonomic eventful
      exceed exceeded exceeds excellence excels excel excitement expertise expertly exemplary expressive fascinate
      fast-paced favorable favourable favourably favorably feature-rich festive flair flexible flexibility fluffy
      foolproof formidable forthcoming fragrant freedom freshly fruitful fulfilled fulfilling genial genuinely giggle
      glam glamorous glowing good-looking good-natured goodies gladly glamor glee gleaming graciously gratifying
      groovy guaranteed guru harmonious hassle-free hearted heartfelt heartwarming high-quality homely homey honestly
      honesty honored honoured humble hygienic imaginative impressively improvements incentive indulgent inspiration
      inspire inspires integrity intricate intrigued intriguing invigorating invitingly inviting jolly jovial joyful
      joyous keen laid-back legible leisurely life-saver light-hearted lighthearted likeably long-lasting longlasting
      looker loveliness lucid luxuriously mature meaningful meticulous meticulously mindful modernised moist motivated
      motivating nifty noise-free nourishing nutritious organized organised outperform outperforms outgoing pampered
      pampering panoramic patiently patience peacefully perks personable phenomenally playful pleases pleasing
      pleasurable plentiful poised praised praises praising pride priceless proactive productive proficient prosperous
      protective punchy quaint quietly radiant raved rave raves reassured reassuring recommendable rejuvenating
      rejuvenated reliability reliably relief relieved remedied replenished resilient resolved resolves resourceful respected
      respectable rewards richly roomier satisfactory savvy scenery seasoned selfless sensational sensible sensitive
      serenity shines shiny silky sincerely skill skills skillfully skilful sleeker smarter smiley snug snappy snazzy
      softness soothe spirited splendidly spruced stand-out standout state-of-the-art steadfast storied streamlined
      strengths strength striking stylishly succulent suits suited suitable sumptuous superfast supple surpass
      surpassed sustainable swanky sweetly sympathetic tactful talent tantalizing tenderly thankfully thorough
      thoroughly thoughtfully thrive thrives timely time-saving timesaver top-quality top-shelf tranquility treats
      triumph trouble-free trusting trustworthiness understanding unforgettable unlimited upbeat upgrade upgraded
      uplift user-friendly vigilant virtue visionary vivacious warmly warm-hearted well-behaved well-built
      well-designed well-done well-informed well-kept well-maintained well-organized well-organised well-prepared
      well-priced well-run well-stocked well-trained well-written wisely world-famous worry-free worthy wowed youthful
      zippy tastier tastiest yummiest cutest prettiest comfiest nicest friendliest sweetest gratis upped perfected
      spot-on on-point xoxo precious hooked helpfulness attentiveness generosity professionalism cooperation convinced
      enjoying liking appreciating approve approved approval delish deliciously correctly guarantee shine orderly!
      appetizing! appetising! worth! informative! positive! positively manageable! clear! superior hip! liked! loving
      ahahaha hahah bwahaha lolol yass yasss yaaas yaas yaay yayy yayyy yesss woot w00t whoop whoohoo congrats grats
      gr8 luv u_rock amazeballs fab pumped! psyched stoked hyped comfy cuddle cuddles cuddly rad badass epic! epically
      dope! swag! rockin kickin sweetie sweetheart bestie besties bff blessings xo xx xxx xoxoxo superstar kudos
      yippee hurray hurrah huzzah yeehaw yum yumm yummm nom ily ilysm goosebumps proudly slay slayed wholesome
      underrated classy soulmate anticipate anticipated excitedly hottie gorgeousness savour savor lovin gratefulness
      fangirl treasured victory victorious triumphant triumphantly pumped cleaner! cleanest easier easiest brighter
      brightest clearer clearest healthier healthiest warmer! comfier quieter quietest smoother smoothest sharper
      sharpest kinder kindest handier roomiest cosier cozier crispier fresher freshest safer safest neater neatest
      happier wtg beauty snuggle snuggles snuggling giggly luckiest coolest! smartest! affectionate spectacularly
      prayers! booyah swoon swooning dreamy homie adventures! hugs cuteness tgif brave bravery courage courageous
      heroic heroism hero heroes noble dignity dignified honor honour gallant valiant fearless cheery chirpy merry
      optimistic optimism buoyant exuberant tangy flavoursome flavorsome moreish velvety well-cooked well-seasoned
      well-lit photogenic well-constructed cutting-edge cost-effective economical! ultra-fast lightning-fast bug-free
      kind-hearted kindhearted down-to-earth easygoing engrossing gripping compelling poignant touching
      thought-provoking laugh-out-loud well-acted well-crafted nuanced relatable! evocative immersive suspenseful!
      hilarity charisma charismatic binge-worthy rewatchable unpretentious wit! feel-good heart-warming crowd-pleaser
      crowd-pleasing iconic timeless hardworking hard-working industrious! conscientious hunky lovable loveable
      huggable brainy prodigy champion champs champ undefeated unbeaten breakthrough achieve achievement accomplish
      accomplishment accomplished flourish lucrative congratulate applause acclaim acclaimed accolade renowned
      esteemed reputable! painless enchant enchanted enamored smitten affection! thankyou thnx thanx woop banger
      bangin slaps vibing ftw peachy trophy refreshed revered! reverence salute awe pioneering ingenuity stylized
      perky nimble agile sparkle dazzle shimmering opulent lavish regal palatial abundant abundance bountiful bounty
      wholehearted wholeheartedly forgiving merciful philanthropist gentlemanly courtly! amicable sociable unbiased
      purity unspoiled unspoilt untouched oasis sanctuary warmest dearest romance flirty alluring allure seductive
      sultry beguiling bewitching riveted spellbound entranced exhilarated invigorated recharged rejuvenate
      revitalized reborn placid nutritionally toasty virtuosity artful artistry catchy toe-tapping groove showstopper
      showstopping rousing stirring electrifying exhilaration adrenaline cliffhanger jam-packed action-packed
      fun-filled blockbuster dirt-cheap low-maintenance energy-saving fuel-efficient recyclable goodwill benevolent
      benevolence charitable laudable praiseworthy noteworthy coolio lit! fleek cutie adorbs win-win unobtrusive
      unobtrusively discreet discreetly speedily expeditiously sturdily slimming snuggly zesty posh sun-drenched
      enlightening eye-opening eye-catching therapeutic saviour savior goated carefree trusty lauded tantalising
      civilised energised revitalised stylised customer-focused customer-oriented customer-centric hard-wearing
      hardwearing *-free can-do chuffed
      beatiful beautyfull beautful beutiful beautifuly beaituful beautifil freindly frendly friendely frindly frienly
      friendy freindliness comfertable comfotable comforable comfortble comfortabel comforatble confy spacius spacios
      spaceous possitive usefull tastey lovley lovly greate graet proffesional proffessional reccomend reccommend
      recomended reccomended recommanded convienient convienent convinient enjoiable pleasent plesant plesent
      satisfyed welcomming wellcoming courtious efficent eficient tranquill charmming generouse affordible reasonnable
      resonable cozzy sastifying accomodating excelently profesionally beutifully impresive impresed intresting
      cheerfull gratefull thoughful knowledgable knowlegeable attentitive
    `,
    '1': `
      acceptable adequate advanced alright available big capable casual central centrally cheaper close close-by
      competent complement complete completed consistent consistently decent deserve deserves easy-to-use enough fair
      fairly familiar favor fulfill fulfills functional high-end homemade huge large light lively modern modernized
      must-have natural ok okay pretty proper properly ready regularly renovated stable standard steady sufficient
      sufficiently traditional usable variety well-located work workable worked works accept accepted adapt
      appropriate appropriately aware calmly comparable compliant conclusive confidence contemporary correctness
      dependably distinct doable eco-friendly expandable feasible flat-rate free functioning functioned functions
      handled handles harmless inclusive instant instantly lasting lasts legit legitimate legitimately mild moderate
      newer on-time operational passable permitted portable practical preferable prefer preferred ready-made repeat
      respectably responded restored revisit serviceable serviceably solved solves cures sorted straightforward suffice suffices
      supported supports sure tolerable trim unchanged up-to-date upgradeable warranted watchable wearable
      well-balanced growing advantages assist assisted assistance assisting correct nearby! fine save saves saved
      promising! plenty quality! fits! detailed! lol haha hahaha rofl lmao lmfao careful carefully understandable
      considerate! rich original! interesting! hehe heh hehehe lols hihi ty thx tnx tysm cheers hug kiss kisses muah
      mwah aww awww omw wohoo classic! classics! bigger biggest special! agree! agreed! agrees! yes! yup! yep! yeah!
      newest! lighter! greater! lightest party! parties! vacation! vacations dream! dreams! daydreaming whew treat!
      homies wireless! heal healing healed cure cured rescue rescued mellow silent rugged waterproof washable
      adjustable! heavy-duty low-cost discounted discount freebie go-to believable addictive cinematic nostalgic
      nostalgia quotable understated sassy spunky ambitious determined! tenacious ethical medal prize award awarded
      comeback dominant! dominate stability progress! milestone bloom blossom growth gain gains profit soar soared
      soaring rebound recover recovery recovered bullish record-breaking boom booming upside upturn windfall
      well-being wellbeing rested! grin grinning chuckle chuckled lolz ahaha bae vibe vibes dank gg encore tearjerker
      teamwork mentor mentorship opportunity opportunities fixed! breezy balmy refurbished family-friendly
      pet-friendly family-run hydrating! moisturizing moisturising absorbent! non-slip nonstick non-stick leakproof
      leak-proof stain-resistant scratch-resistant rechargeable foldable uncluttered uncomplicated unscathed unharmed
      intact spacey! truthfully truthful truthfulness candid! transparency transparent decency mannered! well-mannered
      vindicated exonerated acquitted pardoned forgive forgiven forgiveness redemption redeem redeemed redeeming
      perseverance persistence willpower disciplined! structured! first-class sought-after well-loved well-liked
      optimal optimum apt compatible interoperable synced enlivened jazzy gaiety celebratory anniversary honeymoon
      graduation graduated newborn! retirement! getaway! sunshine rainbow rainbows butterflies kittens puppies clap
      clapping clapped addicting diverse comprehensive unwind simplicity stretchy secluded rustic must-take rectified
      apologetic ceasefire truce odorless odourless long-wearing blendable weatherproof favour al-dente
      competitively-priced non-greasy non-sticky non-toxic non-irritating non-intrusive
    `,
    '0': `
      goods living sunni lowe lastly deposition integrate integrating resonance correctional diversion
      dependence dependency centralized comprehension substitution obligated comparatively naturally arguably
      critically hiking cooling preference preferences preferably traditionally
      stand-alone dead-bolt deadbolt dead-line quick-start best-before free-standing hard-cover soft-cover soft-top
      soft-close fast-track fast-forward crash-course break-in break-ins
      accommodation including price personal note interest interested firm kindle state stated handle matter character
      present mean means sound sounds promise promised promises order ordered ordering orders appetizer appetizers
      prix_fixe dim_sum use used crushed worn several shorts tights flats *-wise business businesses cutting hanger
      hips clearly information position management entertainment difference differences different crisps detailing
      impression impressions standards improve improving fit fitting fitted full top tops delivered delivery political
      politics politically politician politicians production productions organization organizations organisation
      organisations organizer organizers organiser organisers organizing organisms organism organising responsible
      responsibility responsibilities issued issuing festival festivals values stories patients likely likes! treated
      treating intelligence originally largely lights dates concerning kinds personality personalities personalized
      minority minorities minors minor respectively respective conclusion conclusions shortly prisoners prisoner
      prisons consideration considerations considerable considerably instructions instruction lately roughly strongly
      greatly repeated integrated integration lighting contents content classical adapted adaptation adapter adapters
      exclusively exclusive expression expressions expressing personally celebrity celebrities professionals
      protection protecting wells odds secured securities securing competing obligation obligations practically
      practice practices practiced practicing availability consisting succession successive suite suites distinction
      restoration restoring admiral civilization seasonal conservation conservatives conservative treasurer tires tire
      respondents olds plains plain fluids fluid positioned positioning sending sends averaged denis messi friend's
      finely stokes coloring fasting sorting sort originating originated predictions unbelievable unbelievably
      comparative casually lightly tightly unusually strangely attention timing correction corrections clearing
      emergence contention dried drying instructive patient burning closely forces! insists likewise attended conserve
      handling assistant assistants surely precisely warming wellness exploit exploits exploited rip rips ripped
      ripping steal! steals stole stealing stuck-up rush! rushes rushed! adventure! freezing! wonder! wonders
      wondering wondered liquid hillbilly rundown! line-up lineup line-ups funky jam! jams! fade! dries slam! slams!
      mock! playing! cleaning! sent! crowd! colouring! premium! premiums! explosions explosion engagement! slaying
      gluten-free sugar-free dairy-free fat-free duty-free toll-free tax-free hands-free smoke-free caffeine-free
      alcohol-free lactose-free meat-free salt-free nut-free carbon-free oil-free interest-free rent-free grain-free
      wheat-free egg-free soy-free charging recharging lead-free royalty-free latex-free cage-free fragrance-free
      paraben-free
    `,
    '-0.7': `
      average blah busy charge charged charges closed complex complicated excuse excuses far gimmick gimmicky less
      limited loose loud low minus narrow odd off old quit rarely remote repair repaired replace replaced replacement
      returning rushing send short simplistic small sold steep stop stopped stops strange thin tight wait waited
      waiting wet wish wished wobbly abrupt abruptly aggressive ancient arguable artificial bare barebones boiling
      bumpy cheap cheesy clunky commercialized congested contrived crammed crunched cut-off dense distracting
      distracted drawn-out dreary faint finicky fluctuating forced generic gritty heavy-handed hesitant icky immature
      inexperienced insist insisted lacklustre lackluster leftover lengthy limitation limitations limiting loosely
      mixed monotone muddled muddy mundane murky muted obscured oddly outlandish over-the-top overdone overboard
      overwhelmed overwhelm pale passive picky plasticy plastic porous predictable primitive questionable quirky redo
      redone redundant reluctant reluctantly repeatedly repetition repetitive re-do scarce scattered semi skeptical
      slippery smallish sparse squished stubborn stuffy subdued substitute superficial surcharge temporary tinny
      touristy tricky uncommon unconvinced underused undersized unfinished unfamiliar unnatural unusual vacant wonky
      gripe gripes hiccup hiccups quibble quibbles nitpick caveat caveats pending paperwork returned refunds eh so-so
      iffy hike hiked queue queues queued crowds shorter older dearer costlier steeper limits restricted restriction
      restrictions fees fee deposit upsell hesitate avoidable expired expires outgrown tiresome waits compromise
      compromised compromises basic! slight! fixing dark sheer boxy heavy tiny hangs hang! hanging! flat! dim raw!
      unnecessary! hmph ugh! eek yikes oops ouch dang welp bleh eww ew nope smdh sigh sighs harder! hardest smaller
      smallest oldest heavier heaviest silly sorry! jealous unsure skip skipped skipping insanity hangover hungover
      fight! fights! fighting! drunk tears! screaming! guilt zero! zeroes dropped addicted! drama! sleepy! traffic!
      rainy! stormy! hole! freaking! frickin freakin effing jail jailed arrest arrested storm thunderstorm hurricane
      tornado blizzard chilly! foggy windy heatwave frosty landslide ransom convicted! culprit gang mafia addict
      addiction alcoholic protest! censorship militant dying grave burial orphan widow refugee virus diabetes asthma
      allergy eczema cough fever ptsd fired! turnover urgent unsubscribe workaround deleted delete ads! pop-ups popups
      monster snake freak dork bum darn jeez geez sheesh oof goof mishmash kitsch kitschy nicked! bleached! pungent
      fishy charred microwaved! raucous squeal humming buzzing crackling latency proprietary locked strenuous taxing
      quandary dilemma hurdle stumbling stalemate backlog deficit liquidation restructuring inflation! austerity
      sanctions tariffs litigation allegation alleged impeach impeachment offense taboo alas envy envious revenge
      ferocious frenzy apprehensive apprehension flabbergasted goodbye farewell isolated overrun mismatch mismatched
      unevenly unknown unplanned knock-off knockoff secondhand imbalance offbeat off-key rambling ramble long-winded
      wordy verbose formulaic clichéd cliched cliche cliches stereotypical derivative! unoriginal unremarkable
      unexciting forgettable middling ambivalent apathy hackneyed trite syrupy sappy sentimentality hokey corny kooky
      wacky bizarre weirdly freaky peculiar eccentric erratically suspiciously doubts dubious ambiguity inconclusive
      unproven untested unverified unconfirmed unsubstantiated speculative! rumor rumour rumors rumours gossip hearsay
      bulging bulge bumps bruising dings scuff crease thinner makeshift patchwork interrupting interrupts stares
      stared glare glared frowning shrug shrugged shrugs groan groaned grumble grumbled mumble mumbled mutter muttered
      sneer raining drizzle humidity clouds! overcast mud puddle puddles procrastinate procrastinating procrastination
      homework! midterms finals! debts! expense expenses! diverted rescheduled postponed breakable niggle niggles
      suspended deducted withheld barred clingy unmade commercialised backlogs pre-packed
    `,
    '-2': `
      mockery cesspool
      absurd afraid anger angry annoy annoyance annoyed annoying annoys arrogant ashamed avoid awkward bad baggy
      bedbugs beware bitter bland blurred blurry borring bother bothered bothers bothersome break breaking breaks
      broke broken bug buggy bugs bulky burnt buzz cancel canceled cancelled careless chaos chaotic cheaply cheat
      cheated chewy choppy claustrophobic closing clumsy cockroach cockroaches complain complained complaining
      complaint complaints con concern concerned concerns condescending confuse confused confusing confusion cons
      costly crack cracked cracks cramped crash crashed crashes creaks creaky crowded cry cumbersome damage damaged
      damp dangerous defect defective defects delay delayed delays denied dent dented dents deny die died dies
      difficult difficulties difficulty dingy dirty disadvantage disappoint disappointed disappointing disappointingly
      disappointment disappoints dishonest dislike disliked dislikes dismissive disorganised disorganized displeased
      dissapoint dissapointed dissapointing dissappointed dissatisfaction dissatisfied distasteful distorted
      distortion disturb disturbed disturbing doubt doubtful downside drab drain drained drains drawback drawbacks
      dread drops dry dull dust dusty embarrass embarrassed embarrassing error errors exorbitant expensive faded fail
      failed failing fails failure fake false fault faults faulty fear flavorless flaw flawed flaws flimsy forget
      forgets forgot foul fragile freeze freezes froze frozen frumpy frustrate frustrated frustrating frustration
      frustrations fuzzy gaps glitch glitches glitchy gloomy grainy greasy grimy grumpy hard harsh hassle hazard
      hazardous helpless hiss holes hopeless hostile idiotic ignorant ignore ignored ignores ill impolite impossible
      inability inaccurate inadequate inattentive incapable incompatible incompetent incomplete inconsistent
      inconvenience inconvenient incorrect incorrectly indifferent inept inferior insane insufficient interference
      interrupt intolerable invaded invalid irresponsible irritate irritated irritating issue issues itch itchy jammed
      jerky kill killed kills lack lacked lacking lacks lag laggy lags late leak leaked leaking leaks liar lie lied
      lies limp lose loses losing loss lost lousy lukewarm mad malfunction malfunctioning manipulate meager
      meaningless measly mediocre mess mess-up messy misfortune mislead misleading miss missed missing mistake
      mistakes mold moldy monotonous mosquito mosquitos mould musty nausea negative neglect neglected neglects nervous
      nightmare no-go noise noises noisy nonexistent nuisance obnoxious obscure obsolete offend offended offensive
      oily outrageously overbooked overcooked overcrowded overheated overheats overlooked overpriced overwhelming pain
      painful peeling penalty pilling pity plasticky pointless poison poisoning poor poorest poorly poorly-made
      pretentious pricey problem problematic problems punish pushy rage rancid rant rat rats rattle rattling reboot
      reckless refund refuse refused refuses regret regrets regrettable reject rejected resent reset restrictive
      ridiculously risk risky roach roaches rob robbed rotten rough rubbery rude rudely ruin ruined ruins run-down
      rust rusty sacrifice sad sadly saggy salty scam scary scratch scratched scratches scratchy scream screwed
      see-through shabby shaky shapeless shock shocked shocking shoddy shortage shortcoming shortcomings shrank shrink
      shrunk sketchy skimpy skips slipped sloppy slow slowly sluggish smell smelled smells smelly snobby snotty soggy
      sour spoil spoiled spotty squeaky stain stained stains stale static stench sticky stiff stingy stink stinks
      stinky stolen stress struggle struggled struggling stuck sub-par subpar substandard suffer suffered suffering
      suspicious tacky tasteless tear tedious tepid terrified theft thief threat threaten thumbs-down torn tough
      traumatic trouble troubles troublesome ugliness ugly unable unappealing unattractive unavailable unbearable
      uncaring unclean unclear uncomfortable undeliverable undercooked underwhelmed underwhelming undesirable uneasy
      uneven unexpected unfit unflattering unfortunate unfortunately unfriendly unhappy unhealthy unhelpful
      unimpressed unimpressive uninspired unlucky unorganized unpleasant unpleasantness unpredictable unprepared
      unprofessional unprofessionalism unravel unraveling unreasonable unreliable unresponsive unsafe unsanitary
      unsatisfactory unsatisfied unstable unsuccessful untrustworthy unwanted unwelcome unwelcoming unwilling unworthy
      upset upsetting vague violent vomit warn warning waste wasted wasting watery weak weakness weird wicked woes
      worried worries worry worrying worse worsen worsened wreck wrinkled wrinkles wrong yuck yucky abandon abandoned
      aching ache aches aggravate aggravated aggravating aggravation alarming alienated allergic amateur amateurish
      ambiguous apathetic appalled argued argue arguing argument arrogance arrogantly ashtray atrociously awkwardly
      backfire backfired backlash backward banned barbaric bash begged belittled belligerent betrayed bitten blame
      blamed blatant bleak blemish blemished blemishes blister blisters bloated blocked blunt bogus bossy bothering
      brainless breakage breakdown brittle brutally bruised brusque bullied bully burdensome burden burn burned
      butchered calamity callous cancellation cancellations cancelling canceling cancer carelessly choke choked clash
      clashed clogged cloudy cold-hearted collapse collapsed combative commotion complains complication complications
      con-artist conceal conned confrontational confusingly contaminated contempt contradict contradictory
      controversial crabby cripple crippled crippling criticized criticism crook crooks crude cruel cruelly crumble
      crumbled crumbles crumbling crummy curt cursing cutthroat cynical deadly deaf debt decay deceive deceived
      deceiving deception deceptive decline declined deficiency deficient deficiencies degrade degraded degrading
      dehumanizing demeaning demoralizing denial denies deprived deranged desperate desperately despair deteriorate
      deteriorated deteriorating deterioration deter detest detested detrimental diarrhea dilapidated disabled
      disagree disagreeable disappears disappear disappeared disapprove disbelief discomfort disconnect disconnected
      disconnects disconnecting discourage discouraged discouraging discourteous discriminated discrimination
      disheartened disheartening dishonestly disillusioned disinterested dismal dismay dismayed dismiss dismissed
      disorder disorderly disorganization dispute disregard disregarded disrespect disrespected disrespectful
      disrespectfully disrupt disrupted disruption disruptive dissatisfying dissatisfy distress distressed distressing
      distrust ditch ditched dodgy doom downfall downgrade downgraded downhill drafty dreaded dripping dud dumped dupe
      duped dysfunctional eerie egregious embarrassment emergency endless endlessly enraged erratic erroneous escalate
      escalated evade evasive evict exaggerated exasperated exasperating exclude excruciating exhaust exhaustion
      explode exploded extortion extortionate eyesore failures falsely fanatic fatal fatigue faulted feeble feces
      fiasco fined fines flaked flakes flaking flaky flicker flickering flickers flooded flooding flop flopped fluke
      foul-smelling fractured frail frantic fraying frayed freaked frigid frown frustrates fume fumes fury furious
      fuss gag gagging garish gaudy ghetto ghosted glaring glum gouge gouged gouging greed greedy grief grim grime
      grind gristly grouchy grossly grubby grudge grueling gruff gruesome guilty gunk hairs hampered haggard harass
      harassed harassment harm harmed harmful haphazard harshly hassled hassles hasty heartless hectic helplessly
      hindrance hinder hindered hoax hopelessly horrified hostility humid humiliated humiliating humiliation hurried
      hysterical idiocy ill-fitting ill-mannered illegal illegible illegitimate illness illogical imbecile immoral
      impatient imperfection imperfections imperfect impersonal implausible impractical imprecise improper improperly
      inaccessible inaccuracies inaccurately inaction inadequately inappropriate inappropriately inattention
      incoherent incompetence incompatibility incompetently incomprehensible inconsiderate inconsistency
      inconsistencies inconveniences inconvenienced inconveniently indecent indecisive indifference ineffective
      ineffectual inefficiency inefficient inefficiently inequality inexplicable inexperience infected infection
      infest infested infestation infuriated infuriates infuriating injustice insecure insensitive insincere
      interferes interruption interruptions intimidating intimidated intrusive invalidated invasive irrational
      irrelevant irresponsibly irritable irritation jagged jaded jarring jittery jumbled junky kicked lagged lagging
      lapse laughable lawsuit lazy leakage leaky liability lifeless limping litter littered loathsome losses lumpy
      lurch lying maddening malfunctioned malfunctions malicious mangled manipulated manipulative marred meaner
      meanest meddling menacing mildew mildewy mindless misbehave miscommunication misdirected miserably misfit
      misguided mishandle mishandled mishap misinformed misinformation misleads misled mislabeled misplaced
      misrepresent misrepresented misrepresentation mistaken mistakenly mistreat mistreated mistreatment mistrust
      misunderstand misunderstood misunderstanding misuse misused moaning mocked moody muffled mushy myopic nag
      nagging nags naive nauseating needless needlessly neglecting negligence negligent negligible nerve-wracking
      neurotic nightmarish nonfunctional nonresponsive non-existent non-functional non-working numb obnoxiously
      obscene obsolescence obstacle obstacles obstruct obstructed odor odors odour odours odorous offending offends
      off-putting offputting ominous oppressive ordeal outage outages outcry outraged outrage overbearing overbook
      overcharge overcharged overcharging overheat overheating overload overloaded overlook overpowering overpower
      over-priced overpaid oversalted oversold overzealous oblivious painfully painfull paltry panicked paranoid
      patchy peels peeled perish perplexed perplexing pest pests pesky pessimistic phony pitiful plagued plague plight
      poisoned pollute polluted pollution pothole potholes powerless precarious prejudice prejudiced pretend pretense
      prison punished punishment puzzled puzzling quarrel quits rags raggedy ragged rash rattles rattled rattly
      recklessly reeked reek reeking reeks refusal refusing regretful regretfully regrettably regretted reinstall
      rejection remorse reneged repugnant repulsed resentful resentment resign restless retarded revolt revolted
      ridicule ridiculed rigged rigid riot roadblock robbery robotic rotting rudeness ruining ruthless rusted rusting
      sabotage saddened sadness sarcasm sarcastic sarcastically savage scant scared scare scars scarred sceptical
      scold scolded scolding scorching scorn screeching screwup scuffed scummy self-centered selfish senseless shaken
      shamefully shatter shattered shatters shedding sheepish shelled shortages shorted short-lived shouted shouting
      shove shoved shred shredded shrill shutdown sickly sickness sinister slack slammed slander slap slapped slapdash
      sleazy sleepless slipping slob sloppily slowed slowness slows slug slur sly smear smeared smoky smokey smudge
      smudged smudges smug smuggle snag snagged snags snapped snarky sneaky snob snobbish snooty soiled sorrow sourly
      spam spammed spasm spiteful spite splinter splintered splotchy spoils spooky squabble squandered squashed squeak
      squeaks squeaking stagnant stall stalled stalls staleness stalker starve starved starving stereotype stifling
      stings stinging strain strained stranded stray strife stringy struggles stubbornly stutter stutters stuttering
      suckered suffocating sulky sullen sunk superstitious sweltering swindle swindled swollen taint tainted tangle
      tangled tangles tantrum tardy tarnish tarnished taunt tattered tedium temper tense terror terrifying tension
      thankless thieves thoughtless thwart tiring trapped trashy trauma traumatized treacherous trembling trickery
      tricked trivial tripped turbulent turmoil twisted tyrant unacceptably unaccommodating unaccounted unappetizing
      unapologetic unapproachable unavoidable unaware unbalanced uncertain uncertainty uncivil uncompetitive
      uncomfortably uncooked unconcerned uncontrollable uncontrolled uncooperative undefined underdelivered underpaid
      underperform underperforming underpowered underseasoned undermine understaffed underwhelm undo undone unease
      uneasily uneducated unemployed unenthusiastic unethical unexplained unfaithful unfavorable unforgiving unfounded
      unfriendliness unfulfilled unfulfilling unhappily unhygienic uninformative uninformed uninstall uninstalled
      unintelligible uninteresting uninterested uninviting unjustified unjustifiable unkempt unkind unlawful unlikable
      unlivable unmanageable unmotivated unnerving unnoticed unorthodox unpalatable unpolished unpopular unpredictably
      unproductive unpleasantly unqualified unreadable unrealistic unreasonably unrefined unreliability unresolved
      unrest unruly unsavory unsavoury unscrupulous unseasoned unsettling unsettled unskilled unsolicited unsound
      unspecified unsteady unsupported unsupportive unsuitable unsympathetic untidy untimely untrained untrue
      untrusted unwashed unwell unwieldy unwillingness unwise unworkable upsets urine vandalized vanish vanished
      vanishes vengeful vermin victim victims villain violate violated violation violence violently vulgar vulnerable
      wail wane wasteful wastes weakened weaknesses weary weep weeping whine whined whines whining whiny wilted wimpy
      wither withered woeful woefully wobble wobbles worsening wrecking wreckage wrinkle wrinkly wrongly wrongful yawn
      yell yelled yelling dissapointment disapointed disapointing disappointments dissapoints dissappointing
      dissappointment horible terible rudley unconfortable overly-expensive pricy let-down letdown letdowns washed-out
      watered-down run-of-the-mill hit-or-miss half-baked half-cooked half-hearted short-staffed ill-prepared
      ill-equipped bait-and-switch time-consuming money-grab shrinking delaying cancels returns bounced crashing
      unreachable unhelpfulness broken-down cracking chipped chipping staining fading tearing ill-fitted mislabelled
      misaligned scratching wobbling bleeds creases creased severe! severely! cold sucky meh! smh boycott boycotts
      boycotting boycotted frighten frightens frightened frightening homesick heartbroken heartbreak heartbreaking
      bummed bummer bummers crappier sux suxx facepalm cringe cringey cringy cringeworthy hypocrite hypocrites
      hypocrisy racist racists racism sexist sexism bigot bigots bigotry fascist fascists nazi nazis terrorist
      terrorists corrupt corruption scandal scandals murder murdered murderer murders killer killers destroy destroys
      destroyed destroying devastated devastating devastation tragedy tragedies tragic tragically mourning mourn
      funeral dead! deaths casualties casualty massacre massacres bombing bombings gunman shooting! shot_dead
      overrated loser losers jerk jerks creep creeps creepy shady thug thugs troll trolls trolling cheater cheaters
      coward cowards cowardly disgraced dumb dumber dumbest moron idiot stupid ridiculous nonsense lame lamest boring
      bored boredom headache headaches migraine migraines flu sick! sickening nauseous puke puked puking vomiting
      insomnia tired! exhausted exhausting depressed depressing depression anxious anxiety panic stressed stressful
      stressing lonely loneliness alone! miserable misery crying cried cries sobbing sob heartache hurts hurting hurt
      injured injury wounded bleeding unfair unfairly unjust shame! shameless propaganda dated outdated louder loudest
      slower slowest dirtier dirtiest weaker weakest uglier ugliest noisier noisiest messier ruder rudest pricier
      hacked hacker hackers clueless curse! cursed! collision grieving sacked booed boo! booing suicide! suicidal
      kidnapped kidnapping abducted abduction bombed! bomber bombers vandals vandalism sadface bonehead dick! dicks
      cock! ennui angst conspiracy meltdown! psycho creeper delusional scumbag! assassinated evicted cranky war! flood
      floods drought earthquake tsunami wildfire wildfires muggy avalanche slaughter assault assaulted stabbed
      stabbing homicide arson burglary burglar hijack hijacked hostage hostages bribe bribery bribed embezzlement
      perjury imprisoned imprisonment felony felon crime crimes overdose overdosed trafficking smuggler invade oppress
      oppressed tyranny tyrannical dictator! dictatorship authoritarian extremist! extremism! bomb bombs accident
      accidents death deceased corpse poverty homeless homelessness disease diseases pandemic epidemic outbreak tumor
      tumour seizure seizures wound bruise fracture sprain sprained swelling cramp cramps feverish sore dizzy
      dizziness constipation constipated indigestion heartburn acne toxic toxin toxins hospitalized! hospitalised!
      coma paralyzed paralysed amputated miscarriage overworked underappreciated burnout micromanage micromanaged
      micromanagement favoritism! favouritism! nepotism cronyism layoff layoffs jobless bureaucracy bureaucratic
      unauthorized unauthorised phishing breach breached downtime adware bloatware malware spyware ransomware paywall
      microtransactions janky jank fool foolish fooled fools weasel leech parasite brat bratty quack wannabe weirdo
      lunatic maniac narcissist narcissistic egotistical egomaniac egocentric know-it-all conceited vain pompous
      haughty uptight cheapskate slacker scoundrel two-faced dishonesty deceit deceitful disloyal adultery infidelity
      melancholy gloom woe despondent dejected disgruntled lonesome forlorn petrified paranoia hysteria outburst wrath
      vengeance jealousy animosity malice cruelty brutal merciless vicious disdain yuk ick argh aargh grr urgh tsk
      pfft wth smfh idgaf ftl sus butthurt ratchet wack baloney tripe gibberish naff arse knackered miffed peeved
      irked irks irk riled indignant aghast mortified chagrin baffled baffling bewildered bewildering confounded
      disoriented lamentable dire abject farcical farce sham charade blunder bungled botched fumble misstep mix-up
      snafu clutter cluttered disarray scruffy seedy decrepit ramshackle rickety threadbare stodgy slimy clammy
      unsightly disfigured deformed misshapen lopsided warped pilled shrinkage discolored discoloured discoloration
      yellowing corroded corrosion mouldy rot spoilt leathery gristle insipid flavourless overseasoned unripe reheated
      meagre minuscule miniscule poky rowdy deafening blaring pixelated buffering throttled throttling
      counterintuitive convoluted fiddly laborious arduous onerous gruelling slog chore predicament setback setbacks
      pitfall pitfalls impediment bottleneck gridlock deadlock standstill shortfall downturn recession! slump plunge!
      plunged plummet tumble tumbled nosedive bearish bankrupt bankruptcy insolvent insolvency foreclosure downsizing
      sued accuse accused accusation indicted indictment ousted controversy defamation libel uproar condemn condemned
      denounce denounced rebuke reprimand censure berate berated chastise snoozefest danger dangers peril perilous
      menace foe enemy enemies conflict crisis anarchy havoc mayhem ravaged demolished ransacked looted looting loot
      plunder pillage hardship tribulation famine malnutrition malnourished starvation destitute impoverished squalor!
      enslaved slavery exploitation exploitative subjugated persecuted persecution genocide! holocaust lynching
      segregation marginalized stigma stigmatized prejudicial discriminatory discriminate misogyny misogynist
      misogynistic homophobic homophobia transphobic xenophobia xenophobic islamophobia antisemitic antisemitism
      supremacist despot cronies cover-up collusion treasonous sedition mutiny coup! incitement coercion coerced
      blackmail blackmailed predator! predatory grope groped groping leering lewd crass brash abrasive! prickly
      grumpily snappish short-tempered spoilsport killjoy buzzkill whiner naysayer pessimist pessimism cynic defeatist
      futile futility desolate desolation dystopian deserted! derelict dump dumps shack! slum slums dumpy flea fleas
      lice maggots maggot rodent rodents cobwebs sewage puke-worthy barf retch queasy salmonella contaminate germs
      whiff pong dryness unappetising overhyped overblown overpromise underdeliver overselling overcomplicated
      overengineered price-gouging profiteering! non-refundable inflexible inflexibility unanswered stonewalled
      stonewalling runaround run-around gaslight gaslighting gaslit patronizing patronising patronize condescension
      unknowledgeable absent-minded shoddily half-assed halfhearted botch misfire misfired misread misprint misprinted
      misspelled misspelling typo typos mistyped miscalculated miscalculation misjudged misdiagnosed malpractice
      incapacitated debilitating crash-prone laggier time-waster spammy spammers clickbait fakery counterfeit
      counterfeits bootleg pirated! forgery forged! imitation! plagiarism plagiarized snobbery elitist self-important
      self-absorbed self-righteous self-indulgent self-serving entitled! entitlement! vapid shallow one-dimensional
      stilted overacted underacted miscast plotless unfunny humorless charmless joyless soulless preachy plodding
      meandering slow-moving slow-paced aimless disjointed contrivance far-fetched farfetched unconvincing unengaging
      unamusing irksome grating! droning mind-numbing soul-crushing soul-sucking eye-roll shudder shuddered shuddering
      wince winced wincing squirm squirmed squirming recoil recoiled flinch ruinous corrosive caustic acrid noxious
      lethal malevolent malignant vindictive vindictiveness scathing derogatory disparaging belittle demean shamed
      shaming scapegoat pariah outcast exile exiled banish banished expelled deport deported deportation orphaned
      widowed bereaved bereavement inconsolable teary lament! lamented laments ruefully guilt-ridden sleep-deprived
      insomniac jet-lagged fidgety jumpy skittish panicky stressed-out frazzled harried! swamped inundated bombarded
      besieged nonstarter inadequacy inadequacies second-rate third-rate low-grade low-quality low-end below-par
      glorified begrudgingly shabbily overbilled double-billed double-booked misbilled mischarged mis-sold missold
      misselling mis-selling pestered pestering hounded unacknowledged unaddressed unreturned unreimbursed undelivered
      misdelivered misrouted mislaid shortchanged short-changed tatty pokey cell-like prison-like characterless
      draughty draughts airless whiffy unswept unvacuumed bedbug underdone gloopy gluey congealed curdled
      unimaginative unintuitive tat disservice dealbreaker deal-breaker bugbear surly stroppy aloof unsmiling
      stony-faced inhospitable undermanned short-handed stomach-churning bodged bodge jobsworth jobsworths voided
      repudiated penalised penalized blacklisted intermittent intermittently temperamental criticised criticise
      criticises attacked bobbled bobbling bobbles frays tore matronly dowdy tent-like puckered puckering puckers
      gapes gaping unravelled unravelling fleeced eye-watering eye-wateringly sky-high penny-pinching cost-cutting
      money-grabbing money-hungry price-hike loophole loopholes unfavourable demoralising dehumanising traumatised
      traumatising vandalised marginalised stigmatised patronise plagiarised humourless droppings under-seasoned
      under-cooked under-staffed under-whelming under-whelmed under-powered over-cooked over-crowded over-booked
      over-hyped over-rated over-salted over-charged sub-standard sub-optimal suboptimal
      horrable terrable terribel disguisting disgustin disapoint disappoited noicy rudness unproffesional
      unprofesional uncomfertable uncomfotable expencive overprized unacceptible frustating frustrateing anoying
      annoing annyoing ridiculos rediculous ridicolous useles mediocer medicore missleading arrogent arogant ignorent
      incompetant inconvienent inconvinient agressive crouded overcrouded stincky unhelpfull
      unfreindly unfrendly unfriendley dissatisfyed
      careles unreliabel embarassing embarassed
    `,
    '-3': `
      abomination abuse abusive abysmal appalling atrocious awful awfully bullshit crap crappy deplorable despise
      disaster disastrous disgrace disgraceful disgusted disgusting dreadful evil filthy fraud fuck fucked fucking
      garbage ghastly gross hate hated hates hating hell hideous horrendous horrible horribly horrid horrific inedible
      inexcusable insult insulting junk loathe nasty outrageous pathetic pos repulsive revolting rip-off ripoff
      rubbish shameful shit shitty suck sucked sucks terrible terribly torture trash unacceptable uninhabitable
      unusable useless vile worst worthless abhorrent abused abusing agony agonizing asshole assholes atrocity
      awfulness barbarous bastard bastards bitch bitchy catastrophe catastrophic contemptible criminal criminals damn
      damned damnit despicable despised detestable dishonorable dreadfully dumbass execrable filth fml garbage-quality
      godawful god-awful goddamn hateful hatred heinous hellhole hellish hellacious horrifying horror idiots imbeciles
      inexcusably inhuman insulted insults jackass liars loathed loathing ludicrous moronic morons nauseated
      nightmares pathetically pig-sty pigsty preposterous rip-offs rubbish-quality scammed scammer scammers scams
      shite shithole shocker sickened sleaze stupidest thieving trashed travesty unconscionable undrinkable
      unforgivable unspeakable untenable unwatchable vomited worst-ever worthlessness aweful! awfull wretched putrid
      repellent deathtrap asshat douche douchebag dickhead motherfucker mf pissed piss scum wtf stfu gtfo ffs bs!
      bullcrap hater haters rape raped rapist molest molested molester pedophile paedophile pedophilia stillborn
      traitor treason backstab backstabbing distraught anguish torment tormented sadistic revulsion disgust dammit
      goddammit wtaf kys buffoon prick wanker twat cunt slut whore skank faggot retard! fraudster conman charlatan
      pervert perv nutjob psychopath sociopath deadbeat craptastic shitshow clusterfuck trainwreck horseshit hogwash
      drivel bollocks arsehole gutted livid irate incensed seething debacle shambles shambolic grotty manky minging
      squalid monstrosity grotesque bricked fraudulent fraudulently thievery robbers swindler swindlers dogshit
      batshit shittier shittiest crapfest shithead asinine brain-dead abominable abhor odious vilest reprehensible
      scumbags lowlife sleazebag dirtbag creepiest slaughtered bloodbath carnage agonising dishonourable conmen
      con-men
    `,
  },
  phrases: `
    -1.5: waited 20 minutes, waited 30 minutes, waited 40 minutes, waited 45 minutes, waited 50 minutes, waited … hours
    -1.5: waited … hour, waited … weeks, waited … months, had to ask … times, had to call … times, had to ask twice
    -1.5: had to call twice, still haven't got, still have not got, nobody explained, no one explained
    -1.5: could have been emails, could have been an email, thinking about switching, thinking of switching
    -1.5: left it in the rain, left in the rain
    2: held my hand, always there when, always there for
    0: works at the, works at a, far more, dark matter, cancellation policies, returning home, tie break
    0: hard topics, hard topic, difficult topics, difficult topic
    2: better than feared, without your help, without his help, without her help, without their help, without the help of, couldn't have done it without, could not have done it without, nothing to improve, nothing needs to be improved, without any discussion, without discussion, pictures don't do … justice, pictures do not do … justice, pictures didn't do … justice, photos don't do … justice, photos do not do … justice, photos didn't do … justice, pics don't do … justice, pics do not do … justice, pics didn't do … justice, images don't do … justice, images do not do … justice, images didn't do … justice, picture doesn't do … justice, picture does not do … justice, picture didn't do … justice, photo doesn't do … justice, photo does not do … justice, photo didn't do … justice, pic doesn't do … justice, pic does not do … justice, pic didn't do … justice, image doesn't do … justice, image does not do … justice, image didn't do … justice
    2: refunded the same day, refunded me the same day, refunded immediately, refunded right away, refunded me immediately, reversed the charge
    2: waived the fee, got through in, got straight through, stayed on the line, explains things clearly, explains everything clearly, explains clearly
    2: explained everything clearly, learned more, taught me so much, passed the exam, passed my exam, passed my test, passed first time, listened to me
    2: listened to us, listened to my concerns, really listened, thought of everything, let us check out late, late checkout at no, let us check in early
    2: set up in minutes, setup took five minutes, up and running in, syncs across, syncs perfectly, no wait at all
    2: in and out in, in a heartbeat
    -1.5: prefer the old version, preferred the old version, miss the old version, yet to receive, yet to hear, transferred five times, transferred several times, transferred multiple times, kept transferring, sent from one, from pillar to post, agent hung up
    -1.5: operator hung up, goes down every, keeps going down, went down again, goes down all, bill went up, price went up, prices went up, prices have gone up
    -1.5: raised the price, raised prices, raised their prices, read from the slides, only one person, only one register, only one checkout, was warm when
    -1.5: wine was warm, beer was warm, drinks were warm, carpet was worn, would not charge at, will not charge anymore, wouldn't charge my phone, does not charge anymore, doesn't charge anymore
    -1.5: took three attempts, several attempts, multiple attempts, not enough seats, nowhere to sit, had to stand, standing room only, ran out of
    -1.5: used to be better, used to be good, used to be great, used to love, was better before, not what it was, too many ads, full of ads, ads everywhere
    -1.5: deleted all my, lost all my, lost all of my
    2: paid for itself, pays for itself, paid for themselves, six stars, greeted us personally, greeted me personally, greeted personally, remembered us
    2: ordered a second, ordered another one, bought a second one, bought another one, buying another, ordering another, bought a few more, bought two more
    2: ordered more, stocked up
    2: all the right notes, the right notes, headache went away, pain went away, symptoms went away, acne went away, blends right in
    2: answered every, answers all, gripped from, kept me guessing, kept me hooked, couldn't stop reading, could not stop reading, slept well, slept great
    2: slept soundly, slept so well, sleep so well, like a baby, out of the box, cleared up
    2: next day delivery, delivery was next day, arrived the next day, came the next day, delivered the next day
    2: took their time to explain, walked us through, walked me through
    -1.5: cuts out, cut out on, cutting out, keeps cutting out, drops the connection, drops connection, keeps dropping, connection drops, left hungry
    -1.5: went hungry, still hungry, went home hungry, drove past me, drove right past, smells like chemicals, smelled like chemicals, smells like smoke
    -1.5: smelled like smoke, chemical smell, smells like plastic, smells musty, smelled musty, dig into my, digs into my, dug into my
    -1.5: rushed me, forgot our order, forgot our drinks, forgot my order, forgot about us, forgot to bring, waiter forgot, waitress forgot, server forgot
    -1.5: brought the wrong, sent the wrong, received the wrong, got the wrong, wrong order, wrong item, wrong color, had to replace
    -1.5: had to buy a new, had to get a new, had to call, fall asleep during, no hot water, no water pressure, no parking, cold food, food was cold
    -1.5: was cold when, bleeds in the wash, color bled, colors bled, bled in the wash, runs in the wash, stripped out, snapped off, snapped in half, peeled off
    -1.5: peels off, chipped
    2: would buy it again, would buy this again, would buy them again, would order again, would order it again, would order from them again
    2: would use them again, would hire them again
    2: days early, arrived earlier than expected, came earlier than expected, arrived sooner than expected, earlier than promised
    2: right at home, still looks new, still look new, looks brand new, looks like new, still works like new, still going strong, held up great
    2: holding up great
    2: could not stop laughing, couldn't stop laughing, can't stop laughing, could not stop smiling, couldn't stop smiling, can't stop smiling
    2: could not stop eating, couldn't stop eating
    2: where i got it, where i got them, where i bought it, remembered our name, remembered our names, remembered my name
    -1.5: does not hold a charge, doesn't hold a charge, won't hold a charge, will not hold a charge, wouldn't hold a charge, does not hold charge
    -1.5: doesn't hold charge, hold a charge anymore, not holding a charge
    -2: stopped responding, stops responding, stop responding, quit responding
    -2: hair in my food, hair in my soup, hair in my salad, hair in my burger, hair in the food, hair in our food, a hair in my, a hair in the, hairs in the
    -2: bugs in the, cockroach in, cockroaches in, weeks late, days late, a week late, an hour late, hours late
    -2: charged us twice, charged me twice, charged two times, hear every word, hear the neighbors, hear the neighbours
    3: never disappoints, never disappointed, never disappoint, never fails, never failed, never fail
    3: never lets you down, can not go wrong, can't go wrong, cannot go wrong, could not have been better
    3: couldn't have been better, could not be better, couldn't be better, could not be more, couldn't be more
    3: could not have been more, couldn't have been more, hands down, worth every penny, worth every cent
    3: blew me away, blows away, knocked my socks off, over the moon, highly recommended, can't recommend enough
    3: can't recommend … enough, cant recommend … enough, cannot recommend … enough, can not recommend … enough
    3: couldn't recommend … enough, could not recommend … enough, can't praise … enough, cannot praise … enough
    3: can't thank … enough, cannot thank … enough, can not thank … enough, couldn't thank … enough
    3: could not thank … enough, couldn't ask for … better, couldnt ask for … better, could not ask for … better
    3: can't ask for … better, cannot ask for … better, couldn't have asked for … better, could not have asked for … better
    2: couldn't do enough, could not do enough, can't do enough, cannot do enough
    0: determined by, be determined, devoted to, concerned with, works of, remote control, remote controls, the remote
    0: remote access, remote work, please replace, growth rate, growth rates, professional association
    0: professional associations, professional development, exam lasts, course lasts, class lasts, film lasts
    0: movie lasts, meeting lasts, trip lasts, tour lasts, flight lasts, limited to, returns are, june issue
    0: last issue, first issue
    0: turn it off, turn them off, turned it off, turned them off, turning it off, turns it off, turn off the
    0: turn off my, turn off your, turned off the, turned off my, turning off the, turns off the, turn the lights off
    0: turn the light off, turn the tv off, lights off, switch it off, switch off the, switched off the
    0: get off at, gets off at, got off at, get off the, gets off the, got off the, getting off the
    0: i work, we work, at work, after work, before work, for work, from work, to work by, go to work, goes to work
    0: going to work, went to work, drive to work, drove to work, walk to work, commute to work, way to work
    0: back to work, late for work, my work, his work, her work, the work, work on the road, used to work, work day
    0: work days, work week, work here, works here, worked here, work there, works there, worked there, who work
    0: works as a, worked as, work for a, works for a, work for the, works for the city, team worked, worked for
    0: large number, large numbers, average age, on average, an average of, the standard size, standard sizes
    0: standard size, in the late, early and late, late january, late february, late march, late april, late may
    0: late june, late july, late august, late september, late october, late november, late december, late fall
    0: charge by, charges by, charge per, charges per, be charged every, charge it every, charge at night
    0: charge overnight, party of, the party has, next stop, bus stop, bus stops, train stop, tram stop, tram stops
    0: metro stop, subway stop, last stop, first stop, every stop, each stop, the stop is, our stop, my stop
    0: short form, took a break
    0: take a break, the break is, had a break, original packaging, original box, original invoice, original receipt
    0: original owner, original owners, original order, original price, the light in, the light on, the light is
    0: the light was, the lights, red light, green light, traffic light, traffic lights, value of the goods
    0: recommend sizing, would recommend sizing, highly recommend sizing, recommend ordering a size, would recommend ordering a size, highly recommend ordering a size, recommend going up, would recommend going up, highly recommend going up, recommend going down, would recommend going down, highly recommend going down, recommend booking, would recommend booking, highly recommend booking, recommend to book, would recommend to book, highly recommend to book, recommended sizing, recommend you book, recommend reserving, recommend bringing, recommend taking, would recommend taking, recommend washing, recommend calling ahead, recommend to arrive, would recommend to arrive
    -2: recommend avoiding, would recommend avoiding, recommend staying away, would recommend staying away, recommend looking elsewhere, would recommend looking elsewhere, recommend going elsewhere, would recommend going elsewhere, recommend you avoid
    0: as feared, than feared, i feared, i had feared, never had to, save a file, save the file, save files, save changes, save the changes, save my changes, save the document, save button, yours sincerely, sincerely yours, yours truly, yours faithfully
    0: i have no idea, i've no idea, i had no idea, i have no clue, i couldn't say
    0: couldn't believe how, couldnt believe how, could not believe how, can't believe how, cant believe how, cannot believe how
    0: never … worse, couldn't … worse, could not … worse, can't … worse, cannot … worse
    3: cannot recommend enough, can't say enough, cannot say enough, can't praise enough, a must, game changer
    3: home run, hit the spot, hits the spot, above and beyond, exceeded expectations, exceeded my expectations
    3: exceeds expectations, exceeded our expectations, a pleasure to, spot on, on point, blown away
    2: was a snap, is a snap, was a cinch, is a cinch, is a hoot, was a hoot, is a blast, was a blast, is a keeper, is a hit, was a hit, is a beast, is a wonder, was a wonder
    -2: is a drag, was a drag, is a bore, was a bore, is a lemon, was a lemon, is a circus, was a circus
    3: could not be happier, couldn't be happier, definitely be back, great value, highly recommend, mind blowing
    3: out of this world, to die for, top notch, well worth, worth every, can't recommend this enough
    3: can't recommend it enough, cannot recommend it enough, cannot recommend this enough
    3: can't recommend them enough, can't recommend this place enough, can not recommend it enough, dream come true
    3: dreams come true, dreams can come true, best day ever, best night ever, best day of my life, happiest day
    3: love love love, so much love, fuck yeah, f yeah, hell yeah, hell yes, fuck yes, is the shit, rocks the house
    3: made my day, makes my day, made my night, making my day, chef's kiss, knocked it out of the park
    3: head over heels, on cloud nine, works like a charm, on top of the world, can't get enough, cant get enough
    3: cannot get enough, couldn't get enough, couldn't put it down, could not put it down, can't put it down
    3: two thumbs up, instant classic, tears of joy, warms my heart, warmed my heart, melts my heart, heart of gold
    3: life saver, can't thank, cannot thank, can not thank, couldn't thank, best thing ever, best decision
    3: wouldn't change a thing, would not change a thing, wouldn't change anything, would not change anything
    3: like a million bucks, like a million dollars, doesn't get any better, does not get any better
    3: doesn't get better than, does not get better than, can't get any better, couldn't get any better
    3: doesn't get much better, does not get much better, first rate, life changing, life changer, changed my life
    3: jaw dropping, mouth watering, world beating, breath taking, top tier, lip smacking, finger licking
    3: tour de force, nothing was too much trouble, nothing is too much trouble, nothing seemed too much trouble
    3: nothing was too much, nothing is too much, nothing was ever too much trouble, took my breath away
    3: takes your breath away, could not have asked for more, couldn't have asked for more
    3: couldn't have wished for more, could not have wished for more
    2.5: without any hassle, without hassle, without any fuss, without fuss, can't complain, cannot complain, can not complain, nothing to complain, no complaint, not disappointed
    2.5: not be disappointed, won't regret, without a hitch, without any issues, without issue, without issues
    2.5: without any problem, without any problems, no regrets, no hassle, no fuss, hassle free, stress free
    2.5: trouble free, wide variety, great variety, made our day, went out of their way, goes out of their way
    2.5: go out of their way, out of their way, went out of her way, went out of his way, will definitely return
    2.5: will definitely be back, looking forward, look forward, worth it, well worth it, worth the price
    2.5: worth the money, worth the wait, worth a visit, worth the trip, 5 star, 5 stars, bang for, can not beat
    2.5: can't beat, five star, five stars, good quality, good value, hard to beat, high quality, must see, must try
    2.5: no complaints, state of the art, thumbs up, will be back, works great, would recommend, so excited, so happy
    2.5: so proud, super excited, so fucking excited, breath of fresh air, cut above, head and shoulders above
    2.5: money well spent, like a dream, couldn't fault, could not fault, can't fault, cannot fault, never gets old
    2.5: never got old, never get tired of, never let me down, never let us down, never a dull moment
    2.5: not a dull moment, edge of my seat, edge of your seat, hard to put down, page turner, must read, must watch
    2.5: must visit, made me laugh, makes me laugh, laugh out loud, laughed out loud, makes me smile, makes me happy
    2.5: made me happy, steals the show, stole the show, living the dream, home away from home, stood the test of time
    2.5: stands the test of time, built to last, going strong, better than expected, better than i expected
    2.5: would buy again, will buy again, pleasantly surprised, nothing beats, won't disappoint, will not disappoint
    2.5: does not disappoint, doesn't disappoint, didn't disappoint, did not disappoint, won't be disappointed
    2.5: wasn't disappointed, weren't disappointed, was not disappointed, won't be sorry, not be sorry
    2.5: all i could ask for, 10 10
    2.5: there is no better, there's no better, no better place, no better way, no better value, nothing better than
    2.5: haven't found … better, haven't had … better, haven't seen … better, have not found … better
    2.5: have not had … better, yet to find … better, hard to find … better, difficult to find … better
    2.5: hard to imagine … better, won't find … better, will not find … better, can't find … better
    2.5: cannot find … better, can't get … better, cannot get … better, couldn't find … better
    2.5: could not find … better, can't do … better, cannot do … better, couldn't do … better, couldn't live without
    2.5: could not live without, cannot live without, can't do without, cannot do without, couldn't do without
    2.5: wouldn't be without, would not be without, never looked back, didn't want to leave, did not want to leave
    2.5: don't want to leave, never want to leave, never wanted to leave, hated to leave, hate to leave, sad to leave
    2.5: sorry to leave, didn't want it to end, did not want it to end, in for a treat, a credit to, outdid themselves
    2.5: outdone themselves, top drawer, top class, top marks, full marks, on another level, in a class of its own
    2.5: in a league of its own, hard to fault, difficult to fault, hard to find fault, a must buy
    2.5: must buy, first class service, spoilt for choice, spoiled for choice, hats off to, won me over, won us over
    2.5: raised the bar, raises the bar, sets the bar, sets the standard
    2: no trouble, not a problem, not an issue, user friendly, up to date, at ease, in good hands, good deal
    2: great deal, good job, great job, well done, big fan, huge fan, a fan of, keep coming back, kept coming back
    2: keeps me coming back, coming back, second to none, do a great job, more than enough, reasonably priced
    2: fairly priced, economically priced, piece of cake, everything you throw at it, everything i throw at it, well priced, walking distance, good condition, great condition, easy access, hooked on
    2: above average, be back, better than, can't wait, easy to, free of charge, good shape, happy with, kid friendly
    2: last forever, long lasting, low price, low prices, must have, no issues, no problems, quick shipping
    2: so far so good, stands out, will return, a steal, steal of a, i like, we like, i liked, we liked, really like
    2: really liked, also like, also liked, like it, like this, like that, like the way, like how, like my, liked it
    2: do like, did like, love how, happy birthday, merry christmas, happy new year, happy holidays, cant wait
    2: can not wait, cannot wait, ca n't wait, the best, made me smile, made my week, love you, love u, love ya
    2: proud of, miss you, so cute, way to go, well played, good times, shout out, fell in love, in love, good news
    2: great news, too funny, too cute, too kind, too adorable, so funny, only too happy, not hesitate
    2: wouldn't hesitate, no hesitation, yet to be disappointed, yet to disappoint, what more could you ask
    2: what more could you want, couldn't ask for more, could not ask for more, can't ask for more, from scratch
    2: melts in your mouth, melt in your mouth, melted in my mouth, mouth water, so true, that's the spirit
    2: guilt free, grand slam, smell good, smells good, smells great, smells amazing, smell great, hanging with
    2: hang with, hang out with, hanging out with, day made, top 5, top 10, filled with hope, you rock, this rocks
    2: it rocks, that rocks, totally rocks, game on, let's go, lets go, all smiles, my hero, luv u, luv you, ily
    2: proud of you, so sweet, sleep tight, wish me luck, luckiest man, luckiest girl, sweet dreams, like a boss
    2: bring it on, good vibes, fun times, great time, good night s sleep, prized possession, damn good, damn fine
    2: damn great, pretty damn, fucking great, fucking awesome, fucking love, fucking amazing, freaking love
    2: freaking awesome, freaking amazing, freakin love, freakin awesome, fuckin love, hats off, props to, nailed it
    2: killed it, killing it, crushed it, crushing it, best of both worlds, cherry on top, icing on the cake
    2: music to my ears, good as new, well spent, like a charm, on fleek, just what i, just what we, exactly what i
    2: exactly what we, exactly as described, everything i wanted, everything i need, keeps you guessing
    2: moved to tears, lifted my spirits, peace of mind, feel at home, felt at home, attention to detail
    2: holds up well, held up well, holding up well, easy on the eyes, buy again, order again, stay again, shop again
    2: use it again, worth a try, worth trying, worth reading, worth watching, worth seeing, worth visiting
    2: worth buying, worth the effort, worth the drive, won't break the bank, doesn't break the bank
    2: didn't break the bank, never regret, never regretted, don't regret, didn't regret, couldn't resist
    2: can't resist, beat expectations, beats expectations, above expectations, beyond my expectations
    2: beyond expectations, profit rose, profits rose, shares rose, sales rose, sales increased, fired up, on a roll
    2: big smile, no downside, no downsides, well thought out, well put together, a pleasure
    2: knows what they are doing, know what they are doing, stress relief, pain relief, more than happy, so good
    2: ahead of schedule, under budget, top of the line, cutting edge, world class, wide selection, great selection
    2: wide range, wide choice
    2: in all the right places, all the right places, just the right, is just right, was just right, are just right
    2: were just right, fit just right, fits just right, feels just right, crazy good, stupid good, wicked good
    2: scary good, dangerously good, insanely cheap, killer view, killer views, killer deal, killer price, dead quiet
    2: dead easy, dead simple, dead comfortable, ridiculously cheap, incredibly cheap, amazingly cheap
    2: surprisingly cheap, unbelievably cheap, cheap as chips, cheap and cheerful, never had a problem
    2: never had any problem, never had any problems, never had an issue, never had any issue, never had any issues
    2: never had any trouble, not a single complaint, not one complaint, not a single problem, not a single issue
    2: could not be nicer, couldn't be nicer, could not have been nicer, couldn't have been nicer, could not be easier
    2: couldn't be easier, could not be simpler, couldn't be simpler, everything you need, everything we needed
    2: everything i needed, everything you could want, everything you could need, everything you could wish for
    2: visit again, visit it again, going there again, go back there again, going back there again, use again, use them again, book again, eat here again, eat there again, dine here again
    2: stay here again, stay there again, shop here again, go there again, come here again, like a king, like a queen
    2: like kings, like a vip, the high point, a high point, a highlight, the highlight, real highlight, highlight was
    2: highlights were, tip of the hat, no stone unturned, competitive price, competitive prices, competitive pricing
    2: competitive rates, competitively priced, very competitive, down to earth, laid back, thought provoking
    2: heart warming, crowd pleaser, action packed, worry free, bug free, problem free, fuss free, pain free
    2: error free, glitch free, lag free, risk free, issue free, streak free, clutter free, mess free, ad free
    2: top shelf, world famous, fall in love, falls in love, falling in love, went beyond, goes beyond
    2: bent over backwards, bend over backwards, bends over backwards, bending over backwards, on the ball
    2: can do attitude, bubbly personality, full of flavor, full of flavour, packed with flavor, packed with flavour
    2: bursting with flavor, bursting with flavour, bursting with flavors, melt in the mouth, melts in the mouth
    2: something for everyone, something for everybody, turn heads, turns heads, head turner, eye catching
    2: eye catcher, eye opener, eye opening, diamond in the rough, no learning curve, idiot proof, fool proof
    2: dust proof, leak proof, water proof, spill proof, shock proof, lived up to, lives up to, live up to
    2: living up to, met expectations, met my expectations, met our expectations, meets expectations
    2: up to expectations, learned a lot, learnt a lot, learned so much, learnt so much, learning a lot
    2: slept like a baby, slept like a log, goes with everything, goes with anything, steal at this price
    2: tickled pink, well chuffed, kick ass, kicks ass, kicks butt, kicked butt, outside the box, dry quickly
    2: dries quickly, dried quickly, dries fast, quick drying, fast drying, hard wearing, hard worker, hard workers
    2: long wearing, very filling, so filling, was filling, and filling, fit for purpose, on the plus side
    2: on the up side, on the upside, dust free, no surprises, soft spot for, weight off my mind
    2: weight off my shoulders, no queues, no queue
    1.5: up to scratch, up to par, up to standard, not expensive, not too bad, not so bad, not that bad, not half bad, not too shabby, not a bad, wasn't bad
    1.5: isn't bad, no bad, problem solved, in good time, ahead of time, up and running, makes sense, good idea, in no time
    1.5: within walking, back again, bad ass, come back, do the trick, does the job, for free, free wifi
    1.5: give it a try, go back, light weight, no problem, on time, stand out, value for money, like new
    1.5: plug and play, doesn't hurt, no brainer, couldn't agree more, could not agree more, don't hesitate
    1.5: do not hesitate, without fail, keep it up, keep up the good work, does exactly what, come again
    1.5: fit like a glove, fits like a glove, as promised, no strings attached, true to size, sales grew
    1.5: all time high, rose by, on schedule, get well, get well soon, go the extra mile, went the extra mile
    1.5: goes the extra mile, extra mile, get along, gets along, got along
    1.5: right amount of, dressed up or down, dress up or down, dress it up or down, wardrobe staple, a staple
    1.5: landed early, slightly early, minutes early, early arrival, greeted by name, greeted me by name
    1.5: greeted us by name, addressed by name, addressed me by name, stone's throw, stones throw, does the trick
    1.5: did the trick, did the job, do the job, gets the job done, got the job done, kept us informed
    1.5: kept me informed, keeps you informed, kept informed, kept me updated, kept us updated, keep me updated
    1.5: answered all my questions, answered my questions, answered all our questions, answered our questions
    1.5: took the time, takes the time, took time to, looked after us, looked after me
    1.5: well looked after, looks after, on hand to help, kept their word, true to its word, stood by, stands by
    1.5: holds its shape, held its shape, hold its shape, holds up, held up, in the heart of, price is right
    1.5: lots of room, lots of space, lots of choice, lots of choices, plenty of choice, works hard, worked hard
    1.5: work hard, working hard, work so hard, scratch resistant, stain resistant, scratch proof, wrinkle resistant
    1.5: water resistant, heavy duty, low maintenance, dirt cheap, non slip, non stick, sought after, family run
    1.2: not bad
    1: never had to wait, didn't have to wait, did not have to wait, no need to wait, without having to wait, holds a charge, no one else, nothing else, anything else, as expected, as described, as advertised, grew on me, fine dining
    1: fresh air, kick out of, right away, thank you, thank u, thanks for, thanks to, close to, treated like family
    1: treated like royalty, not far from, not far, not too far, does its job, do its job, does what it says
    1: no regret, guilty pleasure, brand new, do yourself a favor, hanging out, right out of the box
    1: straight out of the box, team player, work life balance, growth opportunities, money back guarantee
    1: nothing wrong, no nonsense, cult classic, can't stop, cant stop, increased from, rose from, ease of use
    1: up to the job, in one piece, hard working
    1: loud and clear, short walk, short stroll, short drive, short distance, al dente, keeps you warm, keep you warm
    1: kept me warm, keeps me warm, flat rate, dry humor, dry humour, dry wit, keeps dry, stay dry, stays dry
    1: kept dry, kept me dry, sorted out, sorts out
    0.7: take care, try the, try their, no worries, so no worries, rush you
    0.5: no matter, thank goodness, excuse me, no need, no frills, cold beer, happy hour, in time, no doubt
    0.5: don't forget, do not forget, don't miss, do not miss, never forget, can't go without, can't live without
    0.3: no big deal, good luck
    0: so far, how far, far as, day off, days off, take off, takes off, taking off, took off, cold water, cold weather
    0: dry cleaning, dry clean, dry cleaned, pair of, short ribs, short term, long term, hang out, hangs out
    0: dark jeans, in my area, high chair, high speed, small plates, long haul, short haul, hot dogs, cold drinks
    0: cold drink, cold beers, cold brew, iced coffee, dim sum, black pepper, prix fixe, fast forward, hard cover
    0: hard copy, no doubt about, last minute, at first, nothing but, none other, not to mention, if not
    0: whether or not, or not, not yet, as long as, so long, light switch
    0: sour cream, sweet and sour, hot tub, hot chocolate, hot tea, hot coffee, air conditioner, air conditioning
    0: noise cancelling, noise canceling, noise reduction, anti glare, wrinkle free, waste basket, trash can
    0: break down, break fast, customer service representative, customer service rep, good evening, good afternoon
    0: in good faith, dear sir, kind regards, best regards, best wishes, best western, best buy, best seller
    0: well known, how well, as well as, free time, free weight, social security, security, long sleeve, long sleeves
    0: short sleeve, short sleeves, small talk, low cut, low carb, low fat, low light, high heels, high school
    0: high season, high end, high street, high tea, dark chocolate, dark blue, dark brown, dark green, dark grey
    0: dark gray, dark room, light blue, old school, old town, old fashioned, wine list, hard boiled, died down
    0: too much trouble, miss out, missed out, to be fair, fair enough, right now, right after, right before
    0: just right, as soon as, 'd like, a lot, air condition, as well, at all, at least, big deal, cold cuts
    0: customer care, customer service, customer support, desired, feel free, feel like, feels like, felt like
    0: full of, hair dryer, hard disk, hard drive, hard rock, hot dog, hot sauce, hot water, ice cold, in charge
    0: just like, like a, like the, long time, look like, looked like, looks like, more like, more than
    0: no smoking, no wonder, not just, not only, of course, on the other hand, other than, power button, pretty much
    0: rather than, rock bottom, seems like, super market, things like, used to, warm up, well as, works like
    0: would like, oh well, well maybe, i wonder, wonder if, wonder why, wonder what, wonder how, would like to
    0: if you like, do you like, what is it like, as you like, would you like, you like, sounds like, sound like
    0: sounded like, seem like, seemed like, tastes like, tasted like, smells like, smelled like, act like, acts like
    0: acted like, acting like, feeling like, looking like, something like, anything like, stuff like, people like
    0: places like, much like, a lot like, just like that, like that one, like this one, trick or treat
    0: trick or treating, dirty words, cold war, world war, star wars, sick leave, hard work, isn't it, isn't she
    0: isn't he, isn't that, aren't you, aren't they, don't you think, don't we, don't you, doesn't it, doesn't he
    0: doesn't she, wasn't it, won't you, why don't, why not, why didn't, don't know, do not know, didn't know
    0: don't care, do not care, don't mind, do not mind, no one knows, i'm not sure
    0: not sure if, no idea if, can't tell, don't worry, not a fan of yet, didn't realize, didn't realise
    0: don't remember, can't remember, i'm not saying, not saying, not to say, not to brag, don't tell, don't let
    0: don't need, do not need, didn't need, if you don't, if you haven't, not by much, not much of a, not long ago
    0: not too long ago, not too long, not so long ago, haven't tried, have not tried, don't have to, do not have to
    0: didn't have to, doesn't have to, without having to, without even, if not for, not necessarily, not either
    0: me neither, no other, not my, not another, not including, not counting, not until, not since, dated from
    0: dating back, late night, late nights, late dinner, late lunch, late check-out, late checkout, late evening
    0: grow up, growing up, grew up, good morning, good night, not so much that, not so much as, not so much of, not so much a, not so much an, not so much the, so much so, without a doubt, without doubt
    0: without question, not as yet, no longer than, well over, well into, well before, well after
    0: arrested development, slow jam, monday night raw, wwe raw, night raw, walking dead, sweet potato
    0: sweet potatoes, new yorker, new yorkers, new zealand, new jersey, new orleans, new england, hip hop, hip-hop
    0: tom yum, new hampshire, new delhi, new mexico, new year, cold feet, off to, off to the, first off, off work
    0: off from, kill some time, kill time, ill be, ill have, ill see, ill do, ill go, ill try, ill get, ill take
    0: ill never, ill just, you're welcome to, can stop by, stop by, stopped by, happy endings, hung up, send me
    0: send you, sent you, sent me, sent from, hold up, don't get me wrong, nothing more than, nothing less than
    0: nothing short of, no joke, no kidding, no lie, no offense, no pun intended, no surprise, no pressure
    0: no comment, no change, no different, can't help but, couldn't help but, cannot help but, nothing to do with
    0: no more than, no less than, nothing comes to mind, long story short, at this point, for the record
    0: cut to the chase, fire alarm, fire station, smoke detector, smoke alarm, cold cut, sick day, sick days
    0: death metal, alarm clock, sugar free, gluten free, dairy free, fat free, duty free, toll free, hands free
    0: cold storage, spare time, fully charged, charge it, charged it, charges fast, battery charge, charging port
    0: break time, coffee break, lunch break, spring break, tax return, crime scene, crime thriller, war movie
    0: horror movie, horror movies, horror story, serial killer, kill switch, panic attack, heart attack, dust bag
    0: dust cover, rain jacket, waste management, shopping spree, criminal justice, criminal record, debt free
    0: give back, gave back, in case, just in case, worst case, crying out loud, for crying out loud, rock and roll
    0: punk rock, dog poop, sucker for, crash course, crash test, bug spray, black friday, mad men, breaking bad
    0: great britain, happy meal, lucky charms, sweet tooth, sweet corn, bitter sweet, pain point, pain points
    0: pain killer, pain killers, trash talk, fine tune, fine tuned, fine tuning
    0: lie flat, lies flat, lay flat, lays flat, lying flat, fully flat, year old, years old, yr old, yrs old
    0: month old, months old, week old, weeks old, day old, days old, my old, our old, her old, his old, old city
    0: old quarter, old port, old market, old self, cold winter, cold winters, cold days, cold night, cold nights
    0: cold months, cold mornings, cold evenings, cold climate, cold climates, cold temperatures, cold season
    0: cold meats, cold buffet, cold plate, small town, small towns, small business, small businesses, small child
    0: small children, small kids, small group, small groups, small number, small family, small hands, small frame
    0: small wrist, small wrists, small waist, small chest, small bust, small chested, small boned, small animals
    0: small dog, small dogs, size small, hot day, hot days, hot summer, hot summers, hot weather, hot climate
    0: hot climates, hot temperatures, hot months, hot pink, hot shoe, hot plate, hot springs, hot spring, hot flashes
    0: hot drink, hot drinks, hot towel, hot towels, hot topic, hot air, hot spot, hot spots, hot glue, hot and sour
    0: warm weather, warm climate, warm climates, warm days, warm day, warm months, warm water, hard drives
    0: hard disks, hard case, hard shell, hard wood, hard hat, hard cash, hard to say, hard boiled egg
    0: hard boiled eggs, try hard, tried hard, trying hard, dark wash, dark denim, dark wood, dark hair, dark mode
    0: dark red, dark pink, dark purple, dark brown hair, dark color, dark colors, dark colour, dark colours
    0: dark navy, dark skin, dark roast, dark meat, dark beer, dark rum, heavy metal, heavy rain, heavy snow
    0: heavy traffic, heavy cream, heavy user, heavy users, heavy use, heavy lifting, dry skin, dry hair, tumble dry
    0: air dry, air dried, hang dry, line dry, drip dry, blow dry, blow dryer, dry cleaner, dry cleaners, dry wine
    0: dry erase, dry ice, dry run, dry dock, dry season, dry food, dry flat, flat screen, flat screens, flat panel
    0: flat iron, flat shoes, flat sandals, flat boots, flat bread, flat stomach, flat chested, flat fee, flat white
    0: flat tire, flat tyre, loose leaf, loose change, loose ends, thin crust, thin layer, sharp increase, sharp rise
    0: sharp decline, sharp fall, strong winds, strong wind, soft drink, soft drinks, soft copy, soft launch
    0: soft opening, soft serve, sweet chili, sweet chilli, sweet onion, sweet pepper, sweet peppers, smart phone
    0: smart phones, smart tv, smart watch, smart watches, smart card, smart home, smart casual, room safe
    0: safe deposit, safety deposit, safe box, super bowl, great deal of, good deal of, great many, good many
    0: good hour, good half hour, good few, good while, good bye, good friday, may well, might well, could well
    0: may as well, might as well, well aware, well below, well above, well past, well beyond, well under, well within
    0: short trip, short trips, short break, short breaks, short stay, short stays, short notice, short time
    0: short while, short period, short story, short stories, short film, short films, short video, short videos
    0: short clip, short clips, in short, short answer, short version, short list, short course, short hair
    0: short person, short girl, short legs, short torso, short waisted, short people, short skirt, short dress
    0: short flight, short flights, short boots, short haul flight, short haul flights, best man, best friend
    0: best friends, best before, happy medium, happy ending, lucky number, perfect storm, perfect stranger
    0: perfect example, honest opinion, honest opinions, honest review, to be honest, if i'm honest, if im honest
    0: being honest, in all honesty, clean up, cleaned up, cleaning up, clean out, clean slate, fresh water
    0: fresh start, bright red, bright blue, bright pink, bright orange, bright green, bright yellow, bright purple
    0: bright white, light rail, light rain, light grey, light gray, light pink, light green, light brown, light wash
    0: free range, free standing, free weights, free agent, free fall, free kick, free throw, free throws, fast track
    0: fast lane, fast asleep, fine line, fine arts, fine art, fine hair, rich people, rich man, rich text
    0: value added, face value, market value, book value, resale value, default value, special order, special request
    0: special requests, special needs, special education, special edition, special offer, special offers
    0: special diet, special meal, special meals, special assistance, special occasion, special occasions
    0: special agent, special effects, gift shop, gift shops, gift card, gift cards, gift certificate
    0: gift certificates, gift voucher, gift vouchers, gift box, gift wrap, gift wrapped, gift wrapping, gift bag
    0: customer satisfaction, satisfaction survey, quality control, care home, care homes, care label
    0: care instructions, care package, day care, health care, home care, skin care, hair care, intensive care
    0: medical care, child care, care provider, care facility, love seat, love story, love stories, love song
    0: love songs, love letter, love letters, love affair, love triangle, love interest, love life, trust fund
    0: passion fruit, plus size, plus sizes, plus sized, plus tax, plus one, plus two, bonus points, bonus miles
    0: reward points, rewards card, rewards program, rewards points, reward card, reward flight, benefits package
    0: employee benefits, award ticket, award tickets, award flight, award seat, award seats, success rate
    0: beauty salon, beauty product, beauty products, comfort zone, luxury tax, fun fair, fun run, friendly fire
    0: friendly match, bad guy, bad guys, bad boy, bad boys, bad hair day, bad hair days, bad weather, sick bag
    0: sick bags, sick pay, death row, death valley, dead sea, drop off, dropped off, dropping off, waiting list
    0: waiting lists, waiting room, waiting rooms, waiting area, waiting areas, waiting staff, wait staff, wait list
    0: wait listed, wait and see, lost and found, lost weight, lost property, weight loss, lose weight, losing weight
    0: hair loss, heart disease, blood cancer, cancer research, stress test, stress ball, wear and tear, break even
    0: break in period, break room, tax break, tax breaks, lucky break, car crash, cold sore, killer whale
    0: killer whales, flu shot, burn cds, burn cd, burn dvds, burn calories, slow cooker, slow cookers, slow motion
    0: slow dance, slow cooked, slow roasted, low tide, low season, low key, low rise, low heel, low heels, low sodium
    0: low calorie, low volume, low battery, low back, low neck, low profile, low res, low resolution, low alcohol
    0: low impact, low income, loud speaker, noise cancellation, noise canceler, complaint form, complaints department
    0: complaints procedure, complaints team, problem solving, problem solver, problem set, problem sets
    0: error handling, margin of error, trial and error, pain reliever, pain relievers, pain medication
    0: pain management, back pain, don't worry about, risk management, risk assessment, high risk, low risk
    0: danger zone, security threat, fault tolerance, false alarm, false teeth, false lashes, fake tan, fake lashes
    0: fake leather, fake fur, cheat sheet, cheat day, lie down, lie on, lie in, lying on, lying down, lying around
    0: lying in, sour dough, bitter lemon, bitter chocolate, sweet and salty, raw fish, raw material, raw materials
    0: raw food, raw data, raw files, raw file, raw image, raw images, raw photos, raw bar, raw mode, raw vegetables
    0: burnt orange, burnt ends, dirty martini, dirty laundry, dirty rice, dirty clothes, dirty dishes, dirty dancing
    0: trash bag, trash bags, waste water, waste bin, waste disposal, rubbish bin, rubbish bins, garbage disposal
    0: garbage bag, garbage bags, garbage can, garbage cans, junk food, junk mail, junk drawer, rough guide
    0: rough draft, rough estimate, rough idea, tough love, sticky rice, sticky toffee pudding, sticky notes
    0: sticky note, sticky tape, sticky buns, dim light, dim lighting, static electricity, odd number, odd jobs
    0: stiff drink, angry birds, poor people, cancellation policy, late afternoon, late morning, late summer
    0: late spring, late autumn, late winter, late breakfast, late show, late shift, late teens, late twenties
    0: late thirties, late 20s, late 30s, late 40s, late check out, late checkin, late check in, missing person
    0: missing persons, missed call, missed calls, issue date, latest issue, next issue, bug fix, bug fixes
    0: stomach bug, stain remover, stained glass, crack of dawn, crack cocaine, sense of smell, refund policy
    0: refund request, refundable deposit, ill health, ugly sweater, ugly duckling, murder mystery, crime drama
    0: crime novel, crime novels, crime fiction, crime story, crime stories, true crime, criminal law, prison break
    0: war museum, war memorial, horror film, horror films, accident insurance, emergency exit, emergency exits
    0: emergency room, emergency services, emergency contact, emergency row, emergency number, emergency numbers
    0: virus scan, virus protection, anti virus, virus checker, lazy river, lazy day, lazy days, lazy susan, lazy boy
    0: lazy sunday, cracked pepper, cracked black pepper, shredded cheese, shredded pork, shredded chicken
    0: shredded wheat, torn jeans, ripped jeans, distressed jeans, distressed denim, distressed leather
    0: distressed look, faded jeans, faded look, faded wash, frayed hem, frayed hems, frayed edges, raw hem, raw edge
    0: raw edges, raw denim, baggy jeans, loose fit, loose fitting, tight fit, tight fitting, wrinkle cream
    0: panic button, heart attacks, panic attacks, charge card, charge cycle, charge cycles, battery charges
    0: fully charges, charging cable, charging cables, charging case, charging dock, charging station, charging pad
    0: charging brick, charging cord, charging time, wireless charging, fast charger, miss universe, miss world
    0: near miss, opportunity cost, life insurance, accidental damage, damage waiver, damage deposit, loss adjuster
    0: loss adjusters, claim form, breakdown cover, breakdown service, home emergency, trouble shooting, trouble shoot
    0: penalty kick, penalty kicks, penalty shootout, penalty area, war criminal, war criminals, civil war
    0: prize money, award ceremony, awards ceremony, prize draw, gain weight, gained weight, gaining weight
    0: weight gain, worst case scenario, third party, third parties, labour party, labor party, republican party
    0: democratic party, conservative party, political party, political parties, opposition party, party leader
    0: party leaders, party member, party members, ruling party, could use the, could use our, could use their, could use it
    -0.3: fast food, have to, trying to
    -0.5: had to, i guess
    -0.7: not that great, room to improve
    -0.7: in the way, takes forever, need to be, needs to, so so, tried to, red tape, long lines, long line
    -0.7: long queue, over the top, deleted the app, fell to, mixed bag, mixed reviews, mixed feelings, nothing more
    -0.7: just okay, just ok, just average, just alright, only okay, only ok, okay at best, go figure
    -0.7: what's the point, not used to, cut short, no match for, not as advertised
    -0.7: get what you pay for, got what i paid for, long winded, drawn out, mix up, hard to tell
    -1: would love a, would love an, would love to see, would love to have, i'd love a, i'd love an, i'd love to see, i'd love to have, would be welcome, it would help if, only works when, only works if, we need more, never had to wait so, never had to wait this, there should be more, should offer more, too much, too many, too little, too few, too long, had to wait, have to wait, having to wait
    -1: nowhere near, not impressed with, not for me, a bit of a, not what i, not what we, was not able, were not able
    -1: not able to, unable to, fall short, falls short, fell short, short of, ran out, run out, runs out, sold out
    -1: out of stock, used to be, no way, no thanks, no idea, no clue, did not help, no use, on edge, under cooked
    -1: could use, could do with, god forbid, goes back, going back, if only, pass on, supposed to, i miss, wish i, oh no
    -1: as if, my ass, not sure why, too bad, poor thing, would be nice, would be good, would be great
    -1: would be better, would be helpful, would be nicer, would be useful, not as good, not as nice, not as great
    -1: not my thing, no better, don't understand, don't get it, doesn't help, feel sorry for, poor guy, poor girl
    -1: in tears, fine print, small print, last resort, good luck with that, made me cry, record low, lay off, fell by
    -1: fell from, decreased by, needs more, could be cheaper, bit disappointing, not convinced, side effect
    -1: side effects, out of focus, in pieces, returning it, still waiting, drag on, only available
    -1: taking it back, taking them back
    -1: on the short side, on the small side, on the pricey side, on the expensive side, rides up, ride up, riding up
    -1: rode up, bunches up, bunched up, bunching up, digs in, digs into, dug into, keeps falling, kept falling
    -1: keep falling, price increase, price increases, price rise, price rises, went up by, logs me out, kicks me out
    -1: kicked me out, strong smell, strong odor, strong odour, sharp edges, sharp corners, only lasted, lasted only
    -1: lasts only, only lasts, lasted less than, didn't last long, felt rushed, feel rushed, were rushed, was rushed
    -1: being rushed, seems rushed, rushed us, rushed through, rushed out, hot and humid, hot and stuffy
    -1: hot and sweaty, freezing cold, good grief, no warning, without warning, without notice, without explanation, no remorse
    -1: on the down side, on the downside, down side, woken up by, woken by, woke us up, kept awake, kept us awake
    -1: kept me awake, pop ups
    -1.5: wore out, wears out, worn out, broke down, broken down, breaks down, shut down, shuts down
    -1.5: turns off by itself, give up, giving up, look elsewhere, go elsewhere, went elsewhere, looking elsewhere
    -1.5: try elsewhere, think twice, buyer beware, not great, not good, not ideal, out of service, ran late
    -1.5: running late, late for, out of touch, out of place, turned off, turn off, turned me off, put off, at best
    -1.5: at worst, hard to, in need of, money back, on hold, out of date, send back, send it back, sent back
    -1.5: smaller side, rolled my eyes, gets old, getting old, poor quality, last straw, had enough, enough is enough
    -1.5: at fault, expected better, expected more, expecting better, expecting more, hoped for better, hoped for more
    -1.5: hoping for more, hoping for better, gets hot, get hot, got hot, getting hot, runs hot, run hot, not a fan
    -1.5: not a big fan, not a huge fan, gone up, went up in price, not the best, not the greatest, not my favorite
    -1.5: not my favourite, not my cup of tea, not that good, not so good, not so great, not too good, not as good as
    -1.5: not as described, not as pictured, not up to, needs work, needs fixing
    -1.5: needs to improve, needs to be fixed, please fix, fix this, return it, lesson learned, drags on, dragged on
    -1.5: goes on and on, wanted to like, wanted to love, want to like, wanted to enjoy, tried to like, paper thin
    -1.5: came loose, come loose, comes loose, yeah right, so much for, too good to be true, under fire, under attack
    -1.5: at risk, behind bars, out of work, in the red, long hours, been waiting, price hike, should have known
    -1.5: should have read, keeps asking, glass ceiling, out of nowhere, red flag, red flags, lost interest, falls off
    -1.5: fell off, falling off, came off, couldn't finish, could not finish, couldn't get through, gave it away
    -1.5: half the time, fall off, turned us away
    -1.5: have had better, i've had better, ive had better, we've had better, have seen better, i've seen better
    -1.5: have eaten better, have stayed in better, stayed in better, there are better, there are much better
    -1.5: there are far better, there are many better, there are plenty of better, can do better, could do better
    -1.5: must do better, deserve better, deserves better, deserved better, better before, better off
    -1.5: needs a good clean, needs a deep clean, needs to be cleaned, need to be cleaned, needed to be cleaned
    -1.5: needs cleaning, needed cleaning, need cleaning, needs a clean, needs a good cleaning, needs replacing
    -1.5: needs to be replaced, needs to be updated, needs to be renovated, needs to be refurbished, needs painting
    -1.5: needs attention, needs repair, needs repairs, needs repairing, needs maintenance, badly needs
    -1.5: desperately needs, desperate need of, was freezing, were freezing, is freezing, absolutely freezing
    -1.5: freezing in, freezing room, freezing cabin, high hopes, was swimming in, am swimming in, like a maternity
    -1.5: made me look like, makes me look like, makes you look like, sending them back, sent them back
    -1.5: send them back, returning them, returned them, return them, send this back, sent this back
    -1.5: sending this back, like a budget airline, like a low cost airline, like a low cost carrier
    -1.5: like a budget carrier, unbearably hot, uncomfortably hot, stifling hot, boiling hot, past its best
    -1.5: past its prime, past their best, seen better days, seen better times, had its day, needs updating
    -1.5: need updating, needs an update, needs an upgrade, needs upgrading, needs a refresh, needs a facelift
    -1.5: needs refurbishment, needs renovation, needs renovating, needs refurbishing, needs modernising
    -1.5: needs modernizing, in need of renovation, in need of refurbishment, in need of an update, showing its age
    -1.5: showing their age, shows its age, long in the tooth, behind the times, time warp, worn carpet, worn carpets
    -1.5: worn furniture, a bit worn, looking worn, worn and tired, tired and worn, bit rundown, very rundown
    -1.5: and rundown, little rundown, is rundown, was rundown, looks rundown, old rundown, in circles, brick wall
    -1.5: pillar to post, took ages, takes ages, took an age, taking ages, snail's pace, snails pace, dragged out
    -1.5: uphill battle, uphill struggle, low point, hard sell, half baked, half hearted, half assed, half cooked
    -1.5: half done, watered down, washed out, run of the mill, time consuming, second rate, third rate, sub par
    -1.5: below par, non existent, non functional, non working, one dimensional, self centered, self absorbed
    -1.5: self righteous, self important, self serving, two faced, know it all, soul crushing, nerve wracking
    -1.5: nerve racking, time waster, over hyped, over crowded, over rated, over cooked, over booked, under staffed
    -1.5: short staffed, under whelming, under whelmed, deal breaker, deal breakers, knock off, like cardboard
    -1.5: like rubber, like leather, like a tent, like a sack, like a potato sack, look pregnant, looked pregnant
    -1.5: look fat, looked fat, look frumpy, like cattle, cattle class, like sardines, packed in like, shoe box
    -1.5: cut costs, cutting costs, cost cutting, penny pinching, money grabbing, cost a fortune, costs a fortune
    -1.5: cost the earth, over the odds, through the roof, through the nose, eye watering, sky high, double the price
    -1.5: twice the price, hidden extras, empty promises, turned a blind eye, passed the buck, passing the buck
    -1.5: took advantage, taken advantage, feel like a number, just a number, felt like a number, hear everything from
    -1.5: falling to bits, fell to bits, falling to pieces, fell to pieces, no character, dropped the ball
    -1.5: lost its shine, lost its charm, beyond a joke, hardly worth, not a patch on, let themselves down
    -1.5: what good is, no atmosphere, went bust, conked out, on the blink, on the fritz
    -2: worn down, looks worn, looked worn, well worn, fed up, sick of, tired of, pissed off, ticked off
    -2: hung up on me, hangs up, gone downhill, went downhill, going downhill, downhill, cut corners, cutting corners
    -2: ripped me off, hit and miss, hit or miss, not recommend, not recommended, wouldn't recommend, don't bother
    -2: do not bother, didn't bother, not bother, could not care less, couldn't care less, could care less, felt cheap
    -2: feels cheap, feel cheap, looks cheap, look cheap, looked cheap, sounds cheap, sounded cheap, sound cheap
    -2: cheaply made, made cheaply, cheap feeling, cheap looking, cheap plastic, nothing like, lack of, no sense
    -2: no refund, no response, no reply, no help, no longer works, stopped working, stops working, quit working
    -2: stop working, not working, doesn't work, does not work, didn't work, did not work, won't work, will not work
    -2: dead on arrival, gave up on, bad taste, left a bad taste, last time, won't be returning, not be returning
    -2: will not be returning, not coming back, won't come back, will not come back, not go back, at your own risk
    -2: below average, difficult to, go wrong, high price, high prices, needs improvement, not return, nothing special
    -2: nothing to write home, out of order, pretty bad, room for improvement, run down, sent it back, small portions
    -2: worse than, no fun, not fun, not cool, not happy, not so much, not ok, not okay, not fair, not funny, so over, kill me
    -2: pissed me off, give me a break, get over it, shame on, out of control, get a life, what is wrong with
    -2: what's wrong with, the worst, bad news, sad news, can not stand, can't stand, cannot stand, cant stand
    -2: can't believe, i hate, rest in peace, passed away, kept freezing, keeps freezing, keep freezing, freezing up
    -2: froze up, freezes up, fails to impress, failed to impress, fails to deliver, failed to deliver, over priced
    -2: way over priced, ripped off by, who cares, gave up, give a fuck, screw you, what the hell, shut up, go to hell
    -2: hates me, hate my, hate when, hate that, hate it when, not in the mood, this sucks, it sucks, that sucks
    -2: life sucks, sucks that, so sad, so annoying, so annoyed, so tired, so bored, so sick, so done, makes me sick
    -2: makes me sad, makes me mad, makes me crazy, break my heart, breaks my heart, broke my heart, boo hoo
    -2: crying my eyes, drop dead, worst day, bad day, bad luck, feel like crap, feel like shit, feels like crap
    -2: feeling down, kissed ass, kiss my ass, pain in the, ain't right, aint right, ain't shit, my head hurts
    -2: hurts so, losing my mind, lost my, not up to par, not up to scratch, not up to standard
    -2: not what it used to be, isn't what it used to be, less than stellar, less than ideal, less than impressed
    -2: less than perfect, don't like, do not like, didn't like, did not like, dont like, didnt like, doesn't like
    -2: falls flat, fell flat, fall flat, came apart, comes apart, coming apart, gave out, gives out, went dead
    -2: won't start, won't charge anymore, won't connect, won't load, won't open, not loading, not responding, doesn't last
    -2: didn't last, did not last, does not last, doesn't hold, didn't hold, screwed up, screws up, screw up
    -2: messed up, brushed off, blew me off, blew us off, hung up on, gave me attitude, talked down to, looked down on
    -2: rolled her eyes, rolled his eyes, rolling her eyes, in the trash, in the bin, sending it back, returned it
    -2: returning this, had to return, have to return, returned this, had to throw, down the drain, arm and a leg
    -2: nickel and dime, hidden fees, hidden charges, hidden costs, hidden fee, buyer's remorse, should have listened
    -2: learned my lesson, left me cold, leaves me cold, missed the mark, misses the mark, missed opportunity
    -2: fell asleep, put me to sleep, puts me to sleep, plot hole, plot holes, jump the shark, jumped the shark
    -2: lost the plot, ran out of steam, had it with, at my wits end, on my nerves, gets on my nerves
    -2: driving me crazy, drives me insane, driving me nuts, drives me mad, makes me cringe, made me cringe
    -2: lost his life, state of emergency, laid off, laying off, got fired, getting fired, out of business
    -2: below expectations, missed expectations, profit fell, profits fell, sales fell, sales dropped, sales declined
    -2: shares fell, shares dropped, dead end, low pay, low salary, low wages, high turnover, no luck, no apology
    -2: times out, timed out, locked out, still no, still not, pay to win, good riddance, hot mess, what a shame
    -2: such a shame, a letdown, in the dark, no point, beyond repair, false start, behind schedule, over budget
    -2: over my head, one trick pony, took forever, taking forever, too expensive, too slow, not even close
    -2: not even worth, poor excuse, poor customer service, the last straw, all hype, wouldn't work, does nothing
    -2: did nothing, do nothing, doing nothing, goes nowhere, went nowhere, nowhere to be found, left a lot
    -2: not even an apology, without an apology, without apology, without any apology, drove me nuts, drove me crazy
    -2: drove us crazy, drove me mad, drove me insane, driving me mad, driving me insane, drives us crazy, fobbed off
    -2: fobbing me off, they don't care, they do not care, they really don't care, they just don't care
    -2: they simply don't care, just don't care, clearly don't care, obviously don't care, nobody cares, no one cares
    -2: don't care about customers, don't care about their customers, don't care about you
    -2: do not care about customers, do not care about their customers, doesn't care about customers
    -2: doesn't care about its customers, only care about money, stuck in a time warp, complete joke, absolute joke
    -2: total joke, utter joke, a laughing stock, laughing stock, gone to the dogs, going to the dogs, gone down hill
    -2: going down hill, went down hill, recipe for disaster, shadow of its former self, treated like dirt
    -2: treated like cattle, treated like criminals, treated like a criminal, resting on its laurels
    -2: resting on their laurels, more trouble than it s worth, nothing but trouble, nothing but problems, half a star
    -2: no customer service, good for nothing, bereft of, devoid of, put the phone down, swimming in oil
    -2: swimming in grease, dripping with grease, turned my stomach, turns my stomach, avoid like the plague
    -2: wide berth, run a mile, run for the hills, should not have to, shouldn't have to, bed bugs, bed bug
    -2: go somewhere else, try somewhere else, look somewhere else, shop elsewhere, stay elsewhere, eat elsewhere
    -2: dine elsewhere, buy elsewhere, book elsewhere, business elsewhere
    -2.5: not worth it, not worth the money, not worth the price, isn't worth, wasn't worth, never got, never received
    -2.5: never came, never arrived, never worked, false advertising, misleading advertising, money grab, cash grab
    -2.5: slap in the face, a joke, what a joke, big mistake, huge mistake, total waste, 1 star, fall apart
    -2.5: falling apart, falls apart, fell apart, left something to be desired, let down, low quality, no good
    -2.5: not worth, one star, thumbs down, to be desired, fallen apart, charged twice, double charged, screwed over
    -2.5: got screwed, thrown under the bus, kicked us out, in the garbage, taken for a ride, let me down, let us down
    -2.5: lets me down, sick and tired, had to throw it, train wreck, leaves much to be desired, lost their lives
    -2.5: won't turn on, wouldn't turn on, doesn't turn on, stopped charging, threw in the trash, bait and switch
    -2.5: waste your time, waste your money, wasting my time, wasting your time, wasted hours, wasted an hour
    -2.5: don't buy, do not buy, dont buy, never buy, don't order, do not order, do not use, don't use this
    -2.5: not buy again, not order again, wouldn't buy, would not buy, won't buy, will not buy, won't order
    -2.5: won't be ordering, not recommend this, money down the drain
    -2.5: the pits, bunch of clowns, bunch of idiots, bunch of cowboys, bunch of jokers, bunch of crooks
    -2.5: bunch of thieves, bunch of amateurs, from hell, pig sty, beggars belief, steer well clear, stay well clear
    -2.5: stay well away, keep well away
    -3: never ever, never again, never use again, never buy again, never order again, never stay here again, never fly
    -3: not again, waste of time, waste of money, wasted money, wasted my money, wasted my time, save your money
    -3: don't waste, do not waste, avoid at all costs, stay clear, run away, keep away, worst ever, zero stars
    -3: 0 stars, throw away, threw it away, threw away, thrown away, drives me crazy, drives me nuts, made me sick
    -3: got sick, do not recommend, don't recommend, leaves a lot to be desired, never go back, never return
    -3: piece of crap, piece of junk, rip off, ripped off, stay away, steer clear, waste of, won't be back
    -3: won't return, would not recommend, want my money back, makes my blood boil, bored to tears, bored me to tears
    -3: thanks for nothing, daylight robbery, highway robbery, dumpster fire, hot garbage, took his own life, 0 10
    -3: shot and killed, a nightmare, worst experience, worst thing, absolute worst
    1: not too sweet, not overly sweet, not too soft, not too strong, not overly strong
  `,
  negators: `
    not never nothing without nor neither none nobody cannot cant dont doesnt didnt isnt wasnt werent arent wont
    wouldnt couldnt shouldnt hasnt havent hadnt aint didn't_not wasn_'t isn_'t doesn_'t
    can_'t 't cannot_not can_not could_not no_one
    no_longer noone far_from anything_but shouldn_'t hasn_'t haven_'t hadn_'t won_'t wouldn_'t couldn_'t aren_'t
    weren_'t don_'t ain_'t
    can't_say cant_say cannot_say can't_say_that cannot_say_that wouldn't_say wouldnt_say would_not_say
  `,
  shortNegators: 'no zero',
  doubts: "don't_think dont_think do_not_think didn't_think did_not_think",
  negatorEndings: "n't",
  nonNegators: 'not_only not_just not_simply not_merely',
  praiseNegators: 'lack lacks lacked lacking fail fails failed failing refuse refuses refused unable',
  halfNegators: 'hardly barely scarcely rarely seldom',
  intensifiers: `
    very really extremely so absolutely totally completely incredibly super highly truly especially particularly
    exceptionally utterly amazingly insanely quite such way most pretty far much always fucking fuckin freaking
    freakin frickin damn effing hella bloody goddamn ridiculously stupidly impossibly unbelievably
      terribly awfully horribly dreadfully wickedly seriously downright outright deeply immensely tremendously enormously
      hugely massively ultra mega uber hyper exceedingly remarkably surprisingly wildly crazy simply real extra heavily
      thoroughly entirely wholly perfectly
  `,
  diminishers: `
    slightly somewhat bit little fairly rather mildly relatively moderately partly partially almost kinda sorta
    sometimes occasionally tad marginally vaguely kind_of sort_of
  `,
  followingIntensifiers: 'af asf as_hell as_fuck as_shit as_heck',
  too: 'too overly excessively',
  less: `
    less least fewer less_than
  `,
  hopes: 'hope_to hoping_to if unless hope hoped hopes hoping expect expects expecting expected',
  modals: `
    could should might would_be
  `,
  unrealised: `
    had_hoped_for would_like_to_see i'd_like_to_see we'd_like_to_see could_have could_be should_have would_have might_have was_supposed_to_be were_supposed_to_be could've should've
    would've wish wished used_to_be used_to_have could_use could_do_with not_always not_all not_everyone
  `,
  comparatives: '*er better happier',
  limitNegators: "never cannot can't cant couldn't couldnt can_not could_not could_n't ca_n't",
  exclamation: 0.5,
  nonfactual:
    "hope hoping hopefully here's_hoping fingers_crossed how_can_i how_do_i how_could_i how_should_i how_can_we how_do_we where_can_i where_do_i",
  replaced: 'instead_of rather_than ahead_of in_place_of',
  averting: 'avoid avoiding prevent preventing',
  untoldRemedies: 'fix solve resolve cure eliminate repair remove rectify sort_out get_rid_of',
  remedies: `
    fixed fixes solved solves resolved resolves cured cures eliminated eliminates repaired removes removed rectified remedied
    sorted_out sorts_out got_rid_of gets_rid_of took_away relieved eased
  `,
  unsettled: 'be being must will needs until badly poorly',
  former:
    'old_version previous_version earlier_version old_one previous_one old_app previous_app old_system previous_system old_design old_layout old_model previous_model old_site old_website before formerly previously',
  contrast: `
    but however although though yet except whereas while despite unless nevertheless otherwise nonetheless albeit in_spite_of on_the_other_hand that_said having_said_that
  `,
  subordinators: `
    although though despite whereas albeit in_spite_of because since so that which who where when if as until after before
  `,
  coordinators: 'and or nor',
}
