import { expect, test } from 'vitest'
import { loadPolarityScorer } from '../../../src/text/sentiment/loadPolarityScorer.js'

/** Sentences with the sign that a reader gives to the whole: praise (+), blame (-) or neither (0). */
const sentences: Readonly<Record<string, string>> = {
  en: `
    0 I hope this helps.
    0 I hope that the next order will be good.
    0 Hopefully, the new driver is friendly.
    0 They sent a blue one instead of the beautiful red one.
    0 We arrived ahead of the great parade.
    - They argued rather than helping us.
    0 To avoid problems we booked early.
    - Avoid this hotel.
    0 I don't think I need another one.
    - I don't think it was friendly.
    + I don't think it is a bad hotel.
    + There is nothing that I don't like.
    - There is nothing that works.
    0 Well, we went to the station.
    - Well, it broke.
    + It works well.
    + We hope to return to this lovely place.
    - It isn't up to scratch.
  `,
  de: `
    0 Ich hoffe, das hilft.
    0 Wir hoffen, dass die nächste Lieferung schnell kommt.
    0 Anstatt des schönen Zimmers bekamen wir ein anderes.
    - Statt freundlicher Bedienung gab es Streit.
    - Ich glaube nicht, dass es gut ist.
    0 Ich glaube nicht, dass ich das brauche.
    0 Ich weiß nicht, welche Größe es ist.
    + Es gibt nichts, was mir nicht gefallen hat.
  `,
  fr: `
    0 J'espère que le prochain séjour sera agréable.
    0 Espérons que la livraison sera rapide.
    0 Au lieu du beau modèle rouge, j'ai reçu le bleu.
    0 Pour éviter les problèmes, réservez.
    - Je ne pense pas que ce soit bon.
    0 Je ne pense pas que nous irons en mai.
    + Il n'y a rien que je n'aime pas.
    - Ce n'était pas sans problème.
  `,
  es: `
    0 Espero que el hotel sea bueno.
    0 En lugar de la bonita roja recibí la azul.
    0 Conviene reservar para evitar colas.
    + Sirve para evitar problemas.
    - Eviten este hotel.
    0 No creo que vayamos en mayo.
    0 No sé qué talla es.
    + No hay nada que no me guste.
  `,
  it: `
    0 Speriamo che il servizio sia buono.
    0 Invece del bel modello rosso ho ricevuto quello blu.
    0 Per evitare problemi conviene prenotare.
    0 Non credo che andremo a maggio.
    - Non è stato senza problemi.
  `,
  pt: `
    0 Espero que o quarto seja limpo.
    0 Em vez do bonito vermelho recebi o azul.
    0 Para evitar problemas, reserve antes.
    - Não foi sem problemas.
  `,
  nl: `
    0 Ik hoop dat de kamer schoon is.
    0 In plaats van de mooie rode kreeg ik de blauwe.
    0 Ik denk niet dat we in mei gaan.
    + Heeeel leuuuuk.
  `,
  sv: `
    0 Jag hoppas att rummet är rent.
    0 Istället för den fina röda fick jag den blå.
    0 Jag tror inte att vi åker i maj.
  `,
  da: `
    0 Jeg håber, at værelset er rent.
    0 I stedet for den flotte røde fik jeg den blå.
  `,
  no: `
    0 Jeg håper at rommet er rent.
    0 Jeg tror ikke at vi reiser i mai.
  `,
  pl: `
    0 Mam nadzieję, że pokój będzie czysty.
    0 Zamiast pięknego czerwonego dostałem niebieski.
    0 Nie wiem, jaki to rozmiar.
    - Nie obyło się bez problemów.
  `,
  ru: `
    0 Надеюсь, что номер будет чистый.
    0 Вместо красивого красного прислали синий.
    0 Не знаю, какой это размер.
    0 Не думаю, что мы поедем в мае.
    - Не обошлось без проблем.
  `,
  cs: `
    0 Doufám, že pokoj bude čistý.
    0 Nevím, jaká je to velikost.
  `,
  ja: `
    - 充電器も付けて欲しかった。
    - 説明を詳しくしてほしかった。
    - もう少し大きくして欲しかった。
    - 必ずしも美味しいわけではない。
    - 必ずしも良いとは限らない。
    + 壊れたわけではない。
  `,
}

test.each(Object.entries(sentences))(
  'what is hoped, replaced, averted or doubted is no opinion: %s',
  async (language, list) => {
    const scorer = await loadPolarityScorer(language)
    for (const line of list.split('\n')) {
      const [, sign, text] = /^\s*([+0-]) (.+)$/u.exec(line) ?? []
      if (text !== undefined) expect([text, '-0+'[scorer.scoreText(text).label + 1]]).toEqual([text, sign])
    }
  },
)

test('a stretched word of degree strengthens as its plain form does, and those of excess and short negators are left out', async () => {
  const values = async (language: string, text: string) =>
    [...(await loadPolarityScorer(language)).read(text).values].slice(0, 2)
  expect(await values('en', 'soooo clean')).toEqual(await values('en', 'so clean'))
  expect(await values('en', 'noooo clean')).toEqual(await values('en', 'xyz clean'))
  expect(await values('fr', 'trooop bien')).toEqual(await values('fr', 'xyz bien'))
})
