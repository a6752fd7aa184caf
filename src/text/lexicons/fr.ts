import type { SentimentLexicon } from './lexicon.js'

export const lexicon: SentimentLexicon = {
  language: 'fr',
  matching: 'stem',
  grades: {
    '3': `
      super superbe excellent excellente excellents excellentes parfait parfaite parfaits parfaites parfaitement
      superbes magnifique magnifiques génial géniale géniaux géniales délicieux délicieuse délicieuses merveilleux
      merveilleuse merveilleuses merveille merveilles fantastique fantastiques exceptionnel exceptionnelle
      exceptionnels exceptionnelles extraordinaire extraordinaires incroyable incroyables formidable formidables adore
      adoré adorée adorent adorons adorer adorait adorable adorables fabuleux fabuleuse sublime sublimes exquis
      exquise exquises splendide splendides somptueux somptueuse top! topissime impeccable impeccables irréprochable
      irréprochables remarquable remarquables meilleur meilleure meilleurs meilleures idéal idéale idéalement
      inoubliable inoubliables régal régalé régalés régalée régalées régaler époustouflant époustouflante sensationnel
      sensationnelle ravi ravie ravis ravies enchanté enchantée enchantés enchantement enchanteur paradis paradisiaque
      divin divine divins succulent succulente succulents perfection bluffant bluffante bluffé bluffée bluffés
      émerveillé émerveillée féerique magique magiques coup_de_coeur coup_de_cœur extra! géant! phénoménal phénoménale
      inégalé inégalable imbattable imbattables incomparable chef-d'œuvre chef-d'oeuvre chapeau! bravo! bravissimo
      prodigieux grandiose grandioses enthousiasmé enthousiasmée passionnant passionnante passionnants savoureux
      savoureuse savoureuses savoureusement excellence éblouissant éblouissante ébloui éblouie stupéfiant dément
      tuerie pépite bijou favori favorite préféré préférée préférés amour! incontournable incontournables hallucinant
      admirable admirables admirablement champion champions championne canon! délice délices
      excelent excelente excellant exellent exelent exeptionnel exeptionnelle magnifque manifique parfai extraodinaire
    `,
    '2': `
      stimulant stimulante stimulants confiant confiante communicatif communicative rapidos gentillets intéressé
      intéressée enrichi recommanderai motivés épanoui foncez préparé excellemment rigoureux rigoureuse structuré
      structurée structurés accompagné bénéficié convaincu convaincue convaincant convaincante approfondi approfondie
      explicite ravissement vivante dispos intact intacte bon bonne bons bonnes bien beau belle beaux belles bel
      agréable agréables agréablement sympa sympas sympathique sympathiques gentil gentille gentils gentilles
      gentillesse accueillant accueillante accueillants accueillantes chaleureux chaleureuse chaleureusement souriant
      souriante souriants souriantes sourire attentionné attentionnée attentionnés attentif attentive attentifs
      serviable serviables aimable aimables amabilité poli polie polis politesse courtois courtoise courtoisie
      disponible disponibles efficace efficaces efficacité rapide rapides rapidement rapidité vite propre propres
      propreté nickel impec confortable confortables confort confortablement spacieux spacieuse spacieuses calme
      calmes calmement tranquille tranquilles tranquillité silencieux silencieuse joli jolie jolis jolies joliment
      charmant charmante charmants charmantes charme charmés pratique pratiques utile utiles utilement facile faciles
      facilement facilité simplicité fiable fiables fiabilité solide solides robuste robustes résistant résistante
      résistants durable durables qualitatif qualitative content contente contents contentes satisfait satisfaite
      satisfaits satisfaites satisfaction satisfaisant satisfaisante satisfaisants heureux heureuse heureuses
      heureusement plaisir plaisant plaisante plaisants plaît plait plu aimé aimée aimons aiment aimer aimait apprécie
      apprécié appréciée appréciés apprécier apprécions appréciable appréciables recommande recommandé recommandée
      recommandons recommander recommandent recommanderais recommandable recommandables conseille conseillons merci
      mercis remercie remercier remerciements remercions félicitations félicite réussi réussie réussis réussies
      réussite succès gagné gagner victoire génie avantage avantages avantageux avantageuse gratuit gratuite
      gratuitement gratuits offert offerte offerts cadeau cadeaux soigné soignée soignés soignées soin raffiné
      raffinée raffinés raffinement élégant élégante élégance moderne modernes luxueux luxueuse luxe lumineux
      lumineuse lumineuses frais fraîche fraîches fraicheur fraîcheur goûteux goûteuse gouteux gouteuse gourmand
      gourmande gourmands copieux copieuse copieuses copieusement généreux généreuse généreuses généreusement varié
      variée variés variées variété professionnel professionnelle professionnels professionnelles professionnalisme
      compétent compétente compétents compétentes compétence compétences pro pros sérieux sérieuse honnête honnêtes
      honnêteté intéressant intéressante intéressants intéressantes passionné passionnée passionnés enrichissant
      enrichissante instructif instructive pédagogue pédagogues pédagogique ludique clair claire clairs claires
      clairement clarté précis précise précision complet complète complets complètes intuitif intuitive ergonomique
      fluide fluides performant performante performants performance puissant puissante puissance réactif réactive
      réactivité reactif léger légère légers bluetooth_parfait top-qualité chaleur! convivial conviviale convivialité
      cosy cocooning cool amusant amusante drôle drôles rigolo fun divertissant divertissante détente détendu détendue
      relaxant relaxante reposant reposante reposé ressourcer dépaysement dépaysant dépaysante romantique pittoresque
      authentique authentiques typique typiques original originale originaux originalité créatif créative inventif
      inventive innovant innovante astucieux astucieuse ingénieux ingénieuse malin surprenant surprenante
      impressionnant impressionnante impressionnants impressionné impressionnée étonnant étonnante fascinant
      fascinante captivant captivante touchant touchante émouvant émouvante ému émue fier fière fierté espoir
      optimiste confiance rassurant rassurante rassuré rassurée sécurisé sécurisée sécurisant sûr! sûre! chance
      chanceux bonheur joie joyeux joyeuse fête! gai rire rires riche riches richesse abordable abordables raisonnable
      raisonnables bon-plan aubaine promo affaire! équilibré équilibrée fine! fondant fondante moelleux moelleuse
      tendre tendres croustillant croustillante croquant croquante onctueux onctueuse parfumé parfumée appétissant
      appétissante ponctuel ponctuelle ponctualité respectueux respectueuse respecté bienveillant bienveillante
      bienveillance dévoué dévouée dynamique dynamiques enthousiaste motivé motivée motivant motivante patiente
      patience sincère sincères sincèrement sincérité discret discrète discrets discrétion prévenant prévenante
      prévenants arrangeant arrangeante avenant avenante amical amicale douillet douillette doux douce douceur
      superbement superbissime magnifiquement merveilleusement entretenu entretenue entretenus aménagé aménagée rénové
      rénovée rénovés refait_à_neuf bien-être spacieusement commode commodes maniable maniables polyvalent polyvalente
      esthétique design stylé stylée classe! chic choyé choyés bichonné cajolé soulagé soulagée soulagement soulage
      sauvé sauvée sauveur apaisant apaisante apaisé bénéfique bénéfices mérite méritent méritée mérité valent talent
      talentueux talentueuse brillant brillante brillamment intelligent intelligente sain saine saines sains digne
      honorable loyal fidèle fidèles efficacement ravissant ravissante superpose! mignon mignonne mignons chou!
      adoucit hydrate hydratant nourrissant améliore améliorée amélioré améliorent amélioration améliorations
      progressé progrès progresser facilite facilitent pratico bienvenue! transparence transparent! harmonieux
      harmonieuse harmonie goût gout délicat délicate délicatesse réconfortant réconfortante paisible paisibles
      paisiblement serein sereine sereinement sérénité atout atouts privilégié privilège prestige prestigieux réputé
      réputée renommé irrésistible ensoleillé ensoleillée hygiénique ultra-rapide recommendable recommandation
      recommandations agreable bonnement inspirant inspirante inspiré brio maîtrise maîtrisé maîtrisée qualifié
      qualifiée expérimenté avisé judicieux judicieuse pertinent pertinente pertinents cohérent compréhensif
      compréhensive compréhensible écoute! dispo! diligent diligente célérité régale régalons gustatif gustative
      favorable favorables chéri chérie chéris mdr ptdr xptdr haha hahaha bisou bisous bises câlin câlins coeur cœur
      rigole rigoler fêter anniversaire gagnent remporte remporté remportent soutiens soutiennent innover innove héros
      encourage encourager encourageant bienvenu kiffe kiffer kiff chouette excité hâte impatient impatiente favorise
      solidarité solidaire liberté paix amoureux amoureuse beauté vertueux révolutionnaire prometteur prometteuse
      célébrer célèbre! trophée récompense récompensé récompenses exploit! exploits! marrant marrante marrants
      marrantes booster boostée boosté boostent saluer salue! saluée salué applaudit applaudir applaudissent
      applaudissements vive! ambitieux ambitieuse exemplaire exemplaires noble révolutionne révolutionner avancée
      avancées primé! primée! lauréat lauréate lauréats prometteuses épatant épatante jubile génialissime kiffé
      courageux courageuse réussir rassure solidaires créatifs créatives ingéniosité inspirer dépolluer convaincus
      optimisme miracle
      acceuillant acceuillante accueuillant accueilant agréabe sympatique sympatiques sympathque chaleureu chaleureus
      confortabe délicieu délicieus convivialle impécable impecable proffessionnel profesionnel profesionnelle
      recommendé souriente acceuillants
    `,
    '1': `
      mieux! apprendre appris apprends apprend apprenons acquis acquérir connaissances prend_en_charge exactement
      correct correcte correctes corrects correctement convenable convenables convient conviennent convenait
      acceptable acceptables ok okay suffisant suffisante suffisamment fonctionne fonctionnent fonctionnait fonctionné
      fonctionnel fonctionnelle marche marchent marchait adapté adaptée adaptés adaptées compatible compatibles
      conforme conformes grand grande grands grandes vaste vastes énorme! immense immenses neuf neuve neufs neuves
      proche proches proximité central choix diversifié diversifiée nombreux! équipé équipée équipés accessible
      accessibles simple simples décent décente honorablement satisfaisait permet suffit tient protège compact
      compacte ample amples tendance traditionnel traditionnelle local! bio chaud! bonus garanti garantie!
      service-client tient_la_charge évolutif réglable réglables volontiers passe-partout inclus incluse familial
      familiale préfère préférer normal normale! buvable mangeable regardable potable populaire fait_le_job répond!
      répondu! respecte respectent respectée respectés aide aidé aider aidée assez_bien bonhomme! plutôt_bien conseil
      conseils conseillé! repas_copieux écologique opportunité opportunités préserver préservation sauvegarde
      sauvegarder protéger protection renforcer renforce renforcent profite profitent découvrez découvrir renouvelable
      renouvelables croissance boom relance solution solutions efforts s'engage s'engagent engagement innovation
      innovations lol soutien soutient soutenir partenariat promouvoir encourageons résilience espérer alternatives
    `,
    '0': `
      préservatif impressionnisme hallucination gonflement
      population populations nantes prime fonctionnement durer duré durera plants pratiqué pratiquée fondements
      variante variantes générateur disposant disposé disposés disposait expéditions expérimentation payées
      sécher presses précisant préparatifs prose pole avances avènement complicité crimée dérivé dérivés
      redoutable complétement intuition divinité célébrité célébrités relancer typiquement sérieusement
      honnêtement anciennement captivité connaissaient
      sur sure équipe équipes équipement équipements attention presse style styles amérique étranger usage usages
      bouche boucher structure structures biens plantes dispose disposer galerie galeries expédition volant vols
      paiement paiements mali loups marches centrale centrales raisonnement gènes pratiquement respectivement
      normalement creuser générique économiste économistes instruction instructions peter attaquant détention
      communication communications génération générations foire qualité bonne_nuit bonne_journée bonne_soirée
      bonne_année service services serveur serveuse recommandé_par personnel personnels personnelle personnellement
      prix rapport accueil client clients clientèle cher_ami chers_amis chère_madame cher_monsieur commande commandé
      commander conseiller conseillère conseillers heure heures bonbon bonbons bonnet bel_et_bien grand-mère
      grand-père aimant aimants marché marchés marcher marché_aux finement simplement finesse plaisance juste calmar
      forte fort entier entière partie partir partout attendu passable! complètement dispositif disposition important
      importante première premier neuvième fraise fraises propriétaire propriétaires propriété justement
      richement-vêtu originaire malgré maladie! amende! grave! critiques! responsable sensible particulier clarifier
      énormément beaucoup certainement sûrement durée durant sauce classement classer mal_à_l'aise fermer ferme fermé
      ressources ressource humains humaines humain humaine attends attendant résistance soins préparer prépare
      préparation équilibre précisément précisé préciser précises repose réputation intelligence adaptation adapter
      adaptations permettant permettait conformément conformité accompagner accompagne accompagnée accompagnement
      aménagement progressivement progression progressive situe situé située bell grandi grandir protégé protégés
      protégée récents récentes récemment récent récente pratiquer qualifier qualifie qualifiés vivait vivants vivant
      éloigne éloigner familiales fondement échanges échange remplacement remplaçant répétition arrangement acquise
      bouches compléter inventer invention compréhension correction corrections serre serrer vivement attentes
      économies economie économie patients patient varie disponibilité populaires performances traditionnels
      traditionnelles célèbres lola verte verts vertes écologiste écologistes fin! nouveau! maison! économique
      économiques usine! réchauffement chauffer chauffé touchées touchés touché touchée traces trace humides chauffage
      conseillaient fraîchement complété complétée bonjour bonsoir coucou
    `,
    '-0.7': `
      mou! restrictif restrictive désolé désolée plutôt_long répéter répétée répétés dense denses petit petite petits
      petites moyen moyenne moyens moyennes moyennement limité limitée limités limite basique basiques étroit étroite
      étroits exigu exiguë exigus sombre sombres vieillot vieillotte vieillots ancien ancienne vieux vieille vieilles
      vieil banal banale banals quelconque quelconques ordinaire ordinaires attente attendre attendu_longtemps attend
      éloigné éloignée éloignés loin lourd lourde lourds lourdeur dur dure durs dures épais court! courte! maigre
      maigres rudimentaire sommaire spartiate perfectible améliorer rembourser remboursement remboursé remboursée
      retourner retourné renvoyer renvoyé renvoi échanger remplacer remplacé réparation réparer réparé changer_de
      bizarre bizarres étrange étranges tiède tièdes serré serrée serrés difficilement dommage supplément suppléments
      surprise! faiblement minuscule minuscules riquiqui passables sans-plus bof mouais mitigé mitigée mitigés inégal
      inégale irrégulier démodé démodée obsolète désuet désuète usagé usagée usé usée usés usées usure annuler annulé
      annulation réclamation réclamations réclamer résilier résiliation plainte frais_supplémentaires restreint
      restreinte sobre austère prétend pseudo soi-disant payant payante déranger modeste modestes insistant répétitif
      répétitive peu_de touristique pressé pressée exagéré exagérée ouf flemme disparaître disparition renoncement
      renoncements sceptique sceptiques opposants opposant lobby lobbies lobbys recul recule reculent abandon
      embouteillage embouteillages émissions vulnérable vulnérables oppose opposés suspension contestation contesté
      contestée pff pfff tss bah! grève grèves pluie! pleut crevé crevée fatigue! nan! décès
    `,
    '-2': `
      inégalité inégalités malodorant répugnant répugnante répugnants répugnantes tracas dommages! reproche cabossé
      cabossée gaspillage nuit! buggée défauts déchargent décharge_vite éteint s'éteint distraction inaudible coupure
      coupe! rame mauvais mauvaise mal cher chère chers chères chèrement onéreux coûteux coûteuse coûte_cher
      hors_de_prix excessif exorbitant prohibitif sale saleté crasseux crasse poussière poussiéreux taché tachée tâches!
      moisi moisissure odeur pue bruyant bruit sonore! vacarme tapage lent lenteur long! longue! interminable retard
      tardif froid glacial désagréable désagréables désagréablement impoli malpoli incorrect hautain méprisant
      méprisante mépris arrogant antipathique agressif agressivité incompétent incompétente incompétents incompétence
      incapable inutile inutilisable inefficace insuffisant médiocre médiocres médiocrité décevant décevante décevants
      décevantes déçu déçus déception deception deçu decu décevoir déçoit problème souci défaut défectueux défectueuse
      défectueuses défaillant défaillante défaillance panne cassé cassée cassées cassent abîmé abîmée abimé endommagé
      endommagée fragile fissuré rayé rayée rayures déchiré déchirée troué bug bugge bugué plante plantage bloque
      bloquée lag saccade chauffe surchauffe instable insupportable! faible faibles faiblesse léger_défaut pauvre manque
      manquent manquait manqué manquer manquant manquante manquants absence absent inexistant fade insipide sec sèche
      sèches brûlé brûlée brulé cramé gras grasse graisseux salée trop_cuit cru! immangeable! rassis avarié périmé
      périmée ennui ennuyé ennuyée long-métrage_ennuyeux soporifique monotone compliqué compliquée compliqués complexe!
      difficile difficiles difficulté pénible pénibles galère galères galérer galéré impossible inconfort inadapté
      inadaptée inapproprié inadmissible! danger dangers risque peur craint triste tristesse malheureusement malheureux
      malheureuse hélas dommageable regret moche laid laideur vilain glauque miteux délabré délabrée vétuste vétustes
      défraîchi défraîchie dégradé dégradée négligé négligée négligence négligent désordre désorganisé désorganisée
      désorganisation bordel bazar chaos chaotique confus flou flous illisible incompréhensible incompréhensibles faux
      fausse erreur trompé trompée trompeur trompeuse mensonge mensongère menteur menteuse menti ment! abus malhonnête
      malhonnêtes douteux suspect louche fuyez fuir évitez éviter perte perdu perdus perdre perd gâché gâchée gâcher
      gaspillé refus refusent plaindre plaint plaignent dégoûté dégoûtée dégouté colère furieux énervé énervée énervant
      énervante énervement agacé frustré frustrée frustration stress fatigué fatiguée fatigant inquiet inquiétude choqué
      choquée scandalisé indigné gêné gênée dérange dérangé dérangeant dérangeante nuisance désastreux! toxique malsain
      malade douleur souffre souffrance mort mourir tué guerre crise violence violent attentat attaque accident haine!
      pleure larmes honteux! ignoré indifférent indifférence inattentif désinvolte désinvolture négatif négative
      négatifs négatives inconvénient inconvénients bémol bémols piège lacune carence imprécis imprécise incomplet
      incohérent incohérente injuste injustice illogique absurde bête bêtes bêtise stupide! ridicule! grotesque
      superficiel creux creuse cliché plat_froid prévisible lourdingue surestimé surestimée surfait surfaite surcoté
      surcotée surévalué industriel! surgelé congelé réchauffé réchauffés micro-ondes! caoutchouteux pâteux aigre amer
      amère acide! étouffant étouffante suffocant surpeuplé bondé bondée saturé entassés insalubre délaissé délaissés
      oublié oubliés oublie! plaintes litige arnaqué! racket bâclé bâclée bâcler expéditif expéditive amateur!
      amateurisme bancal branlant grince fuite inondé inondée humide humidité cafard punaises! souris! rats insectes
      infesté décharge! décharger déchargé hs dysfonctionne bête_noire sourd! muet! injoignable injustifié injustifiée
      incompatible irrespectueux irrespect déplorable! déplore déploré pire_que racisme raciste sexiste discrimination
      insulte insulté insultes vulgaire grossier grossière indélicat malaise! déplaisant déplaisante déplaisantes
      contrarié contrariété décourageant découragé désespéré désespérant désespoir désolant navrant! honte! échec échecs
      échoué ratée loupé foiré foirage fiasco mécontent mécontente mécontents mécontentement insatisfait insatisfaite
      insatisfaction insatisfaisant cheap toc camelote! gadget! contrefaçon contrefaçons plouc éraflure éraflures
      bosselé tordu gondolé décollé décollée déformé lâché rend_l'âme rouillé bouché bouchée sens_unique! débile débiles
      nul! vide! triché tricheur radin avare mesquin piteux lugubre sordide effrayant effroi intrusif étouffe
      énormes_défauts autoritaire sec_et_froid indigeste écoeuré malmené trahi trahison menacé infection infections
      terrorisme hypocrite hypocrisie traître corrompu corrompus corruption fasciste facho fachos assassin assassinat
      meurtre meurtrier tuent décédé décédée victime blessé drame dramatique tragique tragédie conflit conflits chômage
      pauvreté misère pollution pollue polluent pollueur détruit détruits détruire détruisent détruite destruction
      saccage massacre rejet dénonce dénoncent dénoncer condamné accuse polémique consterné méprise boude boudée
      indécent indécente dérisoire dérisoires pitrerie clown malheur malheurs déprimant déprime marre râle râler foutu
      connerie péril dictature dictateur perdent défaite défaites incendie tempête urgence alerte irrite anti-écologique
      alarmant apocalyptique apocalypse extinction aggrave aggravent punitif illégal illégale illégales illégaux
      nuisible tueur crime crimes abattage braconnage radioactif saugrenu dispendieux coincé coincée coincées faillir
      irréversible défaveur aversion ennemi diabolise immobilisme homophobe compromission lassée lassé nantis bobos
      ravage gabegie enfumage fumisterie mascarade supercherie aberrant absurdité démagogie démagogue populiste
      populistes incompétences lâcheté lâches bidon foutaise intox endoctrinement archaïque rétrograde liberticide
      imposteur pantin guignol bouffon charlatanisme gaspillent envahi saoule soûle saoulée relou relous naze gonfle
      gonflant énervent ras-le-bol sacrifié sacrifiée sacrifiés bafoué bafouée asphyxie contaminé radioactivité séisme
      canicule sécheresse tornade ouragan fonte! acidification déforestation pénurie pénuries cancer cancers invasive
      pesticide périlleux périlleuse dérive dérives enterre fichu accablant inquiètent s'inquiète redoute redoutent
      menacées déplorent fustige fustigent dézingue tacle étrille rance bogue surfacturé surfacturée vexant décu
      décevent decevent domage innadmissible inadmisible inaceptable inacceptabe bruillant désagréabe catastrofique
      catastrophque arnaqe honteu lamantable déguelasse dégeulasse
    `,
    '-3': `
      nulle nuls nulles nullissime nullité horrible horribles horriblement horreur terrible! affreux affreuse
      affreusement catastrophe catastrophes catastrophique catastrophiques désastre désastreuse lamentable lamentables
      lamentablement déplorables exécrable exécrables épouvantable épouvantables abominable abominables infect infecte
      infects immonde immondes dégueulasse dégueulasses dégueu degueu dégoûtant dégoûtante dégoutant dégoût ignoble
      ignobles immangeables imbuvable insupportables intolérable inacceptable inacceptables inadmissibles scandaleux
      scandaleuse scandale honteuse arnaque arnaques arnaqueur arnaqueurs arnaquée arnaqués arnaquer escroc escrocs
      escroquerie escroqué voleur voleurs vol! volé volée voler fraude frauduleux merde merdes merdique merdiques
      pourri! pourrie! pourris! pourries! poubelle poubelles daube bouse pire pires cauchemar cauchemars
      cauchemardesque enfer! infernal infernale déteste détestable détestables détesté détester hais odieux odieuse
      imbécile imbéciles idiot idiote idiots connard connards connasse con! cons! conne! salaud salope pute foutage
      putain stupides ridicules pathétique pathétiques minable minables misérable misérables navrante affligeant
      affligeante consternant consternante écoeurant écœurant écoeurante vomir vomi nauséabond nauséabonde torture
      atroce atroces atrocement monstrueux imposture charlatan charlatans incompétents_notoires inhumain inhumaine
      insultant insultante crapules crétin crétins chier chiant chiante chiants emmerde ordure ordures saloperie fléau
      calamité calamiteux invivable inqualifiable indigne indignes impardonnable abject abjecte sinistre zéro! enculé
      enculés gerber haineux détestent putin! salauds fdp tg! ntm vermine pourriture génocide
    `,
  },
  phrases: `
    -1.5: se ferme toute seule, se ferme tout seul
    -1: aimerais … plus, devrait y avoir plus, devraient avoir plus, aurais souhaité, aurions souhaité, ce serait bien, ça serait bien, il serait bien, ce serait mieux, il serait mieux, serait mieux si
    -1: aurait été mieux, aurait besoin
    2: rien à améliorer, sans votre aide, sans ton aide, sans son aide, sans leur aide, sans l aide de, sans discuter, sans discussion, remboursé le jour même, remboursé immédiatement, remboursé rapidement, remboursée rapidement, remboursé sans, remboursement rapide
    2: annulé le prélèvement, tout de suite quelqu'un, quelqu'un immédiatement, explique bien, explique très bien, expliquent bien
    2: j'ai beaucoup appris, beaucoup appris, appris beaucoup, réussi mon examen, obtenu mon permis, m'a écouté, m'a écoutée, nous a écoutés
    2: aucune attente, pas d attente, peu d attente, installé en cinq, installé en quelques, facile à installer, pensé à tout, laissés partir plus tard
    2: pour tous les goûts, départ tardif offert
    -1.5: rester debout, dû rester debout, la file allait, file interminable, longue file, queue interminable, transféré cinq fois, transféré plusieurs fois
    -1.5: transférée plusieurs fois, d'un guichet à, d'un service à, de service en service, baladé de, baladés de, augmenté les prix, encore augmenté
    -1.5: augmenté leurs prix, les prix ont augmenté, augmentation des prix, augmentation de prix, hausse des prix, effacé toutes, effacé tous, perdu toutes mes
    -1.5: perdu tous mes, trop de pubs, trop de pub, trop de publicité, trop de publicités, que des pubs, une seule caisse, seule caisse ouverte
    -1.5: toujours pas remboursé, toujours pas remboursée, toujours rien reçu, toujours rien, toujours pas de nouvelles, c'était mieux avant, mieux avant
    -1.5: était mieux avant, n'est plus ce que, n'est plus ce qu' il, n'est plus ce qu' elle, vin était chaud, bière était chaude, bière chaude
    -1.5: pas assez de sièges, pas assez de places, plus rien à manger
    2: plein de compliments, beaucoup de compliments, que des compliments, ne voulions plus partir, ne voulions pas partir, ne voulait plus partir
    2: n'avions pas envie de partir, dormi comme un bébé, dormi comme des bébés, très bien dormi, bien dormi, accueillis en personne
    2: pris le temps, prend le temps, prennent le temps, ont pris le temps, commandé un deuxième, commandé une deuxième
    2: en ai commandé, en ai racheté, en ai repris, recommandé un deuxième, on ne peut pas se tromper, facilite la vie, me facilite la vie, répondu à toutes
    2: répondent à toutes, répond à toutes, dès la première page, dès les premières pages, se lit d'une traite, d'une traite, du début à la fin
    2: conseillerai à mes amis, je le conseille
    -1.5: connexion saute, saute sans cesse, se déconnecte, se déconnecte sans, le son coupe, avec la faim, resté sur sa faim, resté sur ma faim
    -1.5: restés sur notre faim, sur notre faim, sur ma faim, me suis endormi, me suis endormie, failli m'endormir, en racheter un, en racheter une
    -1.5: dû en racheter, dû attendre, dû rappeler, dû relancer, dû renvoyer, dû retourner, déteint, déteignent, plaques rouges
    -1.5: plats froids, servi froid, servis froids, arrivé froid, oublié nos, oublié notre, ont oublié, nous a oubliés, se décolle, s'est décollé
    -1.5: s'est décollée, se décollent, s'est cassé, s'est cassée, s'est déchiré, s'est déchirée, mauvaise taille, mauvaise couleur, mauvais article
    -1.5: frais cachés, pas d eau chaude
    2: je le rachèterais, je rachèterais, je rachèterai, je le rachèterai, je la rachèterai, à racheter, j'en rachèterai
    2: livré en avance, livrée en avance, arrivé en avance, arrivée en avance, reçu en avance, colis en avance, avant la date prévue, plus tôt que prévu
    2: comme à la maison, comme chez soi, comme chez nous, exactement ce que je cherchais, ce que je cherchais, ce qu' il me fallait
    -1.5: avons attendu, avons dû attendre, j'ai attendu, ai dû attendre, attendu plus, attendu longtemps, attendu une heure, attente interminable
    -2: débité deux fois, débitée deux fois, facturé deux fois, prélevé deux fois, prélevée deux fois, un cheveu, des cheveux dans
    -1.5: se fige, se figent, se bloque, se bloquent, rétréci au lavage, rétrécit, rétréci, on entend tout des, entend tout ce
    -1.5: entend les voisins, entendait tout des, entend le moindre, entend tous
    -1.5: sent le plastique, odeur de plastique, odeur de tabac, sent le tabac, sentait le tabac, sent l humidité, sentait l humidité, odeur d humidité
    -1.5: odeur d'égout, odeur de moisi, sent le moisi
    3: je recommande, je recommande vivement, recommande vivement, vivement recommandé, à recommander
    3: les yeux fermés, sans hésiter, sans hésitation, n'hésitez pas
    3: à ne pas manquer, à ne pas rater, ne peux que recommander, ne peut que recommander, vraiment top
    3: aux petits soins, aux petits oignons, de rêve, rien à redire, rien à dire, rien à reprocher, vaut le détour
    3: vaut le coup, en vaut la peine, vaut la peine, à couper le souffle
    3: nous reviendrons, je reviendrai, on reviendra, on y retournera, j'y retournerai, nous y retournerons
    3: y retourner, hâte de revenir, hâte d y retourner, fera plaisir de revenir
    2.5: bonne qualité, bon rapport, bon rapport qualité prix, excellent rapport qualité prix, très bon rapport
    2.5: bonne affaire, bon prix, bons prix, petit prix, petits prix, pas de fausse note, sans faute
    2.5: dépasse mes attentes, dépassé mes attentes, au delà de mes attentes, à la hauteur, aucun regret
    2.5: ne regrette pas, ne le regrette pas, ne regrettons pas, ne déçoit pas, pas été déçu, pas déçu, pas déçue
    2.5: jamais déçu, jamais déçue, jamais déçus
    2: sans problème, aucun problème, aucun souci, sans souci, sans soucis, pas de problème, pas de soucis
    2: pas de souci, sans encombre, sans accroc, comme neuf, en bon état
    2: bonne surprise, agréable surprise, agréablement surprise
    2: bien placé, bien situé, bien situés, bien située, bien desservi, de qualité, à l écoute
    2: bon goût, merci beaucoup, grand merci, un grand merci, merci à
    2: petit plus, un plus, point fort, points forts, prix correct
    2: pas cher, pas chère, pas chers, peu cher, moins cher, tient ses promesses, tient la route
    2: fait le job, fait son travail, fait l affaire, comme prévu, rien à craindre, ça marche
    2: en avoir pour son argent, tient bien
    1.5: pas mal, vraiment pas mal, pas mal du tout, pas trop grand, pas trop grande, pas trop cher, pas mauvais, pas mauvaise, pas si mal
    1.5: plutôt bien, plutôt bon, dans les temps, à l heure, pas à se plaindre, rien de grave, pas grave
    2: assez de bien
    -1.5: peuvent être améliorés, peuvent être améliorées, en rupture, en rupture de stock
    1: pas eu à attendre, pas besoin d attendre, conforme à la description, conforme à la photo, assez bien, bien reçu, en temps et en heure, ne pas hésiter
    0.5: bonnes vacances
    0: neuf heures, neuf ans, neuf jours, neuf mois, neuf personnes, neuf euros, les urgences, aux urgences
    0: service des urgences
    0: bien qu', ne … qu', n' … qu'
    0: à l aide, n' oubliez pas, n' oublie pas, bon d'achat
    0: bons d'achat, n' … que
    0: moyen âge, ma propre, ta propre, ton propre, notre propre, votre propre, nos propres, vos propres, mes propres
    0: dure une, dure deux, dure trois, dure un, dure environ
    0: dure jusqu, qui dure, grand père, grand mère, grands parents, grand frère, grande sœur, grande soeur
    0: petit frère, petite sœur, petite soeur, petits enfants, bon de commande, bons de commande, bon d achat
    0: bon de réduction, bons de réduction, bon cadeau, peu de temps, il y a peu, à l aide d
    0: en classe, de classe, la classe de, première classe, deuxième classe
    0: seconde classe, classe affaires, le vol, notre vol, mon vol, vol de, vol pour, vol direct
    0: vol retour, vol aller, vols, ce vol, un vol, mon premier vol, ne … que, n … que
    0: le choix se fait, de nombreux, de nombreuses
    0: recommande de réserver, je recommande de réserver, conseille de réserver, recommandé de réserver, conseillé de réserver
    0: à l heure actuelle, à l heure où, à l heure de, à l heure du, à l heure des
    0: sincères salutations, bien à vous, bien cordialement
    0: je sais pas, sais pas, sais pas trop, aucune idée, je ne saurais dire, je m en souviens pas
    0: non merci, cher client, cher service, cher monsieur, chère madame, chère équipe, chère cliente, chers clients, chers amis, eau froide, nuit, la nuit
    0: bonjour, pas seulement, non seulement
    0: pas uniquement, ou bien, bien que, bien sûr, bien sur, si bien que, eh bien, bien entendu, aussi bien
    0: bien plus, bien moins, bien avant, bien après, bon nombre, bon alors, ah bon, à peu près
    0: petit déjeuner, petits déjeuners, petit-déjeuner, petit déj, petit dej, petit à petit, petite fille
    0: petit fils, petit garçon, petit ami, petite amie, plus ou moins, au moins, du moins, ni plus ni moins
    0: à moins que, rapport qualité, rapport qualité prix, qualité prix, rapport qualité-prix, s'il vous plaît
    0: s'il vous plait, s'il te plaît, s'il te plait, service après vente, service client, pas encore
    0: au fur et à mesure, eau chaude, boisson froide, boissons froides, air conditionné, salle de bain, belle-mère
    0: beau-père, beau-frère, belle-soeur, beau frère, belle mère, mal de mer, tout à fait, tout de suite
    0: tout le monde, vieille ville, vieux port, vieux quartier, en fait, en effet, pour rien au monde, long terme
    0: court terme, à long terme, le long, le long de, tout au long, au long, longue durée, plus longtemps, d'accord
    0: du coup, à part, jamais vu, de plus en plus, grande partie, grand chose, droits de l'homme, peu importe
    0: n'importe quel, n'importe où, vif du sujet, la plupart, au mieux, mieux vaut, tant mieux, coup de main
    0: il vaut mieux, de bonne heure, moyen de, au moyen, moyen orient, trop tard, plus tard, prix fort
    0: fort probable, première fois, le plus, la plus, les plus, pas plus, mis à part, ni chaud ni froid, ça va
    0: à marche forcée, mise en marche, en marche, marche arrière, prix, en bonne et due forme, terre ferme
    0: sans doute, sans aucun doute, mal à
    -0.7: pas terrible, pas top, pas si bien, sans plus, rien de plus, laisse perplexe
    -0.7: il faudrait, à revoir, peut être amélioré
    -0.7: rien de spécial, rien d extraordinaire, rien d exceptionnel, un peu cher, un peu chère, un peu juste
    -0.7: un peu petit, un peu limite
    -1: ce n'est pas le cas, ce n'est pas ça, pas génial, pas géniale, aucun intérêt, sans intérêt, peu d'intérêt
    -1: peu accueillant, peu aimable
    -1: peu de choix, peu pratique, peu fiable, peu efficace, en panne, seul bémol, petit bémol, gros bémol
    -1: point négatif, points négatifs, point faible, points faibles, un peu déçu, service minimum
    -1: laisse un peu à désirer, à la longue, au bout de, il manque, ne tient pas, tient pas
    -1.5: trop tôt, pas clair, pas propre, pas propres
    -1.5: pas frais, pas bon, pas bonne, pas bonnes, pas bons, pas bien, pas au rendez vous
    -1.5: pas à la hauteur, manque d'hygiène, manque de personnel, manque de professionnalisme, manque de respect
    -1.5: aucun respect, aucune réponse, pas de réponse, sans réponse, aucun effort, aucune aide, aucun suivi
    -1.5: aucun professionnalisme
    -2: ne prend pas en charge, ne prennent pas en charge, se décharge vite, ne fonctionne pas
    -2: ne fonctionne plus, ne fonctionnait pas, ne fonctionnent pas, fonctionne pas
    -2: fonctionne plus, fonctionne mal, ne marche pas, ne marche plus, ne marchait pas, ne marchent pas, marche pas
    -2: marche plus, marche mal, n'a jamais fonctionné, jamais fonctionné, n'a jamais marché, hors service
    -2: hors d usage, tombe en panne, tombé en panne, tombée en panne, ne sert à rien, sert à rien, ne s'allume pas
    -2: ne s'allume plus, ne charge plus, ne charge pas, ne répond pas, ne répondent pas, répond pas, répondent pas
    -2: répond jamais, jamais reçu, pas reçu, toujours pas reçu, n'aime pas, aime pas, n'ai pas aimé, pas aimé
    -2: n'ai pas apprécié, pas apprécié, ne recommande pas, en mauvais état
    -2: mauvaise qualité, mauvaise surprise, mauvais service, ne tient pas la charge
    -2: laisse à désirer, laisser à désirer, laissent à désirer, laissait à désirer, laisse vraiment à désirer
    -2: à désirer, perte de temps, perte d argent, par la fenêtre, argent jeté, argent par les fenêtres, ne vaut pas
    -2: ne valent pas, ne vaut rien, vaut pas le coup, ne mérite pas, c'est du vol, du vol
    -2: marre de, au secours, mal reçu, mal reçus, mal élevé
    -2: mal entretenu, mal entretenue, mal insonorisé, mal insonorisée, mal isolé, mal organisé, mal conçu, mal fait
    -2: mal foutu, mal cuit, mal accueilli, mal accueillis, à la limite, tombe en morceaux, coûte cher, hors de prix
    -2: pas donné, payé cher, piège à touristes, attrape touristes, attrape touriste, de l arnaque
    -2.5: de mauvaise qualité, très déçu, très déçue, vraiment déçu, n'achetez pas, ne pas acheter, n'achète pas
    -2.5: passez votre chemin, passer votre chemin, à fuir, à éviter, à éviter absolument, à bannir
    -2.5: ne perdez pas votre temps, foutage de gueule, se foutent, s'en foutent, se moquent, se moque du monde
    -2.5: se moque des clients, prennent pour, bon à jeter, bonne à jeter, bon pour la poubelle, à la poubelle, à jeter
    -3: plus jamais, jamais plus, ne recommande absolument pas, ne recommande pas du tout, je ne recommande pas
    -3: je ne recommande absolument pas, je ne le recommande pas, déconseille, déconseillé
    -3: à déconseiller, ne reviendrai pas, ne reviendrai plus, ne reviendrons pas
    -3: ne reviendrons plus, n'y retournerai pas, n'y retournerai plus, n'y retournerons pas, n'irai plus
    -3: n'y mettrai plus les pieds, plus les pieds, ne mettrai plus, n'achèterai plus, 0 étoile
    0: réchauffement climatique, développement durable, changement climatique
    0: lutte contre le, transition énergétique, énergies renouvelables, peine de mort, à mort, gaz à effet de serre
    2: mort de rire, j'adore, trop cool, bonne chance
    2: bonne année, joyeux anniversaire, bon anniversaire, ça fait plaisir
    2: de bonne humeur, coup de cœur, coup de coeur, au top, vive la, vive le
    -2: j'en ai marre, en ai marre, ras le bol, tu me manques
    -2: il me manque, elle me manque, fait chier, ça fait chier, n'importe quoi, mal de tête
    -2: mal au ventre, mal au crâne, trop triste, c'est mort, laisse tomber
    -2: trop nul, rien à foutre, rien à faire, ta gueule, ferme la
    -1.5: moins bien que, moins bon que, attendais à mieux, attendais mieux, attendait à mieux, attendions à mieux
    3: j'ai hâte, trop hâte, hâte de, vivement, le meilleur de, on t aime, je t aime, je vous aime, je kiffe
    3: merci beaucoup à, trop bien, trop beau, trop belle, trop drôle, trop mignon
    2: bien joué, belle réussite, excellente nouvelle, morte de rire, je suis mort de rire, bien dit, bien vu
    2: il était temps, création d'emplois, grande première, chapeau bas, a raison, avait raison, vous avez raison
    2: tu as raison, ravi de
    1: grâce à, grâce au, grâce aux, lutte contre, lutter contre, luttons contre, luttent contre
    0: développement économique, croissance économique, crise économique, politique économique, le réchauffement
    0: gaz à effet, zones humides, zone humide, poids lourd, poids lourds, sans pression, sans fil, au cœur de
    0: au cœur du, au coeur de, au coeur du, à la fin, grand temps, sa propre, son propre, leur propre
    0: ses propres, leurs propres, mon propre, risque d inondation, en moyenne, je kiffe pas
    -0.7: à cause de, à cause du, à cause des, cause du, cause des, faute de, bras de fer, en voie de disparition
    -0.7: en voie d extinction, mise en demeure, mis en demeure
    -2: peau des fesses, cri d'alarme, sonnette d'alarme, sonne l'alarme, sonnent l'alarme, aux abois, non à
    -2: stop aux, stop au, halte aux, halte au, halte à, mise à mort, mettre à mort
    -2: me gave, ça me gave, va te faire, allez vous faire, vous foutez de, se fout de, se foutent de
    -2: se moque de, se moquent de, foutre de nous, honte à, honte a, quelle horreur, c'est la honte
    -2: quelle blague, quelle rigolade, c'est une blague, une vaste blague, grand n'importe, a bon dos
    -2: de pire en pire, prend pour des, prennent pour des, mon cul, aucun sens, aucune volonté, pas rentable
    -2: pas rentables, pas crédible, à côté de la plaque, marche sur la tête, y en a marre, noie le poisson
    -2: arrêtez de, arrêter de nous, brasser du vent, brassent du vent, coups bas, passage en force
    -2: passer en force, lobby du, liste noire, marée noire
    -1.5: trop fort
    -0.7: peut mieux faire
    0: bonne soirée, bonne journée, bonne nuit, bon week-end, bon weekend, bon appétit, bon dimanche, bonne semaine
    0: téléphone intelligent, téléphones intelligents, montre intelligente, montres intelligentes, en pratique
    0: mise en pratique, mettre en pratique, mis en pratique, dans la pratique, la pratique, bonnes pratiques
    0: meilleures pratiques, travaux pratiques, cas pratique, cas pratiques, à temps plein, à temps partiel
    0: à temps complet
    1.5: sans frais, sans frais supplémentaires, sans surcoût, sans attente, sans engagement, sans effort
    1.5: sans interruption, à temps, peu de bruit, peu de problèmes
    2: haut de gamme
    -2: bas de gamme
    -1.5: a cessé de fonctionner, cesse de fonctionner, a cessé de marcher, arrêté de fonctionner
    1: pas trop sucré, pas trop sucrée, pas trop sucrés
  `,
  negators: `
    personne_n'a pas_pu_être pas ne n' non jamais aucun aucune sans ni rien nullement aucunement point_du_tout tout_sauf
  `,
  closingNegators: 'pas pas_trop',
  concord: true,
  nonNegators: `
    pas_seulement non_seulement pas_uniquement pas_que ne_peux_que ne_peut_que ne_pouvons_que ne_fait_que
    je_ne_sais_pas sans_doute
  `,
  halfNegators: 'guère rarement peu à_peine',
  praiseNegators: 'manque manquent manquait',
  doubts: 'ne_pense_pas ne_crois_pas ne_pensons_pas ne_pense_pas_que ne_crois_pas_que',
  without: 'sans',
  intensifiers: `
    très tres trop_trop vraiment super hyper ultra extrêmement tellement si absolument totalement complètement
    particulièrement incroyablement fort énormément entièrement franchement tout bien plus toujours parfaitement
    vachement carrément hautement infiniment terriblement sacrément grandement exceptionnellement aussi drôlement
    extremement tres_tres
  `,
  diminishers: `
    assez un_peu plutôt légèrement quelque_peu relativement presque moyennement parfois partiellement
    quasiment vaguement modérément
  `,
  followingIntensifiers: 'du_tout',
  too: 'trop',
  less: 'moins',
  hopes:
    'espère_revenir espérons_revenir espère_y espère_pouvoir espérons_pouvoir espère_retourner espère_bien_revenir si espère espérais espérons espérait attendais attendait attendions espérant espérer',
  modals: 'pourrait pourraient pourrais',
  unrealised: `
    aurait_besoin aurait_été auraient_été aurait_pu auraient_pu aurait_dû auraient_dû devrait_être devraient_être pourrait_être
    pourraient_être aurais_aimé aurait_aimé aurions_aimé aurais_préféré aurait_mérité mériterait mériteraient
    aurais_voulu souhaiterais
  `,
  comparatives: 'mieux meilleur meilleure',
  limitNegators:
    'ne_peut_pas ne_peut_être ne_pouvait_pas ne_pourrait_pas ne_pouvait_être pas_pu_être pas_pu_faire difficile_de_faire impossible_de_faire',
  endings: 'issime:e issime',
  accentless: true,
  nonfactual:
    'espère espérons comment_puis comment_peut comment_faire_pour comment_pouvons où_puis où_peut comment_renvoyer comment_résilier comment_annuler',
  replaced: "au_lieu_de au_lieu_du au_lieu_des au_lieu_d au_lieu_d'une au_lieu_d'un plutôt_que_de",
  averting: 'éviter prévenir',
  untoldRemedies: 'résoudre régler réparer corriger éliminer solutionner',
  unsettled: "doit doivent sera mal jusqu'à",
  former:
    'ancienne_version version_précédente ancien_modèle modèle_précédent ancienne_appli ancienne_application avant auparavant autrefois',
  remedies: 'résolu résolue résolus résout résolvent réglé* réparé* corrigé* éliminé élimine solutionné',
  contrast: `
    mais cependant toutefois pourtant néanmoins malgré sauf hormis alors_que tandis_que quoique bien_que par_contre
    en_revanche excepté sinon malheureusement
  `,
  subordinators: `
    malgré bien_que quoique parce_que car que qu' qui dont où quand lorsque puisque comme si donc afin pour
  `,
  coordinators: 'et ou',
  salutations: 'cher chère chers chères',
}
