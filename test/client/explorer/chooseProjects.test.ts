import { expect, test } from 'vitest'
import type { ProjectRecord } from '../../../src/client/explorer/api/projects.js'
import { chooseProjects, type ProjectOrder } from '../../../src/client/explorer/screens/projects/chooseProjects.js'

const project = (name: string, creation_date: number, last_successful_build_time: number | null) =>
  ({ name, creation_date, last_successful_build_time }) as ProjectRecord

const projects = [project('Survey 10', 1, 50), project('Café', 2, null), project('Survey 9', 3, 70)]

const namesOf = (typed: string, order: ProjectOrder = 'oldest'): string[] =>
  chooseProjects(projects, { typed, order }).map(({ name }) => name)

test('projects are found by a part of their name, in upper or lower case', () => {
  expect(namesOf('SURVEY')).toEqual(['Survey 10', 'Survey 9'])
  expect(namesOf(' y 9 ')).toEqual(['Survey 9'])
  expect(namesOf('')).toHaveLength(3)
  expect(namesOf('hotel')).toEqual([])
})

test('a letter with a mark is found however it is typed', () => {
  for (const form of ['NFC', 'NFD']) expect(namesOf('café'.normalize(form))).toEqual(['Café'])
})

test.each([
  ['oldest', ['Survey 10', 'Café', 'Survey 9']],
  ['newest', ['Survey 9', 'Café', 'Survey 10']],
  ['name', ['Café', 'Survey 9', 'Survey 10']],
  ['built', ['Survey 9', 'Survey 10', 'Café']],
] as const)('%s is an order', (order, names) => {
  expect(namesOf('', order)).toEqual(names)
})

test('of projects of one second the one that is listed last is the newest', () => {
  const listed = ['first', 'second', 'third'].map((name) => project(name, 1, null))
  const names = chooseProjects(listed, { typed: '', order: 'newest' }).map(({ name }) => name)
  expect(names).toEqual(['third', 'second', 'first'])
})
