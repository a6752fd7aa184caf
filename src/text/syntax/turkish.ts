import type { SyntaxWords } from './wordClasses.js'

/**
 * Turkish has no articles and no prepositions: its postpositions follow the noun, and its objects stand between a pronoun and the
 * verb, so that the lists that tell nouns and verbs by what stands before them are empty, but for words like "this". These are pronouns as
 * well: a word before one is no verb. `bir` stands between an adjective and its noun ("güzel bir ürün").
 */
export const tr: SyntaxWords = {
  determiners: 'bu şu benim senin onun bizim sizin onların her bazı hiçbir bütün tüm birkaç',
  prepositions: '',
  of: '',
  about: '',
  copulas: '',
  auxiliaries: '',
  firstPerson:
    'ben biz beni bizi bana bize bende bizde benden bizden benimle bizimle benim bizim kendim kendimiz kendime kendimize',
  pronouns: 'bu şu benim senin onun bizim sizin onların her bazı hiçbir bütün tüm birkaç',
  relatives: 'ki',
  conditions:
    'eğer şayet ise olursa olursanız olsa olsaydı alırsanız isterseniz istiyorsanız diyorsanız arıyorsanız düşünüyorsanız varsa yoksa',
  wishes: `
    istiyorum istiyoruz isterim isteriz isterdim isterdik istedim dilerim dileriz lazım gerek gerekir gerekiyor gereken gerekli
    gerekirdi ihtiyaç ihtiyacım ihtiyacımız ihtiyacınız
  `,
  pleas: 'lütfen rica',
  comparisons: 'gibi kadar göre nazaran kıyasla oranla',
  steps: `
    aldım aldık aldı aldılar almıştım almıştık almış aldığım aldığımız aldığımda almak alıyorum alırken alıp alınca alarak verdim verdik
    verdi verdiler vermiş verdiğim verdiğimiz verdikten vermek veriyor veriyorlar verip veren verildi gittim gittik gitti gitmek gidiyor
    gittiğimizde giden geldi geldik geldim geldiler gelmiş gelen gelince geldiğinde geldiğimizde gelmek geliyor gelip yaptım yaptık
    yaptı yaptılar yapmak yapıyor yapıyorlar yapıp yapan yaptığım yaptıktan yapıldı ettim ettik ettiler etmiş etmek ettiğim ettiğimiz
    ediyor ediyorlar edip kullandım kullandık kullandı kullanıyorum kullanıyoruz kullanıyor kullanmak kullanmıştım kullandığım
    kullandığımız kullandıktan kullanırken kullanıp kullanan kullanacağım sipariş gönderdim gönderdik gönderdi gönderdiler göndermişler
    göndermiş gönderilen gönderildi gönderip göndermek gönderiyorlar bekledim bekledik beklerken bekleyip beklemek beklediğim
    beklediğimiz takıp taktığımda takmak denedim denedik denemek denedikten deneyip deneyeceğim denemedim düşünüyorum düşünüyoruz
    düşünmüştüm düşünerek düşünenler sandım sanmıştım zannettim söyledim söyledik söyledi söylediler söylemek söylüyor söyledikleri
    dedim dedik dedi dediler diyor diyorlar dedikleri aradım aradık aradığım arayıp aramak yazmış yazıyor yazan yazmak konuştum konuştuk
    okudum okuyup okumak izledim izledik duydum bildiğim biliyorum bilmiyorum buldum bulduk bulmak getirdi getirdiler getirdim götürdüm
    aldırdım koydum koydular koymuşlar çıkardım çıkarıp çıkardığım açmak kapattım kurdum kurduk kurmak ödedim ödedik ödemek öderken
    girdim girdik girmek oturdum oturduk oturup yedim yedik kalırken konakladım konakladık başladım başladık başladı başlamak başlayınca
    öğrendim öğrendik öğrenmek öğrenme anladım anladık anlamak yıkadım yıkadık yıkayıp giydim giyip giymek giyince gezdim gezdik dönüp
    döndüm döndük iletişime değiştirdim değiştirdiler değiştirmek değiştirdiğim yükledim yükleyip bağladım bağlayıp çektim çektik çekip
    oynuyorum oynuyoruz oynadım oynadık sunuyor sunuyoruz istedim istedik
  `,
  links: `
    olarak sahip sahibim sahiptir sahibi olan olduğu olduğunu şekil şekilde şekli konu konuda konusunda konusundaki taraf tarafı
    tarafından kısmı kısım tür tip çeşit örnek örneğin sebep nedeni bölüm parça sayı sayıda fark farklı ilk ikinci üçüncü son sonraki
    önceki aynı diğer ilgili kişi insan insanlar insanların kadın adam arkadaş arkadaşım arkadaşıma çocuk çocuklar aile merhaba selam
    saygılarımla saygılar
  `,
  sentenceAdverbs: `
    kesinlikle resmen aşırı falan filan baya bayağı gerçekten maalesef malesef galiba herhalde belki muhtemelen sanırım genelde
    genellikle bazen nadiren sürekli daima asla hemen henüz artık hâlâ hala yine gene nihayet sonunda zaten aslında özellikle sadece
    yalnızca neredeyse yaklaşık tamamen tamamıyla oldukça epey gayet fazlasıyla açıkçası kısacası sonuçta mutlaka bugün dün yarın ayrıca
    üstelik yani mesela örneğin keşke neyse şahsen bence acaba hiç merhaba selam saygılarımla ilaveten nitekim haliyle doğrusu cidden
    hakikaten harbiden valla vallahi walla şimdilik şimdi önceden sonradan evvelden eskiden biraz birazcık azıcık nispeten kısmen
    çoğunlukla çoğu sık sıkça aniden birden anca ancak iyice direk direkt dolayısıyla böylece
  `,
  more: 'daha başka ek fazla ilave',
  measures: `
    saniye dakika dakikada saat saatte saatlik gün günde günü günler günlük gündür günlerce hafta haftada haftalık haftadır haftadan
    haftaya ay ayda aylık aydır aydan yıl yılda yıllık yıldır yıllar sene senedir senelik sabah akşam gece öğlen pazartesi salı çarşamba
    perşembe cuma cumartesi pazar şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık yaz kış zaman zamanda zamanı
    süre sürede süredir tane tanesi adet kere kez defa lira tl kuruş euro dolar metre cm mm km kg kilo gram gr litre ml gb mb mah bin
    milyon yüzde yarım buçuk dk sn yaş yaşında yaşındaki yaşındayım
  `,
  hopes: 'umarım umarız umuyorum umuyoruz umut inşallah',
}
