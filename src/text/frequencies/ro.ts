/** Common Romanian words by their share of running text, in half-decade bands. Written for this table. */
export const bands = {
  '3e-2': `
a de în și`,
  '1e-2': `
am care ce cu că din este la mai nu o pe pentru se să un`,
  '3e-3': `
această acest acum ai aici au bine ca cum când dacă dar despre doar după ea ei el era fi foarte fost fără i iar le lui
mult ne poate prin până sa sau si sunt te toate tot va vă între`,
  '1e-3': `
aceasta acesta aceste alt alte altă an ani anul apoi are asta astfel atunci avea avem aveți avut așa bun bună casa cea
cei cel cele ceva cine cineva cât da deci decât deja deoarece dintre doi două ele erau fac face fapt fiecare făcut lor
lucru lucruri lume mare mari mea meu mic mică mă nimic noastră noi nostru nou nouă oameni om parte peste pot poți prima
primul putea putem românia spune spus sub suntem său ta timp toată totuși toți trebuie trei tău una unde unei unui unul
venit viață voi zi zile zis îmi împotriva încă însă`,
  '3e-4': `
acea aceeași acel același acești acolo adesea adevăr adevărat afară ajuta ajutor alți ambii aminti anului aproape
aproximativ apă arată arăta astăzi auzi auzit aveau azi așteaptă aștepta bani banii biserica bucurești bărbați cap carte
cartea casei casă caz celălalt cinci circa citi companie complet conform continua continuă contra copii copiii copil
corp cred crede crezut curând cuvinte câte câștiga câștigat căuta dat dau departe deseori desigur destul devreme
dragoste drept drum dumneavoastră dumnezeu echipa economie eram euro exemplu familia familie fată față femei femeie
fiica film filmul fiu fiul folosește folosi folosit general gol grea greu guvernul guvernului gândi gândit găsește găsi
găsit ia ieri ii imediat important informații inima joacă joc jos juca jucat jumătate lege legea lei loc locui locul lua
luat lucra lucrează lumea lung lungă luni lună mama mereu merge mers mici mie mii miliarde milioane mine minute moarte
moartea mod moment motiv muncă muri murit muzică mână măcar nevoie niciodată nimeni noapte noaptea nume născut oamenii
ochii opt ora oraș orașul orașului ore pace partea partidul patru piață pierde pierdut plătește plăti plătit politic
politică posibil prea președintele prieteni primit probabil problema probleme problemă profesor public pune repede român
românilor română rămas rămâne răspunde răspuns război scrie scris scurt seara sigur simplu sine singur situația situație
sora soră soția spate special sus sânge săptămână telefon tine trecut trăiește târziu uitat ultima ultimul uneori
universitatea următoarea următor ușor vedea vinde vine voia vorbește vrea vreau vrei vândut vârstă văzut zece zilele îi
îl împreună înainte înapoi începe început întotdeauna întreaga întreba întrebare întrebat întrebări întreg își șapte
șase școala școală știe știi știu țara țară`,
  '1e-4': `
accident acord actor actualizare acuzat acțiune acțiuni aduce adus adânc aer aeroport agricultură ajunge ajuns ajutat
alb albastru album aleargă alege alegeri ales american amintire angajat angajați anglia animal animale antrenament
antrenor aplicația aplicație aprilie argint armată arme armă articol articolul artist artă arunca asculta asigurare atac
aud august aur autobuz autostradă avion avionul avocat banca bancă barcă bateria baterie bebeluș bere bibliotecă
bicicletă bilet bilete birou biserică boală bogat bolnav bombă braț bucurie buget bunic bunica burtă băiat bănci bărbat
cafea cal calculator cald calitate camera camere cameră camion campionat cancer capacitate card carne caută cazare
centru cer cercetare cercetător cere cerut cetățean cetățeni cheltuieli china citit ciudat clasă client clienți climă
club clubul coleg colegi colet comandă comerț compania companii comun comună concert conducere confortabil construi
construit consumator cont contract conține copac copilul corect costuri credit creier crescut crește creștere crimă
crăciun culoare cumpăra cumpărare cumpărat cunoaște curat curată curs câine câmp cânta cântec cântăreț cădea călătorie
cărți căsătorie căzut dansa datorie decembrie decizie deget dejun democrație deschide deschis dezamăgit dezvoltare
deștept diferit diferite dimineața dimineață dinte dinți director dispozitiv distruge doamnă dobândă doctor domn dovadă
drepturi drumul drăguț duminică durere echipament echipă ecran educație elevi energie engleză eroare europa european
europeană evita examen excelent experiența experiență explica fabrică fals februarie febră fericit filme finală firma
firme firmă fișier floare flori foc fotbal franceză franța frate frică frumoase frumoasă frumos fugă funcție
funcționează fura furnizor furtună galben gara garanție gară gaz genunchi german germania germană golf grade gratis
greutate greșeală gri gros grădiniță gură guvern gând gândesc gât haine hochei hotel hotelul ianuarie iarbă iarna iarnă
idee idei ieftin imagine imagini importantă imposibil impozit incredibil industrie inimă instanță insulă interesant
internațional internet interzice investiție investiții istoria istorie italia iubesc iubește iubi iubire iulie iunie joi
jucător jucători judecător județ județul jurnalist lac larg lasă lent liber liceu lider liga limba liniștit lovi luna
lăsa lăsat magazin martie martor marți masă mașina mașină meci meciul medalie medic medicament medicamente medici
medicul mediu membri membru menționa mesaj mesaje metrou miercuri miezul ministru ministrul minunat minut mișca moale
modern motocicletă mulțumesc mulțumit munte munți murdar muzeu muzica mușchi mâine mâini mâncare mândru mătușă nas
natură navă național națională negru noiembrie normal nuntă oaspete oaspeți obiectiv obișnuit observa obține ochi
octombrie ofertă opri oprit oră pacient pacienți pagina pagină parc parcare parlament parolă participa partid pasăre pat
pașaport paște pedeapsă pensie perfect permite personaj personal personalul petrol pește piatră piața picioare picior
piele pierdere plaja plajă plan plante plantă pleca plecare plecat plin ploaie plânge plăcut pod poezie politician
poliția poliție polițist populație port posibilitate post poveste poze predare premier premieră presa președinte preț
prețul prețuri prieten prietenos primar primește primi primăria primăvară privat privește privi probă procente producție
produs produse produsul profesori profit program programe proiect proiectul propune prost purta pus puternic pâine
pădure păr părinți părinții radio rapid rece recepție reclamație reclamă recomand recomanda record reducere regizor
responsabilitate restaurant retur rezolva rezultat rezultate rețea rog roman români roșu rusia râde râu salarii salariu
salut salva sarcină scaun schi schimba schimbare schimbat scop scriitor scuze secol secret secundă sentiment septembrie
serial servicii serviciu sezon siguranță simt simți sistem sistemul site slab soare societate software soldat soldați
soluție sosire soț soție soțul speranță spital spitalul sport stat statul stație stea strada stradă strategie striga
străin străini student studenți studii studiu sua subțire suna sunat sunet supărat surprins susține sută sâmbătă
sănătate sănătos săptămâna săptămâni sărac săruta tare tastatură tata teatru tehnică tehnologie telefonul televiziune
temperatură tenis termina terminat toamnă trafic trage tramvai tratament tren trenul tribunal trimis trimite tristețe
trupă trăi turist turiști turneu ucide ucis ud uita umăr unchi ungaria universitate ureche urât uscat ușa vacanță vaccin
vacă valiză valoare vara vară vas veche vechi vecin vecini vede vedere venituri verde versiune vesel victimă victorie
video viitor vin vineri vis vise vizita vorbi vot vreme vânt vânzare vânzări văd văr weekend zbor zgomotos ziar zona
zonă zâmbi zăpadă încerca încercat încet închide închiriere închis închisoare încărcător îngust înot întreprindere
întârziere învăța învățat înăuntru înțeleg înțelege înțeles șef șomaj știință știri`,
  '3e-5': `
acoperiș acru alegători apa apartament baie banană brânză bucătărie cafeaua canapea cartofi ceai ceapă ceașcă chei cheie
chelner cină ciocolată ciorbă comanda comandat cuptor curent curte curățenie cuțit căldură delicios desert dormitor
dulce etaj farfurie fereastră frigider furculiță garaj gratuit groaznic grădină gust gustos lampă lapte lingură livrare
lumină meniu mobilă mutat mânca mâncarea măr nota obosit orez ou ouă pahar paste perete periculos pernă picant piper
pisică pizza plictisitor podea porc porție prânz pui restaurantul rezervare roșie salată sare scump scări servire somon
sticlă suc sufragerie supă taxe tort trist unt ușă vinul vită zahăr înghețată`,
}
