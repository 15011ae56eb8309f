import type { post } from '../ledger/ledger.ts'

/**
 * Awaits a ledger posting that can't be overdrawn, because its money is in the account; throws if it is
 * overdrawn all the same.
 */
export async function postOrThrow(posting: ReturnType<typeof post>): Promise<void> {
  const result = await posting
  if (result.__typename === 'Overdrawn')
    throw new Error(`orders: ${result.account.kind} ${result.account.holder} holds ${result.balance}`)
}
