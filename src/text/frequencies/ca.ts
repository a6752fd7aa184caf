/** Common Catalan words by their share of running text, in half-decade bands. Written for this table. */
export const bands = {
  '3e-2': `
a de el en i la que`,
  '1e-2': `
al amb del els es ha les no per se un una va és`,
  '3e-3': `
aquest aquesta com dels des em entre era està fer fins han havia hi ho ja li molt més o on perquè però quan sense ser
seu seva si sobre són també tot`,
  '1e-3': `
abans així altra altre altres any anys ara barcelona bon bona bé cada cap casa catalunya ciutat contra cosa coses
després dia dies dir diu dona doncs dos durant ell ella ells encara eren estat ets fa feia fet forma gent govern gran
home jo lloc mai manera mateix mateixa menys millor món nom només nosaltres nou nova part país persona persones poden
pot primer primera qui quin quina què res segons sempre som sóc temps tenen tenir tinc tots treball tu té vida vol`,
  '3e-4': `
acabar ahir aigua ajuda ajudar alcalde allà alt alta alumnes amic amics amor anar anglès aquí arriba arribar aviat avui
baix bastant beure blanc blau bonic buscar cal camí canvi cara carrer cas catalana catalans català causa centre clar
club començar cor cos cotxe crec creure dades dalt darrere davant deixa deixar demà diferent diferents diners dins donar
dormir dret drets dóna edifici empresa empreses entrar equip escola escoltar escriure espanya espanyol esperar estimar
europa europea euros exemple família fi fill filla fills final fora força francesa gairebé general germana germà grans
grup gràcies guanyar guerra història hola hora hores idea important informació inici internacional joc jove joves jugar
junts llarg llarga llegir llei llengua llibre llibres lluny local mans mar mare massa matí menjar mercat mes mesos
ministre minut minuts mirar morir mort mà música nacional negre nen nena nens nit nombre paraula paraules pare parla
parlar partit passa passar pensar penso perdre petit petita plaça poble polític política porta portar posa posar
possible potser pregunta prendre president preu principi problema problemes producte professor projecte prop propi
pròpia punt públic pública raó resposta resultat saber sap segle segur sentir senyor senyora servei serveis setmana
sistema social sol sortir sé sí tard tarda terra tornar troba trobar ull ulls universitat vaig vam van vas ve vegada
vegades vell venir verd veritat vermell veu veure vist viu viure voler`,
  '1e-4': `
abril accident acord actor advocat aeroport agost ajuntament alegria amable ambient animal animals aniversari antic
aparcament arbre arbres arma arròs art artista associació autobús avió banc barat bicicleta bitllet boca boda bosc
botiga braç brut buit bàsquet cabell cadira cafè calent calor cama camp campionat cansat cantant cançó car carn
carretera cervesa científic cinema ciutadans ciència classe clau client clients clima color comarca compra comprar
comptar content contracte conversa cost costar cotxes crim crèdit cuina curs decisió dent derrota desembre
desenvolupament diari difícil dijous dilluns dimarts dimecres dinar director dissabte dit diumenge divendres dolor dubte
economia econòmic econòmica eleccions energia entrenador error escriptor església esmorzar especial esperança esport
esquena estació estiu estrany estudi estudiant estudis examen experiència exèrcit feble febrer feina feliç festa
finestra flor flors foc formatge fort fotografia fred fruita futbol fàbrica fàcil gat gener gol gos habitació habitants
hivern hospital hotel illa imatge impost indústria internet investigació jardí jugador juliol juny jutge lent llet lliga
llit lliure llum maig malalt malaltia març medi medicament metge metro mida missatge modern muntanya museu màquina mòbil
nadal nas net neu nivell normal notícia novella novembre número obert objectiu ocell octubre oficina oli ordinador
orella organització pa pagar parc paret parlament partits pau peix pell pellícula pellícules perfecte perillós pes peu
pintura pit pla platja ple pluja població pobre poeta policia pollastre pont por premsa pressupost presó primavera
producció programa província pàgina qualitat quantitat regal regió relació restaurant reunió ric riu roba ràdio ràpid
sabates sal salut sang setembre simpàtic soldat somni sopar sou sucre tancat tardor taula te teatre tecnologia televisió
telèfon temporada tipus tranquil treballador treballadors tren trist tristesa trànsit turista vaixell valor venda vendre
vent verdura vi viatge victòria vot vídeo èxit`,
}
