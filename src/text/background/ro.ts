/** Common Romanian words by their share of running text, in half-decade bands. Written for this table. */
export const bands = {
  '3e-2': `
a de în și`,
  '1e-2': `
am care ce cu că din este la mai nu o pe pentru se să un`,
  '3e-3': `
această acest acum ai aici au bine ca cum când dacă dar despre doar după ea ei el era fi foarte fost fără i iar le
lui mult ne poate prin până sa sau si sunt te toate tot va vă între`,
  '1e-3': `
aceasta acesta aceste alt alte altă an ani anul apoi are asta astfel atunci avea avem aveți avut așa bun bună casa
cea cei cel cele ceva cine cineva cât da deci decât deja deoarece dintre doi două ele erau fac face fapt fiecare
făcut lor lucru lucruri lume mare mari mea meu mic mică mă nimic noastră noi nostru nou nouă oameni om parte peste
pot poți prima primul putea putem românia spune spus sub suntem său ta timp toată totuși toți trebuie trei tău una
unde unei unui unul venit viață voi zi zile zis îmi împotriva încă însă`,
  '3e-4': `
acea acel acești acolo adevăr adevărat afară ajuta ajutor alți aproape aproximativ apă astăzi aveau azi așteaptă
bani biserica bucurești bărbați cap carte cartea casă caz cinci companie contra copii copil corp cred crede cuvinte
câte dat dau departe desigur dragoste drept drum dumneavoastră dumnezeu echipa economie eram euro exemplu familia
familie fată femei femeie fiica film filmul fiul folosi general gol greu guvernul guvernului găsi găsit ia ieri ii
imediat important inima joc jos lege legea lei loc locul lua luat lucra lucrează luni lună mama mereu merge mers mie
mii miliarde milioane mine minute moarte mod moment motiv muncă murit muzică mână niciodată nimeni noaptea nume
născut ochii opt ora oraș orașul ore pace partidul patru piață politic politică posibil președintele prieteni primit
probabil problema probleme problemă profesor public pune repede român românilor română rămas rămâne răspuns război
scrie scris seara sigur simplu sine singur sora soția special sus sânge săptămână telefon tine ultimul universitatea
ușor vine vorbește vrea vreau vrei vârstă văzut zece îi îl împreună înainte înapoi întotdeauna întrebare își șapte
șase școala școală știe știi știu țara țară`,
  '1e-4': `
accident alb albastru alegeri animale antrenor aprilie armă aud august autobuz avion bancă bere boală băiat bărbat
cafea cal calculator calitate camera cameră carne caută cercetare cetățeni citit ciudat client clienți comandă copac
copilul crimă crăciun culoare cumpăra cumpărat curat câine călătorie decembrie decizie dejun dezvoltare dimineața
doctor duminică durere educație elevi engleză europa europeană excelent februarie fericit firma firme flori fotbal
franceză frate frică frumoase frumoasă frumos germană gratis gândesc haine hotel ianuarie iarna ieftin imagine
interesant internet iubesc iubire iulie iunie joi lasă lider limba magazin martie marți masă mașina meciul medic
membri membru miercuri ministrul minunat mulțumesc munte mâine mâncare natură negru noiembrie octombrie ofertă
pagină pat perfect personal pește plan ploaie poliția posibilitate poze presa preț prețul prieten primar primăria
primăvară procente produs produse pâine pădure restaurant rezultat rog roșu rusia salut scaun schimbare scop scuze
secol septembrie servicii serviciu sezon siguranță simt site soare societate soldați soțul spital sport stradă
studenți sua sută sâmbătă sănătate săptămâna tata televiziune toamnă tren trăi uita ușa vacanță vara vară vede verde
victorie vin vineri vorbi vot vreme vânzare văd ziar zăpadă închisoare înăuntru înțeleg știri`,
  '3e-5': `
alegători gratuit groaznic gustos livrare obosit periculos pisică plictisitor scump taxe trist`,
}
