/** Finnish words by inflection. Their stems follow from the dictionary form and the class. */

/** Nominals whose stem follows from the last letters of the dictionary form. */
export const nominals = `
terveinen hyvä pitkä sama oma selkeä tietty aiempi ainoa huomattava kiinnostava ratkaiseva voimakas tehoton data happi paluu voima ulkopuoli yläpuoli alapuoli puoliväli lukuisa karjala ukraina brasilia finlandia romania
barcelona meksiko skotlanti englanti victoria julia krista toyota twitteri petteri valtteri facebook hedelmä kaveri onnittelu välitys tahti vuotias ampuja ilmaisu kiintiö oppiaine naapuri vaali kamera kama takuu kilpa kauko
hyvinvointi käytäntö valtava surkea jännä sarja sauna viihde mielipide kiekko jääkiekko kisa joukkue puolue sekunti teatteri parlamentti presidentti kommentti helvetti koodi lady kampanja kortti vinkki resurssi haaste olosuhde tartunta toiminta
velka liha silta pala palkka maksa mitta nahka kanta keikka porukka kassi lasti lima artikla paikka kirja lohi lääke lääkäri kuva kuvio lippu laukku matto mökki mäki myrsky naapuri neuvo nimi ohjelma ohje olento onnettomuus opettaja oppilas osasto
pakkanen palvelu pankki pelaaja pelko pelto peruna pilvi pohja pohjoinen poliisi politiikka potilas prinssi prinsessa projekti pulla pöytä pyörä raamattu raha ranta rauha ravintola rikos riski romaani ruoho ruoka saari sakko salaisuus sana satama
savu seinä sekki selkä seura sielu sika sivu sota sotilas suklaa suunnitelma suuri syksy syöpä taide taiteilija talous talvi tapahtuma tarina tarve tasku tauti tavara tavoite tehdas tekniikka tekijä terveys testi tieto tiede tiimi toimisto toive
tunne tunti tuomio tuote tutkimus tuuli tyttö työpaikka uhka uhri uskonto uutinen vaate vaikutus valo valmentaja valokuva vamma vanki vastaus vastuu vauva vene vero verkko viikko viini vihko vihollinen viha virhe virta virus voima voitto vuori väri
väylä yhteiskunta yhteys yhtiö yksikkö yleisö yliopisto ympäristö ystävä yö äiti öljy poliitikko muusikko fyysikko taulukko lusikka haarukka puhelin avain kirkko kukka kulttuuri laiva lapio laulu lauma leijona leipä lento liike liikenne lintu lista
logiikka lomake loppu luokka luonto luonne lupa maailma maito matka matematiikka fysiikka metsä mieli minuutti muoto muisti musiikki nainen näkökulma osuus pisara piste planeetta puhe puoli raja rakkaus rakennus rata ratkaisu runo ryhmä sairaala saksa
sanoma seikkailu sielu siirto suhde suunta sydän sääntö taito takuu tapaus taso tilanne tulos tunnelma turva tuska vaali vaara vaihe vaihtoehto vala valta varasto vuode vyöhyke helmi kiista lapa lippu pumppu rotta seulonta helmikuu alku elo eläin
kanava kanootti kukkula lomake menettely liite tapa väittely osa teos kuningatar demokratia teknologia kenraali huone huoneisto jännite palaute aines virasto kyse perhe esine kone hede vaimo kone pumppu säännös kielto myynti tuotanto markkina
eurooppa aasia afrikka amerikka australia britannia englanti espanja intia italia japani kanada kiina kreikka norja ranska turkki
venäjä lappi tampere espoo vantaa tukholma lontoo pariisi prisma gigantti netti nokia
aalto aamu aasi aatos aatto aave adjektiivi aihe aikuinen aine aineisto aito ajatus ajo akku akseli akvarium ala alaikäinen alkuperä alttari aluke
alus ankara ankea ankka ansio antenni apteekki apu apua arkisto arkku armeija armo aro arvio arvo arvokas arvosana ase asema asenne asento asettelu
asia asiakas asiantuntija aste asu asukas asunto asutus atlas aukio aukko aura aurinko autio auto avain avaruus avio avoin avu avustaja baari bakteeri
banaani bensiini bisnes budjetti bussi bändi dokumentti dollari draama edustaja ehdokas ehdotus ehjä ehto elin elokuva eläin eläke elämä emo emäntä
energia enkeli ennuste ensimmäinen enä epäily erilainen erityinen ero erä esi esine esitys este etelä etninen etu euro evä faarao fakta filmi firma
forumi galleria geeni graafi grilli haamu haara haava hahmo haita haitta hakemus hakija haku hallinnollinen hallinto hallitus halpa halu hana hankala
hanke happi harha harja harjoitus harras harrastus hartia harva hattu hauta hautajaiset heikko heimo heinä hella helle helppo hely henkilö henkilöstö
henkinen herkku herkkä herra hevonen hidas hieno hiha hihna hiippa hiiri hiljainen himo hinta hissi historia hitti hiukka hius hohto hoitaja hoito
holvi homma hopea hotelli huhu huikea huipentuma huippu huivi hullu hulluus huoli huolto huomautus huomio huone huono hurja huuma huumori huuto huvi
hylly hyppy hyvyys hyökkäys hyöty häiriö häkki häntä häpeä hätä hävitys höyry idea ihailija ihana ihme ihmeellinen iho ikkuna ikä ilma ilmasto ilme
ilmiö ilmoitus ilo iloinen ilta inhimillinen innokas insinööri instituutti into istuin istunto isä isäntä itku itsenäinen itä iäkäs jakso jalo jano
jatko jengi johtaja jokainen jono joukko joukkue joulu jousi juhla julkinen juna juoma juoni juttu juusto jyvä järjestelmä järjestys järjestö jäte
jäätelö kaapeli kaappi kaari kaasu kaava kaiku kaista kaivo kaksonen kala kalenteri kallio kaluste kalusto kamala kamera kamppailu kana kanava
kannatus kansa kansainvälinen kansalainen kansallinen kansio kanta kantele kappale karhu kartta kassa kasvattaja kasvatus kasvi kasvo katse katto katu
kauha kauhea kauhu kaula kauneus kauppa kaupunginosa kaupunki kehitys keho kehu keino keisari keittiö keitto kello keltainen kemia kenkä kenttä kerho
kerros keskeinen keskus keskusta keskustelu kesä ketju keuhko kielto kierros kiinteistö kiinteä kiire kiireinen kilo kilpailu kilpi kimppu kipeä kipu
kirja kirjailija kirjain kirjasto kirje kirjoittaja kirkas kirkko kissa kitara kiukku kiusaus kiva klubi kohde kohta kohtalo koira kokemus kokki koko
kokoelma kokous kolari komea komissio komitea kompromissi kone konsertti kontti kori koristus korkea koru korva korvaus kosto koti kotimaa kotimainen
koulu koulutus kouru kova kriisi kritiikki krooninen kruunu kuilu kuiva kukka kulho kuljettaja kuljetus kulku kulma kulta kulu kuluttaja kulutus kumi
kumma kumppani kuningatar kuninkaallinen kunnallinen kunnia kunta kunto kuolema kuorma kupoli kuppi kurja kurkku kurssi kuski kustannus kutsu kuuluisa
kuuma kuume kuva kuvaus kylmä kylpy kylä kynnys kynttilä kynä kypsä kysely kysymys kyyti käry käsite käsitys käsky käynti käyttäjä käyttäytyminen
käyttö käytännöllinen käytäntö käytävä kääntäjä kömpelö köyhä laaja laakso laatikko laatu lahja laiha laillinen laina laiska laite laitos laitteisto
laiva laji lakana lakko lamppu lanka lantio lapio lapsuus laser lasi lasku lattia latva laukaus laukku laulaja laulu lause lauta lautanen lava leffa
lehdistö lehmä leikkaus leikki leima leipä leiri lelu lempeä lento leposija leuka leveä levy lievä liha lihas liike liikenne liitto liivi likainen
linja linna linnoitus linssi lintu lipas lippu lista lisä litra liuos loma loppu lopullinen loukku lounas luento luettelo luja lukija lukio lukko
luokka luola luona luonne luonnollinen luonnos luontainen luonto luotettava luottamus luotto lupa lupaava lupaus luvaton lyijy lähde lähetys lähtö
lämpö lämpötila lääke lääkäri lääni löyly löytö maailma maali maantie mahdollinen mahdollisuus mahdoton mahtava maine maininta mainos maisema maito
makea makkara maksaja maksu maku malja malli malmi mansikka marja markka markkina matala matka matkailija matkustaja mato matto maukas media melu
merkki messu mestari mestaruus metalli metri metsä miete miljoona ministeri minuutti minä monipuolinen moottori motelli muisti muistio muisto mukava
mummo muna muoti muoto murha murros muru museo musiikki musta mutka muuri muutos myrkky myrsky myyjä myynti määrä määräys mökki naama naamio naapuri
naimisissa nainen nais nauha naula nauru neiti neliö nenä nero neste nettisivu neula neuvo neuvosto nimitys niska noita nokka nopea normi nosto nousu
numero nuoruus nuotti nurkka nykyinen nyrkki näkymä näkö nälkä näppäin näyte näytelmä näyttelijä näyttely näyttö näytös nöyrä ohjaaja ohjaus ohje
ohjelma ohjelmisto ohra oikea oikeudellinen oikeus oire oireet oivallus oja oleellinen olento olkapää olo omaisuus omena ominaisuus omistaja omistus
ongelma ongelmallinen onnellinen onnettomuus onni opastus ope opettaja opettelu opetus opinto opiskelija opisto oppi oppilas oranssi orja osa osaaja
osake osallistuja osasto osittainen osoite osoitus ostaja osto osuus otsa otsikko ottelu outo paha pahvi paikka paine paino paita paketti pakko
pakolainen pala palaute palautus paljas palju palkinto palkka pallo palo palvelija palvelin palvelu panimo pankki panos paperi paras pari parta
parveke passi pata patja patsas pehmeä peili peite pelaaja peli pelko pelto penkki pentu perhe perhonen periaate perinne perintö peruna perus
perustelu perustus perä pesu pettymys pienehkö piha pihvi piikki piippu piiri piirre piirros piispa pilari pilkka pilleri pimeys pimeä pino pinta
pistooli pitsa pituus plussa pohja pohjoinen poikkeuksellinen poikkeus poliisi poliittinen politiikka polku polttoaine pommi portti posti potilas
presidentti professori projekti prosentti prosessi psykologia puhdas puhdistus puhe puhelin puhelu puisto pula pullo puna punainen puolue puolueeton
puolustaja puolustus puomi purje puro puuro puute pyhä pykälä pyssy pysäkki pyyhe pyyntö pyörä päivittäinen päivä päivällinen päällikkö päärynä
päättäjä päätös pöly pöytä raaka radio raha rahasto raivo raja rakas rakenne rakennus rakkaus ranne ranta raportti rasva rata ratkaisu rauha
rauhallinen rauta ravinto ravintola reaktio rehellinen rehti rehtori reipas reitti rekisteri rekka remontti repo resepti reuna riisi riita rikas
rikkaus rikos rinne rinta riski ritari rohkea roisto romaani romanttinen rooli roska routa ruhtinas ruma rumpu runko runo runsas ruoho ruokailu ruoste
ruotsi rusina ruskea ruuhka ruumis ruusu ruutu ryhmä röyhkeä saaliin saalis saapas sadas sade sairaala sairas sairaus sakko saksalainen saksi salaatti
salaisuus salaman sali samanlainen sana sankari sanoma sata satama sattuma satu savu seinä selitys selkeä selkä sellainen selvitys selvä seminaari
seos sepitys seppä serkku seteli seura seuraus seutu sielu sietämätön sihteeri siili siirto siisti sija sininen sisko sisältö sitkeä siunaus sivu
sohva soitin soitto sokea sokeri sokka solmu solu sopimus sopiva sopu sormus sorto sosiaalinen sota sotilas soutu sovellus strategia sudet suhde
suhtautuminen suhteellinen suihku sujuva sukka sukkula sulka summa summittainen sunnuntai suojelu suojus suola suomalainen suora suoritus suosikki
suosio suosittu suositus supistus suru surullinen suullinen suunnitelma suunta suurlähettiläs syke syksy syli synkkä synti sysäys syvä syytös syöpä
säde sähkö säkki sänky särky särmä sävy sääntö taajuus taho tahto taide taika taistelu taito taival takki tallelokero talo taloudellinen talous tanssi
tapa tapahtuma tapaus tappio tarha tarina tarjoilija tarjous tarkastus tarkka tarkkuus tarkoitus tarpeellinen tarve tasa tasainen tase tasku taso
taudin tauko taulu tausta tauti tavallinen tavara tavoite tehdas teho tehokas tehostus tehtävä tekijä tekniikka tekninen tekno teko teksti tela
televisio teltta temppu tenttti teollisuus teoria terassi terveys terä terävä testi tiede tiedosto tiedote tieteellinen tieto tietokone tiikeri tiimi
tila tilaaja tilaisuus tilanne tilasto tilaus tilavuus tili tina tiski todellinen todellisuus toimenpide toimija toiminta toimisto toimittaja toimitus
toive toivo tonni tontti tori torni torstai tossu toteutus totuus tuhka tuhma tuhoisa tuhti tukeva tuki tukka tulkinta tulkki tulli tulokas tulos
tulva tunne tunneli tuntematon tunti tuoksu tuoli tuomari tuomio tuore tuotanto tuote tuottaja turha turisti turku turnaus tursas turva turvallisuus
onneton tuska tutkija tutkimus tutkinto tuttu tuulimylly tuuri tyhjä tykki tylsä tyttö tyyli tyyny tyypillinen tyyppi työkalu työläs työnantaja työtön tähtäin
tärkeä täsmä täti täydellinen töihin uhka uhkaus uhraus uhri ukko ulko ulkomaa ulkomainen unelma unohdus upea upseeri ura urhea urheilija urheilu usea
usko uskomaton uskonto usva uudistus uuni uutinen vaahto vaaka vaali vaara vaate vaatetus vaatimus vahingollinen vahinko vahti vahva vaihe vaihto
vaihtoehto vaikea vaikeus vaikutus vaimo vaiva vakava valas valikko valinta valintatalo valio valitus valkea valkoinen vallan vallankumous valmentaja
valmis valmistaja valmius valo valokuva valta valtio valtuusto valvonta vanha vanhuus vankeus vanki vankila vapaus vara varasto varaus varma varoitus
varpu vartalo vartija varustus vasikka vastaanotto vastaava vastaus vastustus vastuu vastuullinen vati vatsa vauhti vauras vauva vehnä vehreä
venäläinen verho verkko vero verotus versio veto viemäri vierailu vieras viesti vihainen vihannes vihje vihko vihreä viikko viileä viime viimeinen
viina viini viisas viisaus viittaus viiva viivästys vika vilja viljelijä vilkas villa villi virallinen viranomainen virasto viraston virhe virka virta
virtaus virus visa voima voitto vuode vuokra vuoro vuosisata vuota väestö vähimmäis väite väli välikohtaus väline välttämätön väri värikäs väsynyt
väylä vääryys väärä yhdistelmä yhdistys yhteinen yhteistyö yhteisö yhteys yhtiö yksilö yksinkertainen yksityinen yleinen ylimääräinen ylläpito yllätys
ylpeä yläosa ymmärrys ympyrä ympäristö yrittäjä yritys ystävyys ystävä ystävällinen äiti äkkinäinen ällistys äly älykäs ärsyke äänestys äänestäjä
ääretön öljy
juoksu sitruuna flunssa allergia suodatin sivellin valkosipuli
`

/** Nominals in -i with a stem in -e: kivi, kiven. */
export const eStems = `
kivi joki mäki väki järvi talvi hirvi pilvi polvi ovi nimi suomi niemi lumi meri veri uni suuri nuori pieni kieli mieli puoli ääni saari kuori vuori juuri ori sormi hetki henki lehti tähti lahti hanki koski poski onki parvi savi arki reki noki
sieni huuli nuoli tuuli sääri ääri hiili jälki järki kaikki kylki sylki olki arpi siipi hiki toimi tammi helmi salmi lempi suksi vuoksi veitsi hapsi lohi riihi pieli hauki lampi kaski leski sampi putki retki kärki
`

/** Nominals in -si with a stem in -te: käsi, käden. */
export const teStems = `käsi vesi uusi täysi kausi susi hirsi varsi tosi länsi viisi köysi kynsi reisi liesi niisi vuosi mesi jälsi karsi kansi hiisi orsi virsi kuusi`

/** Other nominals with their stems. */
export const irregularNominals = `
putin putini
ryan ryani
robin robini
london londoni
washington washingtoni
johnson johnsoni
jackson jacksoni
hamilton hamiltoni
wilson wilsoni
boston bostoni
jordan jordani
brian briani
sebastian sebastiani
christian christiani
stefan stefani
johan johani
kevin kevini
justin justini
golden
trump trumpi
cup cupi
islam islami
iran irani
irak iraki
stephen stepheni
ydin ytime ytimi
kasvain kasvaime kasvaimi
kyynel kyynele kyyneli
helsinki helsingi helsinge helsinke
internet interneti internetti
samsung samsungi
amazon amazoni
hilton hiltoni
scandic scandici
mies miehe mieh miehi mies
lapsi lapse las lapsi
ihminen ihmise ihmis ihmisi
veli velje velj
kuusi kuuse kuus
sydän sydäme sydämi sydän
tytär tyttäre tyttäri
sisar sisare sisari
kevät kevää keväi
morsian morsiame morsiami
lämmin lämpimä lämpimi lämmin
hapan happame happami
vasen vasemma vasempa vasempi vasemmi
vanhempi vanhemma vanhempa vanhempi vanhemmi
molemmat molempi molemmi
hyvä parempa paremma parempi paremmi paras parhaa parhai paremmin parhaiten
pitkä pidemmä pidempi pidempä pitempi pisin pisimmä
suurempi
olut olue olui olut
ohut ohue ohui ohut
lyhyt lyhye lyhyi lyhyt lyhyemmä lyhyempi
kevyt kevye kevyi kevyt
neitsyt neitsye neitsyi
airut airue
kuollut kuollee kuollei kuollut
tuhat tuhanne tuhante tuhansi
askel askele askeli
sävel säveke sävele säveli
manner mantere manteri
tanner tantere tanteri
jäsen jäsene jäseni
siemen sieme siemene siemeni
paimen paimene paimeni
joutsen joutsene joutseni
haiven haivene
tie ti tei tie
työ työ töi
yö yö öi
syö
suo suo soi
vyö vyö vöi
maa maa mai
pää pää päi
puu puu pui
kuu kuu kui
luu luu lui
suu suu sui
syy syy syi
jää jää jäi
sää sää säi
täi
hai hai
vapaa vapaa vapai
vakaa vakaa vakai
harmaa harmaa harmai
aika aja aika aikoj aikoi ajoi
sama sama
oma oma omi omi
alue alue aluee aluei aluet
silmä silmä silmi
raskas raskaa raskai raskas
poika poja poika poiki pojis poji poik
jalka jala jalka jaloi jalkoj jalkoi
reikä reiä reikä reikiä reiki
puku puvu puku puvui pukui pukuj
luku luvu luku luvui lukui lukuj
suku suvu suku suvui sukui sukuj
kyky kyvy kyky kyvyi kykyj kykyi
laki lai laki lake lakej laei
koe kokee kokei koe koet
säe säkee säkei
hame hamee hamei
vene venee venei
terve tervee tervei tervet
kolme kolme kolmi
itse
kirves kirvee kirvei
veljes veljekse
taivas taivaa taivai taivas
kuningas kuninkaa kuninkai
varas varkaa varkai
kangas kankaa kankai
lammas lampaa lampai
hammas hampaa hampai
opas oppaa oppai
porras portaa portai
ahven ahvene
huomen huomene
tytöt
seuraava seuraava seuraavi
sika sia sika sikoj sioi
viha
ruoka ruoa ruua ruoka ruoki ruui
alku alu alku alui alkuj alkui
hauska hausko
pieni piene piente pieni pien
nuori nuore nuor nuori
suuri suure suur suuri
meri mere mer meri
veri vere ver veri
uni une un uni
jumala jumalo jumali
kaunis kaunii kauniimma kauneimma kauniimpi
kallis kallii kalliimma kalliimpi
tosi tote tode tot tosi
kaksi kahde kahte kaht kaksi
yksi yhde yhte yht yksi
kolmas kolmanne kolmante
neljä
viisi viide viite viit
toinen toise tois toisi
`

/** Verbs whose stems follow from the infinitive. */
export const verbs = `
pärjätä napata passata pudota irrota heiketä huonota inhota omata uhata hylätä loikata pilkata väsähtää kukistaa taputtaa mahdollistaa samastaa oppia loppua aiheutua avioitua ahdistua asuttaa sujua kirjautua palautua tehostua sijoittua koostua
julistautua jäätyä päätyä sisältyä erikoistua käynnistyä pettyä hapettua mainita vieroitella liikutella availla hellitellä huuhdella nautiskella seuloa toivoa veikata klikata ladata meinata tienata harmittaa koittaa kattaa mahtaa peittää
kommentoida kritisoida
ahdistaa aiheuttaa aikoa ajaa ajatella ajautua alentaa alistaa alistua alkaa allekirjoittaa ampua anoa ansaita antaa antautua arvata arvella arvioida
arvostaa arvostella asentaa asettaa asettua asioida astua asua aueta auttaa avata avautua avustaa edellyttää edetä edistyä edistää edustaa ehdottaa
ehkäistä ehtiä elvyttää elättää elää enentyä ennustaa epäillä epäonnistua erehtyä eristää erota erottaa erottua esiintyä esitellä esittää estää
etsiytyä etsiä haista hajota hajottaa hakata hakea hakeutua halata haljeta halkaista hallita haluta hankkia hankkiutua harhailla harjoitella
harjoittaa harkita harrastaa haudata haukkua hautoa havaita heijastaa heijastua heikentyä heikentää heilua heittää helpottaa hermostua herättää herätä
hidastaa hidastua hiihtää hiipiä hillitä hoitaa horjua houkutella huijata huilata hukkua hukuttaa huokaista huolehtia huolestua huoltaa huomata
huomauttaa huudahtaa huutaa huvittaa hylätä hymyillä hyppiä hypätä hyväksyä hyödyntää hyökätä hyötyä häiritä hälyttää hämmentää hämmästyä hätäillä
hävetä hävittää hävitä ihailla ihastua ihmetellä ilahtua ilmaista ilmestyä ilmetä ilmoittaa ilmoittautua imeä innostaa innostua istahtaa istua
istuttaa itkeä jaella jahdata jakaa jakautua jaksaa jatkaa jatkua jauhaa johtaa johtua joutua juhlia julistaa julkaista juoda juoksuttaa juopua
juoruta juosta juuttua jähmettyä jäljittää jännittää järjestää järkyttyä järkyttää jättäytyä jättää jäädä kaataa kaatua kadota kaduta kahlata kaihtaa
kaivaa kaivata kalastaa kampailla kamppailla kannattaa kannustaa kantaa karata karjua karkottaa kartoittaa kasata kastaa kastella kasvaa kasvattaa
katkaista katketa katkoa katsastaa katsella katsoa katua kauhistua kaventaa kehittyä kehittää kehottaa kehua keittää keksiä kelvata kerjätä kerrata
kerskua kertoa kertyä kerätä kerääntyä keskeyttää keskittyä keskittää keskustella kestää kieltäytyä kieltää kiemurrella kierrellä kiertää kiihdyttää
kiihtyä kiinnittää kiinnostaa kiinnostua kiipeillä kiirehtiä kiistellä kiistää kiittää kiivetä kilpailla kimmeltää kiristyä kiristää kirjata
kirjoittaa kiroilla kiskoa kitkeä kiusata kiusoitella koetella koettaa kohdata kohdella kohdistaa kohdistua kohota kohottaa koitua kokea kokeilla
kokoontua kolahtaa koostua koota korjata korostaa korottaa korvata koskea koskettaa kostaa kuiskata kuivata kuivua kukoistaa kuljettaa kulkea kulua kuluttaa
kumartaa kumota kunnioittaa kuolla kuoria kurkottaa kutistua kutsua kuulla kuulostaa kuulua kuunnella kuvailla kuvata kuvitella kyetä kykenee
kyllästyä kylpeä kylvää kypsyä kyseenalaistaa kysellä kyselyttää kysyä kytkeä kyyditä kärsiä käsitellä käsittää käskeä kävellä käväistä käydä
käynnistyä käynnistää käyttäytyä käyttää kääntyä kääntää kääriä laajentaa laajentua laatia lahjoittaa laihtua laiminlyödä lainata laittaa lakata
laskea laskeutua lastata laueta laukaista laulaa lausahtaa lausua lavastaa leijua leikata leikkiä leimata leipoa lentää levittää levitä levähtää
lieventää liikkua liikuttaa liikuttua liioitella liittyä liittää likaantua lisätä lisääntyä livahtaa lohduttaa loistaa lopettaa loppua loukata
loukkaantua lounastaa luennoida luetella luistella lukea lukita luoda luokitella luonnehtia luopua luottaa luovuttaa lupautua luulla luvata lyhentää
lypsää lyödä lähentyä lähestyä lähettää lähteä lämmetä lämmittää läpäistä löyhätä löytyä löytää maalata maata mahtua mainita mainostaa maistaa
maistella maistua majoittua maksaa maksua markkinoida matkia matkustaa menestyä menettää mennä merkata merkitä miellyttää miettiä mitata mitätöidä
moittia muistaa muistella muistua muistuttaa muodostaa muodostua muokata muotoilla murehtia murhata murskata murtaa murtua mutista muuntaa muuttaa
muuttua myydä myöhästyä myöntyä myöntää määritellä määrittää määrätä määräytyä naida naksauttaa nauraa naurahtaa nauttia neuvoa neuvotella niellä
nimetä nimittää nipistää nojata nolata nostaa noudattaa nousta nukahtaa nukkua nuolla nyökätä nähdä näkyä näykkiä näytellä näyttäytyä näyttää nääntyä
odottaa ohittaa ohjata ohjeistaa oikaista oivaltaa oksentaa olettaa olla omaksua omistaa omistautua ommella onnistua onnitella opastaa opetella
opettaa opettaja opiskella oppia osallistua osata osoittaa osoittautua ostaa osua otaksua ottaa outoutua paahtaa paeta paikata painaa painostaa
painottaa painua paistaa paisua pakata paketoida pakottaa palaa palata palauttaa paljastaa paljastua palkata palkita palvella palvoa paneutua panna
parantaa parantua parkkeerata pelastaa pelastua pelata pelästyä pelätä perehtyä periä perua perustaa perustella perustua peruuttaa pestä pettyä pettää
pidentää pidättää piestä piilottaa piiloutua piinata piirtää pilata piristää pistää pitää plagioida pohtia poiketa poimia poistaa poistua polttaa
porata potkaista potkia praktiikkaa puhaltaa puhdistaa puhjeta puhua puhutella pukea pukeutua pullistua punnita puolustaa puolustautua pureutua
purjehtia purkaa purkautua purra pursuta puuttua pyrkiä pystyttää pystyä pysyä pysähtyä pysäyttää pyydystää pyyhkiä pyytää pyörittää pyöriä pyörtyä
päihittää päivittää päivystää päteä päästä päästää päätellä päättyä päättää päätyä raahata raapia raataa rahoittaa raivata raivostua rakastaa rakastua
rakentaa rakentua rangaista ratkaista ratsastaa rauhoittaa rauhoittua raukaista ravita reagoida rehellistyä rentoutua repeytyä repiä retkeillä riehua
riidellä riippua riistää riisua riittää rikastua rikkoa rikkoutua riskeerata ristiä rohkaista roikkua rukata rukoilla ruokkia ruveta ryhtyä rynnätä
rysähtää ryöstää räjähtää räjäyttää räätälöidä saada saapua saattaa saavuttaa sahata sairastaa sairastua salata sallia sanella sanoa sattua satuttaa
seistä sekoittaa sekoittua selata selittyä selittää selventää selvittää selvitä sensuroida seota seurata seurustella siepata sietää siirrellä siirtyä
siirtää siivota sijaita sijoittaa sijoittua silittää silmäillä sinkoutua sisältyä sisältää sitoa sitoutua sivuuttaa soida soittaa solmia sopeutua
sopia sortua sotia soutaa soveltaa soveltua sukeltaa sulaa sulattaa sulautua sulkea sulkeutua suojata suojella suorittaa suosia suositella suostua
suostutella supistaa surra suunnata suunnitella suurentaa suutella suuttua suututtaa suvaita synnyttää syntyä syrjiä syttyä sytyttää syventää syvetä
syyllistyä syyttää syödä syöksyä syöttää säikähtää säilyttää säilyä säntäillä särkeä särkyä säveltää sävyttää säästyä säästää säätää taantua taata
tahtoa taipua taistella taitaa taittaa taivuttaa tajuta takoa tallentaa talloa taltioida tanssia tapahtua tapella tappaa tarjoilla tarjota tarkastaa
tarkastella tarkentaa tarkistaa tarkkailla tarkoittaa tarttua tarvita tasoittaa tavata tavoitella tavoittaa teeskennellä tehdä tehostaa telakoida
tempoa terästää testata tiedostaa tiedottaa tiedustella tietää tihentyä tihkua tilata tippua tiukentaa todeta todistaa toimia toimittaa toipua toistaa
toistua toivoa toivottaa torjua torkkua totella toteuttaa toteutua tottua totuttaa tuhlata tuhota tuijottaa tukahduttaa tukea tukeutua tulehtua
tulkita tulla tulostaa tungeta tunkeutua tunnistaa tunnustaa tuntea tuntua tuoda tuomita tuottaa tupakoida turvata turvautua tutkia tutustua
tutustuttaa tuudittaa tuulettaa tuulla tyhjentää tykätä tylsistyä tyynnyttää tyytyä työllistää työntyä työntää työskennellä tähdentää tähdätä
täsmentää täydentää täyttyä täyttää täytyä törmätä uhata uhkailla uhrata uida ujuttaa ulkoistaa ulottua unelmoida unohtaa unohtua upota upottaa
urheilla uskaltaa uskoa uskotella usuttaa uudistaa uudistua uurastaa uusia vaalia vaania vaarantaa vaatia vaeltaa vahingoittaa vahingoittua vahvistaa
vahvistua vaientaa vaieta vaihdella vaihtaa vaihtua vaikeuttaa vaikuttaa vaikuttua vaivata vaivautua vajota vakiintua vakuuttaa vakuuttua valaista
valehdella valikoida valita valittaa vallata vallita valloittaa valmentaa valmistaa valmistautua valmistua valua valvoa vangita vanhentua vanheta
vannoa vapauttaa vapautua varastaa varastoida varata varautua varjella varmistaa varmistua varoa varoittaa varustaa vastaanottaa vastata vastustaa
vauhdittaa vavista vedota velvoittaa venyttää venyä verottaa verrata verrytellä vetäistä vetäytyä vetää viedä viehättää vierailla vietellä viettää
vihata viihdyttää viihtyä viilata viimeistellä viipyä viitata viittoa vilahtaa vilkaista virittää virrata vitsailla voida voimistua voitella voittaa
vuokrata vuotaa vyöryä väheksyä vähentyä vähentää vähetä väistyä väistää väitellä väittää välittyä välittää välttää välähtää värjätä väsyttää väsyä
vääntää yhdistyä yhdistää yleistyä ylistää ylittyä ylittää yllyttää ylläpitä ylläpitää yllättyä yllättää ymmärtää ympäröidä yrittää yskiä ystävystyä
äityä ärsyttää äänestää ääntää öljytä
`
/** Irregular verbs with their stems. */
export const irregularVerbs = `
olla ole ol oli ollee
tehdä teke tee teki tei teh teht
nähdä näke näe näk näki näi näh näht
juosta juokse juoks juos juoksi juost
seistä seiso seis seisoi
käydä käy kävi käv käyt
mennä mene men meni men
tulla tule tul tuli
panna pane pan pani
purra pure pur puri
voida voi vo
saada saa sai
juoda juo joi juot
syödä syö söi syöt
viedä vie vei viet
tuoda tuo toi tuot
luoda luo loi luot
lyödä lyö löi lyöt
myydä myy möi myi myyt
jäädä jää jäi jäät
uida ui
naida nai
tietää tietä tiedä tiesi tiesin tiede tiedet
tuntea tunte tunne tunsi tuns tunn
lähteä lähte lähde lähti lähdi läht
taitaa taita taida taisi taide
huutaa huuta huuda huusi huude
löytää löytä löydä löysi löyde
pyytää pyytä pyydä pyysi pyyde
kääntää kääntä käännä käänsi käänne
ymmärtää ymmärtä ymmärrä ymmärsi ymmärre
rakentaa rakenta rakenna rakensi rakenne
kieltää kieltä kiellä kielsi kielle
lentää lentä lennä lensi lenne
kiertää kiertä kierrä kiersi kierre
parantaa paranta paranna paransi paranne
uskaltaa uskalta uskalla uskalsi uskalle
myöntää myöntä myönnä myönsi myönne
työntää työntä työnnä työnsi työnne
siirtää siirtä siirrä siirsi siirre
kertoa kerto kerro kertoi kerroi
antaa anta anna antoi annoi anne
alkaa alka ala alkoi aloi ale aleta
jakaa jaka jaa jakoi jaoi jae
ajaa aja ajoi aje
auttaa autta auta auttoi autoi aute
nauraa naura nauroi naure
kantaa kanta kanna kantoi kannoi kanne
hakea hake hae haki hai
lukea luke lue luki lui
pukea puke pue puki pui
tukea tuke tue tuki tui
kokea koke koe koki koi
sulkea sulke sulje sulki sulji
kulkea kulke kulje kulki kulji
särkeä särke särje särki särji
hylkiä hylki hylji
polkea polke polje polki polji
maata makaa makasi maka maat
paeta pakene paen pake pakeni paet
valita valitse valit valitsi
hävetä häpeä hävet häpesi
kadota katoa kadot katosi
ruveta rupea ruvet rupesi
kyetä kykene kyet kykeni
`

/** Particles and other words without inflection of their own. */
export const particles = `
sehän kerralla tarjolla niinkuin ennenkuin pikkuhiljaa hiljaa sekaisin enintään kauaa kaukaa alunperin mieluiten nurin itseasiassa harvemmin laajemmin lähempänä aiemminkin sillon kertaakaan mihinkään kenenkään kenellekään tässäkin
kuten joten tahansa kauan verran huolimatta eteenpäin taaksepäin alaspäin ylöspäin päinvastoin täynnä kesken eteen jotenkin keskellä keskelle muualla muualta muualle pelkästään tuolloin edellä näin tällöin silloin tervetuloa
muutenkin keskimäärin mieluummin nimenomaan osittain eiköhän etukäteen jälkikäteen hiukan mitenkään muttei mutten nimittäin vuosittain päivittäin kuukausittain ajoittain aikoinaan poissa naimisissa naimisiin keskenään yhtäkkiä keskuudessa
näköjään pääosin äkkiä ohella useimmiten toissapäivänä kotoisin enemmänkin vasten vaikkei ainut myöten sittemmin enimmäkseen vähitellen entisestään läsnä pikemminkin vastoin vissiin vähiten meneillään pieleen hereillä äsken miltei täsmälleen
peräkkäin väkisin ylipäätään vihdoinkin varhain alhaalla alhaalta ennalta ohessa noin enään täten öisin jollei ihan takaisin yksin tuskin kaikkein yhteensä esille esillä esiin ilmi aluksi ennallaan tarkasti myöhään myöhässä tasan tarkemmin
ennemmin elossa kahtia kaikkialla kaikkialle sentään ulkoa vieressä vierestä edestä edestakaisin turhaan hyvinkin anteeksi eteenpäin seitsemän kahdeksan yhdeksän huomenta tahallaan jumissa mukana
kuitenkin kuitenkaan ainakin ainakaan etenkin tietenkin tietenkään ollenkaan vielä vieläkin eilen ennen mukaan mukana kanssa niin nykyään tänään aina ainoastaan aivan edelleen liian melko
päälle päällä viereen vieressä hyvin usein joskus kerran ehkä silti siksi koskaan yhtään yhtä ennenkin lopulta lopuksi samoin toisin tarpeeksi tarpeen onneksi pitkin puolestaan sisällä sisään ulkona ulos
koska jonka jotka missä mitä mikä kuka ketä tämä tuo se ne nämä nuo minä sinä hän me te he sekä että jos kun vaan vain myös jopa muun muassa eikä kuin paitsi vaikka miksi milloin siellä täällä tuolla
sitten silloin heti pian myöhemmin aikaisemmin paremmin enemmän vähemmän paljon vähän hieman vasta juuri lähes noin yli alle läpi ohi ympäri kohti vastaan varten takia vuoksi kautta jälkeen aikana
viime ensi joka jokainen eri koko pari jo nyt tällä tässä siinä siitä muuten muutoin erittäin hyvinkin taas jälleen yhä enää kotona kotiin kotoa yleensä
`
/** Forms by lemma that are too short to be stems. */
export const wholeForms = `
kertoa kertoo kertoi
muutama muutaman
suunta suuntaan
syy syytä
vuosi vuodet
tili tilin tilit tilillä tilille tililtä tiliä tilejä tilini
laina lainaa
korko koron korkoa korot korkoja
maksu maksua
koko kokoa koon
vaali vaalit vaalien vaaleissa vaaleja vaaleihin
uusi uusia
huono huonoa huonoja
hidas hidasta
pyyhe pyyhkeen pyyhettä pyyhkeet pyyhkeitä pyyhkeiden
sijainti sijaintia
kadottaa kadotti kadotin kadotan
tunnettu tunnetun tunnetut tunnettua tunnettuja
kokenut kokeneen kokeneet kokenutta kokeneita
suositella suosittelisin
toimia toimii toimivat
toivoa toivoo toivon toivoi toivovat
lähteä lähtee lähtevät
jäädä jäi jään jäivät
oppia oppii oppi
juoda joi
pärjätä pärjää pärjäsi pärjännyt
seisoa seisoo seisoi seisomaan seisovat
hyöty hyödyn hyödyt hyötyjä
paikka paikkaa paikkaan paikan paikat
kirja kirjaa kirjaan kirjan kirjat
palkka palkkaa palkan palkat
liha lihaa lihan
loppu loppua lopun
kama kamaa kamoja
hän hänet hänestä häneltä häneen hänessä hänelle hänellä hänen häntä
minä minut minusta minuun minulta minulle minulla minussa minua minun
sinä sinut sinusta sinulta sinuun sinulle sinulla sinussa sinua sinun
he heistä heidät heille heillä heiltä heitä heidän
me meistä meidät meille meillä meitä meidän
muu muut muille muissa muilla muilta muista muihin muusta muuhun muita muuta muitakin muun
moni monen monelle monista monella monessa monet monien monia monta
tämä näillä näihin näille näistä näissä näitä näiden
tuo nuo noilla noista noiden noita tuohon noille noi
joku jonkun jotakin jostakin
yhdysvallat yhdysvaltain yhdysvalloissa yhdysvaltojen yhdysvaltoihin yhdysvalloista
onni onnea onnen
ääni ääntä äänen äänet ääniä
lumi lunta lumen
asia asiaa asian asiat asioita asioiden asiassa asiasta asioissa asioista
ala alan alaa alalla alalta alalle alat aloilla
maa maan maat maita maissa maista maiden
tuki tuen
markkinat markkinoilla markkinoiden markkinoille markkinoita markkinoilta
meno menot menoja
teema teeman teemat teemaa teemana
tasavalta tasavallan tasavallassa tasavaltaa
jako jaon jakoa jaossa
julkaisu julkaisun julkaisut julkaisuja julkaisussa
miniä miniän
aivot aivojen aivoja
housut housuja housujen
kiitos kiitokset kiitoksia kiitoksen kiitosta
olla on ovat oo lienee ovatko onko onkin onhan
ei en et emme ette eivät eikö eihän älä älkää
vuosi vuonna
kerta kertaa
osa osana
kanta kanta
toinen toista
pää pään päät päätä päässä päästä päähän päällä päälle päältä päänsä päitä päiden
mahdollinen mahdollista
sama samasta
työntekijä työntekijöiden
tentti tentin tenttiä tenttiin tentit tenttejä
`

/** Lemmas whose ends the rules would cut or change (see `withWholeLemmas`). */
export const wholeLemmas = `
+a albani algeri anarki armeni ateri belgi bosni bulgari empati epidemi geometri hio ideologi ilmaantu indonesi ironi irtisano kaliforni kape karke
kategori keni kilju kolumbi komedi koste kroati liby liettu mafi malesi mongoli mullista nigeri nouta olympi philadelphi pilkko ratsi saippu serbi
seremoni shari sinfoni slovaki sloveni somali syyri terapi tragedi vaja virgini
+n afganista alasto azerbaidža batma beethove darwi dubli münche napoleo newto norwegia pakasti pakista pentago pokemo sloga stadio stali taiwa
viikoittai vuosikymme wie
+t alankomaa alushousu aukioloaja aurinkolasi buffe evää filippiini gourme hamle hää ilmavoima pohjoismaa rattaa rintaliivi sakse silmälasi simpsoni
sukkahousu synttäri
to+on clint halut huolimat kokemat levot loput marat maut odottamat plat rajat riippumat sopimat vaatimat voimat
+ä ilke kire kymmeni litte niittä pienentä pirte pyöre selviyty sile yöpy
+na argentii arizo divisioo kilpikon kööpenhami palestii
ä+i hamster helikopter maister orkester
ta+la goril haaveil sevil
a+i foorum lennokk muslim
+ja siivoo tietosuo vakoo
i+ lahjakkuus laiskuus tehokkuus
+ta alaker elämäker haita
tö+ön mität nimet älyt
`
