import type { SentimentLexicon } from './lexicon.js'

export const lexicon: SentimentLexicon = {
  language: 'en',
  matching: 'stem',
  grades: {
    '3': `
      adore adores amazing astounding awesome awsome best breathtaking brilliant dazzling delectable delicious
      delighted divine ecstatic excellent exceptional exquisite extraordinary fabulous fantastic favorite
      favourite finest first-rate flawless flawlessly gorgeous heavenly idyllic impeccable incredible love loved
      loves luxurious luxury magnificent marvellous marvelous masterpiece mindblowing outstanding paradise perfect
      perfection phenomenal scrumptious spectacular splendid stellar stunning sublime superb superior surreal
      terrific thrilled top-notch tops unbeatable unforgettable unparalleled unsurpassed wonderful world-class wow
      yummy
    `,
    '2': `
      accessible accommodating accurate accurately ace admirable admire adorable advantage affordable amazed
      appealing applaud appreciate appreciated appreciates attentive attractive authentic bargain beautiful
      beautifull beautifully beneficial benefit bestseller better bless blessed bliss bonus bravo breeze bright
      calm captivating care cared caring celebrate charm charming cheerful cheers chic classy clean clear clever
      comfortable comfy commendable compact compliment complimentary complimented compliments congrats
      congratulations convenient conveniently cool cosy courteous cozy creamy creative crisp crispy cute dedicated
      delight delightful dependable desirable devine diligent durable easily easy effective efficient efficiently
      elegance elegant enchanting energetic engaging enjoy enjoyable enjoyed enjoyment enjoys enthusiastic
      excelent excite excited exciting exclusive fabulously faithful fantastically fascinated fascinating
      fashionable fast faster fine flatter flattering flavorful flavourful fond fortunate fortunately fresh
      friendliness friendly fun funny gem generous generously genius gentle gently genuine gift gifted glad
      glorious good goodness gourmet graceful gracious grateful gratitude great greatest haha handsome handy
      happier happiest happily happy harmony healthy heartily hearty heaven helped helpful helpfull helps
      hilarious honest hooray hope hopeful hospitable hospitality hot humorous ideal ideally immaculate impress
      impressed impresses impressive improve improved improvement improves inexpensive informative ingenious
      innovative insightful inspired inspiring intelligent interesting intuitive invaluable irresistible joy juicy
      kickass kind kindly kindness knowledgeable kudos laugh laughs legend legendary lightweight likable likeable
      liked likes lol lovely loyal luckily lucky luminous luscious lush magic magical majestic masterful memorable
      mesmerizing mouthwatering neat neatly nice nicely nicer obliging outstandingly palatable passion passionate
      peace peaceful perfectly perk picturesque pleasant pleasantly pleased pleasure plus plush polished polite
      popular positive powerful praise precise premium prestigious pristine pro professional profitable prompt
      promptly pros prosper proud punctual quick quicker quickly quiet reasonable reasonably reasonably-priced
      recomend recommand recommend recommendation recommended recommends refined refreshing rejoice relax relaxed
      relaxing reliable remarkable remarkably respect respectful responsive restful reward rewarding rich riveting
      robust romantic roomy safe satisfaction satisfied satisfy satisfying savory scenic seamless seamlessly
      secure serene sexy sharp simple sincere skilled skillful sleek smart smile smiles smiling smooth smoothly
      soft softer solid soothing sophisticated soundproof spacious sparkling speedy spotless steal strong stronger
      stunningly sturdy stylish succeed success successful successfully sunny super superbly supportive sweet
      swift talented tasteful tasty tempting tender thank thankful thanks thoughtful thrill thrilling tidy
      tranquil treat tremendous trendy trust trusted trustworthy unique unmatched unrivaled uplifting upscale
      useful valuable value versatile vibrant victory vintage vivid warm warmth welcome welcomed welcoming well
      well-equipped well-made willing win winner winning wins wise witty wonder wonderfully wonders woo woohoo
      worth worthwhile yay yum yummie zest
    `,
    '1': `
      acceptable adequate advance advanced alright ample available big capable casual central centrally cheap
      cheaper classic close close-by competent complement complete completed consistent consistently correct
      correctly decent deserve deserves different easy-to-use enough fair fairly familiar favor fit fits fulfill
      fulfills full functional high-end hip homemade huge large light lively modern modernized must-have natural
      near nearby new ok okay original plenty pretty proper properly ready regularly renovated save saved saves
      saving stable standard steady sufficient sufficiently traditional usable variety well-located work workable
      worked works
    `,
    '0': 'use accommodation including price personal note',
    '-0.7': `
      average basic blah busy charge charged charges closed complex complicated crowd dim excuse excuses far fix
      fixed gimmick gimmicky high less limited long loose loud low lower meh minor minus narrow nothing odd off
      old plain pricy quit rarely remote repair repaired replace replaced replacement return returning rush rushed
      rushing send sent short simplistic small sold steep stop stopped stops strange thin tight wait waited
      waiting wet wish wished wobbly
    `,
    '-2': `
      absurd afraid anger angry annoy annoyance annoyed annoying annoys arrogant ashamed avoid awkward bad baggy
      bedbugs beware bitter bland blurred blurry bored boredom boring borring bother bothered bothers bothersome
      boxy break breaking breaks broke broken bug buggy bugs bulky bummer burnt buzz cancel canceled cancelled
      careless chaos chaotic cheaply cheat cheated chewy choppy claustrophobic closing clumsy cockroach
      cockroaches cold complain complained complaining complaint complaints con concern concerned concerns
      condescending confuse confused confusing confusion cons costly crack cracked cracks cramped crash crashed
      crashes creaks creaky cried crowded cry crying cumbersome damage damaged damp dangerous dark dated dead
      defect defective defects delay delayed delays denied dent dented dents deny die died dies difficult
      difficulties difficulty dingy dirtier dirty disadvantage disappoint disappointed disappointing
      disappointingly disappointment disappoints dishonest dislike disliked dislikes dismissive disorganised
      disorganized displeased dissapoint dissapointed dissapointing dissappointed dissatisfaction dissatisfied
      distasteful distorted distortion disturb disturbed disturbing doubt doubtful downside drab drain drained
      drains drawback drawbacks dread dropped drops dry dull dumb dust dusty embarrass embarrassed embarrassing
      error errors exhausted exhausting exorbitant expensive exploit fade faded fail failed failing fails failure
      fake false fault faults faulty fear flavorless flaw flawed flaws flimsy forget forgets forgot foul fragile
      freeze freezes froze frozen frumpy frustrate frustrated frustrating frustration frustrations fuzzy gaps
      glitch glitches glitchy gloomy grainy greasy grimy grumpy hang hangs hard harsh hassle hazard hazardous
      heavier heavy helpless hiss hole holes hopeless horror hostile hurt hurting hurts idiot idiotic idiots
      ignorant ignore ignored ignores ill impolite impossible inability inaccurate inadequate inattentive
      incapable incompatible incompetent incomplete inconsistent inconvenience inconvenient incorrect incorrectly
      indifferent inept inferior insane insufficient interference interrupt intolerable invaded invalid
      irresponsible irritate irritated irritating issue issues itch itchy jam jammed jams jerk jerky kill killed
      kills lack lacked lacking lacks lag laggy lags lame late leak leaked leaking leaks liar lie lied lies limp
      lonely lose loses losing loss lost louder lousy lukewarm mad malfunction malfunctioning manipulate meager
      meaningless measly mediocre mess mess-up messy miserable misery misfortune mislead misleading miss missed
      missing mistake mistakes mold moldy monotonous moron mosquito mosquitos mould musty nausea negative neglect
      neglected neglects nervous nightmare no-go noise noises noisy nonexistent nonsense nuisance obnoxious
      obscure obsolete offend offended offensive oily outdated outrageously overbooked overcooked overcrowded
      overheated overheats overlooked overpriced overrated overwhelming pain painful panic peeling penalty pilling
      pity plasticky pointless poison poisoning poor poorest poorly poorly-made pretentious pricey problem
      problematic problems punish pushy rage rancid rant rat rats rattle rattling raw reboot reckless refund
      refuse refused refuses regret regrets regrettable reject rejected resent reset restrictive ridiculous
      ridiculously rip rip-offs ripped risk risky roach roaches rob robbed rotten rough rubbery rude rudely ruin
      ruined ruins run-down rundown rust rusty sacrifice sad sadly saggy salty scam scary scratch scratched
      scratches scratchy scream screaming screwed see-through severe shabby shady shaky shame shapeless sheer
      shock shocked shocking shoddy shortage shortcoming shortcomings shrank shrink shrunk sick silly sketchy
      skimpy skip skipped skipping skips slipped sloppy slow slower slowly sluggish smell smelled smells smelly
      snobby snotty soggy sorry sour spoil spoiled spotty squeaky stain stained stains stale static stench sticky
      stiff stingy stink stinks stinky stole stolen stress stressed stressful struggle struggled struggling stuck
      stupid sub-par subpar substandard suffer suffered suffering suspicious tacky tasteless tear tears tedious
      tepid terrified theft thief threat threaten thumbs-down tiny tire tired torn tough tragedy tragic trap
      traumatic trouble troubles troublesome ugliness ugly unable unappealing unattractive unavailable unbearable
      unbelievably uncaring unclean unclear uncomfortable undeliverable undercooked underwhelmed underwhelming
      undesirable uneasy uneven unexpected unfair unfit unflattering unfortunate unfortunately unfriendly unhappy
      unhealthy unhelpful unimpressed unimpressive uninspired unjust unlucky unnecessary unorganized unpleasant
      unpleasantness unpredictable unprepared unprofessional unprofessionalism unravel unraveling unreasonable
      unreliable unresponsive unsafe unsanitary unsatisfactory unsatisfied unstable unsuccessful untrustworthy
      unwanted unwelcome unwelcoming unwilling unworthy upset upsetting vague violent vomit warn warning waste
      wasted wasting watery weak weaker weakness weird wicked woes worn worried worries worry worrying worse
      worsen worsened wreck wrinkled wrinkles wrong yuck yucky zero
    `,
    '-3': `
      abomination abuse abusive abysmal appalling atrocious awful awfully bullshit crap crappy deplorable despise
      disaster disastrous disgrace disgraceful disgusted disgusting dreadful evil filthy fraud fuck fucked fucking
      garbage ghastly gross hate hated hates hating hell hideous horrendous horrible horribly horrid horrific
      inedible inexcusable insult insulting junk loathe nasty outrageous pathetic pos repulsive revolting rip-off
      ripoff rubbish shameful shit shitty suck sucked sucks sucky terrible terribly torture trash unacceptable
      uninhabitable unusable useless vile worst worthless
    `,
  },
  phrases: `
    3: blown away, could not be happier, couldn't be happier, definitely be back, great value, highly recommend
    3: mind blowing, out of this world, second to none, to die for, top notch, well worth, worth every
    2.5: 5 star, 5 stars, bang for, can not beat, can't beat, can't go wrong, five star, five stars, good quality
    2.5: good value, hard to beat, high quality, must see, must try, no complaints, state of the art, thumbs up
    2.5: user friendly, will be back, works great, would recommend
    2: above average, be back, better than, can't wait, easy to, free of charge, good shape, happy with
    2: kid friendly, last forever, long lasting, low price, low prices, must have, no issues, no problems
    2: quick shipping, so far so good, stands out, will return
    1.5: back again, bad ass, come back, do the trick, does the job, for free, free wifi, give it a try, go back
    1.5: light weight, no problem, on time, stand out, value for money
    1.2: not bad
    1: close to, fine dining, fresh air, kick out of, right away
    0.7: take care
    0.5: cold beer, happy hour, in time, no doubt
    0.3: no big deal
    0: 'd like, a lot, air condition, as well, at all, at least, big deal, cold cuts, customer care
    0: customer service, customer support, desired, far from, feel free, feel like, feels like, felt like
    0: full of, good luck, hair dryer, hard disk, hard drive, hard rock, hot dog, hot sauce, hot water, ice cold
    0: in charge, just like, kind of, less than, like a, like the, long time, look like, looked like, looks like
    0: more like, more than, no smoking, no wonder, not just, not only, not very, of course, old fashioned
    0: on the other hand, other than, power button, pretty much, rather than, rock bottom, seems like, sort of
    0: super market, things like, used to, warm up, well as, works like, would like
    -0.3: fast food, have to, should be, trying to
    -0.5: had to, i guess
    -0.7: need to be, needs to, so so, tried to, would have been
    -1: could use, god forbid, goes back, going back, hit or miss, if only, no longer, pass on, supposed to
    -1.5: at best, at worst, hard to, in need of, money back, on hold, out of date, send back, send it back
    -1.5: sent back, smaller side
    -2: at your own risk, below average, difficult to, go wrong, high price, high prices, needs improvement
    -2: not return, nothing special, nothing to write home, out of order, pretty bad, room for improvement
    -2: run down, sent it back, small portions, too bad, worse than
    -2.5: 1 star, fall apart, falling apart, falls apart, fell apart, left something to be desired, let down
    -2.5: low quality, no good, not worth, one star, poor quality, thumbs down, to be desired
    -3: do not recommend, don't recommend, leaves a lot to be desired, never again, never go back, never return
    -3: not go back, piece of crap, piece of junk, rip off, ripped off, stay away, steer clear, waste of
    -3: won't be back, won't return, would not recommend
  `,
  negators: `
    not never without nor neither none nobody cannot cant dont doesnt didnt isnt wasnt werent arent wont wouldnt
    couldnt shouldnt hasnt havent hadnt aint
  `,
  shortNegators: 'no',
  negatorEndings: "n't",
  nonNegators: 'not_only not_just not_simply not_merely',
  praiseNegators: 'lack lacks lacked lacking',
  halfNegators: 'hardly barely scarcely rarely seldom',
  intensifiers: `
    very really extremely so absolutely totally completely incredibly super highly truly especially particularly
    exceptionally utterly amazingly insanely quite such way most pretty far much always
  `,
  diminishers: `
    slightly somewhat bit little fairly rather mildly relatively moderately partly partially almost kinda sorta
    sometimes occasionally
  `,
  too: 'too',
  less: 'less least',
  hopes: 'if unless hope hoped hopes hoping expect expects expecting expected',
  modals: 'could should might',
  unrealised: `
    could_have could_be should_have should_be would_have would_be might_have might_be could've should've would've wish
    wished
  `,
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
