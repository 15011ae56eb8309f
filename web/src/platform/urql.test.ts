import {
  GetHelpArticlesDocument,
  GetMyPhoneDocument,
  ValidateMerchantDocument,
} from '@hemline/schema/generated/graphql.ts'
import { expect, test, vi } from 'vitest'
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

test('a question that the API has just answered is not asked again, unless something was changed since', async () => {
  const clock = vi.spyOn(Date, 'now')
  const start = Date.now()
  const asked: string[] = []
  const client = createClient(noParts, (_, init) => {
    const { operationName } = JSON.parse(String(init?.body)) as { operationName: string }
    asked.push(operationName)
    const data =
      operationName === 'validateMerchant'
        ? { __typename: 'Mutation', validateMerchant: { __typename: 'WalletUnavailable', message: '' } }
        : { __typename: 'Query', myPhone: null }
    return Promise.resolve(Response.json({ data }))
  })
  const ask = () => client.query(GetMyPhoneDocument, {}, { requestPolicy: 'cache-and-network' }).toPromise()
  await ask()
  await ask()
  expect(asked).toEqual(['getMyPhone'])
  clock.mockReturnValue(start + 1000)
  await ask()
  expect(asked).toHaveLength(2)
  await client.mutation(ValidateMerchantDocument, {}).toPromise()
  await ask()
  expect(asked).toEqual(['getMyPhone', 'getMyPhone', 'validateMerchant', 'getMyPhone'])
  clock.mockRestore()
})
