/** French words that no other word looks like without accents. Written for this table. */
export const accentedWords = {
  words: `
accès améliorer août apparaître après auprès aéroport aéroports bientôt bâtiments congrès connaît connaître coûteuse
coûteux coûts dernièrement disparaître décès déjeuner déjà désolé désolée développer dîner excès extrêmement grâce
grâces généralement gênant gênante gêner haïr hélas héros hésiter inquiéter intéressant intéressante intéressantes
intéressants mériter même mêmes naître naïf naïve noël paraît plaît plutôt premièrement procès progrès protéger près
préférer préparer présenter reconnaît reconnaître refléter remède réagir réaliser récemment réchauffer récupérer
rédiger réduire réfléchir régler régulièrement rémunérer rénovée réparer répondre répéter réserver réussir
spécialement succès sécher sérieusement traîner très télécharger tôt vérifier échanger économiser écouter écrire
également énervée énormément équipée éteindre évidemment éviter être`,
  plurals: `
activité agréable algèbre amitié ancêtre année armée arrêt atmosphère barrière beauté bibliothèque bière bonté boîte
bâtiment bébé bénéfice bénévole béton bête cafetière caissière canapé capacité caractère carrière centimètre
chaudière chaumière chaîne château chèque cinéma clé collège commodité complémentaire compétence compétition comète
comédie contrôle coût cratère critère croisière crème créateur création crédit crêpe cuillère cuisinière câble
célèbre célébrité cérémonie dernière difficulté différence différent différente discothèque diète drôle durée début
déception décevant décevante déchet décision décor décoration décès dédicace défaut défense défi déficit définition
dégradation dégât délai délicieux déluge délégation démarche démocratie départ département dépense dépôt désagréable
désert désespoir désir détail détergent développement espèce expérience extrême fenêtre fidèle forêt fougère fraîche
fraîcheur frontière frère fréquence fréquent fréquente fumée fête goût grâce grève guerrière gâteau géant géante
génie général générale génération géothermie hygiène hypothèque hypothèse hébergement hélicoptère héritage héroïne
hésitation hôpital hôtel hôtesse identité idée impôt infirmière ingénieur intégration intérieur intérieure intérêt
journée kilomètre liberté lisière littéraire lumière lycée légende léger légume légère lézard majorité manière
matière matériau matériel maître maîtrise mobilité modèle moitié musée mystère mère mètre mécanique médaille médecin
médiathèque médical médicale médicament médiocre mélange mélodie mémoire ménage mépris méprisant mérite métal
méthode métier métro météo nationalité nucléaire numérique numéro nécessaire nécessité négatif négative négligence
négociation obèse océan opéra opérateur opération ouvrière oxygène panthère paramètre parenthèse paupière
personnalité photovoltaïque phénix phénomène pièce piètre piéton planète poupée poussière poème première priorité
prière problème procédure propreté propriétaire propriété prospérité précis précise précision prélèvement prénom
préparation présence présent présente président présidente présidentielle prétexte prévention prévision publicité
père pédagogie pédale pélican pénible pénurie périmètre période pétition pétrole qualité quantité rivière règle
règlement réalité récent récente réception réceptionniste réchauffement récolte récompense récupération rédaction
réduction réfection réflexion réforme réfrigérateur référence régime région réglage régulier régulière rémunération
rénovation réparation répertoire réponse république réputation répétition réseau réservation résidence résistance
résolution résultat rétroviseur réunion réveil révolution rôle scène scélérat sincérité siècle société soirée
sorcière spécial spéciale spécialiste spécialité stratégie synthèse système sèche séance sécheresse sécurité séjour
sélecteur sélection séminaire sénateur série sérieuse sérieux sévère température thème thèse théâtre tragédie trésor
télé télécommande téléphone téléviseur télévision témoignage témoin ténébreux tétine tête ultérieur université
vallée variété vidéo volonté végétal végétale végétarien végétarienne véhicule vélo vérification véritable vérité
vétérinaire zèbre zéro âge âme écart échange écharpe échec échelle éclair éclairage éclat école écologie écologique
écologiste économie économique écoute écouteur écran écriture éditeur édition éducation égal égale égalité église
élastique élection électricité électrique électronique élevage élève élégant élégante élément éléphant émission
émotion énergie énorme éolien éolienne épaule épice épicerie épisode éponge époque épreuve équilibre équipe
équipement équitable équivalent érosion établissement étage étagère étanche étanchéité étang étape état étincelle
étiquette étoile étonnant étonnante étrange étranger étrangère étroit étroite étude étudiant étudiante évaluation
éventuel éventuelle évidence évidente évier évolution évènement événement île`,
  stems: `
échang éclair écolo économ écosyst écotax écout écran édit éduc élect élev élimin émiss émot énerg énerv énorm
éolien épouvant équilibr équip établ étap étonn étrang étud évalu évid évit évolu`,
}
