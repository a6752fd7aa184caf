import type { LanguageWords } from './functionWords.js'

export const de: LanguageWords = {
  functionWords: `
    der die das den dem des ein eine einen einem einer eines dieser diese dieses diesen diesem jener jene jenes jenen jenem
    jeder jede jedes jeden jedem alle aller alles allen allem beide beiden beider solche solcher solches solchen manche
    mancher manches einige einiger einigen einiges mehrere welche welcher welches welchen welchem viel viele vielen vieler
    vieles mehr meist meisten wenig wenige wenigen weniger etwas man selbst selber derselbe dieselbe dasselbe
    ich mich mir mein meine meinen meinem meiner meines du dich dir dein deine deinen deinem deiner deines er ihn ihm sein
    seine seinen seinem seiner seines sie ihr ihre ihren ihrem ihrer ihres ihnen es wir uns unser unsere unseren unserem
    unserer unseres euch euer eure euren eurem eurer sich einander wer wen wem wessen was jemand jemanden
    und oder aber sondern denn doch weil da dass daß ob obwohl wenn falls als wie während bevor nachdem seit seitdem bis
    damit indem sobald solange sowie sowohl entweder weder noch zwar jedoch dennoch trotzdem deshalb daher darum deswegen
    an am ans auf aufs aus außer außerhalb bei beim durch für fürs gegen gegenüber hinter im in ins innerhalb mit nach neben
    ohne per pro statt trotz über um unter vom von vor wegen zu zum zur zwischen ab entlang anstatt bezüglich
    bin bist ist sind seid war warst waren wart gewesen wäre wären sei seien habe hab hast hat haben habt hatte hatten
    hattest gehabt hätte hätten werde wirst wird werden werdet wurde wurden worden geworden würde würden kann kannst können
    könnt konnte konnten könnte könnten muss muß musst müssen musste mussten müsste soll sollen sollte sollten will willst
    wollen wollte wollten darf dürfen durfte durften dürfte mag mögen mochte möchte möchten möchtest
    sehr so auch nur schon noch eben halt ja mal wohl etwa ganz ziemlich fast eher sogar bereits gar zumindest
    wo woher wohin wann warum weshalb wieso hier dort da dann nun jetzt also davon dazu daran darauf darin daraus dabei
    dafür dagegen daneben darüber darunter dadurch womit wofür worauf hin her sonst usw bzw ca d.h z.b u.a inkl gibt gab
    derjenige diejenige dasjenige diejenigen denjenigen demjenigen dieselben derselben demselben denselben irgendein
    irgendeine irgendeinen irgendeinem irgendeiner irgendwelche irgendwelchen irgendwas irgendetwas irgendwer irgendjemand
    etliche jegliche jeglichen sodass sofern soweit zumal ehe obgleich wohingegen desto umso je woran wobei woraus worin worum
    worüber wovon wozu wodurch wonach hierzu hierbei hierfür hiermit hierüber hiervon dahin dorthin aufgrund mithilfe anhand
    infolge hinsichtlich mitsamt zufolge evtl ggf bzgl zzgl etc
    andere anderen anderem anderer anderes
  `,
  inner: 'von der des für mit und im am in zum zur',
  innerPairs: '',
  and: 'und',
  clitic: /'s?$/u,
  hyphened: 'in ins out outs up ups',
  negators: {
    nicht: 'nicht nich net ned',
    kein: 'kein keine keinen keinem keiner keines keinerlei',
  },
  nameBeginnings: 'nord süd ost west',
}

export const nl: LanguageWords = {
  functionWords: `
    de het een 't 'n deze die dit dat elk elke ieder iedere alle alles beide sommige enige enkele veel meer meest meeste
    weinig minder andere ander zelf zelfde zulke welk welke zoveel
    ik me mij mijn mijne m'n je jij jou jouw u uw hij hem zijn zijne z'n zij ze haar wij we ons onze jullie hun hen zich
    elkaar wie wat waar wanneer waarom hoe men iemand iets iedereen
    en of maar want dus doch omdat doordat terwijl toen als dan dat voordat nadat sinds zodra zodat tenzij hoewel indien
    noch zoals echter toch daarom daardoor zowel evenals
    aan af bij binnen boven buiten door in met na naar naast om onder op over per rond rondom sedert te tegen tegenover ten
    ter tijdens tot tussen uit van vanaf vanuit via volgens voor voorbij vanwege wegens zonder langs ondanks
    ben bent is zijn was waren geweest wees heb hebt heeft hebben had hadden gehad word wordt worden werd werden geworden
    zal zult zullen zou zouden kan kun kunt kunnen kon konden mag mogen mocht mochten moet moeten moest moesten wil wilt
    willen wou wilde wilden hoef hoeft hoeven doe doet doen deed deden gedaan
    er hier daar ervan erop erin erbij ermee eraan hiervan daarvan waarvan daarmee waarmee waarop waarin waarbij hierbij
    heel zeer nogal ook al alleen maar nog wel slechts bijna ongeveer zelfs pas eens even zo te nu dan
    ja o.a bijv enz d.w.z
    zo'n zulks degene degenen diegene datgene hetgeen dezelfde hetzelfde meerdere minst minste één alsof alvorens aangezien
    mits ofwel hetzij vermits qua omtrent inzake jegens ongeacht toe ervoor eraf ertoe eruit erover erdoor daarop daarin
    daaruit daarvoor daarover daarbij daaraan hierin hierop hiervoor hierover hieraan waaruit waarvoor waarover waardoor
    waaraan etc
    ene oftewel
    behalve gedurende niks
  `,
  inner: 'van voor in op en met aan bij',
  innerPairs: '',
  and: 'en',
  clitic: /'(?:s|tje|tjes)?$/u,
  pronominal: {
    places: 'er daar hier waar',
    prepositions: `
      aan achter af bij binnen boven buiten door doorheen heen in langs mede mee na naar naartoe naast om onder op over tegen tegenover toe tot
      tussen uit van vandaan voor zonder
    `,
  },
  hyphened: 'in ins out outs up ups',
  negators: { niet: 'niet nie', geen: 'geen' },
  nameBeginnings: 'noord zuid oost west midden',
}

export const sv: LanguageWords = {
  functionWords: `
    en ett den det de dem denna denne detta dessa varje alla allt all båda någon något några annan annat andra samma sådan
    sådant sådana vilken vilket vilka egen eget egna många mycket mer mest flera fler flesta få färre mindre man själv själva
    jag mig mej min mitt mina du dig dej din ditt dina han honom hans hon henne hennes hen vi oss vår vårt våra ni er ert era
    de dom deras sig sej sin sitt sina varandra vem vems vad var vart när varför hur
    och eller men utan för så att som om när medan eftersom därför därav fast fastän innan sedan tills än både antingen varken
    samt ty dock ändå alltså
    i på av till från med vid under över mellan genom efter före hos mot åt bakom bland bredvid framför förutom inom kring
    längs ut upp in ner ovanför per sedan trots ur utanför utom via enligt
    är var vara varit vore blir bli blev blivit blivit har ha hade haft ska skall skulle kan kunna kunde kunnat vill vilja
    ville velat måste får fick bör borde brukar må låt gör göra gjorde gjort
    här där hit dit då nu väl ju bara också även redan nästan ganska väldigt så för alltför just kanske ännu
    ens enbart endast ungefär ca etc osv t.ex bl.a dvs d.v.s
    nån nåt nåra nånting ngn ngt ngra sån sånt såna vissa dess va me oxå mkt asså nä såvida såvitt ifall liksom huruvida
    därmed därpå däri härmed
    runt omkring
  `,
  inner: 'av för i på och med till',
  innerPairs: '',
  and: 'och',
  endings: 'n en et t er erna s ens ets',
  pronominal: {
    places: 'där här var',
    prepositions: 'av efter emot ifrån för i med om på till under ur utan utöver vid över åt',
  },
  negators: { inte: 'inte icke ej', ingen: 'ingen inget inga' },
}

export const da: LanguageWords = {
  functionWords: `
    en et den det de dem denne dette disse hver hvert alle alt begge nogen noget nogle anden andet andre samme sådan sådant
    sådanne hvilken hvilket hvilke egen eget egne mange meget mere mest flere fleste få færre mindre man selv
    jeg mig min mit mine du dig din dit dine han ham hans hun hende hendes vi os vores vor vort i jer jeres deres sig sin sit
    sine hinanden hvem hvis hvad hvor hvornår hvorfor hvordan
    og eller men uden for så at som om når mens fordi derfor da selvom før siden indtil end både enten hverken samt dog
    i på af til fra med ved under over mellem gennem efter hos mod ad bag blandt foran inden inde omkring langs trods ud ude
    op ned ind via ifølge
    er var være været bliver blive blev blevet har have havde haft skal skulle kan kunne kunnet vil ville villet må måtte bør
    burde gør gøre gjorde gjort lad
    her der herfra derfra hen nu vel jo bare også endda allerede næsten ganske temmelig måske endnu kun blot lige
    cirka ca osv f.eks bl.a dvs
    hvorvidt såfremt medmindre idet ligesom såvel heraf derved hertil dertil hermed derpå heri deri herpå
    én ét såsom imod enhver ethvert enkelte indenfor udenfor rundt
  `,
  inner: 'af for i på og med til',
  innerPairs: '',
  and: 'og',
  endings: 'en et er erne s ens ets',
  pronominal: {
    places: 'der her hvor',
    prepositions: 'af ad efter for fra i igennem imellem imod med mod om over på til under ud ved via',
  },
  negators: { ikke: 'ikke ik ikk', ingen: 'ingen intet' },
}

export const no: LanguageWords = {
  functionWords: `
    en ei et den det de dem denne dette disse hver hvert alle alt begge noen noe annen annet andre samme slik slikt slike
    hvilken hvilket hvilke egen eget egne mange mye mer mest flere fleste få færre mindre man selv
    jeg meg min mi mitt mine du deg din di ditt dine han ham hans hun henne hennes vi oss vår vårt våre dere deres seg sin si
    sitt sine hverandre hvem hva hvor når hvorfor hvordan eg dei ho me dykk
    å og eller men uten for så hvis at som om når mens fordi derfor da selv selvom før siden inntil enn både enten verken samt
    likevel imidlertid
    i på av til fra med ved under over mellom gjennom etter hos mot bak blant foran innen inne omkring langs trass ut ute opp
    ned inn via ifølge
    er var være vært blir bli ble blitt har ha hadde hatt skal skulle kan kunne kunnet vil ville villet må måtte bør burde
    gjør gjøre gjorde gjort la
    her der hit dit nå vel jo bare også allerede nesten ganske veldig svært temmelig kanskje ennå kun cirka ca osv
    f.eks bl.a dvs
    dersom ettersom såfremt hvorvidt idet liksom dermed herved herfra derfra noenting ein eit kva kven korleis kvifor berre
    mykje meir nokon noko nokre frå då vere vore vart òg
    én éi ett imot utenfor innenfor ovenfor nedenfor iblant unntatt enhver ethvert enkelte
  `,
  inner: 'av for i på og med til',
  innerPairs: '',
  and: 'og',
  endings: 'en et er ene s ens ets',
  pronominal: {
    places: 'der her hvor',
    prepositions: 'av etter for fra i igjennom imot med mot om over på til under ut ved',
  },
  negators: { ikke: 'ikke ikkje', ingen: 'ingen intet inga' },
  nameBeginnings: 'nord sør øst vest midt',
}
