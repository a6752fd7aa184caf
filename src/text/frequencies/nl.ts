/** Common Dutch words by their share of running text, in half-decade bands. Written for this table. */
export const bands = {
  '3e-2': `
de een en het in van`,
  '1e-2': `
aan als bij dat die er ik is je met naar niet om ook op te voor was zijn`,
  '3e-3': `
al ben bent daar dan deze dit door ga gaat geen goed haar heb hebben heeft hij hoe hun iets kan maar me meer mij
mijn moet moeten na nog nu of omdat over tot uit veel waar wat we wel werd worden wordt ze zo`,
  '1e-3': `
af alle alleen alles altijd andere bedankt binnen blijft daarom dag dagen denk doe doen drie dus echt eens eerste
eigen even gaan gemaakt geven gewoon ging goede graag grote had hebt heel hem hen hier huis iemand ja jaar jaren jij
jullie keer kinderen kom komen komt kon krijgen kunnen laat laten leven maak maken man mee mensen misschien
nederland nee niets nieuwe nooit onder ons sinds staan staat steeds tegen terug tijd tijdens tussen twee u uur uw
vind vindt volgens vrouw waarom wanneer want waren weer weet werden werk weten wie wij wil willen zal zeer zeggen
zei zich zien zij zoals zonder zou zullen`,
  '3e-4': `
aantal acht achter amerika amerikaanse amsterdam ander anders antwoord auto avond baan bank bed bedrijf bedrijven
begin beginnen begint begon begonnen begrijp begrijpen beide bekend belangrijk belangrijke belgische belgië beneden
best beste betalen beter betere bezig bijna bijvoorbeeld bleef blijven bloed boek boven brengen brengt broer buiten
club daarbij daarmee daarna daarvan dacht dank deden deed deel denken denkt derde deur dienst direct dochter doet
dood dorp drinken duitse duitsland echter eeuw eigenlijk eind einde elk elkaar elke engels enkele erg ergens ervan
eten euro europa europese familie film foto frankrijk franse gaf geboren gebracht gebruik gebruiken gebruikt gedaan
geeft gegaan gegeven gehoord gehouden gekomen gekregen geld gelezen geloof geloven gemeente genomen geschreven
gesteld gevolg gevonden geweest gewerkt gewonnen geworden gezegd gezet gezicht gezien gingen gisteren god groep
groot groter grotere hadden halen hallo hand handen hart helaas helemaal helpen helpt hetzelfde hoeveel hoge hoi
hoofd hoog hoop hoor hoort hopen horen houden houdt hulp idee ieder iedereen inderdaad informatie internet jong
jonge jongen jou juist kamer kant ken kennen kent kerk kijk kijken kijkt kind klaar klein kleine konden koning kort
korte kosten kreeg krijgt kunt kwam kwamen laag laatste lag land landen lang lange langs later leeftijd lees leger
leggen leren lezen lichaam licht liefde liep liggen ligt links loopt lopen lucht maakt maakte maand maanden mag
makkelijk manier mannen markt meestal meisje mens meteen mezelf miljoen minister minuten mocht moeder moeilijk moest
moesten mogelijk mogen moment mooi mooie morgen muziek naam naast nacht nam natuurlijk nederlands nederlandse neemt
negen nemen nergens niemand nieuw nodig nou ochtend ogen onderwijs ongeveer onze ooit oorlog open oud oude ouders
overal overleden paar pagina partij partijen per personen persoon plaats plek politie politiek politieke praten
precies president prijs probleem problemen project punt punten recht rechter rechts reden regering rond rotterdam
samen school schrijven seizoen site slapen slecht slechts snel sommige soms soort sorry spel spelen speler spelers
spreken stad staten stellen stelt sterk stond stop stoppen straat systeem team telefoon tien toch trein tweede
universiteit vaak vader vanaf vandaag vanuit verder verhaal verkiezingen verloren vertellen vertelt via video vier
vijf vinden voelen voelt volgen volgende volgt volledig vond vooral voorbeeld vorige vorm vraag vragen vrede vriend
vrienden vriendin vrij vroeger vrouwen vuur waarbij waardoor waarin waarop wacht wachten water website wedstrijd
week weg weken welke welkom wereld werken werkt wet wilde wilden wilt winnen wist woord woorden word zag zat zeg
zegt zeker zelf zelfs zes zetten zeven zichzelf ziekenhuis ziet zit zitten zoeken zoekt zon zoon zorg zouden zulke
zult zus zwaar`,
  '1e-4': `
aanbod aanslag aanval aarde aardig acteur actie acties activiteiten aflevering afspraak album algemeen algemene
angst april arm arme armen artikel arts augustus auteur baas baby badkamer band bang beeld beelden been behandeling
beker belasting benen berg bergen bericht berichten bescherming beslissing besluit bestaat bestellen bestuur betaald
betekent bevolking bier bijzonder bijzondere binnenkort blauw blauwe blij bloemen boeken bomen boom boos boot bos
bouwen brand breed brief broek brood brug bruin buren burgemeester burgers bus buurt cadeau chauffeur cijfers coach
computer concert contract crisis cultuur dader dak datum december democratie dicht diep dier dieren diner dinsdag
directeur doden doel doelen dokter dom donderdag douche dromen droom duidelijk duizend dure duur echtgenoot economie
economische eenvoudig eieren eiland energie engeland engelse ernstig ernstige ervaring fans fantastisch februari
feest fiets finale financiële foto's fruit gas gearresteerd gebied gebleven gebouw gebouwd gebouwen gedacht gedood
geel gek gekocht gekozen geleverd gelijk geluk gelukkig gemiddeld genoeg gereden geschiedenis gesloten getrouwd
gevaar gevaarlijk gevangenis gevoel gevoelens geweld geweldig gewicht gewone gezond gezondheid glas goedkoop goud
grappig gratis groei groen groene haal heden helft hemel herfst hierdoor hiervan hoger hond honden honderd honger
hotel hout huid huizen huwelijk hè inkomen instelling interessant internationale inwoners januari jas jeugd jongeren
journalist juli juni jurk kaart kaas kabinet kampioen kans kansen kantoor kasteel kat kennis kerst keuken keuze
kiezen kip klant klanten klas kleding kleren kleur kleuren koffie koken kopen korting koud koude krant kranten kunst
kunstenaar kunstenaars kwaliteit lager leden leeg leerlingen leider leiding lekker lente leraar les lessen leuk
leuke lid lied liedje lief lieve lijkt lijst lokale loon lunch maan maandag maart maatschappij machine macht manager
materiaal medewerkers media medicijnen meeste mei melk meneer meter methode mevrouw middag miljard minder minst
misdaad moderne moe mogelijkheden mogelijkheid mond mooiste moord motor museum muur nationale natuur nederlaag
netjes neus nieuws normaal normale november nummer oktober oké olie oma onderzoek onderzoekers ongeluk ontbijt
ontwikkeld ontwikkeling oom oor oorzaak opa openbare opent opleiding optreden oren organisatie overheid paard
paarden papier park parlement patiënt patiënten perfect periode personeel pijn plan plannen planten plastic plein
plezier plicht prachtig prachtige procent product producten programma publieke raad raam raar radio rechtbank
rechten reed regel regels regen regio reis reizen rekening restaurant resultaat resultaten rijden rijdt rijk rijke
ring rivier rode rol rood rug ruimte rustig saai samenleving schip schoenen schoon schrijft schrijver schuld
seconden september serie slachtoffer slachtoffers slim slimme sluiten smaak sneeuw sociale soep soldaten spannend
speciaal speciale sport station steen stem stemmen sterren stichting stoel strand strijd stroom student studenten
studie suiker taak taal tafel talen tanden tante tas techniek technologie tekst televisie teveel theater thee
tijdschrift toekomst totaal traditionele trainer trots trouwen tuin tv uitstekend vakantie vechten veilig veiligheid
veranderd veranderen verandering veranderingen verbeteren verdachte verdriet vereniging vergadering verhogen
verjaardag verkeer verkocht verkoop verkopen verleden verlies verminderen vermoord verschil verschillen
verschillende verschrikkelijk verteld vijand vinger vis vlaamse vlees vliegtuig vliegveld vloer vlucht voet voetbal
voeten vogel vogels vol volle voorzitter vreemd vreemde vreselijk vriendelijk vrijdag vrijheid vroeg wapen wapens
warm weekend werknemers wetenschap wetenschappelijk wetenschappers wijn wind winkel winkels winnaar winst winter wit
witte woensdag wonen woning woningen woont zanger zaterdag zee zelfde ziek ziekte zilver zomer zondag zorgen zout
zwart zwarte`,
  '3e-5': `
aanbieden aanbieding aandacht aangeboden aankomst aanvallen aardappelen accepteren adres afscheid afspraken
antwoorden app apps balkon batterij bedoel bedoeld begrafenis behoort behoren bellen belofte beloofd beschermen
beschreven beschrijven beslissen besloten bestaan bestand bestanden besteld bestelling bestond betekenis bevalling
bevat bevatten bewijs bezocht bezoek bezoeken bezoekers bezorgd bieden biedt bijbel bijdrage bijdragen biologie
bleek blijkt boer boeren bom boter breken bril bron bronnen buitenland buitenlandse chocolade christus comfortabel
dalen dansen dapper debat dertig discussie document documenten doelpunt dorst draagt dragen dreiging duidelijke
duivel duwen eer eerlijk effect effecten eilanden engel examen fabriek falen feit feiten fietsen filosofie fles fout
fouten garantie gebeld gebeurd gebeurde gebeuren gebeurt gebeurtenis gebieden geboorte gebroken gedragen geduld
geest gegevens geheim gekookt geluid gelukt gemeenteraad genoemd geopend geprobeerd geraakt gerecht gered
gereserveerd gespeeld gesprek gesprekken gestegen gestraft gestuurd getrokken gevallen gevolgen gevormd gevraagd
gewoond gezellig gezorgd glimlach gooien graden grens grenzen groenten haven heet heilige hel held helden herinneren
herinnering herinneringen heten hitte hoed hoofdstuk horloge huilen ijs ijzer industrie ingang ingrediënten
interesse invloed jaloers jezus kaartje kaartjes kanker kapot katten keert keren kiezers kilo kilometer klimaat
klimaatverandering klimmen klok koe koffer koningin kritiek kust lachen lacht lamp landbouw lawaai leek lekkere
lelijk leugen levering lift lijken liter lonen luister luisteren lukt luxe mening meningen merk merken mes meubels
milieu mislukt mode model modellen mooier natuurkunde noemen noemt noorden omgeving ondersteuning onderwerp
onschuldig onthouden ontmoet ontmoeten ontmoeting ontstaan ontstond ontvangen ontwerp oosten openen ouderen oven
pakket paspoort pensioen planeet poging prins prinses probeerde probeert proberen raken rapport recept redden
relatie relaties rennen repareren respect riep rijst roepen rok salade saus schaamte scherm schoonheid schoonmaken
schreeuwen schuldig situatie sleutel snijden software speelde speelt springen steun steunen stijgen stijl stil
stilte straf sturen stuurt succes taart tabel teleurgesteld teleurstelling tevreden thema tickets titel toegestaan
toeristen toespraak toestaan toestand toetsenbord tranen trekken trok twijfel twintig ui uitgang uitleg uitleggen
uitzicht universum vallen valt varen veertig verband verbod verboden verdedigen verdediging verdrietig vergeten
verhouding verklaarde verklaren verklaring verlaten verliet verliezen veroorzaakt verplicht vers verse vertrek
vertrokken vertrouwen vervuiling verwacht verwachten verwachting verzekering viel vies vijftig virus vliegen
vluchtelingen voorgesteld voorkomen voorstel voorwaarden vormen vormt vraagt vrolijk waarde waarden waarheid
wachtwoord wassen weigerde weigeren wens wensen werkgever westen wiskunde woede wonder woordvoerder zangeres
zenuwachtig ziel zin zingen zingt zoet zorgt zuiden zuur zwanger zwembad zwemmen`,
}
