import type { SentimentLexicon } from './lexicon.js'

/**
 * Every listed word is also a beginning. Turkish negates inside the verb (`çalışmıyor`), so negated beginnings of common
 * verbs are listed, and negated endings reverse the praise or blame before the verb ("memnun kalmadım").
 */
export const lexicon: SentimentLexicon = {
  language: 'tr',
  matching: 'prefix',
  grades: {
    '3': `
      mükemmel mukemmel muhteşem muhtesem müthiş muthis harika süper! super! süperdi süperdir süpersiniz şahane sahane
      efsane enfes nefis olağanüstü fevkalade kusursuz eşsiz essiz benzersiz inanılmaz! bayıl bayil aşık! aşığım
      hayran! hayranım hayranıyım hayranlık kusursuzca onnumara mucize! cennet muazzam şaheser başyapıt fantastik
      büyüleyici büyülen büyüledi nefes_kesici bravo helal! efsanevi olmazsa_olmaz vazgeçilmez favori favorim en_iyi
      en_güzel en_iyisi en_güzeli en_kaliteli en_sevdiğim seviyorum! sevdim! sevdik! bayıldım bayıldık mest! leziz
      lezzetli görkemli ihtişamlı göz_kamaştır göz_alıcı parmaklarınızı tapıyorum mutlaka_alın mutlaka_gidin
      dört_dörtlük dörtdörtlük kral! kraldır canavar! jilet! tertemiz pırıl_pırıl unutulmaz şampiyon!
      mukkemmel mükkemmel mükemel mukemel mükkemel mükemmmel süperr süpper tek_geçerim efso muhtesemdi
    `,
    '2': `
      yepyeni* kullanişli* ideal* öğretti! güncellenm* teşekkurler teşekkur* zevkliydi iyi iyidir iyiydi güzel guzel
      hoş! hoştu hoştur hoşuma hosuma hoşumuza hoşuna hoşunuza hoşlan kaliteli kaliteliydi memnun memnunum memnuniyet
      tatmin tatminkar beğendi beğendim beğendik begendim begendi beğeni! beğeniyor beğenil beğenerek beğenece sevil
      sevdi sever sevece sevimli sevinç sevindi sevindik sevindim mutlu mutluluk keyif keyifli zevk! zevkli zevkle
      eğlen eğlenceli eğlendi neşeli huzur huzurlu huzurluydu ferah rahat! rahatlık rahatça rahatlat rahatlıkla
      rahattı rahattır konfor konforlu temiz! temizdi temizlik temizdir düzenli düzgün duzgun derli_toplu bakımlı şık!
      şıktı şıklık zarif estetik modern! tatlı! tatlılar tatlış tatlıydı şirin sevecen cana_yakın candan sıcakkanlı
      sıcak_karşıla samimi içten! içtenlik* kibar nazik güleryüz güler_yüz gülümse ilgili! ilgiliydi ilgililer
      ilgileniyor ilgilendi ilgi! alakalı ilgi_alaka yardımcı yardımsever yardım_etti misafirperver saygılı saygıl
      anlayışlı sabırlı profesyonel uzman! uzmanlık bilgili bilgilendirici deneyimli tecrübeli donanımlı yetenekli
      yetkin becerikli özenli özenle özen! titiz dikkatli hızlı hizli hızlıca hızlıydı çabuk! çabucak seri! anında!
      jet! pratik kullanışlı kullanisli ergonomik fonksiyonel işlevsel işe_yara işime_yara iş_görüyor yararlı faydalı
      fayda! faydası! verimli etkili etkileyici etkilen başarı! başarılı başarıyla basarili etkin kolay! kolayca
      kolaylık kolaylıkla kolaydı kolaylaştır anlaşılır! anlaşılırdı açıklayıcı net! netlik netti berrak canlı! parlak
      güçlü guclu kuvvetli dayanıklı saglam sağlam dayanikli uzun_ömürlü sarsılmaz stabil akıcı! akıcılık güvenilir
      güvenli! güven! güvenle güvenebil güvendi dürüst şeffaf adil! sorunsuz problemsiz sıkıntısız hatasız* eksiksiz
      pürüzsüz zahmetsiz şikayetsiz ucuz! ucuza ucuzdu ucuzdur ekonomik hesaplı uygun! uyguna uygundu uygundur
      uygunfiyat fiyat_performans indirim! indirimli indirimde bedava ücretsiz fırsat! kelepir avantaj avantajlı
      kazanç* kazançlı kârlı kampanya! hediye! hediyesi değer! değiyor değdi değerli hak_ediyor hakkını_ver tavsiye
      öneri! öneririm öneriyorum öneririz önerilir oneririm önerim önerebil teşekkür tesekkur teşekkürler sağolun
      sağ_olun saolun minnettar takdir tebrik aferin alkış övgü gurur başarılar eline_sağlık ellerine_sağlık
      ellerinize_sağlık emeğinize bereket! hayırlı! şükür ilginç! ilgi_çekici merak_uyandır ilham sürükleyici
      bilgi_dolu doyurucu doyduk taze! tazeydi tazecik sulu! çıtır yumuşacık yumuşak! yumuşaktı lezzet lezzetini şifa!
      zengin! zengindi bol! bolca boldu çeşitli! geniş! genişti ferahlık aydınlık sessiz! sessizdi sakin! sakindi
      sakinlik sessizlik manzaralı romantik otantik özgün orijinal! orjinal orijinaldi yaratıcı yenilikçi akıllı! zeki
      üstün* gelişmiş! güncel! kapsamlı detaylı ayrıntılı yapılandırılmış dengeli esnek! çok_yönlü uyumlu uyum!
      tam_zamanında zamanında! vaktinde! gayet! eksiksizdi memnunuz şanslı mutluyum mutluyuz faydalan kurtarıcı
      kurtardı hayat_kurtar sağlıklı! lüks! kaliteyi rahatladım iyileş gelişti! düzeldi! sağlamlık yakışıklı yakışıyor
      yakıştı havalı! asil! klas! kaliteden gönül_rahatlığı gönülden yürekten sevgi! sevgili! sevgiyle hızlılık
      nezaket kibarlık sempatik eğitici öğretici bilgilendir güçlendir destekleyici motive! teşvik! cezbedici çekici!
      muntazam nimet fark_yarat memnuniyetle olumlu pozitif hoşnut beğenilir beğenilen tercihim bozulmad kırılmad
      sorunsuzca aksamad takılmıyor donmuyor kasmıyor çökmüyor ısınmıyor yormuyor üzmedi üzmez yanıltmad yanıltmaz şaşırtmad
      aratmıyor aratmaz iyilik sağlıcakla! rahatsız_etmiyor akmıyor sızdırmıyor koku_yapmıyor haha hahaha ahaha lol
      gülüyorum güldüm gülücük öpüyorum öptüm sarılıyorum kalp! kutluyoruz kutlu kutlu_olsun zafer kazandık kazandı
      kazandım galibiyet destek! destekliyorum kahraman! aşk! aşkım canım tatlım yetenek saygı özgürlük dayanışma
      cesur cesaret onur! büyülü yaşasın komik! sağol
      beyendi beyendim beyendik beyeniyor begendım begendık beğendım beğendık teşekür tesekür teşşekür memun! memunum
      memunuz nitelikli nezih hijyenik steril! bereketli titizlikle hoşsohbet sıcacık samimiyet fedakar özveri!
      özverili çalışkan elverişli isabetli rengarenk capcanlı ışıl_ışıl cıvıl_cıvıl mis_gibi tıkır_tıkır gıcır_gıcır
      pamuk_gibi ipek_gibi saat_gibi su_gibi_akıyor ilaç_gibi_geldi dost_canlısı tatlı_dilli güzelce sağlamca
      faydalandım etkisini_gördüm
    `,
    '1': `
      kalite! fena_değil fena_sayılmaz idare_eder normal! yeterli! yeterliydi yeterlidir yeter! yetiyor yetti! makul
      kabul_edilebilir çalışıyor! büyük! büyüktü yeni! yenilen yakın! merkezi! sade! hafif! kompakt! standart! işler!
      uyumluluk garanti! garantili popüler! ünlü! tanınmış teknolojik! seçenek! doğal! ev_yapımı beklendiği_gibi
      istediğim_gibi tekrar_al tekrar_gel tekrar_gid yine_al yine_gel öğrendim! öğrendik! öğretiyor! doğru! tam!
      anlaşılıyor uyar! iyice şans!
    `,
    '0': `
      sevilla sıklık çıtırtı huzurevi yığınla cop temizlikçi
      yaşında yaşındaki yaşındayken yaşındayım yaşından yaşlarında yaşındaydı derdi kapatır solunum canımı
      sık! sıra* kolla* kolları etkinlik* takdirde zorunda* üstüne üstünde üstünden üstündeki üstünü içinde içindeki
      içine içinden içi içimde yenileme* hırsız* ilgilendirmez derin! derken dersin dersiniz zorla! sordu* solunum*
      soldan solda beklenti* tavsiyem! yoruml* iyileştirilmesi iyimser iyon günaydın iyi_günler iyi_akşamlar
      iyi_geceler iyi_çalışmalar kolay_gelsin hoş_geldin hoşgeldin hoşça hoşçakal hoşgörü güzergah kalitesi kalitesini
      ürün urun fiyat fiyatı kargo! hizmet! hizmetleri personel oda odalar otel sevgililer sevk değerlendir değerleri
      değerler değeri değerinin değerini değerinde değerine değiş değişik degisik değişim değişti değiştir değiştirme
      ilgilenme ilgilenen teşekkürname öneriler önerilerim önerilen önerileri özellik özel! özellikle beğeniler
      gelişme geliştir yenilik büyüklük yardımlaşma teslim sonuç sonuçta yakında yakınlarda yakından yakınında
      yakınımda yakıt yakıl yenil yenilgi yeniden güneş! güneşli bozkır çalışma! çalışmak çalışan çalışanlar
      çalışanları çalışırken çalışmalar kargoya pistler kirala kiralık kiraz kirpik kirpi batı! batıda batılı normalde
      normalleş standartlar fırsatlar hediyelik taşınma temizleyici temizlemek temizleme temizleyip mutfak memur sesli
      acıkt acil! acilen acayip! hatıra hatırla hatırı ıslak yetişkin yeterince yetişti yetiştir dönem donanım
      dondurma donatıl donatı soğutma soğutucu! soğan garson garsonlar uygula uygulama uyguladı uyanık uyarı! uyarılar
      uyarlama açıkla kısaca kısalt uzunlu eskiden eskişehir pahada karışım karıştır karşı karış! karar! kararlı
      karanfil dar! zor! zorunlu zorunda boş! boşver boşalt boşan sıkma sıkıştırma sıkı! sıkça şükran sırasında!
      sıradaki sıralar! sırayla yardımcısı sağlamak ilhan kapının kapın yılmaz farketmez fark_etmez değişmez uzaktan!
      komedi şüphesiz oldu yaşları yalnızca of! official ölümsüz yığın güller lola yaşlar yaşım yaşın yaşlarım
    `,
    '-0.7': `
      küçük! küçüktü küçücük ufak! ufacık dardı daracık kısa! kısaydı eski! eskiydi eskimiş eskidi karanlık!
      karanlıktı bekledik! bekledim! bekletildi bekliyorum! bekliyoruz! beklemek! beklet uzun_sürdü uzun_bekle uzak!
      uzaktı ağır! ağırdı ağırlaş sert! sertti sertleş zordu zordur zorlan zorluk zorlaş karmaşık karışık! orta!
      ortalama vasat sıradan sıradandı tuhaf! garip! ince! inceydi incecik iade! iadesi iadeye tamir! tamire ek_ücret
      iptal! iptali tadilat eksi! eksik eksiklik eksikti eksiği dezavantaj soru_işareti şüphe şüpheli tereddüt
      kalabalık! kalabalıktı tuzlu! tuzluydu yağlı! yağlıydı kuru! kuruydu ılık! ılıktı soğumuş bayat monoton tekdüze
      sınırlı! kısıtlı tuzluca basit! basitti turistik! kuyruk! ses_yapıyor gürültülüce maalesef malesef keşke!
      ne_yazık üzgün! üzgünüm! geliştirilmeli iyileştirilmeli düzeltilmeli olabilirdi! yetmiyor! yetmez! yetmedi!
      yetersizdi gecik! sıkışık yorucu yoruldu! yorul! plastik! kullanılmış ikinci_el off öf
    `,
    '-2': `
      samimiyetsiz
      kazasında
      beğenmedim begenmedim beğenmedik beğenmedi begenmedi beğenmiyorum sevmedim sevmedik çalışmıyor calismiyor
      çalışmıyordu çalışmadı çalışmaz açılmıyor açılmadı yaramıyor yaramaz tutmuyor tutmadı gelmedi! karşılamıyor
      karşılamadı değmez değmiyor uymuyor anlaşılmıyor bağlanmıyor ısıtmıyor soğutmuyor temizlemiyor göstermiyor
      dandik* uyduruk* pert! yıprandı* yırtılacak* soyul* sallanıyo* kafa_karıştırıcı imkansız önemsiz* sıkılmaya*
      begenmed* göçtü* naylon* laylon* kaçırıyor* attım! karanlık* kötü kotu kötüydü kötüleş fena! fenaydı pahalı
      pahali pahalıydı pahalıya tuzluya kazık! kazıkla fahiş pis! pisti pislik kirli kirliydi kir! kirlen kirlenmiş
      toz! tozlu leke! lekeli lekesi lekeler küf! küflü küflen koku! kokuyor kokuyordu kötü_koku kokmuş kokan! nemli!
      rutubet leş! leş_gibi gürültü gürültülü gürültüden ses_geçiriyor yavaş! yavaştı yavaşlık yavaşla yavaşladı
      yavas! geç! geç_geldi geç_geliyor gecikme gecikmeli gecikti geciktir soğuk! soğuktu kaba! kabaydı kabalık
      saygısız saygısızca terbiyesiz küstah ukala suratsız asık_surat somurt ilgisiz ilgisizlik alakasız umursamaz
      umursamıyor önemsemiyor aldırmıyor vurdumduymaz lakayt lakayıt laubali kibirli ego! azarla bağırdı bağırıyor
      tersle tersliyor küçümse aşağıla beceriksiz yeteneksiz bilgisiz tecrübesiz deneyimsiz acemi amatör özensiz
      dikkatsiz ihmal! ihmalkar sorumsuz güvensiz güvenilmez guvenilmez sahte! sahtekar taklit! çakma! replika kandır
      kandırıl aldat aldatıcı yalan! yalancı yalandı dolandır tuzak! hile! hileli yanıltıcı yanılt hayal_kırıklığı
      hayalkırıklığı hüsran düş_kırıklığı pişman pisman pişmanım pişmanlık üzüldü! üzüldüm! üzücü üzdü! sorun!
      sorunlar sorunu* sorunlu sorunum problem! problemli problemler problemi sıkıntı sıkıntılı sikinti dert! dertli
      derdi* arıza arızalı arızalan bozuk! bozuktu bozuldu bozulu bozulmuş bozuluyor kırık! kırıktı kırıldı kırılmış
      kırılıyor kırılgan çatlak! çatladı çatlamış çizik çizilmiş çizildi yırtık yırtıldı sökük söküldü koptu! kopuyor!
      kopmuş ezik! ezilmiş hasar hasarlı defolu kusur! kusurlu hata! hatalı hatası! hatalar yanlış! yanlıştı yanlışlık
      dağıldı! dökülüyor! döküldü! paslan paslı sızdır! sızdırıyor akıtıyor! damlatıyor tıkan! donuyor! dondu! donma!
      kasıyor! kasma! kasmaya takılıyor! takıldı! çöküyor! çöktü! çökme! kapanıyor! kapandı! kilitlen! ısınıyor!
      ısınma! patladı! yandı! şişti! bitti! çabuk_bit hemen_bit bitiyor! söndü! kesiliyor! kopukluk kesinti! solmuş
      soldu! tüylen tüyleniyor çekti! esnedi! bollaş dayanıksız dayanıksızdı kalitesiz kalitesizdi kalitesizlik adi!
      berbatlık yetersiz yetersizlik zayıf! zayıftı güçsüz cılız sönük! bulanık! kullanışsız kullanissiz işlevsiz
      gereksiz boşuna! boşa! faydasız* yararsız anlamsız verimsiz başarısız basarisiz işe_yarama işime_yarama çöp!
      çöpe para_kaybı zaman_kaybı vakit_kaybı para_israfı israf! ziyan! yazık! yazıktır rahatsız rahatsiz rahatsızlık
      konforsuz sıkıcı! sıkıcıydı sıkıldı! sıkıldım! bunaltıcı boğucu! havasız! tatsız tatsızdı lezzetsiz lezzetsizdi
      yavan! bayattı bayatlamış çiğ! çiğdi yanmış! yanık! ekşimiş zehirlen mide_bulandır böcek! böcekler böcekli
      hamam_böceği hamamböceği karınca! fare! sinek! sivrisinek! kıl! çirkin! çirkindi zevksiz bakımsız bakımsızdı
      eskimişti köhne dökük! döküntü harabe düzensiz dağınık! karman_çorman organizasyonsuz düzensizlik keşmekeş kaos!
      kargaşa haksız! haksızlık adaletsiz mağdur! mağduriyet şikayet! şikayetçi şikayetim sikayet kızgın! sinir!
      sinirli sinirlen sinir_bozucu sinirimi gıcık! öfke! öfkeli bıktı! bıktım! bıktır bezdir can_sıkıcı canımı_sık
      moral_boz kaçının! uzak_dur almayın! gitmeyin! kanmayın! bulaşmayın! inanmayın! güvenmeyin! sakın! tehlikeli!
      zararlı! zarar! zarar_ver alerji! kaşıntı kaşındır beğenmed begenmed beğenmi begenmi beğenmeye beğenmez sevmed
      sevmiyor memnuniyetsiz hoşnutsuz tatminsiz çalışmad çalışmıyo açılmad yaramad tutmad gelmiyor! ulaşmad ulaşamad
      ulaşılamıyor ulaşamıyor cevap_vermiyor cevap_vermed dönüş_yapmad göndermed göndermiyor gönderilmed yanlış_ürün
      eksik_geldi eksik_gönder karşılamad uymad uyumsuz olmadı! oturmuyor! çıkmadı! çıkmıyor! etmez! hak_etmiyor
      anlaşılmaz! anlaşılmad dayanmad dayanmıyor çekmiyor! çekmed öğretmiyor! öğretmed yapışmıyor almıyor! kesmiyor!
      toplamıyor! duyulmuyor yüklenmiyor görmüyor! okumuyor! durmuyor! düşük_kalite felç! saçma! saçmalık mantıksız
      ayıp! rezillik yüzsüz utanmaz kabul_edilemez çamur! mahvoldu mahvetti mahvol kaybetti! kayboldu! kayıp! çalındı!
      hırsız dram! çile! çektirdi! eziyet! işkence! azap! ızdırap pes! eyvah kıt! düşüncesiz umutsuz ikiyüzlü hain
      hainler ihanet çaldılar yolsuzluk ırkçı ırkçılık faşist faşizm terör terörist teröristler saldırı katil katiller
      cinayet öldürdü öldürüldü öldürülen öldü ölü ölüm! öldüler kurban! yaralı yaralandı trajedi savaş! çatışma
      şiddet kriz işsizlik işsiz yoksulluk sefalet yıkım katliam tehdit tehlike korku korkuyorum suçladı mahkum
      tutuklandı tutuklu hapis cezaevi aşağılık palyaço talihsiz üzülüyorum ağlıyorum ağladım gözyaşı yalnızım
      yalnızlık yorgun yorgunum kızgınım aptal aptallar salak salaklar gerizekalı geri_zekalı mal! saçmalıyor cahil
      cahiller diktatör kaybettik kaybettim hasta! hastayım hastalık acı! acıyor ağrı ağrıyor kaza! sel! deprem yangın
      grev hakaret grip
      beyenmed ayıplı! yamuk! eğri! çarpık! aşındı aşınmış aşınıyor kararıyor kararma! karardı! sarardı sararma
      sararıyor boncuklan gevşek! gevşedi gevşiyor gıcırdıyor gıcırtı cızırtı cızırdıyor parazit! tutarsız istikrarsız
      niteliksiz vasıfsız lüzumsuz fuzuli külüstür hurda! hurdaya yalap_şap baştan_savma derme_çatma ucube zırva
      kepaze kepazelik vahim! itici! nahoş zahmetli külfet kazıkçı fırsatçı sömürü çirkef sinsi hantal bezdim! usandır
      takılı_kal ilgilenmed ilgilenmiyor! ilgilenmez! oyalıyor! oyalıyorlar! oyaladı! çürük! yıprandı yıpranmış
      yıpranıyor kandık! kandım! kanarak! yarım_yamalak üstünkörü özenmeden eziyetli patlak! yanıltıcıydı delik!
      delindi tüylendi! çekmişti lekelendi dikişleri_attı dikişi_attı
    `,
    '-3': `
      berbat berbattı berbatt rezalet rezil! rezildi korkunç! iğrenç igrenc iğrençti felaket! felaketti kabus! kabustu
      facia! fiyasko çöplük çöptü dolandırıcı dolandırıldım soyguncu soygun! üçkağıt uckagit düzenbaz şerefsiz adiler!
      utanç_verici utanç! skandal! nefret! tiksin tiksindim mide_bulandırıcı lanet! lanet_olsun beş_para_etmez bombok!
      boktan! bok! çöp_gibi en_kötü en_kötüsü en_berbat cehennem yerlerde! dayanılmaz katlanılmaz kahrolsun orospu piç
      namussuz alçak_herif
    `,
  },
  phrases: `
    -1: olsa iyi olurdu, olsa daha iyi olurdu, olsaydı daha iyi, olsaydı iyi olurdu, olsa keşke
    1.5: beklememize gerek kalmadı, beklemek zorunda kalmadık, sıra beklemedik, beklemeden girdik
    2: fiyatına göre iyi, fiyatına göre güzel, zamanında geldi, iyi düşünülmüş, aynı gün iade, hemen iade ettiler, parayı hemen iade, açık anlatıyor, çok iyi anlatıyor, çok şey öğrendim
    2: sınavı geçtim, beni dinledi, bizi dinledi, sıra beklemeden, hiç beklemedik, kurulumu çok kolay
    2: her şeyi düşünmüşler, herkese göre, her zevke
    -1.5: yemek kalmadı, yemek kalmamıştı, ayakta kaldık, ayakta bekledik, uzun kuyruk, kuyruk vardı, sıra vardı, oradan oraya, zam yaptılar, zam yapmışlar
    -1.5: zam geldi, fiyatlar arttı, fiyatı arttı, fiyatı artmış, verilerim silindi, her şey silindi, çok fazla reklam, çok reklam, reklam dolu, sürekli reklam
    -1.5: sadece bir kasa, tek kasa, hâlâ bekliyorum, hala iade, eskiden daha iyiydi, eskiden iyiydi, eskisi gibi değil, bira sıcaktı
    2: çok iltifat, iltifat aldım, iltifat alıyorum, iltifat aldık, ayrılmak istemedik, ayrılmak istemedim, dönmek istemedik, bebek gibi uyudum
    2: bebek gibi uyuduk, mışıl mışıl, ikincisini aldım, ikincisini sipariş, ikinciyi aldım, bir tane daha aldım, bir tane daha sipariş
    2: tekrar sipariş, tekrar aldım, tüm sorularımı, tüm sorularımıza, bütün sorularımı, bir solukta, bir çırpıda, elimden bırakamadım
    2: elinizden bırakamayacaksınız, arkadaşlarıma önereceğim
    -1.5: karıştırdılar, karıştırmışlar, yanlış renk, farklı ürün, başka ürün, çabuk çiziliyor, hemen çiziliyor, kolay çiziliyor, bizi unuttu, bizi unuttular
    -1.5: unuttular, aç kalktık, aç kaldık, doymadık, doymadım, uyudum izlerken, izlerken uyudum, uyuyakaldım, boyası aktı, boyası çıktı
    -1.5: boyası akıyor, renk verdi, renk atıyor, soğuk geldi, yemek soğuktu, söküldü, koptu, düştü hemen, ayrıldı hemen, gizli ücret, sıcak su yoktu
    2: beklentimi aştı, beklentilerimi aştı, beklentimizi aştı, beklentilerin üstünde, evimde gibi
    -1.5: iki kez para çekildi, iki kere çekildi, iki defa çekildi, fazla para çekildi, saç çıktı, kıl çıktı, içinden saç, içinden kıl
    -1.5: ucuz duruyor, ucuz görünüyor, ucuz malzeme, ucuz plastik, çok ucuz malzeme, sıfır kalite
    -1.5: kalite beklemeyin, kalite bekleme, beklemeyin, çok şey beklemeyin
    3: on numara, 10 numara, on numara beş yıldız, on numara 5 yıldız, 10 numara 5 yıldız, bir numara
    3: beş yıldız, 5 yıldız, 4 4 lük, tam puan, 10 üzerinden 10, çok iyi, çok güzel, tek kelimeyle
    3: daha iyisi yok, daha iyisi olamaz, daha iyi olamazdı, üstüne yok, üstüne tanımam
    3: eline su dökemez, ağzınıza layık, gözü kapalı, gözünüz kapalı, gönül rahatlığıyla
    3: gönül rahatlığı ile, hiç düşünmeden, düşünmeden alın, tereddütsüz, tereddüt etmeden
    3: kesinlikle alın, kesinlikle tavsiye ediyorum, kesinlikle tavsiye ederim, şiddetle tavsiye
    3: herkese tavsiye, herkese tavsiye ederim, bayıla bayıla, seve seve, beklentilerimin üzerinde
    3: beklentimin üzerinde, beklentimin üstünde, beklediğimden iyi, beklediğimden daha iyi, beklediğimden güzel
    3: beklentilerin üzerinde, umduğumdan iyi, tahmin ettiğimden
    2: pişman olma!, pişman olmay, elimden düşm, elinden düşm, elinden düşürm, elimden düşürm, elinden bırakm, elimden bırakm
    2: elinden bırakam, elimden bırakam, ayağından çıkarm, üstünden çıkarm, üzerinden çıkarm, kaçırmayın, kaçırmasın, kaçırılmaz
    2: tam oldu, tam oturdu, cuk oturdu, cuk diye, kalıp gibi, tam isabet, kusur bulamad, eksik bulamad, yağ gibi
    2: kimseyi üzmez, çok ilgilendi, vazgeçemiyorum, vazgeçemem
    0: nasıl iptal, nasıl iade
    0: ilgili bir, ilgili iki, ilgili olarak, ilgili soru, ilgili bilgi, ilgili sorun
    0: bilmiyorum, bilmiyoruz, bilemiyorum, fikrim yok, umurumda değil
    0: orta kalite, orta kalitede, orta karar, orta halli, şarj kablosu, şarj aleti, adı altında
    -2: paranıza yazık, yarı yolda, yolda kaldı, yolda bıraktı, içler acısı, iş görmez, işimi görmedi, burnumdan geldi, başıma bela
    -1: beklemek zorunda
    -2: göz boyama, mumla arı, muhatap bulamad, cevap alamad, yanıt alamad, telefonlara bakm, telefonu açm, çözüm bulamad
    -2: çözüm üretm, dönüş alamad, dönüş yok, başından sav, sınıfta kald, ilk günden, ilk kullanımda
    2: fena değil, hiç fena değil, fena sayılmaz, kötü değil, hiç kötü değil, pişman değilim, pişman olmad
    2: pişman olmaz, pişman olmazsınız, pişman etme, sorun yok, sorun yaşamad, sorun yaşamıyor, sorun olmad
    2: sorun çıkmad, sorun çıkarmad, sorun çıkarmıyor, hiçbir sorun yok, herhangi bir sorun yok, problem yok
    2: problem yaşamad, sıkıntı yok, sıkıntı yaşamad, bir sıkıntı yok
    2: şikayetim yok, bir şikayetim yok, kusur yok, kusuru yok, eksiği yok
    2: eksik yok, hatası! yok, diyecek yok, diyeceğim yok, laf yok, söyleyecek söz yok, söz yok, lafım yok
    2: pahalı değil, gürültülü değil, rahatsız etmed, hayal kırıklığına uğratmad
    2: hayal kırıklığı yaşamad, hayal kırıklığına uğramad, şaşırtmad, gayet iyi, gayet güzel, gayet başarılı
    2: gayet memnun, gayet yeterli, gayet kaliteli, işimi gördü, iş görür
    2: işe yarıyor, işinizi görür, iş görsün
    2: parasının hakkını
    2: fiyatına göre, f p ürünü
    2: fp ürünü, makul fiyat
    2: içinize sinerek, beklediğim gibi
    2: beklentimi karşıladı, beklentilerimi karşıladı, beklentileri karşılıyor, tam istediğim gibi
    2: aynen göründüğü gibi, göründüğü gibi, anlatıldığı gibi
    2: öneriyorum, güle güle kullan, elinize sağlık, emeği geçen
    2: teşekkürler, çok sağolun, allah razı olsun, iyi ki, iyi ki almışım, iyiki
    2: tekrar alırım, yine alırım, tekrar alacağım, bir daha alırım, tekrar geleceğiz, yine geliriz, yine gelirim
    2: şarjı uzun, uzun gidiyor, uzun süre dayanıyor, uzun dayanıyor, şarj çok iyi
    2: ertesi gün geldi, bir günde geldi, 1 günde geldi, erken geldi
    2: başım göğe, kendimi evimde, evimizde gibi, yürüme mesafesinde, denize sıfır, merkeze yakın
    2: denize yakın, hiç pişman, eksiksiz geldi, göz dolduruyor
    2: yüz güldürüyor, düşünülmüş
    0: iyi akşamlar, iyi çalışmalar, iyi bayramlar, iyi alışverişler, kolay gelsin
    0: hoş geldin, hoş geldiniz, güle güle, en azından, sadece değil, değil mi, öyle değil, kötü niyet, iyi niyet
    0: hayırlı olsun, sayın, değerli müşteri, değerli müşterimiz, sevgili müşterimiz, her ne kadar
    0: olsa da, yeni bir, iyice, doğru düzgün, daha önce, bir an önce, geç kalmadan, geç de olsa, sağ ol, doğru ürün
    -1.5: eh işte, idare eder ama, çok iyi değil, o kadar iyi değil, çok da iyi değil, pek iyi değil, pek beğenmedim
    -1.5: pek memnun değilim, pek sevmedim, pek hoşuma gitmedi, beklediğim gibi değil, beklediğim gibi çıkmadı
    -1.5: beklentimi karşılamadı, beklentilerimi karşılamadı, beklentimin altında, beklentilerimin altında
    -1.5: beklentinin altında, daha iyi olabilirdi, daha iyisi olabilirdi, daha kaliteli olabilirdi
    -1.5: daha iyi olabilir, olabilirdi, olsaydı, olsa daha iyi, olsaymış, keşke, göründüğü gibi değil
    -1.5: görseldeki gibi değil, resimdeki gibi değil, resimle alakası yok, alakası yok, ilgisi yok
    -1.5: abartıldığı kadar, abartılıyor, abartılacak bir, abartıldığı gibi değil, matah bir şey
    -1.5: çok küçük, çok büyük geldi, küçük geldi, büyük geldi, dar geldi, bol geldi, kısa geldi, çok dar, çok ince
    -1.5: ince geldi, çok kısa, çok ağır, çok sert, çok zor, çok az, çok uzun sürdü, uzun sürüyor, çok karanlık
    -1.5: çok sıcak, çok soğuk, aşırı sıcak, fazla büyük, fazla küçük, çok basit, fazla basit, çok fazla, uzun bekle
    -1.5: geç geldi, geç ulaştı, geç geliyor, hala gelmedi, hâlâ gelmedi, hala bekliyorum, günlerce bekle
    -1.5: saatlerce bekle, iade ettim, iade ettik, iade edeceğim, iade ediyorum, iade etmek, iade edildi
    -1.5: geri gönderdim, geri gönderiyorum, geri gönderdik, geri yolladım
    -2: işe yaramıyor, bir işe yaramıyor, hiçbir işe
    -2: hoşuma gitmedi, hoşuma gitmiyor
    -2: hoşumuza gitmedi, hosuma gitmedi, memnun değil, memnun değilim, memnun değiliz, memnun kalmad, memnun olmad
    -2: hiç memnun, tatmin etmedi, tatmin etmiyor, tavsiye etmem, para etmez
    -2: paranıza, para tuzağı
    -2: paramı geri, para iadesi, çöpe attım
    -2: tam bir hayal kırıklığı
    -2: şarjı çabuk, şarjı hemen, şarjı kısa, şarj çabuk, şarj olmuyor
    -2: kısa sürede, kısa sürede bozul, iki günde bozul, bir ay sonra
    -2: bir hafta sonra, ses yok, sıcak su yok, su yok, internet yok, klima yok, asansör yok, ilgi yok, alaka yok
    -2: kalite yok, kalite sıfır, ilgi sıfır, sıfır ilgi, muhatap yok, kalitesi düşük
    -2: malzeme kalitesi düşük, fiyatı yüksek, yüksek fiyat
    -2: fiyatlar yüksek, ağır koku
    -2: ses yapıyor, çok sesli, çok ses
    -2: elimde kaldı, elime kaldı, elinizde kalır, içime sinmed, içime sinmiyor, yüzüne bakmad, yüzümüze bakmad
    -2: suratı asık, surat asıyor, sıfır puan, 0 puan, 1 yıldız, bir yıldız, sıfır yıldız, eksik çıktı
    -2: açık geldi, açılmış geldi, kullanılmış geldi, kullanılmış ürün, ikinci el
    -2: orijinal değil, orjinal değil, temiz değil, güzel değil, iyi değil, sağlam değil, hiç iyi değil
    -2: hiç güzel değil, kaliteli değil, kullanışlı değil, rahat değil, yeterli değil, uygun değil
    -3: tavsiye etmiyorum, tavsiye etmiyoruz, kesinlikle tavsiye etmiyorum, kesinlikle tavsiye etmem
    -3: kimseye tavsiye etmem, kimseye tavsiye etmiyorum, asla tavsiye etmem, asla tavsiye etmiyorum, önermiyorum
    -3: önermem, öneremem, kesinlikle almayın, sakın almayın, almayın, asla almayın, kesinlikle önermiyorum
    -3: bir daha asla, bir daha gitmem, bir daha gelmem, bir daha almam, bir daha almayacağım, bir daha gitmeyeceğim
    -3: bir daha gelmeyiz, bir daha mı, tövbe, uzak durun, uzak durun derim, kesinlikle uzak durun
    -3: yanından geçmeyin, yanına yaklaşmayın, paranızı sokağa, 5 para etmez
    -3: tam bir rezalet, yuh, allah belanızı, zehir zıkkım
    2: seni seviyorum, sizi seviyorum, iyi ki doğdun, bol şans, çok yaşa
    2: helal olsun, sabırsızlanıyorum, dört gözle
    -2: yeter artık, bıktım, usandım, canım sıkılıyor, canım sıkkın, allah belanı versin
    -2: kes sesini, özledim seni, başınız sağolsun, başımız sağolsun, allah rahmet eylesin
    0: günaydın, iyi geceler, iyi günler, hayırlı cumalar, hayırlı sabahlar
  `,
  negators: 'ne_de',
  followingNegators: `
    değil degil yok! yoktu! yoktur! yokmuş! yoksun! olmadan! *miyor *mıyor *muyor *müyor *miyorum *mıyorum *muyorum *müyorum *miyoruz *mıyoruz *muyoruz *müyoruz *miyorlar *mıyorlar *muyorlar *müyorlar *miyordu *mıyordu *muyordu *müyordu
    *medi *madı *medim *madım *medik *madık *mediler *madılar *mez *maz *mezsiniz *mazsınız *memiş *mamış *meyen *mayan *mediği *madığı *mediğim *madığım *medigi *madi *madim *madik etmem! olmam! almam! gitmem! gelmem! kalmam!
  `,
  // Denied verbs that blame by themselves do not turn the blame before them ("bozuldu, beğenmedim").
  nonNegators:
    'çözülmedi çözmedi çözemedi giderilmedi gidermedi düzeltilmedi düzelmedi düzeltmedi beğenmedim begenmedim beğenmedik beğenmedi begenmedi beğenmiyorum sevmedim sevmedik çalışmıyor calismiyor çalışmıyordu çalışmadı çalışmaz açılmıyor açılmadı yaramıyor yaramaz tutmuyor tutmadı karşılamıyor karşılamadı değmez değmiyor uymuyor anlaşılmıyor bağlanmıyor ısıtmıyor soğutmuyor temizlemiyor göstermiyor sadece_değil değil_mi yok_artık yok_denecek',
  halfNegators: '',
  intensifiers: `
 inanılmaz_derecede aşırı_derecede     çok cok çook çoook gerçekten gercekten cidden oldukça baya bayağı epey epeyce son_derece aşırı aşiri en kesinlikle tamamen tam tek_kelimeyle hakikaten fazlasıyla inanılmaz müthiş_derecede acayip o_kadar öyle böyle böylesine bu_kadar
    resmen mutlaka her_zaman hiç hiçbir asla süper şiddetle gerçek çokça daha
  `,
  diminishers: 'biraz bir_az az_çok nispeten kısmen bazen pek_de sanki birazcık azıcık kimi_zaman hafif_bir şimdilik',
  too: 'fazla gereğinden_fazla gereksiz_yere',
  less: 'daha_az en_az',
  hopes: 'umarım umarız umuyorum inşallah umut eğer belki beklerdim beklerdik bekliyordum isterdim isterdik',
  unrealised: 'keşke olmalıydı olmalı',
  accentless: true,
  nonfactual: 'umarım umarız inşallah',
  remedies:
    'çözüldü çözdü! çözdüler çözmüş giderdi giderildi giderilmiş düzeltti düzeltildi düzeltilmiş düzeldi onardı onarıldı halletti hallettiler halledildi',
  former: 'eski_sürüm! önceki_sürüm! eski_versiyon! önceki_versiyon! eskiden önceden',
  contrast: `
    ama! fakat! ancak! lakin! yalnız! oysa oysaki halbuki rağmen ragmen buna_rağmen ama_ne_yazık_ki amma! ne_var_ki tek_sorun tek_eksi tek_sıkıntı bunun_yanında aksine karşın gelgelelim
  `,
  subordinators: `
    çünkü için icin ki! diye! olduğu! olduğundan olan! iken! zaman! eğer! dolayı! yüzünden sayesinde
  `,
  coordinators: 've! ile! veya! hem! ayrıca! ya! da! de! üstelik',
}
