import type { SentimentLexicon } from './lexicon.js'

export const lexicon: SentimentLexicon = {
  language: 'de',
  matching: 'stem',
  grades: {
    '3': `
      atemberaubend ausgezeichnet begeistert beste besten bestens bester bestes bombe brillant einwandfrei
      einzigartig erstklassig exzellent fantastisch geil geliebt genial grandios großartig hammer herausragend
      herrlich hervorragend klasse köstlich liebe lieben lieblings liebt makellos meisterwerk optimal perfekt
      perfektion phantastisch phänomenal sensationell spitze super tadellos toll traumhaft unglaublich unschlagbar
      verliebt vollkommen vorzüglich wow wunderbar wundervoll überragend
    `,
    '2': `
      abwechslungsreich angenehm anschaulich aromatisch attraktiv aufmerksam aufschlussreich bedienerfreundlich
      beeindruckend beeindruckt benutzerfreundlich bequem bereichernd besser bezaubernd bravo charmant cool
      dankbar danke deutlich effizient ehrlich einfach einfacher elegant empfehlen empfehlenswert empfehlung
      engagiert entspannend entspannt erfolg erfolgreich erholsam faszinierend fesselnd flüssig freude freue
      freuen freundlich freut frisch froh fundiert gefallen gefiel gefällt geholfen gelungen gemütlich genießen
      genossen gepflegt gern gerne geräumig gewinnen gewonnen glatt glück glücklich glückwunsch gratis gratuliere
      großzügig gründlich gut gute guten guter gutes günstig haltbar handlich helfen hell herzlich hilfreich
      hilfsbereit hilft hochwertig hoffnung höflich hübsch ideal informativ inspirierend interessant intuitiv klar
      klug komfortabel kompetent kostenlos kräftig lachen langlebig lebendig lecker lehrreich leicht
      leistungsstark liebenswert liebevoll lob loben lohnend lohnenswert lohnt lustig modern motivierend
      nachvollziehbar nett nette nützlich positiv praktisch preiswert prima problemlos professionell präzise
      reibungslos reichhaltig robust ruhe ruhig sauber scharf schick schmackhaft schnell schneller schnäppchen
      schätze schön schöne schöner schönes sicher sieg sinnvoll spannend spaß stabil stark stolz strukturiert süß
      umfassend unterhaltsam verbessert verbesserung vertrauen vielfältig vielseitig vorteil vorteile vorzug warm
      weich weise wertig wertvoll witzig wunderschön zufrieden zufriedenstellend zuverlässig zuvorkommend
      überzeugen überzeugend überzeugt
    `,
    '1': `
      aktuell akzeptabel angemessen ausreichend brauchbar echt erschwinglich fair funktional funktionieren
      funktioniert geeignet gelernt genug groß kompakt kompatibel komplett leise lernen lernte nah neu normal ok
      okay ordentlich passend passt riesig solide standard tauglich verbessern verfügbar verständlich vielfalt
      zentral
    `,
    '0': '',
    '-0.7': `
      alt ausgefallen begrenzt beschränkt dunkel durchschnitt durchschnittlich dünn dürftig eingeschränkt
      einschränkung eng ersetzen gebühr gebühren gering hart klein knapp kostet kurz lange mittel mittelmäßig
      mäßig naja niedrig reparatur reparieren repariert rückgabe schlicht schwer stornieren storniert umtausch
      veraltete verbesserungswürdig verwirrung verzögert verzögerung warten wartezeit zurückgeben zurückgegeben
      zurückgeschickt
    `,
    '-2': `
      abgelehnt abgenutzt abgestürzt ablehnen absturz altmodisch angst anstrengend arrogant bedauerlich
      bedauerlicherweise bedauern bereue bereuen beschwerde beschweren beschwert beschädigt beschädigung betrügen
      betrüger billig blöd bricht bruch böse chaos chaotisch defekt doof dreck dreckig einfriert einschläfernd
      eintönig empfindlich entlädt enttäuschen enttäuschend enttäuscht enttäuschung fad fade falsch fehlen
      fehlende fehler fehlerhaft fehlt fehlte fettig feucht fies finger friert frustrierend frustriert fälschung
      gebraucht gebrochen gefroren gefährlich gefälscht gelangweilt geldverschwendung gemein genervt gescheitert
      geschmacklos gestank gestorben hasst heiß hektisch heruntergekommen heulen hängen hängt hässlich ignorieren
      ignoriert inkompatibel inkompetent instabil kalt kaputt kaputte klemmt kompliziert kotzen kotzt krank
      kratzer krieg krise kritik lahm langsam langweilig laut leer leider locker lärm lüge lügen lügt mangel
      mangelhaft minderwertig monoton muffig mängel müde mühsam nachteil nachteile nervig nervt oberflächlich
      opfer peinlich problem probleme rauschen reklamation respektlos riss risse ruckelig ruckelt sauer schade
      schaden scheiss scheitern schimmel schlecht schlechte schlechten schlechter schlechtes schlimm schmerz
      schmerzen schmerzhaft schmutzig schwach schwierig schwierigkeit schwierigkeiten schäbig sorge sorgen staub
      staubig sterben stickig stinkt stress stressig störend stört störung teuer tod tot traurig trocken träge
      umständlich unangenehm unbefriedigend unbequem unbrauchbar undicht unfreundlich unfähig ungenügend
      unglücklich unhöflich unklar unnötig unorganisiert unprofessionell unscharf unverständlich unvollständig
      unzufrieden unzureichend unzuverlässig veraltet verdammt vergessen vergeudet verlieren verloren vermeide
      vermeiden verpasst versagen versagt versalzen verschlissen verschmutzt verschwendet verschwendung
      verschwommen verspätet verspätung verweigert verwirrend verwirrt verzerrt wackelig wackelt warnen warnung
      weigern weigert weinen wut wütend zeitverschwendung zerbrechlich zerbrochen zerkratzt zäh ärger ärgerlich
      überfüllt überhitzt überhitzung überteuert
    `,
    '-3': `
      abscheulich abzocke albtraum alptraum arschloch beschissen betrug dumm ekelhaft entsetzlich frechheit
      furchtbar fürchterlich grauenhaft grausam grausig grottenschlecht hass hasse horror idiot idioten
      inakzeptabel katastrophal katastrophe katastrophen lächerlich miserabel mist müll nutzlos scheiße
      schlechteste schlechtesten schlechtester schlimmste schrecklich schrecklicher schrott skandal unerträglich
      ungenießbar unmöglich unverschämt unverschämtheit verarsche verarscht wertlos widerlich widerwärtig
    `,
  },
  phrases: `
    3: jeden cent wert, jeden preis wert
    2.5: das geld wert, gute qualität, gutes preis, preis wert
    2: keine probleme, vielen dank
    1.5: alles gute, kein problem
    1.2: nicht schlecht
    0.5: gute nacht, guten morgen
    0: gar nicht, guten tag, nicht nur, wert
    -1: es tut mir leid, tut mir leid
    -1.5: auseinander, hätte besser, könnte besser
    -2: auf keinen fall
    -2.5: fällt auseinander, im stich, lässt zu wünschen, schlechte qualität, zu wünschen übrig
    -3: finger weg, nicht empfehlen, nicht zu empfehlen, nie wieder
  `,
  negators: `
    nicht kein keine keinen keiner keines keinem nie niemals nichts niemand ohne weder nirgends
  `,
  closingNegators: 'nicht',
  halfNegators: 'kaum',
  nonNegators: 'nicht_nur',
  intensifiers: `
    sehr extrem äußerst unglaublich wirklich so total absolut völlig besonders wahnsinnig richtig echt mega ganz
    höchst überaus zutiefst komplett
  `,
  diminishers: `
    etwas ziemlich bisschen wenig leicht relativ teilweise eher einigermaßen fast halbwegs
  `,
  too: `
    zu
  `,
  contrast: `
    aber jedoch obwohl allerdings trotzdem dennoch während sondern außer doch obgleich
  `,
  subordinators: `
    weil da dass damit so denn die der das welche wenn als ob bis nachdem bevor sodass
  `,
  coordinators: 'und oder sowie',
}
