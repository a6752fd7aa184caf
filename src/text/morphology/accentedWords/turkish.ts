/** Turkish words that no other word looks like without accents. Written for this table. */
export const accentedWords = {
  words: `
aldı aldık aldım aldığım alışveriş attım açıldı açılmıyor açılıyor ağaç baktım bakım başardı birşey bişey boş göz
gün günde güne günü hayır hazır hiç hoş kaldı kaldım kullandık kullandım kızım olduğu sattı sattım saç taktım tüy
tüyü yaptı yaptım yıl yılı çay çok çöp çöpe üç şey şeyi şeyler şuan şık`,
  stems: `
akıllı arkadaş ayrıca açık ağaç ağrı ağır bağlan bağlantı başarı başka başla başlık beğen bölüm böyle bütün büyük
bırak bıçak dayanıklı değil değiş doğal doğru dönüş düzen düzgün düşük düşün düşür eğitim eğlen eğlence fotoğraf
fırça fırın geliş gerçek giriş gönder gönül gördü görev görün görüş göster gözlük gözük gümüş güncel günde güneş
günlük günü gürültü güven güzel güçlü hafıza hakkında haksız hazırl hoşgörü hoşuna hırsız hızla hızlı ihtiyaç
iletişim inşallah iğrenç işlem işlev kaldır kalıp karışık karşı karşıla kaçır kağıt kaşık kolaylık kuaför kullanım
kullanış kumaş kurtarıcı köpek köpük kötü kötüle köşe küçük küçül kılıf kırmızı kırık kırıl kırış kısa kısım kıvam
kıyafet kıymet kızart lütfen mağaza mağdur maşallah muhteşem mükemmel müthiş müzik müşteri mıknatıs nasıl pahalı
parça paylaş pişir pişman poşet rahatlık rahatsız rağmen rüzgar satıcı satış saçlar saçma saçım sağla sağlam sağlık
sağlıklı seçenek seçim sipariş soğuk söyle sözleşme süper sürede sürekli süreli süresi sıcak sıfır sıkıntı sınıf
sızdır tahriş tanıdık tereddüt teşekkür titreşim traş tüket tüketici tükürük türkçe türlü tüylü tıraş tırnak ulaş
ulaşım uyarı uçak uçuş uğrat uğraş vazgeç vücut yaklaşık yanlış yapıl yapısı yapıyor yapış yardım yarım yavaş yükle
yüklen yüksek yürü yüzde yüzük yüzünden yıkan yıldız yıprat yırtık yırtıl zayıf zımba çabuk çalış çamaşır çanta
çekmece çelik çerçeve çevir çevre çeşit çirkin çizgi çizil çiçek çocuk çocuksu çorap çoğu çoğun çözü çözüm çünkü
çıkar çıkma çıktı çıkıyor çıkış ödeme ödül ölçü ömür önce önem öner öneri örgü örnek örtü özel özellik özen özgün
özür öğle öğren öğrenci öğret öğretmen ücret üretici üretim ürün üstün üyelik üzer üzgün üzücü üzül ıslak ışık
şampuan şarj şaşır şeffaf şeker şekil şerit şiddetle şifre şikayet şimdi şirket şişe şort şüphe`,
}
