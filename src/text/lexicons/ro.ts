import type { SentimentLexicon } from './lexicon.js'

export const lexicon: SentimentLexicon = {
  language: 'ro',
  matching: 'stem',
  grades: {
    '3': `
      excelent excelentă excelente excelenți perfect perfectă perfecte perfecțiune extraordinar extraordinară
      extraordinare minunat minunată minunate minunați minunăție superb superbă superbe splendid splendidă splendide
      fantastic fantastică fantastice magnific magnifică genial genială geniale incredibil_de_bun impecabil impecabilă
      impecabile ireproșabil ireproșabilă excepțional excepțională excepționale senzațional senzațională senzaționale
      fabulos fabuloasă uimitor uimitoare uluitor uluitoare desăvârșit desăvârșită divin divină delicios delicioasă
      delicioase savuros savuroasă savuroase ador adorat adoră adorăm iubesc iubim iubit! îndrăgostit îndrăgostită
      îndrăgostesc preferat preferata preferatul favorit favorita încântat încântată încântați încântător încântătoare
      încântare fermecător fermecătoare spectaculos spectaculoasă grozav grozavă grozave super! superb! mirific
      mirifică feeric feerică paradis rai! vis! capodoperă memorabil inegalabil inegalabilă de_neuitat de_excepție
      de_vis de_nota_zece nota_10 nota_zece bestial bravo felicitări impresionant impresionantă impresionante
      cel_mai_bun cea_mai_bună cele_mai_bune cei_mai_buni campion campioni campioană
    `,
    '2': `
      bun bună bune buni bine! bunătate bunătăți mai_bun mai_bună frumos frumoasă frumoase frumoși frumusețe drăguț
      drăguță drăguțe drăguți plăcut plăcută plăcute plăcuți plăcea place! plac! placut plăcere amabil amabilă amabili
      amabile amabilitate politicos politicoasă politicoși politețe prietenos prietenoasă prietenoși prietenoase
      primitor primitoare primitori ospitalier ospitalieră ospitalitate săritor săritori serviabil serviabili atent
      atentă atenți atenție! zâmbitor zâmbitoare zâmbet zâmbete respectuos respectuoși profesionist profesionistă
      profesioniști profesional profesionalism competent competentă competenți priceput pricepuți calificat cinstit
      cinstită cinstiți onest onestă sincer! serios! serioasă serioși seriozitate de_încredere încredere punctual
      punctuală punctuali punctualitate prompt promptă prompți promptitudine rapid rapidă rapide rapizi rapiditate
      repede! eficient eficientă eficiente eficiență eficace flexibil curat curată curate curățenie îngrijit îngrijită
      impecabilitate igienic ordonat confortabil confortabilă confortabile confort comod comodă comode spațios
      spațioasă spațioase luminos luminoasă luminoase liniștit liniștită liniștite liniște! relaxant relaxantă
      relaxare relaxat cochet cochetă elegant elegantă elegante rafinat rafinată modern! modernă moderne stilat
      călduros călduroasă intim intimă romantic romantică pitoresc pitorească gustos gustoasă gustoase apetisant
      proaspăt proaspătă proaspete suculent suculentă fraged fragedă crocant aromat copios copioasă bogat bogată
      bogate variat variată diversificat diversificată generos generoasă generoase ușor ușoară intuitiv intuitivă
      practic! practică! practice util utilă utile folositor folositoare clar clară clare explicit bine_explicat
      bine_structurat inteligibil accesibil accesibilă accesibile ieftin ieftină ieftine avantajos avantajoasă avantaj
      avantaje convenabil convenabilă gratis gratuit gratuită reducere reduceri economie economic! economisit merită
      meritat recomand recomandăm recomandat recomandată recomandabil recomanda recomandare recomandări mulțumit
      mulțumită mulțumiți mulțumitor mulțumesc mulțumim mulțumiri satisfăcut satisfăcută satisfacție satisfăcător
      fericit fericită fericiți fericire bucur bucurat bucurie bucuros bucuroși norocos noroc succes! reușit reușită
      reușite calitativ calitativă calitate_superioară rezistent rezistentă rezistente durabil durabilă robust robustă
      solid solidă trainic trainică stabil stabilă fiabil fiabilă funcțional puternic! puternică performant
      performantă performante precis! fluid fluidă silențios silențioasă sigur! siguranță interesant interesantă
      interesante captivant captivantă captivante distractiv distractivă amuzant amuzantă haios haioasă emoționant
      emoționantă inspirațional inspirat! motivant motivantă instructiv instructivă educativ relevant original!
      originală creativ creativă inovator inovatoare inteligent inteligentă deștept talentat talentată talent
      îndemânatic ajutat ajută ajutor! ajutătoare de_ajutor săritor_la_nevoie apreciez apreciat apreciem laudă laude
      lăudabil recunoscător recunoscătoare respect! grijuliu grijulii sufletist empatic blând răbdare răbdător sănătos
      sănătoasă reconfortant revigorant răsfăț răsfățat entuziasmat entuziasm impresionat impresionați surprins_plăcut
      ideal ideală ideale cool mișto fain faină faine tare_bun marfă pozitiv pozitivă pozitive plus! plusuri
      reveni_cu_plăcere revenim reveni! vom_reveni voi_reveni comodități armonios armonie autentic autentică fin!
      finețe delicat delicată moale! câștig câștigat victorie comoară bijuterie binevoitor binevenit binevenită
      favorabil favorabile haha hahaha hihi lol râd râs zâmbesc pup pupici îmbrățișez inimă petrecere sărbătorim
      ziua_ta învingător triumf mândru mândră mândri speranță sprijin susțin susținem salvat erou eroi iubire dragoste
      dulce! admir libertate solidaritate curaj curajos onoare magic aplauze premiu mersi
    `,
    '1': `
      ok okay în_regulă regulă decent decentă decente acceptabil acceptabilă acceptabile rezonabil rezonabilă
      rezonabile suficient suficientă adecvat adecvată potrivit! potrivită corespunzător corespunzătoare corect
      corectă corecți corectitudine satisfăcătoare mulțumitoare funcționează! funcționa merge! mare! mari! încăpător
      încăpătoare nou! nouă! noi! aproape_de_centru central centrală ultracentral bine_situat bine_amplasat
      poziționare localizare tradițional tradițională popular varietate diversitate conform conformă
      conform_descrierii echitabil logic logică compact compactă ușurel original_garantat garanție la_timp învățat!
      aflat! complet! completă! renovat renovată renovate nou-nouț utilat utilată dotat dotată spațiu_mare apropiat
      apropiere! diversă
    `,
    '0': `
      bună_ziua bună_seara bună_dimineața noapte_bună poftă_bună bunuri bunul bunic bunica bunici preț prețul prețuri
      serviciu servicii serviciile camera camere cameră mâncare mâncarea personal personalul apă_caldă apă_rece
      apă_minerală bineînțeles bine_înțeles ușă uși ușa ușile plată platã plăti înseamnă clarifică clarificare plecare
      marți marțe interes practic practicant ajunge dată datele puțin! frate mare_parte marea serial rândul noutăți
      mulțime banca banii persoane gust gustul rece_ca bere_rece băuturi_reci aer_condiționat simplu! simplitate
      parcare putea puteau puteam poate bucurești economice economică economia economiei folosește folosirea
      folosească stabilit stabilirea stabilește stabilite stabilită stabilească stabili educație educației educația
      prietenii prietenul prietenilor reguli regulile regula regulat regulate generație generații generat generează
      generate practica practici explicat explicație hot motivele calificare instrucțiuni pozitia logica centrala
      marfa conformitate luminii lumini lumina revenit obișnuiți moară moara ras mers mersul campionatul campionat
    `,
    '-0.7': `
      mediocru! mediu! medie! obișnuit obișnuită banal banală banale mic! mică! mici! micuț micuță îngust îngustă
      înghesuit înghesuită strâmt strâmtă vechi! veche! învechit învechită învechite uzat uzată uzate demodat demodată
      depășit depășită întunecat întunecată întunecos întunecoasă rece! reci! răcit frig! frigul căldură_mare
      cald_insuportabil aștept! așteptat așteptăm așteptare așteptarea mult_timp coadă cozi departe! îndepărtat
      complicat complicată complicate dificil dificilă dificile dificultate dificultăți greu! greoi greoaie grea!
      anevoios confuz confuză confuze ciudat ciudată bizar sărat sărată gras! grasă! uscat uscată uscate tare! tari!
      fad fadă fade fără_gust nesărat ars! arsă arse din_păcate păcat! regret regretabil lipsește lipsesc lipsea lipsă
      lipsa minus minusuri dezavantaj dezavantaje neajuns neajunsuri defavorabil slăbuț scumpuț reparat reparație
      reparații service-ul reclamație reclamații returnat retur returna! returnez schimbat_de rambursare anulat
      anulată anulare aglomerat aglomerată aglomerație limitat! limitată insuficient insuficientă îndoielnic îndoială
      îndoieli dubios dubioasă suspect monoton monotonă repetitiv repetitivă plictisitor! superficial superficială
      zgomot_mic zgârietură zgârieturi zgâriat zgâriată praf! incomodat nepractic nepractică deranj stricat_puțin
      costisitor costisitoare pipărat piperat uf of!
    `,
    '-2': `
      rău! rea! rele! răi prost proastă proaste proști prostie prostii prostesc slab slabă slabe slabi execrabil!
      murdar murdară murdare mizerie mizer mizeră mizerabil! jegos jegoasă jeg împuțit împuțită miros! mirosea
      mirosuri miroase puțea puțeau pute! putoare duhoare mucegai mucegăit mucegăită igrasie igrasii gândaci gândac
      ploșnițe șoareci șobolani insecte păr_în zgomot zgomotos zgomotoasă zgomotoși zgomote gălăgie gălăgios gălăgioși
      scandal! țipat țipă urlat urlă stricat stricată stricate strică stricat! defect defectă defecte defecțiune
      defecțiuni rupt ruptă rupte rupe spart! spartă crăpat crăpată fisurat deteriorat deteriorată nefuncțional
      nefuncțională blochează blocat blocată se_blochează închide_singur restartează bug buguri eroare erori greșeală
      greșeli greșit greșită greșite probleme problemă problematic lent lentă lente lenți încet! înceată încetinit
      întârziere întârziat întârzieri întârziată dezamăgit dezamăgită dezamăgiți dezamăgitor dezamăgitoare dezamăgire
      nemulțumit nemulțumită nemulțumiți nemulțumire nemulțumiri scump scumpă scumpe scumpi exagerat! exagerată
      exorbitant exorbitante umflat umflate suprataxat jecmăneală jecmănit nepoliticos nepoliticoasă nepoliticoși
      nesimțit! nesimțiți! obraznic obraznică obraznici neobrăzat grosolan arogant arogantă aroganță aroganți
      indiferent! indiferență ignorat ignorați ignoră ignoranță ignorant nepăsător nepăsare neprofesionist
      neprofesioniști neprofesional neprofesionalism amator! amatori! amatorism incompetent incompetentă incompetenți
      incompetență incapabil incapabili nepregătit nepriceput neserios neserioasă neserioși neseriozitate iresponsabil
      iresponsabili neglijent neglijentă neglijență delăsare dezordine dezordonat dezorganizat dezorganizare haos
      haotic neîngrijit neîngrijită nespălat necurățat inconfortabil inconfortabilă inconfortabile incomod incomodă
      inutil inutilă inutile degeaba inutilizabil inutilizabilă nefolositor ineficient ineficientă plictisitor
      plictisitoare plictiseală plictisit plictisesc enervant enervantă enervat enervează nervi nervos! iritant
      iritantă iritat deranjant deranjantă deranjat deranjează deranjant! supărător supărat supărată furios furie
      stresant stresantă stres frustrant frustrare trist tristă tristețe deprimant sumbru înfricoșător frică teamă
      periculos periculoasă pericol nesigur nesiguranță dureros durere dureri doare bolnav intoxicație alergie diaree
      vomă vomitat greață expirat expirată stricată_la_stomac alterat alterată crud! crudă! nefăcut necomestibil
      minciună minciuni mincinos mincinoși mint! mințit minte_de fals! falsă false contrafăcut înșelător înșelătoare
      înșelat înșelăm păcălit păcăliți păcăleală furt furat furat_din hoție pierdut! pierdere pierderi refuzat refuză
      refuz! nerespectat nerespectare lipsit! lipsită! nejustificat nejustificată inacceptabil! ofilit urât urâtă
      urâte urâți dărăpănat dărăpănată deplorabil! jalnic! lamentabil! ruginit ruginită șubred șubredă fragil fragilă
      subțire! ieftin_făcut chinezărie ridicol! ridicolă penibil! penibilă eșec eșuat nereușit dezavantajos evitați
      evitat! evita feriți-vă feriți ferească! avertizez atenționez pretenții_mari plângere plângeri plâng!
      discriminare rasist abuz abuziv amenințat amenință nedrept nedreptate necinstit risipă risipit aruncat! aruncați
      nasol nasoală naspa minte! ipocrit ipocrizie trădător trădători trădare corupt corupți corupție mafie rasism
      nazist fascist terorist teroriști terorism criminal criminali crimă ucis ucigaș omorât mort morți moarte murit
      moare victimă victime rănit răniți dramă tragedie tragic război conflict violență criză șomaj sărăcie poluare
      distrus distrugere masacru amenințări îngrijorat îngrijorare acuzat condamnat arestat pușcărie închisoare
      dispreț clovn paiață nenorocire plâns lacrimi singur! singură! obosit obosită absurd dictator dictatură
      înfrângere boală suferință suferă accident inundații incendiu cutremur grevă concediat insultă jignire gripă
      febră
    `,
    '-3': `
      oribil oribilă oribile groaznic groaznică groaznice îngrozitor îngrozitoare teribil! teribilă cumplit cumplită
      dezastru dezastruos dezastruoasă catastrofă catastrofal catastrofală scârbos scârboasă scârbă dezgustător
      dezgustătoare dezgust dezgustat respingător grețos grețoasă execrabil execrabilă mizerabil mizerabilă mizerabile
      jalnic jalnică jalnice lamentabil lamentabilă deplorabil deplorabilă deplorabile penibil penibili inacceptabil
      inacceptabilă inadmisibil inadmisibilă intolerabil insuportabil insuportabilă revoltător revoltătoare rușine
      rușinos rușinoasă bătaie_de_joc batjocură țeapă țepe țepari țeapa escroc escroci escrocherie hoți hoțul hoț
      fraudă fraudulos înșelătorie înșelăciune nesimțit nesimțiți nesimțire nesimțită tâmpit tâmpită tâmpiți tâmpenie
      idiot idioată idioți imbecil cretin cretini gunoi gunoaie rahat căcat porcărie porcării coșmar iad infernal
      infern urăsc ură detest cel_mai_prost cea_mai_proastă cele_mai_proaste cel_mai_rău cea_mai_rea cei_mai_proști
      jaf jegoși niciodată_aici nenorocit nenorociți
    `,
  },
  phrases: `
    3: cu mare drag, cu siguranță revenim, cu siguranță vom reveni, vom mai reveni, cu siguranță voi reveni
    3: recomand cu drag, recomand cu încredere, recomand cu căldură, recomand tuturor, nu am cuvinte de laudă
    3: numai cuvinte de laudă, doar cuvinte de laudă, nu am ce reproșa, nimic de reproșat, nu am ce să reproșez
    3: peste așteptări, a depășit așteptările, mi-a depășit așteptările, ne-a depășit așteptările, de cinci stele
    3: cinci stele, nu putea fi mai bine, nu se putea mai bine, nu poate fi mai bun, nu poate fi mai bine
    2: merită toți banii, merită banii, merită fiecare ban, face toți banii, face banii, merită vizitat
    2: merită încercat, raport calitate preț, raportul calitate preț, preț bun, prețuri bune, prețuri mici
    2: preț mic, la superlativ, ca la carte, fără cusur, ca acasă, nu dezamăgește, nu dezamăgesc, nu m-a dezamăgit
    2: nu ne-a dezamăgit, nu am fost dezamăgit, nu am fost dezamăgită, nu am fost dezamăgiți, nu vei regreta
    2: nu veți regreta, nu regret, nu regretăm, ca nou, ca nouă, conform așteptărilor
    1.5: fără probleme, fără nicio problemă, fără nici o problemă, nicio problemă, nici o problemă
    1.5: nu am avut probleme, nu am avut nicio problemă, nu e nicio problemă, nu sunt probleme, nu e rău, nu e rea
    1.5: nu este rău, nu este rea, deloc rău, deloc rea, destul de bun, nu e scump, nu este scump, nu e scumpă
    1.5: nu sunt scumpe, nu a fost scump, la timp, fără defecte, fără zgomot, fără griji, nu deranjează
    0: bună ziua, bună seara, bună dimineața, noapte bună, o zi bună, o seară bună, nu doar, nu numai, nu numai că
    0: nu doar că, mai bine de, mai bine zis, cel puțin, mai mult sau mai puțin, vă rog, nu contează, nu trebuie
    0: nu este nevoie, nu e nevoie, nu știu, nu știam, nu credeam, nici o îndoială, fără îndoială, ba bine că nu
    0: bine că, cât mai bine, la fel de bine, de bine de rău, cu bine, să fie bine, am ajuns, așa și așa ceva
    -1: nimic special, nimic deosebit, nimic extraordinar, nimic spectaculos, nimic wow, așa și așa, nu foarte
    -1: nu prea, nu chiar, nu tocmai, nu e grozav, nu e cine știe ce, ar putea fi mai bun, ar putea fi mai bine
    -1: ar putea fi mai bună, putea fi mai bine, putea fi mai bun, putea fi mai bună, se poate mai bine
    -1: loc de mai bine, mai au de lucrat, mai e de lucrat, mai este de lucrat
    -2: lasă de dorit, lăsa de dorit, lasă mult de dorit, de dorit, nu funcționează, nu a funcționat, nu funcționa
    -2: nu mai funcționează, nu mai merge, nu merge, nu mergea, nu a mers, nu merg, nu răspunde, nu răspund
    -2: nu au răspuns, nu a răspuns, nu am primit, nu a ajuns, nu a venit, nu au venit, nu a sosit, nu se încarcă
    -2: nu pornește, nu încarcă, nu ține, nu țin, nu rezistă, nu merită, nu a meritat, nu-și merită
    -2: nu își merită banii, nu face banii, nu mi-a plăcut, nu ne-a plăcut, nu îmi place, nu-mi place
    -2: nu m-a ajutat, nu ajută, nu ajută la nimic, nu e bun de nimic, bun de nimic, bună de nimic, bune de nimic
    -2: bun de aruncat, bani aruncați, bani aruncați pe geam, aruncat banii, pierdere de timp, pierdere de vreme
    -2: pierdere de bani, timp pierdut, timpul pierdut, prea scump, prea scumpă, prea mic, prea mică, prea mare
    -2: prea tare, prea sărat, prea puțin, s-a stricat, s-a rupt, s-a spart, s-a defectat, s-au stricat, s-au rupt
    -2: calitate slabă, calitate proastă, calitate îndoielnică, fără gust, experiență neplăcută, neplăcută
    -2: neplăcut, nu se poate dormi, nu am putut dormi
    -3: niciodată aici, niciodată nu mai, nu mai vin, nu mai venim, nu mai revin, nu mai cumpăr, nu mai comand
    -3: nu mai comandăm, nu mai calc, nu mai călcăm, nu voi mai, nu vom mai, nu am să mai, nu o să mai
    -3: nu recomand, nu recomandăm, nu o recomand, nu îl recomand, nu-l recomand, nu aș recomanda
    -3: nu recomand nimănui, nu cumpărați, nu mai cumpărați, nu comandați, nu veniți, nu mergeți, ultima dată
    -3: zero stele, prima și ultima oară, prima si ultima oara, fugiți de aici, fugiți, stați departe, de evitat
    -3: sub orice critică, de rușine, cea mai mare țeapă
    2: te iubesc, la mulți ani, crăciun fericit, mult succes, multă baftă, abia aștept, ce frumos, ce drăguț
    2: bravo lui
    -2: mă doare, doare capul, m-am săturat, sătul de, mi-e dor, îmi pare rău, odihnească-se în pace, ce rușine
    -2: ce prostie, dă-te dracu, du-te dracu, la naiba, nu mai suport, fără rușine, bătaie de joc
    -1.5: așteptam la mai mult, așteptam mai mult, așteptam la mai bine
    -2: se descarcă repede, se descarcă rapid, se strică repede
  `,
  concord: true,
  negators: 'nu n- nici niciun nicio niciodată nimic nimeni niciunul niciuna fără nicidecum nicăieri nicicum deloc',
  nonNegators: 'nu_numai nu_doar nu_numai_că nu_doar_că nu_neapărat',
  halfNegators: 'abia rareori aproape_deloc cu_greu',
  praiseNegators: 'lipsit lipsită lipsește lipsa lipsă',
  intensifiers: `
    foarte extrem extraordinar_de incredibil_de atât_de așa_de deosebit_de total complet absolut chiar! cu_adevărat super! într-adevăr mereu întotdeauna mult! mai! cel_mai cea_mai cele_mai cei_mai prea_mult tot toate toți nemaipomenit_de deosebit excesiv destul_de_mult groaznic_de îngrozitor_de teribil_de mega
  `,
  diminishers: 'puțin cam oarecum destul_de relativ parțial aproape! ușor! întrucâtva un_pic cât_de_cât',
  too: 'prea',
  less: 'mai_puțin',
  hopes: 'dacă sper speram speră sperăm mă_așteptam ne_așteptam credeam aș_vrea aș_fi_vrut',
  modals: 'ar_putea poate_că probabil eventual',
  unrealised: 'ar_fi_trebuit ar_fi_putut ar_trebui ar_trebui_să_fie ar_putea_fi putea_fi ar_fi_fost ar_mai_trebui',
  comparatives: 'bun bună bine',
  limitNegators: 'nu_poate_fi_mai nu_putea_fi_mai nu_se_putea_mai nu_se_poate_mai',
  accentless: true,
  contrast:
    'dar însă deși totuși insa cu_toate_acestea în_schimb doar_că excepție_făcând în_afară_de exceptând în_rest iar_apoi din_contră',
  subordinators: 'pentru_că deoarece fiindcă că care când unde cum până_când ca_să dacă întrucât astfel_încât încât',
  coordinators: 'și iar sau ori precum',
}
