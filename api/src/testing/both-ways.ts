// A client whose queries are answered twice: by their plan, as the site's are (decision 0095), and by
// GraphQL.js. Both answers have to be the same, byte for byte.
import { type OperationName, persistedHashes } from '@hemline/schema/generated/hashes.ts'
import persisted from '@hemline/schema/persisted.json' with { type: 'json' }
import type { Answer, TestClient } from './app.ts'

const texts = persisted as Record<string, string>
const textOf = (name: OperationName): string => texts[persistedHashes[name]] ?? ''
const isQuery = (name: OperationName): boolean => /(?:^|\} )query \w+/.test(textOf(name))

/** All operations that have plans. */
export const queries: readonly OperationName[] = (Object.keys(persistedHashes) as OperationName[]).filter(
  isQuery,
)

/** Ids that each answer has of its own: of the request, and of a search. */
const ownIds = /"(requestId|queryId|resultId)":"[\da-f-]{36}"/g

/** The answer as it went out, but for these. */
const written = ({ data, errors, status }: Answer): string =>
  JSON.stringify({ status, data, errors }).replace(ownIds, '"$1":""')

/**
 * Wraps a test client so that each query is answered by its plan and by Mercurius; throws when the two
 * answers differ. Adds the operations compared to `asked`.
 */
export function bothWays(client: TestClient, asked: Set<OperationName>): TestClient {
  const { run, raw, newVisitor } = client
  const plainly = async (operationName: OperationName, variables: Record<string, unknown>) =>
    written(await raw(JSON.stringify({ operationName, query: textOf(operationName), variables })))
  const compare = async (operationName: OperationName, variables: Record<string, unknown>) => {
    const plain = await plainly(operationName, variables)
    const planned = written(await run(operationName, variables))
    // Time goes on between the two, and what it changed has to be the same around the planned answer.
    if (planned === plain || planned === (await plainly(operationName, variables))) return
    throw new Error(`${operationName} is answered otherwise by its plan:\n${planned}\n${plain}`)
  }
  return {
    ...client,
    run: async (operationName, variables = {}, headers) => {
      const answer = await run(operationName, variables, headers)
      // What a first question sets off, such as a new visitor, is behind both answers.
      if (isQuery(operationName) && headers === undefined) {
        asked.add(operationName)
        await compare(operationName, variables)
      }
      return answer
    },
    newVisitor: () => bothWays(newVisitor(), asked),
  }
}
