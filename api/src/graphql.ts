// POST /graphql: in production only persisted documents; every refusal is a clear error (specification
// §7).
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { getOperations, tupptHeader, visitorHeader } from '@hemline/rules/vocabulary/wire.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as Graphql from 'graphql'
import mercurius from 'mercurius'
import { z } from 'zod'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { splitKeyOf } from './domains/identity/identity.ts'
import { loaders, resolvers } from './domains.ts'
import { batchResolvers } from './platform/batches.ts'
import { type Refusal, refusalOfOthers, refuseWith } from './platform/edge.ts'
import { refuse, retryAfterSeconds, type SafeError, toSafeError } from './platform/errors.ts'
import { likesResponseType, onlyReads, responseType } from './platform/graphql-http.ts'
import { costRule, maxDepth } from './platform/limits.ts'
import type { Metrics } from './platform/metrics.ts'
import { createPlans, type Plans } from './platform/planned-query.ts'
import { scalars } from './platform/scalars.ts'
import { storable, storableRule } from './platform/texts.ts'
import type { ErrorReports } from './ports/error-reports.ts'

// Mercurius works on schemas of this copy of the package; as an ES module there would be another one.
const graphql = createRequire(import.meta.url)('graphql') as typeof Graphql

const schemaFolder = fileURLToPath(new URL('../../schema/', import.meta.url))

/** Returns the whole SDL: the text of all schema files joined, sorted by file name. */
export function readSdl(): string {
  const folder = `${schemaFolder}graphql/`
  return readdirSync(folder)
    .filter((f) => f.endsWith('.graphql'))
    .sort()
    .map((f) => readFileSync(folder + f, 'utf8'))
    .join('\n')
}

let parsed: Graphql.DocumentNode | undefined

/**
 * Returns a schema without resolvers, which Mercurius then adds. Generating types from the SDL (`make
 * verify`) has checked it: to check it again took a tenth of what each API of a test took.
 */
function newSchema(): Graphql.GraphQLSchema {
  parsed ??= graphql.parse(readSdl(), { noLocation: true })
  return graphql.buildASTSchema(parsed, { assumeValidSDL: true, assumeValid: true })
}

const persisted = new Map(
  Object.entries(JSON.parse(readFileSync(`${schemaFolder}persisted.json`, 'utf8')) as Record<string, string>),
)
const operationOf = new Map(
  [...persisted].map(([hash, text]) => [hash, /(?:^|\} )(query|mutation) (\w+)/.exec(text)]),
)

const bodySchema = z.object({
  operationName: z.string().max(100).nullish(),
  query: z.string().max(32_000).nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  extensions: z
    .object({
      persistedQuery: z.object({ version: z.literal(1), sha256Hash: z.string().max(100) }).nullish(),
    })
    .nullish(),
})
type Asked = {
  text: string
  name: string
  isMutation: boolean
  isAdhoc?: true
  variables: Record<string, unknown>
}

/** Codes of refusals by right or rate limit; each is logged. */
const deniedCodes: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED'])
const getSet: ReadonlySet<string> = new Set(getOperations)

function readBody(body: unknown, config: Config): Asked | Refusal {
  if (Array.isArray(body))
    return { status: 400, code: 'BAD_INPUT', message: 'One operation a request, please.' }
  const parsed = bodySchema.safeParse(body)
  if (!parsed.success)
    return { status: 400, code: 'BAD_INPUT', message: 'The request is not a GraphQL request.' }
  const { query, extensions, operationName } = parsed.data
  const clean = storable(parsed.data.variables ?? {})
  if (!clean) return { status: 400, code: 'BAD_INPUT', message: 'The variables are nested too deeply.' }
  const variables = clean.value as Record<string, unknown>
  const hash = extensions?.persistedQuery?.sha256Hash
  if (hash !== undefined) {
    const text = persisted.get(hash)
    const operation = operationOf.get(hash)
    if (!text || !operation)
      return {
        status: 400,
        code: 'PERSISTED_QUERY_NOT_FOUND',
        message: 'This version of the site is out of date. Please refresh the page and try again.',
      }
    return { text, name: operation[2] ?? 'unnamed', isMutation: operation[1] === 'mutation', variables }
  }
  if (!query || config.NODE_ENV === 'production')
    return {
      status: 400,
      code: 'PERSISTED_QUERY_REQUIRED',
      message: 'Only persisted documents are answered here.',
    }
  return {
    text: query,
    name: operationName ?? 'adhoc',
    isMutation: !onlyReads(query),
    isAdhoc: true,
    variables,
  }
}

export type GraphqlOptions = {
  config: Config
  metrics: Metrics
  reports: ErrorReports
  makeContext: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>
}

/**
 * Registers Mercurius and the routes GET and POST /graphql. POST refuses with 403 without the visitor header
 * (against forged requests) and 400 a request that is none, the other header's, or in production not a
 * persisted document. GET answers only the operations in `getOperations`, 405 for others.
 */
export async function registerGraphql(app: FastifyInstance, options: GraphqlOptions): Promise<void> {
  const { config, makeContext } = options
  await app.register(mercurius, {
    schema: newSchema(),
    resolvers: Object.assign({}, scalars, ...mergeResolvers()),
    routes: config.NODE_ENV === 'development',
    path: '/dev/graphql',
    graphiql: config.NODE_ENV === 'development',
    context: makeContext as never,
    queryDepth: maxDepth,
    validationRules: [costRule, storableRule],
    allowBatchedQueries: false,
    jit: 0,
    // Errors stay as they are here, with their causes: answer() decides what is logged and what is shown.
    errorFormatter: (execution) => ({ statusCode: 200, response: execution as never }),
  })
  const plans = createPlans(app.graphql.schema, [costRule])
  const answerTo = async (request: FastifyRequest, reply: FastifyReply, asked: Asked) =>
    answer(options, asked, await makeContext(request, reply), plans)
  app.post('/graphql', async (request, reply) => {
    // A form can't send this header nor JSON across origins: together they stop forged requests.
    if (request.headers[visitorHeader] === undefined)
      return refuseWith(reply, {
        status: 403,
        code: 'FORBIDDEN',
        message: `The header ${visitorHeader} is missing.`,
      })
    if (request.headers[tupptHeader] !== undefined)
      return refuseWith(reply, {
        status: 400,
        code: 'BAD_INPUT',
        message: `The header ${tupptHeader} is not taken here.`,
      })
    const asked = readBody(request.body, config)
    return 'status' in asked ? refuseWith(reply, asked) : answerTo(request, reply, asked)
  })
  app.get('/graphql', async (request, reply) => {
    // Texts by GET are for development alone; tests of the edge stand for production.
    const asked = readBody(
      readGet(request.query),
      config.NODE_ENV === 'development' ? config : { ...config, NODE_ENV: 'production' },
    )
    if ('status' in asked) return refuseWith(reply, asked)
    if (asked.isMutation || !(asked.isAdhoc || getSet.has(asked.name)))
      return refuseWith(reply, {
        status: 405,
        code: 'METHOD_NOT_ALLOWED',
        message: 'This operation is answered on POST only.',
      })
    return answerTo(request, reply, asked)
  })
}

function readGet(query: unknown): unknown {
  const asText = z.record(z.string(), z.string()).safeParse(query)
  if (!asText.success) return undefined
  const json = (text: string | undefined) => {
    try {
      return text === undefined ? undefined : JSON.parse(text)
    } catch {
      return 'not JSON'
    }
  }
  return {
    query: asText.data.query,
    operationName: asText.data.operationName,
    variables: json(asText.data.variables),
    extensions: json(asText.data.extensions),
  }
}

/** Merges the domains' resolvers of one type (Query, User …). */
function mergeResolvers(): Record<string, unknown>[] {
  const merged: Record<string, Record<string, unknown>> = {}
  for (const slice of [...resolvers, batchResolvers<Context>(loaders)])
    for (const [type, fields] of Object.entries(slice))
      merged[type] = { ...merged[type], ...(fields as Record<string, unknown>) }
  return [merged]
}

/** Tells whether an error is the shop's own fault (INTERNAL, UNAVAILABLE), not a refusal. */
const isFault = ({ extensions: { code } }: SafeError) => code === 'INTERNAL' || code === 'UNAVAILABLE'

type Execution = { data?: unknown; errors?: readonly unknown[] | null }

/**
 * Executes an operation: by a plan when the text is one of the site's queries (decision 0095), else by
 * GraphQL.js. Throws UNAUTHENTICATED for a mutation that was meant for another account.
 */
async function execute(asked: Asked, ctx: Context, plans: Plans): Promise<Execution> {
  const refusal = asked.isMutation ? refusalOfOthers(ctx.reply.request, ctx.viewer.userId) : undefined
  if (refusal) throw refuse('UNAUTHENTICATED', refusal.message)
  const planned = asked.isAdhoc || asked.isMutation ? undefined : plans(asked.text)
  if (planned) return planned(ctx, asked.variables)
  return ctx.reply.graphql(
    asked.text,
    ctx as never,
    asked.variables,
    asked.name === 'adhoc' ? undefined : asked.name,
  )
}

async function answer({ metrics, reports }: GraphqlOptions, asked: Asked, ctx: Context, plans: Plans) {
  const done = metrics.operations.startTimer({ operation: asked.name })
  const execution = await execute(asked, ctx, plans).catch(
    (error: unknown): Execution => ({ data: null, errors: errorsOf(error) }),
  )
  const { data, errors } = execution
  const safe: SafeError[] = (errors ?? []).map((error) => {
    const { safe: shown, unexpected } = toSafeError(error, ctx.requestId)
    if (unexpected) reports.report({ error, where: `operation ${asked.name}`, requestId: ctx.requestId })
    if (shown.extensions.code === 'UNAVAILABLE') ctx.reply.code(503).header('retry-after', retryAfterSeconds)
    metrics.errors.inc({ operation: asked.name, code: shown.extensions.code })
    if (deniedCodes.has(shown.extensions.code))
      ctx.log.info(
        { security: 'denied', code: shown.extensions.code, operation: asked.name, userId: ctx.viewer.userId },
        'denied',
      )
    return shown
  })
  const seconds = done({ outcome: safe.length ? 'error' : 'ok' })
  ctx.arms.measure(splitKeyOf(ctx.viewer), { seconds, failed: safe.some(isFault) })
  return sendAs(ctx, data, safe)
}

/**
 * Sends the response. A document that never ran, because it or its variables are wrong, has no data and,
 * with the newer media type, an error status.
 */
function sendAs({ reply }: Context, data: unknown, errors: readonly SafeError[]) {
  reply.header('vary', 'accept')
  // What is asked by POST is somebody's own: no browser and nothing in between keeps it.
  if (reply.request.method !== 'GET') reply.header('cache-control', 'no-store')
  const neverRun =
    errors.length > 0 &&
    (data ?? null) === null &&
    errors.every((one) => !one.path && one.extensions.code === 'BAD_INPUT')
  const newer = likesResponseType(reply.request.headers.accept)
  if (newer) reply.type(`${responseType}; charset=utf-8`)
  if (newer && neverRun) reply.code(400)
  if (newer && neverRun) return { errors }
  return errors.length ? { data: data ?? null, errors } : { data }
}

/**
 * Returns the errors of a failed execution; Mercurius throws validation failures as one error with a
 * list.
 */
function errorsOf(error: unknown): readonly unknown[] {
  const list = error instanceof Error && 'errors' in error ? error.errors : undefined
  return Array.isArray(list) ? list : [error]
}
