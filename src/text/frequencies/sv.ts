/** Common Swedish words by their share of running text, in half-decade bands. Written for this table. */
export const bands = {
  '3e-2': `
att det i och`,
  '1e-2': `
av de den du en ett för han har inte jag med men om på som så till var vi är`,
  '3e-3': `
alla bara blir dem denna detta dig din där då efter eller från får ha hade hon här in ja kan kommer man mer mig min
mot mycket måste nej ni nu när någon något också oss sig sin ska skulle under upp ut vad vara varit vid vill än åt
över`,
  '1e-3': `
aldrig allt alltid alltså andra blev bli bort bra bättre dag dessa dina ditt enligt fick finns flera fram första ge
genom gjorde gjort gå gång går gör göra hans hela helt hem henne honom hur idag igen ingen ingenting innan ju kanske
kom komma kunde lite långt mellan mest mina mitt människor många ner nog nya några redan rätt samma se sedan ser
sina sitt själv skall stor stora sverige säger sätt ta tack tar tid tillbaka tror två utan varför verkligen vet
vilket väl även år`,
  '3e-4': `
anledning annan annat antingen använda använder används arbeta arbetar arbete arg bakom barn barnen behöva behövde
behöver berätta betyder bil bild bilder bilen bland bok boken borde borta bredvid bror bäst bästa både bör börja
började början börjar dagar dagen del delen deras dessutom direkt dit dock dog dotter dricka däremot därför dålig
dåligt dö död döda dörren eftersom egentligen enkelt ens era europa exakt exempel faktiskt familj familjen fanns far
fem film filmen fin fina fint folk form framför fru fråga frågade frågan frågor fyra fått företag företaget förlora
förlåt förra förstå förstår försöka försöker försökte förutom föräldrar gamla gammal ganska gav ger gett gick glad
grupp gruppen gud gäller gått göteborg hand hej hemma hennes heter historia hit hitta hittade hittar hjälp hjälpa
hjälper hjärta hoppas hos hus huset huvud huvudet händer hålla håller hög höga höll hör höra hörde hört ibland idé
igår imorgon inga inget inne inom internet jobb jobba jobbar jobbet kallas killar kille knappt kommit kompis kort
krig kriget kring kronor kropp kul kung kunna kunnat kvinna kvinnor kväll kvällen kyrkan kände känna känner känns
kärlek la lag lagen laget land landet ledsen leta leva levande lever ligga ligger liten litet liv livet lägga lägger
länder läsa läser läste lät lätt låg lång långa låt låta låter malmö mamma mannen mat medan miljarder miljoner
minuter morgon musik män mål månad månader möjligt namn natt natten naturligtvis nere ny nytt nära nästa nästan
någonstans någonting ofta okej ord pappa parti partiet pengar per person personer plats polis polisen politik
politiska prata pratar pris problem procent regering regeringen riksdagen rolig roligt rum runt rädd sa sagt samt
satt sen senare senaste sett sex sida sidan sista sitta sitter sju sjuk självklart skola skolan skrev skriva skriver
skrivit slut slutet små snart snälla son sova spel spela spelar spelare stad staden stark stockholm stod stå står
svar svensk svenska svenskar svårt säga säkert sällan sämre särskilt säsong säsongen sätta sätter sådan sådana såg
sån söka tagit tala talar tanke telefon tidigare timmar timme tio tjej tjejer tog tre tredje tro trodde trots trött
tusen tv tycker tyckte typ tyvärr tänka tänker tänkte tåg ung unga ungefär uppe usa utanför ute val valet vann
varken vatten vecka veckan veckor vem veta viktig viktiga viktigt vilka vilken ville vinna vinner visa visade visar
visste väldigt välkommen vän vänner vänta väntar värld världen vår våra vårt älskar äta åren året åtta ögon ögonen`,
  '1e-4': `
affär affären album allmän allmänna allvarlig allvarligt ansikte anställd anställda antal antalet april arbetet arm
armén artikel artikeln attack augusti avsnitt avtal band bank banken barnet befolkning behandling ben berg berättade
beslut beslutet beställa betala betalade betalar betalt billigt blod blommor blå bo bodde bor bord bostad bostäder
bott brev brott bröd buss bussen butik butiken bygga byggt byxor båt böcker chans chef chefen dator datum december
demokrati djup djur dra drar dröm drömmar drömmer dum dyr dyrt dåtid dödade dörr ekonomi ekonomiska el eld elev
elever emot energi engelska erfarenhet fantastisk fantastiskt fara farlig farligt farmor fattiga februari fel fest
final finalen finger fisk flicka flyg flygplan forskare forskning fot fotboll foto framtid framtiden fred fredag
frihet frisk frukost fruktansvärt full fullt fängelse färg färger fågel född födelsedag fönster förening författare
förlust försäljning förändra förändring förändringar fötter galen gatan gift glas glädje god goda gott grannar
granne gratis gripen grön gröna guld halva handen havet helgen helvete hemskt himlen hjärtat hockey hotell hund
hundar hunden hundra hungrig hälften hälsa härifrån härlig härligt häst hästar hår högre hösten ilska insats
internationella intressant intressanta invånare januari jorden journalist jul juli juni kaffe kall kalla kallt katt
klass kläder kommun kommunen konst konstig konstigt konto kontor korta kostar kostnader kris kultur kund kunder
kungen kunskap kvalitet kyckling känsla känslor köket köpa köper köpt köpte kör köra körde kött laga lagar ledare
ledde leder ledning lika lokala luft lugn lugnt lunch lycka lycklig lyssna lägenhet lägre läkare lärare lån låtar
lön löner lördag maj make makt mars match matchen material medborgare meddelande media medicin medlem medlemmar
middag mindre minister minns minska minskar minst minsta misstänkt mjölk moderna mor mord morfar morgonen mormor mun
myndigheter måndag möjligen möjlighet möjligheter mördare möte mötet nationella natur naturen nio normalt november
nyheter nätet offentliga offer oktober olika olja olycka ont ordförande organisation oro ost paket papper park
patienter perfekt period personal personalen plan planer planerar pojke poäng priset produkter program programmet
prov radio regel regler regn ren rent resa resan resor restaurang resultat resultatet rik ring roll rummet rygg
rädsla rättigheter röd röda rösta röster rött sade salt samhälle samhället scen seger sekunder semester september
serie silver sjukdom sjukhus sjön skatt skatten skicka skillnad skog skogen skor skratt skydd skydda smak smart
smärta snäll snö sociala socker sol soldater sommar sommaren speciell speciella speciellt sport språk spännande
starka stationen statsminister sten stolt strid student studenter styrelsen stänga stängt större störst största
svart svarta syfte syster säker säkerhet sälja säljer säng sålt sång söndag söt tak te teknik text tiden tidning
tidningar tidningen tom tomt torg totalt trafik trafiken trevlig trevliga trevligt troligen träd tränare träning
tråkig tråkigt tröja tänder underbar underbart ungdomar universitet uppgift utbildning utmärkt utrymme utvecklas
utveckling vacker vackra valt vanlig vanliga vanligt vapen varm varmt velat vems verkar vetat vetenskap vikt vin
vinst vintern vit vita vuxna väder vädret väg vägen välja väljare väljer väska våld våren ägg äldre ändra ö öka ökar
ökat öl ön öppen öppet öppna öppnar`,
  '3e-5': `
accepterar adress aktiviteter anfall app appen armar avgång badrum batteri bebis bebisen begravning bekväm bekvämt
beskrev beskriva beskriver beskrivning beställde beställning bestämde bestämma bestämt besviken besök besöka
besökare besökte bevis bibeln bidra bidrag biljett biljetter billig bjuda blått boka bomb bonde brand bro brun bryta
bröllop bröt byggnad byggnader bär bära bönder cancer choklad cupen cykel cykla dansa dansar debatt debatten design
diskussion djävulen dokument drog drottning dusch effekt effekter ekonomin erbjuda erbjudande erbjuder existerar
fabrik fakta falla faller fallit fans fartyg fattig felet festen fiende fil filer filosofi flaska flod flyga flyger
flygplats flyktingar frukt ful fysik färsk färska fåglar föll förare förbjudet förbud förbättra förhållande förklara
förklarade förklarar förklaring förslag förslaget försvar försvara försäkring försök förvänta förväntar garanti gas
gata genomsnitt glass glasögon glömma glömmer glömt golv grader gravid gräns gränsen gränser gråta gråter grönsaker
gul hamn hatt hav helvetet hemlig hemlighet het himmel hindra hjältar hjälte hoppa hoppar hot hotar hotellet hud
hunger hända hände händelse hänt höst industri industrin inflytande ingång inkomst innehåll innehåller intresse
intresserad invandrare jacka jesus jordbruk julen järn kaka kallade kapitel kasta kastade katter kemi kilo kilometer
klimat klimatet klocka klänning klättra kniv ko konsekvenser konsert konstnär kostnad krisen kristus kritik kust
kusten källa källor kök landsting leende lektion leverans levererat lista listan lita liter ljud ljudet lovade lovar
lyckades lyckas lyckats lyssnar lyxig lämna lämnade lämnar lämnat löfte lögn lök lösenord maskin matematik meter
metod miljö miljön minnas minne minnen minskat mirakel misslyckades missnöjd mode modell modeller modig mordet motor
museum mysig mysigt märke märken måne möbler möter nervös norr norra nutid nyckel nämnde näsa nöjd olyckan område
områden området onsdag orsak orsakade orsaken oskyldig pass patient pension planet plast pool potatis present prins
prinsessa produkt rabatt rapport rapporten recept region rekommendera rekommenderar relation relationer respekt
ringa ringde ringer ris ropar rymden rädda räddade räkning röra rörde röst sallad samtal sanning sanningen segern
simma situation situationen sjunga sjunger själ sjö skam skapa skapade skapar skapat skickade skickar skillnader
skiva skrattade skrattar skrika skriker skuld skyldig skära skärm skådespelare skönhet sköta slott smutsig smör
soffa soppa sorg sprang springa springer station stil stjärnor stol straff strand stranden styrelse städa stängd
stöd stöder stödja sur svara svarade svarar syskon sångare sås söder södra tal tappa tappat teater teknologi tema
tillhör tillstånd tillväxt tillåta tillåtet tisdag titel tjugo torsdag trasig trycka trä trädgård träffa träffade
träffar turister tvingas tvivel tvätta tydlig tydliga tydligt tyst tystnad tålamod tårar törstig undvika universum
uppgifter uppmärksamhet uppstår utgång utländska utsikt utsläpp vaccin varma verkade villkor vind vinter virus
vitlök vägg vägrade vägrar vänlig värde värden väster västra växter ämne ängel ära ärlig åsikt åsikter önskan önskar
öron öster östra`,
}
