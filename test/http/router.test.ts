import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createRouter } from '../../src/http/router.js'
import { type Method, operation } from '../../src/operations/operation.js'

const record = (path: string, ...methods: [Method, ...Method[]]) =>
  operation({
    methods,
    path,
    spec: 'v5 4.1',
    access: 'none',
    params: () => z.strictObject({}),
    summary: '',
    handle: () => path,
  })

const route = createRouter([
  record('/api/v5/', 'GET'),
  record('/api/v5/projects/', 'GET'),
  record('/api/v5/projects/', 'POST'),
  record('/api/v5/projects/:project_id/', 'GET', 'PUT'),
  record('/api/v5/projects/:project_id/docs/', 'GET', 'POST'),
  record('/api/v5/projects/:project_id/docs/delete/', 'POST'),
  record('/v4/ping/', 'GET', 'PUT', 'POST', 'DELETE'),
  record('/v4/user/tokens/:token/', 'GET'),
  record('/api/v4/user/tokens/:token/', 'GET'),
])

describe('router', () => {
  test('knows no path with more segments than any operation has', () => {
    const before = process.cpuUsage()
    const path = `/api/v5/projects/${'a/'.repeat(300_000)}`
    for (let i = 0; i < 20; i++) expect(route('GET', path).kind).toBe('unknown')
    const { user } = process.cpuUsage(before)
    // Splitting all of them took a second and a half.
    expect(user / 1e6).toBeLessThan(0.5)
    expect(route('GET', `/api/v5/projects/ab3/docs${'/a'.repeat(20)}`).kind).toBe('unknown')
  })

  test.each(['/api/v5/projects/ab3/docs/', '/api/v5/projects/ab3/docs'])('finds %s with its names', (pathname) => {
    expect(route('POST', pathname)).toMatchObject({
      kind: 'found',
      operation: { path: '/api/v5/projects/:project_id/docs/' },
      path: { project_id: 'ab3' },
    })
  })

  test('takes a name where the same word leads nowhere', () => {
    const own = createRouter([record('/api/v5/projects/new/form/', 'GET'), record('/api/v5/projects/:id/docs/', 'GET')])
    expect(own('GET', '/api/v5/projects/new/form/')).toMatchObject({ kind: 'found', path: {} })
    expect(own('GET', '/api/v5/projects/new/docs/')).toMatchObject({ kind: 'found', path: { id: 'new' } })
    expect(own('GET', '/api/v5/projects/old/form/')).toMatchObject({ kind: 'unknown' })
  })

  test('reads HEAD as GET and decodes names', () => {
    expect(route('HEAD', '/api/v5/projects/a%20b/')).toMatchObject({ kind: 'found', path: { project_id: 'a b' } })
  })

  test('tells which methods a path has when the method is wrong', () => {
    expect(route('DELETE', '/api/v5/projects/')).toEqual({
      kind: 'wrongMethod',
      allowed: ['GET', 'POST'],
      envelope: 'v5',
    })
  })

  test.each([
    '/',
    '/api/v5/nothing/',
    '/api/v5/projects//',
    '/api/v5/projects/%E0%A4%A/',
    '/api/v5//projects/',
    '/api/v5/projects/a/docs/delete/x/',
  ])('does not know %s', (pathname) => {
    expect(route('GET', pathname).kind).toBe('unknown')
  })

  test('answers the older listing under both of its prefixes, the newer operation first', () => {
    expect(route('PUT', '/api/v4/ping/')).toMatchObject({ kind: 'found', operation: { path: '/v4/ping/' } })
    expect(route('GET', '/api/v4/user/tokens/x/')).toMatchObject({ operation: { path: '/api/v4/user/tokens/:token/' } })
    expect(route('GET', '/v4/nothing/')).toEqual({ kind: 'unknown', envelope: 'legacy' })
    expect(route('GET', '/api/v4/nothing/')).toEqual({ kind: 'unknown', envelope: 'v4' })
  })
})
