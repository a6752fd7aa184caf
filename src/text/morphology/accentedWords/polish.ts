/** Polish words that no other word looks like without accents. Written for this table. */
export const accentedWords = {
  words: `
byliśmy był była było były błąd błędnie błędy błędów ciągle dojść doskonała doskonałe doskonały doskonałą dostać
duża duże dużo duży dużych dużym dużą dziesięć dzień dziś gdzieś gości gościa gościem gościom gość głos głosu iść
jakość jeść korzystaliśmy kościół ktoś mała małe mały małych małym małą miał miała mieliśmy mieć mięsa mięsem mięsny
mięso mogę muszę niezła niezły ogród pieniądze piętro pięć piłka początek pokój przejść przyjąć późna późne później
późno późny robić rozwój rząd różne różni różny różnych ręce ręka samochód siedzieć smród spaliśmy spać spokój
sposób stół sześć szkoła szkoły także trochę wejść wieczór wilgoć więcej wschód wspaniała wspaniałego wspaniały
wspaniałych wspaniałym wspaniałą wybór wyjątek wyjść wynająć wyszliśmy właśnie zachód zdjęć zejść zespół został
została zostało zostały ząb zęby zła zły łódź źle`,
  stems: `
bagaż bezpłatn będzie całkowit chętn ciepł ciągn córk dojści dostępn dołącz doświadcz dziękuj dług dźwięk garaż
gorąc góral górn głośn główn hałas ilości jabłk jeździ jeźdź każd klęsk kołdr kościoł krzesł krótk książk księg
księgar kółec kółk kąpa kąpiel kłopot leżak masaż miał miesiąc międzynarod możliw możn mydeł mydł mówi mądr młod
następn niezbędn niższ obsług obsłuż obsłużo odłożon ogóln opłat osiągn oświadcz oświetl pająk papież pałac pełn
pieniądz piękn piętr plaż pociąg początk podróż podwój podłog porząd położon połącz pościel poświęc pożar pożyw
proszę przecież przejści przekąs przepiękn przełożon przyjaciół przyjęci próbow próżn prędk półk pęcherz pękn
rozwiąz równ również różnic różnorodn ręczn ręcznik rękaw sięg sprzątacz sprzęt stęchł szczegół sąsi słab służb
służy tydzień tysiąc tłok tłum tłumacz tłust umówi urząd usług ułożon uśmiech użyc używ ważn wciąg wejści wewnątrz
wewnętrz wełn wnętrz wrażen wspóln współprac wyciąg wyciągn wyjątk wyjści wykładzin wyłożon wyłącz wyświetl wyższ
wyżyw wózek wąsk wędlin władz własn właścici właściw właściwie właśnie włos włosk włącz zajęci zależn zamówi
zamówien zapłac zapłat zarówno założon załącz zaświadcz zdjęci zdążył zejści zewnątrz zgłosz zużyt związ zwłaszcz
złożon ładn łagodn łatw łazienc łazienk łyżk łóżec łóżk łącz ścian ścież śliczn ślisk śliw ślub śmieci śmierdz
śmieszn śmietan śmietnik śniadani śnieg średni środ śrub świadcz świadom świat światł świeczk świetl świetn śwież
święt źródł żarów żarł żałos żenu żurek życi życz żółt`,
}
