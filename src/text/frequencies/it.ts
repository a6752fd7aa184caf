/** Common Italian words by their share of running text, in half-decade bands. Written for this table. */
export const bands = {
  '3e-2': `
che di e il la`,
  '1e-2': `
a come con da del della ha i in le lo mi non per più si sono un una è`,
  '3e-3': `
al alla anche ancora anni bene c'è chi ci cosa così dal dalla dei delle dopo due era essere fare gli grazie hai ho
io lui ma me mio molto ne nel nella no o ora perché poi prima quando quello questa questo qui se sei solo stato su
sua suo te ti tutti tutto`,
  '1e-3': `
abbiamo adesso ai alle allora almeno altri altro amore anno avere bello casa ciao contro cui d'accordo dai davvero
degli detto devo dire dove fa fatto fino forse fu fuori giorno già hanno invece lavoro lei loro mai meglio mentre
mia miei mondo nei niente noi nostra nostro nulla oggi ogni padre parte persone posso proprio puoi può qualcosa
qualcuno quale quanto quel quella quindi sembra sempre senza sia so sta stata stati sui sul sì tempo tra troppo tu
tua tuo tutte uno uomo va vero via vita voglio volta vuoi`,
  '3e-4': `
abbastanza acqua aiutare aiuto alcun alcune alcuni alta alto amica amici amico amo andare andato anzi appena aria
arriva arrivare arrivato aspetta aspettare auto avete aveva avevano avevo avrebbe avrei avrà avuto azienda bambini
bambino basso bella bisogno buon buona buono capire capisco capito capo caso centro certa certo chiama chiamato
cielo cinque cioè circa città comunque conoscere conosco corpo cosi credere credo cuore dare dato davanti dentro
deve devi dice dici dico dicono dieci dietro difficile dio diritto disse dobbiamo domanda domani donna donne dormire
doveva dovrebbe dovuto durante dà ecco entrambi entrare eppure erano ero esempio essi età euro europa faccio facendo
faceva facile fai famiglia fanno farlo fatta figli figlia figlio film fine forma forte foto fratello fuoco generale
gente giocare gioco giorni giovane giovani governo grande grandi gruppo guarda guardare guerra idea ieri importante
impossibile infatti inizio inoltre insieme intanto internazionale italia italiana italiani italiano lascia lasciare
lasciato legge letto libero libro lontano luce lungo luogo macchina madre magari maggiore male mamma mangiare mani
mano mare marito mattina mercato mese mesi messo mettere mie migliore migliori milano milioni ministro minuti modo
moglie momento morire morte morto motivo musica nato nazionale neanche nemmeno nessuna nessuno nome nord nostri
notte nuova nuovi nuovo né occhi oltre oppure ore otto pace paese parla parlare parlato parola parole partita
passare passato paura peggio pensare pensi penso perdere perso però piace piacere piccola piccoli piccolo politica
politico polizia porta portare portato possiamo possibile possono posto potere poteva potrebbe potuto prego prendere
presidente preso presso presto prezzo primo problema problemi progetto programma propria prossimo pubblica pubblico
punto qualche quali quante quanti quasi quattro ragazza ragazzi ragazzo ragione re rimanere risposta roma sa sai
sangue sanno sapere saranno sarebbe sarà scuola scusa secolo secondo seguire senso sentire sentito sento sera serie
serve servizio sette settimana siamo sicuro siete signor signora signore sistema sito sociale società sola soldi
sole soli solito sopra sorella sotto spesso squadra stagione stai stanno stava stessa stessi stesso sto storia
strada studi studio subito sud sue suoi tale tali tardi telefono tenere terra terzo testa tipo torna tornare treno
trova trovare trovato tuoi ucciso ultima ultimi ultimo uniti università uomini uscire vado vai vanno vecchio vedere
vedi vedo venire vera veramente verso vicino video viene visto vivere vivo voi volete voleva volevo volte vorrei
vostra vostro vuole zona`,
  '1e-4': `
accordo acquistare acquisto aereo aeroporto agosto albergo alberi albero album allenatore altezza amare america
americana americani americano analisi andiamo angelo anima animale animali aperta aperto appartamento aprile aprire
argento arma armi arte articolo artista artisti associazione assolutamente attacco attività attore attori
attualmente aumento autobus autore avvocato azione azioni bacio bagno banca banche band barca battaglia belli bere
bianca bianco bilancio birra blu bocca bologna bomba borsa bosco braccia braccio caffè calcio caldo camera camere
campagna campionato campione campo canale candidato cane cani cantante cantare canzone canzoni capacità capelli
carcere carne caro carta case cattivo cattolica causa cavallo cena cervello chiamare chiesa chiudere chiuso ciascuno
cina cinema cioccolato cittadini classe cliente clienti clima club colazione collega colore colori colpa colpevole
commercio commissione comodo compagni compagno compleanno completamente completo comprare comprato computer comune
comuni comunità concerto condizione condizioni conoscenza consegna conseguenze consiglio contento conti conto
contratto controllo coppa coppia corsa corso costa costi costituzione costo credi credito crescita crimine crisi
cucina cultura culturale cura data debito decisione democrazia denti deputati desiderio destra detta diavolo
dicembre differenza dimensioni direttore diversa diverse diversi diverso divertente documenti documento dolore
domenica doppio dottore dubbio eccellente economia economica economico edificio effetti effetto elettrica elezioni
energia eravamo eri errore errori esame esattamente esercito esperienza estate facilmente fame fantastico febbraio
fede felice felicità ferro festa fiducia finalmente finanza finestra fiore fiori firenze fiume formaggio fortuna
forza forze francese francia freddo frutta futuro gambe gara gas gatti gatto genitori gennaio gentile germania gesù
giallo giappone giardino giocatore giocatori giochi gioia giornale giornali giornalista giornalisti giovedì giudice
giugno gol gratis grave guida guidare gusto hotel immagine immagini impresa imprese incidente incredibile industria
inferno inghilterra inglese insegnante intelligente interessante internet intervista inverno isola isole istituto
lacrime lago latte lavora lavorare lavoratori leader leggere legno libertà libri linea lingua lista londra lotta
luglio lunedì macchine maggio maggior maggioranza malato malattia martedì marzo materiale matrimonio media medici
medicina medico membri membro mente meraviglioso mercoledì messaggio metodo metà mezzo mila militare militari misure
modello montagna monte motore muro museo napoli naso natale nave necessario negozi negozio nemici nemico nera nero
neve nonna nonno normale notizia notizie nove novembre numeri numero obiettivo occasione odio offerta offerte okay
omicidio opera opere ordine orecchie organizzazione origine oro ospedale ottobre pagamento pagare pagato palazzo
pane papa papà parco parigi parlamento particolare partiti partito passione pasta paziente pazienti pazzo pelle
perfetta perfetto pericolo pericoloso periodo personaggi personaggio personale pesce peso petrolio piangere piano
piante piatti piatto piazza piede piedi pieno pietra pioggia piscina pittura pizza plastica poesia poeta pomeriggio
ponte popolazione popolo posizione possibilità posta poveri povero pranzo premio prendi presente primavera
principalmente principio probabilmente processo prodotti prodotto produzione professore protezione prova prove
provincia pubblicato pulizia punti qualità quantità radio rapporti rapporto realmente reato recentemente regalo
regina regione regioni regista relazione religione repubblica responsabile restare resto rete ricco ricerca ridere
rischio riso rispetto ristorante risultati risultato romanzo rossa rosso rumore russia sabato sala sale salute san
santa santo sapevo sapore scarpe scegliere scelta scelte scena schermo scienza sconfitta sconto scritto scrittore
scrive scrivere scusi secondi sedia segreto seguito semplice semplicemente senato serio settembre sicuramente
sicurezza sindaco sinistra situazione sogni sogno soldati soldato soltanto soprattutto sorriso spagna spagnolo
speciale speranza spesa spese spiaggia spirito sport stampa stanza stazione strano studente studenti stupido
successo sviluppo tasse tavolo teatro tecnica tecnologia tedesco televisione temperatura teoria terribile testo
titolo torino tornato torta totale traffico tranne tranquillo tribunale triste tristezza turismo turisti tè uccelli
uccidere uova uso vacanza vacanze vedrà veloce velocemente velocità vendere vendita venerdì venezia vengo vento
venuto verde verità vestiti vestito vetro viaggi viaggio vicini vincere vino violenza viso vista vittima vittime
vittoria voce volo votare voto vuoto zia zio zucchero`,
  '3e-5': `
accettare accettato adulti affermato aglio agricoltura allegro alzare amaro ambiente annuncio antica antichi antico
anziani applicazione arrabbiato arrivo ascensore ascolta ascoltare assassino attaccare attrice autunno bagagli
balcone ballare batteria bellezza bellissima bellissimo bicchiere bicicletta biglietti biglietto biologia bottiglia
brutta brutto bugia bugie burro cadere caduta caduto calda calma cameriere camicia camminare cancro cappello carina
carino castello cattedrale centinaia cento cerimonia chiave chiavi chili chilometri chimica cinquanta cipolla coda
collina coltello comincia cominciare commenti commento conferenza confine conosciuta conosciuto consigliato continua
continuare coraggio coraggioso correre costruire costruito costruzione creare creato creazione critica critiche
cucinare decidere deciso delusione deluso deserto design dibattito dichiarato dichiarazione difendere difesa dignità
dimenticare dimenticato dimostrare discorso distruggere distrutto divano doccia dolce dolci dozzina elegante eventi
evento evitare evitato fabbrica fallimento fallito famosa famoso fattura feriti ferito festeggiare file filosofia
finire finisce finito fisica forno fredda fresca fresco funerale funziona funzionare funzione garanzia gelato geloso
giacca gioventù gonna gradi grano gravidanza guardando immaginare immaginazione immigrati imparare imparato
importanti incinta incontrare incontrato incontro indirizzo infanzia ingredienti ingresso inizia iniziare iniziato
innocente inquinamento insalata insegnare installare inviare inviato invidia lampada lavare lento letteratura litri
locale locali lusso marca marchio massimo matematica memoria metri migliaia minaccia minimo mobili moda modelli
moderno monumento morti mostra mostrare nascita natura naturale negare neonato nervoso noioso nuvole obbligo
occhiali oceano offre offrire olio onda onesto onore opinione opinioni orgoglioso orologio orribile pantaloni
partenza partire passaporto password patate pazienza pensione percentuale permesso permettere piacevole pianeta
pollo pomodoro popolare porto precedente preferisco prenotare presentare presentato presenza prezzi principale
principali privata privato promessa promesso proteggere provare provato psicologia pulire pulito quaranta quartiere
rabbia racconta raccontare regionale ricetta ricevere ricevuto ricorda ricordare ricordi ricordo riesce rifiutare
rifugiati rimborso riparare ritorno riunione riuscire riuscito rompere rotto sabbia salire salsa saltare salvare
salvato scaricare scendere scienziati seguente sete sguardo signorina silenzio simile simili simpatico sincero
soddisfatto spazio spiega spiegare spiegato spiegazione sporco stanca stanco stella stelle stile storica storico
stranieri straniero successivo succo suono taglia tagliare tempesta tempio tenero terrazza territorio tirare
togliere tomba torre tradizionale tradizione trenta uguale universo usare usato utente utenti utilizzare utilizzo
vaccino valigia valle valore valori vediamo vendite venti vergogna viaggiare vietato villaggio virus visita visitare
visitatori voci volare zuppa`,
}
