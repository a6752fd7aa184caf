import { expect, test } from 'vitest'
import { lexicon } from '../../../src/text/lexicons/pt.js'
import { stemmer } from '../../../src/text/morphology/stem.js'
import { createPolarityScorer } from '../../../src/text/sentiment/polarityScorer.js'
import { createLabeller } from './createLabeller.js'

const polarity = createPolarityScorer(lexicon, stemmer('pt'))
const labelOf = createLabeller(polarity)

test.each([
  ['O quarto estava limpo e muito confortável', 'quarto', 1],
  ['Os funcionários foram simpáticos e atenciosos', 'funcionários', 1],
  ['A bateria não dura um dia', 'bateria', -1],
  ['Não gosto desta cor', 'cor', -1],
  ['O bolo não estava nada bom', 'bolo', -1],
  ['A tela parou de funcionar', 'tela', -1],
  ['Nenhum problema com a entrega', 'entrega', 1],
  ['Não tivemos nenhum problema com a entrega', 'entrega', 1],
  ['Nada mau, este vinho', 'vinho', 1],
  ['Nunca mais neste hotel!', 'hotel', -1],
  ['A comida era deliciosa, mas o atendimento foi lento e grosseiro', 'comida', 1],
  ['A comida era deliciosa, mas o atendimento foi lento e grosseiro', 'atendimento', -1],
  ['Um telefone demasiado caro', 'telefone', -1],
  ['Falta clareza ao curso', 'curso', -1],
  ['O suporte deixa muito a desejar', 'suporte', -1],
  ['Recomendo muito esta loja', 'loja', 1],
  ['Não recomendo esta loja', 'loja', -1],
  ['Otima praia, agua limpa e agradavel', 'praia', 1],
  ['Boa tarde, a encomenda saiu ontem', 'encomenda', 0],
  ['A garantia é de um ano', 'garantia', 0],
  ['O seguro do carro é anual', 'seguro', 0],
  ['O elevador é seguro', 'elevador', 1],
  ['O elevador não é seguro', 'elevador', -1],
  ['A rua é segura', 'rua', 1],
  ['O livro chegou no prazo', 'livro', 1],
  ['O livro não chegou no prazo', 'livro', -1],
  ['O livro não foi entregue no prazo', 'livro', -1],
  ['Caro gerente, solicito uma cópia', 'cópia', 0],
])('« %s »: %s has the sign %d', (text, target, label) => {
  expect(labelOf(text, target)).toBe(label)
})

test('an intensifier strengthens and a diminisher weakens', () => {
  const score = (text: string): number => polarity.scoreText(text).score
  expect(score('A vista é realmente bonita')).toBeGreaterThan(score('A vista é bonita'))
  expect(score('A vista é bonita')).toBeGreaterThan(score('A vista é relativamente bonita'))
  expect(score('A rua é barulhenta')).toBeGreaterThan(score('A rua é extremamente barulhenta'))
})
