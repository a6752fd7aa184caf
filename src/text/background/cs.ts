/** Common Czech words by their share of running text, in half-decade bands. Written for this table. */
export const bands = {
  '3e-2': `
a na se v`,
  '1e-2': `
ale do i je jsem k o po s tak to z za že`,
  '3e-3': `
aby ani až by byl bylo být co ho jak jako jeho jen jsi jsme jsou když která které který mi má mě může ne nebo není
od podle pro před si tam tu už ve`,
  '1e-3': `
ano bez bude budou budu byla byli chce chci den dne dnes dny dobré dobrý dobře dva dvě díky dítě děti hodně jeden
jedna jedno jejich její jenom ještě jim já jí každý kde kdo kdy kolem let lidé lidí lze mají mezi moc mohou mu musí
musím muž my mám máme máte máš místo mít měl měla můžeme nic nové nový nás něco někdo on pak pod pokud pouze praha
praze prosím proto protože proč první práce přes při rok roku sem svou své svého svých svět světa svůj ta tady také
tato ten tento teď tom tomu toto trochu ty této tím těch tři velmi vy vás více vím věc věci však vše všechno všechny
všichni zde čas české český člověk čr život života`,
  '3e-4': `
ahoj asi auta auto boha brzy během bůh celou celé celý cena ceny cesta cestu cesty chceš chvíli dal další dalších
dcera deset dokud dolů doma domu domů dostal dostat druhý dveře dát dělat dělá důležité dům důvod film filmu firma
firmy gól hlava hlavu hned hodin hodiny holka hra hry hudba jaká jaké jaký jde jdu jestli jet jiné jiný jiných jméno
jídlo jít klub kluk kniha knihy konce konec korun kromě kterou kterých kterým kteří kvůli lepší láska malé malý
matka milionů miluju ministr minut mluvit mnoho možná možné muže muži myslí myslím máma méně místa místě města město
městě měsíc měsíců můžu nahoru najít našel nechat nejlepší nikdy noc noci nutné nějaké nějaký někdy několik některé
odpověď ona oni opravdu osm otec otázka oči peníze peněz podívat pokoj policie politiky pomalu pomoc poslední potom
potřebuje potřebuju pravda prezident problém problémy procent prostě proti pryč práci právo právě pět přesto přijít
přišel přátelé případ případě příští rodina rodiny rukou ruku rychle ráno sebe sebou sedm skutečně slova slovo smrt
smrti sobě soud společnost společnosti spolu srdce stal stalo staré starý stejné stejně sto strana strany stále stát
státu syn sám takové takový takže telefon tisíc trh týden tým týmu tělo udělal udělat ulice určitě velká velké velký
ven večer vidím viděl vidět vlastně vláda vlády voda vody vzal vzít válka války ví víš včera včetně věřím vždy zase
zatím začal začátek začít zda zemi země zemřel znovu zpět způsob zákon zákona zápas zítra zůstat často čekat čtyři
část části řekl říct říká šel šest škola škole školy špatné špatně žena ženu ženy žije žít`,
  '1e-4': `
armády autobus banka banky barva bezpečnost bezpečnosti bolest bratr bílá března chleba cíl daně divné dobrá
dovolená drahé dubna déšť ekonomika evropské evropy fotbal fotky hlasů hledá hory hotel hotelu internet internetu
jaro jazyk jdi koupil koupit kočka krev krásná krásné krásný kvalita kvality květiny května káva kůň ledna les
letadlo levné listopadu lásku lékař lékaři léto manžel maso miliard minulý mladý modrá moře možnost možnosti mír
nabídka narodil nebezpečné neděle nehoda nemoc nemocnice noviny německa německo obce obchod obchodu obec oblečení
obrázek obyvatel občané občanů okno omlouvám perfektní pes pivo plán podzim pomoct pondělí postel pozdě počasí
počítač prodej produkt prosince psi pátek příklad přírody přítel restaurace rozhodnutí rozvoj ruka ruska ryby sestra
sezóny skvělé skvělý slunce služba služby slyšel snídaně sníh sobota sport srpna starosta strach strom stránky
student studenti středa stůl televize trenér táta týdnu univerzita usa učitel vedoucí vlak vojáci volby voleb
vzdělání vánoce víno vítězství výrobky výsledek výsledky výzkum vězení zajímavé zbraně zbraň zdarma zdraví zelená
zima změna změny zprávy zvířata zvíře zákazníci zákazník zákazníků září února úterý černá července červená června
čisté člen členů čtvrtek řeka října šťastný`,
  '3e-5': `
angličtiny dodání hrozné nuda objednávka personál smutný unavený vražda vtipné výrobek`,
}
