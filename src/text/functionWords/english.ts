import type { LanguageWords } from './functionWords.js'

export const en: LanguageWords = {
  functionWords: `
    the a an this that these those such same each every either neither both all any some another other others own
    i me my mine myself we us our ours ourselves you your yours yourself yourselves he him his himself she her hers
    herself it its itself they them their theirs themselves one ones oneself u ur im ive its thats
    who whom whose which what whoever whichever whatever when where why how whenever wherever
    someone somebody something anyone anybody anything everyone everybody everything somewhere anywhere everywhere
    of for in on and to at by from with without into onto upon about above across after against along amid among amongst
    around as before behind below beneath beside besides between beyond despite down during except inside near off
    out outside over per since than through throughout till toward towards under underneath until unto up via within
    or but nor so yet if unless because although though while whereas whether once cuz cos
    am is are was were be been being do does did doing done have has had having will would shall should can could may
    might must ought gonna wanna gotta
    let's lets y'all
    very really just also too quite rather almost nearly even still only ever already perhaps maybe however therefore
    thus hence else otherwise instead anyway indeed somewhat
    there here now then much many more most less least few fewer several enough
    etc eg ie e.g i.e vs
  `,
  inner: 'of for in on and to',
  conditional: 'to',
  and: 'and',
  clitic: /'(?:s|ll|d|ve|re|m)$/u,
  hyphened: 'in ins on ons off offs out outs up ups down downs over overs through away by',
  joined: { forms: 'check checks checked checking', particle: 'in' },
  negators: {
    not: `
      not n't cannot don't doesn't didn't isn't aren't wasn't weren't haven't hasn't hadn't won't wouldn't can't couldn't
      shan't shouldn't mustn't mightn't needn't oughtn't daren't ain't
      dont doesnt didnt isnt arent wasnt werent havent hasnt hadnt wont wouldnt cant couldnt shouldnt mustnt aint
    `,
  },
}
