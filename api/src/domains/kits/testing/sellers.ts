// A seller for tests of kits and bags: signed up through the API, with no order yet.
import { randomUUID } from 'node:crypto'
import type { TestApp, TestClient } from '../../../testing/app.ts'

export type NewSeller = { client: TestClient; email: string; id: string }

/** Signs a new seller up in the browser of `client`, and returns the seller's email and account id. */
export async function newSeller(app: TestApp, client = app.newVisitor()): Promise<NewSeller> {
  const email = `seller-${randomUUID().slice(0, 8)}@hemline.example`
  const input = {
    email,
    password: 'a-long-password-1',
    firstName: 'Sela',
    lastName: 'Ward',
    acceptTerms: true,
  }
  const { data, errors } = await client.run('signUp', { input })
  const answer = Object.entries(data ?? {}).find(([key]) => key !== '__typename')?.[1]
  const typename = (answer as { __typename?: string } | undefined)?.__typename
  if (typename !== 'AuthPayload') throw new Error(`signUp: ${typename}, ${JSON.stringify(errors)}`)
  const { id } = await app.db
    .selectFrom('user_account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { client, email, id }
}
