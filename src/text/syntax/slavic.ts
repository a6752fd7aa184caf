import type { SyntaxWords } from './wordClasses.js'

/**
 * Words of possession of the third person (`его`, `jego`) stand before nouns, and are pronouns as well: they are in neither list. Russian
 * and Ukrainian list no prepositions. With prepositions listed, accuracy on Russian places falls from .807 to .786; on our own
 * mentions it rises from .860 to .896.
 */
export const ru: SyntaxWords = {
  determiners: `
    этот эта эти этого этой этих этому этим эту этом этими тот та те того той тех ту том такой такая такое такие такого такую таких мой
    моя моё мое мои моего моей моих моему моим мою моём моем твой твоя твои наш наша наше наши нашего нашей наших нашему нашим нашу
    нашем ваш ваша ваше ваши вашего вашей ваших вашему вашим вашу вашем свой своя своё свое свои своего своей своих своему своим свою
    своем каждый каждая каждое каждого каждой каждом любой любая любое любые любого любую весь вся все всего всей всех всю всем никакой
    никакого никакая никакие никаких один одна одно одни одного одной одну какой-то какая-то какое-то какие-то некоторые несколько
    многие
  `,
  prepositions: '',
  of: '',
  about: 'о об обо про насчёт насчет',
  copulas: `
    был была было были будет будут быть есть является являются оказался оказалась оказалось оказались стал стала стало стали кажется
    казался казалась показался показалась показалось выглядит выглядят выглядел выглядела остался осталась осталось
  `,
  auxiliaries: `
    могу может можем можете могут мог могла могло могли можно нужно надо должен должна должно должны буду будем будете хочу хочет хотят
    хотел хотела хотели хотите смог смогла смогли сможет сможете смогу смогут
  `,
  firstPerson: `
    я меня мне мной мы нас нам нами мой моя моё мое мои моего моей моих моему моим мою моём моем наш наша наше наши нашего нашей наших
    нашему нашим нашу нашем свой своя своё свое свои своего своей своих своему своим свою
  `,
  pronouns: `
    я ты он она оно мы вы они меня мне тебя тебе нас нам вас вам кто кто-то что-то никто ничего
  `,
  relatives: `
    который которая которое которые которого которой которых которому которым которую котором которыми что где куда откуда чей
  `,
  conditions: 'если бы б ли',
  wishes: `
    хочу хотим хотел хотела хотели хотелось хочется желаю надеюсь надеемся прошу просьба нужен нужна нужно нужны требуется
  `,
  pleas: 'пожалуйста помогите подскажите скажите помощь помощи',
  comparisons: 'чем как сравнению сравнении похож похожа похоже похожи',
  steps: `
    купил купила купили купить куплен покупал покупала покупали покупать приобрел приобрёл приобрела приобрели заказал заказала заказали
    заказать заказывал заказывала заказывали взял взяла взяли взять брал брала брали получил получила получили получить получаем получен
    получена получено получены пришел пришёл пришла пришли прийти приехал приехала приехали приехать ехали поехали пошел пошёл пошла
    пошли пойти зашел зашёл зашла зашли зайти вышел вышла вышли выйти уехал уехала уехали проживали прожили остановились останавливались
    заселились заселили въехали звонил звонила звонили звоню звонить звонят позвонил позвонила позвонили позвонить перезвонил
    перезвонили написал написала написали написать напишите писал писала писали пишу пишут пишет писать отправил отправила отправили
    отправить прислал прислали прислать сказал сказала сказали сказать говорят говорит говорил говорила говорили отвечает отвечают
    объяснил объяснила объяснили попросил попросила попросили предложил предложила предложили решил решила решили решить думал думала
    думали думаю знаю знает знают знал знала узнал узнала узнать прочитал прочитала читал читала читать смотрел смотрела посмотрел
    посмотрела видел видела увидел увидела увидели нашел нашёл нашла нашли найти искал искала искали искать обнаружил обнаружила
    обнаружили проверил проверила проверили проверить проверим использую использовал использовала использовать использует подключил
    подключила подключили подключить подключал отключил отключили отключить включил включила включить поставил поставила поставили
    поставить установил установила установили установить скачал скачала скачать открыл открыла открыть закрыл закрыла ждал ждала ждали
    жду ждать заплатил заплатила заплатили заплатить положил сделал сделала сделали сделать делал делала делали делать делают дает дают
    выбрал выбрала выбрали выбрать попробовал попробовала попробовали попробовать пробовал пробовала пробовать съели пили выпили заметил
    заметила заметили принес принесла принесли принести привез привезли привезти доставил доставили сходил сходила сходили посетил
    посетила посетили подошел подошла подошли перешел перешла перешли перейти пройти
  `,
  links: `
    раз раза первый первая первое первые последний последняя последнее последние следующий следующая следующие другой другая другие
    остальной остальное остальные остальном количество число часть пример случай случае случаи причина образом образ сторона стороны
    момент вид виде вещь вещи тип люди человек друг друзья семья дети ребенок ребёнок муж жена мама дочь сын привет уважением
    здравствуйте
  `,
  sentenceAdverbs: `
    опять вновь просто всегда часто немного сегодня вчера завтра пожалуйста здравствуйте действительно наверное наверно разумеется
    видимо вообще обычно редко иногда постоянно теперь сейчас потом затем вскоре скоро недавно давно сначала наконец кстати впрочем
    однако поэтому например возможно вероятно очевидно абсолютно совершенно совсем полностью почти примерно приблизительно буквально
    практически фактически особенно честно лично естественно безусловно определенно наверняка реально сожалению целом основном принципе
    итоге наоборот поскольку также тоже еще уже привет похоже кажется вряд именно сразу пока больше меньше лишь только никогда вдобавок
    насколько причем притом вообще-то все-таки якобы типа короче внезапно вдруг точно прямо однажды дважды впервые изначально
    первоначально впоследствии отчасти частично преимущественно исключительно весьма довольно достаточно чуть слегка крайне настолько
    максимально минимум максимум
  `,
  more: 'больше более еще ещё другой другие дополнительный дополнительно',
  measures: `
    секунда секунды секунд минута минуту минуты минут час часа часов часы день дня дней дню днем ночь ночи ночей неделя неделю недели
    недель месяц месяца месяцев год года году лет годы утро утром вечер вечером вечера днём ночью понедельник вторник среда четверг
    пятница пятницу суббота субботу воскресенье января февраля марта апреля мая июня июля августа сентября октября ноября декабря январе
    феврале марте апреле мае июне июле августе сентябре октябре ноябре декабре лето летом зима зимой весной осенью сутки суток рубль
    рубля рублей рубли руб коп копеек тыс млн млрд тысяч тысячи тысячу миллион миллионов миллиона процент процента процентов доллар
    долларов евро грн гривен метр метра метров км кг гр грамм мин сек мес шт штук штуки мб гб мбит два две три четыре пять шесть семь
    восемь девять десять двадцать тридцать сто половина пару пара
  `,
  hopes: 'надеюсь надеемся надеялся надеялась надеялись',
}

export const pl: SyntaxWords = {
  determiners: `
    ten ta te ci tego tej tych temu tym tę tą tymi tamten tamta tamto tamte taki taka takie takiego takiej takich takim taką mój moja
    moje mojego mojej moich moim moją nasz nasza nasze naszego naszej naszych naszym naszą wasz wasza wasze waszego waszej swój swoja
    swoje swojego swojej swoich swoim swoją każdy każda każde każdego każdej każdym każdą wszystkie wszystkich wszystkim żaden żadna
    żadne żadnego żadnej żadnych jakiś jakaś jakieś jakiegoś jakiejś jeden jedna jedno jednego jednej jedną kilka kilku niektóre
    niektórych wiele wielu
  `,
  prepositions: `
    w we na z ze do od ode dla przy bez pod nad przed między przez po u za ku obok koło oprócz poza podczas wśród według wobec wokół
    zamiast mimo pomimo dzięki względem wzdłuż znad spod około
  `,
  of: '',
  about: 'o',
  copulas: `
    jest są był była było byli były będzie będą być bywa bywają zostać został została zostało zostały stał stała stało okazał okazała
    okazało okazały okazali wydaje wydawał wydawała wydawało wydają wygląda wyglądał wyglądała wyglądało wyglądają smakuje smakowało
    smakował smakowała pozostaje pozostają
  `,
  auxiliaries: `
    mogę możesz może możemy mogą mógł mogła mogło mogli mogły można trzeba należy muszę musi musimy muszą musiał musiała musieliśmy
    musiałem musiałam powinien powinna powinno powinny mam ma mamy macie mają miał miała miało mieli mieliśmy miałem miałam mieć chcę
    chce chcemy chcą chciał chciałem chciałam chcieliśmy
  `,
  firstPerson: `
    ja mnie mi mną my nas nam nami mój moja moje mojego mojej moich moim moją nasz nasza nasze naszego naszej naszych naszym naszą
    jestem jesteśmy byłem byłam byliśmy byłyśmy
  `,
  pronouns: `
    ja ty on ona ono my wy oni one mnie mi cię ci nas nam was wam ktoś coś nikt nic kto
  `,
  relatives: `
    który która które którego której których któremu którym którą którzy którymi że gdzie co jaki jaka jakie
  `,
  conditions: 'jeśli jeżeli gdyby czy by',
  wishes: `
    chcę chcemy chciałbym chciałabym chcielibyśmy chciałem chciałam proszę życzę prosimy potrzebuję potrzebujemy potrzebny potrzebne
    potrzebna liczyłem liczyłam
  `,
  pleas: 'proszę prosimy pomocy pomóżcie',
  comparisons: 'niż jak porównaniu podobnie podobny podobna podobne',
  steps: `
    kupiłem kupiłam kupiliśmy kupił kupiła kupić kupować kupuję zamawiałem zamawiałam zamawialiśmy zamawiać dostałem dostałam dostaliśmy
    dostał dostała dostać dostaje otrzymałem otrzymałam otrzymaliśmy otrzymał otrzymać poszedłem poszłam poszliśmy poszedł pójść
    chodziliśmy przyszedłem przyszłam przyszliśmy przyszedł przyjechałem przyjechałam przyjechaliśmy przyjechać pojechaliśmy jechaliśmy
    wyjechaliśmy wracałem wracaliśmy weszliśmy wszedłem weszłam wyszliśmy wyszedłem wyszłam zatrzymałem zatrzymałam zatrzymaliśmy
    spędziłem spędziłam spędziliśmy spędzić zarezerwowałem zarezerwowałam zarezerwowaliśmy rezerwowałem rezerwowaliśmy zarezerwować
    rezerwować wybrałem wybrałam wybraliśmy wybrać wybierać zapytałem zapytałam zapytaliśmy zapytać powiedział powiedziała powiedzieli
    powiedziano powiedzieć mówił mówiła mówili mówi poprosiłem poprosiłam poprosiliśmy prosiliśmy poprosić zadzwoniłem zadzwoniłam
    dzwoniłem dzwoniłam dzwonić zadzwonić pisałem pisałam pisać czekałem czekałam czekaliśmy czekać zapłaciłem zapłaciłam zapłaciliśmy
    zapłacić płaciłem płaciłam płaciliśmy płacić korzystałem korzystałam korzystaliśmy korzystać skorzystałem skorzystałam
    skorzystaliśmy skorzystać używam używałem używałam używać zobaczyłem zobaczyłam zobaczyliśmy zobaczyć widziałem widziałam
    widzieliśmy widzieć znalazłem znalazłam znaleźliśmy znaleźć szukałem szukałam szukaliśmy szukać jadłem jadłam jedliśmy zjedliśmy
    zjeść próbowaliśmy spróbować spałem spałam spaliśmy spać siedzieliśmy usiąść wziąłem wzięłam wzięliśmy wziąć dać dał dała dali daje
    zrobić zrobiłem zrobiłam zrobiliśmy zrobił zrobiła robić robią przygotować odwiedziłem odwiedziłam odwiedziliśmy odwiedzić
    zostawiłem zostawiliśmy zostawić trafiliśmy trafiłem trafiłam dowiedziałem dowiedziałam dowiedzieliśmy myślałem myślałam myśleliśmy
    postanowiłem postanowiliśmy okazało okazał okazać znajduje znajdują znajdować oferuje oferują oferować posiada posiadają posiadać
    umieścić
  `,
  links: `
    raz razem razu pierwszy pierwsza pierwsze pierwszym ostatni ostatnia ostatnie następny następna następne kolejny kolejna kolejne
    kolejnym drugi druga drugie inny inna inne ilość ilości liczba liczby część części przykład przypadek przypadku powód strona strony
    sposób rodzaj rodzaju typ typu sprawa sprawy rzecz rzeczy ludzie ludzi osoba osoby osób mąż żona syn córka dziecko dzieci rodzina
    przyjaciele znajomi większość reszta zewnątrz wewnątrz dodatek pozdrawiam witam
  `,
  sentenceAdverbs: `
    ogólnie ponownie często dużo sporo codziennie raczej naprawdę trochę zawsze znowu dodatkowo niestety zdecydowanie oczywiście
    faktycznie rzeczywiście właściwie generalnie szczególnie zwłaszcza zupełnie całkowicie kompletnie absolutnie naturalnie praktycznie
    dosłownie szczerze osobiście podobno chyba prawdopodobnie zapewne pewnie ostatecznie wreszcie nareszcie ostatnio obecnie aktualnie
    dzisiaj dziś wczoraj jutro teraz wtedy potem następnie czasami czasem niekiedy rzadko zazwyczaj zwykle przeważnie głównie nadal
    wciąż ciągle stale natychmiast nagle wkrótce niedługo dawno niedawno jednak jednakże ponadto natomiast zatem jednocześnie
    przynajmniej zaledwie jedynie wyłącznie niemal prawie ewentualnie akurat jakby dopiero zarówno reasumując podsumowując już jeszcze
    także również też tylko bardzo dość dosyć nieco właśnie przede przykładowo mianowicie zresztą owszem całkiem początkowo pozdrawiam
    witam nigdy notabene rzekomo ponoć bynajmniej coraz odrobinę częściowo maksymalnie minimalnie przeciętnie średnio zarazem wprawdzie
    przeciwnie naprawde troche
  `,
  more: 'więcej dodatkowy dodatkowe dodatkowo kolejny jeszcze',
  measures: `
    sekunda sekundy sekund minuta minutę minuty minut godzina godzinę godziny godzin dzień dnia dni dniu dniach doba dobę doby dób noc
    nocy noce tydzień tygodnia tygodnie tygodni miesiąc miesiąca miesiące miesięcy rok roku lat lata latach rano ranek ranem wieczór
    wieczorem wieczory wieczorami południe poniedziałek wtorek środa środę czwartek piątek sobota sobotę niedziela niedzielę weekend
    stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia styczniu lutym marcu kwietniu
    maju czerwcu lipcu sierpniu wrześniu październiku listopadzie grudniu lato latem zima zimą wiosną jesienią zł pln złotych złoty euro
    eur gr proc procent metr metra metry metrów km kg min godz tys mln mld sek szt os dwa dwie dwóch trzy trzech cztery czterech pięć
    sześć siedem osiem dziewięć dziesięć sto setki połowa pół para
  `,
  hopes: 'nadzieję liczę',
}

export const uk: SyntaxWords = {
  determiners: `
    цей ця ці цього цієї цих цьому цим цю цими той та ті того тієї тих ту тим такий така таке такі такого такої таких таку мій моя моє
    мої мого моєї моїх моєму моїм мою твій твоя твоє твої наш наша наше наші нашого нашої наших нашому нашим нашу ваш ваша ваше ваші
    вашого вашої ваших вашому вашим вашу свій своя своє свої свого своєї своїх своєму своїм свою кожен кожна кожне кожного кожної
    будь-який будь-яка весь вся всі всього всієї всіх всю жоден жодна жодного жодної один одна одно одне одного одної одну якийсь якась
    якісь деякі декілька кілька багато
  `,
  prepositions: '',
  of: '',
  about: 'о об про щодо',
  copulas: `
    був була було були буде будуть бути є виявився виявилась виявилася виявилось виявилося виявились став стала стало стали здається
    здався здалась здалося виглядає виглядають виглядав виглядала лишився залишився залишилась
  `,
  auxiliaries: `
    можу може можемо можете можуть міг могла могло могли можна треба потрібно повинен повинна повинні маю має мають мав мала мали хочу
    хоче хочуть хотів хотіла хотіли зміг змогла змогли зможе зможуть
  `,
  firstPerson: `
    я мене мені мною ми нас нам нами мій моя моє мої мого моєї моїх моєму моїм мою наш наша наше наші нашого нашої наших нашому нашим
    нашу свій своя своє свої свого своєї своїх своєму своїм свою
  `,
  pronouns: 'я ти він вона воно ми ви вони мене мені тебе тобі нас нам вас вам хто хтось щось ніхто нічого',
  relatives: 'який яка яке які якого якої яких якому яким яку що де куди звідки чий',
  conditions: 'якщо якби б би чи',
  wishes: `
    хочу хочемо хотів хотіла хотіли хотілося хочеться бажаю сподіваюсь сподіваюся сподіваємось прошу прохання потрібен потрібна потрібні
  `,
  pleas: 'прошу допоможіть підкажіть скажіть допомога допомоги',
  comparisons: 'ніж як порівнянні порівняно схожий схожа схоже',
  steps: `
    купив купила купили купити купував купувала купували купувати придбав придбала придбали замовив замовила замовили замовити замовляв
    замовляла замовляли взяв взяла взяли взяти брав брала брали отримав отримала отримали отримати прийшов прийшла прийшло прийшли
    прийти приїхав приїхала приїхали поїхали пішов пішла пішли піти зайшов зайшла зайшли зайти вийшов вийшла вийшли жив жила жили
    зупинились зупинялися заселились дзвонив дзвонила дзвонили дзвоню дзвонити подзвонив подзвонила подзвонили зателефонував
    зателефонувала написав написала написали написати писав писала пишу пишуть відправив відправила відправили відправити надіслав
    надіслали прислали сказав сказала сказали сказати кажуть говорить говорив говорили спитав спитала запитав запитала запитали відповів
    відповіла відповіли пояснив пояснила пояснили попросив попросила попросили запропонував запропонували вирішив вирішила вирішили
    думав думала думаю знаю знає знав знала дізнався дізналась прочитав прочитала читав читала дивився подивився бачив бачила побачив
    побачила побачили знайшов знайшла знайшли знайти шукав шукала шукати виявив перевірив перевірила перевірили використовую
    використовував використовувати користуюсь користуюся користувався користувалась користуватися підключив підключили відключили
    включив увімкнув поставив поставили встановив встановила встановити завантажив відкрив відкрила закрив почав почала почали чекав
    чекала чекали чекаю чекати заплатив заплатила заплатили заплатити оплатив оплатила оплатили оплатити платив платили плачу зробив
    зробила зробили зробити робив робили робити вибрав вибрала вибрали обрав обрала обрали спробував спробувала спробували їли поїли
    помітив помітила помітили принесли привезли доставили відвідав відвідала відвідали
  `,
  links: `
    раз рази перший перша перше перші останній остання останнє останні наступний наступна інший інша інші решта кількість число частина
    приклад випадок випадку причина чином спосіб сторона сторони момент вигляд вигляді річ речі тип люди людина друг друзі сім'я діти
    дитина чоловік дружина мама донька син привіт
  `,
  sentenceAdverbs: `
    справді знову знов трохи завжди часто дійсно звичайно напевно мабуть ймовірно можливо нажаль взагалі зазвичай рідко іноді інколи
    постійно тепер зараз потім згодом незабаром скоро нещодавно давно спочатку нарешті однак проте наприклад очевидно абсолютно цілком
    зовсім повністю майже приблизно буквально практично фактично особливо чесно особисто природно безумовно однозначно просто сьогодні
    вчора завтра загалом насправді здебільшого також теж ще вже привіт саме одразу відразу поки лише тільки ніколи тому раптом точно
    прямо двічі вперше частково переважно винятково вельми досить дещо ледь вкрай настільки максимально
  `,
  more: 'більше ще інший інші додатковий додатково',
  measures: `
    секунда секунди секунд хвилина хвилину хвилини хвилин година годину години годин день дня днів дні дню ніч ночі тиждень тижня тижні
    тижнів місяць місяця місяців рік року років роки ранок вранці вечір ввечері вечора понеділок вівторок середа середу четвер п'ятниця
    п'ятницю субота суботу неділя неділю січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня січні
    лютому березні квітні травні червні липні серпні вересні жовтні листопаді грудні літо влітку зима взимку навесні восени доба добу
    гривня гривні гривень грн коп копійок тис млн млрд тисяч тисячі тисячу мільйон мільйонів відсоток відсотка відсотків долар доларів
    євро метр метра метрів км кг гр грам хв сек шт штук мб гб два дві три чотири п'ять шість сім вісім дев'ять десять двадцять сто
    половина пара пару
  `,
  hopes: 'сподіваюсь сподіваюся сподіваємось сподіваємося',
}

export const cs: SyntaxWords = {
  determiners: `
    ten ta ti ty toho té těch tomu tím tu tou tento tato toto tohoto této těchto tomuto tímto tuto takový taková takové můj moje má mé
    mého mých mým mou tvůj tvoje tvá náš naše našeho naší našich našim váš vaše vašeho vaší vašich svůj svoje svá své svého svých svým
    svou každý každá každé každého každou všechny všech všem žádný žádná žádné žádného žádnou žádných jeden jedna jedno jednoho jedné
    jednu nějaký nějaká nějaké některé některých několik mnoho
  `,
  prepositions: `
    v ve na z ze do od ode pro při bez beze pod pode nad nade před přede mezi přes po u za k ke ku s se kolem kromě mimo podle vedle
    během díky místo okolo uvnitř vně kvůli skrz
  `,
  of: '',
  about: 'o',
  copulas: `
    je jsou byl byla bylo byli byly bude budou být bývá zdá zdál zdála zdálo vypadá vypadal vypadala vypadalo vypadají působí působil
    působila zůstal zůstala stal stala stalo chutná chutnalo
  `,
  auxiliaries: `
    jsem jsi jsme jste bych bys by bychom byste budu budeme budete mohu můžu můžeš může můžeme můžete mohou můžou mohl mohla mohlo mohli
    lze musím musíš musí musíme musel musela museli mám máš má máme máte mají měl měla mělo měli mít chci chce chceme chtěl chtěla
    chtěli
  `,
  firstPerson: `
    já mě mne mi mně mnou my nás nám námi můj moje má mé mého mých mým mou náš naše našeho naší našich našim jsem jsme bych bychom
  `,
  pronouns: 'já ty on ona ono my vy oni mě mi mně tě ti nás nám vás vám někdo něco nikdo nic kdo',
  relatives: 'který která které kterého kterou kterých kterému kterým kteří že kde co jaký jaká jaké',
  conditions: 'jestli pokud kdyby zda by',
  wishes: 'chci chceme chtěl chtěla chtěli prosím potřebuji potřebuju potřebujeme potřeba přeji přeju doufám doufáme',
  pleas: 'prosím prosíme pomozte poraďte',
  comparisons: 'než jak jako srovnání podobně podobný podobná podobné oproti',
  steps: `
    koupil koupila koupili koupit kupoval kupovala kupovat objednal objednala objednali objednat objednávali objednávka obdržel obdržela
    obdrželi šel šla šli jít přišel přišla přišlo přišli přijít odešli přijel přijela přijeli přijet jel jela jeli jet odjeli vešli
    zašli ubytovali ubytoval bydleli bydlel strávil strávila strávili přespali rezervoval rezervovala rezervovali rezervovat vybral
    vybrala vybrali vybrat zeptal zeptala zeptali ptal ptali řekl řekla řekli říct říkal říkala říkali odpověděl odpověděla odpověděli
    požádal požádala požádali volal volala volali volat zavolal zavolala zavolali napsal napsala napsali napsat psal psala psali psát
    čekal čekala čekali čekat čekám zaplatil zaplatila zaplatili zaplatit platil platila platili platit používám používáme používal
    používala používali používat použil použila použít využil využila využili využít uviděli viděl viděla viděli vidět našel našla našli
    najít hledal hledala hledali hledat jedl jedla jedli jíst snědli zkusil zkusila zkusili zkusit zkoušel vyzkoušeli spal spala spali
    seděli vzal vzala vzali vzít bral brali dal dala dali dát dávám udělal udělala udělali udělat dělat dělají navštívil navštívila
    navštívili navštívit nechal nechala nechali nechat myslel myslela mysleli myslím vím vědět zjistil zjistila zjistili rozhodl
    rozhodla rozhodli otevřel otevřela otevřít vyměnil vyměnili vyměnit poslal poslala poslali poslat zaslali doručili nainstaloval
    stáhl začal začala začali
  `,
  links: `
    první druhý druhá druhé poslední další jiný jiná jiné množství počet část části příklad případ případě důvod strana strany způsob
    způsobem druh typ věc věci lidé lidi lidí člověk osoba osoby pán paní manžel manželka syn dcera dítě děti rodina přátelé kamarád
    zbytek ostatní zdravím ahoj
  `,
  sentenceAdverbs: `
    rozhodně vlastně hodně opravdu docela celkem určitě prostě trochu znovu často vždy bohužel bohudík samozřejmě skutečně asi možná
    pravděpodobně nejspíš snad obvykle většinou občas někdy zřídka stále pořád teď nyní potom pak později brzy nedávno konečně nakonec
    opět zase také taktéž však proto například zřejmě očividně absolutně naprosto zcela úplně téměř skoro přibližně zhruba doslova
    prakticky především hlavně zejména zvláště obzvlášť jenom pouze dokonce upřímně osobně celkově dnes včera zítra ihned hned zatím
    navíc už ještě již též jen velmi dost poměrně právě nikdy ahoj zdravím jednou dvakrát původně částečně převážně výhradně poněkud
    maximálně minimálně průměrně
  `,
  more: 'víc více další ještě navíc dodatečný',
  measures: `
    sekunda sekundy sekund minuta minutu minuty minut hodina hodinu hodiny hodin den dne dny dní dnů noc noci nocí týden týdne týdny
    týdnů měsíc měsíce měsíců rok roku roky let ráno dopoledne odpoledne večer pondělí úterý středa středu čtvrtek pátek sobota sobotu
    neděle neděli víkend ledna února března dubna května června července srpna září října listopadu prosince lednu únoru březnu dubnu
    květnu červnu červenci srpnu říjnu prosinci léto létě zima zimě jaro jaře podzim kč korun koruny koruna euro eur tis mil procent
    procenta metr metru metry metrů km kg gr min hod ks kus kusy kusů dva dvě tři čtyři pět šest sedm osm devět deset sto polovina půl
    pár
  `,
  hopes: 'doufám doufáme doufal doufala',
}
