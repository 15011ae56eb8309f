// Selling from one person to another (specification §2 direct/sell, §9 P2P_; decision 0199). Other domains
// import only from this file.
export {
  closetOfPage,
  directShop,
  openDirectShop,
  sellersBehind,
  setClosetSuspended,
  setDirectVacation,
} from './closets.ts'
export { followDirectSales } from './follow-sales.ts'
export { directGuess, directLabel, directPriceGuide, resaleEstimates } from './guide.ts'
export { endVacations, followDirectPrices } from './jobs.ts'
export { registerDirectLabel } from './label-route.ts'
export { choicesOnce, type PayoutView, payoutView } from './listing-view.ts'
export {
  changeDirectPrice,
  directListing,
  moveDirectListing,
  saveDirectDraft,
  submitDirectListing,
} from './listings.ts'
export { shownName } from './members.ts'
export {
  decideDirectListing,
  directReviews,
  reportListing,
  staffRefusal,
} from './moderation.ts'
export { allowBrand, prohibitBrand, prohibitedBrands } from './prohibited.ts'
export { type Refused, refused, type SignIn, sellerIn, signIn } from './refusals.ts'
export { isOpenToRead, removeReviewWords } from './reviews.db.ts'
export {
  cancelDirectSale,
  directPurchases,
  directSale,
  directSales,
  printDirectLabel,
  rateDirectSale,
} from './sales.ts'
export { sellAgain } from './sell-again.ts'
