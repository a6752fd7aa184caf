import type { SyntaxWords } from './wordClasses.js'

export const de: SyntaxWords = {
  definite: 'der die das den dem des im am zum zur beim vom ins ans',
  distinctions:
    'großen große großer größere größeren größte größten kleine kleinen kleinere kleineren kleinste kleinsten neue neuen neuere neueren neueste neuesten neuste neusten',
  determiners: `
    der die das den dem des ein eine einen einem einer eines dieser diese dieses diesen diesem mein meine meinen meinem meiner
    unser unsere unseren unserem unserer ihr ihre ihren ihrem ihrer sein seine seinen seinem seiner dein deine euer eure kein keine
    keinen keinem keiner jeder jede jedes jeden jedem alle allen aller viele mehrere einige welche welcher welches solche
    im am zum zur beim vom ins ans
  `,
  prepositions: `
    in im an am auf aus bei beim nach zu zum zur für durch gegen ohne um unter über vor hinter neben zwischen seit bis ab während
    wegen trotz innerhalb außerhalb ins ans laut per via gegenüber
  `,
  of: 'von vom des der',
  about: 'mit über von durch',
  copulas: `
    ist sind war waren wäre wären sein gewesen bin bist seid wird werden wurde wurden worden scheint scheinen schien wirkt wirken
    bleibt bleiben blieb sieht aussieht fühlt klingt schmeckt schmeckte riecht funktioniert sitzt passt
  `,
  auxiliaries: `
    habe hast hat haben habt hatte hatten hätte hätten kann kannst können konnte konnten könnte könnten muss müssen musste mussten
    soll sollen sollte sollten will wollen wollte wollten darf dürfen durfte mag mögen möchte möchten würde würden werde tun tut
  `,
  firstPerson: 'ich wir mir mich uns mein meine meinen meinem meiner unser unsere unseren unserem unserer',
  pronouns: `
    ich du er sie es wir ihr man das dies dieser diese jemand niemand alles etwas nichts mir mich uns dir dich ihm ihn ihnen wer
  `,
  relatives: 'der die das den dem deren dessen welche welcher welches wo was dass',
  conditions: 'wenn falls ob sofern würde würden wäre wären könnte könnten sollte sollten hätte hätten',
  wishes:
    'wünsche wünschte wünschen hoffe hoffen hoffentlich möchte möchten bräuchte brauche brauchen sollte sollten erwarte erwartet',
  pleas: 'bitte bitten helfen hilfe',
  comparisons: 'als wie vergleich verglichen ähnlich gleich gegenüber',
  steps: `
    fragen gefragt sagen gesagt sagte rufen anrufen schreiben geschrieben antworten mitteilen melden buchen gebucht bestellen
    bestellt kaufen gekauft zahlen bezahlt bezahlen gehen ging gegangen kommen kam gekommen fahren fuhr gefahren fliegen geflogen
    flog ankommen angekommen warten gewartet sitzen stehen bleiben nehmen genommen nahm geben gegeben gab bekommen bekam
    erhalten erhielt bringen gebracht schicken geschickt senden gesendet verwenden verwendet benutzen benutzt nutzen probieren
    versuchen versucht tragen sehen gesehen sah lesen gelesen hören gehört wissen denken dachte glauben finden gefunden machen
    gemacht machte lassen starten beginnen öffnen spielen essen gegessen trinken schlafen lernen gelernt lerne zeigen gezeigt
    erklären enthalten anbieten angeboten besuchen besucht laden aufladen geladen herunterladen installieren verbinden drücken
    liefern geliefert ersetzen suchen holen stellen legen halten scheinen hoffen brauchen überprüfen prüfen
  `,
  links: `
    insgesamt wieder auch sehr wirklich ziemlich etwas bisschen wenig viel mehr weniger nur schon noch immer oft manchmal bereits
    besonders eigentlich generell normalerweise endlich schließlich kürzlich sache sachen ding dinge art weise teil teile rest andere
    anderen gleiche erste ersten zweite letzte letzten nächste verschiedene beispiel fall grund anzahl seite ende leute person
    mann frau freund freunde familie kinder kind grüßen grüße hallo danke dank einfach direkt jedoch allerdings trotzdem außerdem
  `,
  sentenceAdverbs: `
    insgesamt wieder auch noch schon sehr wirklich ziemlich besonders eigentlich generell normalerweise meistens endlich
    schließlich kürzlich oft manchmal immer nie niemals selten heute gestern morgen jetzt bald später danach dann jedoch
    allerdings trotzdem außerdem deshalb daher dennoch übrigens vielleicht wahrscheinlich vermutlich definitiv absolut
    selbstverständlich offensichtlich anscheinend sicherlich bestimmt tatsächlich ungefähr ja nein hallo
  `,
  more: 'mehr weitere weiteren zusätzlich noch besser größer länger schneller',
  measures: `
    sekunde sekunden minute minuten stunde stunden tag tage tagen nacht nächte woche wochen monat monate monaten jahr jahre jahren
    heute gestern morgen abend mittag montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz april mai juni
    juli august september oktober november dezember sommer winter frühling herbst zeit mal euro cent prozent meter km kg gramm uhr
    gb mb mah hundert tausend
  `,
  hopes: 'hoffe hoffen hofft hoffte hofften',
}

export const nl: SyntaxWords = {
  definite: 'de het',
  distinctions: 'grote grotere grootste kleine kleinere kleinste nieuwe nieuwere nieuwste',
  determiners: `
    de het een deze dit die dat mijn onze ons uw jouw je zijn haar hun geen elk elke ieder iedere alle veel enkele sommige welke
    zo'n andere
  `,
  prepositions: `
    in op aan bij naar uit voor na door tegen zonder om onder boven achter naast tussen sinds tot vanaf tijdens wegens ondanks binnen
    buiten langs per via te
  `,
  of: 'van',
  about: 'met over door',
  copulas: `
    is zijn was waren ben bent wordt worden werd werden geworden geweest lijkt lijken leek blijkt bleek blijft bleef voelt smaakt
    smaakte smaakten ruikt klinkt ziet staat komt viel
  `,
  auxiliaries: `
    heb hebt heeft hebben had hadden kan kunnen kon konden moet moeten moest moesten mag mogen mocht wil willen wilde wou zal zullen
    zou zouden doe doet doen deed
  `,
  firstPerson: 'ik wij we mij me ons onze mijn',
  pronouns:
    'ik jij je hij zij ze het wij we jullie u men dit dat iemand niemand alles iets niets er mij me ons hem haar hun die wie',
  relatives: 'die dat wie wat waar welke dat',
  conditions: 'als indien of tenzij zou zouden mits',
  wishes: 'wens hoop hopelijk hopen wil wilde graag zou zouden moeten nodig verwacht verwachten',
  pleas: 'alstublieft aub gelieve verzoek help',
  comparisons: 'dan als zoals vergeleken vergelijking net gelijk',
  steps: `
    vragen gevraagd vroeg vroegen zeggen zei zeiden gezegd bellen schrijven antwoorden reserveren gereserveerd boeken bestellen
    besteld bestelde bestelden kopen gekocht betalen betaald gaan ging gingen gegaan komen kwam kwamen gekomen rijden wachten zitten
    zat zaten staan blijven nemen nam namen genomen geven gaf gegeven krijgen kreeg kregen gekregen brengen bracht gebracht sturen
    gebruiken gebruikt proberen geprobeerd zien zag gezien lezen horen weten denken dacht vinden vond gevonden maken gemaakt laten
    beginnen openen eten gegeten drinken slapen serveren geserveerd aanbieden bezoeken bezocht tonen nodig lijken kiezen gekozen koos
    delen halen
  `,
  links: `
    over_het_algemeen weer ook heel erg echt zeer nogal beetje weinig veel meer minder alleen enkel al nog steeds altijd vaak soms
    reeds vooral eigenlijk gewoon meestal eindelijk uiteindelijk onlangs ding dingen soort deel rest ander andere zelfde eerste
    tweede laatste volgende verschillende voorbeeld geval reden aantal kant einde mensen persoon man vrouw vriend vrienden familie
    kinderen kind zeker duidelijk absoluut echter wel niet toch zelfs dus helaas kader
  `,
  sentenceAdverbs: `
    ook weer nog al zeer heel erg nogal vooral eigenlijk meestal normaal eindelijk onlangs vaak soms altijd nooit zelden vandaag
    gisteren morgen nu straks later daarna toen echter trouwens bovendien daarom toch misschien waarschijnlijk zeker absoluut
    helemaal gewoon blijkbaar ongeveer ja nee hallo kortom
  `,
  more: 'meer extra nog verder beter groter langer sneller',
  measures: `
    minuut minuten uur uren dag dagen nacht nachten week weken weekend maand maanden jaar jaren vandaag gisteren morgen avond middag
    ochtend maandag dinsdag woensdag donderdag vrijdag zaterdag zondag zomer winter lente herfst tijd keer euro cent procent meter km
    kg honderd duizend half kwartier
  `,
}

export const sv: SyntaxWords = {
  definite: 'den det de',
  distinctions: 'stora större största lilla små mindre minsta nya nyare nyaste',
  determiners: `
    en ett den det de denna detta dessa min mitt mina vår vårt våra din ditt dina er ert era hans hennes sin sitt sina deras ingen inget
    inga varje alla många några något någon vilken vilket vilka sån sånt såna sådan
  `,
  prepositions: `
    i på till från för genom under över mellan bakom framför vid hos efter före innan mot utan utanför inom sedan tills per via ur kring
    runt åt
  `,
  of: 'av',
  about: 'med om av över',
  copulas: 'är var vara varit blir blev bli blivit verkar verkade känns kändes ser såg smakar smakade låter e',
  auxiliaries: 'har hade ha haft kan kunde kunnat ska skulle vill ville måste får fick bör borde gör gjorde göra',
  firstPerson: 'jag vi mig mej oss min mitt mina vår vårt våra',
  pronouns:
    'jag du han hon den det vi ni de dom man detta någon ingen alla allt något inget mig dig oss honom henne dem här där',
  relatives: 'som vilken vilket vilka där vars',
  conditions: 'om ifall annars skulle',
  wishes: 'önskar önska hoppas vill ville skulle borde behöver behövs gärna',
  pleas: 'snälla vänligen hjälp hjälpa',
  comparisons: 'än som liksom jämfört lika',
  steps: `
    fråga frågade säga sa sade säger ringa ringde skriva skrev svara boka bokade beställa beställde köpa köpte köpt betala gå gick gått
    komma kom kommit åka vänta sitta stå ta tog tagit ge gav få fick skicka använda använde prova försöka se såg sett titta tittar läsa
    höra veta tänka tro tycka tycker hitta göra låta börja öppna spela äta åt dricka sova visa behöver kolla gilla lyssna följa
  `,
  links: `
    igen också väldigt verkligen ganska lite mycket mer mindre bara redan fortfarande ofta ibland särskilt egentligen vanligtvis
    äntligen nyligen sak saker grej grejer typ slags del resten andra samma första sista nästa exempel fall anledning antal sida slut folk
    människor person man kvinna kille tjej vän vänner familj barn idag faktiskt dock ändå jätte rt namn o å lika sjukt
  `,
  sentenceAdverbs: `
    tyvärr dessvärre också igen fortfarande bara redan verkligen mycket ganska väldigt särskilt faktiskt egentligen generellt vanligtvis äntligen
    nyligen ofta ibland alltid aldrig idag igår imorgon nu snart senare sedan däremot dock dessutom därför ändå kanske troligen
    definitivt absolut helt totalt naturligtvis självklart tydligen säkert ungefär ja nej hej
  `,
  more: 'mer fler flera extra ytterligare bättre större längre snabbare',
  measures: `
    minut minuter timme timmar dag dagar natt nätter vecka veckor månad månader år idag igår imorgon kväll morgon måndag tisdag onsdag
    torsdag fredag lördag söndag sommar vinter vår höst tid gång gånger kr kronor procent meter km kg hundra tusen
  `,
  hopes: 'hoppas hoppades hoppats',
}

export const da: SyntaxWords = {
  definite: 'den det de',
  distinctions: 'store større største lille små mindre mindste nye nyere nyeste',
  determiners: `
    en et den det de denne dette disse min mit mine vores vor din dit dine jeres hans hendes sin sit sine deres ingen intet hver alle mange
    nogle noget nogen hvilken hvilket hvilke sådan
  `,
  prepositions: `
    i på til fra for gennem under over mellem bag foran ved hos efter før mod uden inden siden indtil per via ud omkring ad
  `,
  of: 'af',
  about: 'med om af over',
  copulas:
    'er var være været bliver blev blive blevet virker virkede synes føles føltes ser så smager smagte lyder lød',
  auxiliaries: 'har havde have haft kan kunne skal skulle vil ville må måtte får fik bør burde gør gjorde gøre',
  firstPerson: 'jeg vi mig os min mit mine vores',
  pronouns:
    'jeg du han hun den det vi i de man dette nogen ingen alle alt noget intet mig dig os ham hende dem her der',
  relatives: 'som der hvilken hvilket hvor hvis',
  conditions: 'hvis om ellers skulle ville',
  wishes: 'ønsker ønske håber håbe vil ville skulle burde mangler behøver gerne',
  pleas: 'venligst hjælp hjælpe',
  comparisons: 'end som ligesom sammenlignet lige',
  steps: `
    spørge spurgte sige sagde siger ringe ringede skrive skrev svare booke bestille bestilte købe købte købt betale gå gik komme kom vente
    sidde stå tage tog taget give gav få fik sende sendte bruge brugte brugt prøve se så set læse høre vide tænke tro synes finde fandt gøre
    lade begynde åbne spille spise spiste drikke sove vise oplade lære lærte lært
  `,
  links: `
    igen også meget virkelig ret lidt mere mindre kun allerede stadig ofte især egentlig normalt endelig for_nylig ting slags del resten anden
    andre samme første sidste næste eksempel grund antal side ende folk mennesker person mand kvinde ven venner familie børn faktisk dog
  `,
  sentenceAdverbs: `
    desværre også igen stadig bare allerede virkelig meget ret ganske altså især faktisk egentlig generelt normalt endelig ofte altid
    aldrig sommetider desuden derfor alligevel måske sandsynligvis absolut helt fuldstændig selvfølgelig naturligvis bestemt nu
    snart senere forresten dog ja nej hej
  `,
  more: 'mere flere ekstra yderligere bedre større længere hurtigere',
  measures: `
    minut minutter time timer dag dage nat nætter uge uger måned måneder år dag går aften morgen mandag tirsdag onsdag torsdag fredag lørdag
    søndag sommer vinter forår efterår tid gang gange kr kroner procent meter km kg hundrede tusind
  `,
}

export const no: SyntaxWords = {
  definite: 'den det de',
  distinctions: 'store større største lille små mindre minste nye nyere nyeste',
  determiners: `
    en ei et den det de denne dette disse min mi mitt mine vår vårt våre din di ditt dine deres hans hennes sin si sitt sine ingen intet
    hver hvert alle mange noen noe hvilken hvilket hvilke sånn sånt sånne slik slikt slike
  `,
  prepositions: `
    i på til fra for gjennom under over mellom bak foran ved hos etter før mot uten innen siden inntil per via ut rundt om ad langs blant
  `,
  of: 'av',
  about: 'med om av over',
  copulas:
    'er var være vært blir ble bli blitt virker virket virka synes føles føltes ser så smaker smakte lukter luktet høres hørtes',
  auxiliaries: 'har hadde ha hatt kan kunne kunnet skal skulle vil ville må måtte får fikk bør burde gjør gjorde gjøre',
  firstPerson: 'jeg vi meg oss min mi mitt mine vår vårt våre',
  pronouns:
    'jeg du han hun den det vi dere de man dette noen ingen alle alt noe ingenting meg deg oss ham henne dem her der',
  relatives: 'som hvilken hvilket hvor hva hvem',
  conditions: 'hvis om dersom ellers skulle ville',
  wishes: 'ønsker ønske håper håpe vil ville skulle burde mangler trenger gjerne',
  pleas: 'vennligst hjelp hjelpe',
  comparisons: 'enn som liksom sammenlignet sammenliknet lik',
  steps: `
    spørre spurte spør si sa sier ringe ringte ringer skrive skrev svare svarte bestille bestilte booke kjøpe kjøpte kjøpt betale betalte gå
    gikk gått komme kom kommet vente sitte satt stå sto ta tok tatt gi ga gitt få fikk sende sendte sendt bruke brukte brukt prøve prøvde
    se så sett lese leste høre hørte vite visste tenke tenkte tro trodde synes finne fant gjøre la begynne begynte åpne åpnet spille spise
    spiste drikke drakk sove sov vise viste lade lære lærte lært reise reiste dra dro
  `,
  links: `
    igjen også meget virkelig ganske litt mer mindre bare kun allerede fortsatt fremdeles ofte spesielt særlig egentlig vanligvis endelig
    nylig ting slags slag del resten annen annet andre samme første siste neste eksempel grunn antall side slutt folk mennesker person mann
    kvinne venn venner venninne familie barn faktisk dog jo
  `,
  sentenceAdverbs: `
    dessverre også igjen fortsatt fremdeles bare allerede virkelig meget veldig ganske altså især spesielt særlig faktisk egentlig generelt vanligvis
    endelig ofte alltid aldri iblant dessuten derfor likevel allikevel kanskje sannsynligvis absolutt helt fullstendig selvfølgelig
    selvsagt naturligvis definitivt nå snart senere forresten dog ja nei hei
  `,
  more: 'mer flere ekstra ytterligere bedre større lengre lenger raskere',
  measures: `
    minutt minutter time timer dag dager natt netter uke uker måned måneder år kveld morgen formiddag ettermiddag mandag tirsdag onsdag
    torsdag fredag lørdag søndag sommer vinter vår høst tid gang ganger kr kroner prosent meter km kg hundre tusen
  `,
  hopes: 'håper håpet håpe',
}
