// Turns a persisted request into an answer as the API gives it, including the ones for unknown hashes
// and unexpected failures.
import { finalMessage } from '@hemline/rules/errors/catalogue.ts'
import persisted from '@hemline/schema/persisted.json' with { type: 'json' }
import { type ExecutionResult, execute, GraphQLError, parse } from 'graphql'
import type { Jar, MockContext } from './context.ts'
import { type MockDb, nextId } from './db.ts'
import { mockSchema } from './schema.ts'

export type PersistedRequest = {
  operationName?: string | undefined
  variables?: Record<string, unknown>
  extensions?: { persistedQuery?: { sha256Hash?: string } }
}
export type Answer = {
  data?: unknown
  errors?: { message: string; path?: readonly (string | number)[]; extensions: Record<string, unknown> }[]
}

const documents: Record<string, string> = persisted
const schema = mockSchema()

/** The API's answer to a hash that is not in the manifest. */
export const unknownHash: Answer = {
  errors: [
    {
      message: 'This version of the site is out of date. Please refresh the page and try again.',
      extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
    },
  ],
}

const firstVisitor = 5000

/** Returns the context of a request from its cookies; a new visitor gets a number. */
export function contextOf(db: MockDb, jar: Jar): MockContext {
  if (jar.visitorId === null) {
    jar.visitorId = firstVisitor + nextId(db)
    db.state.visitors.push(jar.visitorId)
  }
  const user =
    db.state.users.find((one) => jar.token !== null && one.id === db.state.sessions[jar.token]) ?? null
  return { db, jar, now: db.now(), user }
}

function safe(error: GraphQLError) {
  const path = error.path ? { path: error.path } : {}
  const expected = error.originalError === undefined || error.originalError instanceof GraphQLError
  if (typeof error.extensions.code === 'string')
    return { message: error.message, ...path, extensions: error.extensions }
  return expected
    ? { message: error.message, ...path, extensions: { code: 'BAD_INPUT' } }
    : { message: finalMessage, ...path, extensions: { code: 'INTERNAL' } }
}

/** Reads the three parts of a request from the URL of a GET. */
export function requestOfUrl(url: string): PersistedRequest {
  const query = new URL(url, 'http://localhost').searchParams
  const part = (name: string) => JSON.parse(query.get(name) ?? '{}')
  return {
    operationName: query.get('operationName') ?? undefined,
    variables: part('variables'),
    extensions: part('extensions'),
  }
}

/** Runs a persisted request for a browser's cookies and returns its answer. */
export async function answer(db: MockDb, jar: Jar, request: PersistedRequest): Promise<Answer> {
  const text = documents[request.extensions?.persistedQuery?.sha256Hash ?? '']
  if (text === undefined) return unknownHash
  const contextValue = contextOf(db, jar)
  const result: ExecutionResult = await execute({
    schema,
    document: parse(text),
    contextValue,
    variableValues: request.variables ?? {},
    operationName: request.operationName ?? null,
  })
  db.save()
  return {
    ...(result.data === undefined ? {} : { data: result.data }),
    ...(result.errors ? { errors: result.errors.map(safe) } : {}),
  }
}
