import { expect, test } from 'vitest'
import { FormIndex, type ListedWords } from '../../../src/text/sentiment/formIndex.js'

const indexOf = (words: readonly string[], listing: ListedWords = { isOpen: false, normal: undefined }): FormIndex => {
  const index = new FormIndex(listing)
  for (const [number, word] of words.entries()) index.add(word, number)
  return index
}

test('a form has the numbers of whole words first, then of beginnings, the shortest first', () => {
  const index = indexOf(['soon*', 'so*', 'sooner', 'sooner!', 'late', 'so*', '*'])
  expect(['sooner', 'soon', 'so', 'late', 'lately', 'never'].map((form) => index.get(form))).toEqual([
    [2, 3, 1, 5, 0],
    [1, 5, 0],
    [1, 5],
    [4],
    [],
    [],
  ])
})

test('without a mark, a word is a beginning in languages whose words all are', () => {
  const index = indexOf(['good', 'great!'], { isOpen: true, normal: undefined })
  expect(['goodness', 'great', 'greatest'].map((form) => index.get(form))).toEqual([[0], [1], []])
})

test('a word whose normal form begins with another letter is found by that', () => {
  const index = indexOf(['ёлка', 'ель*'], { isOpen: false, normal: (word) => word.replaceAll('ё', 'е') })
  expect(['елка', 'елки', 'ели', 'ельник'].map((form) => index.get(form))).toEqual([[0], [], [], [1]])
})
