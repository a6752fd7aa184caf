import type { LanguageWords } from './functionWords.js'

export const fi: LanguageWords = {
  functionWords: `
    minä mä minun mun minua minulle mulle minulla mulla minulta sinä sä sinun sun sinua sinulle sinulla hän hänen häntä hänelle
    hänellä me meidän meitä meille meillä te teidän teitä teille teillä he heidän heitä heille heillä se sen sitä siinä siitä
    siihen sillä sille siltä ne niiden niitä niissä niistä niihin niillä niille tämä tämän tätä tässä tästä tähän tällä tälle
    tältä nämä näiden näitä näissä näistä tuo tuon tuota tuossa nuo kuka kenen ketä kenelle mikä minkä mitä missä mistä mihin
    millä mille miksi milloin miten kuinka joka jonka jota jossa josta johon jolla jolle jotka joiden joita joissa joista
    joku jokin jotain jotakin jokainen kaikki kaiken kaikkea kaikille muu muun muut muita muiden sama saman samaa itse oma
    oman omaa molemmat monta moni paljon vähän enemmän vähemmän eniten jne
    ja tai sekä eli vai mutta vaan että jotta koska kun jos vaikka kuin niin sekä joko mikäli kunnes siis kuitenkin
    silti myös myöskin
    kanssa ilman kautta varten ennen jälkeen aikana alla päällä yli ali läpi takana edessä vieressä välillä mukaan mukana
    vastaan kohti pitkin lähellä luona luokse vuoksi takia sijaan lisäksi paitsi asti saakka
    olen olet on olemme olette ovat olin olit oli olimme olitte olivat ollut olleet ole olla olisi olisin olisivat lienee ollaan
    oltiin voin voit voi voimme voivat voisi voisin pitäisi täytyy aion
    todella erittäin aivan melko liian jo vielä vain ainoastaan jopa lähes melkein noin ehkä täällä tässä siellä
    tuolla nyt sitten silloin niin näin juuri kyllä esim mm ym
    usea usean useat useita useissa useimmat useimpien useimmissa monet monia monien moneen monessa monella sellainen
    sellaisen sellaista sellaiset sellaisia sellaisten tällainen tällaisen tällaista tällaiset tällaisia eri kumpikin kumpi
    jotkut joitakin joidenkin joitain jostakin jostain johonkin jossakin jossain jollakin jollain jonkun jonkin kukin
    kunkin mikään mitään missään kukaan ketään ettei jolloin jottei ellei kohtaan suhteen perusteella yhteydessä verrattuna
    avulla johdosta mukaisesti itsestään itseään itsensä itseä itselleen toisensa toisiaan toistensa yksi yhden yhtä
    yhdestä yhdessä yhteen yhdellä yhdelle yhdeltä yhdeksi
    useiden useista useille useisiin sellaisissa sellaisesta sellaiseen sellaisessa tällaisissa tällaisessa
    minut minusta sinut hänet hänestä heidät heistä joilla muuta muista tuosta näillä miltä
  `,
  inner: 'ja',
  innerPairs: '',
  and: 'ja',
  negators: { ei: 'ei en et emme ette eivät eikä enkä' },
  nameBeginnings: 'pohjois etelä itä länsi keski',
}

export const hu: LanguageWords = {
  functionWords: `
    a az egy ez ezt ezek ezeket ennek ebben ebből erre erről ezzel az azt azok azokat annak abban abból arra arról azzal azért
    ezért ilyen olyan ugyanaz ugyanez minden mindenki mindent mind mindkét valaki valami valamit valamelyik más másik mások
    néhány több sok kevés kevesebb legtöbb ennyi annyi saját maga magát magam
    én engem nekem velem tőlem rám te téged neked veled ő őt neki vele tőle rá róla benne belőle hozzá nála mi minket nekünk
    velünk ti titeket nektek ők őket nekik velük ki kit kinek mi mit minek miben mely melyik melyek amely amelyek amelyet aki
    akik akit akinek ami amit aminek amiben milyen mennyi hány hol hová honnan mikor miért hogyan hogy
    és es s meg vagy hát persze na de hanem azonban ám mert mivel ha mint bár habár mintha amikor amíg mielőtt miután tehát így úgy ezért
    mégis pedig illetve valamint sem se is
    alatt alól alá felett fölött felé mellett mellé között közé közül előtt elé után mögött mögé által nélkül miatt szerint
    iránt ellen helyett során óta végett számára részére kívül belül körül túl át keresztül végig
    vagyok vagy van vagyunk vagytok vannak voltam volt voltunk voltak lesz leszek lesznek lenne lennének legyen legyenek lenni
    volna lett lehet lehetett kell kellett kellene fog fogok fogunk fognak fogja szokott
    nagyon túl elég eléggé már még csak csupán majdnem szinte talán itt ott ide oda most akkor majd aztán éppen épp
    nagyjából kb stb pl ill el fel le ki be
    melyet melynek melyben melyből melyre melyről melyekben melyeket melyeknek amelynek amelyben amelyből amelyre amelyről
    amellyel amelyhez amelyeket amelyeknek amelyekben ahhoz ehhez attól ettől azokban ezekben azokkal ezekkel azoknak
    azokra ezekre ezekből ezekről ön önt önnek önök önöket önöknek egyes egyéb egyik egyiket magunk magunkat magunkkal
    magunknak magukat maguk magának magával magunkra önmagát bármely bármilyen ahogy ahogyan miszerint akár hiszen ugyanis
    viszont vagyis ahol ahová ahonnan amiért amivel amire amiről akiket akiknek akivel akikkel közben közötti révén esetén
    alapján érdekében segítségével következtében ellenére szempontjából részéről iránti elleni utáni előtti melletti
    nélküli szerinti miatti közöttük szemben való lévő levő lévén beleértve össze elő szét
    miközben melyekből melyekre
    alig egymást máris
  `,
  inner: 'és a az',
  pairedOnly: 'a az',
  innerPairs: 'és a',
  and: 'és',
  endings: `
    ban ben ba be ból ből nak nek ra re ról ről tól től hoz hez höz nál nél on en ön ig ként ért t et ot öt at k ok ek ök i os es as ös
    val vel sal sel tal tel mal mel nal nel ral rel gal gel kal kel bal bel cal cel dal del fal fel al el
  `,
  negators: { nem: 'nem ne' },
  nameBeginnings: 'észak dél kelet nyugat közép',
}

export const tr: LanguageWords = {
  functionWords: `
    bir bu şu o bunlar şunlar onlar bunu şunu onu bunun şunun onun buna şuna ona bunda onda bundan ondan bununla onunla
    bunları onları onların onlara onlardan burada şurada orada buraya oraya burası orası buradan böyle şöyle öyle her hepsi
    hep bütün tüm bazı bazıları kimi birkaç biraz çoğu çok daha en az fazla başka diğer diğerleri aynı kendi kendisi kendim
    kendimiz kendine herkes herkese biri birisi şey şeyi şeyler herhangi hangi
    ben beni bana benim bende benden benimle sen seni sana senin senden siz sizi size sizin sizden biz bizi bize bizim bizde
    bizden kim kime kimi kimin ne neyi neye neden niçin niye nasıl nerede nereye nereden kaç hangisi
    ve veya ya yahut ile ama fakat ancak lakin çünkü zira eğer ki da de dahi ise hem yoksa oysa halbuki madem sanki diye
    hatta yani ayrıca üstelik böylece dolayısıyla
    için gibi kadar göre karşı rağmen beri önce sonra dolayı ötürü üzere dair ait itibaren boyunca sırasında hakkında
    üzerinde üzerine altında içinde içine dışında arasında tarafından yanında karşısında
    mi mı mu mü midir mıdır mudur müdür misiniz mısınız mıyım miyim
    idi imiş iken olan olarak olup oldu olmuş olur olmak olması olduğu olduğunu olacak olsa olsun oluyor olabilir vardı var
    dir dır dur dür eden etti edildi etmek etmiş ediyor eder edilen yapılan
    pek gayet oldukça epey sadece sırf bile henüz hâlâ hala artık şimdi hemen zaten belki galiba işte evet vb vs örn
    bi birde bide birşey birşeyi birşeyler bişey bişeyi bişi birsey bisey hiçbir hiçbiri hiçbirşey hiçbirşeyi kimse kimseye kimseyi
    yüzden yüzünden nedenle nedeniyle sebeple sebebiyle sayesinde konusunda konusundaki açısından bakımından yönünden itibarıyla
    itibariyle esnasında içindeki üzerindeki altındaki arasındaki dışındaki yanındaki şekilde biçimde açıdan bakımdan diyerek deyip
    birçok birçoğu birçoğunu ardından etrafında çevresinde amacıyla sahip
    sahiptir sahipti
  `,
  inner: 've ile için',
  innerPairs: '',
  and: 've',
  clitic: /'.*$/u,
  negators: { değil: 'değil degil değildi değildir değilim değiller' },
}

export const el: LanguageWords = {
  functionWords: `
    ο η το οι τα του της των τον την τη τους τις ένας μια μία ένα ενός μιας έναν αυτός αυτή αυτό αυτοί αυτές αυτά αυτού αυτής
    αυτών αυτόν αυτήν αυτούς εκείνος εκείνη εκείνο τούτο τέτοιος τέτοια τέτοιο τόσο τόσος τόση όσο όσα όσοι όσες κάθε όλος όλη
    όλο όλοι όλες όλα όλων όλους άλλος άλλη άλλο άλλοι άλλες άλλα κάποιος κάποια κάποιο κάποιοι κάποιες κάτι ίδιος ίδια ίδιο
    μερικοί μερικές μερικά αρκετά πολύ πολλοί πολλές πολλά λίγο πιο περισσότερο λιγότερο
    εγώ εμένα με μου εσύ εσένα σε σου αυτός εμείς εμάς μας εσείς εσάς σας τους ποιος ποια ποιο ποιοι τι που πού πόσο πόσα όποιος
    οποίος οποία οποίο οποίοι οποίες οποίων οποίου ότι ό,τι
    και κι ή είτε ούτε αλλά όμως μα ωστόσο γιατί διότι επειδή αφού αν εάν όταν ενώ μόλις πριν ώστε ότι πως να θα ας για λοιπόν
    άρα επίσης παρόλο μολονότι καθώς σαν όπως
    σε από με για προς κατά μετά χωρίς δίχως μέχρι ως έως παρά αντί υπό επί στο στη στην στον στους στις στα μέσα έξω πάνω κάτω
    μπροστά πίσω ανάμεσα μεταξύ γύρω κοντά εκτός μέσω λόγω σύμφωνα
    είμαι είσαι είναι είμαστε είστε ήμουν ήσουν ήταν ήμασταν έχω έχεις έχει έχουμε έχετε έχουν είχα είχε είχαμε είχαν μπορώ
    μπορεί μπορείτε μπορούμε μπορούν μπορούσε πρέπει έπρεπε
    ήδη ακόμα ακόμη μόνο μόνον σχεδόν εδώ εκεί τώρα τότε μετά έτσι ίσως ναι πάρα κλπ π.χ δηλαδή
  `,
  inner: 'και με για του της των από σε στο στη στην',
  innerPairs: '',
  and: 'και',
  negators: { δεν: 'δεν δε', μην: 'μην μη' },
}

export const lt: LanguageWords = {
  functionWords: `
    aš mane man manęs manimi tu tave tau tavęs jis jį jo jam juo jame ji ją jos jai mes mus mums mūsų jūs jus jums jūsų jie
    juos jų jiems jais joms save sau savęs savo mano tavo kas ką ko kam kuo kuris kuri kurie kurios kurį kurią kurio kurios
    kurių kuriems koks kokia kokie kokį tas ta tie tos tą to tai tuo tų tiems šis ši šie šios šį šią šio šių tai toks tokia
    tokie tokį toks visas visa visi visos visų visiems visą viskas kiekvienas kiekviena pats pati patys kitas kita kiti kitos
    kitų kažkas kažką keletas keli tiek kiek daug mažai daugiau mažiau
    ir o bet ar arba nei kad jeigu jei nes kai kada kol kaip kur iš kodėl todėl taip pat tačiau nors lyg tarsi
    į su be už prie po per pro nuo iki ant dėl apie tarp prieš virš pagal šalia vietoj be pas
    esu esi yra esame esate buvau buvai buvo buvome buvote būti bus būsiu būtų būna turiu turi turime turite turėjo turėti
    galiu gali galime galite galėjo galima reikia reikėjo
    labai jau dar tik net beveik čia ten dabar tada paskui gana per ypač galbūt gal štai pvz t.y ir kt
  `,
  inner: 'ir su be iš į dėl nuo iki',
  innerPairs: '',
  and: 'ir',
  negators: { ne: 'ne nėra nebuvo nebus nesu' },
}

export const ga: LanguageWords = {
  functionWords: `
    an na a ag ar as at ba do de den don faoi go gan i in ina inár idir is le leis leo liom leat linn libh léi mar mé
    tú sé sí muid sinn sibh siad é í iad mo do ár bhur mise tusa seisean sise seo sin siúd féin gach aon cé cad cén céard conas
    cathain cá nuair má dá mura ach agus nó ná mar óir toisc chun chuig chuige ó ón óna roimh roimhe thar tríd trí um fé
    dom duit dó di dúinn daoibh dóibh orm ort air uirthi orainn oraibh orthu agam agat aige aici againn agaibh acu uaim uait
    uaidh uaithi ann inti iontu tá bhí beidh bheadh raibh bheith bíonn bheidh táim táimid atá is ba gur gurb eile uile
    cuid roinnt mórán níos freisin fós anois ansin anseo ansin amháin díreach
  `,
  inner: 'agus na an ar i le de',
  pairedOnly: 'an',
  innerPairs: 'agus an',
  and: 'agus',
  elisions: 'd b m',
  apartLetters: true,
  negators: { ní: 'ní níl níor níorbh', nach: 'nach nár nárbh' },
}

export const eu: LanguageWords = {
  functionWords: `
    ni nik niri nire nirekin zu zuk zuri zure hi hik bera berak berari haren hura hark gu guk guri gure zuek zuei zuen haiek
    haiei beraien beren bere hau honek honi honen hauek hauen hori horrek horri horren horiek bat batek batean batzuk batzuen
    guzti guztia guztiak guztien dena denak den bakoitza beste bestea besteak zein zer zeri zeren nor nork nori noren non nora
    nondik noiz nola zergatik zenbat norbait zerbait hainbat asko gutxi gehiago gutxiago hain horrela honela
    eta edo ala baina baizik ere bai hala nahiz arren baldin bada bait zeren nola bezala ezen beraz hortaz orduan
    izan naiz zara da gara zarete dira nintzen zinen zen ginen ziren dut duzu du dugu duzue dute nuen zenuen zuen genuen zuten
    zait zaio daiteke liteke ditu ditut dituzte zituen zituzten dago daude egon zegoen ahal dezake dezakegu dezakete
    den direla dela zela
    oso ere bakarrik soilik baita oraindik jada ia hemen hor han orain gero etab
    gainean azpian barruan kanpoan aurrean atzean ondoan artean bidez gabe arte buruz kontra alde
  `,
  inner: 'eta',
  innerPairs: '',
  and: 'eta',
  negators: { ez: 'ez' },
}

export const hy: LanguageWords = {
  functionWords: `
    ես ինձ իմ ինձնից դու քեզ քո նա նրան նրա նրանք նրանց մենք մեզ մեր դուք ձեզ ձեր իր իրեն իրենց սա սրա դա դրա այս այդ այն այսպիսի
    այդպիսի նույն ինքը բոլոր բոլորը ամեն ամբողջ յուրաքանչյուր ուրիշ այլ մյուս մի որոշ շատ քիչ ավելի ով ում ինչ ինչի որ
    որը որի որոնք որոնց ինչպես որտեղ երբ ինչու որքան
    և եւ ու կամ բայց սակայն իսկ նաև թե եթե քանի որպեսզի որովհետև քանզի ուրեմն հետո մինչև ապա
    մեջ վրա համար հետ մասին տակ առաջ դեպի առանց ըստ միջև շուրջ միջոցով ընթացքում պես նման դեմ
    եմ ես է ենք եք են էի էիր էր էինք էին լինել լինի եղել եղավ կա կան կար կարող պիտի կլինի
    շատ արդեն դեռ միայն նույնիսկ գրեթե այստեղ այնտեղ հիմա այժմ այո
  `,
  inner: 'և ու',
  innerPairs: '',
  and: 'և',
  negators: { չէ: 'չէ չի չեմ չես չենք չեք չեն չէր չէին ոչ' },
}
