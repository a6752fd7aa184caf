/** Common Serbian words by their share of running text, in half-decade bands. Written for this table. */
export const bands = {
  '3e-2': `
da i je na se u`,
  '1e-2': `
a bi ili iz kao koji ne nije od sa sam su to za će što`,
  '3e-3': `
ako ali bez bila bilo bio do ga ih ima ja još kad kada kako kod koja koje mi može mu nakon o ovo po pre samo smo sve te
ti već zbog`,
  '1e-3': `
beograd beogradu dan dana deca deo dete dobar dobra dobro dom druga drugi drugo država dva dve gde godina godine grad
između ko kroz kuća ljudi mesto muškarac nad nas način nešto niko ništa nov nova novac novi novo oko on ona oni pod
posao poslednji protiv prva prvi prvo sada skoro srbija srbije srpska srpski stvar stvari svaki svet svi tako tri vas
velika veliki veliko vi vlada vreme vrlo zašto čovek šta žena žene život`,
  '3e-4': `
auto beo blizu brat broj cena centar crn crven daj daleko danas dao dati devojka dečko dinara dolazi dole dosta doći
došao društveni dug dugo evra evropa evropske fakultet film firma glas glava gledati gore gospodin gospođa govori
govoriti gradonačelnik grupa hoću hvala ide ideja idem igra igrati informacije ispred istina istorija iza izaći izbori
izgubiti ići jasno javni jesti jezik jutro juče kasno kaže klub knjiga kola kompanija kraj lep lepa lepo lice ljubav
majka mala mali malo mesec meseca međunarodni ministar minut minuta misli mislim mlad mogu moguće mora moram more muzika
nacionalni napolju napraviti naći našao nedelja nedelje nositi noć odgovor opšti ostaviti otac otišao oči partija pisati
pitanja pitanje piti plav pobediti podaci politika pomoć pomoći porodica postati počeo početak početi prava pravo
predsednik previše prijatelj prijatelji primer priča problem problemi profesor proizvod projekat promena proći put puta
rano rat različit razlog rekao rezultat reći reč reči ruka ruke sat sati sestra siguran sin sistem slučaj slušati smrt
spavati srce star stara stići stranka student studenti sunce sutra svoj tačka telo tim tražiti treba trg tržište ulica
umro univerzitet unutra uradi uraditi uskoro usluga usluge uzeo uzeti učitelj važan važno vek verujem veče video videti
vidim visok voda voleti volim vratiti zajedno zakon završiti zelen zemlja zna znam znati ćerka čekati čitati čuti škola
želi želim živeti živi`,
  '1e-4': `
advokat aerodrom april autobus avgust avion banka bašta bicikl bioskop bogat boja bol bolest bolestan bolnica božić brod
brz brzo budžet cilj cipele crkva cvet decembar direktor dogovor doktor doručak drvo ekonomija energija fabrika februar
fudbal glumac gol građani greška hladan hladno hleb hotel igrač igrači industrija internet iskustvo ispit istraživanje
jak januar jeftin jesen jul jun kafa kancelarija karta kiša klima ključ količina kompjuter korisnik kosa koža kredit
krevet krv kuhinja kupac kupiti kupovina kvalitet lako lek lekar leto leđa ljubazan maj mart mačka mašina mediji meso
mir miran mleko moderan most muzej nada nauka naučnik nesreća nivo noga normalan nos novembar novine odeća odluka odnos
okolina oktobar opasan opština organizacija oružje ostrvo otvoren park parking pas pesma pesnik petak pevač piletina
pirinač pisac pivo plan planina plata platiti plaćanje plaža pobeda poklon policajac policija polje ponedeljak poraz
porez poruka poseban povrće pozorište prazan praznik prijatan priroda privreda prljav prodaja prodati prodavnica program
proizvodnja proleće prozor prvenstvo ptica pun putovanje radio radnici radnik radost razgovor razred razvoj računar
reditelj region reka restoran riba roman ručak sajt san saobraćaj sastanak septembar sezona sir siromašan skup skupština
slab slika slobodan sneg so soba sporo sport sreda srećan stanica stanovnici sto stolica strah strana studija subota sud
sudija sumnja svadba svetlo tehnologija telefon televizija teško težina toplo trener troškovi turista tužan ugovor ulje
umetnik umetnost umoran uspeh usta utorak uvo vatra veličina vest vesti vetar večera vino vojnik vojska voz voće vrata
vrednost vrsta vruć zatvor zatvoren zdravlje zid zima zločin zub čaj četvrtak čist čudan šećer šuma životinja životinje`,
}
