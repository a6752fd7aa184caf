export const subjects = ['room', 'breakfast', 'street', 'staff', 'pool', 'price', 'bed', 'lift', 'view', 'tea']
const verdicts = [
  'was quiet and clean',
  'was cold and late',
  'could not be better',
  'is too expensive',
  'made us smile',
]

/** Documents of our own, all different. */
export const documents = (size: number, from = 0) =>
  Array.from({ length: size }, (_, i) => ({
    text: `The ${subjects[(from + i) % subjects.length]} ${verdicts[(from + i * 3) % verdicts.length]}, says guest ${from + i}.`,
    metadata: [{ name: 'stars', type: 'score' as const, value: (from + i) % 5 }],
  }))
