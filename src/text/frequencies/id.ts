/** Common Indonesian words by their share of running text, in half-decade bands. Written for this table. */
export const bands = {
  '3e-2': `
dan di yang`,
  '1e-2': `
ada akan aku dalam dari dengan ini itu kamu karena ke pada saya tidak untuk`,
  '3e-3': `
adalah anda apa atas atau bahwa baik banyak belum bisa dapat dia hanya hari harus ia jika juga kalau kami kepada
kita lagi lebih masih menjadi mereka namun oleh orang para saat satu sebagai secara seperti sudah tahun tak tapi
telah tersebut ya`,
  '1e-3': `
agar allah anak antara bagaimana bagi bapak baru beberapa begitu benar besar bukan cinta dilakukan dua dunia ga gak
hal hati hidup hingga ibu indonesia jadi jakarta jangan kali kan kata kembali kenapa ketika lain lalu lama maka mana
masyarakat mau melakukan melalui membuat memiliki mengapa menurut merupakan negara nya pak pernah pertama pun punya
rumah saja salah sama sampai sangat sebelum sebuah sedang sehingga sekarang selama semua sendiri seorang serta
setelah setiap siapa suka tahu tentang terjadi terus tetapi tuhan waktu yg`,
  '3e-4': `
abad adik agak agama air aja akhir akibat alasan amat ambil amerika aneh anggota apalagi apapun api arti awal ayah
ayo baca badan bagian bagus bahagia bahkan bali bandung banget bank bantuan barangkali bawa bawah bayar bayi beda
bekerja belajar belakang beli beliau bentuk berakhir berbagai berbeda berbicara berdasarkan berdiri berhasil
berhenti berikutnya berita berjalan berkata bermain berpikir bersama bersih bertanya besok biasanya biaya bicara
bilang biru bisnis bodoh buat buka buku bulan bupati buruk butuh cantik cara cari cepat cerita cina coba contoh
cukup daerah damai dapatkan darah daripada data datang deh dekat delapan dengar depan desa detik diberikan digunakan
dijual dimana dimulai dingin diri dirinya ditemukan ditulis dokter dong dpr duduk ekonomi emang empat enam engkau
film foto gagal gambar gereja gila gini gitu gol gubernur gue guru hak halo hampir harga hasil hijau hitam hukum ide
indah informasi ingat inggris ingin internasional internet islam istri jalan jam jarang jatuh jauh jawa jawaban
jelek jenis jepang jiwa jual jumlah justru juta kabupaten kadang kah kakak kalah kalian kamar kamis kanan kapan
kasih katanya kau kayak kecamatan kecil kedua kegiatan kekuasaan kekuatan kelompok keluar keluarga kemampuan kemarin
kematian kepala keputusan kerja kerjanya kesehatan kesempatan ketiga ketimbang ketua khusus kiri klub kok komputer
kota kotor kristen ku kuat kurang lagu lah lahir lainnya lambat langsung lari laut lemah liga lihat lima lo loh lu
luar lucu lupa maaf mahasiswa makan makanan makin makna malah malam malaysia manusia marah masa masalah masjid masuk
mata matahari mati meja melihat memakai memang membaca membantu membawa membeli memberi memberikan membuka
membutuhkan menang mencari mencoba mendapat mendapatkan mendengar menemukan mengambil mengatakan mengerti mengetahui
menggunakan meninggal menit menjawab menjual menteri menulis menunggu menutup merah merasa meski meskipun miliar
minggu minum misalnya mobil motor mu muda mudah mulai mungkin musik musim muslim nabi naik nama nanti nasional nih
obat oke pacar padahal pagi paham pakai paling panas panjang partai pasar pasti pekerjaan pemain pembangunan
pemerintah pemerintahan pemilu pendek pendidikan penting perang perempuan pergi perkembangan perlu permainan persen
pertandingan pertanyaan perubahan perusahaan pikir pikiran pilihan pintar pintu polisi politik ponsel presiden pria
program proses provinsi proyek pulang pulau putih rasa ratus rencana rendah ribu rupiah sabtu sahabat sakit saudara
sebab sebelumnya sebenarnya sedangkan sedih segera seharusnya sejak sekali sekitar sekolah selalu selamat
selanjutnya selesai seluruh semakin sembilan sementara senang senin sepuluh sering seseorang sesuatu siang siapapun
sih silakan singapura sistem siswa situs sore sosial suami sulit sumatera surabaya susah tadi takut tampan tanah
tangan tanpa tanya tau telepon teman tempat tengah tentara tentu tentunya terakhir terhadap terima terlalu terlihat
termasuk ternyata tertentu tetap tiba tidur tiga tim tinggal tinggi tolong tua tubuh tuh tujuan tujuh tunggu turun
tutup uang udah udara ujar ujarnya umum umur universitas usaha usia utama video wajah wakil walaupun wanita wilayah
yaitu yakni yogyakarta zaman`,
  '1e-4': `
acara agustus ahad aktor alam alat album aman analisis anggaran angin anjing april artikel artis aturan ayam bahan
bahasa bahaya baju band bandara bangunan banjir barang batu belanja berat berbahaya bersalah besi biasa binatang
bintang bola bom buah budaya bukti bunga buruh burung bus calon celana cuaca daging danau dangkal dapur demokrasi
desember dewasa dikirim dinding direktur diskon ditangkap emas enak energi februari final gaji garam gas gedung
gempa gigi gratis gula gunung hadiah hakim haus hebat hewan hidung hotel hujan hutan ikan ilmu industri investasi
jaksa januari jari jembatan jendela juara juli jumat juni kaca kakek kaki kantor kapal kartu karyawan kasus kaya
kayu keamanan kebakaran kebebasan kebudayaan kecelakaan kejahatan kekerasan kelas kemenangan kereta kertas kerugian
keuntungan kirim komunitas konser konsumen kopi koran korban korupsi kosong kredit krisis kualitas kucing kuda
kuliah kulit kuning kursi langit lantai lapangan lapar layanan lebaran lembaga lezat liburan lintas listrik lokal
mahal majalah manajer maret masak media mei melindungi memasak membosankan membunuh memesan memilih menangis menarik
mengerikan mengirim mengurangi menikah meningkat meningkatkan menurun menyerang mesin metode mie mimpi minyak miskin
modern mulut murah museum musuh nasi natal nenek normal november oktober olahraga organisasi pabrik pajak pakaian
paman panggung pantai pasien pegawai pelajaran pelanggan pelatih pelayanan pembelian pembunuhan pemimpin pendapatan
penduduk peneliti penelitian pengacara pengadilan pengalaman pengetahuan pengiriman peningkatan penjara penjualan
penuh penulis penyakit penyanyi perak peran perasaan peraturan perawatan perbedaan perdagangan perjalanan perjanjian
perlindungan pernikahan pertemuan pertumbuhan pesan pesanan pesawat pesta pimpinan pohon produk produksi promo puasa
punggung rabu rakyat ramadhan rambut rapat remaja restoran roti ruang ruangan saksi sarapan sayur sederhana sejarah
selasa sempurna seni senjata senyum sepak sepatu september serangan serius setengah sopir stasiun suara sungai susu
sutradara taman tanaman tante target tas teh teknik teknologi televisi telinga telur tersangka tersenyum tertawa
tetangga tewas tindakan toko tradisional tugas tulisan ujian ulang walikota warga warna wartawan wisata wisatawan`,
  '3e-5': `
alamat alkitab ancaman angkasa antrian aplikasi asam asing bab balkon barat baterai bawang belas berani berdoa
berenang berharap bertemu berusaha biologi bohong botol bunyi cemburu coklat daftar dampak derajat desain diam
dilarang disebut diskusi diterima doa dokumen dukungan es fakta file filsafat fisika garansi gaya gelas gugup hamil
harapan hilang hormat hubungan hukuman iklim iman janji judul jujur kacamata kanker kasur keajaiban keberangkatan
kecantikan kecewa kedatangan kehilangan keinginan kejadian kelahiran kenangan kepentingan kepercayaan kesalahan
kilogram kilometer kimia kolam kondisi koper kritik kunci kunjungan lampu laporan larangan layar lift lingkungan
malaikat malu manis matematika melempar melompat membela membersihkan memotong memperbaiki memunculkan menari
menawarkan mencegah menciptakan mencuci mendengarkan mendorong mendukung menelepon menerima mengancam menggambarkan
menghormati mengingat mengizinkan mengunjungi meninggalkan menjaga menjelaskan menolak mentega menyanyi menyebabkan
menyebut menyelamatkan menyentuh merek meter mewah model neraka nilai nyaman pahit pahlawan paket pangeran paspor
pedas pelabuhan pemakaman pemandangan pembicaraan pemesanan pendapat pengaruh pengembalian pengguna penggunaan
pengungsi penjelasan pensiun perabot perbatasan percaya perhatian peristiwa pertahanan pertanian petani piring pisau
planet puas puluh putri ragu rahasia raja ratu rekomendasi renang resep rusak sabar sandi saus segar selatan sendok
sepi setan situasi sumber sunyi surga syarat tampak terbang terdapat tiket timur tomat topi topik unduh usulan utara
vaksin virus`,
}
