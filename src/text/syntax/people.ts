/** Words for people, by language: they are among the links of the syntax lists, and still name somebody. */
const people: Readonly<Record<string, string>> = {
  cs: 'lidé lidi člověk osoba pán paní manžel manželka syn dcera dítě děti rodina přátelé kamarád',
  da: 'folk mennesker person mand kvinde ven venner familie børn',
  de: 'leute person personen mann frau freund freunde familie kinder kind',
  en: `people person guy man woman friend friends family husband wife mother father daughter son kid kids child children`,
  es: 'gente persona personas hombre mujer amigo amigos familia niños hijo hijos marido',
  fr: 'gens personne personnes homme femme ami amis famille enfants enfant mari',
  it: 'gente persona persone uomo donna amico amici famiglia bambini figlio marito moglie',
  nl: 'mensen persoon man vrouw vriend vrienden familie kinderen kind',
  pl: 'ludzie człowiek osoba osoby pan pani panie mąż żona syn córka dziecko dzieci rodzina przyjaciele znajomi',
  pt: 'gente pessoa pessoas homem mulher amigo amigos família filhos filho filha marido esposa',
  ru: 'люди человек друг друзья семья дети ребенок ребёнок муж жена мама дочь сын',
  sv: 'folk människor person man kvinna kille tjej vän vänner familj barn',
  tr: 'kişi insan insanlar kadın adam arkadaş arkadaşım eşim oğlum oğul kızım annem babam kardeşim çocuk çocuklar çocuğum aile',
  uk: `люди людина друг друзі сім'я діти дитина чоловік дружина мама донька син`,
}

/** Words of a language that name people. */
export const peopleOf = (language: string): ReadonlySet<string> =>
  new Set((people[language === 'no' ? 'da' : language] ?? '').split(/\s+/u))
