/** Common French words by their share of running text, in half-decade bands. Written for this table. */
export const bands = {
  '3e-2': `
de et la le`,
  '1e-2': `
au avec ce dans des du en est il je les ne par pas plus pour que qui se sur un une à`,
  '3e-3': `
a ai après aussi autres aux avoir bien ces cette comme deux dit elle encore entre faire fait ils leur là mais me moi
mon même non nous on ont ou oui où peut quand rien sa sans ses si son sont te tous tout très tu va vous y ça était
été être`,
  '1e-3': `
ainsi aller alors année années ans as aujourd'hui autre avait avant avez beaucoup bon bonne cela celui certains chez
chose choses contre depuis dieu dire doit donc dont déjà enfants es eux faut femme fois gens grand grande heure
heures homme ici jamais jour jours jusqu'à leurs lieu lors lui ma merci mes mieux moins monde mort nos notre nouveau
nouvelle parce part partie pays pendant petit petite peu plusieurs point pourquoi premier première quel quelle quoi
selon sera seul soit sous suis ta tant temps tes toi ton toujours toute toutes trois trop veux vie ville voir vos
votre vraiment étaient`,
  '3e-4': `
affaire affaires afin aide ailleurs aime allez ami amis amour amérique argent arrive arriver arrivé attendre
attention aura aurait avaient avais ayant bas beau belle besoin blanc bleu bonjour bonnes bons but car cas celle
celles cent centre cependant certain certaine ceux chaque chef cherche cinq clair club coeur commence comprendre
compte connais connaître corps coupe cours court croire crois cœur dedans dehors deja demain demande demander
dernier derniers dernière derrière dessous dessus deuxième devant devrait difficile dix dois doivent donne donner
donné droit droits début désolé développement eau enfant enfin ensemble ensuite entendre entreprise entreprises
entrer envie environ etait eu europe euros exemple existe face facile faisait faisant faites famille faux femmes
fille filles film fils fin finir font forme fort forte france français française frère fut gagner gouvernement
grandes grands groupe grâce guerre général générale haut haute heureux hier histoire hommes huit idée important
importante impossible international jeu jeune jeunes jeux joue jouer joueur joueurs juste justice laisse laisser
lettre libre ligne livre loi loin long longue madame main mains maintenant maison mal malgré manger marché match
matin mauvais meilleur meilleure mettre midi millions ministre minutes mis mise mois moment monsieur mot mots
musique mère national nationale ni niveau noir nom nord notamment nouveaux nouvelles nuit né or ouest page paix
parents parfois paris parle parler parti partir passe passer passé pense penser perdre permet personne personnes
petits peur peuvent peux photo place plutôt police politique porte possible pourrait pourtant pouvez pouvoir prend
prendre presque pris prix problème problèmes production programme projet propre près président public publique puis
père quatre quelque quelques question raison recherche regarde regarder rendre reste rester revenir roi rouge route
rue région réponse saint sais saison sait salut savoir second semaine semaines semble sens sept serait seront
service services seule seulement seuls simple simplement sinon site six siècle social sociale société soient soir
sortir souvent sport sud suite surtout système sûr sœur tard tel telle tenir terre travail travailler trouve trouver
trouvé tuer tête tôt unis université vais venir venu veut victoire vidéo viens vient vieux villes vite vivre voici
voilà voiture vont voulez vouloir vrai vraie yeux école église époque équipe étais étant état états`,
  '1e-4': `
absolument accident accord accueil accusé achat acheter acheté acteur acteurs action actions activité activités
actrice actuellement afrique agréable aimer air album algérie allemagne allemand allemande allons amie américain
américaine américains analyse ancien ancienne anciens ange anglais anglaise angleterre animal animaux anniversaire
août appareil appartement arbre arbres arme armes armée art article articles artiste artistes arts assemblée
association associations attaque attaques attends aucun aucune augmentation auteur automne autour avenir avion avis
avocat avril baisse banque banques base bataille bateau belgique bible bientôt bizarre bière blanche boire bois
bonheur bonsoir bordeaux bouche boutique bras budget bureau bus bâtiment bébé bête cadeau café calme campagne canada
candidat carrière cause causes certainement cerveau chacun chacune chaleur chambre chambres chance chanson chansons
chanteur chapeau chat chaud chaude chaussures chemin cher chercheurs cheval chevaux cheveux chien chiens chiffres
chine chocolat choix chrétien chrétiens chère chômage ciel cinéma circulation citoyen citoyens clairement classe
client clients climat clé colère combat combien comité commande commandes comment commission communauté commune
communes complet complètement compris comptes con concert conduire confiance connu connue conseil conséquences
content contente contrat copain copine couleur couleurs coupable couple courage coût coûte coûts crime crise
croissance cuisine culture célèbre danger dangereux date dents dette devez diable différence différente différentes
différents dimanche directement directeur divers doigts données dormir dos douleur doux droite drôle dur dure
décembre décision décisions déjeuner démocratie département député députés dîner effet effets effort efforts emploi
emplois employés ennemi enquête enseignement entier entière erreur erreurs espagne espagnol espoir esprit européen
européenne exactement examen excellent extraordinaire facilement faute fenêtre fer fermer fermé feu fier finalement
finances financier fleur fleurs foi folle force forces formation forêt fou froid froide fromage fruits futur février
fête gare garçon gauche gaz gentil gratuit grave grec génial habitants hausse heureuse hiver horrible hors hôpital
hôtel image images immeuble immédiatement impôts incendie incroyable information informations institution internet
intéressant intéressante islam italie italien jambes janvier japon jardin jaune jeudi joie joli jolie journal
journaux juge juif juifs juillet juin lac lait langue langues laquelle lequel lesquels liberté lire lit livraison
livres londres longtemps lorsque lourd lu lundi lune lyon léger légumes machine magasin magnifique mai maire mairie
maisons malade maladie mardi mari mariage marié maroc mars marseille matière matériel membre membres mensonge mer
mercredi merde meurtre militaire mille milliards million mission mode moderne modèle moitié mondial montagne
montréal moteur moto moyenne mur murs musulmans musée médecin médecins médias médicaments méthode métier météo mêmes
nations nature naturel neige nez noire nombre novembre noël nécessaire objectif octobre oiseau oiseaux ordinateur
ordre oreille oreilles organisation origine outil ouvert ouverte ouvrir pain pape papier parfait parfaite parmi
particulier particulière partis partout patients patrimoine patron pauvre payer payé peau peinture personnel peuple
pied pieds pierre pièce plage plaisir plan plans plat plaît plein pleine pluie plupart poids poisson pont populaire
population portable possibilité pouvoirs presse preuve preuves principal principale printemps prison probablement
procès produit produits professeur protection protéger présent prêtre puisque puissance putain période pétrole
qualité quant quartier quelqu'un québec radio rapide rapidement rapport religieux religion repas responsable
responsables restaurant retour riche risque risques rivière riz robe romain roman russie règle règles réalisateur
récemment république réseau réseaux résultat résultats réunion rêve rêves rôle sac salaire salariés sale salle
samedi sang santé sauf sauver savez science sciences scientifique scène secret sel septembre serais soeur soldat
soldats soleil solution solutions spectacle spécial style sucre suisse suivant suivante super sympa sécurité séjour
sénat série sérieux table taille tandis taux taxe technique techniques technologie telles température terrible test
thé théâtre titre toit total totalement toulouse tour train traitement tranquille travailleurs travers tribunal
triste télé téléphone télévision union vacances vendre vendredi vendu vent vente ventes ventre verre vers vert verte
viande victime victimes vide vieille vin violence visage vol vote voter voyage voyages vu vue vélo vérité vêtements
âge âme économie économique économiques écrire écrit écrivain éducation élection élections électrique élève élèves
émission énergie épisode épouse équipes étoile étoiles étrange étude études étudiant étudiants évidemment île`,
  '3e-5': `
accouchement accusations accuser adore adresse adversaire agriculteurs agriculture aider aidez aidé ajouter ajouté
amusant amélioration améliorer appeler appelle appelles appels appelé application applications apporter apprendre
apprends appris arbitre arrestation arrivée arrête arrêter arrêtez arrêté ascenseur asseoir assiette assis attaquant
attendu attentat attente augmenter avantage avantages aéroport bagages balcon balle ballon batterie beurre bienvenue
bijoux billet billets biologie blessé blessés boisson bombe bouger bouteille brisé bruit bu camarade caméra canapé
cancer capacité capacités capitaine capitale carte cartes casser cassé cathédrale centaine centaines chaise champ
champion championnat champions champs change changement changements changer changé chanter chapitre chats chauffage
chemise chimie choisi choisir château cinquante cinquième clavier collègue collègues colonie commandant commentaire
commentaires comprends compétences concept condamné conducteur conduit confort confortable connaissance
connaissances construction construire construit contact contacts conversation couché couper courir courrier course
courses cousin couteau couteaux cri crier critique critiques croit croyez cru créateur création créer créé cuire
côte danse danser degrés descendre descendu description dessert difficulté difficultés diminuer directrice disait
disant discours discussion disent dites dizaine document documents donnant donnent donnera donnez dossier dossiers
double douche douzaine douze débat déception décider décidé défaite défaut défauts défenseur définition délicieux
démon départ désert désir désolée déteste détruire détruit déçu empire enceinte enlever enseigner entendu
entraînement entraîneur envoie envoyer envoyé escalier espace espère espérer essaie essayer essayé excuse excuser
excusez explication explique expliquer explosion expérience expériences facilité facture fatigue fatigué ferme
fichier fichiers finale fière flotte fonction fonctionne fonctionnement formidable fournisseur frites frontière
fruit fusil fusée félicitations gagnant gagne gagné garantie garde garder gardien gardé gendarmerie gentille glace
goût goûter graines grossesse grève gâteau généraux habite habiter haine herbe honneur honte huile humeur
imagination imaginer immigration importance industrie industriel indépendance innocent intelligence intelligent
intérêt intérêts invité invités jalousie jaloux jambe jumeaux kilomètres kilos lampe larmes laver lent lever levé
ligue liste litres littérature logiciel lumineux lumière mail manifestants manifestation marche marcher marine
marque marques mathématiques menace menaces merveilleux message messages met mets mettez meubles meurt milliers
mobile monter monté monument morts mourir mètres médaille média mémoire métro naissance navire nettoyer neuf neveu
nuage numérique numéro océan odeur oeufs offert officier officiers offre offres offrir olympiques ombre oncle onze
opinion opportunité orage otages oublie oublier oublié ouvriers palais parc pardon parfum parlant parlé parole
paroles partenaire partenaires passeport passion passionné peine pensais pensez pensé perd perdu philosophie phrase
phrases physique piscine piste plaindre plainte plante plantes planète plats pleurer points policier policiers pomme
pommes pompiers portant porter porté poulet pourcentage poème poète poésie prenant prends prenez prince princesse
principe principes procureur produire professeurs promesse promotion province préfère préférer préféré préparation
préparer prêt prête psychologie publicité qualités quantité quarante quart quatrième quinze quitter quitté racines
raconte raconter rapports recevoir recommande record regardez regardé reine remboursement rencontre rencontrer
rencontres rencontré repos respect respecter ressens retourner retrouver retrouvé revoir reçu rire réduction réduire
réduit réfugiés réparation réparer répond répondre répondu répéter réserver réservé réussi réussir réussite
réveiller révolution sable sachant salade satisfaction satisfait sauce saurait sauter savait saveur score sent senti
sentiment sentiments sentir sert serveur servir silence soixante sommeil sommet soudain souhaite souhaiter soupe
sourire souvenir souvenirs souviens spectateurs stade stress stupide su suit suivi suivre supporters suspect
syndicat talent tante tarif tarifs taxi tempête tennis tenu terrasse territoire terrorisme terroriste texte textes
théorie tiens tient tiers tir tirer tiré toilettes tombe tomber tombé touche toucher tourisme touristes touristique
tourner tourné traditionnel trente tristesse troisième tué tués téléphones univers usine usines utilisateurs
utilisation utilise utiliser utilisé vaccin vainqueur valeur valeurs valise vallée verra village villages vingt
virus visite visiter visiteurs vit vitesse vivant voient voisin voisins voit voix voleur voyager voyons vus vécu
weekend zone zéro échec échoué écoute écouter écoutez écran électronique émotion émotions équipement équipements
équipé étage étranger étrangers étrangère œufs`,
}
