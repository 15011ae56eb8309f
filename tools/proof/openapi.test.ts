// The description of the REST routes is true: it names what the API registers, and nothing else.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testApp, testServer } from '@hemline/api/testing/app.ts'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { root } from '../local/paths.ts'

const described = z
  .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
  .parse(parse(readFileSync(join(root, 'schema/rest/openapi.yaml'), 'utf8')))

/**
 * "GET /a/{b}" of every line of the router's tree but the GraphQL endpoint, which its own schema describes.
 * HEAD comes with each GET.
 */
function routesOf(tree: string): string[] {
  const parents: string[] = []
  return tree.split('\n').flatMap((line) => {
    const found = /^(.*[├└]── )(\S+) \(([A-Z, ]+)\)$/.exec(line)
    if (!found) return []
    const [, indent = '', part = '', methods = ''] = found
    const depth = indent.length / 4
    parents.length = depth - 1
    parents.push(part)
    const path = parents.join('').replaceAll(/:(\w+)/g, '{$1}')
    const kept = methods.split(', ').filter((method) => method !== 'HEAD')
    return path === '/graphql' ? [] : kept.map((method) => `${method} ${path}`)
  })
}

describe.skipIf(!testServer)('the description of the routes beside GraphQL', () => {
  test('has every route that the API registers, and no other', async () => {
    const app = await testApp()
    const registered = routesOf(app.server.printRoutes({ commonPrefix: false }))
    await app.close()
    expect(registered.length).toBeGreaterThan(12)
    expect(registered).toContain('GET /api/v1.0/photos/{id}')
    const told = Object.entries(described.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(told.sort()).toEqual(registered.sort())
  })
})
