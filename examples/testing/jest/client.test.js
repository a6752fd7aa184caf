const { SERVICE_URL, SERVICE_TOKEN } = process.env

test('the service that the setup started lists its projects', async () => {
  const headers = { authorization: `Token ${SERVICE_TOKEN}` }
  const answer = await fetch(`${SERVICE_URL}/api/v5/projects/`, { headers })
  expect((await answer.json()).map(({ name }) => name)).toEqual(['Reviews'])
})
