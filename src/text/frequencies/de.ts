/** Common German words by their share of running text, in half-decade bands. Written for this table. */
export const bands = {
  '3e-2': `
der die in und`,
  '1e-2': `
als an auch auf das dem den des ein eine es für ich im ist mit nicht sich sie von zu`,
  '3e-3': `
aber am aus bei bis da dass doch du durch einem einen einer er habe haben hat hier ihr ja kann man mehr mich mir
nach noch nur oder schon sind so um vor war was wenn werden wie wir wird zum zur über`,
  '1e-3': `
ab alle alles also anderen beiden beim bin bitte damit danke dann denn deutschland dich diese diesem diesen dieser
dieses dir dort drei eines einfach einmal etwas euro ganz gegen gehen geht gibt gut hatte heute hätte ihm ihn ihre
immer jahr jahre jahren jetzt kein keine kommen können leben machen mal mein meine menschen muss müssen nein neue
neuen nichts ohne sagen sehen sehr sein seine seit selbst soll sondern tag uhr uns unsere unter viel viele vom waren
weil weiter wer wieder will wo worden wurde wurden wäre zeit zwei zwischen`,
  '3e-4': `
abend acht allein allen aller allerdings alt alte alten andere anders anfang arbeit art auge augen außerdem bald
beispiel bekannt bereich bereits berlin besonders besser beste besten bevor bild bisher bleiben bleibt buch dabei
dafür dagegen daher damals daran darauf darüber davon dazu dein deine denke denken deshalb deutsche deutschen
deutscher eigene eigenen eigentlich eltern ende erst erste ersten etwa euch europa fall familie fast film finden
findet firma form frage fragen frau frauen frei freund freunde früher fünf ganze ganzen geben gefunden gegeben
gekommen geld gemacht gemeinsam genau gerade gesagt geschichte gesehen gesellschaft gestern getan ging glaube
glauben gleich gott groß große großen großer grund gruppe gute guten guter gutes hand haus hause her herz hilfe hin
hoch idee ihnen ihrem ihren ihrer informationen insgesamt internet jede jeden jeder jedes jedoch jemand junge jungen
kam keiner kind kinder klar klein kleine kleinen knapp kommt kopf krieg könnte land lang lange lassen laut leicht
letzte letzten leute liegt los länder lässt macht mann mannschaft meinem meinen meiner mensch millionen mindestens
minuten monat monate morgen musik mutter männer möchte möglich na nachdem nacht name namen natürlich nehmen neu
neuer nie niemals niemand nun nächste nächsten nämlich ob oben obwohl oft ort partei platz politik polizei preis
problem prozent präsident punkte raus recht regierung rein richtig rund sagt sagte saison schlecht schnell schule
schwer schön schöne sechs seinem seinen seiner seite seiten sicher sieben sieg sieht sofort sogar solche sollte
sowie spiel spiele spieler spielt später staat stadt stand stehen steht straße stunden tage tagen teil thema trotz
trotzdem tun universität unser unten unternehmen usa vater verein verschiedene vielleicht vier voll wasser weg wegen
weise weitere weiteren weiß welche welcher welt wichtig wirklich wissen woche wochen wohl wollen wollte wort während
würde würden zehn zumindest zurück zusammen zweiten`,
  '1e-4': `
absolut aktien aktuell aktuelle aktuellen album alter amerikanische amerikanischen amt anderer anderes angriff angst
anstatt antwort antworten anwalt april arbeiten arbeitet arbeitgeber arbeitnehmer arm arme armee artikel arzt
aufgabe aufgaben augenblick august ausbildung auto autobahn autor autoren autos außen außerhalb baby bad bahn
bahnhof band bank banken baum bayern bedeutet bedeutung beendet begann beginnen beginnt begonnen behörden beide
beides bein beine bekam bekommen bekommt berg berge beruf besondere besonderen besseren bestellen bestellt bestes
bett bevölkerung bezahlen bezahlt bezirk bibel bier bilder bildung billig bist blau blumen blut boden brand brauchen
braucht breit breite brief bringen bringt brot bruder brücke brüder bundesliga bundesregierung bundesrepublik
bundestag bus bzw bäume böse bücher bühne bürger bürgermeister chance chancen chef china computer dach dahinter
danach daneben darf darin darunter datum davor demokratie denen deren derzeit dessen desto deutsch dezember dienstag
diskussion donnerstag draußen dunkel durfte dürfen ebenfalls ebenso echt ehe ehefrau eier einfache einfachen
einfluss einige einigen einiger einwohner einzelne einzelnen einzige einzigen enden endet endlich energie england
englisch englische entlang entschuldigung entweder entwickelt entwicklung erde erfolg erfolgreich ergebnis
ergebnisse erhalten erhielt erhält erklären erklärt erklärte erreichen erreicht erreichte erzählen erzählt essen
europäische europäischen extrem fahren fahrer fahrrad fahrt falls falsch falsche fand fanden fans februar fehler
feier fenster fern fernsehen fest feuer feuerwehr filme finale finger fisch flasche fleisch flug flughafen flugzeug
fluss folge folgen forschung foto fotos fragt frankfurt frankreich französische französischen freiheit freitag
fremde freude freuen freundlich freut frieden frisch früh frühen frühstück fuhr fuß fußball fährt fühlen fühlt
führen führt führte füße gab gaben gar garten gas gearbeitet gebe gebiet gebiete gebracht gebraucht geburtstag
gebäude gedanken gefahr gefahren gefragt gefühl gefühle geführt gegenwart gegenüber gegessen gegner geh gehalten
gehe geholfen gehst gehört geist gekauft gelaufen gelb gelegen gelesen geliefert gemeinde gemeinden gemüse genommen
gericht gern gerne gerät geräte gesamte gesamten geschenk geschlagen geschlossen geschmack geschrieben gesetz
gesetze gesetzt gesicht gespielt gesprochen gespräch gespräche gestellt gestorben gesucht gesund gesundheit getragen
getroffen getötet gewalt gewann gewesen gewinn gewinnen gewonnen geworden gezeigt geöffnet gilt glas glück glücklich
gold größe größer größte größten grün gründe grüne guck günstig haare habt hallo halt halten hamburg handy hart hast
hatten haut heilige heiß helfen hell herbst herr herzen hessen hey hilft himmel hinten hinter hochzeit hohe hohen
holen holz hose hotel hund hunde hundert hunger hält hände hättest häufig häuser höhe höher hör hören hört hübsch
indem inklusive innen innerhalb inzwischen irgendwann irgendwie irgendwo isst italien jahrhundert januar je
jedenfalls job jugend jugendliche jugendlichen juli jung jungs juni kaffee kalt kamera kampf kannst katze kaufen
kaum kirche kirchen klasse kleid kleidung kleiner kleines kochen komm komme kommst konnte konnten konto konzert
kosten kostet kraft krank krankenhaus krankheit kreis krieges kuchen kultur kunde kunden kunst kurz kurze kurzen
kämpfen käse köln könnt könnten körper küche künstler langen langsam lasse laufen leer legen legt lehrer leichte
leid leise leiter leitung lesen licht liebe lieben lieber liebt lied lieder lief liegen liest ließ liga links london
luft länger läuft lösung mach mache machst mag mai mama manche manchmal mark markt maschine material medizin meer
mehrere mehreren meint meinung meist meisten meistens merkel messer milch milliarden minister minute mitarbeiter
mitarbeitern mittag mittlerweile mittwoch moderne moment mond montag mord motor mund museum musst musste mussten
mädchen märz möchten möglichkeit möglichkeiten müde münchen müsste nachher nachmittag nachricht nachrichten nah nahm
nase natur neben nett neues neun niederlage nimmt nord norden normal normalen november offen ohren okay oktober oma
opfer osten paar paket papa papier paris parlament party patienten per perfekt personal pferd pferde pflanzen plan
planung plötzlich polen politiker politische politischen preise pro probleme produkt produkte programm projekt
projekte prüfung punkt qualität raum rechte rechts reden regelmäßig regen region regisseur reich reise reisen
religion restaurant richter ring risiko rolle roman rot rote ruhe ruhig runde russische russischen russland räume
rücken sachsen sag sage salz samstag sauber sauer scharf schau schauspieler schiff schlafen schlagen schlechte
schlechten schließen schließlich schlimm schloss schlägt schmerzen schnee schneller schreiben schreibt schrieb
schuhe schutz schwach schwarz schwarze schweiz schwere schweren schwester schwierig schönen schöner schüler see
seele sehe seid sekunden selber selten sendung september serie service setzen sicherheit siehst silber sitzen sitzt
sobald sohn solange soldaten sollen sollst sollten sommer sonne sonntag sorgen sowohl spanien spaß speziell spielen
sport sprach sprache sprechen spricht spät spätestens star starb stark starke starken statt stein stellen stellt
sterben stern sterne steuer steuern still stimme stimmen stoff strand strom studenten studie studium stuhl stunde
stuttgart ständig suchen sucht super system systeme sänger söhne süd süden süß tasche tausend team teams technik
technologie tee telefon teuer text texte theater tief tier tiere tisch tochter tod toll tor tore tot total tote traf
tragen trainer traum traurig treffen treten trifft trinken tritt trocken trägt träume tut täter töten tür türkei
umsatz umso unfall unterricht untersuchung urlaub ursache urteil usw verfahren vergangenheit verheiratet verkauf
verkaufen verkauft verkehr verletzt verlieren verlor verloren verlust versicherung verstanden verstehen versteht
versuchen versucht verwaltung video videos vielen vieler vogel volle vorher vorne vögel völlig wach waffe waffen
wagen wahl wahlen wahr wahrheit wald wand wann warm warte warten wartet warum weder weihnachten wein weit weiße
weißt welchen welches weltmeister wem wen wenig wenige wenigen weniger weshalb westen wetter wichtige wichtigen
wichtigsten wien wieso willst wind winter wirkung wirst wirtschaft wirtschaftliche wirtschaftlichen wissenschaft
wissenschaftler wobei wochenende wofür woher wohin wohnung wollten womit wunderbar wut wähler wären würdest zahlen
zeigen zeigt zeiten zeitpunkt zeitung zeitungen ziel ziele ziemlich zimmer zucker zudem zug zukunft zunächst zwar
zähne züge älter ärzte öffentliche öffentlichen öffnen öl österreich überall überhaupt`,
  '3e-5': `
abfahrt abfall abgeordnete abnehmen abreise abschnitt abwehr achten achtung akku anbieten angebot angebote angenehm
angerufen angezogen angreifer anklage ankunft anleitung anruf anrufen anzahl anziehen app apps arbeitete arbeitslos
arbeitslosigkeit arbeitsplatz arbeitsplätze asyl aufmerksam aufmerksamkeit aufsichtsrat aufstehen auftritt auftritte
aufzug ausflug ausgezeichnet ausland ausländer aussehen aussieht ausstattung ausstellung ausziehen balkon ball
batterie bauen bauer bauern baustelle beachten beachtet bedeuten bedingungen begegnen begegnung begeistert begleiten
begleitet begriff begriffe behandlung bekannte bemerkt benutzen benutzer benutzt beobachtet beobachtung bequem
bericht berichte berichten berichtet berühren berührt besatzung beschlossen beschluss beschreiben beschreibung
beschrieben beschwerde beschweren besprechung bestand bestanden bestehen besteht bestellung bestraft besuch besuchen
besucher besucht beten betreffen betrifft betroffen betroffenen betrug betrüger bewegen bewegt bewegung beweis
beweise bewerbung bewertung bezeichnet bezeichnung beziehung beziehungen bieten bietet bilden bildet bildschirm
biologie bitten bock bombe brechen bricht brille büro chemie chor christen christliche cousin dame damen dargestellt
darstellung datei dateien daten defekt derselbe design dichter dieb dienen dient diente display diät doktor dom dorf
drinnen drittel druck drucker drücken drückt dumm durchschnitt durst dusche dutzend dörfer ehrlich eigen einbruch
eingeladen einkommen einladung einrichtung einsam einwanderung eis elf empfehlen empfehlenswert empfehlung engel
enkel entdecken entdeckt entdeckung enthalten enthält entscheiden entscheidung entscheidungen entschieden
entsprechend entspricht entstand entstanden entstehen entsteht enttäuscht enttäuschung erdbeben erfahrung
erfahrungen erfindung erfunden erhöhen erhöht erhöhung erinnern erinnerung erinnerungen erlauben erlaubt
ermittlungen erscheinen erscheint erschienen erstellen erstellt erwachsene erwachsenen erwarten erwartet erwartung
erwartungen erwähnt erziehung evangelische experiment experte experten explosion fabrik fallen fangen fantastisch
farbe farben faul feierabend feind feinde festgenommen festival fieber fiel finanzen fitness fleißig fliegen fliegt
fliehen flucht flüchtlinge folgende folgenden folgt fordert forderung forderungen fotograf fotografie fraktion
freizeit fremd frühling funktion funktionen funktionieren funktioniert furchtbar fähigkeit fähigkeiten fällt fördern
förderung fürst galt garantie gast gebaut gebet gebeten gebildet geboren geboten gebrochen geburt gedicht gedichte
gedrückt gefallen gefangen gefangene geflogen geflohen gefolgt gefordert gefängnis gegensatz gegenteil gegründet
gehalt geheim geheimnis gehören gekocht gelacht gelebt gelernt geliebt gelogen gelten gemeint gemerkt gemessen
gemälde gemütlich genannt genehmigung general genutzt geprüft gepäck gerechnet gerettet gerufen geschaffen geschafft
geschlecht geschnitten geschossen geschäft geschäfte geschätzt geschützt gespart gestiegen gestohlen gesungen
gesunken geteilt getrennt gewachsen gewaschen gewerkschaft gewerkschaften gewicht gewitter geworfen gewählt gezogen
geändert geübt gipfel gitarre gleiche gleichen gleichzeitig grad graf gramm grenze grenzen großartig großeltern
großmutter großvater größen gründer gründung gäste hafen handwerk hassen heben hebt heißen heißt held helden helfer
hemd herd hergestellt herren herrlich hersteller herstellung hervorragend hieß hilfreich hinweis hinweise hobby
hochschule hoffen hoffentlich hoffnung hofft husten hälfte händler hässlich höflich hölle industrie insel inseln
institut integration intelligent interessant interesse interessen interessieren interessiert islam jacke journalist
journalisten juden jüdische jünger kabel kaiser kanzler kanzlerin kapitel kaputt karriere karten kartoffeln
katastrophe katholische katzen kenntnisse kilo kilometer kindergarten kindheit klage klavier klettern klima
klimawandel kloster klug koalition koffer kollege kollegen kollegin komisch kommentar kommentare kommissar komponist
konferenz kontrolle kontrollieren kontrolliert kopfschmerzen krankenschwester krebs kredit kriminalität kritik
kritiker kritisiert kuss kälte käufer könig königin kühlschrank kümmern kümmert küssen küste lachen lacht laden lage
lampe landschaft landwirtschaft langeweile langsamer langweilig lebendig lebt lebte lecker lehre lernen lernt
liefern liefert lieferung liste liter lob lohn lust lustig lächeln läden löffel löhne lüge lügen malen maler manager
mantel marke marken mathematik medien medikamente mehrheit meisterschaft meldung menge merken merkt messe messen
metall meter methode methoden miete mieter migration minderheit mitglied mitglieder mochte mode modern muslime
muster mutig männlich märchen möbel mühe müll nachbar nachbarn nachbarschaft nass nebel nennen nennt nervös
neugierig nirgends nummer nutzen nutzer nutzt nutzung nützlich obst ofen offizier olympischen onkel opa oper
operation opposition orchester paare panzer papst parkplatz partner partnerin pass pause peinlich pflege philosophie
physik platten pokal position posten praktisch presse priester prinz prinzessin produktion produziert professor
prozess prüfen psychologie publikum puppe putzen pünktlich quelle quellen rabatt rechnen rechnung redaktion
reduzieren reduziert regel regeln reinigung reis reiten renoviert rente rentner reparatur reparieren retten rettung
rezeption riechen riecht rief ritter rufen ruft rätsel rückkehr satz schach schade schaffen schafft scheidung
scheint schieben schiedsrichter schien schießen schläft schmecken schmeckt schmuck schneiden schrecklich schrei
schreien schreit schriftsteller schuld schuldig schuss schwanger schwangerschaft schwimmen schätzen schüsse schützen
seltsam senioren sex singen single singt sinken sinkt situation sitzung sofa software sorgt spannend sparen
spielzeug sprecher springen springt staatsanwaltschaft stadion stadtteil steigen steigt stelle stieg stil stolz
strafe streik stress student sturm summe supermarkt suppe sätze tabelle tal talent tante tanz tanzen tasse tastatur
teenager teilen teilgenommen teilnehmen teilnehmer teilt teller temperatur tennis teppich termin termine terrasse
terror terroristen teufel theorie therapie ticket tickets titel toilette tour traditionell trainieren training trend
trennung treu trinkt tränen träumen tschüss turnier tänzer umstände umwelt umweltschutz umzug universitäten
unschuldig unterschied unterschiede unterschiedlich unterschiedliche unterschrift unterstützen unterstützt
unterstützung veranstaltung veranstaltungen verbessern verbessert verbesserung verbesserungen verbot verboten
verbrauch verbraucher verbrechen verdacht verdächtig vereinbarung vergessen vergisst vergleich vergleichen
verglichen verhaftet verhalten verhindern verhindert verhältnis verkäufer verlangen verlangt verlassen verliebt
verließ verlässt vermeiden vermieden vermieter verpackung verrückt versand verschwinden verschwunden versprechen
versprochen verspätung versuch versuche vertrag vertrauen vertraut vertreter verträge verwenden verwendet verwendung
verändern verändert veränderung veränderungen veröffentlicht veröffentlichung viertel virus voraussetzung
voraussetzungen vorgeschlagen vorschlag vorschläge vorsitzende vorsitzender vorstand wachsen wachstum wandern
waschen waschmaschine weiblich weich weinen weint werfen wessen wirft wirken wirkt witz witzig wolken worte wunder
wunderschön wunsch wächst wählen wählt wärme wörter wünsche wünschen wünscht wüste wütend zahl zeichnung zentimeter
zerstören zerstört zerstörung zeuge zeugen ziehen zieht zog zufrieden zurückgekehrt zusammenhang zuschauer zustand
zweifel zweifeln zwillinge ähnlich ähnliche ändern ändert änderung änderungen üben überleben überlebt überraschend
überrascht überraschung überschrift überzeugen überzeugt übung übungen`,
}
