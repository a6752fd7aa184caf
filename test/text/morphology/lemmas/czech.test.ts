import { lemmatizeCzech } from '../../../../src/text/morphology/lemmas/czech.js'
import { testForms, testLemmas } from './cases.js'

testLemmas(lemmatizeCzech, {
  lemmas: {
    problém: 'problému problémem problémy',
    systém: 'systému systémem systémy',
    forma: 'formy formu formou',
    reklama: 'reklamy reklamu reklamou',
    kvalita: 'kvality kvalitu kvalitou',
    jídlo: 'jídla jídlem',
    pokoj: 'pokoje pokoji',
    nabízet: 'nabízí nabízejí',
    nacházet: 'nachází nacházejí',
    skládat: 'skládá skládají',
    znamenat: 'znamená znamenají',
    kniha: 'knihy knize knihu knihou knih',
    člověk: 'člověka lidé lidí lidem',
    možnost: 'možnosti možností možnostem',
    loď: 'lodi lodí lodě lodím',
    firma: 'firmy firmě firmu firmou firem',
    nový: 'nová nové nového nových novým novější nejnovější novějšího',
    dobrý: 'lepší nejlepší dobrého',
    dělat: 'dělám dělá dělají dělal dělala',
    pracovat: 'pracuje pracují pracoval pracovala',
    říci: 'řekl řekla řeknu',
    jít: 'jdu jde šel šla',
    mít: 'mám má měl měla nemám',
    koupit: 'koupil koupila koupili',
    dům: 'domu domem domy',
    stavení: 'stavením staveních staveními',
    oslavení: 'oslavením oslaveních',
    kapitánství: 'kapitánstvím kapitánstvími',
    učitel: 'učitele učiteli učitelem učitelů',
  },
  apart: ['koupit koupě', 'práce pracovat', 'ruka rok', 'město místo', 'dělat udělat'],
})

testForms(
  lemmatizeCzech,
  `
  dělat: dělám děláš dělá děláme děláte dělají dělejte dělal dělali dělaly dělající
  pracovat: pracuji pracuju pracuješ pracuje pracujeme pracujete pracují pracujou pracovali pracoval pracuj pracujte pracujme pracující
  kupovat: kupuje kupují kupoval
  zpívat: zpívám zpívá zpívají zpíval zpíváme zpívající
  brudop|ávat: ával ávala ávám ává áváme ávají
  brudop|ívat: íval ívala ívá ívají íváme
  brudop|ovat: oval ovala uji uju uješ uje ujeme ujete ují ujou uj ujte ujme ován
  brudop|at: al ala ali ám áš áme ají aj ejte
  brudop|it: il ila ili íš íme íte
  mluvit: mluvím mluvíš mluví mluvíme mluvíte mluvil mluvila mluvili mluven
  prosit: prosím prosí prosil
  platit: platím platí platil placen
  čistit: čistí čistil
  vidět: vidím vidíš vidí vidíme viděl viděla viděli
  myslet: myslím myslíš myslí myslel myslela
  rozumět: rozumím rozumí rozumějí rozuměl
  umět: umím umí umějí uměl
  sedět: sedím sedí seděl
  zapomenout: zapomněl
  rozhodnout: rozhodnul rozhodl rozhodnut
  koupit: koupíš koupíme koupíte
  být: jsem jsi je jsme jste jsou byl byla bylo byli bude budou
  vědět: vím víš ví víme vědí věděl
  chtít: chci chceš chce chceme chtějí chtěl
  moci: mohu může můžeme mohou mohl mohla
  jíst: jím jí jedl jedla
  žena: ženy ženě žen ženám ženách ženami
  ruka: ruky ruce ruku rukou rukách
  noha: nohy noze nohu nohou
  škola: školy škole školu školou škol školám školách
  matka: matky matce matku matkou matek matkám
  sestra: sestry sestře sestru sestrou sester
  práce: práci prací pracích
  ulice: ulici ulicí ulicích
  hrad: hradu hradem hrady hradů hradům hradech
  pán: pána pánovi pánem páni pánů pánům
  student: studenta studentovi studentem studenti studentů studentům
  pes: psa psovi psem psi psů psům
  muž: muže muži mužem mužů mužům mužích
  stroj: stroje stroji strojem strojů strojům strojích
  město: města městu městě městem měst městům městech
  okno: okna oknu okně oknem oken oknům oknech
  moře: moři mořem moří
  stavení: stavením
  den: dne dnem dny dnů dnům
  dítě: dítěte děti dětí dětem
  brudop|ost: osti ostí ostem ostmi ostech
  brudop|ání: áního áním áních áními
  brudop|ení: ením eních
  brudopst|vo: va vu vem vům vech v
  brudop|tel: tele teli telem telovi telů telům telích
  brudop|ík: íka íku íkovi íkem íky íků íkům íci
  brudop|ka: ky ce ku ek kami kách
  brudop|ace: aci acemi
  brudop|ice: ici icemi
  brudop|: ovi ami ech ům em ů u y e i
  brudop|a: ách
  brudidl|o: a u em ech
  brudisk|o: a u em
  brunditur|a: y u ou ách
  brundovin|a: y u ou ách
  brudol|ista: istu isty istou
  brudul|ika: iku iky ikou
  brud|ismus: ismu ismem
  brud|ence: enci encemi
  brudáč|ek: kem ků kům ku ky
  výbrudp|ek: kem ků kům ku ky
  brudoč|it: ena eno eny
  voda: vody vodu vodou vod vodách
  půda: půdy půdě půdu půd
  výrobek: výrobku výrobky výrobků výrobkem
  jezero: jezera jezeru jezer
  březen: března březnu
  centrum: centra centru centrem
  studium: studia studiu
  festival: festivalu festivalem festivaly
  analýza: analýzy analýzu analýz
  pracoviště: pracovišti pracovištích
  rychle: rychleji
  napsat: napsal napsala
  otevřít: otevřel otevřela otevře
  nový: nová nové nového novému novou novým nových novými novém
  mladý: mladá mladého mladší nejmladší
  dobrý: dobrá dobrého lepšího nejlepšího
  starý: starší nejstarší stará
  pěkný: pěknější nejpěknější pěkná
  rychlý: nejrychlejší
  český: česká českého čeští českým
  německý: německá němečtí německého
  jarní: jarního jarnímu jarním jarních
  hlavní: hlavního hlavnímu hlavních
  kvalitní: kvalitního kvalitním
  brudopn|ý: ého ému ých ými ým ém é á ou ější
  brudop|ský: ského skému ských ská ské ští
  brudop|cký: ckého cká čtí
  brudob|ní: ního nímu ním ních ními
  praha: prahy praze prahu prahou
  německo: německa německu
  evropa: evropy evropě evropou
`,
)
