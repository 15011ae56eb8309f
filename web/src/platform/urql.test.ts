import { ValidateMerchantDocument } from '@hemline/schema/generated/graphql.ts'
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
