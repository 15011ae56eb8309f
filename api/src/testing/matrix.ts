// The rights matrix: one row for every field of Query and Mutation. matrix.test.ts asks each field as each
// of five viewers.

import { accountMatrix } from './matrix-account.ts'
import { auctionsMatrix } from './matrix-auctions.ts'
import { binsMatrix } from './matrix-bins.ts'
import { casesMatrix } from './matrix-cases.ts'
import { cleanoutMatrix } from './matrix-cleanout.ts'
import { consignmentMatrix } from './matrix-consignment.ts'
import { directSellMatrix } from './matrix-direct-sell.ts'
import { drawsMatrix } from './matrix-draws.ts'
import { earningsMatrix } from './matrix-earnings.ts'
import { employeeMatrix } from './matrix-employee.ts'
import { experimentsMatrix } from './matrix-experiments.ts'
import { favoritesMatrix } from './matrix-favorites.ts'
import { fulfillmentMatrix } from './matrix-fulfillment.ts'
import { goodyBoxesMatrix } from './matrix-goody-boxes.ts'
import { homeEditsMatrix } from './matrix-home-edits.ts'
import { imageSearchMatrix } from './matrix-image-search.ts'
import { intakeMatrix } from './matrix-intake.ts'
import { notificationsMatrix } from './matrix-notifications.ts'
import { ordersMatrix } from './matrix-orders.ts'
import { privacyMatrix } from './matrix-privacy.ts'
import { questionsMatrix } from './matrix-questions.ts'
import { referralsMatrix } from './matrix-referrals.ts'
import { rescuesMatrix } from './matrix-rescues.ts'
import { returnsMatrix } from './matrix-returns.ts'
import { rewardsMatrix } from './matrix-rewards.ts'
import { savedSearchesMatrix } from './matrix-saved-searches.ts'
import { securityMatrix } from './matrix-security.ts'
import { sizesMatrix } from './matrix-sizes.ts'
import { storefrontMatrix } from './matrix-storefront.ts'
import { stylingMatrix } from './matrix-styling.ts'
import { suggestionsMatrix } from './matrix-suggestions.ts'
import { type Asks, asks, type Row } from './matrix-types.ts'
import { waitlistMatrix } from './matrix-waitlist.ts'

const everybody = (outcome: string): Record<Asks, string> => ({
  visitor: outcome,
  another: outcome,
  employee: outcome,
  banned: outcome,
  shopper: outcome,
})
const everybodyBut = (outcome: string, others: Partial<Record<Asks, string>>): Record<Asks, string> => ({
  ...everybody(outcome),
  ...others,
})
const numbersWith = (wanted: number, numbers: readonly number[]) =>
  numbers.includes(wanted) ? 'the shopper’s' : 'none of it'

type CartValue = { cart: { cartProducts: { itemNumber: number }[] } | null }
type FavoritesValue = { itemNumbers: number[] }

/** Seeded, and the shopper's. Saved as it is, it stays the same one. */
const shoppersAddress = '01920000-0000-7000-8000-00000000ad01'
const anAddress =
  '{ fullName: "Nora Whitfield", line1: "1840 Linden St", line2: "Apt 3", city: "Oakland", state: "CA", zip: "94607", phone: "5105550142" }'

export const matrix: Record<string, Row> = {
  'Query.sizeChart': {
    document: () => '{ sizeChart(name: "rings") { name } }',
    expected: everybody('answered'),
  },
  'Query.sizeChartStandardGuides': {
    document: () => '{ sizeChartStandardGuides { name } }',
    expected: everybody('answered'),
  },
  'Query.sizeFragment': {
    document: () => '{ sizeFragment(sizingId: 1003) { label } }',
    expected: everybody('answered'),
  },
  'Query.shopFigures': {
    document: () => '{ shopFigures { piecesOnSale } }',
    expected: everybody('answered'),
  },
  'Query.helpArticles': { document: () => '{ helpArticles { slug } }', expected: everybody('answered') },
  'Query.shopMap': { document: () => '{ shopMap { letters { letter } } }', expected: everybody('answered') },
  'Query.payoutEstimate': {
    document: () =>
      '{ payoutEstimate(input: { service: "standard", category: "none", condition: "good", tier: "mid" }) { __typename } }',
    expected: everybody('EstimateRefused'),
  },
  'Query.kitPartners': { document: () => '{ kitPartners { slug } }', expected: everybody('answered') },
  'Mutation.answerCleanoutSurvey': {
    document: ({ who }) =>
      `mutation { answerCleanoutSurvey(input: { requestKey: "01939bd2-4c11-7a55-8d21-0b3f7f3a8${asks.indexOf(who)}21", score: 5, again: "yes", better: [] }) { __typename } }`,
    expected: everybodyBut('AnswerCleanoutSurveyPayload', { banned: 'FORBIDDEN' }),
  },
  // Banned people too: it is how they reach us.
  'Mutation.sendContactMessage': {
    document: ({ who }) =>
      `mutation { sendContactMessage(input: { messageId: "01939bd2-4c11-7a55-8d21-0b3f7f3a9${asks.indexOf(who)}21", topic: "other", name: "M X", email: "matrix.${who}@hemline.example", text: "A message of some length" }) { __typename } }`,
    expected: everybody('SendContactMessagePayload'),
  },
  'Query.activeCart': {
    document: () => '{ activeCart(estimateTaxes: false) { cart { cartProducts { itemNumber } } } }',
    outcome: ({ cart }: CartValue, { inCart }) =>
      numbersWith(inCart, cart?.cartProducts.map((line) => line.itemNumber) ?? []),
    expected: everybodyBut('none of it', { shopper: 'the shopper’s' }),
  },
  'Query.favorites': {
    document: () => '{ favorites { itemNumbers } }',
    outcome: ({ itemNumbers }: FavoritesValue, { favorite }) => numbersWith(favorite, itemNumbers),
    expected: everybodyBut('none of it', { shopper: 'the shopper’s' }),
  },
  'Query.myAddresses': {
    document: () => '{ myAddresses { city } }',
    outcome: (addresses: { city: string }[]) =>
      addresses.some((one) => one.city === 'Oakland') ? 'the shopper’s' : 'none of it',
    expected: everybodyBut('none of it', { shopper: 'the shopper’s' }),
  },
  'Query.zipPlace': {
    document: () => '{ zipPlace(zip: "94601") { city } }',
    expected: everybody('answered'),
  },
  'Mutation.saveAddress': {
    document: () =>
      `mutation { saveAddress(input: { id: "${shoppersAddress}", address: ${anAddress} }) { __typename } }`,
    expected: everybodyBut('NOT_FOUND', { banned: 'FORBIDDEN', shopper: 'SaveAddressPayload' }),
  },
  'Mutation.setCartAddress': {
    document: () =>
      `mutation { setCartAddress(input: { shippingAddressId: "${shoppersAddress}" }) { __typename } }`,
    expected: everybodyBut('NOT_FOUND', { banned: 'FORBIDDEN', shopper: 'SetCartAddressPayload' }),
  },
  // Banned people too, of their own: to forget is not to use the shop.
  'Mutation.removeAddress': {
    document: () => `mutation { removeAddress(input: { id: "${shoppersAddress}" }) { id } }`,
    expected: everybodyBut('NOT_FOUND', { shopper: 'answered' }),
  },
  'Query.user': {
    document: () => '{ user { loggedIn banned roles email } }',
    outcome: ({
      loggedIn,
      banned,
      roles,
      email,
    }: {
      loggedIn: boolean
      banned: boolean
      roles: string[]
      email: string | null
    }) =>
      [loggedIn ? 'in' : 'out', banned ? 'banned' : '', ...roles, email?.split('@')[0] ?? '']
        .filter(Boolean)
        .join(' '),
    expected: {
      visitor: 'out',
      another: 'in imani',
      employee: 'in employee tomas',
      banned: 'in banned ronan',
      shopper: 'in nora',
    },
  },
  'Query.userAlerts': {
    document: () => '{ userAlerts(input: {}) { totalCount } }',
    expected: everybody('answered'),
  },
  'Query.item': {
    document: ({ notListed }) => `{ item(itemNumber: ${notListed}) { itemNumber } }`,
    expected: everybodyBut('null', { employee: 'answered' }),
  },
  'Query.brand': { document: () => '{ brand(slug: "no-such-brand") { id } }', expected: everybody('null') },
  'Query.topBrands': { document: () => '{ topBrands { id } }', expected: everybody('answered') },
  'Query.categories': { document: () => '{ categories { id } }', expected: everybody('answered') },
  'Query.legalDocument': {
    document: () => '{ legalDocument(slug: "tou") { slug } }',
    expected: everybody('answered'),
  },
  'Query.legalDocuments': { document: () => '{ legalDocuments { slug } }', expected: everybody('answered') },
  'Query.brandDirectory': {
    document: () => '{ brandDirectory { totalCount } }',
    expected: everybody('answered'),
  },
  'Query.supplier': {
    document: () => '{ supplier(reference: "12") { id } }',
    expected: everybody('answered'),
  },
  'Query.landingPage': {
    document: () => '{ landingPage(slug: "outfits-you-love") { slug } }',
    expected: everybody('answered'),
  },
  'Query.similarItems': {
    document: ({ notListed }) => `{ similarItems(itemNumber: ${notListed}) { shelf } }`,
    expected: everybodyBut('null', { employee: 'answered' }),
  },
  'Query.identicalItems': {
    document: ({ notListed }) => `{ identicalItems(itemNumber: ${notListed}) { basis } }`,
    expected: everybodyBut('null', { employee: 'answered' }),
  },
  'Query.outfits': {
    document: ({ notListed }) => `{ outfits(itemNumber: ${notListed}) { occasions } }`,
    expected: everybodyBut('null', { employee: 'answered' }),
  },
  'Query.items': {
    document: () => '{ items(amount: 1, filters: [], userInfo: {}) { totalCount } }',
    expected: everybody('answered'),
  },
  'Query.itemsV2': {
    document: () => '{ itemsV2(input: { amount: 1, filters: [], userInfo: {} }) { totalCount } }',
    expected: everybody('answered'),
  },
  'Query.relatedLinks': {
    document: () => '{ relatedLinks(path: "/women") { sections { title } } }',
    expected: everybody('answered'),
  },
  'Query.sitemap': { document: () => '{ sitemap { files { name } } }', expected: everybody('answered') },
  'Query.facetBrands': {
    document: () => '{ facetBrands(filters: [], text: "a") { value } }',
    expected: everybody('answered'),
  },
  'Mutation.trackVisitor': {
    document: () => 'mutation { trackVisitor(input: {}) { success } }',
    expected: everybody('answered'),
  },
  // Banned people too: what one accepts is one's own affair.
  'Mutation.acceptLegal': {
    document: () => 'mutation { acceptLegal { user { loggedIn } } }',
    expected: everybodyBut('answered', { visitor: 'UNAUTHENTICATED' }),
  },
  'Mutation.applyClientConfiguration': {
    document: () =>
      'mutation { applyClientConfiguration(input: { clientType: web, settings: [{ name: "banners.x", value: "1" }] }) { clientConfiguration } }',
    expected: everybodyBut('answered', { banned: 'FORBIDDEN' }),
  },
  // Everybody chooses for a cart of one's own; those without one have nothing to choose.
  'Mutation.selectShippingOption': {
    document: ({ inCartKey }) =>
      `mutation { selectShippingOption(input: { productKey: "${inCartKey}", optionId: 1 }) { __typename } }`,
    expected: everybodyBut('ShippingOptionUnavailable', { shopper: 'SelectShippingOptionPayload' }),
  },
  'Mutation.addToCart': {
    document: ({ inCart }) => `mutation { addToCart(input: { itemNumber: ${inCart} }) { __typename } }`,
    expected: everybodyBut('ItemHeld', { banned: 'FORBIDDEN', shopper: 'AddToCartPayload' }),
  },
  // Banned people may take out what they had before: it frees the piece for others, and
  // takes nothing from anybody.
  'Mutation.removeFromCart': {
    document: ({ inCart }) => `mutation { removeFromCart(input: { itemNumber: ${inCart} }) { __typename } }`,
    expected: everybodyBut('NotInCart', { shopper: 'RemoveFromCartPayload' }),
  },
  'Mutation.applyPromoCodeToCart': {
    document: () => 'mutation { applyPromoCodeToCart(input: { code: "NO-SUCH-CODE" }) { __typename } }',
    expected: everybody('CodeNotApplicable'),
  },
  // Whoever has number and PIN may use a card; guessing helps nobody, and banned people buy nothing.
  'Mutation.applyGiftCard': {
    document: () => 'mutation { applyGiftCard(input: { number: "0", pin: "0" }) { __typename } }',
    expected: everybodyBut('NoCartToPay', { banned: 'GiftCardInvalid', shopper: 'GiftCardInvalid' }),
  },
  'Mutation.removeGiftCard': {
    document: () =>
      'mutation { removeGiftCard(input: { id: "none" }) { cart { cartProducts { itemNumber } } } }',
    outcome: ({ cart }: CartValue, { inCart }) =>
      numbersWith(inCart, cart?.cartProducts.map((line) => line.itemNumber) ?? []),
    expected: everybodyBut('none of it', { shopper: 'the shopper’s' }),
  },
  'Mutation.giftCardBalance': {
    document: () => 'mutation { giftCardBalance(input: { number: "0", pin: "0" }) { __typename } }',
    expected: everybody('GiftCardInvalid'),
  },
  'Query.myGiftCards': {
    document: () => '{ myGiftCards { id } }',
    expected: everybodyBut('answered', { visitor: 'UNAUTHENTICATED', banned: 'FORBIDDEN' }),
  },
  'Query.boughtGiftCards': {
    document: () => '{ boughtGiftCards { id } }',
    expected: everybodyBut('answered', { visitor: 'UNAUTHENTICATED', banned: 'FORBIDDEN' }),
  },
  'Mutation.sendGiftCardAgain': {
    document: () => 'mutation { sendGiftCardAgain(input: { id: "none" }) { __typename } }',
    expected: everybodyBut('NOT_FOUND', { visitor: 'UNAUTHENTICATED', banned: 'FORBIDDEN' }),
  },
  'Mutation.addGiftCardToCart': {
    document: () =>
      'mutation { addGiftCardToCart(input: { templateId: "1", amount: 1, deliveryMethod: print, deliveryDate: "", recipientName: "", senderName: "" }) { __typename } }',
    expected: everybodyBut('InvalidInput', { banned: 'FORBIDDEN' }),
  },
  // As with pieces: to take something out is to use nothing.
  'Mutation.removeGiftCardFromCart': {
    document: () => 'mutation { removeGiftCardFromCart(input: { id: "none" }) { __typename } }',
    expected: everybody('GiftCardNotInCart'),
  },
  'Mutation.addReclaimToCart': {
    document: ({ free }) => `mutation { addReclaimToCart(input: { itemNumber: ${free} }) { __typename } }`,
    expected: everybodyBut('NotReclaimable', { banned: 'FORBIDDEN' }),
  },
  'Mutation.applyReward': {
    document: () => 'mutation { applyReward(id: "01920000-0000-7000-8000-0000000000b1") { __typename } }',
    expected: everybody('RewardNotApplicable'),
  },
  'Mutation.removeReward': {
    document: () => 'mutation { removeReward { cart { cartProducts { itemNumber } } } }',
    outcome: ({ cart }: CartValue, { inCart }) =>
      numbersWith(inCart, cart?.cartProducts.map((line) => line.itemNumber ?? 0) ?? []),
    expected: everybodyBut('none of it', { shopper: 'the shopper’s' }),
  },
  // Of one's own cart alone; those without one have nothing to take off.
  'Mutation.removePromoCode': {
    document: () => 'mutation { removePromoCode { cart { cartProducts { itemNumber } } } }',
    outcome: ({ cart }: CartValue, { inCart }) =>
      numbersWith(inCart, cart?.cartProducts.map((line) => line.itemNumber) ?? []),
    expected: everybodyBut('none of it', { shopper: 'the shopper’s' }),
  },
  // The piece is the shopper's: others may wait for it, who holds it has no need to.
  'Mutation.joinQueue': {
    document: ({ inCart }) => `mutation { joinQueue(input: { itemNumber: ${inCart} }) { __typename } }`,
    expected: everybodyBut('JoinQueuePayload', { banned: 'FORBIDDEN', shopper: 'ItemFree' }),
  },
  // To leave is to give up what is one's own; nothing happens to who does not wait.
  'Mutation.leaveQueue': {
    document: ({ inCart }) => `mutation { leaveQueue(input: { itemNumber: ${inCart} }) { __typename } }`,
    expected: everybody('LeaveQueuePayload'),
  },
  'Mutation.addFavorites': {
    document: ({ favorite }) =>
      `mutation { addFavorites(input: { itemNumbers: [${favorite}] }) { itemNumbers } }`,
    expected: everybodyBut('answered', { banned: 'FORBIDDEN' }),
  },
  // As with the cart: to forget is not to use the shop.
  'Mutation.removeFavorites': {
    document: ({ favorite }) =>
      `mutation { removeFavorites(input: { itemNumbers: [${favorite}] }) { itemNumbers } }`,
    expected: everybody('answered'),
  },
  'Mutation.signUp': {
    document: ({ who }) =>
      `mutation { signUp(input: { email: "matrix.${who}@hemline.example", password: "a-long-password-7", firstName: "M", lastName: "X", acceptTerms: true }) { __typename } }`,
    expected: everybody('AuthPayload'),
  },
  'Mutation.logIn': {
    document: () =>
      'mutation { logIn(input: { email: "nora@hemline.example", password: "not-this-one-1" }) { __typename } }',
    expected: everybody('LogInRefused'),
  },
  'Mutation.logOut': {
    document: () => 'mutation { logOut { user { loggedIn } } }',
    expected: everybody('answered'),
  },
  'Mutation.requestPasswordChange': {
    document: ({ who }) =>
      `mutation { requestPasswordChange(input: { email: "matrix.${who}@hemline.example" }) { __typename } }`,
    expected: everybody('RequestPasswordChangePayload'),
  },
  'Mutation.changePasswordByMail': {
    document: () =>
      'mutation { changePasswordByMail(input: { token: "none", password: "a-long-password-7" }) { __typename } }',
    expected: everybody('PasswordLinkInvalid'),
  },
  // Banned people too: the account is theirs, and somebody else may know its password.
  'Mutation.changePassword': {
    document: () =>
      'mutation { changePassword(input: { currentPassword: "not-this-one-1", newPassword: "a-long-password-7" }) { __typename } }',
    expected: everybodyBut('PasswordWrong', { visitor: 'SignInRequired' }),
  },
  ...ordersMatrix,
  ...goodyBoxesMatrix,
  ...binsMatrix,
  ...rescuesMatrix,
  ...returnsMatrix,
  ...casesMatrix,
  ...directSellMatrix,
  ...questionsMatrix,
  ...waitlistMatrix,
  ...favoritesMatrix,
  ...savedSearchesMatrix,
  ...sizesMatrix,
  ...experimentsMatrix,
  ...homeEditsMatrix,
  ...accountMatrix,
  ...securityMatrix,
  ...rewardsMatrix,
  ...drawsMatrix,
  ...privacyMatrix,
  ...referralsMatrix,
  ...storefrontMatrix,
  ...imageSearchMatrix,
  ...stylingMatrix,
  ...suggestionsMatrix,
  ...notificationsMatrix,
  ...intakeMatrix,
  ...earningsMatrix,
  ...fulfillmentMatrix,
  ...auctionsMatrix,
  ...employeeMatrix,
  ...cleanoutMatrix,
  ...consignmentMatrix,
}
