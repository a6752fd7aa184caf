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
      game-changer greatest treasure fantastico
    `,
    '2': `
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
      rejuvenated reliability reliably relief relieved remedied replenished resilient resolved resourceful respected
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
      spot-on on-point xoxo hooked helpfulness attentiveness generosity professionalism cooperation convinced enjoying
      liking appreciating approve approved approval delish deliciously correctly guarantee shine orderly! appetizing!
      appetising! worth! informative! positive! positively manageable! clear! superior hip! liked! loving ahahaha
      hahah bwahaha lolol yass yasss yaaas yaas yaay yayy yayyy yess yesss woot w00t whoop whoohoo congrats grats gr8
      luv u_rock amazeballs fab pumped! psyched stoked hyped comfy cuddle cuddles cuddly rad badass epic! epically
      dope! swag! rockin kickin sweetie sweetheart bestie besties bff blessings xo xx xxx xoxoxo superstar kudos
      yippee hurray hurrah huzzah yeehaw yum yumm yummm nom ily ilysm goosebumps proudly slay slayed wholesome
      underrated classy soulmate anticipate anticipated excitedly hottie gorgeousness savour savor lovin gratefulness
      fangirl treasured victory victorious triumphant triumphantly pumped cleaner! cleanest easier easiest brighter
      brightest clearer clearest healthier healthiest warmer! comfier quieter quietest smoother smoothest sharper
      sharpest kinder kindest handier roomiest cosier cozier crispier fresher freshest safer safest neater neatest
      happier wtg beauty snuggle snuggles snuggling giggly luckiest coolest! smartest! affectionate spectacularly
      prayers! booyah swoon swooning dreamy homie adventures! hugs cuteness tgif
    `,
    '1': `
      acceptable adequate advanced alright available big capable casual central centrally cheaper close close-by
      competent complement complete completed consistent consistently decent deserve deserves easy-to-use enough fair
      fairly familiar favor fulfill fulfills functional high-end homemade huge large light lively modern modernized
      must-have natural new ok okay pretty proper properly ready regularly renovated stable standard steady sufficient
      sufficiently traditional usable variety well-located work workable worked works accept accepted adapt
      appropriate appropriately aware calmly comparable compliant conclusive confidence contemporary correctness
      dependably distinct doable eco-friendly expandable feasible flat-rate free functioning functioned functions
      handled handles harmless inclusive instant instantly lasting lasts legit legitimate legitimately mild moderate
      newer on-time operational passable permitted portable practical preferable prefer preferred ready-made repeat
      respectably responded restored revisit serviceable serviceably solved sorted straightforward suffice suffices
      supported supports sure tolerable trim unchanged up-to-date upgradeable warranted watchable wearable
      well-balanced growing advantages assist assisted assistance assisting correct nearby! fine save saves saved
      promising! plenty quality! fits! detailed! lol haha hahaha rofl lmao lmfao careful carefully understandable
      considerate! rich original! interesting! hehe heh hehehe lols hihi ty thx tnx tysm cheers hug kiss kisses muah
      mwah aww awww omw wohoo classic! classics! bigger biggest newest! lighter! greater! lightest party! parties!
      vacation! vacations dream! dreams! daydreaming whew treat! homies wireless!
    `,
    '0': `
      accommodation including price personal note interest interested firm kindle state stated handle matter character
      present mean means sound sounds promise promised promises order ordered ordering orders appetizer appetizers
      prix_fixe dim_sum use used crushed worn several shorts tights flats business businesses cutting hanger hips
      clearly information position management entertainment difference differences different crisps detailing
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
      rainy! stormy! hole! freaking! frickin freakin effing
    `,
    '-2': `
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
      cock! ennui angst conspiracy meltdown! psycho creeper delusional scumbag! assassinated evicted cranky
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
      unforgivable unspeakable untenable unwatchable vomited worst-ever worthlessness wretched putrid repellent
      deathtrap asshat douche douchebag dickhead motherfucker mf pissed piss scum wtf stfu gtfo ffs bs! bullcrap hater
      haters
    `,
  },
  phrases: `
    0: so far, how far, far as, day off, days off, take off, takes off, taking off, took off, cold water, cold weather, dry cleaning, dry clean, dry cleaned, pair of
    0: short ribs, short term, long term, hang out, hangs out, dark jeans, in my area, high chair, high speed
    0: small plates, long haul, short haul
    -2: worn down, looks worn, looked worn, well worn
    3: never disappoints, never disappointed, never disappoint, never fails, never failed, never fail
    3: never lets you down, can not go wrong, can't go wrong, cannot go wrong, could not have been better
    3: couldn't have been better, could not be better, couldn't be better, could not be more, couldn't be more
    3: could not have been more, couldn't have been more, hands down, worth every penny, worth every cent
    3: blew me away, blows away, knocked my socks off, over the moon, highly recommended, can't recommend enough
    3: cannot recommend enough, can't say enough, cannot say enough, can't praise enough, a must, game changer
    3: home run, hit the spot, hits the spot, above and beyond, exceeded expectations, exceeded my expectations
    3: exceeds expectations, exceeded our expectations, a pleasure to, spot on, on point, blown away
    3: could not be happier, couldn't be happier, definitely be back, great value, highly recommend, mind blowing
    3: out of this world, to die for, top notch, well worth, worth every
    2.5: can't complain, cannot complain, can not complain, nothing to complain, no complaint, not disappointed
    2.5: not be disappointed, won't regret, without a hitch, without any issues, without issue, without issues
    2.5: without any problem, without any problems, no regrets, no hassle, no fuss, hassle free, stress free
    2.5: trouble free, wide variety, great variety, made our day, went out of their way
    2.5: goes out of their way, go out of their way, out of their way, went out of her way, went out of his way
    2.5: will definitely return, will definitely be back, looking forward, look forward, worth it, well worth it
    2.5: worth the price, worth the money, worth the wait, worth a visit, worth the trip, 5 star, 5 stars, bang for
    2.5: can not beat, can't beat, five star, five stars, good quality, good value, hard to beat, high quality
    2.5: must see, must try, no complaints, state of the art, thumbs up, will be back, works great, would recommend
    2: no trouble, not a problem, not an issue, user friendly, up to date, at ease, in good hands, good deal
    2: great deal, good job, great job, well done, big fan, huge fan, a fan of, keep coming back, kept coming back
    2: keeps me coming back, coming back, second to none, do a great job, more than enough, reasonably priced
    2: fairly priced, well priced, walking distance, good condition, great condition, easy access, hooked on
    2: above average, be back, better than, can't wait, easy to, free of charge, good shape, happy with
    2: kid friendly, last forever, long lasting, low price, low prices, must have, no issues, no problems
    2: quick shipping, so far so good, stands out, will return
    1.5: not expensive, not too bad, not so bad, not that bad, not half bad, not too shabby, not a bad, wasn't bad
    1.5: isn't bad, no bad, problem solved, in good time, ahead of time, up and running, makes sense, good idea
    1.5: within walking, back again, bad ass, come back, do the trick, does the job, for free, free wifi
    1.5: give it a try, go back, light weight, no problem, on time, stand out, value for money
    1.2: not bad
    1: no one else, nothing else, anything else, as expected, as described, as advertised, grew on me
    1: fine dining, fresh air, kick out of, right away
    0.7: take care
    0.5: no matter, thank goodness, excuse me, no need, no frills, cold beer, happy hour, in time, no doubt
    0.3: no big deal
    0: hot dogs, cold drinks, cold drink, cold beers, cold brew, iced coffee, dim sum, black pepper, prix fixe
    0: fast forward, hard cover, hard copy, no doubt about, last minute, at first, not sure
    0: nothing but, none other, no one, not to mention, if not, whether or not, or not
    0: not yet, not everyone, not all, not always, as long as, so long, light switch, sour cream, sweet and sour
    0: hot tub, hot chocolate, hot tea, hot coffee, air conditioner, air conditioning, noise cancelling
    0: noise canceling, noise reduction, anti glare, wrinkle free, waste basket, trash can, break down, break fast
    0: customer service representative, customer service rep, good evening
    0: good afternoon, in good faith, dear sir, kind regards, best regards, best wishes
    0: best western, best buy, best seller, well known, how well, as well as
    0: free time, free weight, social security, security, long sleeve, long sleeves, short sleeve, short sleeves
    0: small talk, low cut, low carb, low fat, low light, high heels, high school, high season, high end
    0: high street, high tea, dark chocolate, dark blue, dark brown, dark green, dark grey, dark gray, dark room
    0: light blue, old school, old town, old fashioned, wine list, hard boiled, died down, too much trouble
    0: miss out, missed out, to be fair, fair enough, right now, right after, right before, just right, as soon as
    0: 'd like, a lot, air condition, as well, at all, at least, big deal, cold cuts, customer care
    0: customer service, customer support, desired, feel free, feel like, feels like, felt like, full of
    0: hair dryer, hard disk, hard drive, hard rock, hot dog, hot sauce, hot water, ice cold, in charge
    0: just like, kind of, less than, like a, like the, long time, look like, looked like, looks like, more like
    0: more than, no smoking, no wonder, not just, not only, not very, of course, on the other hand, other than
    0: power button, pretty much, rather than, rock bottom, seems like, sort of, super market, things like
    0: used to, warm up, well as, works like, would like
    -0.3: fast food, have to, should be, trying to
    -0.5: had to, i guess
    -0.7: not quite, not exactly, not particularly, not really, not that great, could do with
    -0.7: room to improve, in the way, takes forever, need to be, needs to, so so, tried to
    -1: too much, too many, too little, too few, too long, had to wait, have to wait, having to wait, not enough
    -1: nowhere near, not impressed with, not for me, a bit of a, not what i, not what we, was not able
    -1: were not able, not able to, unable to, fall short, falls short, fell short, short of, ran out, run out
    -1: runs out, sold out, out of stock, used to be, no way, no thanks, no idea, no clue, did not help, no use
    -1: on edge, under cooked, could use, god forbid, goes back, going back, if only, no longer, pass on
    -1: supposed to
    -1.5: wore out, wears out, worn out, broke down, broken down, breaks down, shut down, shuts down
    -1.5: turns off by itself, give up, giving up, look elsewhere, go elsewhere, went elsewhere
    -1.5: looking elsewhere, try elsewhere, think twice, buyer beware, not great, not good, not ideal
    -1.5: out of service, ran late, running late, late for, out of touch, out of place, turned off
    -1.5: turn off, turned me off, put off, at best, at worst, hard to, in need of, money back, on hold, out of date
    -1.5: send back, send it back, sent back, smaller side
    -2: fed up, sick of, tired of, pissed off, ticked off, hung up on me, hangs up, gone downhill
    -2: went downhill, going downhill, downhill, cut corners, cutting corners, ripped me off, hit and miss
    -2: hit or miss, not recommend, not recommended, wouldn't recommend, don't bother, do not bother, didn't bother
    -2: not bother, could not care less, couldn't care less, could care less, felt cheap, feels cheap, feel cheap
    -2: looks cheap, look cheap, looked cheap, sounds cheap, sounded cheap, sound cheap, cheaply made, made cheaply
    -2: cheap feeling, cheap looking, cheap plastic, nothing like, lack of, no sense, no refund, no response
    -2: no reply, no help, no longer works, stopped working, stops working, quit working, stop working, not working
    -2: doesn't work, does not work, didn't work, did not work, won't work, will not work, dead on arrival
    -2: gave up on, bad taste, left a bad taste, last time, won't be returning, not be returning
    -2: will not be returning, not coming back, won't come back, will not come back, not go back, at your own risk
    -2: below average, difficult to, go wrong, high price, high prices, needs improvement, not return
    -2: nothing special, nothing to write home, out of order, pretty bad, room for improvement, run down
    -2: sent it back, small portions, worse than
    -2.5: not worth it, not worth the money, not worth the price, isn't worth, wasn't worth, never got
    -2.5: never received, never came, never arrived, never worked, false advertising, misleading advertising
    -2.5: money grab, cash grab, slap in the face, a joke, what a joke, big mistake, huge mistake, total waste
    -2.5: 1 star, fall apart, falling apart, falls apart, fell apart, left something to be desired, let down
    -2.5: low quality, no good, not worth, one star, thumbs down, to be desired
    -3: never ever, never again, never use again, never buy again, never order again, never stay here again
    -3: never fly, not again, waste of time, waste of money, wasted money, wasted my money, wasted my time
    -3: save your money, don't waste, do not waste, avoid at all costs, stay clear, run away, keep away, worst ever
    -3: zero stars, 0 stars, throw away, threw it away, threw away, thrown away, drives me crazy, drives me nuts
    -3: made me sick, got sick, do not recommend, don't recommend, leaves a lot to be desired, never go back
    -3: never return, piece of crap, piece of junk, rip off, ripped off, stay away, steer clear, waste of
    -3: won't be back, won't return, would not recommend
    2: a steal, steal of a, i like, we like, i liked, we liked, really like, really liked, also like, also liked
    2: like it, like this, like that, like the way, like how, like my, liked it, do like, did like, love how
    0: oh well, well maybe, i wonder, wonder if, wonder why, wonder what, wonder how, would like to, if you like
    0: do you like, what is it like, as you like, would you like, you like, sounds like, sound like, sounded like
    0: seem like, seemed like, tastes like, tasted like, smells like, smelled like, act like, acts like, acted like
    0: acting like, feeling like, looking like, something like, anything like, stuff like, people like, places like
    0: much like, a lot like, just like that, like that one, like this one
    0: trick or treat, trick or treating, dirty words, cold war, world war, star wars, sick leave, hard work
    -1.5: rolled my eyes
    1: thank you, thank u, thanks for, thanks to
    2: happy birthday, merry christmas, happy new year, happy holidays, cant wait, can not wait, cannot wait
    2: ca n't wait, the best, made me smile, made my week, love you, love u, love ya, proud of
    2: miss you, so cute, way to go, well played, good times, shout out, fell in love, in love, good news, great news
    -2: no fun, not fun, not cool, not happy, not ok, not okay, not fair, not funny, so over, kill me, pissed me off
    -2: give me a break, get over it, shame on, out of control, get a life, what is wrong with
    -2: what's wrong with, the worst, bad news, sad news, can not stand, can't stand, cannot stand, cant stand
    -2: can't believe, i hate, rest in peace, passed away
    -1: i miss, wish i, oh no, as if, my ass, not sure why, too bad, poor thing
    -1.5: gets old, getting old, poor quality, last straw, had enough, enough is enough, at fault
    2: too funny, too cute, too kind, too adorable, so funny, only too happy
    0: isn't it, isn't she, isn't he, isn't that, aren't you, aren't they, don't you think, don't we, don't you
    0: doesn't it, doesn't he, doesn't she, wasn't it, won't you, why don't, why not, why didn't, don't know
    0: do not know, didn't know, i don't think, don't think, don't care, do not care, don't mind, do not mind
    0: no one knows, i'm not sure, not sure if, no idea if, can't tell, don't worry, not a fan of yet
    0: didn't realize, didn't realise, don't remember, can't remember, i'm not saying, not saying, not to say
    0: not to brag, don't tell, don't let, don't need, do not need, didn't need, if you don't, if you haven't
    0: not by much, not much of a, not long ago, not too long ago, not too long, not so long ago, haven't tried
    0: have not tried, don't have to, do not have to, didn't have to, doesn't have to, without having to, without even
    0: if not for, not necessarily, not either, me neither, no other, not my, not another, not including, not counting
    0: not until, not since
    0.5: don't forget, do not forget, don't miss, do not miss, never forget, can't go without, can't live without
    1: close to, treated like family, treated like royalty
    0.7: no worries, so no worries
    -1: would be nice, would be good, would be great, would be better, would be helpful, would be nicer
    -1: would be useful
    0: dated from, dating back
    0.3: good luck
    0: late night, late nights, late dinner, late lunch, late check-out, late checkout, late evening, grow up
    0: growing up, grew up
    -2: kept freezing, keeps freezing, keep freezing, freezing up, froze up, freezes up
    0.7: rush you
    0: good morning, good night
    0: not so much, so much so, without a doubt, without doubt, without question, not as yet, no longer than
    2: not hesitate, wouldn't hesitate, no hesitation, yet to be disappointed, yet to disappoint
    2: what more could you ask, what more could you want, couldn't ask for more, could not ask for more
    2: can't ask for more
    3: can't recommend this enough, can't recommend it enough, cannot recommend it enough
    3: cannot recommend this enough, can't recommend them enough, can't recommend this place enough
    3: can not recommend it enough
    1: not far from, not far, not too far, does its job, do its job, does what it says, no regret
    -1.5: expected better, expected more, expecting better, expecting more, hoped for better, hoped for more
    -1.5: hoping for more, hoping for better, gets hot, get hot, got hot, getting hot, runs hot, run hot, not a fan
    -1.5: not a big fan, not a huge fan, gone up, went up in price
    -2: fails to impress, failed to impress, fails to deliver, failed to deliver
    2: from scratch, melts in your mouth, melt in your mouth, melted in my mouth, mouth water
    -2: over priced, way over priced, ripped off by
    0: well over, well into, well before, well after
    3: dream come true, dreams come true, dreams can come true, best day ever, best night ever
    3: best day of my life, happiest day, love love love, so much love, fuck yeah, f yeah, hell yeah, hell yes
    3: fuck yes, is the shit, rocks the house, made my day, makes my day, made my night, making my day
    2.5: so excited, so happy, so proud, super excited, so fucking excited
    2: so true, that's the spirit, guilt free, grand slam, smell good, smells good, smells great, smells amazing
    2: smell great, hanging with, hang with, hang out with, hanging out with, day made, top 5, top 10
    2: filled with hope, you rock, this rocks, it rocks, that rocks, totally rocks, game on, let's go, lets go
    2: all smiles, my hero, luv u, luv you, ily, proud of you, so sweet, sleep tight, wish me luck, luckiest man
    2: luckiest girl, sweet dreams, like a boss, bring it on, good vibes, fun times, great time
    2: good night's sleep, prized possession, damn good, damn fine, damn great, pretty damn, fucking great
    2: fucking awesome, fucking love, fucking amazing, freaking love, freaking awesome, freaking amazing
    2: freakin love, freakin awesome, fuckin love
    1: guilty pleasure, brand new, do yourself a favor, hanging out
    0: arrested development, slow jam, monday night raw, wwe raw, night raw, walking dead, sweet potato
    0: sweet potatoes, new yorker, new yorkers, new zealand, new jersey, new orleans, new england
    0: hip hop, hip-hop, off to, off to the, first off, off work, off from, kill some time, kill time, ill be
    0: ill have, ill see, ill do, ill go, ill try, ill get, ill take, ill never, ill just, you're welcome to
    0: can stop by, stop by, stopped by, happy endings, hung up, send me, send you, sent you, sent me, sent from
    0: hold up
    -2: who cares, gave up, give a fuck, screw you, what the hell, shut up, go to hell, hates me, hate my
    -2: hate when, hate that, hate it when, not in the mood, this sucks, it sucks, that sucks, life sucks
    -2: sucks that, so sad, so annoying, so annoyed, so tired, so bored, so sick, so done, makes me sick
    -2: makes me sad, makes me mad, makes me crazy, break my heart, breaks my heart, broke my heart, boo hoo
    -2: crying my eyes, drop dead, worst day, bad day, bad luck, feel like crap, feel like shit, feels like crap
    -2: feeling down, kissed ass, kiss my ass, pain in the, ain't right, aint right, ain't shit, my head hurts
    -2: hurts so, losing my mind, lost my
  `,
  negators: `
    not never nothing without nor neither none nobody cannot cant dont doesnt didnt isnt wasnt werent arent wont
    wouldnt couldnt shouldnt hasnt havent hadnt aint didn't_not wasn_'t isn_'t doesn_'t don_' didn_' wasn_' isn_'
    doesn_' won_' couldn_' wouldn_' hasn_' haven_' aren_' weren_' can_'t 't cannot_not far_from anything_but
  `,
  shortNegators: 'no',
  negatorEndings: "n't",
  nonNegators: 'not_only not_just not_simply not_merely',
  praiseNegators: 'lack lacks lacked lacking',
  halfNegators: 'hardly barely scarcely rarely seldom',
  intensifiers: `
    very really extremely so absolutely totally completely incredibly super highly truly especially particularly
    exceptionally utterly amazingly insanely quite such way most pretty far much always fucking fuckin freaking
    freakin frickin damn effing hella
  `,
  diminishers: `
    slightly somewhat bit little fairly rather mildly relatively moderately partly partially almost kinda sorta
    sometimes occasionally
  `,
  too: 'too',
  less: `
    less least fewer
  `,
  hopes: 'if unless hope hoped hopes hoping expect expects expecting expected',
  modals: `
    could should might would_be
  `,
  unrealised: `could_have could_be should_have should_be would_have might_have might_be could've should've would've wish wished`,
  comparatives: '*er better happier',
  limitNegators: "never cannot can't cant couldn't couldnt",
  contrast: `
    but however although though yet except whereas while despite unless nevertheless otherwise
  `,
  subordinators: `
    because since so that which who where when if as until after before
  `,
  coordinators: 'and or',
}
