import { personByKey, seedPassword } from '@hemline/db/seed/people.ts'
import { markedCard } from '@hemline/rules/vocabulary/marked-cards.ts'
import { accountContract } from '@hemline/schema/contract/account.contract.ts'
import { addressesContract } from '@hemline/schema/contract/addresses.contract.ts'
import { alertsContract } from '@hemline/schema/contract/alerts.contract.ts'
import { auctionsContract } from '@hemline/schema/contract/auctions.contract.ts'
import { binsContract } from '@hemline/schema/contract/bins.contract.ts'
import { cartContract } from '@hemline/schema/contract/cart.contract.ts'
import { casesContract } from '@hemline/schema/contract/cases.contract.ts'
import { catalogueContract } from '@hemline/schema/contract/catalogue.contract.ts'
import { cleanoutContract } from '@hemline/schema/contract/cleanout.contract.ts'
import type { ContractClient, MakeClient } from '@hemline/schema/contract/client.ts'
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
import type { OperationName } from '@hemline/schema/generated/hashes.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { sendOrderCode } from '../domains/aftercare/aftercare.ts'
import { runDraws } from '../domains/draws/draws.ts'
import { deliverOrder, makeOrder } from '../domains/fulfillment/testing/orders.ts'
import { notify } from '../domains/notifications/notifications.ts'
import { ownPieces } from '../domains/orders/testing/doors-for.ts'
import { boxSize, fillShelf } from '../domains/rescues/testing/shelf.ts'
import { inTransaction } from '../platform/db.ts'
import { memoryMail } from '../ports/mail.memory.ts'
import { type TestApp, type TestClient, testApp, testServer } from './app.ts'
import { bothWays, queries } from './both-ways.ts'
import { tokenOf } from './processor.ts'

describe.skipIf(!testServer)('the API keeps the contract', () => {
  const answeredBothWays = new Set<OperationName>()
  let open: TestApp[] = []
  afterEach(async () => {
    for (const app of open) await app.close()
    open = []
  })
  /**
   * One shop for all who only look around in it: an API of its own for each of them takes
   * longer than what they ask.
   */
  let looked: TestApp | undefined
  afterAll(() => looked?.close())
  const look = async (): Promise<ContractClient> => {
    looked ??= await testApp()
    return clientOf(looked)
  }
  const make = async (): Promise<ContractClient> => {
    const app = await testApp()
    open.push(app)
    return clientOf(app)
  }
  const clientOf = (app: TestApp): ContractClient => {
    const marked = {
      listed: app.listed,
      held: app.marked.held,
      sold: app.marked.sold,
      notListed: app.marked.underReview,
      person: { email: personByKey('superstar').email, password: seedPassword },
    }
    const contractClient = ({ run, runHash, newVisitor }: TestClient): ContractClient => ({
      run,
      runHash,
      newVisitor: () => contractClient(newVisitor()),
      marked,
    })
    return contractClient(bothWays(app.newVisitor(), answeredBothWays))
  }
  /**
   * Registers a part whose tests share one shop: a database and an API of its own for each test take longer
   * than what it asks.
   */
  const together = (part: (make: MakeClient) => void) =>
    describe('in one shop', () => {
      let app: TestApp | undefined
      afterAll(() => app?.close())
      part(async () => {
        app ??= await testApp()
        return clientOf(app)
      })
    })
  const crowded = async () => {
    const app = await testApp({ env: { HOLDS_PER_NETWORK: '1' } })
    open.push(app)
    const [held = 0, free = 0] = app.listed
    await app.newVisitor().run('addToCart', { input: { itemNumber: held } })
    return { client: clientOf(app), free, held }
  }
  const orderOf = (orderId: string) => {
    const app = open.at(-1)
    if (!app) throw new Error('no app is open')
    return {
      app,
      row: app.db
        .selectFrom('purchase_order')
        .select('access_key')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow(),
    }
  }
  const mailed = {
    keyOf: async (orderId: string) => (await orderOf(orderId).row).access_key,
    codeOf: async (orderId: string) => {
      const mail = memoryMail()
      await sendOrderCode(
        { db: orderOf(orderId).app.db, mail, webOrigin: '', now: () => new Date() },
        orderId,
        `order-code/${orderId}`,
      )
      return mail.sent.at(-1)?.mail.subject.match(/\d{6}$/)?.[0] ?? ''
    },
  }
  catalogueContract(look)
  searchContract(look)
  suggestionsContract(look)
  seoContract(look)
  sizeGuidesContract(look)
  together(companyContract)
  together(alertsContract)
  cleanoutContract(make)
  cartContract(make, crowded)
  queueContract(make, crowded)
  together(addressesContract)
  together(pricingContract)
  giftCardsContract(make)
  together(shippingContract)
  ordersContract(make, {
    token: (behavior) => tokenOf(open.at(-1)?.processor ?? { url: '' }, markedCard(behavior)),
    mailed,
  })
  discoveryContract(look)
  estimatesContract(async () => {
    const client = await make()
    const app = open.at(-1)
    if (!app) throw new Error('no app is open')
    // The small shop has sold too few of anything to estimate from.
    const dresses = await app.db
      .selectFrom('item')
      .select('item_number')
      .where('state', '=', 'listed')
      .where((e) => e('category_tags', '@>', e.val(['dresses'])))
      .limit(12)
      .execute()
    const numbers = dresses.map((one) => one.item_number)
    await app.db
      .updateTable('item')
      .set({ state: 'delivered', sold_at: new Date() })
      .where('item_number', 'in', numbers)
      .execute()
    return client
  })
  drawsContract(async () => {
    const client = await make()
    const app = open.at(-1)
    if (app) await runDraws(app.db, new Date())
    return client
  })
  earningsContract(make)
  favoritesContract(make)
  together(savedSearchesContract)
  together(sizeProfileContract)
  together(privacyContract)
  together(referralsContract)
  together(stylingContract)
  together((shared) =>
    safetyContract(shared, { email: personByKey('employee').email, password: seedPassword }),
  )
  together(storefrontContract)
  together(accountContract)
  together(securityContract)
  together(rewardsContract)
  together(fulfillmentContract)
  /** A client in a shop where the shopper got two dresses yesterday. */
  const afterDelivery = async () => {
    const client = await make()
    const app = open.at(-1)
    if (!app) throw new Error('no app is open')
    const { rows } = await sql<{ item_number: number }>`select item_number::float8 as item_number from item
      where item_number = any(${[...app.listed]}::bigint[]) and source = 'own' and not final_sale
        and category_tags[1] = 'dresses' order by item_number limit 2`.execute(app.db)
    const itemNumbers = rows.map((row) => row.item_number)
    const order = await makeOrder(app, {
      userId: personByKey('shopper').id,
      parcels: [{ source: 'own', itemNumbers }],
    })
    await deliverOrder(app, order, new Date(Date.now() - 86_400_000))
    return client
  }
  rescuesContract(
    async () => {
      const client = await make()
      const app = open.at(-1)
      if (!app) throw new Error('no app is open')
      await fillShelf(app, (await ownPieces(app)).slice(-2 * boxSize - 1))
      return client
    },
    (behavior) => tokenOf(open.at(-1)?.processor ?? { url: '' }, markedCard(behavior)),
    { email: personByKey('employee').email, password: seedPassword },
  )
  goodyOrdersContract(
    make,
    (behavior) => tokenOf(open.at(-1)?.processor ?? { url: '' }, markedCard(behavior)),
    { email: personByKey('employee').email, password: seedPassword },
  )
  returnsContract(
    afterDelivery,
    { email: personByKey('shopper').email, password: seedPassword },
    { email: personByKey('employee').email, password: seedPassword },
  )
  casesContract(
    afterDelivery,
    { email: personByKey('shopper').email, password: seedPassword },
    { email: personByKey('employee').email, password: seedPassword },
  )
  questionsContract(
    make,
    { email: personByKey('shopper').email, password: seedPassword },
    { email: personByKey('employee').email, password: seedPassword },
  )
  together((shared) =>
    employeeContract(shared, { email: personByKey('employee').email, password: seedPassword }),
  )
  auctionsContract(make, { email: personByKey('employee').email, password: seedPassword })
  experimentsContract(make, {
    admin: { email: personByKey('admin').email, password: seedPassword },
    employee: { email: personByKey('employee').email, password: seedPassword },
  })
  partnersContract(make, {
    admin: { email: personByKey('admin').email, password: seedPassword },
    employee: { email: personByKey('employee').email, password: seedPassword },
  })
  together((shared) =>
    contentContract(shared, { email: personByKey('employee').email, password: seedPassword }),
  )
  together((shared) =>
    homeEditsContract(shared, { email: personByKey('employee').email, password: seedPassword }),
  )
  together((shared) => binsContract(shared, { email: personByKey('employee').email, password: seedPassword }))
  together((shared) => deskContract(shared, { email: personByKey('employee').email, password: seedPassword }))
  together((shared) => intakeContract(shared, { email: 'tomas@hemline.example', password: seedPassword }))
  together(consignmentContract)
  together((shared) =>
    directSellContract(shared, { email: personByKey('p2p-seller').email, password: seedPassword }),
  )
  together(waitlistContract)
  notificationsContract(make, async (_, key) => {
    const app = open.at(-1)
    if (!app) throw new Error('no app is open')
    const note = { kind: 'account', title: `Told: ${key}`, body: '', link: '/my/settings', key } as const
    await inTransaction(app.db, (tx) => notify(tx, { ...note, userId: personByKey('superstar').id }))
  })
  identityContract(make)

  /** Queries that no contract asks. */
  const others: Partial<Record<OperationName, Record<string, unknown>>> = {
    // With figures: api/src/domains/analytics/analytics.test.ts.
    getSiteAnalytics: {},
    getPaymentSettings: {},
    getLandingHead: { slug: 'new-arrivals' },
    getUserBot: {},
    getFeaturedItem: { itemNumber: 1 },
    getKitPartners: {},
    getActiveBundle: {},
    getCheckout: {},
    getListingDocument: { amount: 5, filters: [] },
    getActivity: { first: 5 },
    // With a search engine: api/src/domains/image-search/image-search.test.ts.
    getImageSearch: { id: '01939bd2-4c11-7a55-8d21-0000000000cc' },
    getImageSearchMatches: { id: '01939bd2-4c11-7a55-8d21-0000000000cc' },
    getStylistModel: {},
    // With a member's outfit: api/src/domains/styling/styling.test.ts.
    getStyleWatch: { outfitId: '01939bd2-4c11-7a55-8d21-0000000000cc', itemNumber: 1 },
    getSizeProfiles: {},
    trendingSearches: {},
    // Walked through by api/src/domains/direct-sell and api/src/domains/offers.
    getDirectShop: {},
    getDirectListing: { id: '01939bd2-4c11-7a55-8d21-0000000000cc' },
    getDirectChoices: {},
    getDirectBrands: { text: 'fern' },
    getDirectGuess: { photoIds: [] },
    getProhibitedBrands: {},
    getDirectLabel: { photoId: '0' },
    getDirectPriceGuide: { categoryId: 0, condition: 'good' },
    getResaleEstimates: { itemNumbers: [1] },
    getDirectSale: { id: '01939bd2-4c11-7a55-8d21-0000000000cc' },
    getDirectPurchases: {},
    getDirectReviews: {},
    getReferralCode: {},
    // Walked through by api/src/domains/phones, saved-methods and content.
    getMyPhone: {},
    getSavedMethods: {},
    getTerms: {},
    getResaleReports: {},
    getOffers: { folder: 'buying' },
    getOffer: { id: '01939bd2-4c11-7a55-8d21-0000000000cc' },
    getOfferRoom: { itemNumbers: [1] },
    // Walked through by api/src/domains/partners.
    getMyPartnerNames: {},
    getMyPartners: { page: 1 },
    // Walked through by api/src/domains/payment.
    getWaitingRefunds: { page: 1 },
  }
  test('and answers each of its queries with and without a plan, byte for byte', async () => {
    const app = await testApp()
    open.push(app)
    const shopper = bothWays(await app.loggedIn('shopper'), answeredBothWays)
    await shopper.run('addToCart', { input: { itemNumber: app.listed[0] } })
    for (const [name, variables] of Object.entries(others))
      await shopper.run(name as OperationName, variables)
    expect(queries.filter((name) => !answeredBothWays.has(name))).toEqual([])
  })
})
