/** Common Danish words by their share of running text, in half-decade bands. Written for this table. */
export const bands = {
  '3e-2': `
at det er i og`,
  '1e-2': `
af de den du en et for han har ikke jeg kan med men om på som så til var vi vil`,
  '3e-3': `
alle bare blev bliver da dem der dig efter eller fra godt ham havde have her hun hvad hvis hvor ind ja kun man meget
mere mig min mod nej noget nu når også op os over sig sin skal ud ved ville være`,
  '1e-3': `
aldrig alt altid anden andet andre bedre bedste dag danmark dansk danske denne deres dette din dine disse dit fik folk
få får før første gang gange går gør gøre hans hele helt hendes hvordan hvorfor igen ingen intet jer kom komme kommer
kunne lidt lige mange mellem mest mine mit må måske nogen nogle samme se selv ser siden skulle stor store tak tid to tre
tror uden under vores år`,
  '3e-4': `
aften arbejde arbejder arbejdet bad bag barn bede beder bedst begynde begynder begyndte beslutte betale betyde betyder
bil bilen blandt bo boede bog bor bruge bruger brugt by byen både børn dage dagen datter del derefter derfor derved
desuden desværre dog drikke drikker død døde dør egentlig eksempel elsker enten faktisk familie fandt far fem film finde
finder fire flere fleste foran fordi forhold fortalte fortælle fortæller frem fundet færre føler følge følger følte
gamle gammel gav gennem gerne give giver god gode grund grundlag gruppe gud gå halv hedder hej hel hen hjem hjemme
hjerte hjælp hjælpe hold holde holder holdet hurtigt hus huset hver hverken håbe håber hånd høj høje høre hører hørt
hørte ifølge imidlertid inde inden indtil job kamp kampen kender kendt kendte klar kommet kort krig kroner kvinde
kvinder kæreste købe københavn køber købt køre kører kørte lade lader land landet lang langs langt lave lavede laver
lavet let leve levede lever ligge ligger lille liv livet loven lyst lå læse læser læste mad mand mener mening menneske
mennesker mens mente millioner minister minutter mor morgen mulig musik måde måned måneder mænd møde møder mødt mødte
nat ned ny nye næste næsten nødvendig ofte omkring ord penge person personer plads politiet politik pris problem
problemer procent prøve prøvede prøver regeringen rejser rigtig rigtigt ringe ringede ringer sag sagde sagen sagt sammen
seks selvfølgelig selvom sidder side sidste sige siger sikker situation skole skolen skrev skrive skriver slut slutte
små snakke snakker snarere snart spil spille spiller spise spiser spørgsmål stadig starte startede starter sted stod
stort stå står svar svare svarede svært synes sådan sælge sælger søn tabe taber tabt tage tager taget tale taler ti
tiden tidspunkt tilbage timer ting tog troede tusind tænke tænker ude uge uger undskyld ung unge vand vandt vej
velkommen ven venner verden vide vidste vigtigt vinde vinder virkelig virksomhed virksomheder vise viser væk værst yngre
året ældre ændre ændrer ændret øjne ønske ønsker ønsket`,
  '1e-4': `
adgang adgangskode advokat afgang aftale aftaler aktier album almindelig almindelige amerikansk anbefale anbefaler
anbefalet angreb anklage ankomst ansat ansatte ansigt ansvar ansvarlig ansættelse app apps april arbejdsløs
arbejdsløshed arbejdsplads arm artikel artikler august avis avisen baby bagage band banegård bange bank batteri
bedstefar bedstemor befolkning befolkningen behandling ben besked beskeder beskidt beslutning bestilt bestå består
besøge besøger besøgt betaling betalinger betalt betjent bevis beviser bevæge bibliotek billede billeder billet
billetter billige biograf biografen bjerg bjerge blod blomst blomster blå blæst blød bombe bord borgere borgmester bragt
bred bringe britisk bro bror brugere brugerne bryllup brød brødre budget bus bussen butik bygge bygger bygget bymidte
bytte båd bådene bære bærer bøger børnehave centrum chef computer computeren cykel cykler cykling dame danse data
december dejlig dejlige dejligt deltage deltager demokrati digt dom dommer dommeren dreng drenge dræbe dræbt drøm drømme
dum dyb dyr dyre dyrene dyrt dårlig dårligt dømt eftermiddag efteråret eksamen elendig elever energi engelsk england
enhed enkel erfaring erfaringer erstatning europa europæisk europæiske evne fabrik fag falde falder faldt falsk familien
fantastisk farlig farligt farve fattig feber februar fejl ferie fest fil filer filmen filmene finale finger fingre firma
firmaet fisk fjernsyn flod flot flotte fly flygtninge fodbold folketing folketinget forbruger forbrugere forbyde foreslå
foreslår forfatter forkert forkerte forklare forklarer formand formiddag forretning forretninger forsikring forsinkelse
forsinket forskellig forskellige forsker forskere forskning forstod forstå forstår forsøge forsøger forsøgte fortid
fortsætte fortsætter forår foråret forældre foto frankrig fransk fred fredag fremtid fri frit frugt frygt fugl fugle
fuld funktion funktioner fælles fængsel fængslet færge fætter fødselsdag føle følelse følelser gade gaden gammelt
garanti gas gave gift gjaldt glad glat glemme glemmer glemt glæde golf grader gratis grim grine gris græde græs grøn
guld gymnasium gæld gælde gælder gæst gæster hals halve handel handling hav havn havnen hemmelig hente hentede henter
herre hest himmel historie historier hjalp hjemmeside hjerne hjælper hospital hotel hotellet hoved hovedpine hud hund
hunde hundrede hurtig huske husker hvid hyggelig hyggeligt håb håndbold hår hård hær højt ide ideer ild indeholde
indeholder indkøb indtægter industri indvandrere institution instruktør interessant international internationale
internet investering investeringer januar jorden journalist jul juli juni kaffe kamera kampe karakter karakterer kaste
kat katte ked kedelig kedeligt kigge kiggede kigger kina kirke kirken klage klager klasse klassen klima klimaet klog
klub klubben knæ ko kold koldt kollega kolleger kommune kommunen kommuner koncert konto kontor kontoret kontrakt kost
kreditkort krige kriminalitet kriminel krop kræft kræve krævede kræver kuffert kunde kunder kundeservice kunst kunstner
kurser kursus kusine kvalitet kvarter kylling kysse kærlighed køb kød køkken landbrug lande langsom larm larmende
lastbil le ledelse ledelsen leder lektier leverandør leveret liga ligaen lov love luft lufthavn lufthavnen lukke lukkede
lukker lukket lyd lykkelig lytte lytter lån læge læger lære lærer lærere lærte løb løbe løber løn lønnen lørdag løse
løst mail mails maj mandag mark marked markedet marts maskine maskiner mave medalje medarbejder medarbejdere medicin
medier medierne medlem medlemmer mesterskab metro mia midnat miljø miljøet minde minder minut mobil mobiltelefon moderne
modtage modtager modtaget mord morgenmad motorcykel motorvej mulighed muligheder mund mus museet museum muskler mål måne
måneden mærkelig mærkeligt nabo naboer natur nem nemt netværk norge normal norsk november nutid nutidens nyheder nyt
nytår næse nævne nævnt offentlig offentlige offer ofre oktober olie omfatte område områder omsætning onkel onsdag opdage
opdaget opdatering opgave opgaven opgaver ophold opkald oplader opleve oplevelse oplevelser oplever oplevet opnå opnået
ost overnatning overrasket overskud pakke pakken park parken parkering parkeringsplads parti partier partiet pas patient
patienter pension perfekt pige piger piller plan plante planter politiker politikere politisk premiere prisen priser
privat produkt produkter produktion program programmer projekt projekter projektet publikum påske påstå pæn pænt rabat
radio reception receptionen redde reddet regering region regioner regn regnede rejse reklamation reklame rekord ren rent
rente renter restaurant resultat resultater retten rettigheder retur rig rigtige robot rolig roman rusland russisk ryg
råbe råber rød salg samfund samfundet sang sange sanger scene sejr sekund sende sender sendte seng september serie
serier service sider sikkerhed sikre sjov sjovt skat skatter ski skib skilt sko skov skudt skuespiller skuffende skuffet
skulder skyde skærm slog slå slår smal smart smerte smerter smile smuk smukt sne software sol soldat soldater sommer
sommeren sorg sort speciel spillere spillet sport sporten sprog spændende stat staten station stationen statsminister
steg stemme stemmer stemte sten stige stiger stille stilling stjerner stjålet stjæle stolt stoppe stoppede stopper storm
straf strand strategi student studere studerende studie studier sund sundhed svag svensk sverige svære svømme svømning
syg sygdom sygehus sygeplejerske synge system systemer systemet særlig særlige sæson søde søen søge søger søgte sølv
søndag søster tand tanke tanker tante tastatur teater teknik teknologi telefon temperatur tennis terror tilbud tilfreds
tillade time tirsdag toget tom torsdag torv trafik trafikken trist træ træer trække trækker træner trænere træning træt
tung tur ture turist turister turnering tv tyk tynd tysk tyskland tænder tøj tør uddannelse udenlandsk udgifter
udlejning udsendelse udsigt udstyr udvikling ugen ulykke umulig umuligt underskud undersøgelse undervisning undgå undgår
usund utilfreds utrolig vaccine valg valget valgte vare varer varm varmt vejen vejr vejret venlige venskab vente ventede
venter version viden videnskab video videoer vidne vidner vidunderlig vigtig vigtige vin vindue vinter vinteren vokse
voksede vokser vred våben våd vægt vælge vælger vælgere værdi værelse værelser værelserne weekend åben åbne åbnede åbner
århundrede ægte ægtefælle ægteskab ændringer ø ødelagt ødelægge øer økonomi øl øre ører`,
  '3e-5': `
aftensmad badeværelse banan bestille bestilling bestilte billig billigt bolig buffet chokolade dessert drikkepenge dyne
døre efterår etage flaske flytte flyttede flytter forfærdelig frokost gaffel garage glas gryde gulv is juice kage kager
kartoffel kartofler kniv komfur kop krydret køkkenet køleskab laks lampe lejlighed levering loft lys lækker løg menu
middag måltid mælk møbler nøgle nøgler oksekød opvask ovn pande pasta peber personale personalet portion portioner pude
regning regningen rejer rengøring renovering reservation ret retter ris salat salt senge servering ske smag smager
smagte smør sofa soveværelse sprød stol strøm stue stærk sukker suppe sur svinekød sød tag tallerken te tjener tomat
trappe universitet varme vaskemaskine venlig vinduer væg vægge værelset æble æg`,
}
