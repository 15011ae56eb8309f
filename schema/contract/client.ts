// The client by which a contract suite reaches a shop: the API on its database, or the mocks.
import type { OperationName } from '../generated/hashes.ts'

export type ContractError = { message: string; extensions?: Record<string, unknown> | null }
export type ContractAnswer = {
  data: Record<string, unknown> | null | undefined
  errors?: readonly ContractError[] | undefined
}

export type ContractMarks = {
  /** At least one more than a cart holds: pieces on sale that nobody holds, newest first or not. */
  listed: readonly number[]
  /** On sale, and held by somebody else for minutes. */
  held: number
  /** Bought by somebody. */
  sold: number
  /** Received, not listed yet. */
  notListed: number
  /** A living account that nothing else uses. */
  person: { email: string; password: string }
}

/** One browser with its cookies. Each suite gets a fresh shop from its `make`. */
export type ContractClient = {
  run: (operationName: OperationName, variables?: Record<string, unknown>) => Promise<ContractAnswer>
  /** Asks by a hash of one's own choosing. */
  runHash: (hash: string) => Promise<ContractAnswer>
  newVisitor: () => ContractClient
  marked: ContractMarks
}
export type MakeClient = () => Promise<ContractClient>
/**
 * A shop whose shopper's network holds as many pieces as it may: one that is free, and one
 * that somebody else holds.
 */
export type MakeCrowded = () => Promise<{ client: ContractClient; free: number; held: number }>

/**
 * Runs an operation and returns the one field of its data. Throws with the messages when the answer has
 * errors. The suite chooses the type; it is not checked.
 */
export async function ask<T>(
  client: ContractClient,
  operationName: OperationName,
  variables: Record<string, unknown> = {},
): Promise<T> {
  const { data, errors } = await client.run(operationName, variables)
  if (errors && errors.length > 0)
    throw new Error(`${operationName}: ${errors.map((error) => error.message).join('; ')}`)
  const first = Object.entries(data ?? {}).find(([key]) => key !== '__typename')
  return first?.[1] as T
}

export type Outcome = { __typename: string; message?: string }
export type Line = {
  itemNumber: number
  availability: string
  expiresAt: string | null
  heldByOtherUntil: string | null
  item: { price: number }
}
export type CartFields = {
  itemLimit: number
  cartProducts: Line[]
  cartTotals: { subtotal: number; total: number; shippingAmount: number; freeShipping: boolean } | null
}
export type Viewer = {
  loggedIn: boolean
  id: string | null
  email: string | null
  visitorId: number
  cartCount: number
  favoritesCount: number
  clientConfiguration: Record<string, Record<string, unknown>>
}

/** Adds a piece to the cart of a contract's client and returns the answer, success or refusal. */
export const add = (client: ContractClient, itemNumber: number) =>
  ask<
    Outcome & {
      cart: CartFields
      expiresAt: string
      heldUntil: string
      limit: number
      itemNumber: number
      addedBefore: string | null
    }
  >(client, 'addToCart', {
    input: { itemNumber },
  })
/** Returns the active cart of a contract's client, which is made when there is none. */
export const cartOf = async (client: ContractClient) =>
  (
    await ask<{ cart: CartFields | null }>(client, 'getActiveCart', {
      estimateTaxes: false,
      createIfNotExists: true,
    })
  ).cart
/** Returns the viewer's profile (user or visitor) of a contract's client. */
export const viewerOf = async (client: ContractClient): Promise<Viewer> =>
  (await client.run('getUserHuman')).data?.user as Viewer
