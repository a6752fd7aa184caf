import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { openPeople } from '../accounts/people.js'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Addresses of all pages: the description, and those that letters lead to. */
async function open() {
  const people = await openPeople()
  const { engine, workspaceId: workspace_id } = people
  await people.add('ann@example.org')
  await engine.workspaces.update({ workspace_id, name: '<script>alert(1)</script>' })
  const linkPath = (): string => {
    const { pathname, search } = new URL(/http\S+/.exec(people.inbox.at(-1)!.text)![0])
    return pathname + search
  }
  await engine.workspaces.invite({ workspace_id, email: 'bob@example.org', role: 'viewer' })
  const invitation = linkPath()
  await engine.profile.resetPassword({ email: 'ann@example.org' })
  return { people, paths: ['/api/v5/', invitation, linkPath()] }
}

test('pages let a browser run their own style and script and nothing else, in no frame, and are not stored', async () => {
  const { people, paths } = await open()
  await using _ = people
  for (const path of paths) {
    const answer = await people.engine.fetch(new Request(`http://localhost${path}`))
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const page = await answer.text()
    const inside = (tag: string): string[] =>
      [...page.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map((found) => found[1]!)
    const [styles, scripts] = [inside('style'), inside('script')]
    expect([styles.length, scripts.length]).toEqual([1, path === '/api/v5/' ? 0 : 1])
    expect(page).not.toMatch(/\sstyle=|\son\w+=|javascript:/)
    expect(answer.headers.get('content-security-policy')).toBe(
      [
        "default-src 'none'",
        `style-src ${hashOf(styles[0]!)}`,
        ...scripts.flatMap((script) => [`script-src ${hashOf(script)}`, "connect-src 'self'"]),
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
    )
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
  }
})
