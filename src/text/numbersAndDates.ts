import { memoizeByLanguage } from './memoizeByLanguage.js'
import { wordsIn } from './wordsIn.js'

interface DateWords {
  /** Numbers written out, from two. */
  readonly numbers: string
  /** Days of the week, months, and days by their distance from today. */
  readonly names: string
  /** The first ordinal numbers. Before `periods` they make a date as `relative` does. */
  readonly ordinals?: string
  /** What stands with `periods` in relative dates and ages (`last year`, `año pasado`, `year-old`, `first time`). */
  readonly relative?: string
  /** Weeks, months, years, and times that something happens. */
  readonly periods?: string
}

/**
 * Numbers and names of dates, as lemmas. Words that mostly mean something else are not among them: English `march` and `may`, French
 * `neuf`, Turkish `ocak`, Russian `среда`. In languages with cases some names have several
 * lemmas (Polish `wrzesień`, `wrześni` of `września`), and where a term is a stem, the words are stems.
 */
const words: Readonly<Record<string, DateWords>> = {
  bg: {
    numbers: 'дв тр четир пет шест седем осем девет десет ст хиляд милион',
    names: `
      понеделник вторник сряда четвъртък петък събота неделя
      януар февруар март април май юн юл август септемвр октомвр ноемвр декемвр
    `,
  },
  ca: {
    numbers: 'dos tres quatre cinc si set vuit vint trenta quaranta cinquanta cent mil milió',
    names: `
      dilluns dimarts dimecres dijous divendres dissabte diumenge
      gener febrer març abril maig juny juliol agost setembre octubre novembre desembre avui ahir demà
    `,
    relative: 'passar proper últim darrer vinent',
    periods: 'setmana mes any',
  },
  cs: {
    numbers: 'dva tři čtyři pět šest sedm osm devět devít deset dvacet třicet čtyřicet padesát st sto tisíc milion',
    names: `
      pondělí úterý středa čtvrtek pátek sobota neděle
      leden únor březen duben květen červen červenec srpen září říjen listopad prosinec
      ledn březn dubn květn červn srpn říjn pondělka úterek
    `,
    relative: 'minulý příští loňský uplynulý',
    periods: 'týden měsíc rok',
    ordinals: 'první druhý třetí',
  },
  da: {
    numbers: 'to tre fire fem sek syv ot ni ti ellev tolv tyv trediv fyr hundre tusind million hundrede',
    names: `
      mandag tirsdag onsdag torsdag fredag lørdag søndag
      januar februar marts april maj juni juli august september oktober november december idag igå
    `,
    relative: 'sidste næste forrig komme',
    periods: 'uge måned år gang',
    ordinals: 'første anden tredje',
  },
  de: {
    numbers: `
      zwei drei vier fünf sechs sieben acht neun zehn elf zwölf fünfzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert
      tausend million milliarde mio mrd
    `,
    names: `
      montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag
      januar februar märz april mai juni juli august september oktober november dezember heute gester vorgester
    `,
    relative: 'letzte nächste vergehen vorig kommen',
    periods: 'woche monat jahr',
  },
  en: {
    numbers: `
      two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty
      fifty sixty seventy eighty ninety hundred thousand million billion trillion dozen
    `,
    names: `
      monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december
      mon tue wed thu thur fri jan feb apr jun jul aug sept oct nov dec today yesterday tomorrow tonight
    `,
    relative: 'last next previous past come first second third ago old',
    periods: 'week month year decade century time',
  },
  es: {
    numbers: `
      dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa ciento 
      mil millón
    `,
    names: `
      lunes martes miércoles jueves viernes sábado domingo
      enero febrero abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre hoy ayer anteayer
    `,
    relative: 'pasado pasar próximo último anterior primero',
    periods: 'semana mes año vez',
  },
  fi: {
    numbers:
      'kaksi kolme neljä viisi seitsemä kahdeksa yhdeksä kymmenen kaksikymmen sata tuhat miljoona seitsemän kaksikymmentä',
    names: `
      maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai
      tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu jouluku
      joulukuu
    `,
    relative: 'viime ensi',
    periods: 'viikko kuukausi vuosi',
    ordinals: 'ensimmäinen toinen kolmas',
  },
  fr: {
    numbers: `
      deux trois quatre cinq six sept huit dix onze douze treize quatorze quinze seize vingt quarante cinquante soixante cent mille million
      milliard
    `,
    names: `
      lundi mardi mercredi jeudi vendredi samedi dimanche
      janvier février avril mai juin juillet août septembre octobre novembre décembre hier demain aujourd'hui
    `,
    relative: 'dernier prochain passé passer précédent premier',
    periods: 'semaine mois an année fois',
  },
  hu: {
    numbers: 'kettő két három négy öt nyolc kilenc tíz húsz harminc negyven ötven száz ezer millió',
    names: `
      hétfő kedd szerda csütört péntek szombat vasárnap
      január február március április május június július augusztus szeptember október november december csütörtök
    `,
    relative: 'múlt tavalyi jövő',
    periods: 'hét hónap év',
    ordinals: 'első második harmadik',
  },
  id: {
    numbers: 'dua tiga empat lima enam tujuh delap sembil sepuluh ratus ribu juta',
    names: `
      senin selasa rabu kamis jumat sabtu
      januar februar maret april mei juni juli agustus september oktober november desember
    `,
  },
  it: {
    numbers: `
      due tre quattro cinque sette otto nove dieci undici dodici quindici venti trenta quaranta cinquanta sessanta settanta ottanta novanta cento mille
      milione miliardo mln mld
    `,
    names: `
      lunedì martedì mercoledì giovedì venerdì sabato domenica
      gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre oggi ieri domani
    `,
    relative: 'scorso prossimo passato ultimo primo',
    periods: 'settimana mese anno volta',
  },
  ja: {
    numbers: '二 三 四 五 二人 三人 百 千 万 億',
    names:
      '月曜 火曜 水曜 木曜 金曜 土曜 日曜 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日 一月 二月 三月 四月 五月 六月 七月 八月 九月 十月',
  },
  ko: {
    numbers: '둘 셋 넷 다섯 여섯 일곱 여덟 아홉 열',
    names: '월요일 화요일 수요일 목요일 금요일 토요일 일요일',
  },
  nl: {
    numbers: `
      twee drie vier vijf zes achten neeg tien elf twaalf vijfti twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd duizend
      miljard mln mld acht negen vijftien miljoen
    `,
    names: `
      maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
      januari februari maart april mei juni juli augustu september oktober november december vandaag gisteren augustus
    `,
    relative: 'vorige volgende aflopen komen',
    periods: 'week maand jaar keer',
    ordinals: 'eerste tweede derde',
  },
  no: {
    numbers: 'to tre fire fem sek sju syv åtte ni ti elleve tolv tju tretti førti hundre tusen million',
    names: `
      mandag tirsdag onsdag torsdag fredag lørdag søndag
      januar februar mar april mai juni juli august september oktober november desember idag igå mars
    `,
    relative: 'forrig siste neste komme',
    periods: 'uke måned år gang',
    ordinals: 'første annen tredje',
  },
  pl: {
    numbers:
      'mln mld tys dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć dwanaśc dwadzieśc trzydzieśc sto tysiąc milion',
    names: `
      poniedziałek wtorek środa czwartek piątek sobota niedziela
      styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień
      kwietni wrześni grudn kwietn wrześn mariec
    `,
    relative: 'zejść ubiec następny przyjść ostatny',
    periods: 'tydzień miesiąc rok raz',
    ordinals: 'pierwszy drugi trzeci',
  },
  pt: {
    numbers: `
      dois duas três quatro cinco seis sete oito nove dez onze doze quinze vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem cento
      mil milhão
    `,
    names: `
      sábado domingo
      janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro hoje ontem amanhã
    `,
    relative: 'passar próximo último anterior primeiro segundo terço quarto quinto sexto',
    periods: 'semana mês ano vez feira',
  },
  ro: {
    numbers: 'do doi tr trei patru cinci șase șapte zece douăzec treizec sut milion',
    names: `
      mart martie marți miercuri vineri sâmbătă duminică
      ianuarie februarie aprilie iunie iulie august septembrie octombrie noiembrie decembrie
      miercur
    `,
    relative: 'trece următor viitor',
    periods: 'săptămână lună an',
    ordinals: 'prim doilea treilea',
  },
  ru: {
    numbers: `
      два три четыре пять шесть семь восемь девять десять двенадцать двадцать тридцать пятьдесить сто тысяча миллион миллиард
      тыс млн млрд
    `,
    names: `
      понедельник вторник четверг пятница суббота воскресенье
      январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь
      ма
    `,
    relative: 'прошлый следовать последний',
    periods: 'неделя месяц год',
    ordinals: 'первый второй третий',
  },
  sl: {
    numbers: 'dva tri štiri pet šest sedem osem devet deset sto tisoč milijon',
    names: `
      ponedeljek torek sreda četrtek petek sobota nedelja
      januar februar marec april maj junij julij avgust september oktober november december
    `,
  },
  sv: {
    numbers: 'två tre fyra fem sju åtta nio tio elva tolv tjugo trettio fyrtio hundra tusen miljon',
    names: `
      måndag tisdag onsdag torsdag fredag lördag söndag
      januari februari mars april maj juni juli augusti september oktober november december idag igå imorgon
    `,
    relative: 'förra nästa sista komma',
    periods: 'vecka månad år gå',
    ordinals: 'första andra tredje',
  },
  tr: {
    numbers: 'iki üç dört beş sekiz milyon',
    names: `
      pazartesi salı çarşamba perşembe cuma cumartesi
      şubat nisan mayıs haziran temmuz ağustos eylül ekim kasım
      hazira
    `,
    relative: 'geçmek gelecek önce ilk son',
    periods: 'hafta ay yıl kez defa sefer',
    ordinals: 'ikinci üçüncü',
  },
  uk: {
    numbers:
      "два три чотири п'ять шість сім вісім дев'ят десят двадцят тридцят сто тисяча мільйон мільярд тис млн млрд",
    names: `
      понеділок вівторок четвер п'ятниця субота неділя
      січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень
      січн березн квітн травн червн липн серпн вересн жовтн грудн четверг
    `,
    relative: 'минулий наступний останній',
    periods: 'тиждень місяць рік раз',
    ordinals: 'перший другий третій',
  },
  zh: {
    numbers: '两个 三个 四个 五个 十个 百 千 万 亿 萬 億',
    names: `
      星期一 星期二 星期三 星期四 星期五 星期六 星期天 星期日 周一 周二 周三 周四 周五 周六 周日 礼拜一 礼拜天
      一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月
    `,
    relative: '去年 今年 明年 上周 下周 上个月 下个月',
  },
}

type DateWordSets = Readonly<Record<keyof DateWords, ReadonlySet<string>>>

/** The words of numbers and dates in a language; empty sets where there is no list. */
export const dateWordsOf = memoizeByLanguage((language): DateWordSets => {
  const { numbers, names, ordinals, relative, periods } = words[language] ?? {}
  return {
    numbers: new Set(wordsIn(numbers)),
    names: new Set(wordsIn(names)),
    ordinals: new Set(wordsIn(ordinals)),
    relative: new Set(wordsIn(relative)),
    periods: new Set(wordsIn(periods)),
  }
})
