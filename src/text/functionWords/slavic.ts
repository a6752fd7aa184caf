import type { LanguageWords } from './functionWords.js'

export const ru: LanguageWords = {
  functionWords: `
    я меня мне мной мною ты тебя тебе тобой он его него ему нему им ним нём она её ее неё ней ей нею оно мы нас нам нами вы
    вас вам вами они их них ими ними себя себе собой мой моя моё мое мои моего моей моих моему моим моими мою твой твоя твоё
    твои твоего твоей наш наша наше наши нашего нашей наших нашему нашим нашу ваш ваша ваше ваши вашего вашей ваших вашему
    вашим вашу свой своя своё свое свои своего своей своих своему своим своими свою
    кто кого кому кем ком что чего чему чем чём который которая которое которые которого которой которых которому которым
    которую котором которыми какой какая какое какие какого какой каких каким какую чей чья чьё чьи
    это этот эта эти этого этой этих этому этим эту этом этими тот та те то того той тех тому тем ту том теми такой такая
    такое такие такого таких таким такую весь вся всё все всего всей всех всему всем всю всеми сам сама само сами самого самой
    каждый каждая каждое каждого каждой любой любая любое любые другой другая другое другие другого других иной некоторый
    некоторые некоторых кто-то что-то кое-что что-нибудь столько сколько несколько много мало
    и а но или либо да ни же ли бы б если хотя чтобы чтоб потому поэтому так как когда пока едва где куда откуда зачем почему
    отчего тоже также однако зато причём притом то есть ведь раз будто словно именно
    в во на с со из изо к ко по о об обо от ото до у за для при без безо под подо над перед передо между через сквозь
    про около возле после кроме вместо вокруг против среди ради вдоль внутри благодаря согласно насчёт насчет из-за из-под
    быть был была было были буду будет будут будем будете будешь будучи есть является являются являлся бывает бывают
    мочь могу может можем можете могут мог могла могло могли можно нужно надо должен должна должно должны
    очень ещё еще уже только лишь даже почти вот вон тут там здесь сейчас теперь тогда потом затем вообще весьма
    довольно слишком более менее самый самая самое самые самых самым разве неужели ну вроде т.е т.д т.п др
    один одна одно одни одних одного одному одним одном одной одну одними
    ничего никого никак хоть пусть таки спустя многие многих двое
  `,
  inner: 'и в на для с из к по от за во со',
  innerPairs: '',
  and: 'и',
  endings: 'го му ти ми й я е х м ю ом ым ых ый ая ое ые',
  nameBeginnings: 'санкт нью лос сан йошкар улан усть буэнос рио',
  negators: { не: 'не' },
}

export const uk: LanguageWords = {
  functionWords: `
    я мене мені мною ти тебе тобі тобою він його йому ним ньому вона її їй нею ній неї воно ми нас нам нами ви вас вам вами
    вони їх їм ними них себе собі собою мій моя моє мої мого моєї моїх моєму моїм мою твій твоя твоє твої твого наш наша наше
    наші нашого нашої наших нашу ваш ваша ваше ваші вашого вашої ваших вашу свій своя своє свої свого своєї своїх своєму своїм
    свою їхній їхня їхнє їхні хто кого кому ким що чого чому чим який яка яке які якого якої яких якому яким яку чий
    це цей ця ці цього цієї цих цьому цим цю той та те ті того тієї тих тому тим ту такий така таке такі такого такої таких
    весь вся все всі всього всієї всіх всьому всім всю увесь усе усі усіх сам сама само самі самого кожен кожна кожне кожного
    кожної будь-який інший інша інше інші інших деякі деяких хтось щось якийсь стільки скільки кілька багато мало
    і й та то а але ніж просто або чи ні же ж би б якщо хоча хоч щоб тому бо оскільки так як коли поки де куди звідки навіщо також теж однак
    проте зате адже наче ніби мов саме
    в у на з із зі до від для при без під над перед між через про біля коло після крім окрім замість навколо проти серед заради
    вздовж всередині завдяки згідно щодо о об по за к
    бути був була було були буду буде будуть будемо будете є бути можу може можемо можете можуть міг могла могли можна треба
    потрібно повинен повинна повинні
    дуже ще вже тільки лише лиш навіть майже ось он тут там зараз тепер тоді потім потім взагалі досить занадто більш менш
    найбільш ну тобто тощо
    один одна одне одні одного одному одним одної однієї одній одну одною одних цій цими якою якими такою такому такими
    своїми кожних кожні кожному кожним кожною багатьох багатьом багатьма декілька декількох кількох тож отже аби ані якби
    немов щойно протягом упродовж впродовж внаслідок стосовно понад попри поряд поруч уздовж задля відносно
    нічого нікого нехай хай нього сюди оце когось доки
  `,
  inner: 'і й та в у на для з із до від за',
  innerPairs: '',
  and: 'і',
  endings: 'го му ти ми й ї я а е х м ю та те ма ий ого их ої',
  nameBeginnings: 'санкт нью лос сан івано буенос ріо',
  negators: { не: 'не' },
}

export const pl: LanguageWords = {
  functionWords: `
    ja mnie mi mną ty ciebie cię ci tobie tobą on jego go jemu mu niego niemu nim ona jej ją nią niej ono je my nas nam
    nami wy was wam wami oni one ich im nimi nich siebie się sobie sobą mój moja moje mojego mojej moich moim moją mym twój
    twoja twoje twojego twojej twoich swój swoja swoje swojego swojej swoich swoim swoją swoimi nasz nasza nasze naszego naszej
    naszych naszym naszą wasz wasza wasze waszego waszej waszych kto kogo komu kim co czego czemu czym który która które
    którego której których któremu którym którą którzy którymi jaki jaka jakie jakiego jakiej jakich jakim jaką czyj
    to ten ta te ci tego tej tych temu tym tę tą tymi tamten tamta tamto tamte taki taka takie takiego takiej takich takim
    taką tacy wszystko wszystkie wszystkich wszystkim wszyscy wszystkiego sam sama samo sami same samego samej każdy
    każda każde każdego każdej każdym inny inna inne innego innej innych innym ktoś coś jakiś jakaś jakieś kilka niektóre
    niektórych tyle ile wiele mało więcej mniej
    i a ale lub albo bądź oraz czy że żeby aby by jeśli jeżeli jak kiedy gdy gdyż bo ponieważ więc zatem dlatego choć chociaż
    jednak natomiast zaś niż jako gdzie skąd dokąd dlaczego także też również ani dopóki zanim
    w we na z ze do od ode dla przy bez beze pod pode nad przed przede między przez po o u za ku obok koło oprócz poza podczas
    wśród według wobec wokół zamiast mimo pomimo dzięki względem wzdłuż znad spod około
    być jestem jesteś jest jesteśmy jesteście są był była było byli były byłem byłam byliśmy będę będzie będziemy będą będąc
    bym byś byłby byłaby byłoby zostać został została zostało zostały mogę możesz może możemy mogą mógł mogła mogło mogli
    mógłby mogłoby można trzeba należy muszę musi musimy muszą musiał musiałem powinien powinna powinno powinni ma mają
    mamy miał miała miało mieli mieć miałem miałam
    bardzo już jeszcze tylko nawet prawie tak tu tutaj tam teraz wtedy potem właśnie dość dosyć zbyt za bardziej mniej
    najbardziej no niech oto itd itp np m.in tzn tzw
    jeden jedna jedno jedni jednego jednemu jednym jednej jedną jednych iż wraz ponad względu ramach trakcie ciągu takimi
    wszystkimi
    poprzez
    nic niczego niczym nikogo czyli gdyby skoro pomiędzy kilku wielu
  `,
  inner: 'i w na do z dla od za po ze we o',
  innerPairs: '',
  and: 'i',
  negators: { nie: 'nie' },
}

export const cs: LanguageWords = {
  functionWords: `
    já mě mne mi mně mnou ty tě tebe ti tobě tebou on jeho jej ho jemu mu něj něho němu něm jím ním ona její ji jí ní ono my
    nás nám námi vy vás vám vámi oni ony jich jim nich nim nimi jimi se si sebe sobě sebou můj moje má mého mé mých mým mou
    tvůj tvoje svůj svoje svá svého své svých svým svou náš naše našeho naší našich našim váš vaše vašeho vaší vašich jejich
    kdo koho komu kým co čeho čemu čím který která které kterého kterou kterých kterému kterým kteří jaký jaká jaké jakou čí
    to ten ta ti ty toho té těch tomu tím tu tou tyto tento tato toto tohoto této těchto tomuto tímto tuto takový taková
    takové všechno všechny všech všem všichni vše sám sama samo sami každý každá každé každého jiný jiná jiné jiného jiných
    někdo něco nějaký nějaká nějaké některé některých tolik kolik několik mnoho málo více méně víc míň
    a i ale nebo anebo ani či že aby by kdyby jestli pokud když až než jak jako protože neboť proto tedy tak však avšak ovšem
    sice přesto kde kam odkud proč také též taky
    v ve na z ze do od ode pro při bez beze pod pode nad nade před přede mezi přes po o u za k ke ku s se kolem kromě mimo
    podle vedle vůči během díky místo okolo uvnitř vně kvůli skrz
    být jsem jsi je jsme jste jsou byl byla bylo byli byly budu budeš bude budeme budete budou bych bys bychom byste mám máš
    má máme máte mají měl měla mělo měli mít mohu můžu můžeš může můžeme můžete mohou můžou mohl mohla mohlo mohli lze musím
    musíš musí musíme musel musela museli
    velmi už již ještě jen jenom pouze i téměř skoro tady zde tam teď nyní pak potom právě dost příliš asi snad ano např
    atd apod tj
    což čehož aniž ačkoliv ačkoli přestože zatímco nicméně přičemž abych abys abychom abyste kdybych kdybys kdybychom
    kdybyste jelikož jakmile jakož dokud nýbrž jednak tomto těmito těmto jenž jež jehož jíž nichž němž níž jimiž kterými
    kterém takovým takových takovou někteří některá některou některým některého jeden jedna jedno jednoho jednomu jednom
    jedním jedné jednu několika svými svém svému vzhledem pomocí prostřednictvím ohledně oproti poblíž naproti navzdory
    včetně namísto rámci musíte musejí muset
    proti
  `,
  inner: 'a i v ve na z ze do od pro s k',
  innerPairs: '',
  and: 'a',
  negators: { ne: 'ne není nejsem nejsi nejsme nejste nejsou nebyl nebyla nebylo nebyli nebyly nebude nebudou' },
}

export const bg: LanguageWords = {
  functionWords: `
    аз мене ме мен ми ти тебе те теб той него го му тя нея я ѝ то ние нас ни вие вас ви те тях ги им се си себе мой моя моят
    мое мои моите твой твоя твое твои негов негова неин нейна наш наша наше наши нашия ваш ваша ваше ваши свой своя свое свои
    кой коя кое кои кого който която което които какво какъв каква какви чий този тази това тези онзи онази онова онези такъв
    такава такова такива всеки всяка всяко всички всичко сам сама само сами друг друга друго други някой някоя нещо някакъв
    толкова колко няколко много малко повече по-малко
    и а но или нито че да ако ли като когато докато защото понеже затова така как къде откъде защо обаче също нали макар щом
    в във на с със от за до по при без под над пред между през след преди около освен вместо срещу според заради към върху
    из край покрай чрез относно
    съм си е сме сте са бях беше бяхме бяхте бяха бил била било били бъде бъда бъдат ще щеше щяха имам има имат имаше мога
    може можем могат можеше трябва трябваше
    много вече още дори почти тук там сега тогава после именно доста твърде по най ето да нека т.е т.н др
  `,
  inner: 'и на за с със от в във до по',
  innerPairs: '',
  and: 'и',
  negators: { не: 'не недей' },
}

export const sr: LanguageWords = {
  functionWords: `
    ja mene me meni mi mnom ti tebe te tebi tobom on njega ga njemu mu njim ona nje je njoj joj nju ju njom ono mi nas nam nama
    vi vas vam vama oni one njih ih njima im sebe se sebi sobom si moj moja moje mog mojeg mojoj moji mojih moju tvoj tvoja
    tvoje tvoji svoj svoja svoje svog svojih svoju naš naša naše našeg naših našu vaš vaša vaše vašeg vaših vašu njegov njegova
    njen njena njihov njihova ko koga kome kim šta što čega čemu čim koji koja koje kojeg kojih kojoj kojem kojim koju kakav
    kakva kakvo čiji ovaj ova ovo ovi ove ovog ovih ovoj ovom ovim ovu taj ta to ti te tog tih toj tom tim tu onaj ona ono
    takav takva takvo takve sav sva sve svi svih svim svaki svaka svako svakog sam sama samo sami drugi druga drugo druge
    drugih neki neka neko nekog nekih nešto toliko koliko nekoliko mnogo malo više manje
    i a ali ili niti ni da ako li kao kad kada dok jer zato pa te kako gde gdje kuda odakle zašto takođe također ipak međutim
    iako mada čim nego već
    u na s sa od za do po pri bez pod nad pred među kroz posle poslije pre prije oko osim umesto umjesto protiv prema zbog radi
    o iz iza ispod iznad ispred kod k ka preko uz tokom
    sam si je smo ste su jesam jeste jesu bio bila bilo bili bile biti budem bude budu bih bi bismo biste ću ćeš će ćemo ćete
    imam ima imaju imao imala imati mogu možeš može možemo možete mogao mogla mogli moram mora moraju treba trebalo
    vrlo veoma još samo čak skoro ovde ovdje tu tamo sada sad tada onda zatim upravo dosta previše najviše da evo itd npr
  `,
  inner: 'i u na za sa s od do iz o',
  innerPairs: '',
  and: 'i',
  negators: { ne: 'ne nije nisam nisi nismo niste nisu neće neću nećeš nećemo nećete nemoj' },
}

export const sl: LanguageWords = {
  functionWords: `
    jaz mene me meni mi mano ti tebe te tebi tabo on njega ga njemu mu njim ona nje je njej ji njo jo ono midva mi nas nam nami
    vi vas vam vami oni one njih jih njim jim njimi sebe se sebi si seboj moj moja moje mojega moji mojih mojo tvoj tvoja tvoje
    svoj svoja svoje svojega svojo naš naša naše našega naših našo vaš vaša vaše vašega vaših vašo njegov njegova njen njena
    njihov njihova kdo koga komu kom kaj česa čemu čim kateri katera katero katere katerega katerih kakšen kakšna kakšno čigav
    ta to ti te tega teh temu tem tej tisti tista tisto tak taka tako take ves vsa vse vsi vseh vsem vsak vsaka vsako vsakega
    sam sama samo sami drug druga drugo drugi drugih nekdo nekaj neki neka neko nekateri nekaterih toliko koliko veliko malo
    več manj
    in a ali pa ter toda vendar temveč niti da če ki ko kot kadar dokler ker zato torej kako kje kam od kod zakaj tudi čeprav
    v na s z od za do po pri brez pod nad pred med skozi okoli okrog razen namesto proti zaradi o iz izza ob k h čez glede
    sem si je smo ste so sva sta bil bila bilo bili bile biti bom boš bo bomo boste bodo bi imam ima imamo imajo imel imela
    imeli imeti lahko morem more moramo mora morajo moral treba
    zelo že še samo le celo skoraj tukaj tu tam zdaj sedaj potem tedaj ravno precej preveč najbolj bolj itd npr oz
  `,
  inner: 'in v na za s z od do iz o pri po',
  innerPairs: '',
  and: 'in',
  negators: { ne: 'ne ni nisem nisi nismo niste niso nista' },
}
