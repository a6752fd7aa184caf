import type { SentimentLexicon } from './lexicon.js'

export const lexicon: SentimentLexicon = {
  language: 'it',
  matching: 'stem',
  grades: {
    '3': `
      ottimo ottima ottimi ottime ottimamente eccellente eccellenti eccellenza perfetto perfetta perfetti perfette
      perfettamente perfezione fantastico fantastica fantastici fantastiche meraviglioso meravigliosa meravigliosi
      meravigliose meraviglia meraviglie stupendo stupenda stupendi stupende splendido splendida splendidi splendide
      bellissimo bellissima bellissimi bellissime buonissimo buonissima buonissimi buonissime squisito squisita
      squisiti squisite delizioso deliziosa deliziosi deliziose delizia delizie straordinario straordinaria
      straordinari eccezionale eccezionali favoloso favolosa favolosi magnifico magnifica magnifici magnifiche
      incantevole incantevoli superbo superba superbi sublime sublimi impeccabile impeccabili ineccepibile migliore
      migliori adoro adorato adorata adorabile adorabili amo amiamo amata amore amare innamorato innamorata innamorati
      incredibile incredibili incredibilmente spettacolare spettacolari spettacolo grandioso grandiosa geniale geniali
      genio capolavoro gioiello gioiellino paradiso paradisiaco divino divina divini celestiale mozzafiato
      indimenticabile indimenticabili insuperabile insuperabili imbattibile imbattibili inimitabile strepitoso
      strepitosa strepitosi strabiliante fenomenale fenomenali sensazionale formidabile mitico mitica mitici
      entusiasta entusiasti entusiasmo entusiasmante ideale ideali top! super super_consigliato superlativo
      superlativa consigliatissimo consigliatissima consigliatissimi gustosissimo gustosissimi pulitissimo pulitissima
      pulitissimi gentilissimo gentilissima gentilissimi gentilissime disponibilissimo disponibilissimi cortesissimi
      simpaticissimo comodissimo comodissima velocissimo velocissima contentissimo contentissima soddisfattissimo
      soddisfattissima felicissimo felicissima freschissimo freschissimi preferita preferiti impareggiabile
      sbalorditivo sbalorditiva magico magica magia magistrale magistralmente egregio fiabesco inarrivabile stellare
      benissimo bravissimo bravissima bravissimi bravissime carinissimo carinissima wow bomba! pazzesco pazzesca
      campione campioni campionessa auguroni miti miticoooo mito! spaziale! spettacoloso amato
      eccelente eccelenti eccezzionale eccezzionali meravilioso stupento fantastco perffetto ecellente ecellenti
      spetacolare
    `,
    '2': `
      tempestivo tempestiva
      serietà sogno sogni appoggio sostegno evviva ammirazione auguri risolto buono buona buoni buone buon bene ben
      bello bella belli belle bel bellezza bellino bravo brava bravi brave bravura gentile gentili gentilezza
      gentilmente cortese cortesi cortesia cordiale cordiali cordialità disponibile disponibili disponibilità
      simpatico simpatica simpatici simpatiche simpatia accogliente accoglienti accoglienza sorridente sorridenti
      sorriso sorrisi educato educata educati premuroso premurosa premurosi attento attenta attenti amichevole
      amichevoli affabile affabili garbato garbo ospitale ospitali ospitalità professionale professionali
      professionalità competente competenti competenza preparata preparati serio! seria! seri! affidabile affidabili
      affidabilità onesto onesta onesti onestà sincero sincera puntuale puntuali puntualità veloce veloci velocemente
      velocità rapido rapida rapidi rapidamente rapidità celere svelto svelti efficiente efficienti efficienza
      efficace efficaci efficacia comodo comoda comodi comode comodità comodamente confortevole confortevoli comfort
      spazioso spaziosa spaziosi spaziose ampio ampia ampi ampie luminoso luminosa luminosi luminose pulito pulita
      puliti pulite pulizia ordinato ordinata ordinati ordine! curato curata curati curate cura! silenzioso silenziosa
      silenziosi silenzio tranquillo tranquilla tranquilli tranquille tranquillità quiete rilassante rilassanti relax
      rilassato rilassarsi riposante pace sereno serena serenità piacevole piacevoli piacevolmente piacere piace
      piaciuto piaciuta piaciuti piaciute piacciono piaceva gradevole gradevoli gradito gradita gradimento apprezzato
      apprezzata apprezzo apprezzare apprezziamo apprezzabile carino carina carini carine grazioso graziosa graziosi
      elegante eleganti eleganza raffinato raffinata raffinati raffinatezza moderno moderna moderni moderne lussuoso
      lussuosa lusso gustoso gustosa gustosi gustose gusto! saporito saporita saporiti saporite fresco fresca freschi
      fresche freschezza genuino genuina genuini genuine abbondante abbondanti generoso generosa generosi generose
      ricco ricca ricchi ricche varia variegato assortito croccante croccanti morbido morbida morbidi morbide tenero
      tenera cremoso cremosa profumato profumata appetitoso goloso golosa consiglio consigliato consigliata
      consigliati consigliate consigliare consigliamo consiglierei consigliabile consigliabili consiglia raccomando
      raccomandato raccomandata raccomandiamo raccomandare felice felici felicità contento contenta contenti contente
      soddisfatto soddisfatta soddisfatti soddisfatte soddisfazione soddisfacente soddisfacenti soddisfa lieto lieta
      gioia gioioso allegro allegra allegria divertente divertenti divertito divertimento divertirsi diverte ridere
      risate grazie ringrazio ringraziare ringraziamo ringraziamento complimenti complimento congratulazioni viva!
      successo! vincere vinto vittoria vince vincente merita meritano meritato meritata vale! valido valida validi
      valide validissimo utile utili utilissimo utilissima utilità pratico pratica! pratici praticità facile facili
      facilmente facilità semplicità maneggevole intuitivo intuitiva intuitivi chiaro chiara chiari chiare chiarezza
      chiaramente comprensibile esauriente esaurienti esaustivo completo completa completi complete preciso precisa
      precisi precise precisione dettagliato accurato accurata accurati interessante interessanti interesse
      coinvolgente coinvolgenti appassionante appassionato appassionata affascinante affascinanti fascino suggestivo
      suggestiva suggestivi emozionante emozionanti emozione! emozioni commovente commosso istruttivo formativo
      arricchente stimolante ispirato creativo creativa originale originali originalità innovativo innovativa
      ingegnoso sorprendente sorprendenti sorpreso_positivamente impressionante impressionato notevole notevoli
      straordinariamente solido solida solidi robusto robusta robusti resistente resistenti durevole durata_lunga
      potente potenti potenza fluido fluida fluidità prestante performante performanti reattivo nitido nitida nitidi
      brillante brillanti stabile! stabili! leggero leggera leggeri conveniente convenienti convenienza economico
      economica economici economiche offerta! gratis gratuito gratuita gratuiti gratuitamente regalo! omaggio sconto
      sconti risparmio risparmiare affare affarone vantaggio vantaggi vantaggioso vantaggiosa beneficio benefici
      guadagnato pregio pregi pregevole punto_forte forte! figo fico figata ganzo cool romantico romantica
      caratteristico caratteristica! pittoresco autentico autentica tipico! familiare! caloroso calorosa calorosi
      calore! affettuoso dolcezza sensibile disponibilita gentilezze onorato fiducia fiducioso fidato rassicurante
      rassicurato sicuro sicura sicurezza sicuri protetto garantito garanzia! migliorato migliorata migliorare!
      migliora miglioramento progresso risolvere! risolvono risolve aiuta aiutato aiutano aiuto! supporto!
      apprezzabili orgoglioso orgogliosa orgoglio onore fortunato fortunata fortuna fortunatamente coraggio!
      coraggioso brillantemente encomiabile lodevole ammirevole ammiro rispettoso rispettosa sano sana sani
      salutare benessere vivace attraente attraenti bel_posto chicca eccelso eccelsa sfizioso sfiziosa sfiziosi
      curatissimo curatissima dedizione passione pazienza sapiente talento talentuoso armonioso armonia equilibrato
      equilibrata ristrutturato ristrutturata rinnovato rinnovata nuovissimo nuovissima panoramico panoramica
      rigenerante coccolati coccolato coccolata coccole viziati invitante invidiabile inappuntabile incontaminato
      scorrevole valorizzato gioviale educatissimo educazione versatile ergonomico multifunzionale esperto esperta
      esperti flessibile flessibili scrupoloso meticoloso diligente trasparente trasparenza lungimirante degno degna
      risposta_rapida bellezze delicato delicata delicati prelibato prelibata prelibatezze succulento succulenta
      meravigliati incanto fantasia! impagabile ammaliante premiato premio prezioso preziosa preziosi salvato salva
      ahah ahaha ahahah hahaha haha rido sorridere bacio baci bacioni abbraccio abbracci abbraccione festa feste
      festeggiare festeggiamo compleanno successi trionfo trionfa fiero fiera fieri sostiene sostenere sosteniamo eroe
      eroi eroina benvenuto benvenuta benvenuti tenerezza fighissimo stima stimo libertà solidarietà applausi applauso
      positivo positivi positiva positive pupa! condivido condivisibile condivisibili credibilità responsabilità
      orgogliosi sorrisone tesoro tesorino dolcissimo dolcissima dolcissimi cucciolo cuccioli cucciola tenerissimo
      caruccio caruccia fichissimo gasato gasata gasatissimo emozionato emozionata emozionati tifo! ridiamo
      meritatissimo bentornato bentornata bentornati graaande brividi! aww awww sollievo sacrosanto sacrosanta
      sacrosante lucido! lucida!
      acogliente accoliente accogliete gentilisimo gentilissmo disponibilisimo simpatco buonisimo buonisimi ottmo
      otimo otima consigliatisimo pulitisimo squisitto
    `,
    '1': `
      meglio! integro integra discreto discreta discreti discrete decente decenti dignitoso dignitosa accettabile
      accettabili adeguato adeguata adeguati adeguate sufficiente sufficienti ok okay funziona funzionano funzionava
      funzionante funzionanti funzionale funzionali conforme conformi corrisponde rispecchia adatto adatta adatti
      adatte idoneo compatibile compatibili regge tiene! grande grandi grandissimo enorme! nuovo nuova nuovi nuove
      vicino vicina vicini vicinanza centrale! centralissimo comodi_parcheggi assortimento varietà fornito fornita
      forniti attrezzato attrezzata semplice semplici normale! compatto compatta ragionevole ragionevoli abbordabile
      accessibile accessibili equo giusto giusta giusti corretto corretta corretti correttamente tradizionale
      tradizionali casalingo casalinga nostrano fatto_in_casa artigianale raggiungibile servito servita serviti
      imparato imparare torneremo tornerò tornerei ritornerò ritorneremo ritornare! caldo! passabili apprendere
      rispettato rispettati promette facilita perfettino silenziosamente decoroso decorosa decorosi salvo! regolare!
      aggiornato aggiornata disponibilmente godere goduto goduti rispondono aspettative! arredato arredata preferisco
      preferisce preferisci preferiscono preferito! opportunità promosso promossa lol amici! amiche amicizia
      favorevole favorevoli tifiamo evvai yeah yes! oooh miracolo speranze speranza record cuore!
    `,
    '0': `
      merenda mancia persiano figi riccio emergente celare chicco secchio graffiti spartito festivo velocista
      farsi saluta salendo saliva generatore generica premere preghiamo durare durato durerà durano durò
      funzionamento cancelliere progressivo progressiva progressivamente praticare praticato praticata educativo
      economisti economista economicamente protestanti superamento precisare precisato preparativi critico
      critici pulire completare completato completata completamento variare variano sinceramente onestamente
      seriamente aggiornamento aggiornamenti moralmente complicità obbligazioni
      serie genere generi generico generato sera sere serata serate salute saluto saluti affari funzione funzioni
      vittorio chiavi consumatori consumatore gelato salita salire salito basilica atteso generazione generazioni
      ordinanza ordinamento decorazione successivamente amaro ingegnere straniere reggio qualità dura! dolce! dolci!
      buonasera_a ciao caro_amico cari_amici servizio servizi personale prezzo prezzi camera camere albergo
      completamente beni benché benedetto bensì sicuramente certamente praticamente personalmente semplicemente
      normalmente giustamente veramente! particolare particolari particolarmente parte parti partire importante
      importanti responsabile bellico ordini ordinare ordinazione comoda_mente caratteristiche qualche sale sala
      salato_conto forse fortemente valore valori validità interessi interessato bagno presto prima primo mezzo piano
      gente amministrazione consigliere consiglieri consiglio_dei consigli! pratiche fine fini finire fermo fresco_di
      cura_di cordiali_saluti distinti_saluti curva varie vario scelto scelta scelte scelti scelgo rispondere risponde
      resistenza servono servire serviva durata all'ordine dell'ordine fornire fornisce piacerebbe tornare tornato
      tornata tornati tornano tornando tornerà torniamo pazienti paziente permettere permettono permettendo
      permettersi permette nuovamente preparazione preparare preparando preparato integrazione perdono competenze
      impegnato impegnata impegnati impegni impegno consentito consentire consentono consente divinità vinci preghiere
      preghiera pregare prega prego generare tipicamente dell'umanità umanità umano umani rispettivi rispettivamente
      ricci apprendimento dell'energia energia raggiungimento precisamente essenzialmente salve accettazione
      adattamento grazia corte corti figa attenzione tasso tassi piante pianta successiva successivi successive
      successa successe successivo campionato campionati sostenuto sostenuta sostenuti sostenute sosteneva sostenendo
      arresti stime stimato fiere incidenza emergenti persia persi! varato varata varare varano vari! cambiare! sobrio
      sobria appena ride! ridono economia stretta! strettamente maha buongiorno buonanotte buonasera
      solito solitamente lunedì funghi fungo
      rispetto
    `,
    '-0.7': `
      antiquato antiquata antiquati antiquate
      piccolo piccola piccoli piccole piccolino piccolina minuscolo minuscola stretto stretti strette angusto angusta
      medio! mediocre! modesto modesta modesti limitato limitata limitati limitate scarno scarna basilare spartano
      spartana essenziale! vecchio! vecchia! vecchi vecchie vecchiotto antico! datato datata datati superato buio buia
      bui scuro scura attesa attese attendere aspettare aspettato aspettando lontano lontana lontani distante pesante
      pesanti duro duri dure corto corta basso! bassa! ripetitivo ripetitiva reso! restituito restituire rimborso
      rimborsare rimborsato sostituire sostituito sostituzione riparazione riparare riparato annullare annullato
      annullata reclamo reclami reclamare strano strana strani anonimo anonima banale banali insomma boh migliorabile
      migliorabili tiepido tiepida tiepidi trascurabile sottile minimo! minima! scomodino lunghino carente_di usurato
      usurata usurati consumato consumata turistico turistica affollato affollata affollati supplemento extra! dubbio
      dubbi dubbioso perplesso perplessa perplessi perplessità peccato incerto noiosetto costicchia caretto tardi
      tardo spento! spoglio spoglia sbiadito obbligati obbligato costretto costretti costretta mah uffa crisi carcere
      arrestato arrestati arresto ansioso basta! bah vabbè vabbe meh scusate tagli! tasse tassa caduta crollo crolla
      solita! soliti! inciucio inciuci compromesso spaventoso sonno! pioggia piove compiti! verifica!
      studiare! influenza! noiaaa cancellato cancellata cancellati cancellate
    `,
    '-2': `
      maleodorante gelidi povero povere tradito traditore accusa polemica debito tragico tragedia critica critiche
      criticato insaputa cazzo vittime licenziati male cattivo cattive caro! cara! cari! care! carissimo costoso
      costosissimo esagerato eccessivo esorbitante salatissimo salato salata salati sporco sporcizia sporchissimo
      polvere polveroso unto unta unti macchia muffa ammuffito puzza puzzolente odore fetore rumore chiasso chiassoso
      frastuono baccano caos caotico confusione confuso confusionario lento lentezza lentissimo ritardo lungo!
      lunghissima interminabile freddo! fredda! freddi! fredde! gelata congelato surgelato maleducato scortese scostante
      arrogante antipatico presuntuoso supponente incompetente incapace inesperto inesperti impreparato disorganizzato
      disordine disinteresse indifferenza svogliato menefreghismo inutile inutilizzabile inefficace inefficiente
      inadeguato insufficiente inaffidabile inesistente scarso scarsissimo scadente mediocri deludente deluso delusione
      deludere problema problematico difetto guasto rotto rompe danneggiato danno graffio graffi graffiato graffiata
      ammaccato fragile debole debolezza instabile bug crash blocca impalla lag! surriscalda scarica! malfunzionante
      mancante manca mancano mancava mancanza assente assenza carente carenza privo! priva! insipido insapore secco
      secca bruciato crudo stantio scaduto scotta rancido indigesto gommoso molliccio annacquato noioso noia annoiato
      monotono monotona palloso complicato complicata complicati complesso! difficile difficoltà scomodo fastidi
      infastidito disagi disagevole impossibile pericolo rischi rischioso paura temo! timore ansia triste tristezza
      purtroppo sfortunatamente sfortuna ahimè rammarico pento brutto bruttissimo bruttezza squallido squallore
      fatiscente degrado trascurato trascurata trascurati decadente logoro vetusto obsoleto malandato mal! malissimo
      malmesso falso falsità errore sbagli ingannevole inganno imbroglio imbroglioni bugiardo mentito tarocco fregatura
      fregato disonesto scorretto scorrettezza abusivo perdere perso persa perdita perdite spreco buttato rifiutato
      lamentela lamentato lamento! protesta rabbia arrabbiato incazzato incavolato nervoso innervosito irritato
      frustrante frustrato frustrazione stress stressante stanco stancante fatica preoccupato scioccato sconcertato
      sconvolto imbarazzo spiacevole sgradevole dispiace scontento insoddisfatto insoddisfazione negativo svantaggi
      inconveniente intoppo limite! pecca pecche lacuna superficiale approssimativo sopravvalutato prevedibile scontato!
      pretenzioso finto artificiale tossico nocivo dannoso malattia dolore sofferto sofferenza morto morire muore ucciso
      guerra violenza violento attacco! piango lacrime solo_soletto ingiusto ingiustizia ingiustificato assurdo illogico
      incomprensibile illeggibile sfocato sgranato incompleto impreciso incompatibile incoerente dimenticato ignora
      trattati_male umido allagato perdite_d_acqua soffocante afoso rozzo volgare volgari cafone burino villano tirchi
      avaro razzista razzismo insulto offensivo offeso schiavi fallito flop fiasco sconsiglio evitare evitatelo evita!
      scappate disservizi negligente irresponsabile inspiegabile inopportuno ridotto_male insetti scarafaggi formiche
      cimici zanzare arrugginito ruggine scheggiato scrostato crepa strappato macchinoso farraginoso invadente truccato!
      dilettanti incivile insensato discutibile ritirata! pessimista attentato attentati rifiuta rifiuto criminale
      menzogna ipocrita ipocrisia corrotto corruzione mafia mafioso fascista fascismo omofobia assassino omicidi muoiono
      uccide ferito dramma drammatico conflitto disoccupato povertà inquinare distrutto distruggere distruzione massacro
      strage minacce allarme emergenza condanna denuncia galera disprezzo indegno pagliacci buffone disgrazia sfiga
      pianto sola! stanchezza stufo palle! dittatura dittatore perde sconfitta soffre incidente incidenti alluvione
      terremoto incendio tempesta macelleria precari sciopero indignazione minchiate skifezza skifo schifio farsa farse
      bluff analfabeta populista demagogo qualunquista inciuciare egoista ingrato pazzo! pazza! pazzia impazzito iniquo
      parassita venduto! venduti! puttanieri sputtanata evasori evasione zitto! zitti! rompipalle rompere! rimbambito
      rincoglionito mostri! manicomio terrore stangata scredita screditato sgarbo ammazzare ammazza! insofferenti
      arroccati scandalosi opportunista opportunisti voltagabbana poltrone! massoni massoneria usurai usuraio sfruttano
      teatrino vergognano moralista moralisti fantoccio marionetta servi! inetti sanguisughe complotto golpe cesso
      megalomane sproloqui boicotto tristissimo rabbiosi malincuore inguardabile inascoltabile antidemocratico
      dittatoriale regime! casta! pulci! esoso smarrito acchiappaturisti freddezza orribbile delusionee scortesse
      sporchissmo vergonioso inaccetabile inacettabile rumoroze pessmo
    `,
    '-3': `
      pessimo pessima pessimi pessime peggiore peggiori peggio orribile orribili orrendo orrenda orrendi orrore
      terribile terribili terribilmente tremendo tremenda disastro disastri disastroso disastrosa disastrosi
      catastrofe catastrofico catastrofica schifo schifoso schifosa schifosi schifezza schifezze schifato disgustoso
      disgustosa disgustosi disgusto disgustato vomitevole vomito vomitare nauseante nauseabondo nausea ripugnante
      indecente indecenti indecenza vergogna vergognoso vergognosa vergognosi scandaloso scandalosa scandalo
      inaccettabile inaccettabili inammissibile intollerabile insopportabile insopportabili inqualificabile
      imperdonabile allucinante ladri ladro truffa truffe truffatore truffatori truffato truffata truffati frode frodi
      rubato rubano rubare furto imbroglione merda merde cagata cagate cacca! stronzo stronza stronzi stronzate
      coglione coglioni bastardo bastardi puttana puttanata vaffanculo fanculo idiota idioti imbecille imbecilli
      cretino cretini stupido stupida stupidi stupidità deficiente deficienti demente scemo scemi ridicolo ridicola
      ridicoli patetico patetica patetici penoso penosa penosi misero misera miseri miserabile squallidissimo
      porcheria porcherie porcata spazzatura immondizia rifiuti monnezza ciofeca bidone bufala incubo incubi inferno
      infernale odio odiano odiare detesto detestabile spregevole infame infami osceno oscena atroce atroci
      deplorevole abominevole mostruoso immangiabile immangiabili imbevibile lurido lurida luridi schifosissimo
      sporchissima maledetto maledetta delinquenti vergognatevi fetido tortura obbrobrio zozzo sozzo disumano troia
      feccia porcoddio porcodio porcamadonna vaffa! maiale maiali! stronzetto troie zoccola puttane cazzoni coglionata
      minchioni minchione
    `,
  },
  phrases: `
    -1.5: diverso dalla foto, diversa dalla foto, diversi dalla foto, diverso dalle foto, aspettato 30 minuti
    -1.5: aspettato 40 minuti
    -1: dovrebbe esserci più, dovrebbero esserci più, mi sarebbe piaciuto, ci sarebbe piaciuto, mi sarebbe piaciuta, sarebbe bello se, sarebbe stato bello, sarebbe meglio se, sarebbe stato meglio, sarebbe utile se
    2: niente da migliorare, nulla da migliorare, senza il vostro aiuto, senza il suo aiuto, senza il tuo aiuto, senza discussioni, rimborsato subito, rimborsata subito, rimborso immediato, rimborso veloce, spiega in modo chiaro, spiega benissimo
    2: imparato molto, ho imparato tanto, superato l'esame, passato l'esame, mi ha ascoltato, mi ha ascoltata, ci ha ascoltati, nessuna attesa, nessuna coda
    2: installato in cinque, facile da installare, pensato a tutto, per tutti i gusti
    -1.5: restare in piedi, stare in piedi, rimasti in piedi, coda lunghissima, code lunghissime, coda interminabile, file interminabili, fila lunghissima
    -1.5: passato da un operatore, passano da un, rimbalzato da, rimbalzati da, da uno sportello, hanno aumentato i prezzi, aumentato i prezzi
    -1.5: aumentato il prezzo, prezzi aumentati, aumento dei prezzi, cancellato tutti, perso tutti i, perso tutto, troppa pubblicità, troppe pubblicità
    -1.5: piena di pubblicità, pieno di pubblicità, una sola cassa, solo una cassa, ancora nessun rimborso, ancora aspetto, sto ancora aspettando
    -1.5: aspetto ancora, ancora in attesa, prima era meglio, era meglio prima, non è più quello di, non è più quella di, non è più come prima, birra calda
    -1.5: vino caldo, acqua fredda nella doccia
    2: molti complimenti, non volevamo più andare via, non volevamo andare via, non vorresti più andare via
    2: non volevo più andare via, dormito come un bambino, dormito come bambini, dormito benissimo, dormito molto bene, si dorme benissimo
    2: accolti di persona, preso il tempo, già ordinato un altro, ne ho ordinato un altro, ne ho ordinati altri, ne ho comprato un altro, ne comprerò
    2: non si può sbagliare, non si sbaglia, semplifica la vita, facilita la vita, risposto a tutte, risponde a tutte, rispondono a tutte, dalla prima pagina
    2: si legge tutto d'un fiato, tutto d'un fiato, d'un fiato, dall'inizio alla fine
    -1.5: si è staccato, si è staccata, si sono staccati, si sono staccate, va e viene, cade di continuo, cade continuamente, cade la connessione
    -1.5: si disconnette, si scollega, usciti affamati, uscito affamato, rimasti affamati, rimasto affamato, mi sono addormentato, mi sono addormentata
    -1.5: dovuto comprarne, dovuto comprare un altro, dovuto comprare un altra, dovuto ricomprare, dovuto aspettare, dovuto chiamare, dovuto chiedere
    -1.5: irritazione, scolorisce, scolorito, scolorita, stinge, stinto, stinta, arrivato freddo, arrivata fredda, servito freddo, si è scollato, si è scollata
    -1.5: si è scucito, si è scucita, si è strappato, si è strappata, taglia sbagliata, colore sbagliato, articolo sbagliato, senza acqua calda
    2: ricomprerei, ricomprerò, lo riprenderei, arrivato in anticipo, arrivata in anticipo
    2: consegnato in anticipo, consegnata in anticipo, consegna in anticipo, prima del previsto, sentiti a casa, sentita a casa, sentito a casa
    2: proprio quello che cercavo, quello che cercavo, quello che mi serviva, proprio quello che, a pennello, calza a pennello
    -2: costo nascosto, costi nascosti, addebitato due volte, addebitata due volte, addebitato il doppio, un capello, un capello nel
    -2: rivoglio i miei soldi, rivoglio i soldi, soldi indietro, indietro i soldi
    -1.5: si è ristretto, si è ristretta, si sono ristretti, si sono ristrette, si restringe, si sente tutto dei, si sente tutto quello, si sentiva tutto dalle, si sentono i vicini
    -1.5: sentono tutti i rumori, si sente ogni
    3: lo consiglio, la consiglio, li consiglio, le consiglio, lo consiglio vivamente, vivamente consigliato
    3: consiglio vivamente, straconsigliato, da consigliare, assolutamente consigliato, consigliato a tutti
    3: da non perdere, non poteva essere migliore, non potrebbe essere migliore, meglio di così, a cinque stelle
    3: cinque stelle, da sogno, da favola, da urlo, da leccarsi i baffi, da dieci, un dieci, fiore all'occhiello
    3: a bocca aperta
    3: ci torneremo, ci tornerò, ci tornerei, torneremo sicuramente, tornerò sicuramente, torneremo presto
    3: torneremo volentieri, ci ritornerò, ci ritorneremo, superato le aspettative
    3: supera le aspettative, oltre le aspettative, al di sopra delle aspettative
    2.5: buona qualità, ottima qualità, alta qualità, ottimo rapporto qualità prezzo, buon rapporto qualità prezzo
    2.5: ottimo rapporto, buon rapporto, ottimo prezzo, buon prezzo, prezzo giusto, prezzo onesto, prezzi onesti
    2.5: prezzi contenuti, prezzo contenuto, prezzi bassi, prezzo basso, ottimi prezzi, vale la pena
    2.5: ne vale la pena, vale tutti i soldi, vale il prezzo, vale ogni centesimo
    2.5: non delude, non delude mai, non deludono, mai deluso, mai delusa, mai delusi, nulla da dire, niente da dire
    2.5: nulla da ridire, niente da ridire, nulla da eccepire, niente da eccepire, niente di meglio, nessuna pecca
    2.5: senza pecche, non me ne pento, niente male, nulla da invidiare
    2: nessun problema, alcun problema, senza problemi, senza alcun problema, zero problemi, come nuovo
    2: in ottimo stato, mille grazie, grazie a tutti, molte grazie, tante grazie
    2: punto di forza, punti di forza, punto forte, a disposizione, a portata di mano, a due passi, ottima posizione
    2: fa il suo dovere, fa il suo lavoro, fanno il loro dovere, mi sono trovato bene
    2: mi sono trovata bene, ci siamo trovati bene, fa al caso, di qualità, su misura, in orario, per fortuna
    2: di classe, a mio agio, a proprio agio, sentire a casa, come a casa, ben curato, molto volentieri
    1.5: con rispetto, molto rispetto, di rispetto, grande rispetto, rispetto reciproco
    1.5: non è caro, non caro, non costoso, non troppo caro, prezzo ragionevole, prezzi ragionevoli
    1.5: nella media dei prezzi, poco costoso, a buon mercato, buon mercato, nei tempi previsti, nei tempi
    1: come da descrizione, come descritto, come previsto, va bene, tutto bene, tutto ok, per bene, non male
    1: mica male, non è male, meno male
    0.5: buona pasqua, buone feste, buone vacanze, buon viaggio, buon lavoro
    0: lungo cento, lunga cento, lungo mille, metri di lunghezza
    0: mio ordine, un ordine, il mio ordine, nostro ordine, numero ordine, ordine numero
    0: in ordine alfabetico, offerta vale
    0: in merito, rispetto a, rispetto al, rispetto alla, rispetto all, rispetto ai, rispetto alle, rispetto agli
    0: bene comune, beni comuni, varia di, varia da, varia a seconda, varia in base, lo spettacolo, gli spettacoli
    0: miei amici, degli amici, agli amici, gli amici, con amici, un amico, mio amico, amico di, amici di
    0: consiglio di prenotare, consigliamo di prenotare, consiglia di prenotare, consigliabile prenotare, consiglio di portare
    -2: consiglio di evitare, consigliamo di evitare
    0: non lo so, non saprei, non saprei dire, non ho idea, non mi importa, boh
    0: buonanotte a tutti, per favore, per piacere, va bene così, ben presto, ben più, ben oltre, ben tre, ben due
    0: se va bene, bella e buona, non solo, non soltanto, non solamente, per non parlare, rapporto qualità
    0: rapporto qualità prezzo, qualità prezzo, qualità/prezzo, qualità e prezzo, più o meno, almeno, a meno che
    0: d'accordo, senza dubbio, senz'altro, senza ombra di dubbio, grazie a, grazie al, grazie alla, grazie all
    0: di nuovo, nuovo anno, di bene in meglio, nel bene e nel male, acqua calda, acqua fredda, bevande fredde
    0: piatti freddi, aria condizionata, a lungo, lungo il, lungo la, lungo termine, a breve, prima o poi
    0: al più presto, a dire il vero, in realtà, nulla a che vedere, sicuro che, di sicuro, sono sicuro, chiaro che
    0: centro storico, città vecchia, in gran parte, buona parte, gran parte, maggior parte, un sacco di
    0: quanto meno, quantomeno, per lo meno, il meno, in genere, in generale, in attesa di, in attesa della
    0: pronto soccorso, forze armate, ordine pubblico, basso costo, alla fine, buona scuola, ministro dell'interno
    0: importa, non importa, non fa niente, a presto, prestissimo
    -0.7: nulla di che, niente di che, nulla di speciale, niente di speciale, niente di eccezionale
    -0.7: nulla di eccezionale, niente di particolare, nulla di particolare, non il massimo, non è il massimo
    -0.7: non è granché, non un granché, non granché, non eccelso, nella norma, così così, nella media
    -0.7: senza infamia e senza lode, potrebbe essere migliore, potrebbe migliorare, può migliorare
    -0.7: si può migliorare, da migliorare, da rivedere, poteva essere migliore
    -0.7: un po caro, un po cara, un po piccolo, un po piccola
    -1: senza senso, non ha senso, nessun senso, poca scelta, poca pulizia, poca cura, poco curato, poco pulito, avrebbe bisogno
    -1: poco pulita, poco gentile, poco cortese, poco disponibile, poco professionale, poco chiaro
    -1: poca professionalità, poca attenzione, poco spazio, poca luce, mancanza di rispetto, non si può, a malapena
    -1: punto debole, punti deboli, punto dolente, nota dolente, unico neo, unica pecca, nota negativa, fa acqua
    -1.5: prezzi alti, prezzo alto, prezzo elevato, prezzi elevati, prezzi alle stelle, un po troppo, fuori luogo
    -1.5: fuori servizio, fuori uso, code interminabili, fila interminabile
    -2: non funziona, non funzionano, non funzionava, non funzionavano, non ha funzionato, non funziona più
    -2: smesso di funzionare, non va, non va bene, non va più, non si accende, non si accende più, non carica
    -2: non si carica, non risponde, non rispondono, non risponde nessuno, mai arrivato, mai arrivata
    -2: non è arrivato, non è arrivata, non è mai arrivato, non arriva, non arrivato, nessuna risposta, mai ricevuto
    -2: non ho ricevuto, non serve a niente, non serve a nulla, serve a poco, non serve, non mi piace
    -2: non mi è piaciuto, non mi è piaciuta, non ci è piaciuto, non piace, cattivo odore
    -2: cattivi odori, pessime condizioni, cattiva qualità, bassa qualità
    -2: scarsa qualità, pessima qualità, trattati male
    -2: pessima esperienza, non all'altezza, non è all'altezza, perdita di tempo
    -2: perdita di denaro, tempo perso, spreco di soldi, buttare i soldi, non vale
    -2: non vale la pena, non ne vale la pena, non vale il prezzo, non vale nulla, non vale niente, non vale i soldi
    -2: a desiderare, lascia a desiderare, lasciano a desiderare, lascia molto a desiderare
    -2: lascia un po a desiderare, lasciava a desiderare, si è rotto, cade a pezzi
    -2: acqua da tutte le parti, che peccato, specchietto per le allodole, trappola per turisti
    -2: acchiappa turisti, prese in giro, preso in giro, se ne fregano, se ne frega, chi se ne frega, fare schifo
    -3: non lo consiglio, non la consiglio, non consiglio, non lo consiglierei, non consigliato, non consigliabile
    -3: non lo consiglio a nessuno, assolutamente sconsigliato, da evitare, state alla larga, statene alla larga
    -3: stare alla larga, alla larga, mai più, non ci torneremo, non ci tornerò, non ci tornerei, non tornerò
    -3: non torneremo, non ci torno, non ci metterò più piede, non comprate, non compratelo, non comprerò più
    -3: non acquistate, non andateci, è una truffa, zero stelle, da denuncia
    2: ti amo, ti adoro, vi amo, buon compleanno, buona fortuna
    2: in bocca al lupo, che bello, che bella, che belli, che carino, troppo bello, troppo bella
    2: ottimo lavoro, viva la, viva il
    -2: che schifo, fa schifo, fate schifo, fanno schifo, che palle, che noia, che tristezza, che vergogna
    -2: mi manca, mi mancano, mal di testa, mal di pancia, non ne posso più, basta con, a casa subito, presa in giro
    -2: presi in giro, prendere in giro, prendono in giro, senza vergogna, rotto le palle, rotto il cazzo
    -2: non se ne può più, tutti a casa, siamo alla frutta
    0: buon weekend, buon inizio
    -1.5: aspettavo di meglio, aspettavo di più, aspettavo meglio, aspettavamo di più, aspettavamo di meglio
    3: tutta la vita, non vedo l'ora, che spettacolo, quanto ti amo, vi amo tutti, ti voglio bene, vi voglio bene
    3: numero uno, number one
    2: forza ragazzi, sei il migliore, sei la migliore, sei un grande, sei grande
    2: passo avanti, passi avanti, era ora, finalmente una, mi fa piacere, sante parole
    2: ha ragione, hai ragione, avete ragione, ci credo, sono con te, siamo con te, sto dalla parte, morire dal ridere
    2: di nuovo insieme, vai così, avanti così, che figo, che dolce, che dolci, che carina, che belle, che tenero
    2: che teneri, non mi lamento, non ci lamentiamo, sa il fatto suo, che gioia, cosa buona
    1: forza e coraggio, dolce notte, sogni d'oro, c è di meglio
    0: presidente del consiglio, il consiglio, consiglio dei ministri, in consiglio, consiglio comunale
    0: consiglio regionale, un consiglio, politica economica, politiche economiche, crescita economica
    0: situazione economica, manovra economica, commissario europeo, in pratica
    0: di cuore, il cuore degli, cara mia, cara amica, caro amico, caro mio, cari tutti, cari ragazzi, care amiche
    0: caro diario, mi piace di, un mi piace, i mi piace, mettere mi piace, metti mi piace, colpo di scena
    0: di corsa, salva italia, salva-italia, decreto salva, meno di, per poco, tra poco, fra poco, a poco a poco
    0: da poco, poco fa, va be
    -0.7: troppo bello per, ci mancherebbe, ancora una volta, che ansia, non ho voglia, voglia di dormire
    -2: ci fa schifo, fa pena, fanno pena, mi fa pena, fa cagare, fanno cagare, fa vomitare, mi vergogno
    -2: ti vergogni, non si vergognano, vai a casa, vada a casa, andate a casa, a quel paese, ma vai a, ma va a
    -2: ma per favore, ne ho abbastanza, ma basta, presa per il culo, prendere per il culo, prese per il culo
    -2: presi per il culo, prende in giro, rompere le palle, rompere il cazzo
    -2: rompi il cazzo, non rompete, sotto le aspettative, al di sotto, in ginocchio, colpo di stato, al peggio
    -2: di male in peggio, sempre peggio, che pena, che rabbia, che delusione, che casino, un casino
    -2: siamo messi male, messi male, lacrime di coccodrillo, facce di bronzo
    -2: faccia di bronzo, faccia tosta, conflitto di interessi, conflitto d interessi, spargere odio
    -2: istiga contro, mani in tasca, mani nelle tasche, soliti noti, solito inciucio, mandare a casa
    0: buon giorno, buona notte, buona sera, buona giornata, buona serata, buona domenica, buon pomeriggio
    0: buon appetito, buongiorno a tutti
    0: telefono intelligente, telefoni intelligenti, mettere in pratica, messo in pratica, nella pratica
    0: a tempo pieno, a tempo parziale
    1.5: senza costi, senza costi aggiuntivi, senza spese, senza spese aggiuntive, senza attese, senza code
    1.5: senza fila, senza file, senza interruzioni, senza sforzo, senza impegno, posizione strategica, in tempo
    3: da sballo
    1: non troppo dolce, non troppo dolci
  `,
  negators: `
    non non_si_tratta_di non_si_trattava_di né ne_pure neppure nemmeno neanche mai nessun nessuno nessuna niente nulla senza mica manco tutt'altro_che
  `,
  concord: true,
  nonNegators: 'non_solo non_soltanto non_solamente non_so x perché_no se_non',
  halfNegators: 'poco poca pochi poche appena raramente scarsamente',
  praiseNegators: 'manca mancano mancava mancanza scarseggia',
  doubts: 'non_credo non_penso non_crediamo',
  without: 'senza',
  intensifiers: `
    molto a_dir_poco molta molti tanto davvero veramente assai proprio così estremamente incredibilmente decisamente assolutamente
    totalmente completamente particolarmente super iper ultra tutto sempre più altamente notevolmente troppo_troppo
    eccezionalmente straordinariamente enormemente terribilmente sicuramente parecchio oltremodo immensamente
  `,
  diminishers: `
    abbastanza piuttosto un_po po' po leggermente relativamente quasi mediamente parzialmente talvolta
    vagamente moderatamente tutto_sommato
  `,
  too: 'troppo troppa troppi troppe',
  less: 'meno',
  hopes: 'se spero speravo speravamo speriamo sperando sperare aspettavo aspettavamo aspettavo_di magari',
  modals: 'potrebbe potrebbero potrei',
  unrealised: `
    avrebbe_bisogno potrebbe_essere potrebbero_essere dovrebbe_essere dovrebbero_essere avrebbe avrebbero sarebbe_stato
    sarebbe_stata sarebbe_stato_meglio poteva_essere potevano_essere avrei vorrei
  `,
  comparatives: 'meglio migliore migliori',
  limitNegators: 'non_potrebbe_essere non_poteva_essere non_si_può non_si_poteva non_potevo non_potevamo non_c_è',
  endings: 'issimo:o issima:a issimi:i issime:e issimo:e issimi:o issima:o issime:a mente:e amente:o',
  accentless: true,
  nonfactual:
    'spero_che speriamo speriamo_che come_posso come_possiamo come_si_può come_faccio_a dove_posso come_si_restituisce',
  replaced: `
    invece_di invece_del invece_della invece_dei invece_delle invece_dell invece_che al_posto_di al_posto_del
    al_posto_della
  `,
  averting: 'evitare prevenire',
  untoldRemedies: 'risolvere sistemare riparare eliminare',
  unsettled: 'deve devono sarà male finché',
  former:
    'vecchia_versione versione_precedente modello_precedente vecchio_modello vecchia_app prima una_volta un_tempo',
  remedies:
    'risolta riparat* eliminata corretto corretta corretti corrette sistemata risolti risolto risolse risolve risolvono riparato eliminato elimina sistemato',
  contrast: `
    ma però tuttavia invece sebbene nonostante malgrado eppure mentre tranne eccetto anche_se benché bensì
    purtroppo comunque peccato_che
  `,
  subordinators: `
    sebbene nonostante malgrado benché perché che dove quando se come quindi poiché siccome affinché cui per dato_che visto_che
  `,
  coordinators: 'e ed o oppure',
  salutations: 'caro cara cari care carissimo carissima carissimi',
}
