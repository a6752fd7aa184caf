/** Stems of Turkish words. The forms follow by regular suffixes. */

/** Stems of verbs. */
export const verbs = `
abart acı acık affet ak aksa aktar al aldat aldır alçal alış amaçla an ana andır anla anlat anlaş anımsa ara araştır ard art artır arın as
at ata atla avla ayarla aydınlat ayrıl ayıkla ayıpla ayır azal azalt azarla aç açıkla ağla ağrı ağır ağırla aş aşağıla aşı aşın bak bakın bar barın
barış bas bat batır bay bayıl bağdaş bağla bağlan bağır bağışla başar başla başlat başvur becer bekle belir belirle belirt belle benimse benze
besle beğen bil bildir bilgilen bilin bin bindir birik biriktir birleş birleştir bit bitir biç bol boya boyan boz bozul boğ boğul boşal boşalt boşan
bul bulaş bulaştır bulun buluş buluştur burk buyur buz böl bölün bük bürü büyü büyüt bık bırak dal dalgalan damla danış daral dart davet davran day
dayan dayat dağıl dağıt del delir dene denetle der derle destekle desteklen devir devral devret devrik değ değerlendir değin değiş değiştir dik
dile dilen din dinle dinlen diren diril diz dizil doku dokun dol dola dolan dolaş doldur don donat dondur doy doyur doğ doğrul doğrula doğur dur
duraksa durdur duy duyur dök dökül dön döndür dönüş dönüştür döv dövüş döşe düz düzel düzelt düzenle düğümle düş düşün düşür ek ekle eksil ele emekle
emret engelle eri erit eriş ertele es esinle esirge esne et etkile evlen eyle ez ezberle eğ eğil eğit eğlen eş eşle farket fırla fısılda fışkır gel
geliş geliştir genişle genişlet ger gerek gerektir geril gerçekleş gerçekleştir getir gevşe gez gezdir gezin geç geçin geçir gir git giy giydir giyin
gizle gizlen gönder gör görevlendir görül görün görüş göster götür göz gözetle gözle gözlemle gül gülümse gülüş güven güçlen güçlendir gıdıkla
haberleş hafifle hakla hallet hapşır harca hatırla hatırlat havla haykır hazırla hazırlan hedefle heyecanlan hisset horla hoşlan hızlan hızlandır
ilerle ilet ilgilen ilgilendir iliş imren imzala in inan inandır incele indir indirge inle isimlendir iste it iyileş iyileştir izle izlen iç içer işit
işle işlet kabar kal kaldır kalk kalkış kan kanıtla kap kapa kapan kapat kapla kapsa kapıl karala karar karart karış karıştır karşıla karşılaş
karşılaştır kat katla katıl kavra kavuş kay kaybet kaybol kaydet kaydır kayna kaynat kaynaş kaz kazan kazandır kazı kaç kaçın kaçır kaşı kemir kes
kesinleş keşfet kilitle kirala kirlen kirlet kok kokla kolaylaştır kon konuş konuştur kop kopar kopyala kork korkut koru korun kov kovala koy
koş koştur kucakla kullan kur kurcala kurgula kurtar kurtul kuru kurut kutla kuşan kuşat kuşkulan kök köpür küs küçül küçümse kıl kıpırda kır kırıl
kısalt kıskan kısıtla kıvır kıy kıyasla kız kızar kızart listele mahvet mırıldan naklet neşelen nitele niteleş oku ol oluş oluştur ona onar
onayla onur otur oturt oy oyala oyna oynat parla parçala patla patlat paylaş pekiş pekiştir piş pişir planla püskür rahatla rastla reddet resmet sakla
saklan saldır salla sallan san sap sapta sar sarar sars sarsıl sarıl sat satıl savaş savrul savun say saydır sayıl sağ sağla sergile sertleş seslen
sev sevil sevin sevindir seyret sez seç sil silk sin sinirlen siz sok sokul sol solu sonlandır sonuçlan sor sorgula soruştur soy soyun soğu
soğut sun sus susa sustur suç suçla sön söndür söv söyle söylen söyleş sür sürdür süre sürük sürükle sürün süs süsle süz süzül sık sıkıl sıkış
sıkıştır sın sınırla sırala sırıt sıyır sığ sığın tak takıl tamamla tanı tanımla tanıt tanış tanıştır tart tartış tasarla tat tazele taşı taş taşı taşın
taşır tekrarla temizle terk terle titre toparla topla toplan toplat tut tuttur tutukla tutuklan tutun tutuş tük tüket türe türet tıka tıkan tıkla ufal
ula ulaş ulaştır um unut unuttur ur usan uy uyan uyandır uyar uyarla uydur uygula uyu uyut uyuş uza uzaklaş uzan uzat uç uğra uğrat uğraş var varsay
vazgeç ver vur vurgula yak yakala yaklaş yaklaştır yakın yakış yala yalvar yan yanaş yans yansı yansıt yanıl yanıt yanıtla yap
yapılandır yapış yapıştır yar yarala yararlan yarat yargıla yarış yasakla yasla yat yatır yatış yavaşla yay yayıl yayımla yayınla yaz yazdır yağ
yaşa yaşat yaşlan ye yedir yen yenil yenile yerleş yerleştir yet yetin yetiş yetiştir yeğle yit yitir yok yokla yoklan yolla yor yorul yorumla
yoğunlaş yum yumuşa yut yuvarla yönel yönelt yönet yönlendir yücel yük yükle yüklen yüksel yükselt yürü yürüt yüz yüzleş yık yıka yıkan yıkıl yıprat
yırt zayıfla zehirle zorla zorlan zorlaş zıpla çak çal çalış çalıştır çap çarp çarpıt çat çatla çağrıştır çağır çek çekil çekin çeliş çevir çevrele
çiz çiğne çoğal çoğalt çök çökert çöz çözümle çürü çık çıkar çıldır çırp öde ödüllendir öfkelen öksür öl öldür ölç önemse öner öngör önle öp ör
örgütle ört örtüş öt öv övün özdeşleş özen özet özetle özle öğren öğret öğüt üfle üre üret ürk üstlen üz üzül üşü ıslan ısmarla ısın ısır ısıt şaş
şaşır şaşırt şekillen şiş şüphelen
paketle gözük saçmala yıpran ayarlan kırıştır ütüle düzleş sarkıt
`

/** Verbs whose stem changes, with their stems. */
export const irregularVerbs = `
et ed edil ettir edin
git gid
tat tad
güt güd
de di diy den denil
ye yi yiy yen yedir
seyret seyred
affet affed
kaydet kayded
kaybet kaybed
hisset hissed
reddet redded
keşfet keşfed
emret emred
devret devred
farket farked
hallet halled
mahvet mahved
bahset bahsed
kabullen
sağla sağlama
anla anlama
kargola
zannet zanned
sabret sabred
şükret şükred
vaat
terket terked
ert
yet
kastet kasted
`

/** Nominals: nouns, adjectives, pronouns. */
export const nominals = `
sos bot kolye et
leblebi favori fobi evsahibi aykırı binbaşı güneydoğu kuzeydoğu ertesi getiri başı istatistik estetik genetik popüler akdeniz karadeniz anayasa efendi hanımefendi beyefendi filistin hollanda arabistan kürdistan azerbaycan çanakkale konya elazığ tekirdağ ısparta florida
olağanüstü propaganda referandum penaltı sezon sinek delil özet organize kombine yeraltı gözaltı deplasman kamuoyu milletvekili elveda derya sayede dokuz sağ sağır esir dayak damla
birbiri birbirleri dondurma dövüş donanma danışman özen perakende protestan kuantum antik asil bari bira bakla baklava barmen alıntı astım ayrım atılım açılış arayış görünüş görüşme
kapsam eşik güvence dükkan dayanak barınak gecekondu kaldırım dilim atım iniş konu dizi bale çelişki gösteri gösterge kategori şiddet detay savaşım yetenek öngörü tasarı biçem birikinti
antropoloji astroloji biyoloji burjuvazi psikoloji sosyoloji teknoloji ekonomi anneanne babaanne muamele estetik sinyal rastgele kont aleyh civar ölçü kapı araç ayı açı
inanılmaz ankara antalya bursa hepsiburada samsung amazon vestel arçelik okyanus
duyuru abi abla acil acı ad ada adalet adam adaptör aday adet adres adım af afet afiş ahlak aile ait ajan akademi akademik akciğer akraba aksiyon akut akıl
akım akış akşam alan alay albüm alet alfabe algı alkol allah alt alternatif altyapı altın alıcı alışkanlık alışveriş ama amaç ambalaj amca amir an ana
anahtar animasyon anlam anlatım anlayış anlaşma anne ant antrenör anı apartman ara araba aracı aralık arazi araç araştırma arka arkadaş artı arzu asa
asansör asistan asit asker askeri aslan asıl asır at ata ateş atölye av avantaj avlu avukat ay ayak ayakkabı ayar aydın ayna aynı ayrı ayrıca ayrıntı
ayva ayı ayın az aziz aç açı açık açıklık ağ ağa ağabey ağaç ağrı ağır ağırlık ağız aş aşama aşağı aşk aşı aşırı baba bacak badem bahar bahis
bahçe bakan bakanlık bakım bakır bakış bal balkon balo balık ban bando bank banka banyo bar bardak barış basamak basit baskı basım basın basınç
batarya battaniye batı bavul bay bayan bayrak bayram baz bazı bağ bağlantı bağlı bağımlı bağımsız bağımsızlık baş başarı başarılı başbakan başka
başkan başkanlık başkent başlangıç başlıca başlık başvuru bebek bedel beden bela belediye belge belirsiz belirti belki belli ben benzer benzin beraber
berbat beri besin beste bey beyaz beyin bez beş biber bil bile bilet bileşen bileşik bilgi bilgisayar bilim bilinç bilmece bina bir birey bireysel
biri birim birinci birkaç birlik bisiklet bitki biz biçim bodrum bol bomba borsa boru borç boy boya boyun boyut boğa boğaz boş boşluk bu bugün buhar
bulgu bulut buna bura burası burs burun buz buzdolabı buğday böbrek böcek böl bölge bölüm böyle büro bütçe bütün büyü büyük büyüklük bıyık bıçak cadde
cam cami can canlı casus cebir cehennem ceket cemaat cemiyet cenaze cennet cep cephe cesaret ceset cetvel cevap ceza cezaevi cihaz cilt cin cinayet
cins cinsel cinsiyet civar coğrafya cuma cumartesi cumhurbaşkanı cumhuriyet cümle cüzdan daha daire dakika dal dalga dallı dam dan dans dar dava davet
davranış dayanışma dayı dağ dede dedektif defa defter demir demiryolu demokrasi demokratik deneme deney deneyim denge deniz depo deprem derece dergi
deri derin derinlik dernek ders dert destan destek dev devam deve devir devlet devrim değer değerli değil değişik değişim değişken dikiş dikkat
dikkatli dil dilek dilekçe din dinleyici dip direk direktör disiplin diz dizi diş dişi doktor dolap dolar dolu don donanım dost dostluk dosya
doz doğa doğal doğru doğu doğum dua dudak duman durak durum duvar duyarlı duygu duygusal duş dön dönem dönüş dönüşüm dört döviz dün dünya dünür düz
düzen düzenli düzey düğme düğün düş düşman düşük düşünce dış dışarı dışişleri ebedi ecza eczane edebiyat ek ekim ekip ekmek ekonomi ekonomik ekran
eksik el elbet elbise eldiven elektrik elektronik eleman element eleştiri elma elmas elçi emek emin emir emniyet enerji enflasyon engel enstitü entel
er erkek erken ermeni esas eser eski esnaf etek etki etkili etkinlik ev evlat evlilik evre evren evrensel evrim eylem eylül ezan eğitim eğlence eş
eşek eşit eşitlik eşya faaliyet fabrika faiz fakir fakülte fal fare fark farklı farz fasulye fatura fayda faydalı fazla felaket felsefe fen fermuar
fert fetih fiil fikir fil film filo final finans firma fiyat fizik fiziksel fiş flaş fon fonksiyon form format formül forum fotoğraf fren futbol füze
fıkra fırsat fırtına fırça fırın galeri galiba gar garaj garanti garip garson gaz gazete gazeteci gece gecikme gelecek gelenek geleneksel gelin gelir
gelişim gemi genel general geniş genç gençlik gerek gerekli gerekçe gereç geri gerilim gerçek gerçeklik gezegen gezi geçici geçit geçmiş gibi gider
giriş girişim giysi gizem gizli gol grafik gram grup gurur göbek gök gökyüzü göl gölge gömlek gönül görev görevli görüntü görüş gövde göz gözlem
gözlük gözyaşı göç göğüs gül gülünç gümrük gümüş gün günah güncel güncelleme gündem gündüz güney güneş günlük gürültü güven güvenli güvenlik güvercin
güzel güzellik güç güçlü gıda gırtlak haber haberci hadise hafif hafta hafıza hak haki hakim hakkında hal hala halk halka halı ham hamam hamile hamle
hamur han hangi hanım hap hapis harcama hareket harf harika harita hasar hasret hasta hastalık hastane hat hata hatıra hava havaalanı havlu havuz
hayal hayat hayran hayvan hayır haz hazine hazır hazırlık hece hedef hediye hekim hemşire henüz hep her herkes hesap heyecan heyet heykel hikaye his
hisse hitap hizmet hiç hoca hoparlör hoş hukuk hukuki huzur hücre hüküm hükümet hürriyet hüzün hırka hırs hırsız hız hızlı iade idare iddia ideal
ifade ihale ihanet ihlal ihracat ihtimal ihtiyaç ikaz iki ikinci ikiz iklim iktidar iktisat il ilave ilaç ileri iletişim ilgi ilgili ilginç ilham
ilişki ilk ilke ilköğretim ilçe imaj imam imkan imza inanç ince inci indirim inek ingiliz ingilizce insan insani insanlık internet intihar inşa inşaat
ip iptal irade iri ishal isim iskele ispat israf istasyon istek istikrar istisna itibar itiraz ittifak iyi iyilik iz izin izleyici iç içecek içeri
içerik içişleri içki iş işaret işgal işgücü işlem işlemci işletme işlev işsiz işsizlik işyeri işçi jandarma jeneratör kaba kabak kablo kabuk kabul
kader kadro kadın kafa kafe kahraman kahramanlık kahvaltı kahve kala kalabalık kalan kalem kalite kalkan kalp kalın kalıp kamera kamp kampanya kamu
kamyon kan kanal kanat kanepe kanser kanun kanıt kapak kapalı kapasite kaplan kaplıca kaptan kapı kar kara karakter karar kararlı karbon kardeş kargo
kariyer karmaşık kart kartal karı karın karınca karışık karşı karşılık karşıt kas kasa kasaba kasap kase kaset kasım kat katil katkı katman katı
katılım katılımcı kavga kavram kavramsal kavun kaya kayak kaygı kaynak kayıp kayıt kaz kaza kazak kazan kazanç kazı kaç kağıt kaş kaşık kebap kedi
kefen kek kel kelime kemer kemik kenar kent kentsel kere kesim kesin kesinti keskin kez keçi keşif kilim kilise kilit kilo kilometre kim kimlik kimse
kimya kimyasal kip kira kiraz kirli kit kitap kitaplık kitle kişi kişilik kişisel klasik klasör klavye klima kod kol kola kolay kolaylık koli kolon
koltuk komik komisyon kompozisyon komutan komşu konak konaklama konferans konfor kongre konsept konser kontrol konu konuk konum konut konuşmacı kopya
korkak korku korkunç koru koruma kova koyu koyun koşu koşul kral kraliçe kredi krem kriter kriz kuaför kucak kul kulak kulaklık kule kulüp kum kumanda
kumar kumaş kupa kural kuram kurban kurs kurt kuru kurucu kurul kuruluş kurum kurumsal kurye kurşun kutlama kutsal kutu kuvvet kuyruk kuyu kuzen kuzey
kuzu kuş kuşak köfte kök köle kömür köpek köprü kör körfez kötü kötülük köy köylü köşe kül kültür kültürel küme küre kürek küresel kütüphane küçük
kılıf kılıç kına kır kırmızı kırsal kırık kısa kısım kıt kıta kıyafet kıyı kız kızgın kızıl kış laf lamba lazım leke levha lezzet lezzetli lider liman
limon lira lise liste litre lobi lokanta lüks lütuf maaş madde maddi maden mahalle mahkeme mahkum makale makam makas makine makul makyaj mal mali
maliyet malzeme mana mandal manevi mantar mantık manzara marka mart masa masal masraf mat matematik mavi maya maymun maç mağara mağaza mağdur meclis
medeniyet medya mekan mektup melek memleket memnun memnuniyet memur menü merak merhaba merkez merkezi mermer mesafe mesaj mesela mesele meslek metal
metin metre metro mevcut mevki mevsim meydan meyve mezar mezun mihver mikrofon mikrop miktar mil milat millet milletvekili milli milyar milyon mimar
mimari mini minik miras misafir misal mizah mobilya moda model modern moral motor mucize muhabir muhalefet muhtar muhteşem mum musluk mutfak mutlak
mutlu mutluluk mücadele müdahale müddet müdür müessese mühendis müjde mükemmel mülk mümkün müze müzik müzisyen müşteri mısır naz ne neden nefes nefret
nehir nem nere nerede nesil nesne net netice nezle nice nikah nisan nitelik niyet nokta normal not nota numara nöbet nüfus ocak oda odun ofis ok
oksijen okul okur olanak olası olasılık olay olumlu olumsuz omuz on onay onlar online onur operasyon ora oran ordu organ organizasyon orijinal orman
orta ortak ortaklık ortalama ortam ot otel otobüs otomatik otomobil otorite otoyol oturum ova oy oyun oyuncak oyuncu ozan oğlan oğul pahalı paket
palto pamuk panik pano pantolon para paragraf parfüm park parlak parlamento parmak parti parça pasaport pasta patates patlıcan patron pay pazar
pazarlama pazartesi peki pencere perde performans personel perşembe petrol peynir peçete pil pilav pilot pis pist piyano piyasa pişman plaj plan
plastik platform polis politik politika porsiyon portakal posta potansiyel pratik prensip priz problem profesyonel profesör program proje protesto
psikolog psikoloji psikolojik puan pul radyo raf rahat rahatsız rakam rakip rapor rastlantı ray rağmen reel refah rehber rejim rekabet reklam rekor
renk renkli resepsiyon resim resmi restoran reçete rica risk rol roman ruh rus rüya rüzgar saat sabah sabun sabır sadece saf safha saha sahi sahil
sahip sahne sakal sakat sakin saksı sakız salata saldırı salon salı saman sanal sanat sanatçı sandalye sandık saniye santim sap saray sarhoş sarmaşık
sarı satıcı satır satış savaş savcı savunma sayfa saygı sayı sayın saz saç sağlam sebep sebze sefer sehir sekiz sekreter selam sen senaryo sendika
sene sepet serbest sergi seri serin sermaye sert servet servis serüven ses sessiz sevgi sevgili sevimli sevinç seviye seyahat seyir seyirci seçenek
seçim seçmen sigara sigorta silah silgi simge sinema sinir sipariş sis sistem site sivil siyah siyasal siyaset siyasetçi siyasi siz soba sofra sohbet
sokak sol som somut son sonra sonraki sonsuz sonuç soru sorumlu sorumluluk sorun sosyal soy soyut soğan soğuk spor sporcu stadyum standart stil
strateji stratejik stres su sulh sultan sunum sur surat suç suçlu söz sözcük sözleşme sözlük süper süre sürekli süreç sürpriz sürü sürücü süt sıcak
sıcaklık sıfat sıfır sık sıkı sıkıntı sınav sınıf sınır sır sıra sıradan sırt sıvı sığ tabak taban tabela tabiat tabii tablo taciz tahmin taht tahta
taksi takvim takım talep tam tamam tane tanrı tansiyon tanık tanım taraf tarif tarih tarihi tarla tartışma tarz tarım tasarruf tasarım tat tatil tatlı
tava tavan tavsiye tavuk tavır tavşan taze taç taş taşıt tedavi tedbir tehdit tehlike tehlikeli tek teker tekerlek teklif teknik teknoloji teknolojik
tekrar tel telefon televizyon temas temel temiz temizlik temmuz temsilci tencere tenis teori tepe tepki tercih terim ters terör terörist
tesis teslimat test tez teçhizat teşekkür teşkilat ticaret ticari tip tiyatro tohum top toplam toplantı toplu topluluk toplum toplumsal toprak torba
torun toz trafik tren tur turist turizm turuncu tutar tutku tutum tuvalet tuz tuzak tuğla tuş töre tören tüccar tüfek tüketici tüketim tüm tümce tümör
tünel tür türk türkçe türkü tüy ucuz ufak ufuk ulaşım ulus ulusal uluslararası umut umutsuz un unsur usta usul utanç uyarı uyarıcı uygar uygarlık
uygulama uygun uyku uyruk uyum uyumlu uyuşturucu uzak uzay uzman uzmanlık uzun uzunluk uzuv uç uçak uğur vadi vagon vahşi vakit vakıf vali valiz vapur
varlık vasıta vatan vatandaş vazo ve vefat vekil vergi veri verim verimli vicdan video villa virüs vites vitrin vücut yabancı yaka yaklaşım yakın
yalan yalnız yalnızlık yan yanak yangın yani yanlış yanıt yapay yaprak yapı yapım yapımcı yapıt yara yarar yararlı yaratıcı yaratık yardım yardımcı
yargı yargıç yarı yarım yarın yarış yasa yasak yasal yastık yatak yatay yatırım yatırımcı yavaş yavru yaya yaygın yayla yayın yaz yazar yazı yazık
yazılı yazılım yağ yağmur yağış yaş yaşam yaşlı yedi yel yemek yemin yeni yenilik yer yerel yerleşim yerli yeryüzü yetenek yetenekli yeterli yetki
yetkili yeğen yeşil yine yirmi yiyecek yiğit yok yoksul yoksulluk yol yolcu yolculuk yolsuzluk yorgan yorgun yorum yoğun yoğunluk yoğurt yudum yukarı
yumruk yumurta yumuşak yurt yurttaş yuva yön yönetici yönetim yönetmen yöntem yöre yük yüksek yükseklik yüksekokul yün yürek yürüyüş yüz yüzde yüzey
yüzyıl yüzük yıl yılan yıldırım yıldız zafer zaman zar zarar zararlı zarf zarif zayıf zehir zeka zeki zemin zengin zenginlik zevk zeytin zihin
zihinsel zil zincir ziyaret ziyaretçi zor zorluk zorunlu zorunluluk züğürt zıt çaba çabuk çadır çakı çalgı çalışan çalışkan çam çamaşır çamur çanta
çap çare çarpı çarşaf çarşamba çarşı çatal çatı çatışma çay çağ çağrı çek çekici çekim çelik çene çerçeve çeviri çevre çeyrek çeşit çeşitli çeşme çift
çiftlik çiftçi çikolata çile çin çirkin çit çivi çizgi çizim çiçek çoban çocuk çocukluk çok çorap çorba çoğu çoğunluk çukur çöl çöp çözüm çürük çıkar
çıkış çıplak çırak çığlık ödenek ödev ödül öfke ölçek ölçü ölçüt ölü ölüm ömür ön önce öncelik önder önem önemli öneri önlem örgüt örnek örtü öte
öteki övgü öykü öyle öz özel özellik özgün özgür özgürlük özne özür öğe öğle öğrenci öğrenim öğretim öğretmen öğretmenlik öğün ücret ücretsiz ülke
ülkü ümit ün ünite üniversite ünlü üretici üretim ürün üs üslup üst üstün üye üyelik üzeri üzgün üzüm üzüntü üç üçüncü ıl ırk ırmak ısı ızgara ışık
şair şaka şampiyon şampiyona şampuan şans şapka şarap şarj şarkı şart şato şaşkın şef şehir şehit şeker şekil şema şemsiye şerit şey şeytan şiddet
şiir şikayet şimdi şirin şirket şişe şişman şoför şok şov şu şubat şube şüphe şüpheli şık
aksesuar atari afganistan almanya arıtma aroma azerbaycan baget balsam bateri beklenti bluz bone bulgaristan butik büfe canlılık dandik
dekor dekorasyon depozito desen diyet döşeme ermenistan fena fiyasko gofret google görsel gürcistan hindistan hırvatistan jel jelatin kartuş
kazakistan kılavuz kırgızistan kırıklık kolonya kullanım kurulum lastik losyon macaristan magnezyum menteşe modem naylon nostalji özbekistan
pakistan paketleme parmaklık peluş petek pudra pürüz raket robot saçma sandalet satın şebeke sehpa serum sırbistan stok şezlong şofben takdir
tacikistan tarak taraftar termos terlik tırnak traş tıraş tripod türkiye türkmenistan vantilatör vida vitamin yetişkin yelek yunanistan yurtdışı
yurtiçi zımba abonman antrenman bakkal bileklik bluetooth bornoz buzluk çekmece çamurluk çerez çizik dolgu düdük enstrüman etiket fişek fön gardırop
halat hijyen hizmetçi ızdırap kapşon kasiyer kavanoz kemerlik kızak klozet komodin kostüm kozmetik köpük krom lavabo manikür mıknatıs minder
mouse nevresim nikel oje paspas patik pedal pijama pizza plaka polyester ruj sünger şarküteri şort tablet tayt tişört topuk tulum tül tütsü ütü
vestiyer yanlışlık
orospu yahudi herhangi bugünkü islami
yüzme sarımsak tereyağı alerji tekne tarife uçuş
`

/** Nominals whose stem changes before a vowel, with their stems. */
export const irregularNominals = `
iş işler
paket paketler
ayar ayarlar
göz gözler
hak haklar
eş eşler
yol yollar
kargo kargolar
kapı kapılar
dizi diziler
var var
yok yok
konu konud
alt altına altınd
art ard
peş peşind peşine
tarih tarihin
merkez merkezin
ağız ağz
akıl akl
alın aln
asıl asl
beyin beyn
boyun boyn
burun burn
cebir cebr
cisim cism
devir devr
emir emr
fikir fikr
göğüs göğs
gönül gönl
hapis haps
hüküm hükm
isim ism
izin izn
karın karn
kayıp kayb
kayıt kayd
keşif keşf
kısım kısm
metin metn
nehir nehr
nesil nesl
oğul oğl
omuz omz
ömür ömr
özür özr
resim resm
sabır sabr
seyir seyr
sınıf
şehir şehr
şekil şekl
vakit vakt
zehir zehr
zihin zihn
zulüm zulm
ufuk ufk
vakıf vakf
keyif keyf
kahır kahr
fetih feth
hak hakk
his hiss
hat hatt
had hadd
ret redd
zıt zıdd
af aff
sır sırr
tıp tıbb
hal hal
renk reng
denk deng
kalp kalb
sebep sebeb
cep ceb
kap kab
dip dib
grup grub
kulüp kulüb
genç genc
güç güc
uç uc
taç tac
borç borc
ağaç ağac
dört dörd
yurt yurd
kurt kurd
dert derd
kanat kanad
kanıt
tat tad
ad
cilt cild
çok çoğ
gök göğ
yok
su suy
ne ney
bura bur bura burası
ora or ora orası
nere ner nere neresi
şura şur
ben ban benim bana
sen san senin sana
o on ona onu onun onlar onlara onları onların onda ondan
bu bun buna bunu bunun bunlar bunda bundan
şu şun şuna şunu
kendi kendi kendin kendis
herkes herkes
hepsi hep hepimiz
psikolog psikoloğ
katalog kataloğ
`

/** Lemmas whose ends the rules would cut or change (see `withWholeLemmas`). */
export const wholeLemmas = `
+i arkeoloj asgar becer bilirkiş endüstr fotokop geometr hawai huawe ideoloj jeoloj kahvereng komed meteoroloj mumba pandem safar samim serser simetr
sürah tahit terap trajed tsunam yenilg yerçekim
+ı altyaz mütevaz sıradış yılbaş çevrimdış
+le kertenke seatt şela
k+ğ ortaça tebli yanarda
k+ğı gökkuşa köpekbalı zeytinya
+ü atasöz hoşgör yıldönüm
`
