// Gets a payment token from the device's wallet for the cart's amount.
import type { Cents } from '@hemline/rules/common/money.ts'
import { ValidateMerchantDocument } from '@hemline/schema/generated/graphql.ts'
import type { Client } from 'urql'
import { payWithWallet } from '../payment/wallet.ts'
import { askWallet } from './ask-wallet.tsx'

const nothing = async () => undefined

/**
 * Returns the wallet's token, or undefined when the shopper cancels; throws when a step fails. The cart
 * already holds address, delivery and totals, so the wallet's callbacks need not answer.
 */
export async function walletToken(
  client: Client,
  tokenUrl: string,
  amount: Cents,
): Promise<string | undefined> {
  let token: string | undefined
  const validateMerchant = async () => {
    const { data } = await client.mutation(ValidateMerchantDocument, {}).toPromise()
    if (data?.validateMerchant.__typename !== 'WalletSession')
      throw new Error(data?.validateMerchant.message ?? 'no answer')
    return { session: data.validateMerchant.session }
  }
  const steps = {
    setAddress: nothing,
    setShippingMethod: nothing,
    setPaymentMethod: nothing,
    checkout: nothing,
  }
  const submitCart = async (given: string) => {
    token = given
  }
  await payWithWallet(
    { ...steps, validateMerchant, approve: () => askWallet(amount), submitCart },
    { origin: globalThis.location.origin, tokenUrl: tokenUrl.replace(/tokens$/, 'wallet-tokens') },
  )
  return token
}
