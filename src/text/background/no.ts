/** Common Norwegian words by their share of running text, in half-decade bands. Written for this table. */
export const bands = {
  '3e-2': `
det er i og`,
  '1e-2': `
at av de den du en et for fra han har ikke jeg kan med men om på som så til var vi å`,
  '3e-3': `
alle bare ble bli blir da deg dem der eller etter ha hadde her hun hva hvis inn ja man meg mer min mot mye må nei
noe nå når også opp oss over seg sin skal ut ved vil ville være`,
  '1e-3': `
aldri alltid alt andre annen annet bedre beste dag denne deres dette din dine disse ditt fikk folk få får før første
gang ganger gjør gjøre går hans hele helt hennes hvor hvordan hvorfor igjen ingen ingenting kanskje kom komme kommer
kunne litt mange mellom mener mest mine mitt noen norge norsk norske oslo samme se selv ser siden sier skulle stor
store takk tid to tre tror under uten vet vår våre år`,
  '3e-4': `
arbeid barn barna betale betalt bil bilen bok borte bra bruke bruker brukt by byen både dager datter del derfor
dersom dessverre død døde dør elsker enten faktisk familie familien fant far fem film finne fint fire fordi fram
frem funnet føle føler ga gamle gammel gi gir god gode godt grunn gud hei heter hjelp hjelpe hjem hjemme holde
holder hundre hus huset høre hører høy høye høyre inne inntil jobb jobbe kamp kampen kjøpe kjøper kjøpt kort krig
kroner kveld kvinne kvinner la lag laget land landet lang langt lese lett lille liten liv livet mann mat menn mens
milliarder millioner minutter mor morgen musikk måned måneder måte natt ned neste nesten ny nye ofte ord partiet
penger politiet politikk pris problem problemer prosent raskt regjeringen riktig sa sagt sak saken sammen seks selge
selskap selskapet selvfølgelig si side siste skole skolen skrive skriver små snakke snakker snart spille spiller
spørsmål statsminister sted stort svar synes sønn ta tar tatt tenke tenker ti tilbake timer tok tusen uke uker
unnskyld ute vann vanskelig velkommen venn venner verden viktig virkelig vise viser visste vite året øyne`,
  '1e-4': `
april august avis avisen bank bedrift bergen bilde bilder billig blomster blå bord brød buss butikk butikken deilig
desember drap dyr dyrt dårlig dømt elever endringer engelsk fantastisk farge farlig februar fengsel ferie fest fisk
fjell flott fly forferdelig forskning fotball fredag frokost frukt gate gave glad gratis grønn gøy havet helse hest
hjerte hode hotell hotellet hund hvit hyggelig hånd høst høsten innbyggere interessant internett januar jul juli
juni kaffe katt kjedelig kjøtt klubb klubben klær kommune kommunen kunde kunder kvalitet kylling leder lege lei
loven lykkelig lærer lørdag mai mandag mars medlem medlemmer morsom morsomt mulighet muligheter mål natur nett
nettet november nyheter oktober olje ost perfekt plan produkt produkter rart redd regn reise rent restaurant
resultat rom rommet rød samfunn samfunnet seier seng september service sesong sesongen sikkerhet sint sjøen skatt
sko skog sliten snø sol soldater sommer sommeren spennende sport språk statsråd stemmer studenter styret svart syk
sykdom sykehus søndag telefon tilbud tirsdag tog torsdag trener trondheim tv ulykke ulykken undersøkelse
universitetet utdanning utvikling vakker vakre valg valget vei veien vin vinter vinteren våpen vær økonomi øl`,
  '3e-5': `
beslutning bestilt billige bryllup bursdag foto kjøkken levering onsdag personale smerter stol strand vindu`,
}
