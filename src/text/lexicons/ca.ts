import type { SentimentLexicon } from './lexicon.js'

export const lexicon: SentimentLexicon = {
  language: 'ca',
  matching: 'stem',
  grades: {
    '3': `
      excel·lentment excellent fantàstic genial meravellós meravella perfecte perfecció millor! millors! òptim òptima
      immillorable extraordinari espectacular espectaculars impressionant increïble impecable deliciós exquisit
      boníssim boníssima boníssims boníssimes preciós magnífic brutal! estupend sublim sublims divina encanta encanten
      encantava encantar encantat encantada encantats encantades enamora enamorat adoro fabulós superb inoblidable
      excepcional insuperable paradís paradisíac luxe! luxós somni somiat joia! deu_estrelles brillant! brillants
      entusiasma preferit favorit sensacional obra_mestra imprescindible chapeau bravo visca commovedor emotiva
      trepidant magistral cinc_cèntims joies mítica bestial! pletòric
    `,
    '2': `
      bo bon bona bons bones bé! maco maques bonic boniques amable amablement simpàtic simpatia agradable agraden
      gust_de cordial cordialitat atent atenta acollidor acull hospitalari càlid proper! propera! propers! familiar
      familiars net neteja! netejat netíssima polit polida còmode confortable confort ampli àmplia espaiós espaioso
      lluminós tranquil tranquil·litat tranquilitat silenci calma relaxar-se relax descans pau! ideal ideals idíl·lic
      recomanable recomano recomanaríem recomanació útil utilitat pràctic! pràctica! pràctics! fàcil fàcilment
      senzill! ràpid rapidesa eficient eficaç eficàcia professional! professionals professionalitat correcte satisfet
      satisfetes satisfactòria satisfacció content! contenta! contents! contentes! feliç feliços felicitat alegre
      alegra riure divertit diversió entretingut interessant apassionant emoció emociona gaudir gaudim gràcies agraïm
      agraïts enhorabona èxit triomf guanya victòria barat barata econòmic assequible raonable gratuït gratuïta gratis
      complet! ben_situat cèntric privilegiat pintoresc romàntic encantador encantadora encantadors encantadores
      encant elegant elegància modern atractiu originalitat especial! espectacle! gustós saborós sabor! bo_de fresc
      fresques abundant variat varietat generós qualitat! cura! cuidat detallista atenció! servicial servicialitat
      disposat ajudar ajuda col·laborador educat respectuós respecte! honest sincer fiable confiança segur seguretat
      acurat intel·ligent savi talent talentós creatiu creativa imaginatiu brillantor potent fort! sòlid resistent
      durador avantatge millora! millorat millorar! encert sorprenent sorprenentment guai xulo mola flipa collonut
      xalar joiós goig gaubança plaer estima estimo amor amics! carinyós afectuós tendre tendra dolç dolça suau suaus
      harmonia encertadament digne! esplèndid formidable notable! valuós mèrit enriquidor inspirador motivador
      genialitat respectat reeixit tornaré! tornarem! repetirem! repetiré! repetiríem repetiria tornaria! tornaríem!
      vistes! gaudible mereix_la_pena enganxa! enganxat atrapa! captivador fascinant fascina riem rialles riallada
      entretenir plaent brillar convenç convincent creïble enginyós m'encanta encisador molt_guai mona! bufó bufona
      eixerit serviables cruixent sucós àgil pulcre ganga! regalat! val_la_pena valia_la_pena campió or! orgull gol!
      golàs merci! t'estimo petons abraçada esperança! original
    `,
    '1': `
      acceptable adequat suficient gran! grans! nou! nova! nous! noves! normal! bé_de funciona decent digne apte
      equipat prop! propet a_prop proximitat cuidadosament mereix mereixen mereixedor assortit ample amples restaurat
      renovat reformat accessible disponible calent! conveni actual útilment ordenat organitzat clar! clara! clars!
      claredat lleuger tradicional autèntic casolà casolans natural ecològic complert inclòs! flexible positiu
      positiva viu! viva animat
    `,
    '0': `
      estació bon_dia bona_nit bona_tarda bones_tardes moltes! abans personal! general serveis servei possible possibles
      seguretat_social aire_condicionat segurament seguretats bonificació petites_coses part parts contents_de
      atenció_al_client professionals_de bo! boniato classe interès interessos gran_part
    `,
    '-0.7': `
      petit! petita! petits! petites! justet vell vella antiquat! antic! antiga! antics! antigues! fred! freda! fosc
      fosques estret estreta estrets estretes baix! mínim mínima limitat escàs escassa escassos escasses esperar!
      espera! esperant! cua! cues! lluny! allunyat mitjà mediocre regular! falta! falten! faltava mancava manca!
      senzilla! simple! simples! just! justa! difícil! difícils! llarg! llarga! complicat! complicada! dur! dura!
      canviar! reparar! reparació confús confusa costat! millorable passable estrany clixé! clixés
      tòpic! previsibles feixuc feixuga tebi eixut mediocres descolorit ratllades llàstima malauradament encongir
      salada! devolució retornar!
    `,
    '-2': `
      excessiva excessiu dolent dolenta mal! mals! mala! males! malament pitjor! pitjors! brut brutícia pols taca taques car! cara! cars!
      cares! caríssima caríssims soroll sorolls incòmode desagradable desagradablement antipàtic mal_educat maleducat
      groller desatent indiferent desinteressat lent! lenta! lents! lentes! lentitud tard! retard endarreriment
      decepcionat decep decebut desil·lusió desil·lusionat trist avorrit pesat pesada problema error equivoca defecte
      defectuós trenca espatllat espatlla avariat avaria deteriorat gastat desgastat atrotinat envellit descuidat
      deixat! deixadesa deixada! humit! humida! humitat pudor put! olor! podrit fastigós floridura florit! escarabat
      bitxo plaga puces xinxes massificat abarrotat col·lapsat caos caòtic desastrós desordenat desordre desorganitzat
      desorganització insuficient deficient pobre pobres fluix insípid sosa! dur_com cru! crua! cremat! cremada!
      salat! congelat! congelats! inútil impossible inacceptable inadmissible intolerable queixa queixes reclamació
      reclamar denúncia engany mentider fals falsa abusiu abusiva desmesurat injust injustícia vergonyós lamentable!
      penós! por! perill malalt mal_de dolor! pèrdua perdre perdut! perduda! perd fracàs fracassat odi! enfadat enfado
      ràbia indignat indignant tensió estrès estressat cansat! cansada! esgotador preocupa crítica! críticat
      problemàtic conflicte guerra mort! morts! morir víctimes crisi atur corrupció corrupte robar lladre violent
      violenta amenaça amenaces insult absurd ridícul ridícula estúpid idiota idiotes tonteria ximple xorrada lleig
      lletja lletges vulgar superficial previsible! tòpics inversemblant fluixeja incomplet escassetat car_per molest
      antihigiènic higiene! empipa nefast! trampa oblidat! oblidable decadent fosca_i cutre! cutres desfasat obsolet
      tancat_sense interminable insofrible insuportable! malgastar gelat! incomprensible incompetent ineficaç
      ineficient negligència despreocupat arrogant prepotent avorrim adormir badallar badalls llençar mentir escàndol
      esquinçat descosit penja_sola es_penja penjada fallen grosser borde! bordes ecs! ecss rovell pèls! paneroles
      carís imbècil bunyol! nyap! incomestible gomós dur_com_una_sola inservible emprenya plorar! plora! assassí
      assassinat feixista penedir derrota! balla! xerric* trontoll*
    `,
    '-3': `
      horrible horrorós horror terrible! terribles! pèssim pèssima pèssims pèssimes fatal espantós fastigosa
      fastigosos fàstic asquerós merda porqueria desastre desastres vergonya vergonyosa estafa timo robatori! nefasta
      insuportables deplorable denigrant detestable detesto odio insult_a atroç patètic infame infumable lamentables
      lamentablement penosa malson infern escombraries escòria
    `,
  },
  phrases: `
    1.5: dura dies
    3: no pot ser millor, no podria ser millor, no podia ser millor, millor impossible, deu sobre deu, un deu, de deu, de luxe, de conte, de somni, de primera
    3: ho recomano, el recomano, la recomano, els recomano, molt recomanable, totalment recomanable, cent per cent recomanable, sens dubte tornarem, sens dubte hi tornarem
    3: hi tornarem, hi tornaré, tornarem segur, repetirem segur, per repetir, per tornar hi, va superar les expectatives, supera les expectatives, més que recomanable
    2.5: val la pena, va valer la pena, val molt la pena, paga la pena, bona qualitat, gran qualitat, molt bona relació, bona relació qualitat, no decep, no defrauda, cap queixa, sense queixes
    2.5: sense cap queixa, res a dir, ni un però, cap pega, com nou, bon preu, a bon preu, preu assequible, preus assequibles, m'encanta, ens encanta, ens va encantar, em va encantar
    2: cap problema, sense problemes, sense cap problema, moltes gràcies, mil gràcies, ben situat, ben situada, ben comunicat, ben comunicada, bona ubicació, bona situació, molt a prop, fàcil accés
    2: al costat de la platja, ben cuidat, ben equipat, ben equipada, ben decorat, ben decorada, amb tot luxe de detalls, a la teva disposició, a la nostra disposició, punt fort, punts forts, amb escreix
    2: m'agrada, ens agrada, ens va agradar, em va agradar, va anar bé, tot perfecte, no falta de res, no hi falta res, tot el necessari, tot el que necessites, es menja bé, vam dormir molt bé
    1.5: cap inconvenient, no és car, no és cara, no hi ha problema, no hi va haver problema, a l'abast, a peu, al centre, a tocar, a pocs minuts, a cinc minuts, al costat
    1.2: no està malament, no està mal, no és dolent, no és dolenta, prou bé, està bé, tot bé
    0.7: menys mal, sort que
    0.5: bon dia, bona nit, bona tarda, bones festes, bon nadal, feliç any, qualitat preu
    0: no sé, no sabem
    0: no només, no sols, no solament, relació qualitat, si us plau, sens dubte, sense dubte, més o menys, almenys, d'acord, gràcies a, aigua freda, aigua calenta, aire condicionat
    0: tot i això, tanmateix, no obstant, res més, no cal, no importa, és clar, tan aviat, de tant en tant, a poc a poc, bona part, gran part, major part, de totes maneres, no més de, no menys de
    0: ni més ni menys, pel que fa, com a mínim, en general, a llarg termini, a curt termini, casc antic, ciutat vella, part antiga, barri antic, nucli antic, planta baixa, cara a, de cara, a la cara
    0: un dia més, una mica més, bon tros, un bon nombre, així com, tant com, taula baixa, temporada baixa, temporada alta, ja que, mal que
    -0.5: de menys
    -0.7: fa falta, hauria de, haurien de, caldria, es troba a faltar, trobem a faltar, vam trobar a faltar, trobo a faltar
    -0.7: a millorar, per millorar, cal millorar, s'ha de millorar, han de millorar, una mica car, una mica cara, una mica petit, una mica petita
    -1: res especial, res de l'altre món, del munt, massa gent, massa poc, ni fu ni fa
    -1.5: podria millorar, podrien millorar, podria ser millor, podrien ser millors, poc professional, poc net, poc neta, poca neteja, poc amable, poc amables, poca varietat, poca quantitat
    -1.5: poc recomanable, poca llum, poc espai, poca atenció, falta de, manca de, falta neteja, manca de neteja, falta d higiene, punt feble, punts febles, fora de lloc, molt soroll, massa soroll
    -1.5: se sent tot, es sent tot, se sentia tot, no es pot dormir, no vam poder dormir, llarga espera, llargues cues, molta cua
    -2: no funciona, no funcionava, no funcionen, no funcionaven, no va funcionar, no serveix, no serveix de res, no carrega, va deixar de funcionar, no respon, no responen, no contesten
    -2: no m'agrada, no em va agradar, no ens va agradar, no està a l'altura, es queda curt, fora de servei, en mal estat, mala experiència, mal servei, mal tracte, mal gust, mala educació
    -2: mala olor, males olors, mal olor, pèrdua de temps, pèrdua de diners, perdre el temps, llençar els diners, diners llençats, mala qualitat, poca qualitat, qualitat baixa, preu excessiu, preus excessius
    -2: massa car, massa cara, massa cars, res de res, cap mena
    -2.5: no val la pena, no paga la pena, no val res, no val el que costa, una llàstima, llàstima que, quina llàstima, una presa de pèl, presa de pèl, un robatori, ens han estafat, s'ha trencat, es va trencar
    -2.5: cau a trossos, deixa que desitjar, deixa molt que desitjar, deixa bastant que desitjar, deixava molt que desitjar, deixen molt que desitjar
    -3: no ho recomano, no el recomano, no la recomano, no recomano, no recomanaria, gens recomanable, no recomanable, no hi tornarem, no hi tornaré, no hi tornaria, no tornarem, no tornaré, no tornaria
    -3: no repetirem, no repetiré, no repetiria, mai més, quin fàstic, una vergonya, de vergonya, una estafa, un timo, zero estrelles, per no tornar
    -1.5: esperava més, esperàvem més, no dura
    3: trec el barret, em trec el barret, treure's el barret, fins a plorar, plorar de riure, ploro de riure
    3: m'he fet un tip de riure, tip de riure, no pots deixar, no podia deixar, de cine, per sucar hi pa
    2: va com la seda, com la seda, com anell al dit, ens va ajudar, ens van ajudar, l'endemà mateix, ben embalat
    2: ben empaquetat, lliurament ràpid, com a casa, com la de l'àvia, ganes de tornar, relació qualitat preu
    2: de bon gust, val cada euro
    0: ni bo ni dolent, ni bé ni malament, ni bona ni dolenta
    -2: m'esperava més, n'esperava més, em vaig adormir, quasi m'adormo, podria haver estat, podia haver estat
    -2: no han tornat, no m han tornat, no va, va fatal, de pena, fa pena, fa pudor, per llençar
    -2: a les escombraries, quina vergonya, em treu de polleguera, treu de polleguera, dur com una sola
    -2: ha perdut el color
    -2: quan vol, quan li ve de gust, quan li sembla
    -1: estaria bé que, estaria bé si, estaria bé tenir, hauria estat bé, m'hauria agradat, seria millor si, seria millor que, tant de bo
  `,
  concord: true,
  negators: `
    no mai ni res ningú cap sense tampoc gens enlloc no_massa
  `,
  nonNegators: 'no_només no_sols no_solament no_únicament',
  halfNegators: 'gairebé_mai quasi_mai amb_prou_feines',
  praiseNegators: 'manca_de falta_de mancat mancada',
  doubts: 'no_crec no_penso',
  without: 'sense',
  intensifiers: `
    molt molta molts moltes tan súper super extremadament realment totalment absolutament completament bastant força
    increïblement veritablement especialment summament sempre tremendament enormement altament profundament ben del_tot
    més
  `,
  diminishers: `
    una_mica poc poca relativament lleugerament quasi gairebé mitjanament parcialment un_pèl algo
  `,
  too: 'massa',
  less: 'menys',
  hopes: 'si esperava esperàvem esperaven tant_de_bo espero esperem',
  modals: 'podria podrien',
  unrealised:
    'podria_ser podrien_ser podria_estar podrien_estar hauria_de_ser haurien_de_ser hauria_estat hagués hauria',
  comparatives: 'millor millors',
  limitNegators: 'no_pot_ser no_podia_ser no_podria_ser',
  endings: 'íssim: íssima:a íssims: íssimes:es ament:',
  accentless: 'inflected',
  nonfactual: 'espero_que esperem_que tant_de_bo',
  replaced: 'en_lloc_de en_comptes_de',
  averting: 'evitar',
  contrast: `
    però malgrat tot_i sinó excepte llevat mentre encara_que tot_i_que no_obstant tanmateix en_canvi a_pesar
  `,
  subordinators: `
    perquè que on quan si com ja_que doncs per_a qual
  `,
  coordinators: 'i o u ni_que',
}
