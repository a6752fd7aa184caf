import type { SentimentLexicon } from './lexicon.js'

export const lexicon: SentimentLexicon = {
  language: 'ro',
  matching: 'stem',
  grades: {
    '3': `
      excelent excelenți perfect perfecțiune extraordinar extraordinară minunat minunăție superb splendid fantastic
      magnific genial incredibil_de_bun impecabil impecabilă impecabile ireproșabil excepțional senzațional fabulos
      uimitor uluitor desăvârșit divin delicios delicioasă delicioase savuros ador iubesc iubim iubit! îndrăgostit
      preferat favorit favorita încântat încântată încântați încântător încântătoare încântare fermecător spectaculos
      grozav super! superb! mirific feeric paradis rai! vis! capodoperă memorabil inegalabil de_neuitat de_excepție
      de_vis de_nota_zece nota_10 nota_zece bestial bravo felicitări impresionant impresionantă impresionante
      cel_mai_bun cea_mai_bună cele_mai_bune cei_mai_buni campion campioană capodopere magistral sublim sublimă
      copleșitor tulburător hipnotic cuceritor! deliciu nemaipomenit fenomenal colosal grandios răpitor_de_frumos
      iubește number_one
    `,
    '2': `
      bun bună bine! bunătate bunătăți mai_bun mai_bună frumos frumoasă frumoși frumusețe drăguț plăcut plăcuți plăcea
      place! plac! placut amabil politicos politețe prietenos primitor ospitalier ospitalitate săritor săritori
      serviabil atent atenți atenție! zâmbitor zâmbitoare zâmbet respectuos profesionist profesional profesionalism
      competent competenți priceput pricepuți calificat cinstit cinstiți onest sincer! serios! serioasă serioși
      seriozitate de_încredere încredere punctual prompt prompți promptitudine rapid rapizi repede! eficient eficiență
      eficace flexibil curat curățenie îngrijit impecabilitate igienic ordonat confort comod spațios spațioasă luminos
      liniștit liniștite liniște! relaxat cochet elegant rafinat modern! modernă stilat călduros intim romantic
      pitoresc pitorească gustos gustoasă apetisant proaspăt proaspete suculent fraged crocant aromat copios copioasă
      bogat variat diversificat generos ușor ușoară intuitiv practic! practică! practice util utilă utile folositor
      clar explicit bine_explicat bine_structurat inteligibil accesibil accesibile ieftin avantaj convenabil gratis
      gratuit reducere reduceri economie economic! economisit merită recomand recomandări mulțumit mulțumită mulțumiți
      mulțumitor mulțumesc mulțumim mulțumiri satisfăcut satisfăcută satisfacție satisfăcător fericit bucur noroc
      succes! reușit calitativ calitate_superioară rezistent durabil robust solid trainic stabil fiabil funcțional
      puternic! puternică performant precis! fluid silențios silențioasă sigur! siguranță interesant distractiv haios
      haioasă emoționant inspirațional inspirat! motivant instructiv educativ relevant original! originală creativ
      inovator inteligent deștept talent îndemânatic ajută ajutor! de_ajutor săritor_la_nevoie apreciez apreciat laudă
      lăudabil recunoscător respect! grijuliu grijulii sufletist empatic blând răbdare răbdător sănătos reconfortant
      revigorant răsfăț entuziasm impresionat impresionați surprins_plăcut ideal cool mișto fain tare_bun marfă
      pozitiv plus! plusuri reveni_cu_plăcere revenim reveni! vom_reveni voi_reveni armonie autentic fin! finețe
      delicat delicată moale! câștig victorie comoară bijuterie binevoitor binevenit favorabil favorabile haha hahaha
      hihi lol râd râs zâmbesc pup îmbrățișez inimă petrecere sărbătorim ziua_ta învingător triumf mândru mândră
      speranță sprijin susțin susținem salvat erou eroi iubire dragoste dulce! admir libertate solidaritate curaj
      onoare magic aplauze premiu mersi emoționat înduioșător mișcător m-a_cucerit cucerit! prinde! captează captivat
      fascinat strună amuză distrat distrează distracție hazliu hazlie umor! comic spumos savoare delectat desfătare
      gusturi_alese pofticios bunătățuri reușește reușesc bucurăm îmbucurător încântă calmul! calm! ajutorul!
      cumsecade omenos! devotat dedicat! pasionat pasiune! harnic vrednic livrare_rapidă ambalat_bine sigilat! cadou!
      bonus! chilipir rentabil rentează robustețe fină! premium lux! luxos luxoasă rafinament stil! dichisit simpatic
      haioși drăgălaș scump_la_suflet pupic îndrăgit aprecieri aplaud respectul! felicit! felicităm medalie aur!
      glorie glorios gol! super_ok beton! brici! mulțam mulțumescu sărumâna recunoștință plăceri plăcere_să odihnitor!
      odihnit! răcoritor proaspeți pufos pufoasă catifelat spornic consistent! consistentă sățios sățioasă ingenios
      iscusit profund! profundă profunzime sensibil! convingător credibil excelat place_mult ușurează ușurat!
    `,
    '1': `
      ok okay în_regulă regulă decent acceptabil rezonabil suficient adecvat potrivit! potrivită corespunzător corect
      corecți corectitudine satisfăcătoare mulțumitoare funcționează! funcționa merge! mare! mari! încăpător nou!
      nouă! aproape_de_centru central ultracentral bine_situat bine_amplasat poziționare localizare tradițional
      popular varietate conform_descrierii echitabil logic compact ușurel original_garantat garanție la_timp
      învățat! aflat! complet! completă! renovat nou-nouț utilat utilată dotat spațiu_mare apropiat apropiere! diversă
      în_sfârșit rezistă! funcționează_bine corespunde! vizionabil onorabil merge_bine ok-ish
    `,
    '0': `
      alergător
      pozitie primitive stabilesc alergat instrucțiunile generic explicații folosești
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
      prostata
      noi conform alergare
    `,
    '-0.7': `
      mediocru! mediu! medie! obișnuit banal banală banale mic! mică! mici! micuț îngust înghesuit strâmt vechi!
      veche! învechit învechite uzat uzată uzate demodat depășit întunecat întunecată întunecos întunecoasă rece!
      reci! răcit frig! frigul căldură_mare cald_insuportabil aștept! așteptat așteptăm așteptare așteptarea mult_timp
      coadă cozi departe! îndepărtat complicat complicată complicate dificil dificile dificultate dificultăți greu!
      greoi greoaie grea! anevoios confuz confuză confuze ciudat bizar sărat gras! grasă! uscat uscată uscate tare!
      tari! fad fadă fade fără_gust nesărat ars! arsă arse din_păcate păcat! regret lipsește lipsesc lipsea lipsă
      lipsa minus minusuri dezavantaj dezavantaje neajuns neajunsuri defavorabil slăbuț scumpuț reparat reparație
      reparații service-ul reclamație reclamații returnat retur returna! schimbat_de rambursare anulat anulată anulare
      aglomerat aglomerată aglomerație limitat! limitată insuficient îndoielnic îndoială îndoieli dubios dubioasă
      suspect monoton repetitiv plictisitor! superficial zgomot_mic zgârietură zgârieturi zgâriat praf! incomodat
      nepractic deranj stricat_puțin costisitor pipărat piperat uf of! clișeu! clișee clișeic previzibil lungit!
      lungită lălăit trenant! trenează! forțat! forțată siropos patetic mediocră neconvingător neinspirat neclar
      neclară vag! călduț tare_ca_talpa ațos ațoasă uscățiv sleit zgârie! strâmți deșirat decolorat uzură ponosit
      jerpelit pătat! pătată pete! scumpete scumpit amânat! amânare amână aștepți descarcă! rambursat! reclamat
      păcat_că
    `,
    '-2': `
      atentat
      rău! rea! rele! răi prost proastă proști slab execrabil! murdar murdară mizerie mizer mizeră mizerabil! jegos
      jegoasă jeg împuțit miros! mirosea mirosuri miroase puțea puțeau pute! putoare duhoare mucegai igrasie gândac
      ploșnițe șoareci insecte păr_în zgomot gălăgie gălăgioși scandal! țipat țipă urlat urlă stricat strică stricat!
      defect defecțiune defecțiuni rupt rupe spart! spartă crăpat fisurat deteriorat nefuncțional blochează blocat
      se_blochează închide_singur restartează bug buguri eroare erori greșeală greșeli greșit probleme problematic
      lent lenți încet! înceată încetinit întârziere întârziat întârziată dezamăgit dezamăgitoare nemulțumit
      nemulțumiri scump exagerat! exagerată exorbitant umflat suprataxat jecmăneală jecmănit nepoliticos nesimțit!
      nesimțiți! obraznic neobrăzat grosolan arogant aroganță indiferent! indiferență ignoră ignoranță nepăsare
      neprofesionist neprofesional neprofesionalism amator! amatori! amatorism incompetent incompetenți incapabil
      nepregătit nepriceput neserios neseriozitate iresponsabil neglijent neglijență delăsare dezordine dezordonat
      dezorganizat haos haotic neîngrijit nespălat necurățat inconfortabil incomod incomodă inutil inutile degeaba
      inutilizabil nefolositor ineficient plictisitor plictiseală plictisit enervat nervi nervos! iritat deranjant
      deranjantă deranjat deranjează deranjant! furios stresant stres frustrant frustrare trist tristețe deprimant
      sumbru înfricoșător frică teamă periculos pericol nesigur nesiguranță durere doare bolnav intoxicație alergie
      diaree vomă vomitat greață expirat stricată_la_stomac alterat crud! crudă! nefăcut necomestibil minciună
      mincinos mint! mințit minte_de fals! falsă false contrafăcut înșelătoare înșelat păcălit păcăleală furt furat
      furat_din hoție pierdut! pierderi refuză refuz! nerespectat lipsit! lipsită! nejustificat inacceptabil! ofilit
      urât urâtă urâte urâți dărăpănat deplorabil! jalnic! lamentabil! ruginit șubred fragil subțire! ieftin_făcut
      chinezărie ridicol! ridicolă penibil! penibilă eșec eșuat nereușit dezavantajos evitați evitat! evita feriți-vă
      feriți ferească! avertizez atenționez pretenții_mari plângere plângeri plâng! discriminare rasist abuz amenință
      nedrept necinstit risipă aruncat! aruncați nasol nasoală naspa minte! ipocrit ipocrizie trădător trădători
      trădare corupt corupți mafie rasism nazist fascist terorist criminal crimă ucis ucigaș omorât mort morți moarte
      murit moare victimă rănit răniți dramă tragedie tragic război conflict violență criză șomaj sărăcie poluare
      distrus distrugere masacru amenințări îngrijorat acuzat condamnat arestat pușcărie închisoare dispreț clovn
      paiață nenorocire plâns lacrimi singur! singură! obosit absurd dictator înfrângere boală suferință suferă
      accident inundații incendiu cutremur grevă concediat insultă jignire gripă febră micșorat! desface! desfac
      descusut rupându-se pocnit! ciobit îndoit! desprins! desprinde dezlipit cade_mereu picat! picând întrerupe!
      întreruperi sacadat laghează lag! bușește crapă! decedat! nu_pornește înțepenit fum! arde_rău supraîncălzește
      șubrezi pierdem pierd! vreme_pierdută pierdere_de_vreme adormit! adorm! somnifer agasant călcat_pe_nervi
      nervoasă exasperat dispera oripilat șocat! șocant! indignat revoltat revoltă! fură! furi fur! șpagă șmecheri
      șarlatan impostor impostură înșeală! păcăleli țepuit țepar țepuială escroacă mafiot jupoaie jupuit cămătari
      hoață murdărie praful! mirosul! puturos gunoiul! mucegaiul șobolan scârboși vomit! borât acru! acră râncezit
      rânced rancedă negătit ars_rău nemâncabil imposibil_de_mâncat necorespunzător nepotrivit ratat! ratată ratare
      rateu dezastre prăbușit! fiasco eșuează jenant jenă josnic mârlan mitocan mitocănie bădăran țărănie! obrăznicie
      tupeu tupeist aere! înfumurat superioritate! acru_la_suflet morocănos scârbită acrit răstit răstește țipete
      neatent! neatenți lene! leneș neputincios neputință aiurea aiureală aiureli bălării vrăjeală abureală lamentare
      supără frustrat tensionat! încurcat! încurcătură zadarnic bani_aruncați fugiți! neonorat nelivrat netrimis
      pierdut_coletul întârzie! târziu! abonament_forțat ascuns! ascunse! taxe_ascunse
    `,
    '-3': `
      oribil oribile groaznic îngrozitor îngrozitoare teribil! teribilă cumplit dezastru catastrofă catastrofal
      scârbos scârboasă scârbă dezgust respingător grețos grețoasă execrabil mizerabil mizerabilă mizerabile jalnic
      lamentabil lamentabilă deplorabil penibil penibili inacceptabil inadmisibil intolerabil insuportabil revoltător
      revoltătoare rușine rușinos bătaie_de_joc batjocură țeapă țepe țepari escroc escrocherie hoți hoțul hoț fraudă
      fraudulos înșelătorie înșelăciune nesimțit nesimțiți tâmpit tâmpiți tâmpenie idiot idioată idioți imbecil cretin
      gunoi gunoaie rahat căcat porcărie coșmar iad infernal infern urăsc ură detest cel_mai_prost cea_mai_proastă
      cele_mai_proaste cel_mai_rău cea_mai_rea cei_mai_proști jaf jegoși niciodată_aici nenorocit nenorociți
    `,
  },
  phrases: `
    1: conform descrierii, conform cu descrierea
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
    0: de noi, la noi, cu noi, pentru noi, ora nouă, nouă ani, nouă zile, nouă persoane
    0: habar n- am, habar nu am
    0: bună ziua, bună seara, bună dimineața, noapte bună, o zi bună, o seară bună, nu doar, nu numai, nu numai că
    0: nu doar că, mai bine de, mai bine zis, cel puțin, mai mult sau mai puțin, vă rog, nu contează, nu trebuie
    0: nu este nevoie, nu e nevoie, nu știu, nu știam, nu credeam, nici o îndoială, fără îndoială, ba bine că nu
    0: bine că, cât mai bine, la fel de bine, de bine de rău, cu bine, să fie bine, am ajuns, așa și așa ceva
    -1: nimic special, nimic deosebit, nimic extraordinar, nimic spectaculos, nimic wow, așa și așa
    -1: nu e grozav, nu e cine știe ce, ar putea fi mai bun, ar putea fi mai bine
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
    3: jos pălăria, de nelăsat din mână, cu lacrimi, râs cu lacrimi, cu sufletul la gură, nu am nimic de obiectat
    3: nimic de obiectat, fără reproș, pe cinste, de excepție, nota zece
    3: nota 10, nu m-am săturat
    2: de nota 10, o nimica toată, la preț bun, am rămas impresionat, am rămas impresionată, m-a impresionat
    2: ne-a ajutat, m-au ajutat, merge strună, a mers strună, livrare rapidă, a ajuns repede, a doua zi
    2: bine ambalat, bine făcut, bine realizat, stă bine, vine perfect, cu plăcere, mi-a plăcut
    2: ne-a plăcut, râs în hohote, mort de râs, merită citit, merită văzut, rău de tot bun, a meritat
    0: nici bun nici rău, nici bine nici rău, nici bun, nici rău, nu e rău nici bun
    -2: putea fi un film bun, putea fi bun, la mai mult, mă așteptam la mai mult, ma asteptam la mai mult
    -2: era să adorm, am adormit, m-am plictisit, nu corespunde, nu mi-au dat banii, banii înapoi, bani pierduți
    -2: aruncați banii, scoate din sărite, scos din sărite, călcat pe nervi, mă calcă pe nervi, a ieșit culoarea
    -2: se descarcă, se închide mereu, se închide singură, se închide singur, pică mereu, bate joc, își bat joc
    -2: la gunoi, de rahat, să le fie rușine, din păcate nu, mare păcat, lăsat de dorit, mult de dorit
    -2: ca talpa, praf în ochi, vai de ei, vai de capul lor, mai rău nu se poate
    3: m-a prins, te prinde, ne-a prins, m-a dat pe spate, mi-a mers la suflet, merge la suflet, a dat roade
    3: din toată inima
    -2: făcut bucăți, a făcut bucăți, la banii ăștia, pentru banii ăștia, când vrea el, când vrea ea
    -2: marea cu sarea, promisiuni goale, vorbe goale, își bate joc, bătut joc, nu mai vreau
    -1: ar fi plăcut, mi-ar fi plăcut, aș fi dorit, mi-aș fi dorit, mi-aș dori, ar fi bine, ar fi fost bine, ar fi fost mai bine, ar fi frumos, ar fi util
  `,
  concord: true,
  negators:
    'nu nu_prea n- nici niciun nicio niciodată nimic nimeni niciunul niciuna fără nicidecum nicăieri nicicum deloc',
  nonNegators: 'nu_numai nu_doar nu_numai_că nu_doar_că nu_neapărat',
  halfNegators: 'abia rareori aproape_deloc cu_greu',
  praiseNegators: 'lipsit lipsită lipsește lipsa lipsă',
  doubts: 'nu_cred nu_credem',
  without: 'fără',
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
  accentless: 'inflected',
  nonfactual: 'sper sperăm',
  replaced: 'în_loc_de în_loc_să în_locul',
  averting: 'evita',
  contrast:
    'dar însă deși totuși insa cu_toate_acestea în_schimb doar_că excepție_făcând în_afară_de exceptând în_rest iar_apoi din_contră',
  subordinators: 'pentru_că deoarece fiindcă că care când unde cum până_când ca_să dacă întrucât astfel_încât încât',
  coordinators: 'și iar sau ori precum',
}
