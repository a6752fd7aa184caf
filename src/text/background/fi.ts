/** Common Finnish words by their share of running text, in half-decade bands. Written for this table. */
export const bands = {
  '3e-2': `
ja on`,
  '1e-2': `
ei en että hän kun mutta ole oli se`,
  '3e-3': `
he hyvin hänen jo joka jos kaikki kanssa kuin kuten me mikä minun minä miten mitä mukaan myös ne niin nyt olen olet
olla ovat sen siitä sinun sitä tai tämä tämän tässä vain vielä voi`,
  '1e-3': `
aika aikaa aina ajan asia asiaa asian ehkä eli enemmän ennen ensimmäinen haluat heidän helsingin hyvä hyvää hänellä
hänet häntä ihminen ihmiset ihmisiä ilman joku jonka jossa jotain joten jotka jälkeen kaksi kautta kertoo kiitos
kolme koska koskaan kuitenkin kuka kukaan lapset meidän meillä menee mennä mies miksi mikään minua minulla minut
missä mitään nainen niiden niitä olisi ollut oma oman paljon paras parempi pieni pitäisi pitää päivä päivää sanoa
sanoi siellä siis sinne sinulla sinut sinä sitten suomen suomessa suomi suuri te tehdä teidän tekee teki tiedä
toinen toisen tulee tuli tulla tuo tänne tätä täytyy täällä uuden uusi vanha voin voisi voit vuoden vuonna vuosi
vuotta vähän yksi`,
  '3e-4': `
aivan ajattelin alas alla anna antaa anteeksi apua auto auton auttaa eilen eivät elokuva elämä elämän elämää elää
emme erittäin et euroa hallituksen hallitus haluan hei helppo heti hinta huomenna ilta isä jokainen joskus joukkue
jumala jää jäädä katso katsoa kaukana kaupungin kaupunki kausi kirja kirjan kirkko koti kotiin kotona koulu koulun
kuoli kuollut kuukautta kuulla kuusi kyllä kymmenen kysymys kädet käsi käytetään käyttää lain laki lapsi luulen
lähellä lähteä lähti löytyy löytää maa maailma maailman maan mahdollista melko miljoonaa milloin minuuttia molemmat
muistan muita musiikki muun muut muutama neljä nimi nopeasti nähdä näkee näyttää odottaa olemme olette olivat olleet
omaa ongelma ongelmia osa osan ottaa ottelu otti paikan paikka pelaa peli pelin perhe pian poika pois poliisi
prosenttia puhua puhuu puoli puolue pää raha rahaa rakkaus ruoka ruokaa saa saada saanut sai sana sata seitsemän
selvä seuraava silmät sisään sodan sota suuren sydän syy takaisin talo talon tapa tie tiedän tien todella totta
tuntia tyttö työ työn työtä tänään tärkeä ulos usein uskon vaikea varma vastaus veli vesi vettä viikko viikon viime
viisi voitti voitto yhdessä yli yliopisto ylös yrityksen yritys yö äiti älä`,
  '1e-4': `
aamu ase asiakas asiakkaat asiakkaiden aurinko bussi eduskunta elokuuta eläin euroopan halpa hauska heinäkuuta
hevonen hotelli huhtikuuta huone huono huonosti hyvät ilmainen iloinen jalkapallo johtaja joulu joulukuuta juna
jäsen kahvi kala kallis kansalaiset kasvot kaunis kaupan kauppa kehitys kesä kesäkuuta kesällä kevät kieli kieltä
kissa koira koulutus kunnan kunta kuolema kuukausi kuva kuvia laatu lauantaina lehti lentokone liha loistava
lokakuuta loma luonto lääkäri maaliskuuta maanantaina mahdollisuus mahtava marraskuuta matka meri metsä
mielenkiintoinen musta muutos netissä olut onnellinen onnettomuus opettaja opiskelijat outo ovi palvelu palveluja
palvelut pankki pelko perjantaina puhelin punainen puu päätös rakastan ranta ravintola ruotsin sairaala sairaus
saksan sanoja seura siisti sininen sisko sivut sunnuntaina suomalainen suomalaiset suomalaisten surullinen
suunnitelma syksy syyskuuta sää talous talvella talvi tammikuuta tarjous tavoite terveys tietokone toukokuuta tuhat
tulos tunti tuote tuotteet tuotteita turvallisuus tutkimuksen tutkimus täydellinen upea urheilu usea uutiset vaalit
vaarallinen vaatteet valkoinen valmentaja venäjän veri vero vihreä väsynyt yhteiskunta ystävä ystävät äänestää`,
  '3e-5': `
aamiainen helmikuuta henkilökunta huoneet järvi katu kauhea kipu kukka leipä lumi murha pöytä sade sänky tilaus
toimitus tylsä vankila vihainen ystävällinen`,
}
