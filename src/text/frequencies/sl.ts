/** Common Slovenian words by their share of running text, in half-decade bands. Written for this table. */
export const bands = {
  '3e-2': `
da in je na se v`,
  '1e-2': `
bi ki kot ne pa po s sem so tudi z za še`,
  '3e-3': `
ali bil bila bilo bo do ga iz jih jo kako ker ko lahko le me mu o od pri si smo ta te to več če že`,
  '1e-3': `
brez dan del delo denar dni dober dobra dobro dom druga drugi drugo država države dva dve hiša jaz kaj kdaj kdo kje kraj
let leta leto ljudi ljudje med mesto mi moški nad nas način nekaj nihče nič nov nova novo okoli on ona oni otroci otrok
pod pred proti prva prvi prvo samo skoraj skozi slovenija sloveniji slovenska slovenski stvar stvari svet tako ti tri
vas velik velika veliko vi vlada vsak vse vsi zadnji zakaj zdaj zelo čas človek ženska ženske življenje`,
  '3e-4': `
avto bel beseda besede blizu brat brati cena center cesta daj dal daleč danes dati dekle dol dolg dolga družina ekipa
evropa evropske evrov fant film glas glasba glava gledati gor gospa gospod govori govoriti gre grem hoče hočem hvala hči
ideja igra igrati informacije iskati iti izdelek izgubiti jasno javni jesti jezik jutri jutro klub kmalu knjiga konec
končati krat lasten lep lepa lepo ljubezen ljubiti majhen mali mama mati mednarodni mesec minister minut misli mislim
mlad moder mogoče mora moram morate morje moči možno nacionalni najti naredil narediti našel nositi notri noč obraz
odgovor oko oče oči pisati piti podatki podjetja podjetje politika pomagati pomemben pomembno pomoč poslušati postati
pot pozno pravi pravica pravice precej predsednik preveč pride prijatelj prijatelji primer priti prišel problem projekt
punca pustiti različni razlog rdeč rekel resnica rezultat reči roka roke sam sestra sin sistem skupaj skupina slišati
smrt socialni sonce spati splošni spredaj sprememba srce star stara stoletje storitev storitve stranka teden telo težava
težave točka trg ulica umrl univerza ura ure uri učitelj varen vedeti vem verjamem večer videl videti vidim visok voda
vojna volitve vprašanje vrniti vzel vzeti včeraj zadaj zakon začel začetek začeti zelen zemlja zgodaj zgodba zgodovina
zmagati zunaj čakati črn šel šola število študent živeti živi župan`,
  '1e-4': `
april avgust avtobus banka barva bogat bolan bolezen bolečina bolnišnica božič cerkev cilj cvet darilo davek december
delavci delavec dež direktor dogovor drag drevesa drevo državljani dvom energija februar gledališče gol gora
gospodarstvo gozd hiter hitro hotel hrbet igralci igralec industrija izkušnja izpit januar jesen julij junij kakovost
kava kino ključ količina kolo kosilo koža kredit kri kruh kuhinja kupec kupiti ladja lahek lasje letališče letalo luč
maj marec mačka mediji meso mir miren miza mleko moderen most močan mraz mrzel muzej nakup napaka narava načrt nedelja
nesreča nevaren noga nogomet normalen nos november novica novice obleka občina odločitev odnos odprt odvetnik ogenj okno
okolje oktober olje organizacija orožje otok park parkirišče parlament pes pesem pesnik petek pevec pisarna pisatelj
pivo piščanec plača plačati plačilo plaža poceni podnebje pogodba pogovor poletje policija policist polje poln pomlad
ponedeljek poraz poroka poseben postaja postelja potovanje počasi prazen praznik prebivalci prijazen prodaja prodati
program proizvodnja promet proračun prost prvenstvo ptica radio raven raziskava razred razvoj računalnik regija reka
restavracija reven režiser riba riž roman roža sadje sanje september sestanek sezona sir sladkor slika sneg soba sobota
sodišče sodnik sol splet sporočilo sreda srečen stena stol strah stran stroj stroški tehnologija telefon televizija teža
težek težko toplota torek tovarna trener trgovina turist uho umazan umetnik umetnost upanje uspeh usta utrujen velikost
veselje veter večerja video vino vlak vojak vojska vozovnica vrata vrednost vroč vrsta vrt zajtrk zapor zaprt zdravilo
zdravje zdravnik zelenjava zima zločin zmaga znanost znanstvenik zob čaj časopis četrtek čevlji čist čuden šibek šport
številka študija žalosten žival živali`,
}
