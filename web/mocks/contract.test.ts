import { accountContract } from '@hemline/schema/contract/account.contract.ts'
import { addressesContract } from '@hemline/schema/contract/addresses.contract.ts'
import { alertsContract } from '@hemline/schema/contract/alerts.contract.ts'
import { auctionsContract } from '@hemline/schema/contract/auctions.contract.ts'
import { binsContract } from '@hemline/schema/contract/bins.contract.ts'
import { cartContract } from '@hemline/schema/contract/cart.contract.ts'
import { casesContract } from '@hemline/schema/contract/cases.contract.ts'
import { catalogueContract } from '@hemline/schema/contract/catalogue.contract.ts'
import { cleanoutContract } from '@hemline/schema/contract/cleanout.contract.ts'
import type { ContractAnswer, ContractClient } from '@hemline/schema/contract/client.ts'
import { companyContract } from '@hemline/schema/contract/company.contract.ts'
import { consignmentContract } from '@hemline/schema/contract/consignment.contract.ts'
import { contentContract } from '@hemline/schema/contract/content.contract.ts'
import { deskContract } from '@hemline/schema/contract/desk.contract.ts'
import { directSellContract } from '@hemline/schema/contract/direct-sell.contract.ts'
import { discoveryContract } from '@hemline/schema/contract/discovery.contract.ts'
import { drawsContract } from '@hemline/schema/contract/draws.contract.ts'
import { earningsContract } from '@hemline/schema/contract/earnings.contract.ts'
import { employeeContract } from '@hemline/schema/contract/employee.contract.ts'
import { estimatesContract } from '@hemline/schema/contract/estimates.contract.ts'
import { experimentsContract } from '@hemline/schema/contract/experiments.contract.ts'
import { favoritesContract } from '@hemline/schema/contract/favorites.contract.ts'
import { fulfillmentContract } from '@hemline/schema/contract/fulfillment.contract.ts'
import { giftCardsContract } from '@hemline/schema/contract/gift-cards.contract.ts'
import { goodyOrdersContract } from '@hemline/schema/contract/goody-orders.contract.ts'
import { homeEditsContract } from '@hemline/schema/contract/home-edits.contract.ts'
import { identityContract } from '@hemline/schema/contract/identity.contract.ts'
import { imageSearchContract } from '@hemline/schema/contract/image-search.contract.ts'
import { intakeContract } from '@hemline/schema/contract/intake.contract.ts'
import { notificationsContract } from '@hemline/schema/contract/notifications.contract.ts'
import { ordersContract } from '@hemline/schema/contract/orders.contract.ts'
import { partnersContract } from '@hemline/schema/contract/partners.contract.ts'
import { pricingContract } from '@hemline/schema/contract/pricing.contract.ts'
import { privacyContract } from '@hemline/schema/contract/privacy.contract.ts'
import { questionsContract } from '@hemline/schema/contract/questions.contract.ts'
import { queueContract } from '@hemline/schema/contract/queue.contract.ts'
import { referralsContract } from '@hemline/schema/contract/referrals.contract.ts'
import { rescuesContract } from '@hemline/schema/contract/rescues.contract.ts'
import { returnsContract } from '@hemline/schema/contract/returns.contract.ts'
import { rewardsContract } from '@hemline/schema/contract/rewards.contract.ts'
import { safetyContract } from '@hemline/schema/contract/safety.contract.ts'
import { savedSearchesContract } from '@hemline/schema/contract/saved-searches.contract.ts'
import { searchContract } from '@hemline/schema/contract/search.contract.ts'
import { securityContract } from '@hemline/schema/contract/security.contract.ts'
import { seoContract } from '@hemline/schema/contract/seo.contract.ts'
import { shippingContract } from '@hemline/schema/contract/shipping.contract.ts'
import { sizeGuidesContract } from '@hemline/schema/contract/size-guides.contract.ts'
import { sizeProfileContract } from '@hemline/schema/contract/size-profile.contract.ts'
import { storefrontContract } from '@hemline/schema/contract/storefront.contract.ts'
import { stylingContract } from '@hemline/schema/contract/styling.contract.ts'
import { suggestionsContract } from '@hemline/schema/contract/suggestions.contract.ts'
import { waitlistContract } from '@hemline/schema/contract/waitlist.contract.ts'
import { persistedHashes } from '@hemline/schema/generated/hashes.ts'
import { describe } from 'vitest'
import { answer, contextOf } from './answer.ts'
import type { Jar } from './context.ts'
import { createDb, type MockDb } from './db.ts'
import { notifyMock } from './domains/notifications.mock.ts'
import { markedItems, tokenOf } from './marked.ts'
import { mockPassword, mockUsers } from './seed/people.ts'

const noon = new Date('2026-11-20T12:00:00Z')

function clientOf(db: MockDb): ContractClient {
  const jar: Jar = { visitorId: null, token: null }
  const send = async (hash: string, variables: Record<string, unknown> = {}) =>
    (await answer(db, jar, {
      variables,
      extensions: { persistedQuery: { sha256Hash: hash } },
    })) as ContractAnswer
  const marked = new Set<number>(Object.values(markedItems))
  return {
    run: (operationName, variables) => send(persistedHashes[operationName], variables),
    runHash: (hash) => send(hash),
    newVisitor: () => clientOf(db),
    marked: {
      listed: db.items
        .filter((item) => item.state === 'listed' && !marked.has(item.item_number))
        .map((item) => item.item_number),
      held: markedItems.held,
      sold: markedItems.sold,
      notListed: markedItems.notListed,
      person: { email: 'imani@hemline.example', password: mockPassword },
    },
  }
}

let opened: MockDb | undefined
const make = async () => {
  opened = createDb(() => noon)
  return clientOf(opened)
}
const crowded = async () => ({
  client: await make(),
  free: markedItems.networkFull,
  held: markedItems.networkFullLine,
})
const mailed = {
  keyOf: async (orderId: string) => opened?.state.orders?.find(({ id }) => id === orderId)?.accessKey ?? '',
  // The mocks send no mail. They take any code of six digits as right, except the marked wrong one.
  codeOf: async () => '123456',
}

/** Tells the marked person something, as other domains of the mocks do. */
async function tellImani(_: ContractClient, key: string): Promise<void> {
  const imani = mockUsers.find((one) => one.firstName === 'Imani')
  if (!opened || !imani) throw new Error('no shop is open')
  const ctx = contextOf(opened, { visitorId: 1, token: null })
  const note = { title: `Told: ${key}`, body: '', link: '/my/settings', kind: 'account', key } as const
  notifyMock({ ...ctx, user: imani }, { ...note, userId: imani.id })
}

describe('the mocks keep the contract', () => {
  catalogueContract(make)
  searchContract(make)
  suggestionsContract(make)
  seoContract(make)
  sizeGuidesContract(make)
  companyContract(make)
  alertsContract(make)
  cleanoutContract(make)
  cartContract(make, crowded)
  queueContract(make, crowded)
  addressesContract(make)
  pricingContract(make)
  giftCardsContract(make, () => '2026-11-20')
  shippingContract(make)
  ordersContract(make, { token: async (behavior) => tokenOf(behavior), mailed })
  discoveryContract(make)
  estimatesContract(make)
  drawsContract(make)
  earningsContract(make)
  favoritesContract(make)
  savedSearchesContract(make)
  sizeProfileContract(make)
  privacyContract(make)
  referralsContract(make)
  stylingContract(make)
  imageSearchContract(make)
  safetyContract(make, { email: 'tomas@hemline.example', password: mockPassword })
  storefrontContract(make)
  accountContract(make)
  securityContract(make)
  rewardsContract(make)
  fulfillmentContract(make)
  rescuesContract(make, async (behavior) => tokenOf(behavior), {
    email: 'tomas@hemline.example',
    password: mockPassword,
  })
  goodyOrdersContract(make, async (behavior) => tokenOf(behavior), {
    email: 'tomas@hemline.example',
    password: mockPassword,
  })
  returnsContract(
    make,
    { email: 'nora@hemline.example', password: mockPassword },
    { email: 'tomas@hemline.example', password: mockPassword },
  )
  casesContract(
    make,
    { email: 'nora@hemline.example', password: mockPassword },
    { email: 'tomas@hemline.example', password: mockPassword },
  )
  questionsContract(
    make,
    { email: 'nora@hemline.example', password: mockPassword },
    { email: 'tomas@hemline.example', password: mockPassword },
  )
  employeeContract(make, { email: 'tomas@hemline.example', password: mockPassword })
  auctionsContract(make, { email: 'tomas@hemline.example', password: mockPassword })
  experimentsContract(make, {
    admin: { email: 'marta@hemline.example', password: mockPassword },
    employee: { email: 'tomas@hemline.example', password: mockPassword },
  })
  partnersContract(make, {
    admin: { email: 'marta@hemline.example', password: mockPassword },
    employee: { email: 'tomas@hemline.example', password: mockPassword },
  })
  contentContract(make, { email: 'tomas@hemline.example', password: mockPassword })
  homeEditsContract(make, { email: 'tomas@hemline.example', password: mockPassword })
  binsContract(make, { email: 'tomas@hemline.example', password: mockPassword })
  deskContract(make, { email: 'tomas@hemline.example', password: mockPassword })
  intakeContract(make, { email: 'tomas@hemline.example', password: mockPassword })
  consignmentContract(make)
  directSellContract(make, { email: 'priya@hemline.example', password: mockPassword })
  waitlistContract(make)
  notificationsContract(make, tellImani)
  identityContract(make)
})
