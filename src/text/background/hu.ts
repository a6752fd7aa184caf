/** Common Hungarian words by their share of running text, in half-decade bands. Written for this table. */
export const bands = {
  '3e-2': `
a az nem és`,
  '1e-2': `
csak de egy ez ha hogy is meg már van`,
  '3e-3': `
aki akkor amely amit azt be el ezt fel itt jó kell ki lehet lesz mert mi minden mint mit most még nagyon nincs olyan
ott sem te után vagy vagyok volt én így úgy ő`,
  '1e-3': `
abban ahol akar akarok alatt ami amikor annak arra attól azok azonban aztán azért budapest ebben egyik együtt egész
ellen első előtt ember emberek engem ennek erre ezek ezért haza hogyan hol három idő igaz igen illetve jobb jól jön
jött kis két köszönöm között legjobb legyen lenne lett maga magyar magyarország megy mellett miatt mikor mindig
miért mondta más másik második nagy nap neked nekem neki nekünk nélkül pedig rossz régi saját semmi senki soha sok
szeretem szerint talán tehát tud tudja tudom több utolsó valami vannak vissza viszont volna voltak által év évben
éve új őt`,
  '3e-4': `
ad addig adott amint amíg anya apa autó barátom beszél biztos bár család csapat csinál cég dolgok dolgozik dolog
eddig egyetem egymás egyszerűen elnök elég este ettől ezer felett film fiú fontos forint férfi férfiak gazdasági
gondolom gyakran gyerek gyerekek gyermek gyorsan halál hamar hat hely helyen hisz hiszem hiszen holnap hoz háború
ház hét hónap idén ilyen ilyenkor inkább iskola isten jog játszik kap kapott keres kevés kezd kezdett kicsit kormány
korábban kérdés kérem később könnyű könyv különösen lassan leginkább lehetett lehetséges lány látom láttam ma magát
majdnem marad maradt meghalt melyik mennyi milliárd millió mindenki minket mivel mond munka munkát mérkőzés míg
működik napon nehéz nekik nyert nyolc négy néha néhány név néz nő nők ok ország perc persze politikai probléma párt
például pénz reggel rendőrség ritkán rész része segít sokkal szerelem szeret szeretném szinte számos száz szó szóval
született talált tanár tavaly tegnap teljesen test tesz tett ti tudsz tényleg tíz többi törvény túl ugyan ugyanis
ugye utca valaki valóban vesz vett világ világon válasz vár város víz zene általában ára éjszaka él élet élete ért
értem évek ír írt óra önmagát összes öt úr út ők`,
  '1e-4': `
ablak adó ajtó ajánlat angol augusztus bajnokság baleset bank barát beteg betegség biztonság boldog bor busz bármi
béke csodálatos cél december diák drága döntés edző erdő eredmény eset euró európa európai fa falu február fegyver
fehér fej fejlesztés fekete feleség finom folyó forma furcsa fájdalom fáradt fél félek férj gazdaság gondolt
gyilkosság gyönyörű győzelem gól hagy hal hall használ hegy honlap házban hétfő hír hírek hív hús ingyen ingyenes
internet január július június karácsony katona katonák kedd kedves keze kutatás kutya kávé kék kép képek kérdez kéz
kórház labdarúgó lehetőség lát ló macska miniszter minőség május március mód november nyelv nyár nyáron német
oktatás október olcsó oldal olvas orosz orvos perccel piac piros polgármester péntek reggeli repülő román ruha
segítség sport szebb szem szeptember szoba szolgáltatás szombat szomorú számítógép százalék szép szín szív szörnyű
sör tag tagja tagok talál tavasz telefon templom tenger termék termékek természet terv testvér tiszta tv társadalmi
társadalom tél tó tökéletes unalmas utazás vasárnap veszélyes vezető vicces virág vonat választás választások
változás vásárolni vér zöld ágy állat állatok április ár érdekes étel étterem önkormányzat újság üzlet ősz`,
  '3e-5': `
asztal bolt börtön cipő csütörtök egészség eladás foci kenyér mérges nyaralás polgárok rendelés szavazat személyzet
szerda szálloda szállítás szék születésnap vásárló`,
}
