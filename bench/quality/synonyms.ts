/** Words of queries and one that means the same, which people use less. Written by hand for this measure alone. */
const pairs = `
doctor physician|hospital infirmary|medicine medication|drug pharmaceutical|cancer malignancy|kids children|child youngster|car automobile
house dwelling|money cash|price cost|cheap inexpensive|expensive costly|buy purchase|sell vend|job occupation|work employment|salary wages
boss supervisor|company enterprise|law legislation|police cops|crime felony|war warfare|country nation|city metropolis|government authorities
president leader|election ballot|teacher educator|student pupil|school academy|university college|book volume|movie film|music melody
song tune|game pastime|food nourishment|meal repast|drink beverage|fat obese|weight heaviness|diet nutrition|exercise workout|sleep slumber
pain ache|sick ill|disease illness|infection contagion|heart cardiac|brain cerebral|bone skeleton|blood bloodstream|skin dermal|pregnant expectant
baby infant|birth childbirth|death demise|dead deceased|old elderly|young youthful|woman lady|man gentleman|mother mom|father dad|wife spouse
husband spouse|friend buddy|love affection|happy joyful|sad unhappy|angry furious|afraid scared|dangerous hazardous|safe secure|big huge
small tiny|fast rapid|slow sluggish|good excellent|bad terrible|beautiful gorgeous|ugly hideous|clean spotless|dirty filthy|smart clever
stupid foolish|rich wealthy|poor impoverished|strong powerful|weak feeble|begin commence|end conclude|help assist|fix repair|build construct
destroy demolish|find discover|lose misplace|show display|tell inform|ask inquire|answer reply|speak talk|write compose|see observe|hear listen
travel journey|trip journey|airplane aircraft|plane aircraft|ship vessel|boat vessel|train railway|road highway|hotel inn|room chamber
restaurant diner|kitchen cookhouse|computer pc|phone telephone|internet web|email mail|website webpage|software program|error mistake|bug defect
problem issue|question query|test examination|science scientific|animal creature|dog canine|cat feline|bird fowl|fish seafood|tree timber
water aqua|river stream|sea ocean|mountain peak|weather climate|rain rainfall|snow snowfall|wind breeze|fire blaze|gun firearm|weapon arms
army military|soldier trooper|god deity|church chapel|religion faith|tax levy|bank lender|loan credit|debt liability|insurance coverage
stock share|market marketplace|trade commerce|profit earnings|energy power|oil petroleum|smoke fumes|alcohol liquor|beer ale|wine vino|bread loaf
meat flesh|sugar sweetener|salt sodium|vegetable veggie|fruit berry|cook bake|eat consume|gift present|party celebration|wedding marriage
holiday vacation|clothes garments|shoes footwear|jewelry jewels|picture photo|color hue|garden yard|furniture sofa|toilet lavatory|bath tub
`

/** From a word to one that means the same. */
export const synonyms: ReadonlyMap<string, string> = new Map(
  pairs
    .trim()
    .split(/[|\n]/)
    .map((pair) => pair.split(' ') as [string, string]),
)
