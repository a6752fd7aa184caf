/** Common Czech words by their share of running text, in half-decade bands. Written for this table. */
export const bands = {
  '3e-2': `
a na se v`,
  '1e-2': `
ale do i je jsem k o po s tak to z za že`,
  '3e-3': `
aby ani až by byl bylo být co ho jak jako jeho jen jsi jsme jsou když která které který mi má mě může ne nebo není od
podle pro před si tam tu už ve`,
  '1e-3': `
ano bez bude budou budu byla byli chce chci den dne dnes dny dobré dobrý dobře dva dvě díky dítě děti hodně jeden jedna
jedno jejich její jenom ještě jim já jí každý kde kdo kdy kolem let lidé lidí lze mají mezi moc mohou mu musí musím muž
my mám máme máte máš místo mít měl měla můžeme nic nové nový nás něco někdo on pak pod pokud pouze praha praze prosím
proto protože proč první práce přes při rok roku sem svou své svého svých svět světa svůj ta tady také tato ten tento
teď tom tomu toto trochu ty této tím těch tři velmi vy vás více vím věc věci však vše všechno všechny všichni zde čas
české český člověk čr život života`,
  '3e-4': `
ahoj alespoň asi auta auto boha brzy bydlet během bůh celou celá celé celý cena ceny cesta cestu cesty chceš chtít chtěl
chvíli dal další dalších dcera deset dlouho dlouhý dnů dokud dolů doma domu domů dost dostal dostat druhý dveře dát
dělat dělá dříve důležité dům důvod film filmu firma firmy gól hlava hlavu hledat hned hodin hodiny holka hra hraje hry
hrál hrát hudba informace jaká jaké jaký jde jdu jestli jet jiné jiný jiných jméno jídlo jít klub kluk kniha knihy konce
konec korun kromě krátký kterou kterých kterým kteří kupovat kvůli lepší láska malá malé malý matka milionů miluju
ministr minut mluvil mluvit mluví mnoho možná možné muže muži myslet myslí myslím máma méně místa místě města město
městě měsíc měsíců můžu nahoru najít napsal našel nechat nejlepší nikdy noc noci nutné nějaké nějaký někdy několik
některé oba obvykle občas odpovědět odpověď ona oni opravdu osm ostatní otec otázka otázky oči pamatovat peníze peněz
platit platí podívat pokoj pokračovat pokračuje policie politiky polovina pomalu pomoc poslední potom potřebovat
potřebuje potřebuju použít používat používá později pravda prezident problém problémy procent prodat prodává prohrát
prostě proti pryč práci právo právě psát ptát pět přesto přijít přišel přátelé příliš případ případě příští rodina
rodiny roky rukou ruku rychle ráno sebe sebou sedm situace skoro skutečně slova slovo slyšet smrt smrti sobě soud
společnost společnosti spolu srdce stal stalo staré starý stejné stejný stejně sto strana strany stále stát státu syn
sám takové takový takže telefon tisíc trh téměř týden tým týmu tělo těžký udělal udělat ukázal ukázat ulice určitě
uvnitř velká velké velký ven venku večer vidím viděl vidět vlastně vláda vlády voda vody vpředu vyhrál vyhrát vzadu vzal
vzít válka války ví víš včera včetně věřit věří věřím vždy zaplatit zapomenout zapomněl zase zatím začal začátek začít
zcela zda zemi země zemřel zemřít zeptat znovu zpět způsob zákon zákona zápas zítra zůstat často čekat čeká čtyři část
části číst řekl říct říká šel šest škola škole školy špatné špatně žena ženu ženy žije žít`,
  '1e-4': `
advokát akcie aktualizace album americký amerika anglie aplikace armáda armády autobus babička balík banka banky barva
baterie bezpečnost bezpečnosti bezpečný bohatý bolest bomba bouře bratr bratranec budoucnost báseň bílá bílý bít běh
běžet běžný březen března břicho centrum chleba chudý chyba chytrý cit cíl daně daň demokracie divadlo divné divný dluh
dobrá dodavatel dohoda doktor dopoledne doporučit doporučuji doprava dostane dosáhnout dovolená dovolit drahé drahý
duben dubna dálnice dává déšť dědeček děj důchod důkaz důležitý ekonomika energie evropa evropské evropský evropy
falešný filmy finále fotbal fotky fotoaparát francie fungovat funguje funkce golf gymnázium herec heslo hezký historie
hlas hlasů hledá hloupý hluboký hlučný hnědý hodina hodit hodnota hokej hora horečka horko hory host hosté hotel hotelu
hrdý hrozný hráč hráči hvězda hýbat internet internetu investice jaro jazyk jdi jednoduchý jezero kamera kancelář kapela
karta klidný klima klávesnice knihovna kolega koleno kolo koncert kostel koupil koupit kočka kraj krev krk krásná krásné
krásný kráva kufr kurz kvalita kvality květen květina květiny května kámen káva křičet kůň kůže leden ledna lehké lehký
les letadlo letiště levné levný liga listopad listopadu loď lyže lásku lék lékař lékaři léky léto léčba lístek manžel
manželka manželství maso medaile metro mezinárodní miliard milovat miluje milý miminko minulost minulý minuta
mistrovství mladý moderní modrá modrý mokrý most motorka mozek moře možnost možnosti možný muzeum myš myšlenka mzda
média mír měkký měsíce nabídka nabíječka naděje narodil naučit navrhnout navštívit naštvaný nebe nebezpečné nebezpečný
nechal neděle nehoda nemoc nemocnice nemocný nemožný neuvěřitelný nezaměstnanost noha nohy normální nos noviny novinář
nová nudný nádraží náhrada nákladní náklady nákup náměstí nápad národ národní nést německa německo německý obce obchod
obchodní obchodu obec oblast oblasti oblečení obraz obrazovka obrázek obsahovat obsahuje obvinění obyvatel obyvatelé
obyčejný občan občané občanů oběť odejít odešel odjezd odnést odpoledne odpovědnost oheň okno oko olej omlouvám ostrov
otevřel otevřený otevřít očkování ošklivý pacient pacienti padat paní park parkování parlament pas paže perfektní pes
pivo plakat plat plavat plný plyn plán pláž pochopit pocit podnik podzim pojištění pokoje pole policista politický
politik politika polsko políbit pomalý pomoci pomoct pomohl pomáhat pondělí poslal poslat poslouchat postava postavit
postel pozdě počasí počítač pracovní prase pravý premiér premiéra prodej produkt program programy projekt projektu
pronájem prosince prosinec prostředí prst práva prázdný průmysl psi pták publikum pán pátek píseň pěkný předmět
překvapený přijde přinesl přinést přátelský příběh příjem příjemný příjezd příjmy příklad příroda přírody přístav přítel
půlnoc radost rakousko rakovina rameno recepce reklama rekord restaurace režisér rodiče román ropa roste rostlina
rozhodnutí rozpočet rozumím rozumět rozvoj ruce ruka ruska rusko ruský ryby rychlý rádio růst různé různý schopnost
sekunda sen seriál sestra sezóna sezóny silnice silný skončil skončit skvělé skvělý slabý sledovat sleva slovensko
slunce služba služby slyšel smlouva smutek smát snadný sny snídaně sníh sobota software soubor soudce soudu soukromý
soused sousedé spadnout spisovatel spokojený společný sport spotřebitel správný správně srpen srpna stanice starosta
stará stavět století stoupat strach strategie stroj strom stromy stránka stránky strýc student studenti studený studovat
stupňů stížnost středa stříbro střílet stůl suchý sval svatba svobodný svědek systém systému síť tajný tančit technika
technologie televize tenis tenký teplota teplý teta tichý tlustý továrna tramvaj trenér trest trhu tráva trénink turista
turisté turnaj tvrdit tvrdí tvrdý tvář táhnout táta týdne týdnu týdnů týkat týká těžké třída ubytování ucho ukrást
umělec umění univerzita uprchlík usa usmívat učil učit učitel vedení vedoucí velikonoce verze veselý veřejný video vlak
vlasy vojáci voják volat volby voleb volič volný vrácení vstupenka vybral vybrat vyhnout vysvětlit vyřešit vyžadovat
vzduch vzdělání vzpomínka váha vánoce víkend víno vítr vítězství výhled výroba výrobky výsledek výsledky výuka výzkum
věda vědec vězení všimnout web zabil zabít zachránit zahraniční zajímavé zajímavý zakázat zaměstnanci zaměstnanec
zastavit zavolat zavřený zavřít zařízení zažít zboží zbraně zbraň zdarma zdraví zdravý zelená zelený zemědělství zima
zisk zklamaný zkouška zkouší zkusit zkušenost zkušenosti zlato zločin zmínit změna změnit změny znalost zničit zpoždění
zpráva zprávy zpívat zpěvák ztráta zub zuby zvláštní zvuk zvířata zvíře záda zákazníci zákazník zákazníků zápasy záruka
září zůstal úkol úkoly únor února úrok ústa úterý útok útulný úvěr úzký účastnit černá černý červen července červenec
červená červený června česko čisté člen členů člun článek čtvrtek čína ředitel řeka řešení řešit říjen října šedý široký
školka špatný špinavý šéf šťastný životní žlutý`,
  '3e-5': `
angličtiny banán brambory byt chutný chuť cibule cukr dezert dodání dort dvůr džus garáž hovězí hrnek hrozné jablko klíč
klíče koupelna kuchyně kuře kuřecí kyselý kávu lahodný lampa lednice losos ložnice láhev lžíce menu mléko máslo nuda
nábytek nůž objednat objednávka obsluha obývací oběd okna patro pepř personál pizza podlaha pohovka polévka polštář
porce pračka proud pálivý rajče restauraci rezervace ryba rýže salát schody sklenice sladký smutný sporák stěhovat stěna
střecha světlo sýr sůl talíř teplo trouba těstoviny unavený vejce večeře vidlička vodu vražda vtipné výrobek zahrada zeď
zmrzlina úklid účet čaj čistý čokoláda číšník židle`,
}
