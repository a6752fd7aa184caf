import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { restaurantCsv, restaurantFolder } from './restaurant.js'
import { conceptlite } from './runCommand.js'

const { folder } = restaurantFolder()

test.each([
  ['--html', 'input.csv'],
  ['--xlsx', 'input.csv'],
  ['--csv', '.'],
])('%s never takes the place of the file that is read', async (option, target) => {
  const input = join(folder, 'input.csv')
  await writeFile(input, restaurantCsv)
  const { code, stderr } = await conceptlite('analyze', input, option, join(folder, target))
  expect([code, stderr]).toEqual([2, expect.stringContaining(`${option} would write over ${input}, which is read.`)])
  expect(await readFile(input, 'utf8')).toBe(restaurantCsv)
})

test.each(['--html', '--xlsx'])('%s below a file is refused in a sentence', async (option) => {
  const input = join(folder, 'above.csv')
  await writeFile(input, restaurantCsv)
  const { code, stderr } = await conceptlite('analyze', input, option, join(input, 'report'))
  expect([code, stderr]).toEqual([1, expect.stringContaining('cannot be written: its folder is a file.')])
})

test.runIf(process.platform === 'linux')(
  'a folder of tables that cannot be made is refused before the build',
  async () => {
    const input = join(folder, 'plain.csv')
    await writeFile(input, restaurantCsv)
    const { code, stderr, stdout } = await conceptlite('analyze', input, '--csv', '/proc/none')
    expect([code, stderr, stdout]).toEqual([
      1,
      'conceptlite: /proc/none cannot be written: no folder can be made there.\n',
      '',
    ])
  },
)

test.runIf(process.platform === 'linux')(
  'a table that fills its disk is not said to fill that of the folder',
  async () => {
    const directory = join(folder, 'roomy')
    const input = join(folder, 'roomy.csv')
    await writeFile(input, restaurantCsv)
    expect((await conceptlite('analyze', input, '-d', directory, '--no-sentiment')).code).toBe(0)
    const { code, stderr } = await conceptlite('export', '-d', directory, '--xlsx', '/dev/full')
    expect([code, stderr]).toEqual([1, 'conceptlite: /dev/full cannot be written: the disk is full.\n'])
  },
)
