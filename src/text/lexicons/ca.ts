import type { SentimentLexicon } from './lexicon.js'

export const lexicon: SentimentLexicon = {
  language: 'ca',
  matching: 'stem',
  grades: {
    '3': `
      excel·lent excel·lents excel·lentment excellent fantàstic fantàstica fantàstics fantàstiques genial genials
      meravellós meravellosa meravellosos meravelloses meravella perfecte perfecta perfectes perfectament perfecció
      millor! millors! òptim òptima immillorable immillorables extraordinari extraordinària extraordinaris
      espectacular espectaculars espectacularment impressionant impressionants increïble increïbles impecable
      impecables deliciós deliciosa deliciosos delicioses exquisit exquisida exquisits exquisides boníssim boníssima
      boníssims boníssimes preciós preciosa preciosos precioses magnífic magnífica magnífics magnífiques brutal!
      estupend estupenda sublim sublims divina encanta encanten encantava encantar encantat encantada encantats
      encantades enamora enamorat enamorada enamorats adoro adorem fabulós fabulosa superb superba inoblidable
      inoblidables excepcional excepcionals insuperable insuperables paradís paradisíac luxe! luxós luxosa luxosos
      somni somiat joia! deu_estrelles brillant! brillants entusiasma entusiasmat entusiasmats preferit preferida
      favorit favorita sensacional sensacionals obra_mestra imprescindible imprescindibles chapeau bravo visca
    `,
    '2': `
      bo bon bona bons bones bé! maco maca macos maques bonic bonica bonics boniques amable amables amabilitat
      amablement simpàtic simpàtica simpàtics simpàtiques simpatia agradable agradables agradablement agraden agrada
      agradar agradat agradava gust_de cordial cordials cordialitat atent atenta atents atentes acollidor acollidora
      acollidors acollidores acull hospitalari hospitalària hospitalitat càlid càlida càlids proper! propera! propers!
      familiar familiars net neta nets netes neteja! netejat netíssim netíssima polit polida còmode còmoda còmodes
      còmodament comoditat comoditats confortable confortables confort ampli àmplia amplis àmplies espaiós espaiosa
      espaioses espaioso lluminós lluminosa lluminosos tranquil tranquil·la tranquils tranquil·les tranquil·litat
      tranquilitat tranquila silenciós silenciosa silenci calma relaxat relaxada relaxant relaxar relaxar-se relax
      descansar descans descansat pau! ideal ideals idíl·lic recomanable recomanables recomano recomanem recomanat
      recomanada recomanaria recomanaríem recomanació útil útils utilitat pràctic! pràctica! pràctics! fàcil fàcils
      fàcilment facilitat facilitats senzill! ràpid ràpida ràpids ràpides ràpidament rapidesa eficient eficients
      eficaç eficaços eficàcia professional! professionals professionalitat correcte correcta correctes satisfet
      satisfeta satisfets satisfetes satisfactori satisfactòria satisfacció content! contenta! contents! contentes!
      feliç feliços felicitat felicitats felicitar alegre alegres alegria alegra riure divertit divertida divertits
      divertides diversió entretingut entretinguda interessant interessants apassionant emocionant emocionants emoció
      emociona gaudir gaudit gaudim gaudeix gaudeixes gaudiu gaudeixen gràcies agraeixo agraïm agraït agraïda agraïts
      agrair enhorabona èxit triomf guanyar guanyat guanya guanyador victòria barat barata barats barates econòmic
      econòmica econòmics econòmiques assequible assequibles raonable raonables gratuït gratuïta gratuïts gratis
      gratuïtament complet! ben_situat cèntric cèntrica cèntrics privilegiat privilegiada privilegiats pintoresc
      romàntic romàntica encantador encantadora encantadors encantadores encant encants elegant elegants elegància
      modern moderna moderns modernes atractiu atractiva atractius original originals originalitat especial!
      espectacle! gustós gustosa saborós saborosa saborosos saboroses sabor! bo_de fresc fresca frescos fresques
      abundant abundants variat variada variats variades varietat generós generosa generosos qualitat! cura! cuidat
      cuidada cuidats cuidades detallista detallistes atenció! servicial servicials servicialitat disposat disposats
      disposada ajudar ajuda ajudat ajuden ajudava ajudaven col·laborador educat educada educats educades respectuós
      respectuosa respecte! honest honesta sincer sincera fiable fiables confiança segur segura segurs segures
      seguretat acurat acurada intel·ligent intel·ligents savi talent talentós creatiu creativa imaginatiu brillantor
      original potent potents fort! sòlid resistent resistents durador duradora avantatge avantatges millora! millorat
      millorar! encert encertat encertada encerten sorprenent sorprenents sorprenentment agradablement guai xulo xula
      xulos xules molar mola molen flipant flipa collonut collonuda collonuts xalar xalat joiós goig gaubança plaer
      plaers estima estimar estimo estimat estimada estimats estimem amor amics! carinyós afectuós afectuosa tendre
      tendra dolç dolça suau suaus harmonia harmoniós encertadament digne! esplèndid esplèndida esplèndids formidable
      notable! valuós valuosa mèrit enriquidor enriquidora inspirador motivador genialitat respectat reeixit reeixida
      tornaré! tornarem! repetirem! repetiré! repetiríem repetiria tornaria! tornaríem! vistes! gaudible mereix_la_pena
    `,
    '1': `
      acceptable acceptables adequat adequada adequats adequades suficient suficients gran! grans! nou! nova! nous!
      noves! normal! bé_de funciona funcionen funcionava decent decents digne apte apta equipat equipada equipats
      equipades prop! propet a_prop proximitat cuidadosament mereix mereixen mereixedor assortit ample amples
      restaurat renovat renovada renovats reformat reformada accessible accessibles disponible disponibles calent!
      conveni convenient actual útilment ordenat ordenada organitzat organitzada clar! clara! clars! claredat lleuger
      lleugera tradicional tradicionals autèntic autèntica autèntics casolà casolana casolans natural naturals ecològic
      complert inclòs! flexible flexibles positiu positiva positius positives viu! viva animat animada
    `,
    '0': `
      bon_dia bona_nit bona_tarda bones_tardes moltes! abans personal! general serveis servei possible possibles
      seguretat_social aire_condicionat segurament seguretats bonificació petites_coses part parts contents_de
      atenció_al_client professionals_de bo! boniato classe interès interessos gran_part
    `,
    '-0.7': `
      petit! petita! petits! petites! justet justeta vell vella vells velles antiquat! antic! antiga! antics! antigues!
      fred! freda! fosc fosca foscos fosques estret estreta estrets estretes baix! mínim mínima limitat limitada
      limitats escàs escassa escassos escasses esperar! espera! esperant! cua! cues! lluny! allunyat allunyada mitjà
      mediocre regular! falta! falten! faltava mancava manca! senzilla! simple! simples! just! justa! difícil! difícils!
      llarg! llarga! complicat! complicada! dur! dura! canviar! reparar! reparació confús confusa costat! millorable
      millorables excessiu excessiva passable estrany estranya estranys
    `,
    '-2': `
      dolent dolenta dolents dolentes mal! mals! mala! males! malament pitjor! pitjors! brut bruta bruts brutes brutícia
      brutor pols taca taques tacat tacada car! cara! cars! cares! caríssim caríssima caríssims sorollós sorollosa
      sorollosos soroll sorolls incòmode incòmoda incòmodes incomoditat incòmodament desagradable desagradables
      desagradablement antipàtic antipàtica antipàtics mal_educat maleducat maleducada maleducats groller grollera
      desatent indiferent desinteressat lent! lenta! lents! lentes! lentitud tard! retard retards endarreriment
      decebedor decebedora decepcionant decepcionants decepció decepcionat decepcionada decepcionats decep decebut
      decebuts desil·lusió desil·lusionat trist trista tristos tristes tristesa avorrit avorrida avorrits avorrides
      avorriment avorreix avorreixen pesat pesada problema problemes error errors errada equivocat equivocada equivoca
      defecte defectes defectuós defectuosa trencat trencada trencats trencades trenca espatllat espatllada espatllats
      espatlla avariat avaria avaries deteriorat deteriorada deteriorats gastat gastada desgastat atrotinat atrotinada
      envellit descuidat descuidada deixat! deixadesa deixada! humit! humida! humitat humitats pudor pudors put! olor!
      podrit fastigós floridura florit! escarabat escarabats bitxo bitxos bitxets plaga puces xinxes massificat
      massificada abarrotat col·lapsat caos caòtic caòtica desastrós desordenat desordre desorganitzat desorganitzada
      desorganització insuficient insuficients deficient deficients deficiència pobre pobres pobríssim fluix fluixa
      fluixos insípid insípida insípids sosa! dur_com cru! crua! cremat! cremada! salat! congelat! congelats! inútil
      inútils impossible impossibles inacceptable inacceptables inadmissible inadmissibles intolerable queixa queixes
      queixar queixar-nos queixem queixat queixar-me reclamació reclamacions reclamar denúncia enganyar engany enganyat
      enganyats enganyen enganyós enganyosa mentida mentides mentider menteixen fals falsa falsos falses abusiu abusiva
      abusius desmesurat injust injusta injustícia vergonyós lamentable! penós! por! perill perillós perillosa malalt
      malalta malaltia mal_de dolor! dolors pèrdua pèrdues perdre perdut! perduda! perd perden fracàs fracassat fracassa
      odi! enfadat enfadada enfadats enfado enfada ràbia rabia indignat indignada indignant indignació tensió estrès
      estressant estressat cansat! cansada! esgotador preocupat preocupa preocupant crítica! críticat problemàtic
      problemàtica conflicte conflictes guerra mort! morts! morir víctimes crisi atur corrupció corrupte robar robat
      robatori robatoris roben lladre lladres violència violent violenta amenaça amenaces insult insults absurd absurda
      ridícul ridícula estúpid estúpida idiota idiotes tonteria tonteries ximple xorrada lleig lletja lletjos lletges
      vulgar superficial previsible! tòpics inversemblant fluixeja fluixet incomplet incompleta escassetat car_per
      molest molesta molestes molèstia molèstia molèsties molestar antihigiènic higiene! empipat empipador empipa
      nefast! trampa trampes oblidat! oblidable decadent fosca_i cutre! cutres desfasat desfasada obsolet obsoleta
      tancat_sense interminable interminables insofrible insuportable! malgastar gelat! incomprensible incompetent
      incompetents incompetència ineficaç ineficient negligència despreocupat arrogant prepotent
    `,
    '-3': `
      horrible horribles horrorós horrorosa horror terrible! terribles! pèssim pèssima pèssims pèssimes fatal fatals
      espantós espantosa fastigosa fastigosos fàstic asquerós asquerosa asquerosos merda porqueria desastre desastres
      vergonya vergonyosa estafa estafes estafador estafadors estafat timo timats robatori! nefasta nefasts
      insuportables deplorable deplorables denigrant detestable detesto odio odiem odia insult_a atroç patètic patètica
      patètics infame infumable lamentables lamentablement penosa penosos malson infern infernal escombraries escòria
    `,
  },
  phrases: `
    3: no pot ser millor, no podria ser millor, no podia ser millor, millor impossible, deu sobre deu, un deu, de deu, de luxe, de conte, de somni, de primera
    3: ho recomano, el recomano, la recomano, els recomano, molt recomanable, totalment recomanable, cent per cent recomanable, sens dubte tornarem, sens dubte hi tornarem
    3: hi tornarem, hi tornaré, tornarem segur, repetirem segur, per repetir, per tornar-hi, va superar les expectatives, supera les expectatives, més que recomanable
    2.5: val la pena, va valer la pena, val molt la pena, paga la pena, bona qualitat, gran qualitat, molt bona relació, bona relació qualitat, no decep, no defrauda, cap queixa, sense queixes
    2.5: sense cap queixa, res a dir, ni un però, cap pega, com nou, bon preu, a bon preu, preu assequible, preus assequibles, m'encanta, ens encanta, ens va encantar, em va encantar
    2: cap problema, sense problemes, sense cap problema, moltes gràcies, mil gràcies, ben situat, ben situada, ben comunicat, ben comunicada, bona ubicació, bona situació, molt a prop, fàcil accés
    2: al costat de la platja, ben cuidat, ben equipat, ben equipada, ben decorat, ben decorada, amb tot luxe de detalls, a la teva disposició, a la nostra disposició, punt fort, punts forts, amb escreix
    2: m'agrada, ens agrada, ens va agradar, em va agradar, va anar bé, tot perfecte, no falta de res, no hi falta res, tot el necessari, tot el que necessites, es menja bé, vam dormir molt bé
    1.5: cap inconvenient, no és car, no és cara, no hi ha problema, no hi va haver problema, a l'abast, a peu, al centre, a tocar, a pocs minuts, a cinc minuts, al costat
    1.2: no està malament, no està mal, no és dolent, no és dolenta, prou bé, està bé, tot bé
    0.7: menys mal, sort que
    0.5: bon dia, bona nit, bona tarda, bones festes, bon nadal, feliç any, qualitat preu
    0: no només, no sols, no solament, relació qualitat, si us plau, sens dubte, sense dubte, més o menys, almenys, d'acord, gràcies a, aigua freda, aigua calenta, aire condicionat
    0: tot i això, tanmateix, no obstant, res més, no cal, no importa, és clar, tan aviat, de tant en tant, a poc a poc, bona part, gran part, major part, de totes maneres, no més de, no menys de
    0: ni més ni menys, pel que fa, com a mínim, en general, a llarg termini, a curt termini, casc antic, ciutat vella, part antiga, barri antic, nucli antic, planta baixa, cara a, de cara, a la cara
    0: un dia més, una mica més, bon tros, un bon nombre, així com, tant com, taula baixa, temporada baixa, temporada alta, ja que, mal que
    -0.5: de menys
    -0.7: fa falta, hauria de, haurien de, caldria, es troba a faltar, trobem a faltar, vam trobar a faltar, trobo a faltar, no tan, no gaire, no massa, no del tot, no acaba de, no acaben de
    -0.7: a millorar, per millorar, cal millorar, s'ha de millorar, han de millorar, una mica car, una mica cara, una mica petit, una mica petita
    -1: no hi havia, no hi ha, ja no, res especial, res de l'altre món, del munt, massa gent, massa poc, ni fu ni fa
    -1.5: podria millorar, podrien millorar, podria ser millor, podrien ser millors, poc professional, poc net, poc neta, poca neteja, poc amable, poc amables, poca varietat, poca quantitat
    -1.5: poc recomanable, poca llum, poc espai, poca atenció, falta de, manca de, falta neteja, manca de neteja, falta d'higiene, punt feble, punts febles, fora de lloc, molt soroll, massa soroll
    -1.5: se sent tot, es sent tot, se sentia tot, no es pot dormir, no vam poder dormir, llarga espera, llargues cues, molta cua
    -2: no funciona, no funcionava, no funcionen, no funcionaven, no va funcionar, no serveix, no serveix de res, no carrega, va deixar de funcionar, no respon, no responen, no contesten
    -2: no m'agrada, no em va agradar, no ens va agradar, no està a l'altura, es queda curt, fora de servei, en mal estat, mala experiència, mal servei, mal tracte, mal gust, mala educació
    -2: mala olor, males olors, mal olor, pèrdua de temps, pèrdua de diners, perdre el temps, llençar els diners, diners llençats, mala qualitat, poca qualitat, qualitat baixa, preu excessiu, preus excessius
    -2: massa car, massa cara, massa cars, res de res, cap mena
    -2.5: no val la pena, no paga la pena, no val res, no val el que costa, una llàstima, llàstima que, quina llàstima, una presa de pèl, presa de pèl, un robatori, ens han estafat, s'ha trencat, es va trencar
    -2.5: cau a trossos, deixa que desitjar, deixa molt que desitjar, deixa bastant que desitjar, deixava molt que desitjar, deixen molt que desitjar
    -3: no ho recomano, no el recomano, no la recomano, no recomano, no recomanaria, gens recomanable, no recomanable, no hi tornarem, no hi tornaré, no hi tornaria, no tornarem, no tornaré, no tornaria
    -3: no repetirem, no repetiré, no repetiria, mai més, quin fàstic, una vergonya, de vergonya, una estafa, un timo, zero estrelles, per no tornar
    -1.5: esperava més, esperàvem més
  `,
  concord: true,
  negators: `
    no mai ni res ningú cap sense tampoc gens enlloc
  `,
  nonNegators: 'no_només no_sols no_solament no_únicament',
  halfNegators: 'gairebé_mai quasi_mai amb_prou_feines',
  praiseNegators: 'manca_de falta_de mancat mancada',
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
  accentless: true,
  contrast: `
    però malgrat tot_i sinó excepte llevat mentre encara_que tot_i_que no_obstant tanmateix en_canvi a_pesar
  `,
  subordinators: `
    perquè que on quan si com ja_que doncs per_a qual
  `,
  coordinators: 'i o u ni_que',
}
