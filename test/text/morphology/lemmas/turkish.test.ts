import { lemmatizeTurkish } from '../../../../src/text/morphology/lemmas/turkish.js'
import { testForms, testLemmas } from './cases.js'

testLemmas(lemmatizeTurkish, {
  lemmas: {
    yok: 'yoktu yoktur yokmuş',
    var: 'vardı vardır',
    efendi: 'efendim efendimiz efendisi',
    popüler: '',
    istatistik: 'istatistikler',
    konu: 'konuda konunun konular',
    tarih: 'tarihinde tarihine',
    taşımak: 'taşıyor taşıyan taşıdığı',
    bulmak: 'bulamıyorum bulamadım',
    kapsam: 'kapsamı kapsamında',
    barınak: 'barınağı barınaklar',
    cezve: 'cezvesi cezveyi',
    inanılmaz: 'inanılmazdı',
    inanmak: 'inanıyorum inandım',
    duyuru: 'duyurular duyuruyu',
    ankara: 'ankarada ankaraya',
    okyanus: 'okyanusu okyanusta',
    ev: 'evler evde evimiz evinden',
    kitap: 'kitabı kitaplar kitabımız',
    çocuk: 'çocuğu çocuklar çocuğun',
    şehir: 'şehri şehirde şehirler',
    burun: 'burnu burnum',
    gelmek: 'geldi geliyor gelmiş geldiğini',
    gitmek: 'gitti gidiyor gidecek',
    yapmak: 'yaptı yapılan yapıyorum yapmadı',
    başlamak: 'başladı başlıyor başlayacak',
    güzel: 'güzeller',
    otel: 'oteller otelde otelin otelden',
    oda: 'odalar odada odası',
    arkadaş: 'arkadaşlar arkadaşım',
    kaliteli: 'kaliteliydi kalitelidir',
    yolcu: 'yolcusu yolcular',
    rahatlık: 'rahatlığı rahatlıktan',
    kalmak: 'kaldı kalıyor kalalım',
    sağlamak: 'sağladı sağlıyor sağlamadı',
    sağlam: 'sağlamdı sağlamlar',
    şarj: 'şarjı şarja şarjın',
  },
  apart: [
    'gelmek gelir gelin',
    'göz gözlük',
    'iş işçi işsiz',
    'kitap kitaplık',
    'yol yolcu',
    'güzel güzellik',
    'kalite kaliteli kalitesiz kalmak',
  ],
})

testForms(
  lemmatizeTurkish,
  `
  ev: evi evin eve evde evden evim eviniz evleri evlerde evlerinde evimde evinizde evdeki evle evse evdir evdi evmiş
  kitap: kitabın kitaba kitapta kitaptan kitabım kitapları kitaplarda kitabında kitapla
  araba: arabayı arabanın arabaya arabada arabadan arabam arabası arabalar arabamız arabayla arabasında
  çocuk: çocuklar çocuğa çocukta çocuktan çocukları çocuğum çocuklarımız
  okul: okula okulda okuldan okulun okullar okulumuz okullarda
  gün: günler günü güne günde günden günün
  kız: kızlar kızı kızım kıza
  su: suyu sular suda
  ağız: ağzı ağzım ağızlar
  renk: rengi renkler rengin
  kalp: kalbi kalbim kalpler
  gelmek: geliyorum geliyorlar gelmiş gelmişti gelse gelmeli gelen gelerek gelip gelmeden geldiğim gelmiyor gelmez gelemez gelebilir
  yapmak: yapar yaparım yapıyor yapacak yapmış yapsa yapmalı yapan yaparak yapıp yapmadan yaptığı yapmıyor yapmaz yapılır yapabilir yaptım yaptık
  görmek: görür görüyor görecek gördü görmüş gören görünce görerek gördüğü
  almak: alır alıyor alacak aldı almış alınca alarak alındı aldığım
  okumak: okuyor okuyacak okudu okumuş okuyan okuyunca okuyarak
  beklemek: bekler bekliyor bekleyecek bekledi beklemiş bekleyen bekliyorum
  başlamak: başlar başlamış başlayan başlıyorum başladık
  anlamak: anlar anlıyor anlayacak anladı anlıyorum
  gitmek: gidiyorum gideceğim gitmiş giden gidip gitmedi
  etmek: eder ediyor edecek etti etmiş eden edip
  demek: diyecek dedi demiş diyen
  yemek: yemiş
  çalışmak: çalışır çalışıyor çalışacak çalıştı çalışarak
  kullanmak: kullanır kullanıyor kullanacak kullandı kullanan
  değiştirmek: değiştirir değiştirdi değiştiriyor
  brudopl|amak: adı
  brudop|lamak: lamış layacak ladı
  brudoplan|mak: mış acak dı dığı
  brudopba: brudopbalar brudopbaları brudopbada brudopbadan brudopbanın
  ankara: ankara'da ankara'ya ankara'nın
  istanbul: istanbul'da istanbul'un
  güzel: güzeldi güzelmiş güzelse güzeldir güzelim
  iyi: iyiler iyidir iyiydi
  ürün: urun urunu urunun
  beğenmek: begendim begenmedik
  sakal: sakalim sakallarim
  hal: hali haline
  hindistan: hindistan
  atari: atari atarinin
  büyük: büyüğü büyükler
`,
)
