// The code under test: a client of the service, as an application would have it.
export async function projectNames(url, token) {
  const answer = await fetch(`${url}/api/v5/projects/`, { headers: { authorization: `Token ${token}` } })
  if (!answer.ok) throw new Error(`The service answered ${answer.status}.`)
  return (await answer.json()).map(({ name }) => name)
}
