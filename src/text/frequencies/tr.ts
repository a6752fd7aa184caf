/** Common Turkish words by their share of running text, in half-decade bands. Written for this table. */
export const bands = {
  '3e-2': `
bir bu ve`,
  '1e-2': `
ama ben da daha de gibi için mi ne o sen var çok`,
  '3e-3': `
bana beni benim bile biz bunu bütün büyük değil diye en evet güzel hayır her hiç ile ilk ise iyi kadar ki lazım mı
nasıl neden olan olarak olduğunu onu seni senin sonra tüm türkiye ya yeni yok zaman önce şey şimdi şu`,
  '1e-3': `
adam ancak arasında artık aynı az bazı başka belki biri birkaç birlikte bize bizi bizim bugün buna bunlar bunun
burada böyle dedi demek devam değildir diğer doğru dünya eden eder ediyor etmek etti ev fakat fazla gerek göre gün
haber hadi hangi hayat hem iki insan insanlar istiyorum içinde iş işte kadın karşı kendi kendini kez kim lütfen
olabilir olacak oldu olduğu olmak olması olsun olur oluyor ona onlar onun saat sadece sana siz sizin son tamam
tarafından tek teşekkür türk veya yani yapmak yapıyor yer yıl zaten çocuk çünkü öyle üzerinde üç şekilde şeyi şeyler
şöyle`,
  '3e-4': `
abd abi adı aile akşam al alan aldı allah almak almanya altı altında alır alıyor amerika an ankara anne araba
ardından arkadaş arkasında asker asla aslında ateş avrupa ay ayrıca açık aşk baba bak bakalım bakan bakanı barış
bazen bazıları baş başkan başkanı başladı başlayan başında belediye bence benden beri bey beş beşiktaş bilgi
bilgisayar bilir biliyor biliyorum bilmiyorum bin biraz birden birinci birisi bitti bizden buldu bulmak bulunan
buradan burası buraya bölge bölüm böylece cevap dakika dedim deniz der ders devlet değilim din diyor doktor dokuz
dolar dolayı dost doğum durum dört dün düşük düşünüyorum dışında edilen efendim ekonomi el elbette erkek eski et
eğer eğitim eş farklı fenerbahçe fikir film futbol galatasaray galiba gece gel geldi gelecek gelen gelir geliyor
gelmek genel genç gerçek gerçekten geçen geçiyor geçti gidelim gidiyor git gitmek gitti gol gör gördü görmek göz
günaydın güneş günler günü güvenlik güçlü hafta hakkında hala hanım harika hasta hatta hava hazır hemen henüz
hepimiz hepsi herhalde herhangi herkes hizmet hiçbir hukuk hâlâ hükümet ikinci internet isim istanbul istedi
istemiyorum ister istiyor istiyorsun izmir içine kahve kalan kaldı kalmak kalp kan kapalı kapı kardeş kaç kelime
kendine kendisi kesinlikle keşke kime kimin kimse kitap kolay konu konuda kötü küçük kısa kız kızı lan lig maç
meclis merhaba milyar milyon misin miyim mu musun mü mümkün müzik mısın nedir neler nerede nereden nereye neyi niye
oda okul oldukça oldum olmadı olmasa olmayan olmaz olmuş olsa olursa on ondan onların orada oraya ordu oyun oğlu
para parti pazar pek polis rağmen rusya sabah sanki savaş sağlık sebep sekiz selam senden sevgi sevgili seviyor
seviyorum sezon seçim sistem site sizden sonrası sonucu sonunda soru sorun su suriye söyle söyledi söylüyor söz
sürekli sırasında tabii takım tekrar telefon toprak uzun vardı varsa ver verdi veren verilen veriyor vermek yanında
yap yapacak yapan yapar yaptı yapılan yardım yarın yaş yaşam yaşlı yaşında yedi yemek yine yoksa yoktu yol yüksek
yüz yüzde yıldır yıllık yılı yılında zamanlar zamanı zengin zor çalışan çalışma çay çıkan çıkmak çıktı çıkıyor ölüm
önceki önemli önünde örnek özel özür öğrenci öğretmen ülke ülkenin üniversite üstünde üzere üzerine üçüncü şarkı
şehir şirket`,
  '1e-4': `
abla acı ada aday affedersiniz ait akıllı albüm aldım altın amaç amca analiz anlaşma aptal aralık araştırma arttı
askeri askerler at ayak ayakkabı aç açlık ağaç ağrı ağustos ağız bacak bahar bahçe baktı bakıyor balık banka banyo
basit bayram bebek benzer berbat beyaz bilim bilimsel bina bira bomba boş bulunuyor burun bölgede cam ciddi cilt
cinayet cuma cumartesi daire dağ dede deli demir demokrasi derin destek deyip değilse değişiklik değişti değiştirmek
dikkat dil dizi diş dolu doğa duvar duygu dönem dönemde düğün düşman düşünüyor ekim ekmek elbise elektrik enerji
eylül fakir fark final fiyat fotoğraf fransa fırsat galibiyet garip gaz gazete gazeteci geleneksel gelişme gemi
genellikle gençler gezi geçmiş gider grup gök gökyüzü göl gömlek görev görüyor gümüş gününü güvenli güç haberler hak
halk halkı hapis hareket hastalık hastane hayvan hayvanlar haziran hedef hediye hocam idi iktidar il ilaç ilginç
ilçe imiş ingilizce inşaat islam izin içmek işçi kabul kadarıyla kahvaltı kale kalite kaliteli kamu kanun kar karar
kararı kargo kart kasım katil kaza kağıt kedi kilo kirli kol komik komşu konser korku korkunç korkuyorum koruma
kredi kriz kulak kural kurban kuş köpek köprü köy kültür kırmızı kızgın kış lider lira maaş mahkeme makine malzeme
mart masa mavi mayıs medya meydan meyve milletvekili milli modern motor mutfak mutlu mutluluk mücadele müdür
mükemmel müthiş müşteri nehir nisan normal nüfus ocak odası ofis okumak oldular oradan orası orman ortalama ortaya
otel otobüs oy oyuncu oyuncular pahalı park parmak pasta patates patlama pazartesi pencere perşembe petrol peynir
plan program puan rahat renk resim rol rüya rüzgar saatler sahil sahne saldırı salı sanat sanatçı sanayi sandalye
saniye sarı satın satış saç sağol ses seyahat silah sipariş siyah sonuç sonuçlar sosyal soğuk spor suç suçlu sürücü
süt sıcak sıkıcı sınav sınıf sırt tahta taraf tarih tarihi tarihinde tatil tatlı tavuk taş tedavi tehlike tehlikeli
teknik teknoloji televizyon temiz temmuz terör teyze ticaret tiyatro toplantı toplum toplumsal trafik tren
tutuklandı tuz türkçe ucuz uluslararası uçak vali vergi video vücut yalan yangın yarısı yatak yatırım yaz yazar
yazdı yazmak yazı yağmur yerel yeşil yorgun yumurta yönetici yönetim yönetmen yöntem yıldız çarşamba çiçek çocuklar
ödeme örgüt özgürlük öğle öğlen ücretsiz ülkeler üretim ürün ürünler ürünü üstelik üye üyesi üzgün şahane şampiyon
şans şarap şeker şekil şiddet şubat şunlar`,
  '3e-5': `
adres almıştım anahtar anlatmak anlattı antrenör aradı aramak artış arıyor atmak attı azaldı açmak açtı açıkladı
açıklama ağlamak aşı bardak batı bavul bağlantı bağırmak başarı başarılı başarısız başlık beklemek bekleyin
bekliyorum belge bilet biyoloji buluşmak bölümü bütçe büyüme bıçak cami cehennem ceket cenaze cennet cesur ceza dans
deneme denemek deneyim derece dergi dernek değer değerli dinle dinlemek dokunmak domates dondurma dosya doğu dua
dükkan dürüst düşmek düştü ekran ekşi eleştiri elli emekli engel engellemek etek etki etkili faaliyet fabrika fatura
felsefe fizik garanti gerçekler gezegen giriş gönderdi göndermek görünüyor görüş gözlük gözyaşı gülmek gülümseme
güney güven güzellik hafıza haklar hamile hastalar hata hatalar hatıra hatırlamak hatırlıyorum havaalanı havuz iade
iklim ilgi ilişki ilişkiler imkan indirim istek içeren işçiler kahraman kalkış kanser kanıt kapatmak katkı kaybetmek
kaybetti kaynak kaşık kesmek kilometre kimya klavye koltuk konuşma konuşmak konuştu korumak koşmak koşullar kral
kraliçe kullanmak kullanıcı kullanılan kullanım kullanıyorum kuran kurtardı kurtarmak kuzey kırk kırmak kırık
kıskanç kıyı lezzetli liman liste litre lüks makale manzara marka matematik mağaza melek memnun metre mobilya moda
model mucize mülteci müslüman müze namaz nazik nine okudu olay olaylar oluşan oluşturan onur otuz paket pasaport
patron peygamber pil pilav plaj prens prenses psikoloji rapor reddetti restoran rezervasyon ruh sabır salata satmak
sattı savunma saygı sebze sesi sessiz sessizlik seçenek seçmek sinirli sohbet sonbahar sonuçları sordu sormak sos
soğan sunmak sınır sır sıra tamir tanımak tanışmak tarif tartışma tarz tarım tasarım tat tavsiye taze taşımak
tecrübe tehdit teklif temizlik tereyağı terk teslimat turist turizm unutmak unuttum utanç uygulama uzay uçmak vaat
varış vatandaş virüs yabancı yaratmak yasak yağ yirmi yorum yorumlar ziyaret çalışmak çalıştı çanta çatal çekmek
çekti çevre çiftçi çikolata çirkin çorba çıkış ödemek öfke öneri öneririm şapka şarj şarkıcı şartlar şeytan şifre
şişe şüphe şık`,
}
