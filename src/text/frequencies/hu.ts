/** Common Hungarian words by their share of running text, in half-decade bands. Written for this table. */
export const bands = {
  '3e-2': `
a az nem és`,
  '1e-2': `
csak de egy ez ha hogy is meg már van`,
  '3e-3': `
aki akkor amely amit azt be el ezt fel itt jó kell ki lehet lesz mert mi minden mint mit most még nagyon nincs olyan ott
sem te után vagy vagyok volt én így úgy ő`,
  '1e-3': `
abban ahol akar akarok alatt ami amikor annak arra attól azok azonban aztán azért budapest ebben egyik együtt egész
ellen első előtt ember emberek engem ennek erre ezek ezért haza hogyan hol három idő igaz igen illetve jobb jól jön jött
kis két köszönöm között legjobb legyen lenne lett maga magyar magyarország megy mellett miatt mikor mindig miért mondta
más másik második nagy nap neked nekem neki nekünk nélkül pedig rossz régi saját semmi senki soha sok szeretem szerint
talán tehát tud tudja tudom több utolsó valami vannak vissza viszont volna voltak által év évben éve új őt`,
  '3e-4': `
ad addig adott akart amint amíg anya apa autó azonnal barátok barátom belül beszél beszélt biztos bár család csapat
csinál cég dolgok dolgozik dolog eddig egyetem egymás egyszerűen elad elkezd elnök elég emlékszik este ettől ezer felejt
felett fia film fizet fizetett fiú folytat fontos forint férfi férfiak föld gazdasági gondol gondolom gondolta gyakran
gyerek gyerekek gyermek gyorsan hallott halt halál hamar hamarosan használja használt hat hely helyen helyzet hisz
hiszem hiszen holnap hosszú hoz háború ház hét hónap idén ilyen ilyenkor információ inkább iskola isten jog játszik
játszott játék kap kapott keres kevés kezd kezdett kicsi kicsit kormány korábban kérdezte kérdés kérem később kívül
könnyű könyv körül körülbelül következő különösen lakik lassan le legalább leginkább lehetett lehetséges lány lánya
látja látom látott láttam ma magát majdnem marad maradt meghal meghalt melyik mennyi milliárd millió mindenki mindkét
minket mivel mond munka munkát mutat mérkőzés míg módon mögött múlt működik nagyobb napok napon nehéz nekik nyer nyert
nyolc négy néha néhány név néz nő nők ok ország perc persze politikai probléma párt például pénz reggel rendőrség ritkán
rész része rövid segít sokkal szerelem szeret szeretném szinte számos száz szó szóval szükség született talált találtam
tanár tavaly tegnap teljesen test tesz tett ti tudsz tényleg tíz többi törvény túl ugyan ugyanakkor ugyanaz ugyanis ugye
utca valaki valóban vesz veszít veszített vett világ világon válasz válaszolt vár várja város várt vásárol víz zene
általában ára át éjszaka él élet élete élt ért értem évek éves ír írt írta óra önmagát összes öt újra úr út ők`,
  '1e-4': `
ablak adó adósság agy ajtó ajánl ajánlat ajánlom akkumulátor album alkalmazott alkalmazás amerika amerikai angol arany
arc augusztus ausztria autópálya baba bajnokság baleset bank barna barát barátságos befejez befektetés bemutató beteg
betegek betegség bevétel bezár bicikli billentyűzet bizonyíték biztonság biztonságos biztosítás boldog bomba bor busz
buta bánat bármi béke bér bérlés bíró bíróság büntetés büszke bőr bőrönd bűn bűncselekmény cikk csalódott cselekmény
csendes csillag csodálatos csomag csókol csúnya cél dal december demokrácia disznó diák dob doktor dolgozó drága
délelőtt délután döntés döntő edzés edző egyszerű egér egészséges elkerül elmagyaráz elment elpusztít elvesz elégedett
elér emlék említ energia engedélyez erdő eredmény erős eset esik esküvő eszköz eső euró európa európai ezüst fa falu
február fegyver fehér fej fejlesztés fekete feladat felelősség feleség figyel finom fizetés fog fogyasztó fok folyó
forgalom forma forró francia franciaország frissítés funkció furcsa fut futás fájdalom fájl fák fáradt fél félek félelem
férj fül főnök fű garancia gazdag gazdaság gimnázium golf gondolat gondolt gyenge gyilkosság gyors gyár gyógyszer
gyönyörű győzelem gáz gép gól hadsereg hagy haj hajó hal hall hallgat hallgató hamis hang hangos has használ hegy helyes
hiba hideg hihetetlen hitel honlap hord hozott hálózat hát házasság házban hétfő hétvége híd hír hírek hív hívás hó
hölgy hús húsvét húz hőmérséklet időjárás igazgató igazi indulás ingyen ingyenes internet ipar iroda izom január javasol
jegy jelszó jogok játékos játékosok jégkorong jövő július június kamat kamera kar karácsony katona katonák kedd kedves
kedvezmény kellemes kemény kereskedelem kerékpár keskeny keze kezelés kiabál kikötő kilátás kinyit klub kolléga koncert
kutatás kutató kutya kártya kártérítés kávé kék kényelmes kép képek képernyő képesség kérdez késés kéz kína kórház
költség költségvetés könyvtár környezet követel központ közönség közös küld küldött külföldi különböző különleges kő
labdarúgás labdarúgó lakosság lassú lehetetlen lehetőség levegő liga lop láb lát látogat láz ló lő macska madár magán
meccs meglepett megment megold megoldás megye megáll megállapodás megért megöl menekült ment metró mező mezőgazdaság
miniszter miniszterelnök minőség modern mosolyog motor mozog munkahely munkanélküliség május március másodperc média
mély mód múzeum művész művészet nagyapa nagybácsi nagymama nagyszerű nedves nemzet nemzeti nemzetközi nevet normális
november nyak nyelv nyereség nyilvános nyit nyitott nyugdíj nyugodt nyár nyáron német németország néni növekedés növény
okos oktatás október olaj olcsó oldal oltás olvas orosz oroszország orr orvos orvosok osztály panasz park parkolás
parkoló parlament perccel piac piros piszkos polgár polgármester politika politikus program projekt próbál puha
pályaudvar péntek recepció reggeli regény reklám rekord remény rendező rendszer rendőr repülő repülőgép repülőtér román
románia ruha rádió rák részt részvény segített segítség sorozat sport strand stratégia szabad szebb szegény szem
szeptember szereplő szerződés szezon sziget szoba szobák szoftver szokásos szolgáltatás szombat szomorú szomszéd száj
szállás szállító számítógép száraz század százalék szél széles szép szín színház színész szív szörnyű szülők szürke
sárga sír sör súly tag tagja tagok talál tanfolyam tantárgy tanul tanít tanú tapasztalat tartalmaz tavasz technika
technológia teherautó tehén telefon televízió teli templom tenger tenisz termelés termék termékek természet terv terület
testvér tilt tiszta titkos torna tudomány tudás turista tv támadás táncol társadalmi társadalom tél tér térd tó
tökéletes töltő történelem történet tűz ujj unalmas unokatestvér utak utazás vastag vasárnap vendég vendégek vers verzió
veszteség veszélyes vezetés vezető vicces videó vidám vihar villamos virág visszaküldés visz vizsga vonat vonatkozik vád
választ választás választások váll vállalat vállalkozás változat változik változás vásárlás vásárolni vékony vér vörös
zenekar zárt zöld ágy áldozat állam állat állatok állomás állás állít álom április ár árak áru ég éghajlat éjfél énekel
énekes épít épült érdekes érem érez érkezik érkezés érték érzés észrevesz étel étterem író óvoda önkormányzat öröm ötlet
újság újságíró úszik úszás útlevél ügyfél ügyvéd üres üt üzenet üzlet ősz`,
  '3e-5': `
adag alma asztal banán bolt bors burgonya börtön bútor cipő csirke csokoládé csésze csípős csütörtök cukor desszert ebéd
egészség eladás emelet eszik fagylalt fal foci foglalás fény fürdőszoba garázs hagyma hálószoba hűtő iszik kanapé kanál
kenyér kert kiszolgálás konyha krumpli kulcs kés költözik lakás lazac leves lámpa lépcső marha meleg mosógép mérges
nappali nyaralás padló paradicsom pincér pizza pohár polgárok párna rendel rendelés rizs sajt saláta savanyú sertés
szavazat személyzet szerda szálloda szállítás számla szék születésnap só sütő takarítás tea tej tető tojás torta tányér
tészta udvar vacsora vaj villa vásárló áram édes étlap íz ízletes üveg`,
}
