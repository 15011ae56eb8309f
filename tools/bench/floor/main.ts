// The floor: the cost of the shop's visible work with Fastify, Mercurius, Kysely and the OpenSearch client
// alone. It answers the same operations with the same bodies (shapes.ts), without accounts, limits, logs,
// metrics or corrected searches, in the plain way of its libraries.
import { readSdl } from '@hemline/api/graphql.ts'
import { connect } from '@hemline/db/connect.ts'
import { persistedHashes } from '@hemline/schema/generated/hashes.ts'
import persisted from '@hemline/schema/persisted.json' with { type: 'json' }
import { searchTarget } from '@hemline/schema/search/names.ts'
import { Client } from '@opensearch-project/opensearch'
import Fastify from 'fastify'
import mercurius from 'mercurius'
import type { FloorContext } from './card.ts'
import { cartResolvers } from './cart.ts'
import { listingResolvers } from './listing.ts'
import { productResolvers } from './product.ts'

const env = process.env
const { db } = connect({ url: env.DATABASE_URL ?? '', name: 'floor', max: 20 })
const { node, readAlias } = searchTarget(env.SEARCH_URL ?? '')
const context: FloorContext = { db, engine: new Client({ node }), index: readAlias }
const texts: Readonly<Record<string, string>> = persisted

type Body = {
  operationName: string
  variables: Record<string, unknown>
  extensions: { persistedQuery: { sha256Hash: string } }
}

const app = Fastify()
const resolvers = {
  Query: { ...listingResolvers.Query, ...productResolvers.Query, ...cartResolvers.Query },
  Mutation: cartResolvers.Mutation,
}
await app.register(mercurius, { schema: readSdl(), resolvers: resolvers as never, routes: false })
app.post<{ Body: Body }>('/graphql', ({ body }, reply) => {
  const text = texts[body.extensions.persistedQuery.sha256Hash] ?? ''
  return reply.graphql(text, context as never, body.variables, body.operationName)
})
app.get('/readyz', () => ({ operations: Object.keys(persistedHashes).length }))
await app.listen({ host: '127.0.0.1', port: Number(env.API_PORT) })
