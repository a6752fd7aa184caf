/** Common Finnish words by their share of running text, in half-decade bands. Written for this table. */
export const bands = {
  '3e-2': `
ja on`,
  '1e-2': `
ei en että hän kun mutta ole oli se`,
  '3e-3': `
he hyvin hänen jo joka jos kaikki kanssa kuin kuten me mikä minun minä miten mitä mukaan myös ne niin nyt olen olet olla
ovat sen siitä sinun sitä tai tämä tämän tässä vain vielä voi`,
  '1e-3': `
aika aikaa aina ajan asia asiaa asian ehkä eli enemmän ennen ensimmäinen haluat heidän helsingin hyvä hyvää hänellä
hänet häntä ihminen ihmiset ihmisiä ilman joku jonka jossa jotain joten jotka jälkeen kaksi kautta kertoo kiitos kolme
koska koskaan kuitenkin kuka kukaan lapset meidän meillä menee mennä mies miksi mikään minua minulla minut missä mitään
nainen niiden niitä olisi ollut oma oman paljon paras parempi pieni pitäisi pitää päivä päivää sanoa sanoi siellä siis
sinne sinulla sinut sinä sitten suomen suomessa suomi suuri te tehdä teidän tekee teki tiedä toinen toisen tulee tuli
tulla tuo tänne tätä täytyy täällä uuden uusi vanha voin voisi voit vuoden vuonna vuosi vuotta vähän yksi`,
  '3e-4': `
aikaisemmin ainakin aivan ajattelin alas alkaa alkoi alla alle anna antaa anteeksi apu apua asua asui asuu auto auton
auttaa edessä eilen eivät elokuva elämä elämän elämää elää emme ensi erittäin eräs et euroa hallituksen hallitus haluaa
haluan halusi hei helppo heti hinta huomenna hävitä ilta isä jatkaa jatkuu jokainen joskus joukkue jumala jälleen jää
jäädä katso katsoa kaukana kaupungin kaupunki kausi kesken kirja kirjan kirjoittaa kirjoitti kirkko kohti koko koti
kotiin kotona koulu koulun kuoli kuolla kuollut kuukautta kuulee kuuli kuulla kuusi kyllä kymmenen kysyi kysymys kysyä
kädet käsi käytetään käyttäjä käyttää käyttö lain laki lapsi liian lukea lukee luki luulen luulin luulla lyhyt lähellä
lähes lähteä lähti löysi löytyy löytää maa maailma maailman maan mahdollista maksaa maksoi maksu melkein melko miljoonaa
milloin minuuttia molemmat muistaa muistan muita musiikki muu muun muut muutama myy myydä myöhemmin neljä nimi noin
nopeasti nähdä näkee näki näytti näyttää odotan odottaa odotti olemme olette olivat ollaan olleet omaa ongelma ongelmia
osa osan osat ostaa osti ottaa ottelu otti paikan paikka pelaa pelaaja pelata peli pelin pelit perhe pian pienet pitkä
pitkään poika pois poliisi prosenttia puhua puhui puhuu puoli puolue pää raha rahaa rakkaus ruoka ruokaa saa saada
saanut sai sama samaan samalla sana sata seitsemän selvä seuraava siksi sillä silmät silti sisällä sisään sodan sota
suuren suuret sydän syitä syntyi syntyä syy takaisin takana talo talon tapa tapaa tarpeeksi tarvita tarvitsee tarvitsen
tie tiedän tien tieto tietoa tilanne todella totta tuntia tyttö työ työn työtä tänään tärkeä ulkona ulos unohtaa usein
uskoa uskon uskoo vaikea vaikka varma varsin vasta vastaan vastasi vastata vastaus veli vesi vettä viikko viikon viime
viisi voittaa voitti voitto yhdessä yleensä yli yliopisto ylös ympäri yrityksen yritys ystäviä yö äiti älä`,
  '1e-4': `
aamu aamulla aine aito aivot ajatuksia ajatus akku alennus alue alueella amerikka amerikkalainen ampua antoi armeija
artikkeli arvo ase aseet asema asiakas asiakaspalvelu asiakkaat asiakkaiden asianajaja astetta auki aurinko auttoi avasi
avata avioliitto aviomies avoin budjetti bussi bändi demokratia eduskunta ehdottaa elokuu elokuuta elokuvan elokuvassa
elokuvat eläimet eläin eläke energia englanti ennätys erilainen erityinen etsiä euroopan eurooppa finaali golf hahmo
hakea haki halpa hammas hampaat hanke harjoitus harmaa hauska heikko heinäkuu heinäkuuta heittää helmikuu helppoa herra
hevonen hidas hieno hiihto hiiri hiljainen hinnat historia hitaasti hiukset hoito hopea hotelli hotellin hotellissa
huhtikuu huhtikuuta huomasi huomata huone huoneessa huono huonosti huutaa hymyillä hyvät hyökkäys idea ihana iho ilma
ilmainen ilmasto ilo iloinen iltapäivä isoisä isoäiti itkeä jalat jalka jalkapallo johtaja johto joki joukkueen joulu
joulukuu joulukuuta julkinen juna juoksu juoni juosta järjestelmä jäsen jätti jättää jääkiekko kaasu kadulla kahvi kala
kallis kamala kamera kansa kansainvälinen kansalainen kansalaiset kantaa kapea kasvaa kasvi kasvoi kasvot katsella kaula
kaunis kaupan kaupassa kauppa kehitys keho keltainen keskiviikko keskusta kesä kesäkuu kesäkuuta kesällä kevyt kevät
kieli kieltä kieltää kiina kirjailija kirjasto kirjat kissa kivi koe koira koirat kokea kokemuksia kokemus koki kollega
kone konsertti korko korva korvaus koskea koulutus kova kuiva kulta kulut kuluttaja kunnan kunta kuolema kuorma kurssi
kuu kuukausi kuuma kuume kuunnella kuva kuvat kuvia kyky kylmä käden köyhä laatu laina laite laittaa laitteet laiva
laturi lauantai lauantaina laulaa laulaja laulu lehmä lehti lento lentokenttä lentokone leveä levy liha lihas liiga
liikenne liikevaihto liikkua likainen lintu lippu liput loistava lokakuu lokakuuta loma lopettaa loppu loppui lukio
luokka luonto luottokortti lyödä lähetti lähettää lähtö läksyt lämmin lämpötila lääke lääkkeet lääkäri lääkärit lääni
maali maaliskuu maaliskuuta maanantai maanantaina maatalous mahdollinen mahdollisuus mahdoton mahtava mainita mainos
majoitus markkinat marraskuu marraskuuta matka matkalaukku matkalla media menneisyys meri mestaruus metro metsä
mielenkiintoinen ministeri minuutti mitali moderni moottoripyörä moottoritie muisto mukava museo musta muutos muuttua
myrsky myynti myöhässä märkä naapuri nauraa nenä netissä nopea norja normaali nousi nousta näköala näppäimistö
näyttelijä näyttö ohjaaja ohjelma ohjelmat ohjelmisto ohut oikea oikeudet oikeus olkapää olut onnellinen onnettomuus
opettaa opettaja opetus opiskelija opiskelijat opiskella oppi oppia osake osallistua osto otan outo ovi paino paketti
pakolainen paksu palautus palkka palvelu palveluja palvelut pankki passi pehmeä pelaajat pelastaa pelko pelto perjantai
perjantaina pettynyt poliitikko poliittinen politiikka polkupyörä polvi pommi pomo potilaat potilas presidentti projekti
pudota puhdas puhelimen puhelin puisto punainen puu puut pysyi pysyä pysäköinti pyörä päivitys päiväkoti pääministeri
päänsärky pääsiäinen päätös radio rakas rakastaa rakastan rakennus rakentaa rangaistus ranska ranta raskas ratkaista
rauha rauhallinen ravintola rikas rikollinen rikos rokotus romaani rouva ruma runo ruoho ruotsi ruotsin ruskea saapua
saapuminen saari saavuttaa sain sairaala sairas sairaus saksa saksan salainen salasana sallia sanoja sarja satama
sekunti selittää selkä serkku setä seura seuraavan seurata siisti sijoitus sika silmä silta sininen sisko sisältää sivu
sivusto sivut soittaa soitti sopimus sormi sotilas sovellus strategia suljettu sulkea suloinen sunnuntai sunnuntaina
suomalainen suomalaiset suomalaisten suositella suosittelen suru surullinen suu suudella suunnitelma syksy syvä syyskuu
syyskuuta syyte syöpä sää taide taiteilija taivas takuu talous talvella talvi tammikuu tammikuuta tanska tanssia tappaa
tappio tappoi tarjous tavallinen tavara tavoite teatteri tehdas tehtäviä tehtävä tekniikka televisio tennis teollisuus
terve terveys tiede tiedosto tietokone tietää tiistai tili todistaja todiste toi toimi toimii toiminta toiminto toimisto
toimittaja toivo toivoa tori torstai toukokuu toukokuuta tuhat tuhota tulevaisuus tulokset tulos tulot tunne tunteet
tunti tuoda tuomari tuomio tuotanto tuote tuotteen tuotteet tuotteita turisti turnaus turvallinen turvallisuus tutkija
tutkimuksen tutkimus tuuli tyhjä tyhmä tylsää tyytyväinen työntekijä työntekijät työpaikka työttömyys työtön tähti
tärkeää täti täydellinen täysi uhri uida uinti ulkomaat unelma upea urheilu usea uskomaton uudet uutiset vaalit
vaarallinen vaatia vaatteet vahva vaimo vakuutus valita valitsi valitus valkoinen valmentaja valtio valtion vanhemmat
vapaa varastaa vastaanotto vastuu vatsa vauva velka vene venäjä venäjän veri verkko vero verot versio vetää video
vierailla vieras viesti viestit vihreä viihtyisä viikonloppu viisas virhe virka viro vuokra vuori vuosisata väestö
väittää välttää väsynyt väärä yhteinen yhteiskunta yksinkertainen yksityinen yleisö yllättynyt ylpeä ymmärrän ymmärtää
ympäristö yritti yrittää yritykset ystävä ystävät yöllä äänekäs äänestys äänestää ääni öljy`,
  '3e-5': `
aamiainen annos asunto ateria autotalli avain banaani haarukka hapan helmikuuta henkilökunta herkullinen huoneet
huonekalut ikkuna ikkunat illallinen jälkiruoka järvi jääkaappi jäätelö kahvia kakku kana katto katu kauhea keittiö
keitto kerros kipu kukka kuppi kylpyhuone lamppu lasi lasku lattia lautanen leipä liesi lohi lounas lumi lusikka lämpö
maistuu maito makea maku makuuhuone mausteinen mehu muna murha muuttaa muutti olohuone omena ovet palvelua pasta peitto
peruna pesukone piha pippuri pizza portaat pullo puutarha päivällinen pöytä ravintolan ravintolassa remontti riisi
ruokalista sade salaatti seinä siivous sipuli sohva sokeri suklaa suola sähkö sänky tarjoilija tee tilasi tilata tilaus
toimitus tomaatti tuoli tylsä tyyny uuni valo vankila varaus veitsi vihainen viini ystävällinen`,
}
