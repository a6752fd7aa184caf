/** Common Danish words by their share of running text, in half-decade bands. Written for this table. */
export const bands = {
  '3e-2': `
at det er i og`,
  '1e-2': `
af de den du en et for han har ikke jeg kan med men om på som så til var vi vil`,
  '3e-3': `
alle bare blev bliver da dem der dig efter eller fra godt ham havde have her hun hvad hvis hvor ind ja kun man meget
mere mig min mod nej noget nu når også op os over sig sin skal ud ved ville være`,
  '1e-3': `
aldrig alt altid anden andet andre bedre bedste dag danmark dansk danske denne deres dette din dine disse dit fik
folk få får før første gang gange går gør gøre hans hele helt hendes hvordan hvorfor igen ingen intet jer kom komme
kommer kunne lidt lige mange mellem mest mine mit må måske nogen nogle samme se selv ser siden skulle stor store tak
tid to tre tror uden under vores år`,
  '3e-4': `
aften arbejde barn betale bil bilen bog bruge bruger brugt by byen både børn dage datter del derfor desværre dog død
døde dør elsker enten faktisk familie fandt far fem film finde fire fordi frem fundet føler gamle gammel gav give
giver god gode grund gud hedder hej hen hjem hjemme hjerte hjælp hjælpe hold holde holder holdet hurtigt hus huset
hverken hånd høj høje høre hører inde indtil job kamp kampen kort krig kroner kvinde kvinder kæreste købe københavn
køber købt lade lader land landet lang langt let lille liv livet loven læse mad mand mens millioner minister
minutter mor morgen musik måde måned måneder mænd nat ned ny nye næste næsten ofte ord penge politiet politik pris
problem problemer procent regeringen rigtig rigtigt sag sagde sagen sagt sammen seks selvfølgelig selvom side sidste
sige siger skole skolen skrive skriver små snart spille spiller spørgsmål sted stort svar svært synes sælge søn tage
tager taget tale taler ti tilbage timer tog tusind tænke tænker ude uge uger undskyld vand vej velkommen ven venner
verden vide vidste vigtigt virkelig virksomhed virksomheder vise viser væk året øjne`,
  '1e-4': `
april august avis bange bank beslutning bestilt betalt billede billeder blomster blå bord borgere bryllup brød bus
butik computer december dejlig dejligt dyr dyrt dårlig dårligt dømt elever engelsk fantastisk farligt farve februar
ferie fest firma fisk flot fly fodbold formand forskning forår foto fredag frugt fængsel fødselsdag føle gade gave
glad gratis grøn hav hest hospital hotel hotellet hoved hund hundrede hvid interessant internet januar jul juli juni
kaffe kat ked kedelig klub kommune kommunen kunde kunder kvalitet kylling kød køkken leder lykkelig læge lærer
lørdag maj mandag marts medlem medlemmer mia mord morgenmad mulighed muligheder mål mærkeligt natur november nyheder
oktober onsdag ost partiet perfekt plan produkt produkter regn rejse rent restaurant resultat rød samfund samfundet
sejr seng september service sikkerhed sjov sjovt skat sko skov smerter smuk smukt sne sol soldater sommer sort sport
sprog spændende stemmer strand studerende sundhed syg sygdom sæson søndag telefon tilbud tirsdag torsdag træ træner
træt tv tøj uddannelse udvikling ulykke undersøgelse valg valget vejen vejr vin vindue vinter vred våben værelse
ændringer økonomi øl`,
  '3e-5': `
billig billigt efterår forfærdelig levering personale personalet stol universitet venlig værelset`,
}
