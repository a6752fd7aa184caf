import type { SentimentLexicon } from './lexicon.js'

/** Standard Indonesian with the short and spoken spellings of shop and app reviews. */
export const lexicon: SentimentLexicon = {
  language: 'id',
  matching: 'stem',
  grades: {
    '3': `
      luar_biasa sempurna hebat! mantap mantab mantul mantep mantaap mantappp keren terbaik! terbagus terenak
      ternyaman terindah istimewa menakjubkan takjub mengagumkan mengesankan memukau memesona fantastis spektakuler
      juara! jempol joss jos jozz mewah! termewah top! topp topcer ciamik cakep! kece! best! excellent perfect amazing
      awesome great! superb super! fenomenal sensasional favorit cozy langganan! surga! idaman idola mahakarya jenius
      cemerlang brilian gemilang unggul prima! kagum salut bangga tiada_duanya tiada_tara mantappu wow! waw lovely
      cinta nagih ketagihan tak_terlupakan lezat! maknyus mak_nyus nikmat! endes endeus ngangenin ternikmat terlezat
      wajib_coba wajib_beli terpercaya nomor_satu ngakak kocak goks sadis_enaknya masterpiece wajib_nonton wajib_baca
      menggetarkan mencengangkan gurih_banget terharu menyentuh! menyentuh_hati
    `,
    '2': `
      baik! bagus bgs ramah ramah-ramah sopan santun sopan_santun bersahabat hangat! akrab murah_senyum senyum
      perhatian! peduli sabar tulus jujur amanah terima_kasih terimakasih trims makasih mksh thanks thank tengkyu
      matur_nuwun bersih rapi rapih tertata terawat apik higienis steril wangi harum segar fresh sejuk adem! asri
      teduh rindang indah keindahan cantik elok elegan estetik estetis anggun manis! imut lucu! menawan memikat
      menarik! atraktif modern! minimalis artistik unik! nyaman kenyamanan betah lega! luas! lapang empuk lembut
      halus! tenang! ketenangan damai kedamaian santai rileks relaks hening romantis eksotis senang! kesenangan
      gembira bahagia ceria seru! asyik asik puas! kepuasan puaas puass enak enaknya enakk enaak sedap gurih renyah
      kriuk garing! juicy lumer pas! menggugah_selera creamy cocok! melimpah lengkap! kelengkapan beragam bervariasi
      variatif aneka! komplit komplet cepat! cepet kilat sigap tanggap responsif fast! gercep cekatan gesit tangkas
      lancar! kelancaran mulus semulus tepat_waktu on_time ontime praktis simpel simple mudah! memudahkan kemudahan
      gampang! efisien efektif ampuh manjur mujarab jitu hemat! irit ekonomis murah! termurah murmer terjangkau
      ramah_kantong gratis! diskon potongan_harga cashback promo! bonus! untung hadiah! worth worthed worth_it sepadan
      sebanding layak! pantas! berkualitas bermutu original ori! asli! orisinal autentik otentik awet tahan_lama kokoh
      kuat! tangguh tebal! kukuh solid! handal andal stabil! presisi akurat jernih! tajam! cerah! terang! bening
      detail! detil canggih mutakhir inovatif kreatif kreativitas inspiratif terinspirasi informatif edukatif manfaat
      berguna berfaedah mendidik jelas! mudah_dipahami mudah_dimengerti paham! terstruktur sistematis komprehensif
      mendalam! lugas membantu! terbantu suportif mendukung! support! kompeten profesional profesionalisme ahli!
      berpengalaman terampil cakap! cerdas pintar pandai bijak teliti cermat telaten rajin! tekun tanggung_jawab
      bertanggung_jawab disiplin! berdedikasi setia dapat_dipercaya dipercaya terjamin aman! sukses keberhasilan
      berhasil! rekomendasi rekomen recomended recommended rekomended recommend rekomend recomend reccomended suka!
      menyukainnya kusuka sukaa demen! gemar gandrung apresiasi menghargai! pujian acungi dua_jempol bintang_lima
      bravo positif kelebihan! nilai_plus plus! good! nice! goodd ringan! anti_ribet empati empatik adil! fleksibel
      user_friendly sehat! bergizi higenis strategis! memanjakan dimanja syahdu keselamatan! gokil kalcer gemoy gemes
      gemas sip! siip sipp siplah josss berkesan bersyukur syukur! alhamdulillah! berkah berkat! sukaaa kangen rindu!
      bersinar semangat! antusias harmonis serasi seimbang selaras sinkron terorganisir teratur! tertib ajib muantap
      tokcer yahud bagussss baper! haru! terhibur kenceng! kencang! ngebut! tentram tenteram betahin bersahaja hore
      horee yeay yey menang! kemenangan gol! goll medali emas! jaya! hidup_timnas merinding! lucuk gregetan! greget!
      menegangkan! tegang! seruu serunyaa epik epic mewek! nangis_bahagia terenyuh asikk asique sukak sayangi disukai
      tercepat dermawan baik_hati rendah_hati humoris kooperatif komunikatif friendly humble helpful useful satset
      sat_set worthit cucok cucmey uwu gemesin ngena! dapet_feelnya feelnya! berbobot bernas berkelas nampol nendang!
      meresap! kenyang! mengenyangkan sesuai_ekspektasi sesuai_gambar sesuai_deskripsi sesuai_pesanan fast_respon
      fast_response fast_respons fastrespon trusted sukses_selalu laris! makasi makasiih tengkiu tq thx nuhun suwun
      hatur_nuhun maturnuwun pengertian! respect! hormat! love! lov cintaa loveyou semoga_laris happy hepi
      lega_rasanya wow_banget amazed berterima_kasih dukung! merdeka! girang riang terhanyut membius
      penasaran_terus_baca tergugah
    `,
    '1': `
      lumayan! lumayanlah oke ok okay okee cukup! mencukupi memadai standar! normal! berfungsi! berjalan! menyala!
      besar! baru! terbaru dekat! kedekatan sesuai! tepat! fungsional kompatibel tersedia! ketersediaan pilihan!
      populer terkenal ternama legendaris tradisional! klasik! alami! rumahan! garansi bergaransi! aktif! belajar!
      bolehlah boleh_juga masuk_akal wajar! segel! update! repeat tinggi! logis relevan ikonik mendinganlah worthy
      so-so okelahh pas_dikantong
    `,
    '0': `
      salah_satu salah_satunya salah_seorang tidak_salah_lagi bebas membebaskan bakso pemuda kekerasan murid asalnya
      berasal pagi siang sore malam selamat selamat_pagi selamat_siang selamat_sore selamat_malam selamat_datang
      layanan pelayanan melayani dilayani harga barang kamar kualitas mutu rasa rasanya terasa pesanan pengiriman
      penjual pembeli perbaikan! kebaikan! sebaik sebaiknya sebaik-baiknya baiklah baik-baik memperbaiki diperbaiki
      perbaiki memperbarui diperbarui pembaruan sukarela kesukaan kegemaran kecepatan percepatan mempercepat secepat
      secepatnya kekuatan memperkuat menguatkan perkuat sekuat keluasan perluasan memperluas meluas seluas pembesaran
      membesar membesarkan sebesar dibesarkan pembelajaran pelajaran pelajar mengajar penerangan menerangkan
      keterangan diterangkan menjelaskan penjelasan dijelaskan kejelasan sejelas penjelasannya memperjelas ringankan
      meringankan berbeda beda pilih memilih dipilih terpilih pemilihan pengalaman mengalami dialami keaslian aslinya
      seasli kesehatan pengamanan mengamankan keamanan pertanian ketinggian tertinggi setinggi meninggi meninggikan
      pekerjaan mendekat mendekati pendekatan terdekat mendekatkan berdekatan penyesuaian menyesuaikan disesuaikan
      persesuaian menepati menepatkan setepat tepatnya ketepatan bertepatan lebihnya penguasa orang keuangan kasihan
      mengasihani penarikan tarik ditarik tertarik! menarikan peminat bantuan! bantu dibantu pembantu perbantuan
      penunjang pendukung dukungan didukung beradab kenalan dikenal suka_duka duka gila! kepentingan penting
      pentingnya perlu manisan garingan keringanan mulai pemula penghargaan tanggapan menanggapi ditanggapi penyegaran
      kesegaran kelucuan pelengkap melengkapi dilengkapi kelancangan pemuas rajinan kerajinan pengrajin pengaktifan
      diaktifkan mengaktifkan keaktifan selama lamanya selamanya lama-lama hidup hidupkan kehidupan kecil-kecilan
      salahkan bersalah menyalahkan disalahkan lemahkan berat! beratnya pemberat kurangi mengurangi dikurangi
      pengurangan berkurang sekurangnya buruan keburu terburu-buru kembali kembalian sedih! melepas kering! pengering
      mengeringkan mendinginkan pendingin pendinginan panas! pemanas memanaskan pemanasan panggang sayang! kesayangan
      disayang menyayangi tersayang belakang terakhir akhirnya akhir biasanya kebiasaan terbiasa membiasakan
      seperti_biasa penggantian ganti diganti mengganti pengganti tunggu! sebentar tukar pertukaran nunggak waktu
      tutup! kotoran! rata-rata pengosongan potong asam! masam_manis kantor masakan masakannya
    `,
    '-0.7': `
      kelamaan! kekurangan! kebesaran! kemanisan! lepas! kecil! kekecilan sempit sesak! gelap remang-remang remang
      tua! lawas kuno usang jadul lama! menunggu nunggu antri antre jauh! sulit susah rumit ribet repot bingung biasa!
      biasa_aja biasa_saja biasaa sederhana! pas-pasan seadanya ala_kadarnya aneh! janggal keras! kaku sedikit! minim!
      terbatas! keterbatasan retur refund! komplain complain keluhan mengeluh keluh servis! klaim! dibatalkan batal!
      cancel minus! minusnya sayangnya sayang_sekali sayang_banget disayangkan maaf! tipis! ketipisan longgar!
      kegedean hambar! asin! keasinan pahit! gosong! berminyak! dingin! padat! ramai! rame! macet! crowded bekas!
      lecek kusut kusam pudar luntur! goyang! geser! ragu! keraguan was-was khawatir waswas monoton datar! seret!
      ngepas mending! mendingan tambahan_biaya biaya_tambahan turun! menurun downgrade hati-hati waspada ditunda
      delay! molor ngaret dikembalikan pengembalian capek! capai! melelahkan lelah! klise! ketebak mudah_ditebak
      bertele-tele berbelit-belit berbelit ngantri kepanjangan mager basi_ceritanya datar_aja kurang_greget
      gitu-gitu_aja kasat_mata menciut mengkerut susut! menyusut mangkrak setengah-setengah kentang! nanggung!
      ngegantung menggantung! hampa! sepi!
    `,
    '-2': `
      masalah masalahnya dicuekin buruk keburukan memburuk jelek jelekk jeleknya butut mahal! mahalnya overpriced
      over_price pemborosan kotor! kotornya mengotori dekil jorok! kumuh! kumal! lusuh! berdebu debu! noda! bernoda
      bercak apek! pengap lembab! lembap! bau! baunya menyengat pesing! amis! anyir! busuk! membusuk basi! kadaluarsa
      kadaluwarsa kedaluwarsa expired berulat belatung bising! kebisingan berisik gaduh ribut! keributan gangguan
      lambat! lambatnya lambannya lamban! lelet lemot lola! lemott lag! ngelag ngelek lagging hang! ngehang nge-hang
      freeze error! eror errornya bug! bugs ngebug crash! force_close forceclose not_responding buffering mati!
      mati_total restart! nyangkut! rusak! merusak patah! mematahkan pecah! pecahnya retak! retaknya sobek! robek!
      bolong! berlubang penyok! lecet! baret! goresan bengkok! copot! terlepas putus! bocor! kebocoran karatan karat!
      konslet korslet soak! drop! ngedrop cacat! kecacatan reject! rejek afkir rapuh! ringkih! ringkihnya lembek!
      lemah! kelemahan rentan! cepat_rusak gampang_rusak mudah_rusak murahan! abal-abal abal! gagal! kegagalan
      problem! trouble! kendala! terkendala kesalahan! salah! keliru! kekeliruan ngawur! asal-asalan sembarangan
      serampangan ceroboh! lalai! kelalaian abai! diabaikan cuek! dicuekkan acuh! acuh_tak_acuh masa_bodoh bodo_amat
      jutek! judes! ketus! galak! sinis! sombong! arogan! angkuh! kasar! kekasaran lancang! kurang_ajar songong!
      belagu! ngeyel! marah! marah-marah memarahi dimarahi bentak emosi! kesal! kesel! mengesalkan menyebalkan sebal!
      sebel! jengkel! menjengkelkan dongkol! gondok! geram! dendam muak! memuakkan mual! muntah! enek! eneg! jijik!
      menjijikkan menjijikan risih! risi! ilfil! ilfeel kecewa! kekecewaan mengecewakan kecewakan kuciwa prihatin!
      memprihatinkan nyesel! menyesal! nyesal! kapok! jera! trauma! rugi! bohong! berbohong dusta! tipu! menipu
      penipuan! tipu-tipu ditipu curang! kecurangan licik! culas! akal-akalan modus! jebakan! menjebak terjebak!
      palsu! pemalsuan kw! tiruan! imitasi! abal2 scam! fake! pungli! diperas maling! pencuri! dicuri hilang!
      kehilangan menyesatkan php! php-in ghosting! janji_palsu ingkar! mengingkari omong_kosong ngibul! bosan! bosen!
      kebosanan jenuh! ngantuk! mengantuk percuma! sia-sia mubazir! mubadzir useless gak_guna tidak_berguna
      berantakan! acak-acakan kacau! kekacauan semrawut! amburadul! awut-awutan kabur! blur! buram! burem!
      kresek-kresek kemresek zonk! ampas! apes! sial! bencana! tragis! konyol! bodoh! goblok! tolol! bego! bloon!
      dungu! idiot! sinting! bahaya! berbahaya beracun! keracunan racun! mencret! diare! sakit! menyakiti luka! gatal!
      gatal-gatal iritasi! alergi! perih! pedih! kepanasan! overheat kedinginan gerah! sumpek! nyamuk! kecoa! kecoak!
      tikus! semut! lalat! kutu! ulat! anyep! alot! mentah! bantat! kepedasan! kegosongan negatif! kritik! protes!
      tuntut! menuntut mengancam! ancaman! diancam dipaksa! memaksa! paksaan! diskriminasi rasis! pelecehan!
      melecehkan hina! menghina! hinaan! penghinaan merendahkan! meremehkan! diremehkan zalim! dzolim! jahat! kejam!
      sadis! tega! keterlaluan ogah! malas! males! bermalas-malasan amatir! amatiran lebay! norak! kampungan! suram!
      seram! menakutkan angker! horor! gimmick! boros! tekor! nyebelin ngeselin bikin_emosi huek hueek hoek yaks yuck
      yeks iyuh idih ih! korup korupsi koruptor malu-maluin bosenin ngebosenin ketiduran! ngantukin jelekin rusakin
      hancurin ancur! ancurr nipu nipuu dibohongin ngebohong bo'ong boong kibul dikibulin zonkk naik_pitam jengkelin
      ngejengkelin bete! bt! badmood bikin_bete geregetan_kesal emosi_jiwa esmosi kzl kezel malesin nyusahin merugi
      buntung kemalingan dicolong rampok! dirampok begal! digetok getok_harga keluar_sendiri ketutup_sendiri mental!
      logout_sendiri gak_bisa_login putus-putus tersendat tersendat-sendat patah-patah stuck nyendat nge-freeze
      nge-bug nge-lag lowbat! lobet kembung! jebol! mrotol brudul brodol ambrol melengkung mleyot penyot pecah-pecah
      cuil somplak gompal rontok! kisut bulukan buluk! jamuran berkerak kerak! bau_amis tengik! kejorokan kekumuhan
      ngasal asal! gakjelas ga_jelas gak_jelas gaje tidak_jelas nggak_jelas absurd receh! cringe alay!
      kemahalan_banget cuekin! ngacangin dikacangin disemprot bentak-bentak nyolot! ngegas! tengil sewot! tai_kucing
      taek asu! anjing! anjir! anjg bgsd jancok jancuk babi! monyet! goblog gblk kontol memek ngentot bacot! bacod
      munafik penghianat khianat radikal! teroris teror! bom! tewas! meninggal! korban! bunuh! dibunuh krisis! miskin!
      kemiskinan banjir! gempa! kebakaran! kecelakaan! kalah! kekalahan sedihnya menangis! nangis! galau! gundah
      takut! ketakutan cemas! gelisah stres! stress! depresi! frustasi frustrasi putus_asa kesepian sunyi! patah_hati
      menderita! penderitaan sengsara! mengenaskan ironis! ironi! menyesali gak_respon bolak-balik obral_janji
      bunyi_terus suka_mati
    `,
    '-3': `
      terburuk terjelek parah! parahnya terparah payah! kepayahan hancur! hancurnya sampah! nyampah benci! membenci
      bangsat! brengsek! bajingan! tai! taik! kampret! sialan! biadab! bangke! keparat! terkutuk! laknat! neraka!
      mengerikan! ngeri! memalukan! jijay najis! bejat! bobrok! penjahat! worst! terrible! awful! horrible!
      disgusting! shit! sucks! suck! bad! poor! disappointed! disappointing! penipu
    `,
  },
  phrases: `
    3: paling mantap, no 1, tidak ada duanya
    3: gak ada duanya, gak ada obat, ga ada obat, nggak ada obat, bintang lima, bintang 5, 5 bintang, lima bintang
    3: sangat direkomendasikan, sangat merekomendasikan, sangat rekomended, highly recommended
    3: wajib dicoba, wajib punya, wajib dikunjungi, harus coba, suka banget, suka bgt
    3: puas banget, puas bgt, puas sekali, sangat puas, sangat memuaskan, di luar ekspektasi, melebihi ekspektasi
    3: melebihi harapan, melampaui harapan, di atas ekspektasi, diluar ekspektasi, diluar dugaan bagus
    3: acungan jempol, dua jempol, acungi jempol, 10 per 10, 10 10, tidak terlupakan
    2: tidak ada masalah, tidak masalah, gak masalah, ga masalah, nggak masalah, gak ada masalah
    2: ga ada masalah, nggak ada masalah, tanpa masalah, tanpa kendala, tidak ada kendala, gak ada kendala
    2: ga ada kendala, tidak bermasalah, tanpa cacat, tidak ada cacat, tidak ada keluhan, gak ada keluhan
    2: tanpa keluhan, tanpa hambatan, tanpa ribet, gak ribet, ga ribet, tidak ribet, tidak menyesal, gak menyesal
    2: ga menyesal, tidak nyesel, gak nyesel, ga nyesel, nggak nyesel, gak bakal nyesel, ga akan nyesel
    2: tidak akan menyesal, gak bakal kecewa, tidak mengecewakan, gak mengecewakan, ga mengecewakan
    2: nggak mengecewakan, tidak pernah mengecewakan, tak pernah mengecewakan, gak pernah mengecewakan
    2: ga pernah mengecewakan, tidak kecewa, gak kecewa, ga kecewa, nggak kecewa
    2: tidak buruk, tidak jelek, gak jelek, ga jelek, tidak mahal, gak mahal, ga mahal, nggak mahal
    2: tidak terlalu mahal, gak terlalu mahal, tidak lecet, tidak rusak, tidak panas, gak panas, tidak bau, gak bau
    2: tidak berisik, tidak lemot, gak lemot, anti lemot, tidak luntur, tidak mudah, tidak gampang rusak
    2: tidak mudah rusak, tidak mudah robek, tidak membosankan, gak bosen, gak bosenin, tidak bikin
    2: harga bersaing, harga oke
    2: sesuai harga, harga sesuai, sesuai dengan harga
    2: value for money
    2: patut dicoba, cocok untuk, cocok buat, cocok banget, pas banget, enak banget, enak bgt
    2: sesuai foto, sesuai harapan
    2: sesuai keinginan, sesuai aslinya, sampai dengan selamat
    2: selamat sampai
    2: slow but sure
    2: lebih baik, lebih bagus, lebih enak, lebih cepat, lebih mudah, semakin baik, makin baik
    2: makin bagus, kualitas tinggi, kualitas terbaik, kualitas premium
    2: mudah digunakan
    2: pasti balik, pasti kembali, akan kembali, akan kembali lagi, bakal balik lagi, pasti balik lagi
    2: pengen balik lagi, pengen kesini lagi, ingin kembali, mau kesini lagi, bakal order lagi, bakal beli lagi
    2: akan beli lagi, pasti beli lagi, next order, repeat order, sukses terus, laris manis
    2: laris terus, semoga sukses, dekat dengan, dekat pantai, dekat pusat
    2: dekat kemana mana, dekat stasiun, banyak pilihan
    2: pilihan banyak, porsi banyak, porsi besar, porsinya banyak
    2: menambah wawasan, menambah ilmu, bertambah ilmu, banyak belajar
    2: belajar banyak, ilmu baru, sangat membantu
    1.5: tidak apa apa, gak apa apa, ga apa apa, tidak ada salahnya, bukan masalah, tanpa antri, tidak antri
    1.5: gak antri, tidak perlu antri, tidak perlu khawatir, jangan khawatir, jangan ragu, tidak ragu, tanpa ragu
    1.5: gak perlu ragu, tidak sulit, tidak susah, gak susah, ga susah, tanpa kesulitan, tidak kalah, gak kalah
    1.5: ga kalah, tak kalah, boleh juga, masih oke, masih bagus, not bad, nothing to complain, so far so good
    1.5: aman terkendali
    0: membatalkan langganan, batalkan langganan, berhenti langganan
    0: selamat pagi, selamat siang, selamat sore, selamat malam, selamat datang, selamat tinggal, selamat jalan
    0: selamat ulang tahun, apa kabar, assalamualaikum, dengan hormat, setidaknya, paling tidak, tidak hanya
    0: bukan hanya, tidak cuma, gak cuma, ga cuma, gak hanya, bukan cuma, tidak saja, bukan saja, bukan sekedar
    0: terima kasih sebelumnya, terimakasih sebelumnya, mohon bantuannya, mohon maaf, maaf sebelumnya, sama baik
    0: baik itu, baik dari, baik dalam, baik di, baik yang, ada baiknya, lebih baik kalau, akan lebih baik
    0: akan lebih bagus, lebih baik jika, lebih baik lagi, lebih ditingkatkan, mudah-mudahan, mudah mudahan
    0: moga-moga, seperti biasa, orang tua, kuat tidak, tahun baru, cepat atau lambat, kurang lebih, kurang dari
    0: tidak kurang, kartu kredit, orang sakit, rumah sakit, sakit hati nya, besar kecil, hari kerja
    -1.5: biasa saja, biasa aja, b aja, b ajah, bisa lebih baik, seharusnya bisa, seharusnya lebih, harusnya bisa
    -1.5: harusnya lebih, perlu ditingkatkan, perlu diperbaiki, perlu perbaikan, perlu pembenahan, harus diperbaiki
    -1.5: tolong diperbaiki, tolong perbaiki, mohon diperbaiki, mohon ditingkatkan, tolong ditingkatkan
    -1.5: perlu peningkatan, masih kurang, masih perlu, sangat disayangkan, sayang sekali, sayang banget, sayang bgt
    -1.5: tidak istimewa, tidak spesial, tidak ada yang spesial, tidak ada yang istimewa, gak ada yang spesial
    -1.5: di bawah ekspektasi, di bawah standar, dibawah standar, dibawah ekspektasi, jauh dari harapan
    -1.5: jauh dari ekspektasi, jauh dari kata, tidak sesuai harapan, tidak sesuai ekspektasi
    -1.5: tidak seperti yang diharapkan, terlalu kecil, terlalu besar, terlalu jauh, terlalu lama, lama sekali
    -1.5: lama banget, lama bgt, menunggu lama, nunggu lama, lama menunggu, harus menunggu, harus nunggu
    -2: tidak berfungsi, gak berfungsi, ga berfungsi, nggak berfungsi, tdk berfungsi, tidak bisa, tdk bisa, gak bisa
    -2: ga bisa, nggak bisa, ngga bisa, gk bisa, tidak dapat, tidak jalan, tidak menyala, tidak nyala, gak nyala
    -2: ga nyala, mati terus, tidak bekerja, tidak sesuai, gak sesuai, ga sesuai
    -2: nggak sesuai, tdk sesuai, beda dengan gambar, beda sama gambar, beda dengan foto, tidak sama dengan gambar
    -2: jauh beda, beda jauh, kurang bagus, kurang baik
    -2: kurang puas, kurang memuaskan, kurang ramah, kurang bersih, kurang nyaman, kurang enak, kurang rapi
    -2: kurang jelas, kurang responsif, kurang cepat, kurang oke, kurang sesuai, kurang terawat, kurang lengkap
    -2: kurang suka, kurang menarik, kurang profesional, kurang tanggap, kurang kuat
    -2: tidak ramah, gak ramah, ga ramah, tidak sopan, gak sopan, kurang sopan, tidak profesional
    -2: gak profesional, tidak becus, gak becus, ga becus, tidak peduli, gak peduli
    -2: tidak dibalas, gak dibalas, ga dibalas, tidak direspon, gak direspon, ga direspon
    -2: tidak ditanggapi, tidak ada respon, gak ada respon, ga ada respon, tidak ada tanggapan, tidak ada kabar
    -2: slow respon, slow response, slowrespon, lama balas, pengiriman lama, lama sampai
    -2: barang tidak sampai, belum sampai, tidak sampai, gak sampai, ga sampai, tidak datang
    -2: tidak dikirim, gak dikirim, belum dikirim, belum sampai juga, tidak lengkap, gak lengkap, kurang satu
    -2: tidak layak, gak layak, tidak worth it, gak worth it, ga worth it, not worth it, tidak sepadan
    -2: tidak sebanding, gak sebanding, tidak enak, gak enak, ga enak, nggak enak, tdk enak
    -2: tidak suka, gak suka, ga suka, nggak suka, tidak puas, gak puas, ga puas, tdk puas, tidak nyaman, gak nyaman
    -2: tidak bersih, tidak recommended, tidak rekomended, gak recommended, ga recommended, not recommended
    -2: tidak rekomendasi, tidak direkomendasikan, tidak merekomendasikan, gak rekomen, ga rekomen, tidak membantu
    -2: gak membantu, ga membantu, tidak bermanfaat, ga guna, gak berguna
    -2: tidak ada gunanya, gak ada gunanya, tidak ada manfaatnya, tidak tahan lama, gak tahan lama
    -2: cepat habis
    -2: cepet habis, cepat panas, cepet panas
    -2: gampang panas, baru seminggu, baru sehari, baru dipakai, sekali pakai rusak
    -2: buang waktu, buang-buang waktu, membuang waktu, buang uang, buang-buang uang, membuang uang, buang duit
    -2: buang-buang duit, pemborosan waktu, wasting time, waste of time, waste of money
    -2: rugi waktu, harga tinggi, harga selangit
    -2: kualitas rendah, kualitas rendahan, bahannya tipis, bahan tipis
    -2: makan hati, naik darah, darah tinggi
    -2: pepesan kosong, tidak bertanggung jawab, gak tanggung jawab, ga tanggung jawab, lepas tangan, cuci tangan
    -2: lempar tanggung jawab, dilempar-lempar, tidak transparan, biaya tersembunyi, tidak ada air
    -2: tidak ada air panas, air panas tidak, wifi tidak, susah sinyal
    -2: tidak ada sinyal, bau apek, bau tidak sedap, tidak sedap, bukan asli, tidak asli, bukan original
    -2: tidak ori, gak ori, bukan ori
    -3: jangan beli, jangan dibeli, jangan pernah, jangan kesini, jangan ke sini, jangan mau, jangan sampai
    -3: jangan percaya, jangan tertipu, jangan belanja, jangan order, jangan download, jangan install, jangan instal
    -3: tidak akan kembali, tidak akan balik, gak akan balik, ga akan balik, gak akan kesini lagi
    -3: tidak akan pernah kembali, tidak akan kembali lagi, tidak akan beli, tidak akan beli lagi
    -3: gak akan beli lagi, ga akan beli lagi, gak bakal beli, gak bakal balik, gak bakal order, ogah beli lagi
    -3: ogah balik, kapok beli, kapok belanja, kapok kesini, terakhir kali, pertama dan terakhir, terakhir beli
    -3: cukup sekali, cukup sekali saja, cukup sekali aja, gak lagi-lagi, ga lagi-lagi, tidak lagi-lagi, never again
    -3: hati-hati penipuan, bintang satu, bintang 1, 1 bintang, nol bintang, 0 bintang, kalau bisa 0
    -3: tidak ada bagusnya, gak ada bagus bagusnya, sama sekali tidak, cari yang lain, mending cari, mending beli
    -3: mending yang lain, hindari
    -2: tidak berfungsi dengan baik, tidak bekerja dengan baik, tidak berjalan dengan baik
    2: berfungsi dengan baik, berjalan dengan baik
    1.5: tidak seburuk, tak seburuk
    -1.5: mengharapkan lebih, berharap lebih
    3: angkat topi, sekali duduk, nangis bahagia
    3: ngakak abis, pecah banget, keren abis, dari awal sampai akhir seru
    3: gak nyangka sebagus, paket komplit, tidak perlu diragukan
    2: lancar jaya, perlu dikeluhkan, balik lagi, bakal balik
    2: beli lagi, order lagi, langganan di sini, pasti langganan, barang sampai dengan selamat
    2: besoknya sampai, sampai besoknya, tidak sia-sia, gak sia-sia, ga sia-sia, tidak rugi, gak rugi
    2: ga rugi, gak ada lawan
    0: tidak bagus tidak jelek, tidak bagus dan tidak jelek, gak bagus gak jelek, tidak baik tidak buruk
    0: di mana bisa
    -2: bisa jadi film bagus, padahal bisa, ekspektasi ketinggian, ekspektasi saya ketinggian
    -2: ekspektasi terlalu tinggi, tutup sendiri, gak bisa dibuka, tidak bisa dibuka
    -2: ga bisa dibuka, tidak bisa login, ga bisa login, gak dibales, slow respons
    -2: gak dikembalikan, tidak dikembalikan, uang kembali, habis dalam, batre cepat, hampir ketiduran
    -2: gak masuk akal, tidak masuk akal, gak nyambung, tidak nyambung, bikin pusing, pusing pala, bikin capek
    -2: ngapain beli, uninstall, harap diperbaiki
    -2: perbaiki dong, gimana sih, kok begini, kok gini, mana nih, payah banget, janji doang
    -2: janji manis, omdo, tidak manusiawi, kena prank
    2: tidak ada yang perlu dikeluhkan, gak ada yang perlu dikeluhkan
    3: bikin penasaran, berbuah manis, girang banget, susah move on, gak bisa berhenti, tidak bisa berhenti
    3: bacanya sampai habis
    -2: tidak respon, ga respon, tidak merespon, gak merespon, suka gak, suka tidak
    -2: harusnya minimal, minimal ada, bolak balik, gak ada kabar
    -2: tanpa kabar, muka masam, muka ditekuk, muka cemberut, bunyi semalaman
    -1: akan lebih baik jika, akan lebih baik kalau, lebih bagus lagi kalau, lebih bagus lagi jika, alangkah baiknya, seandainya
  `,
  negators: `
    tidak tdk gak ga nggak ngga enggak engga kagak ndak gk g gx gag kgk tak bukan belum blm jangan jgn tanpa tiada kurang krg bukanlah tidaklah takkan gaada gada ngak nda nope not no never mustahil
  `,
  nonNegators:
    'tidak_hanya bukan_hanya tidak_cuma bukan_sekadar bukan_main tidak_lain tidak_lupa tak_lupa tidak_heran tak_heran gak_heran tidak_jarang tak_jarang tidak_sabar gak_sabar ga_sabar tak_lain kenapa_tidak mengapa_tidak mau_tidak_mau tak_hanya kurang_lebih',
  halfNegators: 'hampir_tidak jarang hampir_tak nyaris_tidak',
  praiseNegators: 'minim kekurangan',
  intensifiers: `
    sangat amat sgt sungguh benar-benar bener-bener bener2 benar2 begitu sekali_lagi paling super terlalu_amat betul-betul luar_biasa teramat sangatlah makin semakin lebih jauh_lebih selalu really very so terus sungguh-sungguh serius asli asli_deh parah_sih gila
  `,
  diminishers: 'agak sedikit cukup lumayan rada kadang kadang-kadang relatif hampir nyaris kayaknya sepertinya dikit',
  followingIntensifiers:
    'sekali banget bgt bngt bangettt bangett bingit bener nian skali bgtt abis pol parah_pokoknya poll sangat sekalii amat',
  endings: 'nya lah kah ku mu an in',
  too: 'terlalu terlampau kelewat kebanyakan over',
  hopes: 'semoga moga mudah-mudahan harap berharap diharapkan harapan jika kalau kalo kl bila apabila andai seandainya',
  modals: 'mungkin barangkali',
  unrealised:
    'seharusnya harusnya sebaiknya semestinya mestinya andaikan coba_kalau seandainya_saja harus_lebih perlu_lebih',
  nonfactual: 'semoga moga mudah-mudahan',
  contrast: `
    tapi tp tetapi namun namun_sayang cuma cuman hanya_saja cuma_sayang cuma_aja cuma_saja meskipun meski walaupun walau padahal sedangkan sementara sebaliknya kecuali akan_tetapi tapii tpi sayangnya but melainkan biarpun
  `,
  subordinators: `
    karena krn karna soalnya sebab yang yg bahwa ketika saat waktu supaya agar sehingga jadi maka dimana setelah sebelum sejak untuk buat
  `,
  coordinators: 'dan serta atau juga lalu kemudian dan_juga',
}
