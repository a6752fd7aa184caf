/** Turkish words that no other word looks like without accents. Written for this table. */
export const accentedWords = {
  words: `
aldı aldık aldım aldığım alışveriş attım açıldı açılmıyor açılıyor ağaç baktım bakım bağlamak başardı beğenmek
birşey bişey boş dayanıklı eğlenceli göndermek göz gün günde güne günü hayır hayırlı hazır hiç hoş inşallah kaldı
kaldım kullandık kullandım kullanışlı kötü kısa kızım maşallah olduğu poşet rahatlık sattı sattım saç sipariş süper
süreli sıkıntısız tahriş taktım taraksız tereddüt titreşim titreşimi traş tüy tüyü tıraş ulaşmak yaklaşık yaptı
yaptım yıl yılı çay çok çöp çöpe üç şarj şey şeyi şeyler şimdilik şuan şık`,
}
