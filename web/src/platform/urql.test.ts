import { GetHelpArticlesDocument, ValidateMerchantDocument } from '@hemline/schema/generated/graphql.ts'
import { expect, test } from 'vitest'
import { createClient } from './urql.ts'

test('a refusal keeps its words, whatever kind of refusal of the contract it is', async () => {
  const refusal = { __typename: 'WalletUnavailable', message: 'The wallet of this phone is away.' }
  const answer = () =>
    Promise.resolve(Response.json({ data: { __typename: 'Mutation', validateMerchant: refusal } }))
  const client = createClient({ queries: [], load: async () => [] }, answer)
  const { data } = await client.mutation(ValidateMerchantDocument, {}).toPromise()
  expect(data?.validateMerchant).toEqual(refusal)
})

const noParts = { queries: [], load: async () => [] }

/** A client whose answers are lost `lost` times; `asked` counts its requests. */
function clientThatLoses(lost: number, then: () => Response) {
  let requests = 0
  const client = createClient(noParts, () => {
    requests += 1
    return requests <= lost ? Promise.reject(new TypeError('connection reset')) : Promise.resolve(then())
  })
  return { client, asked: () => requests }
}

test('a read whose answer was lost is asked once more, and then given up', async () => {
  const once = clientThatLoses(1, () => Response.json({ errors: [{ message: 'an answer' }] }))
  const first = await once.client.query(GetHelpArticlesDocument, {}).toPromise()
  expect(first.error?.graphQLErrors.map(({ message }) => message)).toEqual(['an answer'])
  expect(once.asked()).toBe(2)
  const twice = clientThatLoses(9, () => Response.json({}))
  const second = await twice.client.query(GetHelpArticlesDocument, {}).toPromise()
  expect(second.error?.networkError?.message).toBe('connection reset')
  expect(twice.asked()).toBe(2)
})

test('neither a refusal of the host nor a change is asked again', async () => {
  const busy = clientThatLoses(0, () => new Response('busy', { status: 503 }))
  expect((await busy.client.query(GetHelpArticlesDocument, {}).toPromise()).error?.response?.status).toBe(503)
  expect(busy.asked()).toBe(1)
  const change = clientThatLoses(1, () => Response.json({}))
  expect((await change.client.mutation(ValidateMerchantDocument, {}).toPromise()).error).toBeDefined()
  expect(change.asked()).toBe(1)
})
